//! Compares tie-break values and final places of finished events with two independent computations.
//!
//! The events and the expected figures are described in `tests/data/tiebreaks/README.md`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use referee_tournament::event::Event;
use referee_tournament::standings::{Standings, has_pre_set_pairings};
use referee_tournament::tiebreak::{Code, Field, values};
use referee_tournament::trf;

#[test]
fn cr_5_4_every_value_of_a_player_in_a_swiss_is_the_expected_one() {
    assert_eq!(compare_values("swiss.tsv"), (12, 12 * 19));
}

#[test]
fn cr_5_4_every_rating_value_is_the_expected_one() {
    assert_eq!(compare_values("rating.tsv"), (10, 10 * 7));
}

#[test]
fn cr_5_5_every_value_in_a_round_robin_is_the_expected_one() {
    assert_eq!(compare_values("rr.tsv"), (4, 4 * 8));
}

#[test]
fn cr_6_1_2_every_value_of_a_team_is_the_expected_one() {
    assert_eq!(compare_values("team.tsv"), (4, 4 * 12));
}

#[test]
fn cr_5_4_every_final_place_of_a_player_is_the_expected_one() {
    assert_eq!(compare_places(|name| !name.contains("-team-")), 12 * 3 + 4 * 2);
}

#[test]
fn cr_6_1_2_every_final_place_of_a_team_is_the_expected_one() {
    assert_eq!(compare_places(|name| name.contains("-team-")), 4 * 4);
}

#[test]
fn standings_do_not_depend_on_the_order_of_the_records() {
    for path in files("trf") {
        let text = fs::read_to_string(&path).expect("the file is there");
        let reversed: Vec<&str> = text.lines().rev().collect();
        let turned = trf::read("reversed", reversed.join("\n").as_bytes()).expect("readable");
        let event = event(&path);
        let codes = if event.teams.is_empty() {
            Code::default_pre_set()
        } else {
            Code::default_pre_set_teams()
        };
        let (one, other) = (Standings::of(&event, &codes), Standings::of(&turned, &codes));
        assert_eq!(one.expect("lawful").to_tsv(), other.expect("lawful").to_tsv(), "{path:?}");
    }
}

/// Compares every value in the files with this ending; returns the numbers of files and columns.
fn compare_values(ending: &str) -> (usize, usize) {
    let (mut compared, mut columns) = (0, 0);
    for path in files(ending) {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let trf = path.with_file_name(name.replace(ending, "trf"));
        let event = event(&trf);
        let field = field(&event);
        let text = fs::read_to_string(&path).expect("the file is there");
        let mut lines = text.lines().map(|line| line.split('\t').collect::<Vec<_>>());
        let header = lines.next().expect("a header");
        let rows: BTreeMap<u16, Vec<&str>> =
            lines.map(|row| (row[1].parse().expect("a number"), row)).collect();
        assert_eq!(rows.len(), field.sheets().len(), "{name}");
        let mut wrong = Vec::new();
        for (column, code) in header.iter().enumerate().skip(2) {
            columns += 1;
            let code: Code = code.parse().expect("a known code");
            for (sheet, value) in field.sheets().iter().zip(values(&field, code)) {
                let expected = rows[&sheet.number][column];
                if value.to_string() != expected {
                    wrong.push(format!("{code} of {}: {value}, expected {expected}", sheet.number));
                }
            }
        }
        assert!(wrong.is_empty(), "{name}:\n{}", wrong.join("\n"));
        compared += 1;
    }
    (compared, columns)
}

/// Compares the places of every list of the events with such names; returns the number of lists.
fn compare_places(wanted: impl Fn(&str) -> bool) -> usize {
    let mut compared = 0;
    for path in files("standings.tsv") {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        if !wanted(&name) {
            continue;
        }
        let event = event(&path.with_file_name(name.replace("standings.tsv", "trf")));
        let text = fs::read_to_string(&path).expect("the file is there");
        let mut lists: BTreeMap<&str, Vec<(usize, u16)>> = BTreeMap::new();
        for line in text.lines().skip(1) {
            let cells: Vec<_> = line.split('\t').collect();
            let place = (cells[1].parse().expect("a rank"), cells[2].parse().expect("a number"));
            lists.entry(cells[0]).or_default().push(place);
        }
        for (list, mut expected) in lists {
            let codes = Code::read_list(list).expect("known codes");
            let standings = Standings::of(&event, &codes).expect("a lawful list");
            let mut places: Vec<_> =
                standings.lines().iter().map(|line| (line.rank, line.number)).collect();
            places.sort_unstable();
            expected.sort_unstable();
            assert_eq!(places, expected, "{name} by {list}\n{}", standings.to_tsv());
            compared += 1;
        }
    }
    compared
}

fn field(event: &Event) -> Field {
    if event.teams.is_empty() {
        Field::of_players(event, has_pre_set_pairings(event))
    } else {
        Field::of_teams(event, has_pre_set_pairings(event))
    }
}

fn event(path: &Path) -> Event {
    let bytes = fs::read(path).expect("the file is there");
    match trf::read(&path.to_string_lossy(), &bytes) {
        Ok(event) => event,
        Err(error) => panic!("{error}"),
    }
}

/// The files of the data folder with this ending, in the order of their names.
fn files(ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/tiebreaks");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the data folder is there")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.to_string_lossy().ends_with(&format!(".{ending}")))
        .collect();
    files.sort();
    files
}
