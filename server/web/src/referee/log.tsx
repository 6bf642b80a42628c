// The lines of all courts, each with the key that takes it back, and the referee's own presses.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { useEntry } from "../session/entries";
import { Target } from "../session/press-target";
import { Choice } from "../session/result";
import { PressWords, Undo } from "../session/frame";
import type { Press } from "../session/outbox";
import { timeOfDay } from "../session/words";
import { voiding } from "./acts";
import { at, Filled } from "./form";
import type { Line, Place, Referee } from "./referee";
import { AsKnownThen } from "./past";
import { boardName, boardOf, boardsName, capital, isOfMany, lineOf, type Naming, takenBack } from "./texts";

const LISTS = ["courts", "all", "own", "then"] as const;
/** Lines drawn at first, and more at each touch. */
const LINES = 60;

export function Log({ referee }: { referee: Referee }) {
  const [list, setList] = useState<(typeof LISTS)[number]>("courts");
  return (
    <>
      <Choice legend={say("judge-what")} of={[...LISTS]} say={(list) => say("referee-log", { list })} chosen={list} choose={setList} />
      {list === "own" && <Own referee={referee} />}
      {list === "then" && <AsKnownThen referee={referee} />}
      {(list === "courts" || list === "all") && <Lines key={list} referee={referee} of={(line) => list === "all" || !isOfMany(line.line)} />}
    </>
  );
}

function Own({ referee }: { referee: Referee }) {
  const presses = referee.presses.value.slice(-LINES).reverse();
  return (
    <>
      {presses.length === 0 && <p>{say("judge-log-empty")}</p>}
      <ol class="log">
        {presses.map((press) => (
          <li key={`${press.request.boot}/${press.request.n}`}>
            <OfPress referee={referee} press={press} />
            <Undo device={referee} press={press} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** A press in words, with its board and state. */
export function OfPress({ referee, press }: { referee: Referee; press: Press }) {
  const { lane: board } = press.told;
  return <PressWords device={referee} press={press} place={board !== undefined && boardOf(referee, press.request.court, board)} />;
}

/** Boards of one device fall silent within this. */
const AT_ONCE_MS = 2_000;

interface Row {
  line: Line;
  text: string;
  /** A device that falls silent or returns at several boards at once is one row. */
  boards: number[];
  /** True if the line was taken back: there is nothing to annul. */
  isTakenBack: boolean;
}

function isOneRow(newer: Row, { court, line }: Line, text: string): boolean {
  const isSilence = typeof line.said === "object" && "stale" in line.said;
  return isSilence && court === newer.line.court && text === newer.text && newer.line.line.at - line.at <= AT_ONCE_MS && !newer.boards.includes(line.board);
}

/** The newest rows of these lines, the newest first, at most so many; only those are put into words. */
function rows(lines: Line[], all: Line[], device: Naming, most: number): Row[] {
  const retracted = takenBack(all);
  const rows: Row[] = [];
  for (const line of [...lines].reverse()) {
    const said = lineOf(line, all, device);
    if (!said) continue;
    const isTakenBack = retracted.has(keyOf(line));
    const text = say("line-of-log", { said, is_taken_back: isTakenBack });
    const last = rows.at(-1);
    if (last && isOneRow(last, line, text)) last.boards.push(line.line.board);
    else if (rows.length === most) break;
    else rows.push({ line, text, boards: [line.line.board], isTakenBack });
  }
  return rows;
}

const keyOf = ({ court, line }: Line): string => `${court} ${line.fact}`;

/** Lines of the courts, the newest first. They stand still under the finger: what is new is counted above them until a touch shows it. */
export function Lines({ referee, of }: { referee: Referee; of: (line: Line) => boolean }) {
  const all = referee.lines.value;
  const [opened, open] = useState<string>();
  const [seen, see] = useState(all.at(-1));
  const [room, setRoom] = useState(LINES);
  const enter = useEntry(opened !== undefined, () => open(undefined));
  const until = seen ? all.lastIndexOf(seen) + 1 : 0;
  const fresh = all.slice(until).filter(of).length;
  const shown = rows(all.slice(0, until).filter(of), all, referee.deviceName, room);
  return (
    <>
      <Target class="row" disabled={fresh === 0} onTap={() => see(all.at(-1))}>
        {say("referee-log-new", { lines: fresh })}
      </Target>
      <ol class="log">
        {shown.map((row) => (
          <Told key={keyOf(row.line)} referee={referee} row={row} isOpen={opened === keyOf(row.line)} open={(key) => (key !== undefined && enter(), open(key))} />
        ))}
      </ol>
      {shown.length === room && (
        <Target class="row" onTap={() => setRoom(room + LINES)}>
          {say("referee-log-earlier")}
        </Target>
      )}
    </>
  );
}

function Told({ referee, row: { line: each, text, boards, isTakenBack }, isOpen, open }: { referee: Referee; row: Row; isOpen: boolean; open: (key: string | undefined) => void }) {
  const { court, line } = each;
  const places = (referee.courts.value.get(court)?.boards ?? []).filter(({ board }) => boards.includes(board)).map((board): Place => ({ court, board }));
  const [place] = places;
  const game = place?.board.game;
  const isVoidable = line.voidable && !isTakenBack && game?.game === line.game && game?.result !== "sealed";
  const by = referee.presence.value?.devices.find(({ device, role }) => device === line.by && role !== "board");
  return (
    <li>
      <span>
        <time>{timeOfDay(line.at)}</time> <b>{places.length > 1 ? capital(boardsName(referee, places)) : place && boardName(referee, place)}</b> {text}
        {by && <small>{by.name}</small>}
      </span>
      {isVoidable && (
        <>
          <Target class="act" adds={text} pressed={isOpen} onTap={() => open(keyOf(each))}>
            {say("verb-void")}
          </Target>
          {isOpen && place && (
            <div class="press">
              <Filled form={voiding(line.fact)} {...at(referee, place)} onClose={() => open(undefined)} />
            </div>
          )}
        </>
      )}
    </li>
  );
}
