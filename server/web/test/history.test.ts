import { expect, test } from "vitest";
import { clockDifference, incidents, splits, type History } from "../src/history";
import type { TickerLine, MoveView } from "../src/wire";

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
    { ply: 1, side: "white", took: 9_000 },
    { ply: 2, side: "black", took: 8_000 },
  ]);
});

test("incidents leave out what every game has", () => {
  expect(incidents(history).map((each) => each.at)).toEqual([1, 25]);
});

test("the difference of the clocks is known once both have moved", () => {
  expect(clockDifference(history.moves)).toEqual([10_000, -10_000]);
});
