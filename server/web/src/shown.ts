// What all boards of a court share in a view.
import type { Paces } from "./running";
import type { Side } from "./wire";

/** The view that all boards of a court share, with the viewer's own settings. */
export interface Shown {
  court: number;
  paces: Paces;
  speed: number;
  flipped: boolean;
  coordinates: boolean;
  /** True if no board of the court reports its moves, which is said once for all of them. */
  noMoves: boolean;
}

/** The sides of a board, the upper one first. */
export const upperFirst = (flipped: boolean): [Side, Side] => (flipped ? ["white", "black"] : ["black", "white"]);
