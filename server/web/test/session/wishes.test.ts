import { expect, test } from "vitest";
import type { Press } from "../../src/session/outbox";
import { ownStop, progress } from "../../src/session/progress";
import { asks, carrier, fate, isCall, isCard, isOpen, laneOf, type Wish } from "../../src/session/wishes";
import * as words from "../../src/session/words";
import type { Ask, Snapshot, Verdict } from "../../src/wire";

const recorded: Verdict = { recorded: { rulings: [{ rule: "CR-4.3-1", message: { key: "ruling-voided" } }] } };

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

/** The court at a record, with questions on its one board; the late calls one of them names. */
function court(seq: number, questions: number[] = [], late: number[] = []): Snapshot {
  const asked = late.length === 0 ? "chief_called" : { late_calls: { side: "white", calls: late } };
  const game = { sides: { white: {}, black: {} }, inbox: questions.map((fact) => ({ fact, at: 0, question: asked })) };
  return { court: 1, seq, boards: [{ board: 7, stale: false, game }] } as unknown as Snapshot;
}

const refused: Verdict = { refused: { refusal: { no_game: { board: 7 } } } };
const undecided: Verdict = { recorded: { rulings: [], undecided: true } };
const takenBack: Wish = { take_back: { reason: "wrong lane" } };
const moved: Wish = { replace: { board: 8, side: "white", fault: "no_crossing" } };

/** The press that asks for a wish, answered or not. */
function carried(ask: Ask, verdict?: Verdict): Press {
  return {
    request: { boot: 2, n: 1, at: 0, court: 1, ask },
    told: { made: 0, lane: 7, words: "taken back" },
    ...(verdict && { outcome: { boot: 2, n: 1, seq: 15, at: 0, verdict } }),
  };
}

/** The words that the judge reads at his call about its wish. */
function said(wish: Wish, ruled: Verdict | undefined, verdict?: Verdict, picture?: Snapshot): string {
  const made = call(wish, ruled);
  const ask = asks(made);
  const sent = ask && carried(ask, verdict);
  return words.wish(wish, fate(made, sent && progress(sent, true, picture)));
}

test("a wish waits for the court to take the call, and names it by its record alone", () => {
  expect(asks(call(takenBack))).toBeUndefined();
  expect(asks(call(takenBack, refused))).toBeUndefined();
  expect(asks(call(undefined, recorded))).toBeUndefined();
  expect(asks(call(takenBack, recorded))).toEqual({ void: { fact: 12 * 256, reason: "wrong lane" } });
  expect(asks(call(moved, recorded))).toEqual({
    replace: { call: 12 * 256, board: 8, side: "white", fault: "no_crossing", sanction: "stop" },
  });
});

test("a late call, on no picture anywhere, is taken back as well", () => {
  expect(asks(call(takenBack, undecided))).toEqual({ void: { fact: 12 * 256, reason: "wrong lane" } });
});

test("a wish is asked once", () => {
  const made = call(takenBack, recorded);
  const [ask, other] = [asks(made) as Ask, { void: { fact: 13 * 256, reason: "" } }];
  expect(isOpen(call(takenBack), [])).toBe(true);
  expect(isOpen(made, [carried(other)])).toBe(true);
  expect(isOpen(made, [carried(ask)])).toBe(false);
  expect(isOpen(call(takenBack, refused), [])).toBe(false);
  expect(carrier(made, [carried(ask), carried(other), carried(ask, recorded)])?.outcome).toBeDefined();
});

test("a call that is to be moved stands on the lane where it belongs at once", () => {
  expect(laneOf(call(undefined), [])).toBe(7);
  expect(laneOf(call(takenBack), [])).toBe(7);
  expect(laneOf(call(moved), []), "before the court has heard of it").toBe(8);
  expect(laneOf(call(moved, recorded), [])).toBe(8);
  const made = call(moved, recorded);
  expect(laneOf(made, [carried(asks(made) as Ask)]), "the press that moves it stands there").toBe(7);
  expect(laneOf(call(moved, refused), []), "it stands nowhere: there it is said").toBe(7);
});

test("every wish ends in a true word at its call", () => {
  expect(said(takenBack, undefined)).toBe(", to be taken back");
  expect(said(takenBack, recorded)).toBe(", to be taken back");
  expect(said(takenBack, recorded, recorded)).toBe(", taken back");
  expect(said(takenBack, recorded, undecided, court(15, [15 * 256 + 1]))).toBe(", taking it back: the head referee decides");
  expect(said(takenBack, recorded, undecided, court(16))).toBe(", taking it back: the head referee has decided");
  expect(said(takenBack, recorded, refused)).toBe(", not taken back: no game is paired on board 7");
  expect(said(takenBack, refused)).toBe(", nothing to take back");
  expect(said(moved, undefined)).toBe(", to be moved to lane 8");
  expect(said(moved, recorded, recorded)).toBe(", moved to lane 8");
  expect(said(moved, recorded, undecided, court(16, [16 * 256], [15 * 256]))).toBe(", moving it to lane 8: the head referee decides");
  expect(said(moved, recorded, refused)).toBe(", not moved to lane 8: no game is paired on board 7");
  expect(said(moved, refused)).toBe(", not moved: call it on lane 8 again");
});

test("a walker's card is taken back, and is no call to be moved", () => {
  const seen = { walk_card: { side: "white" as const, card: "red" as const, offence: "bent_knee" as const } };
  const shown = call({ take_back: { reason: "not seen well enough" } }, recorded);
  const card: Press = { ...shown, request: { ...shown.request, ask: { observe: { board: 7, seen } } } };
  expect([isCard(card), isCall(card)]).toEqual([true, false]);
  expect([isCard(shown), isCall(shown)]).toEqual([false, true]);
  expect(asks(card)).toEqual({ void: { fact: 12 * 256, reason: "not seen well enough" } });
});

test("every press is kept here, then on the server, then ruled", () => {
  expect(progress(call(), false, undefined)).toEqual({ is: "keeping" });
  expect(progress(call(), true, undefined)).toEqual({ is: "kept" });
  const asked: Verdict = { recorded: { rulings: [], undecided: true } };
  const question = 12 * 256 + 2;
  expect(progress(call(undefined, asked), true, court(11))).toEqual({ is: "server" });
  expect(progress(call(undefined, asked), true, court(12, [question]))).toEqual({ is: "server" });
  expect(progress(call(undefined, asked), true, court(13))).toEqual({ is: "decided" });
  expect(progress(call(undefined, recorded), true, court(12, [question]))).toMatchObject({ is: "ruled" });
  // a later call against the same side was put to the head referee with this one
  expect(progress(call(undefined, asked), true, court(13, [13 * 256 + 1], [12 * 256, 13 * 256]))).toEqual({ is: "server" });
  expect(progress(call(undefined, { recorded: { rulings: [] } }), true, undefined)).toEqual({ is: "ruled", rulings: [] });
});

test("a late call that is moved to another board waits there for the head referee", () => {
  const asked: Verdict = { recorded: { rulings: [], undecided: true } };
  // recorded on lane 8 by record 14, taken out on its own lane by record 15
  const onLane8 = court(15, [14 * 256 + 1], [14 * 256]);
  expect(said(moved, recorded, asked, onLane8)).toBe(", moving it to lane 8: the head referee decides");
  expect(said(moved, recorded, asked, court(16))).toBe(", moving it to lane 8: the head referee has decided");
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
