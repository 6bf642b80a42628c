//! The page of the game sheets: every example of it is played, every word stands in it.

use court_protocol::{Claim, Fault, code};
use referee_core::sheet::{Sheet, SheetError, settings, words};

const PAGE: &str = include_str!("../../SHEETS.md");

#[test]
fn every_example_of_the_page_is_said_as_it_expects() {
    let examples: Vec<&str> = PAGE.split("\n```sheet\n").skip(1).collect();
    assert!(!examples.is_empty());
    for example in examples {
        let example = example.split("\n```").next().expect("an example ends");
        let played = Sheet::parse(example).and_then(|sheet| sheet.play());
        let played = played.unwrap_or_else(|error| panic!("{error} in\n{example}"));
        assert!(example.lines().any(|line| line.starts_with('=')), "nothing expected:\n{example}");
        assert!(
            played.wrong.is_empty(),
            "{}\nin\n{example}\nsaid\n{}",
            played.wrong[0],
            played.hall.said().iter().map(|line| line.with_rule() + "\n").collect::<String>(),
        );
    }
}

#[test]
fn every_word_and_every_setting_stands_on_the_page() {
    for word in words() {
        let row = format!("| `{}` | {} |", word.form.replace('|', "\\|"), word.means);
        assert!(PAGE.contains(&row), "the page has no row\n{row}");
    }
    for setting in settings() {
        assert!(PAGE.contains(&format!("| `{setting}: ")), "the page has no row for {setting}");
    }
}

#[test]
fn every_fault_and_every_claim_stands_on_the_page() {
    let line = |begins: &str| {
        let found = PAGE.lines().find(|line| line.starts_with(begins));
        found.unwrap_or_else(|| panic!("the page has no line {begins}"))
    };
    let (faults, claims) = (line("* A fault is "), line("* A claim is "));
    for fault in Fault::called() {
        let is_listed = faults.contains(&format!("`{}`", code(&fault)));
        assert_eq!(is_listed, !matches!(fault, Fault::Other { .. }), "{fault:?}");
    }
    for word in Claim::all().iter().filter_map(Claim::word) {
        assert!(claims.contains(&format!("`{word}`")), "{word}");
    }
}

#[test]
fn a_sheet_that_cannot_be_read_is_answered_with_its_place_and_what_was_expected() {
    let read = |text: &str| Sheet::parse(text).and_then(|sheet| sheet.play().map(drop));
    let cases = [
        ("0:00 start · 0:07 w crosed", (1, 21), "crosed"),
        ("0:00 start\n  0:7x w e2e4", (2, 3), "0:7x"),
        ("0:00 start\n0:20 b", (2, 7), "nothing"),
        ("0:00 start now\n0:20 #12 b crosses", (2, 6), "#12"),
        ("0:00 start · 0:20 yes", (1, 14), "an answer"),
        ("0:00 start · 0:20 void call 1", (1, 14), "call 1"),
        ("0:00 start · 0:20 void claim", (1, 14), "a void"),
        ("0:00 start · 0:20 b crosses twice", (1, 29), "twice"),
        ("0:00 start\nruns: reported", (2, 1), "runs:"),
        ("run: reported", (1, 1), "run:"),
        ("runs: seen", (1, 7), "seen"),
        ("time: 0:00+5", (1, 1), "a game that is refused"),
        ("9999:00 start", (1, 1), "9999:00"),
        ("0:00 clocks [1:00]", (1, 13), "[1:00]"),
    ];
    for (text, (line, column), found) in cases {
        let error: SheetError = read(text).expect_err(text);
        assert_eq!((error.spot.line, error.spot.column), (line, column), "{error} in {text}");
        assert!(error.found.contains(found), "{error} in {text}");
        assert!(!error.expected.is_empty());
    }
}

#[test]
fn what_is_said_otherwise_is_shown_where_it_is_expected() {
    let wrong = |text: &str| {
        let played = Sheet::parse(text).and_then(|sheet| sheet.play()).expect("it is a sheet");
        played.wrong.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let start = "0:00 start · 0:04 pass\n= 0:00.000 counting to GO at 0:03.000\n";
    let whole = format!("{start}= 0:01.000 White's clock starts\n= 0:03.000 started\n");
    assert_eq!(wrong(&whole), Vec::<String>::new());
    assert_eq!(wrong(&format!("{start}= …")), Vec::<String>::new());
    assert_eq!(wrong(&format!("{start}= …\n= 0:03.000 started")), Vec::<String>::new());
    assert_eq!(
        wrong(&format!("{start}= 0:02.000 White's clock starts")),
        ["line 3: expected 0:02.000 White's clock starts, said 0:01.000 White's clock starts"]
    );
    assert_eq!(
        wrong(&format!("{start}= …\n= 0:04.000 started\n= …")),
        ["line 4: expected 0:04.000 started, said 0:03.000 started [CR-4.1-1]"],
        "of many lines the one that was meant"
    );
    assert_eq!(wrong(start), ["line 2: expected nothing more, said 0:01.000 White's clock starts"]);
    assert_eq!(
        wrong(&format!("{whole}= 0:04.000 stopped")),
        ["line 5: expected 0:04.000 stopped, said nothing more"]
    );
    assert_eq!(
        wrong(&format!("{start}= …\n= 0:03.000 started [CR-4.1-3]")),
        ["line 4: expected 0:03.000 started [CR-4.1-3], said 0:03.000 started [CR-4.1-1]"]
    );
}

#[test]
#[should_panic(expected = "the sheet expects nothing")]
fn a_sheet_that_expects_nothing_is_an_error() {
    crate::sheet::comes_out("; any number of lines is no expectation\n… · 0:20 b e7e5\n= …");
}

#[test]
fn the_preamble_stands_for_the_start_and_names_the_right_column_of_an_error() {
    let said = |text: &str| {
        let played = Sheet::parse(text).and_then(|sheet| sheet.play()).expect("it is a sheet");
        played.hall.told()
    };
    assert_eq!(said("… · 0:20 b e7e5"), said("0:00 start · 0:08 w e2e4 · 0:20 b e7e5"));
    assert_eq!(
        said("runs: reported\n... · 0:20 b crosses"),
        said("runs: reported\n0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:20 b crosses")
    );
    assert_eq!(
        said("ruleset: speed\n… · 0:20 w e2e4"),
        said("ruleset: speed\n0:00 start · 0:20 w e2e4")
    );
    let error = Sheet::parse("… · 0:20 b crosed").expect_err("no such word");
    assert_eq!((error.spot.line, error.spot.column), (1, 12));
}
