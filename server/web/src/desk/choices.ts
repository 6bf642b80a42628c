// The choices of lists, in the order in which an organiser meets them.
import type { Bye, ChessTitle, ColumnField, Duty, EventFormat, Score, SystemChoice } from "../wire";

/** The byes that may be asked for. */
export const BYES: Bye[] = ["half_point", "zero_point", "full_point"];
export const DUTIES: Duty[] = ["organiser", "chief_arbiter", "head_referee", "line_judge", "pairings_officer", "announcer"];
export const FORMATS: EventFormat[] = ["players", "teams", "league"];
export const SCORES: Score[] = ["1-0", "1/2-1/2", "0-1", "+--", "--+", "---", "0-0", "1/2-0", "0-1/2"];
export const SYSTEMS: SystemChoice[] = ["recommended", "swiss", "round_robin", "double_round_robin", "knockout"];
export const TITLES: ChessTitle[] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
/** The meanings of a column of an entry list. */
export const FIELDS: ColumnField[] = [
  "surname", "given_names", "surname_first", "given_first", "fide_id", "national_id", "federation", "club", "team", "born", "sex", "title", "rating_standard", "rating_rapid",
  "rating_blitz", "rating_national", "category", "email", "phone", "handle", "byes", "note",
];
