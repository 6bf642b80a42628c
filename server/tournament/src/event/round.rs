//! The entry of one competitor for a round: a game, a forfeit or a bye.
//!
//! A [`RoundEntry`] is one side's view. The reader of an event checks that both sides agree.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::event::StartNumber;

/// The number of a round, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct RoundNumber(pub u8);

impl RoundNumber {
    /// The first round of an event.
    pub const FIRST: Self = Self(1);

    /// The index of the round in a list that begins with round 1.
    pub fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }

    /// The round at `index` of such a list.
    pub fn at(index: usize) -> Self {
        Self(u8::try_from(index + 1).expect("events have fewer than 255 rounds"))
    }

    /// The following round.
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// White moves first.
    White,
    /// Black moves second.
    Black,
}

impl Colour {
    /// The opposite colour, that of the opponent.
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

/// The result of a game over the board for one of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The player won.
    Win,
    /// The game was drawn.
    Draw,
    /// The player lost; both players lose if the referee decides so.
    Loss,
}

impl Outcome {
    /// The half points of the player and of the opponent, who share two.
    pub const fn half_points_of_both(self) -> [u8; 2] {
        let own = self.half_points();
        [own, 2 - own]
    }

    /// The half points of the player.
    pub const fn half_points(self) -> u8 {
        match self {
            Self::Win => 2,
            Self::Draw => 1,
            Self::Loss => 0,
        }
    }
}

/// The reason why a competitor had no opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The pairing left the competitor without an opponent (`U` in report files).
    PairingAllocated,
    /// The event granted the bye; it counts as a win (`F`).
    FullPoint,
    /// The competitor requested the bye in advance; it counts as a draw (`H`).
    HalfPoint,
    /// The competitor was absent with or without notice, had withdrawn or had not yet entered
    /// (`Z`).
    ZeroPoint,
}

/// The entry of one competitor for a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RoundEntry {
    /// A game over the board. Only such games count for colours and prevent a second meeting.
    Played {
        /// The opponent's start number.
        opponent: StartNumber,
        /// The competitor's own colour.
        colour: Colour,
        /// The result for the competitor.
        outcome: Outcome,
        /// False for a game too short to be rated (`W`, `D`, `L` in report files).
        rated: bool,
    },
    /// A game that was paired but not played. The two may be paired again.
    Forfeit {
        /// The start number of the intended opponent.
        opponent: StartNumber,
        /// The intended colour, if recorded.
        colour: Option<Colour>,
        /// True if the competitor has the point; both sides may lose.
        won: bool,
    },
    /// A game that is paired and has no result yet.
    Pending {
        /// The opponent's start number.
        opponent: StartNumber,
        /// The competitor's own colour.
        colour: Colour,
    },
    /// A round without an opponent.
    Bye(Bye),
}

impl RoundEntry {
    /// The opponent of a game, played or not; `None` for a bye.
    pub fn opponent(self) -> Option<StartNumber> {
        match self {
            Self::Played { opponent, .. }
            | Self::Forfeit { opponent, .. }
            | Self::Pending { opponent, .. } => Some(opponent),
            Self::Bye(_) => None,
        }
    }

    /// The opponent of a game over the board, otherwise `None`.
    pub fn played_opponent(self) -> Option<StartNumber> {
        match self {
            Self::Played { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// The competitor's colour in a game, played or not; `None` for a bye or an unrecorded colour.
    pub fn colour(self) -> Option<Colour> {
        match self {
            Self::Played { colour, .. } | Self::Pending { colour, .. } => Some(colour),
            Self::Forfeit { colour, .. } => colour,
            Self::Bye(_) => None,
        }
    }

    /// The colour of a game over the board, otherwise `None`.
    pub fn played_colour(self) -> Option<Colour> {
        match self {
            Self::Played { colour, .. } => Some(colour),
            _ => None,
        }
    }

    /// True if the pairing of the round included the competitor: with an opponent or with the
    /// pairing-allocated bye.
    pub fn was_paired(self) -> bool {
        self.opponent().is_some() || self == Self::Bye(Bye::PairingAllocated)
    }
}
