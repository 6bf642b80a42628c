// The judge's notes at a board of Speed chess, where the two players decide: their claims,
// confirmations, disputes and agreements.
import { say } from "../messages";
import type { Agreement, Claim, Piece, Seen, Side, SpeedView } from "../wire";

/** A row of the list of observations: its text, and the observation sent to the court. */
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

/** A player's claims that need no words and no move. */
export function claimsBy(side: Side, known: Claim[]): Row[] {
  return known.flatMap((claim): Row[] => {
    const isFlagDown = typeof claim === "object" && "flag_down" in claim;
    if (typeof claim === "object" && !isFlagDown) return [];
    const isOwnFlag = isFlagDown && claim.flag_down.of === side;
    return [{ text: isOwnFlag ? say("judge-claims-own-flag") : say("judge-claims", { claim }), seen: { claimed: { side, claim } } }];
  });
}

/** A player's answers to a claim. */
export function wordsOf(side: Side): Row[] {
  return [
    { text: say("verb-confirmed"), seen: { confirmed: { side } } },
    { text: say("verb-disputed"), seen: { disputed: { side } } },
    { text: say("verb-clocks-stopped"), seen: { clocks_stopped: { side } } },
  ];
}

/** A player's acts with a pawn or before his punch. */
export function deedsOf(side: Side): Row[] {
  return [
    ...promoted.map((piece): Row => ({ text: say("judge-declares", { piece }), seen: { declared: { side, piece } } })),
    { text: say("verb-withdrawn"), seen: { withdrawn: { side } } },
    { text: say("verb-reminded"), seen: { reminded: { side } } },
  ];
}

/** Joint statements of the players, and acts of bystanders. */
export function ofBoth(): Row[] {
  return [
    { text: say("verb-both-confirmed"), seen: { confirmed: {} } },
    ...agreements.map((on): Row => ({ text: say("said-agreed", { on }), seen: { agreed: { on } } })),
    ...(["position", "clocks"] as const).map((about): Row => ({ text: say("interference", { about }), seen: { interfered: { about } } })),
  ];
}

/** A punch declares no flag (SP-10). */
function isFlag(claim: Claim): boolean {
  return claim === "both_flags_down" || (typeof claim === "object" && "flag_down" in claim);
}

/** The open claims between the players, a line each. */
export function between({ stopped, claims = [], unexchanged = [] }: SpeedView): string[] {
  const lines = claims.map(({ by: side, claim, incomplete, confirmed, disputed, record }) => {
    if (disputed) return say("between-disputed", { claim, side, record });
    if (!side) return say("between-shown", { claim, side: confirmed });
    if (incomplete) return say("between-incomplete", { claim, side, is_flag: isFlag(claim) });
    return say("between-claimed", { claim, side });
  });
  if (stopped) lines.unshift(say("between-stopped", { side: stopped }));
  if (unexchanged.length > 0) lines.push(say("between-unexchanged", { squares: unexchanged }));
  return lines;
}
