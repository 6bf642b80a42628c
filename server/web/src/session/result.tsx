// A choice of few, and the entry of a result in three touches.
import { useState } from "preact/hooks";
import { say } from "../messages";
import type { BoardView, GameResult, GameView, Termination } from "../wire";
import type { Device } from "./device";
import { endsIn } from "./permits";
import { Target } from "./press-target";
import * as words from "./words";

/** A choice of one of few. */
export function Choice<T>({ legend, of, say: text, chosen, choose }: { legend: string; of: T[]; say: (value: T) => string; chosen: T | undefined; choose: (value: T) => void }) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {of.map((value) => (
        <Target key={text(value)} class="option" pressed={value === chosen} onTap={() => choose(value)}>
          {text(value)}
        </Target>
      ))}
    </fieldset>
  );
}

/** Board, result, and a last look with both names before it goes out. */
export function Result({ device, board, game, onEnter }: {
  device: Device;
  board: BoardView;
  game: GameView;
  onEnter: (result: GameResult, how: Termination | undefined, at: number) => void;
}) {
  const [result, setResult] = useState<GameResult>();
  const [how, setHow] = useState<Termination>();
  if (result === undefined) {
    return (
      <div class="list" role="group" aria-label={say("judge-result")}>
        <p>{say("judge-players", { white: words.player(game, "white"), black: words.player(game, "black"), entered: words.entered(game) })}</p>
        {device.offers(board, "enter_result") && words.results.map((value) => (
          <Target key={words.score(value)} class="row" onTap={() => setResult(value)}>
            <b>{words.score(value)}</b> {words.resultInFull(value, game)}
          </Target>
        ))}
      </div>
    );
  }
  return (
    <div class="confirm" role="group" aria-label={say("judge-confirm-result")}>
      <p class="big">{say("judge-board", { board: board.board })}</p>
      <p class="big">{words.score(result)}</p>
      <p>{words.resultInFull(result, game)}</p>
      <Choice
        legend={say("judge-cause")}
        of={[undefined, ...endsIn(board.permits, result)]}
        say={(by) => (by ? say("termination", { by, result }) : say("judge-cause-unsaid"))}
        chosen={how}
        choose={setHow}
      />
      <Target class="row yes" onTap={(at) => (onEnter(result, how, at), setResult(undefined))}>
        {say("judge-enter-result")}
      </Target>
      <Target class="row" onTap={() => (setHow(undefined), setResult(undefined))}>
        {say("judge-another-result")}
      </Target>
    </div>
  );
}
