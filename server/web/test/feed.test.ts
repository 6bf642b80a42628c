// The public feed over a socket that fails in every way a hall's network does.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Feed } from "../src/feed";
import { now } from "../src/time";
import type { Snapshot, ToDevice } from "../src/wire";

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    Socket.all.push(this);
  }

  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  say(message: ToDevice) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text: string) {
    this.sent.push(text);
  }

  /** As on a link that leads nowhere: nobody ever confirms that it is closed. */
  close() {}
}

const snapshot = { at: 5_000, speed: 1, seq: 1, boards: [], ticker: [] } as unknown as Snapshot;
const probe = (id: number): ToDevice => ({ probe: { id, sent: 0, court: 0, speed: 1 } }) as unknown as ToDevice;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A feed that is live, and its socket. */
function live(): [Feed, Socket] {
  const feed = new Feed(1, "ws://hall/feed/1");
  feed.open();
  const [socket] = Socket.all as [Socket];
  socket.open();
  socket.say({ snapshot } as ToDevice);
  expect(feed.link.value).toEqual({ state: "live" });
  return [feed, socket];
}

test("a server that answers its probes stays live without any news", () => {
  const [feed, socket] = live();
  for (let id = 4; id < 40; id += 1) {
    vi.advanceTimersByTime(5_000);
    socket.say(probe(id));
  }
  expect(feed.link.value).toEqual({ state: "live" });
  expect(Socket.all).toHaveLength(1);
});

test("frames are drawn with the next picture, all at once", () => {
  const [feed, socket] = live();
  for (const to of [2, 3]) socket.say({ frame: { from: to - 1, to, at: 5_000 + to, what: [] } } as unknown as ToDevice);
  expect(feed.court.value?.seq).toBe(1);
  feed.draw();
  expect(feed.court.value?.seq).toBe(3);
});

test("the first picture of a court is of the court's own instant", () => {
  now.value = 0;
  live();
  expect(now.value).toBe(snapshot.at);
});

test("a server that is back is measured anew, and its own instant believed until then", () => {
  const [feed, socket] = live();
  const local = performance.now();
  socket.say({ probe: { id: 1, sent: 0, court: 9_000_000, speed: 1 } } as unknown as ToDevice);
  expect(feed.clock.at(local)).toBeCloseTo(9_000, -2);
  socket.onclose();
  expect(feed.clock.at(local)).toBeCloseTo(9_000, -2);
  vi.advanceTimersByTime(1_000);
  const again = Socket.all.at(-1) as Socket;
  expect(again).not.toBe(socket);
  again.open();
  again.say({ snapshot: { ...snapshot, at: 7_000 } } as ToDevice);
  expect(feed.clock.at(performance.now())).toBeCloseTo(7_000, -2);
});

test("a link that went dead without a word is lost within two probes, and tried again", () => {
  const [feed, dead] = live();
  vi.advanceTimersByTime(5_000);
  dead.say(probe(4));
  const heard = Date.now();
  vi.advanceTimersByTime(5_000);
  expect(feed.link.value).toEqual({ state: "live" });
  vi.advanceTimersByTime(5_000);
  expect(feed.link.value).toEqual({ state: "lost", since: heard });
  vi.advanceTimersByTime(250);
  const [, again] = Socket.all as [Socket, Socket];
  again.open();
  again.say({ snapshot } as ToDevice);
  expect(feed.link.value).toEqual({ state: "live" });
  // what the dead one says late does not count, nor that it closed at last
  dead.say({ snapshot: { ...snapshot, seq: 0 } } as ToDevice);
  dead.onclose();
  expect(feed.court.value?.seq).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect(again.sent).toHaveLength(4);
  expect(feed.link.value).toEqual({ state: "live" });
});

test("a try that leads nowhere is given up for another", () => {
  const feed = new Feed(1, "ws://hall/feed/1");
  feed.open();
  vi.advanceTimersByTime(10_000);
  expect(feed.link.value.state).toBe("lost");
  vi.advanceTimersByTime(250);
  expect(Socket.all).toHaveLength(2);
});

test("a socket that closes is tried again at once, and ever more slowly", () => {
  const [feed, socket] = live();
  socket.onclose();
  expect(feed.link.value.state).toBe("lost");
  for (const pause of [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
    const tried = Socket.all.length;
    vi.advanceTimersByTime(pause - 1);
    expect(Socket.all).toHaveLength(tried);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(tried + 1);
    Socket.all.at(-1)?.onclose();
  }
  feed.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(8);
});

test("a page that was asleep tries again at once, whatever pause it had before it", () => {
  const [feed, dead] = live();
  dead.onclose();
  for (let tries = 1; tries < 6; tries += 1) {
    vi.advanceTimersByTime(8_000);
    Socket.all.at(-1)?.onclose();
  }
  const before = Socket.all.length;
  feed.wake();
  expect(Socket.all).toHaveLength(before + 1);
  // a second sign of waking leaves the try alone
  feed.wake();
  expect(Socket.all).toHaveLength(before + 1);
  Socket.all.at(-1)?.open();
  Socket.all.at(-1)?.say({ snapshot } as ToDevice);
  expect(feed.link.value).toEqual({ state: "live" });
});

test("a socket that seems open after a sleep is made anew", () => {
  const [feed, dead] = live();
  vi.setSystemTime(Date.now() + 60_000);
  feed.wake();
  expect(Socket.all).toHaveLength(2);
  expect(feed.link.value.state).toBe("lost");
  dead.onclose();
  expect(Socket.all).toHaveLength(2);
});
