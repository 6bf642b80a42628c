// The charts of a board's page, drawn by hand: a library would weigh more than all of the page.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "./messages";
import { pace, type Difference as Ahead, type Split } from "./history";
import { clockText } from "./time";
import type { MoveView, Side } from "./wire";

const WIDTH = 100;
const HEIGHT = 40;
const MIDDLE = HEIGHT / 2;
/** The room at a chart's upper and lower edge for half a line of its scale. */
const EDGE = 4;
const SIDES: Side[] = ["white", "black"];

/** The least moves and the step of the scale that all charts of a game share, so that it changes once in ten moves. */
const MOVES = { least: 20, step: 10 };
const movesOf = (plies: number): number => Math.max(MOVES.least, Math.ceil(plies / 2 / MOVES.step) * MOVES.step);

/** The place of a half-move, in the middle of its half of the column of its move. */
const across = (ply: number, moves: number): number => Math.max(0, ((ply - 0.5) / 2 / moves) * WIDTH);

/** The round times, in ms, at which a scale may end. */
const ROUND_MS = [10, 20, 30, 60, 120, 180, 300, 600, 1_200, 1_800].map((seconds) => seconds * 1_000);
const roundUp = (ms: number): number => ROUND_MS.find((round) => round >= ms) ?? ms;

/** A value on the scale at the left of a chart. */
interface Mark {
  y: number;
  ms: number;
}

interface Frame {
  kind: string;
  words: ComponentChildren;
  moves: number;
  marks: Mark[];
  /** True if White's part is above the middle and Black's below. */
  halved?: boolean;
  children: () => ComponentChildren;
}

/** A chart with its words and its scales. It is drawn once it is on the screen. */
function Chart({ kind, words, moves, marks, halved = false, children }: Frame) {
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver((found) => found.some((each) => each.isIntersecting) && setShown(true));
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  const down = (y: number) => `top: ${(y / HEIGHT) * 100}%`;
  const tens = Array.from({ length: moves / MOVES.step }, (_, n) => (n + 1) * MOVES.step);
  return (
    <figure class={`chart ${kind}`} ref={place}>
      <figcaption>{words}</figcaption>
      <div class="plot" aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {marks.map(({ y }) => (
            <line key={y} class="scale" x1="0" x2={WIDTH} y1={y} y2={y} />
          ))}
          {shown && children()}
        </svg>
        {marks.map(({ y, ms }) => (
          <small key={y} style={down(y)}>
            {say("public-scale", { ms })}
          </small>
        ))}
        {halved && SIDES.map((side, n) => <i key={side} class={`colour ${side}`} style={down(MIDDLE * (n + 0.5))} />)}
        {tens.map((move) => (
          <b key={move} style={`left: ${((move - 0.5) / moves) * 100}%`}>
            {move}.
          </b>
        ))}
      </div>
    </figure>
  );
}

/** The scale of a chart around its middle, to `most` ms above and below. */
const around = (most: number): Mark[] => [
  { y: EDGE, ms: most },
  { y: MIDDLE, ms: 0 },
  { y: HEIGHT - EDGE, ms: most },
];

/** The mark of the half-move that is shown. */
const Here = ({ x }: { x: number }) => <line class="here" x1={x} x2={x} y1="0" y2={HEIGHT} />;

/** A line over the half-moves, with zero in the middle: above it White has more time. */
export function Difference({ values, plies, at }: { values: Ahead[]; plies: number; at: number }) {
  if (values.length < 2) return null;
  const most = roundUp(Math.max(...values.map(({ ahead }) => Math.abs(ahead))));
  const moves = movesOf(plies);
  const y = (value: number) => MIDDLE - (value / most) * (MIDDLE - EDGE);
  const { ahead } = values.findLast(({ ply }) => ply <= at) ?? (values[0] as Ahead);
  return (
    <Chart kind="difference" words={say("public-difference", { time: clockText(Math.abs(ahead)), ahead: ahead >= 0 ? "white" : "black" })} moves={moves} marks={around(most)} halved>
      {() => (
        <>
          <polyline points={values.map((value) => `${across(value.ply, moves)},${y(value.ahead)}`).join(" ")} />
          <Here x={across(at, moves)} />
        </>
      )}
    </Chart>
  );
}

/** A line for each player over his whole runs: the lower it is, the faster he ran. */
export function Pace({ runs, plies, at }: { runs: Split[]; plies: number; at: number }) {
  const whole = runs.filter((run) => !run.half);
  if (whole.length < 2) return null;
  const took = whole.map((run) => run.took / 1_000);
  const least = Math.floor(Math.min(...took)) * 1_000;
  const most = Math.max(least + 1_000, Math.ceil(Math.max(...took)) * 1_000);
  const moves = movesOf(plies);
  const y = (ms: number) => HEIGHT - EDGE - ((ms - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const words = SIDES.map((side) => {
    const of = pace(runs, side);
    return (
      <span key={side} class={`of-${side}`}>
        {of && say("public-pace", { side, mean: Math.round(of.mean), best: of.best })}
      </span>
    );
  });
  return (
    <Chart kind="pace" words={words} moves={moves} marks={[most, least].map((ms) => ({ y: y(ms), ms }))}>
      {() => (
        <>
          {SIDES.map((side) => {
            const of = whole.filter((run) => run.side === side);
            return <polyline key={side} class={`of-${side}`} points={of.map((run) => `${across(run.ply, moves)},${y(run.took)}`).join(" ")} />;
          })}
          <Here x={across(at, moves)} />
        </>
      )}
    </Chart>
  );
}

/** A bar for each move's time and for the run after it, White's above and Black's below. */
export function Times({ moves, runs, at, go }: { moves: MoveView[]; runs: Split[]; at: number; go: (ply: number) => void }) {
  if (moves.length === 0) return null;
  const most = roundUp(Math.max(...moves.map((move) => move.used ?? 0), ...runs.map((run) => run.took)));
  const run = new Map(runs.map((each) => [each.ply, each.took]));
  const full = movesOf(moves.length);
  const bar = WIDTH / full;
  const words = (
    <>
      <span class="thought">{say("public-thinking")}</span> <span class="ran">{say("public-running-time")}</span>
    </>
  );
  return (
    <Chart kind="times" words={words} moves={full} marks={around(most)} halved>
      {() =>
        moves.map((move) => {
          const up = move.ply % 2 === 1;
          const x = Math.floor((move.ply - 1) / 2) * bar;
          const tall = (ms: number) => (ms / most) * (MIDDLE - EDGE);
          const rect = (kind: string, ms: number, part: number) => (
            <rect class={kind} x={x + part * bar} width={bar * 0.38} height={tall(ms)} y={up ? MIDDLE - tall(ms) : MIDDLE} />
          );
          return (
            <g key={move.ply} class={move.ply === at ? "here" : ""} onClick={() => go(move.ply)}>
              {rect("thought", move.used ?? 0, 0.1)}
              {rect("ran", run.get(move.ply) ?? 0, 0.52)}
            </g>
          );
        })
      }
    </Chart>
  );
}
