// A game from its start: its moves, its positions, and its lines of the ticker.
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

/** The runs of a game with their times, in order. */
export function splits({ lines, moves }: History): Split[] {
  return lines.flatMap((line) => {
    if (typeof line.said !== "object" || !("run_made" in line.said) || line.said.run_made.took == null) return [];
    const { side, took } = line.said.run_made;
    const before = moves.filter((move) => move.at <= line.at && (move.ply % 2 === 1) === (side === "white"));
    return [{ ply: before.at(-1)?.ply ?? 0, side, took }];
  });
}

/** Lines that are no part of every game's course: moves, crossings and runs are drawn elsewhere. */
export function incidents({ lines }: History): TickerLine[] {
  const usual = ["moved", "placed", "crossed", "run_made", "counting"];
  return lines.filter(({ said }) => (typeof said === "string" ? said !== "paired" : !usual.some((kind) => kind in said)));
}

/** White's time less Black's after each half-move, in ms, as far as both are known. */
export function clockDifference(moves: MoveView[]): number[] {
  const left: Partial<Record<Side, number>> = {};
  return moves.flatMap((move) => {
    if (move.left != null) left[move.ply % 2 === 1 ? "white" : "black"] = move.left;
    return left.white !== undefined && left.black !== undefined ? [left.white - left.black] : [];
  });
}
