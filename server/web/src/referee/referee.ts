// The state of the head referee's page as signals, and the way of his acts.
import { signal } from "@preact/signals";
import { say } from "../messages";
import type { AskPast } from "../past";
import type { Setting } from "../screen";
import { Device } from "../session/device";
import type { Press } from "../session/outbox";
import type {
  Act, Answer, Ask, BoardView, DeviceAct, GameView, PenaltyView, Preview, QuestionView, Refusal, RoundAnswer, RoundGames, Side, Snapshot, TickerLine, Welcome,
} from "../wire";

export type Tab =
  | { is: "inbox" | "round" | "devices" | "screens" | "log" }
  /** With the game if it is one of an earlier round, and with the part of its page that is wanted since the touch `at`. */
  | { is: "board"; court: number; board: number; game?: number; part?: string; at?: number | undefined };

/** A board of a court. */
export interface Place {
  court: number;
  board: BoardView;
}

/** A question to the head referee, with its board. */
export interface Open extends Place {
  game: GameView;
  asked: QuestionView;
}

/** A penalty that is not served yet, with its player. */
export interface Owed extends Place {
  side: Side;
  penalty: PenaltyView;
}

const SIDES: Side[] = ["white", "black"];
/** States of penalties that are not served yet, the most urgent first. */
const RANK = ["due", "serving", "called", "asked"];

/** A line of a court's log. */
export interface Line {
  court: number;
  line: TickerLine;
}

/** Lines of the log kept: a round of twelve boards has about two thousand moves and calls. */
const LINES_MAX = 4_000;
/** The name of the question about the next round. */
const ROUND = "round";
/** The acts that a head referee takes back with a touch; the rest has its own act, such as the stop of a countdown. */
const UNDONE = ["observe", "pause", "check", "waive", "show_cards", "answer", "enter_result", "rule_result", "set_clock", "set_position", "set_players", "set_evidence"];

/** True for an answer to a change of earlier rulings, which cannot be taken back. */
const isOfChange = (ask: Ask): boolean => "answer" in ask && (ask.answer.answer === "decline" || typeof ask.answer.answer === "object");

export class Referee extends Device {
  readonly tab = signal<Tab>({ is: "inbox" });
  readonly lines = signal<Line[]>([]);
  /** The settings of the hall's screens as the server has them, by name; `undefined` while nobody knows. */
  readonly screens = signal<ReadonlyMap<string, Setting>>(new Map());
  /** The findings of the server's restart that the referee has read. */
  readonly readRecovery = signal("");
  /** The last fact of each court that is among the lines. */
  private readonly logged = new Map<number, number>();
  private nextAsk = 1;
  private asks = new Map<string, number>();
  private session: Welcome | undefined;

  override refresh(): void {
    super.refresh();
    const fresh = [...this.courts.peek().values()].flatMap(({ court, ticker }) => {
      const last = this.logged.get(court) ?? -1;
      this.logged.set(court, Math.max(last, ...ticker.map(({ fact }) => fact)));
      return ticker.filter(({ fact }) => fact > last).map((line) => ({ court, line }));
    });
    if (fresh.length > 0) this.lines.value = [...this.lines.peek(), ...fresh].sort((one, other) => one.line.at - other.line.at).slice(-LINES_MAX);
  }

  /** True if the device may rule. */
  isHead(): boolean {
    return this.welcomed.value?.role === "head";
  }

  /** The courts in the order of their numbers. */
  all(): Snapshot[] {
    return [...this.courts.value.values()].sort((one, other) => one.court - other.court);
  }

  /** The board of a tab, or the earlier game as the board it was played on. */
  placeOf(tab: Tab): Place | undefined {
    if (tab.is !== "board") return undefined;
    const court = this.courts.value.get(tab.court);
    const earlier = court?.earlier?.find(({ game }) => game.game === tab.game);
    const board = earlier ? { ...earlier, stale: false } : court?.boards.find(({ board }) => board === tab.board);
    return board && { court: tab.court, board };
  }

  /** The name of a device. */
  readonly deviceName = (id: number): string => this.presence.value?.devices.find(({ device }) => device === id)?.name ?? say("device", { id });

  /** Every open question of all courts, of earlier games too: the head referee's own call first, then what keeps players waiting, the oldest first. */
  inbox(): Open[] {
    return this.all().flatMap(questions).sort((one, other) => other.asked.urgency - one.asked.urgency || one.asked.at - other.asked.at);
  }

  /** Every penalty that is not served yet: those whose player has to be stopped first, then the oldest. */
  penalties(): Owed[] {
    const owed = this.all().flatMap(({ court, boards }) =>
      boards.flatMap((board) =>
        SIDES.flatMap((side) => (board.game?.sides[side].penalties ?? []).filter(({ state }) => RANK.includes(state)).map((penalty): Owed => ({ court, board, side, penalty }))),
      ),
    );
    return owed.sort((one, other) => RANK.indexOf(one.penalty.state) - RANK.indexOf(other.penalty.state) || one.penalty.at - other.penalty.at);
  }

  /** Asks for the effect of a request; `basis` is what the effect depends on. */
  preview(court: number, ask: Ask, basis: string): void {
    this.once(`${court} ${JSON.stringify(ask)} ${basis}`, (id) => this.ask({ preview: { id, court, ask } }));
  }

  /** The effect of a request, once the court has told it. */
  previewed(court: number, ask: Ask, basis: string): Preview | undefined {
    // read before anything is asked: its change draws anew
    const told = this.previews.value;
    return told.get(this.asks.get(`${court} ${JSON.stringify(ask)} ${basis}`) ?? -1);
  }

  /** Changes a device's duty, or lets one in; the refusal comes with `refusalOf`. */
  change(key: string, act: DeviceAct): void {
    this.asks.delete(key);
    this.once(key, (id) => this.ask({ device: { id, act } }));
  }

  /** Puts the next games on their boards; the answer comes with `roundOf`. */
  putOn(games: RoundGames, courts: number[], despite: string | undefined): void {
    this.asks.delete(ROUND);
    this.once(ROUND, (id) => this.ask({ round: { id, games, courts, ...(despite && { despite }) } }));
  }

  /** The answer about the last round; undefined while none was sent or none has come. */
  roundOf(): RoundAnswer | undefined {
    return this.rounds.value.get(this.asks.get(ROUND) ?? -1);
  }

  /** The answer to a change: a refusal, `null` once it is done, `undefined` while it is asked. */
  answerTo(key: string): Refusal | null | undefined {
    const answers = this.answers.value;
    const id = this.asks.get(key) ?? -1;
    return answers.has(id) ? (answers.get(id) ?? null) : undefined;
  }

  /** Sends a request about one board, or about several of a court. */
  act(court: number, ask: Ask, told: string, at: number, board?: number, first = board): void {
    this.keep(ask, told, at, board, first, court);
  }

  protected override isUndone({ request: { ask } }: Press): boolean {
    return !isOfChange(ask) && UNDONE.includes(Object.keys(ask)[0] as string);
  }

  protected override whyUndone(): string {
    return say("reason", { code: "in_error" });
  }

  /** The referee's own GO or stop counts before the court has answered it: after GO a board is not started, after a stop it is. */
  override offers(board: BoardView, act: Act): boolean {
    if (act !== "start") return super.offers(board, act);
    const court = this.all().find(({ boards }) => boards.includes(board))?.court;
    const own = this.presses.value.findLast(({ outcome, request }) => !outcome && request.court === court && startedOrStopped(request.ask).includes(board.board));
    return own ? "pause" in own.request.ask : super.offers(board, act);
  }

  answer({ court, board, asked }: Open, answer: Answer, told: string, at: number): void {
    this.act(court, { answer: { question: asked.fact, answer } }, told, at, board.board);
  }

  /** Sets a screen of the hall; a sentence if it was not set. */
  async setScreen(screen: string, setting: Setting): Promise<string | undefined> {
    const headers = { authorization: `Bearer ${this.outbox.identity?.token}`, "content-type": "application/json" };
    try {
      const answer = await fetch(`/api/v1/screens/${encodeURIComponent(screen)}`, { method: "PUT", headers, body: JSON.stringify(setting) });
      if (!answer.ok) return say("referee-screen-refused", { why: await answer.text() });
      this.screens.value = new Map(this.screens.value).set(screen, setting);
      return undefined;
    } catch {
      return say("referee-screen-no-link");
    }
  }

  /** Asks what the server has set for a screen. */
  async askScreen(screen: string): Promise<void> {
    const answer = await fetch(`/api/v1/screens/${encodeURIComponent(screen)}`).catch(() => undefined);
    if (answer?.ok) this.screens.value = new Map(this.screens.value).set(screen, (await answer.json()) as Setting);
  }

  /** A court as the referees knew it at an instant. */
  readonly askPast: AskPast = async (court, at, signal) => {
    const answer = await fetch(`/api/v1/courts/${court}/at/${at}`, { signal, headers: { authorization: `Bearer ${this.outbox.identity?.token}` } });
    return answer.ok ? ((await answer.json()) as Snapshot) : undefined;
  };

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

/** The boards that a request starts or stops. */
const startedOrStopped = (ask: Ask): number[] => ("go" in ask ? ask.go.boards : "start" in ask ? ask.start.boards : "pause" in ask ? ask.pause.boards : []);

/** The open questions of a court, of its earlier games too. */
export const questions = ({ court, boards, earlier = [] }: Snapshot): Open[] =>
  [...boards, ...earlier.map((each) => ({ ...each, stale: false }))].flatMap((board) => (board.game?.inbox ?? []).map((asked): Open => ({ court, board, game: board.game as GameView, asked })));

type NameOf<T> = T extends string ? T : keyof T;
/** The name of a question's kind. */
export type Kind = NameOf<QuestionView["question"]>;

export const kindOf = (question: QuestionView["question"]): Kind => (typeof question === "string" ? question : (Object.keys(question)[0] as Kind));
