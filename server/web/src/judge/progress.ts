// The three states of every press: kept here, on the server, ruled.
import type { Snapshot } from "../wire/Snapshot";
import { seqOf } from "./link";
import type { Press } from "./outbox";

export type Progress =
  /** It is being stored. */
  | { is: "keeping" }
  /** It is stored on the phone. */
  | { is: "kept" }
  /** It is durable on the server; what it means is not decided. */
  | { is: "server"; waits: boolean }
  | { is: "ruled"; rulings: { rule: string; text: string }[] }
  | { is: "refused"; text: string };

/** How far a press is. */
export function progress(press: Press, isStored: boolean, court: Snapshot | undefined): Progress {
  const { outcome } = press;
  if (!outcome) return { is: isStored ? "kept" : "keeping" };
  if ("refused" in outcome.verdict) return { is: "refused", text: outcome.verdict.refused.text };
  const waits = !!court?.boards.some(({ game }) => game?.inbox?.some(({ fact }) => seqOf(fact) === outcome.seq));
  const { rulings } = outcome.verdict.recorded;
  if (waits || rulings.length === 0) return { is: "server", waits };
  return { is: "ruled", rulings };
}
