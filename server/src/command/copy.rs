//! A safety copy of a data folder, the server running or not.

use super::DataFolder;
use crate::about::About;
use crate::copies::file;
use crate::terminal::say;
use clap::Args;
use court_protocol::CourtTime;
use jiff::Timestamp;
use std::path::PathBuf;
use std::process::ExitCode;

/// Writes a safety copy: one file that holds everything, the server running or not.
///
/// `referee-server open FILE` goes on from it on another machine.
#[derive(Debug, Args)]
pub(super) struct Copy {
    #[command(flatten)]
    data: DataFolder,
    /// Also the journal's second copy: a record damaged in one is taken from the other
    #[arg(long, value_name = "DIR")]
    journal_mirror: Option<PathBuf>,
    /// Leave out names, devices and keys, so that the copy can be given away
    #[arg(long)]
    without_persons: bool,
    /// The file to write
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

pub(super) fn run(copy: &Copy) -> Result<ExitCode, String> {
    let data = copy.data.path()?;
    let now = CourtTime(Timestamp::now().as_millisecond());
    let (mirror, with_persons) = (copy.journal_mirror.as_deref(), !copy.without_persons);
    let made = file::write(&data, mirror, None, now, with_persons, &copy.to);
    let manifest = made.map_err(|error| error.to_string())?;
    let about = About::read(&data).unwrap_or_default();
    say(manifest.told(&copy.to, &about));
    Ok(ExitCode::SUCCESS)
}
