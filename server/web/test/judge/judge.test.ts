// The outcome of a touch on a phone that handed its duty over, and on a lane where nobody plays.
import { beforeEach, expect, test, vi } from "vitest";
import type { Driver } from "../../src/session/driver";
import { Judge } from "../../src/judge/judge";
import type { Link } from "../../src/session/link";
import { Outbox, type Press } from "../../src/session/outbox";
import * as words from "../../src/session/words";
import type { Ask, BoardView, Verdict } from "../../src/wire";

beforeEach(() => vi.stubGlobal("navigator", {}));

/** A judge's phone, and what it sends. */
function phone(standing: "up" | "down", relieved: boolean) {
  const link = { standing: { is: standing }, welcomed: { relieved, boards: [] }, following: 1, courts: new Map() };
  const press = vi.fn(() => ({}));
  const driver = { press, trouble: undefined } as unknown as Driver;
  const judge = new Judge(new Outbox(new Map(), () => 1), link as unknown as Link, () => driver);
  judge.refresh();
  return { judge, press, link };
}

const lane = (game?: { phase: string }) => ({ board: 7, game }) as unknown as BoardView;
const played = lane({ phase: "running" });

test("from a relieved phone nothing is called, and it says why until it has a duty again", () => {
  const { judge, press, link } = phone("up", true);
  judge.saw(played, "chief_called", "head referee called", 0);
  expect(press).not.toHaveBeenCalled();
  expect(judge.isTurnedAway.value).toBe(true);
  expect(judge.spoken.value).toContain("Nothing is called from here");
  link.welcomed = { relieved: false, boards: [] };
  judge.refresh();
  expect(judge.isTurnedAway.value).toBe(false);
  judge.saw(played, "chief_called", "head referee called", 0);
  expect(press).toHaveBeenCalledOnce();
});

test("without a link a relieved phone keeps what it sees: it may have a duty again", () => {
  const { judge, press } = phone("down", true);
  judge.saw(played, "chief_called", "head referee called", 0);
  expect(press).toHaveBeenCalledOnce();
});

test.each([undefined, { phase: "finished" }])("a touch of a lane where nobody plays any more calls nothing and opens it", (game) => {
  const { judge, press } = phone("up", false);
  judge.touch({ ...lane(), game } as unknown as BoardView, 0);
  expect(press).not.toHaveBeenCalled();
  expect(judge.panel.value).toEqual({ is: "lane", board: 7 });
});

test("what is begun from the bar closes a panel, and a panel ends what was begun", () => {
  const { judge } = phone("up", false);
  judge.show({ is: "line" });
  judge.begin({ is: "chief" });
  expect(judge.panel.value).toBeUndefined();
  expect(judge.mode.value).toEqual({ is: "chief" });
  judge.show({ is: "ready" });
  expect(judge.mode.value).toEqual({ is: "call" });
  expect(judge.panel.value).toEqual({ is: "ready" });
});

/** A judge at a phone that keeps what he presses, and the court's word on each. */
function keeping() {
  const outbox = new Outbox(new Map(), () => 1);
  const link: { standing: object; welcomed: object; following: number; court?: object; courts: Map<number, object> } = {
    standing: { is: "down" },
    welcomed: { relieved: false, boards: [] },
    following: 1,
    courts: new Map(),
  };
  const driver = {
    press: (at: number, court: number, ask: Ask, told: Press["told"]) => {
      const press = outbox.keep(at, court, ask, told);
      judge.refresh();
      return press;
    },
    settle: () => judge.refresh(),
    trouble: undefined,
  } as unknown as Driver;
  const judge = new Judge(outbox, link as unknown as Link, () => driver);
  const rule = (press: Press, seq: number, verdict: Verdict) => {
    outbox.done({ boot: press.request.boot, n: press.request.n, seq, at: 0, verdict });
    judge.refresh();
  };
  const at = (place: number) => outbox.presses.at(place) as Press;
  const said = (place: number) => words.wish(at(place).wish, judge.fate(at(place)));
  /** The court shows this game on every lane. */
  const show = (game: number) => {
    link.court = { court: 1, boards: [7, 8].map((board) => ({ board, game: { game } })) };
    link.courts = new Map([[1, link.court]]);
    judge.refresh();
  };
  return { judge, outbox, rule, at, said, show };
}

const late: Verdict = { recorded: { rulings: [], undecided: true } };
const done: Verdict = { recorded: { rulings: [] } };
const running = { board: 7, game: { phase: "running", sides: { white: { name: "Ada" }, black: {} } } } as unknown as BoardView;
const missed = { side: "white", fault: "no_crossing", sanction: "stop", ago: 0 } as const;

test("what was taken back during an outage is taken back behind its call, which comes late", () => {
  const { judge, outbox, rule, at, said } = keeping();
  judge.call(running, missed, 0);
  judge.takeBack(at(0));
  expect(outbox.presses).toHaveLength(1);
  expect(said(0)).toBe(", to be taken back");
  rule(at(0), 12, late);
  expect(at(1).request.ask).toEqual({ void: { fact: 12 * 256, reason: "taken back by the judge" } });
  expect([said(0), outbox.presses.length]).toEqual([", to be taken back", 2]);
  rule(at(1), 13, done);
  expect([said(0), outbox.presses.length]).toEqual([", taken back", 2]);
  expect(judge.canTakeBack(at(0))).toBe(false);
});

test("what could not be moved to another lane says why at the call, and may be taken back", () => {
  const { judge, rule, at, said } = keeping();
  judge.call(running, missed, 0);
  judge.replace(at(0), 8, "white", "no_crossing");
  rule(at(0), 12, late);
  expect(at(1).request.ask).toMatchObject({ replace: { call: 12 * 256, board: 8 } });
  rule(at(1), 13, { refused: { refusal: { no_game: { board: 8 } } } });
  expect(said(0)).toBe(", not moved to lane 8: no game is paired on board 8");
  expect(judge.canTakeBack(at(0))).toBe(true);
  judge.takeBack(at(0));
  expect(at(2).request.ask).toMatchObject({ void: { fact: 12 * 256 } });
  expect(said(0)).toBe(", to be taken back");
  rule(at(2), 14, done);
  expect(said(0)).toBe(", taken back");
});

test("what was pressed in the last round wears no mark and offers no undo once the next is put on", () => {
  const { judge, rule, at, show } = keeping();
  show(1007);
  judge.ready([7, 8], true, 0);
  judge.call(running, missed, 0);
  rule(at(0), 12, done);
  rule(at(1), 13, done);
  judge.mode.value = { is: "replace", press: at(1) };
  expect([judge.markOf(7), judge.canTakeBack(at(1)), judge.isPast(at(0))]).toEqual([at(1), true, false]);
  show(2007);
  expect([judge.markOf(7), judge.canTakeBack(at(1)), judge.isPast(at(0))]).toEqual([undefined, false, true]);
  expect(judge.mode.value).toEqual({ is: "call" });
});

test("a press the court has not answered stays on its lane, whatever game stands there", () => {
  const { judge, at, show } = keeping();
  show(1007);
  judge.call(running, missed, 0);
  show(2007);
  expect(judge.markOf(7)).toBe(at(0));
});
