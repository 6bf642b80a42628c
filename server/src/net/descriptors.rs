//! Descriptors: each socket takes one, each open file as well, and the system gives a process only
//! so many.
//!
//! Followers get what is left after a reserve, so that a crowd of them leaves every device, every
//! referee and the journal theirs.

use super::budget::{PUBLIC, STRANGERS};
use referee_messages::say;

/// The journal with its index and its mirror, the listeners, both runtimes, and room for what is
/// open for a moment only.
const OWN: usize = 48;

/// The number of sockets each listener may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shares {
    /// Devices that have not been welcomed yet.
    pub strangers: usize,
    /// Pages and followers.
    pub followers: usize,
}

impl Shares {
    /// The shares of the descriptors that the system allows this process now, for up to
    /// `devices` enrolled devices.
    pub fn now(devices: usize) -> Self {
        Self::of(limit(), devices)
    }

    /// The shares of this many descriptors. Each device keeps one, and so does each stranger
    /// about to say hello. If the system gives fewer, they share half of the rest after the
    /// server's own files.
    pub fn of(limit: usize, devices: usize) -> Self {
        let left = limit.saturating_sub(OWN);
        let referees = (devices + STRANGERS.total).min(left / 2);
        let strangers = STRANGERS.total.min(referees / 2).max(1);
        Self { strangers, followers: PUBLIC.total.min(left - referees) }
    }

    /// The warning for the operator, if even a hall's own crowd finds no room.
    pub fn note(self) -> Option<String> {
        (self.followers < PUBLIC.per_hall_address)
            .then(|| say!("console-few-files", followers = self.followers, most = PUBLIC.total))
    }
}

/// Raises the limit as far as the system allows.
pub fn raise() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::warn!("the number of open files could not be raised: {error}");
        }
    }
}

#[cfg(unix)]
fn limit() -> usize {
    use rustix::process::{Resource, getrlimit};
    let limit = getrlimit(Resource::Nofile).current;
    // none stands for no limit
    limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
const fn limit() -> usize {
    usize::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEVICES: usize = 2_048;

    #[test]
    fn followers_leave_devices_and_the_journal_a_reserve_of_descriptors() {
        for limit in [64, 150, 256, 1_024, 4_096, 20_000, usize::MAX] {
            let shares = Shares::of(limit, DEVICES);
            let devices = limit - OWN - shares.strangers - shares.followers;
            assert!(shares.followers > 0 && shares.strangers > 0, "{limit}");
            assert!(devices >= shares.strangers, "{limit}: {shares:?}");
            assert!(devices >= DEVICES.min(shares.followers / 2), "{limit}");
        }
    }

    #[test]
    fn the_operator_hears_of_it_only_where_followers_find_less_room() {
        assert_eq!(Shares::of(usize::MAX, DEVICES).note(), None);
        assert_eq!(
            Shares::of(PUBLIC.per_hall_address + OWN + DEVICES + STRANGERS.total, DEVICES).note(),
            None
        );
        insta::assert_snapshot!(Shares::of(1_024, DEVICES).note().expect("few"), @"this system lets the server open few files: at most 488 spectators at a time (with a higher limit, `ulimit -n`, there is room for 16384)");
    }
}
