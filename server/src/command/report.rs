//! The incident report of a data folder.

use super::DataFolder;
use crate::report::{Wanted, report};
use crate::terminal::say;
use clap::{Args, ValueEnum};
use court_protocol::{BoardNo, CourtId};
use referee_journal::log_dirs;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Args)]
pub(super) struct ReportArgs {
    #[command(flatten)]
    data: DataFolder,
    /// Also the journal's second copy: a record damaged in one is taken from the other
    #[arg(long, value_name = "DIR")]
    journal_mirror: Option<PathBuf>,
    /// Only this court
    #[arg(long, value_name = "N")]
    court: Option<u16>,
    /// Only this board of each court
    #[arg(long, value_name = "N")]
    board: Option<u8>,
    /// As a page that prints, or as JSON
    #[arg(long, default_value = "html")]
    format: Format,
    /// The file to write; left out it goes to the terminal
    #[arg(value_name = "FILE")]
    to: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Html,
    Json,
}

pub(super) fn run(args: &ReportArgs) -> Result<ExitCode, String> {
    let data = args.data.path()?;
    let report = report(&Wanted {
        data: &data,
        logs: log_dirs(&data, args.journal_mirror.as_deref()),
        court: args.court.map(CourtId),
    })
    .map_err(|error| error.to_string())?;
    let report = match args.board {
        Some(board) => report.of_board(BoardNo(board)).map_err(|error| error.to_string())?,
        None => report,
    };
    let text = match args.format {
        Format::Html => report.html(),
        Format::Json => report.json(),
    };
    match &args.to {
        Some(file) => {
            std::fs::write(file, text)
                .map_err(|error| format!("could not write {}: {error}", file.display()))?;
            say(file.display());
        }
        None => say(text),
    }
    if let Some(lack) = &report.nameless {
        // not where the report itself may go
        eprintln!("{lack}");
    }
    let is_whole =
        report.courts.iter().all(|court| court.damage.is_none()) && report.nameless.is_none();
    Ok(ExitCode::from(u8::from(!is_whole)))
}
