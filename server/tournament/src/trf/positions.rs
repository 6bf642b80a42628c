//! The positions of data in a report file, for checks that find a fault after the file has been
//! read.

use super::line::{self, TrfLine};
use super::player::round_columns;
use crate::event::{RoundNumber, StartNumber};
use crate::fault::ParseFault;

/// The positions of the data of a report file that has been read.
///
/// ```
/// use referee_tournament::trf::FilePositions;
///
/// let positions = FilePositions::of(b"001    1 m    Berg, Ann\n192 FIDE_DUBOV\n");
/// let fault = positions.record(&["192"]).expected("a system that is paired");
/// assert_eq!(fault.to_string(), "2: columns 5-14: found \"FIDE_DUBOV\", expected a system that is paired");
/// let fault = positions.record(&["142", "XXR"]).expected("the number of rounds");
/// assert_eq!(fault.to_string(), "2: columns 1-3: found the end of the file, expected the number of rounds");
/// ```
#[derive(Debug, Clone)]
pub struct FilePositions<'bytes> {
    lines: Vec<TrfLine<'bytes>>,
}

/// A position in a file: line, columns and the text found there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilePosition {
    line: usize,
    columns: (usize, usize),
    found: String,
}

impl FilePosition {
    /// The text at this position.
    pub fn text(&self) -> &str {
        self.found.trim_matches('"')
    }

    /// Returns the fault of this text, with `expected` in its place.
    pub fn expected(self, expected: impl Into<String>) -> ParseFault {
        let Self { line, columns, found } = self;
        ParseFault { line, columns, found, expected: expected.into() }
    }

    /// Returns the same position with `found`, a longer description of its text.
    #[must_use]
    pub fn found(self, found: impl Into<String>) -> Self {
        Self { found: found.into(), ..self }
    }

    /// Returns the same position with additional words that describe its text.
    #[must_use]
    pub fn where_also(self, words: &str) -> Self {
        Self { found: format!("{}{words}", self.found), ..self }
    }

    /// Returns a part of this position; the columns count from 1 within its text.
    #[must_use]
    pub fn within(self, (first, last): (usize, usize)) -> Self {
        let start = self.columns.0 - 1;
        Self { columns: (start + first, start + last), ..self }
    }
}

impl<'bytes> FilePositions<'bytes> {
    /// Returns the positions of a file. If the file cannot be read, they consist of its beginning
    /// only, and reading the file reports the reason.
    pub fn of(bytes: &'bytes [u8]) -> Self {
        Self { lines: line::lines(bytes).unwrap_or_default() }
    }

    /// The content of the first record with one of these codes; without one, the end of the file.
    pub fn record(&self, codes: &[&str]) -> FilePosition {
        let found = self.lines.iter().find(|line| codes.contains(&line.code()));
        found.map_or_else(|| self.end(), |line| whole(*line))
    }

    /// The entry of a player's round, or a bye stated for him separately; without either, his record.
    pub fn round(&self, player: StartNumber, round: RoundNumber) -> FilePosition {
        let own = self
            .lines
            .iter()
            .find(|line| line.code() == "001" && line.field(5, 8).start_number() == Ok(player));
        let (first, last) = round_columns(round);
        let recorded = own.map(|line| line.field(first, last)).filter(|field| !field.is_blank());
        let byes = || {
            let byes = self.lines.iter().filter(|line| line.code() == "240");
            let mut of_round = byes.filter(|line| line.field(7, 9).round() == Ok(round));
            let names = |line: &&TrfLine<'_>| {
                line.fields(11, 4).any(|field| field.start_number() == Ok(player))
            };
            of_round.find(names).map(|line| whole(*line))
        };
        let recorded = recorded.map(|field| {
            let fault = field.fault("");
            FilePosition { line: fault.line, columns: fault.columns, found: fault.found }
        });
        let record = || own.map(|line| whole(*line));
        recorded.or_else(byes).or_else(record).unwrap_or_else(|| self.end())
    }

    /// The end of the file, the position for missing records.
    pub fn end(&self) -> FilePosition {
        let found = "the end of the file".to_owned();
        FilePosition { line: self.lines.len().max(1), columns: (1, 3), found }
    }
}

/// The text of a record after its code.
fn whole(line: TrfLine<'_>) -> FilePosition {
    let end = line.text().trim_end().chars().count().max(5);
    let fault = line.field(5, end).fault("");
    FilePosition { line: fault.line, columns: fault.columns, found: fault.found }
}
