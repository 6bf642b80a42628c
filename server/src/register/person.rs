//! A person as the register knows them.

use court_protocol::{PlayerId, Profile};
use serde::{Deserialize, Serialize};

/// The identity of a player. Texts are as the player writes them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// Family name; the whole name where there is only one.
    pub family: String,
    /// Given name, or several, as one text.
    pub given: String,
    /// Date of birth, as far as known.
    pub born: Option<BirthDate>,
    /// For divisions and titles that ask for it.
    pub sex: Option<Sex>,
    pub fide_id: Option<u32>,
    /// The national federation's number.
    pub national_id: Option<String>,
    /// The federation's three letters.
    pub federation: Option<String>,
    /// Title, as FIDE abbreviates it.
    pub title: Option<String>,
    /// The rating he is entered with.
    pub rating: Option<u16>,
    /// The team he plays for in the event.
    pub team: Option<String>,
    pub club: Option<String>,
    /// His handle on the site where his matches are played (IM-1-1).
    pub handle: Option<String>,
    /// The data that public pages may show.
    pub shown: Shown,
}

impl Person {
    /// A person of whom only the name is known.
    pub fn named(family: impl Into<String>, given: impl Into<String>) -> Self {
        Self { family: family.into(), given: given.into(), ..Self::default() }
    }

    /// The name as lists and exports write it: `Polgár, Judit`.
    pub fn listed_name(&self) -> String {
        match (self.family.is_empty(), self.given.is_empty()) {
            (false, false) => format!("{}, {}", self.family, self.given),
            (_, true) => self.family.clone(),
            (true, false) => self.given.clone(),
        }
    }

    /// The other data that screens show of him; none if none is known.
    pub fn profile(&self) -> Option<Profile> {
        let profile = Profile {
            title: self.title.clone(),
            rating: self.rating,
            team: self.team.clone(),
            club: self.club.clone(),
        };
        (profile != Profile::default()).then_some(profile)
    }

    /// The same as public pages may show it: whoever is not shown by his name would be known by it.
    pub fn public_profile(&self) -> Option<Profile> {
        self.profile().filter(|_| self.shown == Shown::Name)
    }

    /// The name for public pages: `Judit P.`, or `player 7` for a protected person.
    pub fn public_name(&self, player: PlayerId) -> String {
        match self.shown {
            Shown::Name => self.listed_name(),
            Shown::Initial => match self.family.chars().next() {
                Some(initial) if !self.given.is_empty() => format!("{} {initial}.", self.given),
                _ => player.to_string(),
            },
            Shown::Number => player.to_string(),
        }
    }
}

/// A date of birth, as far as known: ratings lists often have the year only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct BirthDate {
    /// Year of birth, with its century.
    pub year: u16,
    /// Month, from 1.
    pub month: Option<u8>,
    /// Day of the month, from 1.
    pub day: Option<u8>,
}

/// As divisions and titles tell players apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    /// `w` in tournament files.
    Woman,
    /// `m` in tournament files.
    Man,
}

/// The data that public pages show of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// The whole name.
    #[default]
    Name,
    /// Given name and the family name's initial: for minors.
    Initial,
    /// Only the player's number.
    Number,
}
