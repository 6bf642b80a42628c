// The state of the head referee's page as signals, and the head referee's acts.
import { signal } from "@preact/signals";
import { say } from "../messages";
import { Device } from "../session/device";
import * as words from "../session/words";
import { asked } from "./texts";
import type {
  Answer, Ask, BoardView, DeviceAct, Fault, GameResult, GameView, PenaltyView, Preview, QuestionView,
  Refusal, Sanction, Side, Termination, Welcome,
} from "../wire";

export type Tab = { is: "inbox" } | { is: "round" } | { is: "devices" } | { is: "log" } | { is: "board"; board: number };

/** A question to the head referee, with its board. */
export interface Open {
  board: BoardView;
  game: GameView;
  asked: QuestionView;
}

export class Referee extends Device {
  readonly tab = signal<Tab>({ is: "inbox" });
  private nextAsk = 1;
  private asks = new Map<string, number>();
  private session: Welcome | undefined;

  /** True if the device may rule. */
  isHead(): boolean {
    return this.welcomed.value?.role === "head";
  }

  /** Every open question of the court, the oldest first. */
  inbox(): Open[] {
    const open = (this.court.value?.boards ?? []).flatMap((board) =>
      board.game ? (board.game.inbox ?? []).map((asked): Open => ({ board, game: board.game as GameView, asked })) : [],
    );
    return open.sort((one, other) => one.asked.at - other.asked.at);
  }

  /** Asks for the effect of a request; `basis` is what the effect depends on. */
  preview(ask: Ask, basis: string): void {
    this.once(`${JSON.stringify(ask)} ${basis}`, (id) => this.ask({ preview: { id, court: this.court.value?.court ?? 1, ask } }));
  }

  /** The effect of a request, once the court has told it. */
  foreseen(ask: Ask, basis: string): Preview | undefined {
    const id = this.asks.get(`${JSON.stringify(ask)} ${basis}`);
    return id === undefined ? undefined : this.previews.value.get(id);
  }

  /** Changes a device's duty, or lets one in; the refusal comes with `refusalOf`. */
  change(key: string, act: DeviceAct): void {
    this.asks.delete(key);
    this.once(key, (id) => this.ask({ device: { id, act } }));
  }

  refusalOf(key: string): Refusal | undefined {
    const id = this.asks.get(key);
    return id === undefined ? undefined : this.answers.value.get(id);
  }

  answer({ board, asked }: Open, answer: Answer, told: string, at: number): void {
    this.keep({ answer: { question: asked.fact, answer } }, told, at, board.board);
  }

  ready(boards: number[], at: number): void {
    this.act({ ready: { boards, ready: true } }, at, undefined, boards[0]);
  }

  /** GO three seconds after the court's ruling, in spite of hindrances if a reason is given. */
  start(boards: number[], despite: string, at: number): void {
    this.act({ start: { boards, ...(despite && { despite }) } }, at, undefined, boards[0]);
  }

  abort(boards: number[], at: number): void {
    this.act({ abort: { boards } }, at, undefined, boards[0]);
  }

  annul(board: number, reason: string, at: number): void {
    this.act({ annul: { boards: [board], reason } }, at, board);
  }

  pause(boards: number[], reason: string, at: number): void {
    this.act({ pause: { boards, reason } }, at, boards.length === 1 ? boards[0] : undefined, boards[0]);
  }

  fault(board: BoardView, side: Side, fault: Fault, sanction: Sanction, at: number): void {
    const name = board.game ? words.player(board.game, side) : "";
    this.keep({ observe: { board: board.board, seen: { fault: { side, fault, sanction } } } }, words.calls(fault, name, side), at, board.board);
  }

  /** Moves a call to another board, player or fault, at its original instant. */
  replace(from: number, call: PenaltyView, board: number, side: Side, fault: Fault, sanction: Sanction, at: number): void {
    this.keep({ replace: { call: call.fact, board, side, fault, sanction } }, say("judge-told-moved", { lane: from, fault }), at, board);
  }

  voided(board: number, { fact, fault }: PenaltyView, reason: string, at: number): void {
    this.keep({ void: { fact, reason } }, asked({ void: { fact, reason } }, say("fault", { fault })), at, board);
  }

  enterResult(board: BoardView, game: GameView, result: GameResult, by: Termination | undefined, at: number): void {
    this.keep({ enter_result: { game: game.game, result, ...(by && { by }) } }, say("judge-told-result", { result, by }), at, board.board);
  }

  /** The request that rules a result, or corrects a sealed one. */
  ruling({ game, manual }: GameView, result: GameResult, reason: string, isSealed: boolean): Ask {
    return isSealed ? { correct_result: { game, result, reason, ...(manual != null && { based_on: manual }) } } : { rule_result: { game, result, reason } };
  }

  ruleResult(board: number, game: GameView, result: GameResult, reason: string, isSealed: boolean, at: number): void {
    this.act(this.ruling(game, result, reason, isSealed), at, board);
  }

  /** Seals every result that two referees agree on and that is not sealed. */
  seal(boards: BoardView[], at: number): void {
    const games = boards.flatMap(({ game }) => (game?.ended ? [{ game: game.game, result: game.ended.result }] : []));
    this.act({ seal: { games } }, at, undefined, boards[0]?.board);
  }

  setClock(board: number, game: GameView, left: { white: number | null; black: number | null }, toRun: Side | undefined, reason: string, at: number): void {
    const based_on = game.manual ?? undefined;
    this.act({ set_clock: { game: game.game, left, reason, ...(toRun && { to_run: toRun }), ...(based_on !== undefined && { based_on }) } }, at, board);
  }

  /** Sends a request whose words in the log are those of the request itself. */
  private act(ask: Ask, at: number, lane?: number, first = lane): void {
    this.keep(ask, asked(ask), at, lane, first);
  }

  /** Asks once a session. */
  private once(key: string, ask: (id: number) => void): void {
    if (this.session !== this.welcomed.value) {
      this.session = this.welcomed.value;
      this.asks.clear();
    }
    if (this.asks.has(key) || !this.isCurrent()) return;
    this.asks.set(key, this.nextAsk);
    ask(this.nextAsk);
    this.nextAsk += 1;
  }
}
