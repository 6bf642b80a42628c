//! The questions of a court to its referees.

use crate::{
    Answer, Arrangement, BootId, BySide, Claim, CourtTime, EndedView, EntryView, FactId, Millis,
    PreviewId, Said, Side,
};
use serde::{Deserialize, Serialize};
use std::mem::discriminant;

/// A question that only a referee can decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct QuestionView {
    /// The fact that asks; an answer names it.
    pub fact: FactId,
    /// Instant at which the question arose.
    pub at: CourtTime,
    /// The question itself.
    pub question: Question,
    /// The court's record on the question; missing where the question is about no move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_record: Option<OnRecord>,
    /// The possible answers: the one that agrees, and the one that denies if there is any.
    pub answers: Vec<Answer>,
    /// The answer that is the opposite of the court's record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contradicted: Option<Answer>,
    /// 2: the head referee is called to the board; 1: players wait for the answer; 0: it can wait.
    pub urgency: u8,
    /// Set if many boards can be asked the same at once, because the server was away or one device
    /// is wrong for all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alike: Option<Alike>,
}

/// The reach of an answer to a question that many boards are asked at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Alike {
    /// One answer settles the question on every board of the court: an outage of the server asks.
    ByCourt,
    /// Each board has its own answer.
    ByBoard,
}

impl QuestionView {
    /// The view of a question, with everything that follows from its kind and from the record.
    pub fn new(
        fact: FactId,
        at: CourtTime,
        question: Question,
        on_record: Option<OnRecord>,
    ) -> Self {
        let (answers, (urgency, alike)) = (question.answers(), question.urgency_and_alike());
        let contradicted = on_record.as_ref().and_then(OnRecord::contradicted);
        Self { fact, at, question, on_record, answers, contradicted, urgency, alike }
    }
}

/// The time ruled on one side of the clock on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TimeRuled {
    /// The instant of the head referee's last ruling on the whole time; `None` at the start of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<CourtTime>,
    /// Time given since then; negative if it was taken off.
    pub given: Millis,
}

fn is_unruled(ruled: &BySide<TimeRuled>) -> bool {
    *ruled == BySide::default()
}

/// The court's record on a question: the move the question is about, and the facts known
/// of that move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OnRecord {
    /// The half-move, from 1.
    pub ply: u16,
    /// The move in SAN, or in UCI notation if it is not legal; missing where the board does
    /// not report moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub san: Option<String>,
    /// The court's knowledge of the move. It is missing where the record is silent or the question
    /// is about something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knows: Option<Known>,
}

/// The court's knowledge of a move that a player claims about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// The move was legal in the position of record.
    Legal,
    /// The move was illegal in the position of record.
    Illegal,
    /// The run before the move was seen.
    RunMade,
    /// A run was owed before the move.
    RunOwed,
    /// The move was on the board when the clock was pressed.
    MoveMade,
    /// No move was on the board when the clock was pressed.
    NoMove,
}

impl OnRecord {
    /// The answer to a claim that is the opposite of the court's knowledge.
    fn contradicted(&self) -> Option<Answer> {
        Some(match self.knows? {
            Known::Legal | Known::RunMade | Known::MoveMade => Answer::Yes,
            Known::Illegal | Known::RunOwed | Known::NoMove => Answer::No,
        })
    }
}

/// A half-move with its number: `28... Bg6`; `move 28` where only its number is known.
pub fn numbered(ply: u16, san: Option<&str>) -> String {
    let (number, dots) = (ply.div_ceil(2), if ply % 2 == 1 { "." } else { "..." });
    match san {
        Some(san) => format!("{number}{dots} {san}"),
        None => format!("{}'s move {number}", if ply % 2 == 1 { Side::White } else { Side::Black }),
    }
}

listed! {
    /// The questions of a court to a referee.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum Question {
        /// Can neither side mate any more? The search reached its bound.
        DeadPosition,
        /// `side` loses, by his flag or his second illegal move: can the opponent still mate? The
        /// search reached its bound, or the position is not known.
        CanMate {
            /// The side that loses if the opponent can.
            side: Side,
        },
        /// A press within its clock error of the flag's instant: was it in time?
        FlagOrPress {
            /// The side that pressed.
            side: Side,
            /// Best estimate of time left at the press; negative is late.
            left: Millis,
            /// Greatest error of that estimate, either way.
            error: Millis,
        },
        /// A move within its clock error of a match's limit: was it in time?
        LimitOrMove {
            /// The side that moved.
            side: Side,
            /// Best estimate of the time from the move to the limit; negative is late.
            left: Millis,
            /// Greatest error of that estimate, either way.
            error: Millis,
        },
        /// A match reached its limit and captured points name no winner. They are equal where a
        /// winner is needed, or not known (IM-3-3). Yes: White wins; no: Black wins; a draw is ruled
        /// as a result.
        LimitReached {
            /// Points captured by each side, where they are known.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            points: Option<BySide<u16>>,
        },
        /// The time window of a match closed before the match began: may it still be played? No: both
        /// lose. If only one player missed it, a result is ruled (IM-1-2).
        WindowMissed {
            /// The arrangement of the players, if there is one.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            arranged: Option<Arrangement>,
        },
        /// The clock on the table should show a flag by now. Or the court's clock stands at 0.000 while
        /// a device that may hold a press is silent, or it is in doubt whether a move was made.
        FlagExpected {
            /// The side whose flag is expected.
            side: Side,
        },
        /// The clock on the table and the court's figure differ.
        ClockDiffers {
            /// Reading − prediction, per side, in ms.
            by: BySide<Option<Millis>>,
        },
        /// A move or press while a run was owed (CR-4.2-2).
        MovedBeforeRun {
            /// The side that moved or pressed.
            side: Side,
        },
        /// Two devices report different moves of a player within three seconds: is the first one right?
        /// The first one stands until the answer; with no the second one counts.
        MovesDiffer {
            /// The side that moved.
            side: Side,
            /// The half-move, from 1.
            ply: u16,
            /// The move reported first, in UCI notation.
            first: String,
            /// The move reported second, in UCI notation.
            second: String,
        },
        /// An illegal move stands on the board.
        IllegalMove {
            /// The side that moved.
            side: Side,
            /// The move on the board, in UCI notation.
            uci: String,
        },
        /// A late report or an annulment would change a ruling or a finished game.
        Amendment {
            /// The digest of the effect, which an answer names.
            preview: PreviewId,
            /// The facts it would drop; on a board's view the first of them.
            drop: Vec<FactId>,
            /// Ticker lines that would take their place; on a board's view the first of them.
            add: Vec<Said>,
            /// Number of facts it would drop; 0 in records of a version that did not count them.
            #[serde(default)]
            drops: u16,
            /// Number of lines it would add, likewise.
            #[serde(default)]
            adds: u16,
        },
        /// A request came from a device that has not synchronised its clock since court time began anew. The
        /// request is dated by its arrival.
        UnmappedClock {
            /// The boot of that clock.
            boot: BootId,
        },
        /// A player claims (CR-4.4-4): is it upheld?
        Claim {
            /// The side that claims.
            side: Side,
            /// The claim to uphold or reject.
            claim: Claim,
        },
        /// Calls arrived more than thirty seconds late, or from a device that had handed its duty over:
        /// are they served at the next return?
        LateCalls {
            /// The side that was called.
            side: Side,
            /// The calls, oldest first.
            calls: Vec<FactId>,
        },
        /// A device reports a player back at the board while his stopwatch runs (CR-4.3-1): did he
        /// leave his stop? The stopwatch runs on until the answer is yes.
        LeftStop {
            /// The side of the player who came back.
            side: Side,
        },
        /// A player left his stop early for the second time: is nothing more to follow? Yes: nothing
        /// more follows; no: he did not leave it a second time.
        LeftStopAgain {
            /// The side of the player who left his stop.
            side: Side,
        },
        /// A stop ended while the device that watched it was silent, or nobody began its stopwatch: does
        /// it count as served?
        Unwatched {
            /// The side of the player behind the line.
            side: Side,
            /// True if nobody began the stopwatch, and the player has run on. The penalty stays due until
            /// the answer is yes.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            untimed: bool,
        },
        /// A referee at the board is to set the clocks on the table.
        SetClock {
            /// The times to set; missing where the clocks are not known. In the question they are as of
            /// its instant. On a board's view they are as the court has them now, with the anchor of
            /// the clocks on the view. The time runs on where the game's `running` is `to_run`, and
            /// stands while the board does.
            left: BySide<Option<Millis>>,
            /// Difference to the time they showed: a minute more for one side. It tells the referee
            /// what to add where `left` is not known.
            #[serde(default)]
            added: BySide<Millis>,
            /// The side whose clock is to run, at once or once the board goes on, if that is known.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to_run: Option<Side>,
            /// True if a later ruling replaced a change that nobody had reported: that change is undone
            /// first if it was made.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            cancelled: bool,
            /// The time ruled on each clock up to this question. A clock that was set for the question
            /// shows it, whatever is ruled or annulled later. A board's view leaves it out.
            #[serde(default, skip_serializing_if = "is_unruled")]
            ruled: BySide<TimeRuled>,
        },
        /// Referees entered different results, or a result that the board contradicts.
        ResultsDiffer {
            /// The results that referees entered.
            entries: Vec<EntryView>,
            /// The end of the game without these entries. It is missing where the game goes on, or only
            /// such entries ended it.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ended: Option<EndedView>,
        },
        /// After the server was away: do these times stand? Nothing else is known of the time between.
        /// An answer on one board holds for every board of its court, as for
        /// [`StartLost`](Self::StartLost).
        ProposedTimes {
            /// Time left per side; missing where it is not known.
            left: BySide<Option<Millis>>,
            /// The side whose clock is to run.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to_run: Option<Side>,
        },
        /// The server was away at a GO it never announced, and the start did not take place. Screens
        /// counted on: are the players back at their starting places?
        StartLost,
        /// A game of `ChessSprint` is drawn and its clocks are not known. Has either player less than
        /// two minutes left, so that both get two more (CR-4.7-4)?
        ShortOfTime,
        /// A judge calls the head referee to the board.
        ChiefCalled,
    }
}

impl Question {
    /// The possible answers: the one that agrees, and the one that denies if there is any.
    pub fn answers(&self) -> Vec<Answer> {
        match self {
            Self::Amendment { preview, .. } => {
                vec![Answer::Confirm { preview: *preview }, Answer::Decline]
            }
            // clocks on the table are set: there is nothing to deny
            Self::SetClock { .. } => vec![Answer::Yes],
            _ => vec![Answer::Yes, Answer::No],
        }
    }

    /// [`QuestionView::urgency`] and [`QuestionView::alike`] of the kind.
    pub const fn urgency_and_alike(&self) -> (u8, Option<Alike>) {
        match self {
            Self::ChiefCalled => (2, None),
            Self::DeadPosition
            | Self::CanMate { .. }
            | Self::FlagOrPress { .. }
            | Self::LimitOrMove { .. }
            | Self::LimitReached { .. }
            | Self::FlagExpected { .. }
            | Self::MovesDiffer { .. }
            | Self::IllegalMove { .. }
            | Self::Amendment { .. }
            | Self::Claim { .. }
            | Self::LateCalls { .. }
            | Self::LeftStop { .. }
            | Self::LeftStopAgain { .. }
            | Self::ShortOfTime => (1, None),
            Self::ProposedTimes { .. } | Self::StartLost => (1, Some(Alike::ByCourt)),
            Self::WindowMissed { .. } | Self::SetClock { .. } | Self::ResultsDiffer { .. } => {
                (0, None)
            }
            Self::ClockDiffers { .. }
            | Self::MovedBeforeRun { .. }
            | Self::UnmappedClock { .. }
            | Self::Unwatched { .. } => (0, Some(Alike::ByBoard)),
        }
    }

    /// True if one answer settles both questions, on two boards of a court. The proposed times of
    /// one outage differ by board.
    pub fn is_settled_with(&self, other: &Self) -> bool {
        let is_by_court = self.urgency_and_alike().1 == Some(Alike::ByCourt);
        is_by_court && discriminant(self) == discriminant(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_of_the_head_referee_comes_first_then_players_who_wait_then_the_rest() {
        let claim = Question::Claim { side: Side::White, claim: Claim::IllegalMove };
        let differs = Question::ClockDiffers { by: BySide::default() };
        let urgency = |question: Question| question.urgency_and_alike().0;
        assert_eq!([Question::ChiefCalled, claim, differs].map(urgency), [2, 1, 0]);
    }

    #[test]
    fn an_answer_is_contradicted_if_it_is_the_opposite_of_the_record() {
        let of = |knows| OnRecord { ply: 56, san: None, knows }.contradicted();
        let known = [Some(Known::Legal), Some(Known::Illegal), None];
        assert_eq!(known.map(of), [Some(Answer::Yes), Some(Answer::No), None]);
    }
}
