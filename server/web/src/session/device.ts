// A referee's device as the pages see it: its session, the court's view and its own presses as
// signals, and the way of every press.
import { batch, signal } from "@preact/signals";
import { say } from "../messages";
import { now } from "../time";
import type { Act, Ask, BoardView, Presence, Preview, Refusal, RoundAnswer, Snapshot, ToServer, Welcome } from "../wire";
import type { Driver } from "./driver";
import type { Entrance, Link, Standing } from "./link";
import { type Outbox, type Press, type Settings, UNSET } from "./outbox";
import { offers, rowOf } from "./permits";
import { type Progress, progress } from "./progress";
import { give, type Sign } from "./signs";
import { asks, carrier, type Fate, fate, isOpen, isTakenBack, type Wish } from "./wishes";
import * as words from "./words";

export class Device {
  readonly standing = signal<Standing>({ is: "connecting" });
  readonly welcomed = signal<Welcome | undefined>(undefined);
  /** The court has let this device in before. */
  readonly isEnrolled = signal(false);
  /** The court that is shown, and every court that is followed. */
  readonly court = signal<Snapshot | undefined>(undefined);
  readonly courts = signal<ReadonlyMap<number, Snapshot>>(new Map());
  readonly presence = signal<Presence | undefined>(undefined);
  /** Answers to the questions that are not kept, by their numbers. */
  readonly previews = signal<ReadonlyMap<number, Preview>>(new Map());
  readonly answers = signal<ReadonlyMap<number, Refusal | undefined>>(new Map());
  readonly rounds = signal<ReadonlyMap<number, RoundAnswer>>(new Map());
  readonly presses = signal<Press[]>([]);
  readonly unsent = signal(0);
  readonly written = signal(0);
  readonly trouble = signal<string | undefined>(undefined);
  /** Lead of the device's time of day over the court's, in ms; not measured in a demonstration. */
  readonly ahead = signal(0);
  readonly settings = signal<Settings>(UNSET);
  /** True if another tab of this device took over. */
  readonly isTaken = signal(false);
  /** Read by screen readers. */
  readonly spoken = signal("");
  /** The last sign to eye, ear and hand, and how many there were. */
  readonly sign = signal<{ is: Sign | "none"; count: number }>({ is: "none", count: 0 });
  private told = "";
  private isGranting = false;

  constructor(
    protected readonly outbox: Outbox,
    protected readonly link: Link,
    protected readonly driver: () => Driver,
  ) {}

  /** Takes over all changes of the session. */
  refresh(): void {
    batch(() => {
      this.standing.value = this.link.standing;
      this.welcomed.value = this.link.welcomed;
      this.isEnrolled.value = this.outbox.identity !== undefined;
      this.court.value = this.link.court;
      this.courts.value = this.link.courts;
      this.presence.value = this.link.presence;
      this.previews.value = this.link.previews;
      this.answers.value = this.link.answers;
      this.rounds.value = this.link.rounds;
      this.presses.value = this.outbox.presses;
      this.unsent.value = this.outbox.unsent;
      this.written.value = this.outbox.lastWritten;
      this.trouble.value = this.driver().trouble;
      this.settings.value = this.outbox.settings;
    });
    this.speak();
    this.grantWishes();
  }

  /** The court's instant of one of the page's monotonic clock. */
  courtTime(local: number): number {
    return this.link.clock.at(local);
  }

  tick(local: number): void {
    now.value = this.courtTime(local);
    const isReal = this.standing.value.is === "up" && this.court.value?.demo === false && this.court.value.speed === 1;
    // whole seconds: what is drawn from it stands still
    if (isReal) this.ahead.value = Math.round((Date.now() - now.value) / 1000) * 1000;
  }

  enter(entrance: Entrance | undefined, name: string): void {
    this.driver().enter(entrance, name);
  }

  set(changed: Partial<Settings>): void {
    this.outbox.set(changed);
    this.driver().settle();
  }

  follow(court: number): void {
    this.driver().follow(court);
  }

  /** Gives the enrolment to another page of this browser, which has none of its own. */
  handOver(page: string): Promise<void> {
    return this.driver().handOver(page);
  }

  /** Sends a question that is not kept: without a link nothing is sent. */
  ask(message: ToServer): void {
    this.driver().ask(message);
  }

  progress(press: Press): Progress {
    return progress(press, this.outbox.isStored(press, this.written.value), this.courts.value.get(press.request.court));
  }

  /** True if the court has answered a press about a game that is on no board any more. */
  isPast({ request, outcome, told: { game } }: Press): boolean {
    const court = this.courts.value.get(request.court);
    if (!outcome || game === undefined || !court) return false;
    return !court.boards.some((board) => board.game?.game === game);
  }

  /** True if the view is up to date. An old view hides nothing: meanwhile a game may have been paired, or its end taken back. */
  isCurrent(): boolean {
    return this.standing.value.is === "up";
  }

  /** True if the court accepts an act at a board from this device. */
  offers(board: BoardView, act: Act): boolean {
    return offers(board.permits, act, this.welcomed.value?.role ?? "judge", this.isCurrent(), now.value);
  }

  /** True if the rules of a board's game have an act, or no game is known. */
  has(board: BoardView, act: Act): boolean {
    return !board.permits || rowOf(board.permits, act) !== undefined;
  }

  /** Keeps a press and sends it; undefined if too many wait. */
  protected keep(ask: Ask, told: string, at: number, lane?: number, first = lane, court = this.link.following ?? 1): Press | undefined {
    const press = this.driver().press(at, court, ask, { made: Date.now(), lane, game: this.gameOn(first, court), words: told });
    if (!press) this.spoken.value = say("judge-too-much");
    this.give(press ? "taken" : "refused");
    return press;
  }

  /** Gives a sign of what has happened. */
  give(is: Sign): void {
    this.sign.value = { is, count: this.sign.value.count + 1 };
    give(is, this.settings.value.answers);
  }

  protected gameOn(lane: number | undefined, court = this.link.following): number | undefined {
    return this.courts.value.get(court ?? 0)?.boards.find(({ board }) => board === lane)?.game?.game;
  }

  /** True if a press can be taken back or replaced: once, while its game is on its board. A refused wish can be made again, and a move that is not asked yet can be changed. */
  canTakeBack(press: Press): boolean {
    if (this.isPast(press) || !this.isUndone(press) || (press.outcome && "refused" in press.outcome.verdict)) return false;
    return !press.wish || this.fate(press).is === "refused" || (isOpen(press, this.presses.value) && !isTakenBack(press));
  }

  takeBack(press: Press): void {
    this.wish(press, { take_back: { reason: this.whyUndone() } });
  }

  /** The fate of a press's wish. */
  fate(press: Press): Fate {
    const carried = carrier(press, this.presses.value);
    return fate(press, carried && this.progress(carried));
  }

  /** True if presses of this kind can be taken back on this page. */
  protected isUndone(_press: Press): boolean {
    return false;
  }

  /** The reason that the court is told for a press that is taken back. */
  protected whyUndone(): string {
    return say("judge-taken-back-reason");
  }

  protected wish(press: Press, wish: Wish): void {
    const isSecond = press.wish !== undefined;
    this.outbox.wish(press, wish);
    // what was refused once is asked again in its new form
    if (isSecond) this.grant({ ...press, wish });
    this.driver().settle();
  }

  /** Sends every wish once the court has taken its press. */
  private grantWishes(): void {
    if (this.isGranting) return; // a press that is kept refreshes the page
    this.isGranting = true;
    for (const press of this.outbox.presses) if (isOpen(press, this.outbox.presses)) this.grant(press);
    this.isGranting = false;
  }

  private grant(press: Press): void {
    const ask = asks(press);
    if (!ask) return;
    const { lane, game, words: told } = press.told;
    const moved = press.wish && "replace" in press.wish ? press.wish.replace : undefined;
    this.driver().press(performance.now(), press.request.court, ask, {
      made: Date.now(),
      lane: moved?.board ?? lane,
      game: moved ? this.gameOn(moved.board, press.request.court) : game,
      words: moved ? say("judge-told-moved", { lane, fault: moved.fault }) : say("judge-told-taken-back", { what: told }),
    });
  }

  /** Says the last press's state once each time it changes. */
  private speak(): void {
    const last = this.presses.value.at(-1);
    if (!last) return;
    const progress = this.progress(last);
    const { words: state, more } = words.state(progress);
    const { lane, words: what } = last.told;
    const text = say("judge-spoken", { lane, what, state: state + words.wish(last.wish, this.fate(last)), more: more ?? "" });
    if (text === this.told) return;
    if (progress.is === "refused" && this.told) this.give("refused");
    this.told = text;
    this.spoken.value = text;
  }
}
