//! The rules of play: every sheet of this folder is a test of its own, named after its file, with
//! the rule id first. `cargo test --test sheets 'CR-4.3-1'` plays the sheets of one rule.

#[path = "../rules/sheet.rs"]
#[expect(dead_code, unused_imports, reason = "the tests that are functions use the rest")]
mod sheet;

#[path = "../rules/permits.rs"]
mod permits;

use libtest_mimic::{Arguments, Trial};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> io::Result<ExitCode> {
    let mut trials = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "sheet") {
                trials.push(trial(path));
            }
        }
    }
    trials.sort_by(|one, other| one.name().cmp(other.name()));
    Ok(libtest_mimic::run(&Arguments::from_args(), trials).exit_code())
}

fn trial(path: PathBuf) -> Trial {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    #[expect(clippy::disallowed_methods, reason = "the sheet is what is played")]
    Trial::test(name, move || {
        sheet::comes_out(&std::fs::read_to_string(path)?);
        Ok(())
    })
}
