// The three states of every press: kept here, on the server, ruled.
import type { Ask, QuestionView, Refusal, Ruling, Side, Snapshot } from "../wire";
import { seqOf } from "./link";
import type { Press } from "./outbox";

export type Progress =
  /** The phone is storing it. */
  | { is: "keeping" }
  /** The phone has stored it. */
  | { is: "kept" }
  /** The server has stored it; the head referee decides on it. */
  | { is: "server" }
  | { is: "ruled"; rulings: Ruling[] }
  /** The question about it is decided. */
  | { is: "decided" }
  | { is: "refused"; refusal: Refusal };

/** The progress of a press. */
export function progress(press: Press, isStored: boolean, court: Snapshot | undefined): Progress {
  const { outcome } = press;
  if (!outcome) return { is: isStored ? "kept" : "keeping" };
  if ("refused" in outcome.verdict) return { is: "refused", refusal: outcome.verdict.refused.refusal };
  const { rulings, undecided } = outcome.verdict.recorded;
  const asks = () => court?.boards.some(({ game }) => game?.inbox?.some((question) => isAbout(question, press, outcome.seq)));
  // an answer comes before its picture
  const isShown = court?.court === press.request.court && court.seq >= outcome.seq;
  if (!undecided) return { is: "ruled", rulings };
  return { is: isShown && !asks() ? "decided" : "server" };
}

/**
 * True if a question is about a press: its own, or a later one that includes its call. A call that is
 * moved to another board is recorded there first; the record of the outcome removes it here.
 */
function isAbout({ fact, question }: QuestionView, { request: { ask } }: Press, seq: number): boolean {
  const brought = (of: number) => seqOf(of) === seq || ("replace" in ask && seqOf(of) === seq - 1);
  if (brought(fact)) return true;
  return typeof question === "object" && "late_calls" in question && question.late_calls.calls.some(brought);
}

/** A stopwatch that this phone started and the court has not heard of yet: when it began, on the phone's clock of this boot. */
export function ownStop(presses: Press[], boot: number, board: number, side: Side): number | undefined {
  const last = presses.findLast(({ request, outcome }) => !outcome && request.boot === boot && isStop(request.ask, board, side));
  return last?.request.at;
}

function isStop(ask: Ask, board: number, side: Side): boolean {
  if (!("observe" in ask) || ask.observe.board !== board || typeof ask.observe.seen !== "object") return false;
  const { seen } = ask.observe;
  return ("stopped" in seen && seen.stopped.side === side) || ("left_stop" in seen && seen.left_stop.side === side);
}
