// The court as it was known at an instant: a slider over a finished game, and the view of that instant.
import { useEffect, useState } from "preact/hooks";
import { say } from "./messages";
import { clockText, leftAt } from "./time";
import type { GameView, Side, SideView, Snapshot } from "./wire";

/** One step of the slider, in ms of court time. */
const STEP_MS = 1_000;

/** A game whose clocks and stopwatches stand as they were at the instant `at`. */
export function stands(game: GameView, at: number): GameView {
  const side = (of: Side): SideView => {
    const view = game.sides[of];
    const stop = view.stop?.until == null ? view.stop : { ...view.stop, until: null, left: Math.max(0, view.stop.until - at) };
    return { ...view, left: leftAt(game, of, at) ?? null, ...(stop && { stop }) };
  };
  const running = game.running && { ...game.running, since: Number.MAX_SAFE_INTEGER };
  return { ...game, ...(running && { running }), sides: { white: side("white"), black: side("black") } };
}

/** The court at the instant `at`; the one before it until the server has answered. */
export function usePast(court: number, at: number | undefined): Snapshot | undefined {
  const [past, setPast] = useState<Snapshot | undefined>();
  useEffect(() => {
    if (at === undefined) return setPast(undefined);
    const gone = new AbortController();
    fetch(`/api/v1/courts/${court}/at/${at}`, { signal: gone.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Snapshot>) : undefined))
      .then((court) => court && setPast({ ...court, at, boards: court.boards.map((board) => (board.game ? { ...board, game: stands(board.game, at) } : board)) }))
      .catch(() => {}); // a later instant was chosen, or there is no connection
    return () => gone.abort();
  }, [court, at]);
  return at === undefined ? undefined : past;
}

/** The slider from the GO of a finished game to its end, where the page shows the court as it is now. */
export function PastSlider({ from, to, at, go }: { from: number | undefined; to: number; at: number | undefined; go: (at: number | undefined) => void }) {
  if (from === undefined || to <= from) return null;
  const after = (at ?? to) - from;
  const words = at === undefined ? say("public-past-now") : say("public-past-at", { time: clockText(Math.floor(after / 1000) * 1000) });
  return (
    <div class="past-slider">
      <label>
        <span>{say("public-past-heading")}</span>
        <input
          type="range"
          min={0}
          max={Math.ceil((to - from) / STEP_MS) * STEP_MS}
          step={STEP_MS}
          value={after}
          aria-valuetext={words}
          onInput={(event) => {
            const chosen = from + Number(event.currentTarget.value);
            go(chosen >= to ? undefined : chosen);
          }}
        />
      </label>
      <output>{words}</output>
    </div>
  );
}
