// Texts of the head referee's page: questions with names, the record, states of boards, typed times.
import { describe, expect, test } from "vitest";
import type { Open } from "../../src/referee/referee";
import { answer, clocksWouldBe, consequence, isOfMany, lanesOf, lineOf, question, ranges, reach, record, recovered, shownOn, stateOf, takenBack, timeSet, typedClock, typedTime } from "../../src/referee/texts";
import { say, take } from "../../src/messages";
import { elapsedText } from "../../src/time";
import type { BoardView, DeviceHealth, GameView, Presence, Preview, Question, Snapshot, TickerLine } from "../../src/wire";

const files = import.meta.glob<string>("../../../../protocol/messages/en/{shared,play,pages,acts,judge,referee}.ftl", { query: "?raw", import: "default", eager: true });
take("en", Object.values(files).join("\n"));

const sides = { white: { name: "Kim", player: 1 }, black: { player: 2 } };

function asked(question: Question): Open {
  const game = { phase: "running", sides };
  return { board: { board: 7 }, game, asked: { fact: 256, at: 0, question } } as unknown as Open;
}
const sentence = (of: Question) => question(asked(of), (id) => `phone ${id}`, 0);

test("a question names the players and the devices", () => {
  expect(sentence({ claim: { side: "white", claim: "king_in_check" } })).toBe("Kim claims king left in check: is it upheld?");
  expect(sentence({ flag_expected: { side: "black" } })).toBe("Look at the clock: is Player 2's flag down?");
  const entries = [{ device: 4, result: "drawn" as const }, { result: { won: { by: "white" as const } } }];
  expect(sentence({ results_differ: { entries } })).toBe("Results differ: phone 4: draw; the server's machine: White wins");
  expect(sentence({ results_differ: { entries, ended: { at: 0, result: "drawn", by: "stalemate" } } })).toMatch(/^Results differ: it ended draw, stalemate; phone 4: draw/);
  expect(sentence({ amendment: { preview: 77, drop: [512], add: [], drops: 4, adds: 1 } })).toBe("This changes earlier rulings: 4 entries go; 1 entry is new. Is it carried out?");
  expect(sentence({ set_clock: { left: { white: 300_000, black: null }, added: { white: 0, black: 0 } } })).toBe("Set the clock: White to 5:00, Black as it is");
});

test("every kind of question has two answers in words", () => {
  const claim: Question = { claim: { side: "white", claim: "king_in_check" } };
  expect([answer("yes", claim), answer("no", claim)]).toEqual(["Upheld", "Rejected"]);
});

test("the court's knowledge of a move is told with the move", () => {
  expect(record({ ply: 56, san: "Bg6", knows: "legal" })).toBe("28... Bg6, legal by the court's record");
  expect(record({ ply: 55 })).toBe("White's move 28");
});

test("boards are told as ranges, and lanes are typed so", () => {
  expect([ranges([3, 1, 2, 5]), ranges([1, 2, 4])]).toEqual(["1–3, 5", "1, 2, 4"]);
  expect(["1-6", "1, 2,5", "", "6-1", "a"].map(lanesOf)).toEqual([[1, 2, 3, 4, 5, 6], [1, 2, 5], [], undefined, undefined]);
});

test("a stop is on the screens that show its record or a later one", () => {
  const court = { court: 1, boards: [{ board: 2, game: { phase: "paused" } }] } as unknown as Snapshot;
  const line = { fact: 5 * 256, board: 2, said: "paused" } as unknown as TickerLine;
  const screen = (name: string, seq: number, role = "judge") => ({ name, role, courts: [1], says: { shows: [{ court: 1, seq }] } });
  const presence = { devices: [screen("Ida", 5), screen("Eve", 4), screen("agent", 1, "board")] } as unknown as Presence;
  expect(shownOn(court, [{ court: 1, line }], presence)).toEqual({ on: 1, not_on: ["Eve"] });
  expect(shownOn({ ...court, boards: [] }, [{ court: 1, line }], presence)).toBeUndefined();
});

test("the consequence of an act is its refusal, its rulings, or else what would happen", () => {
  expect(consequence(undefined)).toBe("Asking the court ...");
  expect(consequence({ id: 1, what: [{ said: "position_set" }] } as unknown as Preview)).toBe("position corrected");
  expect(consequence({ id: 1, what: [] })).toBe("Nothing that is shown changes.");
  const ruling = { rule: "CR-5.1-1", message: { key: "ruling-aborted" } };
  expect(consequence({ id: 1, what: [], rulings: [ruling] } as Preview)).toBe("The countdown is stopped; every clock is as before.");
  expect(consequence({ id: 1, what: [], refused: { no_game: { board: 3 } } } as Preview)).toBe("no game is paired on board 3");
});

describe("a board's state", () => {
  const board = (game: object, stale = false) => ({ board: 1, stale, game: { phase: "running", sides: { white: {}, black: {} }, ...game } }) as unknown as BoardView;

  test.each([
    ["empty", { board: 1, stale: true } as BoardView],
    ["asks", board({ inbox: [{}], phase: "finished" })],
    ["penalty", board({ sides: { white: { penalties: [{ state: "due" }] }, black: {} } }, true)],
    ["silent", board({}, true)],
    ["ready", board({ phase: "waiting", ready: true })],
    ["waiting", board({ phase: "waiting" })],
    ["paused", board({ phase: "paused", sides: { white: { stop: { left: 7_000 } }, black: {} } })],
    ["running", board({ sides: { white: { penalties: [{ state: "served" }] }, black: {} } })],
    ["differs", board({ phase: "finished", result: "differs" })],
    ["entered", board({ phase: "running", result: "entered" })],
    ["confirmed", board({ phase: "finished", result: "confirmed" })],
    ["sealed", board({ phase: "finished", result: "sealed" })],
  ])("is %s", (state, of) => {
    expect(stateOf(of)).toBe(state);
    expect(say("referee-state", { state })).not.toBe("");
  });
});

test("a clock's time is typed as minutes and seconds, or with hours", () => {
  expect(["7:28", " 0:05 ", "90:00", "1:07:28"].map(typedTime)).toEqual([448_000, 5_000, 5_400_000, 4_048_000]);
  for (const text of ["", "7", "7:60", "7.28", "-1:00", "1:2:3:04"]) expect(typedTime(text)).toBeUndefined();
});

test("a device tells its delay, its battery and what it has not sent", () => {
  const says = { delay: 12, battery: 80, unsent: 3, asleep: false };
  expect(reach({ reach: "live", says } as DeviceHealth)).toBe("live, 12 ms, battery 80 %, 3 not sent");
  expect(reach({ reach: "away" } as DeviceHealth)).toBe("away");
  expect([0, 59_999, 61_000].map(elapsedText)).toEqual(["0:00", "0:59", "1:01"]);
});

test("a clock is corrected by a time, or by what is added to it, to the millisecond", () => {
  const game = { sides: { white: { left: 411_876 }, black: { left: 8_000 } }, running: { side: "white", since: 1_000 } } as unknown as GameView;
  expect(["5:00", "+1:00", "- 0:30", "+x", ""].map(typedClock)).toEqual([{ to: 300_000 }, { by: 60_000 }, { by: -30_000 }, undefined, undefined]);
  // the clock that runs, at the instant of the touch; the one that stands; less than it has; and none
  expect(timeSet({ by: 60_000 }, game, "white", 1_234.4)).toBe(411_876 - 234 + 60_000);
  expect(timeSet({ by: 60_000 }, game, "black", 9_999)).toBe(68_000);
  expect(timeSet({ by: -30_000 }, game, "black", 9_999)).toBe(0);
  expect(timeSet({ to: 300_000 }, game, "white", 9_999)).toBe(300_000);
  expect(timeSet(null, game, "white", 9_999)).toBeNull();
  expect(clocksWouldBe(8, game, { white: 471_876, black: null }, "black", 1_000)).toBe("board 8: White 6:51 -> 7:51, Black stays at 0:08.0, Black to move");
});

describe("the log", () => {
  const line = (fact: number, said: unknown) => ({ court: 1, line: { fact, board: 2, said } as unknown as TickerLine });
  const asked = line(256, { asked: { question: { claim: { side: "white", claim: "king_in_check" } } } });
  const answered = line(512, { answered: { question: 256, answer: "no" } });
  const crossed = line(768, { crossed: { side: "white" } });
  const named = (device: number) => ["Dana", "Ida"][device] ?? "";

  test("tells an answer with its question", () => {
    expect(lineOf(answered, [asked, answered], named)).toBe("decided: rejected (White claims king left in check: is it upheld?)");
    expect(lineOf(asked, [], named)).toBe("to decide: White claims king left in check: is it upheld?");
    expect(lineOf(crossed, [], named)).toBe("White crossed the line");
    expect(lineOf(line(1_024, { noted: { side: "white", note: { key: "note-before-go" } } }), [], named)).toBe("White: Recorded; it came before GO.");
  });

  test("tells results that differ with their entries, and the answer in its own words", () => {
    const entries = [{ device: 0, result: "drawn" }, { device: 1, result: { won: { by: "black" } } }];
    const differ = line(256, { asked: { question: { results_differ: { entries, ended: { result: { won: { by: "white" } }, by: "flag_fall" } } } } });
    const question = "Results differ: it ended White wins, flag fall; Dana: draw; Ida: Black wins";
    expect(lineOf(differ, [], named)).toBe(`to decide: ${question}`);
    expect(lineOf(answered, [differ], named)).toBe(`decided: withdraw them: that end stands (${question})`);
  });

  test("keeps apart what a round has by the hundred", () => {
    expect([asked, answered, crossed, line(1024, "paused")].map((each) => isOfMany(each.line))).toEqual([true, false, true, false]);
  });

  test("marks what was taken back, of that court alone", () => {
    const gone = takenBack([line(1280, { retracted: { facts: [768] } }), line(1536, { call_voided: { call: 1024 } })]);
    expect(["1 768", "1 1024", "1 512", "2 768"].map((each) => gone.has(each))).toEqual([true, true, false, false]);
  });
});

test("a server that was started again says what it found", () => {
  const courts = [{ court: 1, round: 2, over: 3, running: 9, stand: 9 }];
  expect(recovered({ records: 797, away: 25_000, courts })).toMatch(/^The server was started again: 797 records; away 25 s; court 1, round 2: 3 over, 9 running, which all stand\.$/);
});
