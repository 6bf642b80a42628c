//! Questions that wait for a referee, and the changes that asking and answering make by themselves.

use court_protocol::{Answer, BySide, CourtTime, FactId, OnRecord, Question, Side, TimeRuled};

use super::Play;
use super::clocks::FlagAsked;
use super::penalties::TOGETHER;
use crate::notation::Notation;
use crate::record::FactBody;

/// A question that is not answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Open {
    pub fact: FactId,
    pub at: CourtTime,
    pub question: Question,
    pub on_record: Option<OnRecord>,
}

impl Open {
    /// The input that records a referee's answer.
    pub(crate) fn answered(&self, answer: &Answer) -> FactBody {
        FactBody::Answered {
            question: self.fact,
            asked_at: self.at,
            asked: self.question.clone(),
            answer: answer.clone(),
        }
    }

    /// True if the question is about an illegal move of `by`, and the move is one of these.
    fn is_of_illegal_move(&self, by: Side, moves: &[&String]) -> bool {
        matches!(&self.question, Question::IllegalMove { side, uci }
            if *side == by && moves.contains(&uci))
    }
}

impl Play {
    /// The open questions about two versions of a move.
    pub(crate) fn versions_in_question(&self) -> impl Iterator<Item = &Open> {
        let differ = |open: &&Open| matches!(open.question, Question::MovesDiffer { .. });
        self.questions.iter().filter(differ)
    }

    pub(super) fn ask(
        &mut self,
        fact: FactId,
        at: CourtTime,
        (question, on_record): (&Question, Option<&OnRecord>),
    ) {
        match question {
            Question::FlagExpected { .. } => self.clocks.flag_asked = FlagAsked::Asked,
            // A press came to light: the question is now which of the two was first.
            Question::FlagOrPress { side, .. } => {
                self.close(|asked| *asked == Question::FlagExpected { side: *side });
            }
            Question::WindowMissed { .. } => {
                if let Some(game) = &mut self.intramural {
                    game.window_asked = true;
                }
            }
            Question::ClockDiffers { .. } => self.clocks.differed = true,
            Question::IllegalMove { side, uci } => {
                if let Some(uci) = Notation::new(uci) {
                    self.table.not_made(*side, uci, at, self.witness.device);
                }
            }
            Question::MovesDiffer { side, first, second, .. } => {
                self.questions.retain(|open| {
                    let is_near = at - open.at <= TOGETHER;
                    !is_near || !open.is_of_illegal_move(*side, &[first, second])
                });
            }
            // Clocks are set to the times of the last ruling.
            Question::SetClock { .. } => {
                self.close(|asked| matches!(asked, Question::SetClock { .. }));
            }
            Question::Unwatched { side, untimed: true } => self.runners.penalties[*side].ask(at),
            Question::DeadPosition => {
                if let Some(line) = &mut self.table.line {
                    line.doubt();
                }
            }
            _ => {}
        }
        let (question, on_record) = (question.clone(), on_record.cloned());
        self.questions.push(Open { fact, at, question, on_record });
    }

    /// Closes a question that was answered.
    pub(super) fn answered(
        &mut self,
        (question, asked_at): (FactId, CourtTime),
        asked: &Question,
        answer: &Answer,
    ) {
        // If the game was ruled again in another order, the same question may have another id.
        let is_meant =
            |open: &Open| open.fact == question || (open.at == asked_at && open.question == *asked);
        let is_open = self.questions.iter().any(is_meant);
        self.questions.retain(|open| !is_meant(open));
        match asked {
            Question::FlagExpected { .. } if is_open && *answer == Answer::No => {
                self.clocks.flag_asked = FlagAsked::NotDown;
            }
            Question::SetClock { ruled, .. } => self.was_set(*ruled),
            Question::ResultsDiffer { .. } => self.result.settle_entries(answer),
            Question::DeadPosition => {
                if let Some(line) = self.table.line.as_mut().filter(|_| *answer == Answer::No) {
                    line.judge_alive();
                }
            }
            _ => {}
        }
    }

    /// True if a question is open.
    pub(crate) fn is_asked(&self, question: &Question) -> bool {
        self.questions.iter().any(|open| open.question == *question)
    }

    /// Closes questions that nobody has to answer any more.
    pub(super) fn close(&mut self, is_over: impl Fn(&Question) -> bool) {
        self.questions.retain(|open| !is_over(&open.question));
    }

    /// The open task to set the clock on the table.
    pub(crate) fn clock_task(&self) -> Option<&Open> {
        self.questions.iter().find(|open| matches!(open.question, Question::SetClock { .. }))
    }

    /// True if the clock on the table does not show what was ruled.
    pub(crate) fn clock_is_to_be_set(&self) -> bool {
        self.clocks.ruled != self.clocks.shown
    }

    /// The clock on the table was set, and shows a ruled time: that of the question it was set for,
    /// also if the game was ruled again since then without the question.
    pub(super) fn was_set(&mut self, ruled: BySide<TimeRuled>) {
        self.clocks.shown = ruled;
        self.clocks.may_be_set = false;
        self.dispute.stands_until_set = false;
        if !self.clock_is_to_be_set() {
            self.close(|asked| matches!(asked, Question::SetClock { .. }));
        }
    }

    /// The open task to set the clock is gone. The clock may have been set for it.
    pub(super) fn leave_clock_task(&mut self) {
        self.clocks.may_be_set |= self.clock_task().is_some();
        self.close(|asked| matches!(asked, Question::SetClock { .. }));
    }
}
