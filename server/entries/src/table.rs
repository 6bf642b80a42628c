//! Rows and cells, wherever they come from.

/// The most rows of an upload: a big event has a third of them.
pub const MAX_ROWS: usize = 5_000;
/// The most lines of a text with so many rows: quotations may have several, and a report file has more
/// records than players.
pub(crate) const MAX_LINES: usize = 20 * MAX_ROWS;
/// More columns than any form has questions.
pub(crate) const MAX_COLUMNS: usize = 200;
/// The letters of a cell that are read.
const CELL_MAX: usize = 1_000;

/// A sheet of a file.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Table {
    /// The name of the sheet; empty for a file that has only one.
    pub name: String,
    /// True if every row has to have as many cells as the headings, empty ones too.
    pub(crate) counts_cells: bool,
    pub(crate) rows: Vec<Row>,
}

#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Row {
    /// The line of a text or the row of a sheet, from 1.
    pub line: usize,
    pub cells: Vec<Cell>,
}

#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) enum Cell {
    #[default]
    Empty,
    Text(String),
    Number(f64),
    /// A date with its year, month and day, without a time of the day.
    Date(u16, u8, u8),
    /// A formula that failed, as the spreadsheet shows it.
    Failed(String),
}

impl Row {
    pub(crate) fn cell(&self, column: usize) -> &Cell {
        self.cells.get(column).unwrap_or(&Cell::Empty)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.cells.iter().all(Cell::is_empty)
    }

    /// The number of cells up to the last one that holds something.
    pub(crate) fn width(&self) -> usize {
        self.cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1)
    }
}

impl Cell {
    /// A cell of text, as far as it is read: no field of an entry is as long.
    pub(crate) fn text(text: &str) -> Self {
        let end = text.char_indices().nth(CELL_MAX).map_or(text.len(), |(end, _)| end);
        let text = &text[..end];
        if text.trim().is_empty() { Self::Empty } else { Self::Text(text.to_owned()) }
    }

    pub(crate) fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// The cell as a person reads it, on one line.
    pub(crate) fn shown(&self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Text(text) | Self::Failed(text) => {
                text.split_whitespace().collect::<Vec<_>>().join(" ")
            }
            Self::Number(number) => number.to_string(),
            Self::Date(year, month, day) => format!("{year:04}-{month:02}-{day:02}"),
        }
    }
}

/// The letters of a column in a spreadsheet: `A` for 0, `AA` for 26.
pub(crate) fn letters(column: usize) -> String {
    let mut rest = column + 1;
    let mut letters = Vec::new();
    while rest > 0 {
        letters.push(b'A' + u8::try_from((rest - 1) % 26).expect("below 26"));
        rest = (rest - 1) / 26;
    }
    letters.reverse();
    String::from_utf8(letters).expect("capitals")
}

#[cfg(test)]
mod tests {
    #[test]
    fn columns_are_named_as_in_a_spreadsheet() {
        let named = [0, 25, 26, 701, 702].map(super::letters);
        assert_eq!(named, ["A", "Z", "AA", "ZZ", "AAA"]);
    }
}
