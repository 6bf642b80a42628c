// The organiser's page: the door until a code lets the device in, the list of events, then one event with its tabs.
import { useEffect } from "preact/hooks";
import { Languages } from "../language";
import { say } from "../messages";
import { Enrolment, Taken } from "../session/enrolment";
import { Spoken } from "../session/frame";
import * as words from "../session/words";
import { Themes } from "../theme";
import { now } from "../time";
import { Announcer } from "./announcer";
import { Uncopied } from "./copy";
import { Entries } from "./entries";
import { Events } from "./events";
import { EventTab } from "./event";
import { type Organiser, type Tab, TABS, useOverview, useView } from "./organiser";
import { Key, Refused } from "./parts";
import { PaperView } from "./paper";
import { Medals } from "./medals";
import { Protests } from "./protests";
import { Ratings } from "./ratings";
import { Rounds } from "./rounds";
import { Cross, StandingsTab } from "./standings";
import { Times } from "./timetable";
import type { OverviewView } from "../wire";

export function Page({ organiser, code }: { organiser: Organiser; code: string | undefined }) {
  const standing = organiser.standing.value;
  if (organiser.isTaken.value) return <Taken />;
  const isOut = !organiser.isEnrolled.value || standing.is === "stopped";
  return (
    <div class={`page organiser link-${standing.is}`}>
      {isOut ? <Enrolment device={organiser} title={say("organiser-title")} code={code} /> : <Inside organiser={organiser} />}
      <Spoken device={organiser} />
    </div>
  );
}

/** The state of the link in words, and below it that of the last command. */
function State({ organiser }: { organiser: Organiser }) {
  const standing = organiser.standing.value;
  // only "for N s" counts on by itself
  if (standing.is === "down") now.value;
  const trouble = organiser.trouble.value;
  const isAway = organiser.isAway.value;
  return (
    <div class="link-words">
      <p class="words">
        <b>{words.link(standing, 0, performance.now()).words}</b>
      </p>
      <p class={isAway || trouble ? "trouble" : ""}>{isAway ? say("organiser-no-answer", { waits: organiser.waits.value }) : trouble ? say("organiser-not-kept") : say("organiser-role")}</p>
    </div>
  );
}

function Inside({ organiser }: { organiser: Organiser }) {
  useEffect(() => organiser.begin(), []);
  const { event } = organiser.route.value;
  const overview = useView<OverviewView>(organiser, event === undefined ? undefined : "");
  return (
    <>
      <header class="top">
        {event !== undefined && (
          <Key class="to-events" onPress={() => organiser.go({ event: undefined })}>
            {say("organiser-events")}
          </Key>
        )}
        <h1>{event === undefined ? say("organiser-title") : (overview?.plan?.name || say("organiser-event-number", { event }))}</h1>
        <State organiser={organiser} />
        <Themes theme={organiser.settings.value.theme} choose={(theme) => organiser.set({ theme })} />
        <Languages />
      </header>
      {organiser.isOther.value ? (
        <main>
          <p class="why">{say("organiser-other")}</p>
        </main>
      ) : event === undefined ? (
        <Events organiser={organiser} />
      ) : (
        <OfEvent organiser={organiser} />
      )}
    </>
  );
}

/** The key of a tab: that of tab 10 is 0. */
const digitOf = (place: number) => `${(place + 1) % 10}`;

/** A digit goes to its tab, wherever nothing is typed. */
function keyed(organiser: Organiser, event: KeyboardEvent): void {
  if ((event.target as Element).matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const tab = TABS.find((_, place) => digitOf(place) === event.key);
  if (tab) show(organiser, tab);
  if (event.key === "/") {
    event.preventDefault();
    document.querySelector<HTMLElement>("input[type=search]")?.focus();
  }
}

function show(organiser: Organiser, tab: Tab): void {
  organiser.go({ tab, round: undefined });
  requestAnimationFrame(() => document.getElementById(`tab-${tab}`)?.focus());
}

function OfEvent({ organiser }: { organiser: Organiser }) {
  const { event, tab } = organiser.route.value;
  const overview = useOverview(organiser);
  useView(organiser, "/names");
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keyed(organiser, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  const open = overview?.protests.filter(({ ruling }) => !ruling).length ?? 0;
  const waits: Partial<Record<Tab, number>> = { rounds: overview?.held.length ?? 0, protests: open };
  const paper = organiser.paper.value;
  if (paper && overview?.plan) return <PaperView organiser={organiser} overview={overview} of={paper} />;
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const isRight = document.documentElement.dir === "rtl" ? -by : by;
    show(organiser, TABS[(TABS.indexOf(tab) + isRight + TABS.length) % TABS.length] as Tab);
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={say("organiser-tabs")} onKeyDown={step}>
        {TABS.map((each, place) => (
          <button key={each} id={`tab-${each}`} type="button" role="tab" aria-selected={each === tab} aria-controls="tab-panel" tabIndex={each === tab ? 0 : -1} class={waits[each] ? "waits" : ""} onClick={() => show(organiser, each)}>
            <kbd aria-hidden="true">{digitOf(place)}</kbd> {say("organiser-tab", { tab: each, waits: waits[each] ?? 0 })}
          </button>
        ))}
      </div>
      <main>
        <Refused organiser={organiser} />
        <Uncopied organiser={organiser} />
        <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} class={`part-of-event tab-${tab}`}>
          {overview?.plan ? <Part key={`${event} ${tab}`} organiser={organiser} overview={overview} tab={tab} /> : <p class="waiting">{say("organiser-loading")}</p>}
        </div>
      </main>
      <footer class="bottom">
        <p role="status">{organiser.done.value}</p>
        <p class="hint">{say("organiser-keys")}</p>
      </footer>
    </>
  );
}

function Part({ organiser, overview, tab }: { organiser: Organiser; overview: OverviewView; tab: Tab }) {
  switch (tab) {
    case "entries":
      return <Entries organiser={organiser} overview={overview} />;
    case "rounds":
      return <Rounds organiser={organiser} overview={overview} />;
    case "standings":
      return <StandingsTab organiser={organiser} overview={overview} />;
    case "cross_table":
      return <Cross organiser={organiser} overview={overview} />;
    case "timetable":
      return <Times organiser={organiser} overview={overview} />;
    case "protests":
      return <Protests organiser={organiser} overview={overview} />;
    case "medals":
      return <Medals organiser={organiser} overview={overview} />;
    case "ratings":
      return <Ratings organiser={organiser} overview={overview} />;
    case "announcer":
      return <Announcer organiser={organiser} overview={overview} />;
    default:
      return <EventTab organiser={organiser} overview={overview} />;
  }
}
