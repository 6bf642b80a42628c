//! Devices as referees see them: who is there, how well, and who asks to come in.
//!
//! None of it is journaled but what a role is; it lives as long as the server runs.

use crate::{
    BoardNo, CourtId, CourtTime, DeviceId, Epoch, Hindrance, Micros, Millis, Refusal, Role, Seq,
};
use serde::{Deserialize, Serialize};

/// What a device says of itself with a heartbeat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SelfReport {
    /// Charge in percent, where it can be known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battery: Option<u8>,
    /// The way to the server and back, as its probes say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<Millis>,
    /// Presses it keeps that have no outcome yet.
    pub unsent: u32,
    /// It goes to sleep now (its screen is off, its page is in the background): silence from here
    /// on is sleep, not a broken link.
    pub asleep: bool,
    /// What its screen shows of each court it follows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shows: Vec<Shows>,
}

/// A court's record that is on a device's screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Shows {
    /// The court.
    pub court: CourtId,
    /// The last record shown.
    pub seq: Seq,
}

/// How a device is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Heard within the last two seconds.
    Live,
    /// Connected and silent for longer than that.
    Stale,
    /// It said that it goes to sleep, and is silent since.
    Asleep,
    /// Its connection is gone.
    Unreachable,
}

/// One device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeviceHealth {
    /// Which.
    pub device: DeviceId,
    /// What it is called.
    pub name: String,
    /// What it may do.
    pub role: Role,
    /// On which courts.
    pub courts: Vec<CourtId>,
    /// For which boards; empty is all.
    pub boards: Vec<BoardNo>,
    /// It handed its duty over and watches no board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub relieved: bool,
    /// Whose duties it took over and has besides its own, until it hands them back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stands_in_for: Vec<DeviceId>,
    /// Program and version.
    pub software: String,
    /// How it is reached.
    pub reach: Reach,
    /// Its last word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<CourtTime>,
    /// Its clock is right to ± so many µs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_error: Option<Micros>,
    /// What it says of itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<SelfReport>,
}

impl DeviceHealth {
    /// Whether its screen shows a court's record, by its own last word: so a pause is confirmed.
    ///
    /// ```
    /// use court_protocol::*;
    /// let shows = vec![Shows { court: CourtId(1), seq: Seq(40) }];
    /// let device = DeviceHealth {
    ///     device: DeviceId(3),
    ///     name: "Ada".into(),
    ///     role: Role::Judge,
    ///     courts: vec![CourtId(1)],
    ///     boards: vec![],
    ///     relieved: false,
    ///     stands_in_for: vec![],
    ///     software: "judge's page".into(),
    ///     reach: Reach::Live,
    ///     heard: None,
    ///     clock_error: None,
    ///     says: Some(SelfReport { shows, ..SelfReport::default() }),
    /// };
    /// assert!(device.shows(CourtId(1), Seq(40)));
    /// assert!(!device.shows(CourtId(1), Seq(41)));
    /// assert!(!device.shows(CourtId(2), Seq(1)));
    /// ```
    #[must_use]
    pub fn shows(&self, court: CourtId, seq: Seq) -> bool {
        let shown = self.says.iter().flat_map(|says| &says.shows);
        shown.into_iter().any(|shown| shown.court == court && shown.seq >= seq)
    }
}

/// A phone that asks to come in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Asking {
    /// Its number, shown on the phone too, so that the right one is granted.
    pub number: u32,
    /// The name its owner typed.
    pub name: String,
    /// Program and version.
    pub software: String,
    /// Since when it asks.
    pub since: CourtTime,
}

/// A device that says it has seen a later epoch than this server writes, without proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnprovenEpoch {
    /// The device.
    pub device: DeviceId,
    /// The epoch.
    pub epoch: Epoch,
}

/// All devices, whole: sent anew when something changes, at most four times a second.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Presence {
    /// As of when.
    pub at: CourtTime,
    /// Those that are enrolled, by id.
    pub devices: Vec<DeviceHealth>,
    /// Those that ask, oldest first. Only the head referee is told of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asking: Vec<Asking>,
    /// Devices that were sent away because of a later epoch they have no proof of. Only the head
    /// referee is told: if no other server runs in this hall, such a device lies or is damaged.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unproven: Vec<UnprovenEpoch>,
    /// What stands against the start of the boards that could be started.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hindrances: Vec<Hindrance>,
    /// The server's disk is full, and what was set aside for the games that run is all that can
    /// still be recorded: nothing new is to be started until there is room again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub disk_full: bool,
}

/// What the head referee asks about devices. Carried out while the link stands, never kept for
/// later; each is absolute, so that saying it again changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeviceAsk {
    /// The sender's mark; the answer repeats it.
    pub id: u32,
    /// What is asked.
    pub act: DeviceAct,
}

/// What is to be done with a device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DeviceAct {
    /// Let a phone in that asks.
    Grant {
        /// Its number.
        asking: u32,
        /// What it is called from now on.
        name: String,
        /// What it may do.
        role: Role,
        /// On which courts.
        courts: Vec<CourtId>,
        /// Its lanes; empty is all.
        boards: Vec<BoardNo>,
    },
    /// Send a phone away that asks.
    Deny {
        /// Its number.
        asking: u32,
    },
    /// Change what an enrolled device may do, without losing a call.
    Assign {
        /// Which.
        device: DeviceId,
        /// What it may do from now on.
        role: Role,
        /// On which courts.
        courts: Vec<CourtId>,
        /// Its lanes; empty is all.
        boards: Vec<BoardNo>,
    },
    /// One device takes over from another in one act: it has the role, courts and lanes of the
    /// first besides its own, as far as [`Grant::taking_over`](crate::Grant::taking_over) joins
    /// them, and the first is relieved and watches no board. Running stopwatches and open calls are
    /// the court's and go on, and what the first still keeps it can send when it comes back, with
    /// the lower role of the two. To a relieved device whose duty it took over it hands that back,
    /// and keeps its own.
    HandOver {
        /// Who had it.
        from: DeviceId,
        /// Who has it now.
        to: DeviceId,
    },
    /// Ends an enrolment.
    Revoke {
        /// Which.
        device: DeviceId,
    },
}

/// What a [`DeviceAsk`] came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeviceAnswer {
    /// The ask's mark.
    pub id: u32,
    /// Why not, if it was refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

/// A refusal with its sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    /// Why, for programs.
    pub refusal: Refusal,
    /// Why, for people.
    pub text: String,
}
