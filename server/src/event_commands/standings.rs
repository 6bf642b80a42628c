//! `standings`: the table.

use std::io::Write;

use clap::Args;
use referee_messages::say;
use referee_tournament::event::{Event, LEAGUE_SYSTEM};
use referee_tournament::fault::ParseFault;
use referee_tournament::standings::{Standings, StandingsError, has_pre_set_pairings, stated_list};
use referee_tournament::tiebreak::Code;

use super::{Failure, Report, ReportFile, Verdict};

const HELP: &str = "\
Output: a header and one line per competitor (teams, when the file has teams), the best first,
columns separated by tabs: rank, start number, one column per tie-break. Whoever is still level
after the last tie-break shares the rank.

  $ referee-server standings evening.trf --tie-breaks PTS,BH/C1,BH,SB,DE,WIN
  Rank  StartNo  PTS  BH/C1  BH    SB     DE  WIN
  1     4        4.0  12.5   14.0  10.50  -   4

Codes: PTS MPTS GPTS (MP GP) DE EDE WIN WON BWG BPG PS REP STD BH FB AOB SB KS ARO TPR PTP APRO
APPO TPN RTNG EMMSB EMGSB EGMSB EGGSB SSSC BC TBR BBE; with :MP or :GP for teams, /C1 /C2 /M1 /M2
for what is left out. DE and EDE show the place inside the tied group, or - where nobody was tied;
-0 is a value that does not exist.

Status: 0 ranked, 2 the file or the list cannot be read.";

/// The arguments of `standings`.
#[derive(Debug, Clone, Args)]
#[command(after_help = HELP)]
pub struct ShowStandings {
    #[command(flatten)]
    report: ReportFile,

    /// Tie-breaks in their order; left out, those of the file, or the usual ones for its kind
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,

    /// Comma-separated values instead of tabs, for spreadsheets
    #[arg(long)]
    csv: bool,
}

pub(super) fn run(command: &ShowStandings, out: &mut impl Write) -> Result<Verdict, Failure> {
    let report = Report::read(&command.report.file)?;
    let codes = match &command.tie_breaks {
        Some(list) => Code::read_list(list).map_err(of_argument)?,
        None => stated_list(&report.event)
            .expect("a report file is read only with a list of tie-breaks")
            .unwrap_or_else(|| usual(&report.event)),
    };
    let standings =
        Standings::of(&report.event, &codes).map_err(|error| match &command.tie_breaks {
            Some(list) => of_argument(misapplied(&error, &codes, list)),
            None => report.failure(misapplied_in_file(&error, &report)),
        })?;
    for code in standings.dropped() {
        eprintln!("{}", say!("standings-left-out", code = code.to_string()));
    }
    let table = if command.csv { standings.to_csv() } else { standings.to_tsv() };
    out.write_all(table.as_bytes())?;
    Ok(Verdict::Yes)
}

/// A fault of the list given on the command line.
fn of_argument(fault: ParseFault) -> Failure {
    fault.in_file("--tie-breaks").into()
}

/// The code of a list that cannot be applied to the event.
fn misapplied(error: &StandingsError, codes: &[Code], list: &str) -> ParseFault {
    let at = codes.iter().position(|code| Some(*code) == error.code());
    let columns = at.and_then(|at| Code::columns_in_list(list).nth(at)).unwrap_or((1, 1));
    ParseFault { line: 1, columns, found: error.found(), expected: error.expected() }
}

/// The same in the list the file states, or in the file where the usual list cannot be applied.
fn misapplied_in_file(error: &StandingsError, report: &Report) -> ParseFault {
    let event = &report.event;
    let (record, stated) = if event.standings_order.is_empty() {
        ("202", &event.tie_breaks)
    } else {
        ("212", &event.standings_order)
    };
    let place = report.positions().record(&[record]);
    let at = stated.iter().position(|name| error.code().is_some_and(|c| c.to_string() == *name));
    let text = place.text().to_owned();
    let columns = at.and_then(|at| Code::columns_in_list(&text).nth(at));
    let place = columns.map_or(place.clone(), |columns| place.within(columns));
    place.described(error.found()).expected(error.expected())
}

/// The usual list for the kind of event.
fn usual(event: &Event) -> Vec<Code> {
    if event.system.as_deref() == Some(LEAGUE_SYSTEM) && !event.teams.is_empty() {
        return Code::default_league();
    }
    match (!event.teams.is_empty(), has_pre_set_pairings(event)) {
        (false, false) => Code::default_individual(),
        (false, true) => Code::default_pre_set(),
        (true, false) => Code::default_teams(),
        (true, true) => Code::default_pre_set_teams(),
    }
}
