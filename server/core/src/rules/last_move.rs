//! A move that is seen more than once: several board agents may watch one board, and each reports
//! what it saw. Whoever reports the move that was taken down last is one more witness of it (ALL-1);
//! nothing follows, whoever is on the move by then. A clock it read is read all the same.

use court_protocol::{Phase, Seen};

use super::{Case, readings};
use crate::play::Witness;

/// Whether what was seen is the move that was taken down last; if so, that has been dealt with here.
pub(super) fn was_seen_again(case: &mut Case<'_>, seen: &Seen, witness: Witness) -> bool {
    let (Seen::Moved { uci, .. } | Seen::Placed { uci }) = seen else { return false };
    if !case.play.is_seen_again(uci, case.at, witness) {
        return false;
    }
    if let Seen::Moved { reading: Some(reading), .. } = seen
        && case.play.phase == Phase::Running
    {
        readings::read(case, *reading);
    }
    true
}
