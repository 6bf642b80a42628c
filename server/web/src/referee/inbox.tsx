// The questions that wait for the head referee: what the court knows, and two answers with their
// consequences on the keys.
import { useEffect } from "preact/hooks";
import { say } from "../messages";
import { Target } from "../session/press-target";
import { clockText, leftAt, now } from "../time";
import type { Answer, Ask } from "../wire";
import type { Open, Referee } from "./referee";
import { age, answer, consequence, players, question, record } from "./texts";

export function Inbox({ referee, open }: { referee: Referee; open: Open[] }) {
  return (
    <>
      <h2>{say("referee-waiting", { open: open.length })}</h2>
      {open.map((each) => (
        <Card key={each.asked.fact} referee={referee} open={each} />
      ))}
    </>
  );
}

/** The answers to a question. */
function answersOf({ asked: { question } }: Open): { yes: Answer; no: Answer | undefined } {
  if (typeof question === "object" && "amendment" in question) {
    return { yes: { confirm: { preview: question.amendment.preview } }, no: "decline" };
  }
  // clocks on the table are set: there is nothing to deny
  return { yes: "yes", no: typeof question === "object" && "set_clock" in question ? undefined : "no" };
}

function Card({ referee, open }: { referee: Referee; open: Open }) {
  const { board, game, asked } = open;
  const { yes, no } = answersOf(open);
  const device = (id: number) => referee.presence.value?.devices.find((each) => each.device === id)?.name ?? say("device", { id });
  const left = (["white", "black"] as const).map((side) => leftAt(game, side, now.value));
  const basis = `${game.phase} ${game.ply} ${game.inbox?.length}`;
  return (
    <article class="card">
      <header>
        <h3>{say("judge-board", { board: board.board })}</h3>
        <span>{age(now.value - asked.at)}</span>
      </header>
      <p>{question(open, device, now.value)}</p>
      <p class="facts">
        {players(game)}
        {left.some((ms) => ms !== undefined) && ` · ${left.map(clockText).join(" / ")}`}
        {asked.on_record && <b> {record(asked.on_record)}</b>}
      </p>
      <div class="answers">
        <Key referee={referee} open={open} answer={yes} basis={basis} label={answer("yes", asked.question)} />
        {no && <Key referee={referee} open={open} answer={no} basis={basis} label={answer("no", asked.question)} />}
      </div>
    </article>
  );
}

/** An answer with its consequence. */
function Key({ referee, open, answer, basis, label }: { referee: Referee; open: Open; answer: Answer; basis: string; label: string }) {
  return (
    <Target class="row key" onTap={(at) => referee.answer(open, answer, label, at)}>
      <b>{label}</b>
      <Consequence referee={referee} ask={{ answer: { question: open.asked.fact, answer } }} basis={basis} />
    </Target>
  );
}

/** The court's preview of a request, asked anew when its basis changes. */
export function Consequence({ referee, ask, basis }: { referee: Referee; ask: Ask; basis: string }) {
  const session = referee.welcomed.value;
  useEffect(() => referee.preview(ask, basis), [JSON.stringify(ask), basis, session]);
  return <small>{consequence(referee.foreseen(ask, basis))}</small>;
}
