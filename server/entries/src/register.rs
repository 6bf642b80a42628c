//! The register: the persons and clubs of all events of an installation, by number.
//!
//! ```
//! use referee_entries::{Person, Register};
//! let mut register = Register::default();
//! let judit = register.add(Person::named("Polgár", "Judit"));
//! let twice = register.add(Person { fide_id: Some(700_070), ..Person::named("Polgar", "Judit") });
//! assert_eq!(register.search("polgar j", 10).len(), 2);
//!
//! register.merge(twice, judit).expect("two persons");
//! assert_eq!(register.person(twice).expect("the same").fide_id, Some(700_070));
//!
//! register.forget(judit);
//! assert!(register.person(judit).is_none() && register.person(twice).is_none());
//! ```
//!
//! # Design
//!
//! * A number belongs to one person for ever. The number of a person who is forgotten or merged stays
//!   in the results, and nobody else gets it.
//! * A person who is forgotten stays forgotten when a set-up file or a copy enters him again.
//! * The register has no history: a person's earlier name is nobody's business.

use crate::fold::{fold, fold_name};
use crate::person::Person;
use court_protocol::PlayerId;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// A club's number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct ClubId(pub u32);

/// A club. Persons name it by its name.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Club {
    /// The name, as tables write it.
    pub name: String,
    /// The name for narrow columns.
    pub short: Option<String>,
    /// The federation's three letters.
    pub federation: Option<String>,
    /// The town.
    pub city: Option<String>,
}

/// Persons and clubs by their numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Register {
    persons: BTreeMap<PlayerId, Person>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    clubs: BTreeMap<ClubId, Club>,
    /// The numbers of persons who are forgotten, and of those who are another person by now.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    gone: BTreeMap<PlayerId, Option<PlayerId>>,
}

/// The reason why two persons or clubs are not merged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotMerged {
    /// Both numbers are the same person or club.
    Same,
    /// One of the numbers has nobody.
    Nobody,
}

impl Register {
    /// Everyone, each by his own number alone.
    pub fn persons(&self) -> &BTreeMap<PlayerId, Person> {
        &self.persons
    }

    /// Everyone by every number he has: a person who was merged has several.
    pub fn by_number(&self) -> BTreeMap<PlayerId, Person> {
        let mut all = self.persons.clone();
        all.extend(
            self.gone.keys().filter_map(|player| Some((*player, self.person(*player)?.clone()))),
        );
        all
    }

    /// The person with this number; nobody if he is forgotten.
    pub fn person(&self, player: PlayerId) -> Option<&Person> {
        self.persons.get(&self.number(player))
    }

    /// The number under which this person is found now.
    pub fn number(&self, player: PlayerId) -> PlayerId {
        match self.gone.get(&player) {
            Some(Some(into)) => *into,
            _ => player,
        }
    }

    /// Enters a person under a number; his data replace what stood there. False if the person of this
    /// number is forgotten or merged, and nothing is changed.
    pub fn enter(&mut self, player: PlayerId, person: Person) -> bool {
        let is_free = !self.gone.contains_key(&player);
        if is_free {
            self.persons.insert(player, person);
        }
        is_free
    }

    /// Enters a person under the next number.
    ///
    /// # Panics
    /// After four thousand million persons.
    pub fn add(&mut self, person: Person) -> PlayerId {
        let last = self.persons.keys().chain(self.gone.keys()).max();
        let player = last.map_or(1, |last| last.0.checked_add(1).expect("numbers enough"));
        self.persons.insert(PlayerId(player), person);
        PlayerId(player)
    }

    /// Forgets a person with all his data; his number stays his. False if there is nobody.
    pub fn forget(&mut self, player: PlayerId) -> bool {
        let player = self.number(player);
        if self.persons.remove(&player).is_none() {
            return false;
        }
        self.gone.insert(player, None);
        for into in self.gone.values_mut().filter(|into| **into == Some(player)) {
            *into = None;
        }
        true
    }

    /// Makes two numbers one person: `into` keeps his number and data, `from` gives what he lacks.
    ///
    /// # Errors
    /// [`NotMerged`], and nothing is changed.
    pub fn merge(&mut self, from: PlayerId, into: PlayerId) -> Result<(), NotMerged> {
        let (from, into) = (self.number(from), self.number(into));
        if from == into {
            return Err(NotMerged::Same);
        }
        if !self.persons.contains_key(&into) {
            return Err(NotMerged::Nobody);
        }
        let given = self.persons.remove(&from).ok_or(NotMerged::Nobody)?;
        self.persons.get_mut(&into).expect("there, as just seen").complete(given);
        for earlier in self.gone.values_mut().filter(|earlier| **earlier == Some(from)) {
            *earlier = Some(into);
        }
        self.gone.insert(from, Some(into));
        Ok(())
    }

    /// Everyone whose number, FIDE id or national id this is, or who has a name that begins with each of
    /// its words; accents do not matter. Those whose family name begins with the first word come
    /// first, at most `limit`.
    pub fn search(&self, text: &str, limit: usize) -> Vec<(PlayerId, &Person)> {
        let words: Vec<String> = fold_name(text).split(' ').map(str::to_owned).collect();
        let Some(first) = words.first().filter(|first| !first.is_empty()) else {
            return Vec::new();
        };
        let id = fold(text);
        let mut found: Vec<(bool, PlayerId, &Person)> = Vec::new();
        for (player, person) in &self.persons {
            let has_id = player.0.to_string() == id
                || person.fide_id.is_some_and(|fide_id| fide_id.to_string() == id)
                || person.national_id.as_ref().is_some_and(|national| fold(national) == id);
            let family = fold_name(&person.family);
            let names = format!("{family} {}", fold_name(&person.given));
            let begins =
                |word: &String| names.split(' ').any(|name| name.starts_with(word.as_str()));
            if has_id || words.iter().all(begins) {
                let is_first = has_id || family.starts_with(first.as_str());
                found.push((!is_first, *player, person));
            }
        }
        found.sort_by_key(|(later, player, _)| (*later, *player));
        found.into_iter().take(limit).map(|(_, player, person)| (player, person)).collect()
    }

    /// The person with this FIDE id.
    pub fn of_fide_id(&self, fide_id: u32) -> Option<(PlayerId, &Person)> {
        let is = |person: &Person| person.fide_id == Some(fide_id);
        let found = self.persons.iter().find(|(_, person)| is(person));
        found.map(|(player, person)| (*player, person))
    }

    /// Every club.
    pub fn clubs(&self) -> &BTreeMap<ClubId, Club> {
        &self.clubs
    }

    /// Enters a club, or changes the one of the same name.
    ///
    /// # Panics
    /// After four thousand million clubs.
    pub fn enter_club(&mut self, club: Club) -> ClubId {
        let last = self.clubs.keys().max().map_or(0, |last| last.0);
        let next = || ClubId(last.checked_add(1).expect("numbers enough"));
        let id = self.find_club(&club.name).unwrap_or_else(next);
        self.clubs.insert(id, club);
        id
    }

    /// The club of this name, entered if there is none.
    pub fn club_named(&mut self, name: &str) -> ClubId {
        let same = self.find_club(name);
        same.unwrap_or_else(|| self.enter_club(Club { name: name.to_owned(), ..Club::default() }))
    }

    /// The club of a person, if it is entered.
    pub fn club_of(&self, person: &Person) -> Option<ClubId> {
        person.club.as_deref().and_then(|name| self.find_club(name))
    }

    fn find_club(&self, name: &str) -> Option<ClubId> {
        let name = fold(name);
        let same = self.clubs.iter().find(|(_, other)| fold(&other.name) == name);
        same.map(|(id, _)| *id)
    }

    /// The persons of a club.
    pub fn members(&self, club: ClubId) -> impl Iterator<Item = (PlayerId, &Person)> {
        let name = self.clubs.get(&club).map(|club| fold(&club.name));
        self.persons.iter().filter_map(move |(player, person)| {
            let of = person.club.as_deref().map(fold);
            (of.is_some() && of == name).then_some((*player, person))
        })
    }

    /// Makes two clubs one: the persons of `from` are of `into` from now on.
    ///
    /// # Errors
    /// [`NotMerged`], and nothing is changed.
    pub fn merge_clubs(&mut self, from: ClubId, into: ClubId) -> Result<(), NotMerged> {
        if from == into {
            return Err(NotMerged::Same);
        }
        let name = self.clubs.get(&into).ok_or(NotMerged::Nobody)?.name.clone();
        let old = fold(&self.clubs.remove(&from).ok_or(NotMerged::Nobody)?.name);
        let of =
            |person: &&mut Person| person.club.as_deref().is_some_and(|club| fold(club) == old);
        for person in self.persons.values_mut().filter(of) {
            person.club = Some(name.clone());
        }
        Ok(())
    }
}

/// Reads today's file, and that of earlier versions, which had the persons alone.
impl<'de> Deserialize<'de> for Register {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Parts;
        impl<'de> Visitor<'de> for Parts {
            type Value = Register;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("persons and clubs by number")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Register, A::Error> {
                let mut register = Register::default();
                while let Some(key) = map.next_key::<String>()? {
                    match key.as_str() {
                        "persons" => register.persons = map.next_value()?,
                        "clubs" => register.clubs = map.next_value()?,
                        "gone" => register.gone = map.next_value()?,
                        number => {
                            let player = number.parse().map_err(|_| {
                                A::Error::custom(format_args!("{number:?} is no part of it"))
                            })?;
                            register.persons.insert(PlayerId(player), map.next_value()?);
                        }
                    }
                }
                Ok(register)
            }
        }
        deserializer.deserialize_map(Parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn register(names: &[(&str, &str)]) -> Register {
        let mut register = Register::default();
        for (family, given) in names {
            register.add(Person::named(*family, *given));
        }
        register
    }

    fn found(register: &Register, text: &str) -> Vec<u32> {
        register.search(text, 10).into_iter().map(|(player, _)| player.0).collect()
    }

    #[test]
    fn a_person_is_found_by_the_beginnings_of_the_names_and_by_any_id() {
        let mut all = register(&[
            ("Müller", "Jörg"),
            ("Polgár", "Judit"),
            ("Jud", "Polly"),
            ("Hou", "Yifan"),
        ]);
        all.enter(
            PlayerId(2),
            Person { fide_id: Some(700_070), ..Person::named("Polgár", "Judit") },
        );
        assert_eq!(found(&all, "mueller"), [1]);
        assert_eq!(found(&all, "MÜLLER, J"), [1]);
        assert_eq!(found(&all, "jud pol"), [3, 2], "the family name first");
        assert_eq!(found(&all, "700070"), [2]);
        assert_eq!(found(&all, "4"), [4]);
        assert!(found(&all, "   ").is_empty() && found(&all, "nobody").is_empty());
        assert_eq!(all.search("j", 1).len(), 1);
        assert_eq!(all.of_fide_id(700_070).map(|(player, _)| player), Some(PlayerId(2)));
    }

    #[test]
    fn a_forgotten_person_stays_forgotten_and_nobody_gets_the_number() {
        let mut all = register(&[("Polgár", "Judit"), ("Hou", "Yifan")]);
        assert!(all.forget(PlayerId(2)));
        assert!(!all.forget(PlayerId(2)));
        assert!(!all.enter(PlayerId(2), Person::named("Hou", "Yifan")));
        assert_eq!(all.add(Person::named("Menchik", "Vera")), PlayerId(3));
        let kept = serde_json::to_string(&all).expect("plain data");
        assert!(!kept.contains("Hou"), "{kept}");
        assert_eq!(serde_json::from_str::<Register>(&kept).expect("as kept"), all);
    }

    #[test]
    fn a_merged_person_has_both_numbers_and_what_either_knew() {
        let mut all = register(&[("Polgár", "Judit"), ("Polgar", "J."), ("Polgar", "Judith")]);
        all.enter(
            PlayerId(3),
            Person { club: Some("MTK".into()), ..Person::named("Polgar", "Judith") },
        );
        assert_eq!(all.merge(PlayerId(3), PlayerId(2)), Ok(()));
        assert_eq!(all.merge(PlayerId(2), PlayerId(1)), Ok(()));
        assert_eq!(all.merge(PlayerId(3), PlayerId(1)), Err(NotMerged::Same));
        assert_eq!(all.merge(PlayerId(9), PlayerId(1)), Err(NotMerged::Nobody));
        for number in [1, 2, 3] {
            let person = all.person(PlayerId(number)).expect("one person");
            assert_eq!(
                (person.listed_name(), person.club.as_deref()),
                ("Polgár, Judit".to_owned(), Some("MTK"))
            );
        }
        assert_eq!((all.persons().len(), all.by_number().len()), (1, 3));
    }

    #[test]
    fn clubs_are_one_by_their_name_and_merge_with_their_members() {
        let mut all = register(&[("Polgár", "Judit"), ("Hou", "Yifan")]);
        let of = |name: &str| Club { name: name.to_owned(), ..Club::default() };
        let mtk = all.enter_club(of("MTK Budapest"));
        assert_eq!(all.enter_club(of("Mtk  Budapest")), mtk);
        let other = all.enter_club(of("M.T.K."));
        for (number, club) in [(1, "mtk budapest"), (2, "M.T.K.")] {
            let person = all.person(PlayerId(number)).expect("there").clone();
            all.enter(PlayerId(number), Person { club: Some(club.into()), ..person });
        }
        assert_eq!(all.merge_clubs(other, mtk), Ok(()));
        assert_eq!(all.merge_clubs(other, mtk), Err(NotMerged::Nobody));
        let members: Vec<u32> = all.members(mtk).map(|(player, _)| player.0).collect();
        assert_eq!(members, [1, 2]);
    }

    #[test]
    fn the_file_of_an_earlier_version_is_read_and_another_programs_is_not() {
        let earlier = r#"{"7": {"family": "Polgár", "given": "Judit", "shown": "number"}}"#;
        let all: Register = serde_json::from_str(earlier).expect("persons by number");
        assert_eq!(
            all.person(PlayerId(7)).map(Person::listed_name),
            Some("Polgár, Judit".to_owned())
        );
        for other in [r#"{"name": "Judit"}"#, r#"{"7": {"name": "Judit"}}"#, "[]"] {
            assert!(serde_json::from_str::<Register>(other).is_err(), "{other}");
        }
    }
}
