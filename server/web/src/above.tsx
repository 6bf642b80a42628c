// The court from above: every board in its lane on the middle line, every runner where he runs.
//
// Lanes stand beside each other on a wide screen, Black's half above; on a narrow one they lie one
// below the other, Black's half at the left. The style sheet turns them, so that nothing is drawn twice.
import type { BoardView, GameView, Side, Snapshot } from "./wire";
import { Clock } from "./player";
import { Position } from "./position";
import { initials, surname } from "./names";
import { Due, hasWon, Result, Stop } from "./marks";
import type { Paces } from "./running";
import { Track } from "./track";
import { say } from "./messages";
import { named } from "./texts";

function Half({ game, side, paces, speed }: { game: GameView; side: Side; paces: Paces; speed: number }) {
  const view = game.sides[side];
  const done = game.phase === "finished";
  return (
    <div class={`half ${side}`}>
      {!done && <Track view={view} pace={paces.of(view.player)} speed={speed} initials={initials(named(view))} />}
      {!done && <Stop game={game} side={side} />}
      {!done && <Due game={game} side={side} />}
      {hasWon(game, side) && <span class="wins">★ {say("public-wins")}</span>}
    </div>
  );
}

function Lane({ court, board, paces, speed }: { court: number; board: BoardView; paces: Paces; speed: number }) {
  const game = board.game;
  const label = say("public-board", { board: board.board });
  return (
    <li class={`lane${game?.ended ? " ended" : ""}${board.stale && game?.phase === "running" ? " stale" : ""}`}>
      <a class="cover" href={`#/${court}/${board.board}`} aria-label={label} />
      {game ? (
        <>
          <span class="who black">{surname(named(game.sides.black))}</span>
          <Half game={game} side="black" paces={paces} speed={speed} />
          <Clock game={game} side="black" />
          <div class="table">
            <span class="number">{board.board}</span>
            {game.fen ? <Position fen={game.fen} uci={game.last?.uci} label={label} /> : <p class="unknown">{say("public-moves-not-reported")}</p>}
            <Result game={game} />
          </div>
          <Clock game={game} side="white" />
          <Half game={game} side="white" paces={paces} speed={speed} />
          <span class="who white">{surname(named(game.sides.white))}</span>
        </>
      ) : (
        <span class="unknown">
          <span class="number">{board.board}</span> {say("public-no-game")}
        </span>
      )}
    </li>
  );
}

export function CourtFromAbove({ court, paces }: { court: Snapshot; paces: Paces }) {
  return (
    <ol class="above" style={`--lanes: ${court.boards.length}`}>
      {court.boards.map((board) => (
        <Lane key={board.board} court={court.court} board={board} paces={paces} speed={court.speed} />
      ))}
    </ol>
  );
}
