// The state of a round: its finished games, the players worth a look, and the count to GO.
import { leftAt } from "./time";
import type { BoardView, GameView, PenaltyView, Side } from "./wire";

/** A clock below this, in ms, is worth a look. */
const LOW_MS = 60_000;
/** GO stays on the screen for so long, in ms. */
const GO_SHOWN_MS = 1_500;
/** The count begins so long before GO, in ms (CR-4.1-1: 3, 2, 1). */
export const COUNT_MS = 3_000;

const SIDES: Side[] = ["white", "black"];

/** The games of a round by their progress. */
export interface Progress {
  games: number;
  finished: number;
  running: number;
  /** Instant of the first GO; undefined before it. */
  since: number | undefined;
}

const gamesOf = (boards: BoardView[]): GameView[] => boards.flatMap(({ game }) => game ?? []);

/** The round that a court plays: the earliest with a game under way, else the last that was put on. */
export function roundOf(boards: BoardView[]): number | undefined {
  const games = gamesOf(boards);
  const underWay = games.filter(({ phase, ended }) => phase !== "waiting" && !ended);
  const rounds = (underWay.length > 0 ? underWay : games).map(({ round }) => round).sort((one, other) => one - other);
  return underWay.length > 0 ? rounds[0] : rounds.at(-1);
}

/** The progress of the round that the boards play. */
export function progress(boards: BoardView[]): Progress {
  const shown = roundOf(boards);
  const games = gamesOf(boards).filter(({ round }) => round === shown);
  const begun = games.flatMap((game) => (game.first_go != null || (game.phase !== "waiting" && game.phase !== "countdown") ? (firstGo(game) ?? []) : []));
  return {
    games: games.length,
    finished: games.filter((game) => game.ended).length,
    running: games.filter((game) => game.phase === "running").length,
    since: begun.length > 0 ? Math.min(...begun) : undefined,
  };
}

/** Instant of a game's first GO, from its countdown on. */
export const firstGo = (game: GameView): number | undefined => game.first_go ?? game.go_at ?? undefined;

/** True before the first start. */
export const isAhead = (boards: BoardView[]): boolean => boards.every(({ game }) => !game || game.phase === "waiting");

/** A penalty that the player has not begun to serve. */
const isDue = (penalty: PenaltyView) => penalty.state === "called" || penalty.state === "due";

/** Number of penalties that a player still has to begin. */
export const dueOf = (game: GameView, side: Side): number => (game.sides[side].penalties ?? []).filter(isDue).length + (game.sides[side].more_penalties ?? 0);

/** A state of a game that is worth a look now. */
export type Notice = { board: number; game: GameView } & (
  | { kind: "stands"; side: Side }
  | { kind: "due"; side: Side }
  | { kind: "claim"; side: Side }
  | { kind: "low"; side: Side; left: number }
  | { kind: "paused" }
  | { kind: "silent" }
);

/** The notices of a court, the most urgent kind first, and each kind by board. */
export function notices(boards: BoardView[], at: number): Notice[] {
  const order = ["stands", "due", "claim", "low", "paused", "silent"];
  return boards.flatMap((board) => (board.game && !board.game.ended ? ofGame(board, board.game, at) : [])).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.board - b.board);
}

function ofGame(board: BoardView, game: GameView, at: number): Notice[] {
  const about = { board: board.board, game };
  const found: Notice[] = [];
  for (const side of SIDES) {
    const left = leftAt(game, side, at);
    if (game.sides[side].stop) found.push({ ...about, kind: "stands", side });
    else if (dueOf(game, side) > 0) found.push({ ...about, kind: "due", side });
    // in Speed chess each player watches both clocks himself (SP-9)
    if (game.ruleset !== "speed" && game.phase === "running" && left !== undefined && left < LOW_MS) found.push({ ...about, kind: "low", side, left });
  }
  if (game.claims != null) found.push({ ...about, kind: "claim", side: game.claims });
  if (game.phase === "paused") found.push({ ...about, kind: "paused" });
  if (game.phase === "running" && board.stale) found.push({ ...about, kind: "silent" });
  return found;
}

/** The figure of a game's count at `at`: 3, 2, 1, 0 for GO; undefined outside of a count. */
export function countOf(game: GameView | null | undefined, at: number): number | undefined {
  if (game?.go_at == null) return undefined;
  const left = game.go_at - at;
  if (left > 0 && left <= COUNT_MS && game.phase === "countdown") return Math.ceil(left / 1000);
  return left <= 0 && left > -GO_SHOWN_MS && game.phase === "running" ? 0 : undefined;
}

/** The figure of the court's count: most of its games start or go on together. */
export function count(boards: BoardView[], at: number): number | undefined {
  const games = gamesOf(boards).filter(({ ended }) => !ended);
  const figures = games.map((game) => countOf(game, at)).filter((figure) => figure !== undefined);
  return 2 * figures.length > games.length ? figures[0] : undefined;
}
