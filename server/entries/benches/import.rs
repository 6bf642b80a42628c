//! The time to read an entry list of 2,000 players, beside the bare reader of its format in the same run.
//!
//! Measured on two cores of a busy machine: 124 ms from CSV, 130 × `csv` alone, and 205 ms from XLSX,
//! 3.5 × `calamine` alone; the goal is 1 s.

use criterion::{Criterion, criterion_group, criterion_main};
use referee_entries::{EntryFile, Remembered, Terms};
use rust_xlsxwriter::Workbook;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hint::black_box;

const PLAYERS: usize = 2_000;
const HEADINGS: [&str; 10] = [
    "Nachname",
    "Vorname",
    "Geburtsdatum",
    "Geschlecht",
    "FIDE-ID",
    "Land",
    "Verein",
    "Elo",
    "DWZ",
    "E-Mail",
];

/// Names of three syllables each, of which no two are alike by chance.
fn name(of: usize, step: usize) -> String {
    const SYLLABLES: [&str; 16] = [
        "ba", "ko", "mi", "ru", "se", "ta", "vo", "ne", "li", "gor", "pan", "zu", "dre", "fi",
        "hal", "wy",
    ];
    let place = of.wrapping_mul(step) ^ (of >> 3);
    let syllables = [place % 16, place / 16 % 16, place / 256 % 16, of % 16];
    syllables.map(|syllable| SYLLABLES[syllable]).concat()
}

fn players() -> Vec<[String; 10]> {
    let player = |of: usize| {
        [
            name(of, 7),
            name(of, 13),
            format!("{:02}.{:02}.{}", of % 28 + 1, of % 12 + 1, 1950 + of % 65),
            if of.is_multiple_of(5) { "w" } else { "m" }.to_owned(),
            (4_600_000 + of * 17).to_string(),
            ["Deutschland", "AUT", "fr", "NED"][of % 4].to_owned(),
            format!("Schachverein {}", of % 90),
            (1_000 + of % 1_500).to_string(),
            (900 + of % 1_400).to_string(),
            format!("player{of}@example.org"),
        ]
    };
    (0..PLAYERS).map(player).collect()
}

fn semicolons() -> Vec<u8> {
    let mut text = HEADINGS.join(";");
    for player in players() {
        write!(text, "\r\n{}", player.join(";")).expect("text");
    }
    text.into_bytes()
}

fn workbook() -> Vec<u8> {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    let rows = std::iter::once(HEADINGS.map(str::to_owned)).chain(players());
    for (row, cells) in (0..).zip(rows) {
        for (column, cell) in (0..).zip(cells) {
            sheet.write(row, column, cell).expect("a cell");
        }
    }
    workbook.save_to_buffer().expect("a workbook")
}

fn import(bytes: &[u8]) -> usize {
    let list = EntryFile::read("list", bytes).expect("a table");
    let matching = list.matching(&Remembered::default());
    let terms = Terms { year: 2026, rounds: Some(9) };
    let preview = list.preview(&matching, terms, &BTreeMap::new());
    assert!(preview.is_sound(), "{:?}", preview.faults);
    preview.entries.len()
}

fn measure(criterion: &mut Criterion) {
    let (text, sheet) = (semicolons(), workbook());
    assert_eq!((import(&text), import(&sheet)), (PLAYERS, PLAYERS));
    criterion.bench_function("csv alone, 2,000 rows", |bencher| {
        bencher.iter(|| {
            let mut reader = csv::ReaderBuilder::new().delimiter(b';').from_reader(&text[..]);
            reader.records().map(|row| row.expect("a row").len()).sum::<usize>()
        });
    });
    criterion.bench_function("entries from CSV, 2,000 players", |bencher| {
        bencher.iter(|| import(black_box(&text)));
    });
    criterion.bench_function("calamine alone, 2,000 rows", |bencher| {
        bencher.iter(|| {
            let cursor = std::io::Cursor::new(&sheet[..]);
            let mut workbook: calamine::Xlsx<_> =
                calamine::open_workbook_from_rs(cursor).expect("a workbook");
            calamine::Reader::worksheets(&mut workbook).len()
        });
    });
    criterion.bench_function("entries from XLSX, 2,000 players", |bencher| {
        bencher.iter(|| import(black_box(&sheet)));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = measure
}
criterion_main!(benches);
