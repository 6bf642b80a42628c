//! The commands about events: pairings, standings, checks, ratings and made-up events from files.
//!
//! They read files, print to standard output and give the outcome by the exit status, for scripts.
//! 0 is the answer asked for; 1 is a ruling against it (no lawful pairing, not the lawful
//! standings). 2 is a file that could not be read, 3 nothing to rule on. No server is needed, and
//! nothing is ever written to the files given.

use std::fmt;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Subcommand;
use referee_messages::{say, words};
use referee_tournament::event::Event;
use referee_tournament::fault::{FileError, ParseFault};
use referee_tournament::trf::{self, FilePositions};

mod check;
mod pair;
mod rate;
mod simulate;
mod standings;

/// A command about an event.
#[derive(Debug, Clone, Subcommand)]
pub enum EventCommand {
    /// Pairs the next round of the event in a report file
    Pair(pair::Pair),
    /// Ranks the event in a report file by a list of tie-breaks
    Standings(standings::ShowStandings),
    /// Says whether pairings and standings of a report file are the lawful ones
    Check(check::Check),
    /// Rates the games of a results file by CR-ELO
    Rate(rate::Rate),
    /// Makes up a lawful event of any kind
    Simulate(simulate::Simulate),
}

/// Runs a command; returns its exit status.
pub fn run(command: EventCommand) -> ExitCode {
    let mut out = io::stdout().lock();
    let done = match command {
        EventCommand::Pair(command) => pair::run(&command, &mut out),
        EventCommand::Standings(command) => standings::run(&command, &mut out),
        EventCommand::Check(command) => check::run(&command, &mut out),
        EventCommand::Rate(command) => rate::run(&command, &mut out),
        EventCommand::Simulate(command) => simulate::run(&command, &mut out),
    };
    match done.and_then(|verdict| out.flush().map(|()| verdict).map_err(Failure::Output)) {
        Ok(Verdict::Yes) => ExitCode::SUCCESS,
        Ok(Verdict::No) => ExitCode::from(1),
        Ok(Verdict::NotJudged) => ExitCode::from(3),
        // Whoever reads the output has seen enough of it: `pair FILE | head`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::from(2)
        }
    }
}

/// The verdict of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// The answer asked for: status 0.
    Yes,
    /// A ruling against it: status 1.
    No,
    /// There was nothing to rule on: status 3.
    NotJudged,
}

/// The reason why a command has no answer: status 2.
#[derive(Debug)]
enum Failure {
    /// The input cannot be read or does not fit the question; the text names it.
    Input(String),
    /// Standard output is closed or full.
    Output(io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(told) => f.write_str(told),
            Self::Output(error) => {
                f.write_str(&say!("events-not-written", why = error.to_string()))
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<FileError> for Failure {
    fn from(error: FileError) -> Self {
        let sentences: Vec<String> = error.messages().map(|fault| words().say(&fault)).collect();
        Self::Input(sentences.join("\n"))
    }
}

/// The largest file that is read: far more than any event, far less than the memory of a laptop.
const FILE_BYTES_MAX: u64 = 256 * 1024 * 1024;

/// Reads a text file in any encoding, or standard input for `-`, as UTF-8.
fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let failed = |error: io::Error| {
        let (file, why) = (name_of(path), error.to_string());
        Failure::Input(say!("events-not-read", file, why))
    };
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(FILE_BYTES_MAX + 1).read_to_end(&mut bytes)
    } else {
        let file = std::fs::File::open(path).map_err(failed)?;
        file.take(FILE_BYTES_MAX + 1).read_to_end(&mut bytes)
    };
    read.map_err(failed)?;
    if bytes.len() as u64 > FILE_BYTES_MAX {
        let (file, most) = (name_of(path), FILE_BYTES_MAX);
        return Err(Failure::Input(say!("events-too-large", file, most)));
    }
    Ok(referee_entries::in_utf8(bytes))
}

/// A report file that has been read whole.
struct Report {
    /// The name by which faults speak of it.
    file: String,
    bytes: Vec<u8>,
    event: Event,
}

impl Report {
    /// Reads a report file; its faults are told one per line.
    fn read(path: &Path) -> Result<Self, Failure> {
        let (file, bytes) = (name_of(path), read_bytes(path)?);
        let event = trf::read(&file, &bytes)?;
        Ok(Self { file, bytes, event })
    }

    /// The positions of values in the file.
    fn positions(&self) -> FilePositions<'_> {
        FilePositions::of(&self.bytes)
    }

    /// The failure that a fault of the file causes.
    fn failure(&self, fault: ParseFault) -> Failure {
        fault.in_file(&self.file).into()
    }
}

/// The name by which faults speak of a file.
fn name_of(path: &Path) -> String {
    if path == Path::new("-") { say!("events-standard-input") } else { path.display().to_string() }
}

/// `-` or a path: the file a command reads.
#[derive(Debug, Clone, clap::Args)]
struct ReportFile {
    /// Report file (TRF16 or TRF26), or - for standard input
    #[arg(value_name = "FILE.trf")]
    file: PathBuf,
}

#[cfg(test)]
mod tests;
