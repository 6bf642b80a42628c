// A whole court: its boards in lane order and the ticker.
import type { BoardView, GameView, Snapshot } from "./wire";
import { Player } from "./player";
import { clockText, goIsOver, now, untilLimit } from "./time";
import { Position } from "./position";
import { say } from "./messages";
import { ticker } from "./texts";

/** The state of the game where the clocks do not show it; a finished game's result with its reason. */
export function Standing({ board, game, inTile }: { board: BoardView; game: GameView; inTile?: boolean }) {
  if (game.ended) {
    return <strong class="standing">{say("public-ended", { result: game.ended.result, by: game.ended.by })}</strong>;
  }
  if (board.stale) return <strong class="standing warn">{inTile ? say("public-silent") : say("public-board-silent")}</strong>;
  if (game.phase === "running") {
    return <span class="standing">{game.last && say("ticker-moved", { ply: game.last.ply, san: game.last.san })}</span>;
  }
  if (game.phase === "countdown" && goIsOver(game, now.value)) {
    return <strong class="standing warn">{say("public-start-unknown")}</strong>;
  }
  return <span class="standing">{say("public-phase", { phase: game.phase })}</span>;
}

/** The hour of a match, counting down. */
export function Limit({ game }: { game: GameView }) {
  const left = untilLimit(game, now.value);
  return left === undefined ? null : (
    <span class="limit" aria-label={say("pages-limit")}>
      ⏱ {clockText(left)}
    </span>
  );
}

/** Which game of its sprint is on, once one was drawn. */
export function ChainGame({ game }: { game: GameView }) {
  const chain_game = game.chain_game ?? 1;
  return chain_game === 1 ? null : (
    <span class="chain" title={say("pages-chain-game-why", { chain_game })}>
      {say("public-chain-game", { chain_game })}
    </span>
  );
}

function Tile({ court, board }: { court: number; board: BoardView }) {
  const game = board.game;
  return (
    <li class={`tile${game?.ended ? " ended" : ""}`}>
      <a href={`#/${court}/${board.board}`}>
        <header>
          <h2>{say("public-board", { board: board.board })}</h2>
          {game && <Limit game={game} />}
          {game && <ChainGame game={game} />}
          {game && <Standing board={board} game={game} inTile />}
        </header>
        {game ? (
          <>
            <Player game={game} side="black" />
            {game.fen ? (
              <Position fen={game.fen} uci={game.last?.uci} label={say("public-board", { board: board.board })} />
            ) : (
              <p class="unknown">{say("public-moves-not-reported")}</p>
            )}
            <Player game={game} side="white" />
          </>
        ) : (
          <p class="unknown">{say("public-no-game")}</p>
        )}
      </a>
    </li>
  );
}

export function Ticker({ court, board }: { court: Snapshot; board?: number }) {
  const lines = court.ticker
    .filter((line) => board === undefined || line.board === board)
    .map((line) => ({ line, text: ticker(line) }))
    .filter((entry) => entry.text !== undefined)
    .reverse();
  return (
    <section class="ticker" aria-label={say("public-ticker")}>
      <h2>{say("public-ticker")}</h2>
      <ol>
        {lines.map(({ line, text }) => (
          <li key={line.fact}>
            {board === undefined && <b>{say("public-board", { board: line.board })}</b>} {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Court({ court }: { court: Snapshot }) {
  return (
    <main class="court">
      <ol class="tiles">
        {court.boards.map((board) => (
          <Tile key={board.board} court={court.court} board={board} />
        ))}
      </ol>
      <Ticker court={court} />
    </main>
  );
}
