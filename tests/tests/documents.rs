//! The pages of rules and failures agree with the code and the tests. The function that a rule's row
//! names carries the rule's marker, its tests are there and carry its id, and no marker and no test
//! carries an id that the page lacks. Every failure names tests that exist.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The crates of the rules, each with the number of its rules: the rulebooks have 134.
const CRATES: [(&str, usize); 2] = [("server/core", 101), ("server/tournament", 33)];

/// A crate and the table of its page.
struct Page {
    home: PathBuf,
    rows: Vec<Row>,
}

/// A line of the table.
struct Row {
    id: String,
    file: String,
    /// The function or constant of the file that rules.
    function: String,
    tests: Vec<String>,
}

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn pages() -> [Page; 2] {
    CRATES.map(|(crate_, n_rules)| {
        let home = project().join(crate_);
        let page = text(&home.join("RULES.md"));
        let rows: Vec<Row> = page.lines().filter_map(row).collect();
        let ids: BTreeSet<&str> = rows.iter().map(|row| row.id.as_str()).collect();
        assert_eq!((ids.len(), rows.len()), (n_rules, n_rules), "{crate_}: each rule once");
        let carried: BTreeSet<String> = ids.iter().map(|id| in_test_names(id)).collect();
        assert_eq!(carried.len(), n_rules, "{crate_}: no two rules have one id in test names");
        Page { home, rows }
    })
}

/// The rule of a line, if it has one.
fn row(line: &str) -> Option<Row> {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let id = *cells.first().filter(|cell| line.starts_with("| ") && is_id(cell))?;
    let [_, rule, decision, place, tests] = cells[..] else { panic!("five cells: {line}") };
    let Some((file, function)) = place.trim_matches('`').split_once("` `") else {
        panic!("{id}: {place} is a file and a function")
    };
    assert!(!rule.is_empty() && !decision.is_empty(), "{id} has a rule and a decision");
    let tests = tests.split(", ").map(|test| test.trim_matches('`').to_owned()).collect();
    let [id, file, function] = [id, file, function].map(str::to_owned);
    Some(Row { id, file, function, tests })
}

/// True if a text is the id of a rule of the rulebooks and nothing else.
fn is_id(text: &str) -> bool {
    let is_family = ["CR-", "IM-", "SP-", "ALL-"].iter().any(|family| text.starts_with(family));
    is_family
        && text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || "-.".contains(c))
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

impl Page {
    fn sources(&self) -> Vec<PathBuf> {
        files(&self.home.join("src"), "rs")
    }
}

/// Every file with this ending below a folder.
fn files(folder: &Path, kind: &str) -> Vec<PathBuf> {
    let (mut folders, mut files) = (vec![folder.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
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

/// The tests below a folder, by name: the sheets and the functions.
fn tests(folder: &Path) -> BTreeSet<String> {
    let name = |sheet: PathBuf| sheet.file_stem().map(|stem| stem.to_string_lossy().into());
    let mut tests: BTreeSet<String> = files(folder, "sheet").into_iter().filter_map(name).collect();
    for file in files(folder, "rs") {
        let mut is_test = false;
        for line in text(&file).lines().map(str::trim) {
            let is_async = line.strip_prefix("async ").unwrap_or(line);
            let name = is_async.strip_prefix("fn ").and_then(|rest| rest.split('(').next());
            tests.extend(name.filter(|_| is_test).map(str::to_owned));
            is_test = line.starts_with("#[test]")
                || line.starts_with("#[tokio::test")
                || (is_test && line.starts_with("#["));
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

/// True for an article of the FIDE laws: it has no row of its own.
fn is_article(id: &str) -> bool {
    id.starts_with("FIDE-")
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
    for page in pages() {
        let mut n_marked = 0;
        for path in page.sources() {
            let text = text(&path);
            for (id, function) in marked(&text).into_iter().filter(|(id, _)| !is_article(id)) {
                let is_it = |row: &Row| {
                    row.id == id && row.function == function && path.ends_with(&row.file)
                };
                let place = path.display();
                assert!(page.rows.iter().any(is_it), "{id} at {function} of {place}: not so");
                n_marked += 1;
            }
        }
        assert_eq!(n_marked, page.rows.len(), "every rule is marked");
    }
}

#[test]
fn every_article_that_a_ruling_names_is_marked_at_a_function() {
    let [court, _] = pages();
    let sources: Vec<String> = court.sources().iter().map(|path| text(path)).collect();
    let marked: BTreeSet<&str> =
        sources.iter().flat_map(|source| marked(source)).map(|(id, _)| id).collect();
    let quoted = sources.iter().flat_map(|source| source.split('"'));
    let named: BTreeSet<&str> = quoted.filter(|quoted| is_article(quoted)).collect();
    assert!(named.len() > 20, "{named:?}");
    let missing: Vec<&&str> = named.difference(&marked).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_rule_has_tests_that_carry_its_id_and_no_test_carries_another() {
    for page in pages() {
        let tests = tests(&page.home);
        for Row { id, tests: shown, .. } in &page.rows {
            assert!(!shown.is_empty(), "{id} has no test");
            for test in shown {
                assert_eq!(carried(test), in_test_names(id), "{id}: {test} carries its id");
                assert!(tests.contains(test), "{id}: there is no test {test}");
            }
        }
        let known: BTreeSet<String> = page.rows.iter().map(|row| in_test_names(&row.id)).collect();
        for test in tests {
            let id = carried(&in_test_names(&test).replace(' ', "_"));
            let is_numbered =
                ["cr_", "im_", "sp_", "all_"].iter().any(|family| id.starts_with(family));
            assert!(!is_numbered || known.contains(&id), "{test} carries the id of no rule");
        }
    }
}

#[test]
fn the_page_has_every_rule_that_the_court_names() {
    let [court, _] = pages();
    let mut n_named = 0;
    for part in ["server/core/src", "server/src", "protocol/src"] {
        for file in files(&project().join(part), "rs") {
            for quoted in text(&file).split('"').filter(|quoted| is_id(quoted)) {
                let is_listed = court.rows.iter().any(|row| row.id == quoted);
                assert!(is_listed, "{quoted} of {} is missing", file.display());
                n_named += 1;
            }
        }
    }
    assert!(n_named > 100, "{n_named} quoted ids");
}

#[test]
fn every_failure_that_is_survived_or_asked_about_names_tests_that_exist() {
    let parts = ["server/src", "server/core", "server/journal", "protocol", "tests"];
    let tests: BTreeSet<String> =
        parts.iter().flat_map(|part| tests(&project().join(part))).collect();
    let page = text(&project().join("server/FAILURES.md"));
    let (defended, _) = page.split_once("## Not defended against").expect("three tables");
    let mut n_rows = 0;
    for row in defended.lines().filter(|line| line.starts_with("| ")) {
        let named = row.trim_end_matches(" |").rsplit(" | ").next().expect("a last column");
        if named.starts_with('`') {
            n_rows += 1;
            for test in named.split(", ").map(|test| test.trim_matches('`')) {
                assert!(tests.contains(test), "there is no test {test}");
            }
        } else {
            assert!(["tests", "---"].contains(&named), "a row without its test: {row}");
        }
    }
    assert!(n_rows > 20, "two tables");
}
