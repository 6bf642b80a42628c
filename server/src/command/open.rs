//! Opening a safety copy on another machine.

use super::DataFolder;
use crate::banner;
use crate::copies::file::{CheckedCopy, CopyError};
use crate::terminal::say;
use clap::Args;
use court_protocol::CourtTime;
use jiff::Timestamp;
use referee_messages::say;
use std::path::PathBuf;
use std::process::ExitCode;

/// Goes on from a safety copy: checks every byte of it, opens it in an empty data folder and begins
/// a new epoch.
///
/// A device that hears the new epoch makes the earlier server stop. Nothing is changed if the copy is
/// damaged, or the data folder is not empty.
#[derive(Debug, Args)]
pub(super) struct Open {
    #[command(flatten)]
    data: DataFolder,
    /// The safety copy to open
    #[arg(value_name = "FILE")]
    copy: PathBuf,
}

pub(super) fn run(open: &Open) -> Result<ExitCode, String> {
    let data = open.data.path()?;
    let told = |error: CopyError| error.to_string();
    let mut copy = CheckedCopy::read(&open.copy).map_err(told)?;
    let about = copy.about().map_err(told)?;
    say(copy.manifest().told(&open.copy, &about));
    let since = about.wall().instant(copy.manifest().made);
    let why = say!("copy-why-new-epoch", since = &since);
    let now = CourtTime(Timestamp::now().as_millisecond());
    let epoch = copy.open(&data, now, &why).map_err(told)?;
    let folder = data.display().to_string();
    let is_usual = Some(&data) == super::platforms_folder().as_ref();
    let option = banner::data_option((!is_usual).then_some(&data));
    say(say!("copy-opened", folder, epoch, since, option));
    Ok(ExitCode::SUCCESS)
}
