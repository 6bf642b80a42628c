// The lanes: fixed tiles in lane order. A touch of the upper part calls, the lower part is the
// stopwatch; neither ever moves or changes its meaning by itself.
import { useRef } from "preact/hooks";
import { say } from "../messages";
import { clockText, now, untilLimit } from "../time";
import type { BoardView, GameView, Side } from "../wire";
import { type Judge, nameOf } from "./judge";
import type { Press } from "../session/outbox";
import { Target } from "../session/press-target";
import * as words from "../session/words";

/** A stopwatch that has just begun takes no "left early": a second touch of the finger that started it. */
const JUST_BEGUN_MS = 1_500;
/** One penalty behind the line (CR-4.3-1). */
const STOP_MS = 10_000;

export function Tiles({ judge }: { judge: Judge }) {
  const court = judge.court.value;
  if (!court) return <p class="waiting">{say("judge-waiting")}</p>;
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
  const mode = judge.mode.value.is;
  const means = mode === "call" && !(judge.has(board, "penalty") && isLive) ? "more" : mode;
  return (
    <li class={`tile${isMine ? "" : " others"}`} data-lane={board.board}>
      <Target
        class="call"
        adds={say("judge-touch", { side, means })}
        onTap={(at) => judge.touch(board, at)}
        onLong={() => judge.open(board.board)}
      >
        <span class="lane">
          <span class="unseen">{say("judge-lane-word")} </span>
          {board.board}
        </span>{" "}
        <PressMark judge={judge} press={last} />
        <span class="name">{name}</span>{" "}
        <span class={`standing ${standing.is}`}>{standing.text}</span>
      </Target>
      {!hasStopwatch ? (
        <Target class="stopwatch" adds={say("judge-everything-of-lane", { lane: board.board })} onTap={() => judge.open(board.board)}>
          –
        </Target>
      ) : judge.has(board, "stopped") ? (
        <Stopwatch judge={judge} board={board} game={game} side={side} />
      ) : (
        <Target class="stopwatch" adds={say("judge-everything-of-lane", { lane: board.board })} onTap={() => judge.open(board.board)}>
          {say("ruleset", { ruleset: game?.ruleset ?? "classic" })}
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

/** The state of a lane in three words. */
function standingOf(board: BoardView, game: GameView | undefined, side: Side, isLinked: boolean): { is: string; text: string } {
  if (!game) return { is: "quiet", text: "" };
  const view = game.sides[side];
  if (view.stop) return { is: "called", text: say("judge-serving") };
  const open = words.openPenalties(view);
  const isDue = view.penalties?.some(({ state }) => state === "due" || state === "serving");
  if (isDue) return { is: "due", text: words.stop(view, now.value) };
  if (open > 0) return { is: "called", text: say("judge-called", { open }) };
  if (game.inbox?.some(({ question }) => typeof question === "object" && "set_clock" in question)) return { is: "due", text: say("judge-set-clock") };
  const shown = game.ended?.result ?? game.entries?.[0]?.result;
  if (game.result === "differs") return { is: "warn", text: say("judge-entries-differ") };
  if (shown) return { is: "quiet", text: words.resultState(game, shown) };
  if (board.stale) return { is: "warn", text: say("judge-silent") };
  switch (game.phase) {
    case "waiting":
      return { is: "quiet", text: say("judge-before-start", { ready: game.ready ?? false, line_m: view.line_m, run_mode: view.run_mode ?? "line" }) };
    case "countdown":
      return { is: "warn", text: words.counting(game, now.value, isLinked) };
    case "paused":
      return { is: "warn", text: say("judge-paused") };
    default: {
      const left = untilLimit(game, now.value);
      if (left !== undefined) return { is: "quiet", text: say("judge-time-left", { time: clockText(left) }) };
      return { is: "quiet", text: say("judge-where", { at: view.at ?? "at_board", reds: view.reds || undefined }) };
    }
  }
}

function Stopwatch({ judge, board, game, side }: { judge: Judge; board: BoardView; game: GameView | undefined; side: Side }) {
  const begun = useRef({ until: 0, at: 0 });
  const stop = game?.sides[side].stop;
  const name = nameOf(game, side);
  const who = say("judge-stopwatch", { lane: board.board, name });
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
          if (at - begun.current.at > JUST_BEGUN_MS) judge.saw(board, { left_stop: { side } }, say("judge-told", { what: say("judge-told-left-early"), name }), at);
        }}
      >
        <Left until={until} />
      </Target>
    );
  }
  if (stop?.left != null) {
    return (
      <Target class="stopwatch" adds={who} disabled onTap={() => {}}>
        {say("judge-seconds", { seconds: (stop.left / 1000).toFixed(1) })}
      </Target>
    );
  }
  return (
    <Target
      class={`stopwatch${open > 0 ? " wanted" : ""}`}
      adds={say("judge-start-stopwatch", { lane: board.board, name })}
      onTap={(at) => judge.saw(board, { stopped: { side } }, say("judge-told", { what: say("judge-told-stopwatch"), name }), at)}
    >
      ▶ {say("judge-seconds", { seconds: Math.max(1, open) * 10 })}
    </Target>
  );
}

/** Seconds left, drawn from the instant the server named. */
function Left({ until }: { until: number }) {
  const left = Math.max(0, until - now.value);
  if (left === 0) return <b>{say("judge-free")}</b>;
  return (
    <>
      <b>{say("judge-seconds", { seconds: Math.ceil(left / 1000) })}</b> <small>{say("judge-left-early")}</small>
    </>
  );
}
