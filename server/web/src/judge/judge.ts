// What the page knows and what the judge may do with it.
import { batch, signal } from "@preact/signals";
import { now } from "../time";
import type {
  Act, Ask, BoardView, CheckItem, CheckView, Fault, Finding, GameResult, GameView, Permits, Sanction,
  Seen, Side, Snapshot, Termination, Welcome,
} from "../wire";
import type { Driver } from "./driver";
import type { Entrance, Link, Standing } from "./link";
import type { Outbox, Press, Settings } from "./outbox";
import { offers, rowOf } from "./permits";
import { ownStop, type Progress, progress } from "./progress";
import { asks, carrier, type Fate, fate, isCall, isCard, isOpen, laneOf, type Wish } from "./wishes";
import * as words from "./words";

/** What the next touch of a lane means. It changes only when the judge says so. */
export type Mode = { is: "call" } | { is: "more" } | { is: "chief" } | { is: "replace"; press: Press };

/** What a board has for a judge: a game that may still be played, one that has ended, or none. */
export type Stage = "live" | "over" | "empty";

/** What lies over the lanes because the judge asked for it. */
export type Panel = { is: "lane"; board: number } | { is: "ready" } | { is: "log" };

/** A call with all its particulars. */
export interface Call {
  side: Side;
  fault: Fault;
  sanction: Sanction;
  ago: number;
}

export class Judge {
  readonly standing = signal<Standing>({ is: "connecting" });
  readonly welcomed = signal<Welcome | undefined>(undefined);
  /** The court has let this phone in before. */
  readonly isEnrolled = signal(false);
  readonly court = signal<Snapshot | undefined>(undefined);
  readonly presses = signal<Press[]>([]);
  readonly unsent = signal(0);
  readonly written = signal(0);
  readonly trouble = signal<string | undefined>(undefined);
  /** How far the phone's time of day is ahead of the court's, in ms; a demonstration's is its own. */
  readonly ahead = signal(0);
  readonly settings = signal<Settings>({ name: "", end: "white", isFlipped: false });
  readonly mode = signal<Mode>({ is: "call" });
  readonly panel = signal<Panel | undefined>(undefined);
  /** The last touch was not taken: this phone is relieved. */
  readonly isTurnedAway = signal(false);
  /** Another tab of this phone goes on. */
  readonly isTaken = signal(false);
  /** Said aloud to whoever cannot look. */
  readonly spoken = signal("");
  private told = "";
  private isGranting = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly link: Link,
    private readonly driver: () => Driver,
  ) {}

  /** Takes over what has changed, and carries out what waited for it. */
  refresh(): void {
    batch(() => {
      this.standing.value = this.link.standing;
      this.welcomed.value = this.link.welcomed;
      this.isEnrolled.value = this.outbox.identity !== undefined;
      this.court.value = this.link.court;
      this.presses.value = this.outbox.presses;
      this.unsent.value = this.outbox.unsent;
      this.written.value = this.outbox.lastWritten;
      this.trouble.value = this.driver().trouble;
      this.settings.value = this.outbox.settings;
      if (!this.isOffDuty()) this.isTurnedAway.value = false;
      const mode = this.mode.value;
      if (mode.is === "replace" && this.isPast(mode.press)) this.mode.value = { is: "call" };
    });
    this.speak();
    this.grantWishes();
  }

  tick(local: number): void {
    now.value = this.link.clock.at(local);
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

  progress(press: Press): Progress {
    return progress(press, this.outbox.isStored(press, this.written.value), this.court.value);
  }

  /** When a stopwatch that the court has not heard of yet began here, on the court's clock as the page reckons it. */
  ownStop(board: number, side: Side): number | undefined {
    const { boot, speed } = this.outbox.present;
    const at = ownStop(this.presses.value, boot, board, side);
    return at === undefined ? undefined : this.link.clock.at(at / 1_000 / speed);
  }

  /** What became of a press's wish. */
  fate(press: Press): Fate {
    const carried = carrier(press, this.presses.value);
    return fate(press, carried && this.progress(carried));
  }

  /** Whether the court has answered a press about a game that stands on no board any more. */
  isPast({ request, outcome, told: { game } }: Press): boolean {
    const court = this.court.value;
    if (!outcome || game === undefined || court?.court !== request.court) return false;
    return !court.boards.some((board) => board.game?.game === game);
  }

  /** The press a lane's tile shows: the last one about the game that stands there. */
  markOf(lane: number): Press | undefined {
    const court = this.court.value?.court;
    return this.presses.value.findLast(
      (press, _, presses) => laneOf(press, presses) === lane && press.request.court === court && !this.isPast(press),
    );
  }

  /** Whether a call or a card can still be taken back: not twice, but again after a refusal, and while its game stands on its board. */
  canTakeBack(press: Press): boolean {
    if (this.isPast(press) || !(isCall(press) || isCard(press)) || (press.outcome && "refused" in press.outcome.verdict)) return false;
    return !press.wish || this.fate(press).is === "refused";
  }

  /** A lane was touched. */
  touch(board: BoardView, at: number): void {
    const mode = this.mode.value;
    const side = this.settings.value.end;
    switch (mode.is) {
      case "call":
        // where nobody runs, or nobody plays any more, there is no crossing to miss
        if (!this.has(board, "penalty") || this.stage(board.game) !== "live") return this.open(board.board);
        return this.call(board, { side, fault: "no_crossing", sanction: "stop", ago: 0 }, at);
      case "more":
        return this.open(board.board);
      case "chief":
        this.mode.value = { is: "call" };
        return this.saw(board, "chief_called", "head referee called", at);
      case "replace":
        return this.replace(mode.press, board.board, side, faultOf(mode.press));
    }
  }

  open(board: number): void {
    batch(() => {
      this.mode.value = this.mode.value.is === "replace" ? this.mode.value : { is: "call" };
      this.panel.value = { is: "lane", board };
    });
  }

  call(board: BoardView, { side, fault, sanction, ago }: Call, at: number): void {
    const back = ago > 0 ? { ago: { time: ago } } : undefined;
    const seen: Seen = { fault: { side, fault, sanction, ...(back && { back }) } };
    this.saw(board, seen, words.calls(fault, nameOf(board.game, side), side), at);
  }

  saw(board: BoardView, seen: Seen, told: string, at: number): void {
    this.press({ observe: { board: board.board, seen } }, told, at, board.board);
  }

  ready(boards: number[], ready: boolean, at: number): void {
    const lanes = boards.length === 1 ? `lane ${boards[0]}` : `${boards.length} lanes`;
    this.press({ ready: { boards, ready } }, `${lanes} ${ready ? "ready" : "not ready"}`, at, undefined, boards[0]);
  }

  check(boards: number[], item: CheckItem, side: Side | undefined, finding: Finding, at: number): void {
    const lanes = boards.length === 1 ? "" : `${boards.length} lanes, `;
    const told = `${lanes}${words.items[item]}${side ? ` (${words.side[side]})` : ""}: ${words.finding(finding)}`;
    this.press({ check: { boards, item, finding, ...(side && { side }) } }, told, at, boards.length === 1 ? boards[0] : undefined, boards[0]);
  }

  waive(board: number, { item, side }: CheckView, reason: string, at: number): void {
    const told = `${words.items[item]} let be: ${reason}`;
    this.press({ waive: { board, item, reason, ...(side && { side }) } }, told, at, board);
  }

  showCards(board: BoardView, game: GameView, side: Side, at: number): void {
    this.press({ show_cards: { game: game.game, side } }, `${words.player(game, side)} is shown the cards`, at, board.board);
  }

  pause(board: BoardView, reason: string, at: number): void {
    this.press({ pause: { boards: [board.board], reason } }, `paused: ${reason}`, at, board.board);
  }

  enterResult(board: BoardView, game: GameView, result: GameResult, by: Termination | undefined, at: number): void {
    const told = [`result ${words.result(result)}`, by && words.termination[by]].filter(Boolean).join(", ");
    this.press({ enter_result: { game: game.game, result, ...(by && { by }) } }, told, at, board.board);
  }

  takeBack(press: Press): void {
    this.wish(press, { take_back: { reason: "taken back by the judge" } });
  }

  replace(press: Press, board: number, side: Side, fault: Fault): void {
    batch(() => {
      this.mode.value = { is: "call" };
      this.panel.value = undefined;
    });
    this.wish(press, { replace: { board, side, fault } });
  }

  /** What a board has for a judge just now. */
  stage(game: GameView | null | undefined): Stage {
    if (!this.isCurrent()) return "live";
    if (!game) return "empty";
    return game.phase === "finished" ? "over" : "live";
  }

  /** Whether the picture is up to date. A picture that may be old hides nothing: a game may have been put there meanwhile, or its end taken back. */
  isCurrent(): boolean {
    return this.standing.value.is === "up";
  }

  /** Whether the court takes an act at a board from this phone. */
  offers(board: BoardView, act: Act): boolean {
    return offers(board.permits, act, this.welcomed.value?.role ?? "judge", this.isCurrent(), now.value);
  }

  /** Whether the rules of a board's game have an act; where no game is known, they may. */
  has(board: BoardView, act: Act): boolean {
    return !board.permits || rowOf(board.permits, act) !== undefined;
  }

  /** The permits of a board; where no game is known, those of another one. */
  permitsOf(board: BoardView): Permits | undefined {
    return board.permits ?? this.court.value?.boards.find(({ permits }) => permits)?.permits ?? undefined;
  }

  /** Whether the court takes nothing from here; without a link that may have changed, and every press is kept. */
  isOffDuty(): boolean {
    return this.isCurrent() && this.welcomed.value?.relieved === true;
  }

  private press(ask: Ask, told: string, at: number, lane?: number, first = lane): void {
    this.isTurnedAway.value = this.isOffDuty();
    if (this.isTurnedAway.value) {
      this.spoken.value = words.nothingFromHere;
      return;
    }
    const court = this.link.following ?? this.court.value?.court ?? 1;
    const press = this.driver().press(at, court, ask, { made: Date.now(), lane, game: this.gameOn(first), words: told });
    if (!press) this.spoken.value = "Too much waits to be sent: nothing more is taken. Tell the head referee.";
    else navigator.vibrate?.(15);
  }

  private gameOn(lane: number | undefined): number | undefined {
    return this.court.value?.boards.find(({ board }) => board === lane)?.game?.game;
  }

  private wish(press: Press, wish: Wish): void {
    const isSecond = press.wish !== undefined;
    this.outbox.wish(press, wish);
    // what was refused once is asked again in its new form
    if (isSecond) this.grant({ ...press, wish });
    this.driver().settle();
  }

  /** Sends every wish behind its call as soon as the court has taken that. */
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
      game: moved ? this.gameOn(moved.board) : game,
      words: moved ? `was lane ${lane}: ${words.fault(moved.fault)}` : `taken back: ${told}`,
    });
  }

  /** Says the last press's state once each time it changes. */
  private speak(): void {
    const last = this.presses.value.at(-1);
    if (!last) return;
    const { words: state, more } = words.state(this.progress(last));
    const lane = last.told.lane === undefined ? "" : `Lane ${last.told.lane}, `;
    const text = `${lane}${last.told.words}: ${state}${words.wish(last.wish, this.fate(last))}. ${more ?? ""}`;
    if (text === this.told) return;
    this.told = text;
    this.spoken.value = text;
  }
}

export function nameOf(game: GameView | null | undefined, side: Side): string {
  return game ? words.player(game, side) : "no game";
}

function faultOf(press: Press): Fault {
  const { ask } = press.request;
  const seen = "observe" in ask ? ask.observe.seen : undefined;
  return typeof seen === "object" && "fault" in seen ? seen.fault.fault : "no_crossing";
}
