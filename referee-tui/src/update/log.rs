//! The log: scroll, and annul the marked ruling.

use super::{begin, scrolled};
use crate::model::Model;
use crate::model::prompt::{Prompt, Verb};
use crate::msg::{Effect, Key};
use court_protocol::Micros;
use referee_messages::say;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let court = model.board_id.0;
    let (row, rows) = (model.marked_row(), model.log.rows(court).len());
    if let Some(to) = scrolled(row, key, rows) {
        model.mark_row(to);
        return true;
    }
    if key != Key::Char('v') {
        return false;
    }
    model.mark_row(row);
    let marked = model.log.rows(court).get(row).map(|row| row.line.fact);
    match marked {
        Some(fact) => {
            begin(model, Prompt::new(model, Verb::Void { court, fact }, at), effects);
        }
        None => model.notice = Some(say!("nothing-to-void")),
    }
    true
}
