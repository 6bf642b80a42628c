// Following a player: he is remembered on this phone, his game comes first, and his penalties and result are told.
import type { BoardView, GameView, Side, SideView, Snapshot, TickerLine } from "./wire";
import { useElsewhere } from "./elsewhere";
import { isIncident } from "./mirror";
import { Clock } from "./player";
import { hasBegun, useLines } from "./news";
import { metresRun, runsOf } from "./running";
import { followed } from "./viewer";
import { say } from "./messages";
import type { Running } from "./shown";
import { nameOf, named, shortly, ticker } from "./texts";
import { Way } from "./way";

/** The player whom the viewer follows, if he is of this event. */
const isFollowed = (view: SideView): boolean => followed.value?.player === view.player && followed.value.name === nameOf(view);

/** True if the player whom the viewer follows is on the board. */
export const hasFollowed = ({ game }: BoardView): boolean => game != null && (isFollowed(game.sides.white) || isFollowed(game.sides.black));

/** The key that begins or ends the following of a player. */
export function Follow({ view }: { view: SideView }) {
  const pressed = isFollowed(view);
  return (
    <button
      class="follow"
      aria-pressed={pressed}
      aria-label={say("public-follow", { name: nameOf(view) })}
      onClick={() => (followed.value = pressed ? undefined : { player: view.player, name: nameOf(view) })}
    >
      {pressed ? "★" : "☆"}
    </button>
  );
}

/** The newest incident of a game that concerns the player of `side`: each names its side, or ends the game. */
function told(lines: TickerLine[], game: GameView, side: Side): TickerLine | undefined {
  return lines
    .filter((line) => {
      if (line.game !== game.game || !isIncident(line) || ticker(line.said) === undefined || typeof line.said !== "object") return false;
      const [kind, about] = Object.entries(line.said)[0] as [string, object];
      return kind === "ended" || ("side" in about && about.side === side);
    })
    .at(-1);
}

/** The game of the player whom the viewer follows. */
interface HisGame {
  court: Snapshot;
  board: number;
  game: GameView;
  side: Side;
}

function hisGame(court: Snapshot): HisGame | undefined {
  for (const { board, game } of court.boards) {
    for (const side of ["white", "black"] as Side[]) {
      if (game && isFollowed(game.sides[side])) return { court, board, game, side };
    }
  }
  return undefined;
}

/** The game of the player whom the viewer follows, in short; the way to it if his latest is on another court. */
export function Followed({ court, shown }: { court: Snapshot; shown: Running }) {
  const here = hisGame(court);
  const elsewhere = useElsewhere(court.court, followed.value !== undefined && (here === undefined || here.game.ended != null));
  const [there] = (elsewhere ?? []).flatMap((each) => hisGame(each) ?? []).sort((one, other) => other.game.round - one.game.round);
  if (there && !(here && here.game.round >= there.game.round)) return <There {...there} />;
  return here ? <His {...here} shown={shown} /> : null;
}

function There({ court, board, game, side }: HisGame) {
  const view = game.sides[side];
  return (
    <section class="followed-player there" aria-label={say("public-followed", { name: nameOf(view) })}>
      <Follow view={view} />
      <a href={`#/${court.court}/${board}`}>
        <b>{named(view)}</b> {court.setup.name} · {say("public-board", { board })}
      </a>
      <span class="against">{say("public-against", { name: named(game.sides[side === "white" ? "black" : "white"]) })}</span>
    </section>
  );
}

function His({ court, board, game, side, shown }: HisGame & { shown: Running }) {
  const view = game.sides[side];
  const line = told(useLines(court, hasBegun(game) ? [game.game] : []), game, side);
  return (
    <section class={`followed-player ${side}`} aria-label={say("public-followed", { name: nameOf(view) })}>
      <Follow view={view} />
      <a href={`#/${court.court}/${board}`}>
        <b>{named(view)}</b> {say("public-board", { board })}
      </a>
      <span class="against">{say("public-against", { name: shortly(game.sides[side === "white" ? "black" : "white"]) })}</span>
      <Clock game={game} side={side} />
      <span class="way">
        <Way game={game} side={side} shown={shown} />
      </span>
      <span class="marks">{say("public-marks-of", { runs: runsOf(game, side), metres: metresRun(game, side), served: view.served ?? 0, illegal: view.illegal })}</span>
      <span class={`notice${game.ended ? " end" : ""}`} role="status">
        {line && ticker(line.said)}
      </span>
    </section>
  );
}
