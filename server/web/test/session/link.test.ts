import { expect, test } from "vitest";
import { type Effect, type Follows, Link } from "../../src/session/link";
import { Outbox } from "../../src/session/outbox";
import type { Ask, Snapshot, ToDevice, ToServer, Welcome } from "../../src/wire";

const ask: Ask = { observe: { board: 7, seen: "chief_called" } };
const told = { made: 0, words: "" };
const snapshot: Snapshot = {
  epoch: 3,
  court: 1,
  seq: 10,
  at: 5_000,
  setup: { name: "Court 1", kind: "basketball", boards: 1, width_mm: 15_000, length_mm: 28_000, sweep: true },
  demo: false,
  speed: 1,
  boards: [{ board: 1, stale: false }],
  ticker: [],
};

/** A phone and the words it exchanges. */
class Phone {
  readonly outbox: Outbox;
  readonly link: Link;
  constructor(found = new Map<string, unknown>(), settings: Follows = {}) {
    let last = 100;
    this.outbox = new Outbox(found, () => (last += 1));
    this.link = new Link(this.outbox, { name: "Ida", software: "test", ...settings }, () => 1);
  }

  store(now: number): Effect[] {
    const taken = this.outbox.takeWrites();
    return taken ? this.link.handle(now, { stored: taken.write }) : [];
  }

  hear(now: number, message: ToDevice): Effect[] {
    return this.link.handle(now, { message });
  }

  /** Connects from rest; the hello it says. */
  hello(now: number): Extract<ToServer, { hello: unknown }>["hello"] {
    expect(this.link.handle(now, { wake: true })).toEqual([{ connect: true }]);
    const [effect] = this.link.handle(now, { connected: true });
    if (!effect || !("send" in effect) || typeof effect.send === "string" || !("hello" in effect.send)) throw new Error("no hello");
    return effect.send.hello;
  }

  welcome(now: number, changed: Partial<Welcome> = {}): Effect[] {
    const have = this.outbox.pending.map((boot) => ({ boot, n: 0 }));
    return this.hear(now, {
      welcome: { version: 1, device: 4, role: "judge", courts: [1], boards: [], epoch: 3, epoch_mac: "three", have, speed: 1, ...changed },
    });
  }

  /** Answers the quick probes; what is said after the last. */
  probes(now: number): Effect[] {
    let effects: Effect[] = [];
    for (let id = 1; id <= 4; id += 1) effects = this.hear(now, { probe: { id, sent: now * 1000, court: 5_000_000, speed: 1 } });
    return effects;
  }

  up(now: number): Effect[] {
    this.link.enter({ code: "1234-5678-9012" }, "Ida");
    this.hello(now);
    this.welcome(now, { token: "t" });
    const effects = this.probes(now);
    this.hear(now, { snapshot });
    return effects;
  }
}

test("a newcomer does not connect; a code enrols, and the token that comes is kept", () => {
  const phone = new Phone();
  phone.link.enter(undefined, "");
  expect(phone.link.standing).toEqual({ is: "newcomer" });
  expect(phone.link.handle(0, { wake: true })).toEqual([]);
  phone.link.enter({ code: "1234-5678-9012" }, "Ida");
  expect(phone.hello(1)).toMatchObject({ credential: { code: { code: "1234-5678-9012" } }, name: "Ida", pending: [101] });
  phone.welcome(2, { token: "t" });
  expect(phone.outbox.identity).toEqual({ device: 4, token: "t" });
  expect(phone.link.standing.is).toBe("up");
});

test("a code that is entered on an enrolled phone enrols it anew, and a wrong one leaves it what it was", () => {
  const phone = new Phone();
  phone.up(0);
  phone.link.enter({ code: "2345-6789-0123" }, "Ida");
  expect(phone.hello(9)).toMatchObject({ credential: { code: { code: "2345-6789-0123" } } });
  phone.hear(10, { goodbye: { code: "bad_code", message: { key: "bad-code" } } });
  expect(phone.outbox.identity).toEqual({ device: 4, token: "t" });
  phone.link.enter({ code: "3456-7890-1234" }, "Ida");
  phone.hello(11);
  phone.welcome(12, { device: 5, token: "u", role: "head" });
  expect(phone.outbox.identity).toEqual({ device: 5, token: "u" });
});

test("a name that is too long for the hello is cut, not refused", () => {
  const phone = new Phone();
  phone.link.enter({ code: "1" }, "名".repeat(90));
  expect(phone.hello(0).name).toBe("名".repeat(80));
});

test("a name that is not taken is asked for again, and in mid-event the link comes back by itself", () => {
  const goodbye = { code: "bad_message" as const, message: { key: "the hello's name is blank" } };
  const phone = new Phone();
  phone.link.enter("asking", "\u200b");
  phone.hello(0);
  phone.hear(1, { goodbye });
  expect(phone.link.standing).toEqual({ is: "stopped", code: "bad_message", why: goodbye.message.key });
  const enrolled = new Phone();
  enrolled.up(0);
  enrolled.hear(1, { goodbye });
  expect(enrolled.link.standing.is).toBe("down");
});

test("heartbeats come four times a second while a clock runs, else once", () => {
  const phone = new Phone();
  phone.up(0);
  const beats = (from: number) => {
    let n = 0;
    for (let now = from; now < from + 1_000; now += 50) {
      n += phone.link.handle(now, { wake: true }).filter((effect) => "send" in effect && typeof effect.send === "object" && "heartbeat" in effect.send).length;
      phone.hear(now, { probe: { id: 99, sent: 0, court: 0, speed: 1 } });
    }
    return n;
  };
  expect(beats(1_000)).toBe(1);
  const running = { board: 1, stale: false, game: { phase: "running", running: { side: "white", since: 0 }, sides: { white: {}, black: {} } } };
  phone.hear(2_000, { snapshot: { ...snapshot, boards: [running] } as unknown as Snapshot });
  expect(beats(2_000)).toBe(4);
});

test("a clock that stood still begins a new boot, named in a new hello", () => {
  const phone = new Phone();
  phone.up(0);
  phone.outbox.keep(1, 1, ask, told);
  phone.store(1);
  expect(phone.link.restart(2)).toEqual([{ close: true }]);
  expect(phone.hello(2)).toMatchObject({ boot: 102, pending: [101, 102] });
});

test("a phone that slept shows its view as old until it is welcomed again", () => {
  const phone = new Phone();
  phone.up(0);
  phone.link.restart(2);
  expect(phone.link.standing).toEqual({ is: "connecting" });
});

test("whoever looks at the page again does not wait for the next try", () => {
  const phone = new Phone();
  phone.up(0);
  for (const now of [1, 10_000, 20_000]) {
    phone.link.handle(now, { closed: true });
    expect(phone.link.handle(now, { wake: true })).toEqual([]);
    phone.link.hurry();
    expect(phone.link.handle(now, { wake: true })).toEqual([{ connect: true }]);
  }
});

test("another page with this phone's token is not fought", () => {
  const phone = new Phone();
  phone.up(0);
  phone.hear(1, { goodbye: { code: "replaced", message: { key: "opened elsewhere" } } });
  expect(phone.link.standing).toMatchObject({ is: "stopped", code: "replaced" });
  expect(phone.outbox.identity).toBeDefined();
});

test("a revoked phone forgets its token and keeps its presses", () => {
  const phone = new Phone();
  phone.up(0);
  phone.outbox.keep(1, 1, ask, told);
  phone.hear(1, { goodbye: { code: "revoked", message: { key: "revoked" } } });
  expect(phone.outbox.identity).toBeUndefined();
  expect(phone.outbox.unsent).toBe(1);
});

test("going to sleep is said at once", () => {
  const phone = new Phone();
  phone.up(0);
  phone.link.report.asleep = true;
  expect(phone.link.tell(1)).toMatchObject([{ send: { heartbeat: { says: { asleep: true } } } }]);
  expect(phone.link.tell(2)[0]).not.toHaveProperty("send.heartbeat.says");
});

test("a page for all courts follows each of them, and after a loss goes on from what it has of each", () => {
  const phone = new Phone(new Map(), { everyCourt: true });
  phone.link.enter({ code: "1234-5678-9012" }, "Dana");
  phone.hello(0);
  expect(phone.welcome(0, { token: "t", courts: [1, 2] })).toMatchObject([{ send: { follow: { court: 1 } } }, { send: { follow: { court: 2 } } }, {}]);
  phone.probes(0);
  phone.hear(0, { snapshot: { ...snapshot, court: 2, seq: 7 } });
  phone.hear(0, { snapshot });
  phone.hear(0, { frame: { epoch: 3, court: 2, from: 7, to: 8, at: 5_100, what: [] } });
  expect([...phone.link.courts.values()].map(({ court, seq }) => [court, seq])).toEqual([[2, 8], [1, 10]]);
  expect(phone.link.follow(2)).toEqual([]);
  expect(phone.link.court?.court).toBe(2);
  phone.link.handle(1, { closed: true });
  phone.hello(300);
  expect(phone.welcome(300, { courts: [1, 2] })).toMatchObject([{ send: { follow: { court: 1, from: 10 } } }, { send: { follow: { court: 2, from: 8 } } }, {}]);
});

test("a judge of two courts stays at the one he went to, in a new tab too", () => {
  const welcomed = (found?: Map<string, unknown>): [Phone, Effect[]] => {
    const phone = new Phone(found);
    phone.link.enter({ code: "1234-5678-9012" }, "Ida");
    phone.hello(0);
    return [phone, phone.welcome(0, { token: "t", courts: [1, 2] })];
  };
  const [phone] = welcomed();
  phone.link.follow(2);
  const [, effects] = welcomed(new Map([["settings", phone.outbox.settings]]));
  expect(effects[0]).toMatchObject({ send: { follow: { court: 2 } } });
});
