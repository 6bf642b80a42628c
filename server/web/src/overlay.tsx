// A transparent picture over a video, of one board or all of them. Its address or a head referee sets
// the picture; without either a director picks a board that is worth a look.
import { computed } from "@preact/signals";
import type { VNode } from "preact";
import { Due, Stop } from "./marks";
import { Clock } from "./player";
import { notices, type Notice } from "./round";
import { ofAddress, OVERLAY_VIEWS, setting, type OverlayView } from "./screen";
import { now } from "./time";
import { watch } from "./watch";
import type { BoardView, GameView, Side, Snapshot } from "./wire";
import { say } from "./messages";
import { shortly } from "./texts";

/** A picture of the director stays at least so long, in ms. */
const STAYS_MS = 6_000;

/** The director's choice: a penalty, a finish of the last moments, a low clock, else the strip of boards. */
export function choice(court: Snapshot, at: number): { view: OverlayView; board: number | undefined } {
  const found = notices(court.boards, at);
  const of = (kind: Notice["kind"]) => found.find((notice) => notice.kind === kind)?.board;
  const penalty = of("stands") ?? of("due");
  if (penalty !== undefined) return { view: "penalty", board: penalty };
  const over = court.boards.find((board) => board.game?.ended && at - board.game.ended.at < 2 * STAYS_MS);
  if (over) return { view: "lower", board: over.board };
  const low = of("low");
  return low === undefined ? { view: "strip", board: undefined } : { view: "lower", board: low };
}

const Name = ({ game, side }: { game: GameView; side: Side }) => (
  <span class={`name ${side}`}>
    <i class={`colour ${side}`} role="img" aria-label={say("side", { side })} /> {shortly(game.sides[side])}
  </span>
);

/** The lower third: both players, their clocks, the last move or the result. */
function Lower({ board, game }: { board: BoardView; game: GameView }) {
  return (
    <section class="lower">
      <span class="number">{board.board}</span>
      <Name game={game} side="white" />
      {!game.ended && <Clock game={game} side="white" />}
      <b class="middle">{game.ended ? say("score", { result: game.ended.result }) : (game.last?.san ?? "")}</b>
      {!game.ended && <Clock game={game} side="black" />}
      <Name game={game} side="black" />
    </section>
  );
}

/** A penalty: whose it is, why, and the seconds. */
function Penalty({ board, game }: { board: BoardView; game: GameView }) {
  const side = (["white", "black"] as Side[]).find((each) => game.sides[each].stop) ?? (["white", "black"] as Side[]).find((each) => (game.sides[each].penalties ?? []).length > 0);
  const penalty = side && game.sides[side].penalties?.[0];
  if (!side || !penalty) return <Lower board={board} game={game} />;
  return (
    <section class="card">
      <span class="number">{board.board}</span>
      <Name game={game} side={side} />
      <span class="why">{say("fault", { fault: penalty.fault })}</span>
      <Stop game={game} side={side} />
      <Due game={game} side={side} />
    </section>
  );
}

function Strip({ court }: { court: Snapshot }) {
  return (
    <ol class="strip" style={{ "--columns": Math.min(6, court.boards.length) }}>
      {court.boards.map(({ board, game }) =>
        game ? (
          <li key={board}>
            <span class="number">{board}</span>
            <Name game={game} side="white" />
            {game.ended ? <b>{say("score", { result: game.ended.result })}</b> : <Clock game={game} side="white" />}
            <Name game={game} side="black" />
            {!game.ended && <Clock game={game} side="black" />}
          </li>
        ) : null,
      )}
    </ol>
  );
}

function Table({ court }: { court: Snapshot }) {
  return (
    <table class="table-of-results">
      <tbody>
        {court.boards.map(({ board, game }) =>
          game ? (
            <tr key={board}>
              <th scope="row">{board}</th>
              <td>{shortly(game.sides.white)}</td>
              <td class="score">{game.ended ? say("score", { result: game.ended.result }) : "–"}</td>
              <td>{shortly(game.sides.black)}</td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

/** The page. Its address, a setting for the screen, or the director chooses the picture. */
export function overlay(): () => VNode | null {
  const address = ofAddress(location.search);
  const set = setting(address.screen ?? "overlay");
  const feed = watch(computed(() => set.value.court ?? address.court ?? 1));
  /** The director's picture and its beginning: it stays long enough to be read. */
  let directed: { view: OverlayView; board: number | undefined; since: number } = { view: "strip", board: undefined, since: 0 };
  const direct = (court: Snapshot, at: number) => {
    const next = choice(court, at);
    const isOther = next.view !== directed.view || next.board !== directed.board;
    if (isOther && (at - directed.since > STAYS_MS || at < directed.since)) directed = { ...next, since: at };
    return directed;
  };
  return () => {
    const court = feed.value?.court.value;
    // without a link the clocks would run on unchecked: the video is left alone
    if (!court || feed.value?.link.value.state !== "live") return null;
    const fixed = OVERLAY_VIEWS.find((view) => view === (set.value.view ?? address.view));
    const board = set.value.board ?? address.board;
    const shown = fixed ? { view: fixed, board } : direct(court, now.value);
    const about = court.boards.find((each) => each.board === (shown.board ?? 1));
    return (
      <main class="picture">
        {shown.view === "lower" && about?.game && <Lower board={about} game={about.game} />}
        {shown.view === "penalty" && about?.game && <Penalty board={about} game={about.game} />}
        {shown.view === "strip" && <Strip court={court} />}
        {shown.view === "table" && <Table court={court} />}
      </main>
    );
  };
}
