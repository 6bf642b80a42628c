// The place of a runner between two reports: an estimate at his own pace.
import type { GameView, Side, SideView } from "./wire";

/** Pace of a player of whom no run was seen yet, in ms a metre: a run of 28 m in 9 s. */
export const USUAL_PACE = 9_000 / 28;
/** A run this close to the board or the line waits for the report, in metres. */
const SHORT_OF = 0.7;
/** The newest leg counts this much in a player's pace. */
const NEWEST = 0.4;
/** Paces beyond these, in ms a metre, are no run: a player who rests, or two reports of one instant. */
const PACES = { fastest: 120, slowest: 1_500 };

/** A stretch of a run at an even pace. Metres are counted from the board. */
export interface Leg {
  from: number;
  to: number;
  /** Court time at its beginning and its end, in ms. */
  begins: number;
  ends: number;
}

/** The place of a runner. */
export interface Spot {
  /** Metres from the board. */
  metres: number;
  /** True if no report says so yet: he is drawn where he is expected to wait for it. */
  overdue: boolean;
}

/** The legs that `view` lets expect; none where the player stands still or his place is not known. */
export function legs(view: SideView, pace: number): Leg[] {
  const since = view.since;
  if (since == null) return [];
  const line = lineOf(view);
  const out = { from: 0, to: line, begins: since, ends: since + line * pace };
  switch (view.at) {
    case "outward":
      return [{ ...out, to: line - SHORT_OF, ends: since + (line - SHORT_OF) * pace }];
    case "homeward":
      return [{ from: line, to: SHORT_OF, begins: since, ends: since + (line - SHORT_OF) * pace }];
    case "away":
      return [out, { from: line, to: SHORT_OF, begins: out.ends, ends: out.ends + (line - SHORT_OF) * pace }];
    default:
      return [];
  }
}

/** The place of a runner at the instant `at`; undefined where the court does not know it. */
export function spot(view: SideView, pace: number, at: number): Spot | undefined {
  const way = legs(view, pace);
  const last = way.at(-1);
  if (!last) return view.at == null ? undefined : { metres: view.at === "at_board" ? 0 : lineOf(view), overdue: false };
  const leg = way.find((each) => at < each.ends);
  if (!leg) return { metres: last.to, overdue: true };
  const done = Math.max(0, (at - leg.begins) / (leg.ends - leg.begins));
  return { metres: leg.from + (leg.to - leg.from) * done, overdue: false };
}

/** Metres from the board to his turning point (CR-2.2-2). */
export const lineOf = (view: SideView): number => view.line_m ?? 14;

/** Metres that he has run in this game (CR-2.1-2: each run goes out and back; CR-4.1-3: at GO one way). */
export function metresRun(game: GameView, side: Side): number | undefined {
  const { half_runs = 0, ...view } = game.sides[side];
  const runs = runsOf(game, side);
  return runs === undefined ? undefined : lineOf(view) * (2 * runs + half_runs);
}

/** True for a player of a game whose players run: the court knows his place. */
export const isRunner = (view: SideView): boolean => view.at != null;

/** Runs made in this game; undefined where nobody runs, and at a board that reports neither runs nor the presses that end them. */
export const runsOf = ({ runs, evidence, sides }: GameView, side: Side): number | undefined =>
  !isRunner(sides[side]) || (runs === "presumed" && evidence === "table") ? undefined : sides[side].runs;

/** The paces of the players of a court, learnt from the reports of their crossings and returns. */
export class Paces {
  private known = new Map<number, number>();

  /** The pace of a player, in ms a metre. */
  of(player: number): number {
    return this.known.get(player) ?? USUAL_PACE;
  }

  /** Learns from two views of a game, one after the other. */
  learn(before: GameView | null | undefined, after: GameView | null | undefined): void {
    if (!before || !after || before.game !== after.game) return;
    for (const side of ["white", "black"] as Side[]) this.learnLeg(before.sides[side], after.sides[side]);
  }

  private learnLeg(before: SideView, after: SideView): void {
    const ranOut = before.at === "outward" && after.at === "homeward";
    const ranHome = before.at === "homeward" && after.at === "at_board";
    if ((!ranOut && !ranHome) || before.since == null || after.since == null) return;
    const pace = (after.since - before.since) / lineOf(after);
    if (pace < PACES.fastest || pace > PACES.slowest) return;
    const known = this.known.get(after.player);
    this.known.set(after.player, known === undefined ? pace : known + NEWEST * (pace - known));
  }
}
