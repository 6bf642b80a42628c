//! Keeps a press on its way to the disk and the court.

use crate::model::Model;
use crate::model::presses::Press;
use crate::msg::Effect;
use court_protocol::{Ask, CourtId, Micros};
use referee_messages::say;

/// Keeps a press; the same one again at once is the same press.
pub(super) fn keep<'a>(
    model: &'a mut Model,
    at: Micros,
    court: CourtId,
    ask: Ask,
    effects: &mut Vec<Effect>,
) -> Option<&'a mut Press> {
    let court_at = model.court_time_at(at);
    model.settle_mark(court, &ask);
    let made = model.presses.make(at, court_at, court, &ask);
    match &made {
        Some(press) => effects.push(Effect::Keep { press: press.id, at, court, ask }),
        None => model.notice = Some(say!("repeated")),
    }
    made
}
