// Two players and one phone: each half of the screen is one player's clock and his voice.
//
// Once loaded the page needs no server. It keeps the game in the browser's storage if there is one.
import { render } from "preact";
import { effect, signal } from "@preact/signals";
import "../tokens.css";
import "./table.css";
import { stayAwake } from "../awake";
import { Languages, speak } from "../language";
import { Look, wear } from "../look";
import { say } from "../messages";
import { clockText } from "../time";
import type { Side } from "../wire";
import { after, begin, CLAIMS, isNew, left, may, other, PROMOTIONS, type Act, type Claim, type Game } from "./game";
import { clock, keep, kept } from "./store";

/** Times to choose from before the first punch, in minutes. */
const MINUTES = [3, 5, 10];
/** Declarations with a key of their own; the others open with *more*. */
const FIRST: Claim[] = ["flag", "illegal", "king_taken", "draw"];

await speak("table");

const isAwake = stayAwake();
const saved = kept();
const game = signal<Game>(saved?.game ?? begin());
/** The colour of the player at the lower edge. */
const lower = signal<Side>(saved?.lower ?? "white");
/** False while the browser's storage takes no game. */
const isKept = signal(keep({ game: game.value, lower: lower.value }));
const now = signal(clock());
/** The half that shows its rarer keys. */
const open = signal<Side | undefined>(undefined);

/** The key of the next act: an answer that is asked for, the running clock, or the end of a stop. */
const nextKey = () => [".asks button", ".running .clock", ".talk button"].flatMap((each) => document.querySelector<HTMLElement>(each) ?? [])[0];

function act(side: Side, what: Act): void {
  const isByKeyboard = document.activeElement?.matches(":focus-visible");
  now.value = clock();
  game.value = after(game.value, side, what, now.value);
  open.value = undefined;
  isKept.value = keep({ game: game.value, lower: lower.value });
  // one keyboard serves both players, and the key just pressed takes no more; once the halves are drawn
  if (isByKeyboard) requestAnimationFrame(() => nextKey()?.focus());
}

function again(): void {
  game.value = begin(game.value.time);
  lower.value = other(lower.value);
  isKept.value = keep({ game: game.value, lower: lower.value });
}

function Key({ side, what, children, kind }: { side: Side; what: Act; children: string; kind?: string }) {
  return (
    <button class={kind} disabled={!may(game.value, side, what)} onClick={() => act(side, what)}>
      {children}
    </button>
  );
}

/** The talk of the two players in this half: a declaration to answer or to take back, or the end. */
function Talk({ side }: { side: Side }) {
  const { claim, result, goOn, running } = game.value;
  if (result) {
    const outcome = result.winner === undefined ? "drawn" : result.winner === side ? "won" : "lost";
    return (
      <div class={`talk ${outcome}`} role="status">
        <strong>{say("table-result", { outcome, claim: result.by })}</strong>
        <button onClick={again}>{say("table-rematch")}</button>
      </div>
    );
  }
  if (claim) {
    const mine = claim.by === side;
    return (
      <div class={`talk ${mine ? "waits" : "asks"}`} role={mine ? "status" : "alert"}>
        <strong>{mine ? say("table-you-said", { claim: claim.claim }) : say("table-declared", { claim: claim.claim })}</strong>
        {mine ? (
          <Key side={side} what={{ do: "withdraw" }}>{say("table-withdraw")}</Key>
        ) : (
          <>
            <Key side={side} what={{ do: "agree" }} kind="yes">{say("table-agree")}</Key>
            <Key side={side} what={{ do: "disagree" }}>{say("table-disagree")}</Key>
          </>
        )}
      </div>
    );
  }
  if (running === undefined && !isNew(game.value)) {
    return (
      <div class="talk" role="status">
        <strong>{goOn.includes(side) ? say("table-other-goes-on") : say("table-stopped")}</strong>
        <Key side={side} what={{ do: "go_on" }} kind="yes">{say("table-go-on")}</Key>
      </div>
    );
  }
  return null;
}

function Keys({ side }: { side: Side }) {
  const claims = open.value === side ? CLAIMS.filter((claim) => !FIRST.includes(claim)) : FIRST;
  return (
    <div class="keys">
      <Key side={side} what={{ do: "stop" }} kind="stop-both">{say("table-stop")}</Key>
      {claims.map((claim) => (
        <Key key={claim} side={side} what={{ do: "declare", claim }}>
          {say("table-say", { claim })}
        </Key>
      ))}
      {open.value === side &&
        PROMOTIONS.map((to) => (
          <Key key={to} side={side} what={{ do: "promote", to }}>
            {say("table-promotes", { piece: to })}
          </Key>
        ))}
      <button aria-expanded={open.value === side} onClick={() => (open.value = open.value === side ? undefined : side)}>
        {open.value === side ? say("table-fewer") : say("table-more")}
      </button>
    </div>
  );
}

function Half({ side, upper }: { side: Side; upper: boolean }) {
  const { running, result, claim } = game.value;
  const time = left(game.value, side, now.value);
  const punch = { do: "punch" } as const;
  return (
    <section class={`half ${side}${running === side ? " running" : ""}${time === 0 ? " fallen" : ""}${upper ? " upper" : ""}`} aria-label={say("table-side", { side })}>
      <button class="clock" disabled={!may(game.value, side, punch)} onPointerDown={() => act(side, punch)} onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && act(side, punch)}>
        <span class="figure" style={{ "--letters": Math.max(4, clockText(time).length) }}>
          {clockText(time)}
        </span>
        <span class="hint">{isNew(game.value) ? (side === "black" ? say("table-first-punch") : say("table-first-waits")) : running === side ? say("table-punch") : say("table-side", { side })}</span>
      </button>
      <Talk side={side} />
      {!result && (!claim || running !== undefined) && !isNew(game.value) && <Keys side={side} />}
    </section>
  );
}

/** Before the first punch: the time, and a hint if the phone may switch its screen off. */
function Setup() {
  return (
    <div class="setup">
      {MINUTES.map((minutes) => (
        <button key={minutes} aria-pressed={game.value.time === minutes * 60_000} onClick={() => (game.value = begin(minutes * 60_000))}>
          {say("table-minutes", { minutes })}
        </button>
      ))}
      <Languages />
      <Look />
      {!isAwake && <p>{say("table-sleeps")}</p>}
    </div>
  );
}

function Table() {
  return (
    <main>
      <h1>{say("table-title")}</h1>
      <Half side={other(lower.value)} upper />
      {isNew(game.value) && <Setup />}
      {!isKept.value && <p class="not-kept" role="status">{say("table-not-kept")}</p>}
      <Half side={lower.value} upper={false} />
    </main>
  );
}

wear();
setInterval(() => (now.value = clock()), 50);
effect(() => {
  document.title = say("table-title");
});
const root = document.getElementById("page");
if (root) render(<Table />, root);
