import { expect, test } from "vitest";
import { sign, sizeOf } from "../src/baseline";
import { choice } from "../src/overlay";
import { addressWith, ofAddress, turn } from "../src/screen";
import type { BoardView, GameView, Snapshot, TickerLine } from "../src/wire";

const side = (given = {}) => ({ player: 1, owes: [], runs: 0, illegal: 0, cards: 3, left: 600_000, ...given });
const board = (number: number, white: object = {}, given: object = {}): BoardView =>
  ({ board: number, stale: false, game: { game: number, phase: "running", sides: { white: side(white), black: side() }, ...given } as unknown as GameView });
const due = { penalties: [{ fact: 1, at: 0, fault: "no_crossing", state: "due", witnesses: 1 }], next_stop: 10_000 };

test("a lane says the seconds that are due, counts the stop down, and says GO for three seconds", () => {
  const served = [{ fact: 1, board: 1, at: 10_000, said: { stop_served: { side: "white" } } }] as unknown as TickerLine[];
  expect(sign(board(1), "white", [], 0)).toEqual({ say: "nothing" });
  expect(sign(board(1, due), "white", [], 0)).toEqual({ say: "due", seconds: 10 });
  const asked = { ...due, penalties: [{ ...due.penalties[0], state: "asked" }] };
  expect(sign(board(1, asked), "white", [], 0)).toEqual({ say: "nothing" });
  expect(sign(board(1, due), "black", [], 0)).toEqual({ say: "nothing" });
  const stands = board(1, { stop: { until: 10_000, penalties: 1, restarts: 0 } });
  expect(sign(stands, "white", [], 2_500)).toEqual({ say: "stand", seconds: 8 });
  expect(sign(stands, "white", [], 10_000)).toEqual({ say: "go" });
  expect(sign(board(1), "white", served, 12_900)).toEqual({ say: "go" });
  expect(sign(board(1), "white", served, 13_000)).toEqual({ say: "nothing" });
  expect(sign(board(2), "white", served, 11_000)).toEqual({ say: "nothing" });
});

test("a long name has two lines of its words, by whose longer one its letters are sized", () => {
  const sizes = ["O", "Polgár J.", "van den Berg-de Vries", "Featherstonehaugh-Cholmondeley B.", "Venkatanarasimharajuvaripeta"].map((name) => Object.values(sizeOf(name)));
  expect(sizes).toEqual([[6, 1], [9, 1], [13, 2], [18, 2], [28, 2]]);
});

test("a hall shows every view of a court and then the next court", () => {
  const shown = [0, 39_999, 40_000, 65_000, 80_000, 160_000].map((at) => turn([1, 2], new Set([1, 2]), at));
  expect(shown.map(({ court, view }) => `${court} ${view}`)).toEqual(["1 above", "1 above", "1 boards", "1 results", "2 above", "1 above"]);
  expect(turn([], new Set(), 0).court).toBe(1);
});

test("a court without a game has no turn while another court has one", () => {
  const shown = (withGames: number[]) => [0, 80_000, 160_000, 240_000].map((at) => turn([1, 2, 3, 4], new Set(withGames), at).court);
  expect(shown([1, 2, 4])).toEqual([1, 2, 4, 1]);
  expect(shown([3])).toEqual([3, 3, 3, 3]);
  expect(shown([])).toEqual([1, 2, 3, 4]);
});

test("the address of a screen sets what it names and nothing else", () => {
  expect(ofAddress("?court=2&view=boards")).toEqual({ screen: undefined, court: 2, view: "boards", board: undefined });
  expect(ofAddress("?screen=left&court=")).toEqual({ screen: "left", court: undefined, view: undefined, board: undefined });
  // a number that nothing has is given all the same
  expect(ofAddress("?court=0&board=nonsense")).toEqual({ screen: undefined, court: 0, view: undefined, board: NaN });
  expect(addressWith("?screen=left&court=9", { court: 2, end: "black" })).toBe("?screen=left&court=2&end=black");
});

test("the director shows a penalty first, then a finish, then a low clock, else the strip", () => {
  const court = (...boards: BoardView[]) => ({ boards }) as Snapshot;
  const over = board(2, {}, { ended: { at: 1_000, result: "drawn", by: "agreement" } });
  const low = board(3, { left: 20_000 });
  expect(choice(court(low, over, board(1, due)), 2_000)).toEqual({ view: "penalty", board: 1 });
  expect(choice(court(low, over), 2_000)).toEqual({ view: "lower", board: 2 });
  expect(choice(court(low, over), 60_000)).toEqual({ view: "lower", board: 3 });
  expect(choice(court(board(1)), 2_000)).toEqual({ view: "strip", board: undefined });
});
