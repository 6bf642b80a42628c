//! The divisions of `ChessRun` and the merging of small ones (CR-3.2, CR-5).
//!
//! The year of birth alone decides the age group, which is the same for a whole calendar year.
//! There are twenty open divisions, twenty women's divisions with the same ages, and the Pro
//! Division beside them.
//!
//! Left out on purpose: results. The standings decide who has won a category.

mod entries;
mod merging;

use std::fmt;
use std::str::FromStr;

use court_protocol::{Message, message};
use serde::{Deserialize, Serialize};

pub use entries::{DivisionEntry, read_entries, write_entries};
pub use merging::{Category, FEWEST_PLAYERS, Merging, merge};

use crate::event::Sex;

/// The rounded CR-ELO from which a player may enter the Pro Division.
pub const PRO_FROM: i32 = 2100;

/// A division: the players who compete with each other and are ranked together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "String", try_from = "String")]
pub enum Division {
    /// CR-3.2.1-1: the Pro Division, for players with a CR-ELO of 2100 or more who choose it.
    Pro,
    /// CR-3.2.2-1: an age group open to everyone.
    Open(AgeGroup),
    /// CR-3.2.3-1: an age group for women and girls.
    Women(AgeGroup),
}

/// One of the twenty age groups, the youngest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AgeGroup(u8);

/// A player's choice of division at entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Choice {
    /// The default age group: women's for a woman, open for everyone else.
    #[default]
    AgeGroup,
    /// The open age group; a woman may choose it too.
    OpenAgeGroup,
    /// The Pro Division; the player needs a CR-ELO of [`PRO_FROM`] or more.
    Pro,
}

/// The data that decide a player's division.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entrant {
    /// The year of birth.
    pub born: u16,
    /// The sex registered with the federation; unknown counts as open.
    pub sex: Option<Sex>,
    /// The rounded CR-ELO at the close of entries; `None` if unrated. A later fall changes nothing.
    pub rating: Option<i32>,
    /// The player's choice at entry.
    pub choice: Choice,
}

impl Division {
    /// CR-3.2.4-1: the division of a player in an event that begins in `year`.
    ///
    /// # Errors
    /// If Pro is chosen without the rating for it, or the player is born after the event.
    // rules: CR-3.2.3-1, CR-3.2.4-1
    pub fn of(entrant: &Entrant, year: u16) -> Result<Self, DivisionRefusal> {
        if entrant.born > year {
            return Err(DivisionRefusal::BornAfterEvent { born: entrant.born, year });
        }
        let group = AgeGroup::of_age(year - entrant.born);
        match (entrant.choice, entrant.sex) {
            (Choice::Pro, _) if may_play_pro(entrant.rating) => Ok(Self::Pro),
            (Choice::Pro, _) => Err(DivisionRefusal::NotPro { rating: entrant.rating }),
            (Choice::AgeGroup, Some(Sex::Female)) => Ok(Self::Women(group)),
            (Choice::AgeGroup | Choice::OpenAgeGroup, _) => Ok(Self::Open(group)),
        }
    }

    /// All forty-one divisions: Pro, the open divisions and the women's divisions, each from
    /// the youngest on.
    pub fn all() -> impl Iterator<Item = Self> {
        let open = AgeGroup::all().map(Self::Open);
        std::iter::once(Self::Pro).chain(open).chain(AgeGroup::all().map(Self::Women))
    }
}

/// CR-3.2.1-1: true if a rounded CR-ELO at the close of entries permits the Pro Division;
/// false if unrated.
// rules: CR-3.2.1-1
pub fn may_play_pro(rating: Option<i32>) -> bool {
    rating.is_some_and(|rating| rating >= PRO_FROM)
}

impl AgeGroup {
    /// The number of age groups.
    pub const COUNT: u8 = 20;

    /// All age groups, the youngest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The group of an age, which is the year of the event minus the year of birth.
    pub const fn of_age(age: u16) -> Self {
        Self(match age {
            0..8 => 0,
            8..18 => (age as u8 - 8) / 2 + 1,
            18..20 => 6,
            20..80 => (age as u8 - 20) / 5 + 7,
            _ => Self::COUNT - 1,
        })
    }

    /// The youngest and the oldest age of the group; the last group has no oldest age.
    // rules: CR-3.2.2-1
    pub const fn ages(self) -> (u16, Option<u16>) {
        match self.0 {
            0 => (0, Some(7)),
            group @ 1..=6 => (6 + 2 * group as u16, Some(7 + 2 * group as u16)),
            19 => (80, None),
            group => (5 * group as u16 - 15, Some(5 * group as u16 - 11)),
        }
    }

    /// The number in the group's name: for juniors the age before which the group ends (U8), for
    /// the others the age from which it begins (M25).
    const fn number(self) -> u16 {
        match self.ages() {
            (_, Some(oldest)) if oldest < 20 => oldest + 1,
            (youngest, _) => youngest,
        }
    }

    const fn is_junior(self) -> bool {
        self.0 <= 6
    }
}

impl fmt::Display for Division {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (group, junior, adult) = match self {
            Self::Pro => return f.write_str("Pro"),
            Self::Open(group) => (group, 'U', 'M'),
            Self::Women(group) => (group, 'G', 'W'),
        };
        let letter = if group.is_junior() { junior } else { adult };
        let plus = if group.ages().1.is_none() { "+" } else { "" };
        write!(f, "{letter}{}{plus}", group.number())
    }
}

impl FromStr for Division {
    type Err = UnknownDivision;

    fn from_str(text: &str) -> Result<Self, UnknownDivision> {
        let found = Self::all().find(|division| division.to_string() == text);
        found.ok_or_else(|| UnknownDivision { text: text.to_owned() })
    }
}

impl From<Division> for String {
    fn from(division: Division) -> Self {
        division.to_string()
    }
}

impl TryFrom<String> for Division {
    type Error = UnknownDivision;

    fn try_from(text: String) -> Result<Self, UnknownDivision> {
        text.parse()
    }
}

/// The reason why a player cannot enter the chosen division.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
pub enum DivisionRefusal {
    /// The Pro Division needs a CR-ELO of [`PRO_FROM`] or more at the close of entries.
    NotPro {
        /// The player's rounded rating; `None` if unrated.
        rating: Option<i32>,
    },
    /// The birth year is after the year of the event.
    BornAfterEvent {
        /// The birth year.
        born: u16,
        /// The year of the event.
        year: u16,
    },
}

impl DivisionRefusal {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        Message::of("division", self).with("least", &PRO_FROM)
    }
}

/// A text that does not name a division.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct UnknownDivision {
    /// The text that was read.
    pub text: String,
}

impl UnknownDivision {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        message!("division-unknown", text = self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    fn entrant(age: u16) -> Entrant {
        Entrant { born: 2026 - age, sex: Some(Sex::Male), rating: None, choice: Choice::AgeGroup }
    }

    fn division(entrant: &Entrant) -> String {
        Division::of(entrant, 2026).expect("a division for everyone").to_string()
    }

    #[test]
    fn cr_3_2_2_1_twenty_open_divisions_meet_at_the_printed_ages() {
        let names: Vec<_> = AgeGroup::all().map(|g| Division::Open(g).to_string()).collect();
        assert_eq!(
            names.join(" "),
            "U8 U10 U12 U14 U16 U18 U20 M20 M25 M30 M35 M40 M45 M50 M55 M60 M65 M70 M75 M80+"
        );
        let at = |age| division(&entrant(age));
        assert_eq!([at(0), at(7), at(8), at(9), at(10)], ["U8", "U8", "U10", "U10", "U12"]);
        assert_eq!([at(17), at(18), at(19), at(20), at(24)], ["U18", "U20", "U20", "M20", "M20"]);
        assert_eq!([at(25), at(79), at(80), at(104)], ["M25", "M75", "M80+", "M80+"]);
        for age in 0..120 {
            let (youngest, oldest) = AgeGroup::of_age(age).ages();
            assert!(youngest <= age && oldest.is_none_or(|oldest| age <= oldest), "age {age}");
        }
    }

    #[test]
    fn cr_3_2_3_1_twenty_womens_divisions_are_the_default_for_women_who_may_choose_open() {
        let names: Vec<_> = AgeGroup::all().map(|g| Division::Women(g).to_string()).collect();
        assert_eq!(
            names.join(" "),
            "G8 G10 G12 G14 G16 G18 G20 W20 W25 W30 W35 W40 W45 W50 W55 W60 W65 W70 W75 W80+"
        );
        let woman = Entrant { sex: Some(Sex::Female), ..entrant(19) };
        assert_eq!(division(&woman), "G20");
        assert_eq!(division(&Entrant { choice: Choice::OpenAgeGroup, ..woman }), "U20");
        assert_eq!(division(&Entrant { sex: None, ..woman }), "U20");
        assert_eq!(division(&entrant(19)), "U20", "women's divisions are for women only");
    }

    #[test]
    fn cr_3_2_4_1_the_year_of_birth_decides_and_the_year_the_event_begins() {
        let player = Entrant { born: 2006, ..entrant(20) };
        assert_eq!(Division::of(&player, 2025).map(|of| of.to_string()), Ok("U20".to_owned()));
        assert_eq!(Division::of(&player, 2026).map(|of| of.to_string()), Ok("M20".to_owned()));
        let unborn = Division::of(&player, 2005).expect_err("born later");
        assert_eq!(
            english(&unborn.message()),
            "someone born in 2006 cannot play in an event of 2005"
        );
    }

    #[test]
    fn cr_3_2_1_1_pro_is_for_2100_and_more_and_by_choice() {
        let rated = |rating, choice| Entrant { rating, choice, ..entrant(30) };
        assert_eq!(division(&rated(Some(2100), Choice::Pro)), "Pro");
        assert_eq!(division(&rated(Some(2700), Choice::AgeGroup)), "M30");
        let refusal = Division::of(&rated(Some(2099), Choice::Pro), 2026).expect_err("2099");
        insta::assert_snapshot!(english(&refusal.message()), @"the Pro Division needs a CR-ELO of 2100 or more at the close of entries, the player has 2099");
        let refusal = Division::of(&rated(None, Choice::Pro), 2026).expect_err("unrated");
        assert_eq!(refusal, DivisionRefusal::NotPro { rating: None });
    }

    #[test]
    fn names_of_divisions_read_back_and_others_are_refused() {
        for division in Division::all() {
            assert_eq!(division.to_string().parse(), Ok(division));
        }
        assert_eq!(Division::all().count(), 41);
        let error = "U21".parse::<Division>().expect_err("no such division");
        assert!(english(&error.message()).starts_with("\"U21\" is not a division"));
    }
}
