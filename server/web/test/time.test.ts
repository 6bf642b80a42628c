import { describe, expect, test } from "vitest";
import cases from "../../../protocol/tests/chess-clock.json";
import { clockText, goIsOver } from "../src/time";
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
