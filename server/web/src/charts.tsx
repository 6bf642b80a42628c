// The charts of a board's page, drawn by hand: a library would weigh more than all of the page.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "./messages";
import { pace, type Difference as Ahead, type Split } from "./history";
import { clockText } from "./time";
import type { MoveView, Side } from "./wire";

const WIDTH = 100;
const HEIGHT = 40;
const SIDES: Side[] = ["white", "black"];

/** A chart with its words. It is drawn once it is on the screen. */
function Chart({ kind, words, children }: { kind: string; words: ComponentChildren; children: () => ComponentChildren }) {
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver((found) => found.some((each) => each.isIntersecting) && setShown(true));
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  return (
    <figure class={`chart ${kind}`} ref={place}>
      <figcaption>{words}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {shown && children()}
      </svg>
    </figure>
  );
}

/** The mark of the half-move that is shown. */
const Here = ({ x }: { x: number }) => <line class="here" x1={x} x2={x} y1="0" y2={HEIGHT} />;

/** A line over the half-moves, with zero in the middle: above it White has more time. */
export function Difference({ values, plies, at }: { values: Ahead[]; plies: number; at: number }) {
  if (values.length < 2) return null;
  const most = Math.max(10_000, ...values.map(({ ahead }) => Math.abs(ahead)));
  const x = (ply: number) => (ply / plies) * WIDTH;
  const y = (value: number) => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - 2);
  const { ahead } = values.findLast(({ ply }) => ply <= at) ?? (values[0] as Ahead);
  return (
    <Chart kind="difference" words={say("public-difference", { time: clockText(Math.abs(ahead)), ahead: ahead >= 0 ? "white" : "black" })}>
      {() => (
        <>
          <line class="zero" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <polyline points={values.map((value) => `${x(value.ply)},${y(value.ahead)}`).join(" ")} />
          <Here x={x(at)} />
        </>
      )}
    </Chart>
  );
}

/** A line for each player over his whole runs: the lower it is, the faster he ran. */
export function Pace({ runs, plies, at }: { runs: Split[]; plies: number; at: number }) {
  const whole = runs.filter((run) => !run.half);
  if (whole.length < 2) return null;
  const took = whole.map((run) => run.took);
  const [least, most] = [Math.min(...took), Math.max(...took)];
  const x = (ply: number) => (ply / plies) * WIDTH;
  const y = (ms: number) => HEIGHT - 3 - ((ms - least) / Math.max(1_000, most - least)) * (HEIGHT - 6);
  const words = SIDES.map((side) => {
    const of = pace(runs, side);
    return (
      <span key={side} class={`of-${side}`}>
        {of && say("public-pace", { side, mean: Math.round(of.mean), best: of.best })}
      </span>
    );
  });
  return (
    <Chart kind="pace" words={words}>
      {() => (
        <>
          {SIDES.map((side) => {
            const of = whole.filter((run) => run.side === side);
            return <polyline key={side} class={`of-${side}`} points={of.map((run) => `${x(run.ply)},${y(run.took)}`).join(" ")} />;
          })}
          <Here x={x(at)} />
        </>
      )}
    </Chart>
  );
}

/** A bar for each move's time and for the run after it, White's above and Black's below. */
export function Times({ moves, runs, at, go }: { moves: MoveView[]; runs: Split[]; at: number; go: (ply: number) => void }) {
  if (moves.length === 0) return null;
  const most = Math.max(10_000, ...moves.map((move) => move.used ?? 0), ...runs.map((run) => run.took));
  const run = new Map(runs.map((each) => [each.ply, each.took]));
  const full = Math.max(30, Math.ceil(moves.length / 2));
  const bar = WIDTH / full;
  const words = (
    <>
      <span class="thought">{say("public-thinking")}</span> <span class="ran">{say("public-running-time")}</span>
    </>
  );
  return (
    <Chart kind="times" words={words}>
      {() => (
        <>
          {moves.map((move) => {
            const up = move.ply % 2 === 1;
            const x = Math.floor((move.ply - 1) / 2) * bar;
            const tall = (ms: number) => (ms / most) * (HEIGHT / 2 - 1);
            const rect = (kind: string, ms: number, offset: number) => (
              <rect class={kind} x={x + offset} width={bar * 0.4} height={tall(ms)} y={up ? HEIGHT / 2 - tall(ms) : HEIGHT / 2} />
            );
            return (
              <g key={move.ply} class={move.ply === at ? "here" : ""} onClick={() => go(move.ply)}>
                {rect("thought", move.used ?? 0, 0)}
                {rect("ran", run.get(move.ply) ?? 0, bar * 0.42)}
              </g>
            );
          })}
          <line class="zero" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        </>
      )}
    </Chart>
  );
}
