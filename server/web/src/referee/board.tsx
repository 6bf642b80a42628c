// One board: its state, its questions, and every act of the head referee that the court permits there.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { between } from "../judge/speed";
import { Choice } from "../session/result";
import * as words from "../session/words";
import { clockText, leftAt, now } from "../time";
import type { GameView, Side } from "../wire";
import { formsOf, formsOfPenalty, PARTS, type Part } from "./acts";
import { at, Forms } from "./form";
import { Inbox } from "./inbox";
import type { Place, Referee } from "./referee";
import { boardName, players, stateOf } from "./texts";

const SIDES: Side[] = ["white", "black"];

export function Board({ referee, place, isEarlier }: { referee: Referee; place: Place; isEarlier: boolean }) {
  const { board } = place;
  const game = board.game ?? undefined;
  // of a game that is over its result is to be seen to
  const isOver = game?.phase === "finished";
  const [part, setPart] = useState<Part>(isOver ? "result" : "play");
  const open = isEarlier ? [] : referee.inbox().filter((each) => each.court === place.court && each.board.board === board.board);
  const parts = isEarlier ? (["result"] as Part[]) : PARTS.filter((part) => formsOf(referee, part, place).length > 0 || (part === "penalties" && hasPenalty(game)));
  const shown = parts.includes(part) ? part : parts[0];
  return (
    <>
      <h2 tabIndex={-1}>
        {say("referee-board-is", { name: boardName(referee, place), state: stateOf(board) })}
      </h2>
      {game ? (
        <>
          <p>{players(game)}</p>
          {!isEarlier && <Clocks game={game} />}
          {isOver && <p>{words.entered(game)}</p>}
          {game.speed && between(game.speed).map((text) => <p key={text}>{text}</p>)}
          {open.length > 0 && <Inbox referee={referee} open={open} />}
        </>
      ) : (
        <p>{say("judge-no-result")}</p>
      )}
      {parts.length > 1 && <Choice legend={say("judge-what")} of={parts} say={(part) => say("referee-part", { part })} chosen={shown} choose={setPart} />}
      {shown === "penalties" && game && <Penalties referee={referee} place={place} game={game} />}
      {shown && <Forms key={shown} forms={formsOf(referee, shown, place)} open={firstOf(shown)} {...at(referee, place)} />}
    </>
  );
}

/** The form that a part opens with: what is mostly wanted there. */
const firstOf = (part: Part): string | undefined => (part === "result" ? say("judge-enter-result") : part === "clock" ? say("referee-set-clock") : undefined);

const hasPenalty = (game: GameView | undefined): boolean => SIDES.some((side) => (game?.sides[side].penalties ?? []).length > 0);

function Clocks({ game }: { game: GameView }) {
  if (SIDES.every((side) => game.sides[side].left == null)) return null;
  return (
    <p class="clocks">
      {SIDES.map((side) => (
        <span key={side} class={game.running?.side === side ? "runs" : ""}>
          {say("side", { side })} <b>{clockText(leftAt(game, side, now.value))}</b>
        </span>
      ))}
    </p>
  );
}

/** The penalties of both players, each with its void, its replacement and its split. */
function Penalties({ referee, place, game }: { referee: Referee; place: Place; game: GameView }) {
  return (
    <>
      {SIDES.flatMap((whose) =>
        (game.sides[whose].penalties ?? []).map((penalty) => {
          const told = say("referee-penalty", { side: whose, fault: penalty.fault, state: penalty.state });
          return (
            <section key={penalty.fact} class="penalty" aria-label={told}>
              <p>
                <b>{told}</b>
              </p>
              <Forms forms={formsOfPenalty(referee, place, penalty, whose)} {...at(referee, place)} />
            </section>
          );
        }),
      )}
    </>
  );
}
