//! Keeps a press on its way to the disk and the court.

use crate::model::Model;
use crate::msg::Effect;
use court_protocol::{Ask, CourtId, Micros};
use referee_messages::say;

/// Keeps a press; the same one again at once is the same press.
pub(super) fn keep(
    model: &mut Model,
    at: Micros,
    court: CourtId,
    ask: Ask,
    effects: &mut Vec<Effect>,
) {
    let court_at = model.court_time_at(at);
    model.settle_mark(court, &ask);
    match model.presses.make(at, court_at, court, &ask) {
        Some(press) => effects.push(Effect::Keep { press, at, court, ask }),
        None => model.notice = Some(say!("repeated")),
    }
}
