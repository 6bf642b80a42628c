// The follower's copy of a court's view, kept up to date by frames.
import type { BoardView, Frame, Snapshot } from "./wire";

/** Lines of ticker kept: what one screen shows (as in the protocol's snapshot). */
export const TICKER_MAX = 24;

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
      boards: view ? court.boards.map((board) => (board.board === view.board ? { ...view, permits: view.permits ?? board.permits } : board)) : court.boards,
      ...(frame.earlier && { earlier: [...(court.earlier ?? []).filter(({ game }) => game.game !== frame.earlier?.game.game), frame.earlier] }),
      ticker: [...court.ticker, ...frame.what].slice(-TICKER_MAX),
    },
  };
}
