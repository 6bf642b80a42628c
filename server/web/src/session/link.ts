// The phone's link to its court: it says hello, sends the presses of the outbox, probes the court's
// clock, sends heartbeats, follows its courts, and reconnects after every loss. It has no input or
// output: `handle(now, input)` returns effects; `driver.ts` has the socket and the timers. `now` is
// the page's monotonic clock in ms. The rules are those of the devices' link: both play the scenarios
// of protocol/client/scenarios.
import { render } from "../messages";
import { apply } from "../mirror";
import { CourtClock } from "../time";
import type {
  AskingNumber, Goodbye, GoodbyeCode, Presence, Preview, Refusal, RoundAnswer, SelfReport, Snapshot, ToDevice, ToServer, Welcome,
} from "../wire";
import type { Outbox } from "./outbox";
import { runsEvents } from "./permits";

const CONNECT_MAX_MS = 5_000;
const WELCOME_MAX_MS = 5_000;
/** Presses sent and not yet answered. */
const WINDOW = 64;
/** Quick probes at the start of a session, before anything is asked, and how long they may take. */
const QUICK_PROBES = 4;
const QUICK_PROBES_MAX_MS = 1_000;
const PROBE_EVERY_MS = 1_000;
/** Probes that may wait for their answers. */
const PROBES_UNDER_WAY = 8;
/** A server that sends nothing for this long, answers to probes included, is gone. */
const SILENCE_MAX_MS = 3_000;
/** Heartbeats while a clock or a stopwatch runs, and while none does: in time for the server, which calls a device silent after two seconds. */
const HEARTBEAT_MS = { running: 250, still: 1_000 };
/** Waits before a new try, doubled from the first to the longest. */
const WAIT_MS = { first: 250, longest: 5_000 };
/** The longest name a hello may give, in characters. */
const NAME_MAX = 80;

/** The credential of a phone that has no token yet. */
export type Entrance = { code: string } | "asking";

/** The state of the link. */
export type Standing =
  | { is: "newcomer" }
  | { is: "connecting" }
  | { is: "asking"; number: number | undefined }
  | { is: "up" }
  /** With the reason if the server gave one. */
  | { is: "down"; since: number; why?: string }
  | { is: "stopped"; code: GoodbyeCode; why: string };

export type Input =
  | { wake: true }
  | { connected: true }
  | { message: ToDevice }
  | { closed: true }
  | { stored: number };

export type Effect = { connect: true } | { send: ToServer } | { close: true };

interface Session {
  epoch: number;
  quick: number;
  quickUntil: number;
  probe: number;
  nextProbe: number;
  nextHeartbeat: number;
  heard: number;
  cursors: { boot: number; from: number }[];
  inFlight: Set<string>;
  /** The courts whose snapshots were asked for: their frames before it are of no use. */
  awaiting: Set<number>;
  said: string;
}

type State =
  | { is: "idle" }
  | { is: "resting"; until: number }
  | { is: "connecting"; until: number }
  | { is: "greeting"; until: number; named: number[]; by: "token" | "code" | "asking" }
  | { is: "asking"; named: number[]; probe: number; nextProbe: number; heard: number }
  | { is: "up"; session: Session }
  | { is: "ended" };

/** The parts of the event that a page follows besides the court it shows. */
export interface Follows {
  /** Every court of the device. */
  everyCourt?: boolean;
  /** The list of the devices, for a role that runs events. */
  devices?: boolean;
}

export class Link {
  standing: Standing = { is: "connecting" };
  /** The phone's grant, as last sent by the court. */
  welcomed: Welcome | undefined;
  /** The last view of each followed court, kept during outages: a map that is replaced, not changed. */
  courts: ReadonlyMap<number, Snapshot> = new Map();
  /** The devices of the event, for a page that follows them. */
  presence: Presence | undefined;
  /** Answers to what was asked in this session, by number: maps that are replaced, not changed. */
  previews: ReadonlyMap<number, Preview> = new Map();
  answers: ReadonlyMap<number, Refusal | undefined> = new Map();
  rounds: ReadonlyMap<number, RoundAnswer> = new Map();
  readonly clock = new CourtClock();
  /** The heartbeats' report on the phone, without the link's own figures. */
  report: Pick<SelfReport, "battery" | "asleep" | "line"> = { asleep: false };
  private state: State = { is: "idle" };
  private entrance: Entrance | undefined;
  /** The number it asks by, to be given back when it asks again. */
  private asksBy: AskingNumber | undefined;
  private wait = WAIT_MS.first;
  private probes = new Map<number, number>();
  private followed: number | undefined;

  constructor(
    private readonly outbox: Outbox,
    private readonly settings: { name: string; software: string } & Follows,
    private readonly random: () => number,
  ) {}

  /** The phone's clock as stamps carry it, in whole µs. */
  stamp(now: number): number {
    return Math.round(now * 1_000 * this.outbox.present.speed);
  }

  /** Begins by this entrance or else with its token, or waits for an entrance. */
  enter(entrance: Entrance | undefined, name: string): Effect[] {
    this.entrance = entrance;
    this.settings.name = name;
    this.wait = WAIT_MS.first;
    const known = this.outbox.identity !== undefined || entrance !== undefined;
    this.standing = known ? { is: "connecting" } : { is: "newcomer" };
    this.state = known ? { is: "resting", until: -Infinity } : { is: "idle" };
    return [{ close: true }];
  }

  /** Ends the session until `enter`: another tab speaks for the phone. */
  leave(): Effect[] {
    this.state = { is: "ended" };
    return [{ close: true }];
  }

  /** The last view of the court that is shown. */
  get court(): Snapshot | undefined {
    return this.followed === undefined ? undefined : this.courts.get(this.followed);
  }

  /** Shows another of its courts. */
  follow(court: number): Effect[] {
    if (this.followed === court) return [];
    if (!this.settings.everyCourt) this.courts = new Map();
    this.followed = court;
    this.outbox.set({ court });
    if (this.state.is !== "up" || this.courts.has(court)) return [];
    this.state.session.awaiting.add(court);
    return [{ send: { follow: { court } } }];
  }

  /** Asks something that is not kept; nothing without a session. */
  ask(message: ToServer): Effect[] {
    return this.state.is === "up" ? [{ send: message }] : [];
  }

  get following(): number | undefined {
    return this.followed;
  }

  /** The clock stopped: a new boot, and a new hello that names it. */
  restart(now: number): Effect[] {
    this.outbox.begin(this.outbox.present.speed);
    this.clock.reset();
    if (this.state.is === "idle" || this.state.is === "ended") return [];
    this.state = { is: "resting", until: now };
    // the view may be as old as the sleep was long
    if (this.standing.is === "up") this.standing = { is: "connecting" };
    return [{ close: true }];
  }

  /** Somebody looks at the page again, or the network is back: the next try is not waited for. */
  hurry(): void {
    this.wait = WAIT_MS.first;
    if (this.state.is === "resting") this.state.until = -Infinity;
  }

  nextDeadline(): number | undefined {
    const state = this.state;
    switch (state.is) {
      case "idle":
      case "ended":
        return undefined;
      case "up": {
        const { quick, quickUntil, nextHeartbeat, nextProbe, heard } = state.session;
        return Math.min(quick > 0 ? quickUntil : nextHeartbeat, nextProbe, heard + SILENCE_MAX_MS);
      }
      case "asking":
        return Math.min(state.nextProbe, state.heard + SILENCE_MAX_MS);
      default:
        return state.until;
    }
  }

  handle(now: number, input: Input): Effect[] {
    const effects: Effect[] = [];
    if ("wake" in input) this.wake(now, effects);
    else if ("connected" in input) this.greet(now, effects);
    else if ("message" in input) this.message(now, input.message, effects);
    else if ("stored" in input) {
      this.outbox.stored(input.stored);
      this.pump(now, effects);
    } else if (this.state.is !== "resting" && this.state.is !== "idle" && this.state.is !== "ended") {
      this.rest(now);
    }
    return effects;
  }

  /** Sends what waits, oldest first, as far as the window allows. */
  pump(now: number, effects: Effect[]): void {
    // the first heartbeat of a session maps the boot's clock: it goes before any press
    this.heartbeatIfDue(now, effects);
    if (this.state.is !== "up") return;
    const { session } = this.state;
    const present = this.outbox.present.boot;
    while (session.quick === 0 && session.inFlight.size < WINDOW) {
      const cursor = session.cursors[0];
      if (!cursor) return;
      const request = this.outbox.next(cursor.boot, cursor.from);
      if (request) {
        cursor.from = request.n + 1;
        session.inFlight.add(`${request.boot}/${request.n}`);
        effects.push({ send: { request } });
      } else if (cursor.boot === present || session.cursors.length === 1) {
        return;
      } else {
        session.cursors.shift();
      }
    }
  }

  private wake(now: number, effects: Effect[]): void {
    const state = this.state;
    if (state.is === "idle" || state.is === "ended") return;
    if (state.is === "up") return this.wakeSession(now, state.session, effects);
    if (state.is === "asking") return this.wakeAsking(now, effects);
    if (state.until > now) return;
    if (state.is === "resting") {
      this.state = { is: "connecting", until: now + CONNECT_MAX_MS };
      effects.push({ connect: true });
    } else {
      this.lose(now, effects);
    }
  }

  private greet(now: number, effects: Effect[]): void {
    if (this.state.is !== "connecting") return;
    // a code that was entered counts more than what it was before
    const token = this.entrance === undefined ? this.outbox.identity?.token : undefined;
    const named = this.outbox.pending;
    const by = token !== undefined ? "token" : this.entrance === "asking" ? "asking" : "code";
    const credential =
      token !== undefined
        ? { token: { token } }
        : typeof this.entrance === "object"
          ? { code: { code: this.entrance.code } }
          : this.asksBy
            ? { asking_again: this.asksBy }
            : ("asking" as const);
    this.state = { is: "greeting", until: now + WELCOME_MAX_MS, named, by };
    if (by === "asking") this.standing = { is: "asking", number: this.asksBy?.number };
    const { software } = this.settings;
    const name = [...this.settings.name].slice(0, NAME_MAX).join("");
    const { boot } = this.outbox.present;
    const { epoch, mac } = this.outbox.epoch;
    const seen = { epoch, ...(mac !== undefined && { epoch_mac: mac }) };
    effects.push({
      send: { hello: { versions: { min: 1, max: 1 }, credential, name, software, boot, ...seen, pending: named } },
    });
  }

  private message(now: number, message: ToDevice, effects: Effect[]): void {
    const state = this.state;
    if (state.is === "up") {
      state.session.heard = now;
      if ("outcome" in message) {
        const { boot, n } = message.outcome;
        state.session.inFlight.delete(`${boot}/${n}`);
        this.outbox.done(message.outcome);
        this.pump(now, effects);
      } else if ("probe" in message) this.probeAnswered(now, message.probe, state.session, effects);
      else if ("frame" in message) this.frame(message.frame, state.session, effects);
      else if ("snapshot" in message) this.snapshot(now, message.snapshot, state.session);
      else if ("presence" in message) this.presence = message.presence;
      else if ("preview" in message) this.previews = new Map(this.previews).set(message.preview.id, message.preview);
      else if ("device" in message) this.answers = new Map(this.answers).set(message.device.id, message.device.refused ?? undefined);
      else if ("round" in message) this.rounds = new Map(this.rounds).set(message.round.id, message.round);
      else if ("goodbye" in message) this.goodbye(now, message.goodbye, "token", effects);
      else if ("welcome" in message || "asked" in message) {
        this.lose(now, effects);
      }
    } else if (state.is === "greeting") {
      if ("welcome" in message) this.welcome(now, message.welcome, state.named, effects);
      else if ("goodbye" in message) this.goodbye(now, message.goodbye, state.by, effects);
      else if ("asked" in message) {
        this.state = { is: "asking", named: state.named, probe: 0, nextProbe: now, heard: now };
        this.standing = { is: "asking", number: message.asked.number };
        this.asksBy = message.asked;
        // a later loss of this connection is a new loss, so its wait begins anew
        this.wait = WAIT_MS.first;
        this.wakeAsking(now, effects);
      } else this.lose(now, effects);
    } else if (state.is === "asking") {
      state.heard = now;
      if ("welcome" in message) this.welcome(now, message.welcome, state.named, effects);
      else if ("goodbye" in message) this.goodbye(now, message.goodbye, "asking", effects);
      else if (!("probe" in message)) this.lose(now, effects);
    }
  }

  /** Probes while waiting for a person: an open connection may be unanswered. */
  private wakeAsking(now: number, effects: Effect[]): void {
    const state = this.state;
    if (state.is !== "asking") return;
    if (state.heard + SILENCE_MAX_MS <= now) {
      this.lose(now, effects);
    } else if (state.nextProbe <= now) {
      state.probe += 1;
      state.nextProbe = now + PROBE_EVERY_MS;
      effects.push({ send: { probe: { id: state.probe, sent: this.stamp(now) } } });
    }
  }

  private welcome(now: number, welcome: Welcome, named: number[], effects: Effect[]): void {
    if (welcome.epoch < this.outbox.epoch.epoch) {
      this.wait = WAIT_MS.longest;
      return this.lose(now, effects);
    }
    // the server may have restarted with another court time: earlier samples do not count
    this.clock.measureAnew(now);
    this.outbox.seeEpoch(welcome.epoch, welcome.epoch_mac);
    const known = this.outbox.identity;
    const token = welcome.token ?? known?.token;
    if (token !== undefined && (welcome.token != null || known?.device !== welcome.device)) {
      this.outbox.enrolled({ device: welcome.device, token });
    }
    if (welcome.speed !== this.outbox.present.speed) {
      this.clock.reset();
      this.outbox.begin(welcome.speed);
    }
    this.entrance = undefined;
    this.wait = WAIT_MS.first;
    const cursors = this.outbox.pending.flatMap((boot) => {
      const have = welcome.have.find((each) => each.boot === boot)?.n ?? 0;
      return this.outbox.agree(boot, have) ?? [];
    });
    if (this.outbox.pending.some((boot) => !named.includes(boot))) {
      // a boot has begun or was numbered anew: say hello again and name it
      effects.push({ close: true });
      this.state = { is: "resting", until: now };
      return;
    }
    this.followed ??= this.outbox.settings.court;
    if (this.followed === undefined || !welcome.courts.includes(this.followed)) this.followed = welcome.courts[0];
    const followed = welcome.courts.filter((court) => this.settings.everyCourt || court === this.followed);
    this.courts = new Map([...this.courts].filter(([court]) => followed.includes(court)));
    const follows = followed.map((court) => {
      const known = this.courts.get(court);
      return known?.epoch === welcome.epoch ? { court, from: known.seq } : { court };
    });
    const session: Session = {
      epoch: welcome.epoch,
      quick: QUICK_PROBES,
      quickUntil: now + QUICK_PROBES_MAX_MS,
      probe: 0,
      nextProbe: now,
      nextHeartbeat: now,
      heard: now,
      cursors,
      inFlight: new Set(),
      awaiting: new Set(follows.flatMap((follow) => ("from" in follow ? [] : [follow.court]))),
      said: "",
    };
    this.state = { is: "up", session };
    this.probes.clear();
    this.standing = { is: "up" };
    this.welcomed = welcome;
    for (const follow of follows) effects.push({ send: { follow } });
    this.presence = undefined;
    this.previews = new Map();
    this.answers = new Map();
    this.rounds = new Map();
    if (this.settings.devices && runsEvents(welcome.role)) effects.push({ send: "watch" });
    this.probe(now, session, effects);
  }

  private goodbye(now: number, { code, message }: Goodbye, by: string, effects: Effect[]): void {
    const text = render(message);
    switch (code) {
      case "bad_token":
      case "revoked":
        if (by === "token") this.outbox.expelled();
        return this.stop(code, text, effects);
      case "bad_message":
        if (by === "token") return this.lose(now, effects, text);
        // the name or code typed for enrolment is not accepted: it is typed again
        return this.stop(code, text, effects);
      case "bad_code":
      case "denied":
      // another page uses this phone's token, until the judge takes over here
      case "replaced":
        return this.stop(code, text, effects);
      case "version":
      case "fenced":
      case "court_stopped":
        this.wait = WAIT_MS.longest;
        return this.lose(now, effects, text);
      default:
        return this.lose(now, effects, text);
    }
  }

  private stop(code: GoodbyeCode, why: string, effects: Effect[]): void {
    this.state = { is: "idle" };
    this.standing = { is: "stopped", code, why };
    effects.push({ close: true });
  }

  private lose(now: number, effects: Effect[], why?: string): void {
    effects.push({ close: true });
    this.rest(now, why);
  }

  private rest(now: number, why?: string): void {
    const wait = this.wait / 2 + this.random() * (this.wait / 2);
    this.wait = Math.min(this.wait * 2, WAIT_MS.longest);
    this.state = { is: "resting", until: now + wait };
    const since = this.standing.is === "down" ? this.standing.since : now;
    this.standing = { is: "down", since, why };
  }

  private wakeSession(now: number, session: Session, effects: Effect[]): void {
    if (session.heard + SILENCE_MAX_MS <= now) {
      return this.lose(now, effects);
    }
    if (session.quick > 0 && session.quickUntil <= now) {
      // presses are dated by the probes: one answer is needed first
      const knowsTheTime = this.clock.estimate(now) !== undefined;
      session.quick = knowsTheTime ? 0 : 1;
      session.quickUntil = knowsTheTime ? now : Infinity;
      session.nextHeartbeat = now;
    }
    if (session.nextProbe <= now) this.probe(now, session, effects);
    this.pump(now, effects);
  }

  private probe(now: number, session: Session, effects: Effect[]): void {
    session.probe += 1;
    session.nextProbe = now + PROBE_EVERY_MS;
    if (session.quick === 0) this.probes.delete(session.probe - PROBES_UNDER_WAY);
    this.probes.set(session.probe, now);
    effects.push({ send: { probe: { id: session.probe, sent: this.stamp(now) } } });
  }

  private probeAnswered(now: number, reply: { id: number; court: number; speed: number }, session: Session, effects: Effect[]): void {
    const sent = this.probes.get(reply.id);
    if (sent === undefined) return;
    this.clock.sample(sent, now, reply.court, reply.speed);
    if (session.quick === 1) {
      session.quick = 0;
      session.nextHeartbeat = now;
      this.pump(now, effects);
    } else if (session.quick > 1) {
      session.quick -= 1;
      this.probe(now, session, effects);
    }
  }

  private heartbeatIfDue(now: number, effects: Effect[]): void {
    if (this.state.is !== "up") return;
    const { session } = this.state;
    if (session.quick > 0 || session.nextHeartbeat > now) return;
    session.nextHeartbeat = now + (this.isRunning() ? HEARTBEAT_MS.running : HEARTBEAT_MS.still);
    effects.push({ send: this.heartbeat(now, session) });
  }

  /** Reports at once that the phone goes to sleep or is awake. */
  tell(now: number): Effect[] {
    if (this.state.is !== "up" || this.state.session.quick > 0) return [];
    return [{ send: this.heartbeat(now, this.state.session) }];
  }

  private heartbeat(now: number, session: Session): ToServer {
    const { boot, last } = this.outbox.present;
    const says: SelfReport = {
      ...this.report,
      delay: this.clock.delay(),
      unsent: this.outbox.unsent,
      shows: [...this.courts.values()].map(({ court, seq }) => ({ court, seq })),
    };
    const said = JSON.stringify(says);
    const isNew = said !== session.said;
    session.said = said;
    const clock = this.clock.estimate(now);
    return {
      heartbeat: { boot, through: this.stamp(now), n: last, ...(clock && { clock }), ...(isNew && { says }) },
    };
  }

  private isRunning(): boolean {
    return [...this.courts.values()].some(({ boards }) =>
      boards.some(({ game }) => game && (game.running || game.phase === "countdown" || game.sides.white.stop || game.sides.black.stop)),
    );
  }

  private frame(frame: Extract<ToDevice, { frame: unknown }>["frame"], session: Session, effects: Effect[]): void {
    const court = this.courts.get(frame.court);
    if (session.awaiting.has(frame.court) || !court) return;
    const next = apply(court, frame);
    if (next.applied === "missed") {
      session.awaiting.add(frame.court);
      effects.push({ send: { follow: { court: frame.court } } });
    } else if (next.applied === "changed") {
      this.courts = new Map(this.courts).set(frame.court, next.court);
    }
  }

  private snapshot(now: number, snapshot: Snapshot, session: Session): void {
    if (snapshot.court !== this.followed && !this.settings.everyCourt) return;
    session.awaiting.delete(snapshot.court);
    this.courts = new Map(this.courts).set(snapshot.court, snapshot);
    this.clock.guess(snapshot.at, now, snapshot.speed);
  }
}

/** The record that holds a fact. */
export function seqOf(fact: number): number {
  return Math.floor(fact / 256);
}
