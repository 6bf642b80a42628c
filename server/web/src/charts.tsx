// The charts of a board's page, drawn by hand: a library would weigh more than all of the page.
import { say } from "./messages";
import type { Split } from "./history";
import type { MoveView } from "./wire";

const WIDTH = 100;
const HEIGHT = 40;

/** A line over the half-moves, with zero in the middle: above it White has more time. */
export function Difference({ values, at }: { values: number[]; at: number }) {
  if (values.length < 2) return null;
  const most = Math.max(10_000, ...values.map(Math.abs));
  const x = (n: number) => (n / (values.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - 2);
  const last = values.at(-1) as number;
  return (
    <figure class="chart">
      <figcaption>{say("public-difference", { seconds: Math.round(Math.abs(last) / 1000), ahead: last >= 0 ? "white" : "black" })}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line class="zero" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <polyline points={values.map((value, n) => `${x(n)},${y(value)}`).join(" ")} />
        <line class="here" x1={x(Math.min(at, values.length - 1))} x2={x(Math.min(at, values.length - 1))} y1="0" y2={HEIGHT} />
      </svg>
    </figure>
  );
}

/** A bar for each move's time and for the run after it, White's above and Black's below. */
export function Times({ moves, runs, at, go }: { moves: MoveView[]; runs: Split[]; at: number; go: (ply: number) => void }) {
  if (moves.length === 0) return null;
  const most = Math.max(10_000, ...moves.map((move) => move.used ?? 0), ...runs.map((run) => run.took));
  const run = new Map(runs.map((each) => [each.ply, each.took]));
  const full = Math.max(30, Math.ceil(moves.length / 2));
  const bar = WIDTH / full;
  return (
    <figure class="chart times">
      <figcaption>
        <span class="thought">{say("public-thinking")}</span> <span class="ran">{say("public-running-time")}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
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
      </svg>
    </figure>
  );
}
