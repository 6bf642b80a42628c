//! The log: scroll, and make the marked ruling void.

use super::{begin, scroll};
use crate::model::Model;
use crate::model::prompt::{Prompt, Verb};
use crate::msg::{Effect, Key};
use crate::texts;
use court_protocol::Micros;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let court = model.seat.0;
    let rows = model.log.of_court(court).count();
    if scroll(model, key, rows) {
        return true;
    }
    if key != Key::Char('v') {
        return false;
    }
    // the newest line stands first
    let marked = model.log.of_court(court).rev().nth(model.cursor(rows)).map(|line| line.fact);
    match marked {
        Some(fact) => {
            begin(model, Prompt::new(model, Verb::Void { court, fact }, at), effects);
        }
        None => model.notice = Some(texts::CHOOSE_A_QUESTION.into()),
    }
    true
}
