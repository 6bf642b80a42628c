// A court and its inbox as the referees knew them at an instant: to read, as nothing can be ruled in the past.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { usePast } from "../past";
import { firstGo } from "../round";
import { Choice } from "../session/result";
import { clockText, leftAt } from "../time";
import type { GameView, Snapshot } from "../wire";
import { type Open, questions, type Referee } from "./referee";
import { players, question, record, signs, stateOf } from "./texts";

/** From the first GO of the court to its last event. */
function periodOf({ boards, earlier = [], at }: Snapshot): { from: number; to: number } | undefined {
  const from = Math.min(...[...boards, ...earlier].map(({ game }) => (game && firstGo(game)) ?? Infinity));
  return from < at ? { from, to: at } : undefined;
}

const clocks = (game: GameView, at: number): string => (["white", "black"] as const).map((side) => clockText(leftAt(game, side, at))).join(" / ");

export function AsKnownThen({ referee }: { referee: Referee }) {
  const courts = referee.all();
  const [own, show] = useState(courts[0]?.court);
  const known = courts.find(({ court }) => court === own);
  const { court, then, slider } = usePast(known, referee.askPast);
  const line = slider(known && periodOf(known));
  const name = (number: number) => courts.find((each) => each.court === number)?.setup.name ?? `${number}`;
  const asked = court ? questions(court).sort((one, other) => one.asked.at - other.asked.at) : [];
  const at = then ?? court?.at ?? 0;
  return (
    <>
      {courts.length > 1 && <Choice legend={say("judge-court")} of={courts.map((each) => each.court)} say={name} chosen={own} choose={show} />}
      {line ?? <p>{say("judge-log-empty")}</p>}
      {line && <h3>{say("referee-waiting", { open: asked.length })}</h3>}
      <ol class="log">
        {line && asked.map((open) => <Asked key={open.asked.fact} open={open} device={referee.deviceName} at={at} />)}
        {line &&
          court?.boards.map(({ game, ...board }) => (
            <li key={board.board}>
              <b>{say("judge-board", { board: board.board })}</b> {signs[stateOf({ game, ...board })]} {say("referee-state", { state: stateOf({ game, ...board }) })}
              {game && (
                <small>
                  {players(game)} · {clocks(game, at)}
                </small>
              )}
            </li>
          ))}
      </ol>
    </>
  );
}

/** A question that waited then, with what the court knew. */
function Asked({ open, device, at }: { open: Open; device: (id: number) => string; at: number }) {
  const { on_record: known } = open.asked;
  return (
    <li class="facts">
      {say("judge-board", { board: open.board.board })}: {question(open, device, at)}
      {known && <small>{say("referee-on-record", { record: record(known), is_silent: false })}</small>}
    </li>
  );
}
