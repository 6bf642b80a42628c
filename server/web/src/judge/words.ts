// Every word of the judge's page.
import type {
  CheckItem, CheckView, Fault, Finding, GameResult, GameView, Question, ResultState, Role,
  Ruleset, Side, SideView, WalkCard, WalkOffence,
} from "../wire";
import { messageOf, refused, ruled, say } from "../messages";
import { leftOf } from "../time";
import { cardsShown, claim, fault, result, side, termination } from "../texts";
import type { Standing } from "./link";
import type { Progress } from "./progress";
import type { Fate, Wish } from "./wishes";

export { claim, fault, result, side, termination };

export const role: Record<Role, string> = {
  board: "board agent",
  judge: "line judge",
  deputy: "deputy referee",
  head: "head referee",
};

/** What a game is called by its rules. */
export const ruleset: Record<Ruleset, string> = { classic: "ChessRun", walk: "ChessWalk", sprint: "ChessSprint", speed: "Speed chess", intramural: "Intramural" };

/** Who plays this side, as far as it is known. */
export function player(game: GameView, who: Side): string {
  return game.sides[who].name ?? `Player ${game.sides[who].player}`;
}

/** Where and how a runner turns, if it is not over a line 14 m from the board. */
export function line(view: SideView): string {
  const where = view.line_m === undefined ? "" : ` at ${view.line_m} m`;
  const how = view.run_mode === undefined || view.run_mode === "line" ? "" : `, ${view.run_mode}`;
  return where + how;
}

/** What is looked at before a start. */
export const items: Record<CheckItem, string> = {
  electronic_clock: "Electronic clock",
  table_width: "Table at most 85 cm wide",
  no_backrest: "No backrest",
  board_and_pieces: "FIDE's board and pieces",
  endorsed_clock: "Clock endorsed by FIDE",
  standing: "Room to play standing",
  captured_men: "Captured men in reach and sight",
  shoes: "Shoes that fit the surface",
  dress: "Dress: no bare torso",
};

export function finding(value: Finding): string {
  if (value === "passed") return "in order";
  return value === "failed" ? "not in order" : `measured, ${value.measured.mm / 10} cm`;
}

/** How far a board's list is. */
export function listState(left: number): string {
  return left === 0 ? "everything was looked at" : `${left} still to look at`;
}

/** What failed on a board's list. */
export function failed({ item, side: whose, waived, blocks }: CheckView): string {
  const how = blocks ? "keeps the board waiting" : waived ? "let be" : "noted";
  return `${whose ? `${side[whose]}: ` : ""}${items[item]}: not in order, ${how}`;
}

/** Why a failed item is let be, likely reasons first. */
export const waivers = ["no other in the house", "safe as it is", "both players agree to it"];

export const walkCards: Record<WalkCard, string> = { caution: "Caution", red: "Red card" };
export const offences: Record<WalkOffence, string> = { loss_of_contact: "loss of contact", bent_knee: "bent knee" };

/** The cards a walker has been shown, as far as this screen may know: “1 caution, 2 red”. */
export function cards(view: SideView): string {
  return cardsShown(view.cautions ?? 0, view.reds ?? 0);
}

const seconds = (ms: number) => `${Math.max(0, Math.round(ms / 1000))} s`;

/** How the link stands: in a few words, and what that means for the judge. */
export function link(standing: Standing, unsent: number, now: number): { words: string; means?: string } {
  const kept = unsent > 0 ? `${unsent} kept here` : undefined;
  switch (standing.is) {
    case "newcomer":
      return { words: "Not enrolled" };
    case "connecting":
      return { words: "Connecting…", means: kept };
    case "asking":
      return { words: "Waiting for the head referee" };
    case "up":
      return { words: unsent > 0 ? `Live, sending ${unsent}` : "Live, everything sent" };
    case "down":
      return { words: `No link for ${seconds(now - standing.since)}`, means: `${kept ?? "Go on: presses are kept here"}` };
    case "stopped":
      return { words: "Stopped", means: kept };
  }
}

/** 3, 2, 1, GO of the last start there is; nothing long before it, nor once it is over. */
export function countdown(games: GameView[], at: number, isLinked: boolean): string | undefined {
  const starts = games.flatMap(({ phase, go_at: go }) => (go && (phase === "countdown" || phase === "running") ? [{ phase, go }] : []));
  if (starts.length === 0) return undefined;
  const last = Math.max(...starts.map(({ go }) => go));
  const left = last - at;
  if (left > 9_000 || left < -1_500) return undefined;
  if (left > 0) return `${Math.ceil(left / 1000)}`;
  // without a link nobody knows whether the server said it
  return isLinked || starts.some(({ phase, go }) => go === last && phase === "running") ? "GO" : "GO?";
}

/** A countdown in a lane: once its GO is due and no link tells of it, the start may have been aborted. */
export function counting({ go_at: go }: GameView, at: number, isLinked: boolean): string {
  return isLinked || !go || at < go ? "countdown" : "GO said?";
}

/** What is wrong with the phone's storage. */
export const trouble: Record<string, string> = {
  refused: "Storage refused: presses live in this page only, do not close it",
  full: "Storage full: presses live in this page only, do not close it",
};

/** What a phone shows that handed its duty over, in the place of its role. */
export const relieved = "RELIEVED: your duty was handed over";

/** Why such a phone takes no call. */
export const nothingFromHere = "Relieved: another phone has your lanes. Nothing is called from here until the head referee gives this one a duty again.";

/** The state of a press: a sign and its words. */
export function state(progress: Progress): { sign: string; words: string; more?: string } {
  switch (progress.is) {
    case "keeping":
      return { sign: "○", words: "being kept" };
    case "kept":
      return { sign: "◔", words: "kept here" };
    case "server":
      return { sign: "◑", words: "on the server", more: "the head referee decides" };
    case "ruled":
      return { sign: "●", words: "ruled", more: progress.rulings.map(ruled).join(" ") };
    case "decided":
      return { sign: "●", words: "ruled", more: "the head referee has decided" };
    case "refused":
      return { sign: "✕", words: "refused", more: refused(progress.refusal) };
  }
}

/** What is to become of a call, or has: said at the call itself. */
export function wish(value: Wish | undefined, fate: Fate): string {
  if (!value) return "";
  const lane = "replace" in value ? `lane ${value.replace.board}` : undefined;
  switch (fate.is) {
    case "waiting":
      return lane ? `, to be moved to ${lane}` : ", to be taken back";
    case "asked":
      return `, ${lane ? `moving it to ${lane}` : "taking it back"}: the head referee decides`;
    case "decided":
      return `, ${lane ? `moving it to ${lane}` : "taking it back"}: the head referee has decided`;
    case "granted":
      return lane ? `, moved to ${lane}` : ", taken back";
    case "refused":
      return `, not ${lane ? `moved to ${lane}` : "taken back"}: ${refused(fate.refusal)}`;
    case "idle":
      return lane ? `, not moved: call it on ${lane} again` : ", nothing to take back";
  }
}

export const results: { value: GameResult; short: string }[] = [
  { value: { won: { by: "white" } }, short: "1–0" },
  { value: "drawn", short: "½–½" },
  { value: { won: { by: "black" } }, short: "0–1" },
  { value: "both_lost", short: "0–0" },
];

/** A result with both names, for the last look before it is entered. */
export function resultInFull(value: GameResult, game: GameView): string {
  const [white, black] = [player(game, "white"), player(game, "black")];
  if (value === "drawn") return `${white} (White) and ${black} (Black) draw.`;
  if (value === "both_lost") return `${white} (White) and ${black} (Black) both lose.`;
  return value.won.by === "white" ? `${white} (White) wins against ${black} (Black).` : `${black} (Black) wins against ${white} (White).`;
}

/** How many penalties he has that are not served, those without room in the picture too. */
export function openPenalties({ penalties = [], more_penalties: more = 0 }: SideView): number {
  return penalties.length + more;
}

/** Of a penalty that is due: that a gate saw him cross and nobody stopped him, and back at the board how old it is. */
export function missed({ at, penalties = [] }: SideView, now: number): string {
  if (at === "homeward") return ", crossed";
  const [first] = penalties;
  return at === "at_board" && first ? `, ${seconds(now - first.at)}` : "";
}

/** Whether it can be a move in the court's notation: from and to, and what a pawn becomes. */
export function isMove(text: string): boolean {
  return /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(text);
}

export const notAMove = "Not a move: write the two squares, such as g1f3, and a7a8q for a new queen.";

const AN_HOUR_MS = 3_600_000;

/** A phone's clock that is not the court's, by so many ms ahead; none worth a word within a minute. */
export function clockOff(ahead: number): string | undefined {
  const off = Math.abs(ahead);
  if (off < 60_000) return undefined;
  const much = off < AN_HOUR_MS ? `${Math.round(off / 60_000)} min` : off < 48 * AN_HOUR_MS ? `${Math.round(off / AN_HOUR_MS)} h` : `${Math.round(off / (24 * AN_HOUR_MS))} days`;
  return `This phone's clock is ${much} ${ahead > 0 ? "fast" : "slow"}: never mind, the court's counts`;
}

export type ClocksToSet = Extract<Question, { set_clock: unknown }>["set_clock"];

/** Clocks that are to be set on the table: to what the court has at `at`, or by a time where nobody knows what they show. */
export function toSet(game: GameView, { left, added, to_run }: ClocksToSet, at: number): string {
  const now = (who: Side) => (left[who] == null ? null : leftOf(left[who], game, who, at));
  const asked: Question = { set_clock: { left: { white: now("white") ?? null, black: now("black") ?? null }, added: added ?? { white: 0, black: 0 }, to_run } };
  const { key, args } = messageOf("question", asked);
  return say({ key, args: game.phase === "running" ? args : { ...args, standing: "yes" } });
}

export const ago = [
  { ms: 0, words: "now" },
  { ms: 5_000, words: "5 s ago" },
  { ms: 10_000, words: "10 s ago" },
  { ms: 30_000, words: "30 s ago" },
];

export const pauses = ["injury", "alarm", "broken clock", "dispute"];

export function calls(what: Fault, whom: string, who: Side): string {
  return `${fault(what)}, ${whom} (${side[who]})`;
}

const resultStates: Record<ResultState, string> = { open: "", entered: "entered", confirmed: "confirmed", differs: "differs", sealed: "sealed" };

/** How far a result is, in a tile; what the head referee alone settled has its own word. */
export function resultState(game: GameView): string {
  const state = game.result ?? "open";
  if (state !== "confirmed") return resultStates[state];
  if (game.ended?.by === "ruling") return "ruled";
  const stands = JSON.stringify(game.ended?.result);
  return (game.entries ?? []).some((entry) => JSON.stringify(entry.result) !== stands) ? "decided" : "confirmed";
}

/** Why a list of what can be seen is empty. */
export const nothingSeen = "The game is not played now: nothing of it can be reported.";

/** A call that does not fit what the court knows of the runner; it counts all the same. */
export const unexpected = "unexpected just now";

export const noGame = "No game is paired here: there is nothing to call.";

/** How far a game's result is. */
export function entered(game: GameView): string {
  const said = (game.entries ?? []).map((entry) => result(entry.result)).join(", ");
  switch (game.result ?? "open") {
    case "open":
      return "Nobody has entered a result.";
    case "entered":
      return `Entered once: ${said}.`;
    case "confirmed":
      if (resultState(game) === "confirmed") return `Confirmed: ${said}.`;
      return `${game.ended ? `${result(game.ended.result)}, ` : ""}${resultState(game)} by the head referee${said && `; entered: ${said}`}.`;
    case "differs":
      return `Entries differ: ${said}.`;
    case "sealed":
      return "The result is sealed: only the head referee corrects it. Call him if it is wrong.";
  }
}
