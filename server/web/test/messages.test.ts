import { afterEach, expect, test } from "vitest";
import cases from "../../../protocol/messages/tests/functions.json";
import { refused, ruled } from "../src/session/words";
import { messageOf, render, say, take } from "../src/messages";
import type { Refusal } from "../src/wire";
import { english } from "./words";

afterEach(english);

test("a refusal is worded by its code and its fields", () => {
  expect(refused({ no_such_board: { board: 13, boards: 12 } })).toBe("there is no board 13 on this court; it has boards 1 to 12");
  expect(refused({ board_taken: { boards: [2, 5] } })).toContain("boards 2, 5 still have games");
  expect(refused({ answered: { fact: 12801, answer: "no", by: 4 } })).toBe("question 50.2 was answered already: no, by device 4");
});

test("a setting, a hindrance and an unsealed result have words of their own", () => {
  const setting: Refusal = { bad_setting: { setting: { increment: { side: "white" } }, found: "0:01.000" } };
  expect(refused(setting)).toBe("White's increment: 0:01.000 is not possible; expected 0 seconds to 10 minutes");
  const unready: Refusal = { not_ready: { hindrances: [{ court: 1, boards: [3], why: "not_ready" }] } };
  expect(refused(unready)).toContain("the start has to wait: board 3 was not found ready;");
  const unsealed: Refusal = { not_sealed: { results: [{ round: 2, boards: [1], state: "open" }] } };
  expect(refused(unsealed)).toContain("(round 2, board 1: no result is entered)");
});

test("a ruling names the obstacles that it overrode", () => {
  const reasons = [messageOf("hindrance", "no_game")].map((message) => ({ ...message, args: { boards: "1", "boards-n": 1 } }));
  expect(ruled({ rule: "CR-4.1-1", message: { key: "ruling-counting", args: { resumes: "no" } }, reasons })).toBe("It starts although board 1 has no game.");
});

test("a key without a message is its own text", () => {
  expect(say("no-such-message")).toBe("no-such-message");
});

test("a part that is a message itself is rendered first", () => {
  take("en", "whole = found { $part }\npart = the byte { $byte }, { $why }\nwhy = no text");
  const part = { key: "part", args: { byte: "0xFF", why: { key: "why" } } };
  expect(render({ key: "whole", args: { part } })).toBe("found the byte 0xFF, no text");
  expect(say("whole", { part })).toBe("found the byte 0xFF, no text");
  expect(messageOf("whole", { byte: 1, part }).args).toEqual({ byte: 1, part });
});

test.each(cases)("$call of $of gives $gives, as in Rust", ({ call, of, gives, with_comma }) => {
  for (const [decimal, expected] of [[".", gives], [",", with_comma ?? gives]] as const) {
    take("en", `pages-decimal = ${decimal}\ncase = { ${call}($of) }\n`);
    expect(say("case", { of })).toBe(expected);
  }
});

test("a name in right-to-left letters turns nothing around it", () => {
  take("en", "case = { $white } beat { $black }\nalone = { $white }");
  expect(render({ key: "alone", args: { white: "\u05e9\u05dc\u05d5\u05dd" } })).toBe("\u05e9\u05dc\u05d5\u05dd");
  expect(render({ key: "case", args: { white: "Judit", black: "\u05e9\u05dc\u05d5\u05dd" } })).toBe("Judit beat \u2068\u05e9\u05dc\u05d5\u05dd\u2069");
});
