// One board, large, with its moves.
import { useEffect, useState } from "preact/hooks";
import { ChainGame, Limit, Standing, Ticker } from "./court";
import { Player } from "./player";
import { Position } from "./position";
import { say } from "./messages";
import { clockText } from "./time";
import type { GameView, MoveView, Snapshot } from "./wire";

/** The list of moves, fetched when the game's ply count does not fit what is here. */
function useMoves(court: number, game: GameView | undefined): MoveView[] {
  const [moves, setMoves] = useState<{ game: number; list: MoveView[] }>({ game: 0, list: [] });
  const id = game?.game;
  const ply = game?.ply ?? 0;
  const last = game?.last?.uci;
  useEffect(() => {
    if (id === undefined) return;
    const gone = new AbortController();
    const known = moves.game === id ? moves.list : [];
    if (game?.last && known.length === ply - 1) {
      setMoves({ game: id, list: [...known, game.last] });
    } else if (known.length !== ply || known.at(-1)?.uci !== last) {
      fetch(`/api/v1/courts/${court}/games/${id}/moves?from=1`, { signal: gone.signal })
        .then((answer) => answer.json() as Promise<MoveView[]>)
        .then((list) => setMoves({ game: id, list }))
        .catch(() => {}); // the next move asks again
    }
    return () => gone.abort();
  }, [court, id, ply, last]);
  return moves.game === id ? moves.list : [];
}

function Moves({ moves }: { moves: MoveView[] }) {
  const pairs: [MoveView, MoveView | undefined][] = [];
  for (let i = 0; i < moves.length; i += 2) pairs.push([moves[i] as MoveView, moves[i + 1]]);
  return (
    <section class="moves" aria-label={say("public-moves")}>
      <h2>{say("public-moves")}</h2>
      {pairs.length === 0 ? (
        <p>{say("public-no-moves")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say("public-number")}</th>
              <th scope="col">{say("white")}</th>
              <th scope="col">{say("black")}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(([white, black], i) => (
              <tr key={i}>
                <th scope="row">{i + 1}.</th>
                <td>
                  {white.san} {white.left != null && <small>{clockText(white.left)}</small>}
                </td>
                <td>
                  {black?.san} {black?.left != null && <small>{clockText(black.left)}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

export function Board({ court, number }: { court: Snapshot; number: number }) {
  const board = court.boards.find((each) => each.board === number);
  const game = board?.game ?? undefined;
  const moves = useMoves(court.court, game);
  return (
    <main class="board">
      <p>
        <a href={`#/${court.court}`}>← {say("public-all-boards")}</a>
      </p>
      <h2>
        {say("public-board", { board: number })} {board && game && <Standing board={board} game={game} />} {game && <Limit game={game} />}{" "}
        {game && <ChainGame game={game} />}
      </h2>
      {game && (game.chain_game ?? 1) > 1 && <p class="chain-why">{say("pages-chain-game-why", { chain_game: game.chain_game })}.</p>}
      {game ? (
        <div class="one">
          <div class="play">
            <Player game={game} side="black" wide />
            {game.fen ? (
              <Position fen={game.fen} uci={game.last?.uci} label={say("public-board", { board: number })} />
            ) : (
              <p class="unknown">{say("public-moves-not-reported")}</p>
            )}
            <Player game={game} side="white" wide />
          </div>
          <Moves moves={moves} />
          <Ticker court={court} board={number} />
        </div>
      ) : (
        <p class="unknown">{say("public-no-game")}</p>
      )}
    </main>
  );
}
