// The public page: one court, or one of its boards, by the address after the #.
import { computed, effect, signal, useSignal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { CourtFromAbove, Legend } from "./above";
import { Board } from "./board";
import { NoCourt } from "./choice";
import { Boards, NoMoves } from "./boards";
import type { EventView } from "./event";
import type { Feed } from "./feed";
import { Earlier } from "./earlier";
import { Followed, hasFollowed } from "./follow";
import { Head } from "./head";
import { News } from "./news";
import { numberIn, ofAddress } from "./screen";
import { useShown } from "./shown";
import { At, periodOf, usePast } from "./past";
import { progress } from "./round";
import { Count, Find, Notices, Results } from "./standings";
import { coordinates, flipped, share } from "./viewer";
import { courts, isUnknown, watch } from "./watch";
import { Languages } from "./language";
import { Look, wear } from "./look";
import { say } from "./messages";
import type { EventRow, Snapshot } from "./wire";

interface Route {
  court: number;
  board: number | undefined;
  /** The view of the whole court. */
  view: View;
  /** The parts of the address of an event. */
  event: string[] | undefined;
}

const VIEWS = ["boards", "above", "results", "news"] as const;
type View = (typeof VIEWS)[number];

function routeOf(before?: Route): Route {
  // news had the address of a ticker: shared links have it still
  const [, court, board, ...more] = location.hash.replace(/\/ticker$/, "/news").split("/");
  if (court === "event") return { court: before?.court ?? 1, board: undefined, view: "boards", event: [board ?? "", ...more] };
  // a shared link names its game before the #: that part alone reaches the server, for the preview
  const shared = location.hash ? undefined : ofAddress(location.search);
  const view = VIEWS.find((view) => view === board);
  return { court: numberIn(court) ?? shared?.court ?? 1, board: view ? undefined : (numberIn(board) ?? shared?.board), view: view ?? "boards", event: undefined };
}

/** The events that the public may read; asked for with each change of the address. */
const events = signal<EventRow[]>([]);
const askEvents = () =>
  fetch("/api/v1/events")
    .then((answer) => answer.json() as Promise<EventRow[]>)
    .then((list) => (events.value = list))
    .catch(() => {}); // a court needs no event

/** The view of an event, whose program is fetched when it is shown first. */
const eventView = signal<typeof EventView>();
const fetchEventView = () =>
  import("./event")
    .then(({ EventView }) => (eventView.value = EventView))
    .catch(() => {}); // it is fetched when it is shown again

function Views({ court, view, children }: { court: number; view: View | "event"; children?: ComponentChildren }) {
  const link = (each: View | "event", href: string) => (
    <a key={each} href={href} aria-current={each === view ? "page" : undefined}>
      {say("public-view", { view: each })}
    </a>
  );
  return (
    <nav class="views" aria-label={say("public-views")}>
      {VIEWS.map((each) => link(each, `#/${court}/${each}`))}
      {(events.value.length > 0 || view === "event") && link("event", "#/event")}
      {children}
    </nav>
  );
}

/** The whole court in the view that was chosen, below its notices. */
function Whole({ court, feed, view }: { court: Snapshot; feed: Feed; view: View }) {
  const shown = useShown(court, feed.paces, flipped.value, coordinates.value);
  const wanted = useSignal("");
  const isFound = view === "results" || (view === "boards" && wanted.value !== "");
  return (
    <>
      <Views court={court.court} view={view}>
        <Notices court={court} />
        {(view === "boards" || view === "results") && <Find wanted={wanted} />}
      </Views>
      <Followed court={court} shown={shown} />
      {(view === "boards" || view === "above") && <NoMoves shown={shown} />}
      {view === "boards" && !isFound && <Boards court={court} shown={shown} followed={hasFollowed} />}
      {view === "above" && (
        <main class="from-above">
          <CourtFromAbove court={court} shown={shown} />
          <Legend />
        </main>
      )}
      {isFound && (
        <main>
          <Results court={court} wanted={wanted.value} />
          {view === "results" && <Earlier court={court} />}
        </main>
      )}
      {view === "news" && (
        <main>
          <News court={court} />
        </main>
      )}
      <Count boards={court.boards} />
    </>
  );
}

/** A setting of the viewer that is on or off. */
function Switch({ of, children }: { of: Signal<boolean>; children: string }) {
  return (
    <button aria-pressed={of.value} onClick={() => (of.value = !of.value)}>
      {children}
    </button>
  );
}

function Page({ feed, here }: { feed: Feed | undefined; here: Route }) {
  const known = feed?.court.value;
  const isWhole = here.board === undefined && here.event === undefined;
  // an instant of a round that goes on is looked for among its results
  const { games, finished } = progress(known?.boards ?? []);
  const seen = usePast(known);
  const { court, then, slider } = seen;
  const isBoards = isWhole && here.view === "boards";
  const hasBoards = isBoards || (isWhole && here.view === "above");
  return (
    <At then={then}>
      <Head court={court} feed={feed}>
        {courts.value.length > 1 && (
          <nav aria-label={say("public-courts")}>
            {courts.value.map((each) => (
              <a key={each.court} href={`#/${each.court}`} aria-current={each.court === here.court ? "page" : undefined}>
                {each.name}
              </a>
            ))}
          </nav>
        )}
      </Head>
      {known?.stopped && (
        <p class="stopped" role="alert">
          {say("public-stopped")}
        </p>
      )}
      {isWhole && (then !== undefined || finished === games || here.view === "results") && slider(periodOf(known?.boards ?? []))}
      {here.event ? (
        <>
          <Views court={here.court} view="event" />
          <main>{eventView.value && <eventView.value events={events.value} address={here.event} />}</main>
        </>
      ) : isUnknown(here.court) ? (
        <NoCourt address={(court) => `#/${court}`} />
      ) : !court || !feed ? (
        <main>
          <p class="unknown">{say("public-no-court")}</p>
        </main>
      ) : here.board === undefined ? (
        <Whole court={court} feed={feed} view={here.view} />
      ) : (
        <Board seen={{ ...seen, court }} number={here.board} paces={feed.paces} />
      )}
      <footer>
        {hasBoards && <Switch of={flipped}>{say("public-flip")}</Switch>}
        {isBoards && <Switch of={coordinates}>{say("public-coordinates")}</Switch>}
        <Languages />
        <Look />
        <a href="/about">{say("public-about")}</a>
        <p>
          {court?.demo && say("public-demo-why")} {say("public-credits")}
        </p>
      </footer>
    </At>
  );
}

/** The page: it follows the court that its address names. */
export function spectators(): () => VNode {
  wear();
  share();
  const here = signal(routeOf());
  const asks = () => {
    void askEvents();
    if (here.value.event) void fetchEventView();
  };
  asks();
  addEventListener("hashchange", () => {
    const changed = routeOf(here.value);
    if (changed.board !== here.value.board) scrollTo(0, 0);
    here.value = changed;
    asks();
  });
  const feed: ReadonlySignal<Feed | undefined> = watch(computed(() => here.value.court));
  effect(() => {
    document.title = feed.value?.court.value?.event?.name ?? say("public-title");
  });
  return () => <Page feed={feed.value} here={here.value} />;
}
