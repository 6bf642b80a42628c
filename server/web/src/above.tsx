// The court from above: every board in its lane on the middle line, every runner where he runs.
//
// Lanes stand beside each other on a wide screen, one half over the other; on a narrow one they lie one
// below the other, the upper half at the left. The style sheet turns them, so that nothing is drawn twice.
import { useMemo } from "preact/hooks";
import type { BoardView, GameView, Side, Snapshot, TickerLine } from "./wire";
import { Clock } from "./player";
import { Position } from "./position";
import { Flash, hasWon, newestOf, OwnCount, Result } from "./marks";
import { say } from "./messages";
import { type Shown, upperFirst } from "./shown";
import { nameClass, shortly } from "./texts";
import { Way } from "./way";

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
    const [upper, lower] = upperFirst(shown.flipped);
    return (
      <li class={`lane${game?.ended ? " ended" : ""}${board.stale && game?.phase === "running" ? " stale" : ""}`}>
        <a class="cover" href={`#/${shown.court}/${board.board}`} aria-label={label} />
        <Flash line={flash} />
        {game ? (
          <>
            <span class={`who upper ${nameClass(game.sides[upper])}`}>{shortly(game.sides[upper])}</span>
            <Half game={game} side={upper} place="upper" shown={shown} />
            <Clock game={game} side={upper} />
            <div class="table">
              <span class="number">{board.board}</span>
              {game.fen ? <Position fen={game.fen} uci={game.last?.uci} label={label} flipped={shown.flipped} /> : !shown.noMoves && <p class="unknown">{say("public-moves-not-reported")}</p>}
              <OwnCount game={game} />
              <Result game={game} />
            </div>
            <Clock game={game} side={lower} />
            <Half game={game} side={lower} place="lower" shown={shown} />
            <span class={`who lower ${nameClass(game.sides[lower])}`}>{shortly(game.sides[lower])}</span>
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
