//! Who takes part: one player of an event, as the report file knows him.
//!
//! Results are not interpreted here: [`crate::event`] knows what a round was worth and [`crate::swiss`]
//! what it means for the next one. Nothing here changes after the entries are closed but the rounds.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::event::{Birth, Entry, Points, RoundNumber};

/// A competitor's number on the starting list, 1 for the first: FIDE's tournament pairing number (TPN).
///
/// Report files have four columns for it, so it never passes 9,999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StartNumber(pub u16);

impl StartNumber {
    /// The highest number a report file can hold.
    pub const MAX: Self = Self(9_999);

    /// Whether the number is odd, which decides a first colour (C.04.3 art. 5.2.5).
    pub fn is_odd(self) -> bool {
        self.0 % 2 == 1
    }
}

impl fmt::Display for StartNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One player on the starting list, with what he did round by round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Competitor {
    /// His number on the starting list.
    pub number: StartNumber,
    /// Family name first, as the report file has it.
    pub name: String,
    /// As registered with the federation; unknown in many old files.
    pub sex: Option<Sex>,
    /// The chess title that orders equal ratings on the starting list.
    pub title: Option<Title>,
    /// The rating he entered with, in rating points; `None` is unrated.
    pub rating: Option<u16>,
    /// The federation's three letters, empty when unknown.
    pub federation: String,
    /// His number with the federation, up to eleven digits.
    pub fide_number: Option<u64>,
    /// Date of birth, often only the year.
    pub birth: Option<Birth>,
    /// The points a file states for him; what the rounds are worth is [`crate::event::Event::points_after`].
    pub stated_points: Option<Points>,
    /// The place a file states for him; places are computed by the standings.
    pub stated_rank: Option<u16>,
    /// What the starting list and each round say, round 1 first. A `None`, and a round beyond the end, is a
    /// round for which nothing is recorded.
    pub rounds: Vec<Option<Entry>>,
}

impl Competitor {
    /// A competitor without results, to be completed field by field.
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

    /// What is recorded for him in `round`, if anything.
    pub fn recorded(&self, round: RoundNumber) -> Option<Entry> {
        self.rounds.get(round.index()).copied().flatten()
    }

    /// Records what `round` was for him, in place of what stood there.
    pub fn record(&mut self, round: RoundNumber, entry: Entry) {
        if self.rounds.len() <= round.index() {
            self.rounds.resize(round.index() + 1, None);
        }
        self.rounds[round.index()] = Some(entry);
    }
}

/// A player's sex as the divisions need it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    /// Plays in the open divisions.
    Male,
    /// Plays in the women's divisions unless she chooses the open ones.
    Female,
}

/// A chess title, strongest first: the order breaks equal ratings on the starting list (C.04.2).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// GM.
    Grandmaster,
    /// IM.
    InternationalMaster,
    /// WGM.
    WomanGrandmaster,
    /// FM.
    FideMaster,
    /// WIM.
    WomanInternationalMaster,
    /// CM.
    CandidateMaster,
    /// WFM.
    WomanFideMaster,
    /// WCM.
    WomanCandidateMaster,
    /// A title of another body, kept as written; counts as none on the starting list.
    Other(String),
}

impl Title {
    /// Reads a title as report files write it, in either letter case; never fails, since files hold other
    /// bodies' titles too. `None` for blanks.
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

    /// The letters of the title.
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
