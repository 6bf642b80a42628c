// The hall's screen: fills a projector, needs no hand, and is read from fifteen metres.
import { computed, signal } from "@preact/signals";
import type { VNode } from "preact";
import { CourtFromAbove } from "./above";
import { Court } from "./court";
import { ofAddress, setting, turn, HALL_VIEWS } from "./screen";
import { Count, Notices, Progress, Results } from "./standings";
import { courts, watch } from "./watch";
import { say } from "./messages";

/** The page: it begins to follow at once. */
export function hall(): () => VNode {
  const address = ofAddress(location.search);
  const set = setting(address.screen ?? "hall");
  /** The screen's own time: it decides on nothing but whose turn it is. */
  const time = signal(Date.now());
  setInterval(() => (time.value = Date.now()), 1_000);

  const shown = computed(() => {
    const due = turn(courts.value.map((each) => each.court), time.value);
    const view = set.value.view ?? address.view;
    return { court: set.value.court ?? address.court ?? due.court, view: HALL_VIEWS.find((each) => each === view) ?? due.view };
  });
  const shownCourt = computed(() => shown.value.court);
  const feed = watch(shownCourt);

  return () => {
    const court = feed.value?.court.value;
    const state = feed.value?.link.value.state ?? "connecting";
    if (!court) return <main class="hall">{say("public-no-court")}</main>;
    const round = court.boards.find((board) => board.game)?.game?.round;
    return (
      <div class={`hall ${shown.value.view}`}>
        <header>
          <h1>{court.event?.name ?? court.setup.name}</h1>
          <p>{[court.event && court.setup.name, round !== undefined && say("public-round", { round: round })].filter(Boolean).join(" · ")}</p>
          {court.demo && <p class="demo"><strong>{say("pages-demo")}</strong></p>}
          <Progress boards={court.boards} />
          <p class={`link ${state}`} role="status">
            {state === "live" ? say("public-live") : say("public-connecting")}
          </p>
        </header>
        {shown.value.view === "above" && <main class="from-above"><CourtFromAbove court={court} paces={feed.value.paces} /></main>}
        {shown.value.view === "boards" && <Court court={court} paces={feed.value.paces} />}
        {shown.value.view === "results" && <main><Results court={court} still /></main>}
        <Notices court={court} />
        <Count boards={court.boards} />
      </div>
    );
  };
}
