//! Results: board, result, confirm; seal what is agreed; correct what is sealed.

use super::begin;
use crate::model::Model;
use crate::model::prompt::{Prompt, Verb};
use crate::msg::{Effect, Key};
use crate::texts;
use court_protocol::Micros;
use std::collections::BTreeSet;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let verb = match key {
        Key::Char('[' | ']') => {
            let later = key == Key::Char(']');
            if !model.look_at_round(later) {
                model.notice = Some(texts::no_round(later).into());
            }
            return true;
        }
        Key::Char('e') => Verb::EnterResult,
        Key::Char('s') => Verb::Seal,
        Key::Char('x') => Verb::CorrectResult,
        Key::Char('w') => Verb::RuleResult,
        _ => return false,
    };
    let mut seats = model.seats().into_iter();
    let is_offered = verb == Verb::Seal || seats.any(|seat| model.fits(&verb, seat));
    if !is_offered && model.barred(&verb).is_none() {
        model.notice = Some(texts::no_result_for(&verb).into());
    } else {
        // a round that is put on meanwhile does not change whose result is entered
        let on_boards: BTreeSet<u16> = model.games().map(|(_, game)| game.round).collect();
        if on_boards.len() == 1 {
            model.round = model.round.or(on_boards.first().copied());
        }
        begin(model, Prompt::new(model, verb, at), effects);
    }
    true
}
