//! Entries that are the same person, within a list and against the persons already known.

use crate::entry::Entry;
use crate::fold::fold_name;
use crate::person::Person;
use court_protocol::{Message, PlayerId};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Persons with one key of whom all pairs are compared: more have it by chance.
const MOST_ALIKE: usize = 30;
/// Letters that two names need for one of them to be a mistake.
const SHORTEST: usize = 6;
/// Letters of a name that are compared for a mistake.
const LONGEST: usize = 40;

/// Two entries, or an entry and a person already known, who seem to be the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Duplicate {
    /// The line of the entry.
    pub line: usize,
    /// The name of the entry.
    pub name: String,
    /// The earlier entry or the known person.
    pub of: Same,
    /// The name that is there already.
    pub other: String,
    /// The data that agree.
    pub by: Likeness,
}

/// An earlier entry, or a person who is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Same {
    /// An earlier line of the same list.
    Line(usize),
    /// A person of the register or of the event.
    Known(PlayerId),
}

/// The data in which two persons agree, the surest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Likeness {
    /// The FIDE id.
    FideId,
    /// The name, accents and order aside, and the year of birth.
    NameAndBirth,
    /// The name up to one letter, an initial or a further name, and nothing speaks against it.
    NearName,
}

impl Duplicate {
    /// The sentence for a person.
    pub fn message(&self, file: &str) -> Message {
        let Self { line, name, of, other, by } = self;
        let message = Message::of("entry-duplicate", by).with("file", &file);
        let message = message.with("line", line).with("name", name).with("other", other);
        match of {
            Same::Line(other_line) => message.with("other_line", other_line),
            Same::Known(player) => message.with("player", player),
        }
    }
}

/// A person with what is compared.
struct Compared<'a> {
    person: &'a Person,
    family: Vec<String>,
    given: Vec<String>,
    /// All names in the order of the alphabet, so that the order in the list does not matter.
    sorted: String,
}

impl<'a> Compared<'a> {
    fn new(person: &'a Person) -> Self {
        let words = |name: &str| -> Vec<String> {
            fold_name(name).split_whitespace().map(str::to_owned).collect()
        };
        let (family, given) = (words(&person.family), words(&person.given));
        let mut all: Vec<&str> = family.iter().chain(&given).map(String::as_str).collect();
        all.sort_unstable();
        let sorted = all.concat();
        Self { person, family, given, sorted }
    }

    /// Hashes of which two persons who may be the same share one.
    fn keys(&self) -> Vec<u64> {
        let mut keys = Vec::new();
        if let Some(fide_id) = self.person.fide_id {
            keys.push(hash(&("fide", fide_id)));
        }
        let letters: Vec<char> = self.sorted.chars().take(LONGEST).collect();
        if letters.is_empty() {
            return keys;
        }
        keys.push(hash(&("name", &letters)));
        if letters.len() >= SHORTEST {
            let mut without = letters[1..].to_vec();
            keys.push(hash(&("name", &without)));
            for at in 1..letters.len() {
                without[at - 1] = letters[at - 1];
                keys.push(hash(&("name", &without)));
            }
        }
        if let (Some(family), Some(given)) = (self.family.first(), self.given.first()) {
            keys.push(hash(&("initial", family, given.chars().next())));
        }
        keys
    }

    fn likeness(&self, other: &Self) -> Option<Likeness> {
        let ids = self.person.fide_id.zip(other.person.fide_id);
        match ids {
            Some((one, two)) if one == two => return Some(Likeness::FideId),
            Some(_) => return None,
            None => {}
        }
        let births = self.person.born.zip(other.person.born);
        let same_name = !self.sorted.is_empty() && self.sorted == other.sorted;
        if same_name && births.is_some_and(|(one, two)| one.year == two.year) {
            return Some(Likeness::NameAndBirth);
        }
        let is_near = same_name
            || is_one_mistake(&self.sorted, &other.sorted)
            || self.shortens(other)
            || other.shortens(self);
        let agrees = births.is_none_or(|(one, two)| one.agrees(two));
        (is_near && agrees).then_some(Likeness::NearName)
    }

    /// True if this is the other's name with an initial or without a further name.
    fn shortens(&self, other: &Self) -> bool {
        let (Some(given), Some(others)) = (self.given.first(), other.given.first()) else {
            return false;
        };
        let is_initial = given.chars().count() == 1 && others.starts_with(given.as_str());
        let starts = |short: &[String], long: &[String]| long.starts_with(short);
        starts(&self.family, &other.family)
            && !self.family.is_empty()
            && (is_initial || starts(&self.given, &other.given))
    }
}

fn hash(key: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}

/// True if one letter too many, missing, wrong or exchanged with its neighbour makes the difference.
fn is_one_mistake(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if one.len().min(other.len()) < SHORTEST {
        return false;
    }
    let start = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[start..], &other[start..]);
    let end =
        one.iter().rev().zip(other.iter().rev()).take_while(|(one, other)| one == other).count();
    match (&one[..one.len() - end], &other[..other.len() - end]) {
        ([] | [_], [] | [_]) => true,
        ([a, b], [c, d]) => (a, b) == (d, c),
        _ => false,
    }
}

/// Every entry that seems to be there already, in the order of the lines.
pub(crate) fn find(entries: &[Entry], known: &BTreeMap<PlayerId, Person>) -> Vec<Duplicate> {
    let persons = known.values().chain(entries.iter().map(|entry| &entry.person));
    let compared: Vec<Compared<'_>> = persons.map(Compared::new).collect();
    let numbers: Vec<PlayerId> = known.keys().copied().collect();
    let found = pairs(&compared, known.len()).into_iter().filter_map(|(later, earlier)| {
        let by = compared[later].likeness(&compared[earlier])?;
        let entry = &entries[later - known.len()];
        let of = match numbers.get(earlier) {
            Some(player) => Same::Known(*player),
            None => Same::Line(entries[earlier - known.len()].line),
        };
        let other = compared[earlier].person.listed_name();
        Some(Duplicate { line: entry.line, name: entry.person.listed_name(), of, other, by })
    });
    found.collect()
}

/// The pairs of persons that are compared, an entry first. Each has a bounded number of them, whatever
/// the names are.
fn pairs(compared: &[Compared<'_>], known: usize) -> BTreeSet<(usize, usize)> {
    let mut keys: Vec<(u64, usize)> = Vec::new();
    for (at, person) in compared.iter().enumerate() {
        keys.extend(person.keys().into_iter().map(|key| (key, at)));
    }
    keys.sort_unstable();
    keys.dedup();
    let mut pairs = BTreeSet::new();
    for alike in keys.chunk_by(|one, other| one.0 == other.0) {
        let alike = &alike[..alike.len().min(MOST_ALIKE)];
        for (place, (_, later)) in alike.iter().enumerate().filter(|(_, (_, at))| *at >= known) {
            pairs.extend(alike[..place].iter().map(|(_, earlier)| (*later, *earlier)));
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::person::BirthDate;

    fn person(family: &str, given: &str, year: u16, fide_id: u32) -> Person {
        Person {
            born: (year > 0).then(|| BirthDate::year(year)),
            fide_id: (fide_id > 0).then_some(fide_id),
            ..Person::named(family, given)
        }
    }

    fn likeness(one: &Person, other: &Person) -> Option<Likeness> {
        let entries =
            [one, other].map(|person| Entry { person: person.clone(), ..Entry::default() });
        find(&entries, &BTreeMap::new()).first().map(|duplicate| duplicate.by)
    }

    #[test]
    fn the_same_person_is_found_whatever_accents_order_and_mistakes() {
        let judit = person("Polgár", "Judit", 1976, 0);
        for (other, by) in [
            (person("POLGAR", "JUDIT", 1976, 0), Some(Likeness::NameAndBirth)),
            (person("Judit", "Polgár", 1976, 0), Some(Likeness::NameAndBirth)),
            (person("Polgar", "Judit", 0, 0), Some(Likeness::NearName)),
            (person("Polgar", "Judith", 1976, 0), Some(Likeness::NearName)),
            (person("Plogar", "Judit", 1976, 0), Some(Likeness::NearName)),
            (person("Polgár", "J.", 0, 0), Some(Likeness::NearName)),
            (person("Polgár", "Judit Anna", 1976, 0), Some(Likeness::NearName)),
            (person("Polgár", "Judit", 2010, 0), None),
            (person("Polgár", "Judith", 1977, 0), None),
            (person("Polgár", "Zsuzsa", 1976, 0), None),
        ] {
            assert_eq!(likeness(&judit, &other), by, "{other:?}");
        }
    }

    #[test]
    fn the_fide_id_decides_before_the_name() {
        let judit = person("Polgár", "Judit", 1976, 700_070);
        let married = person("Font", "Judit", 0, 700_070);
        assert_eq!(likeness(&judit, &married), Some(Likeness::FideId));
        assert_eq!(likeness(&judit, &person("Polgár", "Judit", 1976, 700_071)), None);
    }

    #[test]
    fn a_person_of_the_register_is_named_by_the_number() {
        let known = BTreeMap::from([(PlayerId(7), person("Polgár", "Judit", 1976, 0))]);
        let entry =
            Entry { line: 3, person: person("Polgar", "Judit", 1976, 0), ..Entry::default() };
        let found = find(&[entry], &known);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].line, found[0].of), (3, Same::Known(PlayerId(7))));
    }

    /// The number of pairs compared in a list of so many rows.
    fn compared_in(rows: usize, name: impl Fn(usize) -> (String, String)) -> usize {
        let named = (0..rows).map(|row| {
            let (family, given) = name(row);
            Person::named(family, given)
        });
        let persons: Vec<Person> = named.collect();
        let compared: Vec<Compared<'_>> = persons.iter().map(Compared::new).collect();
        pairs(&compared, 0).len()
    }

    #[test]
    fn twice_as_many_rows_of_like_names_are_not_four_times_the_comparisons() {
        let equal = |_: usize| ("Berg".to_owned(), "Ann".to_owned());
        let one_letter = |row: usize| {
            let letters = "abcdefghij".as_bytes();
            let tail: String =
                row.to_string().bytes().map(|b| letters[usize::from(b - b'0')] as char).collect();
            (format!("Bergmann{tail}"), "Ann".to_owned())
        };
        let one_family = |row: usize| ("Berg".to_owned(), format!("Ann{row}"));
        for name in [&equal as &dyn Fn(usize) -> _, &one_letter, &one_family] {
            let counts = [1_000, 2_000, 4_000].map(|rows| compared_in(rows, name));
            for pair in counts.windows(2) {
                assert!(2 * pair[1] <= 5 * pair[0], "four times would be squares: {counts:?}");
            }
            assert!(counts[2] <= 4_000 * LONGEST * MOST_ALIKE, "{counts:?}");
        }
    }
}
