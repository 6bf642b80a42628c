//! The page of failures names tests that exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Every function and every game sheet below `dir`, by its name.
fn tests_below(dir: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(dir).expect("readable") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            tests_below(&path, names);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("readable");
            let starts = source.split("fn ").skip(1);
            names.extend(starts.filter_map(|rest| Some(rest.split_once('(')?.0.to_owned())));
        } else if path.extension().is_some_and(|extension| extension == "sheet") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
}

#[test]
fn every_failure_that_is_survived_or_asked_about_names_tests_that_exist() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut names = BTreeSet::new();
    for part in ["server/src", "server/core", "server/journal", "protocol", "tests"] {
        tests_below(&project.join(part), &mut names);
    }
    let page = fs::read_to_string(project.join("server/FAILURES.md")).expect("the page is there");
    let (defended, _) = page.split_once("## Not defended against").expect("three tables");
    let rows: Vec<&str> = defended.lines().filter(|line| line.starts_with("| ")).collect();
    let mut n_rows = 0;
    for row in rows {
        let tests = row.trim_end_matches(" |").rsplit(" | ").next().expect("a last column");
        if tests.starts_with('`') {
            n_rows += 1;
            for test in tests.split(", ").map(|test| test.trim_matches('`')) {
                assert!(names.contains(test), "there is no test {test}");
            }
        } else {
            assert!(["tests", "---"].contains(&tests), "a row without its test: {row}");
        }
    }
    assert!(n_rows > 20, "two tables");
}
