//! What is wrong with a file, said so that it can be found and put right.
//!
//! Report files and tables complain in one form: line, columns, what stands there, what was
//! expected. Lines and columns count from 1; a column is a character of a report file and a cell of a
//! table.

use std::fmt;

/// A file that cannot be taken, with all that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Faulty {
    /// The file's name as the caller gave it.
    pub file: String,
    /// At least one fault, in the order of the lines.
    pub faults: Vec<Fault>,
}

impl fmt::Display for Faulty {
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

/// One thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Fault {
    /// The line, 1 for the first.
    pub line: usize,
    /// First and last column, 1 for the first.
    pub columns: (usize, usize),
    /// What stands there.
    pub found: String,
    /// What should stand there.
    pub expected: String,
}

impl Fault {
    /// The fault with the name of its file.
    pub fn in_file(self, file: &str) -> Faulty {
        Faulty { file: file.to_owned(), faults: vec![self] }
    }
}

impl fmt::Display for Fault {
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

/// The bytes of a file as text: UTF-8, with or without its mark.
pub(crate) fn decode(bytes: &[u8]) -> Result<&str, Fault> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        return Err(Fault {
            line: 1,
            columns: (1, 1),
            found: "the mark of a UTF-16 file".to_owned(),
            expected: "text saved as UTF-8".to_owned(),
        });
    }
    std::str::from_utf8(bytes).map_err(|error| {
        let good = std::str::from_utf8(&bytes[..error.valid_up_to()])
            .expect("the decoder vouches for what stands before the wrong byte");
        let ended = good.replace("\r\n", "\n").replace('\r', "\n");
        let column = ended.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
        Fault {
            line: ended.matches('\n').count() + 1,
            columns: (column, column),
            found: format!("the byte {:#04X}, which is not UTF-8", bytes[error.valid_up_to()]),
            expected: "text saved as UTF-8".to_owned(),
        }
    })
}
