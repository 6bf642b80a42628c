//! The ids of a court: small integers, one type each, so that nobody takes a board for a game.
//!
//! Every id fits in 53 bits, because browsers read them as JSON numbers.

use serde::{Deserialize, Serialize};

/// Writes one id type: a transparent integer with a word for people.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty), $word:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl $name {
            /// The number as it stands on the wire.
            pub const fn get(self) -> $inner {
                self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($word, " {}"), self.0)
            }
        }
    };
}

id!(
    /// One journal of its own: a court's or an event's. Sequence numbers count per stream.
    StreamId(u32), "stream"
);
id!(
    /// A court of the hall, from 1.
    CourtId(u16), "court"
);
id!(
    /// A board on its court, from 1, in lane order.
    BoardNo(u8), "board"
);
id!(
    /// A game; unique in its court's stream.
    GameId(u32), "game"
);
id!(
    /// A player. Names live in the register, never in the journal.
    PlayerId(u32), "player"
);
id!(
    /// An enrolled device: a board agent, a referee's terminal, a phone.
    DeviceId(u32), "device"
);
id!(
    /// One boot of a device's monotonic clock. Random, below 2^53.
    BootId(u64), "boot"
);
id!(
    /// The place of a record in its stream, from 1. Zero is "before the first record".
    Seq(u64), "record"
);
id!(
    /// One term of writing: it grows with every restore and take-over.
    Epoch(u32), "epoch"
);

impl Seq {
    /// The sequence number after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl From<CourtId> for StreamId {
    /// A court's stream carries the court's number.
    fn from(court: CourtId) -> Self {
        Self(u32::from(court.0))
    }
}

impl StreamId {
    /// The court of the stream; `None` for the stream of an event.
    pub fn court(self) -> Option<CourtId> {
        u16::try_from(self.0).ok().map(CourtId)
    }
}

/// One fact of a stream: the record that holds it and its place there.
///
/// A ruling that changes something names the fact it changes, never "the last one".
///
/// People read it as record and place, counted from 1: `17.3` is the third fact of record 17. Logs
/// and reports number their lines in the same way. On the wire it is one number.
///
/// ```
/// use court_protocol::{FactId, Seq};
/// let fact = FactId::new(Seq(17), 2);
/// assert_eq!((fact.seq(), fact.index()), (Seq(17), 2));
/// assert_eq!(fact.to_string(), "17.3");
/// ```
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct FactId(u64);

impl FactId {
    /// Greatest number of facts in one record: a pause of a hall of boards with open stops is
    /// far below it.
    pub const PER_RECORD: u64 = 256;

    /// The fact at `index` of record `seq`.
    pub const fn new(seq: Seq, index: u8) -> Self {
        Self(seq.0 * Self::PER_RECORD + index as u64)
    }

    /// The record that holds the fact.
    pub const fn seq(self) -> Seq {
        Seq(self.0 / Self::PER_RECORD)
    }

    /// The fact's place in its record, from 0.
    pub const fn index(self) -> u8 {
        (self.0 % Self::PER_RECORD) as u8
    }
}

impl std::fmt::Display for FactId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.seq().0, u16::from(self.index()) + 1)
    }
}

/// One board of one court.
pub type BoardId = (CourtId, BoardNo);

/// The permanent id of a request: the device, the boot of its clock, and a count without
/// gaps from 1.
///
/// A repeat with the same id gets the same outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RequestId {
    /// The device that asks.
    pub device: DeviceId,
    /// The boot of that device's clock.
    pub boot: BootId,
    /// The number of the request in that boot, from 1.
    pub n: u64,
}

impl std::fmt::Display for RequestId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "request {}/{}/{}", self.device.0, self.boot.0, self.n)
    }
}
