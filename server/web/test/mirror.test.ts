import { expect, test } from "vitest";
import { apply, isIncident, TICKER_MAX } from "../src/mirror";
import { CourtClock, leftAt } from "../src/time";
import { inWords } from "../src/position";
import type { Frame, GameView, Permits, Snapshot, TickerLine } from "../src/wire";

const court: Snapshot = {
  epoch: 1,
  court: 1,
  seq: 4,
  at: 0,
  setup: { name: "Court 1", kind: "basketball", boards: 2, width_mm: 15_000, length_mm: 28_000, sweep: true },
  demo: false,
  speed: 1,
  boards: [
    { board: 1, stale: false },
    { board: 2, stale: false },
  ],
  ticker: [],
};
const frame = (from: number, to: number): Frame => ({
  epoch: 1,
  court: 1,
  from,
  to,
  at: 9,
  what: [{ fact: to * 256, board: 2, at: 9, said: "started" }],
  view: { board: 2, stale: true },
});

test("a frame that fits replaces its one board and adds its lines", () => {
  const { court: next, applied } = apply(court, frame(3, 5));
  expect(applied).toBe("changed");
  expect(next.seq).toBe(5);
  expect(next.boards.map((board) => board.stale)).toEqual([false, true]);
  expect(next.ticker).toHaveLength(1);
});

test("permits stay until a frame brings others, or the game leaves its board", () => {
  const permits = (least: "judge" | "head"): Permits => ({ acts: [{ least, acts: ["stopped"] }] });
  const game = { game: 7 } as GameView;
  const one = apply(court, { ...frame(4, 5), view: { board: 2, stale: false, game, permits: permits("judge") } }).court;
  const two = apply(one, { ...frame(5, 6), view: { board: 2, stale: true, game } }).court;
  expect(two.boards[1]).toEqual({ board: 2, stale: true, game, permits: permits("judge") });
  const three = apply(two, { ...frame(6, 7), view: { board: 2, stale: true, game, permits: permits("head") } }).court;
  expect(three.boards[1]?.permits).toEqual(permits("head"));
  expect(apply(three, frame(7, 8)).court.boards[1]).toEqual({ board: 2, stale: true });
});

test("a repeat changes nothing and a hole is seen", () => {
  expect(apply(court, frame(2, 4)).applied).toBe("known");
  expect(apply(court, frame(5, 6)).applied).toBe("missed");
  expect(apply(court, { ...frame(3, 5), epoch: 2 }).applied).toBe("missed");
});

test("the ticker keeps one screen of lines", () => {
  let now = court;
  for (let seq = 4; seq < 60; seq += 1) now = apply(now, frame(seq, seq + 1)).court;
  expect(now.ticker).toHaveLength(TICKER_MAX.usual);
});

test("an incident outlives the moves and runs after it", () => {
  const incident = { fact: 1_000, board: 2, at: 9, said: { illegal: { side: "white" } }, incident: true } as TickerLine;
  let now = apply(court, { ...frame(4, 5), what: [incident] }).court;
  for (let seq = 5; seq < 60; seq += 1) now = apply(now, frame(seq, seq + 1)).court;
  expect(now.ticker.filter(isIncident)).toContain(incident);
});

test("clocks are drawn from their anchors and never below zero", () => {
  const game = {
    phase: "running",
    running: { side: "white", since: 1_000 },
    sides: { white: { left: 10_000 }, black: { left: 61_001 } },
  } as unknown as GameView;
  expect(leftAt(game, "white", 4_000)).toBe(7_000);
  expect(leftAt(game, "white", 400)).toBe(10_000);
  expect(leftAt(game, "white", 99_000)).toBe(0);
  expect(leftAt(game, "black", 99_000)).toBe(61_001);
});

test("the probe with the least delay sets the screen's court time, at the demo's speed too", () => {
  const clock = new CourtClock();
  clock.guess(5_000_000, 100, 4);
  clock.sample(100, 300, 5_000_800_000, 4);
  clock.sample(300, 310, 5_001_620_000, 4);
  clock.sample(400, 900, 9_009_000_000, 4);
  expect(clock.at(305)).toBeCloseTo(5_001_620);
  expect(clock.at(1_305)).toBeCloseTo(5_005_620);
});

test("a position is told in words", () => {
  expect(inWords("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Board 3")).toBe("Board 3. White: pawn e2, king e1. Black: king e8.");
});
