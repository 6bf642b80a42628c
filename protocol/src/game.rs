//! The types of a game: rulesets, time controls, evidence, phases, results, debts.

use crate::{BySide, MatchRule, Millis, PlayerId, Side, Square, WalkRule};
use serde::{Deserialize, Serialize};

/// The rule system of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ruleset {
    /// `ChessRun`, Classical Mode: a run after every move.
    Classic,
    /// `ChessWalk`: as Classical Mode, at a race-walker's pace (CR-4.6).
    Walk,
    /// `ChessSprint`: games follow until one is won, without draws by agreement (CR-4.7).
    Sprint,
    /// Speed chess: the two players' claims decide.
    Speed,
    /// An intramural match, played within the hour.
    Intramural,
}

impl Ruleset {
    /// True if the players run (or walk) after every move.
    pub const fn runs(self) -> bool {
        matches!(self, Self::Classic | Self::Walk | Self::Sprint)
    }
}

impl std::fmt::Display for Ruleset {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Classic => "ChessRun",
            Self::Walk => "ChessWalk",
            Self::Sprint => "ChessSprint",
            Self::Speed => "Speed chess",
            Self::Intramural => "Intramural",
        })
    }
}

/// One side's time at the start and its increment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// Time for the whole game, before any increment.
    pub initial: Millis,
    /// Time given before each move, the first included, as FIDE-endorsed clocks do (CR-4.5-1).
    pub increment: Millis,
    /// True if the increment of the first move is given at the start (10:05 at "2"). False if it is
    /// given after the first completed move (10:00 at "2").
    pub increment_first: bool,
}

impl TimeControl {
    /// Ten minutes and five seconds a move, the standard control (CR-4.5-1).
    pub const STANDARD: Self =
        Self { initial: Millis::minutes(10), increment: Millis::seconds(5), increment_first: true };

    /// Five minutes for the game, Speed chess (SP-2).
    pub const SPEED: Self =
        Self { initial: Millis::minutes(5), increment: Millis::ZERO, increment_first: false };

    /// A player with less than this when the next game of a `ChessSprint` begins is given
    /// [time](Self::SPRINT_MORE), and his opponent as well (CR-4.7-4).
    pub const SPRINT_SHORT: Millis = Millis::minutes(2);
    /// The time that both then get.
    pub const SPRINT_MORE: Millis = Millis::minutes(2);

    /// The players have no clocks: no flag falls, and no time is given or taken. An Intramural
    /// match has no clocks unless its event sets them (IM-3-1).
    pub const NONE: Self =
        Self { initial: Millis::ZERO, increment: Millis::ZERO, increment_first: false };

    /// True if there is no clock at all.
    pub const fn is_none(self) -> bool {
        self.initial.0 == 0 && self.increment.0 == 0
    }

    /// Time on the clock at the start.
    pub const fn at_start(self) -> Millis {
        if self.increment_first { Millis(self.initial.0 + self.increment.0) } else { self.initial }
    }
}

/// The reports of a board without a referee. The level may change in mid-game, up or down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Evidence {
    /// Nobody reports moves: calls, claims, results and rulings only.
    Table,
    /// A button or a phone is the clock; the moves themselves are not known.
    Presses,
    /// Every move is reported: an electronic board, a PGN source, hand entry.
    Moves,
}

impl Evidence {
    /// The settings of a board: its level, and the clock that rules there.
    pub const CHOICES: [(Self, ClockRule); 4] = [
        (Self::Table, ClockRule::Table),
        (Self::Presses, ClockRule::Court),
        (Self::Moves, ClockRule::Court),
        (Self::Moves, ClockRule::Table),
    ];
}

/// The clock whose figure rules the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockRule {
    /// The court's figure rules; the clock on the table is a button.
    Court,
    /// Readings of the clock on the table rule; the court predicts and prompts.
    Table,
}

/// The source of knowledge about the runs of a lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RunEvidence {
    /// A sensor or a judge reports the crossing and the return.
    Reported,
    /// A run counts as made at its side's next press.
    Presumed,
}

/// The way a runner turns (CR-4.2-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RunMode {
    /// Both feet over the line.
    #[default]
    Line,
    /// Round a cone that stands on the line.
    Cone,
    /// Both hands on the wall, where no room is left behind the line.
    Wall,
}

/// The place of a player, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// Behind his line, before the start (White's place, CR-2.1-3).
    BehindLine,
    /// At the board.
    AtBoard,
    /// Running towards the line.
    Outward,
    /// The player has crossed the line and is running home.
    Homeward,
    /// Away from the board; nothing more is known on a lane whose runs are presumed.
    Away,
}

/// One thing a player owes before he may move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Debt {
    /// A run from behind the line to the board: White's at the start (CR-4.1-3).
    HalfRun,
    /// Out over the line and back (CR-2.1-2).
    FullRun,
    /// An irregularity to be corrected. A run owed after it counts only when it is corrected
    /// (CR-4.4-4).
    Correction,
    /// An illegal move to be taken back and another one made, where nobody runs (IM-3-5).
    TakeBack {
        /// Square of the touched piece, which has to move. If missing, no touched piece can move
        /// and any piece may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touched: Option<Square>,
    },
}

/// The result of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// One side won.
    Won {
        /// The side that won.
        by: Side,
    },
    /// The game is drawn.
    Drawn,
    /// Both players lost.
    BothLost,
}

impl GameResult {
    /// The result in PGN notation.
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::Won { by: Side::White } => "1-0",
            Self::Won { by: Side::Black } => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::BothLost => "0-0",
        }
    }
}

impl std::fmt::Display for GameResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Won { by } => write!(f, "{by} wins"),
            Self::Drawn => f.write_str("draw"),
            Self::BothLost => f.write_str("both lose"),
        }
    }
}

/// The reason why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Termination {
    /// Checkmate (FIDE 5.1.1).
    Checkmate,
    /// No legal move and not in check (FIDE 5.2.1).
    Stalemate,
    /// Neither side can mate by any series of legal moves (FIDE 5.2.2).
    DeadPosition,
    /// The same position for the fifth time (FIDE 9.6.1).
    FivefoldRepetition,
    /// 75 moves by each side without a capture or a pawn's move (FIDE 9.6.2).
    SeventyFiveMoves,
    /// A player resigned (FIDE 5.1.2).
    Resignation,
    /// Both players agreed (FIDE 5.2.3).
    Agreement,
    /// The flag fell (FIDE 6.9). The game is lost if the opponent can mate, and drawn if not.
    FlagFall,
    /// The match did not end within the limit: the higher total of captured points won, or the
    /// totals were equal (IM-3-3).
    CapturedPoints,
    /// Both kings in check or a pawn on the last rank, and still no legal position a move later
    /// (FIDE A.5.4).
    IllegalPosition,
    /// The same position for the third time, claimed (FIDE 9.2).
    ThreefoldRepetition,
    /// Fifty moves by each side without a capture or a pawn's move, claimed (FIDE 9.3).
    FiftyMoves,
    /// The second illegal move (FIDE 7.5.5).
    IllegalMoves,
    /// Speed: a flag was declared down first and is agreed on (SP-3, SP-10).
    FlagDeclared,
    /// Speed: both flags were declared down, and which fell first is not agreed (SP-8).
    BothFlags,
    /// Speed: a king left in check was captured, or the check was declared (SP-3, SP-18).
    KingLeftInCheck,
    /// Speed: one illegal move, or a punch without a move (SP-3, SP-16).
    IllegalMove,
    /// Speed: both players agree on the result.
    PlayersAgreed,
    /// A player did not come, or came too late (FIDE 6.7).
    Forfeit,
    /// A penalty of the ladder (FIDE 12.9).
    Penalty,
    /// The third red card of a walker, where it loses the game (CR-4.6-2).
    RedCards,
    /// Two referees entered the result; nobody reported the cause.
    Entered,
    /// The referee ruled the result.
    Ruling,
}

/// The progress of a board's game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Paired, not started.
    Waiting,
    /// Counting 3, 2, 1 to GO; Black has White's clock running from "2" on (CR-4.1-2).
    Countdown,
    /// The game is being played.
    Running,
    /// Stopped by a referee; clocks and runs are frozen.
    Paused,
    /// Ended; see the result.
    Finished,
}

impl std::fmt::Display for Phase {
    /// Writes the phrase that follows "the game is".
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Waiting => "not started yet",
            Self::Countdown => "counting down to GO",
            Self::Running => "being played",
            Self::Paused => "paused",
            Self::Finished => "over",
        })
    }
}

impl std::fmt::Display for CourtKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Basketball => "basketball court",
            Self::Track => "athletics track",
            Self::Custom => "venue of its own kind",
        })
    }
}

/// One game to be played: its players, rules and clocks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GameSetup {
    /// The game's round, from 1.
    pub round: u16,
    /// The player of each side.
    pub players: BySide<PlayerId>,
    /// The rule system.
    pub ruleset: Ruleset,
    /// Each side's clock: masters' increments differ between the sides (CR-4.5-2).
    pub time: BySide<TimeControl>,
    /// True if the times are those that a drawn game left: the game goes on with a `ChessSprint`
    /// (CR-4.7-3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub carried: bool,
    /// The clock whose figure rules the time.
    pub clock: ClockRule,
    /// The evidence level of the board.
    pub evidence: Evidence,
    /// The source of knowledge about the lane's runs.
    pub runs: RunEvidence,
    /// The way each side's player turns, at that side's end of the lane.
    pub run_mode: BySide<RunMode>,
    /// Metres from the board to each side's turning point.
    pub turning_point: BySide<u8>,
    /// The start position as FEN, if it is not the usual one.
    pub start_fen: Option<String>,
    /// The price of an illegal move.
    #[serde(default)]
    pub illegal_moves: IllegalMoveRule,
    /// Draw cards of each player (CR-4.4-2).
    #[serde(default = "two_cards")]
    pub draw_cards: u8,
    /// The limit and the time window of an Intramural match; missing in any other game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_rule: Option<MatchRule>,
    /// The site of an Intramural match (IM-1-1); missing if it is played over a board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The rules of walking and judging, in `ChessWalk`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub walk: Option<WalkRule>,
}

const fn two_cards() -> u8 {
    2
}

/// The supervision of the games, fixed for the whole event (FIDE B.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// One arbiter for each game, and the game is recorded (FIDE B.2).
    Adequate,
    /// Fewer arbiters than games: an illegal move stands unless it is claimed or seen before the
    /// opponent's next move (FIDE B.3, A.5.2).
    #[default]
    Partial,
}

/// The price of an illegal move (FIDE 7.5.5, A.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct IllegalMoveRule {
    /// The supervision of the games.
    pub supervision: Supervision,
    /// Time for the opponent after the first illegal move.
    pub gives: Millis,
}

impl Default for IllegalMoveRule {
    /// Fewer arbiters than games (FIDE B.3), and a minute for the opponent (CR-4.4-1).
    fn default() -> Self {
        Self { supervision: Supervision::Partial, gives: Millis::minutes(1) }
    }
}

/// The kind of venue of a court (CR-2.1-1, CR-2.3-1, CR-2.3-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CourtKind {
    /// A basketball court, 28 m by 15 m: at most twelve boards.
    Basketball,
    /// An athletics track: one board a lane, eight unless set otherwise.
    Track,
    /// Any other venue that gives 28 m of length.
    Custom,
}

/// The layout of a court.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CourtSetup {
    /// The court's name for referees and spectators.
    pub name: String,
    /// The kind of venue.
    pub kind: CourtKind,
    /// Number of boards on the middle line.
    pub boards: u8,
    /// The court's width along the boards, in millimetres.
    pub width_mm: u32,
    /// The court's length from turning point to turning point, in millimetres.
    pub length_mm: u32,
    /// True if the boards are swept before a start. The start then waits until each board was found
    /// ready (CR-2.1-3).
    #[serde(default = "swept")]
    pub sweep: bool,
}

const fn swept() -> bool {
    true
}

impl CourtSetup {
    /// A standard basketball court with this many boards.
    pub fn basketball(name: impl Into<String>, boards: u8) -> Self {
        Self {
            name: name.into(),
            kind: CourtKind::Basketball,
            boards,
            width_mm: 15_000,
            length_mm: 28_000,
            sweep: true,
        }
    }

    /// Width ÷ boards, in millimetres.
    pub fn lane_mm(&self) -> u32 {
        self.width_mm / u32::from(self.boards.max(1))
    }
}
