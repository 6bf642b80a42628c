//! Spreadsheets: `.xlsx` and `.ods`.

use crate::fault::{EntryFault, Fault};
use crate::table::{Cell, MAX_COLUMNS, MAX_ROWS, Row, Table};
use calamine::{Data, DataRef, ExcelDateTime, Ods, OdsError, Reader, Xlsx, XlsxError};
use referee_tournament::event::Date;
use std::collections::BTreeMap;
use std::io::{Cursor, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Bytes that a spreadsheet may have unpacked: an entry list has one hundredth of it.
const MAX_UNPACKED: u64 = 100_000_000;
/// Texts that a spreadsheet may announce; calamine makes room for them before it reads them.
const MAX_STRINGS: u64 = 2_000_000;
/// The first bytes of a spreadsheet's texts, which announce their number.
const ANNOUNCEMENT: usize = 2_048;
/// The days that Excel counts: up to the year 9999.
const LAST_SERIAL: f64 = 2_958_465.0;

/// The kinds of spreadsheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Xlsx,
    Ods,
}

/// The kind of a packed file; `None` if it holds no spreadsheet.
pub(crate) fn kind(bytes: &[u8]) -> Option<Kind> {
    let archive = zip::ZipArchive::new(Cursor::new(bytes)).ok()?;
    let is = |name: &str, part: &str| name.eq_ignore_ascii_case(part);
    let has = |part: &str| archive.file_names().flatten().any(|name| is(&name, part));
    match (has("xl/workbook.xml"), has("content.xml")) {
        (true, _) => Some(Kind::Xlsx),
        (_, true) => Some(Kind::Ods),
        _ => None,
    }
}

/// Reads the sheets that hold something.
pub(crate) fn read(kind: Kind, bytes: &[u8]) -> Result<Vec<Table>, Fault> {
    check_size(bytes)?;
    // calamine reads what strangers send: a panic of it is a damaged file, not the end of a court
    let read = catch_unwind(AssertUnwindSafe(|| match kind {
        Kind::Xlsx => xlsx(bytes),
        Kind::Ods => ods(bytes),
    }));
    let mut tables = read.unwrap_or_else(|_| Err(Fault::of_file(EntryFault::Damaged)))?;
    tables.retain(|table| table.rows.iter().any(|row| !row.is_empty()));
    if tables.is_empty() {
        return Err(Fault::of_file(EntryFault::Empty));
    }
    Ok(tables)
}

/// The reason why a compound file is not read: a spreadsheet with a password, or an old one. calamine
/// trusts the sizes that an old one states, and these could end the program.
pub(crate) fn of_compound_file(bytes: &[u8]) -> EntryFault {
    let name: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let is_protected = bytes.windows(name.len()).any(|part| part == name);
    if is_protected { EntryFault::Protected } else { EntryFault::OldSpreadsheet }
}

/// Unpacks every part to see that it is no longer than a spreadsheet may be: what a packed file
/// says of itself may be wrong.
fn check_size(bytes: &[u8]) -> Result<(), Fault> {
    let damaged = || Fault::of_file(EntryFault::Damaged);
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|_| damaged())?;
    let mut left = MAX_UNPACKED;
    for part in 0..archive.len() {
        let mut part = archive.by_index(part).map_err(|_| damaged())?;
        let name = part.name().map_err(|_| damaged())?.to_ascii_lowercase();
        let announces = name.ends_with("sharedstrings.xml");
        let mut start = Vec::new();
        (&mut part).take(ANNOUNCEMENT as u64).read_to_end(&mut start).map_err(|_| damaged())?;
        if announces && announced(&start).is_some_and(|strings| strings > MAX_STRINGS) {
            return Err(damaged());
        }
        let rest = std::io::copy(&mut (&mut part).take(left + 1), &mut std::io::sink());
        let unpacked = start.len() as u64 + rest.map_err(|_| damaged())?;
        left = left.checked_sub(unpacked).ok_or_else(|| {
            Fault::of_file(EntryFault::TooLong { limit: (MAX_UNPACKED / 1_000_000) as usize })
        })?;
    }
    Ok(())
}

/// The number of texts that the start of `sharedStrings.xml` announces.
fn announced(start: &[u8]) -> Option<u64> {
    let start = String::from_utf8_lossy(start);
    let number = start.split_once("uniqueCount=")?.1.trim_start_matches(['"', '\'']);
    let digits = number.chars().take_while(char::is_ascii_digit).collect::<String>();
    Some(digits.parse().unwrap_or(u64::MAX))
}

fn xlsx(bytes: &[u8]) -> Result<Vec<Table>, Fault> {
    let fault = |error: XlsxError| {
        drop(error); // its words are for programmers
        Fault::of_file(EntryFault::Damaged)
    };
    let mut workbook: Xlsx<_> =
        calamine::open_workbook_from_rs(Cursor::new(bytes)).map_err(fault)?;
    let mut tables = Vec::new();
    for name in workbook.sheet_names() {
        let mut cells = match workbook.worksheet_cells_reader(&name) {
            Ok(cells) => cells,
            // a sheet that is a chart
            Err(XlsxError::NotAWorksheet(_)) => continue,
            Err(error) => return Err(fault(error)),
        };
        let mut sheet = Sheet::default();
        while let Some(cell) = cells.next_cell().map_err(fault)? {
            let (row, column) = cell.get_position();
            sheet.put(row, column, of_ref(cell.get_value()))?;
        }
        tables.push(sheet.table(name));
    }
    Ok(tables)
}

fn ods(bytes: &[u8]) -> Result<Vec<Table>, Fault> {
    let fault = |error: OdsError| {
        Fault::of_file(match error {
            OdsError::Password => EntryFault::Protected,
            OdsError::CellLimitExceeded { .. } => EntryFault::TooManyRows { limit: MAX_ROWS },
            _ => EntryFault::Damaged,
        })
    };
    let mut workbook: Ods<_> =
        calamine::open_workbook_from_rs(Cursor::new(bytes)).map_err(fault)?;
    let mut tables = Vec::new();
    for (name, range) in workbook.worksheets() {
        let (first_row, first_column) = range.start().unwrap_or_default();
        let mut sheet = Sheet::default();
        for (row, column, value) in range.used_cells() {
            let row = first_row.saturating_add(row as u32);
            let column = first_column.saturating_add(column as u32);
            sheet.put(row, column, of_data(value))?;
        }
        tables.push(sheet.table(name));
    }
    Ok(tables)
}

/// The cells of a sheet that hold something, by row and column from 0.
#[derive(Debug, Default)]
struct Sheet(BTreeMap<(u32, u32), Cell>);

impl Sheet {
    fn put(&mut self, row: u32, column: u32, cell: Cell) -> Result<(), Fault> {
        if cell.is_empty() {
            return Ok(());
        }
        let line = row as usize + 1;
        if column as usize >= MAX_COLUMNS {
            return Err(Fault::of_line(line, EntryFault::TooManyColumns { limit: MAX_COLUMNS }));
        }
        if line > MAX_ROWS {
            return Err(Fault::of_line(line, EntryFault::TooManyRows { limit: MAX_ROWS }));
        }
        self.0.insert((row, column), cell);
        Ok(())
    }

    fn table(self, name: String) -> Table {
        let mut rows: Vec<Row> = Vec::new();
        for ((row, column), cell) in self.0 {
            let line = row as usize + 1;
            if rows.last().is_none_or(|last| last.line != line) {
                rows.push(Row { line, cells: Vec::new() });
            }
            let cells = &mut rows.last_mut().expect("one row at least").cells;
            cells.resize(column as usize, Cell::Empty);
            cells.push(cell);
        }
        Table { name, counts_cells: false, rows }
    }
}

fn of_ref(value: &DataRef<'_>) -> Cell {
    match value {
        DataRef::Empty => Cell::Empty,
        DataRef::Int(number) => Cell::Number(*number as f64),
        DataRef::Float(number) => Cell::Number(*number),
        DataRef::String(text) | DataRef::DurationIso(text) => Cell::text(text),
        DataRef::SharedString(text) => Cell::text(text),
        DataRef::Bool(is) => Cell::text(if *is { "yes" } else { "no" }),
        DataRef::DateTime(date) => of_serial(date),
        DataRef::DateTimeIso(text) => of_iso(text),
        DataRef::Error(error) => Cell::Failed(error.to_string()),
    }
}

fn of_data(value: &Data) -> Cell {
    match value {
        Data::Empty => Cell::Empty,
        Data::Int(number) => Cell::Number(*number as f64),
        Data::Float(number) => Cell::Number(*number),
        Data::String(text) | Data::DurationIso(text) => Cell::text(text),
        Data::Bool(is) => Cell::text(if *is { "yes" } else { "no" }),
        Data::DateTime(date) => of_serial(date),
        Data::DateTimeIso(text) => of_iso(text),
        Data::Error(error) => Cell::Failed(error.to_string()),
    }
}

fn of_serial(date: &ExcelDateTime) -> Cell {
    let serial = date.as_f64();
    if !date.is_datetime() || !(1.0..=LAST_SERIAL).contains(&serial) {
        return Cell::Number(serial);
    }
    let (year, month, day, ..) = date.to_ymd_hms_milli();
    Cell::Date(year, month, day)
}

/// The day of `1976-07-23T00:00:00`.
fn of_iso(text: &str) -> Cell {
    let day = text.split('T').next().and_then(Date::read);
    day.map_or_else(|| Cell::text(text), |day| Cell::Date(day.year(), day.month(), day.day()))
}
