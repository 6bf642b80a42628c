//! The report files of tournaments: TRF16 and TRF26, read and written without loss.
//!
//! A record that means nothing to us is kept as it stood. What does mean something is checked to the end before
//! an event is handed out: a file is read whole or not at all, and every fault names its line, its columns, what
//! stands there and what was expected. Columns count characters from 1.
//!
//! Deliberately absent: files and paths. The caller brings the bytes and a name to speak of them.
//!
//! ```
//! use referee_tournament::trf;
//!
//! let text = b"012 Evening blitz\n001    1 m    Berg, Ann                         1900\n";
//! let event = trf::read("evening.trf", text).expect("two good records");
//! assert_eq!(event.competitors[0].name, "Berg, Ann");
//!
//! let wrong = trf::read("evening.trf", b"001    x m    Berg, Ann\n").expect_err("no start number");
//! assert_eq!(
//!     wrong.to_string(),
//!     "evening.trf:1: columns 5-8: found \"   x\", expected a start number from 1 to 9999"
//! );
//! ```

mod abnormal;
mod agreement;
mod extension;
mod header;
mod line;
mod places;
mod player;
mod reader;
mod team;
mod write;

pub use self::places::{Place, Places};
pub use self::write::write;
use crate::event::Event;
use crate::fault::Faulty;

/// Reads a report file of either edition.
///
/// `file` is the name by which faults speak of it.
///
/// # Errors
///
/// Every fault of the file, in the order of its lines.
pub fn read(file: &str, bytes: &[u8]) -> Result<Event, Faulty> {
    reader::read(bytes).map_err(|faults| Faulty { file: file.to_owned(), faults })
}
