//! The words of Speed chess, where what the two players claim and agree decides.

use crate::{Claim, GameResult, Side};
use serde::{Deserialize, Serialize};

/// What both players say together (SP-8, SP-11, SP-20, SP-25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Agreement {
    /// Whose flag fell first; both are down.
    FirstFlag {
        /// Whose.
        side: Side,
    },
    /// No flag was down before the illegal mover punched (SP-20).
    NoFlagBefore,
    /// How the game ends. Once it has ended, a referee may put another result right by it.
    Result {
        /// The result.
        result: GameResult,
    },
    /// It is not over: nothing is claimed any more. Once it has ended, a referee may make its end
    /// void by it.
    PlayOn,
}

/// A man of chess, as a player names it or puts it on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A king.
    King,
    /// A queen.
    Queen,
    /// A rook.
    Rook,
    /// A bishop.
    Bishop,
    /// A knight.
    Knight,
    /// A pawn.
    Pawn,
    /// A rook upside down: a queen, where no second one is at hand (SP-29).
    InvertedRook,
}

impl Piece {
    /// The letter of UCI for a promotion to it; none where no pawn can become it.
    #[must_use]
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

/// What a bystander spoke about (SP-23, SP-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Interference {
    /// The position: not tolerated.
    Position,
    /// The clocks: may be allowed.
    Clocks,
}

/// What stands between the two players of a Speed game, as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpeedView {
    /// Who stopped both clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Side>,
    /// What is claimed and not settled, in the order in which it was said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<StandingClaim>,
    /// Squares on which a pawn stands for the piece it was declared to be (SP-27).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unexchanged: Vec<String>,
}

/// A claim that waits for the other player's word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingClaim {
    /// Who claims; nobody does where the board shows it, and then both have to say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
    /// What.
    pub claim: Claim,
    /// It waits for the punch or for both clocks to be stopped (SP-10, SP-18).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub incomplete: bool,
    /// Who has said that it is so, where the board shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<Side>,
    /// A player does not agree; it stays open until both do (SP-25).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub disputed: bool,
    /// Whether the court's record bears out what is disputed; missing where it does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<bool>,
}
