//! Hindrances of a start, as the court finds them.

use crate::{BoardNo, CheckItem, CourtId, DeviceId, Message, Millis, Side};
use serde::{Deserialize, Serialize};

/// A reason that stands against the start of boards; a start with a reason overrides it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hindrance {
    /// The court of the boards.
    pub court: CourtId,
    /// The boards that it keeps from a start.
    pub boards: Vec<BoardNo>,
    /// The reason that stands against their start.
    pub why: Against,
}

/// A reason that stands against the start of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// No game is paired on the board.
    NoGame,
    /// No sweep found the board ready (CR-2.1-3).
    NotReady,
    /// An item of its check-list failed and was not waived (CR-2.4).
    Failed {
        /// The item that failed.
        item: CheckItem,
        /// The side of the player, for an item that is checked of a player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// The game stands still, and its times are only proposed.
    ProposedTimes,
    /// The clock on the table is still to be set.
    ClockToSet,
    /// A device that reports for the board has fallen silent.
    Silent {
        /// The silent device.
        device: DeviceId,
    },
    /// Nothing is known yet of the clock of a device that reports for the board.
    ClockUnknown {
        /// The device whose clock is unknown.
        device: DeviceId,
    },
    /// The clock of a device that reports for the board is too far off.
    ClockOff {
        /// The device whose clock is off.
        device: DeviceId,
        /// The clock is right to ± this much.
        error: Millis,
    },
}

impl Against {
    /// The device that the hindrance is about, if any.
    pub const fn device(self) -> Option<DeviceId> {
        match self {
            Self::NoGame
            | Self::NotReady
            | Self::Failed { .. }
            | Self::ProposedTimes
            | Self::ClockToSet => None,
            Self::Silent { device }
            | Self::ClockUnknown { device }
            | Self::ClockOff { device, .. } => Some(device),
        }
    }
}

impl Hindrance {
    /// The message for a person.
    ///
    /// ```
    /// use court_protocol::{Against, BoardNo, CourtId, Hindrance};
    /// let boards = vec![BoardNo(1), BoardNo(2)];
    /// let unready = Hindrance { court: CourtId(1), boards, why: Against::NotReady };
    /// assert_eq!(unready.message().key, "hindrance-not-ready");
    /// ```
    pub fn message(&self) -> Message {
        let message = Message::of("hindrance", &self.why).with("boards", &self.boards);
        match self.why {
            Against::Failed { item, .. } => message.with("rule", &item.rule()),
            _ => message,
        }
    }
}
