//! Players of a rating list, to complete the entries of another list.

use crate::entry::{Entry, Ratings};
use crate::fault::EntryFault;
use crate::fold::fold_name;
use crate::person::{BirthDate, Person, Sex};
use serde::{Deserialize, Serialize};

/// A player as a rating list has him.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listed {
    /// The name, family name first.
    pub name: String,
    /// The federation's three letters.
    pub federation: Option<String>,
    /// The title, as FIDE abbreviates it.
    pub title: Option<String>,
    /// The sex.
    pub sex: Option<Sex>,
    /// The year of birth.
    pub born: Option<u16>,
    /// The ratings.
    pub ratings: Ratings,
}

impl Listed {
    /// The same, from an entry that a rating list gave.
    pub(crate) fn of(entry: Entry) -> Self {
        let Entry { person, ratings, .. } = entry;
        let name = person.listed_name();
        let born = person.born.map(|born| born.year);
        let Person { federation, title, sex, .. } = person;
        Self { name, federation, title, sex, born, ratings }
    }

    /// The differences from the entry, each with the entry's value.
    pub(crate) fn differs_from(&self, person: &Person) -> Vec<(String, EntryFault)> {
        let mut differs = Vec::new();
        let words = |name: &str| -> Vec<String> {
            fold_name(name).split_whitespace().map(str::to_owned).collect()
        };
        let (ours, theirs) = (words(&person.listed_name()), words(&self.name));
        if !ours.iter().any(|word| theirs.contains(word)) {
            differs
                .push((person.listed_name(), EntryFault::ListedName { listed: self.name.clone() }));
        }
        match (person.born, self.born) {
            (Some(born), Some(listed)) if born.year != listed => {
                differs.push((born.year.to_string(), EntryFault::ListedBirth { listed }));
            }
            _ => {}
        }
        differs
    }

    /// Fills what the entry lacks.
    pub(crate) fn complete(&self, entry: &mut Entry) {
        let Entry { person, ratings, .. } = entry;
        let text = |ours: &mut Option<String>, theirs: &Option<String>| {
            if ours.is_none() {
                ours.clone_from(theirs);
            }
        };
        text(&mut person.federation, &self.federation);
        text(&mut person.title, &self.title);
        person.sex = person.sex.or(self.sex);
        person.born = person.born.or(self.born.map(BirthDate::year));
        ratings.standard = ratings.standard.or(self.ratings.standard);
        ratings.rapid = ratings.rapid.or(self.ratings.rapid);
        ratings.blitz = ratings.blitz.or(self.ratings.blitz);
        ratings.national = ratings.national.or(self.ratings.national);
    }
}
