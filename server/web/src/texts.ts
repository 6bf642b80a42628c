// Every word of the pages, by key: another language is another object of this shape.
import type { Debt } from "./wire/Debt";
import type { Line } from "./wire/Line";
import type { Said } from "./wire/Said";
import type { Side } from "./wire/Side";
import type { Termination } from "./wire/Termination";
import type { Whereabouts } from "./wire/Whereabouts";
import type { GameResult } from "./wire/GameResult";

export const side: Record<Side, string> = { white: "White", black: "Black" };

export const whereabouts: Record<Whereabouts, string> = {
  behind_line: "behind the line",
  at_board: "at the board",
  outward: "running out",
  homeward: "running home",
  away: "away",
};

export const termination: Record<Termination, string> = {
  checkmate: "checkmate",
  stalemate: "stalemate",
  dead_position: "dead position",
  fivefold_repetition: "fivefold repetition",
  seventy_five_moves: "75 moves",
  resignation: "resignation",
  agreement: "agreement",
  flag_fall: "flag fall",
  ruling: "the referee's ruling",
};

export const page = {
  title: "ChessRun court",
  demo: "DEMO",
  demoWhy: "A demonstration: the moves are real games, the clocks and the runs are made up.",
  connecting: "Connecting…",
  live: "Live",
  lost: (seconds: number) => `No connection for ${seconds} s. Clocks may be out of date; trying again.`,
  stopped: "This court has stopped: nothing more is recorded. This is how it stood last.",
  noCourt: "Waiting for the court…",
  noGame: "no game",
  board: (n: number) => `Board ${n}`,
  round: (n: number) => `Round ${n}`,
  player: (n: number) => `Player ${n}`,
  toMove: "to move",
  stale: "board silent",
  silent: "silent",
  waiting: "not started",
  countdown: "starting",
  paused: "paused",
  free: "owes no run",
  ticker: "What happened",
  moves: "Moves",
  noMoves: "No moves yet.",
  back: "All boards",
  runs: (n: number) => `${n} ${n === 1 ? "run" : "runs"} made`,
  notKnown: "moves are not reported",
  lastMove: "last move",
  pieces: "Piece drawings: Colin M. L. Burnett (GPL-2.0-or-later).",
  source: "Free software, GPL-3.0-or-later.",
};

/** What a player owes, in words: “owes a run”, “owes 2 runs”. */
export function owes(debts: Debt[]): string {
  const full = debts.filter((debt) => debt === "full_run").length;
  const half = debts.filter((debt) => debt === "half_run").length;
  const parts: string[] = [];
  if (half > 0) parts.push("a half run");
  if (full === 1) parts.push("a run");
  if (full > 1) parts.push(`${full} runs`);
  return parts.length === 0 ? page.free : `owes ${parts.join(" and ")}`;
}

export function result(value: GameResult): string {
  if (value === "drawn") return "½–½";
  return value.won.by === "white" ? "1–0" : "0–1";
}

/** One line of the ticker, or undefined for what spectators need not read. */
export function said(line: Line): string | undefined {
  const what: Said = line.said;
  if (typeof what === "string") {
    switch (what) {
      case "paired":
        return "paired";
      case "aborted":
        return "the countdown was stopped";
      case "started":
        return "GO!";
    }
  }
  if ("counting" in what) return "3, 2, 1 …";
  if ("moved" in what) {
    const move = what.moved;
    return `${Math.ceil(move.ply / 2)}${move.ply % 2 === 1 ? "." : "…"} ${move.san}`;
  }
  if ("crossed" in what) return `${side[what.crossed.side]} crossed the line`;
  if ("run_made" in what) {
    if (what.run_made.presumed) return undefined;
    const took = what.run_made.took;
    return `${side[what.run_made.side]} is back${took == null ? "" : ` after ${(took / 1000).toFixed(1)}\u00a0s`}`;
  }
  if ("moved_before_run" in what) return `${side[what.moved_before_run.side]} moved before the run was made`;
  if ("illegal" in what) return `${side[what.illegal.side]}: illegal move ${what.illegal.uci}`;
  if ("flag_fell" in what) return `${side[what.flag_fell.side]}'s flag fell`;
  if ("ended" in what) return `${result(what.ended.result)}, ${termination[what.ended.by]}`;
  if ("retracted" in what) return "corrected";
  if ("stale" in what) return what.stale.stale ? "the board fell silent" : "the board is back";
  return undefined;
}
