//! A check that a court listened all the time: its machine may sleep, and its process may be
//! stopped.
//!
//! The machine's sleep is what its boot-time clock counts and its processor does not see. A process
//! that was stopped, or had no turn for another reason, shows in the court's own turns. It has one
//! every second, however quiet the hall and however busy the journal.

use std::time::Duration;
use tokio::time::Instant;

/// The machine slept so long that its devices must be taken for silent: two seconds.
const NAP_US: i64 = 2_000_000;
/// A court looks at least so often.
const LOOKS_EVERY: Duration = Duration::from_secs(1);
/// A court without a turn for so long heard nobody. A busy machine takes a turn away for tenths of
/// a second; were it ever as much as this, nobody would have been heard either.
const STALLED: Duration = Duration::from_secs(5);

/// A court's last look at itself.
#[derive(Debug)]
pub(super) struct Listening {
    looked: Instant,
    /// The machine's sleep up to then, in µs.
    slept_us: i64,
}

impl Listening {
    pub(super) const fn new(now: Instant, slept_us: i64) -> Self {
        Self { looked: now, slept_us }
    }

    /// When it has to look next.
    pub(super) fn next_look(&self) -> Instant {
        self.looked + LOOKS_EVERY
    }

    /// Looks: for how long nobody listened until now, if that is so.
    pub(super) fn missed(&mut self, now: Instant, slept_us: i64) -> Option<Duration> {
        let nap_us = slept_us - std::mem::replace(&mut self.slept_us, slept_us);
        let turn = now.saturating_duration_since(std::mem::replace(&mut self.looked, now));
        let nap = (nap_us >= NAP_US).then(|| Duration::from_micros(nap_us.unsigned_abs()));
        let stall = (turn >= STALLED).then_some(turn);
        match (nap, stall) {
            (None, None) => None,
            _ => Some(nap.unwrap_or_default() + stall.unwrap_or_default()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_court_that_has_its_turns_listened_all_the_time_and_one_that_had_none_did_not() {
        let start = Instant::now();
        let after = |seconds: u64| start + Duration::from_secs(seconds);
        let mut listening = Listening::new(start, 7_000);
        assert_eq!(listening.next_look(), after(1));
        assert_eq!(listening.missed(after(1), 7_000), None);
        assert_eq!(listening.missed(after(5), 7_000), None, "a busy machine");
        assert_eq!(
            listening.missed(after(185), 7_000),
            Some(Duration::from_mins(3)),
            "its process was stopped"
        );
        assert_eq!(listening.missed(after(186), 7_000), None, "it is said once");
    }

    #[test]
    fn a_machines_sleep_is_missed_whether_the_process_stood_still_beside_it_or_not() {
        let start = Instant::now();
        let after = |seconds: u64| start + Duration::from_secs(seconds);
        let mut listening = Listening::new(start, 0);
        assert_eq!(listening.missed(after(1), 1_999_999), None, "no nap");
        assert_eq!(listening.missed(after(2), 3_999_999), Some(Duration::from_secs(2)));
        assert_eq!(listening.missed(after(12), 63_999_999), Some(Duration::from_secs(70)));
    }
}
