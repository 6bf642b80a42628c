//! Tables as text for a terminal: columns with two blanks between them, numbers at the right.

use super::{Sheet, Value};
use court_protocol::Plain;

pub(super) fn write(sheet: &Sheet, decimal: &str) -> Vec<u8> {
    let texts = |row: &Vec<Value>| -> Vec<String> {
        row.iter().map(|value| Plain(&value.text(decimal)).to_string()).collect()
    };
    let mut rows = vec![sheet.columns.clone()];
    rows.extend(sheet.rows.iter().map(texts));
    let widths: Vec<usize> = (0..sheet.columns.len())
        .map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
        .collect();
    let has_numbers = |column: usize| {
        sheet.rows.iter().any(|row| matches!(row[column], Value::Number(_) | Value::Decimal(_)))
    };
    let are_numbers: Vec<bool> = (0..widths.len()).map(has_numbers).collect();
    let mut written = String::new();
    for row in rows {
        let cells =
            row.iter().zip(&widths).zip(&are_numbers).map(|((text, &width), are_numbers)| {
                let rest = blanks(text, width);
                if *are_numbers { rest + text } else { text.to_owned() + &rest }
            });
        written += cells.collect::<Vec<_>>().join("  ").trim_end();
        written.push('\n');
    }
    let width = sheet.legend.iter().map(|(short, _)| short.chars().count()).max().unwrap_or(0);
    for [short, name] in sheet.lines_below() {
        let rest = blanks(short, width);
        written += format!("{short}{rest}  {}", Plain(name)).trim_end();
        written.push('\n');
    }
    written.into_bytes()
}

/// The blanks that fill a column of any width: a format's own width ends at 65,535.
fn blanks(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.chars().count()))
}
