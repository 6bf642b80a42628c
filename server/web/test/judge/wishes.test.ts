import { expect, test } from "vitest";
import type { Press } from "../../src/judge/outbox";
import { ownStop, progress } from "../../src/judge/progress";
import { callOf, due, isCall, isCard, type Wish } from "../../src/judge/wishes";
import type { PenaltyView } from "../../src/wire/PenaltyView";
import type { Snapshot } from "../../src/wire/Snapshot";
import type { Verdict } from "../../src/wire/Verdict";

const recorded: Verdict = { recorded: { rulings: [{ rule: "CR-4.3-1", text: "Ten seconds." }] } };

/** A missed crossing called on lane 7, ruled by record 12 or not yet. */
function call(wish?: Wish, verdict?: Verdict): Press {
  const seen = { fault: { side: "white" as const, fault: "no_crossing" as const, sanction: "stop" as const } };
  return {
    request: { boot: 1, n: 1, at: 0, court: 1, ask: { observe: { board: 7, seen } } },
    told: { made: 0, lane: 7, words: "no crossing" },
    wish,
    ...(verdict && { outcome: { boot: 1, n: 1, seq: 12, at: 0, verdict } }),
  };
}

/** The court at a record, with penalties of White and questions on its one board. */
function court(seq: number, penalties: number[] = [], questions: number[] = []): Snapshot {
  const view = (fact: number) => ({ fact, at: 0, fault: "no_crossing", state: "called", witnesses: 1 }) as PenaltyView;
  const game = {
    sides: { white: { penalties: penalties.map(view) }, black: {} },
    inbox: questions.map((fact) => ({ fact, at: 0, question: "chief_called" })),
  };
  return { court: 1, seq, boards: [{ board: 7, stale: false, game }] } as unknown as Snapshot;
}

test("a call is found by the record that ruled it", () => {
  expect(isCall(call())).toBe(true);
  expect(callOf(call(), court(12), new Map())).toBeUndefined();
  expect(callOf(call(undefined, recorded), court(12, [11 * 256, 12 * 256 + 1]), new Map())).toBe(12 * 256 + 1);
  // a second witness's call has no penalty of its own: the ticker named it
  expect(callOf(call(undefined, recorded), court(12), new Map([[12, 12 * 256]]))).toBe(12 * 256);
});

test("taking back waits for the outcome, then for the picture, then names the call", () => {
  const wish: Wish = { take_back: { reason: "wrong lane" } };
  expect(due(call(wish), court(12), new Map())).toBeUndefined();
  expect(due(call(wish, recorded), court(11), new Map())).toBeUndefined();
  expect(due(call(wish, recorded), court(12, [12 * 256]), new Map())).toEqual({ void: { fact: 12 * 256, reason: "wrong lane" } });
  expect(due(call("carried_out", recorded), court(12, [12 * 256]), new Map())).toBeUndefined();
});

test("a walker's card is taken back by the fact the ticker named, and is no call to be moved", () => {
  const seen = { walk_card: { side: "white" as const, card: "red" as const, offence: "bent_knee" as const } };
  const shown = call({ take_back: { reason: "not seen well enough" } }, recorded);
  const card: Press = { ...shown, request: { ...shown.request, ask: { observe: { board: 7, seen } } } };
  expect([isCard(card), isCall(card)]).toEqual([true, false]);
  expect(due(card, court(12), new Map([[12, 12 * 256 + 1]]))).toEqual({ void: { fact: 12 * 256 + 1, reason: "not seen well enough" } });
});

test("a wrong lane is replaced by the right one at the same cost", () => {
  const wish: Wish = { replace: { board: 8, side: "white", fault: "no_crossing" } };
  expect(due(call(wish, recorded), court(12, [12 * 256]), new Map())).toEqual({
    replace: { call: 12 * 256, board: 8, side: "white", fault: "no_crossing", sanction: "stop" },
  });
});

test("what was refused or has gone cannot be taken back, and that is said", () => {
  const wish: Wish = { take_back: { reason: "wrong lane" } };
  const refused: Verdict = { refused: { refusal: { no_game: { board: 7 } }, text: "no game" } };
  expect(due(call(wish, refused), court(12), new Map())).toBe("lost");
  expect(due(call(wish, recorded), court(12), new Map())).toBe("lost");
});

test("every press is kept here, then on the server, then ruled", () => {
  expect(progress(call(), false, undefined)).toEqual({ is: "keeping" });
  expect(progress(call(), true, undefined)).toEqual({ is: "kept" });
  const asked: Verdict = { recorded: { rulings: [], undecided: true } };
  const question = 12 * 256 + 2;
  expect(progress(call(undefined, asked), true, court(11))).toEqual({ is: "server" });
  expect(progress(call(undefined, asked), true, court(12, [], [question]))).toEqual({ is: "server" });
  expect(progress(call(undefined, asked), true, court(13))).toMatchObject({ is: "ruled" });
  expect(progress(call(undefined, recorded), true, court(12, [], [question]))).toMatchObject({ is: "ruled" });
  expect(progress(call(undefined, { recorded: { rulings: [] } }), true, undefined)).toEqual({ is: "ruled", rulings: [] });
});

test("a stopwatch the court has not heard of runs from the phone's own touch, and leaving early begins it again", () => {
  const press = (at: number, seen: object, boot = 1): Press => ({
    request: { boot, n: at, at, court: 1, ask: { observe: { board: 7, seen } } as Press["request"]["ask"] },
    told: { made: 0, words: "" },
  });
  const stopped = press(10, { stopped: { side: "white" } });
  const left = press(20, { left_stop: { side: "white" } });
  expect(ownStop([stopped], 1, 7, "white")).toBe(10);
  expect(ownStop([stopped, left], 1, 7, "white")).toBe(20);
  expect(ownStop([stopped], 1, 7, "black")).toBeUndefined();
  expect(ownStop([stopped], 1, 8, "white")).toBeUndefined();
  expect(ownStop([press(10, { stopped: { side: "white" } }, 2)], 1, 7, "white")).toBeUndefined();
  expect(ownStop([{ ...stopped, outcome: { boot: 1, n: 1, seq: 1, at: 0, verdict: recorded } }], 1, 7, "white")).toBeUndefined();
});
