import { expect, test } from "vitest";
import { groups, standing } from "../src/news";
import type { Said, TickerLine } from "../src/wire";

test("incidents stand by themselves, newest first, and moves and runs between them are one group", () => {
  const said: Said[] = [{ crossed: { side: "white" } }, { crossed: { side: "black" } }, { illegal: { side: "white" } }, { crossed: { side: "black" } }, { noted: { side: "white", note: { key: "note-before-go" } } }];
  const lines = said.map((each, n): TickerLine => ({ fact: n, board: 3, at: n, said: each, incident: n === 2 }));
  const told = groups(lines).map((group) => ("incident" in group ? group.incident.text : group.usual.map(({ line }) => line.fact)));
  expect(told).toEqual([[3], "White: illegal move", [1, 0]]);
});

test("a call that was annulled and lines that were taken back are no news", () => {
  const said: Said[] = [{ crossed: { side: "white" } }, { illegal: { side: "white" } }, { retracted: { facts: [1] } }, { crossed: { side: "black" } }, { call_voided: { call: 3 } }];
  const lines = said.map((each, n): TickerLine => ({ fact: n, board: 3, at: n, said: each }));
  expect(standing(lines).map(({ fact }) => fact)).toEqual([0, 2, 4]);
});
