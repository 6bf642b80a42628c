// A whole court: its boards in lane order and the ticker.
import type { BoardView, GameView, Snapshot } from "./wire";
import { Player } from "./player";
import { clockText, goIsOver, now, untilLimit } from "./time";
import { Position } from "./position";
import * as texts from "./texts";

/** How far the game is, where that is not plain from the clocks; of one that is over its result and why. */
export function Standing({ board, game, inTile }: { board: BoardView; game: GameView; inTile?: boolean }) {
  if (game.ended) {
    return <strong class="standing">{texts.ended(game.ended.result, game.ended.by)}</strong>;
  }
  if (board.stale) return <strong class="standing warn">{inTile ? texts.page.silent : texts.page.stale}</strong>;
  if (game.phase === "running") {
    return game.last ? (
      <span class="standing">
        {Math.ceil(game.last.ply / 2)}
        {game.last.ply % 2 === 1 ? "." : "…"} {game.last.san}
      </span>
    ) : (
      <span class="standing" />
    );
  }
  if (game.phase === "countdown" && goIsOver(game, now.value)) {
    return <strong class="standing warn">{texts.page.unconfirmed}</strong>;
  }
  return <span class="standing">{texts.page[game.phase === "finished" ? "paused" : game.phase]}</span>;
}

/** The hour of a match, counting down. */
export function Limit({ game }: { game: GameView }) {
  const left = untilLimit(game, now.value);
  return left === undefined ? null : (
    <span class="limit" aria-label={texts.page.limit}>
      ⏱ {clockText(left)}
    </span>
  );
}

/** Which game of its sprint is on, once one was drawn. */
export function Link({ game }: { game: GameView }) {
  const link = game.link ?? 1;
  return link === 1 ? null : (
    <span class="chain" title={texts.page.linkWhy(link)}>
      {texts.page.link(link)}
    </span>
  );
}

function Tile({ court, board }: { court: number; board: BoardView }) {
  const game = board.game;
  return (
    <li class={`tile${game?.ended ? " ended" : ""}`}>
      <a href={`#/${court}/${board.board}`}>
        <header>
          <h2>{texts.page.board(board.board)}</h2>
          {game && <Limit game={game} />}
          {game && <Link game={game} />}
          {game && <Standing board={board} game={game} inTile />}
        </header>
        {game ? (
          <>
            <Player game={game} side="black" />
            {game.fen ? (
              <Position fen={game.fen} uci={game.last?.uci} label={texts.page.board(board.board)} />
            ) : (
              <p class="unknown">{texts.page.notKnown}</p>
            )}
            <Player game={game} side="white" />
          </>
        ) : (
          <p class="unknown">{texts.page.noGame}</p>
        )}
      </a>
    </li>
  );
}

export function Ticker({ court, board }: { court: Snapshot; board?: number }) {
  const lines = court.ticker
    .filter((line) => board === undefined || line.board === board)
    .map((line) => ({ line, text: texts.said(line) }))
    .filter((entry) => entry.text !== undefined)
    .reverse();
  return (
    <section class="ticker" aria-label={texts.page.ticker}>
      <h2>{texts.page.ticker}</h2>
      <ol>
        {lines.map(({ line, text }) => (
          <li key={line.fact}>
            {board === undefined && <b>{texts.page.board(line.board)}</b>} {text}
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
