//! What a round was for one competitor: a game, a forfeit or a bye.
//!
//! An [`Entry`] is one side's view; that both sides tell the same story is checked where an event is read.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::event::StartNumber;

/// The number of a round, 1 for the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoundNumber(pub u8);

impl RoundNumber {
    /// The first round.
    pub const FIRST: Self = Self(1);

    /// Where the round stands in a list that begins with round 1.
    pub fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }

    /// The round that stands at `index` of such a list.
    pub fn at(index: usize) -> Self {
        Self(u8::try_from(index + 1).expect("events have fewer than 255 rounds"))
    }

    /// The round after this one.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for RoundNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The colour a player has in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Colour {
    /// The colour of the player opposite.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// How a game over the board ended for one of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// He won.
    Win,
    /// Neither won.
    Draw,
    /// He lost; both players lose when the referee rules so.
    Loss,
}

/// Why a competitor had no opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The pairing left him over (`U` in report files).
    PairingAllocated,
    /// Granted by the event, worth a win (`F`).
    FullPoint,
    /// Asked for beforehand, worth a draw (`H`).
    HalfPoint,
    /// Absent with or without notice, withdrawn, or not yet entered (`Z`).
    ZeroPoint,
}

/// What one round was for one competitor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A game over the board. Only such games count for colours and against a rematch.
    Played {
        /// Whom he met.
        opponent: StartNumber,
        /// His own colour.
        colour: Colour,
        /// How it ended for him.
        outcome: Outcome,
        /// False for a game too short to rate (`W`, `D`, `L` in report files).
        rated: bool,
    },
    /// A game that was drawn up but not played. The two may be paired again.
    Forfeit {
        /// Whom he should have met.
        opponent: StartNumber,
        /// The colour he should have had, where recorded.
        colour: Option<Colour>,
        /// Whether he has the point; both sides may lose.
        won: bool,
    },
    /// A game that is drawn up and has no result yet.
    Pending {
        /// Whom he meets.
        opponent: StartNumber,
        /// His own colour.
        colour: Colour,
    },
    /// No opponent.
    Bye(Bye),
}

impl Entry {
    /// Whom he met or should have met.
    pub fn opponent(self) -> Option<StartNumber> {
        match self {
            Self::Played { opponent, .. }
            | Self::Forfeit { opponent, .. }
            | Self::Pending { opponent, .. } => Some(opponent),
            Self::Bye(_) => None,
        }
    }

    /// Whom he met over the board.
    pub fn played_opponent(self) -> Option<StartNumber> {
        match self {
            Self::Played { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// The colour he had over the board.
    pub fn played_colour(self) -> Option<Colour> {
        match self {
            Self::Played { colour, .. } => Some(colour),
            _ => None,
        }
    }

    /// Whether the pairing of the round placed him: with an opponent, or left over.
    pub fn was_paired(self) -> bool {
        self.opponent().is_some() || self == Self::Bye(Bye::PairingAllocated)
    }
}
