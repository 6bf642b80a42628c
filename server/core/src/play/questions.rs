//! Questions that wait for a referee, and the changes that asking and answering make by themselves.

use court_protocol::{Answer, BySide, CourtTime, FactId, Millis, OnRecord, Question, Side};

use super::Play;
use super::clocks::FlagAsked;
use super::penalties::TOGETHER;
use crate::notation::Notation;

/// A question that is not answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Open {
    pub fact: FactId,
    pub at: CourtTime,
    pub question: Question,
    pub on_record: Option<OnRecord>,
}

impl Open {
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
            Question::SetClock { added, .. } => self.was_set(asked_at, *added, is_open),
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

    /// The clock on the table was set as a question of an instant said. If the game was ruled again
    /// since without that question, the clock still shows the time that was `added`.
    fn was_set(&mut self, asked_at: CourtTime, added: BySide<Millis>, is_open: bool) {
        let is_known = self.clocks.set_for.iter().any(|(at, _)| *at == asked_at);
        if is_open {
            self.clocks.set_for.push((asked_at, true));
            self.clocks.unset = BySide::default();
        } else if !is_known {
            self.clocks.set_for.push((asked_at, false));
            for side in Side::BOTH {
                self.clocks.unset[side] -= added[side];
            }
            if self.clocks.unset == BySide::default() {
                self.needs_no_setting();
            }
        }
    }

    /// The clock on the table shows the ruled time.
    pub(super) fn clock_is_set(&mut self) {
        let is_task = |open: &&Open| matches!(open.question, Question::SetClock { .. });
        self.clocks
            .set_for
            .extend(self.questions.iter().filter(is_task).map(|open| (open.at, true)));
        self.needs_no_setting();
    }

    /// Nobody has to set the clock on the table any more.
    pub(super) fn needs_no_setting(&mut self) {
        self.clocks.unset = BySide::default();
        self.close(|asked| matches!(asked, Question::SetClock { .. }));
    }
}
