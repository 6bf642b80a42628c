// What becomes of a touch on a phone that handed its duty over, and on a lane where nobody plays.
import { beforeEach, expect, test, vi } from "vitest";
import type { Driver } from "../../src/judge/driver";
import { Judge } from "../../src/judge/judge";
import type { Link } from "../../src/judge/link";
import { Outbox } from "../../src/judge/outbox";
import type { BoardView } from "../../src/wire/BoardView";

beforeEach(() => vi.stubGlobal("navigator", {}));

/** A judge's phone, and what it sends. */
function phone(standing: "up" | "down", relieved: boolean) {
  const link = { standing: { is: standing }, welcomed: { relieved, boards: [] }, following: 1 };
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
