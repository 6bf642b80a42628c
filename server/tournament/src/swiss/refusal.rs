//! The reasons for which a round cannot be paired.

use court_protocol::Message;
use serde::Serialize;

use crate::event::{RoundNumber, StartNumber};

/// A round that cannot be paired; nothing has been changed. The sentence for the arbiter is the
/// message `swiss-…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum Refusal {
    /// The absolute criteria leave no pairing of the whole round (C.04.3 art. 2.1).
    NoLawfulPairing {
        round: RoundNumber,
        reason: Message,
    },
    EventOver {
        rounds: RoundNumber,
    },
    ResultMissing {
        round: RoundNumber,
        white: StartNumber,
        black: StartNumber,
    },
    NobodyToPair {
        round: RoundNumber,
    },
    RoundsUnknown,
    InitialColourUnknown,
    /// Acceleration is defined only for points in the proportion 2, 1, 0 (C.04.7 art. 1.1).
    AccelerationNeedsHalves,
    NotToBePaired {
        number: StartNumber,
        round: RoundNumber,
    },
    SamePlayer {
        number: StartNumber,
    },
}

impl Refusal {
    /// The message for the arbiter.
    pub fn message(&self) -> Message {
        Message::of("swiss", self)
    }
}
