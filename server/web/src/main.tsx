// The public page: one court, or one of its boards, by the address after the #.
import { render } from "preact";
import { signal, effect } from "@preact/signals";
import "@lichess-org/chessground/assets/chessground.base.css";
import "@lichess-org/chessground/assets/chessground.brown.css";
import "@lichess-org/chessground/assets/chessground.cburnett.css";
import "./page.css";
import { Board } from "./board";
import { Court } from "./court";
import { Feed } from "./feed";
import { say, speak } from "./messages";
import { heldAt } from "./texts";
import { now } from "./time";

speak(import.meta.glob<string>("../../../protocol/messages/*/{play,pages,public}.ftl", { query: "?raw", import: "default", eager: true }));

interface Place {
  court: number;
  board: number | undefined;
}

function place(): Place {
  const [, court, board] = location.hash.split("/");
  return { court: Number(court) || 1, board: Number(board) || undefined };
}

const here = signal<Place>(place());
const feed = signal<Feed | undefined>(undefined);
const others = signal<{ court: number; name: string }[]>([]);

addEventListener("hashchange", () => {
  const changed = place();
  if (changed.board !== here.value.board) scrollTo(0, 0);
  here.value = changed;
});
effect(() => {
  const court = here.value.court;
  if (feed.peek()?.id === court) return;
  feed.peek()?.close();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const next = new Feed(court, `${scheme}://${location.host}/feed/${court}`);
  next.open();
  feed.value = next;
});
effect(() => {
  const court = feed.value?.court.value;
  document.title = court?.event?.name ?? say("public-title");
});
setInterval(() => {
  const clock = feed.value?.clock;
  if (clock) now.value = clock.at(performance.now());
}, 100);
fetch("/api/v1/courts")
  .then((answer) => answer.json() as Promise<{ court: number; name: string }[]>)
  .then((courts) => (others.value = courts))
  .catch(() => {}); // one court needs no list

function LinkState() {
  const link = feed.value?.link.value ?? { state: "connecting" as const };
  now.value; // "for N s" counts on
  const text =
    link.state === "live"
      ? say("public-live")
      : link.state === "connecting"
        ? say("public-connecting")
        : say("public-lost", { seconds: Math.round((Date.now() - link.since) / 1000) });
  return (
    <p class={`link ${link.state}`} role="status">
      {text}
    </p>
  );
}

function Page() {
  const court = feed.value?.court.value;
  const round = court?.boards.find((board) => board.game)?.game?.round;
  return (
    <>
      <header class="top">
        <h1>{court?.event?.name ?? court?.setup.name ?? say("public-title")}</h1>
        {court?.event && <p>{heldAt(court.event, court.setup.name)}</p>}
        {round !== undefined && <p>{say("public-round", { round })}</p>}
        {court?.demo && (
          <p class="demo">
            <strong>{say("pages-demo")}</strong> <span>{say("public-demo-why")}</span>
          </p>
        )}
        <LinkState />
        {others.value.length > 1 && (
          <nav aria-label={say("public-courts")}>
            {others.value.map((each) => (
              <a key={each.court} href={`#/${each.court}`} aria-current={each.court === here.value.court ? "page" : undefined}>
                {each.name}
              </a>
            ))}
          </nav>
        )}
      </header>
      {court?.stopped && (
        <p class="stopped" role="alert">
          {say("public-stopped")}
        </p>
      )}
      {!court ? (
        <main>
          <p class="unknown">{say("public-no-court")}</p>
        </main>
      ) : here.value.board === undefined ? (
        <Court court={court} />
      ) : (
        <Board court={court} number={here.value.board} />
      )}
      <footer>{say("public-credits")}</footer>
    </>
  );
}

const root = document.getElementById("page");
if (root) render(<Page />, root);
