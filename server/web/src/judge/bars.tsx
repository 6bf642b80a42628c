// The bars around the lanes: the link in words above, the last press and the rarer acts below. They
// never cover a tile.
import { useComputed } from "@preact/signals";
import { say } from "../messages";
import { now } from "../time";
import type { Judge } from "./judge";
import type { Press } from "./outbox";
import { Target } from "./press-target";
import { isCall } from "./wishes";
import * as words from "./words";

export function Top({ judge }: { judge: Judge }) {
  const { end, isFlipped } = judge.settings.value;
  const lanes = judge.court.value?.boards.length ?? 12;
  return (
    <header class="top">
      <LinkWords judge={judge} />
      <CountDown judge={judge} />
      <Courts judge={judge} />
      <Target class={`end ${end}`} adds={say("judge-change-ends")} onTap={() => judge.set({ end: end === "white" ? "black" : "white", isFlipped: !isFlipped })}>
        <small>{say("judge-line-of")}</small> {say("side", { side: end })}
      </Target>
      <Target class="flip" adds={say("judge-turn-order")} pressed={isFlipped} onTap={() => judge.set({ isFlipped: !isFlipped })}>
        <small>{say("judge-lanes")}</small> {isFlipped ? `${lanes}→1` : `1→${lanes}`}
      </Target>
    </header>
  );
}

/** The link in words; below them what matters most: the storage's trouble, what is kept here, who and where. */
function LinkWords({ judge }: { judge: Judge }) {
  const standing = judge.standing.value;
  const trouble = judge.trouble.value;
  const court = judge.court.value;
  const welcomed = judge.welcomed.value;
  // only "for N s" counts on by itself
  if (standing.is === "down") now.value;
  const { words: text, means } = words.link(standing, judge.unsent.value, performance.now());
  const off = words.clockOff(judge.ahead.value);
  const warning = trouble ? say("judge-trouble", { trouble }) : welcomed?.relieved ? say("judge-relieved") : undefined;
  const place = [court?.demo && say("pages-demo"), court?.setup.name, welcomed && say("role", { role: welcomed.role })].filter(Boolean).join(", ");
  return (
    <div class="link-words">
      <p class="words">
        <b>{text}</b>
      </p>
      <p class={warning ? "trouble" : ""}>{warning ?? means ?? off ?? place}</p>
    </div>
  );
}

/** The same for screen readers: read when the state changes, not each second. */
export function Spoken({ judge }: { judge: Judge }) {
  const link = useComputed(() => {
    const standing = judge.standing.value;
    if (standing.is === "up") return say("judge-spoken-live");
    if (standing.is === "down") return say("judge-spoken-down", { why: standing.why ?? "" });
    return words.link(standing, 0, 0).words;
  });
  return (
    <>
      <p class="unseen" role="status">
        {link}
      </p>
      <p class="unseen" role="status">
        {judge.spoken}
      </p>
    </>
  );
}

/** Another court of his, where he has several. */
function Courts({ judge }: { judge: Judge }) {
  const courts = judge.welcomed.value?.courts ?? [];
  if (courts.length < 2) return null;
  const shown = judge.court.value?.court ?? courts[0];
  const next = courts[(courts.indexOf(shown as number) + 1) % courts.length] as number;
  return (
    <Target class="courts" adds={say("judge-go-to-court", { court: next })} onTap={() => judge.follow(next)}>
      <small>{say("judge-court")}</small>
      {shown} ⇄
    </Target>
  );
}

/** 3, 2, 1, GO as every screen of the hall shows it. */
function CountDown({ judge }: { judge: Judge }) {
  const games = judge.court.value?.boards.flatMap(({ game }) => game ?? []) ?? [];
  const text = words.countdown(games, now.value, judge.standing.value.is === "up");
  return text === undefined ? null : (
    <p class="countdown" role="timer">
      {text}
    </p>
  );
}

export function Bottom({ judge }: { judge: Judge }) {
  const mode = judge.mode.value;
  const toggle = (is: "more" | "chief") => () => (judge.mode.value = mode.is === is ? { is: "call" } : { is });
  return (
    <footer class="bottom">
      <LastPress judge={judge} />
      <nav class="acts" aria-label={say("judge-more")}>
        <Target class="act" adds={say("judge-then-touch")} pressed={mode.is === "more"} onTap={toggle("more")}>
          {say("judge-more-act")}
        </Target>
        <Target class="act" onTap={() => (judge.panel.value = { is: "ready" })}>
          {say("judge-ready-act")}
        </Target>
        <Target class="act" onTap={() => (judge.panel.value = { is: "log" })}>
          {say("judge-log")}
        </Target>
        <Target class="act chief" adds={say("judge-then-touch")} pressed={mode.is === "chief"} onTap={toggle("chief")}>
          {say("judge-chief")}
        </Target>
      </nav>
    </footer>
  );
}

function LastPress({ judge }: { judge: Judge }) {
  const mode = judge.mode.value;
  const press = judge.presses.value.findLast((each) => !judge.isPast(each));
  if (mode.is !== "call") {
    return (
      <div class="last asks">
        <p>{say("judge-hint", { mode: mode.is, what: mode.is === "replace" ? mode.press.told.words : "" })}</p>
        <Target class="act" onTap={() => (judge.mode.value = { is: "call" })}>
          {say("judge-cancel")}
        </Target>
      </div>
    );
  }
  if (judge.isTurnedAway.value) {
    return (
      <div class="last asks">
        <p>{say("judge-relieved-why")}</p>
        <Target class="act" adds={say("judge-go-on-looking")} onTap={() => (judge.isTurnedAway.value = false)}>
          {say("judge-ok")}
        </Target>
      </div>
    );
  }
  if (!press) return <div class="last"><p>{say("judge-hint", { mode: "call", what: "" })}</p></div>;
  return (
    <div class="last">
      <PressWords judge={judge} press={press} />
      <UndoActs judge={judge} press={press} />
    </div>
  );
}

/** A press in words, with its state. */
export function PressWords({ judge, press }: { judge: Judge; press: Press }) {
  const { sign, words: state, more } = words.state(judge.progress(press));
  return (
    <p class="press">
      <span>
        {press.told.lane !== undefined && <b>{say("judge-lane", { lane: press.told.lane })}</b>} {press.told.words}
      </span>
      <span class="state">
        <span aria-hidden="true">{sign}</span> {state}
        {words.wish(press.wish, judge.fate(press))}
        {more && `: ${more}`}
      </span>
    </p>
  );
}

export function UndoActs({ judge, press }: { judge: Judge; press: Press }) {
  if (!judge.canTakeBack(press)) return null;
  const told = say("judge-of-lane", { lane: press.told.lane, what: press.told.words });
  return (
    <>
      <Target class="act" adds={told} onTap={() => judge.takeBack(press)}>
        {say("judge-undo")}
      </Target>
      {isCall(press) && (
        <Target
          class="act"
          adds={told}
          onTap={() => {
            judge.panel.value = undefined;
            judge.mode.value = { is: "replace", press };
          }}
        >
          {say("judge-replace")}
        </Target>
      )}
    </>
  );
}
