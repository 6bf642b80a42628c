// The result of a round for one court, on the pages of head referee and organiser.
import { render, say } from "../messages";
import { refused, ruled } from "../session/words";
import type { RoundOnCourt } from "../wire";

/** The result of games that were to be put on a court. */
export function roundOn({ refusal, message, ruling }: RoundOnCourt): string {
  if (refusal) return refused(refusal);
  return message ? render({ ...message, args: { ...message.args, ...(ruling && { ruling: ruled(ruling) }) } }) : say("round-court-stopped");
}
