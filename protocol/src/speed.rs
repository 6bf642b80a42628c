//! The types of Speed chess, where the claims and agreements of the two players decide.

use crate::{Claim, GameResult, Side};
use serde::{Deserialize, Serialize};

/// Statements that both players make together (SP-8, SP-11, SP-20, SP-25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Agreement {
    /// One side's flag fell first; both flags are down.
    FirstFlag {
        /// The side whose flag fell first.
        side: Side,
    },
    /// No flag was down before the player of the illegal move punched (SP-20).
    NoFlagBefore,
    /// The result of the game. After the end a referee may correct the result by it.
    Result {
        /// The result both state.
        result: GameResult,
    },
    /// The game is not over: nothing is claimed any more. After the end a referee may make the end
    /// void by it.
    PlayOn,
}

/// A kind of chess piece, as a player names it or puts it on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A king: no pawn becomes it.
    King,
    /// A queen, `q` in a promotion's UCI notation.
    Queen,
    /// A rook, `r` in a promotion's UCI notation.
    Rook,
    /// A bishop, `b` in a promotion's UCI notation.
    Bishop,
    /// A knight, `n` in a promotion's UCI notation.
    Knight,
    /// A pawn: no promotion leads to it.
    Pawn,
    /// A rook upside down: a queen, where no second one is at hand (SP-29).
    InvertedRook,
}

impl Piece {
    /// The letter of a promotion to this piece in UCI notation; none where no pawn can become it.
    pub const fn promotes_to(self) -> Option<char> {
        match self {
            Self::Queen | Self::InvertedRook => Some('q'),
            Self::Rook => Some('r'),
            Self::Bishop => Some('b'),
            Self::Knight => Some('n'),
            Self::King | Self::Pawn => None,
        }
    }
}

impl std::fmt::Display for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
            Self::Pawn => "pawn",
            Self::InvertedRook => "inverted rook",
        })
    }
}

/// The subject of a bystander's remark (SP-23, SP-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Interference {
    /// The position: such a remark is not tolerated.
    Position,
    /// The clocks: such a remark may be allowed.
    Clocks,
}

/// The open claims between the two players of a Speed game, as a screen shows them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpeedView {
    /// The side that stopped both clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Side>,
    /// The claims that are not settled, in the order in which they were made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<StandingClaim>,
    /// Squares on which a pawn stands for the piece it was declared to be (SP-27).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unexchanged: Vec<String>,
}

/// A claim that waits for the other player's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingClaim {
    /// The side that claims. If missing, the board shows it, and both players have to confirm it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
    /// The claim that waits.
    pub claim: Claim,
    /// True if it waits for the punch or for both clocks to be stopped (SP-10, SP-18).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub incomplete: bool,
    /// The side that has confirmed it, where the other player has to confirm too: an end that the
    /// board shows, or one of two flags.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<Side>,
    /// True if a player disputes it. It stays open until both agree (SP-25).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub disputed: bool,
    /// True if the court's record supports the disputed claim; missing where the record is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<bool>,
}
