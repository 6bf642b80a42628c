// Every word of the pages, by key: another language is another object of this shape.
import type {
  Agreement, Claim, Debt, EventView, Fault, GameResult, Line, Piece, Profile, Said, Side,
  SideView, Termination, Whereabouts,
} from "./wire";
import { argument } from "./messages";

export const side: Record<Side, string> = { white: "White", black: "Black" };

export const whereabouts: Record<Whereabouts, string> = {
  behind_line: "behind the line",
  at_board: "at the board",
  outward: "running out",
  homeward: "running home",
  away: "away",
};

export const termination: Record<Termination, string> = {
  checkmate: "checkmate",
  stalemate: "stalemate",
  dead_position: "dead position",
  fivefold_repetition: "fivefold repetition",
  seventy_five_moves: "75 moves",
  resignation: "resignation",
  agreement: "agreement",
  flag_fall: "flag fall",
  captured_points: "captured points at the limit",
  illegal_position: "illegal position",
  threefold_repetition: "threefold repetition",
  fifty_moves: "50 moves",
  illegal_moves: "second illegal move",
  flag_declared: "flag declared",
  both_flags: "both flags down",
  king_left_in_check: "king left in check",
  illegal_move: "illegal move",
  players_agreed: "as both players agreed",
  forfeit: "forfeit",
  penalty: "penalty",
  red_cards: "third red card",
  entered: "as the referees entered it",
  ruling: "the referee's ruling",
};

/** A fault, as a referee calls it. */
export const fault = (value: Fault): string => argument("fault", value);

/** What the court's record says of what is disputed. */
export function recorded(record: boolean | null | undefined): string {
  if (record == null) return "the record does not tell";
  return record ? "by the record it is so" : "by the record it is not so";
}

/** A claim, as a player makes it. */
export const claim = (value: Claim): string => argument("claim", value);

/** What both players say together. */
export function agreement(value: Agreement): string {
  if (value === "no_flag_before") return "Both agree: no flag was down before that punch";
  if (value === "play_on") return "Both agree to play on";
  if ("first_flag" in value) return `Both agree: ${side[value.first_flag.side]}'s flag fell first`;
  return `Both agree: ${result(value.result.result)}`;
}

export const pieces: Record<Piece, string> = {
  king: "king",
  queen: "queen",
  rook: "rook",
  bishop: "bishop",
  knight: "knight",
  pawn: "pawn",
  inverted_rook: "inverted rook",
};

export const page = {
  title: "ChessRun court",
  demo: "DEMO",
  demoWhy: "A demonstration: the moves are real games, the clocks and the runs are made up.",
  connecting: "Connecting…",
  live: "Live",
  lost: (seconds: number) => `No connection for ${seconds} s. Clocks may be out of date; trying again.`,
  stopped: "This court has stopped: nothing more is recorded. This is how it stood last.",
  noCourt: "Waiting for the court…",
  noGame: "no game",
  board: (n: number) => `Board ${n}`,
  round: (n: number) => `Round ${n}`,
  player: (n: number) => `Player ${n}`,
  toMove: "to move",
  stale: "board silent",
  silent: "silent",
  waiting: "not started",
  countdown: "starting",
  unconfirmed: "start not known",
  paused: "paused",
  free: "owes no run",
  ticker: "What happened",
  moves: "Moves",
  noMoves: "No moves yet.",
  back: "All boards",
  limit: "Match limit",
  link: (n: number) => `Game ${n}`,
  linkWhy: (n: number) => `Game ${n} of this sprint: the same colours, the times that were left`,
  points: (n: number) => `${n} ${n === 1 ? "point" : "points"}`,
  runs: (n: number) => `${n} ${n === 1 ? "run" : "runs"} made`,
  notKnown: "moves are not reported",
  lastMove: "last move",
  pieces: "Piece drawings: Colin M. L. Burnett (GPL-2.0-or-later).",
  source: "Free software, GPL-3.0-or-later.",
};

/** A walker's cards: “1 caution, 2 red”; nothing without any. */
export function cardsShown(cautions: number, reds: number): string {
  const parts: string[] = [];
  if (cautions > 0) parts.push(`${cautions} ${cautions === 1 ? "caution" : "cautions"}`);
  if (reds > 0) parts.push(`${reds} red`);
  return parts.join(", ");
}

/** What a player owes, in words: “owes a run”, “owes 2 runs”. */
export function owes(debts: Debt[]): string {
  const full = debts.filter((debt) => debt === "full_run").length;
  const half = debts.filter((debt) => debt === "half_run").length;
  const parts: string[] = [];
  if (half > 0) parts.push("a half run");
  if (full === 1) parts.push("a run");
  if (full > 1) parts.push(`${full} runs`);
  if (debts.includes("correction")) parts.unshift("a correction");
  const back = debts.find((debt) => typeof debt === "object");
  if (back) return takeBack(back.take_back.touched);
  return parts.length === 0 ? page.free : `owes ${parts.join(" and ")}`;
}

/** The same in a tile, where a line has some ten letters: “owes ½ run”, “to correct”. */
export function owesInTile(debts: Debt[]): string {
  if (debts.some((debt) => typeof debt === "object")) return owes(debts);
  const full = debts.filter((debt) => debt === "full_run").length;
  const half = debts.includes("half_run") ? "½" : "";
  const runs = full === 1 && !half ? "a run" : `${full > 0 ? full : ""}${half} ${full > 0 ? "runs" : "run"}`;
  const owed = full > 0 || half ? [`owes ${runs}`] : [];
  if (debts.includes("correction")) owed.unshift("to correct");
  return owed.length === 0 ? page.free : owed.join(", ");
}

/** An illegal move of a match, and with which piece it is put right. */
function takeBack(touched: string | null | undefined): string {
  return touched == null ? "takes back" : `takes back, moves ${touched}`;
}

export function result(value: GameResult): string {
  if (value === "drawn") return "½–½";
  if (value === "both_lost") return "0–0";
  return value.won.by === "white" ? "1–0" : "0–1";
}

/** A result with its reason: “0–1, White resigned”. Who lost is named where the reason is his own act. */
export function ended(value: GameResult, by: Termination): string {
  const loser = typeof value === "object" ? side[value.won.by === "white" ? "black" : "white"] : undefined;
  const own = loser === undefined ? undefined : ofLoser[by];
  return `${result(value)}, ${own === undefined ? termination[by] : `${loser}${own}`}`;
}

const ofLoser: Partial<Record<Termination, string>> = {
  resignation: " resigned",
  flag_fall: "'s flag fell",
  flag_declared: "'s flag was down first",
  illegal_moves: "'s second illegal move",
  illegal_move: "'s illegal move",
  king_left_in_check: " left his king in check",
  forfeit: " did not come in time",
  red_cards: "'s third red card",
};

/** Which court of an event, where and when it is held: “Court 1 · Budapest HUN · 21 November 2026”. */
export function heldAt({ site, date }: EventView, court: string): string {
  const day = date == null ? undefined : new Date(`${date}T00:00Z`).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return [court, site, day].filter(Boolean).join(" · ");
}

/** A player as lists write him: “GM Polgár, Judit”. */
export function named(view: SideView): string {
  return [view.profile?.title, view.name ?? page.player(view.player)].filter(Boolean).join(" ");
}

/** What else is known of him: “2735 · Team Red · MTK”. */
export function particulars({ rating, team, club }: Profile): string {
  return [rating, team, club].filter((each) => each != null).join(" · ");
}

/** One line of the ticker, or undefined for what spectators need not read. */
export function said(line: Line): string | undefined {
  const what: Said = line.said;
  if (typeof what === "string") return plain[what];
  if ("counting" in what) return "3, 2, 1 …";
  if ("moved" in what) {
    const move = what.moved;
    return `${Math.ceil(move.ply / 2)}${move.ply % 2 === 1 ? "." : "…"} ${move.san}`;
  }
  if ("crossed" in what) return `${side[what.crossed.side]} crossed the line`;
  if ("run_made" in what) {
    if (what.run_made.presumed) return undefined;
    const took = what.run_made.took;
    return `${side[what.run_made.side]} is back${took == null ? "" : ` after ${(took / 1000).toFixed(1)}\u00a0s`}`;
  }
  if ("moved_before_run" in what) return `${side[what.moved_before_run.side]} moved before the run was made`;
  if ("illegal" in what) {
    const { side: who, uci } = what.illegal;
    return `${side[who]}: illegal move${uci == null ? "" : ` ${uci}`}`;
  }
  if ("take_back_owed" in what) {
    const { side: who, touched } = what.take_back_owed;
    return `${side[who]} ${takeBack(touched)}`;
  }
  if ("limit_reached" in what) {
    const points = what.limit_reached.points;
    return points == null ? "the limit is reached" : `the limit is reached: ${points.white} to ${points.black} points`;
  }
  if ("arranged" in what) return `${side[what.arranged.invited_by]} invited; the time is agreed`;
  if ("flag_fell" in what) return `${side[what.flag_fell.side]}'s flag fell`;
  if ("ended" in what) return ended(what.ended.result, what.ended.by);
  if ("retracted" in what) return "corrected";
  if ("called" in what) return `${side[what.called.side]}: ${fault(what.called.fault)} called`;
  if ("call_voided" in what) return "a call was taken back";
  if ("stop_began" in what) {
    const { side: who, again } = what.stop_began;
    return `${side[who]} ${again ? "begins the ten seconds again" : "stands behind the line"}`;
  }
  if ("stop_served" in what) return `${side[what.stop_served.side]} is free again`;
  if ("lapsed" in what) return `${side[what.lapsed.side]}: ${what.lapsed.penalties} not served any more`;
  if ("walk_card" in what) return undefined;
  if ("cards_shown" in what) return `${side[what.cards_shown.side]} is shown the cards so far`;
  if ("link_drawn" in what) {
    return `game ${what.link_drawn.link} is drawn, ${termination[what.link_drawn.by]}; the next one follows`;
  }
  if ("draw_offered" in what) return `${side[what.draw_offered.side]} offers a draw`;
  if ("draw_refused" in what) return `${side[what.draw_refused.side]} refuses the draw`;
  if ("claimed" in what) return `${side[what.claimed.side]} claims: ${claim(what.claimed.claim)}`;
  if ("claim_ruled" in what) {
    return `${side[what.claim_ruled.side]}'s claim is ${what.claim_ruled.upheld ? "upheld" : "rejected"}`;
  }
  if ("taken_back" in what) return `${side[what.taken_back.side]}'s move is taken back`;
  if ("corrected" in what) return `${side[what.corrected.side]} has put it right`;
  if ("time_given" in what) {
    const { side: who, time } = what.time_given;
    return `${side[who]} ${time < 0 ? "loses" : "gets"} ${Math.abs(time) / 1000}\u00a0s`;
  }
  if ("clock_set" in what) return "the clocks were set";
  if ("sealed" in what) return `${result(what.sealed.result)} is sealed`;
  if ("result_corrected" in what) return `the result is corrected to ${result(what.result_corrected.result)}`;
  if ("clocks_stopped" in what) return `${side[what.clocks_stopped.side]} stopped both clocks`;
  if ("end_stands" in what) return `${claim(what.end_stands.claim)}, if both say so`;
  if ("confirmed" in what) return `${side[what.confirmed.side]} confirms`;
  if ("disputed" in what) return `${side[what.disputed.side]} disputes ${claim(what.disputed.claim)} (${recorded(what.disputed.record)})`;
  if ("agreed" in what) return agreement(what.agreed.on);
  if ("settled" in what) {
    const points = what.settled.points.map((point) => `SP-${point}`).join(", ");
    return `${claim(what.settled.claim)} ${what.settled.stands ? "stands" : "does not stand"} (${points})`;
  }
  if ("declared" in what) return `${side[what.declared.side]} declares: ${pieces[what.declared.piece]}`;
  if ("ran_out" in what) {
    const { white, black } = what.ran_out.at;
    if (white != null && black != null) {
      if (white === black) return "for the record: both flags fell at once";
      return `for the record: ${side[white < black ? "white" : "black"]}'s flag fell first`;
    }
    return `for the record: ${side[white == null ? "black" : "white"]}'s flag had fallen`;
  }
  if ("stale" in what) return what.stale.stale ? "the board fell silent" : "the board is back";
  return undefined;
}

/** Lines that say all by their name. */
const plain: Record<Extract<Said, string>, string | undefined> = {
  paired: "paired",
  aborted: "the countdown was stopped",
  started: "GO!",
  annulled: "the start was made void",
  paused: "stopped by a referee",
  resumed: "GO!",
  position_set: "the position was put right",
  players_set: "the players were put right",
  chief_called: undefined,
  set_on_clock: undefined,
};
