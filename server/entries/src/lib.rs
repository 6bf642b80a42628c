//! Entry lists from what people have, and the register of persons and clubs. Bytes come in, rows and
//! faults go out: no files, no clock, no words for people.
//!
//! ```
//! use referee_entries::{EntryFile, Remembered, Terms};
//! use std::collections::BTreeMap;
//!
//! let bytes = "Nachname;Vorname;Geburtsdatum;Elo\nPolgár;Judit;23.07.1976;2675\nHou;Yifan;31.02.1994;2650\n";
//! let list = EntryFile::read("list.csv", bytes.as_bytes()).expect("a table");
//! let matching = list.matching(&Remembered::default());
//! let preview = list.preview(&matching, Terms { year: 2026, rounds: Some(7) }, &BTreeMap::new());
//! assert_eq!(preview.entries[0].person.listed_name(), "Polgár, Judit");
//! assert_eq!(preview.entries[0].ratings.standard, Some(2675));
//!
//! let fault = &preview.faults[0];
//! assert_eq!((fault.line, fault.column.as_deref()), (Some(3), Some("C")));
//! let words = referee_messages::Words::english();
//! assert_eq!(
//!     words.say(&fault.message("list.csv")),
//!     "list.csv, line 3, column C (Geburtsdatum): 31.02.1994 is no day of the calendar"
//! );
//! ```
//!
//! # From a file to entries
//!
//! 1. [`EntryFile::read`] recognises the kind of file by its bytes, never by its name.
//! 2. [`EntryFile::matching`] proposes the meaning of each column, by the headings in five languages, by
//!    what the organiser said before ([`Remembered`]) and by the cells. A person may change it.
//! 3. [`EntryFile::preview`] reads every row, and returns the entries with every fault, every doubt
//!    and every duplicate. It enters nothing: the caller enters all of them, or none.
//! 4. [`Preview::complete`] fills what the list lacks from FIDE's rating list ([`PlayerList`]).
//! 5. [`Fault::message`] words a fault. The server sends these messages with the preview of an import
//!    (`server/src/imports.rs`), and the organiser's page shows them.
//!
//! # Design
//!
//! * A fault has a stable code, arguments and a place. Its words are the messages `entry-fault-…`.
//! * Nothing is guessed in silence: a column read with the month first is a doubt, and so is a 0 that
//!   stands for *unrated*.
//! * A spreadsheet is measured before it is unpacked, and read cell by cell, so that a cell in the last
//!   row of the sheet costs nothing.

mod delimited;
mod duplicate;
mod encoding;
mod entry;
mod fault;
mod field;
mod fold;
mod headings;
mod listed;
mod matching;
mod person;
mod player_list;
mod preview;
mod rating_list;
mod read;
mod register;
mod report_file;
mod table;
mod value;
mod workbook;

pub use self::duplicate::{Duplicate, Likeness, Same};
pub use self::encoding::{Encoding, in_utf8};
pub use self::entry::{Entry, Ratings};
pub use self::fault::{EntryFault, Fault};
pub use self::field::Field;
pub use self::fold::{fold, fold_name};
pub use self::listed::Listed;
pub use self::matching::{Column, Confidence, Matching, Remembered};
pub use self::person::{BirthDate, Person, Sex, Shown, TITLES};
pub use self::player_list::{ListError, PlayerList};
pub use self::preview::{Preview, Terms};
pub use self::read::{EntryFile, Format, MAX_BYTES, too_many_rows};
pub use self::register::{Club, ClubId, ClubNotChanged, NotMerged, Register};
pub use self::table::MAX_ROWS;
