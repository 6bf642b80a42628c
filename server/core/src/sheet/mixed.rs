//! Sheets whose devices' reports arrive mixed: each device's own in order, those of several devices
//! in any order.
//!
//! # What holds
//!
//! Reports of board agents and judges between two rulings end in the same facts in any order of
//! arrival. Each device's own reports stay in order, repeated ones included. All have to arrive
//! before any of those devices has vouched for having reported everything.
//!
//! # What does not, and why
//!
//! * **A ruling keeps its place** among the reports. An answer needs its question, as the report
//!   that a clock was set does; a start, a stop of the court and a result belong to the referee's
//!   instant. So reports are mixed between two of them, never across.
//! * **A game that has ended keeps its end** until the head referee decides. A later report that
//!   would have ended it otherwise waits in his inbox. Once he has confirmed it, the end is the
//!   same.
//! * **A flag and a limit are facts of silence.** A report from after their instant may be known
//!   before they are stated. Then it stands before them in the list, otherwise after them.
//! * **A call half a minute late** is put to the head referee; reports wait no longer than that
//!   here.
//! * **Calls named by their number** (`void call 2`) are counted in the order of arrival. A sheet
//!   with such numbers keeps its calls in place.

use court_protocol::{CourtTime, DeviceId, Millis, Seen};
use std::collections::{BTreeMap, VecDeque};

use super::Step;
use super::court::JUDGE;
use super::cursor::SheetError;
use super::entry::{Deed, SheetEntry};
use super::hall::Hall;

/// Longest wait of a report. A call that is more than half a minute late is ruled by CR-4.3-2.
const WAIT_MAX: Millis = Millis::seconds(20);

impl Hall {
    /// Plays entries on as [`Hall::play`] does, but reports between two rulings arrive only at the
    /// second one. Until then no device vouches for having reported everything. They arrive one
    /// device after the other, as `pick` chooses among the instants of each device's next report.
    ///
    /// A late entry of the sheet itself, and a referee's ruling, keep their places.
    ///
    /// # Errors
    /// As [`Hall::play`].
    pub fn play_mixed(
        &mut self,
        entries: &str,
        pick: &mut dyn FnMut(&[CourtTime]) -> usize,
    ) -> Result<(), SheetError> {
        self.play_steps_mixed(&super::read_steps(entries)?, pick)
    }

    pub(super) fn play_steps_mixed(
        &mut self,
        steps: &[Step],
        pick: &mut dyn FnMut(&[CourtTime]) -> usize,
    ) -> Result<(), SheetError> {
        let mut rest = steps.iter().filter_map(|step| match step {
            Step::Entry(entry) => Some(entry),
            Step::Expect(_) => None,
        });
        let names_calls = steps.iter().any(|step| {
            matches!(step, Step::Entry(entry) if matches!(
                entry.deed,
                Deed::VoidCall(_) | Deed::Split(_) | Deed::Replace { .. }
            ))
        });
        let mut together: Vec<&SheetEntry> = Vec::new();
        loop {
            let next = rest.next();
            let joins = next.is_some_and(|next| {
                is_seen(next, names_calls)
                    && together.first().is_none_or(|first| next.at - first.at <= WAIT_MAX)
            });
            if !joins {
                self.enter_mixed(&std::mem::take(&mut together), pick)?;
            }
            match next {
                Some(next) if is_seen(next, names_calls) => together.push(next),
                Some(next) => self.enter(next)?,
                None => return Ok(()),
            }
        }
    }

    fn enter_mixed(
        &mut self,
        entries: &[&SheetEntry],
        pick: &mut dyn FnMut(&[CourtTime]) -> usize,
    ) -> Result<(), SheetError> {
        let Some(last) = entries.iter().map(|entry| entry.arrives).max() else { return Ok(()) };
        let mut streams: BTreeMap<DeviceId, VecDeque<&SheetEntry>> = BTreeMap::new();
        for entry in entries {
            streams.entry(sender(entry)).or_default().push_back(entry);
        }
        for device in streams.keys() {
            self.enrol(*device);
        }
        self.vouches = false;
        self.advance(last);
        while !streams.is_empty() {
            let next: Vec<CourtTime> =
                streams.values().filter_map(|stream| stream.front()).map(|next| next.at).collect();
            let chosen = pick(&next) % next.len();
            let device = *streams.keys().nth(chosen).expect("it is one of them");
            if let Some(entry) = streams.get_mut(&device).and_then(VecDeque::pop_front) {
                self.enter(entry)?;
            }
            streams.retain(|_, stream| !stream.is_empty());
        }
        self.vouches = true;
        self.advance(last);
        Ok(())
    }
}

/// True if an entry is a report that may arrive in any order with those of other devices. Where a
/// sheet names calls by their number the calls keep their order.
fn is_seen(entry: &SheetEntry, names_calls: bool) -> bool {
    let is_word = match &entry.deed {
        Deed::See(seen) => *seen != Seen::ClockSet,
        Deed::Move(..) => true,
        Deed::Call(_) => !names_calls,
        _ => false,
    };
    is_word && entry.at == entry.arrives
}

fn sender(entry: &SheetEntry) -> DeviceId {
    let usual = if matches!(entry.deed, Deed::Call(_)) { JUDGE } else { DeviceId(1) };
    entry.by.unwrap_or(usual)
}
