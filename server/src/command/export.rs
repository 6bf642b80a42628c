//! Taking games and records out of a data folder.

use super::DataFolder;
use crate::about::About;
use crate::export::{Export, export};
use crate::terminal::say;
use clap::Args;
use court_protocol::CourtId;
use referee_journal::log_dirs;
use referee_messages::say;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    #[command(flatten)]
    data: DataFolder,
    /// Also the journal's second copy: a record damaged in one is taken from the other
    #[arg(long, value_name = "DIR")]
    journal_mirror: Option<PathBuf>,
    /// Only this court
    #[arg(long, value_name = "N")]
    court: Option<u16>,
    /// The event's name, where the set-up's `[event]` gave none or another
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    /// Where it is held, likewise: Paris FRA
    #[arg(long, value_name = "PLACE")]
    site: Option<String>,
    /// Where the files go: court-1/round-2.pgn, court-1/round-2-board-07.pgn, court-1/records.jsonl
    #[arg(value_name = "FOLDER")]
    to: PathBuf,
}

pub(super) fn run(args: ExportArgs) -> Result<ExitCode, String> {
    let data = args.data.path()?;
    let mut about = About::read(&data).map_err(|error| error.to_string())?;
    about.name = args.event.or(about.name);
    about.site = args.site.or(about.site);
    let exported = export(&Export {
        logs: log_dirs(&data, args.journal_mirror.as_deref()),
        register: crate::register::file(&data),
        to: args.to,
        court: args.court.map(CourtId),
        about,
    })
    .map_err(|error| error.to_string())?;
    for file in &exported.files {
        say(file.display());
    }
    say(say!("exported", games = exported.n_games, records = exported.n_records));
    for broken in &exported.broken {
        say(say!("exported-until", damage = broken));
    }
    for flaw in &exported.flaws {
        say(flaw);
    }
    if let Some(tail) = &exported.tail {
        say(tail);
    }
    if let Some(lack) = &exported.nameless {
        say(lack);
    }
    let is_whole =
        exported.broken.is_empty() && exported.flaws.is_empty() && exported.nameless.is_none();
    Ok(ExitCode::from(u8::from(!is_whole)))
}
