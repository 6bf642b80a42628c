// The public feed of one court: a socket that reconnects by itself, and the state of its link.
import { batch, signal } from "@preact/signals";
import { apply } from "./mirror";
import { meet } from "./names";
import { Paces } from "./running";
import { CourtClock, now } from "./time";
import type { BoardView, Snapshot, ToDevice } from "./wire";

/** The state of the link. */
export type Link = { state: "connecting" } | { state: "live" } | { state: "lost"; since: number };

/** Time between two probes. A server that sends nothing from one probe to the next is out of reach, even if the socket is open. */
const PROBE_EVERY_MS = 5_000;
/** Probes that may wait for their answers. */
const PROBES_UNDER_WAY = 8;
/** The first and the last pause before a new try; each is double the one before, so that a restarted server is found at once. */
const BACKOFF_MS = { first: 250, last: 8_000 };

function meetPlayers({ game }: BoardView): void {
  for (const { name } of game ? [game.sides.white, game.sides.black] : []) if (name) meet(name);
}

export class Feed {
  /** The court as it is drawn. */
  readonly court = signal<Snapshot | undefined>(undefined);
  readonly link = signal<Link>({ state: "connecting" });
  readonly clock = new CourtClock();
  readonly paces = new Paces();
  /** The court as the server has told it. */
  private told: Snapshot | undefined;
  private socket: WebSocket | undefined;
  private backoff = BACKOFF_MS.first;
  private probes = new Map<number, number>();
  private nextProbe = 1;
  private prober: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** Wall clock at the last message of the server, or at the last try to reach it. */
  private heard = Date.now();
  /** True if the server has sent a message since the last probe. */
  private answered = true;

  constructor(
    readonly id: number,
    private readonly url: string,
  ) {}

  open(): void {
    const socket = new WebSocket(this.url, "court.v1.json");
    this.socket = socket;
    this.heard = Date.now();
    // the server may have restarted meanwhile
    this.clock.measureAnew(performance.now());
    this.probes.clear();
    this.answered = true;
    // from the first try on: an unanswered connection would hang for minutes
    this.prober = setInterval(() => (this.answered ? this.probe() : this.lost(socket)), PROBE_EVERY_MS);
    socket.onopen = () => {
      this.backoff = BACKOFF_MS.first;
      for (let i = 0; i < 3; i += 1) this.probe();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.answered = true;
      this.take(JSON.parse(event.data) as ToDevice);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** The socket is closed or unanswered: another one is tried after a pause. */
  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    clearInterval(this.prober);
    this.socket = undefined;
    socket.close();
    if (this.link.value.state !== "lost") this.link.value = { state: "lost", since: this.heard };
    this.retry = setTimeout(() => this.open(), this.backoff);
    this.backoff = Math.min(this.backoff * 2, BACKOFF_MS.last);
  }

  /** Shows what the server has told since the last picture, at the present instant: one picture for all of it. A snapshot is drawn at once, frames when the timer of `watch` is due. */
  draw(): void {
    batch(() => {
      now.value = this.clock.at(performance.now());
      this.court.value = this.told;
    });
  }

  close(): void {
    this.closed = true;
    const socket = this.socket;
    this.socket = undefined;
    clearInterval(this.prober);
    clearTimeout(this.retry);
    socket?.close();
  }

  /** The page is looked at again: a link that was lost meanwhile is made anew at once. */
  wake(): void {
    if (this.closed || (this.socket && Date.now() - this.heard < PROBE_EVERY_MS)) return;
    if (this.socket) this.lost(this.socket);
    clearTimeout(this.retry);
    this.backoff = BACKOFF_MS.first;
    this.open();
  }

  private probe(): void {
    this.answered = false;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const id = this.nextProbe++;
    const sent = performance.now();
    this.probes.delete(id - PROBES_UNDER_WAY);
    this.probes.set(id, sent);
    this.socket.send(JSON.stringify({ probe: { id, sent: Math.round(sent * 1000) } }));
  }

  private take(message: ToDevice): void {
    if ("snapshot" in message) {
      this.clock.guess(message.snapshot.at, performance.now(), message.snapshot.speed);
      message.snapshot.boards.forEach(meetPlayers);
      this.told = message.snapshot;
      this.draw();
      this.link.value = { state: "live" };
    } else if ("frame" in message) {
      const court = this.told;
      if (!court) return;
      const next = apply(court, message.frame);
      if (next.applied === "missed") {
        // frames are missing: a new connection begins with a snapshot
        this.socket?.close();
      } else {
        for (const board of next.court.boards) {
          const before = court.boards.find((each) => each.board === board.board);
          if (before === board) continue;
          meetPlayers(board);
          this.paces.learn(before?.game, board.game);
        }
        this.told = next.court;
      }
    } else if ("probe" in message) {
      const sent = this.probes.get(message.probe.id);
      if (sent !== undefined) {
        this.clock.sample(sent, performance.now(), message.probe.court, message.probe.speed);
      }
    }
  }
}
