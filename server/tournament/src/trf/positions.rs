//! The positions of data in a report file, for checks that find a fault after the file has been
//! read.

use super::line::{self, Field, TrfLine};
use super::player::round_columns;
use crate::event::{RoundNumber, StartNumber};
use crate::fault::FilePosition;

/// The positions of the data of a report file that has been read.
///
/// ```
/// use referee_tournament::trf::FilePositions;
///
/// let positions = FilePositions::of(b"001    1 m    Berg, Ann\n192 FIDE_DUBOV\n");
/// assert_eq!(positions.record(&["192"]).text(), "FIDE_DUBOV");
/// assert_eq!(positions.record(&["142", "XXR"]), positions.end());
/// ```
#[derive(Debug, Clone)]
pub struct FilePositions<'bytes> {
    lines: Vec<TrfLine<'bytes>>,
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
        let record = || own.map(|line| whole(*line));
        recorded.map(Field::position).or_else(byes).or_else(record).unwrap_or_else(|| self.end())
    }

    /// The end of the file, the position for missing records.
    pub fn end(&self) -> FilePosition {
        FilePosition::end(self.lines.len())
    }
}

/// The text of a record after its code.
fn whole(line: TrfLine<'_>) -> FilePosition {
    let end = line.text().trim_end().chars().count().max(5);
    line.field(5, end).position()
}
