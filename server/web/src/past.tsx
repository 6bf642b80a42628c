// The court as it was known at an instant: a slider over what has finished, and the view of that instant.
import { signal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { again } from "./again";
import { Instant } from "./instant";
import { say } from "./messages";
import "./past.css";
import { firstGo } from "./round";
import { elapsedText, now } from "./time";
import type { BoardView, Snapshot } from "./wire";

/** One step of the slider, in ms of court time. */
const STEP_MS = 1_000;

/** A time that can be looked back on, in ms of court time. */
export interface Period {
  from: number;
  to: number;
}

/** From the first GO of a court's games to the end of the last one that has ended; undefined before one has. */
export function periodOf(boards: BoardView[]): Period | undefined {
  const games = boards.flatMap(({ game }) => (game ? [game] : []));
  const from = Math.min(...games.map((game) => firstGo(game) ?? Infinity));
  const to = Math.max(...games.map((game) => game.ended?.at ?? -Infinity));
  return from < to ? { from, to } : undefined;
}

/** The chosen instant, which every view of its court shows, and the period in which it was chosen: a game that begins meanwhile changes neither. */
const chosen = signal<{ court: number; at: number; period: Period } | undefined>(undefined);

/** Gives a snapshot as it was known at an instant; undefined if it cannot be had. */
export type AskPast = (court: number, at: number, gone: AbortSignal) => Promise<Snapshot | undefined>;

const askPublic: AskPast = async (court, at, signal) => {
  const answer = await fetch(`/api/v1/courts/${court}/at/${at}`, { signal });
  return answer.ok ? ((await answer.json()) as Snapshot) : undefined;
};

/** The answer to the question for an instant: the view shows it, the server still looks it up, or it cannot be had. */
type Answer = "had" | "awaited" | "missing";

/** The court at the instant `at`, or the one before it until the server has answered; and the answer. A server that is busy or cannot be reached is asked again. */
function useSnapshot(court: number | undefined, at: number | undefined, ask: AskPast): { past?: Snapshot; answer: Answer } {
  const [{ past, of }, set] = useState<{ past?: Snapshot; /** The instant that was answered. */ of?: number }>({});
  useEffect(() => {
    if (court === undefined || at === undefined) return set({});
    set(({ past }) => ({ past }));
    const gone = new AbortController();
    const look = async () => {
      const found = await ask(court, at, gone.signal).catch(() => undefined);
      if (gone.signal.aborted) return;
      set(({ past }) => ({ past: found ? { ...found, at } : past, of: at }));
      if (!found) void again().then(look);
    };
    void look();
    return () => gone.abort();
  }, [court, at]);
  if (at === undefined) return { answer: "had" };
  return { past, answer: of !== at ? "awaited" : past?.at === at ? "had" : "missing" };
}

/** A court with the instant that is drawn: `then` is undefined in the present. */
export interface Seen<Known> {
  court: Known | Snapshot;
  then: number | undefined;
  /** The slider that chooses, over this period while the court is seen as it is now. */
  slider: (period: Period | undefined) => VNode | null;
}

/** The court as it is, or as it was known at the chosen instant. */
export function usePast<Known extends Snapshot | undefined>(known: Known, ask: AskPast = askPublic): Seen<Known> {
  const choice = chosen.value?.court === known?.court ? chosen.value : undefined;
  const { past, answer } = useSnapshot(known?.court, choice?.at, ask);
  const slider = (now: Period | undefined) => {
    const period = choice?.period ?? now;
    const go = (at: number | undefined) => (chosen.value = known && period && at !== undefined ? { court: known.court, at, period } : undefined);
    return period ? <PastSlider period={period} at={choice?.at} shown={past?.at} answer={answer} go={go} /> : null;
  };
  return { court: past ?? known, then: past?.at, slider };
}

/** Views of an instant; without one, of the present. */
export function At({ then, children }: { then: number | undefined; children: ComponentChildren }) {
  const instant = useMemo(() => (then === undefined ? now : signal(then)), [then]);
  return <Instant.Provider value={instant}>{children}</Instant.Provider>;
}

interface OfSlider {
  period: Period;
  at: number | undefined;
  /** The instant that the views draw, until the chosen one is had. */
  shown: number | undefined;
  answer: Answer;
  go: (at: number | undefined) => void;
}

/** The slider from a GO to an end, where the page shows the court as it is now. */
function PastSlider({ period: { from, to }, at, shown, answer, go }: OfSlider) {
  const after = (at ?? to) - from;
  const drawn = shown === undefined ? say("pages-past-now") : elapsedText(shown - from);
  const words = at === undefined ? say("pages-past-now") : say("pages-past-at", { time: elapsedText(after), answer, drawn });
  return (
    <div class="past-slider">
      <label>
        <span>{say("pages-past-heading")}</span>
        <input
          type="range"
          min={0}
          max={Math.ceil((to - from) / STEP_MS) * STEP_MS}
          step={STEP_MS}
          value={after}
          aria-valuetext={words}
          onInput={(event) => {
            const instant = from + Number(event.currentTarget.value);
            go(instant >= to ? undefined : instant);
          }}
        />
      </label>
      <output aria-busy={answer === "awaited"}>{words}</output>
    </div>
  );
}
