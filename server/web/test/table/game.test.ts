import { describe, expect, test } from "vitest";
import { after, begin, left, may, type Act, type Game } from "../../src/table/game";
import type { Side } from "../../src/wire";

/** Plays “b punch @0 · w stop @4” in seconds. */
function played(sheet: string, from: Game = begin(60_000)): Game {
  return sheet.split(" · ").reduce((game, entry) => {
    const [who, does, what, when] = /^(\w) (\w+)(?: (\w+))? @([\d.]+)$/.exec(entry)!.slice(1);
    const act = (does === "declare" ? { do: does, claim: what } : does === "promote" ? { do: does, to: what } : { do: does }) as Act;
    return after(game, who === "w" ? "white" : "black", act, Number(when) * 1000);
  }, from);
}
const clocks = (game: Game, at: number) => (["white", "black"] as Side[]).map((side) => left(game, side, at * 1000) / 1000);

describe("a Speed game on one phone", () => {
  test("Black's punch starts White's clock, and each punch the other's (SP-4, SP-5)", () => {
    expect(may(begin(), "white", { do: "punch" })).toBe(false);
    const game = played("b punch @0 · w punch @10 · b punch @14");
    expect(clocks(game, 20)).toEqual([44, 56]);
    expect(game.moves).toBe(2);
  });

  test("a punch of the player whose clock stands does nothing", () => {
    expect(played("b punch @0 · b punch @3")).toEqual(played("b punch @0"));
  });

  test("a clock stops at zero and nothing is said (SP-9, SP-12)", () => {
    const game = played("b punch @0");
    expect(clocks(game, 99)).toEqual([0, 60]);
    expect(game.result).toBeUndefined();
    expect(played("w punch @99", game).running).toBe("black");
  });

  test("a flag wins once the other agrees; declaring it stops both clocks (SP-10)", () => {
    const claimed = played("b punch @0 · b declare flag @65");
    expect(claimed.running).toBeUndefined();
    expect(claimed.result).toBeUndefined();
    expect(played("w agree @70", claimed).result).toEqual({ winner: "black", by: "flag" });
  });

  test("a denied declaration decides nothing; the game goes on when both want it (SP-25)", () => {
    const denied = played("b punch @0 · b declare illegal @5 · w disagree @9");
    expect(denied.result).toBeUndefined();
    expect(denied.running).toBeUndefined();
    const one = played("b go_on @10", denied);
    expect(one.running).toBeUndefined();
    const both = played("w go_on @12", one);
    expect(both.running).toBe("white");
    expect(clocks(both, 15)).toEqual([52, 60]);
  });

  test("both flags down is a draw if both say so (SP-8)", () => {
    expect(played("b punch @0 · w declare both_flags @5 · b agree @6").result).toEqual({ winner: undefined, by: "both_flags" });
  });

  test("a draw is offered with the clocks running, and may be taken back", () => {
    const offered = played("b punch @0 · w declare draw @5");
    expect(clocks(offered, 7)).toEqual([53, 60]);
    expect(played("w withdraw @8", offered).claim).toBeUndefined();
    expect(played("b agree @8", offered).result).toEqual({ winner: undefined, by: "draw" });
  });

  test("the game goes on beside an offered draw, which the other player's punch refuses", () => {
    const offered = played("b punch @0 · b declare draw @2");
    const punched = played("w punch @5", offered);
    expect([punched.running, punched.claim]).toEqual(["black", undefined]);
    expect(clocks(punched, 9)).toEqual([55, 56]);
    const own = played("b punch @0 · w declare draw @2 · w punch @5", begin(60_000));
    expect([own.running, own.claim]).toEqual(["black", { by: "white", claim: "draw" }]);
    expect(played("b agree @9", own).result).toEqual({ winner: undefined, by: "draw" });
    expect(played("b punch @9", own).claim).toBeUndefined();
  });

  test("an offered draw keeps nobody from stopping, claiming or resigning; it is offered once", () => {
    const offered = played("b punch @0 · b declare draw @2");
    for (const side of ["white", "black"] as Side[]) expect(may(offered, side, { do: "declare", claim: "draw" })).toBe(false);
    expect(played("w declare flag @5", offered)).toMatchObject({ running: undefined, claim: { by: "white", claim: "flag" } });
    expect(played("b declare resigns @5", offered)).toMatchObject({ claim: undefined, result: { winner: "white", by: "resigns" } });
    const stopped = played("w stop @5", offered);
    expect(may(stopped, "white", { do: "go_on" })).toBe(false);
    expect(played("w disagree @6 · w go_on @7 · b go_on @8", stopped)).toMatchObject({ running: "white", claim: undefined });
  });

  test("who resigns loses at once", () => {
    expect(played("b punch @0 · w declare resigns @5").result).toEqual({ winner: "black", by: "resigns" });
  });

  test("a promotion is called by the player who moves, and only kept (SP-26)", () => {
    const game = played("b punch @0 · w promote queen @5");
    expect(game.running).toBe("white");
    expect(game.said.at(-1)).toEqual({ by: "white", act: { do: "promote", to: "queen" }, left: { white: 55_000, black: 60_000 } });
    expect(may(game, "black", { do: "promote", to: "queen" })).toBe(false);
  });

  test("nothing is done after the end", () => {
    const over = played("b punch @0 · w declare resigns @5");
    expect(played("b punch @6 · b declare flag @7", over)).toEqual(over);
  });
});
