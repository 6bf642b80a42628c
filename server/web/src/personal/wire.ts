// A player's page and his acts, as the server writes and reads them in JSON. Instants are milliseconds
// since 1970.
import type { Bye, Colour, Score, TournamentRow } from "../desk/wire";

export interface PlayerGame {
  game: number;
  match_no: number;
  tournament: number;
  round: number;
  /** 0 is the ChessSprint. */
  part: number;
  opponent: number | null;
  colour: Colour;
  place: { wave: number; court: number; board: number } | null;
  when: number | null;
  /** The hour of an online match. */
  online: { window: [number, number] | null; own: number | null; opponent: number | null } | null;
  started: number | null;
  result: { score: Score; rated: boolean } | null;
  half_points: number | null;
  claimed: { score: Score; by: number; at: number; link?: string; disputed: boolean } | null;
}
export interface LineUpDue {
  match_no: number;
  tournament: number;
  round: number;
  team: number;
  opponent: number;
  when: number | null;
  /** The strongest first. */
  players: number[];
  boards: number;
  sealed: number[] | null;
}
export interface PlayerView {
  seq: number;
  person: number;
  team: number | null;
  withdrawn: number | null;
  next_round: number;
  away: [number, Bye][];
  may_ask: [number, Bye][];
  may_withdraw: boolean;
  may_choose_colour: number[];
  games: PlayerGame[];
  places: { tournament: number; rank: number; of: number; points: string }[];
  tournaments: TournamentRow[];
  protests: { protest: number; game: number | null; text: string; at: number; ruling: [boolean, string] | null }[];
  line_ups: LineUpDue[];
  is_finished: boolean;
}
export interface PlayerPage {
  event: number;
  name: string;
  player: PlayerView;
  names: Record<string, string>;
  rating: { rating: number | null; games: number; half_points: number; opponents: number | null } | null;
  /** The runs of finished games that still stand on their boards. */
  runs: Record<string, number>;
}
export type PlayersAct =
  | { withdraw: { person: number } }
  | { ask_bye: { person: number; round: number; bye: Bye } }
  | { cancel_bye: { person: number; round: number } }
  | { protest: { by: number; game: number | null; text: string } }
  | { answer_result: { game: number; person: number; confirm: boolean } }
  | { report_result: { game: number; person: number; score: Score; link: string | null } }
  | { agree_time: { match_no: number; to: number } }
  | { start_hour: { match_no: number; person: number } }
  | { choose_colour: { match_no: number; colour: Colour } }
  | { seal_line_up: { match_no: number; team: number; players: number[] } };
