import { expect, test } from "vitest";
import { type Channel, Turn, type Word } from "../../src/session/turns";

/** Tabs that hear each other at once. */
class Browser {
  private tabs: { hear: ((word: Word) => void)[] }[] = [];
  tab(): Channel {
    const tab = { hear: [] as ((word: Word) => void)[] };
    this.tabs.push(tab);
    return {
      listen: (hear) => tab.hear.push(hear),
      post: (word) => this.tabs.filter((other) => other !== tab).forEach((other) => other.hear.forEach((hear) => hear(word))),
    };
  }
}

test("the latest tab takes over once the one before has written everything", async () => {
  const browser = new Browser();
  const order: string[] = [];
  let written = () => {};
  const writing = new Promise<void>((resolve) => (written = resolve));
  new Turn(browser.tab(), 1, () => (order.push("lets go"), writing));
  const second = new Turn(browser.tab(), 2, () => Promise.resolve());
  const claimed = second.claim().then(() => order.push("takes over"));
  expect(order).toEqual(["lets go"]);
  order.push("has written");
  written();
  await claimed;
  expect(order).toEqual(["lets go", "has written", "takes over"]);
});

test("a tab lets go once", async () => {
  const browser = new Browser();
  let times = 0;
  new Turn(browser.tab(), 1, () => ((times += 1), Promise.resolve()));
  await new Turn(browser.tab(), 2, () => Promise.resolve()).claim();
  await new Turn(browser.tab(), 3, () => Promise.resolve()).claim();
  expect(times).toBe(1);
});
