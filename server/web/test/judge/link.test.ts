import { expect, test } from "vitest";
import { type Effect, Link } from "../../src/judge/link";
import { Outbox } from "../../src/judge/outbox";
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
  constructor(found = new Map<string, unknown>()) {
    let last = 100;
    this.outbox = new Outbox(found, () => (last += 1));
    this.link = new Link(this.outbox, { name: "Ida", software: "test" }, () => 1);
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

const said = (effects: Effect[]) => effects.map((effect) => ("send" in effect ? Object.keys(effect.send)[0] : Object.keys(effect)[0])).join(" ");

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

test("a name that is too long for the hello is cut, not refused", () => {
  const phone = new Phone();
  phone.link.enter({ code: "1" }, "名".repeat(40));
  expect(phone.hello(0).name).toBe("名".repeat(26));
});

test("a phone that asks shows its number and waits for as long as it takes", () => {
  const phone = new Phone();
  phone.link.enter("asking", "Ida");
  expect(phone.hello(0).credential).toBe("asking");
  phone.hear(1, { asked: { number: 37 } });
  expect(phone.link.standing).toEqual({ is: "asking", number: 37 });
  expect(phone.link.nextDeadline()).toBe(Infinity);
  phone.welcome(600_000, { token: "t" });
  expect(phone.link.standing.is).toBe("up");
});

test("who is sent away is told why and asks no more by himself", () => {
  const phone = new Phone();
  phone.link.enter("asking", "Ida");
  phone.hello(0);
  phone.hear(1, { goodbye: { code: "denied", text: "the head referee said no" } });
  expect(phone.link.standing).toEqual({ is: "stopped", code: "denied", why: "the head referee said no" });
  expect(phone.link.nextDeadline()).toBeUndefined();
});

test("a name that is not taken is asked for again, and in mid-event the link comes back by itself", () => {
  const goodbye = { code: "bad_message" as const, text: "the hello's name is blank" };
  const phone = new Phone();
  phone.link.enter("asking", "\u200b");
  phone.hello(0);
  phone.hear(1, { goodbye });
  expect(phone.link.standing).toEqual({ is: "stopped", code: "bad_message", why: goodbye.text });
  const enrolled = new Phone();
  enrolled.up(0);
  enrolled.hear(1, { goodbye });
  expect(enrolled.link.standing.is).toBe("down");
});

test("the clock is probed and mapped before any press is sent", () => {
  const phone = new Phone();
  const press = phone.outbox.keep(1_000, 1, ask, told);
  phone.store(0);
  phone.link.enter({ code: "1" }, "Ida");
  phone.hello(1);
  expect(said(phone.welcome(1))).toBe("follow probe");
  const effects = phone.probes(2);
  expect(said(effects)).toBe("heartbeat request");
  expect(effects[0]).toMatchObject({ send: { heartbeat: { boot: 101, n: 1, says: { unsent: 1, asleep: false } } } });
  expect(effects[1]).toEqual({ send: { request: press?.request } });
});

test("a server that is back is measured anew before it is told anything", () => {
  const phone = new Phone();
  phone.up(0);
  phone.link.handle(10, { closed: "gone" });
  phone.outbox.keep(1_000, 1, ask, told);
  phone.store(20);
  phone.hello(2_000);
  phone.welcome(2_000);
  // nobody answers its probes for a second; then one answer takes long, by a court time that came back 40 ms behind
  expect(said(phone.link.handle(3_000, { wake: true }))).toBe("probe");
  const effects = phone.hear(3_010, { probe: { id: 3, sent: 3_000_000, court: 7_965_000, speed: 1 } });
  expect(said(effects)).toBe("");
  expect(said(phone.hear(3_020, { probe: { id: 2, sent: 3_000_000, court: 7_965_000, speed: 1 } }))).toBe("heartbeat request");
});

test("a press goes out at once, and once only", () => {
  const phone = new Phone();
  phone.up(0);
  const press = phone.outbox.keep(1_000, 1, ask, told);
  expect(said(phone.link.handle(10, { wake: true }))).toBe("request");
  expect(phone.store(11)).toEqual([]);
  expect(phone.link.handle(12, { wake: true })).toEqual([]);
  phone.hear(13, { outcome: { boot: 101, n: 1, seq: 11, at: 0, verdict: { recorded: { rulings: [] } } } });
  expect(phone.outbox.presses).toEqual([{ ...press, outcome: expect.anything() }]);
});

test("after an outage the outbox goes on where the court left off", () => {
  const phone = new Phone();
  phone.up(0);
  for (let n = 1; n <= 3; n += 1) phone.outbox.keep(n, 1, ask, told);
  phone.store(1);
  phone.link.handle(2, { closed: "gone" });
  expect(phone.link.standing).toMatchObject({ is: "down", since: 2 });
  const again = phone.link.nextDeadline() as number;
  expect(again).toBe(252);
  expect(phone.hello(again).credential).toEqual({ token: { token: "t" } });
  // the first two had arrived: their outcomes are asked for again, and nothing is sent twice as new
  phone.welcome(again, { have: [{ boot: 101, n: 2 }] });
  const requests = phone.probes(again + 1).flatMap((effect) => ("send" in effect && typeof effect.send === "object" && "request" in effect.send ? [effect.send.request.n] : []));
  expect(requests).toEqual([1, 2, 3]);
});

test("waits double to five seconds and begin anew after a session", () => {
  const phone = new Phone();
  phone.up(0);
  let now = 1;
  const waits: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    phone.link.handle(now, { closed: "gone" });
    const next = phone.link.nextDeadline() as number;
    waits.push(next - now);
    now = next;
    phone.link.handle(now, { wake: true });
  }
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
});

test("a server that says nothing for three seconds is gone", () => {
  const phone = new Phone();
  phone.up(0);
  for (let now = 1_000; now < 3_000; now += 1_000) phone.link.handle(now, { wake: true });
  expect(phone.link.standing.is).toBe("up");
  expect(phone.link.handle(3_000, { wake: true })).toContainEqual({ close: true });
  expect(phone.link.standing).toMatchObject({ is: "down", why: "the server has said nothing for 3 s" });
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

test("a hole in the frames asks for the court whole", () => {
  const phone = new Phone();
  phone.up(0);
  const frame = { epoch: 3, court: 1, from: 11, to: 12, at: 0, what: [] };
  expect(phone.hear(1, { frame })).toEqual([{ send: { follow: { court: 1 } } }]);
  phone.hear(2, { snapshot: { ...snapshot, seq: 12 } });
  expect(phone.link.court?.seq).toBe(12);
});

test("a court is followed on from where its picture stands", () => {
  const phone = new Phone();
  phone.up(0);
  phone.link.handle(1, { closed: "gone" });
  phone.hello(251);
  expect(phone.welcome(252)[0]).toEqual({ send: { follow: { court: 1, from: 10 } } });
});

test("a clock that stood still begins a new boot, named in a new hello", () => {
  const phone = new Phone();
  phone.up(0);
  phone.outbox.keep(1, 1, ask, told);
  phone.store(1);
  expect(phone.link.restart(2)).toEqual([{ close: true }]);
  expect(phone.hello(2)).toMatchObject({ boot: 102, pending: [101, 102] });
});

test("a demonstration's speed scales the stamps in a boot of its own", () => {
  const phone = new Phone();
  phone.link.enter({ code: "1" }, "Ida");
  phone.hello(0);
  expect(phone.welcome(1, { token: "t", speed: 20 })).toEqual([{ close: true }]);
  expect(phone.hello(1).boot).toBe(102);
  phone.welcome(2, { speed: 20 });
  expect(phone.link.stamp(10)).toBe(200_000);
});

test("another page with this phone's token is not fought", () => {
  const phone = new Phone();
  phone.up(0);
  phone.hear(1, { goodbye: { code: "replaced", text: "opened elsewhere" } });
  expect(phone.link.standing).toMatchObject({ is: "stopped", code: "replaced" });
  expect(phone.outbox.identity).toBeDefined();
});

test("a revoked phone forgets its token and keeps its presses", () => {
  const phone = new Phone();
  phone.up(0);
  phone.outbox.keep(1, 1, ask, told);
  phone.hear(1, { goodbye: { code: "revoked", text: "revoked" } });
  expect(phone.outbox.identity).toBeUndefined();
  expect(phone.outbox.unsent).toBe(1);
});

test("a server of an older term is not written to", () => {
  const phone = new Phone();
  phone.outbox.seeEpoch(9, "nine");
  phone.link.enter({ code: "1" }, "Ida");
  phone.hello(0);
  expect(phone.welcome(1)).toEqual([{ close: true }]);
  expect(phone.link.standing.is).toBe("down");
});

test("going to sleep is said at once", () => {
  const phone = new Phone();
  phone.up(0);
  phone.link.report.asleep = true;
  expect(phone.link.tell(1)).toMatchObject([{ send: { heartbeat: { says: { asleep: true } } } }]);
  expect(phone.link.tell(2)[0]).not.toHaveProperty("send.heartbeat.says");
});
