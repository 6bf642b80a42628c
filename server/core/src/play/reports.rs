//! The reports of the last seconds, to know one that is told again (ALL-1).

use court_protocol::{Claim, CourtTime, DeviceId, Seen};
use std::collections::VecDeque;

use super::clocks::Witness;
use super::penalties::TOGETHER;

/// Largest number of reports that are kept: more than two devices tell of a board in three seconds.
const KEPT_MAX: usize = 16;

/// Reports about a game within [`TOGETHER`], oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Reports(VecDeque<Report>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Report {
    at: CourtTime,
    device: Option<DeviceId>,
    seen: Seen,
}

impl Reports {
    /// Keeps a report, unless it tells an earlier one again.
    pub(super) fn hear(&mut self, at: CourtTime, seen: &Seen, witness: Witness) {
        if self.is_told_again(at, seen, witness) {
            return;
        }
        self.0.retain(|report| at - report.at <= TOGETHER);
        if self.0.len() == KEPT_MAX {
            self.0.pop_front();
        }
        self.0.push_back(Report { at, device: witness.device, seen: seen.clone() });
    }

    /// True if a report tells again what was told within three seconds.
    ///
    /// * A word that another device tells is the same word.
    /// * A deed at the board is the same deed until another report follows it. So is a word that one
    ///   device tells twice. A press, crossing or return that one device tells twice
    ///   is two.
    pub(crate) fn is_told_again(&self, at: CourtTime, seen: &Seen, witness: Witness) -> bool {
        let Some(kind) = Kind::of(seen) else { return false };
        let is_same =
            |report: &Report| at - report.at <= TOGETHER && is_same(report, seen, witness);
        let followed = self.0.iter().rposition(is_same);
        followed.is_some_and(|place| {
            let is_by_another =
                self.0.iter().any(|report| is_same(report) && report.device != witness.device);
            let is_last =
                self.0.iter().skip(place + 1).all(|report| Kind::of(&report.seen).is_none());
            match kind {
                Kind::Word => is_by_another || is_last,
                Kind::Deed => is_last,
                Kind::Press => is_by_another && is_last,
            }
        })
    }
}

/// True if a report tells the same as `seen`. Two devices put an irregularity in words of their own.
fn is_same(report: &Report, seen: &Seen, witness: Witness) -> bool {
    let in_words = |seen: &Seen| match seen {
        Seen::Claimed { side, claim: Claim::Irregularity { .. } } => Some(*side),
        _ => None,
    };
    let own_words = in_words(seen).filter(|_| report.device != witness.device);
    let is_equal = match (&report.seen, seen) {
        // Two devices may read the clock differently.
        (Seen::Moved { uci: first, .. }, Seen::Moved { uci, .. }) => first == uci,
        (Seen::Pressed { side: first, .. }, Seen::Pressed { side, .. }) => first == side,
        (first, seen) => first == seen,
    };
    is_equal || own_words.is_some_and(|side| in_words(&report.seen) == Some(side))
}

/// The kinds of reports that may be told twice. Calls, cards of walkers and stops have rules of their
/// own; a reading and a look at the flag are new each time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A player's word, or a card, as people tell it.
    Word,
    /// A deed at the board or on the lane.
    Deed,
    /// A press, with its move or alone, or a runner's passage: a device tells of each one once.
    Press,
}

impl Kind {
    const fn of(seen: &Seen) -> Option<Self> {
        match seen {
            Seen::Resigned { .. }
            | Seen::DrawAgreed
            | Seen::DrawCard { .. }
            | Seen::DrawAccepted { .. }
            | Seen::DrawRefused { .. }
            | Seen::Claimed { .. }
            | Seen::Corrected { .. }
            | Seen::ClocksStopped { .. }
            | Seen::Confirmed { .. }
            | Seen::Disputed { .. }
            | Seen::Agreed { .. }
            | Seen::Declared { .. }
            | Seen::Exchanged { .. }
            | Seen::Reminded { .. }
            | Seen::Interfered { .. } => Some(Self::Word),
            Seen::Placed { .. } | Seen::Touched { .. } | Seen::Withdrawn { .. } => Some(Self::Deed),
            Seen::Moved { .. }
            | Seen::Pressed { .. }
            | Seen::Crossed { .. }
            | Seen::Returned { .. } => Some(Self::Press),
            Seen::Read { .. }
            | Seen::FlagSeen { .. }
            | Seen::Fault { .. }
            | Seen::WalkCard { .. }
            | Seen::Stopped { .. }
            | Seen::LeftStop { .. }
            | Seen::ClockSet
            | Seen::ChiefCalled => None,
        }
    }
}
