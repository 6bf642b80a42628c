// The state of a player's page as signals: the view of his link, its age, and the way of an act.
import { batch, computed, signal } from "@preact/signals";
import { again } from "../again";
import { refused, type RoundBoard } from "../desk/texts";
import { say } from "../messages";
import { random53 } from "../random";
import { canBuzz, give } from "../session/signs";
import type { DeskAct, DeskRefusal, PlayerGame, PlayerPage, RoundBye } from "../wire";

/** The server answers a question for changes within 25 s: after this the link is taken for dead. */
const SILENT_MS = 35_000;
/** The time for which the outcome of an act is shown. */
const TOLD_MS = 10_000;

/** The standing of the page: `live` while it shows the event's present state, `gone` if the link leads nowhere. */
export type Standing = "connecting" | "live" | "down" | "gone";

/** His games without a result, the next one first: a game with a day of its own comes after those of the round that is played. */
const open = ({ player }: PlayerPage) => player.games.filter(({ result }) => result === null).toSorted((one, other) => (one.when ?? 0) - (other.when ?? 0));
/** A game to be played, or a bye, of a round that was published. */
export interface News {
  /** Its bye, or the opponent, the colour and the board of its game. */
  pairing: string;
  tournament: number;
  round: number;
  game?: PlayerGame;
  bye?: RoundBye;
}
const pairings = (page: PlayerPage): News[] => [
  ...open(page).map((game) => ({ pairing: JSON.stringify([game.game, game.opponent, game.colour, game.place]), tournament: game.tournament, round: game.round, game })),
  ...page.player.byes.map(([tournament, round, bye]) => ({ pairing: JSON.stringify([tournament, round, bye]), tournament, round, bye })),
];

export class Personal {
  readonly page = signal<PlayerPage>();
  readonly standing = signal<Standing>("connecting");
  /** The instant of the last answer, by the phone's clock. */
  readonly knownAt = signal(0);
  /** The reason why the last act has no effect. */
  readonly no = signal<string>();
  /** The last act in words. */
  readonly done = signal("");
  /** The acts that are not answered yet. */
  readonly waits = signal(0);
  /** The pairings, boards and byes that came out while the page was open, until the player closes the note. */
  readonly news = signal<News[]>([]);
  /** The number of times that some came out, for the flash. */
  readonly calls = signal(0);
  /** True once a tap has allowed sound: browsers ask for that each time the page is loaded. */
  readonly sounds = signal(false);
  readonly next = computed(() => this.page.value && open(this.page.value)[0]);
  private readonly boot = random53();
  private n = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private question = new AbortController();
  private telling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly token: string) {
    if (token === "") this.standing.value = "gone";
  }

  /** Follows the event until the link leads nowhere. A phone that slept, or found its network again, asks at once. */
  async follow(): Promise<void> {
    const wake = () => document.visibilityState === "visible" && this.question.abort();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    while (this.standing.peek() !== "gone") {
      const known = this.page.peek()?.player.seq;
      const found = await this.ask<{ seq: number }>(`/changes?after=${known ?? 0}`);
      if (!found || (found.seq !== known && !(await this.load()))) await Promise.race([again(), this.woken()]);
    }
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
  }

  private woken(): Promise<void> {
    this.question = new AbortController();
    return new Promise((done) => this.question.signal.addEventListener("abort", () => done(), { once: true }));
  }

  private at(part: string): string {
    return `/api/v1/players/${encodeURIComponent(this.token)}${part}`;
  }

  private async load(): Promise<boolean> {
    const page = await this.ask<PlayerPage>("");
    if (page) this.take(page);
    return page !== undefined;
  }

  private take(page: PlayerPage): void {
    const before = this.page.peek();
    const known = new Set((before ? pairings(before) : pairings(page)).map(({ pairing }) => pairing));
    const now = pairings(page);
    const fresh = now.filter(({ pairing }) => !known.has(pairing));
    // a pairing that was taken back, or is played, is none any more
    const still = this.news.peek().filter((old) => now.some(({ pairing }) => pairing === old.pairing));
    batch(() => {
      this.page.value = page;
      this.news.value = fresh.length > 0 ? fresh : still;
      if (fresh.length > 0) this.calls.value += 1;
    });
    if (fresh.length > 0) give("paired", this.sounds.peek() ? "sound" : canBuzz() ? "buzz" : "none");
  }

  /** Asks the server; undefined if it does not answer, or refuses. */
  private async ask<T>(part: string): Promise<T | undefined> {
    const question = (this.question = new AbortController());
    let isSilent = false;
    const silent = setTimeout(() => {
      isSilent = true;
      question.abort();
    }, SILENT_MS);
    try {
      const answer = await fetch(this.at(part), { signal: question.signal, cache: "no-store" });
      if (!answer.ok) {
        this.standing.value = answer.status === 404 ? "gone" : "down";
        return undefined;
      }
      const found = (await answer.json()) as T;
      batch(() => {
        this.standing.value = "live";
        this.knownAt.value = Date.now();
      });
      return found;
    } catch {
      // a phone that wakes does not know yet whether its link has held
      this.standing.value = question.signal.aborted && !isSilent ? "connecting" : "down";
      return undefined;
    } finally {
      clearTimeout(silent);
    }
  }

  /** Carries an act out after those before it. It is sent until it is answered, and done once. */
  act(act: DeskAct, told: string): Promise<boolean> {
    const request = { boot: this.boot, n: ++this.n };
    return this.carry("/commands", "application/json", JSON.stringify({ request, command: { act } }), told);
  }

  /** Reports the result of a game by its PGN: a repeat reports the same again. */
  givePgn(game: number, pgn: string, told: string): Promise<boolean> {
    return this.carry(`/games/${game}/pgn`, "application/octet-stream", pgn, told);
  }

  private carry(part: string, type: string, body: string, told: string): Promise<boolean> {
    this.waits.value += 1;
    const turn = this.queue.then(async () => {
      const no = await this.send(part, type, body);
      batch(() => {
        this.waits.value -= 1;
        this.no.value = no;
        this.done.value = no === undefined ? told : "";
      });
      clearTimeout(this.telling);
      this.telling = setTimeout(() => (this.done.value = ""), TOLD_MS);
      return no === undefined;
    });
    this.queue = turn;
    return turn;
  }

  private async send(part: string, type: string, body: string): Promise<string | undefined> {
    for (;;) {
      try {
        const answer = await fetch(this.at(part), { method: "POST", headers: { "content-type": type }, body });
        if (answer.ok) return undefined;
        if (answer.status === 409) return refused(this, ((await answer.json()) as { refusal: DeskRefusal }).refusal);
        if (answer.status === 404) this.standing.value = "gone";
        if (answer.status === 422) return (await answer.text()).trim();
        // a server that stops may do the act once it is back
        if (answer.status !== 503) return say("tournament-failed", { why: (await answer.text()).trim() });
      } catch {
        this.standing.value = "down";
      }
      await again();
    }
  }

  /** The boards of games by number, for refusals. */
  get boards(): ReadonlyMap<number, RoundBoard> {
    const games = this.page.peek()?.player.games ?? [];
    return new Map(games.flatMap(({ game, round, place }) => (place ? [[game, { round, board: `${place.board}` }] as const] : [])));
  }

  nameOf(person: number | null | undefined): string {
    return person == null ? say("tournament-nobody") : say("pages-player", { name: this.page.value?.names[person], player: person });
  }
}
