// What a judge takes down at a board of Speed chess, where the two players decide: what they claim,
// confirm, dispute and agree on.
import { agreement, pieces, recorded } from "../texts";
import type { Agreement, Claim, Piece, Seen, Side, SpeedView } from "../wire";
import * as words from "./words";

/** A row of what can be seen: its words, and what it says to the court. */
export interface Row {
  text: string;
  seen: Seen;
}

const agreements: Agreement[] = [
  { first_flag: { side: "white" } },
  { first_flag: { side: "black" } },
  "no_flag_before",
  "play_on",
  { result: { result: { won: { by: "white" } } } },
  { result: { result: { won: { by: "black" } } } },
  { result: { result: "drawn" } },
];
const promoted: Piece[] = ["queen", "inverted_rook", "rook", "bishop", "knight"];

/** What one of the two players claims, of the claims that need no words and no move. */
export function claimsBy(side: Side, known: Claim[]): Row[] {
  return known.flatMap((claim): Row[] => {
    const row = (text: string): Row[] => [{ text: `Claims: ${text}`, seen: { claimed: { side, claim } } }];
    if (typeof claim === "string") return row(words.claim(claim));
    if (!("flag_down" in claim)) return [];
    return row(claim.flag_down.of === side ? "his own flag is down" : `${words.side[claim.flag_down.of]}'s flag is down`);
  });
}

/** What one of the two players says of a claim. */
export function wordsOf(side: Side): Row[] {
  return [
    { text: "Confirms what is claimed", seen: { confirmed: { side } } },
    { text: "Disputes what is claimed", seen: { disputed: { side } } },
    { text: "Stopped both clocks", seen: { clocks_stopped: { side } } },
  ];
}

/** What one of the two players does with a pawn or before his punch. */
export function deedsOf(side: Side): Row[] {
  return [
    ...promoted.map((piece): Row => ({ text: `Declares: ${pieces[piece]}`, seen: { declared: { side, piece } } })),
    { text: "Took his move back before the punch", seen: { withdrawn: { side } } },
    { text: "Reminded the opponent to punch", seen: { reminded: { side } } },
  ];
}

/** What both say, and what bystanders do. */
export function ofBoth(): Row[] {
  return [
    { text: "Both confirm what is claimed", seen: { confirmed: {} } },
    ...agreements.map((on): Row => ({ text: agreement(on), seen: { agreed: { on } } })),
    { text: "A bystander spoke about the position", seen: { interfered: { about: "position" } } },
    { text: "A bystander spoke about the clocks", seen: { interfered: { about: "clocks" } } },
  ];
}

/** A punch declares no flag (SP-10). */
function isFlag(claim: Claim): boolean {
  return claim === "both_flags_down" || (typeof claim === "object" && "flag_down" in claim);
}

/** What stands between the two players, a line each. */
export function between({ stopped, claims: standing, unexchanged }: SpeedView): string[] {
  const awaited = (who: Side) => `${words.side[who]}'s word is awaited`;
  const lines = (standing ?? []).map(({ by, claim, incomplete, confirmed, disputed, record }) => {
    const what = words.claim(claim);
    if (disputed) return `${what}, by ${by ? words.side[by] : "the board"}: disputed; ${recorded(record)}. Open until both agree.`;
    if (by && incomplete) return `${words.side[by]} claims ${what}: not complete until he has ${isFlag(claim) ? "" : "punched or "}stopped both clocks.`;
    if (by) return `${words.side[by]} claims ${what}: ${awaited(by === "white" ? "black" : "white")}.`;
    return confirmed ? `The board shows ${what}: ${awaited(confirmed === "white" ? "black" : "white")}.` : `The board shows ${what}: both have to say so.`;
  });
  if (stopped) lines.unshift(`${words.side[stopped]} has stopped both clocks.`);
  if (unexchanged?.length) lines.push(`A pawn stands for its piece on ${unexchanged.join(", ")}: to be exchanged.`);
  return lines;
}
