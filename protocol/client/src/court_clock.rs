//! A device's estimate of the court's clock, taken from the best of its last probes.
//!
//! A probe tells court time to within half its delay. Delay only ever adds, so the probe with the
//! least of it is the best one; older ones are worth less as clocks drift apart.

use court_protocol::{ClockEstimate, Micros, Millis};

/// Probes remembered: two a second of them span four seconds, long enough to meet a quiet moment
/// of a busy network.
const SAMPLES: usize = 8;
/// Largest assumed drift between two ordinary quartz clocks, in µs per second.
const DRIFT_PPM: i64 = 100;

/// The filter over the last probes.
#[derive(Debug, Default)]
pub(crate) struct CourtClock {
    samples: std::collections::VecDeque<Sample>,
}

#[derive(Debug, Clone, Copy)]
struct Sample {
    at: Micros,
    offset: i64,
    delay: i64,
}

impl Sample {
    fn error_at(&self, now: Micros) -> i64 {
        let age = (now.0 - self.at.0).max(0);
        self.delay / 2 + 1 + age / 1_000_000 * DRIFT_PPM + age % 1_000_000 * DRIFT_PPM / 1_000_000
    }
}

impl CourtClock {
    /// Takes the answer to a probe in: sent and received on the device's clock, answered on the
    /// court's.
    pub(crate) fn heard(&mut self, sent: Micros, court: i64, received: Micros) {
        let delay = received.0 - sent.0;
        if delay < 0 {
            return; // no answer to a probe of this clock
        }
        if self.samples.len() == SAMPLES {
            self.samples.pop_front();
        }
        let offset = court - (sent.0 + delay / 2);
        self.samples.push_back(Sample { at: received, offset, delay });
    }

    /// The best estimate at `now`; none before the first answer.
    pub(crate) fn estimate(&self, now: Micros) -> Option<ClockEstimate> {
        let best = self.samples.iter().min_by_key(|sample| sample.error_at(now))?;
        Some(ClockEstimate { offset: best.offset, error: best.error_at(now) })
    }

    /// Shortest time of the remembered probes to the court and back, in ms.
    pub(crate) fn delay(&self) -> Option<Millis> {
        self.samples.iter().map(|sample| Millis(sample.delay / 1_000)).min()
    }

    /// Forgets every probe, because they were measured on another clock.
    pub(crate) fn reset(&mut self) {
        self.samples.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_probe_with_the_least_delay_is_believed() {
        let mut clock = CourtClock::default();
        assert_eq!(clock.estimate(Micros(0)), None);
        clock.heard(Micros(0), 1_000_000 + 9_000, Micros(10_000)); // 10 ms, 9 of them on the way out
        clock.heard(Micros(20_000), 1_020_500, Micros(21_000)); // 1 ms, even
        clock.heard(Micros(40_000), 1_040_100, Micros(50_000));
        assert_eq!(
            clock.estimate(Micros(50_000)),
            Some(ClockEstimate { offset: 1_000_000, error: 500 + 1 + 2 })
        );
    }

    #[test]
    fn the_truth_lies_within_the_error_however_the_delay_is_split() {
        let mut clock = CourtClock::default();
        let truth = 5_000_000;
        for (n, (out, back)) in
            [(900, 100), (0, 4_000), (3_000, 0), (250, 250)].into_iter().enumerate()
        {
            let sent = n as i64 * 1_000_000;
            clock.heard(Micros(sent), sent + out + truth, Micros(sent + out + back));
            let now = Micros(sent + out + back);
            let estimate = clock.estimate(now).expect("a probe was answered");
            assert!((estimate.offset - truth).abs() <= estimate.error, "{estimate:?}");
        }
    }

    #[test]
    fn an_old_probe_gives_way_to_a_slower_new_one_when_drift_makes_it_worse() {
        let mut clock = CourtClock::default();
        clock.heard(Micros(0), 100, Micros(200));
        clock.heard(Micros(60_000_000), 60_000_777, Micros(60_002_000));
        let estimate = clock.estimate(Micros(60_002_000)).expect("two probes");
        assert_eq!(estimate.error, 1_001);
    }
}
