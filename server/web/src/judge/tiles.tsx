// The lanes: fixed tiles in lane order. A touch of the upper part calls, the lower part is the
// stopwatch; neither ever moves or changes its meaning by itself.
import { useRef } from "preact/hooks";
import { clockText, now, untilLimit } from "../time";
import type { BoardView, GameView, Side } from "../wire";
import { type Judge, nameOf } from "./judge";
import type { Press } from "./outbox";
import { Target } from "./press-target";
import * as words from "./words";

/** A stopwatch that has just begun takes no "left early": a second touch of the finger that started it. */
const JUST_BEGUN_MS = 1_500;
/** One penalty behind the line (CR-4.3-1). */
const STOP_MS = 10_000;

export function Tiles({ judge }: { judge: Judge }) {
  const court = judge.court.value;
  if (!court) return <p class="waiting">Waiting for the court…</p>;
  const { boards: mine = [], relieved = false } = judge.welcomed.value ?? {};
  const boards = judge.settings.value.isFlipped ? [...court.boards].reverse() : court.boards;
  const mode = judge.mode.value.is;
  return (
    <ol class={`tiles mode-${mode}`}>
      {boards.map((board) => (
        <Tile key={board.board} judge={judge} board={board} isMine={!relieved && (mine.length === 0 || mine.includes(board.board))} />
      ))}
    </ol>
  );
}

function Tile({ judge, board, isMine }: { judge: Judge; board: BoardView; isMine: boolean }) {
  const side = judge.settings.value.end;
  const game = board.game ?? undefined;
  const last = judge.markOf(board.board);
  const name = nameOf(game, side);
  const standing = standingOf(board, game, side, judge.standing.value.is === "up");
  const isLive = judge.stage(game) === "live";
  // a game that has ended has nobody to stop, whatever was not heard since
  const hasStopwatch = isLive && !(game?.phase === "finished" && words.openPenalties(game.sides[side]) === 0);
  const meaning = { call: judge.has(board, "penalty") && isLive ? "no crossing" : "more", more: "more", chief: "call the head referee", replace: "it was here" }[judge.mode.value.is];
  return (
    <li class={`tile${isMine ? "" : " others"}`} data-lane={board.board}>
      <Target
        class="call"
        adds={`${words.side[side]}: ${meaning}`}
        onTap={(at) => judge.touch(board, at)}
        onLong={() => judge.open(board.board)}
      >
        <span class="lane">
          <span class="unseen">Lane </span>
          {board.board}
        </span>{" "}
        <PressMark judge={judge} press={last} />
        <span class="name">{name}</span>{" "}
        <span class={`standing ${standing.is}`}>{standing.text}</span>
      </Target>
      {!hasStopwatch ? (
        <Target class="stopwatch" adds={`everything of lane ${board.board}`} onTap={() => judge.open(board.board)}>
          –
        </Target>
      ) : judge.has(board, "stopped") ? (
        <Stopwatch judge={judge} board={board} game={game} side={side} />
      ) : (
        <Target class="stopwatch" adds={`everything of lane ${board.board}`} onTap={() => judge.open(board.board)}>
          {words.ruleset[game?.ruleset ?? "classic"]}
        </Target>
      )}
    </li>
  );
}

function PressMark({ judge, press }: { judge: Judge; press: Press | undefined }) {
  if (!press) return <span class="mark" />;
  const { sign, words: text } = words.state(judge.progress(press));
  return (
    <span class="mark">
      <span aria-hidden="true">{sign}</span> {text}
    </span>
  );
}

/** What a judge needs to know of a lane, in three words. */
function standingOf(board: BoardView, game: GameView | undefined, side: Side, isLinked: boolean): { is: string; text: string } {
  if (!game) return { is: "quiet", text: "" };
  const view = game.sides[side];
  if (view.stop) return { is: "called", text: "serving" };
  const open = words.openPenalties(view);
  const isDue = view.penalties?.some(({ state }) => state === "due" || state === "serving");
  if (isDue) return { is: "due", text: (open === 1 ? "STOP" : `STOP ×${open}`) + words.missed(view, now.value) + words.line(view) };
  if (open > 0) return { is: "called", text: open === 1 ? "called" : `called ×${open}` };
  if (game.inbox?.some(({ question }) => typeof question === "object" && "set_clock" in question)) return { is: "due", text: "set clock" };
  const shown = game.ended?.result ?? game.entries?.[0]?.result;
  if (game.result === "differs") return { is: "warn", text: "entries differ" };
  if (shown) return { is: "quiet", text: [words.result(shown), words.resultState(game)].join(" ") };
  if (board.stale) return { is: "warn", text: "silent" };
  switch (game.phase) {
    case "waiting":
      return { is: "quiet", text: (game.ready ? "ready" : "not started") + words.line(view) };
    case "countdown":
      return { is: "warn", text: words.counting(game, now.value, isLinked) };
    case "paused":
      return { is: "warn", text: "paused" };
    default: {
      const left = untilLimit(game, now.value);
      if (left !== undefined) return { is: "quiet", text: `${clockText(left)} left` };
      const where = view.at === "away" ? "away" : view.at === "outward" ? "out" : view.at === "homeward" ? "back" : "playing";
      return { is: "quiet", text: view.reds ? `${where}, ${view.reds} red` : where };
    }
  }
}

function Stopwatch({ judge, board, game, side }: { judge: Judge; board: BoardView; game: GameView | undefined; side: Side }) {
  const begun = useRef({ until: 0, at: 0 });
  const stop = game?.sides[side].stop;
  const who = `stopwatch of lane ${board.board}, ${nameOf(game, side)}`;
  const open = game ? words.openPenalties(game.sides[side]) : 0;
  // what was started while the link is down runs here; the court will date it from the same touch
  const own = judge.ownStop(board.board, side);
  const until = own !== undefined ? own + STOP_MS * Math.max(1, open) : (stop?.until ?? undefined);
  if (until !== undefined && begun.current.until !== until) begun.current = { until, at: performance.now() };
  if (until !== undefined) {
    return (
      <Target
        class="stopwatch runs"
        adds={who}
        onTap={(at) => {
          if (at - begun.current.at > JUST_BEGUN_MS) judge.saw(board, { left_stop: { side } }, `left early, ${nameOf(game, side)}`, at);
        }}
      >
        <Left until={until} />
      </Target>
    );
  }
  if (stop?.left != null) {
    return (
      <Target class="stopwatch" adds={who} disabled onTap={() => {}}>
        {(stop.left / 1000).toFixed(1)} s
      </Target>
    );
  }
  return (
    <Target
      class={`stopwatch${open > 0 ? " wanted" : ""}`}
      adds={`start the ${who}`}
      onTap={(at) => judge.saw(board, { stopped: { side } }, `stopwatch started, ${nameOf(game, side)}`, at)}
    >
      ▶ {Math.max(1, open) * 10} s
    </Target>
  );
}

/** Seconds left, drawn from the instant the server named. */
function Left({ until }: { until: number }) {
  const left = Math.max(0, until - now.value);
  if (left === 0) return <b>free</b>;
  return (
    <>
      <b>{Math.ceil(left / 1000)} s</b> <small>left early?</small>
    </>
  );
}
