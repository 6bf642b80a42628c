import { describe, expect, test } from "vitest";
import { count, countOf, notices, progress, roundOf } from "../src/round";
import type { BoardView, GameView } from "../src/wire";

const side = (given = {}) => ({ player: 1, owes: [], runs: 0, illegal: 0, cards: 3, left: 600_000, ...given });
const board = (number: number, given: object = {}, white: object = {}, stale = false): BoardView =>
  ({ board: number, stale, game: { game: number, round: 1, phase: "running", go_at: 1_000, sides: { white: side(white), black: side() }, ...given } as unknown as GameView });

describe("a round", () => {
  test("counts its games, those that are over, and the time since the first GO", () => {
    const boards = [board(1), board(2, { ended: { at: 5, result: "drawn", by: "agreement" }, phase: "finished" }), board(3, { phase: "waiting", go_at: null })];
    expect(progress(boards)).toEqual({ games: 3, finished: 1, running: 1, since: 1_000 });
    const resumed = [board(1, { first_go: 400 }), board(2, { phase: "countdown", first_go: 500, go_at: 9_000 })];
    expect(progress(resumed).since).toBe(400);
    const ended = { ended: { at: 5, result: "drawn", by: "agreement" }, phase: "finished" };
    const mixed = [board(1, { round: 2, phase: "waiting", go_at: null }), board(2, ended), board(3)];
    expect([roundOf(mixed), progress(mixed)]).toEqual([1, { games: 2, finished: 1, running: 1, since: 1_000 }]);
    expect(progress([board(1, { round: 2, phase: "waiting", go_at: null }), board(2, ended)])).toEqual({ games: 1, finished: 0, running: 0, since: undefined });
    expect(progress([])).toEqual({ games: 0, finished: 0, running: 0, since: undefined });
  });

  test("shows who stands first, then penalties that are due, then low clocks", () => {
    const boards = [
      board(1, {}, { left: 41_000 }),
      board(2, {}, { penalties: [{ fact: 1, at: 0, fault: "no_crossing", state: "due", witnesses: 1 }] }),
      board(3, {}, { stop: { until: 9, penalties: 1, restarts: 0 } }),
      board(4, { ended: { at: 5, result: "drawn", by: "agreement" } }, { left: 3_000 }),
      board(5, {}, {}, true),
      board(6, { claims: "black" }),
      board(7, { ruleset: "speed" }, { left: 0 }),
    ];
    expect(notices(boards, 2_000).map(({ kind, board }) => `${kind} ${board}`)).toEqual(["stands 3", "due 2", "claim 6", "low 1", "silent 5"]);
  });

  test("counts 3, 2, 1, GO and nothing before or after", () => {
    const counting = [board(1, { phase: "countdown", go_at: 10_000 })];
    expect([6_900, 7_000, 8_500, 9_999].map((at) => count(counting, at))).toEqual([undefined, 3, 2, 1]);
    expect([10_000, 11_400, 11_600].map((at) => count([board(1, { go_at: 10_000 })], at))).toEqual([0, 0, undefined]);
  });

  test("counts on the whole screen only where most of its games start together", () => {
    const counting = (number: number) => board(number, { phase: "countdown", go_at: 10_000 });
    expect(count([counting(1), board(2), board(3)], 8_000)).toBeUndefined();
    expect(count([counting(1), counting(2), board(3)], 8_000)).toBe(2);
    expect(countOf(counting(1).game, 8_000)).toBe(2);
  });
});
