// The scenarios that every link of a device plays: see protocol/client/scenarios/README.md.
import { expect, test } from "vitest";
import { type Effect, type Input, Link } from "../../src/session/link";
import { type Found, Outbox } from "../../src/session/outbox";
import type { Ask, ToDevice } from "../../src/wire";

interface Step {
  later?: number;
  wake?: true;
  due?: true;
  connected?: true;
  closed?: string;
  hear?: ToDevice;
  keep?: number;
  restart?: true;
  then?: unknown[];
  stands?: string;
  waits?: [number, number];
  unanswered?: number;
}

interface Scenario {
  title: string;
  after?: string;
  enter?: "asking";
  ignore?: string[];
  steps: Step[];
}

const files = import.meta.glob<Scenario[]>("../../../../protocol/client/scenarios/*.json", { eager: true, import: "default" });
const scenarios = Object.values(files).flat();

const ask: Ask = { observe: { board: 7, seen: "chief_called" } };

/** One link that plays a scenario. */
class Player {
  now = 0;
  /** The phone's storage. */
  private readonly found: Found = new Map();
  /** The boots it named, in order; in a scenario they are 1, 2, … */
  private readonly boots: number[] = [];
  private lastName = 100;
  private outbox: Outbox;
  link: Link;

  constructor(enter: "asking" | undefined) {
    this.outbox = new Outbox(this.found, () => (this.lastName += 1));
    this.link = new Link(this.outbox, { name: "Ida", software: "test" }, () => 1);
    this.link.enter(enter ?? { code: "1234-5678" }, "Ida");
  }

  get unanswered(): number {
    return this.outbox.unsent;
  }

  /** Plays a step; the messages it sent, with `connect` and `close`. */
  step(step: Step): unknown[] {
    this.now += step.later ?? 0;
    const effects: Effect[] = [];
    if (step.keep !== undefined) {
      for (let n = 0; n < step.keep; n += 1) {
        this.outbox.keep(this.link.stamp(this.now), 1, ask, { made: 0, words: "" });
        effects.push(...this.store());
      }
    } else if (step.restart) {
      this.store();
      this.outbox = new Outbox(structuredClone(this.found), () => (this.lastName += 1));
      this.link = new Link(this.outbox, { name: "Ida", software: "test" }, () => 1);
      this.link.enter(undefined, "Ida");
    } else {
      if (step.due) this.now = Math.max(this.now, this.link.nextDeadline() as number);
      effects.push(...this.link.handle(this.now, this.input(step)), ...this.store());
    }
    return effects.map((effect) => this.written(effect));
  }

  private input(step: Step): Input {
    if (step.hear) return { message: renamed(step.hear, (boot) => this.boots[boot - 1] as number) };
    if (step.closed !== undefined) return { closed: true };
    return step.connected ? { connected: true } : { wake: true };
  }

  /** Writes what the outbox wants written. */
  private store(): Effect[] {
    const taken = this.outbox.takeWrites();
    if (!taken) return [];
    for (const [key, value] of taken.writes) {
      if (value === undefined) this.found.delete(key);
      else this.found.set(key, structuredClone(value));
    }
    return this.link.handle(this.now, { stored: taken.write });
  }

  /** An effect as a scenario writes it. */
  private written(effect: Effect): unknown {
    if (!("send" in effect)) return Object.keys(effect)[0];
    const message = effect.send;
    if (typeof message === "object" && "hello" in message) {
      for (const boot of [...message.hello.pending, message.hello.boot]) {
        if (!this.boots.includes(boot)) this.boots.push(boot);
      }
    }
    return renamed(message, (boot) => this.boots.indexOf(boot) + 1);
  }
}

/** A message with other names for its boots. */
function renamed<T>(value: T, name: (boot: number) => number, isBoot = false): T {
  if (Array.isArray(value)) return value.map((item) => renamed(item, name, isBoot)) as T;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([key, field]) => [key, renamed(field, name, key === "boot" || key === "pending")]);
    return Object.fromEntries(fields) as T;
  }
  return (isBoot ? name(value as number) : value) as T;
}

/** True if an effect has every field that a scenario names; `null` is a field that is not there. */
function fits(effect: unknown, expected: unknown): boolean {
  if (typeof expected !== "object" || expected === null || Array.isArray(expected)) {
    return JSON.stringify(effect ?? null) === JSON.stringify(expected);
  }
  const fields = (effect ?? {}) as Record<string, unknown>;
  return Object.entries(expected).every(([key, field]) => fits(fields[key], field));
}

/** The effects that a step expects, each written out. */
function writtenOut(then: unknown[]): unknown[] {
  return then.flatMap((effect) => {
    const range = (effect as { requests?: [number, number] }).requests;
    if (!range) return [effect];
    const [first, last] = range;
    return Array.from({ length: last - first + 1 }, (_, place) => ({ request: { n: first + place } }));
  });
}

function play(scenario: Scenario): Player {
  const before = scenario.after === undefined ? undefined : scenarios.find(({ title }) => title === scenario.after);
  if (scenario.after !== undefined && !before) throw new Error(`after which scenario? ${scenario.after}`);
  const player = before ? play(before) : new Player(scenario.enter);
  const isSeen = (effect: unknown) => !scenario.ignore?.some((kind) => typeof effect === "object" && effect !== null && kind in effect);
  scenario.steps.forEach((step, place) => {
    const at = `step ${place + 1}: ${JSON.stringify(step)}`;
    const effects = player.step(step).filter(isSeen);
    if (step.then) {
      const then = writtenOut(step.then);
      const isAll = effects.length === then.length && effects.every((effect, n) => fits(effect, then[n]));
      expect(isAll ? then : effects, at).toEqual(then);
    }
    if (step.stands) expect(player.link.standing.is, at).toBe(step.stands);
    if (step.waits) {
      const waits = (player.link.nextDeadline() as number) - player.now;
      expect(waits, at).toBeGreaterThanOrEqual(step.waits[0]);
      expect(waits, at).toBeLessThanOrEqual(step.waits[1]);
    }
    if (step.unanswered !== undefined) expect(player.unanswered, at).toBe(step.unanswered);
  });
  return player;
}

test.each(scenarios)("$title", (scenario) => void play(scenario));
