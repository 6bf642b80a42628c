// The view that all boards of a court share.
import { useMemo } from "preact/hooks";
import { dotLetters } from "./names";
import type { Paces } from "./running";
import { nameOf } from "./texts";
import type { BoardView, Side, Snapshot } from "./wire";

/** The view that all boards of a court share, with the viewer's own settings. */
export interface Shown {
  court: number;
  paces: Paces;
  speed: number;
  /** The letters on the dot of each player. */
  letters: ReadonlyMap<number, string>;
  flipped: boolean;
  coordinates: boolean;
  /** True if no board of the court reports its moves, which is said once for all of them. */
  noMoves: boolean;
}

/** The names of all players of a court. */
const namesOn = (boards: BoardView[]): [number, string][] => [...new Map(boards.flatMap(({ game }) => (game ? [game.sides.white, game.sides.black] : []).map((view): [number, string] => [view.player, nameOf(view)])))];

/** The part of it that runners need. */
export type Running = Pick<Shown, "paces" | "speed" | "letters">;

/** The shared view: the same object until one of its parts changes. */
export function useShown({ court, speed, boards }: Snapshot, paces: Paces, flipped = false, coordinates = false): Shown {
  const noMoves = boards.some(({ game }) => game) && boards.every(({ game }) => !game?.fen);
  const named = namesOn(boards);
  const letters = useMemo(() => {
    const all = dotLetters(named.map(([, name]) => name));
    return new Map(named.map(([player], n) => [player, all[n] ?? ""]));
  }, [JSON.stringify(named)]);
  return useMemo(() => ({ court, paces, speed, letters, flipped, coordinates, noMoves }), [court, paces, speed, letters, flipped, coordinates, noMoves]);
}

/** The sides of a board, the upper one first. */
export const upperFirst = (flipped: boolean): [Side, Side] => (flipped ? ["white", "black"] : ["black", "white"]);
