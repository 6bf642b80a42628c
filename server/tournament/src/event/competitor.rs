//! One player of an event, as the report file describes him.
//!
//! Results are not interpreted here: [`crate::event`] computes the points of a round, and
//! [`crate::swiss`] its effect on the next pairing. After the close of entries only the rounds
//! change.

use std::fmt;

use serde::Serialize;

use crate::event::{Birth, Points, RoundEntry, RoundNumber};

/// A competitor's number on the starting list, 1 for the first: FIDE's tournament pairing number (TPN).
///
/// Report files have four columns for it, so it is never greater than 9,999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct StartNumber(pub u16);

impl StartNumber {
    /// The greatest number that fits in a report file.
    pub const MAX: Self = Self(9_999);

    /// True if the number is odd; this decides a first colour (C.04.3 art. 5.2.5).
    pub fn is_odd(self) -> bool {
        self.0 % 2 == 1
    }
}

impl fmt::Display for StartNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One player on the starting list, with his entries round by round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Competitor {
    /// The player's number on the starting list.
    pub number: StartNumber,
    /// The name as in the report file, family name first.
    pub name: String,
    /// The sex registered with the federation; unknown in many old files.
    pub sex: Option<Sex>,
    /// The chess title, which decides between equal ratings on the starting list.
    pub title: Option<Title>,
    /// The rating at the start of the event, in rating points; `None` if unrated.
    pub rating: Option<u16>,
    /// The federation's three letters; empty if unknown.
    pub federation: String,
    /// The player's FIDE number, up to eleven digits.
    pub fide_number: Option<u64>,
    /// The date of birth, often only the year.
    pub birth: Option<Birth>,
    /// The points that the file states; [`crate::event::Event::points_after`] computes them
    /// from the rounds.
    pub stated_points: Option<Points>,
    /// The place that the file states; the standings compute places from results.
    pub stated_rank: Option<u16>,
    /// The recorded entry of each round, round 1 first. `None`, or a round beyond the end, means
    /// that nothing is recorded.
    pub rounds: Vec<Option<RoundEntry>>,
}

impl Competitor {
    /// Returns a competitor without results; the caller fills the other fields.
    pub fn new(number: StartNumber, name: impl Into<String>) -> Self {
        Self {
            number,
            name: name.into(),
            sex: None,
            title: None,
            rating: None,
            federation: String::new(),
            fide_number: None,
            birth: None,
            stated_points: None,
            stated_rank: None,
            rounds: Vec::new(),
        }
    }

    /// The player's recorded entry for `round`, if any.
    pub fn recorded(&self, round: RoundNumber) -> Option<RoundEntry> {
        self.rounds.get(round.index()).copied().flatten()
    }

    /// Records the player's entry for `round`; it replaces an earlier one.
    pub fn record(&mut self, round: RoundNumber, entry: RoundEntry) {
        if self.rounds.len() <= round.index() {
            self.rounds.resize(round.index() + 1, None);
        }
        self.rounds[round.index()] = Some(entry);
    }
}

/// A player's sex, which decides the division.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sex {
    /// Plays in the open divisions.
    Male,
    /// Plays in the women's divisions unless she chooses the open ones.
    Female,
}

/// A chess title, strongest first; this order decides between equal ratings on the starting list
/// (C.04.2).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Grandmaster, written GM in report files.
    Grandmaster,
    /// International Master, written IM in report files.
    InternationalMaster,
    /// Woman Grandmaster, written WGM in report files.
    WomanGrandmaster,
    /// FIDE Master, written FM in report files.
    FideMaster,
    /// Woman International Master, written WIM in report files.
    WomanInternationalMaster,
    /// Candidate Master, written CM in report files.
    CandidateMaster,
    /// Woman FIDE Master, written WFM in report files.
    WomanFideMaster,
    /// Woman Candidate Master, written WCM in report files.
    WomanCandidateMaster,
    /// A title of another body, kept as written; on the starting list it counts as no title.
    Other(String),
}

impl Title {
    /// Reads a title as report files write it, in upper or lower case. It never fails, because
    /// files hold titles of other bodies too. Returns `None` for blanks.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.is_empty() {
            return None;
        }
        Some(match text.to_ascii_uppercase().as_str() {
            "GM" => Self::Grandmaster,
            "IM" => Self::InternationalMaster,
            "WGM" => Self::WomanGrandmaster,
            "FM" => Self::FideMaster,
            "WIM" => Self::WomanInternationalMaster,
            "CM" => Self::CandidateMaster,
            "WFM" => Self::WomanFideMaster,
            "WCM" => Self::WomanCandidateMaster,
            _ => Self::Other(text.to_owned()),
        })
    }

    /// The abbreviation used in report files, such as `GM`.
    pub fn letters(&self) -> &str {
        match self {
            Self::Grandmaster => "GM",
            Self::InternationalMaster => "IM",
            Self::WomanGrandmaster => "WGM",
            Self::FideMaster => "FM",
            Self::WomanInternationalMaster => "WIM",
            Self::CandidateMaster => "CM",
            Self::WomanFideMaster => "WFM",
            Self::WomanCandidateMaster => "WCM",
            Self::Other(letters) => letters,
        }
    }
}
