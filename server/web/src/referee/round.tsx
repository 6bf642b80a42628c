// The round: readiness with its exceptions, 3-2-1-GO, stops of all boards, and the seal of all agreed results.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { Target } from "../session/press-target";
import { hindrance, pauses, score } from "../session/words";
import type { BoardView } from "../wire";
import type { Referee } from "./referee";
import { stateOf } from "./texts";

export function Round({ referee, boards }: { referee: Referee; boards: BoardView[] }) {
  const [except, setExcept] = useState<number[]>([]);
  const [despite, setDespite] = useState("");
  const court = referee.court.value?.court;
  const numbers = (of: BoardView[]) => of.map(({ board }) => board);
  const startable = boards.filter((board) => board.game && referee.offers(board, "start"));
  const chosen = numbers(startable).filter((board) => !except.includes(board));
  const unready = startable.filter(({ board, game }) => chosen.includes(board) && game?.phase === "waiting" && !game.ready);
  const counting = boards.filter((board) => referee.offers(board, "abort") && board.game?.phase === "countdown");
  const running = boards.filter((board) => referee.offers(board, "pause") && board.game?.phase === "running");
  const agreed = boards.filter((board) => board.game?.result === "confirmed" && board.game.ended && referee.offers(board, "seal"));
  const hindrances = (referee.presence.value?.hindrances ?? []).filter((each) => each.court === court && each.boards.some((board) => chosen.includes(board)));
  const played = boards.filter(({ game }) => game);
  const over = played.filter(({ game }) => game?.phase === "finished");
  const toggle = (board: number) => setExcept(except.includes(board) ? except.filter((each) => each !== board) : [...except, board]);
  return (
    <>
      <h2>{say("referee-round", { over: over.length, games: played.length })}</h2>
      {counting.length > 0 && (
        <Target class="row chief" onTap={(at) => referee.abort(numbers(counting), at)}>
          {say("referee-abort", { boards: numbers(counting) })}
        </Target>
      )}
      {startable.length > 0 && (
        <>
          <fieldset class="choice lanes">
            <legend>{say("referee-except")}</legend>
            {startable.map((each) => (
              <Target key={each.board} class="option" pressed={!except.includes(each.board)} adds={say("referee-state", { state: stateOf(each) })} onTap={() => toggle(each.board)}>
                {each.board} {say("judge-sweep-lane", { ready: !except.includes(each.board) })}
              </Target>
            ))}
          </fieldset>
          {unready.length > 0 && (
            <Target class="row" onTap={(at) => referee.ready(numbers(unready), at)}>
              {say("referee-all-ready", { boards: numbers(unready) })}
            </Target>
          )}
          {hindrances.length > 0 && (
            <div class="facts">
              <p>{say("referee-hindrances")}</p>
              <ul>
                {hindrances.map((each) => (
                  <li key={JSON.stringify(each)}>{hindrance(each)}</li>
                ))}
              </ul>
              <label>
                {say("referee-despite")}
                <input value={despite} maxLength={100} onInput={(event) => setDespite(event.currentTarget.value)} />
              </label>
            </div>
          )}
          <Target class="row go" disabled={chosen.length === 0 || (hindrances.length > 0 && !despite.trim())} onTap={(at) => referee.start(chosen, despite.trim(), at)}>
            {say("referee-start", { boards: chosen })}
          </Target>
        </>
      )}
      {running.length > 0 && (
        <fieldset class="choice">
          <legend>{say("referee-stop-all", { boards: numbers(running) })}</legend>
          {pauses().map((reason) => (
            <Target key={reason} class="option" onTap={(at) => referee.pause(numbers(running), reason, at)}>
              {say("judge-pause", { reason })}
            </Target>
          ))}
        </fieldset>
      )}
      {agreed.length > 0 && (
        <>
          <p>{agreed.map(({ board, game }) => `${board}: ${score(game!.ended!.result)}`).join(" · ")}</p>
          <Target class="row yes" onTap={(at) => referee.seal(agreed, at)}>
            {say("referee-seal", { boards: numbers(agreed) })}
          </Target>
        </>
      )}
    </>
  );
}
