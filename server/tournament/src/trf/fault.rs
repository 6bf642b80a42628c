//! What is wrong with a report file, said so that it can be found and put right.

use std::fmt;

/// A report file that cannot be read, with all that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct TrfError {
    /// The file's name as the caller gave it.
    pub file: String,
    /// At least one fault, in the order of the lines.
    pub faults: Vec<Fault>,
}

impl fmt::Display for TrfError {
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
#[derive(Debug, Clone, PartialEq, Eq)]
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
