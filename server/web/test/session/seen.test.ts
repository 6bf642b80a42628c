import { expect, test } from "vitest";
import { between } from "../../src/session/seen";
import type { Claim } from "../../src/wire";

function line(claim: Claim): string | undefined {
  return between({ claims: [{ by: "white", claim, incomplete: true }] })[0];
}

test("a flag that is declared waits for the stop of both clocks and not for a punch (SP-10)", () => {
  for (const claim of [{ flag_down: { of: "black" } }, "both_flags_down"] as Claim[]) {
    expect(line(claim)).toMatch(/ not complete until he has stopped both clocks\.$/);
  }
  expect(line("king_in_check")).toMatch(/ not complete until he has punched or stopped both clocks\.$/);
});
