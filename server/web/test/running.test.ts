import { describe, expect, test } from "vitest";
import { legs, metresRun, Paces, spot, USUAL_PACE } from "../src/running";
import type { Evidence, GameView, SideView } from "../src/wire";

const side = (given: Partial<SideView>): SideView => ({ player: 7, owes: [], runs: 0, illegal: 0, cards: 3, next_stop: 10_000, ...given });
const game = (white: Partial<SideView>, id = 1): GameView =>
  ({ game: id, sides: { white: side(white), black: side({ player: 8, at: "at_board" }) } }) as unknown as GameView;

describe("a runner between two reports", () => {
  test("runs out at his pace and waits at the line until the crossing is reported", () => {
    const out = side({ at: "outward", since: 1_000 });
    expect(spot(out, 300, 1_000)).toEqual({ metres: 0, overdue: false });
    expect(spot(out, 300, 1_000 + 7 * 300)).toEqual({ metres: 7, overdue: false });
    const waiting = spot(out, 300, 60_000);
    expect(waiting?.overdue).toBe(true);
    expect(waiting?.metres).toBeCloseTo(13.3);
  });

  test("runs home from the line and waits before the board until he is reported back", () => {
    const home = side({ at: "homeward", since: 1_000 });
    expect(spot(home, 300, 1_000)?.metres).toBe(14);
    expect(spot(home, 300, 1_000 + 14 * 300)?.metres).toBeCloseTo(0.7);
    expect(spot(home, 300, 1_000 + 14 * 300)?.overdue).toBe(true);
  });

  test("is drawn out and back where nobody reports his run", () => {
    const away = side({ at: "away", since: 0 });
    expect(spot(away, 300, 14 * 300)?.metres).toBeCloseTo(14);
    expect(spot(away, 300, 21 * 300)?.metres).toBeCloseTo(7);
    expect(legs(away, 300)).toHaveLength(2);
  });

  test("stands where he was seen, and nowhere if nothing is known", () => {
    expect(spot(side({ at: "behind_line", since: 0 }), 300, 9)).toEqual({ metres: 14, overdue: false });
    expect(spot(side({ at: "at_board" }), 300, 9)).toEqual({ metres: 0, overdue: false });
    expect(spot(side({}), 300, 9)).toBeUndefined();
  });

  test("a child turns at its own marker", () => {
    expect(spot(side({ at: "behind_line", line_m: 9 }), 300, 0)?.metres).toBe(9);
    expect(metresRun(game({ at: "at_board", line_m: 9, runs: 4 }), "white")).toBe(72);
  });
});

test("no run is counted at a board that reports neither runs nor presses", () => {
  const of = (evidence: Evidence) => metresRun({ ...game({ at: "away", runs: 1 }), runs: "presumed", evidence }, "white");
  expect([of("presses"), of("table")]).toEqual([28, undefined]);
});

test("no run is counted in a game of players who do not run", () => {
  expect(metresRun(game({}), "white")).toBeUndefined();
});

describe("the pace of a player", () => {
  test("is the usual one until a leg of his was seen", () => {
    const paces = new Paces();
    expect(paces.of(7)).toBe(USUAL_PACE);
    paces.learn(game({ at: "outward", since: 0 }), game({ at: "homeward", since: 14 * 250 }));
    expect(paces.of(7)).toBe(250);
    paces.learn(game({ at: "homeward", since: 0 }), game({ at: "at_board", since: 14 * 350 }));
    expect(paces.of(7)).toBeCloseTo(290);
    expect(paces.of(8)).toBe(USUAL_PACE);
  });

  test("learns nothing from another game, from a rest, or from two reports of one instant", () => {
    const paces = new Paces();
    paces.learn(game({ at: "outward", since: 0 }), game({ at: "homeward", since: 4_000 }, 2));
    paces.learn(game({ at: "outward", since: 0 }), game({ at: "homeward", since: 60_000 }));
    paces.learn(game({ at: "outward", since: 0 }), game({ at: "homeward", since: 10 }));
    expect(paces.of(7)).toBe(USUAL_PACE);
  });
});
