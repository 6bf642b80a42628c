// Runs the link: its socket, its timers, and the writing of what the outbox keeps.
import type { Ask, ToDevice, ToServer } from "../wire";
import type { Effect, Entrance, Input, Link } from "./link";
import type { Outbox, Press, Told, Writes } from "./outbox";
import { openStore, type Store } from "./store";

/** The wall clock and the page's clock may drift apart by this from one check to the next; beyond it one of them stopped. */
const APART_MAX_MS = 1_500;

export class Driver {
  /** The reason why presses are not in the phone's storage. */
  trouble: string | undefined;
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes that failed so far. */
  private owed: Writes = new Map();
  private writing: Promise<void> | undefined;
  private apart = Date.now() - performance.now();

  constructor(
    private readonly outbox: Outbox,
    private readonly link: Link,
    private readonly store: Store,
    private readonly url: string,
    private readonly changed: () => void,
  ) {
    if (store.kind === "memory") this.trouble = "refused";
    const sleeps = (asleep: boolean) => {
      link.report.asleep = asleep;
      this.run(link.tell(performance.now()));
    };
    const returns = () => {
      link.hurry();
      this.wake();
    };
    addEventListener("online", returns);
    addEventListener("pagehide", () => sleeps(true));
    document.addEventListener("visibilitychange", () => {
      sleeps(document.hidden);
      if (!document.hidden) returns();
    });
  }

  enter(entrance: Entrance | undefined, name: string): void {
    this.outbox.set({ name });
    this.run(this.link.enter(entrance, name));
    this.wake();
  }

  /** Keeps a press of the instant `at` (of the page's clock): it is stored and sent at the same time. */
  press(at: number, court: number, ask: Ask, told: Told): Press | undefined {
    this.watchClock();
    const press = this.outbox.keep(this.link.stamp(at), court, ask, told);
    this.flush();
    this.handle({ wake: true });
    return press;
  }

  follow(court: number): void {
    this.run(this.link.follow(court));
  }

  /** Sends a message that is not kept. */
  ask(message: ToServer): void {
    this.run(this.link.ask(message));
  }

  wake(): void {
    this.watchClock();
    this.handle({ wake: true });
  }

  /** Carries out, writes, and shows what has changed. */
  settle(): void {
    this.flush();
    clearTimeout(this.timer);
    const deadline = this.link.nextDeadline();
    if (deadline !== undefined && deadline !== Infinity) {
      this.timer = setTimeout(() => this.wake(), Math.max(0, deadline - performance.now()));
    }
    this.changed();
  }

  /** Lets another tab go on: resolves when everything is written. */
  async leave(): Promise<void> {
    this.run(this.link.leave());
    while (this.writing) await this.writing;
  }

  /** Gives the enrolment to another page of this browser, by the name of its storage, unless that page has one of its own. */
  async handOver(page: string): Promise<void> {
    const { identity, epoch, settings } = this.outbox;
    const { store, found } = await openStore(page);
    if (!identity || store.kind === "memory" || found.has("identity")) return;
    await this.leave();
    const theirs = { ...(found.get("settings") as object | undefined), name: settings.name };
    await store.write(new Map<string, unknown>([["identity", identity], ["epoch", epoch], ["settings", theirs]]));
    this.outbox.expelled();
    this.flush();
    while (this.writing) await this.writing;
  }

  private handle(input: Input): void {
    this.run(this.link.handle(performance.now(), input));
  }

  private run(effects: Effect[]): void {
    for (const effect of effects) {
      if ("connect" in effect) this.connect();
      else if ("close" in effect) this.hangUp();
      else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(effect.send));
    }
    this.settle();
  }

  private connect(): void {
    const socket = new WebSocket(this.url, "court.v1.json");
    this.socket = socket;
    const current = (input: Input) => this.socket === socket && this.handle(input);
    socket.onopen = () => current({ connected: true });
    socket.onmessage = (event: MessageEvent<string>) => current({ message: JSON.parse(event.data) as ToDevice });
    socket.onclose = () => current({ closed: true });
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }

  /** Sleep stops one of the phone's two clocks: stamps go on in a new boot. */
  private watchClock(): void {
    const apart = Date.now() - performance.now();
    const jumped = Math.abs(apart - this.apart) > APART_MAX_MS;
    this.apart = apart;
    if (jumped) this.run(this.link.restart(performance.now()));
  }

  private flush(): void {
    if (this.writing) return;
    const taken = this.outbox.takeWrites();
    if (!taken) return;
    for (const [key, value] of taken.writes) this.owed.set(key, value);
    const owed = this.owed;
    this.owed = new Map();
    this.writing = this.store
      .write(owed)
      .then(
        () => (this.trouble = this.store.kind === "memory" ? "refused" : undefined),
        (error: unknown) => {
          // presses stay in memory; the next press tries these writes again
          this.owed = new Map([...owed, ...this.owed]);
          this.trouble = error instanceof Error && error.name === "QuotaExceededError" ? "full" : "refused";
        },
      )
      .then(() => {
        this.writing = undefined;
        this.handle({ stored: taken.write });
      });
  }
}
