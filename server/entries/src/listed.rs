//! Players of a rating list, to complete the entries of another list.

use crate::entry::{Entry, Ratings};
use crate::fault::EntryFault;
use crate::field::Field;
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
    pub sex: Option<Sex>,
    /// The year of birth.
    pub born: Option<u16>,
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
        let Entry { person, ratings, listed, .. } = entry;
        let mut fill = Fill(listed);
        fill.with(Field::Federation, &mut person.federation, self.federation.clone());
        fill.with(Field::Title, &mut person.title, self.title.clone());
        fill.with(Field::Sex, &mut person.sex, self.sex);
        fill.with(Field::Born, &mut person.born, self.born.map(BirthDate::year));
        fill.with(Field::RatingStandard, &mut ratings.standard, self.ratings.standard);
        fill.with(Field::RatingRapid, &mut ratings.rapid, self.ratings.rapid);
        fill.with(Field::RatingBlitz, &mut ratings.blitz, self.ratings.blitz);
    }
}

/// Notes the data that are filled.
struct Fill<'a>(&'a mut Vec<Field>);

impl Fill<'_> {
    fn with<T>(&mut self, field: Field, ours: &mut Option<T>, theirs: Option<T>) {
        if ours.is_none() && theirs.is_some() {
            *ours = theirs;
            self.0.push(field);
        }
    }
}
