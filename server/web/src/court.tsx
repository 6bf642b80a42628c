// A whole court: its boards in lane order and the ticker.
import type { BoardView, GameView, Side, Snapshot } from "./wire";
import { Due, hasWon, Result, Stop } from "./marks";
import { initials, surname } from "./names";
import { Clock } from "./player";
import { Position } from "./position";
import type { Paces } from "./running";
import { clockText, goIsOver, now, untilLimit } from "./time";
import { Track } from "./track";
import { say } from "./messages";
import { named, ticker } from "./texts";

/** The state of the game where the clocks do not show it; a finished game's result with its reason. */
export function Standing({ board, game }: { board: BoardView; game: GameView }) {
  if (game.ended) {
    return <strong class="standing">{say("public-ended", { result: game.ended.result, by: game.ended.by })}</strong>;
  }
  if (board.stale) return <strong class="standing">{say("public-board-silent")}</strong>;
  if (game.phase === "running") {
    return <span class="standing">{game.last && say("ticker-moved", { ply: game.last.ply, san: game.last.san })}</span>;
  }
  if (game.phase === "countdown" && goIsOver(game, now.value)) {
    return <strong class="standing">{say("public-start-unknown")}</strong>;
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
function Runner({ game, side, number, paces, speed }: { game: GameView; side: Side; number?: number; paces: Paces; speed: number }) {
  const view = game.sides[side];
  const cards = say("pages-cards", { cautions: view.cautions ?? 0, reds: view.reds ?? 0 });
  return (
    <div class={`run ${side}${hasWon(game, side) ? " winner" : ""}`}>
      <span class="colour" role="img" aria-label={say("side", { side })} />
      <span class="name">
        {hasWon(game, side) && <span aria-label={say("public-wins")}>★ </span>}
        {surname(named(view))}
      </span>
      <Clock game={game} side={side} />
      {(number !== undefined || !game.ended) && (
        <div class="way">
          {number !== undefined && <span class="number">{number}</span>}
          {game.ended ? null : view.stop ? (
            <>
              <Stop game={game} side={side} /> <span class="why">{say("public-stands")}</span>
            </>
          ) : (
            <Track view={view} pace={paces.of(view.player)} speed={speed} initials={initials(named(view))} />
          )}
          {!game.ended && <Due game={game} side={side} />}
          {view.points != null && <span class="points">{say("pages-points", { points: view.points })}</span>}
          {cards && <span class="cards">{cards}</span>}
        </div>
      )}
    </div>
  );
}

/** An unusual state of a board, in words; nothing while its game runs. */
function Unusual({ board, game }: { board: BoardView; game: GameView }) {
  if (game.ended) return null;
  if (board.stale && game.phase === "running") return <strong class="unusual">{say("public-board-silent")}</strong>;
  if (game.phase === "countdown" && goIsOver(game, now.value)) return <strong class="unusual">{say("public-start-unknown")}</strong>;
  return game.phase === "paused" ? <strong class="unusual">{say("public-clocks-stopped")}</strong> : null;
}

function Tile({ court, board, paces }: { court: Snapshot; board: BoardView; paces: Paces }) {
  const game = board.game;
  const label = say("public-board", { board: board.board });
  return (
    <li class={`tile${game?.ended ? " ended" : ""}`}>
      <a class="cover" href={`#/${court.court}/${board.board}`} aria-label={label} />
      {game ? (
        <>
          <Runner game={game} side="black" number={board.board} paces={paces} speed={court.speed} />
          <div class="table">
            {game.fen ? <Position fen={game.fen} uci={game.last?.uci} label={label} /> : <p class="unknown">{say("public-moves-not-reported")}</p>}
            <Unusual board={board} game={game} />
            <Result game={game} />
            <Limit game={game} />
            <ChainGame game={game} />
          </div>
          <Runner game={game} side="white" paces={paces} speed={court.speed} />
        </>
      ) : (
        <p class="unknown">
          <span class="number">{board.board}</span> {say("public-no-game")}
        </p>
      )}
    </li>
  );
}

export function Ticker({ court }: { court: Snapshot }) {
  const lines = court.ticker
    .map((line) => ({ line, text: ticker(line) }))
    .filter((entry) => entry.text !== undefined)
    .reverse();
  return (
    <section class="ticker" aria-label={say("public-ticker")}>
      <h2>{say("public-ticker")}</h2>
      <ol>
        {lines.map(({ line, text }) => (
          <li key={line.fact}>
            <b>{say("public-board", { board: line.board })}</b> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Columns in which so many boards fill a wide screen: one row of three, two rows of more. */
const columns = (boards: number) => (boards <= 3 ? Math.max(1, boards) : Math.ceil(boards / 2));

export function Court({ court, paces }: { court: Snapshot; paces: Paces }) {
  return (
    <main class="court">
      <ol class="tiles" style={`--columns: ${columns(court.boards.length)}`}>
        {court.boards.map((board) => (
          <Tile key={board.board} court={court} board={board} paces={paces} />
        ))}
      </ol>
    </main>
  );
}
