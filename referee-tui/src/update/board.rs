//! One board: every act on it by one letter.

use super::begin;
use crate::model::Model;
use crate::model::prompt::Prompt;
use crate::msg::{Effect, Key};
use crate::texts;
use court_protocol::Micros;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let Key::Char(c) = key else { return false };
    let ruleset = model.game(model.seat).map(|game| game.ruleset);
    let mut acts = texts::board_acts(ruleset).into_iter();
    let Some((_, verb, _)) = acts.find(|(key, _, _)| *key == c) else {
        return false;
    };
    let prompt = Prompt::new(model, verb, at).about(model.seat);
    begin(model, prompt, effects);
    true
}
