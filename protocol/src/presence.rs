//! The state of devices as referees see it, and the devices that ask to come in.
//!
//! Only the roles are journaled; the rest lives as long as the server runs.

use crate::{
    BoardNo, CourtId, CourtTime, DeviceId, Epoch, Hindrance, Message, Micros, Millis, Refusal,
    Role, Seq, Side,
};
use serde::{Deserialize, Serialize};

/// A device's report about itself, sent with a heartbeat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SelfReport {
    /// Charge in percent, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battery: Option<u8>,
    /// Time of the way to the server and back, by the device's probes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<Millis>,
    /// Requests kept that have no outcome yet.
    pub unsent: u32,
    /// True if it goes to sleep now (its screen is off, its page is in the background). Silence
    /// after this is sleep, not a broken link.
    pub asleep: bool,
    /// The last record on its screen, for each court it follows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shows: Vec<Shows>,
    /// The line that its referee says he judges; missing if he judges none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<JudgedLine>,
}

/// The line that a referee stands at, as he says it on his own device. It changes no duty: the head
/// referee sees it beside the duty he gave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JudgedLine {
    /// The court that he stands at; missing if he does not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub court: Option<CourtId>,
    /// The player whose line it is.
    pub end: Side,
    /// The lanes that he watches; empty is all of his duty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lanes: Vec<BoardNo>,
}

/// The last record of a court that a device's screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Shows {
    /// The court on the screen.
    pub court: CourtId,
    /// The last record shown.
    pub seq: Seq,
}

/// The state of a device's connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Heard within the last two seconds.
    Live,
    /// Connected and silent for longer than that.
    Stale,
    /// The device announced that it goes to sleep, and is silent since.
    Asleep,
    /// Its connection is gone.
    Unreachable,
    /// Silent for so long that no start waits for it ([`Heartbeat::is_away`]).
    ///
    /// [`Heartbeat::is_away`]: crate::Heartbeat::is_away
    Away,
}

/// An enrolled device and its state.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceHealth {
    /// The device's id.
    pub device: DeviceId,
    /// The device's name.
    pub name: String,
    /// The device's role.
    pub role: Role,
    /// The courts on which it has that role.
    pub courts: Vec<CourtId>,
    /// The boards for which it reports; empty is all.
    pub boards: Vec<BoardNo>,
    /// True if it handed its duty over and watches no board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub relieved: bool,
    /// Program and version.
    pub software: String,
    /// The state of its connection.
    pub reach: Reach,
    /// Instant of its last message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<CourtTime>,
    /// Greatest error of its clock, in ±µs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_error: Option<Micros>,
    /// The device's last report about itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<SelfReport>,
}

impl DeviceHealth {
    /// True if the device's last report shows the court's record on its screen. A pause is
    /// confirmed in this way.
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
    pub fn shows(&self, court: CourtId, seq: Seq) -> bool {
        let shown = self.says.iter().flat_map(|says| &says.shows);
        shown.into_iter().any(|shown| shown.court == court && shown.seq >= seq)
    }
}

/// A phone that asks to come in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asking {
    /// Its number, shown on the phone too, so that the right one is granted.
    pub number: u32,
    /// The name that the owner typed.
    pub name: String,
    /// Program and version.
    pub software: String,
    /// Instant at which it began to ask.
    pub since: CourtTime,
}

/// A device that reports a later epoch than this server writes, without proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnprovenEpoch {
    /// The device that was sent away.
    pub device: DeviceId,
    /// The epoch it reports.
    pub epoch: Epoch,
}

/// The whole list of devices. It is sent anew when something changes, at most four times a second.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Presence {
    /// Instant of this list.
    pub at: CourtTime,
    /// The enrolled devices, by id.
    pub devices: Vec<DeviceHealth>,
    /// The phones that ask to come in, oldest first. Only the head referee sees them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asking: Vec<Asking>,
    /// Devices that were sent away because of a later epoch without proof. Only the head referee
    /// sees them. If no other server runs in this hall, such a device lies or is damaged.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unproven: Vec<UnprovenEpoch>,
    /// The hindrances of the boards that could be started.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hindrances: Vec<Hindrance>,
    /// True if the server's disk is full. Only the reserve for the running games can still be
    /// recorded, so nothing new is to be started until there is room again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub disk_full: bool,
    /// The findings of the server's restart, once every court has reported its own. It is missing
    /// on a new journal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovered: Option<Recovered>,
    /// The last safety copy, for those who run events. It is missing in a demonstration until somebody
    /// asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy: Option<SafetyCopy>,
}

/// The last safety copy of the server's data folder.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SafetyCopy {
    /// Everything that was acknowledged until then is in the last copy that was written. It is
    /// missing if none was written since the server's start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made: Option<CourtTime>,
    /// The name of its file.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub file: String,
    /// The folder of the second copy; empty if the server was given none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub second: String,
    /// A message about each place that the last copy did not reach, with the reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failed: Vec<Message>,
}

/// The findings of a server in its journal when it was started again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Recovered {
    /// Number of records of all courts.
    pub records: u64,
    /// Time for which the server was away.
    pub away: Millis,
    /// True if the machine was restarted too. The time away is then known only by its wall clock.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_doubt: bool,
    /// The games of each court.
    pub courts: Vec<RecoveredCourt>,
}

/// The state of one court's games after a restart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecoveredCourt {
    /// The court of the games.
    pub court: CourtId,
    /// The round on its boards; missing if there is no game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// Number of games that were over.
    pub over: u16,
    /// Number of games that were being played or counted down.
    pub running: u16,
    /// Number of those running games that stand still.
    pub stand: u16,
}

/// The head referee's ask about devices. It is carried out while the link stands and never kept for
/// later. Each ask is absolute, so that a repeat changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DeviceAsk {
    /// The sender's mark; the answer repeats it.
    pub id: u32,
    /// The act that is asked for.
    pub act: DeviceAct,
}

/// An act that concerns a device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DeviceAct {
    /// Let a phone in that asks to come in.
    Grant {
        /// The number shown on the phone.
        asking: u32,
        /// The phone's name from now on.
        name: String,
        /// The role of the phone.
        role: Role,
        /// The courts on which it has that role.
        courts: Vec<CourtId>,
        /// The device's boards; empty is all.
        boards: Vec<BoardNo>,
    },
    /// Send a phone away that asks to come in.
    Deny {
        /// The number shown on the phone.
        asking: u32,
    },
    /// Change the role, courts or boards of an enrolled device, without losing a call.
    Assign {
        /// The device to change.
        device: DeviceId,
        /// The device's role from now on.
        role: Role,
        /// The courts on which it has that role.
        courts: Vec<CourtId>,
        /// The device's boards; empty is all.
        boards: Vec<BoardNo>,
    },
    /// One device takes over from another in one act. It keeps its own role, courts and lanes and
    /// adds the other's, as far as [`Grant::taking_over`](crate::Grant::taking_over) joins them.
    /// The other device is relieved and watches no board. Running stopwatches and open calls belong
    /// to the court and go on. The relieved device can send its kept requests when it comes back.
    HandOver {
        /// The device that hands its duty over.
        from: DeviceId,
        /// The device that takes it over.
        to: DeviceId,
    },
    /// End an enrolment.
    Revoke {
        /// The device whose enrolment ends.
        device: DeviceId,
    },
}

/// The answer to a [`DeviceAsk`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceAnswer {
    /// The ask's mark.
    pub id: u32,
    /// The refusal; missing if the ask was carried out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refusal>,
}
