//! Preview of a request, without carrying it out.

use court_protocol::{Ask, Audience, CourtTime, DeviceId, Millis, Preview, TickerLine, Verdict};

use super::{Decision, Moment, Sender};
use crate::authority::authorize;
use crate::command::Watermarks;
use crate::devices::Instant;
use crate::record::Author;
use crate::state::CourtState;

impl CourtState {
    /// Previews the request of a device: the rulings and lines it would bring now, or its refusal.
    /// The decision is the request's own, applied to nothing.
    pub fn preview(
        &self,
        now: CourtTime,
        marks: &Watermarks,
        device: DeviceId,
        (id, ask): (u32, &Ask),
    ) -> Preview {
        let instant = Instant { at: now, error: Millis::ZERO, unmapped: false };
        let sender = Sender { device: Some(device), request: None, instant, off_duty: false };
        let moment = Moment::new(now, marks);
        let ruled = match self.role(device) {
            Some((role, _)) => authorize(role, ask)
                .and_then(|()| Decision { court: self, moment, sender: &sender }.ask(ask)),
            None => Err(court_protocol::Refusal::WrongCourt { court: self.court, role: None }),
        };
        let records = self.records(now, Author::Device(device), None, None, ruled);
        let all = records.iter().flat_map(|record| record.lines(Audience::Referees));
        let mut what: Vec<TickerLine> = all.collect();
        let more = what.len().saturating_sub(Preview::LINES_MAX);
        what.truncate(Preview::LINES_MAX);
        let verdict = records.into_iter().rev().find_map(|record| record.verdict);
        let (rulings, refused) = match verdict {
            Some(Verdict::Recorded { rulings, .. }) => (rulings, None),
            Some(Verdict::Refused { refusal }) => (Vec::new(), Some(refusal)),
            None => (Vec::new(), None),
        };
        Preview { id, what, more: u32::try_from(more).unwrap_or(u32::MAX), rulings, refused }
    }
}
