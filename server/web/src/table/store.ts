// The game in the browser's storage, so that a reload loses nothing; without storage it lives in memory.
import type { Side } from "../wire";
import type { Game } from "./game";

const KEY = "table";

export interface Kept {
  game: Game;
  lower: Side;
}

/** Milliseconds of a clock that runs evenly while the page lives, and goes on after a reload. */
export const clock = (): number => performance.timeOrigin + performance.now();

export function keep(state: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // storage is full or refused: the game goes on in memory
  }
}

export function kept(): Kept | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
