// The rights of a role, and the acts that the court accepts from this phone: the permits of the referees'
// view, filtered by the phone's role. A view that may be old hides nothing but a start and its stop.
import type { Act, BoardView, Check, CheckView, Fault, GameResult, Permit, Permits, Role, Seen, Termination } from "../wire";

const ranks: Role[] = ["organiser", "board", "judge", "deputy", "head"];

/** True if the role may run events, as `Role::runs_events` in Rust. */
export const runsEvents = (role: Role): boolean => role === "organiser" || role === "head";
/** True for a referee of the court, as `Role::is_referee` in Rust. */
export const isReferee = (role: Role): boolean => role === "judge" || role === "deputy" || role === "head";

/** The row of an act; undefined if the game's rules have no such act, or nothing is known of the board. */
export function rowOf(permits: Permits | null | undefined, act: Act): Permit | undefined {
  return permits?.acts.find(({ acts }) => acts.includes(act));
}

/** True if the court takes an act from a role now, and it is not recorded without effect; of an old picture, if the game has the act. For a start and its stop the last picture decides: a GO at a game in play would reach players who run. */
export function offers(permits: Permits | null | undefined, act: Act, role: Role, isCurrent: boolean, now: number): boolean {
  if (!permits) return !isCurrent;
  const row = rowOf(permits, act);
  if (!row || ranks.indexOf(role) < ranks.indexOf(row.least)) return false;
  return (!isCurrent && act !== "start" && act !== "abort") || (!row.why_not && !row.unexpected && !(row.until != null && now >= row.until));
}

/** The act that an observation is. */
export function actOf(seen: Seen): Act {
  const name = typeof seen === "string" ? seen : Object.keys(seen)[0]!;
  return (name === "placed" ? "moved" : name) as Act;
}

type PlainFault = Exclude<Fault, object>;

/** The faults of a list that need no words. */
export function plainFaults(faults: Fault[] | undefined): PlainFault[] {
  return (faults ?? []).filter((fault) => typeof fault === "string");
}

/** The causes that a result can have. */
export function endsIn(permits: Permits | null | undefined, result: GameResult): Termination[] {
  const { won, drawn, both_lost: bothLost } = permits?.ends ?? {};
  return (typeof result === "object" ? won : result === "drawn" ? drawn : bothLost) ?? [];
}

/** The checks of a board that nobody has made yet. */
export function unchecked(board: Pick<BoardView, "game" | "permits">): Check[] {
  return (board.permits?.checks ?? []).filter((check) => !lookAt(board, check));
}

/** The last look at an item; undefined where nobody has looked. */
export function lookAt({ game }: Pick<BoardView, "game">, { item, side }: Check): CheckView | undefined {
  return game?.checks?.find((check) => check.item === item && check.side === side);
}
