// The questions of all courts that wait for the head referee: what the court knows, and the answers
// with their consequences on the keys.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { Position } from "../position";
import { Target } from "../session/press-target";
import { useStill } from "../still";
import { clockText, elapsedText, leftAt, now } from "../time";
import type { Answer } from "../wire";
import type { Part } from "./acts";
import { basisOf, Consequence } from "./form";
import { type Kind, kindOf, type Open, type Referee } from "./referee";
import { answer, boardName, capital, lineOf, players, question, record, spoken } from "./texts";

export function Inbox({ referee, open }: { referee: Referee; open: Open[] }) {
  const kinds = new Set(open.filter(({ asked }) => asked.alike).map(({ asked }) => kindOf(asked.question)));
  const alike = [...kinds].map((kind) => [kind, open.filter((each) => kindOf(each.asked.question) === kind)] as const).filter(([, asked]) => asked.length > 1);
  return (
    <>
      <h2>{say("referee-waiting", { open: open.length })}</h2>
      {alike.map(([kind, asked]) => (
        <Alike key={kind} referee={referee} asked={asked} />
      ))}
      {open.map((each, place) => (
        <Card key={`${each.court} ${each.asked.fact}`} referee={referee} open={each} place={place + alike.length} digit={place < 9 ? place + 1 : undefined} />
      ))}
    </>
  );
}

/** One answer to all boards that are asked the same. */
function Alike({ referee, asked }: { referee: Referee; asked: Open[] }) {
  const boards = [...new Set(asked.map((each) => boardName(referee, each)))].join(", ");
  const isStill = useStill(boards);
  const first = (asked[0] as Open).asked.question;
  // an answer to an outage settles it on every board of its court
  const courts = new Map(asked.map((each) => [each.court, each]));
  const answered = asked[0]?.asked.alike === "by_court" ? [...courts.values()] : asked;
  const answerAll = (given: Answer, told: string) => (at: number) => answered.forEach((each) => referee.answer(each, given, told, at));
  const [yes, no] = [answer("yes", first), answer("no", first)];
  return (
    <article class="card">
      <h3>{say("referee-alike", { boards })}</h3>
      <div class="answers">
        <Target class="row key" still={!isStill} onTap={answerAll("yes", yes)}>
          <b>{say("referee-to-all", { answer: yes })}</b>
        </Target>
        <Target class="row key" still={!isStill} onTap={answerAll("no", no)}>
          <b>{say("referee-to-all", { answer: no })}</b>
        </Target>
      </div>
    </article>
  );
}

/** The part of a board's page where a question is seen to otherwise than by yes or no. */
const PART: Partial<Record<Kind, Part>> = { results_differ: "result", proposed_times: "clock", set_clock: "clock", clock_differs: "clock", flag_expected: "clock", left_stop_again: "penalties" };

/** True if the question is answered by a reading of the clock on the table. */
export const isForReading = ({ asked }: Open): boolean => ["set_clock", "clock_differs", "flag_expected"].includes(kindOf(asked.question));

/** True if a reading of the clock is taken as the answer: the game runs, and its times are known. */
function mayBeRead(referee: Referee, { board, game, asked: { question } }: Open): boolean {
  const isUnknown = typeof question === "object" && "set_clock" in question && question.set_clock.left.white == null && question.set_clock.left.black == null;
  return game.phase === "running" && referee.offers(board, "read") && !isUnknown;
}

function Card({ referee, open, place, digit }: { referee: Referee; open: Open; place: number; digit: number | undefined }) {
  const { court, board, game, asked } = open;
  const isStill = useStill(place);
  const isOnBoard = referee.courts.value.get(court)?.boards.some((each) => each.game?.game === game.game);
  const look = (part?: string, at?: number) => (referee.tab.value = { is: "board", court, board: board.board, ...(!isOnBoard && { game: game.game }), ...(part && { part, at }) });
  const kind = kindOf(asked.question);
  const [agrees, denies] = asked.answers;
  const left = (["white", "black"] as const).map((side) => leftAt(game, side, now.value));
  // the position that the claim is about: on the board as long as nobody has moved
  const shown = asked.on_record && game.fen && asked.on_record.ply === game.ply ? game.fen : undefined;
  const isShown = (tab = referee.tab.value) => tab.is === "board" && tab.court === court && tab.board === board.board;
  return (
    <article class={`card urgent-${asked.urgency}`} data-digit={digit}>
      <header>
        <h3>
          <Target class="act" pressed={isShown()} onTap={() => look()}>
            {boardName(referee, open)}
          </Target>
        </h3>
        <span class="age">
          {elapsedText(now.value - asked.at)}
          {digit && <kbd>{digit}</kbd>}
        </span>
      </header>
      <div class={shown ? "about" : ""}>
        <p class="question">
          {!isOnBoard && `${say("referee-of-round", { round: game.round })}: `}
          {question(open, referee.deviceName, now.value)}
        </p>
        <p class="quiet">
          {players(game)}
          {left.some((ms) => ms !== undefined) && ` · ${left.map(clockText).join(" / ")}`}
        </p>
        {asked.on_record && <p class="facts">{say("referee-on-record", { record: record(asked.on_record), is_silent: kind === "claim" && asked.on_record.knows == null })}</p>}
        <Changes referee={referee} open={open} />
        {shown && <Position fen={shown} uci={game.last?.uci} label={boardName(referee, open)} />}
      </div>
      <div class="answers">
        {agrees !== undefined && <Key referee={referee} open={open} isStill={isStill} answer={agrees} label={answer("yes", asked.question)} />}
        {denies !== undefined && <Key referee={referee} open={open} isStill={isStill} answer={denies} label={answer("no", asked.question)} />}
        {PART[kind] && (!isForReading(open) || mayBeRead(referee, open)) && (
          <Target class="row key other-way" still={!isStill} onTap={(at) => look(PART[kind], at)}>
            {capital(say("edit", { question: asked.question }))}
          </Target>
        )}
      </div>
    </article>
  );
}

/** The lines that a change of the past takes back, and those that take their place. */
function Changes({ referee, open: { court, asked: { question } } }: { referee: Referee; open: Open }) {
  if (typeof question !== "object" || !("amendment" in question)) return null;
  const { drop, add, drops, adds } = question.amendment;
  const lines = referee.lines.value;
  const gone = drop.flatMap((fact) => {
    const line = lines.find((each) => each.court === court && each.line.fact === fact);
    return (line && lineOf(line, lines, referee.deviceName)) ?? [];
  });
  const fresh = add.flatMap((said) => spoken(said, referee.deviceName) ?? []);
  const more = drops + adds - gone.length - fresh.length;
  return (
    <ul class="changes">
      {gone.map((text, place) => (
        <li key={place}>− {text}</li>
      ))}
      {fresh.map((text, place) => (
        <li key={place}>+ {text}</li>
      ))}
      {more > 0 && <li>{say("referee-more-changes", { more })}</li>}
    </ul>
  );
}

/** An answer with its consequence. One that contradicts the court's record is asked twice. */
function Key({ referee, open, isStill, answer, label }: { referee: Referee; open: Open; isStill: boolean; answer: Answer; label: string }) {
  const [isWarned, warn] = useState(false);
  const { on_record: known, contradicted, fact } = open.asked;
  const isAgainst = contradicted === answer;
  const tap = (at: number) => {
    if (isAgainst && !isWarned) return warn(true);
    referee.answer(open, answer, label, at);
  };
  return (
    <Target class={`row key ${isWarned ? "chief" : ""}`} still={!isStill} onTap={tap}>
      <b>{isWarned ? say("referee-all-the-same", { act: label }) : label}</b>
      {isWarned && known && <small>{say("against-the-record", { record: record(known) })}</small>}
      <Consequence referee={referee} court={open.court} ask={{ answer: { question: fact, answer } }} basis={basisOf(open)} />
    </Target>
  );
}
