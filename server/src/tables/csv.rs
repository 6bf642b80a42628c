//! Tables as CSV for spreadsheets and programs.
//!
//! A file begins with the mark of UTF-8 (BOM): without it Excel reads it in the code page of the
//! computer, and accents are lost. A language that writes decimals with a comma has semicolons between the
//! cells, as spreadsheets set to it expect; English has commas and points.
//!
//! A terminal may show the file: characters that it would obey are shown by their numbers.
//!
//! Below the head stand the rows of the table alone, as programs expect; the legend is in the other
//! files.

use super::Sheet;
use court_protocol::Plain;

const UTF_8: &str = "\u{feff}";

pub(super) fn write(sheet: &Sheet, decimal: &str) -> Vec<u8> {
    let between = if decimal == "," { b';' } else { b',' };
    let mut writer = csv::WriterBuilder::new()
        .delimiter(between)
        .terminator(csv::Terminator::CRLF)
        .from_writer(UTF_8.as_bytes().to_vec());
    let mut add = |row: Vec<String>| writer.write_record(row).expect("memory takes everything");
    add(sheet.columns.iter().map(|head| harmless(head)).collect());
    for row in &sheet.rows {
        let cell = |value: &super::Value| match value {
            super::Value::Text(text) => harmless(text),
            number => number.text(decimal),
        };
        add(row.iter().map(cell).collect());
    }
    writer.into_inner().expect("memory takes everything")
}

/// A text that a spreadsheet takes for a text. One that begins with these signs would be a formula, which
/// a name on an entry list could use to run programs; an apostrophe makes it a text. A sign alone is none.
fn harmless(text: &str) -> String {
    let is_formula = text.len() > 1 && text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = Plain(text);
    if is_formula { format!("'{text}") } else { text.to_string() }
}
