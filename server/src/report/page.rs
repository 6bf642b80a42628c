//! The report as a page that prints: what the games came to first, then one table of incidents a
//! court; black on white, heads repeated on every sheet.

use super::{
    CourtReport, DeniedReport, GameReport, Incident, Kind, PlayerReport, Report, WalkerReport,
};
use crate::about::{WallClock, in_words};
use court_protocol::{CourtId, Millis, Seq, Side};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use referee_messages::{say, words};

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
td small { color: #444; }
table.results td.how { width: 14em; }
tr.black td { border-top-style: dotted; }
tr.black td:first-child { border-top-style: solid; }
tr.day th { text-align: left; }
table.incidents { table-layout: fixed; }
.incidents thead th:nth-child(1) { width: 3.6em; }
.incidents thead th:nth-child(2) { width: 6.5em; }
.incidents thead th:nth-child(3) { width: 2.9em; }
.incidents thead th:nth-child(5) { width: 12em; }
.incidents thead th:nth-child(6) { width: 5.9em; }
.incidents thead th:nth-child(7) { width: 27%; }
span.rule { white-space: nowrap; }
ul { margin: 0; padding-left: 1.1rem; }
tr { break-inside: avoid; }
tr:target { outline: 3px solid #06c; }
span.see { display: inline-block; max-width: 9rem; white-space: normal; }
a { color: #04c; }
@page { size: landscape; margin: 12mm; }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 9pt; } thead { display: table-header-group; } }
@media screen and (max-width: 62rem) {
  body { margin: 1rem auto; }
  thead { position: absolute; clip-path: inset(50%); display: block; width: 1px; height: 1px; overflow: hidden; }
  table.results td.how { width: auto; }
  table, tbody, tr, td { display: block; width: auto; border: 0; }
  tr { border-top: 2px solid #767676; padding: .5rem 0; }
  td { padding: .1rem 0; }
  td[data-head]::before { content: attr(data-head) ': '; color: #555; }
  td.n { display: inline-block; margin-right: .75rem; }
  td br { display: none; }
  td span:not(.rule) { margin-left: .4rem; }
  td:empty { display: none; }
  td small { margin-left: .4rem; }
  tr.day th { display: block; }
}
";

pub(super) fn write(report: &Report) -> String {
    let event = &report.event;
    let wall = event.wall();
    let zone = event.timezone.as_deref().unwrap_or("UTC");
    let place = [event.site.clone(), event.date.map(in_words)];
    let place: Vec<String> = place.into_iter().flatten().collect();
    let title = say!("page-title", event = event.name);
    let page = html! {
        (DOCTYPE)
        html lang=(words().language()) dir=(say!("pages-direction")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p.note {
                    @if !place.is_empty() { (place.join(", ")) ". " }
                    (say!("page-times", zone))
                }
                @if report.demo {
                    p.note { strong { (say!("pages-demo")) "." } " " (say!("page-demo")) }
                }
                @if let Some(lack) = &report.nameless {
                    p.damage { strong { (say!("page-nameless")) " " } (say!("sentence", text = lack)) }
                }
                @for court in report.courts.iter().filter(|court| !court.games.is_empty()) {
                    (results(court))
                }
                p.note {
                    (say!("page-dash"))
                }
                @for court in &report.courts { (section(court, &wall)) }
                @if !report.denied.is_empty() { (denied(&report.denied)) }
            }
        }
    };
    page.into_string()
}

/// The heads of a table's columns.
fn heads(names: &[String]) -> Markup {
    html! {
        thead { tr { @for name in names { th scope="col" { (name) } } } }
    }
}

/// The results of a court's games: two rows each, a player a row.
fn results(court: &CourtReport) -> Markup {
    html! {
        h2 { (say!("page-results", court = court.name)) }
        table.results {
            (heads(&[
                say!("head-round"), say!("head-board"), say!("head-player"), say!("head-points"),
                say!("head-how"), say!("head-called"), say!("head-served"), say!("head-illegal"),
                say!("head-runs"),
            ]))
            tbody {
                @for game in &court.games {
                    @for side in Side::BOTH { (player(game, side)) }
                }
            }
        }
    }
}

fn player(game: &GameReport, side: Side) -> Markup {
    let player = &game.sides[side];
    let is_first = side == Side::White;
    html! {
        tr.black[!is_first] {
            @if is_first {
                td.n rowspan="2" data-head=(say!("head-round")) { (game.round) }
                td.n rowspan="2" data-head=(say!("head-board")) { (game.board.0) }
            }
            td data-head=(say!("head-player")) {
                @if let Some(title) = &player.title { (title) " " }
                (say!("player-in-results", side, name = player.name))
                @let more = particulars(player);
                @if !more.is_empty() { br; small { (more.join(", ")) } }
            }
            td.n data-head=(say!("head-points")) { (player.score.unwrap_or_default()) }
            @if is_first {
                td.how rowspan="2" data-head=(say!("head-how")) {
                    (game.how.clone().unwrap_or_else(|| say!("not-over")))
                    br; small { (words().of_value("state", &game.state)) }
                }
            }
            td data-head=(say!("head-called")) { (player.called.join(", ")) }
            td data-head=(say!("head-served")) {
                @if player.served > 0 { (player.served) }
                @if player.lapsed > 0 { " " (say!("not-served", n = player.lapsed)) }
            }
            td.n data-head=(say!("head-illegal")) { @if player.illegal > 0 { (player.illegal) } }
            td.n data-head=(say!("head-runs")) { (player.runs) }
        }
    }
}

/// Rating, team, club and number of a player, as far as they are known.
fn particulars(player: &PlayerReport) -> Vec<String> {
    let rating = player.rating.map(|rating| rating.to_string());
    let number = player.fide_id.map(|id| format!("FIDE {id}"));
    [rating, player.team.clone(), player.club.clone(), number].into_iter().flatten().collect()
}

/// A referee who goes over a court's boards takes no longer from one to the next.
const NEXT_BOARD_MAX: Millis = Millis(60_000);

/// Incidents one after the other that are the same act on several boards, such as a sweep that
/// found eleven of them ready: one row.
pub(super) fn same_acts(incidents: &[Incident]) -> impl Iterator<Item = &[Incident]> {
    incidents.chunk_by(|one, next| {
        let stands_alone =
            |incident: &Incident| incident.about.is_empty() && incident.later.is_empty();
        stands_alone(one)
            && stands_alone(next)
            && one.board.is_some()
            && next.board.is_some()
            && one.board != next.board
            && (next.at == one.at || one.kind == Kind::Ruling && next.at - one.at <= NEXT_BOARD_MAX)
            && (one.kind, &one.by, &one.what) == (next.kind, &next.by, &next.what)
            && (&one.rules, &one.effect) == (&next.rules, &next.effect)
    })
}

fn section(court: &CourtReport, wall: &WallClock) -> Markup {
    let mut day = None;
    let mut new_day = |acts: &[Incident]| {
        let of = wall.day(acts[0].at);
        (day.replace(of) != Some(of)).then(|| in_words(of))
    };
    html! {
        h2 { (say!("page-incidents", court = court.name)) }
        @if let Some(damage) = &court.damage {
            p.damage { strong { (say!("page-damage")) " " } (say!("page-before-damage", damage)) }
        }
        @if court.incidents.is_empty() {
            p { (say!("page-nothing")) }
        } @else {
            table.incidents {
                (heads(&[
                    say!("head-record"), say!("head-time"), say!("head-board"), say!("head-what"),
                    say!("head-by"), say!("head-rule"), say!("head-effect"),
                ]))
                tbody {
                    @for acts in same_acts(&court.incidents) {
                        @if let Some(day) = new_day(acts) {
                            tr.day { th colspan="7" scope="rowgroup" { (day) } }
                        }
                        (row(court.court, acts))
                    }
                }
            }
        }
        @if !court.walkers.is_empty() { (walkers(&court.walkers)) }
    }
}

/// Phones that asked to come in, for all courts.
fn denied(phones: &[DeniedReport]) -> Markup {
    html! {
        h2 { (say!("page-denied")) }
        table {
            (heads(&[
                say!("head-time"), say!("head-number"), say!("head-asked-as"),
                say!("head-program"), say!("head-decided-by"),
            ]))
            tbody {
                @for phone in phones {
                    tr {
                        td.n data-head=(say!("head-time")) { (phone.time) }
                        td.n data-head=(say!("head-number")) { (phone.number) }
                        td data-head=(say!("head-asked-as")) { (phone.name) }
                        td data-head=(say!("head-program")) { (phone.software) }
                        td data-head=(say!("head-decided-by")) { (phone.by) }
                    }
                }
            }
        }
    }
}

/// The chief judge's summary sheets (CR-4.6-2).
fn walkers(sheets: &[WalkerReport]) -> Markup {
    html! {
        h3 { (say!("page-walkers")) }
        table {
            (heads(&[
                say!("head-board"), say!("head-walker"), say!("head-time"), say!("head-card"),
                say!("head-judge"),
            ]))
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

/// An incident, or the same act on several boards.
fn row(court: CourtId, acts: &[Incident]) -> Markup {
    let [incident, others @ ..] = acts else { return html! {} };
    html! {
        tr id=(anchor(court, incident.record)) {
            td.n data-head=(say!("head-record")) {
                (incident.record.0)
                @if let Some(last) = others.last() { br; (say!("to-record", record = last.record)) }
                (links(court, &say!("about-lines"), &incident.about))
                (links(court, &say!("later-lines"), &incident.later))
            }
            td.n {
                (incident.time)
                @if let Some(recorded) = &incident.recorded { br; span { (say!("recorded")) } br; span { (recorded) } }
            }
            td data-head=(say!("head-board")) { (boards(acts)) }
            td { strong { (words().of_value("kind", &incident.kind)) ". " } (incident.what) }
            td data-head=(say!("head-by")) {
                (incident.by.name)
                @let role = incident.by.role.clone();
                @let device = incident.by.device.map(|id| say!("device", id));
                @let whose: Vec<String> = role.into_iter().chain(device).collect();
                @if !whose.is_empty() { br; span { (whose.join(", ")) } }
            }
            td data-head=(say!("head-rule")) {
                @if incident.rules.is_empty() { "—" }
                @for (n, rule) in incident.rules.iter().enumerate() {
                    @if n > 0 { ", " }
                    span.rule { (rule) }
                }
            }
            td data-head=(say!("head-effect")) {
                @match incident.effect.as_slice() {
                    [] => {}
                    [one] => { (one) }
                    many => { ul { @for each in many { li { (each) } } } }
                }
            }
        }
    }
}

/// The boards of incidents, those in a row by their ends: `1, 3 to 8`.
pub(super) fn boards(acts: &[Incident]) -> String {
    let boards: Vec<u8> = acts.iter().filter_map(|act| Some(act.board?.0)).collect();
    let rows = boards.chunk_by(|one, next| one.checked_add(1) == Some(*next));
    let row = |row: &[u8]| match row {
        [first, .., last] => say!("boards-from-to", first, last),
        only => only.iter().map(u8::to_string).collect(),
    };
    rows.map(row).collect::<Vec<_>>().join(", ")
}
