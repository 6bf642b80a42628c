//! Tests that RULES.md, the code and the tests agree. Every rule is listed, and the function that
//! its row names carries its marker. Its test carries the rule's id, and no marker and no test
//! carries an id without a rule.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Every rule about ratings, divisions, titles, events, teams and the league.
const IDS: [&str; 33] = [
    "CR-3.1.1-1",
    "CR-3.1.1-2",
    "CR-3.1.2-1",
    "CR-3.1.2-2",
    "CR-3.1.2-3",
    "CR-3.2.1-1",
    "CR-3.2.2-1",
    "CR-3.2.3-1",
    "CR-3.2.4-1",
    "CR-3.3-1",
    "CR-3.3-2",
    "CR-5-1",
    "CR-5-2",
    "CR-5-3",
    "CR-5-4",
    "CR-5-5",
    "CR-5.1-1",
    "CR-5.1-2",
    "CR-5.2-1",
    "CR-5.2-2",
    "CR-6-1",
    "CR-6.1-1",
    "CR-6.1-2",
    "CR-6.1.1-1",
    "CR-6.1.1-2",
    "CR-6.1.2-1",
    "CR-6.1.2-2",
    "CR-6.2-1",
    "CR-6.2.1-1",
    "CR-6.2.2-1",
    "CR-6.2.3-1",
    "CR-6.2.4-1",
    "IM-2-1",
];

/// A line of the table.
struct Listed {
    id: String,
    file: String,
    /// The function or table of the file that rules.
    function: String,
    test: String,
}

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn listed() -> Vec<Listed> {
    let page = std::fs::read_to_string(home().join("RULES.md")).expect("RULES.md is there");
    let rows = page.lines().filter(|line| line.starts_with("| CR-") || line.starts_with("| IM-"));
    let read = |row: &str| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [id, rule, decision, place, test] = cells[..] else { panic!("five cells: {row}") };
        let Some((file, function)) = place.trim_matches('`').split_once("` `") else {
            panic!("{id}: {place} is a file and a function")
        };
        assert!(!rule.is_empty() && !decision.is_empty(), "{id} has a rule and a decision");
        Listed {
            id: id.to_owned(),
            file: file.to_owned(),
            function: function.to_owned(),
            test: test.trim_matches('`').to_owned(),
        }
    };
    rows.map(read).collect()
}

/// A rule's id as in test names: `CR-6.1.1-2` is `cr_6_1_1_2`.
fn in_test_names(id: &str) -> String {
    id.to_lowercase().replace(['-', '.'], "_")
}

/// The id at the beginning of a test name: its letters and all numbers that follow. No title begins
/// with a number, so that no id is the beginning of another.
fn carried(test: &str) -> String {
    let mut parts = test.split('_');
    let letters = parts.next().expect("a name has a first part").to_owned();
    let numbers = parts.take_while(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    numbers.fold(letters, |id, number| format!("{id}_{number}"))
}

/// Every source file of the crate.
fn sources() -> Vec<PathBuf> {
    let mut folders = vec![home().join("src"), home().join("tests")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of the crate") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files.push(path);
            }
        }
    }
    files
}

/// The tests of a source file that carry a rule's id.
fn rule_tests(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).expect("readable");
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut tests = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let named = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
        let Some(name) = named.filter(|name| name.starts_with("cr_") || name.starts_with("im_"))
        else {
            continue;
        };
        assert_eq!(lines[place - 1], "#[test]", "{name} is a test");
        tests.push(name.to_owned());
    }
    tests
}

#[test]
fn every_rule_is_listed_once_and_in_order() {
    let ids: Vec<String> = listed().into_iter().map(|rule| rule.id).collect();
    assert_eq!(ids, IDS);
}

#[test]
fn every_rule_has_its_file_and_there_or_beside_it_its_test() {
    for rule in listed() {
        let file = home().join(&rule.file);
        assert!(file.is_file(), "{}: {} exists", rule.id, rule.file);
        assert_eq!(carried(&rule.test), in_test_names(&rule.id), "{} and its test", rule.id);
        assert!(
            rule_tests(&file).contains(&rule.test),
            "{}: {} is in {}",
            rule.id,
            rule.test,
            rule.file
        );
    }
}

/// The markers of a source file: each rule's id, and the function or constant directly below.
fn marked(text: &str) -> Vec<(&str, &str)> {
    let (mut ids, mut marked) = (Vec::new(), Vec::new());
    for line in text.lines().map(str::trim) {
        if let Some(rules) = line.strip_prefix("// rules: ") {
            ids.extend(rules.split(", "));
        } else if !ids.is_empty() {
            let rest = line.split_once("fn ").or_else(|| line.split_once("const "));
            let name = rest.and_then(|(_, rest)| rest.split(['(', '<', ':']).next());
            let name = name.unwrap_or_else(|| panic!("a marker is above a function: {line}"));
            marked.extend(ids.drain(..).map(|id| (id, name)));
        }
    }
    marked
}

#[test]
fn every_rule_is_marked_at_its_function_and_at_no_other() {
    let rows = listed();
    let mut n_marked = 0;
    for path in sources() {
        let text = std::fs::read_to_string(&path).expect("readable");
        for (id, function) in marked(&text) {
            let is_listed = rows
                .iter()
                .any(|row| row.id == id && row.function == function && path.ends_with(&row.file));
            assert!(is_listed, "{id} at {function} of {}: the page names another", path.display());
            n_marked += 1;
        }
    }
    assert_eq!(n_marked, rows.len(), "every rule is marked");
}

#[test]
fn no_test_carries_an_id_that_no_rule_has() {
    let known: BTreeSet<String> = IDS.iter().map(|id| in_test_names(id)).collect();
    let mut carrying = 0;
    for file in sources() {
        for test in rule_tests(&file) {
            assert!(known.contains(&carried(&test)), "{test} in {}", file.display());
            carrying += 1;
        }
    }
    assert!(carrying >= IDS.len());
}
