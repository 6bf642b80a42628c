//! Calls: a fault by its letter alone; void, replace and split the marked call.

use super::{begin, scroll};
use crate::model::Model;
use crate::model::prompt::{Prompt, Step, Value, Verb};
use crate::msg::{Effect, Key};
use court_protocol::{CourtId, FactId, Micros};
use referee_messages::say;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let rows = model.open_penalties().len();
    if scroll(model, key, rows) {
        return true;
    }
    let verb: fn(CourtId, FactId) -> Verb = match key {
        Key::Char('v') => |court, fact| Verb::Void { court, fact },
        Key::Char('r') => |court, call| Verb::Replace { court, call },
        Key::Char('k') => |court, call| Verb::Split { court, call },
        key => return fault(model, key, at, effects),
    };
    match marked_call(model) {
        Some((court, call, witnesses)) => {
            // what is split off is the second referee's call
            let second = model.log.joined_to(court, call).filter(|_| key == Key::Char('k'));
            if key == Key::Char('k') && second.is_none() && witnesses < 2 {
                model.notice = Some(say!("nothing-to-split"));
                return true;
            }
            let verb = verb(court, second.unwrap_or(call));
            begin(model, Prompt::new(model, verb, at), effects);
        }
        None => model.notice = Some(say!("choose-a-call")),
    }
    true
}

fn fault(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let mut prompt = Prompt::new(model, Verb::Fault, at);
    let Some(fault) = model.choices(&prompt).into_iter().find_map(|choice| match choice.value {
        Value::Fault(fault) if choice.key == key => Some(fault),
        _ => None,
    }) else {
        return false;
    };
    prompt.give(Step::Fault, Value::Fault(fault));
    begin(model, prompt, effects);
    true
}

/// The marked call, and how many called it.
fn marked_call(model: &Model) -> Option<(CourtId, FactId, u8)> {
    let open = model.open_penalties();
    let marked = open.get(model.cursor(open.len()))?;
    Some((marked.board_id.0, marked.penalty.fact, marked.penalty.witnesses))
}
