//! The answers about a walker's cards.

use super::choice::{Choice, Value, choice};
use crate::msg::Key;
use court_protocol::{WalkCard, WalkOffence};

pub(super) fn cards() -> Vec<Choice> {
    [('c', WalkCard::Caution), ('r', WalkCard::Red)]
        .map(|(key, card)| choice(Key::Char(key), card.to_string(), Value::Card(card)))
        .into()
}

pub(super) fn offences() -> Vec<Choice> {
    [('l', WalkOffence::LossOfContact), ('k', WalkOffence::BentKnee)]
        .map(|(key, offence)| choice(Key::Char(key), offence.to_string(), Value::Offence(offence)))
        .into()
}
