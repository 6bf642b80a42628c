import { expect, test } from "vitest";
import { birth } from "../../src/desk/persons";
import { clockMs } from "../../src/desk/match";
import { sorted } from "../../src/desk/parts";
import { rowsOf } from "../../src/desk/rounds";
import { cellOf, clockOf, points, refused } from "../../src/desk/texts";
import type { Organiser } from "../../src/desk/organiser";
import type { GameRow, RoundView, TableView } from "../../src/wire";

const names = { nameOf: (person: number) => ({ 7: "Polgár, Judit", 9: "Hou, Yifan" })[person] ?? `Player ${person}`, boards: new Map([[31, { round: 2, board: "4" }]]) } as unknown as Organiser;

test("points are written as chess players write them", () => {
  expect([0, 5, 10, 25, 13, null].map(points)).toEqual(["0", "½", "1", "2½", "1.3", ""]);
  expect(["0", "0.5", "2.50", "3.0", "12.25", "1.5"].map(cellOf)).toEqual(["0", "½", "2½", "3", "12.25", "1½"]);
});

test("a refusal names players and boards, not their numbers", () => {
  expect(refused(names, { already_entered: { person: 7 } })).toBe("Polgár, Judit is entered already.");
  expect(refused(names, { have_met: { white: 7, black: 9 } })).toBe("Polgár, Judit and Hou, Yifan have met.");
  expect(refused(names, { lots_needed: { tournament: 1, tied: [7, 9] } })).toBe("Lots must decide in tournament 1 among Polgár, Judit; Hou, Yifan: draw them in its standings.");
  expect(refused(names, { results_missing: { tournament: 1, round: 2, games: [31] } })).toContain("board 4");
  expect(refused(names, { game_begun: { game: 31 } })).toBe("Game of round 2, board 4 has begun or has a result.");
  expect(refused(names, "reason_needed")).toBe("A reason is needed.");
});

test("a date of birth is read as people write it", () => {
  const born = { year: 1976, month: 7, day: 23 };
  for (const text of ["23.7.1976", "23/07/1976", "1976-07-23"]) expect(birth(text), text).toEqual(born);
  expect(birth("29.2.2012")).toEqual({ year: 2012, month: 2, day: 29 });
  expect(birth("1976")).toEqual({ year: 1976, month: null, day: null });
  expect(birth("")).toBeUndefined();
  for (const text of ["76", "31.13.1976", "1876", "32.1.1976", "30.2.2010", "29.2.2011", "1.1.2100", "2100", "yesterday"]) expect(birth(text), text).toBeNull();
});

test("a clock's time is read as it is shown", () => {
  expect(["4:32", "0:09.5", "10:00", "4:62", "432", ""].map(clockMs)).toEqual([272_000, 9_500, 600_000, undefined, undefined, undefined]);
  expect(clockOf(605)).toBe("10:05");
});

test("missing values come last, in either direction", () => {
  const ratings = [null, 2735, 1500, null];
  expect(sorted(ratings, (rating) => rating)).toEqual([1500, 2735, null, null]);
  expect(sorted(ratings, (rating) => rating, true)).toEqual([2735, 1500, null, null]);
  expect(sorted(["Äbc", "abd", "abb"], (name) => name)).toEqual(["abb", "Äbc", "abd"]);
});

test("each game of a match has its board's number", () => {
  const game = (game: number, board = 1): GameRow => ({ game, part: 1, board, claimed: null, deadline: null, white: 1, black: 2, place: null, started: null, result: null });
  const table = (table: number, games: GameRow[]) => ({ table, games }) as TableView;
  const round = { tables: [table(1, [game(1)]), table(2, [game(2, 1), game(3, 2)]), table(3, [])] } as unknown as RoundView;
  expect(rowsOf(round).map(({ board }) => board)).toEqual(["1", "2.1", "2.2", "3"]);
});
