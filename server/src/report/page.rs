//! The report as a page that prints: one table a court, black on white, the head repeated on every
//! sheet.

use super::{CourtReport, DeniedReport, Incident, Kind, Report, WalkerReport};
use court_protocol::{CourtId, Seq};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = "
:root { color-scheme: light; }
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #111; background: #fff; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p.note { margin: 0 0 1rem; }
p.damage { border: 2px solid #a00; padding: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #767676; padding: .3rem .5rem; text-align: left; vertical-align: top; }
th { background: #eee; }
td.n { white-space: nowrap; font-variant-numeric: tabular-nums; }
td { overflow-wrap: anywhere; }
table.incidents { table-layout: fixed; }
.incidents th:nth-child(1) { width: 3.6em; }
.incidents th:nth-child(2) { width: 6.5em; }
.incidents th:nth-child(3) { width: 2.9em; }
.incidents th:nth-child(5) { width: 12em; }
.incidents th:nth-child(6) { width: 5.9em; }
.incidents th:nth-child(7) { width: 27%; }
span.rule { white-space: nowrap; }
ul { margin: 0; padding-left: 1.1rem; }
tr { break-inside: avoid; }
tr:target { outline: 3px solid #06c; }
span.see { display: inline-block; max-width: 9rem; white-space: normal; }
a { color: #04c; }
@page { size: A4 landscape; margin: 12mm; }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 9pt; } thead { display: table-header-group; } }
@media screen and (max-width: 62rem) {
  body { margin: 1rem auto; }
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; width: auto; border: 0; }
  tr { border-top: 2px solid #767676; padding: .5rem 0; }
  td { padding: .1rem 0; }
  td[data-head]::before { content: attr(data-head) ': '; color: #555; }
  td.n { display: inline-block; margin-right: .75rem; }
  td br { display: none; }
  td span:not(.rule) { margin-left: .4rem; }
  td:empty { display: none; }
}
";

pub(super) fn write(report: &Report) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Incident report" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { "Incident report" }
                @if report.demo {
                    p.note { strong { "DEMO." } " What is told here was played by programs." }
                }
                @for lack in &report.nameless {
                    p.damage { strong { "Names are missing. " } (lack) "." }
                }
                p.note {
                    "A dash in the column of rules: no rule of play speaks of it. Silence and outages, "
                    "and requests that name nothing there is, are told for the record."
                }
                @for court in &report.courts { (section(court)) }
                @if !report.denied.is_empty() { (denied(&report.denied)) }
            }
        }
    };
    page.into_string()
}

fn section(court: &CourtReport) -> Markup {
    html! {
        h2 { (court.name) }
        @if let Some(damage) = &court.damage {
            p.damage { strong { "The journal is damaged. " } (damage) ". What lies before it is below." }
        }
        @if court.incidents.is_empty() {
            p { "Nothing to report." }
        } @else {
            table.incidents {
                thead {
                    tr {
                        th scope="col" { "Record" }
                        th scope="col" { "Time (UTC)" }
                        th scope="col" { "Board" }
                        th scope="col" { "What" }
                        th scope="col" { "By" }
                        th scope="col" { "Rule" }
                        th scope="col" { "Effect" }
                    }
                }
                tbody { @for incident in &court.incidents { (row(court.court, incident)) } }
            }
        }
        @if !court.walkers.is_empty() { (walkers(&court.walkers)) }
    }
}

/// Phones that asked at the door of all courts.
fn denied(phones: &[DeniedReport]) -> Markup {
    html! {
        h2 { "Phones that were not let in" }
        table {
            thead {
                tr {
                    th scope="col" { "Time (UTC)" }
                    th scope="col" { "Number" }
                    th scope="col" { "Asked as" }
                    th scope="col" { "Program" }
                    th scope="col" { "Decided by" }
                }
            }
            tbody {
                @for phone in phones {
                    tr {
                        td.n data-head="Time (UTC)" { (phone.time) }
                        td.n data-head="Number" { (phone.number) }
                        td data-head="Asked as" { (phone.name) }
                        td data-head="Program" { (phone.software) }
                        td data-head="Decided by" { (phone.by) }
                    }
                }
            }
        }
    }
}

/// The chief judge's summary sheets (CR-4.6-2).
fn walkers(sheets: &[WalkerReport]) -> Markup {
    html! {
        h3 { "Walkers' cards" }
        table {
            thead {
                tr {
                    th scope="col" { "Board" }
                    th scope="col" { "Walker" }
                    th scope="col" { "Time (UTC)" }
                    th scope="col" { "Card" }
                    th scope="col" { "Judge" }
                }
            }
            tbody {
                @for sheet in sheets {
                    @for card in &sheet.cards {
                        tr {
                            td.n { (sheet.board.0) }
                            td { (sheet.walker) }
                            td.n { (card.time) }
                            td { (card.card) }
                            td { (card.judge) }
                        }
                    }
                }
            }
        }
    }
}

/// The name of an incident's row, for links to it.
fn anchor(court: CourtId, record: Seq) -> String {
    format!("c{}-{}", court.0, record.0)
}

fn links(court: CourtId, word: &str, records: &[Seq]) -> Markup {
    html! {
        @if !records.is_empty() {
            br;
            span.see {
                (word)
                @for record in records { " " a href={ "#" (anchor(court, *record)) } { (record.0) } }
            }
        }
    }
}

fn row(court: CourtId, incident: &Incident) -> Markup {
    html! {
        tr id=(anchor(court, incident.record)) {
            td.n data-head="Record" {
                (incident.record.0)
                (links(court, "about", &incident.about))
                (links(court, "later", &incident.later))
            }
            td.n {
                (incident.time)
                @if let Some(recorded) = &incident.recorded { br; span { "recorded" } br; span { (recorded) } }
            }
            td.n data-head="Board" { @if let Some(board) = incident.board { (board.0) } }
            td { strong { (word(incident.kind)) ". " } (incident.what) }
            td data-head="By" {
                (incident.by.name)
                @let role = incident.by.role.clone();
                @let device = incident.by.device.map(|device| device.to_string());
                @let whose: Vec<String> = role.into_iter().chain(device).collect();
                @if !whose.is_empty() { br; span { (whose.join(", ")) } }
            }
            td data-head="Rule" {
                @if incident.rules.is_empty() { "—" }
                @for (n, rule) in incident.rules.iter().enumerate() {
                    @if n > 0 { ", " }
                    span.rule { (rule) }
                }
            }
            td data-head="Effect" {
                @match incident.effect.as_slice() {
                    [] => {}
                    [one] => { (one) }
                    many => { ul { @for each in many { li { (each) } } } }
                }
            }
        }
    }
}

const fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Call => "Call",
        Kind::Claim => "Claim",
        Kind::Ruling => "Ruling",
        Kind::Court => "The court",
        Kind::Amendment => "Amendment",
        Kind::Override => "Override",
        Kind::Result => "Result",
        Kind::Question => "Question",
        Kind::Refusal => "Refusal",
        Kind::Outage => "Outage",
        Kind::Device => "Device",
    }
}
