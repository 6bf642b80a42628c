//! The reasons for which a round cannot be paired.

use serde::{Deserialize, Serialize};

use crate::event::RoundNumber;
use crate::event::StartNumber;

/// A round that cannot be paired, with a sentence for the arbiter. Nothing has been changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "code")]
pub enum Refusal {
    /// The absolute criteria leave no pairing of the whole round (C.04.3 art. 2.1).
    #[error("round {round} has no lawful pairing: {reason}")]
    NoLawfulPairing {
        /// The round that cannot be paired.
        round: RoundNumber,
        /// The obstacle, as far as it can be named.
        reason: String,
    },
    /// All rounds of the event have been paired.
    #[error("all {rounds} rounds of the event have been paired")]
    EventOver {
        /// The number of rounds announced for the event.
        rounds: RoundNumber,
    },
    /// A game of an earlier round still has no result.
    #[error("the game of {white} and {black} in round {round} has no result yet")]
    ResultMissing {
        /// The round of that game.
        round: RoundNumber,
        /// The player with White.
        white: StartNumber,
        /// The player with Black.
        black: StartNumber,
    },
    /// All competitors are absent.
    #[error("nobody is to be paired in round {round}")]
    NobodyToPair {
        /// The round without players.
        round: RoundNumber,
    },
    /// The number of rounds is not known; the last round has rules of its own.
    #[error("the number of rounds is not announced (record 142 or XXR)")]
    RoundsUnknown,
    /// A player without a colour preference needs the colour drawn by lot.
    #[error("the colour drawn by lot before round 1 is not recorded (record 152 or XXC)")]
    InitialColourUnknown,
    /// Acceleration is defined only for points in the proportion 2, 1, 0 (C.04.7 art. 1.1).
    #[error("acceleration needs a win worth two draws and a loss worth nothing")]
    AccelerationNeedsHalves,
    /// The competitor asked about does not take part in the pairing.
    #[error("{number} is not among those to be paired in round {round}")]
    NotToBePaired {
        /// The competitor's number on the starting list.
        number: StartNumber,
        /// The round to be paired.
        round: RoundNumber,
    },
    /// A player is proposed as his own opponent.
    #[error("{number} cannot meet himself")]
    SamePlayer {
        /// The player's number on the starting list.
        number: StartNumber,
    },
}

impl Refusal {
    /// The stable code of the refusal.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoLawfulPairing { .. } => "no_lawful_pairing",
            Self::EventOver { .. } => "event_over",
            Self::ResultMissing { .. } => "result_missing",
            Self::NobodyToPair { .. } => "nobody_to_pair",
            Self::RoundsUnknown => "rounds_unknown",
            Self::InitialColourUnknown => "initial_colour_unknown",
            Self::AccelerationNeedsHalves => "acceleration_needs_halves",
            Self::NotToBePaired { .. } => "not_to_be_paired",
            Self::SamePlayer { .. } => "same_player",
        }
    }
}
