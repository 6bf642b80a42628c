// The follower's copy of a court's view, kept up to date by frames.
import type { BoardView, Frame, Said, Snapshot, TickerLine } from "./wire";

/** Lines of the ticker that are kept: the usual ones of one screen, and incidents of a whole round. */
export const TICKER_MAX = { usual: 24, incidents: 120 };

/** True if the event is out of the usual: a penalty, a claim, a ruling, a result. */
export const isIncident = ({ incident }: TickerLine): boolean => incident ?? false;

/** The lines that a line takes back. */
export const takenBackBy = (said: Said): number[] => (typeof said !== "object" ? [] : "retracted" in said ? said.retracted.facts : "call_voided" in said ? [said.call_voided.call] : []);

/** The newest lines, oldest first: incidents outlive moves and runs. */
function newest(lines: TickerLine[]): TickerLine[] {
  const kept = new Set([
    ...lines.filter((line) => !isIncident(line)).slice(-TICKER_MAX.usual),
    ...lines.filter(isIncident).slice(-TICKER_MAX.incidents),
  ]);
  return lines.filter((line) => kept.has(line));
}

/** The effect of a frame on the view. `missed`: records between are missing, a new snapshot is needed. */
export type Applied = "changed" | "known" | "missed";

/** The view after a frame, and the frame's effect. */
export function apply(court: Snapshot, frame: Frame): { court: Snapshot; applied: Applied } {
  if (frame.epoch !== court.epoch || frame.from > court.seq) return { court, applied: "missed" };
  if (frame.to <= court.seq) return { court, applied: "known" };
  const view: BoardView | null | undefined = frame.view;
  return {
    applied: "changed",
    court: {
      ...court,
      seq: frame.to,
      at: frame.at,
      boards: view ? court.boards.map((board) => (board.board === view.board ? { ...view, permits: view.permits ?? (view.game && board.permits) } : board)) : court.boards,
      ...(frame.earlier && { earlier: [...(court.earlier ?? []).filter(({ game }) => game.game !== frame.earlier?.game.game), frame.earlier] }),
      ticker: newest([...court.ticker, ...frame.what]),
    },
  };
}
