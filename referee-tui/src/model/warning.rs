//! The court's knowledge that speaks against a press. It is shown before the press is confirmed,
//! and the confirmation is a key that nobody presses by habit there.

use super::Model;
use super::prompt::{Prompt, Step, Verb};
use crate::msg::Key;
use court_protocol::{EndedView, Evidence, Millis, OnRecord, Phase, Side};

/// A reason against a press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Warning {
    /// The answer contradicts the court's record.
    AgainstTheRecord(OnRecord),
    /// A result is entered of a game that is this far, though its board would report an end.
    NotEnded(Phase),
    /// The same of a board that reports nothing.
    EndNotReported,
    /// Another result is entered than the one the game ended with.
    EndedOtherwise(EndedView),
    /// This side's clock is set to zero.
    NoTimeLeft(Side),
}

impl Warning {
    /// The key that confirms: another one than the key that led to it. None if the usual keys do.
    pub(crate) const fn key(&self) -> Option<Key> {
        match self {
            Self::AgainstTheRecord(_) => Some(Key::Enter),
            Self::NotEnded(_) | Self::EndedOtherwise(_) | Self::NoTimeLeft(_) => {
                Some(Key::Char('y'))
            }
            Self::EndNotReported => None,
        }
    }
}

impl Model {
    /// The reason against a prompt that only needs its confirmation.
    pub(crate) fn warning(&self, prompt: &Prompt) -> Option<Warning> {
        if prompt.step() != Some(Step::Confirm) || self.is_decided(prompt) {
            return None;
        }
        match &prompt.verb {
            Verb::Answer { court, question, answer } => {
                let asked = self.asked(*court, *question)?;
                let is_against = asked.question.contradicted.as_ref() == Some(answer);
                let record = asked.question.on_record.clone().filter(|_| is_against)?;
                Some(Warning::AgainstTheRecord(record))
            }
            Verb::EnterResult => {
                let board_id = prompt.board_id().filter(|board_id| self.is_current(board_id.0))?;
                let game = self.game_of_result(board_id)?;
                match &game.ended {
                    Some(ended) if Some(ended.result) != prompt.result() => {
                        Some(Warning::EndedOtherwise(ended.clone()))
                    }
                    Some(_) => None,
                    None if game.evidence == Evidence::Table => Some(Warning::EndNotReported),
                    None => Some(Warning::NotEnded(game.phase)),
                }
            }
            Verb::SetClock => {
                let clock = prompt.clock()?;
                let set = [(Side::White, clock.white), (Side::Black, clock.black)];
                let is_out = |left: Option<Millis>| left.is_some_and(|left| left <= Millis::ZERO);
                let (side, _) = set.into_iter().find(|(_, left)| is_out(*left))?;
                Some(Warning::NoTimeLeft(side))
            }
            _ => None,
        }
    }
}
