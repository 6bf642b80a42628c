import { expect, test } from "vitest";
import { Outbox, PENDING_MAX, RETAINED_MAX, type Found, type Press, UNSET } from "../../src/session/outbox";
import type { Ask } from "../../src/wire";

/** Names for boots: 1, 2, 3 … */
function names(from = 0): () => number {
  let last = from;
  return () => (last += 1);
}

/** A storage that a phone keeps over reloads. */
class Paper {
  found: Found = new Map();
  store(outbox: Outbox): void {
    const taken = outbox.takeWrites();
    if (!taken) return;
    for (const [key, value] of taken.writes) {
      if (value === undefined) this.found.delete(key);
      else this.found.set(key, structuredClone(value));
    }
    outbox.stored(taken.write);
  }
}

const ask: Ask = { observe: { board: 7, seen: "chief_called" } };
const told = { made: 0, lane: 7, words: "head referee called" };
const keep = (outbox: Outbox) => outbox.keep(1_000, 1, ask, told) as Press;
const outcome = (press: Press, seq = 9) => ({
  boot: press.request.boot,
  n: press.request.n,
  seq,
  at: 5,
  verdict: { recorded: { rulings: [] } },
});

test("a press may be sent while it is being stored", () => {
  const [outbox, paper] = [new Outbox(new Map(), names()), new Paper()];
  const press = keep(outbox);
  expect(press.request).toMatchObject({ boot: 1, n: 1, at: 1_000, court: 1 });
  expect(outbox.next(1, 1)).toEqual(press.request);
  expect(outbox.isStored(press, outbox.lastWritten)).toBe(false);
  paper.store(outbox);
  expect(outbox.isStored(press, outbox.lastWritten)).toBe(true);
});

test("a page that loads again keeps the presses in their own boot and begins a new one", () => {
  const [first, paper] = [new Outbox(new Map(), names()), new Paper()];
  keep(first);
  keep(first);
  paper.store(first);
  const again = new Outbox(paper.found, names(10));
  expect(again.pending).toEqual([1, 11]);
  expect(again.unsent).toBe(2);
  expect(again.next(1, 2)?.n).toBe(2);
  expect(keep(again).request).toMatchObject({ boot: 11, n: 1 });
});

test("a press that was sent and never stored leaves its number to no other", () => {
  const [first, paper] = [new Outbox(new Map(), names()), new Paper()];
  const [stored, lost] = [keep(first), (paper.store(first), keep(first))];
  expect(first.next(1, 1)).toEqual(stored.request);
  expect(first.next(1, 2)).toEqual(lost.request);
  // the page dies here; the court has both
  const again = new Outbox(paper.found, names(10));
  expect(again.presses).toEqual([stored]);
  expect(again.agree(1, 2)).toEqual({ boot: 1, from: 3 });
  expect(keep(again).request).toMatchObject({ boot: 11, n: 1 });
});

test("a boot of which nothing waits is not named, and one without presses is forgotten", () => {
  const [first, paper] = [new Outbox(new Map(), names()), new Paper()];
  first.done(outcome(keep(first)));
  paper.store(first);
  const again = new Outbox(paper.found, names(10));
  expect(again.pending).toEqual([11]);
  expect(again.presses).toHaveLength(1);
  expect(new Outbox(new Map([["boot/5", { boot: 5, order: 1, speed: 1, last: 0 }]]), names()).takeWrites()?.writes.get("boot/5")).toBeUndefined();
});

test("a court that lacks more than is kept gets what is kept under a new name", () => {
  const [outbox, paper] = [new Outbox(new Map(), names()), new Paper()];
  for (let n = 0; n < RETAINED_MAX + 2; n += 1) outbox.done(outcome(keep(outbox)));
  keep(outbox);
  paper.store(outbox);
  expect(outbox.agree(1, 0)).toEqual({ boot: 2, from: 1 });
  expect(outbox.next(2, 1)).toBeUndefined(); // not before the new name is stored
  paper.store(outbox);
  expect(outbox.next(2, 1)).toMatchObject({ boot: 2, n: 1 });
  expect(new Outbox(paper.found, names(10)).pending).toEqual([2, 11]);
});

test("a storage that lost a press in the middle does not send one under another's number", () => {
  const [first, paper] = [new Outbox(new Map(), names()), new Paper()];
  keep(first);
  keep(first);
  keep(first);
  paper.store(first);
  paper.found.delete("press/1/2");
  const again = new Outbox(paper.found, names(10));
  expect(again.pending).toEqual([11, 12]);
  expect(again.presses.map(({ request }) => request.n)).toEqual([1, 2]);
});

test("what waits at a phone that enrols anew is the new device's, and what was answered is not sent again", () => {
  const [outbox, paper] = [new Outbox(new Map(), names()), new Paper()];
  outbox.enrolled({ device: 4, token: "a" });
  outbox.done(outcome(keep(outbox)));
  outbox.done(outcome(keep(outbox)));
  keep(outbox);
  outbox.expelled();
  expect(outbox.identity).toBeUndefined();
  keep(outbox);
  outbox.enrolled({ device: 5, token: "b" });
  expect(outbox.pending, "the court knows the phone by its clock").toEqual([1]);
  expect(outbox.presses.map(({ request }) => request.n)).toEqual([1, 2]);
  expect(outbox.agree(1, 0)).toEqual({ boot: 1, from: 1 });
  paper.store(outbox);
  expect(new Outbox(paper.found, names(10)).presses.map(({ request }) => request.n)).toEqual([1, 2]);
});

test("answered presses are forgotten beyond what is retained, waiting ones never", () => {
  const outbox = new Outbox(new Map(), names());
  const waiting = keep(outbox);
  for (let n = 0; n < RETAINED_MAX + 50; n += 1) outbox.done(outcome(keep(outbox)));
  expect(outbox.presses[0]).toBe(waiting);
  outbox.done(outcome(waiting));
  expect(outbox.presses).toHaveLength(RETAINED_MAX);
});

test("too much is refused, not dropped", () => {
  const outbox = new Outbox(new Map(), names());
  for (let n = 0; n < PENDING_MAX; n += 1) keep(outbox);
  expect(outbox.keep(1, 1, ask, told)).toBeUndefined();
  expect(outbox.unsent).toBe(PENDING_MAX);
});

test("settings and the highest epoch are kept", () => {
  const [outbox, paper] = [new Outbox(new Map(), names()), new Paper()];
  outbox.set({ name: "Ida", end: "black" });
  outbox.seeEpoch(3, "three");
  outbox.seeEpoch(2, "two");
  paper.store(outbox);
  const again = new Outbox(paper.found, names());
  expect(again.settings).toEqual({ ...UNSET, name: "Ida", end: "black" });
  expect(again.epoch).toEqual({ epoch: 3, mac: "three" });
});
