import { expect, test } from "vitest";
import { tagsOf } from "../src/earlier";

test("games are listed by the tags of their PGN", () => {
  const pgn = '[Event "Cup"]\n[Round "1"]\n[White "O\'Hara \\"Max\\", Ann"]\n[Result "1-0"]\n\n1. e4 {[%clk 0:09:58] [Round "7"]} 1-0\n\n[Event "Cup"]\n[Round "2"]\n[White "Li, Bo"]\n[Result "1/2-1/2"]\n\n1/2-1/2\n';
  expect(tagsOf(pgn)).toEqual([
    { Event: "Cup", Round: "1", White: 'O\'Hara "Max", Ann', Result: "1-0" },
    { Event: "Cup", Round: "2", White: "Li, Bo", Result: "1/2-1/2" },
  ]);
});
