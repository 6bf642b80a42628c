//! What a court asks of its referees.

use crate::{
    Answer, Arrangement, BootId, BySide, Claim, CourtTime, EndedView, EntryView, FactId, Millis,
    PreviewId, Said, Side,
};
use serde::{Deserialize, Serialize};

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
    /// What the court's record has on it; missing where it is about no move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_record: Option<OnRecord>,
}

/// What the court's record has on a question: the move it is about, and what is known of that move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OnRecord {
    /// The half-move, from 1.
    pub ply: u16,
    /// In SAN, as UCI where it is not legal; missing where the board does not report moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub san: Option<String>,
    /// Missing where the record does not tell, or is not what the question is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knows: Option<Known>,
}

/// What the court knows of a move that a player claims about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// It was legal in the position of record.
    Legal,
    /// It was illegal there.
    Illegal,
    /// The run before it was seen.
    RunMade,
    /// A run was owed before it.
    RunOwed,
    /// It was on the board when the clock was pressed.
    MoveMade,
    /// No move was on the board when the clock was pressed.
    NoMove,
}

impl OnRecord {
    /// Whether an answer to a claim says the opposite of what the court knows.
    pub const fn contradicts(&self, answer: &Answer) -> bool {
        let Some(known) = self.knows else { return false };
        match known {
            Known::Legal | Known::RunMade | Known::MoveMade => matches!(answer, Answer::Yes),
            Known::Illegal | Known::RunOwed | Known::NoMove => matches!(answer, Answer::No),
        }
    }
}

impl std::fmt::Display for OnRecord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&numbered(self.ply, self.san.as_deref()))?;
        f.write_str(match self.knows {
            None => return Ok(()),
            Some(Known::Legal) => ", legal by the court's record",
            Some(Known::Illegal) => ", illegal by the court's record",
            Some(Known::RunMade) => ", made after a run by the court's record",
            Some(Known::RunOwed) => ", made before the run by the court's record",
            Some(Known::MoveMade) => ", on the board at the press by the court's record",
            Some(Known::NoMove) => ", no move on the board at the press by the court's record",
        })
    }
}

/// A half-move with its number: `28... Bg6`; `move 28` where only its number is known.
#[must_use]
pub fn numbered(ply: u16, san: Option<&str>) -> String {
    let (number, dots) = (ply.div_ceil(2), if ply % 2 == 1 { "." } else { "..." });
    match san {
        Some(san) => format!("{number}{dots} {san}"),
        None => format!("{}'s move {number}", if ply % 2 == 1 { Side::White } else { Side::Black }),
    }
}

/// Why a device was not on duty when something was pressed there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OffDuty {
    /// It had handed its duty over.
    Relieved,
    /// Its enrolment was revoked; it came back by a new one.
    Revoked,
}

impl std::fmt::Display for OffDuty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Relieved => "pressed at a device relieved of its duty",
            Self::Revoked => "pressed while its device was revoked",
        })
    }
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
    /// The clock on the table should show a flag by now; or the court's clock stands at 0.000 while a
    /// device that may hold a press is silent.
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
    /// Two devices report different moves of a player within three seconds: is it the first? It stands
    /// until this is answered; with no it was the second.
    MovesDiffer {
        /// Whose.
        side: Side,
        /// The half-move, from 1.
        ply: u16,
        /// What was reported first, in UCI notation.
        first: String,
        /// What was reported second.
        second: String,
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
    /// A request came from a run of a clock that was never compared with the court's: its instant is
    /// its arrival; or not since the court's own began again: it is dated as they stood before.
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
    /// Calls that arrived more than thirty seconds late, or from a device that was not on duty: are
    /// they served at the next return?
    LateCalls {
        /// Against whom.
        side: Side,
        /// The calls, oldest first.
        calls: Vec<FactId>,
        /// Their devices were not on duty, however soon they arrived; left out, they came late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        off_duty: Option<OffDuty>,
    },
    /// A device reports a player back at the board while his stopwatch runs (CR-4.3-1): did he leave
    /// his stop? The stopwatch runs on until it is answered with yes.
    LeftStop {
        /// Who.
        side: Side,
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
        /// To what; missing where the clocks are not known. Where it is asked, as of its instant; on
        /// a board's view as the court has it now, with the anchor of the clocks on the view: it runs
        /// on where the game's `running` is `to_run`, and stands while the board does.
        left: BySide<Option<Millis>>,
        /// By how much that differs from what they showed: a minute more for one side. It says what
        /// to do where `left` is not known.
        #[serde(default)]
        added: BySide<Millis>,
        /// Whose clock is to run, at once or once the board goes on, as far as that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_run: Option<Side>,
    },
    /// Referees entered different results, or one that the board contradicts.
    ResultsDiffer {
        /// What they entered.
        entries: Vec<EntryView>,
        /// How the game ended without them; missing where it goes on, or nothing but such entries
        /// ended it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ended: Option<EndedView>,
    },
    /// After the server was away: do these times stand? Nothing else is known of the meantime.
    /// Answered on one board, it is answered on every board of its court, as is
    /// [`StartLost`](Self::StartLost).
    ProposedTimes {
        /// Time left.
        left: BySide<Option<Millis>>,
        /// Whose clock is to run.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_run: Option<Side>,
    },
    /// The server was away at a GO it never said, and the start did not take place. Screens counted
    /// on: are the players back where they stood?
    StartLost,
    /// A game of `ChessSprint` is drawn and its clocks are not known: has either player less than two
    /// minutes left, so that both get two more (CR-4.7-4)?
    ShortOfTime,
    /// A judge calls the head referee to the board.
    ChiefCalled,
}
