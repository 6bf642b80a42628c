//! Errors in an input file, with the position and the expected text, so that the user can correct the file.
//!
//! Report files and tables report errors in one form: line, columns, the text found and the text expected.
//! Lines and columns count from 1. A column is a character of a report file and a cell of a table.
//!
//! Texts found and expected are messages; `inputs.ftl` in `protocol/messages` words them. [`fmt::Display`]
//! names their keys and is for logs.

use std::fmt;

use court_protocol::{Message, message};

/// A file that cannot be read, with all its errors.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct FileError {
    /// The file name as the caller gave it.
    pub file: String,
    /// All errors in the file, in the order of the lines; at least one.
    pub faults: Vec<ParseFault>,
}

impl FileError {
    /// A sentence for each error, which names the file and the position.
    pub fn messages(&self) -> impl Iterator<Item = Message> {
        self.faults.iter().map(|fault| {
            let ParseFault { line, columns: (first, last), found, expected } = fault;
            let last = (last != first).then_some(last);
            message!("input-fault", file = self.file, line, first, last, found, expected)
        })
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.faults.iter().enumerate() {
            if place > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{}:{fault}", self.file)?;
        }
        Ok(())
    }
}

/// One error in a file and its position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{}-{}: {}, {}", .columns.0, .columns.1, .found.key, .expected.key)]
pub struct ParseFault {
    /// The line number, from 1.
    pub line: usize,
    /// The first and the last column, from 1, both inclusive.
    pub columns: (usize, usize),
    /// The text found at this position.
    pub found: Message,
    /// A description of the text expected there.
    pub expected: Message,
}

impl ParseFault {
    /// Returns a file error for `file` that holds this error alone.
    pub fn in_file(self, file: &str) -> FileError {
        FileError { file: file.to_owned(), faults: vec![self] }
    }
}

/// A position in a file: line, columns and the text found there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilePosition {
    line: usize,
    columns: (usize, usize),
    text: String,
    /// A longer description of the text.
    described: Option<Message>,
}

impl FilePosition {
    /// The position of a text, with the blanks around it.
    pub(crate) fn of(line: usize, columns: (usize, usize), text: &str) -> Self {
        Self { line, columns, text: text.to_owned(), described: None }
    }

    /// The end of a file of so many lines, the position for missing records.
    pub(crate) fn end(lines: usize) -> Self {
        Self::of(lines.max(1), (1, 3), "").described(message!("found-end-of-file"))
    }

    /// The text at this position.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The description of the text at this position.
    pub fn found(&self) -> Message {
        let text = || quoted(&self.text);
        self.described.clone().unwrap_or_else(text)
    }

    /// Returns the fault of this text, with `expected` in its place.
    pub fn expected(&self, expected: Message) -> ParseFault {
        let Self { line, columns, .. } = *self;
        ParseFault { line, columns, found: self.found(), expected }
    }

    /// Returns the same position with a longer description of its text.
    #[must_use]
    pub fn described(self, found: Message) -> Self {
        Self { described: Some(found), ..self }
    }

    /// Returns a part of this position; the columns count from 1 within its text.
    #[must_use]
    pub fn within(self, (first, last): (usize, usize)) -> Self {
        let start = self.columns.0 - 1;
        Self { columns: (start + first, start + last), ..self }
    }
}

/// The description of a text as it stands in the file.
pub(crate) fn quoted(text: &str) -> Message {
    if text.trim().is_empty() { message!("found-nothing") } else { message!("found-text", text) }
}

/// Returns the bytes of a file as text: UTF-8, with or without a byte order mark.
pub(crate) fn decode(bytes: &[u8]) -> Result<&str, ParseFault> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        return Err(ParseFault {
            line: 1,
            columns: (1, 1),
            found: message!("found-utf-16"),
            expected: message!("expected-utf-8"),
        });
    }
    std::str::from_utf8(bytes).map_err(|error| {
        let good = std::str::from_utf8(&bytes[..error.valid_up_to()])
            .expect("the decoder has validated the text before the wrong byte");
        let ended = good.replace("\r\n", "\n").replace('\r', "\n");
        let column = ended.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
        let byte = format!("{:#04X}", bytes[error.valid_up_to()]);
        ParseFault {
            line: ended.matches('\n').count() + 1,
            columns: (column, column),
            found: message!("found-not-utf-8", byte),
            expected: message!("expected-utf-8"),
        }
    })
}

/// The sentence of a fault in English, in a file of the name `FILE`.
#[cfg(test)]
pub(crate) fn told(fault: ParseFault) -> String {
    let error = fault.in_file("FILE");
    error.messages().map(|message| crate::english(&message)).collect()
}
