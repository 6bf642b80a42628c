//! Reports from a device whose clock is not synchronised with the court's.

use court_protocol::{Ask, Question};

use super::{Decision, Ruled};
use crate::record::FactBody;

impl Decision<'_> {
    /// Asks about a clock if a fact was dated by its arrival: the clock was never mapped, or not
    /// since court time began anew. Asks once, until the clock is mapped.
    pub(super) fn ask_about_clock(self, ask: &Ask, ruled: &mut Ruled) {
        if !self.sender.instant.unmapped || ruled.refusal.is_some() || !is_dated_by_its_press(ask) {
            return;
        }
        let Some(request) = self.sender.request else { return };
        if self.court.boot(request.device, request.boot).is_some_and(|boot| boot.raised) {
            return;
        }
        if let Some(part) = ruled.parts.first_mut() {
            let at = part.facts.last().map_or(self.sender.instant.at, |(at, _)| *at);
            let question = Question::UnmappedClock { boot: request.boot };
            part.facts.push((at, FactBody::Asked { question, about: None, on_record: None }));
        }
    }
}

/// True if the request counts from the instant of its press. Any other request counts from its
/// arrival, or its instant decides nothing.
const fn is_dated_by_its_press(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Observe { .. }
            | Ask::Go { .. }
            | Ask::Abort { .. }
            | Ask::Annul { .. }
            | Ask::Pause { .. }
            | Ask::RuleResult { .. }
            | Ask::Void { .. }
            | Ask::Replace { .. }
    )
}
