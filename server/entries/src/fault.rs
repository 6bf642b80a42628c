//! The faults of an entry list: a stable code with its arguments, and its place.
//!
//! The words for people are the messages `entry-fault-…` in `protocol/messages`.

use crate::field::Field;
use court_protocol::{Message, TextFault};
use serde::{Deserialize, Serialize};

/// A fault at a place of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FileFault"))]
pub struct Fault {
    /// The line of a text or the row of a sheet, from 1; `None` for the file as a whole.
    pub line: Option<usize>,
    /// The column: `C` as in a spreadsheet, or `5-8` for the signs of a line of fixed width.
    pub column: Option<String>,
    /// The heading of the column.
    pub heading: Option<String>,
    /// The text found there.
    pub found: Option<String>,
    /// The kind of fault, with the arguments of its message.
    pub fault: EntryFault,
}

impl Fault {
    /// A fault of the file as a whole.
    pub(crate) fn of_file(fault: EntryFault) -> Self {
        Self { line: None, column: None, heading: None, found: None, fault }
    }

    /// A fault of a line as a whole.
    pub(crate) fn of_line(line: usize, fault: EntryFault) -> Self {
        Self { line: Some(line), ..Self::of_file(fault) }
    }

    /// The sentence for a person: the place, what stands there and what was expected.
    pub fn message(&self, file: &str) -> Message {
        let Self { line, column, heading, found, fault } = self;
        let message = Message::of("entry-fault", fault).with("file", &file);
        let message = message.with("line", line).with("column", column).with("heading", heading);
        // the fault of a record has its own
        found.iter().fold(message, |message, found| message.with("found", found))
    }
}

/// A fault or a doubt. A *fault* has to be put right before the list can be entered; a *doubt* is for a
/// person to look at ([`EntryFault::is_doubt`]).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EntryFault {
    /// There is nothing in the file.
    Empty,
    /// The file is longer than any entry list.
    TooLong {
        /// The limit in MB.
        limit: usize,
    },
    /// The table has more rows than any entry list.
    TooManyRows {
        limit: usize,
    },
    /// The table has more columns than any entry list.
    TooManyColumns {
        limit: usize,
    },
    /// The file is neither text nor a spreadsheet.
    UnknownFormat,
    Damaged,
    /// A password protects the spreadsheet.
    Protected,
    /// A spreadsheet of Excel 97 to 2003.
    OldSpreadsheet,
    /// The spreadsheet has no such sheet.
    NoSuchSheet,
    /// A quotation mark is never closed.
    OpenQuotation,
    /// The XML ends too early or is no XML.
    BrokenXml,
    /// A record of a report file, as `referee_tournament::trf` reads it.
    Record {
        /// The text found there.
        found: Box<Message>,
        /// The text expected there.
        expected: Box<Message>,
    },
    /// The first line of a rating list of fixed width has no headings.
    NoListHeadings,
    /// No row has headings that are known: the columns are to be named by hand.
    NoHeadings,
    /// No column has the players' names.
    NoName,
    /// Two columns have the same meaning.
    FieldTwice {
        /// The meaning that both columns have.
        field: Field,
    },
    /// There is no player below the headings.
    NoEntries,
    /// A row has more cells than the row of headings.
    RowTooLong {
        columns: usize,
    },
    /// A row has fewer cells than the row of headings; the rest is taken as empty.
    RowTooShort {
        columns: usize,
    },
    /// A row has data and no name.
    NameMissing,
    /// A text holds a character that nobody sees.
    UnseenCharacter {
        /// The character's number, such as `U+202E`.
        character: String,
    },
    /// A text is longer than a list can show.
    TextTooLong {
        /// The limit in characters.
        limit: usize,
    },
    /// A formula of the spreadsheet failed.
    FailedFormula,
    /// No number of FIDE.
    FideId,
    Rating {
        least: u16,
        most: u16,
    },
    /// The rating is 0, which is taken as unrated.
    ZeroRating,
    NoDate,
    /// A day that no calendar has.
    NoSuchDay,
    /// A year in which no player of the event was born.
    BirthYear {
        first: u16,
        last: u16,
    },
    /// The dates of this column have the month first.
    MonthFirst,
    Sex,
    Title,
    Federation,
    Email,
    Phone,
    Byes,
    /// A bye in a round that the event does not have.
    NoSuchRound {
        rounds: u8,
    },
    /// No category of the event.
    Category {
        /// The categories of the event; `None` if it takes any.
        played: Option<String>,
    },
    /// The rating list does not have this FIDE id.
    NotListed,
    /// The rating list has another name for this FIDE id.
    ListedName {
        /// The name in the list.
        listed: String,
    },
    /// The rating list has another year of birth for this FIDE id.
    ListedBirth {
        /// The year in the list.
        listed: u16,
    },
}

impl EntryFault {
    /// True if the list may be entered all the same once a person has looked at it.
    pub fn is_doubt(&self) -> bool {
        matches!(
            self,
            Self::RowTooShort { .. }
                | Self::ZeroRating
                | Self::MonthFirst
                | Self::Email
                | Self::Phone
                | Self::NotListed
                | Self::ListedName { .. }
                | Self::ListedBirth { .. }
        )
    }
}

impl From<TextFault> for EntryFault {
    fn from(fault: TextFault) -> Self {
        match fault {
            TextFault::TooLong { max } => Self::TextTooLong { limit: max as usize },
            TextFault::Blank => Self::NameMissing,
            TextFault::Unseen { unseen } => {
                Self::UnseenCharacter { character: format!("U+{:04X}", u32::from(unseen)) }
            }
        }
    }
}
