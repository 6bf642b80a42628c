// The texts of the public pages.
import { expect, test } from "vitest";
import { say } from "../src/messages";
import { heldAt, nameClass, named, owes, particulars, ticker } from "../src/texts";
import type { Debt, GameResult, Said, SideView, Termination } from "../src/wire";

test("what a player owes is said in words", () => {
  const said: [Debt[], string][] = [
    [[], "owes no run"],
    [["full_run"], "owes a run"],
    [["half_run"], "owes a half run"],
    [["full_run", "full_run"], "owes 2 runs"],
    [["half_run", "full_run"], "owes a half run and a run"],
    [["correction"], "owes a correction"],
    [["correction", "half_run"], "owes a correction and a half run"],
    [[{ take_back: { touched: "Ng1" } }], "takes the move back and moves the piece on Ng1"],
  ];
  for (const [debts, text] of said) expect(owes(debts)).toBe(text);
});

test("the reason of a result stands with the result and names the loser where it is his own act", () => {
  const won = (by: "white" | "black"): GameResult => ({ won: { by } });
  const said: [GameResult, Termination, string][] = [
    [won("black"), "resignation", "0–1, resignation"],
    [won("white"), "resignation", "1–0, resignation"],
    [won("white"), "flag_fall", "1–0, flag fall"],
    ["drawn", "flag_fall", "½–½, flag fall, and the opponent cannot mate"],
    [won("black"), "checkmate", "0–1, checkmate"],
    ["drawn", "agreement", "½–½, agreement of the two players"],
    ["both_lost", "ruling", "0–0, ruling"],
  ];
  for (const [result, by, text] of said) expect(say("said-ended", { result, by })).toBe(text);
});

test("a page names its event and its players with what is known of them", () => {
  expect(heldAt({ name: "Hall Open", site: "Budapest HUN", date: "2026-11-21" }, "Court 1")).toBe("Court 1 · Budapest HUN · 21 November 2026");
  expect(heldAt({ name: "Hall Open" }, "Court 1")).toBe("Court 1");
  const profile = { title: "GM", rating: 2735, club: "MTK" };
  expect(named({ player: 7, name: "Polgár, Judit", profile } as SideView)).toBe("GM Polgár, Judit");
  expect(named({ player: 7 } as SideView)).toBe("Player 7");
  expect(particulars(profile)).toBe("2735 · MTK");
});

test("a line of the ticker is worded by the kind of its event; what spectators need not read has no line", () => {
  const told: [Said, string | undefined][] = [
    ["started", "GO"],
    ["chief_called", undefined],
    [{ clock_set: { left: { white: 580_000, black: null } } }, "clocks set: White 9:40"],
    [{ clock_set: { left: { white: null, black: 61_000 } } }, "clocks set: Black 1:01"],
    [{ clock_set: { left: { white: 580_000, black: 3_661_000 } } }, "clocks set: White 9:40, Black 1:01:01"],
    [{ clock_set: { left: { white: null, black: null } } }, "clocks set"],
    [{ illegal: { side: "white", uci: "a7a4" } }, "White: illegal move a7–a4"],
    [{ illegal: { side: "black", uci: "e2e1q" } }, "Black: illegal move e2–e1=Q"],
    [{ run_made: { side: "white", took: 14_360, presumed: false } }, "White is back after 14.4 s"],
    [{ run_made: { side: "white", presumed: true } }, undefined],
    [{ illegal: { side: "black" } }, "Black: illegal move"],
    [{ limit_reached: { points: { white: 3, black: 5 } } }, "match limit reached: White 3, Black 5 points"],
    [{ ended: { at: 0, result: { won: { by: "black" } }, by: "resignation" } }, "0–1, resignation"],
    [{ chain_game_drawn: { chain_game: 2, by: "stalemate" } }, "game 2 drawn, stalemate; the next one follows (CR-4.7-3)"],
    [{ time_given: { side: "white", time: -120_000, why: "ladder" } }, "White's clock: -2:00"],
    [{ disputed: { side: "white", claim: "king_in_check", record: true } }, "White disputes king left in check (by the court's record it is so)"],
    [{ agreed: { on: { first_flag: { side: "black" } } } }, "Both agree: Black's flag fell first"],
    [{ agreed: { on: { result: { result: { won: { by: "white" } } } } } }, "Both agree: White wins"],
    [{ settled: { claim: "checkmate", stands: false, points: [18, 19] } }, "rejected: checkmate (SP-18, 19)"],
    [{ ran_out: { at: { white: 1_000, black: 900 } } }, "for the record: Black's flag fell first"],
    [{ ran_out: { at: { white: 1_000, black: null } } }, "for the record: White's flag had fallen"],
    [{ ran_out: { at: { white: 1_000, black: 1_000 } } }, "for the record: both flags fell at once"],
  ];
  for (const [said, text] of told) expect(ticker(said as Said)).toBe(text);
});

test("a short name is small by its longest word, beside which a winner's star stands, and by its length", () => {
  const classOf = (name: string, hasStar = false) => nameClass({ player: 7, name } as SideView, hasStar);
  expect(classOf("Polgár, Judit")).toBe("");
  expect(classOf("Steinitz, W")).toBe("");
  expect(classOf("Steinitz, W", true)).toBe("wide");
  expect(classOf("Tartakower, S", true)).toBe("wide");
  expect(classOf("Duke Karl and Count Isouard")).toBe("wide");
  expect(classOf("Nepomniachtchi, I")).toBe("widest");
  expect(classOf("Featherstonehaugh-Cholmondeley")).toBe("long widest");
});
