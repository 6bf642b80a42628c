// The sport in a minute, in pictures. The pictures say nothing that the words below them do not.
import type { ComponentChildren, VNode } from "preact";
import { Legend } from "./above";
import { wear } from "./look";
import { say } from "./messages";

const Picture = ({ children }: { children: ComponentChildren }) => (
  <svg viewBox="0 0 320 190" aria-hidden="true">
    <rect class="floor" width="320" height="190" rx="12" />
    {children}
  </svg>
);

const Squares = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 8})`}>
    <rect class="light" width="8" height="8" />
    {Array.from({ length: 32 }, (_, n) => {
      const row = Math.floor(n / 4);
      return <rect key={n} class="dark" x={2 * (n % 4) + (row % 2 === 0 ? 1 : 0)} y={row} width="1" height="1" />;
    })}
  </g>
);

const Dot = ({ x, y, side, r = 9 }: { x: number; y: number; side: "white" | "black"; r?: number }) => <circle class={`man ${side}`} cx={x} cy={y} r={r} />;

/** A clock of two figures; the running one is coloured. */
const Clocks = ({ x, y, left, right, running }: { x: number; y: number; left: string; right: string; running?: "left" | "right" }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect class="case" width="180" height="56" rx="10" />
    {[left, right].map((figure, n) => {
      const runs = running === (n === 0 ? "left" : "right");
      return (
        <g key={n} class={runs ? "runs" : ""} transform={`translate(${8 + n * 84} 8)`}>
          <rect class="face" width="80" height="40" rx="6" />
          <text x="40" y="28">
            {figure}
          </text>
        </g>
      );
    })}
  </g>
);

/** Five lanes: the boards on the middle line, the players between them and their lines. */
const court = (
  <Picture>
    <path class="line" d="M12 22h296M12 168h296" />
    <path class="lane" d="M71 22v146M130 22v146M189 22v146M248 22v146" />
    {[0, 1, 2, 3, 4].map((n) => (
      <Squares key={n} x={29 + 59 * n} y={82} size={26} />
    ))}
    <path class="trail" d="M42 40v26M101 122v26M219 22v20M278 124v32" />
    <Dot x={42} y={40} side="black" />
    <Dot x={42} y={121} side="white" />
    <Dot x={101} y={69} side="black" />
    <Dot x={101} y={148} side="white" />
    <Dot x={160} y={69} side="black" />
    <Dot x={160} y={121} side="white" />
    <Dot x={219} y={46} side="black" />
    <Dot x={219} y={121} side="white" />
    <Dot x={278} y={69} side="black" />
    <Dot x={278} y={124} side="white" />
  </Picture>
);

/** One lane: out to the line and home. */
const run = (
  <Picture>
    <Squares x={24} y={63} size={64} />
    <path class="line" d="M286 40v110" />
    <path class="trail" d="M104 76h170M274 114h-170" />
    <path class="tip" d="M264 68l14 8l-14 8zM114 106l-14 8l14 8z" />
    <text x="190" y="62">14 m</text>
    <text x="190" y="140">14 m</text>
    <g class="runs-to-and-fro">
      <Dot x={110} y={95} side="white" r={13} />
    </g>
  </Picture>
);

const clocks = (
  <Picture>
    <Clocks x={70} y={67} left="4:32" right="5:10" running="right" />
    <Dot x={115} y={150} side="white" r={12} />
    <path class="trail" d="M115 134v-8" />
    <Dot x={205} y={40} side="black" r={12} />
  </Picture>
);

/** A player behind his line, and the ring that empties. */
const penalty = (
  <Picture>
    <path class="line" d="M190 24v142" />
    <Squares x={16} y={63} size={64} />
    <path class="trail" d="M96 95h70" />
    <circle class="ring" cx="244" cy="95" r="38" />
    <path class="ring left" d="M244 57a38 38 0 1 1 -36 50" />
    <text class="big" x="244" y="107">
      7
    </text>
  </Picture>
);

const claim = (
  <Picture>
    <Squares x={24} y={39} size={112} />
    <path class="wrong" d="M45 130L115 60M98 62l18 -3l-3 18" />
    <path class="wrong" d="M176 58l28 28M204 58l-28 28" />
    <g transform="translate(226 52)">
      <rect class="face" width="12" height="40" rx="3" />
      <rect class="face" x="22" width="12" height="40" rx="3" />
    </g>
    <text class="big" x="226" y="142">
      +1:00
    </text>
  </Picture>
);

const win = (
  <Picture>
    <Squares x={24} y={39} size={112} />
    <text class="king" x="80" y="95" transform="rotate(72 80 95) translate(0 22)">
      ♚
    </text>
    <rect class="card" x="166" y="62" width="130" height="66" rx="12" />
    <text class="big" x="231" y="107">
      1–0
    </text>
  </Picture>
);

/** The pictures, in the order in which they are told. */
const TOLD = [
  ["court", court],
  ["run", run],
  ["clocks", clocks],
  ["penalty", penalty],
  ["claim", claim],
  ["win", win],
] as const;

export function about(): () => VNode {
  wear();
  document.title = say("public-about");
  return () => (
    <main class="about">
      <h1>{say("public-about")}</h1>
      <p class="lead">{say("about-lead")}</p>
      <ol>
        {TOLD.map(([part, picture]) => (
          <li key={part}>
            {picture}
            <h2>{say("about-title", { part })}</h2>
            <p>{say("about-text", { part })}</p>
          </li>
        ))}
      </ol>
      <h2>{say("about-marks")}</h2>
      <Legend />
      <p class="more">
        <a href="/">{say("about-watch")}</a> <a href="/table">{say("about-play")}</a>
      </p>
    </main>
  );
}
