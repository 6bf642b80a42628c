// One board, large: its moves to step through, the times of thinking and running, and its incidents.
import { useEffect, useState } from "preact/hooks";
import { Difference, Times } from "./charts";
import { ChainGame, Limit, Standing } from "./court";
import { clockDifference, incidents, splits, useHistory, type History } from "./history";
import { Result } from "./marks";
import { say } from "./messages";
import { Player } from "./player";
import { Position } from "./position";
import { ticker } from "./texts";
import { clockText } from "./time";
import type { GameView, MoveView, Snapshot } from "./wire";

/** The keys that step through the moves of a game. */
const STEPS: Record<string, (shown: number, last: number) => number> = {
  Home: () => 0,
  ArrowLeft: (shown) => Math.max(0, shown - 1),
  ArrowRight: (shown, last) => Math.min(last, shown + 1),
  End: (_, last) => last,
};
const SIGNS: Record<string, string> = { Home: "«", ArrowLeft: "‹", ArrowRight: "›", End: "»" };

function Steps({ step }: { step: (key: string) => void }) {
  return (
    <div class="steps" role="group" aria-label={say("public-steps")}>
      {Object.keys(STEPS).map((key) => (
        <button key={key} aria-label={say("public-step", { to: key })} onClick={() => step(key)}>
          {SIGNS[key]}
        </button>
      ))}
    </div>
  );
}

function Moves({ moves, at, go }: { moves: MoveView[]; at: number; go: (ply: number) => void }) {
  const cell = (move: MoveView | undefined) => (
    <td>
      {move && (
        <button aria-current={move.ply === at ? "true" : undefined} onClick={() => go(move.ply)}>
          {move.san || "…"} {move.used != null && <small>{clockText(move.used)}</small>}
        </button>
      )}
    </td>
  );
  const pairs = Array.from({ length: Math.ceil(moves.length / 2) }, (_, n) => n);
  return (
    <section class="moves" aria-label={say("public-moves")}>
      <h3>{say("public-moves")}</h3>
      {pairs.length === 0 ? (
        <p>{say("public-no-moves")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say("public-number")}</th>
              <th scope="col">{say("side", { side: "white" })}</th>
              <th scope="col">{say("side", { side: "black" })}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((n) => (
              <tr key={n}>
                <th scope="row">{n + 1}.</th>
                {cell(moves[2 * n])}
                {cell(moves[2 * n + 1])}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The incidents of the whole game, each with the time of its clock since GO. */
function Incidents({ history, game }: { history: History; game: GameView }) {
  const found = incidents(history).flatMap((line) => {
    const text = ticker(line);
    return text === undefined ? [] : [{ line, text }];
  });
  return (
    <section class="incidents">
      <h3>{say("public-incidents")}</h3>
      <ol>
        {found.map(({ line, text }) => (
          <li key={line.fact}>
            <span class="when">{game.go_at != null && clockText(Math.max(0, line.at - game.go_at))}</span> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Game({ court, number, game }: { court: Snapshot; number: number; game: GameView }) {
  const history = useHistory(court.court, game, court.ticker.findLast((line) => line.board === number)?.fact);
  const [chosen, setChosen] = useState<number | undefined>();
  const last = (history?.positions.length ?? 1) - 1;
  const at = Math.min(chosen ?? last, last);
  const go = (ply: number) => setChosen(ply >= last ? undefined : ply);
  const step = (key: string) => STEPS[key] && go(STEPS[key](at, last));
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!STEPS[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(event.key);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  const past = chosen === undefined ? undefined : history?.positions[at];
  const fen = past ?? game.fen;
  const uci = past === undefined ? game.last?.uci : history?.moves[at - 1]?.uci;
  return (
    <div class="one">
      <div class="play">
        <Player game={game} side="black" />
        {fen ? (
          <div class={`table${past === undefined && game.ended ? " ended" : ""}`}>
            <Position fen={fen} uci={uci} label={say("public-board", { board: number })} coordinates />
            {past === undefined && <Result game={game} />}
          </div>
        ) : (
          <p class="unknown">{say("public-moves-not-reported")}</p>
        )}
        <Player game={game} side="white" />
        <Steps step={step} />
        {past !== undefined && (
          <p class="past" role="status">
            {say("public-past-position")} <button onClick={() => setChosen(undefined)}>{say("public-live")}</button>
          </p>
        )}
      </div>
      {history && <Moves moves={history.moves} at={at} go={go} />}
      {history && (
        <div class="story">
          <Times moves={history.moves} runs={splits(history)} at={at} go={go} />
          <Difference values={clockDifference(history.moves)} at={at - 2} />
          <Incidents history={history} game={game} />
        </div>
      )}
    </div>
  );
}

export function Board({ court, number }: { court: Snapshot; number: number }) {
  const board = court.boards.find((each) => each.board === number);
  const game = board?.game;
  return (
    <main class="board">
      <header>
        <a href={`#/${court.court}`}>← {say("public-all-boards")}</a>
        <h2>
          {say("public-board", { board: number })} {board && game && <Standing board={board} game={game} />} {game && <Limit game={game} />} {game && <ChainGame game={game} />}
        </h2>
      </header>
      {game && (game.chain_game ?? 1) > 1 && <p class="chain-why">{say("pages-chain-game-why", { chain_game: game.chain_game ?? 1 })}.</p>}
      {game ? <Game key={game.game} court={court} number={number} game={game} /> : <p class="unknown">{say("public-no-game")}</p>}
    </main>
  );
}
