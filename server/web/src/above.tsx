// The court from above: every board in its lane on the middle line, every runner where he runs.
//
// Lanes stand beside each other on a wide screen, one half above; on a narrow one they lie one below
// the other, that half at the left. The style sheet turns them, so that nothing is drawn twice.
import { useMemo } from "preact/hooks";
import type { BoardView, GameView, Side, Snapshot, TickerLine } from "./wire";
import { fromAbove, OwnCount, Way, type Shown } from "./court";
import { Clock } from "./player";
import { Position } from "./position";
import { Flash, hasWon, newestOf, Result } from "./marks";
import { say } from "./messages";
import { nameClass, shortly } from "./texts";

function Half({ game, side, place, shown }: { game: GameView; side: Side; place: Place; shown: Shown }) {
  return (
    <div class={`half ${place} ${side}`}>
      <Way game={game} side={side} shown={shown} />
      {hasWon(game, side) && <span class="wins">★ {say("public-wins")}</span>}
    </div>
  );
}

type Place = "upper" | "lower";

/** A lane, redrawn only when something has changed on its board. */
function Lane({ board, flash, shown }: { board: BoardView; flash: TickerLine | undefined; shown: Shown }) {
  return useMemo(() => {
    const game = board.game;
    const label = say("public-board", { board: board.board });
    const [above, below] = fromAbove(shown.flipped);
    return (
      <li class={`lane${game?.ended ? " ended" : ""}${board.stale && game?.phase === "running" ? " stale" : ""}`}>
        <a class="cover" href={`#/${shown.court}/${board.board}`} aria-label={label} />
        <Flash line={flash} />
        {game ? (
          <>
            <span class={`who upper ${nameClass(game.sides[above])}`}>{shortly(game.sides[above])}</span>
            <Half game={game} side={above} place="upper" shown={shown} />
            <Clock game={game} side={above} />
            <div class="table">
              <span class="number">{board.board}</span>
              {game.fen ? <Position fen={game.fen} uci={game.last?.uci} label={label} flipped={shown.flipped} /> : !shown.noMoves && <p class="unknown">{say("public-moves-not-reported")}</p>}
              <OwnCount game={game} />
              <Result game={game} />
            </div>
            <Clock game={game} side={below} />
            <Half game={game} side={below} place="lower" shown={shown} />
            <span class={`who lower ${nameClass(game.sides[below])}`}>{shortly(game.sides[below])}</span>
          </>
        ) : (
          <span class="unknown">
            <span class="number">{board.board}</span> {say("public-no-game")}
          </span>
        )}
      </li>
    );
  }, [board, flash, shown]);
}

/** The marks of the drawing, each with its meaning. */
const MARKS = ["ticking", "crossed", "estimated", "stands"] as const;

export function Legend() {
  return (
    <ul class="legend">
      {MARKS.map((mark) => (
        <li key={mark}>
          <i class={mark} aria-hidden="true" /> {say("public-mark", { mark })}
        </li>
      ))}
    </ul>
  );
}

export function CourtFromAbove({ court, shown }: { court: Snapshot; shown: Shown }) {
  return (
    <ol class="above" style={`--lanes: ${court.boards.length}`}>
      {court.boards.map((board) => (
        <Lane key={board.board} board={board} flash={newestOf(court.ticker, board.board)} shown={shown} />
      ))}
    </ol>
  );
}
