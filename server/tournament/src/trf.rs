//! The report files of tournaments: TRF16 and TRF26, read and written without loss.
//!
//! A record that this program does not use is kept unchanged. The other records are checked
//! completely before the event is returned: a file is read as a whole or not at all. Every fault
//! names its line, its columns, the text found and the text expected. Columns count characters from
//! 1.
//!
//! Left out on purpose: files and paths. The caller passes the bytes and a file name for messages.
//!
//! ```
//! use referee_tournament::trf;
//!
//! let text = b"012 Evening blitz\n001    1 m    Berg, Ann                         1900\n";
//! let event = trf::read("evening.trf", text).expect("two good records");
//! assert_eq!(event.competitors[0].name, "Berg, Ann");
//!
//! let wrong = trf::read("evening.trf", b"001    x m    Berg, Ann\n").expect_err("no start number");
//! let fault = wrong.messages().next().expect("one fault");
//! assert_eq!(
//!     referee_messages::Words::english().say(&fault),
//!     "evening.trf:1: columns 5-8: found \"   x\", expected a start number from 1 to 9999"
//! );
//! ```

mod abnormal;
mod agreement;
mod extension;
mod header;
mod line;
mod player;
mod positions;
mod reader;
mod team;
mod write;

use court_protocol::message;

use self::line::TrfLine;
pub use self::positions::FilePositions;
use self::reader::Reader;
pub use self::write::{in_trf16, write};
use crate::event::Event;
use crate::fault::{FileError, FilePosition, ParseFault};

/// Reads a report file of either edition.
///
/// `file` is the file name for messages.
///
/// # Errors
///
/// All faults of the file, in the order of its lines.
pub fn read(file: &str, bytes: &[u8]) -> Result<Event, FileError> {
    event(bytes).map_err(|faults| FileError { file: file.to_owned(), faults })
}

fn event(bytes: &[u8]) -> Result<Event, Vec<ParseFault>> {
    let lines = line::lines(bytes).map_err(|fault| vec![fault])?;
    let mut reader = Reader::default();
    for line in &lines {
        record(&mut reader, *line);
    }
    if reader.player_lines.is_empty() && reader.faults.is_empty() {
        let end = FilePosition::end(lines.len());
        reader.faults.push(end.expected(message!("expected-player-record")));
    }
    reader.event.sort();
    if reader.faults.is_empty() {
        agreement::check(&mut reader);
    }
    if reader.faults.is_empty() {
        return Ok(reader.event);
    }
    reader.faults.sort_by_key(|fault| (fault.line, fault.columns));
    Err(reader.faults)
}

fn record(reader: &mut Reader, line: TrfLine<'_>) {
    if line.text().trim().is_empty() {
        return;
    }
    let code = line.code();
    let known = code.chars().count() == 3
        && code
            .chars()
            .all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '#');
    // A comment needs no blank after its three signs (`###`).
    if !known || (code != "###" && line.gap(4, 4).is_err()) {
        reader.faults.push(line.field(1, 4).fault(message!("expected-record-code")));
        return;
    }
    if code == "001" {
        player_record(reader, line);
    } else if code == "299" {
        abnormal::read(reader, line);
    } else if !(header::read(reader, line)
        || extension::read(reader, line)
        || team::read(reader, line))
    {
        reader.event.kept.push(line.text().to_owned());
    }
}

fn player_record(reader: &mut Reader, line: TrfLine<'_>) {
    let Some(competitor) = player::read(line, &mut reader.faults) else {
        // The number is recorded even so; otherwise all records that name this player
        // would be reported.
        if let Ok(number) = line.field(5, 8).start_number() {
            reader.player_lines.entry(number).or_insert(line.number);
        }
        return;
    };
    if let Some(first) = reader.player_lines.get(&competitor.number) {
        let expected = message!("expected-own-number", line = first);
        reader.faults.push(line.field(5, 8).fault(expected));
        return;
    }
    reader.player_lines.insert(competitor.number, line.number);
    reader.event.competitors.push(competitor);
}
