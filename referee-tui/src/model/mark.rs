//! The mark in the inbox, which stays with its question: whoever answers rules on what he read.

use super::{Model, Screen};
use court_protocol::{Ask, CourtId, FactId, GameId};

/// The mark in a list, which stays with its item while others come and go.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Mark {
    row: usize,
    question: Option<(CourtId, FactId)>,
    /// Something was sent from here that settles its question without being an answer.
    is_settled: bool,
    /// Its question has gone, and not by an answer from here: nothing is marked.
    is_lost: bool,
}

impl Model {
    /// The row of the inbox that is marked; none where what was marked was decided by others.
    pub(crate) fn question_row(&self) -> Option<usize> {
        let last = self.questions().len().checked_sub(1)?;
        (!self.mark.is_lost).then(|| self.mark.row.min(last))
    }

    /// The row of a mark that was lost.
    pub(crate) fn row_before(&self) -> usize {
        self.mark.row.min(self.questions().len().saturating_sub(1))
    }

    /// Marks a row.
    pub(crate) fn mark_question(&mut self, row: usize) {
        let asked = self.questions();
        let question = asked.get(row).map(|asked| (asked.board_id.0, asked.question.fact));
        self.mark = Mark { row, question, ..Mark::default() };
    }

    /// Something is sent from here. Where it settles the marked question without being its answer,
    /// the mark is on the next one once that has gone.
    pub(crate) fn settle_mark(&mut self, court: CourtId, ask: &Ask) {
        let Some(asked) = self.question_row().and_then(|row| self.questions().get(row).copied())
        else {
            return;
        };
        let of_its_game = |game: GameId| (court, game) == (asked.board_id.0, asked.game.game);
        self.mark.is_settled |= match ask {
            Ask::Observe { board, .. } => (court, *board) == asked.board_id,
            Ask::EnterResult { game, .. }
            | Ask::RuleResult { game, .. }
            | Ask::SetClock { game, .. } => of_its_game(*game),
            _ => false,
        };
    }

    /// True if a question was answered from here, perhaps with others at once.
    fn answered_here(&self, (court, fact): (CourtId, FactId)) -> bool {
        let answers = |ask: &Ask| matches!(ask, Ask::Answer { question, .. } if *question == fact);
        self.presses.newest_first().any(|press| press.court == court && answers(&press.ask))
    }

    /// Keeps the mark with its question, whatever was heard. Once that has gone the next one is
    /// marked, but never under the eyes of somebody who is about to press.
    pub(crate) fn keep_mark(&mut self) {
        let asked = self.questions();
        let at = |wanted| {
            asked.iter().position(|asked| Some((asked.board_id.0, asked.question.fact)) == wanted)
        };
        match (self.mark.question, at(self.mark.question)) {
            (Some(_), Some(row)) => self.mark.row = row,
            (Some(question), None)
                if self.screen == Screen::Inbox
                    && !self.mark.is_settled
                    && !self.answered_here(question) =>
            {
                (self.mark.question, self.mark.is_lost) = (None, true);
            }
            (None, _) if self.mark.is_lost && self.screen == Screen::Inbox && !asked.is_empty() => {
            }
            _ => self.mark_question(self.row_before()),
        }
    }
}
