// The phone's identity, and every press until its outcome is known. It has no input or output: it
// names the writes and is told when they are done; `store.ts` writes. The rules are those of the
// devices' outbox (protocol/client) with one exception: a press of this page's boot may be sent while
// it is being stored. A page that loads again begins a new boot, so the number of a press that was
// sent and not stored is never used again.
import type { Theme } from "../theme";
import type { Ask, Outcome, Request, Side } from "../wire";
import { isOpen, type Wish } from "./wishes";

/** Presses kept without an outcome: a judge who taps every two seconds for an hour without a server. */
export const PENDING_MAX = 2_000;
/** Presses kept after their outcome: a court restored from a copy may ask for them again, and the judge's own list shows them. */
export const RETAINED_MAX = 200;

/** A press in words, for the judge's own list; no ruling depends on it. */
export interface Told {
  /** Time of day of the phone. */
  made: number;
  /** The lane, if the press is about one. */
  lane?: number;
  /** The game on that lane, or on the first of several. */
  game?: number;
  /** The act and the player. */
  words: string;
}

/** One press of the judge. */
export interface Press {
  readonly request: Request;
  readonly told: Told;
  readonly outcome?: Outcome;
  /** Carried out after the court has ruled the press: taken back, or replaced. */
  readonly wish?: Wish;
}

/** The phone's identity, given by the court. */
export interface Identity {
  device: number;
  token: string;
}

/** The judge's settings of the page. */
export interface Settings {
  /** The name in the list of devices. */
  name: string;
  /** The line that he judges. */
  end: Side;
  /** Lane 1 is at his right. */
  isFlipped: boolean;
  /** The lanes that he says he watches; empty is all of his duty. */
  lanes: number[];
  /** True once he has said which line he judges. */
  isPlaced: boolean;
  /** The court at which he stands, of several. */
  court?: number;
  /** His choice of colours; the phone's own without one. */
  theme?: Theme;
  /** The answer of the phone to a press, besides its flash. */
  answers: Answers;
}

export type Answers = "sound" | "buzz" | "none";

export const UNSET: Settings = { name: "", end: "white", isFlipped: false, lanes: [], isPlaced: false, answers: "buzz" };

/** One run of the phone's clock. */
interface Boot {
  boot: number;
  /** Boots in the order in which they began. */
  order: number;
  /** Court seconds per second of the hall, as its stamps are scaled. */
  speed: number;
  /** The number of the last press made. */
  last: number;
  /** Presses still kept, oldest first. */
  kept: Kept[];
}

interface Kept {
  press: Press;
  /** The writing that holds it. */
  write: number;
  /** The writing after which it may be sent: a number it was given anew must be stored first, or the page loads again under the old one. */
  sentAfter: number;
}

/** Values to write by key; a missing value deletes its key. */
export type Writes = Map<string, unknown>;

/** Everything kept, as it was found. */
export type Found = Map<string, unknown>;

/** The highest epoch seen, with the MAC that came with it. */
interface Seen {
  epoch: number;
  mac?: string;
}

export class Outbox {
  private identityKept: Identity | undefined;
  private epochKept: Seen = { epoch: 0 };
  private settingsKept = UNSET;
  private boots: Boot[] = [];
  private writes: Writes = new Map();
  /** The writing under way, and the last that is done. */
  private write = 1;
  private written = 0;

  /** Opens what was kept and begins a new boot on it: a page that loads again has a new clock. */
  constructor(
    found: Found,
    private readonly random: () => number,
  ) {
    this.identityKept = found.get("identity") as Identity | undefined;
    this.epochKept = (found.get("epoch") as Seen | undefined) ?? { epoch: 0 };
    this.settingsKept = { ...this.settingsKept, ...(found.get("settings") as Partial<Settings> | undefined) };
    for (const [key, value] of found) {
      if (key.startsWith("boot/")) {
        const { boot, order, speed, last } = value as Omit<Boot, "kept">;
        this.boots.push({ boot, order, speed, last, kept: [] });
      }
    }
    for (const [key, value] of found) {
      if (!key.startsWith("press/")) continue;
      const press = value as Press;
      const boot = this.boots.find((each) => each.boot === press.request.boot);
      if (boot) boot.kept.push({ press, write: 0, sentAfter: 0 });
      else this.writes.set(key, undefined);
    }
    this.boots.sort((a, b) => a.order - b.order);
    for (const boot of this.boots) {
      boot.kept.sort((a, b) => a.press.request.n - b.press.request.n);
      boot.last = Math.max(boot.last, boot.kept.at(-1)?.press.request.n ?? 0);
      const first = firstKept(boot);
      if (boot.kept.some((kept, place) => kept.press.request.n !== first + place)) this.rename(boot);
    }
    const speed = this.boots.at(-1)?.speed ?? 1;
    this.boots = this.boots.filter((boot) => {
      if (boot.kept.length === 0) this.writes.set(`boot/${boot.boot}`, undefined);
      return boot.kept.length > 0;
    });
    this.begin(speed);
  }

  get identity(): Identity | undefined {
    return this.identityKept;
  }

  /** The highest epoch seen, and what proves it to the court's servers. */
  get epoch(): Seen {
    return this.epochKept;
  }

  /** The present boot and its last press. */
  get present(): { boot: number; last: number; speed: number } {
    const { boot, last, speed } = this.presentBoot();
    return { boot, last, speed };
  }

  /** Boots whose presses wait, and the present one; a hello names them. */
  get pending(): number[] {
    const present = this.presentBoot();
    return this.boots.filter((boot) => boot === present || waits(boot) > 0).map((boot) => boot.boot);
  }

  /** Presses whose outcome is not known. */
  get unsent(): number {
    return this.boots.reduce((sum, boot) => sum + waits(boot), 0);
  }

  /** Every press kept, oldest first. */
  get presses(): Press[] {
    return this.boots.flatMap((boot) => boot.kept.map((kept) => kept.press));
  }

  /** Keeps a press. `undefined`: too much waits. */
  keep(at: number, court: number, ask: Ask, told: Told): Press | undefined {
    if (this.unsent >= PENDING_MAX) return undefined;
    const boot = this.presentBoot();
    boot.last += 1;
    const press: Press = { told, request: { boot: boot.boot, n: boot.last, at, court, ask } };
    boot.kept.push({ press, write: this.write, sentAfter: 0 });
    this.writeBoot(boot);
    this.writes.set(key(press), press);
    return press;
  }

  /** The last writing that is done. */
  get lastWritten(): number {
    return this.written;
  }

  /** True if a press is stored after this write, so that the phone may be switched off. */
  isStored(press: Press, written: number): boolean {
    const kept = this.find(press.request.boot, press.request.n);
    return kept !== undefined && kept.write <= written;
  }

  /** The first press of a boot from number `n` on, if it may be sent. */
  next(boot: number, n: number): Request | undefined {
    const kept = this.boots.find((each) => each.boot === boot)?.kept.find((each) => each.press.request.n >= n);
    return kept && kept.sentAfter <= this.written ? kept.press.request : undefined;
  }

  /** Takes an outcome in; says whether it is new. */
  done(outcome: Outcome): boolean {
    const kept = this.find(outcome.boot, outcome.n);
    if (!kept || kept.press.outcome) return false;
    this.change(kept, { ...kept.press, outcome });
    this.forget();
    return true;
  }

  /** Notes what is to follow a press. */
  wish(press: Press, wish: Wish): void {
    const kept = this.find(press.request.boot, press.request.n);
    if (kept) this.change(kept, { ...kept.press, wish });
  }

  /** The judge's settings of the page. */
  get settings(): Settings {
    return this.settingsKept;
  }

  set(changed: Partial<Settings>): void {
    this.settingsKept = { ...this.settingsKept, ...changed };
    this.writes.set("settings", this.settingsKept);
  }

  /**
   * Stores the phone's identity. Another device's answered presses are forgotten. Its waiting presses
   * now belong to this device: they get new numbers and keep their boot, by which the court knows
   * which of them were made while the other device was revoked.
   */
  enrolled(identity: Identity): void {
    if (this.identityKept?.device !== identity.device) {
      for (const boot of this.boots) {
        this.drop(boot, (kept) => kept.press.outcome !== undefined);
        this.renumber(boot, boot.boot);
      }
    }
    this.identityKept = identity;
    this.writes.set("identity", identity);
  }

  /** Forgets the identity: the enrolment is over. Presses stay. */
  expelled(): void {
    this.identityKept = undefined;
    this.writes.set("identity", undefined);
  }

  seeEpoch(epoch: number, mac: string): void {
    const known = this.epochKept;
    if (epoch < known.epoch || (epoch === known.epoch && mac === known.mac)) return;
    this.epochKept = { epoch, mac };
    this.writes.set("epoch", this.epochKept);
  }

  /** Begins a new boot: the clock stopped, or runs at another speed from now on. */
  begin(speed: number): void {
    const order = (this.boots.at(-1)?.order ?? 0) + 1;
    this.boots = this.boots.filter((boot) => boot.kept.length > 0);
    this.boots.push({ boot: this.unused(), order, speed, last: 0, kept: [] });
  }

  /**
   * Brings the numbers of a boot in line with what the court has: its presses 1 to `have`. The
   * number to go on sending from, and the boot's name, which is new where the court lacks more than
   * is kept here.
   */
  agree(name: number, have: number): { boot: number; from: number } | undefined {
    const boot = this.boots.find((each) => each.boot === name);
    if (!boot) return undefined;
    if (have > boot.last) {
      // the court knows presses this phone has lost: never use their numbers again
      this.drop(boot, () => true);
      boot.last = have;
      this.writeBoot(boot);
      return { boot: name, from: have + 1 };
    }
    const waiting = boot.kept.find((kept) => !kept.press.outcome)?.press.request.n ?? Infinity;
    const from = Math.min(waiting, have + 1);
    if (from >= firstKept(boot)) return { boot: name, from };
    this.drop(boot, (kept) => kept.press.outcome !== undefined);
    this.rename(boot);
    return { boot: boot.boot, from: 1 };
  }

  /** The next writes, if any; their number comes back by `stored`. */
  takeWrites(): { write: number; writes: Writes } | undefined {
    if (this.writes.size === 0) return undefined;
    const taken = { write: this.write, writes: this.writes };
    this.writes = new Map();
    this.write += 1;
    return taken;
  }

  /** Everything up to this writing is stored. */
  stored(write: number): void {
    this.written = Math.max(this.written, write);
  }

  private presentBoot(): Boot {
    return this.boots[this.boots.length - 1] as Boot; // the constructor begins one
  }

  private find(boot: number, n: number): Kept | undefined {
    return this.boots.find((each) => each.boot === boot)?.kept.find((kept) => kept.press.request.n === n);
  }

  private change(kept: Kept, press: Press): void {
    kept.press = press;
    this.writes.set(key(press), press);
  }

  private writeBoot({ boot, order, speed, last }: Boot): void {
    this.writes.set(`boot/${boot}`, { boot, order, speed, last });
  }

  private drop(boot: Boot, which: (kept: Kept) => boolean): void {
    for (const kept of boot.kept) if (which(kept)) this.writes.set(key(kept.press), undefined);
    boot.kept = boot.kept.filter((kept) => !which(kept));
  }

  /** Gives a boot a new name and its presses new numbers from 1. */
  private rename(boot: Boot): void {
    this.drop(boot, (kept) => kept.press.outcome !== undefined);
    this.writes.set(`boot/${boot.boot}`, undefined);
    this.renumber(boot, this.unused());
  }

  /** Gives the presses of a boot numbers from 1, under its name from now on. */
  private renumber(boot: Boot, name: number): void {
    for (const kept of boot.kept) this.writes.set(key(kept.press), undefined);
    boot.boot = name;
    boot.last = boot.kept.length;
    boot.kept.forEach((kept, place) => {
      kept.write = kept.sentAfter = this.write;
      this.change(kept, { ...kept.press, request: { ...kept.press.request, boot: boot.boot, n: place + 1 } });
    });
    if (boot.kept.length > 0) this.writeBoot(boot);
  }

  /** Forgets answered presses beyond what is retained; one with a wish stays until that was asked. */
  private forget(): void {
    const { presses } = this;
    let answered = this.boots.reduce((sum, boot) => sum + boot.kept.length - waits(boot), 0);
    for (const boot of this.boots) {
      while (answered > RETAINED_MAX && boot.kept[0]?.press.outcome && !isOpen(boot.kept[0].press, presses)) {
        const first = boot.kept.shift() as Kept;
        this.writes.set(key(first.press), undefined);
        answered -= 1;
      }
    }
    const present = this.presentBoot();
    for (const boot of this.boots) {
      if (boot.kept.length === 0 && boot !== present) this.writes.set(`boot/${boot.boot}`, undefined);
    }
    this.boots = this.boots.filter((boot) => boot.kept.length > 0 || boot === present);
  }

  private unused(): number {
    let name = this.random();
    while (this.boots.some((boot) => boot.boot === name)) name = this.random();
    return name;
  }
}

function firstKept(boot: Boot): number {
  return boot.last + 1 - boot.kept.length;
}

function waits(boot: Boot): number {
  return boot.kept.filter((kept) => !kept.press.outcome).length;
}

function key({ request }: Press): string {
  return `press/${request.boot}/${request.n}`;
}
