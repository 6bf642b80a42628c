// The public page: one court, or one of its boards, by the address after the #.
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { VNode } from "preact";
import { CourtFromAbove } from "./above";
import { Board } from "./board";
import { Court, Ticker } from "./court";
import type { Feed } from "./feed";
import { Count, Notices, Progress, Results } from "./standings";
import { now } from "./time";
import { courts, watch } from "./watch";
import { say } from "./messages";
import { heldAt } from "./texts";
import type { Snapshot } from "./wire";

interface Place {
  court: number;
  board: number | undefined;
  /** The view of the whole court. */
  view: View;
}

const VIEWS = ["boards", "above", "results", "ticker"] as const;
type View = (typeof VIEWS)[number];

function place(): Place {
  const [, court, board] = location.hash.split("/");
  return { court: Number(court) || 1, board: Number(board) || undefined, view: VIEWS.find((view) => view === board) ?? "boards" };
}

function LinkState({ feed }: { feed: Feed | undefined }) {
  const link = feed?.link.value ?? { state: "connecting" as const };
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

/** The whole court in the view that was chosen, below its notices. */
function Whole({ court, feed, view }: { court: Snapshot; feed: Feed; view: View }) {
  return (
    <>
      <nav class="views" aria-label={say("public-views")}>
        {VIEWS.map((each) => (
          <a key={each} href={`#/${court.court}/${each}`} aria-current={each === view ? "page" : undefined}>
            {say("public-view", { view: each })}
          </a>
        ))}
        <Notices court={court} />
      </nav>
      {view === "boards" && <Court court={court} paces={feed.paces} />}
      {view === "above" && (
        <main class="from-above">
          <CourtFromAbove court={court} paces={feed.paces} />
        </main>
      )}
      {view === "results" && (
        <main>
          <Results court={court} />
        </main>
      )}
      {view === "ticker" && (
        <main>
          <Ticker court={court} />
        </main>
      )}
      <Count boards={court.boards} />
    </>
  );
}

function Page({ feed, here }: { feed: Feed | undefined; here: Place }) {
  const court = feed?.court.value;
  const round = court?.boards.find((board) => board.game)?.game?.round;
  return (
    <>
      <header class="top">
        <h1>{court?.event?.name ?? court?.setup.name ?? say("public-title")}</h1>
        {court?.event && <p>{heldAt(court.event, court.setup.name)}</p>}
        {round !== undefined && <p>{say("public-round", { round: round })}</p>}
        {court && <Progress boards={court.boards} />}
        {court?.demo && (
          <p class="demo">
            <strong>{say("pages-demo")}</strong>
          </p>
        )}
        <LinkState feed={feed} />
        {courts.value.length > 1 && (
          <nav aria-label={say("public-courts")}>
            {courts.value.map((each) => (
              <a key={each.court} href={`#/${each.court}`} aria-current={each.court === here.court ? "page" : undefined}>
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
      {!court || !feed ? (
        <main>
          <p class="unknown">{say("public-no-court")}</p>
        </main>
      ) : here.board === undefined ? (
        <Whole court={court} feed={feed} view={here.view} />
      ) : (
        <Board court={court} number={here.board} />
      )}
      <footer>
        {court?.demo && say("public-demo-why")} {say("public-credits")}
      </footer>
    </>
  );
}

/** The page: it follows the court that its address names. */
export function spectators(): () => VNode {
  const here = signal(place());
  addEventListener("hashchange", () => {
    const changed = place();
    if (changed.board !== here.value.board) scrollTo(0, 0);
    here.value = changed;
  });
  const feed: ReadonlySignal<Feed | undefined> = watch(computed(() => here.value.court));
  effect(() => {
    document.title = feed.value?.court.value?.event?.name ?? say("public-title");
  });
  return () => <Page feed={feed.value} here={here.value} />;
}
