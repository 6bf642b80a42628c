//! Checking a journal.

use super::DataFolder;
use crate::journal::{JournalOptions, LogReader};
use clap::Args;
use std::process::ExitCode;

#[derive(Debug, Args)]
pub(super) struct Verify {
    #[command(flatten)]
    data: DataFolder,
}

pub(super) fn run(verify: &Verify) -> Result<ExitCode, String> {
    let options = JournalOptions::new(verify.data.path()?);
    let reader = LogReader::open(&options.log_dir()).map_err(|error| error.to_string())?;
    let found = reader.verify(&mut |_| {}).map_err(|error| error.to_string())?;
    for head in &found.streams {
        println!("{}: {} records, epoch {}", head.stream, head.seq.0, head.epoch.0);
    }
    for damage in found.broken.values() {
        println!("{damage}");
    }
    if found.is_whole() {
        println!("The journal is whole: {} records.", found.n_records);
        Ok(ExitCode::SUCCESS)
    } else {
        println!("The journal is damaged.");
        Ok(ExitCode::from(1))
    }
}
