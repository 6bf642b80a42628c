//! The answers about a walker's cards.

use super::choice::{Choice, Value, choice};
use crate::msg::Key;
use court_protocol::{WalkCard, WalkOffence};
use referee_messages::say;

pub(super) fn cards() -> Vec<Choice> {
    [('c', WalkCard::Caution), ('r', WalkCard::Red)]
        .map(|(key, card)| choice(Key::Char(key), say!("card", shown = card), Value::Card(card)))
        .into()
}

pub(super) fn offences() -> Vec<Choice> {
    [('l', WalkOffence::LossOfContact), ('k', WalkOffence::BentKnee)]
        .map(|(key, offence)| {
            choice(Key::Char(key), say!("offence", offence), Value::Offence(offence))
        })
        .into()
}
