// One board: its state, its questions, and every act of the head referee that the court permits there.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { Position } from "../position";
import { Target } from "../session/press-target";
import { Choice } from "../session/result";
import { between } from "../session/seen";
import * as words from "../session/words";
import { clockText, leftAt, now } from "../time";
import type { BoardView, GameView, Side } from "../wire";
import { formsOf, formsOfPenalty, PARTS, type Part } from "./acts";
import { at, Forms } from "./form";
import { Inbox, isForReading } from "./inbox";
import { Lines } from "./log";
import type { Line, Open, Place, Referee } from "./referee";
import { boardName, facts, players, record, spoken, stateOf, takenBack } from "./texts";

const SIDES: Side[] = ["white", "black"];

type Shown = Part | "log";

export function Board({ referee, place, wanted, isEarlier }: { referee: Referee; place: Place; wanted: string | undefined; isEarlier: boolean }) {
  const { board } = place;
  const game = board.game ?? undefined;
  // of a game that is over its result is to be seen to
  const isOver = game?.phase === "finished";
  const [chosen, setPart] = useState(wanted as Shown | undefined);
  const part = chosen ?? (isOver ? "result" : "play");
  const open = isEarlier ? [] : referee.inbox().filter((each) => each.court === place.court && each.board.board === board.board);
  const acts = PARTS.filter((part) => formsOf(referee, part, place).length > 0 || (part === "penalties" && (hasPenalty(game) || ruledTimes(referee, place).length > 0)));
  const parts: Shown[] = isEarlier ? ["result"] : [...acts, "log"];
  const shown = parts.includes(part) ? part : parts[0];
  return (
    <>
      <h2 tabIndex={-1}>
        {isEarlier && game && `${say("referee-of-round", { round: game.round })}: `}
        {say("referee-board-is", { name: boardName(referee, place), state: stateOf(board) })}
      </h2>
      {game ? (
        <>
          {isEarlier ? <p>{players(game)}</p> : <Table board={board} game={game} />}
          {isOver && <p>{game.result === "sealed" ? game.ended && say("said-ended", { result: game.ended.result, by: game.ended.by }) : words.entered(game)}</p>}
          {game.speed && between(game.speed).map((text) => <p key={text}>{text}</p>)}
          {open.length > 0 && <Inbox referee={referee} open={open} />}
        </>
      ) : (
        <p>{say("judge-no-result")}</p>
      )}
      {parts.length > 1 && <Choice legend={say("judge-what")} of={parts} say={(part) => say("referee-part", { part })} chosen={shown} choose={setPart} />}
      {chosen && shown !== chosen && (
        <p role="status" class="facts">
          {say("referee-part-gone", { part: say("referee-part", { part: chosen }) })}
        </p>
      )}
      {shown === "penalties" && game && <Penalties referee={referee} place={place} game={game} />}
      {shown === "log" ? (
        <Lines referee={referee} of={ofGame(referee, place)} />
      ) : (
        shown && <Forms key={shown} forms={formsOf(referee, shown, place)} open={firstOf(shown, open)} {...at(referee, place)} />
      )}
    </>
  );
}

/** The lines of the board since its game was put on it. */
function ofGame(referee: Referee, { court, board: { board, game } }: Place): (line: Line) => boolean {
  const isOwn = ({ line }: Line) => line.game === game?.game;
  const ofBoard = (line: Line) => line.court === court && line.line.board === board;
  const since = game ? (referee.lines.value.find((line) => ofBoard(line) && isOwn(line))?.line.at ?? Infinity) : -Infinity;
  return (line) => ofBoard(line) && (isOwn(line) || (line.line.game == null && line.line.at >= since));
}

/** The form that is open at first in a part: the one most used, or the reading that an open question asks for. */
function firstOf(part: Part, open: Open[]): string | undefined {
  if (part === "result") return say("judge-enter-result");
  if (part !== "clock") return undefined;
  return open.some(isForReading) ? say("verb-read-clock") : say("verb-set-clock");
}

const hasPenalty = (game: GameView | undefined): boolean => SIDES.some((side) => (game?.sides[side].penalties ?? []).length > 0);

/** Both players with their clocks beside the position; a touch makes it large, and small again. */
function Table({ board, game }: { board: BoardView; game: GameView }) {
  const [isLarge, enlarge] = useState(false);
  const { fen, last, ply } = game;
  return (
    <div class={`both ${isLarge ? "large" : ""}`}>
      <Player board={board} game={game} side="black" />
      <Player board={board} game={game} side="white" />
      {fen && (
        <Target class="table" pressed={isLarge} adds={say("referee-enlarge")} onTap={() => enlarge(!isLarge)}>
          <Position key={`${isLarge}`} fen={fen} uci={last?.uci} label={say("judge-board", { board: board.board })} coordinates={isLarge} />
          {last && <small>{record({ ply, san: last.san })}</small>}
        </Target>
      )}
    </div>
  );
}

function Player({ board, game, side }: { board: BoardView; game: GameView; side: Side }) {
  const left = leftAt(game, side, now.value);
  const open = (game.sides[side].penalties ?? []).filter(({ state }) => state === "called" || state === "due" || state === "asked" || state === "serving");
  return (
    <div class={`side ${game.running?.side === side ? "runs" : ""}`}>
      <p>
        <span class={`colour ${side}`} /> <span class="unseen">{say("side", { side })}</span> {words.player(game, side)}
      </p>
      {left !== undefined && <b>{clockText(left)}</b>}
      {open.map(({ fact, fault, state }) => (
        <p key={fact} class="facts">
          {say("referee-penalty", { side, fault, state })}
        </p>
      ))}
      <p class="quiet">{facts(board, side)}</p>
    </div>
  );
}

/** The times that rulings gave or took in the board's game, such as the minute for an illegal move, without those taken back. */
function ruledTimes(referee: Referee, { court, board: { game } }: Place): Line[] {
  const lines = referee.lines.value;
  const gone = takenBack(lines);
  return lines.filter(({ court: of, line: { fact, game: its, said } }) => of === court && its === game?.game && typeof said === "object" && "time_given" in said && !gone.has(`${of} ${fact}`));
}

/** The penalties of both players, each with its void, its replacement and its split, below the times that were ruled. */
function Penalties({ referee, place, game }: { referee: Referee; place: Place; game: GameView }) {
  return (
    <>
      {ruledTimes(referee, place).map(({ line: { fact, at, said } }) => (
        <p key={fact} class="facts">
          {words.timeOfDay(at)} {spoken(said, referee.deviceName)}
        </p>
      ))}
      {SIDES.flatMap((whose) =>
        (game.sides[whose].penalties ?? []).map((penalty) => {
          const told = `${words.timeOfDay(penalty.at)} ${say("referee-penalty", { side: whose, fault: penalty.fault, state: penalty.state })}`;
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
