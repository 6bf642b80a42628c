//! The messages of a device's session, in both directions.
//!
//! A session begins with the device's [`Hello`] and the server's [`Welcome`] (or its [`Goodbye`]).
//! Every enum on the wire is externally tagged: `{"request": {…}}`.

use crate::{
    BoardNo, BootId, CourtId, CourtTime, DeviceAnswer, DeviceAsk, DeviceId, Epoch, Frame, Message,
    Micros, Millis, Presence, Preview, PreviewAsk, Refusal, Request, RoundAnswer, RoundAsk,
    SelfReport, Seq, Snapshot,
};
use serde::{Deserialize, Serialize};

/// The lowest and highest version of the session protocol a side speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Versions {
    /// The lowest version spoken.
    pub min: u16,
    /// The highest version spoken.
    pub max: u16,
}

impl Versions {
    /// The versions this build speaks.
    pub const OURS: Self = Self { min: 1, max: 1 };

    /// The highest version both speak.
    pub fn agree(self, other: Self) -> Option<u16> {
        let highest = self.max.min(other.max);
        (highest >= self.min.max(other.min)).then_some(highest)
    }
}

/// The role of a device: it decides which requests the device may send.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// An organiser: runs events and rules nothing on a court. The lowest, so that no act on a court
    /// is his.
    Organiser,
    /// A board agent: reports the events at its boards.
    Board,
    /// A line judge: observes and calls.
    Judge,
    /// A judge whom the head referee named to confirm results with him.
    Deputy,
    /// The head referee: rules, corrects, starts.
    Head,
}

impl Role {
    /// True if the role may run events.
    pub const fn runs_events(self) -> bool {
        matches!(self, Self::Organiser | Self::Head)
    }

    /// True for a referee of the court: a line judge, a deputy, the head referee.
    pub const fn is_referee(self) -> bool {
        matches!(self, Self::Judge | Self::Deputy | Self::Head)
    }
}

impl std::fmt::Display for Role {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Organiser => "organiser",
            Self::Board => "board agent",
            Self::Judge => "line judge",
            Self::Deputy => "deputy referee",
            Self::Head => "head referee",
        })
    }
}

/// The messages of a device to the court.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// The device's introduction; the first message of every session.
    Hello(Hello),
    /// A request to the court.
    Request(Request),
    /// The device lives, and its reports are complete up to an instant.
    Heartbeat(Heartbeat),
    /// Asks for the court's time.
    Probe(Probe),
    /// Follow a court's feed in this session, from the state of a cursor or afresh.
    Follow(Follow),
    /// Follow the list of devices in this session, from now on.
    Watch,
    /// An ask about devices; only the head referee may send it.
    Device(DeviceAsk),
    /// Asks for the effect of a request without making it.
    Preview(PreviewAsk),
    /// Asks for the next round to be put on; only the head referee may send it.
    Round(RoundAsk),
}

/// The first message of a device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// Session versions the device speaks.
    pub versions: Versions,
    /// The device's proof of its identity.
    pub credential: Credential,
    /// The device's name in the list of devices.
    pub name: String,
    /// Program and version, for the list of devices.
    pub software: String,
    /// The present boot of the device's clock.
    pub boot: BootId,
    /// The highest epoch the device has ever seen. A server of a lower one must not write any more.
    #[serde(default)]
    pub epoch: Epoch,
    /// The code that came with that epoch, given back. Without it the epoch proves nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epoch_mac: Option<EpochMac>,
    /// Boots of which the device still keeps requests, and its present one.
    pub pending: Vec<BootId>,
}

/// A message authentication code of an epoch, made by the key of an event's servers: 43 characters
/// of base64, without meaning to a device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct EpochMac(pub String);

/// A device's proof of its identity.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Credential {
    /// The one-time code shown in the server's terminal.
    Code {
        /// The one-time code, as typed.
        code: String,
    },
    /// The token it was given when it enrolled.
    Token {
        /// The token from the device's [`Welcome`].
        token: String,
    },
    /// The device has nothing yet: it asks to come in, and waits for the head referee's word.
    Asking,
    /// The device asked before, and still waits for the head referee's word.
    AskingAgain(AskingNumber),
}

/// The number of a device that asks to come in. The device gives it back when it asks again, and
/// so keeps it over any number of connections.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AskingNumber {
    /// The number for the head referee, shown on the device too.
    pub number: u32,
    /// The server's proof that it gave the number: 43 characters of base64, without meaning to a
    /// device. It is good until the server is started again.
    pub mac: String,
}

impl Credential {
    /// True if the device waits for the head referee's word.
    pub const fn asks(&self) -> bool {
        matches!(self, Self::Asking | Self::AskingAgain(_))
    }
}

impl std::fmt::Debug for Credential {
    /// Writes the kind and never the secret in it: logs are read by many.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Code { .. } => "Code(…)",
            Self::Token { .. } => "Token(…)",
            Self::Asking => "Asking",
            Self::AskingAgain(_) => "AskingAgain(…)",
        })
    }
}

/// The server's first message to a device it knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Welcome {
    /// The session version from here on.
    pub version: u16,
    /// The device's id.
    pub device: DeviceId,
    /// The device's token, sent once, right after it enrolled by code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The role of the device.
    pub role: Role,
    /// The courts on which it has that role.
    pub courts: Vec<CourtId>,
    /// The boards for which it reports; empty is all of its courts.
    pub boards: Vec<BoardNo>,
    /// True if the device handed its duty over. It watches no board until the head referee gives it
    /// a duty again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub relieved: bool,
    /// The server's epoch.
    pub epoch: Epoch,
    /// The code of this epoch, which the device keeps and gives back. It proves to a server of the
    /// same event that one of them began the epoch.
    pub epoch_mac: EpochMac,
    /// For each boot the device named, the number of its requests with an outcome. The device goes
    /// on with the next one.
    pub have: Vec<Have>,
    /// Court seconds per second of the hall: 1 except in demonstrations.
    pub speed: u32,
}

/// The number of requests of one boot that have an outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Have {
    /// The boot that the device named.
    pub boot: BootId,
    /// Its requests 1 to `n` have their outcomes.
    pub n: u64,
}

/// The sign that a device lives and that the court has all its reports up to `through`.
///
/// Sent every [`Heartbeat::EVERY`] while a clock runs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Heartbeat {
    /// The boot of the device's clock.
    pub boot: BootId,
    /// Everything seen up to here, on that clock, is among the requests up to `n`.
    pub through: Micros,
    /// The last request made so far (whether it has arrived or not).
    pub n: u64,
    /// The device's estimate of the court's clock by its probes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockEstimate>,
    /// The device's report about itself; missing if nothing has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<SelfReport>,
}

impl Heartbeat {
    /// Interval of the heartbeats while a clock runs, in ms.
    pub const EVERY: Millis = Millis(250);
    /// A device is stale after this time without a message, in ms.
    pub const STALE_AFTER: Millis = Millis(2_000);
    /// A device is away after this time without a message, in ms: no start waits for it.
    pub const AWAY_AFTER: Millis = Millis::minutes(5);

    /// True if a device is away at `now`: it was last heard longer ago than
    /// [`AWAY_AFTER`](Self::AWAY_AFTER), or never since the server was started.
    ///
    /// ```
    /// use court_protocol::{CourtTime, Heartbeat, Millis};
    /// let heard = CourtTime(1_000);
    /// assert!(!Heartbeat::is_away(Some(heard), heard + Heartbeat::AWAY_AFTER));
    /// assert!(Heartbeat::is_away(Some(heard), heard + Heartbeat::AWAY_AFTER + Millis(1)));
    /// assert!(Heartbeat::is_away(None, heard));
    /// ```
    pub fn is_away(heard: Option<CourtTime>, now: CourtTime) -> bool {
        heard.is_none_or(|heard| now - heard > Self::AWAY_AFTER)
    }
}

/// A device's estimate of the court's clock: court µs = device µs + `offset`, ± `error`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockEstimate {
    /// Court time in µs since 1970 minus the device's clock.
    pub offset: i64,
    /// The estimate is off by no more than this, in µs.
    pub error: i64,
}

/// A device's question for the court's time. It is answered at once, ahead of
/// everything that waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Probe {
    /// The sender's mark, repeated in the answer.
    pub id: u32,
    /// The device's clock when it was sent.
    pub sent: Micros,
}

/// The court's clock, for a [`Probe`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProbeReply {
    /// The probe's mark.
    pub id: u32,
    /// The probe's own instant, given back.
    pub sent: Micros,
    /// Court time in µs since 1970 when the probe arrived and was answered.
    pub court: i64,
    /// Court seconds per second of the hall.
    pub speed: u32,
}

/// Asks for a court's feed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Follow {
    /// The court to follow.
    pub court: CourtId,
    /// The last record of the follower's picture; missing asks for a snapshot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Seq>,
}

/// The messages of the server to a device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ToDevice {
    /// The session stands.
    Welcome(Welcome),
    /// The session ends, for this reason.
    Goodbye(Goodbye),
    /// The outcome of one request.
    Outcome(Outcome),
    /// The answer to a probe.
    Probe(ProbeReply),
    /// One change of a followed court.
    Frame(Box<Frame>),
    /// The whole picture of a followed court.
    Snapshot(Box<Snapshot>),
    /// The device asks to come in and waits; its number is for the head referee to see.
    Asked(AskingNumber),
    /// The list of devices, whole.
    Presence(Box<Presence>),
    /// The answer to a [`DeviceAsk`].
    Device(DeviceAnswer),
    /// The preview of a request.
    Preview(Box<Preview>),
    /// The answer to a [`RoundAsk`].
    Round(RoundAnswer),
}

/// The server's last message of a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Goodbye {
    /// The reason, as a stable code.
    pub code: GoodbyeCode,
    /// The reason with the next step, for the person.
    pub message: Message,
}

/// The reason why a session ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GoodbyeCode {
    /// No version in common.
    Version,
    /// The code is wrong, used or expired.
    BadCode,
    /// The token is unknown.
    BadToken,
    /// The device's enrolment was revoked.
    Revoked,
    /// The device asked to come in and was sent away.
    Denied,
    /// The device's role, courts or boards have changed; it connects again.
    Reassigned,
    /// The device has seen a higher epoch: another server writes now.
    Fenced,
    /// A message could not be read.
    BadMessage,
    /// The same device opened another session.
    Replaced,
    /// Too much was sent too fast.
    TooFast,
    /// The server stops.
    Stopping,
    /// The court has stopped: its journal could not be written.
    CourtStopped,
}

/// The outcome of one request; it never changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// The request's boot.
    pub boot: BootId,
    /// The request's count.
    pub n: u64,
    /// The record that holds the outcome.
    pub seq: Seq,
    /// Instant at which the request was ruled.
    pub at: CourtTime,
    /// The verdict on the request.
    pub verdict: Verdict,
}

/// The verdict on a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The request is recorded and in effect, unless a referee is asked, with these rulings. There
    /// are none if an observation is recorded as it is.
    Recorded {
        /// The rulings on the request, a sentence each, with its rule.
        rulings: Vec<Ruling>,
        /// True if a referee is asked first. The effect stands once that question, of the same
        /// record, has left the inbox.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        undecided: bool,
    },
    /// Refused, without any effect on the game.
    Refused {
        /// The reason.
        refusal: Refusal,
    },
}

/// The explanation of a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ruling {
    /// The rule's id, such as `CR-4.2-2`.
    pub rule: String,
    /// The ruling.
    pub message: Message,
    /// The obstacles that the ruling overrode; the message has them as `reasons`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Message>,
}

impl Ruling {
    /// A ruling that overrode nothing.
    pub fn of(rule: &str, message: Message) -> Self {
        Self { rule: rule.to_owned(), message, reasons: Vec::new() }
    }
}
