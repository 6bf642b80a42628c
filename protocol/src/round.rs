//! The next round, put on the boards of running courts.

use crate::{CourtId, Refusal};
use serde::{Deserialize, Serialize};

/// The head referee asks for the games of a file to be put on their boards. Carried out while the
/// link stands, never kept for later; asked again it changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RoundAsk {
    /// The sender's mark; the answer repeats it.
    pub id: u32,
    /// The file's name, for whoever reads what is wrong with it.
    pub file: String,
    /// What stands in it: `[[pairing]]` tables as in the event's set-up file.
    pub text: String,
    /// On these courts only; empty is every court it has games for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courts: Vec<CourtId>,
    /// Why the games are put on although results before them are not sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub despite: Option<String>,
}

/// What a [`RoundAsk`] came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RoundAnswer {
    /// The ask's mark.
    pub id: u32,
    /// Court by court; empty where the file is no round of this event.
    pub courts: Vec<RoundOnCourt>,
    /// Why no court was asked, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<String>,
}

/// What a round came to on one court.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RoundOnCourt {
    /// The court.
    pub court: CourtId,
    /// Whether it has the games of the file.
    pub has_them: bool,
    /// Why the court refused them, for programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// What it came to, as a sentence without its end.
    pub text: String,
}
