// What each rule system knows: acts, faults and claims that a game of it can have. Only what no
// game of that kind can ever have is left out; what is merely unlikely is the court's to rule on.
import type { CheckItem, CheckView, Claim, Fault, GameView, Ruleset, Side } from "./wire";

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

/** What a board has for a judge: a game that may still be played, one that has ended, or none. */
export type Stage = "live" | "over" | "empty";

/** A picture that may be old leaves nothing out: a game may have been put there meanwhile, or its end taken back. */
export function stage(game: GameView | null | undefined, isCurrent: boolean): Stage {
  if (!isCurrent) return "live";
  if (!game) return "empty";
  return game.phase === "finished" ? "over" : "live";
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

/** Every item of the check-list, in the order in which a court is walked. */
export const allItems: CheckItem[] = ["electronic_clock", "table_width", "no_backrest", "board_and_pieces", "endorsed_clock", "standing", "captured_men", "shoes", "dress"];
const equipment = allItems.filter((item) => item !== "captured_men");

/** What is on the check-list before a start: runners' equipment (CR-2.4), in speed chess where captured men lie (SP-31). */
export function checkItems(ruleset: Ruleset): CheckItem[] {
  if (ruleset === "speed") return ["captured_men"];
  return runs(ruleset) ? equipment : [];
}

/** Looked at of each player, not of the board. */
export function isOfPlayer(item: CheckItem): boolean {
  return item === "shoes" || item === "dress";
}

/** A failure of it is written down and keeps nobody from playing. */
export function isAdvised(item: CheckItem): boolean {
  return item === "board_and_pieces" || item === "endorsed_clock" || item === "standing" || item === "captured_men";
}

/** What nobody has looked at yet, of a player's items at either of them. */
export function unchecked(game: GameView): CheckItem[] {
  const looks = (item: CheckItem) => (game.checks ?? []).filter((check) => check.item === item).length;
  return checkItems(game.ruleset).filter((item) => looks(item) < (isOfPlayer(item) ? 2 : 1));
}

/** What a look at an item came to; undefined where nobody has looked. */
export function lookAt(game: GameView, item: CheckItem, side: Side | undefined): CheckView | undefined {
  return game.checks?.find((check) => check.item === item && (check.side ?? undefined) === side);
}
