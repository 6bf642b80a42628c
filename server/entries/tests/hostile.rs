//! Whatever stands in a file: entries or faults, never a panic.

use proptest::prelude::*;
use referee_entries::{
    EntryFault, EntryFile, ListError, MAX_ROWS, PlayerList, Preview, Remembered, Terms,
};
use referee_messages::Words;
use rust_xlsxwriter::Workbook;
use std::collections::BTreeMap;

/// Reads a file to the end, and words every fault.
fn read(bytes: &[u8]) -> Option<Preview> {
    let words = Words::english();
    let listed = PlayerList::read(bytes);
    if let Err(ListError::Fault(fault)) = &listed {
        words.say(&fault.message("file"));
    }
    let file = match EntryFile::read("file", bytes) {
        Ok(file) => file,
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in &faults {
                assert!(words.say(&fault.message("file")).starts_with("file"));
            }
            return None;
        }
    };
    let matching = file.matching(&Remembered::default());
    let terms = Terms { year: 2026, rounds: Some(9) };
    let mut preview = file.preview(&matching, terms, &BTreeMap::new());
    preview.complete(&listed.unwrap_or_default());
    assert!(!preview.entries.is_empty() || !preview.faults.is_empty(), "a silent end");
    for fault in &preview.faults {
        let said = words.say(&fault.message("file"));
        assert!(said.starts_with("file"), "{said}");
    }
    serde_json::to_string(&preview).expect("plain data");
    Some(preview)
}

const LISTS: [&[u8]; 9] = [
    include_bytes!("lists/meldeliste.csv"),
    include_bytes!("lists/inscriptions.txt"),
    include_bytes!("lists/deelnemers.csv"),
    include_bytes!("lists/inscritos.csv"),
    include_bytes!("lists/form.csv"),
    include_bytes!("lists/report.trf"),
    include_bytes!("lists/report26.trf"),
    include_bytes!("lists/players_list_foa.txt"),
    include_bytes!("lists/players_list_xml_foa.xml"),
];

fn workbook() -> Vec<u8> {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    for (row, cells) in
        (0..).zip([["Name", "Elo"], ["Polgár, Judit", "2675"], ["Hou, Yifan", "2650"]])
    {
        for (column, cell) in (0..).zip(cells) {
            sheet.write(row, column, cell).expect("a cell");
        }
    }
    workbook.save_to_buffer().expect("a workbook")
}

/// A change of a file: at a place, some bytes instead of some others.
fn changes() -> impl Strategy<Value = Vec<(prop::sample::Index, usize, Vec<u8>)>> {
    let change =
        (any::<prop::sample::Index>(), 0..9_usize, prop::collection::vec(any::<u8>(), 0..9));
    prop::collection::vec(change, 1..6)
}

fn changed(bytes: &[u8], changes: Vec<(prop::sample::Index, usize, Vec<u8>)>) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for (place, gone, new) in changes {
        let from = place.index(bytes.len() + 1);
        let to = bytes.len().min(from + gone);
        bytes.splice(from..to, new);
    }
    bytes
}

proptest! {
    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        read(&bytes);
    }

    #[test]
    fn any_text_below_known_headings(rows in prop::collection::vec("[^\\x00]{0,60}", 0..8)) {
        let headings = "Name;Elo;Born;Sex;Title;Fed;FIDE ID;Byes;E-mail;Phone";
        read(format!("{headings}\n{}", rows.join("\n")).as_bytes());
    }

    #[test]
    fn any_cells_below_known_headings(
        cells in prop::collection::vec("[0-9./,;: a-zäß\"\t-]{0,14}", 0..60),
    ) {
        let headings = "Name,Elo,Born,Sex,Title,Fed,FIDE ID,Byes,E-mail,Phone";
        let rows: Vec<String> = cells.chunks(10).map(|row| row.join(",")).collect();
        read(format!("{headings}\n{}", rows.join("\n")).as_bytes());
    }

    #[test]
    fn lists_with_some_bytes_changed(list in 0..LISTS.len(), changes in changes()) {
        read(&changed(LISTS[list], changes));
    }

    #[test]
    fn spreadsheets_with_some_bytes_changed(changes in changes()) {
        read(&changed(&workbook(), changes));
    }
}

#[test]
fn the_lists_are_read_as_they_are() {
    for list in LISTS {
        assert!(read(list).is_some_and(|preview| !preview.entries.is_empty()));
    }
    assert_eq!(read(&workbook()).map(|preview| preview.entries.len()), Some(2));
}

#[test]
fn no_column_of_a_list_brings_in_a_text_that_nobody_sees_or_that_fills_a_screen() {
    let headings = "Surname,Given name,FIDE ID,National ID,Federation,Club,Team,Title,E-mail,Phone";
    let columns = headings.split(',').count();
    for (at, text) in (0..columns).flat_map(|at| {
        let texts = ["A\u{1b}[2J", "A\u{202e}B", "A\u{200b}B", "A\u{2028}B", "A\u{e0041}B"];
        let texts = texts.map(str::to_owned).into_iter().chain(["x".repeat(100_000)]);
        texts.map(move |text| (at, text))
    }) {
        let mut cells = vec!["Polgar", "Judit"];
        cells.resize(columns, "");
        cells[at] = &text;
        let list = format!("{headings}\nHou,Yifan,,,,,,,,\n{}\n", cells.join(","));
        let preview = read(list.as_bytes()).expect("a list");
        // a separator of lines is a blank in a cell
        let is_blank = text.contains('\u{2028}');
        assert!(is_blank || !preview.is_sound(), "column {at} {text:.3}");
        let held = serde_json::to_string(&preview.entries).expect("plain data");
        assert!(!held.contains(&text) && held.len() < 10_000, "column {at}: {held}");
    }
}

#[test]
fn a_report_file_brings_in_no_text_that_nobody_sees() {
    let report = include_str!("lists/report.trf");
    let name = report.lines().find(|line| line.starts_with("001 ")).expect("a player");
    let name: String = name.chars().skip(14).take(6).collect();
    let turned: String = ['\u{202e}'].into_iter().chain(name.chars().skip(1)).collect();
    let preview = read(report.replacen(&name, &turned, 1).as_bytes()).expect("a file");
    assert!(!preview.is_sound(), "{:?}", preview.faults);
}

/// A list of so many rows below its headings, in each format.
fn lists_of(rows: usize) -> Vec<(&'static str, Vec<u8>)> {
    let csv = "Surname,Given name\n".to_owned() + &"Berg,Ann\n".repeat(rows - 1);
    let player = |number: usize| {
        format!("001 {number:>4}      {:<33}           \n", format!("Berg{number}, Ann"))
    };
    let report = "012 Cup\n".to_owned() + &(1..=rows).map(player).collect::<String>();
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    for row in 0..rows {
        let name = if row == 0 { "Surname" } else { "Berg" };
        sheet.write(u32::try_from(row).expect("few rows"), 0, name).expect("a cell");
    }
    let list = include_str!("lists/players_list_foa.txt");
    let (heads, rest) = list.split_once('\n').expect("headings");
    let player = rest.lines().next().expect("a player");
    let list = format!("{heads}\n{}", format!("{player}\n").repeat(rows - 1));
    vec![
        ("csv", csv.into()),
        ("trf", report.into()),
        ("xlsx", workbook.save_to_buffer().expect("a workbook")),
        ("rating list", list.into()),
    ]
}

#[test]
fn an_upload_has_5_000_rows_in_every_format() {
    for (format, bytes) in lists_of(MAX_ROWS) {
        let preview = read(&bytes).unwrap_or_else(|| panic!("{format} is a list"));
        assert!(preview.entries.len() >= MAX_ROWS - 1, "{format}: {}", preview.entries.len());
    }
    for (format, bytes) in lists_of(MAX_ROWS + 1) {
        let faults = EntryFile::read("file", &bytes).err().unwrap_or_default();
        let found: Vec<&EntryFault> = faults.iter().map(|fault| &fault.fault).collect();
        assert_eq!(found, [&EntryFault::TooManyRows { limit: MAX_ROWS }], "{format}");
    }
    let blank = "\n".repeat(2_000_000);
    let faults = EntryFile::read("file", format!("012 Cup\n001 {blank}").as_bytes());
    assert!(faults.is_err(), "2,000,000 lines");
}
