//! Devices: let in, send away, change, hand over, end.

use super::{begin, scroll};
use crate::model::Model;
use crate::model::prompt::{Prompt, Verb};
use crate::msg::{Effect, Key};
use crate::texts;
use court_protocol::{DeviceId, Micros};

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let rows = model.presence.as_ref().map_or(0, |p| p.asking.len() + p.devices.len());
    if scroll(model, key, rows) {
        return true;
    }
    let verb = match (key, marked(model)) {
        (Key::Char('g'), Some(Marked::Asking(asking))) => Verb::Grant { asking },
        (Key::Char('d'), Some(Marked::Asking(asking))) => Verb::Deny { asking },
        (Key::Char('a'), Some(Marked::Device(device))) => Verb::Assign { device },
        (Key::Char('h'), Some(Marked::Device(from))) => Verb::HandOver { from },
        (Key::Char('x'), Some(Marked::Device(device))) => Verb::Revoke { device },
        (Key::Char('g' | 'd' | 'a' | 'h' | 'x'), _) => {
            model.notice = Some(texts::CHOOSE_A_QUESTION.into());
            return true;
        }
        _ => return false,
    };
    let mut prompt = Prompt::new(model, verb, at);
    if let Verb::Grant { asking } = prompt.verb {
        let asks = model.presence.iter().flat_map(|presence| &presence.asking);
        let name = asks.filter(|ask| ask.number == asking).map(|ask| ask.name.clone()).next();
        prompt.typing = name.unwrap_or_default();
    }
    begin(model, prompt, effects);
    true
}

enum Marked {
    Asking(u32),
    Device(DeviceId),
}

/// Those that ask stand first.
fn marked(model: &Model) -> Option<Marked> {
    let presence = model.presence.as_ref()?;
    let asking = presence.asking.iter().map(|asking| Marked::Asking(asking.number));
    let devices = presence.devices.iter().map(|device| Marked::Device(device.device));
    asking.chain(devices).nth(model.cursor(presence.asking.len() + presence.devices.len()))
}
