// The state of the judge's page as signals, and the judge's acts.
import { batch, signal } from "@preact/signals";
import { say } from "../messages";
import { Device } from "../session/device";
import type { Press } from "../session/outbox";
import { ownStop } from "../session/progress";
import { isCall, isCard, laneOf } from "../session/wishes";
import * as words from "../session/words";
import type {
  Ask, BoardView, Check, CheckView, Fault, Finding, GameResult, GameView, Permits, Sanction, Seen,
  Side, Termination,
} from "../wire";

/** The meaning of the next touch of a lane. Only the judge changes it. */
export type Mode = { is: "call" } | { is: "more" } | { is: "chief" } | { is: "replace"; press: Press };

/** A board's game: it may still be played, it has ended, or there is none. */
export type Stage = "live" | "over" | "empty";

/** The panel that the judge opened in place of the lanes. */
export type Panel = { is: "lane"; board: number } | { is: "ready" } | { is: "log" } | { is: "line" };

/** A call with all its particulars. */
export interface Call {
  side: Side;
  fault: Fault;
  sanction: Sanction;
  ago: number;
}

export class Judge extends Device {
  readonly mode = signal<Mode>({ is: "call" });
  readonly panel = signal<Panel | undefined>(undefined);
  /** True if the last touch was not accepted: this phone is relieved. */
  readonly isTurnedAway = signal(false);

  override refresh(): void {
    super.refresh();
    batch(() => {
      if (!this.isOffDuty()) this.isTurnedAway.value = false;
      const mode = this.mode.value;
      if (mode.is === "replace" && this.isPast(mode.press)) this.mode.value = { is: "call" };
    });
    const { end, lanes, isPlaced } = this.settings.value;
    const court = this.court.value?.court;
    this.link.report = { ...this.link.report, ...(isPlaced && { line: { ...(court !== undefined && { court }), end, lanes } }) };
  }

  /** The lanes he watches, by his duty or else by his own word; empty is all. */
  get lanes(): number[] {
    const { boards = [] } = this.welcomed.value ?? {};
    return boards.length > 0 ? boards : this.settings.value.lanes;
  }

  /** True if a lane is his to watch. */
  watches(board: number): boolean {
    return !this.welcomed.value?.relieved && (this.lanes.length === 0 || this.lanes.includes(board));
  }

  /** When a stopwatch that the court has not heard of yet began here, on the court's clock as the page reckons it. */
  ownStop(board: number, side: Side): number | undefined {
    const { boot, speed } = this.outbox.present;
    const at = ownStop(this.presses.value, boot, board, side);
    return at === undefined ? undefined : this.link.clock.at(at / 1_000 / speed);
  }

  /** The press a lane's tile shows: the last one about the game that stands there. */
  markOf(lane: number): Press | undefined {
    const court = this.court.value?.court;
    return this.presses.value.findLast(
      (press, _, presses) => laneOf(press, presses) === lane && press.request.court === court && !this.isPast(press),
    );
  }

  protected override isUndone(press: Press): boolean {
    return isCall(press) || isCard(press);
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
        return this.saw(board, "chief_called", say("judge-told-chief"), at);
      case "replace":
        return this.replace(mode.press, board.board, side, faultOf(mode.press));
    }
  }

  /** The next touch of a lane means this: a panel gives way to the lanes. */
  begin(mode: Mode): void {
    batch(() => {
      // the lanes offered are those of the call's court
      if (mode.is === "replace") this.follow(mode.press.request.court);
      this.panel.value = undefined;
      this.mode.value = mode;
    });
  }

  /** A lane of another court is another lane. */
  override follow(court: number): void {
    this.mode.value = { is: "call" };
    if (this.panel.value?.is === "lane") this.panel.value = undefined;
    super.follow(court);
  }

  /** A panel of the bar: no touch of it is meant for what began before. */
  show(panel: Panel): void {
    batch(() => {
      this.mode.value = { is: "call" };
      this.panel.value = panel;
    });
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
    this.press({ ready: { boards, ready } }, say("judge-told-ready", { lane: boards[0], lanes: boards.length, ready }), at, undefined, boards[0]);
  }

  check(boards: number[], { item, side }: Check, finding: Finding, at: number): void {
    const told = say("judge-told-check", { lanes: boards.length, item, side, finding });
    this.press({ check: { boards, item, finding, ...(side && { side }) } }, told, at, boards.length === 1 ? boards[0] : undefined, boards[0]);
  }

  waive(board: number, { item, side }: CheckView, reason: string, at: number): void {
    this.press({ waive: { board, item, reason, ...(side && { side }) } }, say("judge-told-waived", { item, reason }), at, board);
  }

  showCards(board: BoardView, game: GameView, side: Side, at: number): void {
    this.press({ show_cards: { game: game.game, side } }, say("judge-told-cards", { name: words.player(game, side) }), at, board.board);
  }

  pause(board: BoardView, reason: string, at: number): void {
    this.press({ pause: { boards: [board.board], reason } }, say("judge-told-pause", { reason }), at, board.board);
  }

  enterResult(board: BoardView, game: GameView, result: GameResult, by: Termination | undefined, at: number): void {
    this.press({ enter_result: { game: game.game, result, ...(by && { by }) } }, say("judge-told-result", { result, by }), at, board.board);
  }

  replace(press: Press, board: number, side: Side, fault: Fault): void {
    this.begin({ is: "call" });
    this.wish(press, { replace: { board, side, fault } });
  }

  /** The stage of a board's game now. */
  stage(game: GameView | null | undefined): Stage {
    if (!this.isCurrent()) return "live";
    if (!game) return "empty";
    return game.phase === "finished" ? "over" : "live";
  }

  /** The permits of a board; where no game is known, those of another one. */
  permitsOf(board: BoardView): Permits | undefined {
    return board.permits ?? this.court.value?.boards.find(({ permits }) => permits)?.permits ?? undefined;
  }

  /** True if the court accepts nothing from here. Without a link that may have changed, and every press is kept. */
  isOffDuty(): boolean {
    return this.isCurrent() && this.welcomed.value?.relieved === true;
  }

  private press(ask: Ask, told: string, at: number, lane?: number, first = lane): void {
    this.isTurnedAway.value = this.isOffDuty();
    if (this.isTurnedAway.value) {
      this.spoken.value = say("judge-relieved-why");
      return;
    }
    this.keep(ask, told, at, lane, first);
  }
}

export function nameOf(game: GameView | null | undefined, side: Side): string {
  return game ? words.player(game, side) : say("judge-no-game-name");
}

function faultOf(press: Press): Fault {
  const { ask } = press.request;
  const seen = "observe" in ask ? ask.observe.seen : undefined;
  return typeof seen === "object" && "fault" in seen ? seen.fault.fault : "no_crossing";
}
