//! Troubles of a hall, and the number of times each kind occurred.

use crate::chance::Chance;
use std::collections::BTreeMap;

/// Troubles of one round, at the least.
pub(crate) const TROUBLES_MIN: usize = 20;

/// One kind of trouble.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Trouble {
    /// A connection breaks; what was under way on it is lost.
    Break,
    /// Packets of one device take long.
    Delay,
    /// Messages of the server no longer reach the device.
    HalfOpenDown,
    /// Messages of the device no longer reach the server.
    HalfOpenUp,
    /// Messages of one device arrive twice.
    Duplicate,
    /// Messages of one device overtake each other.
    Reorder,
    /// A broken connection's last messages arrive after the next session has begun.
    Linger,
    /// The server dies at some effect; unsynced writes are kept, lost or torn.
    ServerCrash,
    /// Somebody sets the server's machine's clock: its next start reads it.
    ServerClockSet,
    /// The server's disk is full for a while.
    ServerDiskFull,
    /// The server's disk fails a sync.
    ServerSyncError,
    /// A device's program dies; its machine's clock goes on.
    DeviceCrash,
    /// A device's machine starts anew, its clock with it.
    DeviceReboot,
    /// A device's disk is full for a while.
    DeviceDiskFull,
    /// A follower stops reading for a while.
    SlowFollower,
}

impl Trouble {
    pub(crate) const ALL: [Self; 15] = [
        Self::Break,
        Self::Delay,
        Self::HalfOpenDown,
        Self::HalfOpenUp,
        Self::Duplicate,
        Self::Reorder,
        Self::Linger,
        Self::ServerCrash,
        Self::ServerClockSet,
        Self::ServerDiskFull,
        Self::ServerSyncError,
        Self::DeviceCrash,
        Self::DeviceReboot,
        Self::DeviceDiskFull,
        Self::SlowFollower,
    ];
}

/// A trouble with its time and place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Planned {
    pub(crate) at: i64,
    pub(crate) trouble: Trouble,
    pub(crate) device: usize,
    pub(crate) lasts: i64,
}

/// The troubles of a seed: one of each kind and more by chance.
pub(crate) fn plan(n_devices: usize, until: i64, chance: &mut Chance) -> Vec<Planned> {
    let n_troubles = TROUBLES_MIN + chance.below(16);
    let mut planned: Vec<Planned> = (0..n_troubles)
        .map(|n| Planned {
            at: chance.between(1_000_000, until),
            trouble: Trouble::ALL.get(n).copied().unwrap_or_else(|| *chance.pick(&Trouble::ALL)),
            device: chance.below(n_devices),
            lasts: chance.between(200_000, 4_000_000),
        })
        .collect();
    planned.sort_by_key(|trouble| trouble.at);
    planned
}

/// Counts of events, over one seed or many.
#[derive(Debug, Clone, Default)]
pub(crate) struct Counters(BTreeMap<String, u64>);

impl Counters {
    pub(crate) fn count(&mut self, what: impl Into<String>) {
        self.add(what, 1);
    }

    pub(crate) fn add(&mut self, what: impl Into<String>, n: u64) {
        *self.0.entry(what.into()).or_default() += n;
    }

    pub(crate) fn trouble(&mut self, trouble: Trouble) {
        self.count(format!("trouble {trouble:?}"));
    }

    pub(crate) fn of(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or(0)
    }

    pub(crate) fn merge(&mut self, other: Self) {
        for (what, n) in other.0 {
            self.add(what, n);
        }
    }
}

impl std::fmt::Display for Counters {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (what, n) in &self.0 {
            writeln!(f, "  {what}: {n}")?;
        }
        Ok(())
    }
}
