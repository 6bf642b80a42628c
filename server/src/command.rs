//! The command line: without a command it runs the server.

mod copy;
mod devices;
mod event;
mod export;
mod open;
mod report;
mod round;
mod serve;
mod trial;
mod verify;

use crate::event_commands::{self, EventCommand};
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// The court server of ChessRun: rules every move, makes it durable, shows it to everyone.
///
/// Without a command it runs the server and prints where to go.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
pub struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
    /// The language of reports and messages; left out it is the environment's
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = referee_messages::language)]
    language: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Checks a data folder's journal from its first byte to its last, the server running or not
    Verify(verify::Verify),
    /// Takes games out as PGN and records as JSON Lines, the server running or not
    Export(export::ExportArgs),
    Copy(copy::Copy),
    Open(open::Open),
    /// Lists, revokes and enrols devices of the running server
    Devices(devices::Devices),
    Round(round::Round),
    Event(event::Event),
    /// Writes the incident report: every call, claim, ruling, amendment, override and outage
    Report(report::ReportArgs),
    /// Judges a game sheet or a PGN, played over the board or online: what was seen goes in, the
    /// rulings with their rules come out
    Try(trial::Trial),
    #[command(flatten)]
    File(EventCommand),
}

/// Where the event is kept.
#[derive(Debug, Args)]
struct DataFolder {
    /// The data folder; left out it is the platform's own
    #[arg(long, value_name = "DIR", env = "COURT_DATA_DIR")]
    data_dir: Option<PathBuf>,
}

impl DataFolder {
    /// The folder named, or the platform's; never the working directory.
    fn path(&self) -> Result<PathBuf, String> {
        if let Some(named) = &self.data_dir {
            return Ok(named.clone());
        }
        platforms_folder().ok_or_else(|| {
            "this user has no home folder: name a data folder with --data-dir".into()
        })
    }
}

/// The platform's folder for a program's data, if it has one.
fn platforms_folder() -> Option<PathBuf> {
    let dirs = directories::ProjectDirs::from("", "", "chessrun-court")?;
    Some(dirs.data_dir().to_path_buf())
}

impl CommandLine {
    /// Carries out the command line. The status is 0 if it was done, 1 if a check found faults, 2
    /// if it could not be done.
    pub fn run(self) -> ExitCode {
        if let Some(language) = &self.language {
            referee_messages::speak(language);
        }
        let done = match self.command {
            None => serve::run(self.serve),
            Some(Command::Verify(verify)) => verify::run(&verify),
            Some(Command::Export(args)) => export::run(args),
            Some(Command::Report(args)) => report::run(&args),
            Some(Command::Copy(copy)) => copy::run(&copy),
            Some(Command::Open(open)) => open::run(&open),
            Some(Command::Devices(devices)) => devices::run(&devices),
            Some(Command::Round(round)) => round::run(round),
            Some(Command::Event(event)) => event::run(event),
            Some(Command::Try(trial)) => trial::run(&trial),
            Some(Command::File(command)) => return event_commands::run(command),
        };
        done.unwrap_or_else(|error| {
            eprintln!("{error}");
            ExitCode::from(2)
        })
    }
}
