// What the public pages say.
import { expect, test } from "vitest";
import { owes, owesInTile } from "../src/texts";
import type { Debt } from "../src/wire/Debt";

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
