//! `check`: is it lawful?

use std::io::Write;

use clap::Args;
use referee_tournament::check;

use super::{Failure, Report, ReportFile, Verdict};

const HELP: &str = "\
Every round is paired again, and the standings computed again, by a program part that shares
nothing with pair and standings but the reading of the file; what differs is told with the reason.

  $ referee-server check evening.trf
  round 1: lawful
  round 2: not lawful: ...
  standings: lawful

Status: 0 all is lawful, 1 something is not, 2 the file cannot be read.";

/// The arguments of `check`.
#[derive(Debug, Clone, Args)]
#[command(after_help = HELP)]
pub struct Check {
    #[command(flatten)]
    report: ReportFile,
}

pub(super) fn run(command: &Check, out: &mut impl Write) -> Result<Verdict, Failure> {
    let report = Report::read(&command.report.file)?;
    let found = check::check(&report.event);
    write!(out, "{found}")?;
    Ok(if found.is_lawful() { Verdict::Yes } else { Verdict::No })
}
