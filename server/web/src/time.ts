// Court time in the browser: an offset from probes, and clocks drawn from their anchors.
import { signal } from "@preact/signals";
import type { GameView, Side } from "./wire";

interface Sample {
  offset: number;
  delay: number;
  /** When it was taken, on the local clock. */
  at: number;
}

/** Samples kept; the one with the least delay counts, as a late answer says less. */
const SAMPLES = 8;
/** How far two ordinary quartz clocks may drift apart: 100 µs a second. */
const DRIFT = 1e-4;

/** Court time as this screen estimates it, in ms. `local` is the page's own monotonic clock. */
export class CourtClock {
  private samples: Sample[] = [];
  private speed = 1;

  /** Takes in the answer to a probe: court time `court` in µs, sent and received on the local clock in ms. */
  sample(sent: number, received: number, court: number, speed: number): void {
    if (speed !== this.speed) this.samples = [];
    this.speed = speed;
    const middle = (sent + received) / 2;
    this.samples.push({ offset: court / 1000 - middle * speed, delay: received - sent, at: received });
    if (this.samples.length > SAMPLES) this.samples.shift();
  }

  /** Before the first answer: the snapshot's own instant is the best there is. */
  guess(court: number, local: number, speed: number): void {
    this.speed = speed;
    if (this.samples.every((sample) => sample.delay === Number.MAX_VALUE)) {
      this.samples = [{ offset: court - local * speed, delay: Number.MAX_VALUE, at: local }];
    }
  }

  /** The server may count another court time: what was measured is a guess from now on. */
  measureAnew(local: number): void {
    const best = this.best(local);
    this.samples = best ? [{ ...best, delay: Number.MAX_VALUE }] : [];
  }

  /** Court time at an instant of the local clock. */
  at(local: number): number {
    const best = this.best(local);
    return best ? local * this.speed + best.offset : 0;
  }

  /** What the probes say, in µs: court = local × speed + offset, ± error. Nothing before the first answer. */
  estimate(local: number): { offset: number; error: number } | undefined {
    const best = this.best(local);
    if (!best || best.delay === Number.MAX_VALUE) return undefined;
    return { offset: Math.round(best.offset * 1000), error: Math.ceil(error(best, local) * this.speed * 1000) + 1 };
  }

  /** The way to the court and back at its best of late, in ms. */
  delay(): number | undefined {
    const least = Math.min(...this.samples.map((sample) => sample.delay));
    return least < Number.MAX_VALUE ? Math.round(least) : undefined;
  }

  /** Forgets everything: the local clock is another one. */
  reset(): void {
    this.samples = [];
  }

  private best(local: number): Sample | undefined {
    let best: Sample | undefined;
    for (const sample of this.samples) if (!best || error(sample, local) < error(best, local)) best = sample;
    return best;
  }
}

/** How far off a sample may be at `local`, in ms: half its delay, and what two ordinary clocks drift apart since. */
function error(sample: Sample, local: number): number {
  return sample.delay / 2 + Math.max(0, local - sample.at) * DRIFT;
}

/** The screen's present instant in court time; moves ten times a second, which is what tenths need. */
export const now = signal(0);

/** Without a word of the start so long after GO, in ms, the page does not know whether it took place. */
const GO_HEARD_WITHIN = 1_000;

/** Whether a countdown's GO is over and nothing was heard of it: the link is gone, or the server. */
export function goIsOver(game: GameView, at: number): boolean {
  return game.go_at !== undefined && game.go_at !== null && at > game.go_at + GO_HEARD_WITHIN;
}

/** Time left of one side at `at`, in ms; undefined where it is not known. */
export function leftAt(game: GameView, side: Side, at: number): number | undefined {
  return leftOf(game.sides[side].left, game, side, at);
}

/** Time that a side had at the anchor of its game's clocks, as it is at `at`. */
export function leftOf(left: number | null | undefined, game: GameView, side: Side, at: number): number | undefined {
  if (left == null) return undefined;
  if (game.running?.side !== side) return left;
  return Math.max(0, left - Math.max(0, at - game.running.since));
}

/** Time until a match ends, in ms; undefined where it has no limit or has not begun. */
export function untilLimit(game: GameView, at: number): number | undefined {
  return game.ends_at == null ? undefined : Math.max(0, game.ends_at - at);
}

/** As a clock shows it: 9:05, 1:02:03, and tenths in the last ten seconds. */
export function clockText(ms: number | undefined): string {
  if (ms === undefined) return "–:––";
  if (ms < 10_000) {
    const tenths = Math.floor(ms / 100);
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const seconds = Math.ceil(ms / 1000);
  const pad = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}`
    : `${minutes}:${pad(seconds % 60)}`;
}
