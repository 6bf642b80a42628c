//! Tables as comma separated text (RFC 4180), read with exact complaints and written plainly.
//!
//! A table has a header; columns are found by name, in any order. An error names the line, the
//! column and what stood there. It deliberately does not guess: no other separators, no missing
//! columns, no unknown ones.

use std::fmt::Display;
use std::str::FromStr;

/// A table read from text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    header: Vec<String>,
    rows: Vec<(usize, Vec<String>)>,
}

/// One row of a [`Table`].
#[derive(Debug, Clone, Copy)]
pub struct Row<'table> {
    header: &'table [String],
    line: usize,
    cells: &'table [String],
}

/// A table that cannot be read: where, what stood there, what was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CsvError {
    /// No header line.
    #[error("the table is empty: expected a header line with {expected}")]
    Empty {
        /// The columns expected.
        expected: String,
    },
    /// A column that is needed and missing, or one nobody knows.
    #[error("line 1: {problem} column {column:?}: expected {expected}")]
    Header {
        /// `missing`, `unknown` or `repeated`.
        problem: &'static str,
        /// Its name.
        column: String,
        /// The columns expected.
        expected: String,
    },
    /// A row with too few or too many cells.
    #[error("line {line}: {found} cells where the header has {expected}")]
    Width {
        /// The line, from 1.
        line: usize,
        /// How many cells the row has.
        found: usize,
        /// How many the header has.
        expected: usize,
    },
    /// A quotation mark that is never closed, or text after a closed one.
    #[error("line {line}: {problem}")]
    Quote {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        problem: &'static str,
    },
    /// A cell that does not say what its column asks for.
    #[error("line {line}, column {column:?}: {found:?} stands there, expected {expected}")]
    Cell {
        /// The line, from 1.
        line: usize,
        /// The column's name.
        column: String,
        /// What stands there.
        found: String,
        /// What was expected.
        expected: String,
    },
}

impl Table {
    /// Reads a table whose header has all columns of `required` and otherwise only columns of
    /// `optional`. Lines may end in LF, CR LF or a mixture; a byte order mark is passed over;
    /// empty lines are skipped.
    ///
    /// # Errors
    /// When the text is no such table.
    pub fn read(text: &str, required: &[&str], optional: &[&str]) -> Result<Self, CsvError> {
        let mut records = split(text.strip_prefix('\u{feff}').unwrap_or(text))?.into_iter();
        let expected = || [required, optional].concat().join(",");
        let Some((_, header)) = records.next() else {
            return Err(CsvError::Empty { expected: expected() });
        };
        let header: Vec<String> = header.iter().map(|name| name.trim().to_owned()).collect();
        let problem = |problem, column: &str| CsvError::Header {
            problem,
            column: column.to_owned(),
            expected: expected(),
        };
        for (at, name) in header.iter().enumerate() {
            if !required.contains(&name.as_str()) && !optional.contains(&name.as_str()) {
                return Err(problem("unknown", name));
            }
            if header[..at].contains(name) {
                return Err(problem("repeated", name));
            }
        }
        if let Some(missing) = required.iter().find(|name| !header.iter().any(|h| h == **name)) {
            return Err(problem("missing", missing));
        }
        let rows: Vec<_> = records.collect();
        if let Some((line, cells)) = rows.iter().find(|(_, cells)| cells.len() != header.len()) {
            let (found, expected) = (cells.len(), header.len());
            return Err(CsvError::Width { line: *line, found, expected });
        }
        Ok(Self { header, rows })
    }

    /// Its rows, top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|(line, cells)| Row { header: &self.header, line: *line, cells })
    }
}

impl<'table> Row<'table> {
    /// The line the row begins on, from 1.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// What stands in a column, without surrounding blanks; empty where the table lacks the column.
    pub fn text(&self, column: &str) -> &'table str {
        let at = self.header.iter().position(|name| name == column);
        at.map_or("", |at| self.cells[at].trim())
    }

    /// What stands in a column as a value; none when it is empty.
    ///
    /// # Errors
    /// When something else stands there; `expected` says what should.
    pub fn optional<T: FromStr>(
        &self,
        column: &str,
        expected: &str,
    ) -> Result<Option<T>, CsvError> {
        match self.text(column) {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| self.wrong(column, expected)),
        }
    }

    /// What stands in a column as a value.
    ///
    /// # Errors
    /// When nothing or something else stands there; `expected` says what should.
    pub fn value<T: FromStr>(&self, column: &str, expected: &str) -> Result<T, CsvError> {
        self.optional(column, expected)?.ok_or_else(|| self.wrong(column, expected))
    }

    /// The error of a cell that should have said `expected`.
    pub fn wrong(&self, column: &str, expected: impl Display) -> CsvError {
        CsvError::Cell {
            line: self.line,
            column: column.to_owned(),
            found: self.text(column).to_owned(),
            expected: expected.to_string(),
        }
    }
}

/// Appends one row to a text, quoting only the cells that need it.
pub fn write_row<C: AsRef<str>>(out: &mut String, cells: impl IntoIterator<Item = C>) {
    for (at, cell) in cells.into_iter().enumerate() {
        let cell = cell.as_ref();
        if at > 0 {
            out.push(',');
        }
        if cell.contains([',', '"', '\n', '\r']) || cell.trim() != cell {
            out.push('"');
            out.push_str(&cell.replace('"', "\"\""));
            out.push('"');
        } else {
            out.push_str(cell);
        }
    }
    out.push('\n');
}

/// The records of a text with the lines they begin on; empty lines are none.
fn split(text: &str) -> Result<Vec<(usize, Vec<String>)>, CsvError> {
    let mut records = Vec::new();
    let mut cells = Vec::new();
    let mut cell = String::new();
    let (mut line, mut began) = (1, 1);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if cell.trim().is_empty() => {
                let opened = line;
                cell = quoted(&mut chars, &mut line)
                    .ok_or(CsvError::Quote { line: opened, problem: "a quotation never ends" })?;
                while chars.next_if(|&c| c == ' ').is_some() {}
                if chars.peek().is_some_and(|c| ![',', '\n', '\r'].contains(c)) {
                    let problem = "text after a closed quotation";
                    return Err(CsvError::Quote { line, problem });
                }
            }
            ',' => cells.push(std::mem::take(&mut cell)),
            '\r' if chars.peek() == Some(&'\n') => {}
            '\n' | '\r' => {
                finish(&mut records, began, &mut cells, &mut cell);
                line += 1;
                began = line;
            }
            other => cell.push(other),
        }
    }
    finish(&mut records, began, &mut cells, &mut cell);
    Ok(records)
}

fn finish(
    records: &mut Vec<(usize, Vec<String>)>,
    began: usize,
    cells: &mut Vec<String>,
    cell: &mut String,
) {
    if cells.is_empty() && cell.trim().is_empty() {
        cell.clear();
        return;
    }
    cells.push(std::mem::take(cell));
    records.push((began, std::mem::take(cells)));
}

/// The rest of a quotation; none when it never ends.
fn quoted(
    chars: &mut std::iter::Peekable<std::str::Chars<'_>>,
    line: &mut usize,
) -> Option<String> {
    let mut cell = String::new();
    loop {
        match chars.next()? {
            '"' if chars.next_if_eq(&'"').is_some() => cell.push('"'),
            '"' => return Some(cell),
            other => {
                *line += usize::from(other == '\n');
                cell.push(other);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back_whatever_the_cells_hold() {
        let cells = ["plain", "with, comma", "with \"quotes\"", "two\nlines", " blanks ", ""];
        let mut text = String::new();
        write_row(&mut text, ["a", "b", "c", "d", "e", "f"]);
        write_row(&mut text, cells);
        let table = Table::read(&text, &["a", "b", "c", "d", "e", "f"], &[]).expect("readable");
        let row = table.rows().next().expect("one row");
        assert_eq!(row.cells, cells);
    }

    #[test]
    fn line_ends_may_be_mixed_and_empty_lines_are_skipped() {
        let table = Table::read("\u{feff}a,b\r\n1,2\n\r\n3,4", &["a", "b"], &[]).expect("readable");
        let rows: Vec<_> = table.rows().map(|row| (row.line(), row.text("b"))).collect();
        assert_eq!(rows, [(2, "2"), (4, "4")]);
    }

    #[test]
    fn a_table_that_cannot_be_read_says_where_and_what_was_expected() {
        let error = |text| Table::read(text, &["a", "b"], &["c"]).expect_err("bad").to_string();
        assert_eq!(error(""), "the table is empty: expected a header line with a,b,c");
        assert_eq!(error("a,x\n"), "line 1: unknown column \"x\": expected a,b,c");
        assert_eq!(error("a,a\n"), "line 1: repeated column \"a\": expected a,b,c");
        assert_eq!(error("a\n"), "line 1: missing column \"b\": expected a,b,c");
        assert_eq!(error("a,b\n1,2\n1\n"), "line 3: 1 cells where the header has 2");
        assert_eq!(error("a,b\n1,\"2\n"), "line 2: a quotation never ends");
        assert_eq!(error("a,b\n1,\"2\"x\n"), "line 2: text after a closed quotation");
    }

    #[test]
    fn a_cell_that_says_something_else_is_shown() {
        let table = Table::read("a,b\n1,x\n", &["a", "b"], &[]).expect("readable");
        let row = table.rows().next().expect("one row");
        let error = row.value::<u32>("b", "a number").expect_err("no number");
        assert_eq!(
            error.to_string(),
            "line 2, column \"b\": \"x\" stands there, expected a number"
        );
    }
}
