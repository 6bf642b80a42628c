// Every board of every court at a glance: its state by sign, colour and word, and both clocks where there is room.
import { useEffect, useState } from "preact/hooks";
import { say } from "../messages";
import { Target } from "../session/press-target";
import { clockText, leftAt, now } from "../time";
import type { BoardView, GameView, Side, Snapshot } from "../wire";
import type { Referee } from "./referee";
import { enteredOn, signs, stateOf } from "./texts";
import * as words from "../session/words";

/** A phone has room for the boards of two courts and the inbox; of more it shows one court at a time. */
const COURTS_ON_PHONE = 2;

export function Grid({ referee, courts }: { referee: Referee; courts: Snapshot[] }) {
  const tab = referee.tab.value;
  const [own, show] = useState(courts[0]?.court);
  useEffect(() => {
    if (tab.is === "board") show(tab.court);
  }, [tab]);
  const areMany = courts.length > COURTS_ON_PHONE;
  return (
    <div class={`grid ${courts.length > 1 ? "several" : "one"} ${areMany ? "many" : ""}`}>
      {areMany && <Courts courts={courts} shown={own} show={show} />}
      {courts.map((court) => (
        <section key={court.court} class={court.court === own ? "shown" : ""} aria-label={court.setup.name}>
          {courts.length > 1 && <h2>{court.setup.name}</h2>}
          <ol class="strip">
            {court.boards.map((board) => (
              <Cell
                key={board.board}
                board={board}
                isShown={tab.is === "board" && tab.court === court.court && tab.board === board.board && tab.game === undefined}
                onTap={() => (referee.tab.value = { is: "board", court: court.court, board: board.board })}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** On a phone: the courts with the boards that wait on each. */
function Courts({ courts, shown, show }: { courts: Snapshot[]; shown: number | undefined; show: (court: number) => void }) {
  return (
    <div class="courts" role="group" aria-label={say("judge-court")}>
      {courts.map(({ court, setup, boards }) => {
        const waiting = boards.filter((board) => stateOf(board) === "asks").length;
        return (
          <Target key={court} class={waiting > 0 ? "state-asks" : ""} pressed={court === shown} onTap={() => show(court)}>
            {setup.name} {waiting > 0 && <b>{signs.asks}{waiting}</b>}
          </Target>
        );
      })}
    </div>
  );
}

function Cell({ board, isShown, onTap }: { board: BoardView; isShown: boolean; onTap: () => void }) {
  const state = stateOf(board);
  const { game } = board;
  const entered = enteredOn(board);
  const result = entered && words.score(entered);
  // the players' own: nobody has to rule on them, and the game may go on
  const claims = game?.speed?.claims?.length ?? 0;
  const standing = claims > 0 && say("claims-stand", { n: claims });
  return (
    <li>
      <Target class={`cell state-${state}`} pressed={isShown} adds={[result, say("referee-state", { state }), standing].filter(Boolean).join(" ")} onTap={onTap}>
        <span class="number">
          <span class="unseen">{say("referee-board-word")} </span>
          {board.board} <small aria-hidden="true">{result ?? signs[state]}</small>
          <small class="state-word" aria-hidden="true">
            {say("referee-state", { state })}
          </small>
        </span>
        {standing && (
          <small class="claims" aria-hidden="true">
            {standing}
          </small>
        )}
        {game && (
          <span class={`sides ${game.sides.white.left == null ? "without-clocks" : ""}`} aria-hidden="true">
            <Player game={game} side="white" />
            <Player game={game} side="black" />
          </span>
        )}
      </Target>
    </li>
  );
}

function Player({ game, side }: { game: GameView; side: Side }) {
  const isOver = game.phase === "finished";
  return (
    <span class={`player ${game.running?.side === side ? "runs" : ""}`}>
      <span class={`colour ${side}`} />
      <span class="name">{words.player(game, side)}</span>
      {!isOver && game.sides[side].left != null && <b>{clockText(leftAt(game, side, now.value))}</b>}
      {isOver && side === "white" && game.ended && <b>{words.score(game.ended.result)}</b>}
    </span>
  );
}
