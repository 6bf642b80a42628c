//! `standings`: the table.

use std::io::Write;

use clap::Args;
use referee_tournament::event::Event;
use referee_tournament::standings::{Standings, has_pre_set_pairings};
use referee_tournament::tiebreak::Code;

use super::{Failure, ReportFile, Verdict, read_event};

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
    let event = read_event(&command.report.file)?;
    let codes = match &command.tie_breaks {
        Some(list) => Code::read_list(list).map_err(|error| Failure::Input(error.to_string()))?,
        None => usual(&event)?,
    };
    let standings =
        Standings::of(&event, &codes).map_err(|error| Failure::Input(error.to_string()))?;
    for code in standings.dropped() {
        eprintln!("{code} is left out: somebody has no rating");
    }
    let table = if command.csv { standings.to_csv() } else { standings.to_tsv() };
    out.write_all(table.as_bytes())?;
    Ok(Verdict::Yes)
}

/// The list of the file, or the usual one for its kind.
fn usual(event: &Event) -> Result<Vec<Code>, Failure> {
    let teams = !event.teams.is_empty();
    if !event.tie_breaks.is_empty() {
        let points = if teams { "MPTS" } else { "PTS" };
        let list = format!("{points},{}", event.tie_breaks.join(","));
        return Code::read_list(&list).map_err(|error| {
            Failure::Input(format!("the file's own list of tie-breaks (record 202): {error}"))
        });
    }
    Ok(match (teams, has_pre_set_pairings(event)) {
        (false, false) => Code::default_individual(),
        (false, true) => Code::default_pre_set(),
        (true, false) => Code::default_teams(),
        (true, true) => Code::default_pre_set_teams(),
    })
}
