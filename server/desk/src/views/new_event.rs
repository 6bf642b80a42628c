//! The plan of a new event before any question is answered.

use crate::Plan;
use referee_tournament::programme::Length;
use serde::{Deserialize, Serialize};

/// The defaults of a new event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewEventView {
    pub plan: Plan,
    /// The recommendations for an event of one, two, and three or more days.
    pub recommended: [Recommended; 3],
}

/// The rulebook's recommendation for a length in days (CR-5.1, CR-5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Recommended {
    /// The rounds of a Swiss.
    pub rounds: u8,
    /// The competitors of the finals.
    pub finalists: u16,
}

/// The defaults of a new event.
pub fn new_event() -> NewEventView {
    let lengths = [Length::OneDay, Length::TwoDays, Length::ThreeDays];
    let recommended = lengths
        .map(|length| Recommended { rounds: length.rounds(), finalists: length.finalists() });
    NewEventView { plan: Plan::default(), recommended }
}
