// Parts of every page with a session: the link in words, the countdown, the courts.
import { useComputed } from "@preact/signals";
import { say } from "../messages";
import { THEMES } from "../theme";
import { now } from "../time";
import type { Device } from "./device";
import type { Answers, Press } from "./outbox";
import { Target } from "./press-target";
import { Choice } from "./result";
import { canBuzz } from "./signs";
import * as words from "./words";

/** The link in words; below them what matters most: the storage's trouble, what is kept here, where and as what. */
export function LinkWords({ device, as }: { device: Device; as?: string }) {
  const standing = device.standing.value;
  const trouble = device.trouble.value;
  const court = device.court.value;
  const welcomed = device.welcomed.value;
  // only "for N s" counts on by itself
  if (standing.is === "down") now.value;
  const { words: text, means } = words.link(standing, device.unsent.value, performance.now());
  const off = words.clockOff(device.ahead.value);
  const warning = trouble ? say("judge-trouble", { trouble }) : welcomed?.relieved ? say("judge-relieved") : undefined;
  const place = [as ?? (welcomed && say("role", { role: welcomed.role })), ...[...device.courts.value.values()].map(({ setup }) => setup.name), court?.demo && say("pages-demo")].filter(Boolean).join(", ");
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
export function Spoken({ device }: { device: Device }) {
  const link = useComputed(() => {
    const standing = device.standing.value;
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
        {device.spoken}
      </p>
    </>
  );
}

/** 3, 2, 1, GO as every screen of the hall shows it. */
export function CountDown({ device }: { device: Device }) {
  const games = [...device.courts.value.values()].flatMap(({ boards }) => boards.flatMap(({ game }) => game ?? []));
  const text = words.countdown(games, now.value, device.standing.value.is === "up");
  return text === undefined ? null : (
    <p class="countdown" role="timer">
      {text}
    </p>
  );
}

/** Another court of his, where he has several. */
export function Courts({ device }: { device: Device }) {
  const courts = device.welcomed.value?.courts ?? [];
  if (courts.length < 2) return null;
  const shown = device.court.value?.court ?? courts[0];
  const next = courts[(courts.indexOf(shown as number) + 1) % courts.length] as number;
  return (
    <Target class="courts" adds={say("judge-go-to-court", { court: next })} onTap={() => device.follow(next)}>
      <small>{say("judge-court")}</small>
      {shown} ⇄
    </Target>
  );
}

/** A sign to the eye at the edge of the whole page; it takes no touch. */
export function Flash({ device }: { device: Device }) {
  const { is, count } = device.sign.value;
  return <div key={count} class={`flash is-${is}`} aria-hidden="true" />;
}

/** The page's colours and its answers to a press. */
export function Looks({ device }: { device: Device }) {
  const { theme, answers } = device.settings.value;
  const sorts: Answers[] = canBuzz() ? ["sound", "buzz", "none"] : ["sound", "none"];
  const chosen = sorts.includes(answers) ? answers : "none";
  return (
    <>
      <Choice legend={say("pages-theme")} of={THEMES} say={(theme) => say("pages-theme-is", { theme })} chosen={theme} choose={(theme) => device.set({ theme })} />
      <Choice
        legend={say("judge-answers", { buzzes: canBuzz() })}
        of={sorts}
        say={(answers) => say("judge-answers-by", { answers })}
        chosen={chosen}
        choose={(answers) => {
          device.set({ answers });
          device.give("taken");
        }}
      />
    </>
  );
}

/** A press in words, with its place and its state. */
export function PressWords({ device, press, place }: { device: Device; press: Press; place: string | false }) {
  const { sign, words: state, more } = words.state(device.progress(press));
  return (
    <p class="press">
      <span>
        {place && <b>{place}</b>} {press.told.words}
      </span>
      <span class="state">
        <span aria-hidden="true">{sign}</span> {state}
        {words.wish(press.wish, device.fate(press))}
        {more && `: ${more}`}
      </span>
    </p>
  );
}

/** The key that takes a press back, where that is possible. */
export function Undo({ device, press, adds = press.told.words }: { device: Device; press: Press; adds?: string }) {
  if (!device.canTakeBack(press)) return null;
  return (
    <Target class="act" adds={adds} onTap={() => device.takeBack(press)}>
      {say("judge-undo")}
    </Target>
  );
}
