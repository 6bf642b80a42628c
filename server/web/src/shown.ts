// The view that all boards of a court share.
import { useMemo } from "preact/hooks";
import type { Paces } from "./running";
import type { Side, Snapshot } from "./wire";

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

/** The shared view: the same object until one of its parts changes. */
export function useShown({ court, speed, boards }: Snapshot, paces: Paces, flipped = false, coordinates = false): Shown {
  const noMoves = boards.some(({ game }) => game) && boards.every(({ game }) => !game?.fen);
  return useMemo(() => ({ court, paces, speed, flipped, coordinates, noMoves }), [court, paces, speed, flipped, coordinates, noMoves]);
}

/** The sides of a board, the upper one first. */
export const upperFirst = (flipped: boolean): [Side, Side] => (flipped ? ["white", "black"] : ["black", "white"]);
