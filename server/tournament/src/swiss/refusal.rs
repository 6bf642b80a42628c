//! The reasons for which a round cannot be paired.

use crate::event::RoundNumber;
use crate::event::StartNumber;

/// A round that cannot be paired, with a sentence for the arbiter. Nothing has been changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum Refusal {
    /// The absolute criteria leave no pairing of the whole round (C.04.3 art. 2.1).
    #[error("round {round} has no lawful pairing: {reason}")]
    NoLawfulPairing { round: RoundNumber, reason: String },
    #[error("all {rounds} rounds of the event have been paired")]
    EventOver { rounds: RoundNumber },
    #[error("the game of {white} and {black} in round {round} has no result yet")]
    ResultMissing { round: RoundNumber, white: StartNumber, black: StartNumber },
    #[error("nobody is to be paired in round {round}")]
    NobodyToPair { round: RoundNumber },
    #[error("the number of rounds is not announced (record 142 or XXR)")]
    RoundsUnknown,
    #[error("the colour drawn by lot before round 1 is not recorded (record 152 or XXC)")]
    InitialColourUnknown,
    /// Acceleration is defined only for points in the proportion 2, 1, 0 (C.04.7 art. 1.1).
    #[error("acceleration needs a win worth two draws and a loss worth nothing")]
    AccelerationNeedsHalves,
    #[error("{number} is not among those to be paired in round {round}")]
    NotToBePaired { number: StartNumber, round: RoundNumber },
    #[error("{number} cannot meet himself")]
    SamePlayer { number: StartNumber },
}
