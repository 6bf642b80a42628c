//! Entries: the players of the event and their teams, by number.

use crate::{ClubId, PersonId, TeamId};
use court_protocol::check_line;
use referee_tournament::division::Division;
use referee_tournament::event::{Bye, RoundNumber, Sex};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A category: a division of the rulebook such as `U12`, or a group for which the organiser has
/// prizes, such as `B`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Category(pub String);

impl Category {
    /// The longest code of a category, in characters: a column of a list.
    const MAX: usize = 16;

    /// True for a text that can be a code of a category.
    pub fn is_code(&self) -> bool {
        check_line(&self.0, Self::MAX).is_ok()
    }

    /// The division of the rulebook, if it is one.
    pub fn division(&self) -> Option<Division> {
        self.0.parse().ok()
    }

    /// The category of an age, in years, where an event plays only some of the rulebook's divisions.
    ///
    /// It is the youngest junior division above the age, else the last category that begins by it, such
    /// as `M40` or `18+`. For a woman the women's divisions go before the others (CR-3.2.4).
    pub fn nearest(played: &[Self], age: u16, sex: Option<Sex>) -> Option<&Self> {
        let nearest = |of_women: bool| {
            let ladder = played.iter().filter(|category| {
                matches!(category.division(), Some(Division::Women(_))) == of_women
            });
            let taking = ladder.filter_map(|category| {
                let (from, below) = category.ages()?;
                let takes = from <= age && below.is_none_or(|below| age < below);
                takes.then_some(((below.unwrap_or(u16::MAX), Reverse(from)), category))
            });
            taking.min().map(|(_, category)| category)
        };
        let of_women = (sex == Some(Sex::Female)).then(|| nearest(true)).flatten();
        of_women.or_else(|| nearest(false))
    }

    /// The first age of the category, and the age before which it ends, where no other is nearer.
    fn ages(&self) -> Option<(u16, Option<u16>)> {
        match self.division() {
            Some(Division::Pro) => None,
            Some(Division::Open(group) | Division::Women(group)) => Some(match group.ages() {
                (_, Some(oldest)) if oldest < 20 => (0, Some(oldest + 1)),
                (youngest, _) => (youngest, None),
            }),
            None => Some((self.0.strip_suffix('+')?.parse().ok()?, None)),
        }
    }

    /// The order in lists: the rulebook's divisions, then the organiser's own categories.
    pub(crate) fn order(&self) -> (bool, Option<Division>, String) {
        let division = self.division();
        (division.is_none(), division, self.0.clone())
    }
}

impl From<Division> for Category {
    fn from(division: Division) -> Self {
        Self(division.to_string())
    }
}

impl From<&str> for Category {
    fn from(code: &str) -> Self {
        Self(code.to_owned())
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A chess title, strongest first: it decides between equal ratings on the starting list (C.04.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ChessTitle {
    #[serde(rename = "GM")]
    Grandmaster,
    #[serde(rename = "IM")]
    InternationalMaster,
    #[serde(rename = "WGM")]
    WomanGrandmaster,
    #[serde(rename = "FM")]
    FideMaster,
    #[serde(rename = "WIM")]
    WomanInternationalMaster,
    #[serde(rename = "CM")]
    CandidateMaster,
    #[serde(rename = "WFM")]
    WomanFideMaster,
    #[serde(rename = "WCM")]
    WomanCandidateMaster,
}

impl ChessTitle {
    /// The title as report files have it.
    pub const fn of_report(self) -> referee_tournament::event::Title {
        use referee_tournament::event::Title;
        match self {
            Self::Grandmaster => Title::Grandmaster,
            Self::InternationalMaster => Title::InternationalMaster,
            Self::WomanGrandmaster => Title::WomanGrandmaster,
            Self::FideMaster => Title::FideMaster,
            Self::WomanInternationalMaster => Title::WomanInternationalMaster,
            Self::CandidateMaster => Title::CandidateMaster,
            Self::WomanFideMaster => Title::WomanFideMaster,
            Self::WomanCandidateMaster => Title::WomanCandidateMaster,
        }
    }
}

/// The data of a player that rulings need, derived from the register: the start rating by
/// CR-3.1.1, the category by year of birth and sex (CR-3.2).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EntryData {
    /// The start rating; `None` for an unrated player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<ChessTitle>,
    /// The categories: the first is the one in which he competes; he can win prizes in the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<Category>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<ClubId>,
}

impl EntryData {
    /// The category in which the player competes.
    pub fn category(&self) -> Option<&Category> {
        self.categories.first()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EnteredPlayer {
    pub person: PersonId,
    /// The data for rulings.
    #[serde(default)]
    pub data: EntryData,
}

/// A player on the entry list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The data for rulings.
    pub data: EntryData,
    /// The first round whose pairing he joins; later than 1 for a late entry.
    pub first_round: RoundNumber,
    /// The value of each round before that.
    pub missed: Bye,
    /// The byes and absences of single rounds, asked for or known in advance.
    pub away: BTreeMap<RoundNumber, Bye>,
    /// The first round without him, if he has withdrawn.
    pub withdrawn: Option<RoundNumber>,
    /// The ticks at check-in, by their places in the plan's list.
    pub ticks: BTreeSet<u8>,
    pub checked_in: bool,
}

impl Entry {
    /// The player's bye in a round that is not paired yet; `None` if he is to be paired.
    pub fn away_in(&self, round: RoundNumber) -> Option<Bye> {
        if round < self.first_round {
            return Some(self.missed);
        }
        if self.withdrawn.is_some_and(|from| from <= round) {
            return Some(Bye::ZeroPoint);
        }
        self.away.get(&round).copied()
    }

    /// The half-point byes asked for.
    pub fn half_point_byes(&self) -> usize {
        self.away.values().filter(|bye| **bye == Bye::HalfPoint).count()
    }
}

/// A team with its players in the order of their strength, the player of board 1 first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TeamEntry {
    pub team: TeamId,
    /// The name; empty for a team that is called by its number.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The captain, who seals the line-ups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<PersonId>,
    /// The players, the strongest first; substitutes stand at their strength.
    pub players: Vec<PersonId>,
}

/// A team on the entry list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnteredTeam {
    /// The captain and the players.
    pub entry: TeamEntry,
    /// The byes and absences of single rounds.
    pub away: BTreeMap<RoundNumber, Bye>,
    /// The first round without the team, if it has withdrawn.
    pub withdrawn: Option<RoundNumber>,
}

impl EnteredTeam {
    /// The team's name, if it has one.
    pub fn name(&self) -> Option<&str> {
        Some(&self.entry.name[..]).filter(|name| !name.is_empty())
    }

    /// The team's bye in a round that is not paired yet; `None` if it is to be paired.
    pub fn away_in(&self, round: RoundNumber) -> Option<Bye> {
        if self.withdrawn.is_some_and(|from| from <= round) {
            return Some(Bye::ZeroPoint);
        }
        self.away.get(&round).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_of_few_age_groups_takes_everybody_into_the_nearest() {
        let played = ["U12", "U16", "G16", "M40", "18+", "Guests"].map(Category::from);
        let nearest = |age, sex| Category::nearest(&played, age, sex).map(|found| &*found.0);
        for (age, man, woman) in [
            (9, Some("U12"), Some("G16")),
            (12, Some("U16"), Some("G16")),
            (16, None, None),
            (18, Some("18+"), Some("18+")),
            (39, Some("18+"), Some("18+")),
            (63, Some("M40"), Some("M40")),
        ] {
            assert_eq!(nearest(age, Some(Sex::Male)), man, "{age}");
            assert_eq!(nearest(age, None), man, "{age}");
            assert_eq!(nearest(age, Some(Sex::Female)), woman, "{age}");
        }
    }
}
