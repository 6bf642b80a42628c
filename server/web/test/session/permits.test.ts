// The permits of the view that a phone offers, by its role and by the age of the picture.
import { expect, test } from "vitest";
import { actOf, endsIn, lookAt, offers, plainFaults, unchecked } from "../../src/session/permits";
import type { GameView, Permits } from "../../src/wire";

const permits: Permits = {
  acts: [
    { least: "judge", acts: ["penalty", "stopped"] },
    { least: "head", acts: ["annul"] },
    { least: "head", acts: ["abort"], until: 9_000 },
    { least: "judge", acts: ["ready"], why_not: { wrong_phase: { game: 1, phase: "running", needs: "ready_before_start" } } },
    { least: "board", acts: ["crossed"], unexpected: true },
  ],
  faults: ["no_crossing", { other: { reason: "" } }],
  claims: ["touch_move", { flag_down: { of: "white" } }, { threefold: {} }],
  checks: [{ item: "table_width" }, { item: "shoes", side: "white" }, { item: "shoes", side: "black" }],
  ends: { won: ["checkmate"], drawn: ["stalemate"] },
};

test("a phone offers what the court takes from its role, and leaves out what has no effect", () => {
  const judge = (act: Parameters<typeof offers>[1], now = 0) => offers(permits, act, "judge", true, now);
  expect(["penalty", "stopped", "annul", "abort", "ready", "crossed", "walk_card"].filter((act) => judge(act as "ready"))).toEqual(["penalty", "stopped"]);
  expect(offers(permits, "annul", "head", true, 0)).toBe(true);
  expect(permits.acts.flatMap(({ acts }) => acts).filter((act) => offers(permits, act, "organiser", true, 0))).toEqual([]);
});

test("an act with a deadline is offered until then", () => {
  expect(offers(permits, "abort", "head", true, 8_999)).toBe(true);
  expect(offers(permits, "abort", "head", true, 9_000)).toBe(false);
});

test("a picture that may be old hides nothing that the game has", () => {
  for (const act of ["ready", "crossed", "penalty"] as const) expect(offers(permits, act, "judge", false, 0)).toBe(true);
  expect(offers(permits, "walk_card", "judge", false, 0)).toBe(false);
  // a game may have been put there meanwhile
  expect(offers(undefined, "walk_card", "judge", false, 0)).toBe(true);
  expect(offers(undefined, "walk_card", "judge", true, 0)).toBe(false);
});

test("a countdown is stopped until its GO, by the last picture too", () => {
  expect(offers(permits, "abort", "head", false, 8_999)).toBe(true);
  expect(offers(permits, "abort", "head", false, 9_000)).toBe(false);
});

test("a game is started only if the last picture says so, however old", () => {
  const start = (why_not?: Permits["acts"][number]["why_not"]) => offers({ ...permits, acts: [{ least: "head", acts: ["start"], why_not: why_not ?? null }] }, "start", "head", false, 0);
  expect(start()).toBe(true);
  expect(start({ wrong_phase: { game: 1, phase: "running", needs: "waiting_or_paused" } })).toBe(false);
});

test("lists come from the view", () => {
  expect(plainFaults(permits.faults)).toEqual(["no_crossing"]);
  expect(endsIn(permits, { won: { by: "black" } })).toEqual(["checkmate"]);
  expect(endsIn(permits, "both_lost")).toEqual([]);
  expect(endsIn(undefined, "drawn")).toEqual([]);
});

test("an observation is an act of its own name, and a move that stands is a move", () => {
  expect(actOf("draw_agreed")).toBe("draw_agreed");
  expect(actOf({ crossed: { side: "white" } })).toBe("crossed");
  expect(actOf({ placed: { uci: "e2e4" } })).toBe("moved");
});

test("an item of the players is looked at once of each", () => {
  const board = (checks: GameView["checks"]) => ({ game: { checks } as GameView, permits });
  const white = { item: "shoes", side: "white", passed: true } as const;
  expect(unchecked(board(undefined))).toEqual(permits.checks);
  expect(unchecked(board([white]))).toEqual([{ item: "table_width" }, { item: "shoes", side: "black" }]);
  expect(lookAt(board([white]), { item: "shoes", side: "white" })?.passed).toBe(true);
  expect(lookAt(board([white]), { item: "shoes", side: "black" })).toBeUndefined();
});
