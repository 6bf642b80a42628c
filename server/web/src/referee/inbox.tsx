// The questions of all courts that wait for the head referee: what the court knows, and the answers
// with their consequences on the keys.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { Target } from "../session/press-target";
import { clockText, elapsedText, leftAt, now } from "../time";
import type { Answer, OnRecord } from "../wire";
import { basisOf, Consequence } from "./form";
import { kindOf, type Open, type Referee, urgency } from "./referee";
import { answer, boardName, players, question, record } from "./texts";

/** Questions that many boards can be asked at once, after an outage or because one device is wrong. */
const ALIKE = ["proposed_times", "start_lost", "clock_differs", "moved_before_run", "unmapped_clock", "unwatched"];

export function Inbox({ referee, open }: { referee: Referee; open: Open[] }) {
  return (
    <>
      <h2>{say("referee-waiting", { open: open.length })}</h2>
      {ALIKE.flatMap((kind) => {
        const asked = open.filter((each) => kindOf(each.asked.question) === kind);
        return asked.length > 1 ? [<Alike key={kind} referee={referee} asked={asked} />] : [];
      })}
      {open.map((each, place) => (
        <Card key={`${each.court} ${each.asked.fact}`} referee={referee} open={each} digit={place < 9 ? place + 1 : undefined} />
      ))}
    </>
  );
}

/** One answer to all boards that are asked the same. */
function Alike({ referee, asked }: { referee: Referee; asked: Open[] }) {
  const first = (asked[0] as Open).asked.question;
  const answerAll = (given: Answer, told: string) => (at: number) => asked.forEach((each) => referee.answer(each, given, told, at));
  const [yes, no] = [answer("yes", first), answer("no", first)];
  return (
    <article class="card">
      <h3>{say("referee-alike", { boards: asked.map((each) => boardName(referee, each)).join(", ") })}</h3>
      <div class="answers">
        <Target class="row key" onTap={answerAll("yes", yes)}>
          <b>{say("referee-to-all", { answer: yes })}</b>
        </Target>
        <Target class="row key" onTap={answerAll("no", no)}>
          <b>{say("referee-to-all", { answer: no })}</b>
        </Target>
      </div>
    </article>
  );
}

/** The answers to a question. */
function answersOf({ asked: { question } }: Open): { yes: Answer; no: Answer | undefined } {
  if (typeof question === "object" && "amendment" in question) return { yes: { confirm: { preview: question.amendment.preview } }, no: "decline" };
  // clocks on the table are set: there is nothing to deny
  return { yes: "yes", no: kindOf(question) === "set_clock" ? undefined : "no" };
}

/** True if the answer contradicts what the court knows. */
export function contradicts({ knows }: OnRecord, answer: Answer): boolean {
  if (knows === "legal" || knows === "run_made" || knows === "move_made") return answer === "yes";
  return knows != null && answer === "no";
}

function Card({ referee, open, digit }: { referee: Referee; open: Open; digit: number | undefined }) {
  const { court, board, game, asked } = open;
  const { yes, no } = answersOf(open);
  const device = (id: number) => referee.presence.value?.devices.find((each) => each.device === id)?.name ?? say("device", { id });
  const left = (["white", "black"] as const).map((side) => leftAt(game, side, now.value));
  const isShown = (tab = referee.tab.value) => tab.is === "board" && tab.court === court && tab.board === board.board;
  return (
    <article class={`card urgent-${urgency(open)}`} data-digit={digit}>
      <header>
        <h3>
          <Target class="act" pressed={isShown()} onTap={() => (referee.tab.value = { is: "board", court, board: board.board })}>
            {boardName(referee, open)}
          </Target>
        </h3>
        <span class="age">
          {elapsedText(now.value - asked.at)}
          {digit && <kbd>{digit}</kbd>}
        </span>
      </header>
      <p class="question">{question(open, device, now.value)}</p>
      <p class="quiet">
        {players(game)}
        {left.some((ms) => ms !== undefined) && ` · ${left.map(clockText).join(" / ")}`}
      </p>
      {asked.on_record && <p class="facts">{record(asked.on_record)}</p>}
      <div class="answers">
        <Key referee={referee} open={open} answer={yes} label={answer("yes", asked.question)} />
        {no && <Key referee={referee} open={open} answer={no} label={answer("no", asked.question)} />}
      </div>
    </article>
  );
}

/** An answer with its consequence. One that contradicts the court's record is asked twice. */
function Key({ referee, open, answer, label }: { referee: Referee; open: Open; answer: Answer; label: string }) {
  const [isWarned, warn] = useState(false);
  const { on_record: known, fact } = open.asked;
  const isAgainst = known != null && contradicts(known, answer);
  const tap = (at: number) => {
    if (isAgainst && !isWarned) return warn(true);
    referee.answer(open, answer, label, at);
  };
  return (
    <Target class={`row key ${isWarned ? "chief" : ""}`} onTap={tap}>
      <b>{isWarned ? say("referee-all-the-same", { act: label }) : label}</b>
      {isWarned && known && <small>{say("referee-against-record", { record: record(known) })}</small>}
      <Consequence referee={referee} court={open.court} ask={{ answer: { question: fact, answer } }} basis={basisOf(open)} />
    </Target>
  );
}
