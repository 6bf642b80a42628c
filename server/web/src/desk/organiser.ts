// The state of the organiser's page as signals: the event that is open, its views, and the way of a command.
import { batch, type Signal, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { again } from "../again";
import { say } from "../messages";
import { random53 } from "../random";
import { roundOn } from "../referee/round-on";
import { Device } from "../session/device";
import type { PaperOf } from "./paper";
import { answered, listed, type RoundBoard } from "./texts";
import type { Command, DeskAct, DeskRefusal, Difference, EntryListView, EventRow, Message, NewEventView, OverviewView, PersonChange, PersonInput, Plan, Registered, RoundOnCourt, RoundView, SafetyCopy } from "../wire";

export const TABS = ["event", "entries", "rounds", "standings", "cross_table", "timetable", "protests", "medals", "ratings", "announcer"] as const;
export type Tab = (typeof TABS)[number];
/** The parts of the page outside an event. */
export const PARTS = ["events", "persons", "clubs", "ratings"] as const;
export type Part = (typeof PARTS)[number];
/** The part of the page that is shown, as the address names it after its #. */
export interface Route {
  event?: number;
  part: Part;
  tab: Tab;
  tournament?: number;
  round?: number;
  /** The match of the round whose panel is open at first. */
  match?: number;
}

type Stale = Extract<DeskRefusal, { stale: unknown }>["stale"];

/** The reason why an act has no effect: a ruling, or an error of the server or the network. */
export interface No {
  text: string;
  refusal?: DeskRefusal;
  stale?: Stale;
  /** The present data, where the act was written on earlier ones. */
  now?: unknown;
  /** Set where no answer came: the same is to be asked again. */
  isUnanswered?: true;
}
export type Outcome<T> = { done: T; no?: undefined } | { no: No };

function routeOf(hash: string): Route {
  const [event, tab, tournament, round, match] = hash.replace(/^#\/?/, "").split("/");
  const number = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined);
  return { event: number(event), part: PARTS.find((each) => each === event) ?? "events", tab: TABS.find((each) => each === tab) ?? "event", tournament: number(tournament), round: number(round), match: number(match) };
}

export const personPath = (person: number): string => `/api/v1/persons/${person}`;
/** The path of a round below that of its event. */
export const roundPath = (tournament: number, round: number): string => `/tournaments/${tournament}/rounds/${round}`;

/** An act in words of the wire; the second click of a double one has another seed. */
const withoutSeed = (act: DeskAct): string => JSON.stringify(act, (name, value: unknown) => (name === "seed" ? undefined : value));

export class Organiser extends Device {
  readonly route = signal<Route>(routeOf(location.hash));
  /** The last record of the open event that the page knows. */
  readonly seq = signal(0);
  /** The last command without an effect. */
  readonly no = signal<No | undefined>(undefined);
  /** The last command in words, for the foot of the page and screen readers. */
  readonly done = signal("");
  /** True while the server does not answer. */
  readonly isAway = signal(false);
  /** The commands that are not answered yet. */
  readonly waits = signal(0);
  /** The paper that is shown before it is printed. */
  readonly paper = signal<PaperOf | undefined>(undefined);
  /** True once the server goes on from a safety copy: what the page has seen since may not be there. */
  readonly isMoved = signal(false);
  private epoch: number | undefined;
  /** True if the server does not take this device for an organiser's. */
  readonly isOther = signal(false);
  readonly names = signal<ReadonlyMap<number, string>>(new Map());
  /** The games of the rounds that were shown, by number: the board in words. */
  readonly boards = new Map<number, RoundBoard>();
  private readonly kept = new Map<string, Signal<unknown>>();
  private readonly loaded = new Map<string, number>();
  /** The fetches under way, each with the record that was known as it began. */
  private readonly loading = new Map<string, { seq: number; done: Promise<void>; next?: Promise<void> }>();
  private readonly shown = new Map<string, number>();
  private readonly boot = random53();
  private n = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private creating: Promise<number | undefined> | undefined;
  /** The act that was asked for last. */
  private last: { act: DeskAct; turn: Promise<No | undefined> } | undefined;
  private following: AbortController | undefined;

  /** Begins to follow the address of the page, once the device has its token. */
  begin(): () => void {
    const turned = () => this.readAddress();
    addEventListener("hashchange", turned);
    this.enterEvent();
    const forget = this.welcomed.subscribe((welcome) => {
      this.epoch ??= welcome?.epoch;
      // a link says earlier than the next answer that the server is there again
      if (welcome) this.isAway.value = false;
      if (welcome && welcome.epoch !== this.epoch) this.isMoved.value = true;
    });
    return () => {
      forget();
      removeEventListener("hashchange", turned);
      this.following?.abort();
    };
  }

  /** Shows a part of the page. */
  go(to: Partial<Route>): void {
    const { event, part, tab, tournament, round, match } = { ...this.route.peek(), match: undefined, ...to };
    const parts = event === undefined ? (part === "events" ? [] : [part]) : [event, tab, ...(tournament ? [tournament, ...(round ? [round, ...(match ? [match] : [])] : [])] : [])];
    // a refusal is about the part that is left
    this.no.value = undefined;
    location.hash = `#/${parts.join("/")}`;
    // the next key may come before the browser tells of the new address
    this.readAddress();
  }

  private readAddress(): void {
    const { event } = this.route.peek();
    this.route.value = routeOf(location.hash);
    if (this.route.value.event !== event) this.enterEvent();
  }

  private enterEvent(): void {
    this.following?.abort();
    batch(() => {
      this.seq.value = 0;
      this.no.value = undefined;
      this.done.value = "";
      this.names.value = new Map();
    });
    this.kept.clear();
    this.loaded.clear();
    this.loading.clear();
    this.boards.clear();
    const { event } = this.route.peek();
    if (event !== undefined) void this.followChanges(event, (this.following = new AbortController()).signal);
  }

  /** Waits for each change of the event. */
  private async followChanges(event: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const found = await this.request<{ seq: number }>("GET", `/api/v1/events/${event}/changes?after=${this.seq.peek()}`, undefined, signal);
      if (signal.aborted) return;
      if (found.no) await again();
      else this.seq.value = Math.max(this.seq.peek(), found.done.seq);
    }
  }

  /** Asks the server; a network that does not carry it is an outcome too. */
  private async request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Outcome<T>> {
    const headers = { authorization: `Bearer ${this.outbox.identity?.token}`, ...(body !== undefined && { "content-type": "application/json" }) };
    return this.outcome<T>(() => fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }), ...(signal && { signal }) }), signal);
  }

  /** The outcome of a question: its answer, a ruling, or an error. */
  private async outcome<T>(ask: () => Promise<Response>, signal?: AbortSignal, read = (answer: Response): Promise<T> => answer.json()): Promise<Outcome<T>> {
    let answer: Response;
    try {
      answer = await ask();
      if (answer.ok) {
        // the network may break off in the middle of an answer
        const done = await read(answer);
        this.isAway.value = false;
        return { done };
      }
    } catch {
      if (!signal?.aborted) this.isAway.value = true;
      return { no: { text: say("organiser-no-answer", { waits: 0 }), isUnanswered: true } };
    }
    this.isAway.value = false;
    if (answer.status === 403) this.isOther.value = true;
    if (answer.status === 422 && answer.headers.get("content-type")?.includes("json")) return { no: { text: say("organiser-import-unsound") } };
    if (answer.status === 412) return { no: { text: say("organiser-nothing-changed"), now: await answer.json() } };
    const text = await answer.text();
    if (answer.status !== 409) return { no: { text: say("tournament-failed", { why: text.trim() }) } };
    const found = JSON.parse(text) as { refusal: DeskRefusal; message: Message };
    const { refusal } = found;
    const stale = typeof refusal === "object" && "stale" in refusal ? refusal.stale : undefined;
    return { no: { text: answered(this, found), refusal, ...(stale && { stale }) } };
  }

  get<T>(path: string): Promise<Outcome<T>> {
    return this.request<T>("GET", path);
  }

  post<T>(path: string): Promise<Outcome<T>> {
    return this.request<T>("POST", path);
  }

  /** The list of the installation's events. */
  readonly events = signal<EventRow[] | undefined>(undefined);
  async listEvents(): Promise<void> {
    const found = await this.get<EventRow[]>("/api/v1/events");
    if (!found.no) this.events.value = found.done;
  }

  /** The defaults of a new event. */
  readonly newEvent = signal<NewEventView | undefined>(undefined);
  async askNewEvent(): Promise<void> {
    if (this.newEvent.peek()) return;
    const found = await this.get<NewEventView>("/api/v1/new-event");
    if (found.no) this.no.value = found.no;
    else this.newEvent.value = found.done;
  }

  /** The path of a question about the open event. */
  at(path: string): string {
    return `/api/v1/events/${this.route.value.event}${path}`;
  }

  view<T>(path: string): Signal<T | undefined> {
    let found = this.kept.get(path);
    if (!found) this.kept.set(path, (found = signal(undefined)));
    return found as Signal<T | undefined>;
  }

  /** Fetches a view, unless it is as new as the last record that is known. Of many records in a row the last one counts. */
  load(path: string): Promise<void> {
    const seq = this.seq.peek();
    if ((this.loaded.get(path) ?? -1) >= seq && seq > 0) return Promise.resolve();
    const underWay = this.loading.get(path);
    if (underWay) return underWay.seq >= seq ? underWay.done : (underWay.next ??= underWay.done.then(() => this.load(path)));
    const done = this.fetchView(path, seq).finally(() => {
      if (this.loading.get(path)?.done === done) this.loading.delete(path);
    });
    this.loading.set(path, { seq, done });
    return done;
  }

  private async fetchView(path: string, seq: number): Promise<void> {
    const view = this.view<{ seq?: number } | undefined>(path);
    const found = await this.get<{ seq?: number }>(path);
    if (found.no) {
      if (found.no.refusal) view.value = undefined;
      // the next change may be long in coming
      if (found.no.isUnanswered) void again().then(() => (this.shown.has(path) ? this.load(path) : undefined));
      return;
    }
    // an answer that was overtaken says less
    if ((found.done.seq ?? 0) < (view.peek()?.seq ?? 0)) return;
    this.loaded.set(path, found.done.seq ?? seq);
    batch(() => {
      if (path.endsWith("/names")) this.names.value = new Map(Object.entries(found.done).map(([person, name]) => [Number(person), name as unknown as string]));
      if ("tables" in found.done) this.noteBoards(found.done as unknown as RoundView);
      view.value = found.done;
    });
  }

  private noteBoards({ round, tables }: RoundView): void {
    for (const { table, games } of tables) games.forEach(({ game }, place) => this.boards.set(game, { round, board: games.length > 1 ? `${table}.${place + 1}` : `${table}` }));
  }

  show(path: string): () => void {
    this.shown.set(path, (this.shown.get(path) ?? 0) + 1);
    return () => {
      const left = (this.shown.get(path) ?? 1) - 1;
      if (left > 0) this.shown.set(path, left);
      else this.shown.delete(path);
    };
  }

  /** Creates an event; undefined if there is a reason against it. */
  create(plan: Plan): Promise<number | undefined> {
    const create = async () => {
      const found = await this.send<{ event: number }>("/api/v1/events", (request) => ({ request, plan }));
      this.no.value = found.no;
      return found.no ? undefined : found.done.event;
    };
    // the second click of a double one creates no second event
    this.creating ??= create().finally(() => (this.creating = undefined));
    return this.creating;
  }

  /** Changes the register, unless somebody else has changed the same data since its author looked. */
  async changeRegister<T>(method: "POST" | "PUT", path: string, change: unknown): Promise<Outcome<T>> {
    const found = await this.request<T>(method, path, change);
    this.no.value = found.no;
    return found;
  }

  async changePerson(person: number, change: PersonChange): Promise<Outcome<Registered>> {
    const found = await this.changeRegister<Registered>("PUT", personPath(person), change);
    if (!found.no) this.meet(person, found.done.person);
    return found;
  }

  /** Takes in the name of a person who was entered or changed. */
  meet(person: number, data: PersonInput): void {
    this.names.value = new Map(this.names.peek()).set(person, listed(data));
  }

  /** Enters persons in the register: their numbers. */
  async enterPersons(persons: PersonInput[]): Promise<number[] | undefined> {
    const found = await this.request<number[]>("POST", "/api/v1/persons", persons);
    if (found.no) this.no.value = found.no;
    else found.done.forEach((person, place) => this.meet(person, persons[place] as PersonInput));
    return found.no ? undefined : found.done;
  }

  /**
   * Carries an act out after those before it. `told` is said once it is done. `seen` is the record that
   * its author had seen, when he looked at a form; else it is that of the view at the time it is sent.
   */
  act(act: DeskAct, told: string, seen?: number): Promise<No | undefined> {
    const path = this.at("/commands");
    // the second click of a double one
    if (this.last && this.waits.peek() > 0 && withoutSeed(this.last.act) === withoutSeed(act)) return this.last.turn;
    // nothing is told of an earlier act while this one is under way; the refusal of one in the same row stays
    batch(() => {
      if (this.waits.peek() === 0) this.no.value = undefined;
      this.waits.value += 1;
      this.done.value = "";
    });
    const { epoch } = this;
    const turn = this.queue.then(async () => {
      const command: Command = { seen: seen ?? this.seq.peek(), act };
      const found = await this.send<{ seq: number }>(path, (request) => ({ request, epoch, command }));
      batch(() => {
        this.waits.value -= 1;
        if (found.no) this.no.value = found.no;
        this.seq.value = Math.max(this.seq.peek(), found.no ? (found.no.stale?.now ?? 0) : found.done.seq);
      });
      // told once the page shows it; commands that wait come first
      if (this.waits.peek() === 0) await Promise.all([...this.shown.keys()].map((path) => this.load(path)));
      if (!found.no) this.done.value = told;
      return found.no;
    });
    this.queue = turn;
    this.last = { act, turn };
    return turn;
  }

  /** Puts the published games that are laid onto their courts. A repeat changes nothing. */
  async putOnCourts(): Promise<void> {
    await this.queue;
    const found = await this.request<RoundOnCourt[]>("POST", this.at("/rounds-on-courts"), {});
    const told = found.no ? "" : found.done.map((on) => say("round-line", { court: on.court, told: roundOn(on) })).join(" ");
    const isOn = !found.no && found.done.every(({ has_them }) => has_them);
    batch(() => {
      this.no.value = found.no ?? (isOn ? undefined : { text: told });
      this.done.value = isOn ? told : "";
    });
  }

  /** Makes a safety copy now; a place without one is told with the other news of the server. */
  async makeCopy(): Promise<void> {
    const found = await this.request<SafetyCopy>("POST", "/api/v1/copies");
    batch(() => {
      this.no.value = found.no;
      this.done.value = !found.no && !found.done.failed?.length ? say("organiser-copy-done") : "";
    });
  }

  /** Sends a file as it is. */
  async sendFile<T>(method: "POST" | "PUT", path: string, file: File): Promise<Outcome<T>> {
    const headers = { authorization: `Bearer ${this.outbox.identity?.token}`, "content-type": "application/octet-stream" };
    return this.outcome<T>(() => fetch(path, { method, headers, body: file }));
  }

  /** Sends a file about the open event. */
  upload<T>(path: string, file: File): Promise<Outcome<T>> {
    return this.sendFile<T>("POST", this.at(path), file);
  }

  /** Enters the players of a file: all of them, or nobody. */
  async enterFile(path: string, file: File, told: string): Promise<No | undefined> {
    const numbered = `${path}&boot=${this.boot}&n=${++this.n}`;
    for (;;) {
      const found = await this.upload<{ seq: number }>(numbered, file);
      if (found.no?.isUnanswered) {
        await again();
        continue;
      }
      batch(() => {
        this.no.value = found.no;
        this.done.value = found.no ? "" : told;
        if (!found.no) this.seq.value = Math.max(this.seq.peek(), found.done.seq);
      });
      await Promise.all([...this.shown.keys()].map((path) => this.load(path)));
      return found.no;
    }
  }

  /** Sends a command until it is answered: its number keeps it from being carried out twice. */
  private async send<T>(path: string, body: (request: { boot: number; n: number }) => unknown): Promise<Outcome<T>> {
    const numbered = body({ boot: this.boot, n: ++this.n });
    for (;;) {
      const found = await this.request<T>("POST", path, numbered);
      if (!found.no?.isUnanswered) return found;
      await again();
    }
  }

  /** The changes that an act would make. */
  async differenceOf(act: DeskAct): Promise<Outcome<Difference>> {
    return this.request<Difference>("POST", this.at("/previews"), { seen: null, act } satisfies Command);
  }

  /** Downloads a file in the reader's language, under the name that the server gives it. */
  async keepFile(path: string): Promise<void> {
    const headers = { authorization: `Bearer ${this.outbox.identity?.token}`, "accept-language": document.documentElement.lang };
    const found = await this.outcome(() => fetch(path, { headers }), undefined, async (answer) => {
      const named = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
      return { file: await answer.blob(), name: decodeURIComponent(named ?? "") };
    });
    this.no.value = found.no;
    if (found.no) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(found.done.file);
    link.download = found.done.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  /** The name of a competitor of a tournament: a person or a team. */
  competitor(number: number, isOfTeams: boolean): string {
    return isOfTeams ? this.team(number) : this.nameOf(number);
  }

  /** A team by its name, else by its number. */
  team(number: number): string {
    return this.teamName(number) ?? say("organiser-team", { team: number });
  }

  /** The name of a team that has one. */
  teamName(number: number): string | undefined {
    const found = this.view<EntryListView>(this.at("/entries")).value?.teams.find(({ team }) => team === number);
    return found?.name || undefined;
  }

  nameOf(person: number | null | undefined): string {
    return person == null ? say("tournament-nobody") : say("pages-player", { name: this.names.value.get(person), player: person });
  }
}

/** A view of the open event, fetched again with each of its changes. */
export function useView<T>(organiser: Organiser, path: string | undefined): T | undefined {
  const seq = organiser.seq.value;
  const { event } = organiser.route.value;
  const whole = path === undefined ? undefined : organiser.at(path);
  useEffect(() => (whole === undefined ? undefined : organiser.show(whole)), [whole]);
  useEffect(() => {
    if (whole !== undefined) void organiser.load(whole);
  }, [whole, seq, event]);
  return whole === undefined ? undefined : organiser.view<T>(whole).value;
}

/** The answer of an address, asked for once, and again when `time` changes; nothing without an address. */
export function useAnswer<T>(organiser: Organiser, path: string | undefined, time = 0): T | undefined {
  const [found, setFound] = useState<T>();
  useEffect(() => {
    if (path === undefined) return setFound(undefined);
    let isLeft = false;
    // an answer about an earlier address says nothing any more
    void organiser.get<T>(path).then((found) => {
      if (isLeft) return;
      if (found.no) organiser.no.value = found.no;
      else setFound(found.done);
    });
    return () => {
      isLeft = true;
    };
  }, [path, time]);
  return found;
}

export const useOverview = (organiser: Organiser) => useView<OverviewView>(organiser, "");
