//! Files, recognised by their bytes.

use crate::encoding::{self, Encoding};
use crate::entry::Entry;
use crate::fault::{EntryFault, Fault};
use crate::matching::{Matching, Remembered};
use crate::person::Person;
use crate::preview::{self, Preview, Terms};
use crate::table::{MAX_LINES, MAX_ROWS, Table};
use crate::{delimited, rating_list, report_file, workbook};
use court_protocol::PlayerId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest file. An entry list has a thousandth of it; a federation's rating list is shorter, too.
pub const MAX_BYTES: usize = 32_000_000;
/// The first bytes of files of Excel 97 to 2003, and of spreadsheets with a password.
const COMPOUND_FILE: &[u8] = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";

/// The kind of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FileFormat"))]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// A spreadsheet.
    Spreadsheet,
    /// Text with cells separated by a sign.
    Delimited {
        /// The sign.
        separator: char,
        /// The character set of the text.
        encoding: Encoding,
    },
    /// A report file, TRF16 or TRF26.
    Report,
    /// FIDE's rating list, as text of fixed width or as XML.
    RatingList,
}

/// A file that has been read, with its sheets or its players.
#[derive(Debug, Clone, PartialEq)]
pub struct EntryFile {
    name: String,
    format: Format,
    content: Content,
}

#[derive(Debug, Clone, PartialEq)]
enum Content {
    Tables(Vec<Table>),
    Entries(Vec<Entry>),
}

/// The fault of a text that has more lines than any upload, or of a report file with more players:
/// counted before anything is read.
pub fn too_many_rows(text: &[u8]) -> Option<Fault> {
    let mut lines = text.split(|byte| matches!(byte, b'\n' | b'\r'));
    let is_long = lines.clone().nth(MAX_LINES).is_some();
    let players = lines.by_ref().filter(|line| line.starts_with(b"001 "));
    let fault = EntryFault::TooManyRows { limit: MAX_ROWS };
    (is_long || players.count() > MAX_ROWS).then(|| Fault::of_file(fault))
}

impl EntryFile {
    /// Reads a file; `name` is for messages.
    ///
    /// # Errors
    /// Every fault that keeps the file from being read: one, or all of a report file.
    pub fn read(name: &str, bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let one = |fault| vec![fault];
        let of_file = |fault| vec![Fault::of_file(fault)];
        if bytes.len() > MAX_BYTES {
            return Err(of_file(EntryFault::TooLong { limit: MAX_BYTES / 1_000_000 }));
        }
        let file = |format, content| Self { name: name.to_owned(), format, content };
        if bytes.starts_with(b"PK") {
            let kind = workbook::kind(bytes).ok_or_else(|| of_file(EntryFault::UnknownFormat))?;
            let tables = workbook::read(kind, bytes).map_err(one)?;
            return Ok(file(Format::Spreadsheet, Content::Tables(tables)));
        }
        if bytes.starts_with(COMPOUND_FILE) {
            return Err(of_file(workbook::of_compound_file(bytes)));
        }
        let (text, encoding) =
            encoding::decode(bytes).ok_or_else(|| of_file(EntryFault::UnknownFormat))?;
        if text.trim().is_empty() {
            return Err(of_file(EntryFault::Empty));
        }
        let is_xml = rating_list::is_xml(&text);
        if let Some(fault) = too_many_rows(text.as_bytes()).filter(|_| !is_xml) {
            return Err(one(fault));
        }
        if is_xml || rating_list::is_fixed(&text) {
            let table = rating_list::table(&text, is_xml).map_err(one)?;
            return Ok(file(Format::RatingList, Content::Tables(vec![table])));
        }
        if report_file::is_report(&text) {
            let entries = report_file::read(&text)?;
            return Ok(file(Format::Report, Content::Entries(entries)));
        }
        if text.starts_with("%PDF") || text.trim_start().starts_with('<') {
            return Err(of_file(EntryFault::UnknownFormat));
        }
        let (table, separator) = delimited::read(&text).map_err(one)?;
        let format = Format::Delimited { separator, encoding };
        Ok(file(format, Content::Tables(vec![table])))
    }

    /// The kind of file.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The names of the sheets; one without a name for a text, none for a report file.
    pub fn sheets(&self) -> impl Iterator<Item = &str> {
        self.tables().iter().map(|table| table.name.as_str())
    }

    fn tables(&self) -> &[Table] {
        match &self.content {
            Content::Tables(tables) => tables,
            Content::Entries(_) => &[],
        }
    }

    /// Proposes which column has what, in the sheet whose headings are best known. A report file has
    /// no columns to match.
    pub fn matching(&self, remembered: &Remembered) -> Matching {
        let matchings = self.tables().iter().enumerate();
        let matchings = matchings.map(|(at, table)| Matching::of(at, table, remembered));
        let known = |matching: &Matching| {
            matching.columns.iter().filter(|column| column.field.is_some()).count()
        };
        matchings.rev().max_by_key(known).unwrap_or_default()
    }

    /// The same for another sheet, from 0; `None` if the file has no such sheet.
    pub fn matching_of(&self, sheet: usize, remembered: &Remembered) -> Option<Matching> {
        self.tables().get(sheet).map(|table| Matching::of(sheet, table, remembered))
    }

    /// The entries that the file would make. `known` are the persons of the register or of the event, of whom
    /// nobody is to be entered again.
    pub fn preview(
        &self,
        matching: &Matching,
        terms: Terms,
        known: &BTreeMap<PlayerId, Person>,
    ) -> Preview {
        match &self.content {
            Content::Entries(entries) => {
                let entries = entries.clone();
                preview::of_entries(&self.name, entries, Vec::new(), Matching::default(), known)
            }
            Content::Tables(tables) => {
                if let Some(table) = tables.get(matching.sheet) {
                    return preview::of_table(&self.name, table, matching, terms, known);
                }
                let faults = vec![Fault::of_file(EntryFault::NoSuchSheet)];
                preview::of_entries(&self.name, Vec::new(), faults, matching.clone(), known)
            }
        }
    }
}
