// What the public pages say.
import { expect, test } from "vitest";
import { ended, heldAt, named, owes, owesInTile, particulars } from "../src/texts";
import type { Debt, GameResult, SideView, Termination } from "../src/wire";

test("what a player owes is said in full beside a board and short in a tile", () => {
  const said: [Debt[], string, string][] = [
    [[], "owes no run", "owes no run"],
    [["full_run"], "owes a run", "owes a run"],
    [["half_run"], "owes a half run", "owes ½ run"],
    [["full_run", "full_run"], "owes 2 runs", "owes 2 runs"],
    [["half_run", "full_run"], "owes a half run and a run", "owes 1½ runs"],
    [["correction"], "owes a correction", "to correct"],
    [["correction", "half_run"], "owes a correction and a half run", "to correct, owes ½ run"],
    [[{ take_back: { touched: "Ng1" } }], "takes back, moves Ng1", "takes back, moves Ng1"],
  ];
  for (const [debts, beside, inTile] of said) {
    expect([owes(debts), owesInTile(debts)]).toEqual([beside, inTile]);
  }
});

test("the reason of a result stands with the result and names the loser where it is his own act", () => {
  const won = (by: "white" | "black"): GameResult => ({ won: { by } });
  const said: [GameResult, Termination, string][] = [
    [won("black"), "resignation", "0–1, White resigned"],
    [won("white"), "resignation", "1–0, Black resigned"],
    [won("white"), "flag_fall", "1–0, Black's flag fell"],
    ["drawn", "flag_fall", "½–½, flag fall"],
    [won("black"), "checkmate", "0–1, checkmate"],
    ["drawn", "agreement", "½–½, agreement"],
    ["both_lost", "ruling", "0–0, the referee's ruling"],
  ];
  for (const [result, by, text] of said) expect(ended(result, by)).toBe(text);
});

test("a page names its event and its players with what is known of them", () => {
  expect(heldAt({ name: "Hall Open", site: "Budapest HUN", date: "2026-11-21" }, "Court 1")).toBe("Court 1 · Budapest HUN · 21 November 2026");
  expect(heldAt({ name: "Hall Open" }, "Court 1")).toBe("Court 1");
  const profile = { title: "GM", rating: 2735, club: "MTK" };
  expect(named({ player: 7, name: "Polgár, Judit", profile } as SideView)).toBe("GM Polgár, Judit");
  expect(named({ player: 7 } as SideView)).toBe("Player 7");
  expect(particulars(profile)).toBe("2735 · MTK");
});
