//! The page of the rules, the code and the tests agree: the function that a row names carries the
//! rule's marker, its tests are there and carry its id, and no marker and no test carries an id that
//! the page lacks.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const PAGE: &str = include_str!("../../RULES.md");

/// A line of the table.
struct Listed {
    id: &'static str,
    file: &'static str,
    /// The function of the file that rules.
    function: &'static str,
    tests: Vec<&'static str>,
}

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn listed() -> Vec<Listed> {
    let is_rule = |row: &&str| {
        ["| CR-", "| IM-", "| SP-", "| ALL-"].iter().any(|begins| row.starts_with(begins))
    };
    let read = |row: &'static str| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [id, rule, decision, place, tests] = cells[..] else { panic!("five cells: {row}") };
        let Some((file, function)) = place.trim_matches('`').split_once("` `") else {
            panic!("{id}: {place} is a file and a function")
        };
        assert!(!rule.is_empty() && !decision.is_empty(), "{id} says what and how");
        let tests = tests.split(", ").map(|test| test.trim_matches('`')).collect();
        Listed { id, file, function, tests }
    };
    PAGE.lines().filter(is_rule).map(read).collect()
}

#[expect(clippy::disallowed_methods, reason = "the sources are what is looked at")]
fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every source file below a folder of the crate.
fn sources(folder: &str) -> Vec<PathBuf> {
    files(folder, "rs")
}

/// Every file with this ending below a folder of the crate.
fn files(folder: &str, kind: &str) -> Vec<PathBuf> {
    let (mut folders, mut files) = (vec![home().join(folder)], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of the crate") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == kind) {
                files.push(path);
            }
        }
    }
    files
}

/// The tests of the crate, by name: the sheets and the functions.
fn tests() -> BTreeSet<String> {
    let name = |sheet: PathBuf| sheet.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let mut tests: BTreeSet<String> =
        files("tests/sheets", "sheet").into_iter().filter_map(name).collect();
    for file in sources("tests").into_iter().chain(sources("src")) {
        let text = text(&file);
        let mut is_test = false;
        for line in text.lines().map(str::trim) {
            let name = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
            if let Some(name) = name.filter(|_| is_test) {
                tests.insert(name.to_owned());
            }
            is_test = line == "#[test]" || (is_test && line.starts_with("#["));
        }
    }
    tests
}

/// A rule's id in the names of its tests: `CR-4.3-1` is `cr_4_3_1`.
fn in_test_names(id: &str) -> String {
    id.to_lowercase().replace(['-', '.'], "_")
}

/// The id at the beginning of a test's name: of a sheet the first word, of a function its letters
/// and all numbers that follow. No title begins with a number, so that no id is the beginning of
/// another.
fn carried(test: &str) -> String {
    if let Some((id, _)) = test.split_once(' ') {
        return in_test_names(id);
    }
    let mut parts = test.split('_');
    let letters = parts.next().expect("a name has a first part").to_owned();
    let numbers = parts.take_while(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    numbers.fold(letters, |id, number| format!("{id}_{number}"))
}

/// The markers of a source file: each rule's id, and the function directly below.
fn marked(text: &str) -> Vec<(&str, &str)> {
    let (mut ids, mut marked) = (Vec::new(), Vec::new());
    for line in text.lines().map(str::trim) {
        if let Some(rules) = line.strip_prefix("// rules: ") {
            ids.extend(rules.split(", "));
        } else if !ids.is_empty() {
            let function = line.split_once("fn ").map(|(_, rest)| rest);
            let function = function.and_then(|rest| rest.split(['(', '<']).next());
            let function =
                function.unwrap_or_else(|| panic!("a marker is above a function: {line}"));
            marked.extend(ids.drain(..).map(|id| (id, function)));
        }
    }
    marked
}

#[test]
fn every_rule_of_the_page_is_marked_at_its_function_and_has_its_tests() {
    let tests = tests();
    for Listed { id, file, function, tests: shown } in listed() {
        let text = text(&home().join(file));
        assert!(
            marked(&text).contains(&(id, function)),
            "{id} is not marked at {function} of {file}"
        );
        assert!(!shown.is_empty(), "{id} has no test");
        for test in shown {
            assert_eq!(carried(test), in_test_names(id), "{id}: {test} carries its id");
            assert!(tests.contains(test), "{id}: there is no test {test}");
        }
    }
}

#[test]
fn no_function_is_marked_with_a_rule_that_another_rules() {
    let rows = listed();
    for path in sources("src") {
        let text = text(&path);
        for (id, function) in marked(&text) {
            let is_listed = rows
                .iter()
                .any(|row| row.id == id && row.function == function && path.ends_with(row.file));
            assert!(is_listed, "{id} at {function} of {}: the page names another", path.display());
        }
    }
}

#[test]
fn a_rule_is_listed_once_and_none_that_is_tested_or_told_is_missing() {
    let mut rows: BTreeMap<&str, u32> = BTreeMap::new();
    for Listed { id, .. } in listed() {
        *rows.entry(id).or_default() += 1;
    }
    assert!(rows.values().all(|rows| *rows == 1), "{rows:?}");
    let known: BTreeSet<String> = rows.keys().map(|id| in_test_names(id)).collect();
    assert_eq!(known.len(), rows.len(), "no two rules have one id in test names");
    for test in tests() {
        let name = in_test_names(&test);
        let family = name.split('_').next().expect("a name has a first part").to_owned();
        let is_numbered = name[family.len()..].starts_with('_')
            && name[family.len() + 1..].starts_with(|c: char| c.is_ascii_digit());
        if is_numbered && matches!(family.as_str(), "cr" | "im" | "sp" | "all") {
            assert!(
                known.contains(&carried(&test)),
                "{test} carries the id of no rule of the page"
            );
        }
    }
    // The page lists every rule that a ruling names to a referee.
    for file in sources("src").iter().filter(|file| file.to_string_lossy().contains("explain")) {
        for quoted in text(file).split('"').filter(|quoted| is_id(quoted)) {
            assert!(rows.contains_key(quoted), "{quoted} of {} is missing", file.display());
        }
    }
}

/// True if a text is the id of a rule of the court and nothing else.
fn is_id(text: &str) -> bool {
    let is_family = ["CR-", "IM-", "SP-", "ALL-"].iter().any(|family| text.starts_with(family));
    is_family
        && text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || "-.".contains(c))
}
