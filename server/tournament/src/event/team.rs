//! Teams of a team event, as report files record them.
//!
//! Which teams met in a round is told by their members' games; only what games cannot tell is recorded here:
//! byes and matches that were not played.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::event::StartNumber;
use crate::event::{Points, RoundNumber};

/// A team's number on the starting list, 1 for the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamNumber(pub u16);

impl fmt::Display for TeamNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A team with its members in board order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// Its number on the starting list.
    pub number: TeamNumber,
    /// Its name.
    pub name: String,
    /// The short name, empty when there is none.
    pub nickname: String,
    /// The strength the starting list is ordered by, in tenths of a rating point.
    pub strength: Option<Points>,
    /// The match points a file states.
    pub stated_match_points: Option<Points>,
    /// The game points a file states.
    pub stated_game_points: Option<Points>,
    /// The place a file states.
    pub stated_rank: Option<u16>,
    /// The members, first board first, substitutes last.
    pub members: Vec<StartNumber>,
}

impl Team {
    /// A team without results.
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

/// The pairing-allocated byes of teams and what they are worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamByes {
    /// Match points of the bye.
    pub match_points: Points,
    /// Game points of the bye.
    pub game_points: Points,
    /// The team without opponent, round 1 first; `None` where every team had one.
    pub teams: Vec<Option<TeamNumber>>,
}

/// A match that was drawn up but not played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForfeitedMatch {
    /// When it should have been played.
    pub round: RoundNumber,
    /// The team that should have had white on the first board.
    pub white: TeamNumber,
    /// Its opponent.
    pub black: TeamNumber,
    /// Whether `white` has the points.
    pub white_won: bool,
    /// Whether `black` has the points; neither may have them.
    pub black_won: bool,
}
