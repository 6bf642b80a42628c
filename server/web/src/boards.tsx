// The boards of a court in lane order, each with its two players.
import { useMemo } from "preact/hooks";
import type { BoardView, GameView, Side, Snapshot, TickerLine } from "./wire";
import { useAt } from "./instant";
import { Flash, hasWon, newestOf, OwnCount, Result } from "./marks";
import { Clock } from "./player";
import { Position } from "./position";
import { clockText, goIsOver, untilLimit } from "./time";
import { say } from "./messages";
import { type Shown, upperFirst } from "./shown";
import { nameClass, shortly } from "./texts";
import { Way } from "./way";

/** True if GO is over and no start was reported. */
const useStartUnknown = (game: GameView): boolean => useAt((at) => game.phase === "countdown" && goIsOver(game, at), [game]);

/** The state of the game where the clocks do not show it; a finished game's result with its reason. */
export function GameState({ board, game }: { board: BoardView; game: GameView }) {
  const isUnknown = useStartUnknown(game);
  if (game.ended) {
    return <strong class="game-state">{say("said-ended", { result: game.ended.result, by: game.ended.by })}</strong>;
  }
  if (board.stale) return <strong class="game-state">{say("public-board-silent")}</strong>;
  if (game.claims != null) return <strong class="game-state">{say("public-claims", { side: game.claims })}</strong>;
  if (game.phase === "running") {
    return <span class="game-state">{game.last && say("moved", { ply: game.last.ply, san: game.last.san })}</span>;
  }
  if (isUnknown) {
    return <strong class="game-state">{say("public-start-unknown")}</strong>;
  }
  return <span class="game-state">{say("public-phase", { phase: game.phase })}</span>;
}

/** The hour of a match, counting down. */
export function Limit({ game }: { game: GameView }) {
  const left = useAt((at) => (game.ends_at == null ? undefined : clockText(untilLimit(game, at))), [game]);
  return left === undefined ? null : (
    <span class="limit" aria-label={say("pages-limit")}>
      ⏱ {left}
    </span>
  );
}

/** The number of the game in its sprint, once one was drawn. */
export function ChainGame({ game }: { game: GameView }) {
  const chain_game = game.chain_game ?? 1;
  return chain_game === 1 ? null : (
    <span class="chain" title={say("pages-chain-game-why", { chain_game })}>
      {say("public-chain-game", { chain_game })}
    </span>
  );
}

/** A player in a tile: his name, his clock, and his way to the line with a dot for himself. */
function PlayerRow({ game, side, number, shown }: { game: GameView; side: Side; number?: number; shown: Shown }) {
  const view = game.sides[side];
  const cards = say("pages-cards", { cautions: view.cautions ?? 0, reds: view.reds ?? 0 });
  return (
    <div class={`run ${side}${hasWon(game, side) ? " winner" : ""}`}>
      <span class="colour" role="img" aria-label={say("side", { side })} />
      <span class={`name ${nameClass(view, hasWon(game, side))}`}>
        {hasWon(game, side) && <span aria-label={say("public-wins")}>★ </span>}
        {shortly(view)}
      </span>
      <Clock game={game} side={side} />
      {(number !== undefined || !game.ended) && (
        <div class="way">
          {number !== undefined && <span class="number">{number}</span>}
          <Way game={game} side={side} shown={shown} />
          {view.points != null && <span class="points">{say("pages-points", { points: view.points })}</span>}
          {cards !== "" && <span class="cards">{cards}</span>}
        </div>
      )}
    </div>
  );
}

/** An unusual state of a board, in words; nothing while its game runs. */
function Unusual({ board, game }: { board: BoardView; game: GameView }) {
  const isUnknown = useStartUnknown(game);
  if (game.ended) return null;
  if (board.stale && game.phase === "running") return <strong class="unusual">{say("public-board-silent")}</strong>;
  if (isUnknown) return <strong class="unusual">{say("public-start-unknown")}</strong>;
  if (game.claims != null) return <strong class="unusual">{say("public-claims", { side: game.claims })}</strong>;
  return game.phase === "paused" ? <strong class="unusual">{say("public-clocks-stopped")}</strong> : null;
}

/** A board with its marks, redrawn only when something has changed on it. */
function Tile({ board, flash, shown, followed }: { board: BoardView; flash: TickerLine | undefined; shown: Shown; followed: boolean }) {
  return useMemo(() => {
    const game = board.game;
    const label = say("public-board", { board: board.board });
    const [upper, lower] = upperFirst(shown.flipped);
    return (
      <li class={`tile${game?.ended ? " ended" : ""}${followed ? " followed" : ""}`}>
        <a class="cover" href={`#/${shown.court}/${board.board}`} aria-label={label} />
        <Flash line={flash} />
        {game ? (
          <>
            <PlayerRow game={game} side={upper} number={board.board} shown={shown} />
            <div class="table">
              {game.fen ? (
                <Position key={`${shown.coordinates}`} fen={game.fen} uci={game.last?.uci} label={label} flipped={shown.flipped} coordinates={shown.coordinates} />
              ) : (
                !shown.noMoves && <p class="unknown">{say("public-moves-not-reported")}</p>
              )}
              <Unusual board={board} game={game} />
              <OwnCount game={game} />
              <Result game={game} />
              <Limit game={game} />
              <ChainGame game={game} />
            </div>
            <PlayerRow game={game} side={lower} shown={shown} />
          </>
        ) : (
          <p class="unknown">
            <span class="number">{board.board}</span> {say("public-no-game")}
          </p>
        )}
      </li>
    );
  }, [board, flash, shown, followed]);
}

/** The words about moves where no board of the court reports any. */
export const NoMoves = ({ shown }: { shown: Shown }) => (shown.noMoves ? <p class="no-moves">{say("public-moves-not-reported")}</p> : null);

/** Columns in which so many boards are largest on a wide screen: one row of five, two rows of more. Players take the height of a row. */
const columns = (boards: number) => (boards <= 5 ? Math.max(1, boards) : Math.ceil(boards / 2));
/** The same on an upright screen. */
const columnsUpright = (boards: number) => (boards <= 3 ? 1 : boards <= 8 ? 2 : 3);

/** All boards in lane order; a board that is `followed` comes first. */
export function Boards({ court, shown, followed = () => false }: { court: Snapshot; shown: Shown; followed?: (board: BoardView) => boolean }) {
  return (
    <main class="court">
      <ol class="tiles" style={`--columns: ${columns(court.boards.length)}; --columns-upright: ${columnsUpright(court.boards.length)}`}>
        {[...court.boards]
          .sort((a, b) => Number(followed(b)) - Number(followed(a)))
          .map((board) => (
            <Tile key={board.board} board={board} flash={newestOf(court.ticker, board.board)} shown={shown} followed={followed(board)} />
          ))}
      </ol>
    </main>
  );
}
