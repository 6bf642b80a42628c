//! The check-list of a court, a board and its players before a round (CR-2.4).

use crate::Side;
use serde::{Deserialize, Serialize};

listed! {
    /// One item of the check-list, in the order in which a court is walked.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case")]
    pub enum CheckItem {
        /// The clock is an electronic one.
        ElectronicClock,
        /// The table is at most 85.0 cm wide.
        TableWidth,
        /// No seat has a backrest.
        NoBackrest,
        /// Board and pieces are FIDE's kind.
        BoardAndPieces,
        /// The clock is endorsed by FIDE.
        EndorsedClock,
        /// Both players can stand; stools are allowed.
        Standing,
        /// Speed chess: captured pieces lie within the opponent's reach and sight (SP-31).
        CapturedPieces,
        /// A player's shoes fit the surface.
        Shoes,
        /// A player does not play with a bare torso.
        Dress,
    }
}

impl CheckItem {
    /// True if the item is checked of each player and not of the board.
    pub const fn is_of_player(self) -> bool {
        matches!(self, Self::Shoes | Self::Dress)
    }

    /// The checks of the item: one of the board, or one of each player.
    pub fn checks(self) -> Vec<Check> {
        let of = |side| Check { item: self, side };
        if self.is_of_player() {
            Side::BOTH.map(|side| of(Some(side))).into()
        } else {
            vec![of(None)]
        }
    }

    /// The id of the rule that asks for the item.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::ElectronicClock | Self::TableWidth | Self::NoBackrest => "CR-2.4-1",
            Self::BoardAndPieces | Self::EndorsedClock | Self::Standing => "CR-2.4-2",
            Self::Shoes | Self::Dress => "CR-2.4-3",
            Self::CapturedPieces => "SP-31",
        }
    }
}

/// The result of a look at an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Finding {
    /// The item is as it should be.
    Passed,
    /// The item is not as it should be.
    Failed,
    /// The item was measured: the width of a table.
    Measured {
        /// Width in millimetres.
        mm: u32,
    },
}

/// An item that can be checked of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    /// The item of the check-list.
    pub item: CheckItem,
    /// The side of the player, for an item that is checked of a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

/// A checked item of a board that waits, as referees see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckView {
    /// The item of the check-list.
    pub item: CheckItem,
    /// The side of the player, for an item that is checked of a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// True if the item is as it should be.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passed: bool,
    /// True if the item failed and the head referee waived it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waived: bool,
    /// True if the failed item keeps the board from being started.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub blocks: bool,
}
