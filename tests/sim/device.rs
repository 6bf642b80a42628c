//! A device of the hall: the shipped link and outbox on a clock of its own.

use crate::chance::Chance;
use crate::disk::DeviceDisk;
use court_client::{ClockBoot, Link, Outbox, Settings};
use court_protocol::{BoardNo, Format, Micros, RequestId, Role};

/// The pace of a machine's clock differs by so much at most, in µs per second.
pub(crate) const DRIFT_PPM_MAX: i64 = 90;

/// A device's machine and program.
#[derive(Debug)]
pub(crate) struct Device {
    pub(crate) name: String,
    pub(crate) role: Role,
    pub(crate) boards: Vec<BoardNo>,
    pub(crate) format: Format,
    pub(crate) disk: DeviceDisk,
    /// Nothing while its program is down.
    pub(crate) link: Option<Link<DeviceDisk>>,
    pub(crate) clock: MachineClock,
    /// The connection it holds for its own.
    pub(crate) conn: Option<u64>,
    /// A pending wake, so that an earlier one is not served twice.
    pub(crate) wakes: u64,
    /// Requests it kept, and when what they say happened (hall µs).
    pub(crate) kept: Vec<(RequestId, BoardNo, i64)>,
}

/// A machine's own clock: another origin, another pace.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MachineClock {
    /// The boot of the machine.
    pub(crate) machine: u64,
    origin: i64,
    started: i64,
    drift_ppm: i64,
}

impl MachineClock {
    pub(crate) fn boot(now: i64, chance: &mut Chance) -> Self {
        Self {
            machine: chance.draw(),
            origin: chance.between(0, 3_600_000_000),
            started: now,
            drift_ppm: chance.between(-DRIFT_PPM_MAX, DRIFT_PPM_MAX),
        }
    }

    /// The clock's reading at an instant of the hall.
    pub(crate) const fn at(&self, now: i64) -> Micros {
        let passed = now - self.started;
        Micros(self.origin + passed + passed * self.drift_ppm / 1_000_000)
    }

    /// The instant of the hall at which it shows so much, or right after.
    pub(crate) const fn hall(&self, shown: Micros) -> i64 {
        let passed = shown.0 - self.origin;
        self.started + passed - passed * self.drift_ppm / 1_000_000 + 2
    }
}

impl Device {
    pub(crate) fn new(name: String, role: Role, boards: Vec<BoardNo>, chance: &mut Chance) -> Self {
        Self {
            name,
            role,
            boards,
            format: *chance.pick(&Format::ALL),
            disk: DeviceDisk::default(),
            link: None,
            clock: MachineClock::boot(0, chance),
            conn: None,
            wakes: 0,
            kept: Vec::new(),
        }
    }

    /// Starts its program on what its disk holds. Fails while the disk is full.
    pub(crate) fn start(&mut self, follow: bool, chance: &mut Chance) -> bool {
        let boot = ClockBoot { machine: self.clock.machine, speed: 1 };
        let Ok((outbox, _recovery)) = Outbox::open(self.disk.clone(), boot, chance.draw()) else {
            return false;
        };
        let settings = Settings {
            code: Some(self.name.clone()),
            follow,
            ..Settings::named(self.name.clone())
        };
        self.link = Some(Link::new(outbox, settings, chance.draw()));
        true
    }
}
