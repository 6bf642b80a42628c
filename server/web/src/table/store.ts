// The game in the browser's storage, so that a reload loses nothing; without storage it lives in memory.
import type { Side } from "../wire";
import { CLAIMS, type Game } from "./game";

const KEY = "table";

export interface Kept {
  game: Game;
  lower: Side;
}

/** Milliseconds of a clock that runs evenly while the page lives, and goes on after a reload. */
export const clock = (): number => performance.timeOrigin + performance.now();

/** False where the storage is full or refused: the game goes on in memory. */
export function keep(state: Kept): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

const isSide = (side: unknown): side is Side => side === "white" || side === "black";

/** True for a game of this form; one that another form of this page has kept is not. */
function isKept(found: { game?: Partial<Game>; lower?: unknown } | null): found is Kept {
  const game = found?.game;
  const { time, left, running, ran, since, moves, claim, goOn, result, said } = game ?? {};
  return (
    isSide(found?.lower) &&
    [time, left?.white, left?.black, since, moves].every(Number.isFinite) &&
    isSide(ran) &&
    (running === undefined || isSide(running)) &&
    (claim === undefined || (isSide(claim.by) && CLAIMS.includes(claim.claim))) &&
    (result === undefined || CLAIMS.includes(result.by)) &&
    Array.isArray(goOn) &&
    Array.isArray(said)
  );
}

export function kept(): Kept | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isKept(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
