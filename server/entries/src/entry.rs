//! One entry as a list proposes it.

use crate::field::Field;
use crate::person::Person;
use serde::{Deserialize, Serialize};

/// A player who wants to enter.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Entry {
    /// The line of the file.
    pub line: usize,
    /// The data for the register of persons.
    pub person: Person,
    /// The ratings as the list has them.
    pub ratings: Ratings,
    /// The category in which the player wishes to play, as written.
    pub category: Option<String>,
    /// The rounds in which the player asks for a bye.
    pub byes: Vec<u8>,
    /// Anything else for the organiser.
    pub note: Option<String>,
    /// The data that FIDE's rating list gave.
    pub listed: Vec<Field>,
}

/// Ratings by their lists, in points; `None` if unrated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Ratings {
    /// FIDE's standard rating.
    pub standard: Option<u16>,
    /// FIDE's rapid rating.
    pub rapid: Option<u16>,
    /// FIDE's blitz rating.
    pub blitz: Option<u16>,
    /// The national rating.
    pub national: Option<u16>,
}
