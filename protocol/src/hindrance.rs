//! Hindrances of a start, as the court finds them.

use crate::{BoardNo, CheckItem, CourtId, DeviceId, Millis, Side};
use serde::{Deserialize, Serialize};

/// A reason that stands against the start of boards; a start with a reason overrides it. Its
/// sentence is its `Display` text.
///
/// ```
/// use court_protocol::{Against, BoardNo, CourtId, DeviceId, Hindrance};
/// let device = DeviceId(5);
/// let boards = vec![BoardNo(1), BoardNo(2)];
/// let silent = Hindrance { court: CourtId(1), boards, why: Against::Silent { device } };
/// assert_eq!(silent.to_string(), "device 5 is silent (boards 1, 2)");
/// let unready = Hindrance { why: Against::NotReady, ..silent };
/// assert_eq!(unready.to_string(), "boards 1, 2 were not found ready");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// The game stands still, and its clock is still to be set.
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
    #[must_use]
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
    /// The hindrance as a sentence, with the device named by `called`.
    #[must_use]
    pub fn told(&self, called: impl Fn(DeviceId) -> String) -> String {
        let (has, was) = match self.boards.len() {
            1 => ("has", "was"),
            _ => ("have", "were"),
        };
        let boards = boards_named(&self.boards);
        match self.why {
            Against::NoGame => format!("{boards} {has} no game"),
            Against::NotReady => format!("{boards} {was} not found ready"),
            Against::Failed { item, side } => {
                let whose = side.map_or_else(String::new, |side| format!("{side} with "));
                format!("{boards} {has} {whose}{} ({})", item.when_failed(), item.rule())
            }
            Against::ProposedTimes => format!("{boards} {has} times that are only proposed"),
            Against::ClockToSet => format!("{boards} {has} a clock that is still to be set"),
            Against::Silent { device } => format!("{} is silent ({boards})", called(device)),
            Against::ClockUnknown { device } => {
                format!("the clock of {} is not known ({boards})", called(device))
            }
            Against::ClockOff { device, error } => {
                format!(
                    "the clock of {} is right only to ± {} ms ({boards})",
                    called(device),
                    error.0
                )
            }
        }
    }
}

/// Boards by their numbers: `board 4`, `boards 4, 6`.
#[must_use]
pub fn boards_named(boards: &[BoardNo]) -> String {
    let numbers: Vec<String> = boards.iter().map(|board| board.0.to_string()).collect();
    format!("{} {}", if boards.len() == 1 { "board" } else { "boards" }, numbers.join(", "))
}

impl std::fmt::Display for Hindrance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.told(|device| device.to_string()))
    }
}
