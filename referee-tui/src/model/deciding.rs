//! The outcome of presses that were put to the head referee.

use super::Model;
use super::names::Author;
use super::presses::{Press, PressState};
use court_protocol::{Ask, FactId, Question, Said, Seq};

/// The stage of a question to the head referee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Deciding {
    Waits,
    /// The head referee gave this answer.
    Answered {
        answer: String,
        by: String,
    },
    /// Something else settled it: the press was annulled, its game ruled.
    Otherwise,
}

impl Model {
    /// The stage of the question a press led to, with the head referee's ruling; nothing if nobody
    /// had to be asked.
    pub(crate) fn deciding(&self, press: &Press) -> Option<Deciding> {
        let PressState::Recorded { seq: Some(seq), undecided: true, .. } = press.state else {
            return None;
        };
        let waits = self.questions().iter().any(|asked| {
            asked.board_id.0 == press.court
                && is_about(asked.question.fact, Some(&asked.question.question), &press.ask, seq)
                // a clock that is to be set is what came of the ruling, not a question about it
                && !matches!(asked.question.question, Question::SetClock { .. })
        });
        if waits {
            return Some(Deciding::Waits);
        }
        let answered = self.log.newest_first(press.court).find_map(|line| match &line.said {
            Said::Answered { question, answer } => {
                let asked = self.log.question(press.court, *question);
                if !is_about(*question, asked.as_ref(), &press.ask, seq) {
                    return None;
                }
                let answer = self.answer_in_words(press.court, *question, answer);
                let by = Author::name(self.author(line));
                Some(Deciding::Answered { answer, by })
            }
            _ => None,
        });
        // until the picture has come so far, its question may still be on its way
        let is_shown = self.courts.get(&press.court).is_some_and(|of| of.court().seq >= seq);
        let unanswered = if is_shown { Deciding::Otherwise } else { Deciding::Waits };
        Some(answered.unwrap_or(unanswered))
    }
}

/// True if a question is about this press: its own question, or a later one that includes it. A
/// call moved to another board is recorded there first and withdrawn here by the record of the
/// outcome.
fn is_about(fact: FactId, question: Option<&Question>, ask: &Ask, seq: Seq) -> bool {
    let brought = |of: Seq| {
        of == seq || (matches!(ask, Ask::Replace { .. }) && Seq(of.0.saturating_add(1)) == seq)
    };
    let taken_up = match question {
        Some(Question::LateCalls { calls, .. }) => calls.iter().any(|call| brought(call.seq())),
        _ => false,
    };
    taken_up || brought(fact.seq())
}
