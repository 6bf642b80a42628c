// Taking back and replacing a call: the judge may wish it before the court has received the call. The
// wish is sent after the call, as a press of its own that names the call by its record; that press
// shows the fate of the wish.
import type { Ask, Fault, Refusal, Sanction, Side } from "../wire";
import type { Press } from "./outbox";
import type { Progress } from "./progress";

/** The judge's wish about a call. */
export type Wish = { take_back: { reason: string } } | { replace: { board: number; side: Side; fault: Fault } };

/** The fate of a wish. */
export type Fate =
  /** The call is not ruled yet, or the phone keeps the wish. */
  | { is: "waiting" }
  /** The head referee decides on it. */
  | { is: "asked" }
  /** The head referee has decided on it. */
  | { is: "decided" }
  | { is: "granted" }
  | { is: "refused"; refusal: Refusal }
  /** The call itself was refused. */
  | { is: "idle" };

/** True for a call, which can be taken back or replaced. */
export function isCall({ request: { ask } }: Press): boolean {
  return "observe" in ask && typeof ask.observe.seen === "object" && "fault" in ask.observe.seen;
}

/** True for a walker's card, which can be taken back. */
export function isCard({ request: { ask } }: Press): boolean {
  return "observe" in ask && typeof ask.observe.seen === "object" && "walk_card" in ask.observe.seen;
}

/** True for a press that its judge wishes to take back; one that is replaced is not. */
export function isTakenBack({ wish }: Press): boolean {
  return wish !== undefined && "take_back" in wish;
}

/** True if the court has recorded a press. */
function isTaken({ outcome }: Press): boolean {
  return outcome !== undefined && "recorded" in outcome.verdict;
}

/** The fact of a call, by which the court knows it: the first of its record. */
function factOf({ outcome }: Press): number | undefined {
  return outcome && outcome.seq * 256;
}

/** The press that carries a call's wish out, once there is one; of several the last. */
export function carrier(call: Press, presses: Press[]): Press | undefined {
  const fact = factOf(call);
  if (fact === undefined) return undefined;
  const names = (ask: Ask) => ("void" in ask && ask.void.fact === fact) || ("replace" in ask && ask.replace.call === fact);
  return presses.findLast(({ request: { court, ask } }) => court === call.request.court && names(ask));
}

/** The request of a wish; undefined while the court has not recorded the call. */
export function asks(call: Press): Ask | undefined {
  const fact = factOf(call);
  if (!call.wish || fact === undefined || !isTaken(call)) return undefined;
  if ("take_back" in call.wish) return { void: { fact, reason: call.wish.take_back.reason } };
  return { replace: { call: fact, ...call.wish.replace, sanction: sanctionOf(call) } };
}

/** True if a wish is not yet requested from the court. */
export function isOpen(call: Press, presses: Press[]): boolean {
  return call.wish !== undefined && (!call.outcome || isTaken(call)) && !carrier(call, presses);
}

/** The lane whose tile shows a press: a call that will be moved is shown at its new lane at once. */
export function laneOf(press: Press, presses: Press[]): number | undefined {
  const moved = press.wish && "replace" in press.wish ? press.wish.replace : undefined;
  return moved && isOpen(press, presses) ? moved.board : press.told.lane;
}

/** The fate of a call's wish, by the progress of the press that carries it out. */
export function fate(call: Press, progress: Progress | undefined): Fate {
  if (call.outcome && !isTaken(call)) return { is: "idle" };
  switch (progress?.is) {
    case "server":
      return { is: "asked" };
    case "refused":
      return { is: "refused", refusal: progress.refusal };
    case "decided":
      return { is: "decided" };
    case "ruled":
      return { is: "granted" };
    default:
      return { is: "waiting" };
  }
}

function sanctionOf({ request: { ask } }: Press): Sanction {
  const seen = "observe" in ask ? ask.observe.seen : undefined;
  return typeof seen === "object" && "fault" in seen ? (seen.fault.sanction ?? "stop") : "stop";
}
