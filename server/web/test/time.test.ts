import { describe, expect, test } from "vitest";
import cases from "../../../protocol/tests/chess-clock.json";
import { changesByTenths, clockText, goIsOver } from "../src/time";
import type { GameView } from "../src/wire";

describe("a countdown", () => {
  const game = { phase: "countdown", go_at: 10_000 } as GameView;

  test("is over once its GO has passed without a word of the start", () => {
    expect(goIsOver(game, 9_999)).toBe(false);
    expect(goIsOver(game, 10_900)).toBe(false);
    expect(goIsOver(game, 11_001)).toBe(true);
    expect(goIsOver({ ...game, go_at: null }, 11_001)).toBe(false);
  });
});

test("a chess clock reads as it does everywhere in the court", () => {
  for (const [ms, shown] of cases as [number, string][]) expect(clockText(ms), `${ms} ms`).toBe(shown);
  expect(clockText(undefined)).toBe("–:––");
});

test("a game changes by tenths while a clock shows them, and in the last second before GO or the end of a stop", () => {
  const sides = { white: { left: 30_000 }, black: { left: 15_000 } };
  const running = { phase: "running", running: { side: "white", since: 0 }, sides } as unknown as GameView;
  expect([0, 10_000, 10_001].map((at) => changesByTenths(running, at))).toEqual([false, false, true]);
  const counting = { phase: "countdown", go_at: 5_000, sides } as unknown as GameView;
  expect([4_000, 4_001].map((at) => changesByTenths(counting, at))).toEqual([false, true]);
  const stopped = { phase: "running", sides: { ...sides, black: { stop: { until: 5_000 } } } } as unknown as GameView;
  expect([4_000, 4_001].map((at) => changesByTenths(stopped, at))).toEqual([false, true]);
  const match = { phase: "running", ends_at: 30_000, sides } as unknown as GameView;
  expect([10_000, 10_001, 30_000].map((at) => changesByTenths(match, at))).toEqual([false, true, false]);
  expect(changesByTenths({ ...running, phase: "waiting", running: undefined } as GameView, 99_000)).toBe(false);
});
