//! Which column has what: proposed by the headings and the cells, changed on screen, remembered for
//! the next list of the same organiser.

use crate::field::Field;
use crate::fold::fold;
use crate::headings::{contained, exact};
use crate::table::{Cell, Row, Table, letters};
use crate::value::{is_email, rating};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Headings come within the first rows; a title and a date may stand above them.
const ROWS_WITH_HEADINGS: usize = 20;
/// Rows that show what a column has.
const SAMPLE_ROWS: usize = 50;
/// Cells that a screen shows of a column.
const SAMPLES: usize = 3;

/// The certainty of a column's meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Confidence {
    /// Nothing speaks for a meaning.
    Unknown,
    /// The cells look so.
    Guessed,
    /// The heading contains known words.
    Likely,
    /// The heading is a known one.
    Certain,
    /// The organiser matched this heading before.
    Remembered,
    /// The organiser says so.
    Told,
}

/// A column with its meaning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Column {
    /// `C` as in a spreadsheet.
    pub letters: String,
    /// The heading, empty if there is none.
    pub heading: String,
    /// The first cells that hold something, for the screen.
    #[serde(default)]
    pub samples: Vec<String>,
    /// The meaning; `None` for a column that is left out.
    pub field: Option<Field>,
    pub confidence: Confidence,
}

/// The columns of a sheet with their meanings.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Matching {
    /// The sheet, from 0.
    pub sheet: usize,
    /// The line of the headings; `None` if the players begin in the first row.
    pub headings: Option<usize>,
    /// Every column from the left.
    pub columns: Vec<Column>,
}

impl Matching {
    /// Says what a column has, or that it is left out.
    pub fn tell(&mut self, column: usize, field: Option<Field>) {
        if let Some(column) = self.columns.get_mut(column) {
            (column.field, column.confidence) = (field, Confidence::Told);
        }
    }

    /// Proposes the meaning of each column of the sheet `sheet`.
    pub(crate) fn of(sheet: usize, table: &Table, remembered: &Remembered) -> Self {
        let headings = headings_of(table, remembered);
        let body: &[Row] = headings.map_or(&table.rows[..], |at| &table.rows[at + 1..]);
        let body = &body[..body.len().min(SAMPLE_ROWS)];
        // a text has as many columns as headings; a sheet may have some without
        let counted = headings.filter(|_| table.counts_cells).map(|at| table.rows[at].cells.len());
        let widest = || table.rows.iter().map(Row::width).max().unwrap_or_default();
        let width = counted.unwrap_or_else(widest);
        let column = |at: usize| {
            let heading = headings.map_or_else(String::new, |row| table.rows[row].cell(at).shown());
            let cells = || body.iter().map(move |row| row.cell(at)).filter(|cell| !cell.is_empty());
            let (field, confidence) = match meaning(&heading, remembered) {
                Some((Some(Field::SurnameFirst), Confidence::Certain)) if is_plain(&heading) => {
                    order_of(cells())
                }
                Some(meaning) => meaning,
                None => guess(cells(), heading.is_empty()),
            };
            let samples = cells().map(Cell::shown).take(SAMPLES).collect();
            Column { letters: letters(at), heading, samples, field, confidence }
        };
        let mut columns: Vec<Column> = (0..width).map(column).collect();
        settle_names(&mut columns);
        once_each(&mut columns);
        Self { sheet, headings: headings.map(|at| table.rows[at].line), columns }
    }
}

/// The headings that an organiser has matched, to be kept for the next list.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Remembered(BTreeMap<String, Option<Field>>);

impl Remembered {
    /// Keeps what the organiser said about the headings of a list.
    pub fn remember(&mut self, matching: &Matching) {
        let told = matching.columns.iter().filter(|column| {
            matches!(column.confidence, Confidence::Told | Confidence::Remembered)
        });
        for column in told {
            let heading = fold(&column.heading);
            if !heading.is_empty() {
                self.0.insert(heading, column.field);
            }
        }
    }
}

/// The meaning of a heading, with its certainty.
fn meaning(heading: &str, remembered: &Remembered) -> Option<(Option<Field>, Confidence)> {
    let kept = remembered.0.get(&fold(heading)).map(|field| (*field, Confidence::Remembered));
    kept.or_else(|| exact(heading).map(|field| (field, Confidence::Certain)))
        .or_else(|| contained(heading).map(|field| (field, Confidence::Likely)))
}

/// The row with the most known headings, at least one of them a name or two of anything.
fn headings_of(table: &Table, remembered: &Remembered) -> Option<usize> {
    let known = |row: &Row| {
        let cells = row.cells.iter().filter_map(|cell| match cell {
            Cell::Text(text) => meaning(text, remembered),
            _ => None,
        });
        let (mut score, mut names) = (0, 0);
        for (field, confidence) in cells {
            score += if confidence >= Confidence::Certain { 2 } else { 1 };
            names += usize::from(field.is_some_and(Field::is_name));
        }
        (score, names)
    };
    let rows = table.rows.iter().take(ROWS_WITH_HEADINGS).map(known).enumerate();
    let rows = rows.filter(|(_, (score, names))| *score > 2 || (*score == 2 && *names > 0));
    rows.rev().max_by_key(|(_, (score, _))| *score).map(|(at, _)| at)
}

/// True for headings that say *name* and not in which order.
fn is_plain(heading: &str) -> bool {
    contained(heading).flatten() != Some(Field::SurnameFirst)
}

/// The order of whole names: family name first if commas or capitals divide them so.
fn order_of<'a>(cells: impl Iterator<Item = &'a Cell>) -> (Option<Field>, Confidence) {
    let names: Vec<String> = cells.map(Cell::shown).collect();
    let commas = names.iter().filter(|name| name.contains(',')).count();
    if commas * 2 >= names.len() {
        (Some(Field::SurnameFirst), Confidence::Certain)
    } else {
        (Some(Field::GivenFirst), Confidence::Likely)
    }
}

/// The meaning that the cells suggest. Under an unknown heading only an address for mail is unmistakable.
fn guess<'a>(
    cells: impl Iterator<Item = &'a Cell>,
    has_no_heading: bool,
) -> (Option<Field>, Confidence) {
    let cells: Vec<&Cell> = cells.collect();
    let most = |is: &dyn Fn(&str) -> bool| {
        let such = cells.iter().filter(|cell| is(&cell.shown())).count();
        !cells.is_empty() && such * 5 >= cells.len() * 4
    };
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then_some(text.len());
    let is_name = |text: &str| {
        !text.contains(|sign: char| sign.is_ascii_digit() || sign == '@')
            && text.split([' ', ',']).filter(|word| !word.is_empty()).count() >= 2
    };
    let is_rating = |text: &str| rating(&Cell::text(text)).is_ok_and(|rating| rating >= 800);
    let field = if most(&is_email) {
        Some(Field::Email)
    } else if !has_no_heading {
        None
    } else if most(&|text| text.contains(',') && is_name(text)) {
        Some(Field::SurnameFirst)
    } else if most(&is_name) {
        Some(Field::GivenFirst)
    } else if most(&|text| digits(text).is_some_and(|digits| (5..=9).contains(&digits))) {
        Some(Field::FideId)
    } else if most(&|text| digits(text) == Some(4) && ("1920".."2030").contains(&text)) {
        Some(Field::Born)
    } else if most(&|text| digits(text) == Some(4) && is_rating(text)) {
        Some(Field::RatingStandard)
    } else {
        None
    };
    (field, if field.is_some() { Confidence::Guessed } else { Confidence::Unknown })
}

/// *Name* beside *first name* is the family name; a family name alone that holds several words is
/// the whole name.
fn settle_names(columns: &mut [Column]) {
    let place = |columns: &[Column], field| {
        let of = |column: &Column| column.field == Some(field);
        columns.iter().position(of)
    };
    let whole = |columns: &[Column]| {
        place(columns, Field::SurnameFirst).or_else(|| place(columns, Field::GivenFirst))
    };
    let is_open = |column: &Column| column.confidence < Confidence::Remembered;
    let (surname, given) = (place(columns, Field::Surname), place(columns, Field::GivenNames));
    match (surname, given, whole(columns)) {
        (None, Some(_), Some(whole)) if is_open(&columns[whole]) => {
            columns[whole].field = Some(Field::Surname);
        }
        (Some(_), Some(_), Some(whole)) if is_open(&columns[whole]) => columns[whole].field = None,
        (Some(only), None, None) | (None, Some(only), None) if is_open(&columns[only]) => {
            let samples = &columns[only].samples;
            let words = samples.iter().filter(|name| name.contains([' ', ','])).count();
            if !samples.is_empty() && words * 2 >= samples.len() {
                let is_surname = columns[only].field == Some(Field::Surname);
                let whole = if is_surname { Field::SurnameFirst } else { Field::GivenFirst };
                (columns[only].field, columns[only].confidence) =
                    (Some(whole), Confidence::Guessed);
            }
        }
        _ => {}
    }
}

/// Leaves each field to the column of which it is most sure, the leftmost of several.
fn once_each(columns: &mut [Column]) {
    let mut order: Vec<usize> = (0..columns.len()).collect();
    order.sort_by_key(|&at| (std::cmp::Reverse(columns[at].confidence), at));
    let mut taken = Vec::new();
    for at in order {
        let Some(field) = columns[at].field.filter(|field| *field != Field::Note) else { continue };
        if taken.contains(&field) {
            (columns[at].field, columns[at].confidence) = (None, Confidence::Unknown);
        } else {
            taken.push(field);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rows: &[&[&str]]) -> Table {
        let row = |(at, cells): (usize, &&[&str])| Row {
            line: at + 1,
            cells: cells.iter().map(|cell| Cell::text(cell)).collect(),
        };
        Table {
            name: String::new(),
            counts_cells: false,
            rows: rows.iter().enumerate().map(row).collect(),
        }
    }

    fn fields(rows: &[&[&str]]) -> Vec<Option<Field>> {
        let matching = Matching::of(0, &table(rows), &Remembered::default());
        matching.columns.into_iter().map(|column| column.field).collect()
    }

    #[test]
    fn headings_may_stand_below_a_title() {
        let rows: [&[&str]; 4] =
            [&["Spring Open 2026"], &[], &["No.", "Name", "Elo"], &["1", "Polgár, Judit", "2675"]];
        let matching = Matching::of(0, &table(&rows), &Remembered::default());
        assert_eq!(matching.headings, Some(3));
        let fields: Vec<_> = matching.columns.iter().map(|column| column.field).collect();
        assert_eq!(fields, [None, Some(Field::SurnameFirst), Some(Field::RatingStandard)]);
    }

    #[test]
    fn a_name_beside_a_first_name_is_the_family_name() {
        let two = fields(&[&["Name", "Vorname"], &["Polgár", "Judit"]]);
        assert_eq!(two, [Some(Field::Surname), Some(Field::GivenNames)]);
        assert_eq!(
            fields(&[&["Nom", "Elo"], &["Polgár Judit", "2675"]])[0],
            Some(Field::SurnameFirst)
        );
        assert_eq!(
            fields(&[&["Name", "Elo"], &["Judit Polgár", "2675"]])[0],
            Some(Field::GivenFirst)
        );
    }

    #[test]
    fn a_list_without_headings_is_guessed_from_its_cells() {
        let rows: [&[&str]; 2] = [
            &["Polgár, Judit", "700070", "2675", "1976", "judit@example.org"],
            &["Hou, Yifan", "8602980", "2650", "1994", "yifan@example.org"],
        ];
        let expected =
            [Field::SurnameFirst, Field::FideId, Field::RatingStandard, Field::Born, Field::Email];
        assert_eq!(fields(&rows), expected.map(Some));
    }

    #[test]
    fn what_the_organiser_says_is_remembered_for_the_next_list() {
        let rows: [&[&str]; 2] = [&["Name", "T-Shirt", "Elo"], &["Polgár, Judit", "M", "2675"]];
        let mut remembered = Remembered::default();
        let mut matching = Matching::of(0, &table(&rows), &remembered);
        matching.tell(1, Some(Field::Note));
        matching.tell(2, Some(Field::RatingNational));
        remembered.remember(&matching);
        let kept = serde_json::to_string(&remembered).expect("plain data");
        assert_eq!(kept, r#"{"elo":"rating_national","t shirt":"note"}"#);
        let next = Matching::of(0, &table(&rows), &serde_json::from_str(&kept).expect("as kept"));
        assert_eq!(next.columns[1].field, Some(Field::Note));
        assert_eq!(next.columns[2].field, Some(Field::RatingNational));
        assert_eq!(next.columns[2].confidence, Confidence::Remembered);
    }

    #[test]
    fn of_two_columns_with_the_same_the_surer_one_has_it() {
        let rows: [&[&str]; 2] =
            [&["Your FIDE rating, please", "Elo", "Name"], &["2600", "2675", "Polgár, Judit"]];
        assert_eq!(fields(&rows)[..2], [None, Some(Field::RatingStandard)]);
    }
}
