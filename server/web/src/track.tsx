// A player's way from the board to his line and back, with the player on it as a dot.
//
// The browser moves the dot by itself between two reports: nothing is computed for a frame. The style
// sheet says by `--ax` and `--ay` in which direction the line lies.
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Instant, useAt, useIsPast } from "./instant";
import { legs, lineOf, spot, type Leg } from "./running";
import type { Running } from "./shown";
import type { SideView } from "./wire";

const isAtRest = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The place of a runner box at rest, whose dot lies `part` of the way to the line. */
const shifted = (part: number): string => {
  const percent = (part * 100).toFixed(2);
  return `translate(calc(var(--ax) * ${percent}%), calc(var(--ay) * ${percent}%))`;
};

/** From the board to the line on the screen, in px. */
interface Reach {
  x: number;
  y: number;
}

/** The reach of a track, once the browser has laid it out and whenever its size changes. */
function useReach(): [(track: HTMLElement | null) => void, Reach | undefined] {
  const [reach, setReach] = useState<Reach | undefined>();
  const [track, setTrack] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!track) return;
    const observer = new ResizeObserver(([seen]) => {
      if (!seen) return;
      const style = getComputedStyle(track);
      const towards = (axis: string) => Number(style.getPropertyValue(axis));
      setReach({ x: towards("--ax") * seen.contentRect.width, y: towards("--ay") * seen.contentRect.height });
    });
    observer.observe(track);
    return () => observer.disconnect();
  }, [track]);
  return [setTrack, reach];
}

/** The time, in court ms, for which the animation goes on while a runner waits for his report: its end costs a picture. */
const WAITS = 600_000;

/**
 * The keyframes from the instant `at` on; `speed` is court seconds per second of the screen. They are in
 * px: with a percentage or a variable in them the page's own thread would compute every picture.
 */
export function frames(way: Leg[], line: number, at: number, speed: number, reach: Reach): { keyframes: Keyframe[]; duration: number } | undefined {
  const place = (metres: number) => `translate(${((reach.x * metres) / line).toFixed(2)}px, ${((reach.y * metres) / line).toFixed(2)}px)`;
  const last = way.at(-1);
  if (!last || last.ends <= at) return undefined;
  const whole = last.ends + WAITS - at;
  const keyframes: Keyframe[] = way
    .filter((leg) => leg.ends > at)
    .flatMap((leg) => {
      const begins = Math.max(at, leg.begins);
      const from = leg.from + ((leg.to - leg.from) * (begins - leg.begins)) / (leg.ends - leg.begins);
      return [
        { transform: place(from), offset: (begins - at) / whole },
        { transform: place(leg.to), offset: (leg.ends - at) / whole },
      ];
    });
  keyframes.push({ transform: place(last.to) });
  return { keyframes, duration: whole / speed };
}

interface Run {
  view: SideView;
  shown: Running;
  /** True if his clock runs: a ring is around him. */
  ticking?: boolean;
}

export function Track({ view, shown, ticking = false }: Run) {
  const { paces, speed, letters } = shown;
  const pace = paces.of(view.player);
  const runner = useRef<HTMLSpanElement>(null);
  const [track, reach] = useReach();
  const line = lineOf(view);
  const instant = useContext(Instant);
  const isPast = useIsPast();
  // a layout effect is part of the same picture
  useLayoutEffect(() => {
    const at = instant.peek();
    const way = legs(view, pace);
    const place = spot(view, pace, isPast ? at : (way.at(-1)?.ends ?? at));
    const box = runner.current;
    if (!box) return;
    box.style.transform = shifted((place?.metres ?? 0) / line);
    const played = isPast || !reach || isAtRest() ? undefined : frames(way, line, at, speed, reach);
    const animation = played && box.animate(played.keyframes, { duration: played.duration });
    return () => animation?.cancel();
  }, [view.at, view.since, pace, speed, line, instant, reach]);
  // nobody has seen where he is: his run is presumed, or its report is overdue
  const isOverdue = useAt((at) => spot(view, pace, at)?.overdue ?? false, [view, pace]);
  const estimated = view.at === "away" || isOverdue;
  return (
    <span class={`track ${view.at ?? "unknown"}${estimated ? " estimated" : ""}${ticking ? " ticking" : ""}`} aria-hidden="true" ref={track}>
      <span class="crossed">✓</span>
      {view.at != null && (
        <span class="runner" ref={runner}>
          <span class="dot">{letters.get(view.player)}</span>
        </span>
      )}
    </span>
  );
}
