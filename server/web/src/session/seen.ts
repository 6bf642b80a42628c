// The reports of what a person saw at a board, one list for the judge's page and the head referee's; and
// the words between the players of Speed chess, who decide there themselves.
import { say } from "../messages";
import type { Agreement, Claim, GameView, Piece, Seen, Side, SpeedView } from "../wire";

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
const pieces: Piece[] = ["queen", "rook", "bishop", "knight"];
const promoted: Piece[] = ["queen", "inverted_rook", "rook", "bishop", "knight"];

/** The acts and words of a player that can be reported, the same rows for either; a stopwatch is on a judge's tile. */
export function seenOf(game: GameView | undefined, side: Side, known: Claim[]): Row[] {
  return [
    { text: say("verb-confirmed"), seen: { confirmed: { side } } },
    { text: say("verb-disputed"), seen: { disputed: { side } } },
    { text: say("verb-clocks-stopped"), seen: { clocks_stopped: { side } } },
    { text: say("judge-seen-draw-card", { cards: game?.sides[side].cards }), seen: { draw_card: { side } } },
    { text: say("verb-draw-accepted"), seen: { draw_accepted: { side } } },
    { text: say("verb-draw-refused"), seen: { draw_refused: { side } } },
    ...claimsBy(side, known),
    { text: say("verb-corrected"), seen: { corrected: { side } } },
    { text: say("verb-flag-seen"), seen: { flag_seen: { side } } },
    { text: say("verb-resigned"), seen: { resigned: { side } } },
    ...promoted.map((piece): Row => ({ text: say("judge-declares", { piece }), seen: { declared: { side, piece } } })),
    { text: say("verb-withdrawn"), seen: { withdrawn: { side } } },
    { text: say("verb-reminded"), seen: { reminded: { side } } },
    { text: say("verb-crossed"), seen: { crossed: { side } } },
    { text: say("verb-returned"), seen: { returned: { side } } },
  ];
}

/** A player's claims that need no words and no move. */
function claimsBy(side: Side, known: Claim[]): Row[] {
  return known.flatMap((claim): Row[] => {
    const isFlagDown = typeof claim === "object" && "flag_down" in claim;
    if (typeof claim === "object" && !isFlagDown) return [];
    const isOwnFlag = isFlagDown && claim.flag_down.of === side;
    return [{ text: isOwnFlag ? say("judge-claims-own-flag") : say("judge-claims", { claim }), seen: { claimed: { side, claim } } }];
  });
}

/** Joint statements of the players, acts of bystanders, and promoted pawns that are exchanged on the board. */
export function ofBoth(game: GameView | undefined): Row[] {
  return [
    { text: say("verb-draw-agreed"), seen: "draw_agreed" },
    { text: say("verb-both-confirmed"), seen: { confirmed: {} } },
    ...agreements.map((on): Row => ({ text: say("said-agreed", { on }), seen: { agreed: { on } } })),
    ...(["position", "clocks"] as const).map((about): Row => ({ text: say("interference", { about }), seen: { interfered: { about } } })),
    ...(game?.speed?.unexchanged ?? []).flatMap((square) =>
      pieces.map((piece): Row => ({ text: say("judge-exchanged", { square, piece }), seen: { exchanged: { side: square.endsWith("8") ? "white" : "black", square, piece } } })),
    ),
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
