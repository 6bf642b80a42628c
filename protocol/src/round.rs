//! The next round, put on the boards of running courts.

use crate::{CourtId, Message, Refusal, Ruling};
use serde::{Deserialize, Serialize};

/// The head referee's ask to put the next games on their boards. It is carried out while the link
/// stands and never kept for later. A repeat changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoundAsk {
    /// The sender's mark; the answer repeats it.
    pub id: u32,
    /// The games to put on.
    pub games: RoundGames,
    /// The courts to put them on; empty is every court that has games among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courts: Vec<CourtId>,
    /// The reason to put the games on although results before them are not sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub despite: Option<String>,
}

/// The source of the next games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RoundGames {
    /// The pairings of a file.
    File {
        /// The file's name, used in messages about its faults.
        name: String,
        /// The file's content: `[[pairing]]` tables as in the event's set-up file.
        text: String,
    },
    /// The published games that the event desks have laid onto the courts.
    Published,
}

/// The answer to a [`RoundAsk`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundAnswer {
    /// The ask's mark.
    pub id: u32,
    /// The result of each court; empty if there are no games for any.
    pub courts: Vec<RoundOnCourt>,
    /// The reason why no court was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<Message>,
}

/// The result of a [`RoundAsk`] on one court.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundOnCourt {
    /// The court that was asked.
    pub court: CourtId,
    /// True if the court has its games.
    pub has_them: bool,
    /// The court's refusal, for programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// The result; missing where it is a refusal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<Message>,
    /// The ruling on games that were put on for a reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Ruling>,
}
