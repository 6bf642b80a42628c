//! Tables as comma-separated text (RFC 4180), read by column name.
//!
//! A table has a header line; its columns may come in any order. A [`ParseFault`] names the line, the
//! column, the text found and the text expected. Columns are counted as in a spreadsheet: 3 is the
//! third cell of its row. The reader never guesses: it accepts no other separator and no missing or
//! unknown column.

use std::str::FromStr;

use court_protocol::{Message, message};
use csv::{Position, ReaderBuilder, StringRecord, WriterBuilder};

use crate::fault::{ParseFault, decode};

/// A table read from text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    header: Vec<String>,
    rows: Vec<NumberedRecord>,
}

/// The cells of one record, and the number of its first line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberedRecord {
    number: usize,
    cells: StringRecord,
}

/// One row of a [`Table`].
#[derive(Debug, Clone, Copy)]
pub struct Row<'table> {
    header: &'table [String],
    line: &'table NumberedRecord,
}

impl Table {
    /// Reads a table. Its header has all columns of `required` and, apart from these, only columns
    /// of `optional`. The text is UTF-8. Lines may end in LF, CR LF or a mixture; a byte order mark
    /// and empty lines are skipped.
    ///
    /// # Errors
    /// The first fault, if the bytes do not form such a table.
    pub fn read(
        bytes: impl AsRef<[u8]>,
        required: &[&str],
        optional: &[&str],
    ) -> Result<Self, ParseFault> {
        let records = records(decode(bytes.as_ref())?, b',').map_err(|open| {
            let expected = message!("expected-closing-quotation");
            open.record.fault(open.record.all(), message!("found-open-quotation"), expected)
        })?;
        records.iter().try_for_each(NumberedRecord::check_signs)?;
        let mut rows = records.into_iter();
        let Some(header) = rows.next() else {
            let found = message!("found-empty-table");
            let expected = expected_header(required, optional);
            return Err(ParseFault { line: 1, columns: (1, 1), found, expected });
        };
        check_header(&header, required, optional)?;
        let rows: Vec<_> = rows.collect();
        rows.iter().try_for_each(|line| line.check_width(header.cells.len()))?;
        let header = header.cells.iter().map(|name| name.trim().to_owned()).collect();
        Ok(Self { header, rows })
    }

    /// The rows in order, without the header.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|line| Row { header: &self.header, line })
    }
}

/// A quotation mark that is never closed: it makes the rest of the text one cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenQuotation {
    /// The record in which the quotation begins.
    pub record: NumberedRecord,
}

/// Splits a text into records; lines without a character are skipped. Lines end in LF, CR LF or CR.
///
/// # Errors
/// If a quotation is not closed.
pub fn records(text: &str, separator: u8) -> Result<Vec<NumberedRecord>, OpenQuotation> {
    // The CSV reader counts lines by LF.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut builder = ReaderBuilder::new();
    builder.has_headers(false).flexible(true).delimiter(separator);
    let mut reader = builder.from_reader(text.as_bytes());
    let mut records = Vec::new();
    let mut cells = StringRecord::new();
    let byte = |position: &Position| usize::try_from(position.byte()).expect("text in memory");
    loop {
        let start = reader.position().clone();
        let read = reader.read_record(&mut cells);
        if !read.expect("text in memory is UTF-8, and rows may differ in length") {
            return Ok(records);
        }
        let raw = &text[byte(&start)..byte(reader.position())];
        // The CSV reader skips the empty lines before a record.
        let empty = raw.chars().take_while(|&next| next == '\n').count();
        let number = usize::try_from(start.line()).expect("text in memory") + empty;
        let record = NumberedRecord { number, cells: cells.clone() };
        if raw.matches('"').count() % 2 == 1 {
            return Err(OpenQuotation { record });
        }
        if record.cells.len() > 1 || !record.cells[0].trim().is_empty() {
            records.push(record);
        }
    }
}

fn expected_header(required: &[&str], optional: &[&str]) -> Message {
    message!("expected-header", columns = [required, optional].concat().join(","))
}

/// A cell as it stands in a sentence: on one line, with every character to be seen.
fn shown(text: &str) -> String {
    let quoted = format!("{text:?}");
    quoted[1..quoted.len() - 1].to_owned()
}

fn check_header(
    header: &NumberedRecord,
    required: &[&str],
    optional: &[&str],
) -> Result<(), ParseFault> {
    let names: Vec<&str> = header.cells.iter().map(str::trim).collect();
    let is_known = |name: &&str| required.contains(name) || optional.contains(name);
    if !names.iter().any(is_known) {
        return Err(header.wrong_as_a_whole(expected_header(required, optional)));
    }
    for (at, name) in names.iter().enumerate() {
        let wrong = |expected| {
            let found = message!("found-text", text = shown(name));
            Err(header.fault((at + 1, at + 1), found, expected))
        };
        if !is_known(name) {
            let columns = [required, optional].concat().join(",");
            return wrong(message!("expected-known-column", columns));
        }
        if names[..at].contains(name) {
            return wrong(message!("expected-new-column"));
        }
    }
    let missing = required.iter().find(|column| !names.contains(column));
    missing.map_or(Ok(()), |column| {
        let found = message!("found-no-column", column);
        Err(header.fault(header.all(), found, expected_header(required, optional)))
    })
}

impl NumberedRecord {
    /// The number of the record's first line, from 1.
    pub fn line(&self) -> usize {
        self.number
    }

    /// The cells in order, as they stand there.
    pub fn cells(&self) -> impl Iterator<Item = &str> {
        self.cells.iter()
    }

    fn check_signs(&self) -> Result<(), ParseFault> {
        for (column, cell) in (1..).zip(&self.cells) {
            if let Some(control) = cell.chars().find(|next| next.is_control() && *next != '\n') {
                let character = control.escape_debug().to_string();
                let found = message!("found-control-character", character);
                return Err(self.fault((column, column), found, message!("expected-text")));
            }
        }
        Ok(())
    }

    /// The first and the last column.
    fn all(&self) -> (usize, usize) {
        (1, self.cells.len())
    }

    fn check_width(&self, expected: usize) -> Result<(), ParseFault> {
        let found = self.cells.len();
        let columns = if found > expected { (expected + 1, found) } else { self.all() };
        if found == expected {
            return Ok(());
        }
        let expected = message!("expected-cells", cells = expected);
        Err(self.fault(columns, message!("found-cells", cells = found), expected))
    }

    fn wrong_as_a_whole(&self, expected: Message) -> ParseFault {
        let texts: Vec<&str> = self.cells.iter().collect();
        let found = message!("found-text", text = shown(&texts.join(",")));
        self.fault(self.all(), found, expected)
    }

    fn fault(&self, columns: (usize, usize), found: Message, expected: Message) -> ParseFault {
        ParseFault { line: self.number, columns, found, expected }
    }
}

impl<'table> Row<'table> {
    /// The number of the row's first line, from 1.
    pub fn line(&self) -> usize {
        self.line.number
    }

    fn column(&self, column: &str) -> Option<usize> {
        self.header.iter().position(|name| name == column)
    }

    /// The text of a column, without leading and trailing blanks; empty if the table lacks the column.
    pub fn text(&self, column: &str) -> &'table str {
        self.column(column).map_or("", |at| self.line.cells[at].trim())
    }

    /// The value in a column; `None` if the cell is empty.
    ///
    /// # Errors
    /// A fault that names `expected`, if the text is not such a value.
    pub fn optional<T: FromStr>(
        &self,
        column: &str,
        expected: Message,
    ) -> Result<Option<T>, ParseFault> {
        match self.text(column) {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| self.wrong(column, expected)),
        }
    }

    /// The value in a column.
    ///
    /// # Errors
    /// A fault that names `expected`, if the cell is empty or the text is not such a value.
    pub fn value<T: FromStr>(&self, column: &str, expected: Message) -> Result<T, ParseFault> {
        match self.text(column) {
            "" => Err(self.wrong(column, expected)),
            text => text.parse().map_err(|_| self.wrong(column, expected)),
        }
    }

    /// Returns the fault of a cell, with the text `expected` instead.
    pub fn wrong(&self, column: &str, expected: Message) -> ParseFault {
        let found = match self.text(column) {
            "" => message!("found-nothing-in-column", column),
            text => message!("found-text-in-column", text = shown(text), column),
        };
        let columns = self.column(column).map_or(self.line.all(), |at| (at + 1, at + 1));
        self.line.fault(columns, found, expected)
    }

    /// Returns the fault of a whole row, with the row `expected` instead.
    pub fn wrong_as_a_whole(&self, expected: Message) -> ParseFault {
        self.line.wrong_as_a_whole(expected)
    }
}

/// Appends one row to a text. Only cells that need quotation marks get them.
pub fn write_row<C: AsRef<str>>(out: &mut String, cells: impl IntoIterator<Item = C>) {
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    let cells = cells.into_iter().map(|cell| cell.as_ref().to_owned());
    writer.write_record(cells).expect("writing to memory cannot fail");
    let row = writer.into_inner().expect("writing to memory cannot fail");
    out.push_str(&String::from_utf8(row).expect("cells are text"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::told;

    #[test]
    fn what_is_written_reads_back_whatever_the_cells_hold() {
        let cells = ["plain", "with, comma", "with \"quotes\"", "two\nlines", " blanks ", ""];
        let mut text = String::new();
        write_row(&mut text, ["a", "b", "c", "d", "e", "f"]);
        write_row(&mut text, cells);
        let table = Table::read(&text, &["a", "b", "c", "d", "e", "f"], &[]).expect("readable");
        let row = table.rows().next().expect("one row");
        assert_eq!(row.line.cells.iter().collect::<Vec<_>>(), cells);
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
            "a,b\n1,2\t\n",
            "a,b\n\"1\n1\",2,3\n",
        ]
        .map(|text| told(Table::read(text, &["a", "b"], &["c"]).expect_err("bad")))
        .into();
        insta::assert_snapshot!(faults.join("\n"), @r#"
        FILE:1: column 1: found an empty table, expected a header line with the columns a,b,c
        FILE:1: columns 1-2: found "1,2", expected a header line with the columns a,b,c
        FILE:1: column 2: found "x", expected one of the columns a,b,c
        FILE:1: column 2: found "a", expected a column that the header does not have yet
        FILE:1: column 1: found no column "b", expected a header line with the columns a,b,c
        FILE:3: column 1: found 1 cell, expected 2 cells, as in the header
        FILE:2: columns 3-4: found 4 cells, expected 2 cells, as in the header
        FILE:2: columns 1-2: found a quotation mark without its partner, expected a quotation mark that closes the quotation
        FILE:2: column 2: found the control character '\t', expected text
        FILE:2: column 3: found 3 cells, expected 2 cells, as in the header
        "#);
    }

    #[test]
    fn a_table_in_another_encoding_is_refused_with_the_place_of_the_byte() {
        let fault = Table::read(b"a,b\r\n1,Orl\xE9ans\r\n", &["a", "b"], &[]).expect_err("Latin-1");
        insta::assert_snapshot!(told(fault), @"FILE:2: column 6: found the byte 0xE9, which is not UTF-8, expected text saved as UTF-8");
        let fault = Table::read(b"\xFF\xFEa\0", &["a"], &[]).expect_err("UTF-16");
        insta::assert_snapshot!(told(fault), @"FILE:1: column 1: found the byte order mark of a UTF-16 file, expected text saved as UTF-8");
    }

    #[test]
    fn a_cell_that_says_something_else_is_shown() {
        let table = Table::read("a,b,c\n1,x,\n", &["a", "b"], &["c"]).expect("readable");
        let row = table.rows().next().expect("one row");
        let fault = row.value::<u32>("b", message!("expected-id")).expect_err("no number");
        insta::assert_snapshot!(told(fault), @r#"FILE:2: column 2: found "x" in column "b", expected an id"#);
        let fault = row.value::<u32>("c", message!("expected-id")).expect_err("nothing");
        insta::assert_snapshot!(told(fault), @r#"FILE:2: column 3: found nothing in column "c", expected an id"#);
    }
}
