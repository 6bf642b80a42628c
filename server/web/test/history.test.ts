import { expect, test } from "vitest";
import { began, clockDifference, costs, pace, splits, until, withLast, type History } from "../src/history";
import type { GameView, TickerLine, MoveView } from "../src/wire";

const move = (ply: number, at: number, left: number): MoveView => ({ ply, uci: "e2e4", san: "e4", at, left, used: 1 });
const line = (at: number, said: object | string): TickerLine => ({ fact: at, board: 1, at, said }) as unknown as TickerLine;
const history: History = {
  moves: [move(1, 10, 590_000), move(2, 20, 580_000), move(3, 30, 570_000)],
  positions: [],
  lines: [
    line(1, "started"),
    line(10, { moved: {} }),
    line(15, { crossed: { side: "white" } }),
    line(18, { run_made: { side: "white", took: 9_000, presumed: false } }),
    line(25, { called: { side: "black", fault: "no_crossing" } }),
    line(29, { run_made: { side: "black", took: 8_000, presumed: false } }),
    line(31, { run_made: { side: "white", took: null, presumed: true } }),
  ],
};

test("a run belongs to the move after which it was made, and a presumed one has no time", () => {
  expect(splits(history)).toEqual([
    { ply: 1, side: "white", took: 9_000, half: false },
    { ply: 2, side: "black", took: 8_000, half: false },
  ]);
});

test("the difference of the clocks is known once both have moved", () => {
  expect(clockDifference(history.moves)).toEqual([
    { ply: 2, ahead: 10_000 },
    { ply: 3, ahead: -10_000 },
  ]);
});

test("CR-4.1-3 the way to the board at GO is no whole run and counts in no pace", () => {
  const run = (at: number, took: number, half = false) => line(at, { run_made: { side: "white", took, presumed: false, half } });
  const runs = splits({ ...history, lines: [run(5, 4_000, true), run(18, 9_000), run(28, 8_000)] });
  expect(runs[0]).toEqual({ ply: 0, side: "white", took: 4_000, half: true });
  expect(pace(runs, "white")).toEqual({ best: 8_000, mean: 8_500 });
  expect(pace(runs, "black")).toBeUndefined();
});

test("a penalty costs the time from the first beginning of its stop, and clock time from either clock", () => {
  const lines = [
    line(1_000, { stop_began: { side: "white", until: 11_000, again: false } }),
    line(6_000, { stop_began: { side: "white", until: 16_000, again: true } }),
    line(16_000, { stop_served: { side: "white", penalties: 1 } }),
    line(20_000, { time_given: { side: "black", time: 60_000, why: "illegal_move" } }),
    line(30_000, { time_given: { side: "black", time: -10_000, why: "ladder" } }),
  ];
  expect(costs({ ...history, lines })).toEqual({ white: { stood: 15_000, clock: 0 }, black: { stood: 0, clock: 50_000 } });
});

test("a stop that was ruled not to be one ends with its run", () => {
  const lines = [
    line(2_000, { stop_began: { side: "white", until: 12_000, again: false } }),
    line(8_000, { run_made: { side: "white", took: 8_000, presumed: false } }),
    line(20_000, { stop_began: { side: "white", until: 30_000, again: false } }),
    line(30_000, { stop_served: { side: "white", penalties: 1 } }),
    line(34_000, { run_made: { side: "white", took: 18_000, presumed: false } }),
  ];
  expect(costs({ ...history, lines }).white.stood).toBe(10_000);
});

test("a stop costs no time while the game is paused", () => {
  const lines = [
    line(1_000, { stop_began: { side: "white", until: 11_000, again: false } }),
    line(4_000, "paused"),
    line(300_000, "paused"),
    line(774_000, "resumed"),
    line(780_000, "paused"),
    line(781_000, { stop_served: { side: "white", penalties: 1 } }),
  ];
  expect(costs({ ...history, lines }).white.stood).toBe(9_000);
});

test("only a penalty costs clock time, and none the minute of a move that stands after all", () => {
  const lines = [
    line(1_000, { time_given: { side: "black", time: 60_000, why: "illegal_move" } }),
    line(2_000, { time_given: { side: "black", time: -60_000, why: "illegal_move" } }),
    line(3_000, { time_given: { side: "white", time: 120_000, why: "restart" } }),
    line(4_000, { time_given: { side: "white", time: 5_000, why: "rejected_claim" } }),
  ];
  const none = { stood: 0, clock: 0 };
  expect(costs({ ...history, lines })).toEqual({ white: none, black: none });
});

test("a game up to an instant has the moves, positions and lines of before", () => {
  const then = until({ ...history, positions: ["start", "1", "2", "3"] }, 25);
  expect(then.moves.map((move) => move.ply)).toEqual([1, 2]);
  expect(then.positions).toEqual(["start", "1", "2"]);
  expect(then.lines.at(-1)?.at).toBe(25);
});

test("the last move of the game ends its list, whether it is the next one or stands for another", () => {
  const whole = { ...history, positions: ["start", "1", "2", "3"] };
  const plies = (last?: MoveView) => {
    const { moves, positions } = withLast(whole, { last, fen: "now" } as GameView);
    return [moves.map(({ ply, at }) => `${ply} ${at}`), positions];
  };
  expect(plies(move(4, 40, 1))).toEqual([["1 10", "2 20", "3 30", "4 40"], ["start", "1", "2", "3", "now"]]);
  expect(plies(move(2, 45, 1))).toEqual([["1 10", "2 45"], ["start", "1", "now"]]);
  // a list that lacks more than one move goes on when it is asked for again
  expect(plies(move(5, 50, 1))).toEqual([["1 10", "2 20", "3 30"], ["start", "1", "2", "3"]]);
  expect(plies()).toEqual([["1 10", "2 20", "3 30"], ["start", "1", "2", "3"]]);
});

test("time is counted from the first GO, whatever stopped the game later", () => {
  expect(began({ ...history, lines: [line(5, "started"), line(20, "paused"), line(30, "started")] })).toBe(5);
  expect(began({ ...history, lines: [] })).toBeUndefined();
});
