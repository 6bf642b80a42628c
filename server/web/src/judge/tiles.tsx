// The lanes: fixed tiles in lane order. A touch of the upper part calls, the lower part is the
// stopwatch; neither ever moves or changes its meaning by itself.
import { useEffect, useRef } from "preact/hooks";
import { say } from "../messages";
import { surname } from "../names";
import { clockText, now, untilLimit } from "../time";
import type { BoardView, GameView, Side } from "../wire";
import { type Judge, nameOf } from "./judge";
import type { Press } from "../session/outbox";
import { Target } from "../session/press-target";
import { isCall, isTakenBack } from "../session/wishes";
import * as words from "../session/words";

/** A stopwatch that has just begun takes no "left early": a second touch of the finger that started it. */
const JUST_BEGUN_MS = 1_500;

export function Tiles({ judge }: { judge: Judge }) {
  const court = judge.court.value;
  if (!court) return <p class="waiting">{say("judge-waiting")}</p>;
  const boards = judge.settings.value.isFlipped ? [...court.boards].reverse() : court.boards;
  return (
    <ol class={`tiles mode-${judge.mode.value.is}`}>
      {boards.map((board) => (
        <Tile key={board.board} judge={judge} board={board} />
      ))}
    </ol>
  );
}

function Tile({ judge, board }: { judge: Judge; board: BoardView }) {
  const side = judge.settings.value.end;
  const game = board.game ?? undefined;
  const last = judge.markOf(board.board);
  const until = stopEnd(judge, board, game, side);
  const state = standingOf(judge, board, game, side, until, last);
  // a number and its unit may stand on two lines of a tile
  const text = state.text.replaceAll("\u00a0", " ");
  const isLive = judge.stage(game) === "live";
  // a stopwatch that runs is stopped here, although nobody could begin another one now
  const hasStopwatch = isLive && (judge.offers(board, "stopped") || until !== undefined);
  const mode = judge.mode.value.is;
  const means = mode === "call" && !(judge.has(board, "penalty") && isLive) ? "more" : mode;
  return (
    <li class={`tile is-${state.is}${judge.watches(board.board) ? "" : " others"}`} data-lane={board.board}>
      <Target
        class="call"
        adds={say("judge-touch", { side, means })}
        onTap={(at) => judge.touch(board, at)}
        onLong={() => judge.open(board.board)}
      >
        <span class="head">
          <span class="unseen">{say("judge-lane-word")} </span>
          <b class="lane">{board.board}</b>{" "}
          <span class="name" dir="auto">
            {surname(game?.sides[side].name ?? "") || nameOf(game, side)}
          </span>
        </span>{" "}
        <span class="standing" style={sizeOf(text)}>
          <b>{text}</b>
          {state.more && <small> {state.more}</small>}
        </span>{" "}
        <PressMark judge={judge} press={last} />
      </Target>
      {hasStopwatch ? (
        <Stopwatch judge={judge} board={board} game={game} side={side} until={until} />
      ) : (
        <Target class="stopwatch" adds={say("judge-everything-of-lane", { lane: board.board })} onTap={() => judge.open(board.board)}>
          {isLive && !judge.has(board, "stopped") ? say("ruleset", { ruleset: game?.ruleset ?? "classic" }) : "–"}
        </Target>
      )}
    </li>
  );
}

/** The letters of the longest word and the number of words, by which the tile sizes its text. */
function sizeOf(text: string): Record<string, number> {
  const words = text.split(" ");
  return { "--letters": Math.max(...words.map((word) => word.length)), "--words": words.length };
}

/** The end of a player's stop. One that was begun without a link runs here; the court will date it from the same touch. */
function stopEnd(judge: Judge, board: BoardView, game: GameView | undefined, side: Side): number | undefined {
  const own = judge.ownStop(board.board, side);
  if (!game) return undefined;
  const { stop, next_stop } = game.sides[side];
  return own !== undefined ? own + next_stop : (stop?.until ?? undefined);
}

function PressMark({ judge, press }: { judge: Judge; press: Press | undefined }) {
  if (!press) return <span class="mark" />;
  const { sign, words: text } = words.state(judge.progress(press));
  return (
    <span class="mark">
      <span style={{ "--letters": text.length + 2 }}>
        <span aria-hidden="true">{sign}</span> {text}
      </span>
    </span>
  );
}

interface Standing {
  is: "quiet" | "warn" | "called" | "due" | "serving" | "free" | "out" | "back" | "result";
  /** The largest word of the tile. */
  text: string;
  more?: string;
}

/** The state of a lane. Without a link only what was called and what was seen to end is said, not where anybody runs. */
function standingOf(judge: Judge, board: BoardView, game: GameView | undefined, side: Side, until: number | undefined, last: Press | undefined): Standing {
  const isLinked = judge.isCurrent();
  const seconds = (ms: number) => say("judge-seconds", { seconds: Math.ceil(ms / 1000) });
  if (until !== undefined) {
    const left = until - now.value;
    return left > 0 ? { is: "serving", text: seconds(left) } : { is: "free", text: say("judge-free") };
  }
  if (!game) return { is: "quiet", text: "" };
  const view = game.sides[side];
  if (view.stop) return { is: "serving", text: view.stop.left == null ? say("judge-serving") : seconds(view.stop.left), more: say("judge-stands-still") };
  const open = words.openPenalties(view);
  const isDue = view.penalties?.some(({ state }) => state === "due" || state === "serving");
  if (isDue) return { is: "due", ...words.stop(view, now.value) };
  if (open > 0) return { is: "called", text: say("judge-called", { open }) };
  if (last && !last.outcome && isCall(last) && !isTakenBack(last)) return { is: "called", text: say("judge-called", { open: 1 }) };
  if (game.inbox?.some(({ question }) => typeof question === "object" && "set_clock" in question)) return { is: "due", text: say("judge-set-clock") };
  const shown = game.ended?.result ?? game.entries?.[0]?.result;
  if (game.result === "differs") return { is: "warn", text: say("judge-entries-differ") };
  if (shown) return { is: "result", text: words.score(shown), more: words.resultState(game) };
  const turns = words.turns(view.line_m, view.run_mode);
  if (game.phase === "waiting") return { is: "quiet", text: say("judge-before-start", { ready: game.ready ?? false }), more: turns };
  if (game.phase === "countdown") return { is: "warn", text: words.counting(game, now.value, isLinked) };
  if (!isLinked) return { is: "quiet", text: say("judge-unknown") };
  if (board.stale) return { is: "warn", text: say("judge-silent") };
  if (game.phase === "paused") return { is: "warn", text: say("judge-paused") };
  const left = untilLimit(game, now.value);
  if (left !== undefined) return { is: "quiet", text: clockText(left), more: say("judge-time-left") };
  const at = view.at ?? "at_board";
  return { is: at === "outward" ? "out" : at === "homeward" ? "back" : "quiet", text: say("judge-where", { at }), more: view.reds ? say("judge-reds", { reds: view.reds }) : "" };
}

function Stopwatch({ judge, board, game, side, until }: { judge: Judge; board: BoardView; game: GameView | undefined; side: Side; until: number | undefined }) {
  const begun = useRef({ until: 0, at: 0 });
  const name = nameOf(game, side);
  const who = say("judge-stopwatch", { lane: board.board, name });
  const open = game ? words.openPenalties(game.sides[side]) : 0;
  const isOver = until !== undefined && until <= now.value;
  if (until !== undefined && begun.current.until !== until) begun.current = { until, at: performance.now() };
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isOver && wasRunning.current && judge.watches(board.board)) judge.give("free");
    wasRunning.current = until !== undefined && !isOver;
  }, [isOver, until]);
  if (until !== undefined) {
    return (
      <Target
        class="stopwatch runs"
        adds={who}
        onTap={(at) => {
          if (at - begun.current.at > JUST_BEGUN_MS) judge.saw(board, { left_stop: { side } }, say("judge-told", { what: say("judge-told-left-early"), name }), at);
        }}
      >
        {isOver ? say("judge-free") : say("judge-left-early")}
      </Target>
    );
  }
  if (game?.sides[side].stop?.left != null) {
    return (
      <Target class="stopwatch" adds={who} disabled onTap={() => {}}>
        –
      </Target>
    );
  }
  return (
    <Target
      class={`stopwatch${open > 0 ? " wanted" : ""}`}
      adds={say("judge-start-stopwatch", { lane: board.board, name })}
      onTap={(at) => judge.saw(board, { stopped: { side } }, say("judge-told", { what: say("judge-told-stopwatch"), name }), at)}
    >
      ▶ {say("judge-seconds", { seconds: (game?.sides[side].next_stop ?? 0) / 1000 })}
    </Target>
  );
}
