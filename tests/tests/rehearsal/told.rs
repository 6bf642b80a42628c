//! The facts the incident report must give for every line of the list: `told.tsv`, a row each.

use crate::book::since_doors;
use crate::hall::DOORS;
use court_protocol::{BoardNo, CourtTime, Millis};
use referee_server::report::Report;

/// The lines of the list.
const INCIDENTS: std::ops::RangeInclusive<u32> = 1..=40;

/// The facts the report lacks, in words.
pub(crate) fn missing(told: &str, report: &Report) -> Vec<String> {
    let rows: Vec<Vec<&str>> = told
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').collect())
        .collect();
    let untold = INCIDENTS.filter(|n| !rows.iter().any(|row| row[0] == n.to_string()));
    let mut missing: Vec<String> =
        untold.map(|n| format!("told.tsv has no row for incident {n}")).collect();
    missing.extend(
        rows.iter()
            .filter(|row| !is_told(row, report))
            .map(|row| format!("the report does not tell: {}", row.join(" | "))),
    );
    missing
}

/// `incident, time, board, by, what, effect`: whole but for what and effect, of which it has a part.
fn is_told(row: &[&str], report: &Report) -> bool {
    let [_, time, board, by, what, effect] = row[..] else { panic!("{row:?}: six columns") };
    let at: Millis = since_doors(time).unwrap_or_else(|| panic!("{time} is no time"));
    let board = board.parse().ok().map(BoardNo);
    report.courts[0].incidents.iter().any(|incident| {
        incident.at == CourtTime(DOORS / 1_000) + at
            && incident.board == board
            && incident.by.name == by
            && incident.what.contains(what)
            && (effect.is_empty() || incident.effect.iter().any(|came| came.contains(effect)))
    })
}
