//! `check`: is it lawful?

use std::io::Write;

use clap::Args;
use referee_messages::{message, say, words};
use referee_tournament::check;

use super::{Failure, Report, ReportFile, Verdict};

const HELP: &str = "\
Pairs every round again from the rounds before it, and computes the standings again. For a
difference it names the rule or the criterion.

  $ referee-server check evening.trf
  round 1: lawful
  round 2: not lawful: ...
  standings: lawful
  in all: rounds: 1 lawful, 1 not lawful, 0 not judged; standings: lawful

A round or standings that cannot be compared are not judged, and the line gives the reason: the
event is not over, or the file states no places. Competitors who are tied share the first place of
the tie, or each has a place of his own within it by lot.

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
    for verdict in found.messages() {
        writeln!(out, "{}", words().say(&verdict))?;
    }
    if check::unchecked_system(&report.event).is_some() {
        let fault =
            report.positions().record(&["192"]).expected(message!("expected-checked-system"));
        return Err(report.failure(fault));
    }
    writeln!(out, "{}", say!("check-in-all", summary = found.summary()))?;
    Ok(match (found.is_judged(), found.is_lawful()) {
        (false, _) => Verdict::NotJudged,
        (true, true) => Verdict::Yes,
        (true, false) => Verdict::No,
    })
}
