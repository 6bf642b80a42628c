//! Devices: let in, send away, change, hand over, end.

use super::{begin, scrolled};
use crate::model::device_list::Marked;
use crate::model::prompt::{Prompt, Step, Value, Verb};
use crate::model::{LinkState, Model};
use crate::msg::{Effect, Key};
use court_protocol::{Micros, Refusal};
use referee_messages::say;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    if let Some(to) = scrolled(model.device_row(), key, model.device_rows().len()) {
        model.mark_device(to);
        return true;
    }
    // only who asks can be let in
    if key == Key::Char('g') && !matches!(model.marked_device(), Some(Marked::Asking(_))) {
        model.mark_first_asking();
    }
    if key == Key::Char('h') && model.marked_is_relieved() {
        model.notice = Some(say!("no-duty-to-hand-over"));
        return true;
    }
    let verb = match (key, model.marked_device()) {
        (Key::Char('g'), Some(Marked::Asking(asking))) => Verb::Grant { asking },
        (Key::Char('d'), Some(Marked::Asking(asking))) => Verb::Deny { asking },
        (Key::Char('a'), Some(Marked::Device(device))) => Verb::Assign { device },
        (Key::Char('h'), Some(Marked::Device(from))) => Verb::HandOver { from },
        (Key::Char('x'), Some(Marked::Device(device))) => Verb::Revoke { device },
        (Key::Char('g' | 'd' | 'a' | 'h' | 'x'), marked) => {
            let why = match marked {
                Some(Marked::Device(_)) => say!("is-in-already"),
                Some(Marked::Asking(_)) => say!("only-asks"),
                None => say!("no-list", is_up = model.link == LinkState::Up),
            };
            model.notice = Some(why);
            return true;
        }
        _ => return false,
    };
    model.mark_device(model.device_row());
    let mut prompt = Prompt::new(model, verb, at);
    if let Verb::Grant { asking } = prompt.verb
        && let Some(name) = model.name_of_asking(asking)
    {
        // Backspace gives another
        prompt.give(Step::Name, Value::Text(name.to_owned()));
    }
    begin(model, prompt, effects);
    true
}

/// The court's answer to the oldest act on its way.
pub(super) fn answered(model: &mut Model, refused: Option<Refusal>) {
    let prompt = model.device_acts.pop_front();
    let Some(refusal) = refused else {
        model.notice = Some(say!("device-act-done"));
        return;
    };
    let why = say!("device-refused", text = model.refusal(&refusal));
    // who asks no more is not let in by other answers
    let prompt = prompt.filter(|_| !matches!(refusal, Refusal::NotAsking { .. }));
    ask_again(model, prompt, why);
}

/// The newest act did not leave this machine.
pub(super) fn not_asked(model: &mut Model, why: String) {
    let prompt = model.device_acts.pop_back();
    ask_again(model, prompt, why);
}

/// Asks again from the last answer of a refused act that took several, with the reason.
fn ask_again(model: &mut Model, prompt: Option<Prompt>, why: String) {
    let is_free = model.prompt.is_none();
    let prompt = prompt.filter(|prompt| is_free && prompt.verb.is_of_devices());
    let taken_back = prompt.and_then(|mut prompt| prompt.step_back().then_some(prompt));
    model.ask_again(taken_back, why);
}
