// Written by the tests of `referee-server`. Do not edit.

/** A kind of request, without its arguments. */
export type Act = "moved" | "pressed" | "read" | "crossed" | "returned" | "touched" | "resigned" | "draw_agreed" | "flag_seen" | "draw_card" | "draw_accepted" | "draw_refused" | "claimed" | "corrected" | "clocks_stopped" | "confirmed" | "disputed" | "agreed" | "declared" | "exchanged" | "withdrawn" | "reminded" | "interfered" | "clock_set" | "chief_called" | "fault" | "penalty" | "ladder" | "stopped" | "left_stop" | "walk_card" | "show_cards" | "arrange" | "ready" | "check" | "waive" | "start" | "abort" | "annul" | "pause" | "enter_result" | "seal" | "correct_result" | "rule_result" | "set_clock" | "set_position" | "set_players" | "set_evidence" | "pair" | "take_off" | "replace" | "void" | "void_ruling" | "void_others_call" | "split" | "answer" | "change_devices";

/** The following round after a corrected result. */
export type AfterPairing = "keep" | "repair_all" | {
  repair_from: Points;
};

/** A reason that stands against the start of a board. */
export type Against = "no_game" | "not_ready" | {
  failed: {
    /** The item that failed. */
    item: CheckItem;
    /** The side of the player, for an item that is checked of a player. */
    side?: Side | null;
  };
} | "proposed_times" | "clock_to_set" | {
  silent: {
    /** The silent device. */
    device: DeviceId;
  };
} | {
  clock_unknown: {
    /** The device whose clock is unknown. */
    device: DeviceId;
  };
} | {
  clock_off: {
    /** The device whose clock is off. */
    device: DeviceId;
    /** The clock is right to ± this much. */
    error: Millis;
  };
};

/** Statements that both players make together (SP-8, SP-11, SP-20, SP-25). */
export type Agreement = {
  first_flag: {
    /** The side whose flag fell first. */
    side: Side;
  };
} | "no_flag_before" | {
  result: {
    /** The result both state. */
    result: GameResult;
  };
} | "play_on";

/** The reach of an answer to a question that many boards are asked at once. */
export type Alike = "by_court" | "by_board";

/** A referee's answer to a question of the court. */
export type Answer = "yes" | "no" | {
  confirm: {
    /** The preview the referee saw. */
    preview: PreviewId;
  };
} | "decline";

/** An argument of a message. */
export type Arg = number | string | Message;

/**
 * The arrangement of two players: the time of their match, and the player who invited the other
 * (IM-1-2).
 */
export type Arrangement = {
  /** The time agreed on. */
  at: CourtTime;
  /** The side of the player who invited the other by his user name. */
  invited_by: Side;
};

/** The content of a request. */
export type Ask = {
  observe: {
    /** The board of the observation. */
    board: BoardNo;
    /** The game of the observation; if missing, the board's game at that instant. */
    game?: GameId | null;
    /** The observation itself. */
    seen: Seen;
  };
} | {
  arrange: {
    /** The arrangement of the players. */
    arranged: Arrangement;
    /** The game of the match. */
    game: GameId;
  };
} | {
  pair: {
    /** The reason to put them there although a result of the games before them is not sealed. */
    despite?: string | null;
    /** The games, each with its board. */
    games: Pairing[];
  };
} | {
  take_off: {
    /** The games; one that is not on the court any more changes nothing. */
    games: GameId[];
  };
} | {
  ready: {
    /** The boards that were swept. */
    boards: BoardNo[];
    /** True if the boards are ready. */
    ready: boolean;
  };
} | {
  check: {
    /** The boards that were checked. */
    boards: BoardNo[];
    /** The result of the check. */
    finding: Finding;
    /** The item that was checked. */
    item: CheckItem;
    /** The side of the player, for an item that is checked of a player. */
    side?: Side | null;
  };
} | {
  waive: {
    /** The board of the item. */
    board: BoardNo;
    /** The item that failed. */
    item: CheckItem;
    /** The head referee's reason, in his words. */
    reason: string;
    /** The side of the player, for an item that is checked of a player. */
    side?: Side | null;
  };
} | {
  show_cards: {
    /** The game of the walker. */
    game: GameId;
    /** The side of the walker. */
    side: Side;
  };
} | {
  start: {
    /** The boards to start. */
    boards: BoardNo[];
    /** The referee's reason, in his words, to start in spite of hindrances. */
    despite?: string | null;
    /** GO, in court time; if missing, three seconds after the request is ruled. */
    go_at?: CourtTime | null;
  };
} | {
  go: {
    /** The boards that start. */
    boards: BoardNo[];
    /** The referee's reason, in his words, to start in spite of hindrances. */
    despite?: string | null;
  };
} | {
  abort: {
    /** The boards that count down. */
    boards: BoardNo[];
  };
} | {
  annul: {
    /** The boards that were started. */
    boards: BoardNo[];
    /** The referee's reason, in his words. */
    reason: string;
  };
} | {
  pause: {
    /** The boards to stop. */
    boards: BoardNo[];
    /** The referee's reason, in his words. */
    reason: string;
  };
} | {
  enter_result: {
    /** The cause of the result, if it is known. */
    by?: Termination | null;
    /** The game that ended. */
    game: GameId;
    /** The result, as this referee saw it. */
    result: GameResult;
  };
} | {
  seal: {
    /** The games, each with the result he saw agreed. */
    games: ConfirmedResult[];
  };
} | {
  correct_result: {
    /** The seal or correction he saw there ([`GameView::manual`](crate::GameView::manual)). */
    based_on?: FactId | null;
    /** The game whose result is sealed. */
    game: GameId;
    /** The head referee's reason, in his words. */
    reason: string;
    /** The result from now on. */
    result: GameResult;
  };
} | {
  replace: {
    /** The board of the right call. */
    board: BoardNo;
    /** The call to take back. */
    call: FactId;
    /** The fault of the right call. */
    fault: Fault;
    /** The price of the fault. */
    sanction?: Sanction;
    /** The side of the right call. */
    side: Side;
  };
} | {
  split: {
    /** The call that was joined as a second witness's. */
    call: FactId;
  };
} | {
  set_clock: {
    /**
     * The last correction he saw there ([`GameView::manual`](crate::GameView::manual));
     * missing if there was none.
     */
    based_on?: FactId | null;
    /** The game whose clocks are set. */
    game: GameId;
    /** Time left per side; a missing side stays as it is. */
    left: {
      /** The value of Black. */
      black?: Millis | null;
      /** The value of White. */
      white?: Millis | null;
    };
    /** The head referee's reason, in his words. */
    reason: string;
    /** The side whose clock is to run; missing leaves it as it is. */
    to_run?: Side | null;
  };
} | {
  set_position: {
    /**
     * The last correction he saw there ([`GameView::manual`](crate::GameView::manual));
     * missing if there was none.
     */
    based_on?: FactId | null;
    /** The position, as FEN. */
    fen: string;
    /** The game whose position is set. */
    game: GameId;
    /** The head referee's reason, in his words. */
    reason: string;
  };
} | {
  set_players: {
    /**
     * The last correction he saw there ([`GameView::manual`](crate::GameView::manual));
     * missing if there was none.
     */
    based_on?: FactId | null;
    /** The game whose players change. */
    game: GameId;
    /** The right player of each side. */
    players: {
      /** The value of Black. */
      black: PlayerId;
      /** The value of White. */
      white: PlayerId;
    };
    /** The referee's reason, in his words. */
    reason: string;
  };
} | {
  rule_result: {
    /** The game that is ruled on. */
    game: GameId;
    /** The referee's reason, in his words. */
    reason: string;
    /** The result from now on. */
    result: GameResult;
  };
} | {
  answer: {
    /** The referee's answer. */
    answer: Answer;
    /** The fact that asked. */
    question: FactId;
  };
} | {
  void: {
    /** The fact of the ruling. */
    fact: FactId;
    /** The head referee's reason, in his words. */
    reason: string;
  };
} | {
  set_evidence: {
    /** The clock whose figure rules from now on. */
    clock: ClockRule;
    /** The evidence level from now on. */
    evidence: Evidence;
    /** The game on the board. */
    game: GameId;
  };
};

/** A phone that asks to come in. */
export type Asking = {
  /** The name that the owner typed. */
  name: string;
  /** Its number, shown on the phone too, so that the right one is granted. */
  number: number;
  /** Instant at which it began to ask. */
  since: CourtTime;
  /** Program and version. */
  software: string;
};

/**
 * The number of a device that asks to come in. The device gives it back when it asks again, and
 * so keeps it over any number of connections.
 */
export type AskingNumber = {
  /**
   * The server's proof that it gave the number: 43 characters of base64, without meaning to a
   * device. It is good until the server is started again.
   */
  mac: string;
  /** The number for the head referee, shown on the device too. */
  number: number;
};

/**
 * A game of a player with its effect on his rating (CR-3.1.2-1). Exact ratings, changes and
 * expectations are in hundredths.
 */
export type AuditedGame = {
  /** The exact rating after the game; `None` while the player is unrated. */
  after: number | null;
  /** The exact rating before the game; `None` while the player is unrated. */
  before: number | null;
  change: number | null;
  colour: Colour;
  day: Date;
  event: number;
  expected: number | null;
  factor: number | null;
  game: GameId;
  /** The half points of the player. */
  half_points: number;
  /** The effect of a game that changed no rating. */
  note: GameNote | null;
  opponent: PersonId;
  /** The opponent's published rating before the game; `None` for an unrated opponent. */
  opponent_rating: number | null;
};

/** The author of a record. */
export type Author = {
  organiser: number;
} | {
  player: PersonId;
} | "house" | "desk";

/** The bye of a competitor who is away. */
export type AwayBye = "full_point" | "half_point" | "zero_point";

/** An earlier instant for which a call is made; without it, the call is for the instant of the tap. */
export type Back = {
  ago: {
    /** Time between the earlier instant and the tap, at most [`Back::AGO_MAX`]. */
    time: Millis;
  };
} | {
  after_ply: {
    /** The half-move, from 1; 0 is the run at the start. */
    ply: number;
  };
};

/** The way in which a row is entered. */
export type Becomes = "new" | {
  same: PlayerId;
} | {
  entered: PlayerId;
} | "left_out" | "open";

/** A date of birth, as far as known: ratings lists often have the year only. */
export type BirthDate = {
  /** Day of the month, from 1. */
  day: number | null;
  /** Month, from 1. */
  month: number | null;
  /** Year of birth, with its century. */
  year: number;
};

/** A date of birth, as far as known: ratings lists often have the year only. */
export type BirthDateInput = {
  /** Day of the month, from 1. */
  day?: number | null;
  /** Month, from 1. */
  month?: number | null;
  /** Year of birth, with its century. */
  year: number;
};

/** The card of a board. */
export type BoardCard = {
  /** The address of the board on the public's listener. */
  address: string;
  board: number;
  court: CourtId;
  /** The address as a QR code, in SVG. */
  qr: string;
};

/** A table with another pair. */
export type BoardChange = {
  /** White and Black afterwards. */
  after: [Competitor, Competitor] | null;
  /** White and Black now. */
  before: [Competitor, Competitor] | null;
  round: RoundNumber;
  /** The table, from 1. */
  table: number;
  tournament: TournamentId;
};

/** A board on its court, from 1, in lane order. */
export type BoardNo = number;

/**
 * The whole view of one board, without permits at most [`BoardView::BYTES_MAX`] bytes
 * in either codec.
 */
export type BoardView = {
  /** The board's number on its court. */
  board: BoardNo;
  /** The board's game, if one is paired. */
  game?: GameView | null;
  /**
   * The acts that may be asked of the game. Missing in a frame that leaves them as they were,
   * without a game, and for the public.
   */
  permits?: Permits | null;
  /**
   * True if a device that reports for the board is stale. Nothing is concluded
   * from silence meanwhile.
   */
  stale: boolean;
};

/** One boot of a device's monotonic clock. Random, below 2^53. */
export type BootId = number;

/** The reason why a competitor had no opponent. */
export type Bye = "pairing_allocated" | "full_point" | "half_point" | "zero_point";

/** A competitor whose bye changes. */
export type ByeChange = {
  after: Bye | null;
  before: Bye | null;
  competitor: Competitor;
  round: RoundNumber;
  tournament: TournamentId;
};

/** A competitor with a bye. */
export type ByeRow = {
  bye: RoundBye;
  side: SideRow;
};

/** The byes that players may ask for. */
export type ByeRules = {
  /** The most half-point byes of one player. */
  half_points: number;
  /** The last rounds of a Swiss in which nobody has a half-point bye. */
  not_in_last: number;
};

/** The byes that players may ask for. */
export type ByeRulesInput = {
  /** The most half-point byes of one player. */
  half_points?: number;
  /** The last rounds of a Swiss in which nobody has a half-point bye. */
  not_in_last?: number;
};

/**
 * A category: a division of the rulebook such as `U12`, or a group for which the organiser has
 * prizes, such as `B`.
 */
export type Category = string;

export type CategoryMedals = {
  category: Category;
  /** The tournament that decides it. */
  of: TournamentId;
  /** The medals, gold first. */
  rows: MedalRow[];
};

/** The classification of one category. */
export type CategoryRows = {
  category: Category;
  /** Place and competitor, the best first. */
  rows: ([number, Competitor])[];
};

/** A round of a competitor in the cross-table. */
export type Cell = {
  /** The board points of a team, once there are some. */
  board_points: Points | null;
  /** The player's colour. */
  colour: Colour | null;
  /** True if the result was struck: it is shown, and counts for nothing (C.05 art. 6.6). */
  is_struck: boolean;
  /** The start number of the opponent; `None` for a bye. */
  opponent: number | null;
  /** The result for the competitor. */
  result: CellResult;
};

/** The result of a round for one player. */
export type CellResult = "draw" | "pairing_bye" | "absent" | "win" | "loss" | "forfeit_win" | "forfeit_loss" | "pending" | "full_bye" | "half_bye" | "free";

/** Another referee's act that a request has not seen. */
export type Change = "became" | "sealed" | "corrected" | "clocks" | "position" | "players" | "voided";

/** An item that can be checked of a board. */
export type Check = {
  /** The item of the check-list. */
  item: CheckItem;
  /** The side of the player, for an item that is checked of a player. */
  side?: Side | null;
};

/** The state of the check-in. */
export type CheckIn = "open" | "over" | "before";

/** One item of the check-list, in the order in which a court is walked. */
export type CheckItem = "electronic_clock" | "table_width" | "no_backrest" | "board_and_pieces" | "endorsed_clock" | "standing" | "captured_pieces" | "shoes" | "dress";

/** A checked item of a board that waits, as referees see it. */
export type CheckView = {
  /** True if the failed item keeps the board from being started. */
  blocks?: boolean;
  /** The item of the check-list. */
  item: CheckItem;
  /** True if the item is as it should be. */
  passed?: boolean;
  /** The side of the player, for an item that is checked of a player. */
  side?: Side | null;
  /** True if the item failed and the head referee waived it. */
  waived?: boolean;
};

/** A chess title, strongest first: it decides between equal ratings on the starting list (C.04.2). */
export type ChessTitle = "GM" | "IM" | "WGM" | "FM" | "WIM" | "CM" | "WFM" | "WCM";

/** A player's claim against his opponent, or about the position; likely ones first. */
export type Claim = "illegal_move" | "press_without_move" | "touch_move" | "moved_before_run" | {
  flag_down: {
    /** The side whose flag is down. */
    of: Side;
  };
} | "both_flags_down" | "king_in_check" | "king_captured" | "checkmate" | "stalemate" | "dead_position" | {
  threefold: {
    /** The move that would bring it about, if it is announced and not made. */
    uci?: string | null;
  };
} | {
  fifty_moves: {
    /** The move that would bring it about, if it is announced and not made. */
    uci?: string | null;
  };
} | {
  irregularity: {
    /** The irregularity, in at most [`Claim::WHAT_MAX`] characters. */
    what: string;
  };
};

/** A result that one player of an online match reported. */
export type Claimed = {
  at: CourtTime;
  by: PersonId;
  /** True once the opponent has disputed it. */
  disputed: boolean;
  /** The link to the game, if he gave one. */
  link?: string | null;
  score: Score;
};

/** A device's estimate of the court's clock: court µs = device µs + `offset`, ± `error`. */
export type ClockEstimate = {
  /** The estimate is off by no more than this, in µs. */
  error: number;
  /** Court time in µs since 1970 minus the device's clock. */
  offset: number;
};

/** The clock whose figure rules the time. */
export type ClockRule = "court" | "table";

/** A club. Persons name it by its name. */
export type Club = {
  city: string | null;
  /** The federation's three letters. */
  federation: string | null;
  /** The name, as tables write it. */
  name: string;
  /** The name for narrow columns. */
  short: string | null;
};

/** A change of data in the register. */
export type ClubChange = {
  is: ClubInput;
  /** The data that its author saw. */
  was: ClubInput;
};

/** A club of the register. Players of one club can be kept apart. */
export type ClubId = number;

/** A club. Persons name it by its name. */
export type ClubInput = {
  city?: string | null;
  /** The federation's three letters. */
  federation?: string | null;
  /** The name, as tables write it. */
  name?: string;
  /** The name for narrow columns. */
  short?: string | null;
};

/** A merge of a person or club into another. */
export type ClubMerge = {
  /** The data that the author of the merge saw. */
  from_was: ClubInput;
  /** The person or club whose number and data stay. */
  into: ClubId;
  into_was: ClubInput;
};

/** The colour a player has in a game. */
export type Colour = "white" | "black";

/** The rule that gave the colours (C.04.3 art. 5.2). */
export type ColoursRule = "both_preferences" | "stronger_preference" | "last_difference" | "higher_ranked" | "lot";

/** A column with its meaning. */
export type Column = {
  confidence: Confidence;
  /** The meaning; `None` for a column that is left out. */
  field: ColumnField | null;
  /** The heading, empty if there is none. */
  heading: string;
  /** `C` as in a spreadsheet. */
  letters: string;
  /** The first cells that hold something, for the screen. */
  samples: string[];
};

/** The meaning of a column. */
export type ColumnField = "surname" | "given_names" | "surname_first" | "given_first" | "fide_id" | "national_id" | "federation" | "club" | "team" | "born" | "sex" | "title" | "rating_standard" | "rating_rapid" | "rating_blitz" | "rating_national" | "category" | "email" | "phone" | "handle" | "byes" | "note";

/** A command: an act, and the last record that its author had seen. */
export type Command = {
  act: DeskAct;
  /**
   * The number of the last record that the author's view held. If the part that the act edits
   * has changed since, the act is refused as stale. `None` edits the present state.
   */
  seen?: Seq | null;
};

/** A person or a team, as the tournament pairs persons or teams, by its number. */
export type Competitor = number;

/** The certainty of a column's meaning. */
export type Confidence = "unknown" | "guessed" | "likely" | "certain" | "remembered" | "told";

/** A result that is confirmed, for the seal. */
export type ConfirmedResult = {
  /** The game to seal. */
  game: GameId;
  /** The result the head referee saw agreed. */
  result: GameResult;
};

/** The last correction of a sealed result. */
export type CorrectedView = {
  /**
   * The device that corrected it; missing for the server's own machine. Missing for
   * the public too.
   */
  by?: DeviceId | null;
  /** The result it replaced. */
  was: GameResult;
};

/** The correction of a result that counts. */
export type Correction = {
  game: GameId;
  /** The right result; `None` takes it back. */
  score?: Score | null;
  /** The following round, if it is paired: `None` asks which. */
  then?: AfterPairing | null;
};

/** A court in the list of courts. */
export type CourtEntry = {
  /** The court's number, from 1. */
  court: CourtId;
  name: string;
};

/** A court of the hall, from 1. */
export type CourtId = number;

/** A start or a result in the records of a court. */
export type CourtItem = {
  at: CourtTime;
  game: GameId;
  /** The court's record. */
  seq: Seq;
  what: CourtNews;
};

/** The kind of venue of a court (CR-2.1-1, CR-2.3-1, CR-2.3-2). */
export type CourtKind = "basketball" | "track" | "custom";

/** An event in a game on its court. */
export type CourtNews = "started" | "start_annulled" | {
  sealed: {
    /** True if both sides have moved: only then it is rated (CR-3.1.2-2). */
    rated: boolean;
    score: Score;
  };
};

/** A court of the event. */
export type CourtPlan = {
  /** Its boards, from 1 to [`Self::BOARDS_MAX`]. */
  boards: number;
  court: CourtId;
  /** The categories that play here first, such as children at shorter lanes (CR-2.2). */
  first_for?: Category[];
};

/** The layout of a court. */
export type CourtSetup = {
  /** Number of boards on the middle line. */
  boards: number;
  /** The kind of venue. */
  kind: CourtKind;
  /** The court's length from turning point to turning point, in millimetres. */
  length_mm: number;
  /** The court's name for referees and spectators. */
  name: string;
  /**
   * True if the boards are swept before a start. The start then waits until each board was found
   * ready (CR-2.1-3).
   */
  sweep: boolean;
  /** The court's width along the boards, in millimetres. */
  width_mm: number;
};

/**
 * An instant of court time: milliseconds since 1970 UTC on the court's own clock, which never
 * jumps. For display it may be read as UTC; rulings use differences only.
 */
export type CourtTime = number;

/** A device's proof of its identity. */
export type Credential = {
  code: {
    /** The one-time code, as typed. */
    code: string;
  };
} | {
  token: {
    /** The token from the device's [`Welcome`]. */
    token: string;
  };
} | "asking" | {
  asking_again: AskingNumber;
};

export type CrewMember = {
  /** The court of the duty; `None` for the whole hall. */
  court?: CourtId | null;
  duty: Duty;
  person: PersonId;
};

/** The cross-table of a tournament that is no knockout. */
export type CrossTable = {
  /** The rows in the order of the standings; last the competitors whose results were struck. */
  rows: CrossTableRow[];
  seq: Seq;
  tournament: TournamentId;
};

export type CrossTableRow = {
  /**
   * The points after each of these rounds; of a team the match points. Results that were struck
   * count for nothing. Points taken from a team are missing from its last result on.
   */
  after: string[];
  /** The board points of a team. */
  board_points: string | null;
  /** The cell of each round, round 1 first. */
  cells: Cell[];
  competitor: Competitor;
  number: number;
  /** The points, as the standings have them. */
  points: string;
  /** The place; `None` for a competitor whose results were struck. */
  rank: number | null;
};

/** The number of times that each pair meets. */
export type Cycles = "single" | "double";

/** A valid calendar date. */
export type Date = string;

/** A day of the event. */
export type Day = {
  date: Date;
  /** The start of the day's first round, in minutes after midnight of the hall's clock. */
  starts: number;
};

/** The division of competitors into tournaments. */
export type Deal = "one" | "crossed" | {
  snake: number;
};

/** One thing a player owes before he may move. */
export type Debt = "half_run" | "full_run" | "correction" | {
  take_back: {
    /**
     * Square of the touched piece, which has to move. If missing, no touched piece can move
     * and any piece may.
     */
    touched?: Square | null;
  };
};

/** The method that decides a match that is tied after its games. */
export type Decider = "colours_switched" | "colour_chosen" | "as_first_game" | "referee";

/** The points taken from a team. */
export type Deduction = {
  board_points: Points;
  competitor: Competitor;
  match_points: Points;
  reason: string;
};

/** A pair that differs from the lawful pairing. */
export type Departure = {
  /** The reason of the rules against the pair, as a code with the article. */
  against: Why;
  /** The competitor with Black; `None` for a bye. */
  black?: Competitor | null;
  /** The competitor with White, or the one with the bye. */
  white: Competitor;
};

/** An act. `person`, `team`, `tournament`, `round`, `match_no` and `game` name its objects. */
export type DeskAct = {
  create: {
    /** The answers to the ten questions. */
    plan: PlanInput;
  };
} | {
  configure: {
    plan: PlanInput;
  };
} | {
  enter: {
    /** The half-point byes that they ask for. */
    byes?: ([PersonId, RoundNumber])[];
    players: EnteredPlayerInput[];
    /** Their teams: new ones, and those of the entry list as they are from now on. */
    teams?: TeamEntry[];
  };
} | {
  change: {
    /** The player with his new data. */
    player: EnteredPlayerInput;
  };
} | {
  withdraw: {
    person: PersonId;
    reason?: string;
  };
} | {
  return: {
    person: PersonId;
  };
} | {
  ask_bye: {
    /** The value. The zero-point bye is an absence. */
    bye: Bye;
    person: PersonId;
    round: RoundNumber;
  };
} | {
  cancel_bye: {
    person: PersonId;
    round: RoundNumber;
  };
} | "open_check_in" | {
  tick: {
    done: boolean;
    person: PersonId;
    /** The place of the tick in the plan's list, from 0. */
    tick: number;
  };
} | {
  check_in: {
    person: PersonId;
    there: boolean;
  };
} | {
  close_check_in: {
    /** True if the missing players have withdrawn. */
    withdraw: boolean;
  };
} | {
  enter_team: {
    team: TeamEntry;
  };
} | {
  change_team: {
    team: TeamEntry;
  };
} | {
  withdraw_team: {
    reason?: string;
    team: TeamId;
  };
} | {
  ask_team_bye: {
    bye: Bye;
    round: RoundNumber;
    team: TeamId;
  };
} | {
  close_entries: {
    /**
     * The persons in the order of their names, which decides between equal ratings and titles
     * (C.04.2). A person not named comes last, by number.
     */
    by_name?: PersonId[];
    /** The seed of every lot that this draws; its lowest 53 bits count. */
    seed: number;
  };
} | "reopen_entries" | {
  make_tournaments: {
    /** Their division into tournaments. */
    deal: Deal;
    field: TournamentField;
    settings?: SettingsInput;
    system: System;
  };
} | {
  drop_tournament: {
    tournament: TournamentId;
  };
} | {
  set: {
    settings: SettingsInput;
    tournament: TournamentId;
  };
} | {
  keep_apart: {
    groups: KeptApart[];
    tournament: TournamentId;
  };
} | {
  keep_clubs_apart: {
    /** The clubs; empty for all. */
    clubs: ClubId[];
    /** Clubs that are another club by now: the server adds them from its register. */
    merged?: Record<string, ClubId>;
    tournament: TournamentId;
  };
} | {
  number: {
    order: NumberOrder;
    tournament: TournamentId;
  };
} | {
  draw_colour: {
    seed: number;
    tournament: TournamentId;
  };
} | {
  state_colour: {
    /** The colour of the odd numbers. */
    colour: Colour;
    tournament: TournamentId;
  };
} | {
  draw_lots: {
    seed: number;
    tournament: TournamentId;
  };
} | {
  take_over: {
    /** The rounds, round 1 first. */
    rounds: TakenRound[];
    tournament: TournamentId;
  };
} | {
  take_over_tournament: {
    taken: TakenTournament;
  };
} | {
  pair: {
    tournament: TournamentId;
  };
} | {
  drop_round: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  open_changes: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  change_round: {
    change: HandChange;
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  close_changes: {
    /** The reason for the departures; empty if there are none. */
    reason?: string;
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  drop_changes: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  publish: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  lay: {
    rounds: ([TournamentId, RoundNumber])[];
  };
} | {
  move: {
    game: GameId;
    /** The new place. A game that is there changes places with it. */
    to?: Place | null;
  };
} | {
  take_from_court: {
    /** The court's record after which the items begin: the desk's cursor, or an earlier one. */
    after: Seq;
    court: CourtId;
    /** The starts and results of games in those records, in their order. */
    items: CourtItem[];
    /** The court's last record that was read. */
    through: Seq;
  };
} | {
  enter_result: {
    game: GameId;
    score: Score;
  };
} | {
  enter_game: {
    game: GameId;
    moves: string;
    score: Score;
  };
} | {
  correct_result: {
    game: GameId;
    /** The protest that led to it. */
    protest?: ProtestNo | null;
    reason: string;
    /** The right result; `None` takes it back. */
    score?: Score | null;
    /** The following round, if it is paired: `None` asks which. */
    then?: AfterPairing | null;
  };
} | {
  settle_held: {
    /** True to let it count, by a correction if another counts; false to set it aside. */
    accept: boolean;
    held: HeldNo;
    reason: string;
    /** The following round, if it is paired: `None` asks which. */
    then?: AfterPairing | null;
  };
} | {
  sprint_drawn: {
    /** Black's time left. */
    black: Millis;
    game: GameId;
    white: Millis;
  };
} | {
  choose_colour: {
    /** His colour; `None` if he did not choose in time. */
    colour?: Colour | null;
    match_no: MatchNo;
  };
} | {
  rule_match: {
    match_no: MatchNo;
    reason: string;
    /** The side that goes on; `None` if neither does. */
    winner?: Competitor | null;
  };
} | {
  protest: {
    by: PersonId;
    game?: GameId | null;
    text: string;
  };
} | {
  rule_protest: {
    /** The correction to which an upheld protest leads; its reason is the text of the ruling. */
    correction?: Correction | null;
    protest: ProtestNo;
    text: string;
    upheld: boolean;
  };
} | {
  seal_line_up: {
    match_no: MatchNo;
    /** The players who play, in any order. */
    players: PersonId[];
    team: TeamId;
  };
} | {
  open_line_ups: {
    /** The matches; empty for all of the round. */
    matches?: MatchNo[];
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  postpone: {
    match_no: MatchNo;
    reason?: string;
    /** The new instant. */
    to: CourtTime;
  };
} | {
  walk_over: {
    match_no: MatchNo;
    reason: string;
    /** The winner; `None` if neither appeared. */
    winner?: Competitor | null;
  };
} | {
  deduct: {
    /** Board points taken, in tenths. */
    board_points: Points;
    /** Match points taken, in tenths: 20 takes two. Fewer than none gives points back. */
    match_points: Points;
    reason: string;
    team: TeamId;
    tournament: TournamentId;
  };
} | {
  set_window: {
    closes: CourtTime;
    match_no: MatchNo;
    opens: CourtTime;
  };
} | {
  agree_time: {
    match_no: MatchNo;
    to: CourtTime;
  };
} | {
  start_hour: {
    match_no: MatchNo;
    person: PersonId;
  };
} | {
  report_result: {
    game: GameId;
    link?: string | null;
    /** The moves of the game, as PGN without tags. */
    moves?: string | null;
    person: PersonId;
    score: Score;
  };
} | {
  answer_result: {
    /** True to confirm, false to dispute. */
    confirm: boolean;
    game: GameId;
    person: PersonId;
    /** The result that is answered: an answer to another one than is reported is refused. */
    score: Score;
  };
} | {
  pass_deadline: {
    game: GameId;
  };
} | {
  announce: {
    tournament: TournamentId;
  };
} | "finish" | "resume";

/**
 * The reason why an act was refused. Nothing has been changed.
 *
 * The code is the variant's name in `snake_case`; the sentence is the message `desk-…`.
 */
export type DeskRefusal = "not_created" | "already_created" | "finished" | "not_finished" | "only_pairing_gives" | "check_in_not_open" | "check_in_open" | "entries_closed" | "entries_open" | "reason_needed" | "no_courts" | "already_ruled" | "window_ends_first" | {
  not_yours: {
    act: string;
  };
} | {
  stale: {
    changed: string;
    now: Seq;
    seen: Seq;
    subject: Subject;
  };
} | {
  bad_text: {
    fault: TextFault;
    field: TextField;
  };
} | {
  too_long: {
    field: TextField;
    max: number;
  };
} | {
  bad_plan: {
    found: string;
    setting: PlanSetting;
  };
} | {
  no_such_person: {
    person: PersonId;
  };
} | {
  no_such_team: {
    team: TeamId;
  };
} | {
  no_such_tournament: {
    tournament: TournamentId;
  };
} | {
  no_such_round: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  no_such_match: {
    match_no: MatchNo;
  };
} | {
  no_such_game: {
    game: GameId;
  };
} | {
  no_such_protest: {
    protest: ProtestNo;
  };
} | {
  no_such_held: {
    held: HeldNo;
  };
} | {
  no_such_tick: {
    tick: number;
    ticks: number;
  };
} | {
  no_such_board: {
    board: BoardNo;
    court: CourtId;
  };
} | {
  already_entered: {
    person: PersonId;
  };
} | {
  team_already_entered: {
    team: TeamId;
  };
} | {
  in_another_team: {
    person: PersonId;
    team: TeamId;
  };
} | {
  named_twice: {
    person: PersonId;
  };
} | {
  bad_rating: {
    most: number;
    person: PersonId;
    rating: number;
  };
} | {
  category_not_played: {
    category: Category;
    person: PersonId;
  };
} | {
  no_tournament_for: {
    person: PersonId;
  };
} | {
  plays_already: {
    person: PersonId;
    tournament: TournamentId;
  };
} | {
  late_entries_over: {
    until: RoundNumber;
  };
} | {
  already_withdrawn: {
    person: PersonId;
  };
} | {
  not_withdrawn: {
    person: PersonId;
  };
} | {
  team_already_withdrawn: {
    team: TeamId;
  };
} | {
  byes_used: {
    most: number;
    person: PersonId;
  };
} | {
  no_bye_in_round: {
    round: RoundNumber;
  };
} | {
  not_asked: {
    person: PersonId;
    round: RoundNumber;
  };
} | {
  too_late_for_bye: {
    round: RoundNumber;
  };
} | {
  begun: {
    tournament: TournamentId;
  };
} | {
  too_few: {
    competitors: number;
  };
} | {
  category_too_small: {
    /** The categories, with commas; empty for players without one. */
    categories: string;
    competitors: Competitor[];
  };
} | {
  too_many: {
    competitors: number;
    most: number;
  };
} | {
  not_as_numbered: {
    tournament: TournamentId;
  };
} | {
  numbers_fixed: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  bad_tie_break: {
    code: string;
  };
} | {
  not_for_this_system: {
    tournament: TournamentId;
  };
} | {
  not_twice: {
    competitor: Competitor;
  };
} | {
  not_in_tournament: {
    competitor: Competitor;
    tournament: TournamentId;
  };
} | {
  club_unknown: {
    club: ClubId;
  };
} | {
  crossing_needs_groups: {
    groups: number;
  };
} | {
  not_final: {
    tournament: TournamentId;
  };
} | {
  changes_finals: {
    tournament: TournamentId;
  };
} | {
  finals_made: {
    tournament: TournamentId;
  };
} | {
  lots_needed: {
    tied: Competitor[];
    tournament: TournamentId;
  };
} | {
  nothing_shared: {
    tournament: TournamentId;
  };
} | {
  colour_not_drawn: {
    tournament: TournamentId;
  };
} | {
  colour_drawn: {
    tournament: TournamentId;
  };
} | {
  seen_elsewhere: {
    last: Seq;
    seen: Seq;
  };
} | {
  results_missing: {
    games: GameId[];
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  results_held: {
    games: GameId[];
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  matches_undecided: {
    matches: MatchNo[];
    tournament: TournamentId;
  };
} | {
  all_paired: {
    rounds: number;
    tournament: TournamentId;
  };
} | {
  no_legal_pairing: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  nobody_to_pair: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  acceleration_needs_halves: {
    tournament: TournamentId;
  };
} | {
  bad_team_system: {
    code: string;
  };
} | {
  draft_open: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  changes_open: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  changes_not_open: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  not_last_round: {
    last: RoundNumber;
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  already_published: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  not_published: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  nothing_to_publish: {
    round: RoundNumber;
    tournament: TournamentId;
    version: number;
  };
} | {
  unplaced: {
    competitors: Competitor[];
  };
} | {
  placed: {
    competitor: Competitor;
  };
} | {
  have_met: {
    black: Competitor;
    white: Competitor;
  };
} | {
  kept_apart: {
    black: Competitor;
    white: Competitor;
  };
} | {
  game_begun: {
    game: GameId;
  };
} | "nothing_laid" | {
  board_taken: {
    board: BoardNo;
    court: CourtId;
    game: GameId;
  };
} | {
  court_gap: {
    after: Seq;
    court: CourtId;
    cursor: Seq;
  };
} | {
  result_there: {
    game: GameId;
  };
} | {
  no_result: {
    game: GameId;
  };
} | {
  same_result: {
    game: GameId;
  };
} | {
  game_withdrawn: {
    game: GameId;
  };
} | {
  board_empty: {
    game: GameId;
  };
} | {
  choose_after_pairing: {
    round: RoundNumber;
    tournament: TournamentId;
    usual: string;
  };
} | {
  nothing_paired_after: {
    tournament: TournamentId;
  };
} | {
  rests_on_it: {
    game: GameId;
    match_no: MatchNo;
  };
} | {
  not_in_knockout: {
    game: GameId;
  };
} | {
  sprint_not_drawn: {
    game: GameId;
  };
} | {
  not_a_sprint: {
    game: GameId;
  };
} | {
  not_due: {
    match_no: MatchNo;
  };
} | {
  not_in_match: {
    competitor: Competitor;
    match_no: MatchNo;
  };
} | {
  not_upheld: {
    protest: ProtestNo;
  };
} | {
  not_a_member: {
    person: PersonId;
    team: TeamId;
  };
} | {
  in_no_team: {
    person: PersonId;
  };
} | {
  too_few_players: {
    boards: number;
    players: number;
    team: TeamId;
  };
} | {
  too_many_players: {
    boards: number;
    named: number;
  };
} | {
  line_up_there: {
    match_no: MatchNo;
    team: TeamId;
  };
} | {
  line_ups_open: {
    match_no: MatchNo;
  };
} | {
  match_played: {
    match_no: MatchNo;
  };
} | {
  not_online: {
    match_no: MatchNo;
  };
} | {
  outside_window: {
    match_no: MatchNo;
  };
} | {
  hour_runs: {
    match_no: MatchNo;
  };
} | "bad_time" | {
  not_your_game: {
    game: GameId;
    person: PersonId;
  };
} | "no_link" | {
  nothing_reported: {
    game: GameId;
  };
} | {
  other_result: {
    game: GameId;
  };
} | {
  protests_open: {
    max: number;
  };
} | {
  own_report: {
    game: GameId;
  };
} | {
  disputed: {
    game: GameId;
  };
} | {
  before_deadline: {
    game: GameId;
  };
} | {
  held_back: {
    tournament: TournamentId;
  };
} | {
  nothing_held_back: {
    tournament: TournamentId;
  };
};

/** An act that concerns a device. */
export type DeviceAct = {
  grant: {
    /** The number shown on the phone. */
    asking: number;
    /** The device's boards; empty is all. */
    boards: BoardNo[];
    /** The courts on which it has that role. */
    courts: CourtId[];
    /** The phone's name from now on. */
    name: string;
    /** The role of the phone. */
    role: Role;
  };
} | {
  deny: {
    /** The number shown on the phone. */
    asking: number;
  };
} | {
  assign: {
    /** The device's boards; empty is all. */
    boards: BoardNo[];
    /** The courts on which it has that role. */
    courts: CourtId[];
    /** The device to change. */
    device: DeviceId;
    /** The device's role from now on. */
    role: Role;
  };
} | {
  hand_over: {
    /** The device that hands its duty over. */
    from: DeviceId;
    /** The device that takes it over. */
    to: DeviceId;
  };
} | {
  revoke: {
    /** The device whose enrolment ends. */
    device: DeviceId;
  };
};

/** The answer to a [`DeviceAsk`]. */
export type DeviceAnswer = {
  /** The ask's mark. */
  id: number;
  /** The refusal; missing if the ask was carried out. */
  refused?: Refusal | null;
};

/**
 * The head referee's ask about devices. It is carried out while the link stands and never kept for
 * later. Each ask is absolute, so that a repeat changes nothing.
 */
export type DeviceAsk = {
  /** The act that is asked for. */
  act: DeviceAct;
  /** The sender's mark; the answer repeats it. */
  id: number;
};

/** An enrolled device and its state. */
export type DeviceHealth = {
  /** The boards for which it reports; empty is all. */
  boards: BoardNo[];
  /** Greatest error of its clock, in ±µs. */
  clock_error?: Micros | null;
  /** The courts on which it has that role. */
  courts: CourtId[];
  /** The device's id. */
  device: DeviceId;
  /** Instant of its last message. */
  heard?: CourtTime | null;
  /** The device's name. */
  name: string;
  /** The state of its connection. */
  reach: Reach;
  /** True if it handed its duty over and watches no board. */
  relieved?: boolean;
  /** The device's role. */
  role: Role;
  /** The device's last report about itself. */
  says?: SelfReport | null;
  /** Program and version. */
  software: string;
};

/** An enrolled device: a board agent, a referee's terminal, a phone. */
export type DeviceId = number;

/** The visible differences between two states of an event. */
export type Difference = {
  /** The boards that change, by tournament, round and table. */
  boards: BoardChange[];
  byes: ByeChange[];
  places: PlaceChange[];
};

export type Done = {
  event: EventNo;
  /** The last record that the event then has. */
  seq: Seq;
};

/** The colour that a player is due. */
export type DueColour = "white" | "black";

/** The strength with which a colour is due. */
export type DueStrength = "mild" | "strong" | "absolute";

/** The rules for the matches of a knockout. */
export type DuelRules = {
  /** The number of boards: one for players, [`BOARDS`] for teams. */
  boards: number;
  /** The method that decides a tied match. */
  decider: Decider;
  /** The number of games on every board, one or two. All of them are played. */
  games: number;
};

/** Two entries, or an entry and a person already known, who seem to be the same. */
export type DuplicateRow = {
  /** The data that agree. */
  by: Likeness;
  /** The line of the entry. */
  line: number;
  message: Message;
  /** The name of the entry. */
  name: string;
  /** The earlier entry or the known person. */
  of: Same;
  /** The name that is there already. */
  other: string;
  /** The message in the server's language. */
  text: string;
};

export type Duty = "organiser" | "chief_arbiter" | "line_judge" | "pairings_officer" | "announcer" | "head_referee";

/** A finished game of an earlier round, whose board has the next game. */
export type EarlierGame = {
  /** The board on which it was played. */
  board: BoardNo;
  /**
   * The game without the fields of a board in play: its position, its last move, its clocks, and
   * the places of its players.
   */
  game: GameView;
  /** The acts about its result. */
  permits: Permits;
};

export type Edition = "16" | "26";

/** The encoding in which a text file was saved. */
export type Encoding = "utf8" | "utf16" | "windows1252";

/** The end of a game. */
export type EndedView = {
  /** Instant of the end. */
  at: CourtTime;
  /** The cause of the end. */
  by: Termination;
  /** The result of the game. */
  result: GameResult;
};

/** The causes of each result, likely ones first. */
export type Ends = {
  /** The causes of a game that both players lost. */
  both_lost?: Termination[];
  /** The causes of a draw. */
  drawn?: Termination[];
  /** The causes of a win. */
  won?: Termination[];
};

export type EnteredPlayer = {
  /** The data for rulings. */
  data: EntryData;
  person: PersonId;
};

export type EnteredPlayerInput = {
  /** The data for rulings. */
  data?: EntryData;
  person: PersonId;
};

/**
 * The data of a player that rulings need, derived from the register: the start rating by
 * CR-3.1.1, the category by year of birth and sex (CR-3.2).
 */
export type EntryData = {
  /** The categories: the first is the one in which he competes; he can win prizes in the others. */
  categories?: Category[];
  club?: ClubId | null;
  /** The start rating; `None` for an unrated player. */
  rating?: number | null;
  title?: ChessTitle | null;
};

/**
 * A fault or a doubt. A *fault* has to be put right before the list can be entered; a *doubt* is for a
 * person to look at ([`EntryFault::is_doubt`]).
 */
export type EntryFault = "damaged" | "no_date" | "sex" | "title" | "federation" | "email" | "phone" | "byes" | "empty" | {
  too_long: {
    /** The limit in MB. */
    limit: number;
  };
} | {
  too_many_rows: {
    limit: number;
  };
} | {
  too_many_columns: {
    limit: number;
  };
} | "unknown_format" | "protected" | "old_spreadsheet" | "no_such_sheet" | "open_quotation" | "broken_xml" | {
  record: {
    /** The text expected there. */
    expected: Message;
    /** The text found there. */
    found: Message;
  };
} | "no_list_headings" | "no_headings" | "no_name" | {
  field_twice: {
    /** The meaning that both columns have. */
    field: ColumnField;
  };
} | "no_entries" | {
  row_too_long: {
    columns: number;
  };
} | {
  row_too_short: {
    columns: number;
  };
} | "name_missing" | {
  unseen_character: {
    /** The character's number, such as `U+202E`. */
    character: string;
  };
} | {
  text_too_long: {
    /** The limit in characters. */
    limit: number;
  };
} | "failed_formula" | "fide_id" | {
  rating: {
    least: number;
    most: number;
  };
} | "zero_rating" | "no_such_day" | {
  birth_year: {
    first: number;
    last: number;
  };
} | "month_first" | {
  no_such_round: {
    rounds: number;
  };
} | {
  category: {
    /** The categories of the event; `None` if it takes any. */
    played: string | null;
  };
} | "not_listed" | {
  listed_name: {
    /** The name in the list. */
    listed: string;
  };
} | {
  listed_birth: {
    /** The year in the list. */
    listed: number;
  };
};

export type EntryListView = {
  /** The number of players of each category who have not withdrawn. */
  categories: ([Category, number])[];
  check_in: CheckIn;
  is_closed: boolean;
  /** The players, by number of the person. */
  players: EntryRow[];
  seq: Seq;
  teams: TeamRow[];
  /** The ticks at check-in, in the organiser's words. */
  ticks: string[];
};

/** A player on the entry list. */
export type EntryRow = {
  /** The byes and absences. */
  away: ([RoundNumber, Bye])[];
  checked_in: boolean;
  club: ClubId | null;
  /** The first round that he joined, for a late entry. */
  late_from: RoundNumber | null;
  /** His tournament and start number, once the entries are closed. */
  number: [TournamentId, number] | null;
  player: EnteredPlayer;
  team: TeamId | null;
  /** The places of his ticks in the list of ticks. */
  ticks: number[];
  /** The first round without him, if he has withdrawn. */
  withdrawn: RoundNumber | null;
};

/** A result as one referee entered it. */
export type EntryView = {
  /** The device of the entry; missing for the server's own machine. */
  device?: DeviceId | null;
  /** The result that was entered. */
  result: GameResult;
};

/** One term of writing: it grows with every restore and take-over. */
export type Epoch = number;

/**
 * A message authentication code of an epoch, made by the key of an event's servers: 43 characters
 * of base64, without meaning to a device.
 */
export type EpochMac = string;

/** The result of equal totals at the limit. */
export type EqualPoints = "drawn" | "ask_referee";

/** The effect of one event on a player's rating. */
export type EventChange = {
  /** The published rating after the last game. */
  after: number | null;
  /** The published rating before the first game; `None` for an unrated player. */
  before: number | null;
  /** The sum of the changes by its games, in hundredths of a point. */
  change: number;
  event: number;
  games: number;
  half_points: number;
};

export type EventFormat = "players" | "teams" | "league";

/** An event of the installation, from 1. */
export type EventNo = number;

/** The rating report of an event. */
export type EventRatings = {
  /** The changes of the players' ratings, if the event is on the rating list. */
  changes: Record<string, EventChange>;
  /** The rated games in the order of play. */
  games: RatedGameRow[];
  /** The players, by number of the person. */
  players: RatingRow[];
  seq: Seq;
};

/** An event in the list of events. */
export type EventRow = {
  event: EventNo;
  is_finished: boolean;
  name: string;
  players: number;
  season: string;
};

/** An event as screens show it. */
export type EventView = {
  /** The day on which it begins: `2026-11-21`. */
  date?: string | null;
  /** Time by which the public sees everything later. */
  delay?: Millis | null;
  /** The name of the event. */
  name: string;
  /** True if the event is only rehearsed; every screen shows so. */
  rehearsal?: boolean;
  /** The place where the event is held. */
  site?: string | null;
};

/** The reports of a board without a referee. The level may change in mid-game, up or down. */
export type Evidence = "table" | "presses" | "moves";

/**
 * One fact of a stream: the record that holds it and its place there.
 *
 * A ruling that changes something names the fact it changes, never "the last one".
 *
 * People read it as record and place, counted from 1: `17.3` is the third fact of record 17. Logs
 * and reports number their lines in the same way. On the wire it is one number.
 *
 * ```
 * use court_protocol::{FactId, Seq};
 * let fact = FactId::new(Seq(17), 2);
 * assert_eq!((fact.seq(), fact.index()), (Seq(17), 2));
 * assert_eq!(fact.to_string(), "17.3");
 * ```
 */
export type FactId = number;

/** The kind of fact that a request has to name. */
export type FactKind = "call" | "joined_call" | "ruling" | "ruling_not_of_the_board" | "no_void" | "open_question" | "answer_to_calls";

/** A player's fault, as a referee saw it; likely ones first. */
export type Fault = "no_crossing" | "false_start" | "moved_before_run" | "offer_without_card" | "disturbance" | "equipment" | "red_card" | {
  other: {
    /** The infringement, in the referee's words. The public is not told. */
    reason: string;
  };
};

/** A fault at a place of a file. */
export type FaultRow = {
  /** The column: `C` as in a spreadsheet, or `5-8` for the signs of a line of fixed width. */
  column: string | null;
  /** The kind of fault, with the arguments of its message. */
  fault: EntryFault;
  /** The text found there. */
  found: string | null;
  /** The heading of the column. */
  heading: string | null;
  /** True if the file may be entered all the same. */
  is_doubt: boolean;
  /** The line of a text or the row of a sheet, from 1; `None` for the file as a whole. */
  line: number | null;
  message: Message;
  /** The message in the server's language. */
  text: string;
};

/** FIDE's list, as the server has it. */
export type FideList = {
  /** The name of the file that was given. */
  file: string;
  /** The instant when it was given. */
  given: CourtTime;
  /** The day on which FIDE packed it, such as `2026-11-01`; `None` for a file that was not packed. */
  packed: string | null;
  players: number;
};

/** A field of a request that holds text. */
export type Field = "tag" | "reason" | "fault" | "claim" | "name" | "court_name" | "position";

/** The kind of a file. */
export type FileFormat = "spreadsheet" | {
  delimited: {
    /** The character set of the text. */
    encoding: Encoding;
    /** The sign. */
    separator: string;
  };
} | "report" | "rating_list";

/** Finals of a tournament, as the plan has them. */
export type Finals = {
  /** The number of competitors. */
  places: number;
  system: System;
};

export type FinalsPlan = {
  /** The competitors of the finals: `None` for the recommended number, 0 for none. */
  finalists: number | null;
  /** True if results of the finals stay with the organiser until he announces them. */
  held_back: boolean;
};

export type FinalsPlanInput = {
  /** The competitors of the finals: `None` for the recommended number, 0 for none. */
  finalists?: number | null;
  /** True if results of the finals stay with the organiser until he announces them. */
  held_back?: boolean;
};

/** The result of a look at an item. */
export type Finding = "passed" | "failed" | {
  measured: {
    /** Width in millimetres. */
    mm: number;
  };
};

/** The results that fit a way of ending. */
export type Fits = "winner" | "draw" | "winner_or_draw";

/** Asks for a court's feed. */
export type Follow = {
  /** The court to follow. */
  court: CourtId;
  /** The last record of the follower's picture; missing asks for a snapshot. */
  from?: Seq | null;
};

/** A person who is forgotten, and the files of the server's machine that may still name him. */
export type Forgotten = {
  number: PlayerId;
  /** True if there was a rehearsal's folder, which is deleted. */
  rehearsal: boolean;
  /** The set-up of the data folder, if it names him, and every folder with safety copies. */
  remain: string[];
};

/** The change of a court that takes a follower from any record `c` with `from ≤ c < to` to `to`. */
export type Frame = {
  /** Instant at which the record was ruled. */
  at: CourtTime;
  /** The court that the frame changes. */
  court: CourtId;
  /**
   * The whole new view of the earlier game that the frame changed, or of the game that left its
   * board by it. Missing for the public.
   */
  earlier?: EarlierGame | null;
  /** The epoch of the server that wrote it. */
  epoch: Epoch;
  /** The lowest record the frame can be applied to. */
  from: Seq;
  /** The tag of the request that caused the frame. */
  tag?: string | null;
  /** The record a follower is at after the frame. */
  to: Seq;
  /** The whole new view of the one board the frame changed; its permits only if they changed. */
  view?: BoardView | null;
  /** The ticker lines of the record. */
  what: TickerLine[];
};

/** A game from its start, as the public may know it. */
export type GameHistory = {
  /** The lines of the ticker, in the order in which the events happened. */
  lines: TickerLine[];
  /** FEN by half-move, 0 for the start; `None` where the position is not known. */
  positions: (string | null)[];
};

/** A game; unique in its court's stream. */
export type GameId = number;

export type GameNote = {
  pooled: number;
} | "first_rating" | {
  not_rated: Unrated;
};

/** The result of a game. */
export type GameResult = {
  won: {
    /** The side that won. */
    by: Side;
  };
} | "drawn" | "both_lost";

/** A game of a table. */
export type GameRow = {
  /** The player with Black. */
  black: PersonId | null;
  board: number;
  /** The result that a player reported. */
  claimed: Claimed | null;
  /** The instant at which it counts without an answer. */
  deadline: CourtTime | null;
  game: GameId;
  part: Part;
  place: Place | null;
  /** The result that counts. */
  result: GameScore | null;
  /** The instant at which it started. */
  started: CourtTime | null;
  /** The player with White. */
  white: PersonId | null;
};

/** A result that counts. */
export type GameScore = {
  /** False for a game too short to be rated. */
  rated: boolean;
  score: Score;
  source: Source;
};

/** One game to be played: its players, rules and clocks. */
export type GameSetup = {
  /**
   * True if the times are those that a drawn game left: the game goes on with a `ChessSprint`
   * (CR-4.7-3).
   */
  carried?: boolean;
  /** The clock whose figure rules the time. */
  clock: ClockRule;
  /** Draw cards of each player (CR-4.4-2). */
  draw_cards?: number;
  /** The evidence level of the board. */
  evidence: Evidence;
  /** The price of an illegal move. */
  illegal_moves?: IllegalMoveRule;
  /** The limit and the time window of an Intramural match; missing in any other game. */
  match_rule?: MatchRule | null;
  /** The player of each side. */
  players: {
    /** The value of Black. */
    black: PlayerId;
    /** The value of White. */
    white: PlayerId;
  };
  /** The game's round, from 1. */
  round: number;
  /** The rule system. */
  ruleset: Ruleset;
  /** The way each side's player turns, at that side's end of the lane. */
  run_mode: {
    /** The value of Black. */
    black: RunMode;
    /** The value of White. */
    white: RunMode;
  };
  /** The source of knowledge about the lane's runs. */
  runs: RunEvidence;
  /** The site of an Intramural match (IM-1-1); missing if it is played over a board. */
  site?: string | null;
  /** The start position as FEN, if it is not the usual one. */
  start_fen?: string | null;
  /** Each side's clock: masters' increments differ between the sides (CR-4.5-2). */
  time: {
    /** The value of Black. */
    black: TimeControl;
    /** The value of White. */
    white: TimeControl;
  };
  /** Metres from the board to each side's turning point. */
  turning_point: {
    /** The value of Black. */
    black: number;
    /** The value of White. */
    white: number;
  };
  /** The rules of walking and judging, in `ChessWalk`. */
  walk?: WalkRule | null;
};

/** A game as a screen shows it. */
export type GameView = {
  /** The time at which the players of a match agreed to play, until it starts (IM-1-2). */
  arranged?: Arrangement | null;
  /**
   * The number of the game in its chain, from 1. In `ChessSprint` a draw begins the next one
   * (CR-4.7-3).
   */
  chain_game?: number;
  /** The items checked so far at a board that waits (CR-2.4). Empty for the public. */
  checks?: CheckView[];
  /** The side whose claim waits for the head referee, or in Speed chess for its opponent. */
  claims?: Side | null;
  /** The clock whose figure rules the time. */
  clock: ClockRule;
  /** The last correction of the sealed result. */
  corrected?: CorrectedView | null;
  /** The end of the game, once it has ended. */
  ended?: EndedView | null;
  /**
   * Latest end of the match; a move completed by then still counts (IM-3-2). Screens count down
   * to it. It is missing before White's clock has started, and in games without a limit.
   */
  ends_at?: CourtTime | null;
  /** The results that referees have entered, each referee's last entry. Empty for the public. */
  entries?: EntryView[];
  /** The evidence level of the board. */
  evidence: Evidence;
  /** The position of record, as FEN; missing where the evidence level knows no moves. */
  fen?: string | null;
  /** The instant of the first GO of a game that went on after a pause; otherwise missing. */
  first_go?: CourtTime | null;
  /** The game's id. */
  game: GameId;
  /** The instant of the last GO, from its countdown on. */
  go_at?: CourtTime | null;
  /** The questions that wait for a referee. Empty for the public. */
  inbox?: QuestionView[];
  /** The last move. */
  last?: MoveView | null;
  /**
   * The last correction or seal by a referee. The next correction names it, so that nobody
   * overrules a correction he has not seen. Missing for the public.
   */
  manual?: FactId | null;
  /**
   * The online site of a match and the players' handles there, until it is over (IM-1-1).
   * Missing for the public.
   */
  online?: OnlineView | null;
  /** The progress of the game. */
  phase: Phase;
  /** A move that stands on the board and whose clock is not pressed yet, in UCI notation. */
  placed?: string | null;
  /** Number of half-moves made. */
  ply: number;
  /** True if a referee found the board ready, before the start (CR-2.1-3). */
  ready?: boolean;
  /** The state of its result on the way to the seal. */
  result?: ResultState;
  /** The game's round, from 1. */
  round: number;
  /** The rule system. */
  ruleset: Ruleset;
  /** The side whose clock runs, and the instant since when; missing while the clocks stand. */
  running?: RunningView | null;
  /** The source of knowledge about its runs. */
  runs: RunEvidence;
  /** White's and Black's part of the view. */
  sides: {
    /** The value of Black. */
    black: SideView;
    /** The value of White. */
    white: SideView;
  };
  /** Speed: the open claims between the players. */
  speed?: SpeedView | null;
  /** The pause that stopped it, while it stands still. Missing for the public. */
  stopped?: StoppedView | null;
};

/** The server's last message of a session. */
export type Goodbye = {
  /** The reason, as a stable code. */
  code: GoodbyeCode;
  /** The reason with the next step, for the person. */
  message: Message;
};

/** The reason why a session ends. */
export type GoodbyeCode = "version" | "bad_code" | "bad_token" | "revoked" | "denied" | "reassigned" | "fenced" | "bad_message" | "replaced" | "too_fast" | "stopping" | "court_stopped";

/** A change of a round by hand. */
export type HandChange = {
  swap: [Competitor, Competitor];
} | {
  colours: MatchNo;
} | {
  part: MatchNo;
} | {
  join: [Competitor, Competitor];
} | {
  bye: [Competitor, Bye];
};

/** The number of requests of one boot that have an outcome. */
export type Have = {
  /** The boot that the device named. */
  boot: BootId;
  /** Its requests 1 to `n` have their outcomes. */
  n: number;
};

/**
 * The sign that a device lives and that the court has all its reports up to `through`.
 *
 * Sent every [`Heartbeat::EVERY`] while a clock runs.
 */
export type Heartbeat = {
  /** The boot of the device's clock. */
  boot: BootId;
  /** The device's estimate of the court's clock by its probes. */
  clock?: ClockEstimate | null;
  /** The last request made so far (whether it has arrived or not). */
  n: number;
  /** The device's report about itself; missing if nothing has changed. */
  says?: SelfReport | null;
  /** Everything seen up to here, on that clock, is among the requests up to `n`. */
  through: Micros;
};

/** A result of a court that does not count by itself. */
export type Held = {
  because: HeldBecause;
  court: CourtId;
  game: GameId;
  /** The number of the held result. */
  no: HeldNo;
  rated: boolean;
  score: Score;
  /** The court's record. */
  seq: Seq;
};

/** The reason why a result of a court is held. */
export type HeldBecause = "unknown" | "withdrawn" | "differs" | "after_pairing" | "not_in_match";

/** A result of a court that did not reach the standings by itself, from 1. */
export type HeldNo = number;

/** A result of a court that waits for a decision. */
export type HeldRow = {
  /** The result that counts for the game now. */
  counts: Score | null;
  held: Held;
  /** The players of the game, if the event has it. */
  players: [PersonId | null, PersonId | null];
  /** The round of the game, if the event has it. */
  round: RoundNumber | null;
};

/** The first message of a device. */
export type Hello = {
  /** The present boot of the device's clock. */
  boot: BootId;
  /** The device's proof of its identity. */
  credential: Credential;
  /** The highest epoch the device has ever seen. A server of a lower one must not write any more. */
  epoch?: Epoch;
  /** The code that came with that epoch, given back. Without it the epoch proves nothing. */
  epoch_mac?: EpochMac | null;
  /** The device's name in the list of devices. */
  name: string;
  /** Boots of which the device still keeps requests, and its present one. */
  pending: BootId[];
  /** Program and version, for the list of devices. */
  software: string;
  /** Session versions the device speaks. */
  versions: Versions;
};

/** A reason that stands against the start of boards; a start with a reason overrides it. */
export type Hindrance = {
  /** The boards that it keeps from a start. */
  boards: BoardNo[];
  /** The court of the boards. */
  court: CourtId;
  /** The reason that stands against their start. */
  why: Against;
};

/** The price of an illegal move (FIDE 7.5.5, A.3). */
export type IllegalMoveRule = {
  /** Time for the opponent after the first illegal move. */
  gives: Millis;
  /** The supervision of the games. */
  supervision: Supervision;
};

/** The rows of a file with all that is wrong in it. */
export type ImportPreview = {
  /** True if nothing has to be put right and no row waits for a choice. */
  can_enter: boolean;
  duplicates: DuplicateRow[];
  faults: FaultRow[];
  file: string;
  /** The kind of file; `None` if it could not be read. */
  format: FileFormat | null;
  /** Every column with something in it of which nothing is entered. */
  left_out: LeftOut[];
  matching: Matching;
  rows: ImportRow[];
  /** The names of the sheets. */
  sheets: string[];
  /** The teams of an event of teams that the file names. */
  teams: ImportTeam[];
};

/** A row of the file. */
export type ImportRow = {
  becomes: Becomes;
  /** The rounds in which the player asks for a bye. */
  byes: number[];
  /** The category in which the player wishes to play, as written. */
  category: string | null;
  /** The data for the event; the club is entered with the row. */
  data: EntryData;
  /** True if the start rating is the CR-ELO of earlier events (CR-3.1.1), whatever the file says. */
  is_cr_elo: boolean;
  /** The line of the file. */
  line: number;
  /** The data that FIDE's rating list gave. */
  listed: ColumnField[];
  /** Anything else for the organiser. */
  note: string | null;
  /** The data for the register of persons. */
  person: Person;
  /** The ratings as the list has them. */
  ratings: Ratings;
};

/** A team that the file names: it is new, or its players of the file join those of the entry list. */
export type ImportTeam = {
  name: string;
  team: TeamId;
};

/** The subject of a bystander's remark (SP-23, SP-24). */
export type Interference = "position" | "clocks";

/**
 * The line that a referee stands at, as he says it on his own device. It changes no duty: the head
 * referee sees it beside the duty he gave.
 */
export type JudgedLine = {
  /** The court that he stands at; missing if he does not say it. */
  court?: CourtId | null;
  /** The player whose line it is. */
  end: Side;
  /** The lanes that he watches; empty is all of his duty. */
  lanes?: BoardNo[];
};

/** A group of competitors: no two of them are paired. */
export type KeptApart = {
  competitors: Competitor[];
  /** The first and the last round; `None` for the whole tournament. */
  rounds?: [RoundNumber, RoundNumber] | null;
};

/** A stage of a bracket, in the order of play. */
export type KnockoutStage = {
  round_of: number;
} | "third_place" | "final";

/** The court's knowledge of a move that a player claims about. */
export type Known = "legal" | "illegal" | "run_made" | "run_owed" | "move_made" | "no_move";

export type LateRules = {
  /** True if each missed round counts half a point, false if it counts nothing. */
  half_points: boolean;
  /** The last round whose pairing a late entry may join. */
  until_round: number;
};

export type LateRulesInput = {
  /** True if each missed round counts half a point, false if it counts nothing. */
  half_points?: boolean;
  /** The last round whose pairing a late entry may join. */
  until_round?: number;
};

/** The sentence about a column of which nothing is entered. */
export type LeftOut = {
  message: Message;
  /** The message in the server's language. */
  text: string;
};

/** The data in which two persons agree, the surest first. */
export type Likeness = "fide_id" | "name_and_birth" | "near_name";

/** A match whose line-up a captain names. */
export type LineUpDue = {
  /** The most players of a line-up. */
  boards: number;
  match_no: MatchNo;
  opponent: TeamId;
  /** The name of the opponent; empty for a team that is called by its number. */
  opponent_name: string;
  /** The players of the team, the strongest first. */
  players: PersonId[];
  round: RoundNumber;
  /** The line-up that he has sealed. Nobody else sees it before line-ups are opened. */
  sealed: PersonId[] | null;
  team: TeamId;
  tournament: TournamentId;
  /** The day and time of the match, where it has its own. */
  when: CourtTime | null;
};

/** A finished event of the list. */
export type ListedEvent = {
  event: number;
  /** The first day; `None` for an event without days, which does not count. */
  first: Date | null;
  /** The number of rated games. */
  games: number;
  last: Date | null;
  name: string;
  season: string;
};

/** A player of FIDE's list. */
export type ListedPlayer = {
  /** The year of birth. */
  born: number | null;
  /** The federation's three letters. */
  federation: string | null;
  fide_id: number;
  /** The name, family name first. */
  name: string;
  ratings: Ratings;
  sex: Sex | null;
  /** The rating with which he starts in an event. */
  start_rating: number | null;
  /** The title, as FIDE abbreviates it. */
  title: string | null;
};

/** The identity of one match of a bracket. */
export type MatchId = {
  /** The number in the stage, from 1; match 1 holds the best seed. */
  number: number;
  /** The stage of the match. */
  stage: KnockoutStage;
};

/** A match of the event, from 1: the meeting of two competitors in a round, of one game or more. */
export type MatchNo = number;

/** The organiser's settings for an Intramural match, besides its players. */
export type MatchRule = {
  /** The result of equal totals of captured points (IM-3-3). */
  equal_points: EqualPoints;
  /** Longest time of the match, in real time from the start of White's clock (IM-3-2). */
  limit: Millis;
  /** The window in which the match is to be played; players agree on a time within it (IM-1-2). */
  window?: Window | null;
};

/** The columns of a sheet with their meanings. */
export type Matching = {
  /** Every column from the left. */
  columns: Column[];
  /** The line of the headings; `None` if the players begin in the first row. */
  headings: number | null;
  /** The sheet, from 0. */
  sheet: number;
};

export type MedalRow = {
  competitor: Competitor;
  /** The place: 1 gold, 2 silver, 3 bronze. */
  place: number;
};

/** The medals and prizes of an event. */
export type MedalsView = {
  categories: CategoryMedals[];
  /** The general classification: gold, silver, bronze. A place that nobody has alone is empty. */
  general: MedalRow[];
  /** The tournament that decides the general classification: the finals, or the one qualification. */
  general_of: TournamentId | null;
  /** True if teams won them. */
  is_of_teams: boolean;
  /** The prizes, in the order of the plan. A prize that nobody has earned yet is left out. */
  prizes: PrizeRow[];
  seq: Seq;
  /** The places of medals that several share: the lot decides them. */
  shared: SharedPlace[];
};

/** Two persons, and the one whom they would become. */
export type Merging = {
  from: Registered;
  into: Registered;
  is: Person;
  /** The reason against the merge. */
  refused: RefusedRegisterRefusal | null;
};

/** A message for a person: whoever shows it renders it in his language. */
export type Message = {
  /** The values that its sentence names. */
  args?: Record<string, Arg>;
  /** The message's name in the message files, such as `refusal-no-game`. */
  key: string;
};

/** An instant on a device's monotonic clock, in whole microseconds since that boot's origin. */
export type Micros = number;

/** A length of time in whole milliseconds. It may be negative (a correction takes time away). */
export type Millis = number;

/** A move in a list. */
export type MoveView = {
  /** Instant at which it was completed (or placed, where that ended the game). */
  at: CourtTime;
  /** The mover's time left after it, increment included; missing where it is not known. */
  left?: Millis | null;
  /** Half-move, from 1. */
  ply: number;
  /** The move in SAN, with `+` or `#`; in UCI notation if it was illegal and stands. */
  san: string;
  /** The move in UCI notation. */
  uci: string;
  /** Time used for it; missing where it is not known. */
  used?: Millis | null;
};

/** The step that a result needs before it is sealed or corrected. */
export type NeedsForResult = "players_agree" | "players_play_on" | "not_sealed" | "late_report" | "entry" | "end" | "second_entry" | "one_result";

/** The phase or step that a request needs. */
export type NeedsForStep = "arrange_before_start" | "evidence_is_over" | "ready_before_start" | "waiting_or_paused" | "before_go" | "no_start" | "stop_countdown" | "void_result" | "not_started" | "taken_off_before_start" | "head_stops_countdown" | "paused" | "ended" | "goes_on" | "clocks_are_over" | "start_ruled" | "call_as_fault" | "played" | "annul_start";

export type NewEvent = {
  plan: PlanInput;
  request?: Numbered | null;
};

/** The defaults of a new event. */
export type NewEventView = {
  plan: Plan;
  /** The recommendations for an event of one, two, and three or more days. */
  recommended: [Recommended, Recommended, Recommended];
};

/** An order of start numbers. */
export type NumberOrder = {
  strength: PersonId[];
} | {
  lot: number;
} | {
  given: Competitor[];
};

/** The number of a command, given by its sender: a repeat is not carried out again. */
export type Numbered = {
  boot: BootId;
  n: number;
};

/** A command with its number. */
export type NumberedCommand = {
  command: Command;
  /**
   * The term of the server on which the author looked at the event: a command that was decided on
   * another laptop's is refused. `None` for any.
   */
  epoch?: Epoch | null;
  request?: Numbered | null;
};

/** The request to put published games on the courts. */
export type OnCourts = {
  /** The courts; empty for all. */
  courts?: CourtId[];
  /** The reason to put the games on although results before them are not sealed. */
  despite?: string | null;
};

/**
 * The court's record on a question: the move the question is about, and the facts known
 * of that move.
 */
export type OnRecord = {
  /**
   * The court's knowledge of the move. It is missing where the record is silent or the question
   * is about something else.
   */
  knows?: Known | null;
  /** The half-move, from 1. */
  ply: number;
  /**
   * The move in SAN, or in UCI notation if it is not legal; missing where the board does
   * not report moves.
   */
  san?: string | null;
};

/**
 * The window of an online match, the time that one of its players proposed, and the instants at which
 * they started the hour.
 */
export type OnlineHour = {
  opponent: CourtTime | null;
  own: CourtTime | null;
  proposed: TimeProposal | null;
  window: [CourtTime, CourtTime] | null;
};

/** The online site of a match and the players' handles there (IM-1-1). */
export type OnlineView = {
  /** Each player's handle on the site, if he is entered with one. */
  handles: {
    /** The value of Black. */
    black: string | null;
    /** The value of White. */
    white: string | null;
  };
  /** The site all matches of the event are played on. */
  site: string;
};

/** The outcome of one request; it never changes. */
export type Outcome = {
  /** Instant at which the request was ruled. */
  at: CourtTime;
  /** The request's boot. */
  boot: BootId;
  /** The request's count. */
  n: number;
  /** The record that holds the outcome. */
  seq: Seq;
  /** The verdict on the request. */
  verdict: Verdict;
};

/** The event at a glance. */
export type OverviewView = {
  are_entries_closed: boolean;
  check_in: CheckIn;
  /** The last record taken of each court. */
  cursors: ([CourtId, Seq])[];
  /** The rules of the matches of a knockout, as the plan has them. */
  duel: DuelRules | null;
  /** The results of courts that wait for a decision. */
  held: HeldRow[];
  is_finished: boolean;
  /** The number of games of published rounds without a result. */
  open_games: number;
  /** The plan; `None` before the event is created. */
  plan: Plan | null;
  /** The number of players who have not withdrawn. */
  players: number;
  /** The protests, the latest first. */
  protests: ProtestRow[];
  seq: Seq;
  /** The number of teams that have not withdrawn. */
  teams: number;
  tournaments: TournamentRow[];
};

/** A game put on a board. */
export type Pairing = {
  /** The board for the game. */
  board: BoardNo;
  /** The game's id, chosen by the arranger, never used before on this court. */
  game: GameId;
  /** The setup of the game. */
  setup: GameSetup;
};

/**
 * The part of a match to which a game belongs: the game of the match, from 1, in a league the
 * round of the match; 0 is the `ChessSprint` that decides a tied match.
 */
export type Part = number;

/** The progress of a penalty. */
export type PenaltyState = "called" | "due" | "asked" | "serving" | "served" | "voided" | "lapsed";

/** A penalty as a screen shows it. */
export type PenaltyView = {
  /** Instant of the fault. */
  at: CourtTime;
  /** True if it was made for an instant before the tap. */
  back?: boolean;
  /** The call; a request that changes the penalty names it. */
  fact: FactId;
  /** The fault of the player. */
  fault: Fault;
  /** The progress of the penalty. */
  state: PenaltyState;
  /**
   * True if the call did not fit the court's knowledge of the runner. The judge's observation
   * counts all the same.
   */
  unexpected?: boolean;
  /** Referees who called it: two who call the same fault on the same run made one call. */
  witnesses: number;
};

/** Acts of one rank that are alike. */
export type Permit = {
  /** The acts that may be asked now. */
  acts: Act[];
  /** The lowest role that may ask for them. */
  least: Role;
  /**
   * True if the court records them now without any effect, because the game has ended, stands
   * still, or prohibits them.
   */
  unexpected?: boolean;
  /** The instant from which on they are refused, where that passes by itself. */
  until?: CourtTime | null;
  /** The refusal that each of them would get now; missing if they may be asked. */
  why_not?: Refusal | null;
};

/**
 * The requests that referees and devices may make about a game now, for a press from the last
 * record on. A picture that may be old hides nothing but a start and its stop: the court may
 * meanwhile permit an act that is refused there.
 *
 * An act, a fault, a claim or an item that is not listed does not exist in the rule system. The
 * court refuses it with [`Refusal::NotInThisGame`].
 */
export type Permits = {
  /** The acts of the rule system; acts that are alike share a row. */
  acts: Permit[];
  /** The checks before the start (CR-2.4, SP-31). */
  checks?: Check[];
  /**
   * The claims that a player can make, likely ones first. Words are empty, moves and sides are
   * those of the claim that is the easiest to make.
   */
  claims?: Claim[];
  /** The causes that can be entered with a result. */
  ends?: Ends;
  /** The faults that can be called, likely ones first. The words of another fault are empty. */
  faults?: Fault[];
};

/** The identity of a player. Texts are as the player writes them. */
export type Person = {
  /** Date of birth, as far as known. */
  born: BirthDate | null;
  club: string | null;
  /** For the organiser alone. */
  email: string | null;
  /** Family name; the whole name where there is only one. */
  family: string;
  /** The federation's three letters. */
  federation: string | null;
  fide_id: number | null;
  /** Given name, or several, as one text. */
  given: string;
  /** His handle on the site where his matches are played (IM-1-1). */
  handle: string | null;
  /** The national federation's number. */
  national_id: string | null;
  /** For the organiser alone. */
  phone: string | null;
  /** The rating he is entered with. */
  rating: number | null;
  /** For divisions and titles that ask for it. */
  sex: Sex | null;
  /** The data that public pages may show, as he wants it; [`Person::shown_on`] has the default. */
  shown: Shown | null;
  /** The team he plays for in the event. */
  team: string | null;
  /** Title, as FIDE abbreviates it. */
  title: string | null;
};

/** A change of data in the register. */
export type PersonChange = {
  is: PersonInput;
  /** The data that its author saw. */
  was: PersonInput;
};

export type PersonForget = {
  /** The data that the author saw. */
  was: PersonInput;
};

/**
 * A person of the installation's register, which holds names, births and contacts. The number
 * is never given twice; a court knows the person by the same number, as its `PlayerId`.
 */
export type PersonId = number;

/** The identity of a player. Texts are as the player writes them. */
export type PersonInput = {
  /** Date of birth, as far as known. */
  born?: BirthDateInput | null;
  club?: string | null;
  /** For the organiser alone. */
  email?: string | null;
  /** Family name; the whole name where there is only one. */
  family?: string;
  /** The federation's three letters. */
  federation?: string | null;
  fide_id?: number | null;
  /** Given name, or several, as one text. */
  given?: string;
  /** His handle on the site where his matches are played (IM-1-1). */
  handle?: string | null;
  /** The national federation's number. */
  national_id?: string | null;
  /** For the organiser alone. */
  phone?: string | null;
  /** The rating he is entered with. */
  rating?: number | null;
  /** For divisions and titles that ask for it. */
  sex?: Sex | null;
  /** The data that public pages may show, as he wants it; [`Person::shown_on`] has the default. */
  shown?: Shown | null;
  /** The team he plays for in the event. */
  team?: string | null;
  /** Title, as FIDE abbreviates it. */
  title?: string | null;
};

/** A merge of a person or club into another. */
export type PersonMerge = {
  /** The data that the author of the merge saw. */
  from_was: PersonInput;
  /** The person or club whose number and data stay. */
  into: PlayerId;
  into_was: PersonInput;
};

/** The progress of a board's game. */
export type Phase = "waiting" | "countdown" | "running" | "paused" | "finished";

/** A kind of chess piece, as a player names it or puts it on a square. */
export type Piece = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn" | "inverted_rook";

/** The place of a game: a board of a court in a wave, where a round has more games than boards. */
export type Place = {
  board: BoardNo;
  court: CourtId;
  /** The wave of the round, from 1. */
  wave: number;
};

/** A competitor whose place or values in the standings change. */
export type PlaceChange = {
  /** The place and the points afterwards. */
  after: [number, string] | null;
  /** The place and the points now. */
  before: [number, string] | null;
  competitor: Competitor;
  tournament: TournamentId;
};

/**
 * The settings of a whole event. Every other setting has a usable default.
 *
 * The ten questions: the rulebook, who competes, the days, the categories, the rounds, the finals,
 * the times, the courts, the crew, and the byes with late entries.
 */
export type Plan = {
  /** 5: true for a Swiss with Baku acceleration. */
  accelerated: boolean;
  /** 10: byes that players may ask for. */
  byes: ByeRules;
  /** 4: the categories that are played; empty for all that are entered. */
  categories: Category[];
  city: string;
  /** 8: the courts of the event. */
  courts: CourtPlan[];
  /** 9: the crew. */
  crew: CrewMember[];
  /** 3: the days, in order. */
  days: Day[];
  /** The federation, three letters. */
  federation: string;
  /** 6: the finals. */
  finals: FinalsPlan;
  /**
   * The number of the event's first game. An installation gives each event numbers of its own, so
   * that no court meets two games of one number.
   */
  first_game: number;
  /** 2: players or teams. */
  format: EventFormat;
  /**
   * 4: true if each category plays a tournament of its own (CR-5-1); false if all play one
   * qualification (CR-5-3).
   */
  is_major: boolean;
  /** True for a World Championship: the winner of each category becomes a legend (CR-3.3-1). */
  is_world_championship: boolean;
  /** 10: late entries. */
  late: LateRules;
  name: string;
  prizes: Prize[];
  /**
   * True if FIDE's annex for rapid and blitz rates the games, false for its standard regulations
   * (CR-3.1.2-2).
   */
  rapid_and_blitz: boolean;
  /** True if the games count for the rating. */
  rated: boolean;
  /** 5: the rounds of a Swiss; `None` for the number that the days recommend. */
  rounds: number | null;
  /** 1: the rulebook of the games. */
  rulebook: Ruleset;
  /** The season, such as "2026/27"; empty for none. */
  season: string;
  /** The site of online matches, such as `lichess.org` (IM-1-1); empty for none. */
  site: string;
  /** 5: the system of the qualification. */
  system: SystemChoice;
  /** The ticks at check-in, as the organiser names them, such as "fee paid". */
  ticks: string[];
  /** 5: the tie-breaks, such as `PTS`, `BH/C1`; empty for the usual list of the system. */
  tie_breaks: string[];
  /** 7: the times. */
  times: Times;
};

/**
 * The settings of a whole event. Every other setting has a usable default.
 *
 * The ten questions: the rulebook, who competes, the days, the categories, the rounds, the finals,
 * the times, the courts, the crew, and the byes with late entries.
 */
export type PlanInput = {
  /** 5: true for a Swiss with Baku acceleration. */
  accelerated?: boolean;
  /** 10: byes that players may ask for. */
  byes?: ByeRulesInput;
  /** 4: the categories that are played; empty for all that are entered. */
  categories?: Category[];
  city?: string;
  /** 8: the courts of the event. */
  courts?: CourtPlan[];
  /** 9: the crew. */
  crew?: CrewMember[];
  /** 3: the days, in order. */
  days?: Day[];
  /** The federation, three letters. */
  federation?: string;
  /** 6: the finals. */
  finals?: FinalsPlanInput;
  /**
   * The number of the event's first game. An installation gives each event numbers of its own, so
   * that no court meets two games of one number.
   */
  first_game?: number;
  /** 2: players or teams. */
  format?: EventFormat;
  /**
   * 4: true if each category plays a tournament of its own (CR-5-1); false if all play one
   * qualification (CR-5-3).
   */
  is_major?: boolean;
  /** True for a World Championship: the winner of each category becomes a legend (CR-3.3-1). */
  is_world_championship?: boolean;
  /** 10: late entries. */
  late?: LateRulesInput;
  name?: string;
  prizes?: PrizeInput[];
  /**
   * True if FIDE's annex for rapid and blitz rates the games, false for its standard regulations
   * (CR-3.1.2-2).
   */
  rapid_and_blitz?: boolean;
  /** True if the games count for the rating. */
  rated?: boolean;
  /** 5: the rounds of a Swiss; `None` for the number that the days recommend. */
  rounds?: number | null;
  /** 1: the rulebook of the games. */
  rulebook?: Ruleset;
  /** The season, such as "2026/27"; empty for none. */
  season?: string;
  /** The site of online matches, such as `lichess.org` (IM-1-1); empty for none. */
  site?: string;
  /** 5: the system of the qualification. */
  system?: SystemChoice;
  /** The ticks at check-in, as the organiser names them, such as "fee paid". */
  ticks?: string[];
  /** 5: the tie-breaks, such as `PTS`, `BH/C1`; empty for the usual list of the system. */
  tie_breaks?: string[];
  /** 7: the times. */
  times?: TimesInput;
};

export type PlanSetting = "name" | "city" | "federation" | "season" | "site" | "days" | "starts" | "categories" | "rounds" | "tie_breaks" | "finalists" | "base" | "increment" | "round_minutes" | "boards" | "courts" | "ticks" | "prizes" | "first_game" | "format";

export type PlayerDifference = {
  /** The published rating afterwards; `None` for an unrated player. */
  after: number | null;
  /** The published rating now; `None` for an unrated player. */
  before: number | null;
  /** The number of games afterwards that count or go towards a first rating. */
  games: number;
  person: PersonId;
};

export type PlayerGame = {
  /** The result that one of the two reported. */
  claimed: Claimed | null;
  colour: Colour;
  /** The instant at which it counts without an answer. */
  deadline: CourtTime | null;
  game: GameId;
  /** The player's half points, once there is a result. */
  half_points: number | null;
  /** True if the moves were given. */
  has_moves: boolean;
  match_no: MatchNo;
  /** The hour of an online match; `None` if the match is not played online. */
  online: OnlineHour | null;
  /** The opponent; `None` if the board has none. */
  opponent: PersonId | null;
  part: Part;
  place: Place | null;
  /** The result that counts. */
  result: GameScore | null;
  round: RoundNumber;
  /** The instant at which it started. */
  started: CourtTime | null;
  tournament: TournamentId;
  /** The day and time of the match, where it has its own. */
  when: CourtTime | null;
};

/** A player. Names live in the register, never in the journal. */
export type PlayerId = number;

/** A player's personal link. */
export type PlayerLink = {
  /** The address of his page. */
  page: string;
  /** The address of his view on the court's listener. */
  path: string;
  person: PersonId;
  /** The same as a QR code in SVG. */
  qr: string;
  token: string;
};

/** All that a player's page shows. */
export type PlayerPage = {
  event: EventNo;
  /** The handles of the player and of his opponents there. */
  handles: Record<string, string>;
  /** The event's name. */
  name: string;
  /** The names of the player, of his opponents, and of the team that he names line-ups for. */
  names: Record<string, string>;
  player: PlayerView;
  /** His line of the rating report. */
  rating: RatingRow | null;
  /** His runs in finished games, as far as they still stand on their boards. */
  runs: Record<string, number>;
  /** The site of online matches; empty for none. */
  site: string;
};

/** A place in the standings. */
export type PlayerPlace = {
  /** The number of competitors ranked. */
  of: number;
  /** The value of the first criterion, the points. */
  points: string;
  /** The place, from 1; the running round counts as far as it has results. */
  rank: number;
  tournament: TournamentId;
};

/** A protest of the player. */
export type PlayerProtest = {
  at: CourtTime;
  game: GameId | null;
  protest: ProtestNo;
  /** The ruling: upheld or not, and its words. */
  ruling: [boolean, string] | null;
  /** The protest in a few words; empty if he disputed a result by his link. */
  text: string;
};

/** A player's page. */
export type PlayerView = {
  /** The byes and absences to come. */
  away: ([RoundNumber, Bye])[];
  /** The byes and absences of published rounds, his own or his team's. */
  byes: ([TournamentId, RoundNumber, RoundBye])[];
  checked_in: boolean;
  data: EntryData;
  /** The games of published rounds, the earliest first. The last without a result is next. */
  games: PlayerGame[];
  is_finished: boolean;
  /** The matches for which he names the line-up, as the captain. */
  line_ups: LineUpDue[];
  /** The byes and absences for which he may ask by his link. */
  may_ask: ([RoundNumber, Bye])[];
  /** The matches in which he chooses the colour of the `ChessSprint` now. */
  may_choose_colour: MatchNo[];
  /** True if he may withdraw by his link. */
  may_withdraw: boolean;
  /** The next round to be paired of his qualification: the first for which he may ask for a bye. */
  next_round: RoundNumber;
  person: PersonId;
  /** His places, or his team's, where results are announced. */
  places: PlayerPlace[];
  /** His own protests, the latest first. */
  protests: PlayerProtest[];
  seq: Seq;
  team: TeamId | null;
  /** The tournaments of his games and places. */
  tournaments: TournamentRow[];
  /** The first round without him, if he has withdrawn. */
  withdrawn: RoundNumber | null;
};

/** A request that needs the decision of both players of a Speed game. */
export type PlayersAct = "rule" | "enter" | "enter_another" | "enter_unfinished" | "correct" | "void";

/** Points in tenths. Report files state one decimal, so every points system can be represented exactly. */
export type Points = number;

/** The points of a round, by the way it ended. The usual system is 1, ½, 0. */
export type PointsSystem = {
  /** The points of a forfeit loss, a zero-point bye and any other absence. */
  absent: Points;
  /** The points of a draw and of a half-point bye. */
  draw: Points;
  /** The points of a loss over the board. */
  loss: Points;
  /** The points of the pairing-allocated bye. */
  pairing_allocated_bye: Points;
  /** The points of a game whose result is not known yet. */
  unknown: Points;
  /** The points of a win (over the board or by forfeit) and of a full-point bye. */
  win: Points;
};

/** The whole list of devices. It is sent anew when something changes, at most four times a second. */
export type Presence = {
  /** The phones that ask to come in, oldest first. Only the head referee sees them. */
  asking?: Asking[];
  /** Instant of this list. */
  at: CourtTime;
  /**
   * The last safety copy, for those who run events. It is missing in a demonstration until somebody
   * asks for one.
   */
  copy?: SafetyCopy | null;
  /** The enrolled devices, by id. */
  devices: DeviceHealth[];
  /**
   * True if the server's disk is full. Only the reserve for the running games can still be
   * recorded, so nothing new is to be started until there is room again.
   */
  disk_full?: boolean;
  /** The hindrances of the boards that could be started. */
  hindrances?: Hindrance[];
  /**
   * The findings of the server's restart, once every court has reported its own. It is missing
   * on a new journal.
   */
  recovered?: Recovered | null;
  /**
   * Devices that were sent away because of a later epoch without proof. Only the head referee
   * sees them. If no other server runs in this hall, such a device lies or is damaged.
   */
  unproven?: UnprovenEpoch[];
};

/** The effect of a request if it were made now. */
export type Preview = {
  /** The ask's mark. */
  id: number;
  /** Number of lines that are left out here. */
  more?: number;
  /** The refusal, if the request would be refused. */
  refused?: Refusal | null;
  /** Rulings of the effect. */
  rulings?: Ruling[];
  /** Ticker lines of the effect, lines taken back first; at most [`Preview::LINES_MAX`]. */
  what: TickerLine[];
};

/**
 * Asks for the effect of a request if it were made now. The ask changes nothing, is never kept and
 * has no number.
 */
export type PreviewAsk = {
  /** The request to preview. */
  ask: Ask;
  /** The court of the request. */
  court: CourtId;
  /** The sender's mark; the preview repeats it. */
  id: number;
};

/** The digest of an amendment's effect: of the facts it drops and adds. */
export type PreviewId = number;

/** The preview of a file, with the refusal that its import would meet. */
export type Previewed = {
  /** True if nothing has to be put right and no row waits for a choice. */
  can_enter: boolean;
  duplicates: DuplicateRow[];
  faults: FaultRow[];
  file: string;
  /** The kind of file; `None` if it could not be read. */
  format: FileFormat | null;
  /** Every column with something in it of which nothing is entered. */
  left_out: LeftOut[];
  matching: Matching;
  refused: RefusedDeskRefusal | null;
  rows: ImportRow[];
  /** The names of the sheets. */
  sheets: string[];
  /** The teams of an event of teams that the file names. */
  teams: ImportTeam[];
};

export type Prize = {
  /** The category; `None` for the general classification. */
  category?: Category | null;
  /** The place, from 1. */
  place: number;
  /**
   * Its value, by which a player who has earned several gets the greatest; 0 for a prize that is
   * given in any case.
   */
  value: number;
  /** The prize in words, such as "100 EUR" or "trophy". */
  what: string;
};

export type PrizeInput = {
  /** The category; `None` for the general classification. */
  category?: Category | null;
  /** The place, from 1. */
  place: number;
  /**
   * Its value, by which a player who has earned several gets the greatest; 0 for a prize that is
   * given in any case.
   */
  value?: number;
  /** The prize in words, such as "100 EUR" or "trophy". */
  what: string;
};

export type PrizeRow = {
  /** The category; `None` for the general classification. */
  category: Category | null;
  competitor: Competitor;
  place: number;
  /** The place of the prize in the plan's list. */
  prize: number;
  /** The prize in words. */
  what: string;
};

/**
 * A device's question for the court's time. It is answered at once, ahead of
 * everything that waits.
 */
export type Probe = {
  /** The sender's mark, repeated in the answer. */
  id: number;
  /** The device's clock when it was sent. */
  sent: Micros;
};

/** The court's clock, for a [`Probe`]. */
export type ProbeReply = {
  /** Court time in µs since 1970 when the probe arrived and was answered. */
  court: number;
  /** The probe's mark. */
  id: number;
  /** The probe's own instant, given back. */
  sent: Micros;
  /** Court seconds per second of the hall. */
  speed: number;
};

/** Data of a player that screens show beside his name. */
export type Profile = {
  /** The club he belongs to. */
  club?: string | null;
  /** The rating he is entered with. */
  rating?: number | null;
  /** The team he plays for. */
  team?: string | null;
  /** His title, as FIDE abbreviates it. */
  title?: string | null;
};

/** A protest, from 1. */
export type ProtestNo = number;

export type ProtestRow = {
  at: CourtTime;
  by: PersonId;
  /** The records of the corrections to which it led. */
  corrections: Seq[];
  game: GameId | null;
  /** The players of the game, White first. */
  players: [PersonId | null, PersonId | null];
  protest: ProtestNo;
  /** The round of the game. */
  round: RoundNumber | null;
  /** The ruling: upheld or not, its words, instant and author. */
  ruling: [boolean, string, CourtTime, Author] | null;
  /** The protest in a few words; empty if a player disputes a result by his link. */
  text: string;
};

/** The result on one court, with its sentence in the server's language. */
export type PutOn = {
  /** The court that was asked. */
  court: CourtId;
  /** True if the court has its games. */
  has_them: boolean;
  /** The result; missing where it is a refusal. */
  message?: Message | null;
  /** The court's refusal, for programs. */
  refusal?: Refusal | null;
  /** The ruling on games that were put on for a reason. */
  ruling?: Ruling | null;
  text: string;
};

/** The questions of a court to a referee. */
export type Question = "dead_position" | {
  can_mate: {
    /** The side that loses if the opponent can. */
    side: Side;
  };
} | {
  flag_or_press: {
    /** Greatest error of that estimate, either way. */
    error: Millis;
    /** Best estimate of time left at the press; negative is late. */
    left: Millis;
    /** The side that pressed. */
    side: Side;
  };
} | {
  limit_or_move: {
    /** Greatest error of that estimate, either way. */
    error: Millis;
    /** Best estimate of the time from the move to the limit; negative is late. */
    left: Millis;
    /** The side that moved. */
    side: Side;
  };
} | {
  limit_reached: {
    /** Points captured by each side, where they are known. */
    points?: {
      /** The value of Black. */
      black: number;
      /** The value of White. */
      white: number;
    } | null;
  };
} | {
  window_missed: {
    /** The arrangement of the players, if there is one. */
    arranged?: Arrangement | null;
  };
} | {
  flag_expected: {
    /** The side whose flag is expected. */
    side: Side;
  };
} | {
  clock_differs: {
    /** Reading − prediction, per side, in ms. */
    by: {
      /** The value of Black. */
      black: Millis | null;
      /** The value of White. */
      white: Millis | null;
    };
  };
} | {
  moved_before_run: {
    /** The side that moved or pressed. */
    side: Side;
  };
} | {
  moves_differ: {
    /** The move reported first, in UCI notation. */
    first: string;
    /** The half-move, from 1. */
    ply: number;
    /** The move reported second, in UCI notation. */
    second: string;
    /** The side that moved. */
    side: Side;
  };
} | {
  illegal_move: {
    /** The side that moved. */
    side: Side;
    /** The move on the board, in UCI notation. */
    uci: string;
  };
} | {
  amendment: {
    /** Ticker lines that would take their place; on a board's view the first of them. */
    add: Said[];
    /** Number of lines it would add, likewise. */
    adds: number;
    /** The facts it would drop; on a board's view the first of them. */
    drop: FactId[];
    /** Number of facts it would drop; 0 in records of a version that did not count them. */
    drops: number;
    /** The digest of the effect, which an answer names. */
    preview: PreviewId;
  };
} | {
  unmapped_clock: {
    /** The boot of that clock. */
    boot: BootId;
  };
} | {
  claim: {
    /** The claim to uphold or reject. */
    claim: Claim;
    /** The side that claims. */
    side: Side;
  };
} | {
  late_calls: {
    /** The calls, oldest first. */
    calls: FactId[];
    /** The side that was called. */
    side: Side;
  };
} | {
  left_stop: {
    /** The side of the player who came back. */
    side: Side;
  };
} | {
  left_stop_again: {
    /** The side of the player who left his stop. */
    side: Side;
  };
} | {
  unwatched: {
    /** The side of the player behind the line. */
    side: Side;
    /**
     * True if nobody began the stopwatch, and the player has run on. The penalty stays due until
     * the answer is yes.
     */
    untimed?: boolean;
  };
} | {
  set_clock: {
    /**
     * Difference to the time they showed: a minute more for one side. It tells the referee
     * what to add where `left` is not known.
     */
    added: {
      /** The value of Black. */
      black: Millis;
      /** The value of White. */
      white: Millis;
    };
    /**
     * True if a later ruling replaced a change that nobody had reported: that change is undone
     * first if it was made.
     */
    cancelled?: boolean;
    /**
     * The times to set; missing where the clocks are not known. In the question they are as of
     * its instant. On a board's view they are as the court has them now, with the anchor of
     * the clocks on the view. The time runs on where the game's `running` is `to_run`, and
     * stands while the board does.
     */
    left: {
      /** The value of Black. */
      black: Millis | null;
      /** The value of White. */
      white: Millis | null;
    };
    /**
     * The time ruled on each clock up to this question. A clock that was set for the question
     * shows it, whatever is ruled or annulled later. A board's view leaves it out.
     */
    ruled?: {
      /** The value of Black. */
      black: TimeRuled;
      /** The value of White. */
      white: TimeRuled;
    };
    /** The side whose clock is to run, at once or once the board goes on, if that is known. */
    to_run?: Side | null;
  };
} | {
  results_differ: {
    /**
     * The end of the game without these entries. It is missing where the game goes on, or only
     * such entries ended it.
     */
    ended?: EndedView | null;
    /** The results that referees entered. */
    entries: EntryView[];
  };
} | {
  proposed_times: {
    /** Time left per side; missing where it is not known. */
    left: {
      /** The value of Black. */
      black: Millis | null;
      /** The value of White. */
      white: Millis | null;
    };
    /** The side whose clock is to run. */
    to_run?: Side | null;
  };
} | "start_lost" | "short_of_time" | "chief_called";

/** A question that only a referee can decide. */
export type QuestionView = {
  /**
   * Set if many boards can be asked the same at once, because the server was away or one device
   * is wrong for all of them.
   */
  alike?: Alike | null;
  /** The possible answers: the one that agrees, and the one that denies if there is any. */
  answers: Answer[];
  /** Instant at which the question arose. */
  at: CourtTime;
  /** The answer that is the opposite of the court's record. */
  contradicted?: Answer | null;
  /** The fact that asks; an answer names it. */
  fact: FactId;
  /** The court's record on the question; missing where the question is about no move. */
  on_record?: OnRecord | null;
  /** The question itself. */
  question: Question;
  /** 2: the head referee is called to the board; 1: players wait for the answer; 0: it can wait. */
  urgency: number;
};

export type RatedGameRow = {
  black: PersonId;
  game: GameId;
  round: RoundNumber;
  score: Score;
  tournament: TournamentId;
  white: PersonId;
};

/** The way of one player's rating. */
export type RatingHistoryView = {
  /** The events with games, in the order of the first of them. */
  events: EventChange[];
  /** The games, the first first. */
  games: AuditedGame[];
  /** The events of the list. */
  listed: ListedEvent[];
  /** The names of the player and of the opponents. */
  names: Record<string, string>;
  row: RatingListRow;
  /** The first day of the first event. */
  since: Date;
  /** The start rating of the first event (CR-3.1.1-1). */
  start: number | null;
};

/** A player on the list. */
export type RatingListRow = {
  /** The change by the player's last event, in hundredths of a point. */
  change: number | null;
  /** The exact rating, in hundredths of a point. */
  exact: number | null;
  /** The factor of the next game in the year of the last game of the list. */
  factor: number | null;
  /** The number of games that count. */
  games: number;
  person: PersonId;
  /** The place, from 1; players of one rating share it. `None` for an unrated player. */
  place: number | null;
  /** The number of games towards a first rating. */
  pooled: number;
  /** The published rating; `None` for an unrated player. */
  rating: number | null;
  /** The running streaks for titles that are not won yet. */
  streaks: RunningStreak[];
  /** The titles, in the order in which they were won. */
  titles: TitleWon[];
};

export type RatingListView = {
  /** The finished events in the order of their days; those without days do not count. */
  events: ListedEvent[];
  names: Record<string, string>;
  rows: RatingListRow[];
};

/** The changes of the list by an event that is finished, or goes on. */
export type RatingPreview = {
  /** False for an event that is not rated or has no days: it changes nothing. */
  counts: boolean;
  names: Record<string, string>;
  /** The players whose rating changes, the highest rating afterwards first. */
  players: PlayerDifference[];
  /** The other events with games that have another effect. */
  recomputed: RecomputedEvent[];
  titles: TitleDifference[];
};

/** A player of the report. */
export type RatingRow = {
  /** The number of games against rated opponents; a first rating counts these only. */
  against_rated: number;
  /** The number of rated games. */
  games: number;
  /** The half points in them. */
  half_points: number;
  /** The half points in those. */
  half_points_against_rated: number;
  /** The average rating of the rated opponents, rounded half up. */
  opponents: number | null;
  person: PersonId;
  /** The start rating; `None` for an unrated player. */
  rating: number | null;
};

/** Ratings by their lists, in points; `None` if unrated. */
export type Ratings = {
  /** FIDE's blitz rating. */
  blitz: number | null;
  /** The national rating. */
  national: number | null;
  /** FIDE's rapid rating. */
  rapid: number | null;
  /** FIDE's standard rating. */
  standard: number | null;
};

/** The state of a device's connection. */
export type Reach = "live" | "stale" | "asleep" | "unreachable" | "away";

/** The times on a table's clock. A side that was not read stays missing. */
export type Reading = {
  /** Time left per side; missing if it was not read. */
  left: {
    /** The value of Black. */
    black?: Millis | null;
    /** The value of White. */
    white?: Millis | null;
  };
  /** The smallest step the clock shows: a second, a tenth of a second. */
  resolution: Millis;
};

/** A reason of a pairing. */
export type Reason = {
  message: Message;
  /** The message in the server's language. */
  text: string;
  why: Why;
};

/** The rulebook's recommendation for a length in days (CR-5.1, CR-5.2). */
export type Recommended = {
  /** The competitors of the finals. */
  finalists: number;
  /** The rounds of a Swiss. */
  rounds: number;
};

export type RecomputedEvent = {
  event: number;
  name: string;
  /** The players for whom a game has another effect. */
  players: number;
};

/** The findings of a server in its journal when it was started again. */
export type Recovered = {
  /** Time for which the server was away. */
  away: Millis;
  /** The games of each court. */
  courts: RecoveredCourt[];
  /** True if the machine was restarted too. The time away is then known only by its wall clock. */
  in_doubt?: boolean;
  /** Number of records of all courts. */
  records: number;
};

/** The state of one court's games after a restart. */
export type RecoveredCourt = {
  /** The court of the games. */
  court: CourtId;
  /** Number of games that were over. */
  over: number;
  /** The round on its boards; missing if there is no game. */
  round?: number | null;
  /** Number of games that were being played or counted down. */
  running: number;
  /** Number of those running games that stand still. */
  stand: number;
};

/**
 * The reasons why a request was refused. The code is the variant's name in `snake_case`; the
 * sentence is the message `refusal-…` of the message files.
 */
export type Refusal = {
  not_yours: {
    /** The act that was asked. */
    act: Act;
    /** The sender's role. */
    role: Role;
  };
} | "off_duty" | {
  wrong_court: {
    /** The court named. */
    court: CourtId;
    /** The sender's role on courts of his own, if he has one. */
    role?: Role | null;
  };
} | {
  no_such_court: {
    /** The court named. */
    court: CourtId;
  };
} | {
  wrong_board: {
    /** The board named. */
    board: BoardNo;
  };
} | {
  no_such_board: {
    /** The board named. */
    board: BoardNo;
    /** Number of boards on the court. */
    boards: number;
  };
} | {
  no_such_game: {
    /** The game named. */
    game: GameId;
    /** The board that has the game, if it is another one than the board named. */
    on?: BoardNo | null;
  };
} | {
  no_game: {
    /** The board named. */
    board: BoardNo;
  };
} | {
  game_exists: {
    /** The id that is taken. */
    game: GameId;
  };
} | {
  board_taken: {
    /** The boards whose games go on. */
    boards: BoardNo[];
  };
} | {
  not_sealed: {
    /** The results that are not sealed. */
    results: Unsealed[];
  };
} | {
  wrong_phase: {
    /** The game named. */
    game: GameId;
    /** The phase or step needed. */
    needs: NeedsForStep;
    /** The progress of the game. */
    phase: Phase;
  };
} | {
  from_the_future: {
    /** Time by which the stamp is ahead, in ms. */
    ahead_ms: number;
  };
} | {
  before_the_game: {
    /** Time by which the stamp is early, in ms. */
    early_ms: number;
    /** The game that had not started. */
    game: GameId;
  };
} | {
  not_a_move: {
    /** The text that was sent. */
    text: string;
  };
} | {
  not_at_this_level: {
    /** The board named. */
    board: BoardNo;
    /** The kind of report. */
    report: Report;
  };
} | {
  bad_setting: {
    /** The value that was given. */
    found?: string;
    /** The setting with its range. */
    setting: Setting;
  };
} | {
  bad_result: {
    /** The way the game ended. */
    by: Termination;
    /** The results that fit it. */
    fits: Fits;
    /** The result that was asked. */
    result: GameResult;
  };
} | {
  bad_go: {
    /** True if a referee counted aloud. */
    by_voice: boolean;
    /** GO − now, in ms; negative is in the past. */
    distance_ms: number;
  };
} | {
  no_such_fact: {
    /** The kind of fact that was needed there. */
    expected: FactKind;
    /** The fact named. */
    fact: FactId;
  };
} | {
  answered: {
    /** The answer that was refused. */
    answer: Answer;
    /** The device that answered; missing for the server's own machine. */
    by?: DeviceId | null;
    /** The fact that asked. */
    fact: FactId;
  };
} | {
  already_void: {
    /** The call or ruling. */
    fact: FactId;
  };
} | {
  preview_changed: {
    /** The effect as it would be now. */
    now: PreviewId;
  };
} | {
  overtaken: {
    /** The device of the other referee; missing for the server's own machine. */
    by?: DeviceId | null;
    /** The other referee's act. */
    change: Change;
    /** The game named. */
    game: GameId;
    /** The result from that act on, if it changed the result. */
    result?: GameResult | null;
    /** The fact that stands now. A request that names it is decided on it. */
    stands?: FactId | null;
    /** The result before that act, if it corrected a sealed one. */
    was?: GameResult | null;
  };
} | {
  not_ready: {
    /** The hindrances with their boards. */
    hindrances: Hindrance[];
  };
} | {
  sealed: {
    /** The game named. */
    game: GameId;
  };
} | {
  not_confirmed: {
    /** The game named. */
    game: GameId;
    /** The step needed. */
    needs: NeedsForResult;
    /** The result on which both players of a Speed game agree since the end. */
    result?: GameResult | null;
  };
} | {
  not_in_this_game: {
    /** The game named. */
    game: GameId;
    /** The rules of that game. */
    ruleset: Ruleset;
    /** The kind of report or call. */
    unknown: Unknown;
  };
} | {
  players_decide: {
    /** The act that was asked. */
    act: PlayersAct;
    /** The game named. */
    game: GameId;
    /** The result on which they agree since the end, if the request names another one. */
    result?: GameResult | null;
  };
} | {
  not_asking: {
    /** The number that was given. */
    number: number;
  };
} | {
  no_such_device: {
    /** The device named. */
    device: DeviceId;
  };
} | {
  bad_text: {
    /** The fault of the text. */
    fault: TextFault;
    /** The field of the text. */
    field: Field;
  };
} | {
  too_long: {
    /** The field that is too long. */
    field: Field;
    /** The limit in characters. */
    max: number;
  };
};

/** A refusal as programs and people read it. */
export type RefusedDeskRefusal = {
  message: Message;
  refusal: DeskRefusal;
  /** The message in the server's language. */
  text: string;
};

/** A refusal as programs and people read it. */
export type RefusedRegisterRefusal = {
  message: Message;
  refusal: RegisterRefusal;
  /** The message in the server's language. */
  text: string;
};

/**
 * The reason why the register stays as it is.
 *
 * The code is the variant's name in `snake_case`; the sentence is the message `register-…`.
 */
export type RegisterRefusal = "one_already" | {
  both_entered: {
    event: EventNo;
    name: string | null;
  };
} | {
  still_in: {
    event: EventNo;
    name: string | null;
  };
} | "rehearsal_runs" | {
  person_name: {
    fault: TextFault;
  };
} | {
  too_many_persons: {
    limit: number;
  };
} | {
  text: {
    fault: TextFault;
    field: ColumnField;
  };
} | {
  not_born: {
    found: string;
  };
} | "no_name" | {
  name_taken: {
    name: string;
  };
};

/** A person with his numbers and events. */
export type Registered = {
  club: ClubId | null;
  /** The events on whose entry lists he is. */
  events: EventNo[];
  /** The number under which he is found now. */
  number: PlayerId;
  person: Person;
};

/** A club with its number. */
export type RegisteredClub = {
  club: Club;
  /** The number under which it is found now. */
  number: ClubId;
  /** The number of its persons. */
  persons: number;
};

/** A report that the evidence level of a board does not know. */
export type Report = "presses" | "moves";

/**
 * One request as it travels. The session names its sender; together with [`boot`] and [`n`] the
 * sender makes its [`RequestId`](crate::RequestId).
 *
 * [`boot`]: Request::boot
 * [`n`]: Request::n
 */
export type Request = {
  /** The content of the request. */
  ask: Ask;
  /** Instant of the event, on the device's monotonic clock. */
  at: Micros;
  /** The boot of the device's clock at the event. A press kept over a restart keeps its own boot. */
  boot: BootId;
  /** The court of the request. */
  court: CourtId;
  /** Count of that boot's requests, from 1 without gaps. */
  n: number;
  /**
   * The sender's own mark of at most [`Request::TAG_MAX`] bytes. The frame that the request
   * causes repeats it.
   */
  tag?: string | null;
};

/** The state of a result on the way to the seal. */
export type ResultState = "open" | "entered" | "confirmed" | "differs" | "sealed";

/** The role of a device: it decides which requests the device may send. */
export type Role = "organiser" | "board" | "judge" | "deputy" | "head";

/** The answer to a [`RoundAsk`]. */
export type RoundAnswer = {
  /** The result of each court; empty if there are no games for any. */
  courts: RoundOnCourt[];
  /** The reason why no court was asked. */
  failed?: Message | null;
  /** The ask's mark. */
  id: number;
};

/**
 * The head referee's ask to put the next games on their boards. It is carried out while the link
 * stands and never kept for later. A repeat changes nothing.
 */
export type RoundAsk = {
  /** The courts to put them on; empty is every court that has games among them. */
  courts?: CourtId[];
  /** The reason to put the games on although results before them are not sealed. */
  despite?: string | null;
  /** The games to put on. */
  games: RoundGames;
  /** The sender's mark; the answer repeats it. */
  id: number;
};

/** The reason why a competitor has no opponent in a round, as people are told it. */
export type RoundBye = "pairing_allocated" | "full_point" | "half_point" | "zero_point" | "free";

/** The source of the next games. */
export type RoundGames = {
  file: {
    /** The file's name, used in messages about its faults. */
    name: string;
    /** The file's content: `[[pairing]]` tables as in the event's set-up file. */
    text: string;
  };
} | "published";

/** The number of a round, from 1. */
export type RoundNumber = number;

/** The result of a [`RoundAsk`] on one court. */
export type RoundOnCourt = {
  /** The court that was asked. */
  court: CourtId;
  /** True if the court has its games. */
  has_them: boolean;
  /** The result; missing where it is a refusal. */
  message?: Message | null;
  /** The court's refusal, for programs. */
  refusal?: Refusal | null;
  /** The ruling on games that were put on for a reason. */
  ruling?: Ruling | null;
};

export type RoundTime = {
  /** The day of the plan; `None` beyond its days. */
  day: Date | null;
  /**
   * The expected end, once a game has started: both players use their time and the increments of
   * sixty moves.
   */
  expected_end: CourtTime | null;
  /** True once every game has a result. */
  is_over: boolean;
  /** The start by the plan, in minutes after midnight of the hall's clock. */
  planned: number | null;
  /** The instant of the first publication. */
  published: CourtTime | null;
  round: RoundNumber;
  /** The start of its first game. */
  started: CourtTime | null;
};

export type RoundView = {
  /** The competitors without a match. */
  byes: ByeRow[];
  /** The organiser's reason for the departures. */
  departed_because: string | null;
  /** The pairs that differ from the lawful pairing, and the organiser's reason. */
  departures: Departure[];
  /** True in the phase of changes by hand. */
  is_changing: boolean;
  /** True if the round differs from its last edition. */
  is_draft: boolean;
  /** The number of games without a result. */
  open: number;
  /** The instant of its publication. */
  published: CourtTime | null;
  round: RoundNumber;
  seq: Seq;
  /** The tables, table 1 first. */
  tables: TableView[];
  tournament: TournamentId;
  /** The competitors who have neither a match nor a bye, in the phase of changes by hand. */
  unplaced: Competitor[];
  /** The version published last; 0 if none was. */
  version: number;
};

/** The rule system of a game. */
export type Ruleset = "classic" | "walk" | "sprint" | "speed" | "intramural";

/** The explanation of a ruling. */
export type Ruling = {
  /** The ruling. */
  message: Message;
  /** The obstacles that the ruling overrode; the message has them as `reasons`. */
  reasons?: Message[];
  /** The rule's id, such as `CR-4.2-2`. */
  rule: string;
};

/** The source of knowledge about the runs of a lane. */
export type RunEvidence = "reported" | "presumed";

/** The way a runner turns (CR-4.2-1). */
export type RunMode = "line" | "cone" | "wall";

/** A title of `ChessRun`, the highest first. */
export type RunnerTitle = "CRL" | "GR" | "CR" | "SR";

/** A threshold that a player holds (CR-3.3-2). */
export type RunningStreak = {
  /** The number of consecutive games. */
  games: number;
  title: RunnerTitle;
};

/** The side whose clock runs, and since when. */
export type RunningView = {
  /** The side whose clock runs. */
  side: Side;
  /** Instant since when it runs; `left` of that side is the time at this instant. */
  since: CourtTime;
};

/** The last safety copy of the server's data folder. */
export type SafetyCopy = {
  /** A message about each place that the last copy did not reach, with the reason. */
  failed?: Message[];
  /** The name of its file. */
  file?: string;
  /**
   * Everything that was acknowledged until then is in the last copy that was written. It is
   * missing if none was written since the server's start.
   */
  made?: CourtTime | null;
  /** The folder of the second copy; empty if the server was given none. */
  second?: string;
};

/**
 * The events of a game, as tickers and move lists show them. Each variant is a key of
 * the screens' texts.
 */
export type Said = "paired" | "taken_off" | {
  counting: {
    /** The instant of GO. */
    go_at: CourtTime;
  };
} | "aborted" | "started" | {
  moved: MoveView;
} | {
  placed: {
    /** The side that moved. */
    side: Side;
    /** The move in UCI notation. */
    uci: string;
  };
} | {
  pressed: {
    /** The half-move it completed. */
    ply: number;
    /** The side that pressed. */
    side: Side;
  };
} | {
  noted: {
    /** The reason, such as `note-after-the-end`. */
    note: Message;
    /** The side of the player who acted; missing where the note names it. */
    side?: Side | null;
  };
} | {
  crossed: {
    /** The side of the runner. */
    side: Side;
  };
} | {
  run_made: {
    /** True for the way from the line to the board at GO (CR-4.1-3). */
    half?: boolean;
    /** True if the run was counted at the press and not seen. */
    presumed: boolean;
    /** The side of the runner. */
    side: Side;
    /** Time out and back without stops and pauses, where both ends are known. */
    took?: Millis | null;
  };
} | {
  moved_before_run: {
    /** The side that moved or pressed. */
    side: Side;
  };
} | {
  illegal: {
    /** The side that moved. */
    side: Side;
    /** The move on the board, in UCI notation; missing where nobody reported it. */
    uci?: string | null;
  };
} | {
  take_back_owed: {
    /** The side that has to take it back. */
    side: Side;
    /**
     * Square of the piece that has to move. If missing, no touched piece can move and
     * any piece may.
     */
    touched?: Square | null;
    /** The move on the board, in UCI notation; missing where nobody reported it. */
    uci?: string | null;
  };
} | {
  limit_reached: {
    /** Points captured by each side, where they are known. */
    points?: {
      /** The value of Black. */
      black: number;
      /** The value of White. */
      white: number;
    } | null;
  };
} | {
  arranged: Arrangement;
} | {
  flag_fell: {
    /** The side whose flag fell. */
    side: Side;
  };
} | {
  read: {
    /** The times it showed; a side that was not read is missing. */
    left: {
      /** The value of Black. */
      black: Millis | null;
      /** The value of White. */
      white: Millis | null;
    };
  };
} | {
  ended: EndedView;
} | {
  asked: {
    /** The court's record on the question. */
    on_record?: OnRecord | null;
    /** The question to a referee. */
    question: Question;
  };
} | {
  answered: {
    /** The referee's answer. */
    answer: Answer;
    /** The fact of the question. */
    question: FactId;
  };
} | {
  retracted: {
    /** The facts that are dropped. */
    facts: FactId[];
  };
} | {
  stale: {
    /** True if the device is silent now. */
    stale: boolean;
  };
} | {
  evidence_set: {
    /** The clock whose figure rules from now on. */
    clock: ClockRule;
    /** The evidence level from now on. */
    evidence: Evidence;
  };
} | {
  ready: {
    /** True if the board is ready. */
    ready: boolean;
  };
} | "annulled" | "paused" | "resumed" | {
  called: {
    /** The kind of fault. */
    fault: Fault;
    /** The price of the fault. */
    sanction: Sanction;
    /** The side that was called. */
    side: Side;
  };
} | {
  joined: {
    /** The call of the first referee. */
    call: FactId;
  };
} | {
  call_voided: {
    /** The call that no longer counts. */
    call: FactId;
    /** The kind of tap that made the call. */
    tap?: Tap;
  };
} | {
  stop_began: {
    /** True if he left early and begins again. */
    again: boolean;
    /** The side of the stopped player. */
    side: Side;
    /** Instant at which the player is free. */
    until: CourtTime;
  };
} | {
  stop_served: {
    /** Number of penalties served in it. */
    penalties: number;
    /** The side of the player who is free. */
    side: Side;
  };
} | {
  walk_card: {
    /** The judge's device; missing for the server's own machine. */
    by?: DeviceId | null;
    /** The card shown: caution or red. */
    card: WalkCard;
    /** The offence of the walker. */
    offence: WalkOffence;
    /** The side of the walker. */
    side: Side;
  };
} | {
  cards_shown: {
    /** The side of the walker. */
    side: Side;
  };
} | {
  checked: {
    /** The item of the check-list. */
    item: CheckItem;
    /** True if the item is as it should be. */
    passed: boolean;
    /** The side of the player, for an item that is checked of a player. */
    side?: Side | null;
  };
} | {
  waived: {
    /** The item that failed. */
    item: CheckItem;
    /** The side of the player, for an item that is checked of a player. */
    side?: Side | null;
  };
} | {
  chain_game_drawn: {
    /** The reason for the draw. */
    by: Termination;
    /** The drawn game's number in the chain, from 1. */
    chain_game: number;
  };
} | {
  lapsed: {
    /** Number of penalties that lapsed. */
    penalties: number;
    /** The side of the player who owed them. */
    side: Side;
  };
} | {
  draw_offered: {
    /** Cards he has left after placing one; missing if his claim was the offer. */
    cards?: number | null;
    /** The side that offered. */
    side: Side;
  };
} | {
  draw_refused: {
    /** The side that refused. */
    side: Side;
  };
} | {
  claimed: {
    /** The claim it made. */
    claim: Claim;
    /** The side that claimed. */
    side: Side;
  };
} | {
  claim_ruled: {
    /** The side that claimed. */
    side: Side;
    /** True if the claim was upheld. */
    upheld: boolean;
  };
} | {
  taken_back: {
    /** The half-move, from 1. */
    ply: number;
    /** The side that had moved. */
    side: Side;
  };
} | {
  corrected: {
    /** The side that corrected its act. */
    side: Side;
  };
} | {
  time_given: {
    /** The side whose clock changes. */
    side: Side;
    /** Time added; negative is time taken off. */
    time: Millis;
    /** The reason for it. */
    why: TimeFor;
  };
} | "set_on_clock" | {
  clock_set: {
    /** The times set; a missing side stays as it was. */
    left: {
      /** The value of Black. */
      black: Millis | null;
      /** The value of White. */
      white: Millis | null;
    };
  };
} | "position_set" | "players_set" | {
  result_entered: {
    /** The result that was entered. */
    result: GameResult;
  };
} | {
  sealed: {
    /** The result that was sealed. */
    result: GameResult;
  };
} | {
  result_corrected: {
    /** The result from now on. */
    result: GameResult;
    /** The result that was corrected. */
    was?: GameResult | null;
  };
} | "chief_called" | {
  clocks_stopped: {
    /** The side that stopped them. */
    side: Side;
  };
} | {
  end_stands: {
    /** The end that the board shows. */
    claim: Claim;
  };
} | {
  confirmed: {
    /** The side that confirms. */
    side: Side;
  };
} | {
  disputed: {
    /** The claim in dispute. */
    claim: Claim;
    /** True if the court's record supports the claim; missing where the record is silent. */
    record?: boolean | null;
    /** The side that disputes. */
    side: Side;
  };
} | {
  agreed: {
    /** The point on which both agree. */
    on: Agreement;
  };
} | {
  settled: {
    /** The claim that is settled. */
    claim: Claim;
    /** Numbers of the points: 18 is SP-18. */
    points: number[];
    /** True if the claim holds between the players. */
    stands: boolean;
  };
} | {
  declared: {
    /** The piece that was named. */
    piece: Piece;
    /** The side of the pawn. */
    side: Side;
  };
} | {
  exchanged: {
    /** The piece that stands there now. */
    piece: Piece;
    /** The side of the pawn. */
    side: Side;
  };
} | {
  withdrawn: {
    /** The side that took back. */
    side: Side;
  };
} | {
  interfered: {
    /** The subject of the remark. */
    about: Interference;
  };
} | {
  ran_out: {
    /** The instant for each side whose clock ran out. */
    at: {
      /** The value of Black. */
      black: CourtTime | null;
      /** The value of White. */
      white: CourtTime | null;
    };
  };
};

/** An earlier entry, or a person who is known. */
export type Same = {
  line: number;
} | {
  known: PlayerId;
};

/** The price of a fault: the rulebook's ten seconds, or a step of FIDE's ladder (FIDE 12.9). */
export type Sanction = "stop" | "note" | "warning" | {
  give_opponent: {
    /** Time added to the opponent's clock. */
    time: Millis;
  };
} | {
  take_time: {
    /** Time taken off his clock. */
    time: Millis;
  };
} | "loss_of_game";

/** The result of one game for both players. */
export type Score = "---" | "1-0" | "1/2-1/2" | "0-1" | "+--" | "--+" | "0-0" | "1/2-0" | "0-1/2";

/** The setting of a screen. The screen chooses by itself what is missing. */
export type ScreenSetting = {
  /** The board that the picture is about. */
  board?: BoardNo | null;
  /** The court to show. */
  court?: CourtId | null;
  /** The picture to show. */
  view?: ScreenView | null;
};

/** A picture that a screen can show. */
export type ScreenView = "above" | "boards" | "results" | "lower" | "strip" | "penalty" | "table" | "nothing";

/** The observations at a board. */
export type Seen = {
  placed: {
    /** The move in UCI notation (`e2e4`, `e7e8q`, castling as the king's move `e1g1`). */
    uci: string;
  };
} | {
  moved: {
    /** The reading of the clock on the table after the press. */
    reading?: Reading | null;
    /** The move in UCI notation. */
    uci: string;
  };
} | {
  pressed: {
    /** The reading of the clock on the table after the press. */
    reading?: Reading | null;
    /** The side that pressed. */
    side: Side;
  };
} | {
  read: {
    /** The times on that clock. */
    reading: Reading;
  };
} | {
  crossed: {
    /** The side of the runner. */
    side: Side;
  };
} | {
  returned: {
    /** The side of the runner. */
    side: Side;
  };
} | {
  touched: {
    /** The side of the player who touched. */
    side: Side;
  };
} | {
  resigned: {
    /** The side that resigned. */
    side: Side;
  };
} | "draw_agreed" | {
  flag_seen: {
    /** The side whose flag is down. */
    side: Side;
  };
} | {
  fault: {
    /** The earlier instant of the fault; if missing, the instant of the tap. */
    back?: Back | null;
    /** The kind of fault. */
    fault: Fault;
    /** The price of the fault. */
    sanction?: Sanction;
    /** The side of the player at fault. */
    side: Side;
  };
} | {
  walk_card: {
    /** The card shown: caution or red. */
    card: WalkCard;
    /** The offence of the walker. */
    offence: WalkOffence;
    /** The side of the walker. */
    side: Side;
  };
} | {
  stopped: {
    /** The side of the stopped player. */
    side: Side;
  };
} | {
  left_stop: {
    /** The side of the player who left. */
    side: Side;
  };
} | {
  draw_card: {
    /** The side that offers. */
    side: Side;
  };
} | {
  draw_accepted: {
    /** The side that accepts. */
    side: Side;
  };
} | {
  draw_refused: {
    /** The side that refuses. */
    side: Side;
  };
} | {
  claimed: {
    /** The claim it makes. */
    claim: Claim;
    /** The side that claims. */
    side: Side;
  };
} | {
  corrected: {
    /** The side that corrected its act. */
    side: Side;
  };
} | {
  clocks_stopped: {
    /** The side that stopped them. */
    side: Side;
  };
} | {
  confirmed: {
    /** The side that confirms; missing if both do. */
    side?: Side | null;
  };
} | {
  disputed: {
    /** The side that disputes. */
    side: Side;
  };
} | {
  agreed: {
    /** The point on which both agree. */
    on: Agreement;
  };
} | {
  declared: {
    /** The piece that was named. */
    piece: Piece;
    /** The side of the pawn. */
    side: Side;
  };
} | {
  exchanged: {
    /** The piece that stands there now. */
    piece: Piece;
    /** The side of the pawn. */
    side: Side;
    /** The square of the pawn, such as `e8`. */
    square: string;
  };
} | {
  withdrawn: {
    /** The side that took back. */
    side: Side;
  };
} | {
  reminded: {
    /** The side that reminded. */
    side: Side;
  };
} | {
  interfered: {
    /** The subject of the remark. */
    about: Interference;
  };
} | "clock_set" | "chief_called";

/** A device's report about itself, sent with a heartbeat. */
export type SelfReport = {
  /**
   * True if it goes to sleep now (its screen is off, its page is in the background). Silence
   * after this is sleep, not a broken link.
   */
  asleep: boolean;
  /** Charge in percent, if it is known. */
  battery?: number | null;
  /** Time of the way to the server and back, by the device's probes. */
  delay?: Millis | null;
  /** The line that its referee says he judges; missing if he judges none. */
  line?: JudgedLine | null;
  /** The last record on its screen, for each court it follows. */
  shows?: Shows[];
  /** Requests kept that have no outcome yet. */
  unsent: number;
};

/** The place of a record in its stream, from 1. Zero is "before the first record". */
export type Seq = number;

/** A setting that is out of its range. */
export type Setting = "list" | "games_of_a_board" | {
  boards: {
    /** Largest number on a court of this kind. */
    most: number;
  };
} | "court_length" | "court_width" | "lane_width" | "round" | "players" | "walk_elsewhere" | {
  walk_consent: {
    /** The side that has not agreed. */
    side: Side;
  };
} | "walk_increments" | "draw_cards" | "sprint_draw_cards" | "match_draw_cards" | "illegal_move_time" | {
  time: {
    /** The side of the clock. */
    side: Side;
  };
} | {
  time_left: {
    /** The side of the clock. */
    side: Side;
  };
} | {
  sprint_time: {
    /** The side of the clock. */
    side: Side;
  };
} | {
  increment: {
    /** The side of the clock. */
    side: Side;
  };
} | {
  sprint_increment: {
    /** The side of the clock. */
    side: Side;
  };
} | {
  turning_point: {
    /** Metres to the farthest one on the court. */
    farthest: number;
    /** The side of the runner. */
    side: Side;
  };
} | "position" | "no_match_limit" | "limit_elsewhere" | "match_limit" | "window" | "window_closed" | {
  arranged_elsewhere: {
    /** The rules of that game. */
    ruleset: Ruleset;
  };
} | "arranged_time" | "site_elsewhere" | "site" | "replacement" | "square" | "red_card" | {
  given_time: {
    /** Greatest time allowed. */
    max: Millis;
  };
} | {
  taken_time: {
    /** Greatest time allowed. */
    max: Millis;
  };
} | {
  ago: {
    /** Greatest time allowed. */
    max: Millis;
  };
} | "amendment_answer" | "clock_answer" | "answer" | "amendment" | "measure" | "table_width" | "waived_item" | "item_of_nobody" | {
  item_of_player: {
    /** The side that was named. */
    side: Side;
  };
} | "clocks" | "agreed_draw" | "hand_over" | {
  duties: {
    /** The role that would be handed over. */
    handed: Role;
    /** The role of the device that would take it. */
    own: Role;
  };
} | "last_head";

/** The settings of a tournament. They may change until the rule that reads them has been applied. */
export type Settings = {
  /** True for Baku acceleration. */
  accelerated: boolean;
  /**
   * True if results stay with the organiser until he announces them. `None` in a new tournament
   * is the plan's choice for finals, and false otherwise; in a change it is the value of before.
   */
  held_back: boolean | null;
  /** Groups kept apart. */
  kept_apart: KeptApart[];
  /** The points of matches of teams; `None` for 2, 1, 0. */
  match_points: PointsSystem | null;
  /** True if matches are played online, each in its own window of time. */
  online: boolean;
  /** The points of games; `None` for 1, ½, 0. */
  points: PointsSystem | null;
  /** The rounds of a Swiss. */
  rounds: number | null;
  /** The code of the team Swiss (record 192); `None` for type A on match points. */
  team_system: string | null;
  /** The tie-breaks; empty for the usual list of the system. */
  tie_breaks: string[];
  /** Virtual points that replace those of Baku acceleration, as another program gave them. */
  virtual_points: VirtualPoints[];
};

/** The settings of a tournament. They may change until the rule that reads them has been applied. */
export type SettingsInput = {
  /** True for Baku acceleration. */
  accelerated?: boolean;
  /**
   * True if results stay with the organiser until he announces them. `None` in a new tournament
   * is the plan's choice for finals, and false otherwise; in a change it is the value of before.
   */
  held_back?: boolean | null;
  /** Groups kept apart. */
  kept_apart?: KeptApart[];
  /** The points of matches of teams; `None` for 2, 1, 0. */
  match_points?: PointsSystem | null;
  /** True if matches are played online, each in its own window of time. */
  online?: boolean;
  /** The points of games; `None` for 1, ½, 0. */
  points?: PointsSystem | null;
  /** The rounds of a Swiss. */
  rounds?: number | null;
  /** The code of the team Swiss (record 192); `None` for type A on match points. */
  team_system?: string | null;
  /** The tie-breaks; empty for the usual list of the system. */
  tie_breaks?: string[];
  /** Virtual points that replace those of Baku acceleration, as another program gave them. */
  virtual_points?: VirtualPoints[];
};

/** As divisions and titles tell players apart. */
export type Sex = "woman" | "man";

/** A place of a medal that several competitors share. */
export type SharedPlace = {
  /** The category; `None` for the general classification. */
  category: Category | null;
  competitors: Competitor[];
  /** The place, 1 to 3. */
  place: number;
};

/** The data that public pages show of a person. */
export type Shown = "name" | "initial" | "number";

/** The last record of a court that a device's screen shows. */
export type Shows = {
  /** The court on the screen. */
  court: CourtId;
  /** The last record shown. */
  seq: Seq;
};

/** A side of the game, White or Black. */
export type Side = "white" | "black";

export type SideRow = {
  /** The person or the team. */
  competitor: Competitor;
  /** The start number, or the seed. */
  number: number;
  /** The points before the round in a tournament of players, in tenths. */
  points: Points | null;
};

/** One side of a game. */
export type SideView = {
  /** The place of the player; missing where nobody runs. */
  at?: Whereabouts | null;
  /** Number of draw cards left. */
  cards: number;
  /** Cautions shown to a walker. The public sees those the chief judge has shown him. */
  cautions?: number;
  /** Number of half runs made: the way from the line to the board at GO (CR-4.1-3). */
  half_runs?: number;
  /** Number of illegal moves completed. */
  illegal: number;
  /** Time left at the anchor; missing where it is not known. */
  left?: Millis | null;
  /** Metres from the board to his turning point, which is his line for every rule (CR-2.2-2). */
  line_m?: number;
  /** Number of further penalties not yet served, beyond those in `penalties`. */
  more_penalties?: number;
  /** His name as this audience may see it. */
  name?: string | null;
  /** Time of his next stop: of all penalties not yet served, or of one if there is none. */
  next_stop: Millis;
  /**
   * True if he offers a draw, by a card on the board or by a claim, without an answer yet. Both
   * sides may offer at the same time (CR-4.4-3).
   */
  offers?: boolean;
  /** Debts of the player before he may move, in order. */
  owes: Debt[];
  /** Penalties not yet served, oldest first, at most [`SideView::PENALTIES_MAX`]. */
  penalties?: PenaltyView[];
  /** The player's id. */
  player: PlayerId;
  /** Points captured in an Intramural match (IM-3-4); missing if they are not known. */
  points?: number | null;
  /** Other data of the player, as this audience may see them. */
  profile?: Profile | null;
  /** Red cards shown to a walker. The public sees those the chief judge has shown him. */
  reds?: number;
  /** The way he turns there (CR-4.2-1). */
  run_mode?: RunMode;
  /** Number of full runs made. */
  runs: number;
  /** Number of penalties served. */
  served?: number;
  /** Instant since when he is there; on the way home from a stop, the end of that. */
  since?: CourtTime | null;
  /** The stopwatch, while he stands behind his line. */
  stop?: StopView | null;
  /** His time control; missing if it is the standard one (CR-4.5-1). */
  time?: TimeControl;
  /**
   * Instants from which the call of a fault contradicts the court's data on him. Not sent
   * to the public.
   */
  unexpected?: UnexpectedFrom;
};

/** The whole picture of a court. */
export type Snapshot = {
  /** Instant at which that record was ruled. */
  at: CourtTime;
  /** The court's boards in lane order. */
  boards: BoardView[];
  /** The court of this picture. */
  court: CourtId;
  /** True if this is a demonstration; every screen shows so. */
  demo: boolean;
  /**
   * Games that have left their boards to the next ones, by round and board: their results can
   * still be entered, sealed and corrected. Empty for the public.
   */
  earlier?: EarlierGame[];
  /** The epoch of the server that wrote it. */
  epoch: Epoch;
  /** The event of the court, if it has a name. */
  event?: EventView | null;
  /** The last record of the picture. */
  seq: Seq;
  /** The court's layout. */
  setup: CourtSetup;
  /** Court seconds per second of the hall. */
  speed: number;
  /** True if the court has stopped: nothing after this picture can be recorded any more. */
  stopped?: boolean;
  /** The last lines of the ticker, oldest first. */
  ticker: TickerLine[];
};

export type Source = {
  court: CourtId;
} | "desk" | "corrected" | "players" | "forfeit" | "taken_over";

/** The open claims between the two players of a Speed game, as a screen shows them. */
export type SpeedView = {
  /** The claims that are not settled, in the order in which they were made. */
  claims?: StandingClaim[];
  /** The side that stopped both clocks. */
  stopped?: Side | null;
  /** Squares on which a pawn stands for the piece it was declared to be (SP-27). */
  unexchanged?: string[];
};

/** A square of the board, `a1` to `h8`. */
export type Square = string;

/** A claim that waits for the other player's answer. */
export type StandingClaim = {
  /** The side that claims. If missing, the board shows it, and both players have to confirm it. */
  by?: Side | null;
  /** The claim that waits. */
  claim: Claim;
  /**
   * The side that has confirmed it, where the other player has to confirm too: an end that the
   * board shows, or one of two flags.
   */
  confirmed?: Side | null;
  /** True if a player disputes it. It stays open until both agree (SP-25). */
  disputed?: boolean;
  /** True if it waits for the punch or for both clocks to be stopped (SP-10, SP-18). */
  incomplete?: boolean;
  /** True if the court's record supports the disputed claim; missing where the record is silent. */
  record?: boolean | null;
};

export type StandingsRow = {
  /** One cell per tie-break. */
  cells: string[];
  /** The person or the team. */
  competitor: Competitor;
  /** True while his game of the running round has no result. */
  is_playing: boolean;
  /** The start number, or the seed. */
  number: number;
  /** The place, from 1; competitors tied in everything share it. */
  rank: number;
};

export type StandingsView = {
  /** The same order within each category, with places counted anew (CR-5-3). */
  categories: CategoryRows[];
  /** The tie-breaks, points first. */
  codes: string[];
  /** The tie-breaks that were not applied, because a competitor has no rating. */
  dropped: string[];
  /** The number of rounds that are finished. */
  finished: number;
  /** True if lots can be drawn: competitors share a place. */
  has_shared_places: boolean;
  /** True if the rows hold results of a round that is still played. */
  is_live: boolean;
  /** The rows, the best first. */
  rows: StandingsRow[];
  seq: Seq;
  tournament: TournamentId;
};

/**
 * A stop behind the line: the stopwatch of all penalties that are served in it, back to back
 * (CR-4.3-3).
 */
export type StopView = {
  /** Time left when the board was stopped; missing while the stopwatch runs. */
  left?: Millis | null;
  /** Number of penalties served in it. */
  penalties: number;
  /** Number of times he left early and began again. */
  restarts: number;
  /** Instant at which the player is free, while the stopwatch runs. */
  until?: CourtTime | null;
  /** Time of the whole stop. */
  whole: Millis;
};

/**
 * The pause of a board. A device has confirmed it once its screen
 * [shows](crate::DeviceHealth::shows) the record.
 */
export type StoppedView = {
  /** The fact of the pause. */
  fact: FactId;
  /** Instant since when the board stands still. */
  since: CourtTime;
};

/** A part of the event. Each has the number of the record that changed it last. */
export type Subject = "plan" | "entries" | {
  entry: {
    person: PersonId;
  };
} | {
  team: {
    team: TeamId;
  };
} | {
  tournament: {
    tournament: TournamentId;
  };
} | {
  round: {
    round: RoundNumber;
    tournament: TournamentId;
  };
} | {
  match: {
    match_no: MatchNo;
  };
} | {
  game: {
    game: GameId;
  };
} | {
  protest: {
    protest: ProtestNo;
  };
} | {
  held: {
    held: HeldNo;
  };
};

/** The supervision of the games, fixed for the whole event (FIDE B.4). */
export type Supervision = "adequate" | "partial";

export type System = "swiss" | {
  round_robin: Cycles;
} | {
  knockout: DuelRules;
} | "team_swiss" | {
  team_round_robin: Cycles;
} | {
  team_knockout: DuelRules;
} | "league";

/** The system of the qualification. */
export type SystemChoice = "swiss" | "round_robin" | "recommended" | "double_round_robin" | "knockout";

/** A table as one reader has it. */
export type TableSheet = {
  /** The rows that differ from the version before, from 0: they are shown in bold. */
  changed: number[];
  /** The heads of the columns. */
  columns: string[];
  /** The columns that a narrow screen leaves out, from 0. */
  details: number[];
  /** The event's name; of a rating history the player's, and of the rating list none. */
  event: string;
  /** The abbreviations of heads, each with its name in words. */
  legend: ([string, string])[];
  rows: ((string | number)[])[];
  title: string;
  /** The tournament, where the event has several. */
  tournament: string | null;
};

/** A table: a match with its games. */
export type TableView = {
  black: SideRow;
  /** The place in the bracket of a knockout. */
  bracket: MatchId | null;
  games: GameRow[];
  /** The instants at which White and Black started the hour of an online match. */
  hour: [CourtTime | null, CourtTime | null];
  /** True if the pair differs from the version before the last one published: it is shown in bold. */
  is_changed: boolean;
  /**
   * True if the match is level after its games: it waits for the colour of its `ChessSprint` or a
   * ruling.
   */
  is_level: boolean;
  match_no: MatchNo;
  /**
   * The time that one player of an online match proposed, until the other agrees; the public does
   * not see it.
   */
  proposed: TimeProposal | null;
  /** The points of White and of Black so far, without the `ChessSprint`; `None` before a result. */
  score: [Points, Points] | null;
  /** True if the line-ups of White and of Black are sealed. */
  sealed: [boolean, boolean];
  /** The table, from 1. */
  table: number;
  /** The day and time, where the match has its own. */
  when: CourtTime | null;
  /** White, on board 1 for a team; in a league the home team. */
  white: SideRow;
  /** The window of an online match. */
  window: [CourtTime, CourtTime] | null;
};

/** A game that another program paired. */
export type TakenGame = {
  black: PersonId;
  /** False for a game too short to be rated. */
  rated?: boolean;
  /** The result, if there is one. */
  score?: Score | null;
  white: PersonId;
};

/** A round that another program paired. */
export type TakenRound = {
  /** The competitors without a game. */
  byes?: ([Competitor, Bye])[];
  /** The games, table 1 first. */
  games: TakenGame[];
};

/** A tournament of players or of teams with the rounds that another program paired. */
export type TakenTournament = {
  /** The byes asked for in the round after them. */
  byes?: ([Competitor, Bye])[];
  /** The colour drawn for the odd numbers in round 1 of a Swiss. */
  colour?: Colour | null;
  /** The players or the teams by start number, number 1 first. */
  numbers: Competitor[];
  /** The rounds, round 1 first. */
  rounds: TakenRound[];
  settings?: SettingsInput;
  system: System;
  /** The teams to enter, and those of the entry list as they are from now on. */
  teams?: TeamEntry[];
};

/** A kind of referee's tap that may be taken back. */
export type Tap = "call" | "joined" | "card" | "stopwatch";

/** A team with its players in the order of their strength, the player of board 1 first. */
export type TeamEntry = {
  /** The captain, who seals the line-ups. */
  captain?: PersonId | null;
  /** The name; empty for a team that is called by its number. */
  name?: string;
  /** The players, the strongest first; substitutes stand at their strength. */
  players: PersonId[];
  team: TeamId;
};

/** A team of the event. */
export type TeamId = number;

export type TeamRow = {
  captain: PersonId | null;
  /** The name; empty for a team that is called by its number. */
  name: string;
  /** Its start number, once the entries are closed. */
  number: [TournamentId, number] | null;
  /** The players, board 1 first. */
  players: PersonId[];
  team: TeamId;
  /** The first round without it, if it has withdrawn. */
  withdrawn: RoundNumber | null;
};

/** The reason why a game ended. */
export type Termination = "checkmate" | "stalemate" | "dead_position" | "fivefold_repetition" | "seventy_five_moves" | "resignation" | "agreement" | "flag_fall" | "captured_points" | "illegal_position" | "threefold_repetition" | "fifty_moves" | "illegal_moves" | "flag_declared" | "both_flags" | "king_left_in_check" | "illegal_move" | "players_agreed" | "forfeit" | "penalty" | "red_cards" | "entered" | "ruling";

/** The reasons why a text is not taken. */
export type TextFault = {
  too_long: {
    /** The limit in characters. */
    max: number;
  };
} | "blank" | {
  unseen: {
    /** The character without a shape. */
    unseen: string;
  };
};

/** A field that holds text. */
export type TextField = "reason" | "protest" | "ruling" | "link" | "moves" | "name";

/** The price of one player's third red card, each card from another judge. */
export type ThirdRed = "zone" | "dq3";

/** One line of a ticker. */
export type TickerLine = {
  /** Instant of the event. */
  at: CourtTime;
  /** The board of the event. */
  board: BoardNo;
  /**
   * The device that caused the line, for referees only. It is missing where the court or the
   * server's own machine did.
   */
  by?: DeviceId | null;
  /** The fact that caused the line. */
  fact: FactId;
  /** The game of the event; missing where no game was concerned. */
  game?: GameId | null;
  /**
   * True if the event is out of the usual: a penalty, a claim, a ruling, a result. Screens keep
   * and show it longer than moves and runs.
   */
  incident?: boolean;
  /** The event itself. */
  said: Said;
  /** True if the head referee can annul the event by this line. For referees only. */
  voidable?: boolean;
};

export type Time = {
  /** Court time in µs since 1970. */
  court: number;
  speed: number;
};

/** One side's time at the start and its increment. */
export type TimeControl = {
  /** Time given before each move, the first included, as FIDE-endorsed clocks do (CR-4.5-1). */
  increment: Millis;
  /**
   * True if the increment of the first move is given at the start (10:05 at "2"). False if it is
   * given after the first completed move (10:00 at "2").
   */
  increment_first: boolean;
  /** Time for the whole game, before any increment. */
  initial: Millis;
};

/** The reason for giving or taking time. */
export type TimeFor = "illegal_move" | "wrong_claim" | "rejected_claim" | "ladder" | "restart";

/** A time that a player of an online match proposed to the opponent. */
export type TimeProposal = {
  by: PersonId;
  to: CourtTime;
};

/** The time ruled on one side of the clock on the table. */
export type TimeRuled = {
  /** Time given since then; negative if it was taken off. */
  given: Millis;
  /** The instant of the head referee's last ruling on the whole time; `None` at the start of the game. */
  since?: CourtTime | null;
};

/** The times of play. */
export type Times = {
  /** The time of each player. */
  base: Millis;
  /** The increment of each move; masters have more (CR-4.5-2). */
  increment: Millis;
  /** The minutes from the start of a round to the start of the next. */
  round_minutes: number;
};

/** The times of play. */
export type TimesInput = {
  /** The time of each player. */
  base?: Millis;
  /** The increment of each move; masters have more (CR-4.5-2). */
  increment?: Millis;
  /** The minutes from the start of a round to the start of the next. */
  round_minutes?: number;
};

export type Timetable = {
  rounds: RoundTime[];
  seq: Seq;
  tournament: TournamentId;
};

export type TitleDifference = {
  /** True for a title that is won, false for one that would not be. */
  is_won: boolean;
  person: PersonId;
  title: TitleWon;
};

export type TitleWon = {
  day: Date | null;
  title: RunnerTitle;
  /** The category and the event of a world champion. */
  won: [Category, number] | null;
};

/** The messages of the server to a device. */
export type ToDevice = {
  welcome: Welcome;
} | {
  goodbye: Goodbye;
} | {
  outcome: Outcome;
} | {
  probe: ProbeReply;
} | {
  frame: Frame;
} | {
  snapshot: Snapshot;
} | {
  asked: AskingNumber;
} | {
  presence: Presence;
} | {
  device: DeviceAnswer;
} | {
  preview: Preview;
} | {
  round: RoundAnswer;
};

/** The messages of a device to the court. */
export type ToServer = {
  hello: Hello;
} | {
  request: Request;
} | {
  heartbeat: Heartbeat;
} | {
  probe: Probe;
} | {
  follow: Follow;
} | "watch" | {
  device: DeviceAsk;
} | {
  preview: PreviewAsk;
} | {
  round: RoundAsk;
};

/** The competitors of new tournaments. */
export type TournamentField = "teams" | {
  categories: Category[];
} | {
  best: {
    of: TournamentId[];
    /** The number from each. */
    places: number;
  };
} | {
  given: Competitor[];
};

/** A tournament of the event, from 1: a qualification, a group or the finals. */
export type TournamentId = number;

/** A tournament at a glance. */
export type TournamentRow = {
  /** The categories that compete. */
  categories: Category[];
  competitors: number;
  /** The points taken from teams. */
  deductions: Deduction[];
  /** The finals that can be made of it now. */
  finals: Finals | null;
  /** The tournaments from which its competitors qualified. */
  from: TournamentId[];
  /** The group's letter, 1 for A. */
  group: number | null;
  id: TournamentId;
  /** True if the public sees its results. */
  is_public: boolean;
  /** True if the tournament can be taken back. */
  may_be_dropped: boolean;
  /** The rounds that are paired. */
  paired: number;
  /** The rounds announced; `None` for a knockout. */
  rounds: number | null;
  /** For the crew. */
  settings: Settings | null;
  stage: TournamentStage;
  system: System;
};

/** The stage of a tournament: the organiser's next step. */
export type TournamentStage = {
  to_pair: RoundNumber;
} | {
  to_publish: RoundNumber;
} | {
  line_ups: RoundNumber;
} | {
  playing: {
    /** The number of games without a result. */
    open: number;
    round: RoundNumber;
  };
} | {
  level: {
    /** The number of these matches. */
    open: number;
    round: RoundNumber;
  };
} | "over";

/**
 * Instants from which on the call of a fault does not fit the court's data on a player. The call
 * is taken all the same, and marked [`unexpected`](crate::PenaltyView::unexpected).
 */
export type UnexpectedFrom = {
  /** For [`Fault::FalseStart`]; missing until GO is known. */
  false_start?: CourtTime | null;
  /** For [`Fault::NoCrossing`]; missing while the player is on his way, or owes a run. */
  no_crossing?: CourtTime | null;
};

/** A report or call that the rules of a game do not have. */
export type Unknown = "clocks_stopped" | "players_words" | "promotion" | "withdrawal" | "reminder" | "interference" | "speed_claim" | "runs" | "stops" | "draw_cards" | "touched_pieces" | "corrections" | "penalty" | "claim" | "walk_cards" | "check_list" | "item";

/** A device that reports a later epoch than this server writes, without proof. */
export type UnprovenEpoch = {
  /** The device that was sent away. */
  device: DeviceId;
  /** The epoch it reports. */
  epoch: Epoch;
};

/** CR-3.1.2-2: the reason why a game does not count for a player. */
export type Unrated = "forfeit" | "one_side_never_moved" | "opponent_unrated" | "mismatch";

/** Results of one round in one state that are not sealed. */
export type Unsealed = {
  /** The boards of the games. */
  boards: BoardNo[];
  /** The round of the games. */
  round: number;
  /** The progress of the results. */
  state: ResultState;
};

/** The verdict on a request. */
export type Verdict = {
  recorded: {
    /** The rulings on the request, a sentence each, with its rule. */
    rulings: Ruling[];
    /**
     * True if a referee is asked first. The effect stands once that question, of the same
     * record, has left the inbox.
     */
    undecided?: boolean;
  };
} | {
  refused: {
    /** The reason. */
    refusal: Refusal;
  };
};

/** The lowest and highest version of the session protocol a side speaks. */
export type Versions = {
  /** The highest version spoken. */
  max: number;
  /** The lowest version spoken. */
  min: number;
};

/** The virtual points of a competitor. */
export type VirtualPoints = {
  competitor: Competitor;
  /** The points by round, round 1 first, in tenths. */
  points: Points[];
};

/** A card a judge shows. */
export type WalkCard = "caution" | "red";

/** A walker's offence against the rules of walking. */
export type WalkOffence = "loss_of_contact" | "bent_knee";

/** The walking and judging rules of a `ChessWalk` game (CR-4.6-1, CR-4.6-2). */
export type WalkRule = {
  /** True for each player who agreed to walk. The game needs both. */
  consent: {
    /** The value of Black. */
    black: boolean;
    /** The value of White. */
    white: boolean;
  };
  /** The price of the third red card. */
  third_red?: ThirdRed;
};

/** The server's first message to a device it knows. */
export type Welcome = {
  /** The boards for which it reports; empty is all of its courts. */
  boards: BoardNo[];
  /** The courts on which it has that role. */
  courts: CourtId[];
  /** The device's id. */
  device: DeviceId;
  /** The server's epoch. */
  epoch: Epoch;
  /**
   * The code of this epoch, which the device keeps and gives back. It proves to a server of the
   * same event that one of them began the epoch.
   */
  epoch_mac: EpochMac;
  /**
   * For each boot the device named, the number of its requests with an outcome. The device goes
   * on with the next one.
   */
  have: Have[];
  /**
   * True if the device handed its duty over. It watches no board until the head referee gives it
   * a duty again.
   */
  relieved?: boolean;
  /** The role of the device. */
  role: Role;
  /** Court seconds per second of the hall: 1 except in demonstrations. */
  speed: number;
  /** The device's token, sent once, right after it enrolled by code. */
  token?: string | null;
  /** The session version from here on. */
  version: number;
};

/** The place of a player, as far as it is known. */
export type Whereabouts = "behind_line" | "at_board" | "outward" | "homeward" | "away";

/** One sentence of the reasons. Its words are the message `why-…`; points are decimal. */
export type Why = {
  natural: {
    bracket: string;
  };
} | {
  instead: {
    natural: PersonId;
    of: PersonId;
  };
} | {
  instead_of_nobody: {
    of: PersonId;
  };
} | {
  moved_down: {
    from: string;
    person: PersonId;
  };
} | {
  colours: {
    due: DueColour | null;
    had: string;
    person: PersonId;
    strength: DueStrength | null;
  };
} | {
  colours_by: {
    article: string;
    rule: ColoursRule;
  };
} | {
  lowest_score: {
    person: PersonId;
    score: string;
  };
} | {
  not_the_bye: {
    person: PersonId;
  };
} | "stands" | {
  other_colours: {
    black: PersonId;
    white: PersonId;
  };
} | "have_met" | "kept_apart" | "same_colour" | "bye_before" | "no_bye" | {
  worse: {
    article: string;
    bracket: string | null;
    criterion: string;
  };
} | {
  later: {
    article: string;
    bracket: string;
  };
} | "other_opponents" | "not_to_be_paired" | "no_legal_pairing" | {
  by_table: {
    round: RoundNumber;
  };
} | {
  free_by_table: {
    round: RoundNumber;
  };
} | {
  by_bracket: {
    higher: number;
    lower: number;
  };
} | "by_team_swiss" | {
  of_teams: {
    because: Message;
  };
} | {
  away: {
    bye: AwayBye;
  };
} | {
  by_hand: {
    reason: string;
  };
} | "changed_since";

/** The window in which a match is to be played. */
export type Window = {
  /** Latest time at which the match may begin; after it the organiser decides. */
  closes: CourtTime;
  /** Earliest time at which the match may begin. */
  opens: CourtTime;
};

/** Likely reasons of each act, as codes of the message `reason`. */
export const REASONS = {
  void: ["wrong_board", "in_error", "not_seen", "overruled"],
  pause: ["injury", "alarm", "clock_broken", "disturbance", "ruling_needed"],
  waive: ["no_other", "safe", "players_agree"],
  pair: ["slips_later", "protest_open", "no_time"],
  annul: ["false_start", "wrong_players", "clocks_not_set"],
  start: ["seen_ready", "device_broken", "late_players"],
  rule_result: ["entered_wrongly", "did_not_come", "penalty", "appeal"],
  correct_result: ["entered_wrongly", "did_not_come", "penalty", "appeal"],
  set_clock: ["clock_set_wrongly", "penalty_in_time", "clock_broken"],
  set_position: ["taken_back", "pieces_displaced"],
  set_players: ["seated_wrongly"],
};

/** The settings of a board: its level, and the clock that rules there. */
export const EVIDENCE: { evidence: Evidence; clock: ClockRule }[] = [
  { evidence: "table", clock: "table" },
  { evidence: "presses", clock: "court" },
  { evidence: "moves", clock: "court" },
  { evidence: "moves", clock: "table" },
];

/** The rule that asks for each item of the check-list. */
export const RULES_OF_ITEMS: Record<CheckItem, string> = {
  electronic_clock: "CR-2.4-1",
  table_width: "CR-2.4-1",
  no_backrest: "CR-2.4-1",
  board_and_pieces: "CR-2.4-2",
  endorsed_clock: "CR-2.4-2",
  standing: "CR-2.4-2",
  captured_pieces: "SP-31",
  shoes: "CR-2.4-3",
  dress: "CR-2.4-3",
};
