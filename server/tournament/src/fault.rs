//! Errors in an input file, with the position and the expected text, so that the user can correct the file.
//!
//! Report files and tables report errors in one form: line, columns, the text found and the text expected.
//! Lines and columns count from 1. A column is a character of a report file and a cell of a table.

use std::fmt;

/// A file that cannot be read, with all its errors.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct FileError {
    /// The file name as the caller gave it.
    pub file: String,
    /// All errors in the file, in the order of the lines; at least one.
    pub faults: Vec<ParseFault>,
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
pub struct ParseFault {
    /// The line number, from 1.
    pub line: usize,
    /// The first and the last column, from 1, both inclusive.
    pub columns: (usize, usize),
    /// The text found at this position.
    pub found: String,
    /// A description of the text expected there.
    pub expected: String,
}

impl ParseFault {
    /// Returns a file error for `file` that holds this error alone.
    pub fn in_file(self, file: &str) -> FileError {
        FileError { file: file.to_owned(), faults: vec![self] }
    }
}

impl fmt::Display for ParseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = self.columns;
        write!(f, "{}: ", self.line)?;
        if first == last {
            write!(f, "column {first}")?;
        } else {
            write!(f, "columns {first}-{last}")?;
        }
        write!(f, ": found {}, expected {}", self.found, self.expected)
    }
}

/// Returns the bytes of a file as text: UTF-8, with or without a byte order mark.
pub(crate) fn decode(bytes: &[u8]) -> Result<&str, ParseFault> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        return Err(ParseFault {
            line: 1,
            columns: (1, 1),
            found: "the byte order mark of a UTF-16 file".to_owned(),
            expected: "text saved as UTF-8".to_owned(),
        });
    }
    std::str::from_utf8(bytes).map_err(|error| {
        let good = std::str::from_utf8(&bytes[..error.valid_up_to()])
            .expect("the decoder has validated the text before the wrong byte");
        let ended = good.replace("\r\n", "\n").replace('\r', "\n");
        let column = ended.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
        ParseFault {
            line: ended.matches('\n').count() + 1,
            columns: (column, column),
            found: format!("the byte {:#04X}, which is not UTF-8", bytes[error.valid_up_to()]),
            expected: "text saved as UTF-8".to_owned(),
        }
    })
}
