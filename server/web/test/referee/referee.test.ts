// The boards that the head referee's page offers for a start while the court does not answer.
import { expect, test } from "vitest";
import { Referee } from "../../src/referee/referee";
import type { Driver } from "../../src/session/driver";
import type { Link } from "../../src/session/link";
import { Outbox } from "../../src/session/outbox";
import type { Act, Ask, BoardView, Snapshot } from "../../src/wire";

const board = (number: number, isInPlay: boolean): BoardView =>
  ({ board: number, game: { game: number }, permits: { acts: [{ least: "head", acts: ["start"] as Act[], ...(isInPlay && { why_not: { no_game: { board: number } } }) }] } }) as BoardView;

test("without a link a board is started as it was last known, and as the referee's own presses leave it", () => {
  const court = { court: 1, ticker: [], boards: [board(1, true), board(2, false)] } as unknown as Snapshot;
  const link = { standing: { is: "down" }, welcomed: { role: "head" }, following: 1, courts: new Map([[1, court]]) } as unknown as Link;
  const outbox = new Outbox(new Map(), () => 1);
  const referee: Referee = new Referee(outbox, link, () => ({ settle: () => referee.refresh() }) as Driver);
  const offered = () => court.boards.filter((each) => referee.offers(each, "start")).map((each) => each.board);
  const press = (ask: Ask) => {
    outbox.keep(0, 1, ask, { made: 0, words: "" });
    referee.refresh();
  };
  referee.refresh();
  expect(offered()).toEqual([2]);
  press({ pause: { boards: [1], reason: "alarm" } });
  expect(offered()).toEqual([1, 2]);
  press({ go: { boards: [1, 2] } });
  expect(offered()).toEqual([]);
});
