import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { after, begin } from "../../src/table/game";
import { keep, kept } from "../../src/table/store";

const storage = new Map<string, string>();
beforeEach(() => vi.stubGlobal("localStorage", { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, text: string) => storage.set(key, text) }));
afterEach(() => {
  storage.clear();
  vi.unstubAllGlobals();
});

test("a game is kept as it stands, with and without a claim and a result", () => {
  expect(kept()).toBeUndefined();
  let game = after(begin(), "black", { do: "punch" }, 0);
  for (const [side, act] of [["white", { do: "declare", claim: "illegal" }], ["black", { do: "agree" }]] as const) {
    expect(keep({ game, lower: "black" })).toBe(true);
    expect(kept()).toEqual({ game, lower: "black" });
    game = after(game, side, act, 1_000);
  }
  keep({ game, lower: "black" });
  expect(kept()?.game.result).toEqual({ winner: "white", by: "illegal" });
});

test("a game of another form begins anew", () => {
  const game = begin();
  const others = [null, 7, {}, { game }, { game: {}, lower: "white" }, { game: { ...game, left: { white: 1 } }, lower: "white" }, { game: { ...game, result: { by: "time" } }, lower: "white" }, { game: { ...game, said: undefined }, lower: "white" }];
  for (const other of others) {
    storage.set("table", JSON.stringify(other));
    expect(kept()).toBeUndefined();
  }
  storage.set("table", "{");
  expect(kept()).toBeUndefined();
});

test("storage that takes nothing is told", () => {
  vi.stubGlobal("localStorage", { setItem: () => { throw new DOMException("full", "QuotaExceededError"); } });
  expect(keep({ game: begin(), lower: "white" })).toBe(false);
});
