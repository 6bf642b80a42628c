import { expect, test } from "vitest";
import { periodOf } from "../src/past";
import { leftAt } from "../src/time";
import type { BoardView, GameView } from "../src/wire";

const board = (number: number, game: object | undefined): BoardView => ({ board: number, game, stale: false }) as unknown as BoardView;

test("a court is looked back on from its first GO to the last end of a game", () => {
  const begun = [board(1, { go_at: 3_000, ended: { at: 60_000 } }), board(2, { go_at: 2_000, ended: { at: 50_000 } }), board(3, { go_at: 2_500 }), board(4, undefined)];
  expect(periodOf(begun)).toEqual({ from: 2_000, to: 60_000 });
  expect(periodOf([board(1, { go_at: 3_000 })])).toBeUndefined();
  expect(periodOf([])).toBeUndefined();
});

test("a clock of the past is drawn by the instant it is looked at", () => {
  const game = { running: { side: "white", since: 5_000 }, sides: { white: { left: 60_000 }, black: { left: 50_000 } } } as unknown as GameView;
  expect(leftAt(game, "white", 8_000)).toBe(57_000);
  expect(leftAt(game, "black", 8_000)).toBe(50_000);
});
