//! Tables as spreadsheets (XLSX): numbers are numbers, dates are dates, and every text is a text.

use super::{Sheet, Value};
use rust_xlsxwriter::{
    DocProperties, ExcelDateTime, Format, FormatBorder, Workbook, Worksheet, XlsxError,
};

/// The columns above which a page is printed across.
const UPRIGHT_COLUMNS: usize = 10;
/// The longest name of a sheet, in letters.
const NAME_MAX: usize = 31;

pub(super) fn write(sheet: &Sheet) -> Vec<u8> {
    written(sheet).expect("a table fits a spreadsheet, and texts are cut to the length of a cell")
}

fn written(sheet: &Sheet) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    workbook.set_properties(&DocProperties::new().set_title(sheet.named()));
    let page = workbook.add_worksheet();
    page.set_name(name(&sheet.title))?;
    let head = Format::new().set_bold().set_border_bottom(FormatBorder::Thin);
    for (column, text) in (0_u16..).zip(&sheet.columns) {
        page.write_string_with_format(0, column, cell_text(text), &head)?;
    }
    for (row, values) in (1_u32..).zip(&sheet.rows) {
        if sheet.changed.contains(&(row as usize - 1)) {
            page.set_row_format(row, &Format::new().set_bold())?;
        }
        for (column, value) in (0_u16..).zip(values) {
            put(page, row, column, value)?;
        }
    }
    page.set_freeze_panes(1, 0)?;
    page.autofit();
    // below the columns, whose width the names do not change
    let below = sheet.rows.len() + 1;
    for (row, line) in sheet.lines_below().enumerate() {
        let row = u32::try_from(below + row).expect("a table has few rows");
        for (column, text) in (0_u16..).zip(line) {
            put(page, row, column, &Value::Text(text.to_owned()))?;
        }
    }
    page.set_repeat_rows(0, 0)?;
    page.set_print_fit_to_pages(1, 0);
    if sheet.columns.len() > UPRIGHT_COLUMNS {
        page.set_landscape();
    }
    // & begins a code of Excel's
    page.set_header(format!("&L{}&RP. &P / &N", sheet.named().replace('&', "&&")));
    workbook.save_to_buffer()
}

fn put(page: &mut Worksheet, row: u32, column: u16, value: &Value) -> Result<(), XlsxError> {
    match value {
        Value::Text(text) if text.is_empty() => page,
        Value::Text(text) => page.write_string(row, column, cell_text(text))?,
        Value::Number(number) => page.write_number(row, column, *number as f64)?,
        Value::Decimal(number) => page.write_number(row, column, *number)?,
        Value::Day(day) => {
            let date = ExcelDateTime::from_ymd(day.year(), day.month(), day.day())?;
            let format = Format::new().set_num_format("yyyy-mm-dd");
            page.write_datetime_with_format(row, column, &date, &format)?
        }
        Value::Time(minutes) => {
            let time = ExcelDateTime::from_hms(minutes / 60, (minutes % 60) as u8, 0.0)?;
            let format = Format::new().set_num_format("hh:mm");
            page.write_datetime_with_format(row, column, &time, &format)?
        }
    };
    Ok(())
}

/// The text of a cell, which holds at most 32,767 letters.
fn cell_text(text: &str) -> String {
    text.chars().take(30_000).collect()
}

/// The name of a sheet, which has signs that Excel allows.
fn name(title: &str) -> String {
    let allowed = |sign: &char| !matches!(sign, '[' | ']' | ':' | '*' | '?' | '/' | '\\' | '\'');
    let name: String = title.chars().filter(allowed).take(NAME_MAX).collect();
    if name.trim().is_empty() { "1".to_owned() } else { name }
}
