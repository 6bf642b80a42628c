// The head referee's page: the door until a head referee's code lets the device in, then every board of
// every court, the inbox, and beside or below it the round, the devices, the screens, the log or one board.
import { useEffect } from "preact/hooks";
import { render, say } from "../messages";
import { Enrolment, Taken } from "../session/enrolment";
import { CountDown, LinkWords, Spoken, Undo } from "../session/frame";
import { Target } from "../session/press-target";
import { Board } from "./board";
import { Devices } from "./devices";
import { Grid } from "./grid";
import { Inbox } from "./inbox";
import { Log, OfPress } from "./log";
import type { Referee } from "./referee";
import { Round } from "./round";
import { Screens } from "./screens";
import { elapsedText, now } from "../time";
import { boardName, recovered } from "./texts";

const TABS = ["inbox", "round", "devices", "screens", "log"] as const;

export function Page({ referee, code }: { referee: Referee; code: string | undefined }) {
  const standing = referee.standing.value;
  const role = referee.welcomed.value?.role;
  const isOther = role !== undefined && !referee.isHead();
  if (referee.isTaken.value) return <Taken />;
  return (
    <div class={`page referee link-${standing.is}`}>
      {!referee.isEnrolled.value || standing.is === "stopped" || isOther ? (
        <Enrolment device={referee} title={say("referee-title")} code={code} why={isOther ? say("referee-no-head", { role }) : undefined} hint={say("referee-ask-hint")}>
          {role === "judge" ? (
            <Target class="row" onTap={() => void referee.handOver("court-judge").then(() => location.assign("/judge"))}>
              {say("referee-to-judge")}
            </Target>
          ) : (
            <a class="target row" href="/judge">
              {say("referee-to-judge")}
            </a>
          )}
        </Enrolment>
      ) : (
        <>
          <header class="top">
            <h1 class="unseen">{say("referee-title")}</h1>
            <LinkWords device={referee} />
            <CountDown device={referee} />
          </header>
          <Body referee={referee} />
        </>
      )}
      <Spoken device={referee} />
    </div>
  );
}

/** A digit goes to that question of the inbox, Escape back to all of it. */
function keyed(referee: Referee, event: KeyboardEvent): void {
  const isTyped = event.target instanceof Element && event.target.matches("input, select, textarea");
  if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    const cell = document.querySelector<HTMLElement>(".cell[aria-pressed=true]");
    referee.tab.value = { is: "inbox" };
    // a part that closes takes the focus with it
    requestAnimationFrame(() => document.activeElement === document.body && cell?.focus());
  }
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
        <div class="overview">
          <Notices referee={referee} />
          <Grid referee={referee} courts={courts} />
        </div>
        <section class="inbox">
          <Inbox referee={referee} open={open} />
          <Penalties referee={referee} />
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

/** News of the server that change what may be begun: its disk is full, a safety copy failed, it was started again, a device names a later epoch. */
function Notices({ referee }: { referee: Referee }) {
  const { disk_full: isFull, recovered: found, unproven = [], copy } = referee.presence.value ?? {};
  const uncopied = copy?.failed ?? [];
  const read = referee.readRecovery.value;
  const isNew = found != null && JSON.stringify(found) !== read;
  if (!isFull && !isNew && unproven.length === 0 && uncopied.length === 0) return null;
  return (
    <section class="notices" aria-label={say("referee-server")}>
      {isFull && <p role="alert">{say("disk-full-what-to-do")}</p>}
      {uncopied.map((failed) => (
        <p key={failed.args?.folder} role="alert">
          {render(failed)}
        </p>
      ))}
      {unproven.map(({ device, epoch }) => (
        <p key={device} role="alert">
          {say("referee-unproven", { name: referee.deviceName(device), epoch })}
        </p>
      ))}
      {isNew && (
        <div class="facts">
          <p role="status">{recovered(found)}</p>
          <Target class="act" adds={say("referee-server")} onTap={() => (referee.readRecovery.value = JSON.stringify(found))}>
            {say("judge-ok")}
          </Target>
        </div>
      )}
    </section>
  );
}

/** The penalties of all courts that are not served yet; a touch opens the board. */
function Penalties({ referee }: { referee: Referee }) {
  const owed = referee.penalties();
  if (owed.length === 0) return null;
  return (
    <>
      <h2>{say("referee-owed", { penalties: owed.length })}</h2>
      {owed.map(({ court, board, side, penalty }) => (
        <Target key={`${court} ${penalty.fact}`} class="row owed" onTap={() => (referee.tab.value = { is: "board", court, board: board.board, part: "penalties" })}>
          <span>
            <b>{boardName(referee, { court, board })}</b> {say("referee-penalty", { side, fault: penalty.fault, state: penalty.state })}
          </span>
          <span class="age">{elapsedText(now.value - penalty.at)}</span>
        </Target>
      ))}
    </>
  );
}

/** The chosen part; a wide screen shows the round beside the inbox at first. */
function Part({ referee }: { referee: Referee }) {
  const tab = referee.tab.value;
  const place = referee.placeOf(tab);
  switch (tab.is) {
    case "board":
      return place ? <Board key={`${tab.court} ${tab.board} ${tab.game} ${tab.part} ${tab.at}`} referee={referee} place={place} wanted={tab.part} isEarlier={tab.game !== undefined} /> : null;
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
  const press = referee.presses.value.at(-1);
  // a press about an earlier game says nothing about the games on the boards now
  if (!press || referee.isPast(press)) return <div class="last"><p>{say("referee-hint")}</p></div>;
  // one touch may be a press on each court
  const ofTouch = referee.presses.value.filter(({ request }) => request.at === press.request.at);
  return (
    <div class="last">
      {ofTouch.map((each) => (
        <OfPress key={each.request.n} referee={referee} press={each} />
      ))}
      <Undo device={referee} press={press} />
    </div>
  );
}
