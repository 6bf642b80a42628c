import { expect, test } from "vitest";
import { stands } from "../src/past";
import { leftAt } from "../src/time";
import type { GameView } from "../src/wire";

const side = (given: object) => ({ player: 1, owes: [], runs: 0, illegal: 0, cards: 3, ...given });
const game = {
  game: 101,
  go_at: 1_000,
  running: { side: "white", since: 5_000 },
  sides: { white: side({ left: 60_000 }), black: side({ left: 50_000, stop: { until: 12_000, penalties: 1, restarts: 0 } }) },
} as unknown as GameView;

test("a past game's running clock and stopwatch stand where they were at that instant", () => {
  const then = stands(game, 8_000);
  expect(leftAt(then, "white", 1_000_000)).toBe(57_000);
  expect(leftAt(then, "black", 1_000_000)).toBe(50_000);
  expect(then.sides.black.stop).toMatchObject({ until: null, left: 4_000 });
});
