// The organiser's page: the door until a code lets the device in, the list of events and the register, then one event with its tabs.
import { useEffect } from "preact/hooks";
import { Languages } from "../language";
import { say } from "../messages";
import { Enrolment, Taken } from "../session/enrolment";
import { Spoken } from "../session/frame";
import * as words from "../session/words";
import { Themes } from "../theme";
import { now } from "../time";
import { Uncopied } from "./copy";
import { Entries } from "./entries";
import { Events } from "./events";
import { EventTab } from "./event";
import { type Organiser, PARTS, type Tab, TABS, useOverview, useView } from "./organiser";
import { Key, later, Refused } from "./parts";
import { Medals } from "./medals";
import { Protests } from "./protests";
import { Ratings } from "./ratings";
import { Rounds } from "./rounds";
import { Cross, StandingsTab } from "./standings";
import { eventName } from "./texts";
import { Times } from "./timetable";
import { useUnsaved } from "../unsaved";
import type { OverviewView } from "../wire";

const PaperView = later(() => import("./paper").then(({ PaperView }) => PaperView));
const Announcer = later(() => import("./announcer").then(({ Announcer }) => Announcer));
const Persons = later(() => import("./register").then(({ Persons }) => Persons));
const Clubs = later(() => import("./register").then(({ Clubs }) => Clubs));
const RatingList = later(() => import("./rating-list").then(({ RatingList }) => RatingList));

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
  useUnsaved(organiser.waits.value > 0);
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
        <h1>{event === undefined ? say("organiser-title") : eventName(event, overview?.plan?.name)}</h1>
        <State organiser={organiser} />
        <Themes theme={organiser.settings.value.theme} choose={(theme) => organiser.set({ theme })} />
        <Languages />
      </header>
      {organiser.isOther.value ? (
        <main>
          <p class="why">{say("organiser-other")}</p>
        </main>
      ) : organiser.isMoved.value ? (
        <main>
          <p class="why" role="alert">
            {say("organiser-moved")}
          </p>
          <Refused organiser={organiser} />
          <Key class="yes" onPress={() => location.reload()}>
            {say("organiser-load-again")}
          </Key>
        </main>
      ) : event === undefined ? (
        <House organiser={organiser} />
      ) : (
        <OfEvent organiser={organiser} />
      )}
    </>
  );
}

/** The key of a tab: that of tab 10 is 0. */
const digitOf = (place: number) => `${(place + 1) % 10}`;

/** Tabs, of which one is open. A digit goes to its tab wherever nothing is typed, and an arrow to the next. */
function Tabs<T extends string>({ label, of, open, text, look, go }: { label: string; of: readonly T[]; open: T; text: (tab: T) => string; look?: (tab: T) => string; go: (tab: T) => void }) {
  const show = (tab: T) => {
    document.getElementById(`tab-${tab}`)?.focus();
    go(tab);
  };
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => {
      if ((event.target as Element).matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
      const tab = of.find((_, place) => digitOf(place) === event.key);
      if (!tab && event.key !== "/") return;
      // the field that takes the focus must not get the key as text
      event.preventDefault();
      if (tab) show(tab);
      else document.querySelector<HTMLElement>("input[type=search]")?.focus();
    };
    addEventListener("keydown", keyed);
    return () => removeEventListener("keydown", keyed);
  }, []);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const isRight = document.documentElement.dir === "rtl" ? -by : by;
    show(of[(of.indexOf(open) + isRight + of.length) % of.length] as T);
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={step}>
      {of.map((each, place) => (
        <button key={each} id={`tab-${each}`} type="button" role="tab" aria-selected={each === open} aria-controls="tab-panel" tabIndex={each === open ? 0 : -1} class={look?.(each)} onClick={() => show(each)}>
          <kbd aria-hidden="true">{digitOf(place)}</kbd> {text(each)}
        </button>
      ))}
    </div>
  );
}

/** The parts of the page outside an event: the list of events, and the register and the ratings over all of them. */
function House({ organiser }: { organiser: Organiser }) {
  const { part } = organiser.route.value;
  // a refusal is about the part where it was met
  useEffect(() => void (organiser.no.value = undefined), [part]);
  const Shown = part === "persons" ? Persons : part === "clubs" ? Clubs : RatingList;
  return (
    <>
      <Tabs label={say("register-parts")} of={PARTS} open={part} text={(part) => say("register-part", { part })} go={(part) => organiser.go({ part })} />
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${part}`} class="house">
        {part === "events" ? (
          <Events organiser={organiser} />
        ) : (
          <main>
            <Refused organiser={organiser} />
            <Shown key={part} organiser={organiser} />
          </main>
        )}
      </div>
      {part !== "events" && <Bottom organiser={organiser} />}
    </>
  );
}

/** The last command in words, and the keys. */
function Bottom({ organiser }: { organiser: Organiser }) {
  return (
    <footer class="bottom">
      <p role="status">{organiser.done.value}</p>
      <p class="hint">{say("organiser-keys")}</p>
    </footer>
  );
}

function OfEvent({ organiser }: { organiser: Organiser }) {
  const { event, tab } = organiser.route.value;
  const overview = useOverview(organiser);
  useView(organiser, "/names");
  // the names of teams are on the entry list
  useView(organiser, overview?.plan && overview.plan.format !== "players" ? "/entries" : undefined);
  const open = overview?.protests.filter(({ ruling }) => !ruling).length ?? 0;
  const waits: Partial<Record<Tab, number>> = { rounds: overview?.held.length ?? 0, protests: open };
  const paper = organiser.paper.value;
  if (paper && overview?.plan) return <PaperView organiser={organiser} overview={overview} of={paper} />;
  return (
    <>
      <Tabs
        label={say("organiser-tabs")}
        of={TABS}
        open={tab}
        text={(tab) => say("organiser-tab", { tab, waits: waits[tab] ?? 0 })}
        look={(tab) => (waits[tab] ? "waits" : "")}
        go={(tab) => organiser.go({ tab, round: undefined })}
      />
      <main>
        <Refused organiser={organiser} />
        <Uncopied organiser={organiser} />
        <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} class={`part-of-event tab-${tab}`}>
          {overview?.plan ? <Part key={`${event} ${tab}`} organiser={organiser} overview={overview} tab={tab} /> : <p class="waiting">{say("organiser-loading")}</p>}
        </div>
      </main>
      <Bottom organiser={organiser} />
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
