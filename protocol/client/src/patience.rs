//! The wait of a link before it tries again, and the random numbers it needs for that.
//!
//! Seeded, so that the simulated hall sees the same waits again.

use court_protocol::Micros;

/// The first wait after a connection is lost: a server that starts again is found quickly.
const FIRST: i64 = 250_000;
/// The longest wait: a hall whose network comes back is whole again within seconds.
const LONGEST: i64 = 5_000_000;

/// Doubling waits, each cut at random to between half and the whole, so that a hall's devices do
/// not all come at once.
#[derive(Debug)]
pub(crate) struct Patience {
    next: i64,
    state: u64,
}

impl Patience {
    pub(crate) fn new(seed: u64) -> Self {
        Self { next: FIRST, state: seed }
    }

    /// The next wait, in µs.
    pub(crate) fn wait(&mut self) -> Micros {
        let whole = self.next;
        self.next = (whole * 2).min(LONGEST);
        let half = whole / 2;
        Micros(half + (self.random() % (half as u64 + 1)) as i64)
    }

    /// Takes the longest wait from here on, because coming back soon would be of no use.
    pub(crate) fn give_time(&mut self) {
        self.next = LONGEST;
    }

    /// Takes the shortest wait next, because a session stood.
    pub(crate) fn reset(&mut self) {
        self.next = FIRST;
    }

    /// `SplitMix64`: enough to spread waits and name boots, no secret.
    pub(crate) fn random(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_to_their_bound_and_begin_anew_after_a_session() {
        let mut patience = Patience::new(3);
        for whole in [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000] {
            let wait = patience.wait().0 / 1_000;
            assert!((whole / 2..=whole).contains(&wait), "{wait} of {whole}");
        }
        patience.reset();
        assert!(patience.wait().0 <= FIRST);
    }
}
