//! One board: every act on it by one letter.

use super::begin;
use crate::model::Model;
use crate::model::prompt::Prompt;
use crate::msg::{Effect, Key};
use crate::texts;
use court_protocol::Micros;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let Key::Char(c) = key else { return false };
    let Some((_, verb, _)) = texts::BOARD_ACTS.iter().find(|(key, _, _)| *key == c) else {
        return false;
    };
    let prompt = Prompt::new(model, verb.clone(), at).about(model.seat);
    begin(model, prompt, effects);
    true
}
