//! How many messages a device may send: one that sends more is slowed.

use std::time::Duration;
use tokio::time::Instant;

/// Messages a device may send at once after an outage: an outbox of a day.
const BURST: f64 = 20_000.0;
/// Messages a device may send a second for long; one that sends more is slowed, not shut out.
const PER_SECOND: f64 = 10_000.0;

/// How many messages a device has left.
pub(super) struct Allowance {
    left: f64,
    since: Instant,
}

impl Allowance {
    pub(super) fn new() -> Self {
        Self { left: BURST, since: Instant::now() }
    }

    /// When the next message may be read; `None` is now.
    pub(super) fn until(&self) -> Option<Instant> {
        (self.left < 1.0).then(|| self.since + Duration::from_secs_f64(1.0 / PER_SECOND * 64.0))
    }

    pub(super) fn refill(&mut self, now: Instant) {
        let more = (now - self.since).as_secs_f64() * PER_SECOND;
        self.left = (self.left + more).min(BURST);
        self.since = now;
    }

    pub(super) fn take(&mut self, now: Instant) {
        self.refill(now);
        self.left -= 1.0;
    }
}
