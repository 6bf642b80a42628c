// The referee's own presses, and what happened on all courts, each line with its void.
import { useMemo, useState } from "preact/hooks";
import { say } from "../messages";
import { Target } from "../session/press-target";
import { Choice } from "../session/result";
import { PressWords } from "../session/frame";
import type { Press } from "../session/outbox";
import { timeOfDay } from "../session/words";
import { voiding } from "./acts";
import { at, Filled } from "./form";
import type { Line, Place, Referee } from "./referee";
import { boardName, lineOf } from "./texts";

const LISTS = ["courts", "own"] as const;

export function Log({ referee }: { referee: Referee }) {
  const [list, setList] = useState<(typeof LISTS)[number]>("courts");
  return (
    <>
      <Choice legend={say("judge-what")} of={[...LISTS]} say={(list) => say("referee-log", { list })} chosen={list} choose={setList} />
      {list === "own" ? <Own referee={referee} /> : <OfCourts referee={referee} />}
    </>
  );
}

function Own({ referee }: { referee: Referee }) {
  const presses = referee.presses.value.slice(-60).reverse();
  return (
    <>
      {presses.length === 0 && <p>{say("judge-log-empty")}</p>}
      <ol class="log">
        {presses.map((press) => (
          <li key={`${press.request.boot}/${press.request.n}`}>
            <OfPress referee={referee} press={press} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** A press in words, with its board and state. */
export function OfPress({ referee, press }: { referee: Referee; press: Press }) {
  const { lane: board } = press.told;
  return <PressWords device={referee} press={press} place={board !== undefined && say("judge-board", { board })} />;
}

function OfCourts({ referee }: { referee: Referee }) {
  const [opened, open] = useState<Line>();
  const lines = referee.lines.value;
  return (
    <>
      {lines.length === 0 && <p>{say("judge-log-empty")}</p>}
      <ol class="log">
        {lines.toReversed().map((line) => (
          <Row key={`${line.court} ${line.line.fact}`} referee={referee} of={line} isOpen={opened === line} open={open} />
        ))}
      </ol>
    </>
  );
}

/** One line with its void. Its words are put together once: there are hundreds of lines, and the courts change many times a second. */
function Row({ referee, of, isOpen, open }: { referee: Referee; of: Line; isOpen: boolean; open: (line?: Line) => void }) {
  const { court, line } = of;
  const language = say("pages-locale");
  const placeOf = (): Place | undefined => {
    const board = referee.courts.value.get(court)?.boards.find((each) => each.board === line.board);
    return board && { court, board };
  };
  const [text, board] = useMemo(() => {
    const place = placeOf();
    return [lineOf(line), place && boardName(referee, place)];
  }, [line, language]);
  if (text === undefined) return null;
  const place = isOpen ? placeOf() : undefined;
  return (
    <li>
      <span>
        <time>{timeOfDay(line.at)}</time> {board && <b>{board}</b>} {text}
      </span>
      <Target class="act" adds={text} pressed={isOpen} onTap={() => open(of)}>
        {say("referee-void")}
      </Target>
      {place && (
        <div class="press">
          <Filled form={voiding(line.fact)} {...at(referee, place)} onClose={() => open(undefined)} />
        </div>
      )}
    </li>
  );
}
