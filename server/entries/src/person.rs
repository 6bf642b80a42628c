//! A person as the register knows them.

use crate::field::Field;
use court_protocol::{PlayerId, Profile, TextFault};
use referee_tournament::event::Date;
use serde::{Deserialize, Serialize};

/// Titles as FIDE abbreviates them.
pub const TITLES: [&str; 12] =
    ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "AGM", "AIM", "AFM", "ACM"];

/// From this birthday on a person is shown by his name, unless he wants it otherwise.
const NAMED_FROM: u16 = 14;

/// The identity of a player. Texts are as the player writes them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// For the organiser alone.
    pub email: Option<String>,
    /// For the organiser alone.
    pub phone: Option<String>,
    /// The data that public pages may show, as he wants it; [`Person::shown_on`] has the default.
    pub shown: Option<Shown>,
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

    /// Takes from another entry of the same person what is not known here.
    pub fn complete(&mut self, other: Self) {
        if self.family.is_empty() && self.given.is_empty() {
            (self.family, self.given) = (other.family, other.given);
        }
        self.born = self.born.or(other.born);
        self.sex = self.sex.or(other.sex);
        self.fide_id = self.fide_id.or(other.fide_id);
        self.national_id = self.national_id.take().or(other.national_id);
        self.federation = self.federation.take().or(other.federation);
        self.title = self.title.take().or(other.title);
        self.rating = self.rating.or(other.rating);
        self.team = self.team.take().or(other.team);
        self.club = self.club.take().or(other.club);
        self.handle = self.handle.take().or(other.handle);
        self.email = self.email.take().or(other.email);
        self.phone = self.phone.take().or(other.phone);
        self.shown = self.shown.or(other.shown);
    }

    /// The first text that no list or screen can show, with its field. Texts that are as `before` had
    /// them stay.
    pub fn fault(&self, before: &Self) -> Option<(Field, TextFault)> {
        let pairs = self.texts().into_iter().zip(before.texts());
        let mut changed = pairs.filter(|(is, was)| is != was).map(|(is, _)| is);
        changed.find_map(|(field, text)| Some((field, field.fault(text?)?)))
    }

    /// The person with texts that every screen and file can show, whatever an earlier version took.
    #[must_use]
    pub fn readable(mut self) -> Self {
        let texts = [
            (Field::NationalId, &mut self.national_id),
            (Field::Federation, &mut self.federation),
            (Field::Title, &mut self.title),
            (Field::Team, &mut self.team),
            (Field::Club, &mut self.club),
            (Field::Handle, &mut self.handle),
            (Field::Email, &mut self.email),
            (Field::Phone, &mut self.phone),
        ];
        for (field, text) in texts {
            *text = text.take().map(|text| field.shown(&text));
        }
        self.family = Field::Surname.shown(&self.family);
        self.given = Field::GivenNames.shown(&self.given);
        self
    }

    fn texts(&self) -> [(Field, Option<&str>); 10] {
        [
            (Field::Surname, Some(&self.family)),
            (Field::GivenNames, Some(&self.given)),
            (Field::NationalId, self.national_id.as_deref()),
            (Field::Federation, self.federation.as_deref()),
            (Field::Title, self.title.as_deref()),
            (Field::Team, self.team.as_deref()),
            (Field::Club, self.club.as_deref()),
            (Field::Handle, self.handle.as_deref()),
            (Field::Email, self.email.as_deref()),
            (Field::Phone, self.phone.as_deref()),
        ]
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

    /// The data that public pages may show of him on a day: as he wants it; else a child under 14
    /// only by the number, and everybody else by the name. A child of whom the year alone is known
    /// is as young as he may be.
    pub fn shown_on(&self, day: Date) -> Shown {
        let is_child = self.born.is_some_and(|born| born.is_younger_than(NAMED_FROM, day));
        self.shown.unwrap_or(if is_child { Shown::Number } else { Shown::Name })
    }

    /// The profile as public pages may show it: whoever is not shown by his name would be known by it.
    pub fn public_profile(&self, day: Date) -> Option<Profile> {
        self.profile().filter(|_| self.shown_on(day) == Shown::Name)
    }

    /// The name for public pages: `Judit P.`, or `player 7` for a protected person.
    pub fn public_name(&self, player: PlayerId, day: Date) -> String {
        match self.shown_on(day) {
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BirthDate {
    /// Year of birth, with its century.
    pub year: u16,
    /// Month, from 1.
    pub month: Option<u8>,
    /// Day of the month, from 1.
    pub day: Option<u8>,
}

impl BirthDate {
    /// The year alone.
    pub const fn year(year: u16) -> Self {
        Self { year, month: None, day: None }
    }

    /// A whole date.
    pub fn of(date: Date) -> Self {
        Self { year: date.year(), month: Some(date.month()), day: Some(date.day()) }
    }

    /// True for a date that the calendar has, from 1900 to the end of a year.
    pub fn is_by(self, year: u16) -> bool {
        let is_day = match (self.month, self.day) {
            (None, None) => true,
            (Some(month), day) => Date::new(self.year, month, day.unwrap_or(1)).is_some(),
            (None, Some(_)) => false,
        };
        is_day && (1900..=year).contains(&self.year)
    }

    /// True if the birthday of this age may come only after `day`.
    fn is_younger_than(self, age: u16, day: Date) -> bool {
        let birthday = (self.year + age, self.month.unwrap_or(12), self.day.unwrap_or(31));
        (day.year(), day.month(), day.day()) < birthday
    }

    /// True if both may be the same date, as far as they are known.
    pub fn agrees(self, other: Self) -> bool {
        let same = |one: Option<u8>, other: Option<u8>| one.zip(other).is_none_or(|(a, b)| a == b);
        self.year == other.year && same(self.month, other.month) && same(self.day, other.day)
    }
}

/// As divisions and titles tell players apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    /// `w` in tournament files.
    Woman,
    /// `m` in tournament files.
    Man,
}

/// The data that public pages show of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// The whole name.
    Name,
    /// Given name and the family name's initial: for minors.
    Initial,
    /// Only the player's number.
    Number,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(year: u16, month: u8, day: u8) -> Date {
        Date::new(year, month, day).expect("a day")
    }

    fn judit() -> Person {
        let born = Some(BirthDate { year: 1976, month: Some(7), day: Some(23) });
        Person { born, rating: Some(2_735), ..Person::named("Polgár", "Judit") }
    }

    /// The 17 kinds of characters that nobody sees or a terminal obeys.
    const UNSEEN: &str = "\n\r\t\0\u{1b}\u{7f}\u{85}\u{ad}\u{200b}\u{200d}\u{2028}\u{202e}\u{2066}\u{3164}\u{fe0f}\u{feff}\u{e0041}";

    /// A person with one text in one of the fields.
    fn with_text(field: usize, text: &str) -> Person {
        let mut person = judit();
        let texts = [
            &mut person.national_id,
            &mut person.federation,
            &mut person.title,
            &mut person.team,
            &mut person.club,
            &mut person.handle,
            &mut person.email,
            &mut person.phone,
        ];
        match texts.into_iter().nth(field) {
            Some(of) => *of = Some(text.to_owned()),
            None if field == 8 => text.clone_into(&mut person.family),
            None => text.clone_into(&mut person.given),
        }
        person
    }

    #[test]
    fn every_text_of_a_person_has_its_limit_and_shows_what_it_holds() {
        for field in 0..10 {
            let none = Person::default();
            for unseen in UNSEEN.chars() {
                let person = with_text(field, &format!("A{unseen}B"));
                let fault = person.fault(&none).map(|(_, fault)| fault);
                assert_eq!(fault, Some(TextFault::Unseen { unseen }), "{field} {unseen:?}");
                assert_eq!(person.fault(&person), None, "as it was before");
                assert_eq!(person.readable().fault(&none), None, "{field} {unseen:?}");
            }
            let person = with_text(field, &"x".repeat(100_000));
            assert!(matches!(person.fault(&none), Some((_, TextFault::TooLong { .. }))), "{field}");
            assert_eq!(person.readable().fault(&none), None, "{field}");
            let person = with_text(field, "GM ");
            assert_eq!(person.fault(&none), None, "{field}");
            assert_eq!(person.clone().readable(), person);
        }
    }

    #[test]
    fn a_date_of_birth_is_a_day_of_the_calendar_by_a_year() {
        let date = |year, month, day| BirthDate { year, month, day };
        for right in [
            BirthDate::year(1900),
            date(2026, Some(12), Some(31)),
            date(2012, Some(2), Some(29)),
            date(1976, Some(7), None),
        ] {
            assert!(right.is_by(2026), "{right:?}");
        }
        for wrong in [
            BirthDate::year(1899),
            BirthDate::year(2027),
            date(2010, Some(2), Some(30)),
            date(2011, Some(2), Some(29)),
            date(2010, Some(13), None),
            date(2010, None, Some(1)),
        ] {
            assert!(!wrong.is_by(2026), "{wrong:?}");
        }
    }

    #[test]
    fn public_pages_show_what_the_person_allows() {
        let today = day(2026, 11, 21);
        let show = |shown| Person { shown, ..judit() }.public_name(PlayerId(7), today);
        assert_eq!(show(None), "Polgár, Judit");
        assert_eq!(show(Some(Shown::Name)), "Polgár, Judit");
        assert_eq!(show(Some(Shown::Initial)), "Judit P.");
        assert_eq!(show(Some(Shown::Number)), "player 7");
        let more = |shown| Person { shown, ..judit() }.public_profile(today);
        assert_eq!(more(Some(Shown::Name)).and_then(|profile| profile.rating), Some(2_735));
        assert_eq!([Shown::Initial, Shown::Number].map(|shown| more(Some(shown))), [None, None]);
    }

    #[test]
    fn a_child_is_shown_by_the_number_until_the_fourteenth_birthday_is_sure_to_be_over() {
        let shown = |born, on| Person { born, ..judit() }.shown_on(on);
        let whole = Some(BirthDate { year: 2012, month: Some(7), day: Some(23) });
        assert_eq!(shown(whole, day(2026, 7, 22)), Shown::Number);
        assert_eq!(shown(whole, day(2026, 7, 23)), Shown::Name);
        let year = Some(BirthDate::year(2012));
        assert_eq!(shown(year, day(2026, 12, 30)), Shown::Number);
        assert_eq!(shown(year, day(2026, 12, 31)), Shown::Name);
        assert_eq!(shown(None, day(2026, 7, 22)), Shown::Name);
        let child = Person { born: year, shown: Some(Shown::Name), ..judit() };
        assert_eq!(child.shown_on(day(2026, 7, 22)), Shown::Name, "as the child's parents want it");
    }
}
