// Taking back and putting right: a wish may be made before the court has ever heard of the call,
// and is carried out as soon as it has.
import type { Ask } from "../wire/Ask";
import type { Fault } from "../wire/Fault";
import type { Side } from "../wire/Side";
import type { Snapshot } from "../wire/Snapshot";
import { seqOf } from "./link";
import type { Press } from "./outbox";

/** What is to become of a call. `carried_out`: it was asked of the court. */
export type Wish =
  | { take_back: { reason: string } }
  | { replace: { board: number; side: Side; fault: Fault } }
  | "carried_out";

/** Whether a press is a call that can be taken back or replaced. */
export function isCall({ request: { ask } }: Press): boolean {
  return "observe" in ask && typeof ask.observe.seen === "object" && "fault" in ask.observe.seen;
}

/** Whether a press is a walker's card, which can be taken back. */
export function isCard({ request: { ask } }: Press): boolean {
  return "observe" in ask && typeof ask.observe.seen === "object" && "walk_card" in ask.observe.seen;
}

/** The fact of a press's call, as the court's picture tells it. */
export function callOf(press: Press, court: Snapshot | undefined, calls: ReadonlyMap<number, number>): number | undefined {
  const seq = press.outcome?.seq;
  if (seq === undefined) return undefined;
  for (const { game } of court?.boards ?? []) {
    for (const side of game ? [game.sides.white, game.sides.black] : []) {
      const penalty = side.penalties?.find((each) => seqOf(each.fact) === seq);
      if (penalty) return penalty.fact;
    }
  }
  return calls.get(seq);
}

/** What a wish asks of the court now; `lost`: there is nothing to take back any more; nothing: it has to wait. */
export function due(press: Press, court: Snapshot | undefined, calls: ReadonlyMap<number, number>): Ask | "lost" | undefined {
  const { wish, outcome } = press;
  if (!wish || wish === "carried_out" || !outcome) return undefined;
  if ("refused" in outcome.verdict) return "lost";
  const call = callOf(press, court, calls);
  if (call !== undefined) {
    return "take_back" in wish
      ? { void: { fact: call, reason: wish.take_back.reason } }
      : { replace: { call, ...wish.replace, sanction: sanctionOf(press) } };
  }
  // the picture has come as far as the call and does not hold it
  return court && court.court === press.request.court && court.seq >= outcome.seq ? "lost" : undefined;
}

function sanctionOf({ request: { ask } }: Press) {
  if ("observe" in ask && typeof ask.observe.seen === "object" && "fault" in ask.observe.seen) {
    return ask.observe.seen.fault.sanction;
  }
  return "stop" as const;
}
