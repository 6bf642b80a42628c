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
//! * The number of a club stays in journals, too: a merged club is found under both numbers.
//! * A person who is forgotten stays forgotten when a set-up file or a copy enters him again.
//! * The register has no history: a person's earlier name is nobody's business.

use crate::field::Field;
use crate::fold::{fold, fold_name};
use crate::person::Person;
use court_protocol::{PlayerId, TextFault};
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
    pub city: Option<String>,
}

impl Club {
    /// The first text that no list or screen can show, with its field. Texts that are as `before` had
    /// them stay.
    pub fn fault(&self, before: &Self) -> Option<(Field, TextFault)> {
        let pairs = self.texts().into_iter().zip(before.texts());
        let mut changed = pairs.filter(|(is, was)| is != was).map(|(is, _)| is);
        changed.find_map(|(field, text)| Some((field, field.fault(text?)?)))
    }

    fn texts(&self) -> [(Field, Option<&str>); 4] {
        [
            (Field::Club, Some(&self.name)),
            (Field::Club, self.short.as_deref()),
            (Field::Federation, self.federation.as_deref()),
            (Field::Club, self.city.as_deref()),
        ]
    }
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
    /// The numbers of clubs that are another club by now.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    gone_clubs: BTreeMap<ClubId, ClubId>,
    /// The greatest number that somebody has although the register may not know him.
    #[serde(skip)]
    used: PlayerId,
}

/// The reason why two persons or clubs are not merged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotMerged {
    /// Both numbers are the same person or club.
    Same,
    /// One of the numbers has nobody.
    Nobody,
}

/// The reason why a club is not changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClubNotChanged {
    /// The number has no club.
    NoClub,
    /// The new name is blank.
    NoName,
    /// Another club has the new name.
    NameTaken,
}

impl Register {
    /// Everyone, each by his own number alone.
    pub fn persons(&self) -> &BTreeMap<PlayerId, Person> {
        &self.persons
    }

    /// Everyone by every number he has, as screens and files show him: a person who was merged has
    /// several.
    pub fn by_number(&self) -> BTreeMap<PlayerId, Person> {
        let numbers = self.persons.keys().chain(self.gone.keys());
        let known = |player: &PlayerId| Some((*player, self.person(*player)?.clone().readable()));
        numbers.filter_map(known).collect()
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

    /// Every number that a person has, the present one first.
    pub fn numbers(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        let now = self.number(player);
        let earlier = self.gone.iter().filter(move |(_, into)| **into == Some(now));
        std::iter::once(now).chain(earlier.map(|(number, _)| *number))
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

    /// Gives no new person a number up to this one: events have it, and a register that was lost or left
    /// out of a copy does not know whose it is.
    pub fn keep_numbers(&mut self, used: PlayerId) {
        self.used = self.used.max(used);
    }

    /// Enters a person under the next number.
    ///
    /// # Panics
    /// After four thousand million persons.
    pub fn add(&mut self, person: Person) -> PlayerId {
        let known = self.persons.last_key_value().map(|(player, _)| *player);
        let gone = self.gone.last_key_value().map(|(player, _)| *player);
        let last = known.max(gone).max(Some(self.used)).map_or(0, |last| last.0);
        let player = last.checked_add(1).expect("numbers enough");
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

    /// The numbers of everyone who is forgotten.
    pub fn forgotten(&self) -> impl Iterator<Item = PlayerId> {
        self.gone.iter().filter(|(_, into)| into.is_none()).map(|(player, _)| *player)
    }

    /// Makes two numbers one person: `into` keeps his number and data, `from` gives what he lacks.
    ///
    /// # Errors
    /// [`NotMerged`], and nothing is changed.
    pub fn merge(&mut self, from: PlayerId, into: PlayerId) -> Result<(), NotMerged> {
        let merged = self.merged(from, into)?;
        let (from, into) = (self.number(from), self.number(into));
        self.persons.remove(&from);
        self.persons.insert(into, merged);
        for earlier in self.gone.values_mut().filter(|earlier| **earlier == Some(from)) {
            *earlier = Some(into);
        }
        self.gone.insert(from, Some(into));
        Ok(())
    }

    /// The person whom two would become.
    ///
    /// # Errors
    /// [`NotMerged`].
    pub fn merged(&self, from: PlayerId, into: PlayerId) -> Result<Person, NotMerged> {
        let (from, into) = (self.number(from), self.number(into));
        if from == into {
            return Err(NotMerged::Same);
        }
        let of = |number| self.persons.get(&number).cloned().ok_or(NotMerged::Nobody);
        let mut merged = of(into)?;
        merged.complete(of(from)?);
        Ok(merged)
    }

    /// Everyone whose number, FIDE id or national id this is, or who has a name that begins with each of
    /// its words; accents do not matter. Those whose family name begins with the first word come
    /// first, by name, at most `limit`. Without a word it is everyone.
    pub fn search(&self, text: &str, limit: usize) -> Vec<(PlayerId, &Person)> {
        let folded = fold_name(text);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let id = fold(text);
        let mut found: Vec<(bool, String, PlayerId, &Person)> = Vec::new();
        for (player, person) in &self.persons {
            let has_id = player.0.to_string() == id
                || person.fide_id.is_some_and(|fide_id| fide_id.to_string() == id)
                || person.national_id.as_ref().is_some_and(|national| fold(national) == id);
            let family = fold_name(&person.family);
            let names = format!("{family} {}", fold_name(&person.given));
            let begins = |word: &&str| names.split(' ').any(|name| name.starts_with(word));
            if has_id || words.iter().all(begins) {
                let is_first =
                    has_id || words.first().is_none_or(|first| family.starts_with(first));
                found.push((!is_first, names, *player, person));
            }
        }
        found.sort_by(|(one_later, one, a, _), (other_later, other, b, _)| {
            (one_later, one, a).cmp(&(other_later, other, b))
        });
        found.into_iter().take(limit).map(|(_, _, player, person)| (player, person)).collect()
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
        let id = self.find_club(&club.name).unwrap_or_else(|| self.next_club());
        self.clubs.insert(id, club);
        id
    }

    fn next_club(&self) -> ClubId {
        let known = self.clubs.last_key_value().map(|(club, _)| *club);
        let gone = self.gone_clubs.last_key_value().map(|(club, _)| *club);
        let last = known.max(gone).map_or(0, |last| last.0);
        ClubId(last.checked_add(1).expect("numbers enough"))
    }

    /// The club of each of these persons, entered if there is none of its name. Each name of the register
    /// is compared once, however many persons there are.
    pub fn enter_clubs_of<'a>(
        &mut self,
        persons: impl IntoIterator<Item = &'a Person>,
    ) -> Vec<Option<ClubId>> {
        let mut known: BTreeMap<String, ClubId> = BTreeMap::new();
        for (id, club) in &self.clubs {
            known.entry(fold(&club.name)).or_insert(*id);
        }
        let club_of = |person: &Person| {
            let name = person.club.as_deref().filter(|name| !name.trim().is_empty())?;
            Some(*known.entry(fold(name)).or_insert_with(|| {
                let id = self.next_club();
                self.clubs.insert(id, Club { name: name.to_owned(), ..Club::default() });
                id
            }))
        };
        persons.into_iter().map(club_of).collect()
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

    /// The club with this number.
    pub fn club(&self, club: ClubId) -> Option<&Club> {
        self.clubs.get(&self.club_number(club))
    }

    /// The number under which this club is found now.
    pub fn club_number(&self, club: ClubId) -> ClubId {
        self.gone_clubs.get(&club).copied().unwrap_or(club)
    }

    /// The numbers of clubs that are another club by now.
    pub fn gone_clubs(&self) -> &BTreeMap<ClubId, ClubId> {
        &self.gone_clubs
    }

    /// The number of persons in each club; a club without any is left out.
    pub fn members(&self) -> BTreeMap<ClubId, usize> {
        let numbers: BTreeMap<String, ClubId> =
            self.clubs.iter().map(|(number, club)| (fold(&club.name), *number)).collect();
        let mut members = BTreeMap::new();
        for club in self.persons.values().filter_map(|person| person.club.as_deref()) {
            if let Some(number) = numbers.get(&fold(club)) {
                *members.entry(*number).or_default() += 1;
            }
        }
        members
    }

    /// Changes a club. Its persons name it as it is called then.
    ///
    /// # Errors
    /// [`ClubNotChanged`], and nothing is changed.
    pub fn change_club(&mut self, club: ClubId, is: Club) -> Result<(), ClubNotChanged> {
        let club = self.club_number(club);
        let was = fold(&self.clubs.get(&club).ok_or(ClubNotChanged::NoClub)?.name);
        if fold(&is.name).is_empty() {
            return Err(ClubNotChanged::NoName);
        }
        if self.find_club(&is.name).is_some_and(|other| other != club) {
            return Err(ClubNotChanged::NameTaken);
        }
        self.call(&was, &is.name);
        self.clubs.insert(club, is);
        Ok(())
    }

    /// Makes two clubs one: the persons of `from` are of `into` from now on.
    ///
    /// # Errors
    /// [`NotMerged`], and nothing is changed.
    pub fn merge_clubs(&mut self, from: ClubId, into: ClubId) -> Result<(), NotMerged> {
        let (from, into) = (self.club_number(from), self.club_number(into));
        if from == into {
            return Err(NotMerged::Same);
        }
        let name = self.clubs.get(&into).ok_or(NotMerged::Nobody)?.name.clone();
        let was = fold(&self.clubs.remove(&from).ok_or(NotMerged::Nobody)?.name);
        self.call(&was, &name);
        for earlier in self.gone_clubs.values_mut().filter(|earlier| **earlier == from) {
            *earlier = into;
        }
        self.gone_clubs.insert(from, into);
        Ok(())
    }

    /// Gives the club of a folded name its new name in the data of its persons.
    fn call(&mut self, was: &str, name: &str) {
        let of =
            |person: &&mut Person| person.club.as_deref().is_some_and(|club| fold(club) == was);
        for person in self.persons.values_mut().filter(of) {
            person.club = Some(name.to_owned());
        }
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
                        "gone_clubs" => register.gone_clubs = map.next_value()?,
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
        assert_eq!(found(&all, "   "), [4, 3, 1, 2], "everyone, by name");
        assert!(found(&all, "nobody").is_empty());
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
        let numbers: Vec<u32> = all.numbers(PlayerId(3)).map(|number| number.0).collect();
        assert_eq!(numbers, [1, 2, 3]);
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
        assert_eq!(all.merge_clubs(other, mtk), Err(NotMerged::Same));
        assert_eq!(all.merge_clubs(ClubId(9), mtk), Err(NotMerged::Nobody));
        assert_eq!(all.members(), BTreeMap::from([(mtk, 2)]));
        assert_eq!((all.club_number(other), all.club(other)), (mtk, all.club(mtk)));
        assert_eq!(
            all.enter_club(of("Vasas")),
            ClubId(3),
            "nobody gets the number of a merged one"
        );
        let kept = serde_json::to_string(&all).expect("plain data");
        assert_eq!(serde_json::from_str::<Register>(&kept).expect("as kept"), all);
    }

    #[test]
    fn a_club_has_texts_that_can_be_read_and_lists_have_nothing_else_of_persons() {
        let of = |text: &str| Some(text.to_owned());
        let club = Club { name: "MTK".into(), ..Club::default() };
        for wrong in [
            Club { name: "M\u{1b}[2JTK".into(), ..club.clone() },
            Club { short: of(&"x".repeat(100_000)), ..club.clone() },
            Club { federation: of("H\nU"), ..club.clone() },
            Club { city: of("Buda\u{202e}pest"), ..club.clone() },
        ] {
            assert!(wrong.fault(&club).is_some(), "{wrong:?}");
            assert_eq!(wrong.fault(&wrong), None, "as it was before");
        }
        assert_eq!(club.fault(&Club::default()), None);
        let mut all = register(&[("Evil", "One")]);
        let one = all.person(PlayerId(1)).expect("there").clone();
        all.enter(PlayerId(1), Person { federation: of("H\nU"), title: of("\u{1b}[2J"), ..one });
        let shown = &all.by_number()[&PlayerId(1)];
        assert_eq!(shown.fault(&Person::default()), None, "{shown:?}");
    }

    #[test]
    fn a_club_takes_its_persons_along_to_its_new_name_but_not_to_that_of_another() {
        let mut all = register(&[("Polgár", "Judit")]);
        let of = |name: &str| Club { name: name.to_owned(), ..Club::default() };
        let mtk = all.enter_club(of("MTK"));
        all.enter_club(of("Vasas"));
        let judit = all.person(PlayerId(1)).expect("there").clone();
        all.enter(PlayerId(1), Person { club: Some("mtk".into()), ..judit });
        assert_eq!(all.change_club(mtk, of("MTK Budapest")), Ok(()));
        assert_eq!(all.person(PlayerId(1)).and_then(|of| of.club.as_deref()), Some("MTK Budapest"));
        for (name, why) in [("VASAS", ClubNotChanged::NameTaken), (" ", ClubNotChanged::NoName)] {
            assert_eq!(all.change_club(mtk, of(name)), Err(why));
        }
        assert_eq!(all.change_club(ClubId(9), of("Honvéd")), Err(ClubNotChanged::NoClub));
        assert_eq!(all.members(), BTreeMap::from([(mtk, 1)]));
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
