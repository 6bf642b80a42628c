//! Teams of a team event, as report files record them.
//!
//! The games of the members show which teams met in a round. Only the facts that games cannot show
//! are recorded here: byes and matches that were not played.

use std::fmt;

use serde::Serialize;

use crate::event::{Points, RoundNumber, StartNumber};

/// A team's number on the starting list, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct TeamNumber(pub u16);

impl fmt::Display for TeamNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A team and its members in board order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// The team's number on the starting list.
    pub number: TeamNumber,
    /// The team's name, without the nickname.
    pub name: String,
    /// The short name; empty if there is none.
    pub nickname: String,
    /// The strength that orders the starting list, in tenths of a rating point.
    pub strength: Option<Points>,
    /// The match points that the file states; `None` if it states none.
    pub stated_match_points: Option<Points>,
    /// The game points that the file states; `None` if it states none.
    pub stated_game_points: Option<Points>,
    /// The place that the file states; `None` if it states none.
    pub stated_rank: Option<u16>,
    /// The members in board order, board 1 first and substitutes last.
    pub members: Vec<StartNumber>,
}

impl Team {
    /// Returns a team without results.
    pub fn new(number: TeamNumber, name: impl Into<String>, members: Vec<StartNumber>) -> Self {
        Self {
            number,
            name: name.into(),
            nickname: String::new(),
            strength: None,
            stated_match_points: None,
            stated_game_points: None,
            stated_rank: None,
            members,
        }
    }
}

/// The pairing-allocated byes of teams, and their points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamByes {
    /// The match points of a bye.
    pub match_points: Points,
    /// The game points of a bye.
    pub game_points: Points,
    /// The team with the bye in each round, round 1 first; `None` if every team had an opponent.
    pub teams: Vec<Option<TeamNumber>>,
}

/// A match that was paired but not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForfeitedMatch {
    /// The round of the match.
    pub round: RoundNumber,
    /// The team that should have had White on board 1.
    pub white: TeamNumber,
    /// The opposing team.
    pub black: TeamNumber,
    /// True if `white` has the points of a win.
    pub white_won: bool,
    /// True if `black` has the points of a win; neither team may have them.
    pub black_won: bool,
}
