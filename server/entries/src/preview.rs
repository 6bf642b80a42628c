//! The entries that a list would make, before anything is entered.

use crate::duplicate::{self, Duplicate};
use crate::entry::Entry;
use crate::fault::{EntryFault, Fault};
use crate::field::Field;
use crate::matching::Matching;
use crate::person::Person;
use crate::table::{Cell, Row, Table, letters};
use crate::value::{self, SexLetters};
use court_protocol::{Plain, PlayerId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The event's data that limit its entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// The year in which the event begins.
    pub year: u16,
    /// The number of rounds, if it is fixed.
    pub rounds: Option<u8>,
}

/// The entries that a list proposes, with all that is wrong in it. The caller enters all of
/// them, or none.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preview {
    /// The file's name, for messages.
    pub file: String,
    /// The columns with their meanings.
    pub matching: Matching,
    /// The proposed entries; a value with a fault is left out.
    pub entries: Vec<Entry>,
    /// Every fault and doubt, in the order of the lines.
    pub faults: Vec<Fault>,
    /// Every entry that seems to be there already.
    pub duplicates: Vec<Duplicate>,
}

impl Preview {
    /// True if nothing in the list has to be put right. Doubts and duplicates are for a person.
    pub fn is_sound(&self) -> bool {
        self.faults.iter().all(|fault| fault.fault.is_doubt())
    }
}

/// The preview of a sheet.
pub(crate) fn of_table(
    file: &str,
    table: &Table,
    matching: &Matching,
    terms: Terms,
    known: &BTreeMap<PlayerId, Person>,
) -> Preview {
    let (entries, faults) = entries_of(table, matching, terms);
    of_entries(file, entries, faults, matching.clone(), known)
}

/// The entries of a sheet, and every fault and doubt in it.
pub(crate) fn entries_of(
    table: &Table,
    matching: &Matching,
    terms: Terms,
) -> (Vec<Entry>, Vec<Fault>) {
    let mut reading = Reading { table, matching, terms, faults: Vec::new(), entries: Vec::new() };
    reading.check_columns();
    if reading.faults.is_empty() {
        let first = matching.headings.map_or(0, |line| {
            table.rows.iter().position(|row| row.line > line).unwrap_or(table.rows.len())
        });
        reading.rows(&table.rows[first..]);
    }
    (reading.entries, reading.faults)
}

/// The preview of entries that a report file has.
pub(crate) fn of_entries(
    file: &str,
    entries: Vec<Entry>,
    mut faults: Vec<Fault>,
    matching: Matching,
    known: &BTreeMap<PlayerId, Person>,
) -> Preview {
    // a report file has its texts as they are
    faults.extend(entries.iter().filter_map(unreadable));
    if entries.is_empty() && faults.is_empty() {
        faults.push(Fault::of_file(EntryFault::NoEntries));
    }
    let duplicates = duplicate::find(&entries, known);
    Preview { file: file.to_owned(), matching, entries, faults, duplicates }
}

/// The fault of an entry with a text that no list or screen can show.
fn unreadable(entry: &Entry) -> Option<Fault> {
    let (_, fault) = entry.person.fault(&Person::default())?;
    let found = Some(entry.person.clone().readable().listed_name());
    Some(Fault { found, ..Fault::of_line(entry.line, fault.into()) })
}

struct Reading<'a> {
    table: &'a Table,
    matching: &'a Matching,
    terms: Terms,
    faults: Vec<Fault>,
    entries: Vec<Entry>,
}

/// The notation of dates and sexes in the columns of a list.
struct Ways {
    month_first: bool,
    sex_letters: SexLetters,
}

impl Reading<'_> {
    fn check_columns(&mut self) {
        let fields = || self.matching.columns.iter().filter_map(|column| column.field);
        let mut seen = Vec::new();
        for (at, column) in self.matching.columns.iter().enumerate() {
            let Some(field) = column.field.filter(|field| *field != Field::Note) else { continue };
            if seen.contains(&field) {
                let heading = Some(column.heading.clone()).filter(|heading| !heading.is_empty());
                let fault = Fault::of_file(EntryFault::FieldTwice { field });
                let column = Some(letters(at));
                self.faults.push(Fault { line: self.matching.headings, column, heading, ..fault });
            }
            seen.push(field);
        }
        if !fields().any(Field::is_name) {
            let none = fields().next().is_none();
            let fault = if none { EntryFault::NoHeadings } else { EntryFault::NoName };
            self.faults.push(Fault { line: self.matching.headings, ..Fault::of_file(fault) });
        }
    }

    fn rows(&mut self, rows: &[Row]) {
        let cells_of = |field| {
            let at = self.matching.columns.iter().position(|column| column.field == Some(field));
            at.into_iter().flat_map(|at| rows.iter().map(move |row| row.cell(at)))
        };
        let born: Vec<&Cell> = cells_of(Field::Born).collect();
        let ways = Ways {
            month_first: value::is_month_first(&born, self.terms.year),
            sex_letters: SexLetters::of(cells_of(Field::Sex)),
        };
        if ways.month_first {
            let born =
                |(_, column): &(usize, &crate::matching::Column)| column.field == Some(Field::Born);
            if let Some((at, _)) = self.matching.columns.iter().enumerate().find(born) {
                let line = self.matching.headings.or(rows.first().map(|row| row.line));
                self.add(line, at, None, EntryFault::MonthFirst);
            }
        }
        for row in rows.iter().filter(|row| !row.is_empty()) {
            self.row(row, &ways);
        }
    }

    fn row(&mut self, row: &Row, ways: &Ways) {
        let columns = self.matching.columns.len();
        if self.matching.headings.is_some() && self.is_too_long(row, columns) {
            return; // its cells are not below their headings
        }
        let mut entry = Entry { line: row.line, ..Entry::default() };
        let mut notes = Vec::new();
        let (mut is_used, mut is_named) = (false, false);
        for at in 0..columns {
            let Some(field) = self.matching.columns[at].field else { continue };
            let cell = row.cell(at);
            let is_name = field.is_name() || field == Field::GivenNames;
            let says_nothing = !is_name && field != Field::Note && value::is_nothing(cell);
            if cell.is_empty() || says_nothing {
                continue;
            }
            is_used = true;
            is_named |= is_name;
            let read = match (cell, field) {
                (Cell::Failed(_), _) => Err(EntryFault::FailedFormula),
                (_, Field::Note) => value::line(Field::Note, cell)
                    .map(|note| notes.push(self.with_heading(at, note))),
                _ => put(&mut entry, field, cell, ways, self.terms),
            };
            if let Err(fault) = read {
                self.add(Some(row.line), at, Some(cell), fault);
            }
        }
        entry.note = Some(notes.join("; ")).filter(|note| !note.is_empty());
        let has_name = !(entry.person.family.is_empty() && entry.person.given.is_empty());
        if has_name {
            self.entries.push(entry);
        } else if is_used && !is_named {
            let found: Vec<String> = row.cells.iter().map(Cell::shown).collect();
            let found = found.join(" ").trim().chars().take(60).collect();
            let fault = Fault::of_line(row.line, EntryFault::NameMissing);
            self.faults.push(Fault { found: Some(found), ..fault });
        }
    }

    /// Several columns of notes are told apart by their headings.
    fn with_heading(&self, at: usize, note: String) -> String {
        let columns = &self.matching.columns;
        let several = columns.iter().filter(|column| column.field == Some(Field::Note)).count() > 1;
        let heading = &columns[at].heading;
        if several && !heading.is_empty() { format!("{heading}: {note}") } else { note }
    }

    /// True for a row that has more than its headings say; a shorter one is a doubt.
    fn is_too_long(&mut self, row: &Row, columns: usize) -> bool {
        let is_longer = row.width() > columns;
        if is_longer {
            let fault = EntryFault::RowTooLong { columns };
            self.add(Some(row.line), columns, Some(row.cell(columns)), fault);
        } else if row.cells.len() < columns && self.table.counts_cells {
            let fault = Fault::of_line(row.line, EntryFault::RowTooShort { columns });
            self.faults.push(Fault { found: Some(row.cells.len().to_string()), ..fault });
        }
        is_longer
    }

    fn add(&mut self, line: Option<usize>, at: usize, cell: Option<&Cell>, fault: EntryFault) {
        let heading = self.matching.columns.get(at).map(|column| column.heading.clone());
        self.faults.push(Fault {
            line,
            column: Some(letters(at)),
            heading: heading.filter(|heading| !heading.is_empty()),
            found: cell.map(|cell| Plain(&cell.shown()).to_string().chars().take(80).collect()),
            fault,
        });
    }
}

/// Puts a value into an entry.
fn put(
    entry: &mut Entry,
    field: Field,
    cell: &Cell,
    ways: &Ways,
    terms: Terms,
) -> Result<(), EntryFault> {
    let Entry { person, ratings, .. } = entry;
    let rated = |rating: &mut Option<u16>| value::rating(cell).map(|value| *rating = Some(value));
    let text =
        |text: &mut Option<String>| value::line(field, cell).map(|value| *text = Some(value));
    match field {
        Field::Surname => person.family = value::line(field, cell)?,
        Field::GivenNames => person.given = value::line(field, cell)?,
        Field::SurnameFirst | Field::GivenFirst => {
            let name = value::line(field, cell)?;
            (person.family, person.given) = value::divide(&name, field == Field::SurnameFirst);
        }
        Field::FideId => person.fide_id = value::fide_id(cell)?,
        Field::NationalId => text(&mut person.national_id)?,
        Field::Federation => {
            let code = value::federation(&cell.shown()).ok_or(EntryFault::Federation)?;
            person.federation = Some(code.to_owned());
        }
        Field::Club => text(&mut person.club)?,
        Field::Team => text(&mut person.team)?,
        Field::Born => person.born = Some(value::birth(cell, ways.month_first, terms.year)?),
        Field::Sex => person.sex = value::sex(cell, ways.sex_letters)?,
        Field::Title => person.title = Some(value::title(cell)?.to_owned()),
        Field::RatingStandard => rated(&mut ratings.standard)?,
        Field::RatingRapid => rated(&mut ratings.rapid)?,
        Field::RatingBlitz => rated(&mut ratings.blitz)?,
        Field::RatingNational => rated(&mut ratings.national)?,
        Field::Category => text(&mut entry.category)?,
        Field::Email => {
            text(&mut person.email)?;
            let is_email = person.email.as_deref().is_some_and(value::is_email);
            return if is_email { Ok(()) } else { Err(EntryFault::Email) };
        }
        Field::Phone => {
            text(&mut person.phone)?;
            return value::phone(person.phone.as_deref().unwrap_or_default());
        }
        Field::Handle => text(&mut person.handle)?,
        Field::Byes => entry.byes = value::byes(cell, terms.rounds)?,
        Field::Note => unreachable!("notes are joined by the row"),
    }
    Ok(())
}
