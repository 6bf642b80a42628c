// The hall's screen: fills a projector, needs no hand, and is read from fifteen metres.
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { VNode } from "preact";
import { stayAwake } from "./awake";
import { CourtFromAbove } from "./above";
import { NoCourt } from "./choice";
import { Boards, NoMoves } from "./boards";
import type { Feed } from "./feed";
import { Head } from "./head";
import { isAhead } from "./round";
import { addressWith, ofAddress, setting, turn, HALL_VIEWS, type HallView } from "./screen";
import { useShown } from "./shown";
import { Count, Notices, Results } from "./standings";
import { courts, isUnknown, watch } from "./watch";
import type { Snapshot } from "./wire";
import { say } from "./messages";

function Hall({ court, feed, view, isAwake }: { court: Snapshot; feed: Feed; view: HallView; isAwake: boolean }) {
  const shown = useShown(court, feed.paces);
  return (
    <div class="hall">
      <Head court={court} feed={feed} />
      {!isAwake && isAhead(court.boards) && <p class="hint">{say("public-sleeps")}</p>}
      {view !== "results" && <NoMoves shown={shown} />}
      {view === "above" && (
        <main class="from-above">
          <CourtFromAbove court={court} shown={shown} />
        </main>
      )}
      {view === "boards" && <Boards court={court} shown={shown} />}
      {view === "results" && (
        <main>
          <Results court={court} still />
        </main>
      )}
      <Notices court={court} />
      <Count boards={court.boards} />
    </div>
  );
}

/** Time between two questions about the courts with games: the next round may be put on meanwhile. */
const ASK_COURTS_EVERY_MS = 10_000;

/** The courts with a game, as the server knew them a moment ago. The only court of a hall needs no turn and no question, and a server that is away is not asked. */
function courtsWithGames(isLive: () => boolean): ReadonlySignal<ReadonlySet<number>> {
  const found = signal<ReadonlySet<number>>(new Set());
  const hasGame = async (court: number) => ((await (await fetch(`/api/v1/courts/${court}`)).json()) as Snapshot).boards.some(({ game }) => game);
  const ask = async (all: typeof courts.value) => {
    if (all.length < 2) return;
    const known = await Promise.all(all.map(async ({ court }) => ({ court, isPlayed: await hasGame(court) }))).catch(() => undefined);
    if (known) found.value = new Set(known.flatMap(({ court, isPlayed }) => (isPlayed ? [court] : [])));
  };
  effect(() => void ask(courts.value));
  setInterval(() => isLive() && ask(courts.peek()), ASK_COURTS_EVERY_MS);
  return found;
}

/** The page: it begins to follow at once. */
export function hall(): () => VNode {
  const isAwake = stayAwake();
  const address = ofAddress(location.search);
  const set = setting(address.screen ?? "hall");
  /** The screen's own time: it decides on nothing but whose turn it is. */
  const time = signal(Date.now());
  setInterval(() => (time.value = Date.now()), 1_000);

  const withGames = courtsWithGames(() => feed.peek()?.link.peek().state === "live");

  const shown = computed(() => {
    const due = turn(courts.value.map((each) => each.court), withGames.value, time.value);
    const view = set.value.view ?? address.view;
    return { court: set.value.court ?? address.court ?? due.court, view: HALL_VIEWS.find((each) => each === view) ?? due.view };
  });
  const shownCourt = computed(() => shown.value.court);
  const feed: ReturnType<typeof watch> = watch(shownCourt);

  return () => {
    const court = feed.value?.court.value;
    if (isUnknown(shownCourt.value)) return <NoCourt address={(court) => addressWith(location.search, { court })} />;
    return feed.value && court ? <Hall court={court} feed={feed.value} view={shown.value.view} isAwake={isAwake} /> : <main class="waits">{say("public-no-court")}</main>;
  };
}
