// The tablet at a baseline, readable for runners who come towards it.
import { computed } from "@preact/signals";
import type { VNode } from "preact";
import { stayAwake } from "./awake";
import { Choice, NoCourt } from "./choice";
import type { BoardView, TickerLine, Side } from "./wire";
import { count, countOf, dueOf, isAhead } from "./round";
import { addressWith, ofAddress } from "./screen";
import { now } from "./time";
import { courts, isUnknown, watch } from "./watch";
import { say } from "./messages";
import { shortly } from "./texts";

/** A runner who is free again sees GO for so long, in ms. */
const GO_MS = 3_000;

/** The sign of a lane for its runner. */
export type Sign = { say: "stand"; seconds: number } | { say: "due"; seconds: number } | { say: "count"; seconds: number } | { say: "go" } | { say: "nothing" };

/** The sign for the player of `side` at the instant `at`; `ticker` tells who was freed a moment ago. */
export function sign(board: BoardView, side: Side, ticker: TickerLine[], at: number): Sign {
  const game = board.game;
  if (!game || game.ended) return { say: "nothing" };
  const stop = game.sides[side].stop;
  if (stop) {
    const left = stop.until == null ? (stop.left ?? 0) : stop.until - at;
    return left > 0 ? { say: "stand", seconds: Math.ceil(left / 1000) } : { say: "go" };
  }
  const freed = ticker.some(
    (line) => line.board === board.board && typeof line.said === "object" && "stop_served" in line.said && line.said.stop_served.side === side && at - line.at < GO_MS,
  );
  const figure = countOf(game, at);
  if (freed || figure === 0) return { say: "go" };
  if (figure !== undefined) return { say: "count", seconds: figure };
  return dueOf(game, side) > 0 ? { say: "due", seconds: game.sides[side].next_stop / 1000 } : { say: "nothing" };
}

/** The letters that are drawn in the largest size, and those of one line. */
const LETTERS = { largest: 6, line: 16 };

/** The letters of a text's longest line and the number of its lines, by which the style sheet chooses their size. */
export function sizeOf(text: string): { "--letters": number; "--lines": number } {
  const length = [...text].length;
  if (length <= LETTERS.line) return { "--letters": Math.max(LETTERS.largest, length), "--lines": 1 };
  // a line ends after a space or a hyphen; a single word stays on one
  const starts = [...text.matchAll(/[\s-]+/g)].map(({ index, 0: gap }) => [...text.slice(0, index + gap.length)].length);
  return { "--letters": Math.min(length, ...starts.map((start) => Math.max(start, length - start))), "--lines": 2 };
}

function Lane({ board, end, ticker }: { board: BoardView; end: Side; ticker: TickerLine[] }) {
  const shown = sign(board, end, ticker, now.value);
  const name = board.game ? shortly(board.game.sides[end]) : "";
  const due = shown.say === "due" && say("public-due", { seconds: shown.seconds });
  return (
    <li class={`is-${shown.say}${board.game?.ended ? " ended" : ""}`}>
      <span class="number">{board.board}</span>
      <strong aria-live={shown.say === "nothing" ? undefined : "assertive"}>
        {(shown.say === "stand" || shown.say === "count") && shown.seconds}
        {shown.say === "go" && say("public-go")}
        {due && <small style={sizeOf(due)}>{due}</small>}
      </strong>
      <span class="name" style={sizeOf(name)}>
        {name}
      </span>
    </li>
  );
}

const ENDS: Side[] = ["white", "black"];

/** The court and the end that the address leaves open, as links. */
function Where({ court, end }: { court: number | undefined; end: Side | undefined }) {
  const possible = courts.value.filter((each) => court === undefined || each.court === court);
  const destinations = possible.flatMap(({ court, name }) =>
    ENDS.filter((each) => end === undefined || each === end).map((end) => ({ href: addressWith(location.search, { court, end }), text: `${name} · ${say("line-of", { end })}` })),
  );
  return <Choice words={say("public-which-line")} destinations={destinations} />;
}

/** The page of one end of a court: `?court=2&end=black`. */
export function baseline(): () => VNode {
  const isAwake = stayAwake();
  const address = ofAddress(location.search);
  const given = new URLSearchParams(location.search).get("end");
  const end = ENDS.find((each) => each === given);
  // the only court of a hall needs no number
  const court = computed(() => address.court ?? (courts.value.length === 1 ? courts.value[0]?.court : undefined));
  const feed = watch(court);
  return () => {
    const shown = feed.value?.court.value;
    if (isUnknown(court.value)) return <NoCourt address={(court) => addressWith(location.search, { court })} />;
    if (courts.value.length > 0 && (court.value === undefined || end === undefined)) return <Where court={court.value} end={end} />;
    if (!shown || end === undefined) return <main class="waits">{say("public-no-court")}</main>;
    const live = feed.value?.link.value.state === "live";
    const figure = count(shown.boards, now.value);
    return (
      <main class={`baseline${live ? "" : " lost"}`}>
        <h1>
          {shown.setup.name} · {say("line-of", { end })}
        </h1>
        {!live && <p role="alert">{say("public-not-up-to-date")}</p>}
        {!isAwake && isAhead(shown.boards) && <p class="hint">{say("public-sleeps")}</p>}
        {figure !== undefined && <p class={`all${figure === 0 ? " go" : ""}`}>{figure === 0 ? say("public-go") : figure}</p>}
        <ol style={`--lanes: ${shown.boards.length}`}>
          {shown.boards.map((board) => (
            <Lane key={board.board} board={board} end={end} ticker={shown.ticker} />
          ))}
        </ol>
      </main>
    );
  };
}
