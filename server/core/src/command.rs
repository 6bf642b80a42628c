//! The commands a court decides on, and the times up to which its devices have reported.

use court_protocol::{
    Ask, BoardNo, BootId, ClockEstimate, CourtId, CourtSetup, CourtTime, DeviceId, Heartbeat,
    Micros, Request, Role,
};
use std::collections::BTreeMap;

/// One thing to decide on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Lays the court out; the first command of every court.
    Open {
        /// The number of the court.
        court: CourtId,
        /// The set-up of the court. [`validate`](crate::setup::validate) it first; a bad one is
        /// refused all the same.
        setup: CourtSetup,
        /// True if this is a demonstration.
        demo: bool,
        /// Court seconds per second of the hall.
        speed: u32,
    },
    /// Gives a device its role here, in place of an earlier one.
    Attach {
        /// The device that gets the role.
        device: DeviceId,
        /// The rights of the device.
        role: Role,
        /// The boards of the device; empty is all.
        boards: Vec<BoardNo>,
        /// The device that decided it; `None` is the server's own machine.
        by: Option<DeviceId>,
    },
    /// A device handed its duty over, or has one again. It may still send its kept requests,
    /// with the role it has then. It watches no board, and presses on it from then on have no
    /// effect by themselves.
    Relieve {
        /// The device whose duty changes.
        device: DeviceId,
        /// True if it is relieved; false if it has a duty again.
        relieved: bool,
        /// The device that takes the duty over, if there is one.
        to: Option<DeviceId>,
        /// The device that decided it; `None` is the server's own machine.
        by: Option<DeviceId>,
    },
    /// Takes a device's role away.
    Revoke {
        /// The device that loses its role.
        device: DeviceId,
        /// The device that decided it; `None` is the server's own machine.
        by: Option<DeviceId>,
    },
    /// The server was away: it stopped, its process was stopped, or its machine slept or was
    /// started anew. This is the first command afterwards, before anything is
    /// [`due`](crate::CourtState::due): facts of silence from the meantime do not hold.
    ///
    /// A board whose clock on the table rules goes on as it is. Where court time ran on, a
    /// board with an agent that is heard again within [`GRACE`](crate::GRACE) goes on by the
    /// agent's stamps. Every other one stands still from `away_from` on, with times proposed to
    /// the head referee.
    CameBack {
        /// The last instant known before it.
        away_from: CourtTime,
        /// True if court time ran on meanwhile: the machine was not rebooted, and the mappings of
        /// the devices' clocks hold. Otherwise the length of the outage is in doubt.
        ran_on: bool,
    },
    /// A device's probes measured the clock of one boot.
    MapClock {
        /// The device that measured.
        device: DeviceId,
        /// The boot of the device.
        boot: BootId,
        /// The measured offset and its error.
        estimate: ClockEstimate,
    },
    /// A request of an enrolled device.
    Request {
        /// The device that sent it.
        device: DeviceId,
        /// The request as received.
        request: Request,
    },
    /// A request of the server's own machine, with the head referee's rights. Its instant is now.
    Server {
        /// The act the server's own machine asks for.
        ask: Ask,
    },
}

/// The instant up to which each device has reported. Volatile: an argument, never state.
///
/// A fact of silence (a flag fell) is stated for an instant only when every device that could
/// contradict it has passed that instant. None of these devices may be stale.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Watermarks {
    since: CourtTime,
    devices: BTreeMap<DeviceId, Watermark>,
}

/// The last report of one device, and its last promise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Watermark {
    /// The instant at which it was last heard.
    pub heard: CourtTime,
    /// The promise of its last heartbeat, if it made one.
    pub promise: Option<Promise>,
}

/// "You have everything I saw up to `through` once you have request `n`."
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Promise {
    /// The boot of the device.
    pub boot: BootId,
    /// The end of the reported time, on that boot's clock.
    pub through: Micros,
    /// Number of its last request so far.
    pub n: u64,
}

impl Watermarks {
    /// No device heard yet, listening since an instant. A device that does not speak within two
    /// seconds of it is stale.
    pub const fn new(since: CourtTime) -> Self {
        Self { since, devices: BTreeMap::new() }
    }

    /// Records that a device spoke at `now`.
    pub fn heard(&mut self, device: DeviceId, now: CourtTime) {
        self.entry(device, now).heard = now;
    }

    /// Records a heartbeat that arrived at `now`.
    pub fn beat(&mut self, device: DeviceId, heartbeat: &Heartbeat, now: CourtTime) {
        let mark = self.entry(device, now);
        mark.heard = now;
        mark.promise =
            Some(Promise { boot: heartbeat.boot, through: heartbeat.through, n: heartbeat.n });
    }

    /// The instant at which a device was last heard, or at which listening began.
    pub fn last_heard(&self, device: DeviceId) -> CourtTime {
        self.devices.get(&device).map_or(self.since, |mark| mark.heard)
    }

    /// The instant at which a device was last heard; `None` if not since listening began.
    pub fn spoke(&self, device: DeviceId) -> Option<CourtTime> {
        self.devices.get(&device).map(|mark| mark.heard)
    }

    /// True if a device had been silent for more than two seconds at an instant. A device not heard
    /// since listening began is silent: it may be gone.
    pub fn was_silent(&self, device: DeviceId, at: CourtTime) -> bool {
        self.spoke(device).is_none_or(|heard| at - heard > Heartbeat::STALE_AFTER)
    }

    /// A device's last promise.
    pub fn promise(&self, device: DeviceId) -> Option<Promise> {
        self.devices.get(&device)?.promise
    }

    fn entry(&mut self, device: DeviceId, now: CourtTime) -> &mut Watermark {
        self.devices.entry(device).or_insert(Watermark { heard: now, promise: None })
    }
}
