//! The view of a board, as screens show it.
//!
//! Readers ignore fields they do not know. A value that depends on time carries its instant: a
//! clock is an anchor (`left`, running `since`), and the screen computes the rest.

use crate::{
    Arrangement, BoardNo, BySide, CheckView, ClockRule, CourtTime, Debt, DeviceId, Evidence,
    FactId, GameId, GameResult, Millis, OnlineView, PenaltyView, Permits, Phase, PlayerId,
    QuestionView, Ruleset, RunEvidence, RunMode, Side, SpeedView, StopView, Termination,
    TimeControl, UnexpectedFrom, Whereabouts,
};
use serde::{Deserialize, Serialize};

/// The audience of a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Anyone, enrolled or not.
    Public,
    /// Referees and board agents of the court.
    Referees,
}

impl Audience {
    /// Every audience, the public first.
    pub const ALL: [Self; 2] = [Self::Public, Self::Referees];

    /// True if something for `self` is for the other audience too: referees see whatever the
    /// public sees.
    #[must_use]
    pub const fn includes(self, other: Self) -> bool {
        matches!((self, other), (Self::Public, _) | (_, Self::Referees))
    }
}

/// The whole view of one board, without permits at most [`BoardView::BYTES_MAX`] bytes
/// in either codec.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardView {
    /// The board's number on its court.
    pub board: BoardNo,
    /// True if a device that reports for the board is stale. Nothing is concluded
    /// from silence meanwhile.
    pub stale: bool,
    /// The board's game, if one is paired.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// The acts that may be asked of the game. Missing in a frame that leaves them as they were,
    /// without a game, and for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub permits: Option<Box<Permits>>,
}

impl BoardView {
    /// The largest view, in encoded bytes, with every list full. An ordinary game has 1,000.
    pub const BYTES_MAX: usize = 8 * 1_024;
}

/// A finished game of an earlier round, whose board has the next game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EarlierGame {
    /// The board on which it was played.
    pub board: BoardNo,
    /// The game without the fields of a board in play: its position, its last move, its clocks, and
    /// the places of its players.
    pub game: GameView,
    /// The acts about its result.
    #[serde(default)]
    pub permits: Permits,
}

/// A game as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameView {
    /// The game's id.
    pub game: GameId,
    /// The game's round, from 1.
    pub round: u16,
    /// The rule system.
    pub ruleset: Ruleset,
    /// The number of the game in its chain, from 1. In `ChessSprint` a draw begins the next one
    /// (CR-4.7-3).
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub chain_game: u8,
    /// The clock whose figure rules the time.
    pub clock: ClockRule,
    /// The evidence level of the board.
    pub evidence: Evidence,
    /// The source of knowledge about its runs.
    pub runs: RunEvidence,
    /// The progress of the game.
    pub phase: Phase,
    /// The instant of the last GO, from its countdown on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub go_at: Option<CourtTime>,
    /// The instant of the first GO of a game that went on after a pause; otherwise missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_go: Option<CourtTime>,
    /// The position of record, as FEN; missing where the evidence level knows no moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// Number of half-moves made.
    pub ply: u16,
    /// The last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<MoveView>,
    /// A move that stands on the board and whose clock is not pressed yet, in UCI notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<String>,
    /// The side whose clock runs, and the instant since when; missing while the clocks stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<RunningView>,
    /// Latest end of the match; a move completed by then still counts (IM-3-2). Screens count down
    /// to it. It is missing before White's clock has started, and in games without a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends_at: Option<CourtTime>,
    /// The time at which the players of a match agreed to play, until it starts (IM-1-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arranged: Option<Arrangement>,
    /// The online site of a match and the players' handles there, until it is over (IM-1-1).
    /// Missing for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub online: Option<OnlineView>,
    /// White's and Black's part of the view.
    pub sides: BySide<SideView>,
    /// The pause that stopped it, while it stands still. Missing for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<StoppedView>,
    /// True if a referee found the board ready, before the start (CR-2.1-3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
    /// The items checked so far at a board that waits (CR-2.4). Empty for the public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checks: Vec<CheckView>,
    /// The side whose claim waits for the head referee, or in Speed chess for its opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claims: Option<Side>,
    /// Speed: the open claims between the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<SpeedView>,
    /// The end of the game, once it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedView>,
    /// The state of its result on the way to the seal.
    #[serde(default, skip_serializing_if = "ResultState::is_open")]
    pub result: ResultState,
    /// The last correction of the sealed result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<CorrectedView>,
    /// The last correction or seal by a referee. The next correction names it, so that nobody
    /// overrules a correction he has not seen. Missing for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub manual: Option<FactId>,
    /// The results that referees have entered, each referee's last entry. Empty for the public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<EntryView>,
    /// The questions that wait for a referee. Empty for the public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inbox: Vec<QuestionView>,
}

/// A move in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoveView {
    /// Half-move, from 1.
    pub ply: u16,
    /// The move in UCI notation.
    pub uci: String,
    /// The move in SAN, with `+` or `#`; in UCI notation if it was illegal and stands.
    pub san: String,
    /// Instant at which it was completed (or placed, where that ended the game).
    pub at: CourtTime,
    /// The mover's time left after it, increment included; missing where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Millis>,
    /// Time used for it; missing where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
}

/// The side whose clock runs, and since when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RunningView {
    /// The side whose clock runs.
    pub side: Side,
    /// Instant since when it runs; `left` of that side is the time at this instant.
    pub since: CourtTime,
}

/// The pause of a board. A device has confirmed it once its screen
/// [shows](crate::DeviceHealth::shows) the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StoppedView {
    /// The fact of the pause.
    pub fact: FactId,
    /// Instant since when the board stands still.
    pub since: CourtTime,
}

/// One side of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SideView {
    /// The player's id.
    pub player: PlayerId,
    /// His name as this audience may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Other data of the player, as this audience may see them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<Profile>,
    /// His time control; missing if it is the standard one (CR-4.5-1).
    #[serde(default = "standard_time", skip_serializing_if = "is_standard_time")]
    pub time: TimeControl,
    /// Time left at the anchor; missing where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Millis>,
    /// The place of the player; missing where nobody runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Whereabouts>,
    /// Instant since when he is there; on the way home from a stop, the end of that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<CourtTime>,
    /// Debts of the player before he may move, in order.
    pub owes: Vec<Debt>,
    /// Number of full runs made.
    pub runs: u16,
    /// Number of half runs made: the way from the line to the board at GO (CR-4.1-3).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub half_runs: u8,
    /// Number of illegal moves completed.
    pub illegal: u8,
    /// Penalties not yet served, oldest first, at most [`SideView::PENALTIES_MAX`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<PenaltyView>,
    /// Number of further penalties not yet served, beyond those in `penalties`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub more_penalties: u8,
    /// Number of penalties served.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub served: u8,
    /// The stopwatch, while he stands behind his line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop: Option<StopView>,
    /// Time of his next stop: of all penalties not yet served, or of one if there is none.
    pub next_stop: Millis,
    /// Instants from which the call of a fault contradicts the court's data on him. Not sent
    /// to the public.
    #[serde(default, skip_serializing_if = "UnexpectedFrom::is_empty")]
    pub unexpected: UnexpectedFrom,
    /// Number of draw cards left.
    #[serde(default)]
    pub cards: u8,
    /// True if he offers a draw, by a card on the board or by a claim, without an answer yet. Both
    /// sides may offer at the same time (CR-4.4-3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offers: bool,
    /// Points captured in an Intramural match (IM-3-4); missing if they are not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
    /// Metres from the board to his turning point, which is his line for every rule (CR-2.2-2).
    #[serde(default = "usual_line", skip_serializing_if = "is_usual_line")]
    pub line_m: u8,
    /// The way he turns there (CR-4.2-1).
    #[serde(default, skip_serializing_if = "is_over_a_line")]
    pub run_mode: RunMode,
    /// Cautions shown to a walker. The public sees those the chief judge has shown him.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cautions: u8,
    /// Red cards shown to a walker. The public sees those the chief judge has shown him.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub reds: u8,
}

/// Data of a player that screens show beside his name.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Profile {
    /// His title, as FIDE abbreviates it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The rating he is entered with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The team he plays for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// The club he belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
}

impl SideView {
    /// Number of penalties that he has not served.
    pub const fn open_penalties(&self) -> usize {
        self.penalties.len() + self.more_penalties as usize
    }

    /// Greatest number of open penalties in a view: 80 s behind the line. Further calls are counted
    /// and follow when these are served.
    pub const PENALTIES_MAX: usize = 8;
    /// Metres from the board to the turning point of everybody except children (CR-2.1-2).
    pub const USUAL_LINE_M: u8 = 14;
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}

const fn first() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
const fn is_first(chain_game: &u8) -> bool {
    *chain_game == first()
}

const fn standard_time() -> TimeControl {
    TimeControl::STANDARD
}

fn is_standard_time(time: &TimeControl) -> bool {
    *time == standard_time()
}

const fn usual_line() -> u8 {
    SideView::USUAL_LINE_M
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
const fn is_usual_line(metres: &u8) -> bool {
    *metres == usual_line()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
const fn is_over_a_line(mode: &RunMode) -> bool {
    matches!(mode, RunMode::Line)
}

/// The state of a result on the way to the seal.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ResultState {
    /// Nobody has confirmed a result.
    #[default]
    Open,
    /// One referee has entered it.
    Entered,
    /// A referee has entered the end that is on record, or two referees the same result, one of them
    /// the head referee or a deputy.
    Confirmed,
    /// Two referees have entered different results, or a result that the board contradicts.
    Differs,
    /// Sealed by the head referee.
    Sealed,
}

impl ResultState {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
    const fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }
}

/// A result as one referee entered it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntryView {
    /// The device of the entry; missing for the server's own machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<DeviceId>,
    /// The result that was entered.
    pub result: GameResult,
}

/// The last correction of a sealed result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CorrectedView {
    /// The result it replaced.
    pub was: GameResult,
    /// The device that corrected it; missing for the server's own machine. Missing for
    /// the public too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<DeviceId>,
}

/// The end of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EndedView {
    /// Instant of the end.
    pub at: CourtTime,
    /// The result of the game.
    pub result: GameResult,
    /// The cause of the end.
    pub by: Termination,
}
