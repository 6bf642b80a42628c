// The state of the head referee's page as signals, and the way of his acts.
import { signal } from "@preact/signals";
import { say } from "../messages";
import type { Setting } from "../screen";
import { Device } from "../session/device";
import type {
  Answer, Ask, BoardView, DeviceAct, GameView, Preview, QuestionView, Refusal, Snapshot, TickerLine, Welcome,
} from "../wire";

export type Tab =
  | { is: "inbox" | "round" | "devices" | "screens" | "log" }
  /** With the game if it is one of an earlier round. */
  | { is: "board"; court: number; board: number; game?: number };

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

/** A line of a court's log. */
export interface Line {
  court: number;
  line: TickerLine;
}

/** Lines of the log kept: what a referee looks back for. */
const LINES_MAX = 300;

export class Referee extends Device {
  readonly tab = signal<Tab>({ is: "inbox" });
  readonly lines = signal<Line[]>([]);
  /** The settings of the hall's screens as the server has them, by name; `undefined` while nobody knows. */
  readonly screens = signal<ReadonlyMap<string, Setting>>(new Map());
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

  /** Every open question of all courts: the head referee's own call first, then what keeps players waiting, the oldest first. */
  inbox(): Open[] {
    const open = this.all().flatMap(({ court, boards }) =>
      boards.flatMap((board) => (board.game?.inbox ?? []).map((asked): Open => ({ court, board, game: board.game as GameView, asked }))),
    );
    return open.sort((one, other) => urgency(other) - urgency(one) || one.asked.at - other.asked.at);
  }

  /** Asks for the effect of a request; `basis` is what the effect depends on. */
  preview(court: number, ask: Ask, basis: string): void {
    this.once(`${court} ${JSON.stringify(ask)} ${basis}`, (id) => this.ask({ preview: { id, court, ask } }));
  }

  /** The effect of a request, once the court has told it. */
  foreseen(court: number, ask: Ask, basis: string): Preview | undefined {
    // read before anything is asked: its change draws anew
    const told = this.previews.value;
    return told.get(this.asks.get(`${court} ${JSON.stringify(ask)} ${basis}`) ?? -1);
  }

  /** Changes a device's duty, or lets one in; the refusal comes with `refusalOf`. */
  change(key: string, act: DeviceAct): void {
    this.asks.delete(key);
    this.once(key, (id) => this.ask({ device: { id, act } }));
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

/** Questions that players wait for at their board stand before those about clocks, records and slips. */
const CALM = ["set_clock", "clock_differs", "unmapped_clock", "unwatched", "results_differ", "moved_before_run", "window_missed"];

/** 2: he is called to the board; 1: players wait; 0: it can wait. */
export function urgency({ asked: { question } }: Pick<Open, "asked">): number {
  const kind = kindOf(question);
  return kind === "chief_called" ? 2 : CALM.includes(kind) ? 0 : 1;
}

/** The name of a question's kind. */
export const kindOf = (question: QuestionView["question"]): string => (typeof question === "string" ? question : (Object.keys(question)[0] as string));
