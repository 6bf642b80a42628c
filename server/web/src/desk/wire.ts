// The commands and views of the event desk, as `server/desk` writes them in JSON. Points are tenths,
// times of play milliseconds, instants milliseconds since 1970, dates `2026/11/28`.
import type { Message, Ruleset } from "../wire";

export type Bye = "pairing_allocated" | "full_point" | "half_point" | "zero_point";
export type Colour = "white" | "black";
export type Score = "1-0" | "1/2-1/2" | "0-1" | "+--" | "--+" | "---" | "0-0" | "1/2-0" | "0-1/2";
export const SCORES: Score[] = ["1-0", "1/2-1/2", "0-1", "+--", "--+", "---", "0-0", "1/2-0", "0-1/2"];

export interface Day {
  date: string;
  /** Minutes after midnight. */
  starts: number;
}
export const DUTIES = ["organiser", "chief_arbiter", "head_referee", "line_judge", "pairings_officer", "announcer"] as const;
export type Duty = (typeof DUTIES)[number];
export interface CrewMember {
  person: number;
  duty: Duty;
  court?: number;
}
export interface CourtPlan {
  court: number;
  boards: number;
  first_for?: string[];
}
export interface Prize {
  category?: string;
  place: number;
  what: string;
  value: number;
}
export const FORMATS = ["players", "teams", "league"] as const;
export const SYSTEMS = ["recommended", "swiss", "round_robin", "double_round_robin", "knockout"] as const;
export interface Plan {
  name: string;
  city: string;
  federation: string;
  rulebook: Ruleset;
  format: (typeof FORMATS)[number];
  days: Day[];
  categories: string[];
  is_major: boolean;
  system: (typeof SYSTEMS)[number];
  rounds: number | null;
  accelerated: boolean;
  tie_breaks: string[];
  finals: { finalists: number | null; held_back: boolean };
  times: { base: number; increment: number; round_minutes: number };
  courts: CourtPlan[];
  crew: CrewMember[];
  byes: { half_points: number; not_in_last: number };
  late: { until_round: number; half_points: boolean };
  ticks: string[];
  prizes: Prize[];
  rated: boolean;
  first_game: number;
}

export interface EventRow {
  event: number;
  name: string;
  players: number;
  is_finished: boolean;
}

export interface DuelRules {
  boards: number;
  games: number;
  decider: "colours_switched" | "colour_chosen" | "as_first_game" | "referee";
}
export type System =
  | "swiss"
  | "team_swiss"
  | "league"
  | { round_robin: "single" | "double" }
  | { team_round_robin: "single" | "double" }
  | { knockout: DuelRules }
  | { team_knockout: DuelRules };
export type Stage = "over" | { to_pair: number } | { to_publish: number } | { line_ups: number } | { playing: { round: number; open: number } };
export interface NewEvent {
  plan: Plan;
  /** For one day, two days, and three or more. */
  recommended: { rounds: number; finalists: number }[];
}
export interface TournamentRow {
  id: number;
  system: System;
  categories: string[];
  /** 1 for group A. */
  group: number | null;
  from: number[];
  competitors: number;
  rounds: number | null;
  paired: number;
  stage: Stage;
  is_public: boolean;
  /** The finals that can be made of it now. */
  finals: { places: number; system: System } | null;
}
export interface Held {
  no: number;
  court: number;
  game: number;
  score: Score;
  because: "unknown" | "withdrawn" | "differs" | "after_pairing" | "not_in_match";
}
export interface ProtestRow {
  protest: number;
  by: number;
  game: number | null;
  text: string;
  at: number;
  ruling: [boolean, string, number, unknown] | null;
}
export type CheckIn = "before" | "open" | "over";
export interface Overview {
  seq: number;
  plan: Plan | null;
  players: number;
  teams: number;
  are_entries_closed: boolean;
  check_in: CheckIn;
  tournaments: TournamentRow[];
  held: { held: Held; players: [number | null, number | null] }[];
  protests: ProtestRow[];
  is_finished: boolean;
}

export const TITLES = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"] as const;
export interface EntryData {
  rating?: number;
  title?: string;
  categories?: string[];
  club?: number;
}
export interface EnteredPlayer {
  person: number;
  data: EntryData;
}
export interface EntryRow {
  player: EnteredPlayer;
  number: [number, number] | null;
  team: number | null;
  late_from: number | null;
  away: [number, Bye][];
  withdrawn: number | null;
  checked_in: boolean;
  ticks: number[];
}
export interface EntryList {
  seq: number;
  is_closed: boolean;
  check_in: CheckIn;
  ticks: string[];
  categories: [string, number][];
  players: EntryRow[];
  teams: TeamRow[];
}
export interface TeamRow extends TeamEntry {
  withdrawn: number | null;
}

/** The meanings of a column of an entry list. */
export const FIELDS = [
  "surname", "given_names", "surname_first", "given_first", "fide_id", "national_id", "federation", "club", "team", "born", "sex", "title", "rating_standard", "rating_rapid",
  "rating_blitz", "rating_national", "category", "email", "phone", "handle", "byes", "note",
] as const;

/** A new person of the register. */
export interface Person {
  family: string;
  given?: string;
  born?: { year: number; month: number | null; day: number | null };
  sex?: "woman" | "man";
  fide_id?: number;
  federation?: string;
  title?: string;
  rating?: number;
  club?: string;
}

export interface SideOf {
  competitor: number;
  number: number;
  points: number | null;
}
export interface GameRow {
  game: number;
  /** 0 is the ChessSprint. */
  part: number;
  board: number;
  white: number | null;
  black: number | null;
  place: { wave: number; court: number; board: number } | null;
  started: number | null;
  result: { score: Score; rated: boolean; source: unknown } | null;
}
export interface Table {
  table: number;
  match_no: number;
  white: SideOf;
  black: SideOf;
  is_changed: boolean;
  games: GameRow[];
}
export interface RoundOf {
  seq: number;
  tournament: number;
  round: number;
  version: number;
  published: number | null;
  is_draft: boolean;
  is_changing: boolean;
  tables: Table[];
  byes: { side: SideOf; bye: Bye }[];
  unplaced: number[];
  departures: { white: number; black?: number | null; against: Variant }[];
  departed_because: string | null;
  open: number;
}
/** A value of an enum: its code, or its code with fields. */
export type Variant = string | Record<string, Record<string, unknown>>;
export interface Reason {
  why: Variant;
  message: Message;
  text: string;
}

export interface Difference {
  boards: { tournament: number; round: number; table: number; before: [number, number] | null; after: [number, number] | null }[];
  byes: { tournament: number; round: number; competitor: number; before: Bye | null; after: Bye | null }[];
  places: { tournament: number; competitor: number; before: [number, string] | null; after: [number, string] | null }[];
}

export interface Standings {
  seq: number;
  tournament: number;
  finished: number;
  is_live: boolean;
  codes: string[];
  dropped: string[];
  rows: { rank: number; competitor: number; number: number; cells: string[]; is_playing: boolean }[];
  categories: { category: string; rows: [number, number][] }[];
  has_shared_places: boolean;
}
export type CellResult = "win" | "draw" | "loss" | "forfeit_win" | "forfeit_loss" | "pending" | "pairing_bye" | "full_bye" | "half_bye" | "absent";
export interface CrossTable {
  seq: number;
  rows: { rank: number; competitor: number; number: number; cells: { opponent: number | null; colour: Colour | null; result: CellResult }[]; points: string }[];
}
export interface Timetable {
  seq: number;
  rounds: { round: number; day: string | null; planned: number | null; published: number | null; started: number | null; expected_end: number | null; is_over: boolean }[];
}
export interface Medals {
  seq: number;
  is_of_teams: boolean;
  general: { place: number; competitor: number }[];
  categories: { category: string; rows: { place: number; competitor: number }[] }[];
  prizes: { prize: number; what: string; category: string | null; place: number; competitor: number }[];
}
export interface RatingReport {
  seq: number;
  games: unknown[];
  players: { person: number; rating: number | null; games: number; half_points: number; against_rated: number; half_points_against_rated: number; opponents: number | null }[];
}

export type AfterPairing = "keep" | "repair_all" | { repair_from: number };
export type HandChange = { swap: [number, number] } | { colours: number } | { part: number } | { join: [number, number] } | { bye: [number, Bye] };
export type Act =
  | "open_check_in"
  | "reopen_entries"
  | "finish"
  | "resume"
  | { configure: { plan: Plan } }
  | { enter: { players: EnteredPlayer[] } }
  | { change: { player: EnteredPlayer } }
  | { withdraw: { person: number; reason: string } }
  | { return: { person: number } }
  | { ask_bye: { person: number; round: number; bye: Bye } }
  | { cancel_bye: { person: number; round: number } }
  | { tick: { person: number; tick: number; done: boolean } }
  | { check_in: { person: number; there: boolean } }
  | { close_check_in: { withdraw: boolean } }
  | { close_entries: { seed: number; by_name: number[] } }
  | { make_tournaments: { field: { best: { of: number[]; places: number } }; deal: "one"; system: System; settings: { held_back: boolean } } }
  | { draw_colour: { tournament: number; seed: number } }
  | { state_colour: { tournament: number; colour: Colour } }
  | { draw_lots: { tournament: number; seed: number } }
  | { pair: { tournament: number } }
  | { drop_round: { tournament: number; round: number } }
  | { open_changes: { tournament: number; round: number } }
  | { change_round: { tournament: number; round: number; change: HandChange } }
  | { close_changes: { tournament: number; round: number; reason: string } }
  | { drop_changes: { tournament: number; round: number } }
  | { publish: { tournament: number; round: number } }
  | { lay: { rounds: [number, number][] } }
  | { enter_result: { game: number; score: Score } }
  | { correct_result: { game: number; score: Score | null; reason: string; then: AfterPairing | null; protest: number | null } }
  | { settle_held: { held: number; accept: boolean; reason: string; then: AfterPairing | null } }
  | { protest: { by: number; game: number | null; text: string } }
  | { rule_protest: { protest: number; upheld: boolean; text: string } }
  | { choose_colour: { match_no: number; colour: Colour | null } }
  | { sprint_drawn: { game: number; white: number; black: number } }
  | { rule_match: { match_no: number; winner: number | null; reason: string } }
  | { enter_team: { team: TeamEntry } }
  | { change_team: { team: TeamEntry } }
  | { withdraw_team: { team: number; reason: string } }
  | { open_line_ups: { tournament: number; round: number; matches: number[] } }
  | { announce: { tournament: number } };
export interface TeamEntry {
  team: number;
  captain: number | null;
  /** The strongest first. */
  players: number[];
}
export interface Command {
  /** The record that the author had seen: if its part has changed since, the act is refused. */
  seen: number | null;
  act: Act;
}

/** A refusal: its code, or its code with fields. */
export type Refusal = Variant;
export interface Stale {
  subject: Variant;
  seen: number;
  now: number;
  /** The code of the last change. */
  changed: string;
}
