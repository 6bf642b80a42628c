//! What screens show of a board.
//!
//! Readers ignore fields they do not know. Whatever depends on time carries its instant: a clock is
//! an anchor (`left`, running `since`), the screen does the rest.

use crate::{
    Arrangement, BoardNo, BySide, CheckView, ClockRule, CourtTime, Debt, DeviceId, Evidence,
    FactId, GameId, GameResult, Millis, OnlineView, PenaltyView, Phase, PlayerId, QuestionView,
    Ruleset, RunEvidence, RunMode, Side, SpeedView, StopView, Termination, TimeControl,
    Whereabouts,
};
use serde::{Deserialize, Serialize};

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Anyone.
    Public,
    /// Referees and board agents of the court.
    Referees,
}

impl Audience {
    /// Every audience.
    pub const ALL: [Self; 2] = [Self::Public, Self::Referees];
}

/// One board, whole: at most [`BoardView::BYTES_MAX`] bytes in either codec.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardView {
    /// The board.
    pub board: BoardNo,
    /// Whether a device that reports for it is stale: nothing of silence is stated meanwhile.
    pub stale: bool,
    /// Its game, if one is paired.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
}

impl BoardView {
    /// The largest view, in encoded bytes: with every list full. A game without trouble has 1,000.
    pub const BYTES_MAX: usize = 8 * 1_024;
}

/// A game of a round that is over on its board, which has the next one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EarlierGame {
    /// Where it was played.
    pub board: BoardNo,
    /// The game, without what only a board that is played at shows: its position, its last move,
    /// its clocks, and where its players are.
    pub game: GameView,
}

/// A game as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameView {
    /// Its id.
    pub game: GameId,
    /// Its round.
    pub round: u16,
    /// Its rules.
    pub ruleset: Ruleset,
    /// Which game of its chain is played, from 1: in `ChessSprint` a draw begins the next one
    /// (CR-4.7-3).
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub link: u8,
    /// Whose figure rules the time.
    pub clock: ClockRule,
    /// What the board reports.
    pub evidence: Evidence,
    /// How its runs are known.
    pub runs: RunEvidence,
    /// How far it is.
    pub phase: Phase,
    /// GO, from the countdown on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub go_at: Option<CourtTime>,
    /// The position of record, as FEN; none where the evidence level knows no moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// Half-moves made.
    pub ply: u16,
    /// The last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<MoveView>,
    /// A move that stands on the board and whose clock is not pressed yet, in UCI notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<String>,
    /// Whose clock runs, and since when; nobody's while it is stopped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<RunningView>,
    /// When the match ends at the latest: a move completed then still counts (IM-3-2). Screens count
    /// down to it. Missing before White's clock has started, and in games without a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends_at: Option<CourtTime>,
    /// When the players of a match agreed to play, until it starts (IM-1-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arranged: Option<Arrangement>,
    /// Where a match is played online, and as whom, until it is over (IM-1-1). Nothing for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub online: Option<OnlineView>,
    /// Each side.
    pub sides: BySide<SideView>,
    /// What it stands still by, while it was stopped. Nothing for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<StoppedView>,
    /// Before the start: a referee found the board ready (CR-2.1-3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
    /// What was looked at on the check-list of a board that waits (CR-2.4). Empty for the public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checks: Vec<CheckView>,
    /// Speed: what stands between the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<SpeedView>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedView>,
    /// How far its result is on the way to the seal.
    #[serde(default, skip_serializing_if = "ResultState::is_open")]
    pub result: ResultState,
    /// The sealed result was corrected: what it had been.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<CorrectedView>,
    /// What a referee last put right by hand or sealed: whoever puts more right names it, so that
    /// nobody overrules what he has not seen. Nothing for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_hand: Option<FactId>,
    /// What referees have entered as its result, each one's last word. Empty for the public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<EntryView>,
    /// What a referee has to decide. Empty for the public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inbox: Vec<QuestionView>,
}

/// A move in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveView {
    /// Half-move, from 1.
    pub ply: u16,
    /// In UCI notation.
    pub uci: String,
    /// In SAN, with `+` or `#`; as UCI where the move was illegal and stands.
    pub san: String,
    /// When it was completed (or placed, where that ended the game).
    pub at: CourtTime,
    /// The mover's time left after it, increment included; missing where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Millis>,
    /// Time used for it; missing where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
}

/// Whose clock runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RunningView {
    /// Whose.
    pub side: Side,
    /// Since when; `left` of that side is what it had then.
    pub since: CourtTime,
}

/// What stopped a board. A device has confirmed it once its screen
/// [shows](crate::DeviceHealth::shows) the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StoppedView {
    /// The fact.
    pub fact: FactId,
    /// It stands still from here on.
    pub since: CourtTime,
}

/// One side of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SideView {
    /// The player.
    pub player: PlayerId,
    /// His name as this audience may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What else is known of him, as this audience may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<Profile>,
    /// His time control; missing where it is the standard one (CR-4.5-1).
    #[serde(default = "standard_time", skip_serializing_if = "is_standard_time")]
    pub time: TimeControl,
    /// Time left at the anchor; missing where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Millis>,
    /// Where he is; missing where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Whereabouts>,
    /// Since when he is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<CourtTime>,
    /// What he owes before he may move, in order.
    pub owes: Vec<Debt>,
    /// Full runs made.
    pub runs: u16,
    /// Illegal moves completed.
    pub illegal: u8,
    /// Penalties not yet served, oldest first, at most [`SideView::PENALTIES_MAX`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<PenaltyView>,
    /// Penalties not yet served beside those, where they are more than any round has seen.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub more_penalties: u8,
    /// Penalties served.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub served: u8,
    /// The stopwatch, while he stands behind his line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop: Option<StopView>,
    /// Draw cards left.
    #[serde(default)]
    pub cards: u8,
    /// He offers a draw, by a card on the board or by a claim, and it is not answered yet. Both sides
    /// may at the same time (CR-4.4-3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offers: bool,
    /// Points captured in an Intramural match (IM-3-4); missing where that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
    /// Metres from the board to where he turns, his line for everything (CR-2.2-2).
    #[serde(default = "usual_line", skip_serializing_if = "is_usual_line")]
    pub line_m: u8,
    /// How he turns there (CR-4.2-1).
    #[serde(default, skip_serializing_if = "is_over_a_line")]
    pub run_mode: RunMode,
    /// Cautions shown to a walker; the public knows those the chief judge has shown him.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cautions: u8,
    /// Red cards shown to him, likewise.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub reds: u8,
}

/// What screens show of a player beside his name.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// His club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
}

impl SideView {
    /// How many penalties he has that are not served.
    pub const fn open_penalties(&self) -> usize {
        self.penalties.len() + self.more_penalties as usize
    }

    /// Open penalties a view carries: 80 s behind the line. Whatever is called beyond that is counted
    /// and follows when these are served.
    pub const PENALTIES_MAX: usize = 8;
    /// Where everybody turns who is no child: 14 m from the board (CR-2.1-2).
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
const fn is_first(link: &u8) -> bool {
    *link == first()
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

/// How far a result is.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ResultState {
    /// Nobody has confirmed one.
    #[default]
    Open,
    /// One referee has entered it.
    Entered,
    /// Two referees entered the same.
    Agreed,
    /// Two referees entered different ones, or one that the board contradicts.
    Differs,
    /// Sealed.
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntryView {
    /// Whose entry; nobody's is the server's own machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<DeviceId>,
    /// What he entered.
    pub result: GameResult,
}

/// A correction of a sealed result, the last one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CorrectedView {
    /// The result it replaced.
    pub was: GameResult,
    /// Who corrected it; nobody is the server's own machine. Nothing for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<DeviceId>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EndedView {
    /// When.
    pub at: CourtTime,
    /// The result.
    pub result: GameResult,
    /// Why.
    pub by: Termination,
}
