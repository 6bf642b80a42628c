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
  in all: rounds: 1 lawful, 1 not lawful, 0 not judged; standings: lawful

What cannot be held against anything is not judged, and the line says why: standings of an event
that is not over, or of a file that states no places. Who is level shares the first place of the
tie or, told apart by lot, has a place of his own within it.

Status: 0 all that was judged is lawful, 1 something is not, 2 the file cannot be read or its
system (record 192) is not one that is checked, 3 nothing could be judged.";

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
    if check::unchecked_system(&report.event).is_some() {
        let fault = report.places().record(&["192"]).expected(check::SYSTEMS);
        return Err(report.failure(fault));
    }
    writeln!(out, "in all: {}", found.summary())?;
    Ok(match (found.is_judged(), found.is_lawful()) {
        (false, _) => Verdict::NotJudged,
        (true, true) => Verdict::Yes,
        (true, false) => Verdict::No,
    })
}
