// One board, large: its moves to step through, the times of thinking and running, and its incidents.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Difference, Pace, Times } from "./charts";
import { NoBoard } from "./choice";
import { ChainGame, GameState, Limit } from "./boards";
import { Earlier } from "./earlier";
import { Follow } from "./follow";
import { began, clockDifference, costs, pace, splits, until, useHistory, withLast, type History, type Split } from "./history";
import { Result } from "./marks";
import { say } from "./messages";
import type { Seen } from "./past";
import { Player } from "./player";
import { Position } from "./position";
import { isIncident } from "./mirror";
import { isRunner, metresRun, type Paces } from "./running";
import { useShown, type Shown } from "./shown";
import { ticker } from "./texts";
import { clockText } from "./time";
import { flipped } from "./viewer";
import type { GameView, MoveView, Side, Snapshot } from "./wire";

/** The keys that step through the moves of a game. */
const STEPS: Record<string, (shown: number, last: number) => number> = {
  Home: () => 0,
  ArrowLeft: (shown) => Math.max(0, shown - 1),
  ArrowRight: (shown, last) => Math.min(last, shown + 1),
  End: (_, last) => last,
};
const FLIP_KEY = "f";
const SIGNS: Record<string, string> = { Home: "«", ArrowLeft: "‹", ArrowRight: "›", End: "»" };

/** The keys with the move that is shown between them; an earlier one is said to be one. */
function Steps({ step, move, isPast }: { step: (key: string) => void; move: MoveView | undefined; isPast: boolean }) {
  const [toStart, back, on, toEnd] = Object.keys(STEPS).map((key) => (
    <button key={key} aria-label={say("public-step", { to: key })} onClick={() => step(key)}>
      {SIGNS[key]}
    </button>
  ));
  return (
    <div class="steps" role="group" aria-label={say("public-steps")}>
      {toStart}
      {back}
      <p class={isPast ? "past" : ""} role={isPast ? "status" : undefined}>
        <b>{move && say("moved", { ply: move.ply, san: move.san })}</b> {isPast && say("public-past-position")}
      </p>
      {on}
      {toEnd}
    </div>
  );
}

/** A time of a move, with its kind in words for a screen reader. */
const Time = ({ of, text, kind }: { of: string; text: string; kind?: string }) => (
  <small class={kind} role="img" aria-label={`${of} ${text}`}>
    {text}
  </small>
);

function Moves({ moves, isReported, runs, at, go }: { moves: MoveView[]; isReported: boolean; runs: Split[]; at: number; go: (ply: number) => void }) {
  const ran = new Map(runs.map((run) => [run.ply, run.took]));
  const cell = (move: MoveView | undefined) => (
    <td>
      {move && (
        <button aria-current={move.ply === at ? "true" : undefined} onClick={() => go(move.ply)}>
          {move.san || "…"} {move.used != null && <Time of={say("public-thinking")} text={clockText(move.used)} />}{" "}
          {ran.has(move.ply) && <Time of={say("public-running-time")} text={say("public-seconds", { ms: ran.get(move.ply) })} kind="ran" />}
        </button>
      )}
    </td>
  );
  const pairs = Array.from({ length: Math.ceil(moves.length / 2) }, (_, n) => n);
  const list = useRef<HTMLElement>(null);
  // the list alone is scrolled: the page stays where its reader is
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]")?.closest("tr");
    if (list.current && shown) list.current.scrollTop = shown.offsetTop - list.current.clientHeight / 2;
  }, [at, moves.length]);
  return (
    <section class="moves" aria-label={say("public-moves")} ref={list}>
      <h3>{say("public-moves")}</h3>
      {pairs.length === 0 ? (
        <p>{isReported ? say("public-no-moves") : say("public-moves-not-reported")}</p>
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
function Incidents({ history }: { history: History }) {
  const go = began(history);
  const found = history.lines.filter(isIncident).flatMap((line) => {
    const text = ticker(line.said);
    return text === undefined ? [] : [{ line, text }];
  });
  return (
    <section class="incidents">
      <h3>{say("public-incidents")}</h3>
      <ol>
        {found.map(({ line, text }) => (
          <li key={line.fact}>
            <span class="when">{go !== undefined && clockText(Math.max(0, line.at - go))}</span> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

const SIDES: Side[] = ["white", "black"];

/** The running of both players and the cost of their penalties. */
function Running({ history, game }: { history: History; game: GameView }) {
  const runs = splits(history);
  const cost = costs(history);
  const seconds = (ms: number | undefined) => (!ms ? "–" : say("public-seconds", { ms: Math.round(ms) }));
  const signed = (ms: number) => (ms === 0 ? "–" : `${ms < 0 ? "−" : "+"}${clockText(Math.abs(ms))}`);
  const row = (label: string, of: (side: Side) => ComponentChildren) => (
    <tr>
      <th scope="row">{label}</th>
      {SIDES.map((side) => (
        <td key={side}>{of(side)}</td>
      ))}
    </tr>
  );
  return (
    <section class="running">
      <h3>{say("public-run-heading")}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                <span class={`colour ${side}`} aria-hidden="true" /> {say("side", { side })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(say("public-distance"), (side) => say("public-metres", { metres: metresRun(game, side) }))}
          {row(say("public-mean-run"), (side) => seconds(pace(runs, side)?.mean))}
          {row(say("public-best-run"), (side) => seconds(pace(runs, side)?.best))}
          {row(say("public-stood"), (side) => seconds(cost[side].stood))}
          {row(say("public-clock-from-penalties"), (side) => signed(cost[side].clock))}
        </tbody>
      </table>
    </section>
  );
}

/** Links to the other boards, to the PGN and to share; and the key that turns the board. */
function Links({ court, number, game, flip }: { court: Snapshot; number: number; game: GameView | null | undefined; flip: () => void }) {
  const numbers = court.boards.map(({ board }) => board);
  const at = numbers.indexOf(number);
  const beside = (other: number | undefined, text: string) =>
    other !== undefined && (
      <a href={`#/${court.court}/${other}`} aria-label={say("public-board", { board: other })}>
        {text}
      </a>
    );
  return (
    <nav class="ways" aria-label={say("public-ways")}>
      <a href={`#/${court.court}`}>{say("public-all-boards")}</a>
      {beside(numbers[at - 1], `‹ ${numbers[at - 1]}`)}
      {beside(numbers[at + 1], `${numbers[at + 1]} ›`)}
      <button onClick={flip}>{say("public-flip-board")}</button>
      {game && <a href={`/api/v1/courts/${court.court}/games/${game.game}/pgn`}>{say("public-pgn")}</a>}
      <a href={`/game?court=${court.court}&board=${number}`}>{say("public-share")}</a>
    </nav>
  );
}

/** A position with coordinates; with the result of its `game` where it is the last one. */
export function Table({ game, fen, uci, label, flipped }: { game: GameView | undefined; fen: string | null | undefined; uci: string | undefined; label: string; flipped: boolean }) {
  return fen ? (
    <div class={`table${game?.ended ? " ended" : ""}`}>
      <Position fen={fen} uci={uci} label={label} coordinates flipped={flipped} />
      {game && <Result game={game} />}
    </div>
  ) : (
    <p class="unknown">{say("public-moves-not-reported")}</p>
  );
}

interface OfGame {
  number: number;
  game: GameView;
  history: History | undefined;
  shown: Shown;
  flip: () => void;
}

function Game({ number, game, history, shown, flip }: OfGame) {
  const { flipped } = shown;
  const [chosen, setChosen] = useState<number | undefined>();
  const last = (history?.positions.length ?? 1) - 1;
  const at = Math.min(chosen ?? last, last);
  const go = (ply: number) => setChosen(ply >= last ? undefined : ply);
  const step = (key: string) => STEPS[key] && go(STEPS[key](at, last));
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // a field that is being used keeps its keys
      if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      if (event.key === FLIP_KEY) flip();
      if (!STEPS[event.key]) return;
      event.preventDefault();
      step(event.key);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  const past = chosen === undefined || chosen >= last ? undefined : history?.positions[at];
  const fen = past ?? game.fen;
  const uci = past === undefined ? game.last?.uci : history?.moves[at - 1]?.uci;
  const player = (side: Side) => (
    <Player game={game} side={side} shown={shown} isBesidePast={past !== undefined}>
      <Follow view={game.sides[side]} />
    </Player>
  );
  return (
    <div class="one">
      <div class="play">
        {player(flipped ? "white" : "black")}
        <Table game={past === undefined ? game : undefined} fen={fen} uci={uci} label={say("public-board", { board: number })} flipped={flipped} />
        {player(flipped ? "black" : "white")}
        <Steps step={step} move={history?.moves[at - 1]} isPast={past !== undefined} />
      </div>
      {history && <Moves isReported={game.fen != null} moves={history.moves} runs={splits(history)} at={at} go={go} />}
      {history && (
        <div class="story">
          <Times moves={history.moves} runs={splits(history)} at={at} go={go} />
          <Pace runs={splits(history)} plies={history.moves.length} at={at} />
          <Difference values={clockDifference(history.moves)} plies={history.moves.length} at={at} />
          {isRunner(game.sides.white) && <Running history={history} game={game} />}
          <Incidents history={history} />
        </div>
      )}
    </div>
  );
}

export function Board({ seen: { court, then, slider }, number, paces }: { seen: Seen<Snapshot>; number: number; paces: Paces }) {
  const shown = useShown(court, paces, flipped.value);
  const flip = () => (flipped.value = !flipped.value);
  const board = court.boards.find((each) => each.board === number);
  const game = board?.game ?? undefined;
  const whole = useHistory(court.court, game, court.ticker.findLast((line) => line.board === number)?.fact);
  const history = whole && game && (then === undefined ? withLast(whole, game) : until(whole, then));
  const from = whole && began(whole);
  const period = game?.ended && from !== undefined ? { from, to: game.ended.at } : undefined;
  const names = SIDES.flatMap((side) => game?.sides[side].name ?? []);
  if (!board) return <NoBoard court={court} address={(board) => `#/${court.court}/${board}`} />;
  return (
    <main class="board">
      <header>
        <h2>
          {say("public-board", { board: number })} {game && <GameState board={board} game={{ ...game, last: history?.moves.at(-1) ?? game.last }} />} {game && <Limit game={game} />} {game && <ChainGame game={game} />}
        </h2>
        <Links court={court} number={number} game={game} flip={flip} />
      </header>
      {slider(period)}
      {game && (game.chain_game ?? 1) > 1 && <p class="chain-why">{say("pages-chain-game-why", { chain_game: game.chain_game ?? 1 })}.</p>}
      {game ? (
        <Game key={`${game.game} ${then === undefined ? "now" : "then"}`} number={number} game={game} history={history} shown={shown} flip={flip} />
      ) : (
        <p class="unknown">{say("public-no-game")}</p>
      )}
      <Earlier court={court} wanted={(tags) => tags.Board === `${number}` || names.some((name) => name === tags.White || name === tags.Black)} />
    </main>
  );
}
