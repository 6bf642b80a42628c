// The head referee's page: the door until a head referee's code lets the device in, then every board of
// every court, the inbox, and beside or below it the round, the devices, the screens, the log or one board.
import { useEffect } from "preact/hooks";
import { say } from "../messages";
import { Door, Taken } from "../session/door";
import { CountDown, LinkWords, Spoken } from "../session/frame";
import { Target } from "../session/press-target";
import { Board } from "./board";
import { Devices } from "./devices";
import { Grid } from "./grid";
import { Inbox } from "./inbox";
import { Log, OfPress } from "./log";
import type { Referee } from "./referee";
import { Round } from "./round";
import { Screens } from "./screens";

const TABS = ["inbox", "round", "devices", "screens", "log"] as const;

export function Page({ referee, code }: { referee: Referee; code: string | undefined }) {
  const standing = referee.standing.value;
  if (referee.isTaken.value) return <Taken />;
  return (
    <div class={`page referee link-${standing.is}`}>
      {!referee.isEnrolled.value || standing.is === "stopped" ? (
        <Door device={referee} title={say("referee-title")} code={code} />
      ) : (
        <>
          <header class="top">
            <LinkWords device={referee} />
            <CountDown device={referee} />
          </header>
          {referee.welcomed.value && !referee.isHead() ? <p class="why">{say("referee-no-head")}</p> : <Body referee={referee} />}
        </>
      )}
      <Spoken device={referee} />
    </div>
  );
}

/** A digit goes to that question of the inbox, Escape back to all of it. */
function keyed(referee: Referee, event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") referee.tab.value = { is: "inbox" };
  if (!/^[1-9]$/.test(event.key)) return;
  const tab = referee.tab.value;
  if (tab.is !== "inbox") referee.tab.value = { is: "inbox" };
  // once the inbox is drawn
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`.inbox [data-digit="${event.key}"] .key`)?.focus());
}

function Body({ referee }: { referee: Referee }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keyed(referee, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  const courts = referee.all();
  const tab = referee.tab.value;
  const open = referee.inbox();
  const asking = referee.presence.value?.asking?.length ?? 0;
  if (courts.length === 0) return <p class="waiting">{say("judge-waiting")}</p>;
  return (
    <>
      <main class={`desk tab-${tab.is}`}>
        <Grid referee={referee} courts={courts} />
        <section class="inbox">
          <Inbox referee={referee} open={open} />
        </section>
        <section class="part">
          <Part referee={referee} />
        </section>
      </main>
      <footer class="bottom">
        <LastPress referee={referee} />
        <nav class="acts" aria-label={say("referee-parts")}>
          {TABS.map((is) => (
            <Target key={is} class={`act to-${is} ${(is === "inbox" && open.length > 0) || (is === "devices" && asking > 0) ? "waits" : ""}`} pressed={tab.is === is} onTap={() => (referee.tab.value = { is })}>
              {say("referee-tab", { tab: is, open: open.length, asking })}
            </Target>
          ))}
        </nav>
      </footer>
    </>
  );
}

/** The chosen part; a wide screen shows the round beside the inbox at first. */
function Part({ referee }: { referee: Referee }) {
  const tab = referee.tab.value;
  const place = referee.placeOf(tab);
  switch (tab.is) {
    case "board":
      return place ? <Board key={`${tab.court} ${tab.board} ${tab.game}`} referee={referee} place={place} isEarlier={tab.game !== undefined} /> : null;
    case "devices":
      return <Devices referee={referee} />;
    case "screens":
      return <Screens referee={referee} />;
    case "log":
      return <Log referee={referee} />;
    default:
      return <Round referee={referee} />;
  }
}

function LastPress({ referee }: { referee: Referee }) {
  const press = referee.presses.value.findLast((each) => !referee.isPast(each));
  return <div class="last">{press ? <OfPress referee={referee} press={press} /> : <p>{say("referee-hint")}</p>}</div>;
}
