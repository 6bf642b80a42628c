//! Results: board, result, confirm; seal what is agreed; correct what is sealed.

use super::begin;
use crate::model::Model;
use crate::model::prompt::{Prompt, Verb};
use crate::msg::{Effect, Key};
use crate::texts;
use court_protocol::Micros;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let verb = match key {
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
        begin(model, Prompt::new(model, verb, at), effects);
    }
    true
}
