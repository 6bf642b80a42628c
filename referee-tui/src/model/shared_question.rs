//! Questions that are asked of many boards alike, so that one word answers them all.

use super::{Asked, Model};
use court_protocol::{BoardNo, CourtId, Question, QuestionView};
use std::collections::BTreeMap;
use std::mem::{Discriminant, discriminant};

/// A kind of question that many boards can be asked at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SharedQuestion(Discriminant<Question>);

impl SharedQuestion {
    pub(crate) fn of(asked: &QuestionView) -> Option<Self> {
        asked.alike.map(|_| Self(discriminant(&asked.question)))
    }
}

impl Model {
    /// The answer that fits all boards at once: of the marked question, or else of any board's. A
    /// single question needs only its own answer.
    pub(crate) fn shared_question(&self) -> Option<SharedQuestion> {
        let asked = self.questions();
        let several = |shared: &SharedQuestion| self.asked_of_many(*shared).len() > 1;
        let of = |asked: &Asked<'_>| SharedQuestion::of(asked.question).filter(several);
        let marked = self.question_row().and_then(|row| asked.get(row)).and_then(of);
        marked.or_else(|| asked.iter().find_map(of))
    }

    /// Every question of the kind.
    pub(crate) fn asked_of_many(&self, shared: SharedQuestion) -> Vec<Asked<'_>> {
        let mut asked = self.questions();
        asked.retain(|asked| SharedQuestion::of(asked.question) == Some(shared));
        asked
    }

    /// The boards of these questions, by court.
    pub(crate) fn boards_of_shared(&self, shared: SharedQuestion) -> Vec<(CourtId, Vec<BoardNo>)> {
        let mut boards: BTreeMap<CourtId, Vec<BoardNo>> = BTreeMap::new();
        for asked in self.asked_of_many(shared) {
            boards.entry(asked.board_id.0).or_default().extend(self.boards_asked(&asked));
        }
        boards.into_iter().collect()
    }
}
