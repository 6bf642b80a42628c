// The marks of a board wherever it is drawn: a stop, a penalty that is due, a count, a result.
import type { GameView, Side, TickerLine } from "./wire";
import { countOf, dueOf } from "./round";
import { isIncident } from "./mirror";
import { useContext } from "preact/hooks";
import { Instant, useAt } from "./instant";
import { say } from "./messages";

const CIRCLE = 2 * Math.PI * 20;

/** The ring of a player who stands at his line: it empties with the stopwatch, and says the seconds. */
export function Stop({ game, side }: { game: GameView; side: Side }) {
  const stop = game.sides[side].stop;
  const tenths = useAt((at) => Math.ceil(Math.max(0, stop?.until == null ? (stop?.left ?? 0) : stop.until - at) / 100), [stop]);
  if (!stop) return null;
  const left = tenths * 100;
  const part = Math.min(1, left / stop.whole);
  return (
    <span class="stop" role="timer" aria-label={say("public-stands")}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <circle cx="24" cy="24" r="20" class="left" stroke-dasharray={`${part * CIRCLE} ${CIRCLE}`} />
      </svg>
      <b>{Math.ceil(left / 1000)}</b>
    </span>
  );
}

/** The seconds that a player has to stand at his next arrival at the line. */
export function Due({ game, side }: { game: GameView; side: Side }) {
  const { stop, next_stop } = game.sides[side];
  return dueOf(game, side) === 0 || stop ? null : <span class="due">{say("public-due", { seconds: next_stop / 1000 })}</span>;
}

/** An incident flashes on its board if it is not older than this, in ms. */
const FLASH_MS = 2_000;

/** The newest incident of a board. */
export const newestOf = (ticker: TickerLine[], board: number): TickerLine | undefined => ticker.filter((line) => line.board === board && isIncident(line)).at(-1);

/** A short, quiet flash of a board on which something has just happened. */
export function Flash({ line }: { line: TickerLine | undefined }) {
  const at = useContext(Instant).peek();
  if (!line || at - line.at > FLASH_MS) return null;
  const isEnd = typeof line.said === "object" && "ended" in line.said;
  return <span key={line.fact} class={`flash${isEnd ? " end" : ""}`} aria-hidden="true" />;
}

export const hasWon = (game: GameView, side: Side): boolean => {
  const result = game.ended?.result;
  return typeof result === "object" && "won" in result && result.won.by === side;
};

/** The result of a game on its board, with its reason. */
export function Result({ game }: { game: GameView }) {
  return game.ended ? (
    <span class="result">
      <b>{say("score", { result: game.ended.result })}</b> <small>{say("termination", { by: game.ended.by, result: game.ended.result })}</small>
    </span>
  ) : null;
}

/** The count of a game that starts or goes on by itself. */
export function OwnCount({ game }: { game: GameView }) {
  const figure = useAt((at) => countOf(game, at), [game]);
  return figure === undefined ? null : <b class="own-count">{figure === 0 ? say("public-go") : figure}</b>;
}
