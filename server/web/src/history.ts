// A game from its start: its moves, its positions, its lines of the ticker, and sums over them.
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameView, TickerLine, MoveView, Side } from "./wire";

export interface History {
  moves: MoveView[];
  /** FEN at the start and after each half-move; `null` where the position is not known. */
  positions: (string | null)[];
  /** The lines of the ticker, in the order in which the events happened. */
  lines: TickerLine[];
}

/** A run that was seen to its end. */
export interface Split {
  /** The half-move after which it was made. */
  ply: number;
  side: Side;
  took: number;
  /** True for the way from the line to the board at GO (CR-4.1-3). */
  half: boolean;
}

/** A game that goes on is asked about at most so often, in ms. */
const ASK_EVERY_MS = 1_000;

/** The history of a game; asked for again whenever `seen`, the last event of its board, has changed. */
export function useHistory(court: number, game: GameView | undefined, seen: unknown): History | undefined {
  const [history, setHistory] = useState<{ game: number; history: History } | undefined>();
  const id = game?.game;
  const wanted = useRef("");
  wanted.current = `${game?.ply} ${game?.phase} ${seen}`;
  useEffect(() => {
    if (id === undefined) return;
    const gone = new AbortController();
    let known: string | undefined;
    const get = <T>(part: string) => fetch(`/api/v1/courts/${court}/games/${id}/${part}`, { signal: gone.signal }).then((answer) => answer.json() as Promise<T>);
    const ask = () => {
      const asked = wanted.current;
      if (asked === known) return;
      Promise.all([get<MoveView[]>("moves"), get<Omit<History, "moves">>("history")])
        .then(([moves, rest]) => {
          known = asked;
          setHistory({ game: id, history: { moves, ...rest } });
        })
        .catch(() => {}); // it is asked again
    };
    ask();
    const asking = setInterval(ask, ASK_EVERY_MS);
    return () => {
      clearInterval(asking);
      gone.abort();
    };
  }, [court, id]);
  return history?.game === id ? history?.history : undefined;
}

/** The first GO of a game; undefined before it. A later GO goes on after a stop. */
export const began = ({ lines }: History): number | undefined => lines.find((line) => line.said === "started")?.at;

/** A history with the last move and the position of its game, which the feed tells earlier. It is as it was while more is missing. */
export function withLast(history: History, { last, fen }: GameView): History {
  const { moves, positions } = history;
  if (!last || last.ply > moves.length + 1) return history;
  return { ...history, moves: [...moves.slice(0, last.ply - 1), last], positions: [...positions.slice(0, last.ply), fen ?? null] };
}

/** A game up to an instant: its moves and lines that had happened by then. */
export function until({ moves, positions, lines }: History, at: number): History {
  const made = moves.filter((move) => move.at <= at);
  return { moves: made, positions: positions.slice(0, made.length + 1), lines: lines.filter((line) => line.at <= at) };
}

/** The runs of a game with their times, in order. */
export function splits({ lines, moves }: History): Split[] {
  return lines.flatMap((line) => {
    if (typeof line.said !== "object" || !("run_made" in line.said) || line.said.run_made.took == null) return [];
    const { side, took, half = false } = line.said.run_made;
    const before = moves.filter((move) => move.at <= line.at && (move.ply % 2 === 1) === (side === "white"));
    return [{ ply: before.at(-1)?.ply ?? 0, side, took, half }];
  });
}

/** A player's whole runs with their times: the shortest, and the mean; undefined while none was seen. */
export function pace(runs: Split[], side: Side): { best: number; mean: number } | undefined {
  const took = runs.filter((run) => run.side === side && !run.half).map((run) => run.took);
  if (took.length === 0) return undefined;
  return { best: Math.min(...took), mean: took.reduce((sum, ms) => sum + ms, 0) / took.length };
}

/** The time that penalties have cost a player or brought him, in ms. */
export interface Cost {
  /** From the beginning of his stops at the line to their ends, without pauses of the game. */
  stood: number;
  /** Clock time that he got for his opponent's faults, less what was taken off for his own. */
  clock: number;
}

/** The cost of both players' penalties. */
export function costs({ lines }: History): Record<Side, Cost> {
  const cost: Record<Side, Cost> = { white: { stood: 0, clock: 0 }, black: { stood: 0, clock: 0 } };
  const began: Partial<Record<Side, number>> = {};
  let pauses = 0;
  let pausedAt: number | undefined;
  for (const { said, at } of lines) {
    if (said === "paused") pausedAt ??= at;
    if (said === "resumed" && pausedAt !== undefined) {
      pauses += at - pausedAt;
      pausedAt = undefined;
    }
    if (typeof said !== "object") continue;
    const played = (pausedAt ?? at) - pauses;
    // a stop that begins again goes on costing from its first beginning
    if ("stop_began" in said) began[said.stop_began.side] ??= played;
    // a run ends without its stop if the head referee ruled that the stop was not served
    if ("run_made" in said) delete began[said.run_made.side];
    if ("stop_served" in said) {
      const { side } = said.stop_served;
      cost[side].stood += played - (began[side] ?? played);
      delete began[side];
    }
    if ("time_given" in said) {
      const { side, time, why } = said.time_given;
      // where the move stands after all, the minute for it is taken off again
      if (["illegal_move", "wrong_claim", "ladder"].includes(why)) cost[side].clock += time;
    }
  }
  return cost;
}

/** White's time less Black's after a half-move, in ms. */
export interface Difference {
  ply: number;
  ahead: number;
}

/** The difference of the clocks after each half-move, as far as both are known. */
export function clockDifference(moves: MoveView[]): Difference[] {
  const left: Partial<Record<Side, number>> = {};
  return moves.flatMap((move) => {
    if (move.left != null) left[move.ply % 2 === 1 ? "white" : "black"] = move.left;
    return left.white !== undefined && left.black !== undefined ? [{ ply: move.ply, ahead: left.white - left.black }] : [];
  });
}
