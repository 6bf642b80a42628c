//! The types of an Intramural match: its site and handles, its arranged time, its points, its time
//! window, the squares of its board.

use crate::{BySide, CourtTime, Millis, Side};
use serde::{Deserialize, Serialize};

/// The organiser's settings for an Intramural match, besides its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MatchRule {
    /// Longest time of the match, in real time from the start of White's clock (IM-3-2).
    pub limit: Millis,
    /// The result of equal totals of captured points (IM-3-3).
    pub equal_points: EqualPoints,
    /// The window in which the match is to be played; players agree on a time within it (IM-1-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<Window>,
}

impl MatchRule {
    /// One hour, in a round robin: equal totals are a draw.
    pub const ROUND_ROBIN: Self =
        Self { limit: Millis::minutes(60), equal_points: EqualPoints::Drawn, window: None };
    /// One hour, in an elimination: equal totals need a winner.
    pub const ELIMINATION: Self =
        Self { limit: Millis::minutes(60), equal_points: EqualPoints::AskReferee, window: None };
}

/// The result of equal totals at the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EqualPoints {
    /// The match is drawn, in a round robin.
    Drawn,
    /// The referee is asked for the winner, in an elimination.
    AskReferee,
}

/// The window in which a match is to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Window {
    /// Earliest time at which the match may begin.
    pub opens: CourtTime,
    /// Latest time at which the match may begin; after it the organiser decides.
    pub closes: CourtTime,
}

/// The arrangement of two players: the time of their match, and the player who invited the other
/// (IM-1-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// The time agreed on.
    pub at: CourtTime,
    /// The side of the player who invited the other by his user name.
    pub invited_by: Side,
}

/// The online site of a match and the players' handles there (IM-1-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OnlineView {
    /// The site all matches of the event are played on.
    pub site: String,
    /// Each player's handle on the site, if he is entered with one.
    pub handles: BySide<Option<String>>,
}

/// A square of the board, `a1` to `h8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct Square([u8; 2]);

impl Square {
    /// The square of this name, or none for any other text.
    ///
    /// ```
    /// use court_protocol::Square;
    /// assert_eq!(Square::named("e4").map(|square| square.to_string()).as_deref(), Some("e4"));
    /// assert_eq!(Square::named("e9"), None);
    /// ```
    pub const fn named(name: &str) -> Option<Self> {
        match name.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Self([*file, *rank])),
            _ => None,
        }
    }
}

impl std::fmt::Display for Square {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [file, rank] = self.0.map(char::from);
        write!(f, "{file}{rank}")
    }
}

/// The text that names no square.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no square from a1 to h8")]
pub struct NotASquare(String);

impl TryFrom<String> for Square {
    type Error = NotASquare;

    fn try_from(name: String) -> Result<Self, NotASquare> {
        Self::named(&name).ok_or(NotASquare(name))
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}
