// The words of the page about results, claims and clocks.
import { describe, expect, test } from "vitest";
import type { GameView, SideView } from "../../src/wire";
import { clockOff, countdown, counting, entered, isMove, openPenalties, resultState, stop, toSet } from "../../src/session/words";

describe("a phone's clock", () => {
  const minutes = 60_000;
  test.each([
    [0, undefined],
    [-59_999, undefined],
    [3 * minutes, "This phone's clock is 3 min fast: the court's clock counts"],
    [-24 * 60 * minutes, "This phone's clock is 24 h slow: the court's clock counts"],
    [3 * 24 * 60 * minutes, "This phone's clock is 3 days fast: the court's clock counts"],
  ])("that is %i ms ahead is told so, where it is worth a word", (ahead, told) => {
    expect(clockOff(ahead)).toBe(told);
  });
});

test("an announced move is two squares, and what a pawn becomes", () => {
  for (const move of ["g1f3", "e1g1", "a7a8q"]) expect(isMove(move)).toBe(true);
  for (const text of ["Nf3", "g1", "g1f9", "a7a8k", "g1f3 "]) expect(isMove(text)).toBe(false);
});


test("a result that the head referee chose between entries was decided, not confirmed", () => {
  const won = (by: "white" | "black") => ({ won: { by } });
  const game = (entries: ("white" | "black")[], by: "checkmate" | "ruling" = "checkmate") =>
    ({ result: "confirmed", ended: { at: 0, result: won("black"), by }, entries: entries.map((side) => ({ result: won(side) })) }) as GameView;
  expect(resultState(game(["black", "black"]))).toBe("confirmed");
  expect(resultState(game(["white", "black"]))).toBe("decided");
  expect(resultState(game([], "ruling"))).toBe("ruled");
  expect(entered(game(["white", "black"]))).toContain("decided by the head referee; entered: ");
});

test("a penalty the picture has no room for is counted all the same", () => {
  const view = { penalties: [{}], more_penalties: 2 } as unknown as SideView;
  expect(openPenalties(view)).toBe(3);
  expect(openPenalties({} as SideView)).toBe(0);
  expect(openPenalties({ penalties: [{ state: "asked" }, { state: "due" }] } as SideView)).toBe(1);
});

test("clocks that are to be set run on with the court's, and stand with them", () => {
  const game = (phase: string, running?: { side: string; since: number }) => ({ phase, running }) as unknown as GameView;
  const to = { left: { white: 401_000, black: 665_000 }, added: { white: 0, black: 0 }, to_run: "white" as const };
  const runs = game("running", { side: "white", since: 1_000 });
  expect(toSet(runs, to, 1_000)).toBe("Set the clock: White to 6:41, Black to 11:05, White to move");
  expect(toSet(runs, to, 35_000)).toBe("Set the clock: White to 6:07, Black to 11:05, White to move");
  expect(toSet(game("paused"), to, 35_000)).toBe("Set the clock: White to 6:41, Black to 11:05, both stopped, White to move");
  const silent = { left: { white: null, black: null }, added: { white: 60_000, black: 0 } };
  expect(toSet(game("running"), silent, 35_000)).toBe("Set the clock: White by +1:00, Black as it is");
});

describe("a countdown", () => {
  const start = (phase: string, go = 20_000) => ({ phase, go_at: go }) as unknown as GameView;

  test("reads 3, 2, 1, GO by the court's clock", () => {
    const at = (now: number) => countdown([start("countdown"), start("waiting", 0)], now, true);
    expect([16_500, 17_500, 18_500, 19_500, 20_000, 21_501].map(at)).toEqual([undefined, "3", "2", "1", "GO", undefined]);
    expect(counting(start("countdown"), 20_500, true)).toBe("countdown");
  });

  test("does not claim the GO without a link: the start may have been aborted", () => {
    const cutOff = (now: number) => [countdown([start("countdown")], now, false), counting(start("countdown"), now, false)];
    expect(cutOff(19_500)).toEqual(["1", "countdown"]);
    expect(cutOff(20_000)).toEqual(["GO?", "GO said?"]);
    expect(cutOff(60_000)).toEqual([undefined, "GO said?"]);
  });

  test("that was heard to its GO is told so without a link too", () => {
    expect(countdown([start("running"), start("countdown")], 20_500, false)).toBe("GO");
    expect(countdown([start("running", 12_000), start("countdown")], 20_500, false)).toBe("GO?");
  });
});

test("CR-4.3-1: a crossing reported while a penalty is due is shown on the tile", () => {
  const view = (at: SideView["at"]) => ({ at, penalties: [{ at: 10_000 }] }) as SideView;
  expect(stop(view("outward"), 15_000)).toEqual({ text: "STOP", more: "" });
  expect(stop(view("homeward"), 15_000)).toEqual({ text: "STOP", more: "crossed" });
  expect(stop(view("at_board"), 52_000)).toEqual({ text: "STOP", more: "42 s" });
  expect(stop({ at: "outward", penalties: [{}, {}], line_m: 10, run_mode: "cone" } as SideView, 0)).toEqual({ text: "STOP ×2", more: "at 10 m, cone" });
});
