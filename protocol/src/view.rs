//! What screens show: a board's whole view, a court's snapshot, and the frames between them.
//!
//! Readers ignore fields they do not know. Whatever depends on time carries its instant: a clock is
//! an anchor (`left`, running `since`), the screen does the rest.

use crate::{
    BoardNo, BootId, BySide, ClockRule, CourtId, CourtSetup, CourtTime, Debt, Epoch, Evidence,
    FactId, GameId, GameResult, Millis, Phase, PlayerId, PreviewId, Ruleset, RunEvidence, Seq,
    Side, Termination, Whereabouts,
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
    /// Each side.
    pub sides: BySide<SideView>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedView>,
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
    /// The flag of `side` fell: can the opponent still mate? The search came to its bound.
    CanMate {
        /// Whose flag fell.
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
        /// What was placed, in UCI notation.
        uci: String,
    },
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
