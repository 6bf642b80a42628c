// Court time in the browser: an offset from probes, and clocks drawn from their anchors.
import { signal } from "@preact/signals";
import type { GameView, Side } from "./wire";

interface Sample {
  offset: number;
  delay: number;
  /** Instant on the local clock. */
  at: number;
}

/** Samples kept; the one with the least delay counts, as a late answer says less. */
const SAMPLES = 8;
/** The drift between two ordinary quartz clocks: 100 µs a second. */
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

  /** The server may count another court time: the measured offset is a guess from now on. */
  measureAnew(local: number): void {
    const best = this.best(local);
    this.samples = best ? [{ ...best, delay: Number.MAX_VALUE }] : [];
  }

  /** Court time at an instant of the local clock. */
  at(local: number): number {
    const best = this.best(local);
    return best ? local * this.speed + best.offset : 0;
  }

  /** The estimate of the probes, in µs: court = local × speed + offset, ± error. Undefined before the first answer. */
  estimate(local: number): { offset: number; error: number } | undefined {
    const best = this.best(local);
    if (!best || best.delay === Number.MAX_VALUE) return undefined;
    return { offset: Math.round(best.offset * 1000), error: Math.ceil(error(best, local) * this.speed * 1000) + 1 };
  }

  /** The least round trip of the recent probes, in ms. */
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

/** A sample's largest error at `local`, in ms: half its delay, and the drift of two ordinary clocks since. */
function error(sample: Sample, local: number): number {
  return sample.delay / 2 + Math.max(0, local - sample.at) * DRIFT;
}

/** The screen's present instant in court time. Each page decides how often it moves: ten times a second while a clock shows tenths. */
export const now = signal(0);

/** Time after GO, in ms, from which a start that is not reported is unknown to the page. */
const GO_HEARD_WITHIN = 1_000;

/** True if GO is over and no start was reported: the link or the server is gone. */
export function goIsOver(game: GameView, at: number): boolean {
  return game.go_at !== undefined && game.go_at !== null && at > game.go_at + GO_HEARD_WITHIN;
}

/** Time left of one side at `at`, in ms; undefined where it is not known. */
export function leftAt(game: GameView, side: Side, at: number): number | undefined {
  // a start that nobody has reported may not have taken place: its clocks stand as at GO
  const until = game.phase === "countdown" && goIsOver(game, at) ? (game.go_at ?? at) : at;
  return leftOf(game.sides[side].left, game, side, until);
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

/** A clock below this, in ms, shows tenths. */
export const TENTHS_BELOW_MS = 20_000;
/** The last second of a count or a stop is drawn to the tenth, in ms. */
const LAST_MS = 1_000;

/** True if the game changes on a screen from one tenth of a second to the next at `at`. */
export function changesByTenths(game: GameView, at: number): boolean {
  const ends = [game.phase === "countdown" ? game.go_at : undefined, game.sides.white.stop?.until, game.sides.black.stop?.until];
  const shown = [game.running && leftAt(game, game.running.side, at), game.ended ? undefined : untilLimit(game, at)];
  return shown.some((left) => left != null && left > 0 && left < TENTHS_BELOW_MS) || ends.some((end) => end != null && end - at < LAST_MS);
}

/** As a chess clock shows it, as `Millis::on_chess_clock` in Rust: tenths below 20 seconds, hours from one on. */
export function clockText(ms: number | undefined): string {
  if (ms === undefined) return "–:––";
  const two = (n: number) => String(Math.floor(n) % 60).padStart(2, "0");
  const seconds = ms / 1000;
  if (ms < TENTHS_BELOW_MS) return `0:${two(seconds)}.${Math.floor(ms / 100) % 10}`;
  const minutes = seconds / 60;
  return ms < 3_600_000 ? `${Math.floor(minutes)}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}

/** Minutes and whole seconds that have passed: `14:32`. */
export function elapsedText(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
