// What each rule system knows: acts, faults and claims that a game of it can have. Only what no
// game of that kind can ever have is left out; what is merely unlikely is the court's to rule on.
import type { Claim } from "./wire/Claim";
import type { Fault } from "./wire/Fault";
import type { Ruleset } from "./wire/Ruleset";

type PlainClaim = Exclude<Claim, object>;
type PlainFault = Exclude<Fault, object>;

/** Its players run (or walk) after every move, and stand their penalties behind the line. */
export function runs(ruleset: Ruleset | undefined): boolean {
  return ruleset === undefined || ruleset === "classic" || ruleset === "walk" || ruleset === "sprint";
}

/** Draws are offered by cards. */
export function hasCards(ruleset: Ruleset | undefined): boolean {
  return ruleset === undefined || ruleset === "classic" || ruleset === "walk";
}

/** Players may agree to a draw: a sprint goes on until somebody has won (CR-4.7). */
export function hasDraws(ruleset: Ruleset | undefined): boolean {
  return ruleset !== "sprint";
}

const inSpeed: PlainClaim[] = ["illegal_move", "press_without_move", "both_flags_down", "king_in_check", "king_captured", "checkmate", "stalemate", "dead_position"];
const elsewhere: PlainClaim[] = ["illegal_move", "press_without_move", "touch_move"];

/** What can be claimed in one word, likely claims first. */
export function claims(ruleset: Ruleset | undefined): PlainClaim[] {
  if (ruleset === "speed") return inSpeed;
  return runs(ruleset) ? [...elsewhere, "moved_before_run"] : elsewhere;
}

/** What can be called in one word, likely faults first. */
export function faults(ruleset: Ruleset | undefined): PlainFault[] {
  const all: PlainFault[] = [];
  if (runs(ruleset)) all.push("no_crossing", "false_start", "moved_before_run");
  if (hasCards(ruleset)) all.push("offer_without_card");
  return [...all, "disturbance", "equipment"];
}
