//! Tables as comma separated text (RFC 4180), read with exact complaints and written plainly.
//!
//! A table has a header; columns are found by name, in any order. A [`Fault`] names the line, the
//! columns, what stood there and what was expected. It deliberately does not guess: no other
//! separators, no missing columns, no unknown ones.

use std::fmt::Display;
use std::iter::Peekable;
use std::str::{Chars, FromStr};

use crate::fault::{Fault, decode};

/// A table read from text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    header: Vec<Cell>,
    rows: Vec<Vec<Cell>>,
}

/// One row of a [`Table`].
#[derive(Debug, Clone, Copy)]
pub struct Row<'table> {
    header: &'table [Cell],
    cells: &'table [Cell],
}

/// What stands between two commas, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Cell {
    text: String,
    quoted: bool,
    line: usize,
    /// In the line it begins on; a cell of several lines has only the first.
    columns: (usize, usize),
}

impl Cell {
    fn fault(&self, found: impl Into<String>, expected: impl Into<String>) -> Fault {
        let (found, expected) = (found.into(), expected.into());
        Fault { line: self.line, columns: self.columns, found, expected }
    }
}

impl Table {
    /// Reads a table whose header has all columns of `required` and otherwise only columns of
    /// `optional`. It is UTF-8; lines may end in LF, CR LF or a mixture; a byte order mark is passed
    /// over; empty lines are skipped.
    ///
    /// # Errors
    /// When it is no such table.
    pub fn read(
        bytes: impl AsRef<[u8]>,
        required: &[&str],
        optional: &[&str],
    ) -> Result<Self, Fault> {
        let mut rows = Scan::over(decode(bytes.as_ref())?).records()?.into_iter();
        let all = [required, optional].concat().join(",");
        let Some(header) = rows.next() else {
            return Err(Fault {
                line: 1,
                columns: (1, 1),
                found: "an empty table".to_owned(),
                expected: format!("a header line with {all}"),
            });
        };
        check_header(&header, required, optional)?;
        let rows: Vec<_> = rows.collect();
        rows.iter().try_for_each(|cells| check_width(cells, header.len()))?;
        Ok(Self { header, rows })
    }

    /// Its rows, top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|cells| Row { header: &self.header, cells })
    }
}

fn check_header(header: &[Cell], required: &[&str], optional: &[&str]) -> Result<(), Fault> {
    let all = [required, optional].concat().join(",");
    let name = |cell: &Cell| cell.text.trim().to_owned();
    let is_known = |cell: &Cell| required.iter().chain(optional).any(|known| *known == name(cell));
    if !header.iter().any(is_known) {
        let texts: Vec<&str> = header.iter().map(|cell| cell.text.as_str()).collect();
        let expected = format!("a header line with the columns {all}, before the first row");
        return Err(whole(header).fault(format!("{:?}", texts.join(",")), expected));
    }
    for (at, cell) in header.iter().enumerate() {
        let found = name(cell);
        if !required.contains(&found.as_str()) && !optional.contains(&found.as_str()) {
            return Err(cell.fault(format!("{found:?}"), format!("one of the columns {all}")));
        }
        if header[..at].iter().any(|other| name(other) == found) {
            let expected = "a column that the header does not have yet";
            return Err(cell.fault(format!("{found:?}"), expected));
        }
    }
    let missing = required.iter().find(|column| !header.iter().any(|cell| name(cell) == **column));
    missing.map_or(Ok(()), |column| {
        Err(whole(header)
            .fault(format!("no column {column:?}"), format!("a header line with {all}")))
    })
}

fn check_width(cells: &[Cell], expected: usize) -> Result<(), Fault> {
    let found = cells.len();
    let cell = if found > expected { whole(&cells[expected..]) } else { whole(cells) };
    let said =
        |count: usize| if count == 1 { "1 cell".to_owned() } else { format!("{count} cells") };
    let fault = || cell.fault(said(found), format!("{}, as in the header", said(expected)));
    if found == expected { Ok(()) } else { Err(fault()) }
}

/// Cells of a row as one.
fn whole(cells: &[Cell]) -> Cell {
    let first = cells.first().expect("a row has a cell at least").clone();
    let last = cells.iter().rev().find(|cell| cell.line == first.line).unwrap_or(&first);
    Cell { columns: (first.columns.0, last.columns.1), ..first }
}

impl<'table> Row<'table> {
    /// The line the row begins on, from 1.
    pub fn line(&self) -> usize {
        self.cells[0].line
    }

    fn cell(&self, column: &str) -> Option<&'table Cell> {
        let at = self.header.iter().position(|name| name.text.trim() == column)?;
        Some(&self.cells[at])
    }

    /// What stands in a column, without surrounding blanks; empty where the table lacks the column.
    pub fn text(&self, column: &str) -> &'table str {
        self.cell(column).map_or("", |cell| cell.text.trim())
    }

    /// What stands in a column as a value; none when it is empty.
    ///
    /// # Errors
    /// When something else stands there; `expected` says what should.
    pub fn optional<T: FromStr>(&self, column: &str, expected: &str) -> Result<Option<T>, Fault> {
        match self.text(column) {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| self.wrong(column, expected)),
        }
    }

    /// What stands in a column as a value.
    ///
    /// # Errors
    /// When nothing or something else stands there; `expected` says what should.
    pub fn value<T: FromStr>(&self, column: &str, expected: &str) -> Result<T, Fault> {
        self.optional(column, expected)?.ok_or_else(|| self.wrong(column, expected))
    }

    /// The fault of a cell that should have said `expected`.
    pub fn wrong(&self, column: &str, expected: impl Display) -> Fault {
        let found = match self.text(column) {
            "" => format!("nothing in column {column:?}"),
            text => format!("{text:?} in column {column:?}"),
        };
        let cell = self.cell(column).cloned().unwrap_or_else(|| whole(self.cells));
        cell.fault(found, expected.to_string())
    }

    /// The fault of a row that as a whole should have been `expected`.
    pub fn wrong_as_a_whole(&self, expected: impl Display) -> Fault {
        let texts: Vec<&str> = self.cells.iter().map(|cell| cell.text.as_str()).collect();
        whole(self.cells).fault(format!("{:?}", texts.join(",")), expected.to_string())
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

/// Goes through a text and knows where it stands.
struct Scan<'text> {
    chars: Peekable<Chars<'text>>,
    line: usize,
    /// Of the character to come.
    column: usize,
}

impl<'text> Scan<'text> {
    fn over(text: &'text str) -> Self {
        Self { chars: text.chars().peekable(), line: 1, column: 1 }
    }

    fn next(&mut self) -> Option<char> {
        let next = self.chars.next()?;
        let ends_line = match next {
            '\n' => true,
            '\r' => self.chars.peek() != Some(&'\n'),
            _ => false,
        };
        if ends_line {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(next)
    }

    /// Whether the cell is over: at a comma, the end of its line or of the text.
    fn is_at_end_of_cell(&mut self) -> bool {
        self.chars.peek().is_none_or(|next| [',', '\n', '\r'].contains(next))
    }

    fn fault(&self, found: impl Into<String>, expected: &str) -> Fault {
        Fault {
            line: self.line,
            columns: (self.column, self.column),
            found: found.into(),
            expected: expected.to_owned(),
        }
    }

    /// The records of the text; empty lines are none.
    fn records(mut self) -> Result<Vec<Vec<Cell>>, Fault> {
        let mut records = Vec::new();
        while self.chars.peek().is_some() {
            let mut cells = vec![self.cell()?];
            while self.chars.peek() == Some(&',') {
                self.next();
                cells.push(self.cell()?);
            }
            if self.next() == Some('\r') && self.chars.peek() == Some(&'\n') {
                self.next();
            }
            let is_empty = cells.len() == 1 && !cells[0].quoted && cells[0].text.trim().is_empty();
            if !is_empty {
                records.push(cells);
            }
        }
        Ok(records)
    }

    fn cell(&mut self) -> Result<Cell, Fault> {
        let (line, first) = (self.line, self.column);
        let (mut text, mut quoted) = (String::new(), false);
        while !self.is_at_end_of_cell() {
            if self.chars.peek() == Some(&'"') && text.trim().is_empty() {
                text = self.quotation()?;
                quoted = true;
                break;
            }
            text.push(self.letter()?);
        }
        let last = if self.line == line { (self.column - 1).max(first) } else { first };
        Ok(Cell { text, quoted, line, columns: (first, last) })
    }

    /// The next character of a cell.
    fn letter(&mut self) -> Result<char, Fault> {
        let next = *self.chars.peek().expect("the caller has seen it");
        if next.is_control() && !['\n', '\r'].contains(&next) {
            return Err(self.fault(format!("the control character {next:?}"), "text"));
        }
        self.next();
        Ok(next)
    }

    /// A quotation and the blanks after it.
    fn quotation(&mut self) -> Result<String, Fault> {
        let opened = self.fault("a quotation that never ends", "a closing quotation mark");
        self.next();
        let mut text = String::new();
        loop {
            if self.chars.peek().is_none() {
                return Err(opened);
            }
            match self.letter()? {
                '"' if self.chars.peek() == Some(&'"') => {
                    self.next();
                    text.push('"');
                }
                '"' => break,
                other => text.push(other),
            }
        }
        while self.chars.peek() == Some(&' ') {
            self.next();
        }
        if !self.is_at_end_of_cell() {
            let next = *self.chars.peek().expect("the cell is not over");
            let found = format!("{next:?} after a closed quotation");
            return Err(self.fault(found, "a comma or the end of the line"));
        }
        Ok(text)
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
        let texts: Vec<&str> = row.cells.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(texts, cells);
    }

    #[test]
    fn line_ends_may_be_mixed_and_empty_lines_are_skipped() {
        let text = "\u{feff}a,b\r\n1,2\n\r\n3,4\r\"5\r\n5\",\"6\"\n";
        let table = Table::read(text, &["a", "b"], &[]).expect("readable");
        let rows: Vec<_> = table.rows().map(|row| (row.line(), row.text("b"))).collect();
        assert_eq!(rows, [(2, "2"), (4, "4"), (5, "6")]);
    }

    #[test]
    fn a_table_that_cannot_be_read_says_where_and_what_was_expected() {
        let faults: Vec<String> = [
            "",
            "1,2\n",
            "a,x\n",
            "a,a\n",
            "a\n",
            "a,b\n1,2\n1\n",
            "a,b\n1,2,3,4\n",
            "a,b\n1,\"2\n\n",
            "a,b\n1,\"2\"x\n",
            "a,b\n1,2\t\n",
            "a,b\n\"1\n1\",2,3\n",
        ]
        .map(|text| Table::read(text, &["a", "b"], &["c"]).expect_err("bad").to_string())
        .into();
        insta::assert_snapshot!(faults.join("\n"), @r#"
        1: column 1: found an empty table, expected a header line with a,b,c
        1: columns 1-3: found "1,2", expected a header line with the columns a,b,c, before the first row
        1: column 3: found "x", expected one of the columns a,b,c
        1: column 3: found "a", expected a column that the header does not have yet
        1: column 1: found no column "b", expected a header line with a,b,c
        3: column 1: found 1 cell, expected 2 cells, as in the header
        2: columns 5-7: found 4 cells, expected 2 cells, as in the header
        2: column 3: found a quotation that never ends, expected a closing quotation mark
        2: column 6: found 'x' after a closed quotation, expected a comma or the end of the line
        2: column 4: found the control character '\t', expected text
        3: column 6: found 3 cells, expected 2 cells, as in the header
        "#);
    }

    #[test]
    fn a_table_in_another_encoding_is_refused_with_the_place_of_the_byte() {
        let fault = Table::read(b"a,b\r\n1,Orl\xE9ans\r\n", &["a", "b"], &[]).expect_err("Latin-1");
        insta::assert_snapshot!(fault, @"2: column 6: found the byte 0xE9, which is not UTF-8, expected text saved as UTF-8");
        let fault = Table::read(b"\xFF\xFEa\0", &["a"], &[]).expect_err("UTF-16");
        insta::assert_snapshot!(fault, @"1: column 1: found the mark of a UTF-16 file, expected text saved as UTF-8");
    }

    #[test]
    fn a_cell_that_says_something_else_is_shown() {
        let table = Table::read("a,b,c\n1,x,\n", &["a", "b"], &["c"]).expect("readable");
        let row = table.rows().next().expect("one row");
        let fault = row.value::<u32>("b", "a number").expect_err("no number");
        insta::assert_snapshot!(fault, @r#"2: column 3: found "x" in column "b", expected a number"#);
        let fault = row.value::<u32>("c", "a number").expect_err("nothing");
        insta::assert_snapshot!(fault, @r#"2: column 5: found nothing in column "c", expected a number"#);
    }
}
