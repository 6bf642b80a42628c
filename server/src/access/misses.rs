//! Wrong codes and tokens, counted by the network they come from.
//!
//! A hall is one network: an attacker in it has the address of the hall's devices. So a wrong code
//! costs nobody else anything. No open code is used up, a right code is accepted at once, and only
//! the answer to the next wrong one is delayed. Twelve digits make guessing hopeless at any speed,
//! and the 256 bits of a token more so.

use court_protocol::Millis;
use std::collections::HashMap;
use std::net::IpAddr;

/// Wrong codes and tokens of a network that are answered at once: people mistype.
const FREE: u32 = 3;
/// The wait before the next guess is answered; it doubles with each.
pub(super) const FIRST_PAUSE: Millis = Millis(250);
/// The longest pause: a device waits five seconds for its answer.
const LONGEST_PAUSE: Millis = Millis::seconds(4);
/// Time without misses after which a network begins anew.
const FORGOTTEN_AFTER: Millis = Millis::minutes(10);
/// Networks that are counted at the same time; the one that has been quiet longest makes room.
const NETWORKS_MAX: usize = 1_024;

#[derive(Debug, Default)]
pub(super) struct Misses {
    networks: HashMap<IpAddr, Missed>,
}

#[derive(Debug)]
struct Missed {
    count: u32,
    /// The last of them, in ms of the hall's monotonic time.
    last: i64,
}

impl Misses {
    /// Counts a wrong code or token from `network`, at `now` in ms of the hall's monotonic time: how long
    /// its answer waits.
    pub(super) fn count(&mut self, now: i64, network: IpAddr) -> Millis {
        let is_over = |missed: &Missed| now - missed.last >= FORGOTTEN_AFTER.0;
        if !self.networks.contains_key(&network) && self.networks.len() == NETWORKS_MAX {
            let quiet = self.networks.iter().min_by_key(|(_, missed)| missed.last);
            let quiet = quiet.map(|(network, _)| *network).expect("it is full");
            self.networks.remove(&quiet);
        }
        let missed = self.networks.entry(network).or_insert(Missed { count: 0, last: now });
        if is_over(missed) {
            missed.count = 0;
        }
        *missed = Missed { count: missed.count.saturating_add(1), last: now };
        match missed.count.checked_sub(FREE + 1) {
            None => Millis::ZERO,
            Some(doubled) => Millis(FIRST_PAUSE.0 << doubled.min(16)).min(LONGEST_PAUSE),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HALL: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 9));

    #[test]
    fn pauses_grow_for_the_network_that_misses_and_for_no_other() {
        let mut misses = Misses::default();
        let pauses: Vec<i64> = (0..9).map(|_| misses.count(0, HALL).0).collect();
        assert_eq!(pauses, [0, 0, 0, 250, 500, 1_000, 2_000, 4_000, 4_000]);
        assert_eq!(misses.count(0, IpAddr::from([192, 168, 1, 10])), Millis::ZERO);
        assert_eq!(misses.count(FORGOTTEN_AFTER.0 - 1, HALL), LONGEST_PAUSE);
        assert_eq!(misses.count(2 * FORGOTTEN_AFTER.0, HALL), Millis::ZERO, "forgotten");
    }

    #[test]
    fn networks_without_end_take_no_memory_without_end() {
        let mut misses = Misses::default();
        for n in 0..NETWORKS_MAX as u32 + 5 {
            misses.count(i64::from(n), IpAddr::from(n.to_be_bytes()));
        }
        assert_eq!(misses.networks.len(), NETWORKS_MAX);
        assert!(!misses.networks.contains_key(&IpAddr::from([0, 0, 0, 4])), "the quiet ones go");
    }
}
