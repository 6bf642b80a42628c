// What each rule system has, and what it has not.
import { expect, test } from "vitest";
import { checkItems, claims, faults, hasCards, hasDraws, lookAt, runs, stage, unchecked } from "../src/offered";
import type { GameView } from "../src/wire";

test("in speed chess nobody runs, offers by card, or touches the wrong piece", () => {
  expect(runs("speed")).toBe(false);
  expect(hasCards("speed")).toBe(false);
  expect(faults("speed")).toEqual(["disturbance", "equipment"]);
  expect(claims("speed")).toContain("king_in_check");
  expect(claims("speed")).not.toContain("touch_move");
});

test("a sprint runs without draw cards and without draws by agreement", () => {
  expect(runs("sprint")).toBe(true);
  expect(hasCards("sprint")).toBe(false);
  expect(hasDraws("sprint")).toBe(false);
  expect(faults("sprint")).toContain("no_crossing");
  expect(faults("sprint")).not.toContain("offer_without_card");
});

test("a classic game and a walk have runs, cards and claims, and nothing of speed chess", () => {
  for (const ruleset of ["classic", "walk"] as const) {
    expect([runs(ruleset), hasCards(ruleset), hasDraws(ruleset)]).toEqual([true, true, true]);
    expect(claims(ruleset)).toEqual(["illegal_move", "press_without_move", "touch_move", "moved_before_run"]);
  }
});

test("an intramural match has claims and no runs", () => {
  expect(runs("intramural")).toBe(false);
  expect(claims("intramural")).toEqual(["illegal_move", "press_without_move", "touch_move"]);
});

test("the check-list is of runners' equipment, in speed chess of captured men, and a match online has none", () => {
  expect(checkItems("walk")).toContain("shoes");
  expect(checkItems("walk")).not.toContain("captured_men");
  expect(checkItems("speed")).toEqual(["captured_men"]);
  expect(checkItems("intramural")).toEqual([]);
});

test("what is of a player was looked at once both were", () => {
  const game = (checks: GameView["checks"]) => ({ ruleset: "classic", checks }) as GameView;
  const white = { item: "shoes", side: "white", passed: true } as const;
  expect(unchecked(game(undefined))).toHaveLength(8);
  expect(unchecked(game([white]))).toContain("shoes");
  expect(unchecked(game([white, { item: "shoes", side: "black" }]))).not.toContain("shoes");
  expect(lookAt(game([white]), "shoes", "white")?.passed).toBe(true);
  expect(lookAt(game([white]), "shoes", "black")).toBeUndefined();
});

test("a board without a game has nothing to call, one that has ended what can still come", () => {
  const game = (phase: GameView["phase"]) => ({ phase }) as GameView;
  expect(stage(undefined, true)).toBe("empty");
  expect(stage(game("finished"), true)).toBe("over");
  expect(stage(game("waiting"), true)).toBe("live");
  // without a link the picture may be old: nothing is left out
  expect(stage(undefined, false)).toBe("live");
  expect(stage(game("finished"), false)).toBe("live");
});
