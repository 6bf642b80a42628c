//! Questions that are asked of many boards alike, so that one word answers them all.

use super::{Asked, Model};
use court_protocol::Question;

/// What many boards are asked after the server was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Alike {
    ProposedTimes,
    StartsLost,
}

impl Alike {
    pub(crate) const fn of(question: &Question) -> Option<Self> {
        match question {
            Question::ProposedTimes { .. } => Some(Self::ProposedTimes),
            Question::StartLost => Some(Self::StartsLost),
            _ => None,
        }
    }
}

impl Model {
    /// What can be answered for all boards at once: what the marked question asks, or else what any
    /// of them does.
    pub(crate) fn alike(&self) -> Option<Alike> {
        let asked = self.questions();
        let of = |asked: &Asked<'_>| Alike::of(&asked.question.question);
        let marked = self.question_row().and_then(|row| asked.get(row)).and_then(of);
        marked.or_else(|| asked.iter().find_map(of))
    }

    /// Every question of the kind.
    pub(crate) fn asked_alike(&self, alike: Alike) -> Vec<Asked<'_>> {
        let mut asked = self.questions();
        asked.retain(|asked| Alike::of(&asked.question.question) == Some(alike));
        asked
    }
}
