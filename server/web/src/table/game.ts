// A Speed game on one phone (SP-1 to SP-31): two clocks, the players' declarations and agreements.
//
// The players decide everything (SP-25): the page rules nothing and announces no flag (SP-9). A
// declaration stops both clocks, the other player agrees or not, and only both together end the game.
// An offered draw stops nothing: it stands until it is taken back or answered, and the other player's
// punch refuses it, as his move does on a court.
//
// The phone has no court and no server: it must work without any network. So these few rules of Speed
// chess stand here a second time, the only ones outside of `referee-core`.
import type { Side } from "../wire";

/** Time of each player unless the event says otherwise: five minutes, no increment (SP-2). */
export const USUAL_MS = 5 * 60_000;
/** Number of acts that are kept. */
const SAID_MAX = 400;

/** The declarations of a player. */
export const CLAIMS = ["flag", "illegal", "king_taken", "mate", "stalemate", "repetition", "both_flags", "draw", "resigns"] as const;
export type Claim = (typeof CLAIMS)[number];

/** Pieces that a pawn may become (SP-26). */
export const PROMOTIONS = ["queen", "rook", "bishop", "knight"] as const;
export type Promotion = (typeof PROMOTIONS)[number];

/** The end that both players have agreed on. */
export interface Result {
  winner: Side | undefined;
  by: Claim;
}

/** The acts of a player. */
export type Act =
  | { do: "punch" }
  | { do: "stop" }
  | { do: "go_on" }
  | { do: "declare"; claim: Claim }
  | { do: "agree" }
  | { do: "disagree" }
  | { do: "withdraw" }
  | { do: "promote"; to: Promotion };

/** An act with its player and the time on both clocks. */
export interface Said {
  by: Side;
  act: Act;
  left: Record<Side, number>;
}

export interface Game {
  /** Time of each player at the beginning, in ms. */
  time: number;
  /** Time left at `since`, in ms. */
  left: Record<Side, number>;
  /** The side whose clock runs. */
  running: Side | undefined;
  /** The side whose clock runs again when a stopped game goes on. */
  ran: Side;
  since: number;
  /** Moves that were punched. */
  moves: number;
  /** A declaration that the other player has not answered. Clocks that run beside it say that it is an offered draw. */
  claim: { by: Side; claim: Claim } | undefined;
  /** Players who want the stopped game to go on. */
  goOn: Side[];
  result: Result | undefined;
  said: Said[];
}

export const other = (side: Side): Side => (side === "white" ? "black" : "white");

/** A game that nobody has begun: Black's punch starts White's clock. */
export function begin(time = USUAL_MS): Game {
  return { time, left: { white: time, black: time }, running: undefined, ran: "white", since: 0, moves: 0, claim: undefined, goOn: [], result: undefined, said: [] };
}

/** True until the first punch. */
export const isNew = (game: Game): boolean => game.said.length === 0;

/** Time left of a side at `at`, in ms: never below zero, and nothing is said when it gets there. */
export function left(game: Game, side: Side, at: number): number {
  return Math.max(0, game.left[side] - (game.running === side ? Math.max(0, at - game.since) : 0));
}

/** True if `side` may do it now. */
export function may(game: Game, side: Side, act: Act): boolean {
  if (game.result) return false;
  if (isNew(game)) return act.do === "punch" && side === "black";
  if (game.claim) {
    if (game.claim.by === side ? act.do === "withdraw" : act.do === "agree" || act.do === "disagree") return true;
    if (game.running === undefined || (act.do === "declare" && act.claim === "draw")) return false;
  }
  switch (act.do) {
    case "punch":
      return game.running === side;
    case "stop":
      return game.running !== undefined;
    case "go_on":
      return game.running === undefined && !game.goOn.includes(side);
    case "promote":
      return game.running === side;
    case "declare":
      return true;
    default:
      return false;
  }
}

/** The result if both agree on the declaration of `by`. */
export function outcome(by: Side, claim: Claim): Result {
  if (claim === "resigns") return { winner: other(by), by: claim };
  const drawn = claim === "draw" || claim === "both_flags" || claim === "stalemate" || claim === "repetition";
  return { winner: drawn ? undefined : by, by: claim };
}

/** The game after `side` did `act` at `at`; the same game where it may not. */
export function after(game: Game, side: Side, act: Act, at: number): Game {
  if (!may(game, side, act)) return game;
  const now = { white: left(game, "white", at), black: left(game, "black", at) };
  const next: Game = { ...game, left: now, since: at, said: [...game.said, { by: side, act, left: now }].slice(-SAID_MAX) };
  const stopped = (): Game => ({ ...next, running: undefined, ran: game.running ?? game.ran, goOn: [] });
  switch (act.do) {
    case "punch":
      return { ...next, claim: game.claim?.by === side ? game.claim : undefined, running: other(side), ran: other(side), moves: game.moves + (isNew(game) ? 0 : 1) };
    case "stop":
      return stopped();
    case "go_on": {
      const goOn = [...game.goOn, side];
      return goOn.length === 2 ? { ...next, goOn: [], running: game.ran } : { ...next, goOn };
    }
    case "declare": {
      // a draw is only offered: the clocks run until it is answered
      const declared = act.claim === "draw" ? next : stopped();
      if (act.claim === "resigns") return { ...stopped(), claim: undefined, result: outcome(side, act.claim) };
      return { ...declared, claim: { by: side, claim: act.claim } };
    }
    case "agree": {
      const claim = game.claim as NonNullable<Game["claim"]>;
      return { ...stopped(), claim: undefined, result: outcome(claim.by, claim.claim) };
    }
    case "disagree":
    case "withdraw":
      return { ...next, claim: undefined };
    case "promote":
      return next;
  }
}
