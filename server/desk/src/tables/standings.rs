//! Standings, cross-tables and wall chart.

use super::{Cell, Column, Table, column, of_competitor};
use crate::views::{Audience, CellResult, CrossTableRow, StandingsRow};
use crate::{Category, Competitor, Deduction, Desk, Refusal, Tournament, TournamentId, views};
use court_protocol::{Message, message};
use referee_tournament::tiebreak;
use std::collections::BTreeMap;

/// The tie-breaks after the points for which a narrow screen has room.
const NARROW_CODES: usize = 2;

/// The standings, whole or of one category with its places counted anew.
///
/// # Errors
/// As [`views::standings_view`]. A category that nobody has leaves an empty table.
pub fn standings(
    desk: &Desk,
    id: TournamentId,
    category: Option<&Category>,
    audience: Audience,
) -> Result<Table, Refusal> {
    let tournament = desk.tournament(id)?;
    let view = views::standings_view(desk, id, audience)?;
    let places: Option<BTreeMap<_, u16>> = category.map(|category| {
        let found = view.categories.iter().find(|rows| rows.category == *category);
        let rows = found.into_iter().flat_map(|found| &found.rows);
        rows.map(|&(place, competitor)| (competitor, place)).collect()
    });
    let mut rows = view.rows.clone();
    if let Some(places) = &places {
        rows.retain_mut(|row| {
            let place = places.get(&row.competitor);
            row.rank = place.copied().unwrap_or(row.rank);
            place.is_some()
        });
    }
    let of_teams = tournament.is.system.is_of_teams();
    let mut columns: Vec<Column<'_, StandingsRow>> = vec![
        column(message!("organiser-rk"), |row: &StandingsRow| Cell::number(row.rank)),
        column(message!("organiser-no"), |row: &StandingsRow| Cell::number(row.number)).detail(),
    ];
    columns.extend(of_competitor(desk, of_teams, |row: &StandingsRow| row.competitor));
    if !of_teams && category.is_none() && view.categories.len() > 1 {
        columns.push(column(message!("organiser-category"), |row: &StandingsRow| {
            let entry = desk.entries().get(&row.competitor.person());
            Cell::of(entry.and_then(|entry| entry.data.category()), Cell::text)
        }));
    }
    for (place, code) in view.codes.iter().enumerate() {
        let head = match &**code {
            "PTS" => Cell::Words(message!("organiser-pts")),
            code => Cell::text(code),
        };
        let cell = move |row: &StandingsRow| Cell::of(row.cells.get(place), Cell::figure);
        let column = Column::of(head, cell);
        columns.push(if place > NARROW_CODES { column.detail() } else { column });
    }
    let playing = |row: &StandingsRow| {
        if row.is_playing { Cell::Words(message!("organiser-is-played")) } else { Cell::Empty }
    };
    columns.push(column(message!("organiser-state"), playing).optional());
    columns.push(taken(tournament, |row: &StandingsRow| row.competitor));
    let after = message!("organiser-after", finished = view.finished, live = view.is_live);
    let title = match category {
        None => after,
        Some(category) => message!("table-standings-of", category, after),
    };
    // every arbiter knows the points
    let codes = view.codes.iter().filter(|code| *code != "PTS");
    let legend = codes.map(|code| (code.clone(), tiebreak::name(code))).collect();
    Ok(Table { legend, ..Table::new(title, &rows, columns).of_tournament(desk, tournament) })
}

/// The points taken from the team in a row, each time with the reason.
fn taken<'a, R>(
    tournament: &'a Tournament,
    competitor: impl Fn(&R) -> Competitor + 'a,
) -> Column<'a, R> {
    let taken = move |row: &R| {
        let of_team = tournament.deductions.iter().filter(|of| of.competitor == competitor(row));
        let told: Vec<Cell> = of_team
            .map(|Deduction { match_points, board_points, reason, .. }| {
                let [match_points, board_points] = [match_points, board_points]
                    .map(|points| points.to_string().trim_end_matches(".0").to_owned());
                Cell::Words(message!("organiser-is-taken", match_points, board_points, reason))
            })
            .collect();
        if told.is_empty() { Cell::Empty } else { Cell::Several(told) }
    };
    column(message!("organiser-deductions"), taken).optional()
}

/// The cross-table in the order of the standings.
///
/// # Errors
/// As [`views::cross_table`].
pub fn cross_table(desk: &Desk, id: TournamentId, audience: Audience) -> Result<Table, Refusal> {
    let tournament = desk.tournament(id)?;
    let of_teams = tournament.is.system.is_of_teams();
    let rows = views::cross_table(desk, id, audience)?.rows;
    let mut columns = vec![
        column(message!("organiser-rk"), |row: &CrossTableRow| Cell::of(row.rank, Cell::number)),
        column(message!("organiser-no"), |row: &CrossTableRow| Cell::number(row.number)),
    ];
    columns.extend(of_competitor(desk, of_teams, |row: &CrossTableRow| row.competitor));
    for round in 0..rounds(&rows) {
        columns.push(of_round(round));
    }
    columns.extend(points(of_teams));
    columns.push(taken(tournament, |row: &CrossTableRow| row.competitor));
    let title = message!("organiser-tab", tab = "cross_table", waits = 0);
    let table = Table::new(title, &rows, columns).of_tournament(desk, tournament);
    Ok(Table { legend: legend(of_teams, &rows), ..table })
}

/// The cross-table of a round robin with a column for each opponent, by start number.
///
/// # Errors
/// As [`views::cross_table`], and if not everybody meets everybody.
pub fn grid(desk: &Desk, id: TournamentId, audience: Audience) -> Result<Table, Refusal> {
    let tournament = desk.tournament(id)?;
    let of_teams = tournament.is.system.is_of_teams();
    let rows = views::cross_table(desk, id, audience)?.rows;
    if !tournament.is.system.is_pre_set() {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    let mut columns = vec![
        column(message!("organiser-rk"), |row: &CrossTableRow| Cell::of(row.rank, Cell::number)),
        column(message!("organiser-no"), |row: &CrossTableRow| Cell::number(row.number)),
    ];
    columns.extend(of_competitor(desk, of_teams, |row: &CrossTableRow| row.competitor));
    for opponent in rows.iter().map(|row| row.number) {
        columns.push(Column::of(Cell::number(opponent), move |row: &CrossTableRow| {
            if row.number == opponent {
                return Cell::text("X");
            }
            let games = row.cells.iter().filter(|cell| cell.opponent == Some(opponent));
            Cell::Meetings(games.copied().collect())
        }));
    }
    columns.extend(points(of_teams));
    columns.push(taken(tournament, |row: &CrossTableRow| row.competitor));
    let table = Table::new(message!("table-grid"), &rows, columns).of_tournament(desk, tournament);
    Ok(Table { legend: legend(of_teams, &rows), ..table })
}

/// The wall chart: by start number, with the points after each round, of teams the match points.
///
/// # Errors
/// As [`views::cross_table`].
pub fn wall_chart(desk: &Desk, id: TournamentId, audience: Audience) -> Result<Table, Refusal> {
    let tournament = desk.tournament(id)?;
    let of_teams = tournament.is.system.is_of_teams();
    let mut rows = views::cross_table(desk, id, audience)?.rows;
    rows.sort_by_key(|row| row.number);
    let mut columns =
        vec![column(message!("organiser-no"), |row: &CrossTableRow| Cell::number(row.number))];
    columns.extend(of_competitor(desk, of_teams, |row: &CrossTableRow| row.competitor));
    for round in 0..rounds(&rows) {
        columns.push(of_round(round));
        let points = move |row: &CrossTableRow| {
            let is_over = row.cells.get(round).is_some_and(|of| of.result != CellResult::Pending);
            Cell::of(row.after.get(round).filter(|_| is_over), Cell::figure)
        };
        columns.push(if of_teams {
            Column::of(Cell::text("MP"), points)
        } else {
            column(message!("organiser-pts"), points)
        });
    }
    columns.push(taken(tournament, |row: &CrossTableRow| row.competitor));
    columns.push(column(message!("organiser-rk"), |row: &CrossTableRow| {
        Cell::of(row.rank, Cell::number)
    }));
    let title = message!("table-wall-chart");
    let table = Table::new(title, &rows, columns).of_tournament(desk, tournament);
    let mut legend = legend(of_teams, &rows);
    legend.retain(|(code, _)| code != "GP");
    Ok(Table { legend, ..table })
}

/// The column of a round, from 0.
fn of_round<'a>(round: usize) -> Column<'a, CrossTableRow> {
    column(message!("organiser-rd", round = round + 1), move |row: &CrossTableRow| {
        Cell::of(row.cells.get(round), |&of| Cell::Round(of))
    })
}

fn rounds(rows: &[CrossTableRow]) -> usize {
    rows.iter().map(|row| row.cells.len()).max().unwrap_or(0)
}

/// The points at the end of a row: those of a player, or match points and board points.
fn points<'a>(of_teams: bool) -> Vec<Column<'a, CrossTableRow>> {
    let points = |row: &CrossTableRow| Cell::figure(&row.points);
    if !of_teams {
        return vec![column(message!("organiser-pts"), points)];
    }
    let on_boards = |row: &CrossTableRow| Cell::of(row.board_points.as_ref(), Cell::figure);
    vec![Column::of(Cell::text("MP"), points), Column::of(Cell::text("GP"), on_boards)]
}

/// The short forms of a cross-table, and the brackets of results that were struck.
fn legend(of_teams: bool, rows: &[CrossTableRow]) -> Vec<(String, Message)> {
    let codes = if of_teams { &["MP", "GP"][..] } else { &[] };
    let codes = codes.iter().map(|&code| (code.to_owned(), tiebreak::name(code)));
    let is_struck = rows.iter().flat_map(|row| &row.cells).any(|cell| cell.is_struck);
    let struck = is_struck.then(|| ("( )".to_owned(), message!("table-struck")));
    codes.chain(struck).collect()
}
