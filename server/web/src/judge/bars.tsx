// The bars around the lanes: the link in words above, the last press and the rarer acts below. They
// never cover a tile.
import { say } from "../messages";
import { CountDown, Courts, LinkWords, PressWords, Undo } from "../session/frame";
import type { Judge } from "./judge";
import type { Press } from "../session/outbox";
import { Target } from "../session/press-target";
import { isCall } from "../session/wishes";

export function Top({ judge }: { judge: Judge }) {
  return (
    <header class="top">
      <h1 class="unseen">{say("judge-title")}</h1>
      <LinkWords device={judge} as={say("line-of", { end: judge.settings.value.end })} />
      <CountDown device={judge} />
      <Courts device={judge} />
    </header>
  );
}

export function Bottom({ judge }: { judge: Judge }) {
  const mode = judge.mode.value;
  const toggle = (is: "more" | "chief") => () => judge.begin(mode.is === is ? { is: "call" } : { is });
  return (
    <footer class="bottom">
      <LastPress judge={judge} />
      <nav class="acts" aria-label={say("judge-more")}>
        <Target class="act" adds={say("judge-then-touch")} pressed={mode.is === "more"} onTap={toggle("more")}>
          {say("judge-more-act")}
        </Target>
        <Target class="act" onTap={() => judge.show({ is: "ready" })}>
          {say("judge-ready-act")}
        </Target>
        <Target class="act" onTap={() => judge.show({ is: "log" })}>
          {say("judge-log")}
        </Target>
        <Target class="act" onTap={() => judge.show({ is: "line" })}>
          {say("judge-my-line")}
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
  // a stopwatch runs on its own tile; the call before it can still be taken back here
  const press = judge.presses.value.findLast((each) => !judge.isPast(each) && !isStopwatch(each));
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
  if (!press) {
    const isRun = judge.court.value?.boards.some((board) => judge.has(board, "penalty"));
    return <div class="last"><p>{say("judge-hint", { mode: isRun ? "call" : "note", what: "" })}</p></div>;
  }
  return (
    <div class="last">
      <OfPress judge={judge} press={press} />
      <UndoActs judge={judge} press={press} />
    </div>
  );
}

function isStopwatch({ request: { ask }, outcome }: Press): boolean {
  const seen = "observe" in ask && ask.observe.seen;
  return typeof seen === "object" && "stopped" in seen && !(outcome && "refused" in outcome.verdict);
}

/** A press in words, with its lane, its state, and the judge's wish about it. */
export function OfPress({ judge, press }: { judge: Judge; press: Press }) {
  const { lane } = press.told;
  const isOfOne = (judge.welcomed.value?.courts.length ?? 1) < 2;
  const place = lane !== undefined && [!isOfOne && `${say("judge-court")} ${press.request.court}`, say("judge-lane", { lane })].filter(Boolean).join(" · ");
  return <PressWords device={judge} press={press} place={place} />;
}

export function UndoActs({ judge, press }: { judge: Judge; press: Press }) {
  const told = say("judge-of-lane", { lane: press.told.lane, what: press.told.words });
  return (
    <>
      <Undo device={judge} press={press} adds={told} />
      {isCall(press) && judge.canTakeBack(press) && (
        <Target class="act" adds={told} onTap={() => judge.begin({ is: "replace", press })}>
          {say("judge-replace")}
        </Target>
      )}
    </>
  );
}
