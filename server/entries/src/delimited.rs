//! Tables as text: cells separated by commas, semicolons or tabs.

use crate::fault::{EntryFault, Fault};
use crate::table::{Cell, MAX_COLUMNS, MAX_ROWS, Row, Table};
use referee_tournament::csv;

const SEPARATORS: [u8; 4] = [b';', b'\t', b',', b'|'];
/// Lines that decide which separator a text has.
const SAMPLE_LINES: usize = 30;

/// Reads a table; the separator is the one that divides its first lines most evenly.
pub(crate) fn read(text: &str) -> Result<(Table, char), Fault> {
    let (body, separator, skipped) = match told_separator(text) {
        Some((separator, body)) => (body, separator, 1),
        None => (text, separator(text), 0),
    };
    let records = csv::records(body, separator).map_err(|open| {
        let found = open.record.cells().last().map(|cell| cell.chars().take(40).collect());
        let line = open.record.line() + skipped;
        Fault { found, ..Fault::of_line(line, EntryFault::OpenQuotation) }
    })?;
    if records.len() > MAX_ROWS {
        return Err(Fault::of_file(EntryFault::TooManyRows { limit: MAX_ROWS }));
    }
    let mut rows = Vec::with_capacity(records.len());
    for record in records {
        let line = record.line() + skipped;
        let cells: Vec<Cell> = record.cells().take(MAX_COLUMNS + 1).map(Cell::text).collect();
        if cells.len() > MAX_COLUMNS {
            return Err(Fault::of_line(line, EntryFault::TooManyColumns { limit: MAX_COLUMNS }));
        }
        rows.push(Row { line, cells });
    }
    Ok((Table { name: String::new(), counts_cells: true, rows }, char::from(separator)))
}

/// The separator that the first line tells as spreadsheets do (`sep=;`), and the lines after it.
fn told_separator(text: &str) -> Option<(u8, &str)> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let told = first.trim_end_matches('\r').strip_prefix("sep=")?.as_bytes();
    (told.len() == 1 && SEPARATORS.contains(&told[0])).then_some((told[0], rest))
}

/// The separator that most lines have equally often; that of more columns if two do.
fn separator(text: &str) -> u8 {
    let mut counts = vec![[0_usize; SEPARATORS.len()]];
    let mut quoted = false;
    for byte in text.bytes() {
        match byte {
            b'"' => quoted = !quoted,
            b'\n' | b'\r' if !quoted => {
                if counts.len() > SAMPLE_LINES {
                    break;
                }
                counts.push([0; SEPARATORS.len()]);
            }
            _ if quoted => {}
            _ => {
                if let Some(of) = SEPARATORS.iter().position(|&separator| separator == byte) {
                    counts.last_mut().expect("one line at least")[of] += 1;
                }
            }
        }
    }
    let evenness = |of: usize| {
        let most = |times: usize| counts.iter().filter(|line| line[of] == times).count();
        let times = counts.iter().map(|line| line[of]).filter(|&times| times > 0);
        times.map(|times| (most(times), times)).max().unwrap_or_default()
    };
    let best = (0..SEPARATORS.len()).rev().max_by_key(|&of| evenness(of));
    best.filter(|&of| evenness(of) > (0, 0)).map_or(b',', |of| SEPARATORS[of])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> (Vec<Vec<String>>, char) {
        let (table, separator) = read(text).expect("a table");
        let shown = |row: &Row| row.cells.iter().map(Cell::shown).collect();
        (table.rows.iter().map(shown).collect(), separator)
    }

    #[test]
    fn the_separator_is_found_and_a_comma_in_a_name_is_none() {
        let expected = [["Name", "Elo"], ["Polgár, Judit", "2675"], ["Hou, Yifan", "2650"]];
        for (text, separator) in [
            ("Name;Elo\nPolgár, Judit;2675\nHou, Yifan;2650\n", ';'),
            ("Name\tElo\r\nPolgár, Judit\t2675\rHou, Yifan\t2650", '\t'),
            ("Name,Elo\n\"Polgár, Judit\",2675\n\n\"Hou, Yifan\",2650\n", ','),
            ("sep=;\nName;Elo\nPolgár, Judit;2675\nHou, Yifan;2650\n", ';'),
        ] {
            let (rows, found) = cells(text);
            assert_eq!(
                (rows, found),
                (
                    expected
                        .map(Vec::from)
                        .map(|row| row.into_iter().map(str::to_owned).collect())
                        .to_vec(),
                    separator
                )
            );
        }
    }

    #[test]
    fn a_quotation_that_is_never_closed_names_its_line() {
        let fault = read("Name;Elo\n\"Polgár;2675\nHou;2650\n").expect_err("open");
        assert_eq!((fault.line, fault.fault), (Some(2), EntryFault::OpenQuotation));
    }
}
