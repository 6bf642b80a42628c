//! What screens show: a board's whole view, a court's snapshot, and the frames between them.
//!
//! Readers ignore fields they do not know. Whatever depends on time carries its instant: a clock is
//! an anchor (`left`, running `since`), the screen does the rest.

use crate::{
    Agreement, Arrangement, BoardNo, BootId, BySide, CheckItem, CheckView, Claim, ClockRule,
    CourtId, CourtSetup, CourtTime, Debt, DeviceId, Epoch, Evidence, FactId, Fault, GameId,
    GameResult, Interference, Millis, OnlineView, PenaltyView, Phase, Piece, PlayerId, PreviewId,
    Ruleset, RunEvidence, RunMode, Sanction, Seq, Side, SpeedView, Square, StopView, Termination,
    WalkCard, WalkOffence, Whereabouts,
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
    /// The largest view, in encoded bytes.
    pub const BYTES_MAX: usize = 1_500;
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
    /// Whose draw card lies on the board, not answered yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Side>,
    /// Speed: what stands between the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<SpeedView>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedView>,
    /// How far its result is on the way to the seal.
    #[serde(default, skip_serializing_if = "ResultState::is_open")]
    pub result: ResultState,
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
    /// Penalties served.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub served: u8,
    /// The stopwatch, while he stands behind his line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop: Option<StopView>,
    /// Draw cards left.
    #[serde(default)]
    pub cards: u8,
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

impl SideView {
    /// Open penalties a view carries, fewer beside open questions: the others follow when these are
    /// served.
    pub const PENALTIES_MAX: usize = 2;
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
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

/// Something only a referee can decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QuestionView {
    /// The fact that asks; an answer names it.
    pub fact: FactId,
    /// When it arose.
    pub at: CourtTime,
    /// What is asked.
    pub question: Question,
}

/// What a court asks of a referee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Can neither side mate any more? The search came to its bound.
    DeadPosition,
    /// `side` loses, by his flag or his second illegal move: can the opponent still mate? The search
    /// came to its bound, or the position is not known.
    CanMate {
        /// Who loses if the opponent can.
        side: Side,
    },
    /// A press within its clock error of the flag's instant: was it in time?
    FlagOrPress {
        /// Whose.
        side: Side,
        /// Best estimate of time left at the press; negative is late.
        left: Millis,
        /// ± so much.
        error: Millis,
    },
    /// A move within its clock error of a match's limit: was it in time?
    LimitOrMove {
        /// Whose.
        side: Side,
        /// Best estimate of the time from the move to the limit; negative is late.
        left: Millis,
        /// ± so much.
        error: Millis,
    },
    /// A match came to its limit and captured points do not say who won: they are equal where a
    /// winner is needed, or not known (IM-3-3). Yes: White wins; no: Black wins; a draw is ruled as a
    /// result.
    LimitReached {
        /// What each side captured, where it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<BySide<u16>>,
    },
    /// The time window of a match closed and it has not begun: may it still be played? No: it is lost
    /// by both; what only one of them missed is ruled as a result (IM-1-2).
    WindowMissed {
        /// What they had arranged, if anything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arranged: Option<Arrangement>,
    },
    /// The clock on the table should show a flag by now.
    FlagExpected {
        /// Whose.
        side: Side,
    },
    /// The clock on the table and the court's figure differ.
    ClockDiffers {
        /// Reading − prediction, per side.
        by: BySide<Option<Millis>>,
    },
    /// A move or press while a run was owed (CR-4.2-2).
    MovedBeforeRun {
        /// Who.
        side: Side,
    },
    /// An illegal move stands on the board.
    IllegalMove {
        /// Who.
        side: Side,
        /// What was placed.
        uci: String,
    },
    /// Something learned late would change a ruling or a finished game.
    Amendment {
        /// Names the effect.
        preview: PreviewId,
        /// Facts it would drop.
        drop: Vec<FactId>,
        /// What would be said instead.
        add: Vec<Said>,
    },
    /// A request came from a run of a clock the court has never mapped; its instant is its arrival.
    UnmappedClock {
        /// The boot.
        boot: BootId,
    },
    /// A player claims (CR-4.4-4): is it upheld?
    Claim {
        /// Who claims.
        side: Side,
        /// What.
        claim: Claim,
    },
    /// Calls that arrived more than thirty seconds late: are they served at the next return?
    LateCalls {
        /// Against whom.
        side: Side,
        /// The calls, oldest first.
        calls: Vec<FactId>,
    },
    /// A player left his stop early for the second time: what more?
    LeftStopAgain {
        /// Who.
        side: Side,
    },
    /// A stop ended while the device that watched it was silent.
    Unwatched {
        /// Who was behind his line.
        side: Side,
    },
    /// The clocks on the table are to be set, by a referee at the board.
    SetClock {
        /// To what, as of the question's instant; missing where the clocks are not known.
        left: BySide<Option<Millis>>,
        /// By how much that differs from what they showed: a minute more for one side. It says what
        /// to do where `left` is not known.
        #[serde(default)]
        added: BySide<Millis>,
        /// Whose clock is to run; it has run on since the question's instant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_run: Option<Side>,
    },
    /// Referees entered different results, or one that the board contradicts.
    ResultsDiffer {
        /// What they entered.
        entries: Vec<EntryView>,
    },
    /// After the server was away: do these times stand? Nothing else is known of the meantime.
    ProposedTimes {
        /// Time left.
        left: BySide<Option<Millis>>,
        /// Whose clock is to run.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_run: Option<Side>,
    },
    /// A game of `ChessSprint` is drawn and its clocks are not known: has either player less than two
    /// minutes left, so that both get two more (CR-4.7-4)?
    ShortOfTime,
    /// A judge calls the head referee to the board.
    ChiefCalled,
}

/// What happened, as tickers and move lists tell it. Each variant is a key of the screens' texts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// A game was put on the board.
    Paired,
    /// The countdown runs to GO.
    Counting {
        /// GO.
        go_at: CourtTime,
    },
    /// The countdown was stopped.
    Aborted,
    /// GO.
    Started,
    /// A move was made.
    Moved(MoveView),
    /// A move stands on the board, not yet pressed.
    Placed {
        /// Who.
        side: Side,
        /// In UCI notation.
        uci: String,
    },
    /// The clock was pressed, at a board that does not report moves.
    Pressed {
        /// By whom.
        side: Side,
        /// The half-move it completed.
        ply: u16,
    },
    /// Seen or pressed, without any effect on the game.
    Noted {
        /// Who.
        side: Side,
        /// Stable code of what and why (`press_out_of_turn`, `after_the_end`, …).
        code: String,
    },
    /// A runner crossed his line.
    Crossed {
        /// Who.
        side: Side,
    },
    /// A runner is back; the run counts.
    RunMade {
        /// Who.
        side: Side,
        /// Out and back, where both ends are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        took: Option<Millis>,
        /// Counted at the press, not seen.
        presumed: bool,
    },
    /// A move or press while a run was owed (CR-4.2-2).
    MovedBeforeRun {
        /// Who.
        side: Side,
    },
    /// An illegal move.
    Illegal {
        /// Who.
        side: Side,
        /// What was placed, in UCI notation; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
    },
    /// An illegal move has to be taken back and another one made (IM-3-5).
    TakeBackOwed {
        /// By whom.
        side: Side,
        /// What stands on the board, in UCI notation; missing where nobody reported it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
        /// Where the piece stands that has to move; none that can: any may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touched: Option<Square>,
    },
    /// A match came to its limit.
    LimitReached {
        /// What each side captured, where it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<BySide<u16>>,
    },
    /// The players of a match arranged when they play.
    Arranged(Arrangement),
    /// A flag fell.
    FlagFell {
        /// Whose.
        side: Side,
    },
    /// The clock on the table was read.
    Read {
        /// What it showed.
        left: BySide<Option<Millis>>,
    },
    /// The game ended.
    Ended(EndedView),
    /// A referee has to decide.
    Asked(Question),
    /// A referee decided.
    Answered {
        /// The question's fact.
        question: FactId,
    },
    /// What was said before is taken back.
    Retracted {
        /// The facts dropped.
        facts: Vec<FactId>,
    },
    /// A device that reports for the board fell silent, or came back.
    Stale {
        /// Silent now.
        stale: bool,
    },
    /// The board's evidence level or clock rule changed.
    EvidenceSet {
        /// What it reports now.
        evidence: Evidence,
        /// Whose figure rules now.
        clock: ClockRule,
    },
    /// A referee found the board ready, or not ready any more.
    Ready {
        /// Whether it is.
        ready: bool,
    },
    /// The start was made void; the game waits again.
    Annulled,
    /// A referee stopped the board.
    Paused,
    /// GO after a stop.
    Resumed,
    /// A referee called a fault.
    Called {
        /// Against whom.
        side: Side,
        /// What he did.
        fault: Fault,
        /// What it costs.
        sanction: Sanction,
    },
    /// A second referee called the same.
    Joined {
        /// The first one's call.
        call: FactId,
    },
    /// A call was made void or replaced.
    CallVoided {
        /// The call.
        call: FactId,
    },
    /// The stopwatch runs.
    StopBegan {
        /// Whose.
        side: Side,
        /// When he is free.
        until: CourtTime,
        /// He left early and begins again.
        again: bool,
    },
    /// The player is free.
    StopServed {
        /// Who.
        side: Side,
        /// Penalties served in it.
        penalties: u8,
    },
    /// A judge showed a walker a card.
    WalkCard {
        /// Whom.
        side: Side,
        /// Which card.
        card: WalkCard,
        /// What for.
        offence: WalkOffence,
        /// The judge's device; nobody is the server's own machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<DeviceId>,
    },
    /// The chief judge showed a walker his cards.
    CardsShown {
        /// Whom.
        side: Side,
    },
    /// A look at the equipment.
    Checked {
        /// Which item.
        item: CheckItem,
        /// Whose, where it is a player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// Whether it is as it should be.
        passed: bool,
    },
    /// The head referee lets a failed item be.
    Waived {
        /// Which item.
        item: CheckItem,
        /// Whose, where it is a player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// A game of a `ChessSprint` chain is drawn; the next one begins with the same colours and the
    /// times that are left (CR-4.7-3).
    LinkDrawn {
        /// Which game of the chain, from 1.
        link: u8,
        /// Why it is drawn.
        by: Termination,
    },
    /// Penalties lapsed with the end of the game (CR-4.3-5).
    Lapsed {
        /// Whose.
        side: Side,
        /// How many.
        penalties: u8,
    },
    /// A draw card was placed.
    DrawOffered {
        /// By whom.
        side: Side,
        /// Cards he has left.
        cards: u8,
    },
    /// The draw was refused: the card was taken, or the opponent moved.
    DrawRefused {
        /// By whom.
        side: Side,
    },
    /// A player claimed.
    Claimed {
        /// Who.
        side: Side,
        /// What.
        claim: Claim,
    },
    /// A claim was ruled on.
    ClaimRuled {
        /// Whose claim.
        side: Side,
        /// Whether it was upheld.
        upheld: bool,
    },
    /// A move was taken back.
    TakenBack {
        /// Whose.
        side: Side,
        /// The half-move, from 1.
        ply: u16,
    },
    /// An irregularity was put right.
    Corrected {
        /// By whom.
        side: Side,
    },
    /// Time was given, or taken off where it is negative.
    TimeGiven {
        /// To whom.
        side: Side,
        /// How much.
        time: Millis,
    },
    /// The clocks on the table show what was ruled.
    SetOnClock,
    /// A referee set the clocks.
    ClockSet {
        /// To what.
        left: BySide<Option<Millis>>,
    },
    /// A referee set the position.
    PositionSet,
    /// A referee put the players right.
    PlayersSet,
    /// A referee entered a result.
    ResultEntered {
        /// Which.
        result: GameResult,
    },
    /// The result was sealed.
    Sealed {
        /// Which.
        result: GameResult,
    },
    /// A sealed result was corrected.
    ResultCorrected {
        /// To which.
        result: GameResult,
    },
    /// The head referee was called to the board.
    ChiefCalled,
    /// Speed: a player stopped both clocks.
    ClocksStopped {
        /// Who.
        side: Side,
    },
    /// Speed: the board shows what ends the game, and both players have to say so.
    EndStands {
        /// What.
        claim: Claim,
    },
    /// Speed: a player says that what is claimed is so.
    Confirmed {
        /// Who.
        side: Side,
    },
    /// Speed: a player does not agree to what is claimed.
    Disputed {
        /// Who.
        side: Side,
    },
    /// Speed: both players say together.
    Agreed {
        /// What.
        on: Agreement,
    },
    /// Speed: what was claimed is settled by these points of the rules.
    Settled {
        /// What.
        claim: Claim,
        /// Whether it is so between the players.
        stands: bool,
        /// The points.
        points: Vec<u8>,
    },
    /// Speed: a player said what his pawn becomes.
    Declared {
        /// Who.
        side: Side,
        /// What.
        piece: Piece,
    },
    /// Speed: a promoted pawn was exchanged.
    Exchanged {
        /// Whose.
        side: Side,
        /// What stands there now.
        piece: Piece,
    },
    /// Speed: a player took back what he had placed.
    Withdrawn {
        /// Who.
        side: Side,
    },
    /// Speed: a bystander spoke.
    Interfered {
        /// About what.
        about: Interference,
    },
    /// Speed, behind the end: when the court's clocks ran out.
    RanOut {
        /// Each side's, if it did.
        at: BySide<Option<CourtTime>>,
    },
}

/// One line of a ticker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Line {
    /// The fact behind it.
    pub fact: FactId,
    /// The board.
    pub board: BoardNo,
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// When it happened.
    pub at: CourtTime,
    /// What.
    pub said: Said,
}

/// Takes a follower from any state in `from ≤ c < to` to `to`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// The term of writing.
    pub epoch: Epoch,
    /// Its court.
    pub court: CourtId,
    /// The lowest cursor it can be applied to.
    pub from: Seq,
    /// The cursor after it.
    pub to: Seq,
    /// When the record was ruled.
    pub at: CourtTime,
    /// What happened.
    pub what: Vec<Line>,
    /// The whole new view of the one board it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<BoardView>,
    /// The tag of the request that caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
}

/// A court whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// The term of writing.
    pub epoch: Epoch,
    /// Its court.
    pub court: CourtId,
    /// The record it stands at.
    pub seq: Seq,
    /// When that record was ruled.
    pub at: CourtTime,
    /// The court's layout.
    pub setup: CourtSetup,
    /// Whether this is a demonstration: every screen says so.
    pub demo: bool,
    /// Court seconds per second of the hall.
    pub speed: u32,
    /// The court has stopped: nothing after this picture can be recorded any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// Its boards in lane order.
    pub boards: Vec<BoardView>,
    /// The last lines of the ticker, oldest first.
    pub ticker: Vec<Line>,
}

impl Snapshot {
    /// Lines of ticker a snapshot carries: what one screen shows.
    pub const TICKER_MAX: usize = 24;
}
