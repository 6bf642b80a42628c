//! The entry list, the starting list and the crew.

use super::{Cell, Column, RegisterField, Table, column};
use crate::views::{EntryRow, entry_list};
use crate::{CheckIn, CrewMember, Desk, EnteredTeam, PersonId, Refusal, TournamentId};
use court_protocol::message;

/// The entry list with check-in, by name.
pub fn entries(desk: &Desk) -> Table {
    let view = entry_list(desk);
    let of =
        |cell: fn(&Desk, PersonId) -> Cell| move |row: &EntryRow| cell(desk, row.player.person);
    let registered = |field| move |row: &EntryRow| Cell::Registered(row.player.person, field);
    let yes = |is: bool| if is { Cell::Words(message!("table-yes")) } else { Cell::Empty };
    let mut columns: Vec<Column<'_, EntryRow>> = vec![
        column(message!("organiser-no"), |row: &EntryRow| {
            Cell::of(row.number, |(_, number)| Cell::number(number))
        }),
        column(message!("organiser-title-head"), of(Cell::title)),
        column(message!("organiser-name"), |row: &EntryRow| Cell::Name(row.player.person)),
        column(message!("organiser-rtg"), of(Cell::rating)),
        column(message!("organiser-fide-id"), registered(RegisterField::FideId)),
        column(message!("table-fed"), registered(RegisterField::Federation)),
        column(message!("organiser-club"), registered(RegisterField::Club)),
        column(message!("organiser-category"), |row: &EntryRow| {
            Cell::of(row.player.data.category(), Cell::text)
        }),
        column(message!("organiser-other-categories"), |row: &EntryRow| {
            let others = row.player.data.categories.iter().skip(1);
            Cell::Several(others.map(Cell::text).collect())
        }),
    ];
    if view.teams.iter().any(|team| !team.players.is_empty()) {
        columns.push(column(message!("table-team"), |row: &EntryRow| {
            Cell::of(row.team, |team| Cell::team(desk, team))
        }));
    }
    for (place, tick) in (0_u8..).zip(&view.ticks) {
        let cell = move |row: &EntryRow| yes(row.ticks.contains(&place));
        columns.push(Column::of(Cell::text(tick), cell));
    }
    if view.check_in != CheckIn::Before {
        columns
            .push(column(message!("organiser-there"), move |row: &EntryRow| yes(row.checked_in)));
    }
    columns.push(column(message!("organiser-notes"), |row: &EntryRow| {
        let late = row.late_from.map(|round| Cell::Words(message!("organiser-late", round)));
        let byes = row.away.iter().map(|&(round, bye)| {
            Cell::Words(message!("table-bye-in", round, bye = message!("tournament-bye", bye)))
        });
        let out = row.withdrawn.map(|round| Cell::Words(message!("organiser-withdrawn", round)));
        Cell::Several(late.into_iter().chain(byes).chain(out).collect())
    }));
    Table::new(message!("table-entries"), &view.players, columns).by_name(2)
}

/// The starting list of a tournament by start number; of teams with their players.
///
/// # Errors
/// If there is no such tournament.
pub fn start_list(desk: &Desk, id: TournamentId) -> Result<Table, Refusal> {
    let tournament = desk.tournament(id)?;
    let numbers = tournament.is.numbers.iter().zip(1_u16..);
    let title = message!("table-start-list");
    let table = if tournament.is.system.is_of_teams() {
        type Row<'a> = (u16, &'a EnteredTeam, u16, PersonId);
        let members = |(competitor, number)| {
            let team: Option<&EnteredTeam> = desk.teams().get(&competitor);
            team.into_iter().flat_map(move |team| {
                let players = team.entry.players.iter().zip(1_u16..);
                players.map(move |(&person, board)| (number, team, board, person))
            })
        };
        let rows: Vec<Row<'_>> =
            numbers.flat_map(|(of, number)| members((of.team(), number))).collect();
        let columns = vec![
            column(message!("organiser-no"), |row: &Row<'_>| Cell::number(row.0)),
            column(message!("table-team"), |row: &Row<'_>| Cell::team(desk, row.1.entry.team)),
            column(message!("organiser-bd"), |row: &Row<'_>| Cell::number(row.2)),
            column(message!("organiser-title-head"), |row: &Row<'_>| Cell::title(desk, row.3)),
            column(message!("organiser-name"), |row: &Row<'_>| Cell::Name(row.3)),
            column(message!("organiser-rtg"), |row: &Row<'_>| Cell::rating(desk, row.3)),
            column(message!("organiser-captain"), |row: &Row<'_>| {
                let is_captain = row.1.entry.captain == Some(row.3);
                if is_captain { Cell::Words(message!("table-yes")) } else { Cell::Empty }
            }),
        ];
        Table::new(title, &rows, columns)
    } else {
        type Row = (u16, PersonId);
        let rows: Vec<Row> = numbers.map(|(of, number)| (number, of.person())).collect();
        let category = |person: PersonId| desk.entries().get(&person)?.data.category();
        let mut columns = vec![
            column(message!("organiser-no"), |row: &Row| Cell::number(row.0)),
            column(message!("organiser-title-head"), |row: &Row| Cell::title(desk, row.1)),
            column(message!("organiser-name"), |row: &Row| Cell::Name(row.1)),
            column(message!("organiser-fide-id"), |row: &Row| {
                Cell::Registered(row.1, RegisterField::FideId)
            }),
            column(message!("table-fed"), |row: &Row| {
                Cell::Registered(row.1, RegisterField::Federation)
            }),
            column(message!("organiser-rtg"), |row: &Row| Cell::rating(desk, row.1)),
        ];
        if rows.iter().any(|row| category(row.1).is_some()) {
            let cell = move |row: &Row| Cell::of(category(row.1), Cell::text);
            columns.push(column(message!("organiser-category"), cell));
        }
        columns.push(column(message!("organiser-club"), |row: &Row| {
            Cell::Registered(row.1, RegisterField::Club)
        }));
        Table::new(title, &rows, columns)
    };
    Ok(table.of_tournament(desk, tournament))
}

/// The crew with its duties.
pub fn crew(desk: &Desk) -> Table {
    let crew = desk.plan().map(|plan| &plan.crew[..]).unwrap_or_default();
    let columns = vec![
        column(message!("organiser-name"), |member: &CrewMember| Cell::Name(member.person)),
        column(message!("organiser-duty-is"), |member: &CrewMember| {
            Cell::Words(message!("organiser-duty", duty = member.duty))
        }),
        column(message!("organiser-court"), |member: &CrewMember| {
            Cell::of(member.court, |court| Cell::number(court.0))
        }),
    ];
    Table::new(message!("organiser-question", n = 9), crew, columns)
}
