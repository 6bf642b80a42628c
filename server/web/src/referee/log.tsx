// The referee's own presses, and what happened on all courts, each line with its void.
import { useState } from "preact/hooks";
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
  const lines = referee.lines.value.flatMap((each) => {
    const text = lineOf(each.line);
    return text ? [{ ...each, text }] : [];
  });
  const placeOf = ({ court, line }: Line): Place | undefined => {
    const board = referee.courts.value.get(court)?.boards.find((each) => each.board === line.board);
    return board && { court, board };
  };
  return (
    <>
      {lines.length === 0 && <p>{say("judge-log-empty")}</p>}
      <ol class="log">
        {lines.reverse().map(({ text, ...each }) => {
          const place = placeOf(each);
          const isOpen = opened?.court === each.court && opened.line.fact === each.line.fact;
          return (
            <li key={`${each.court} ${each.line.fact}`}>
              <span>
                <time>{timeOfDay(each.line.at)}</time> {place && <b>{boardName(referee, place)}</b>} {text}
              </span>
              <Target class="act" adds={text} pressed={isOpen} onTap={() => open(each)}>
                {say("referee-void")}
              </Target>
              {isOpen && place && (
                <div class="press">
                  <Filled form={voiding(each.line.fact)} {...at(referee, place)} onClose={() => open(undefined)} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
