//! The Dutch Swiss against known answers, and what must hold for every round.

use std::path::{Path, PathBuf};

use referee_tournament::event::Event;
use referee_tournament::swiss::{self, Refusal};
use referee_tournament::trf;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/swiss")
}

fn cases() -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder())
        .expect("the folder of cases is part of the repository")
        .map(|entry| entry.expect("its entries can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "trf"))
        .filter_map(|path| path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned))
        .collect();
    names.sort();
    assert_eq!(names.len(), 63);
    names
}

fn event(name: &str) -> Event {
    let path = folder().join(format!("{name}.trf"));
    let bytes = std::fs::read(&path).expect("the case can be read");
    trf::read(name, &bytes).unwrap_or_else(|error| panic!("{error}"))
}

fn answer(name: &str) -> String {
    std::fs::read_to_string(folder().join(format!("{name}.pairs"))).expect("the case has an answer")
}

/// What the command line prints: the pairing, or the one word `none`.
fn printed(event: &Event) -> String {
    match swiss::pair(event) {
        Ok(pairing) => pairing.to_string(),
        Err(Refusal::NoLawfulPairing { .. }) => "none\n".to_owned(),
        Err(refusal) => panic!("{refusal}"),
    }
}

#[test]
fn every_known_answer_comes_out_with_colours_and_board_order() {
    let mut wrong = Vec::new();
    for name in cases() {
        let (expected, printed) = (answer(&name), printed(&event(&name)));
        if expected.trim_end() != printed.trim_end() {
            wrong.push(format!("{name}\nexpected {expected}\nprinted {printed}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}
