//! The pairings of a round, by board and by name.

use super::{Cell, Column, Table, column};
use crate::views::{Audience, ByeRow, GameView, RoundView, SideView, TableView, round};
use crate::{Desk, Part, PersonId, Place, Refusal, TeamId, Tournament, TournamentId};
use court_protocol::{Message, message};
use referee_tournament::event::{Colour, RoundNumber};
use referee_tournament::knockout::MatchId;

/// A row of the pairings: a game of a table, a table without one, or a bye.
enum Row<'a> {
    Board { table: &'a TableView, game: Option<&'a GameView>, board: Cell },
    Bye(&'a ByeRow),
}

fn rows(view: &RoundView) -> Vec<Row<'_>> {
    let boards = view.tables.iter().flat_map(|table| {
        let number = table.table;
        let board = move |at: usize| match table.games.len() {
            0 | 1 => Cell::number(number),
            _ => Cell::text(format!("{number}.{at}")),
        };
        let games = table.games.iter().map(Some).chain(table.games.is_empty().then_some(None));
        games.zip(1..).map(move |(game, at)| Row::Board { table, game, board: board(at) })
    });
    boards.chain(view.byes.iter().map(Row::Bye)).collect()
}

impl Row<'_> {
    fn game(&self) -> Option<&GameView> {
        match self {
            Self::Board { game, .. } => *game,
            Self::Bye(_) => None,
        }
    }

    fn board(&self) -> Cell {
        match self {
            Self::Board { board, .. } => board.clone(),
            Self::Bye(_) => Cell::Empty,
        }
    }

    fn is_changed(&self) -> bool {
        matches!(self, Self::Board { table, .. } if table.is_changed)
    }

    fn place(&self) -> Option<Place> {
        self.game()?.place
    }

    /// The player with a colour, where the game names one.
    fn person(&self, colour: Colour) -> Option<PersonId> {
        let game = self.game()?;
        match colour {
            Colour::White => game.white,
            Colour::Black => game.black,
        }
    }

    /// The side with a colour: the second game of a match has the other colours, as the next board
    /// of a team.
    fn side(&self, desk: &Desk, tournament: &Tournament, colour: Colour) -> Option<&SideView> {
        let table = match self {
            Self::Board { table, .. } => table,
            Self::Bye(bye) => return (colour == Colour::White).then_some(&bye.side),
        };
        let sides = [table.white.competitor, table.black.competitor];
        let players = [Colour::White, Colour::Black].map(|colour| self.person(colour));
        let is_turned = desk.is_turned(tournament, sides, players);
        Some(if (colour == Colour::White) == is_turned { &table.black } else { &table.white })
    }

    /// The match of a knockout, and its `ChessSprint`.
    fn of_bracket(&self) -> Cell {
        let Self::Board { table, game, .. } = self else { return Cell::Empty };
        let sprint = game.filter(|game| game.part == Part::SPRINT);
        let sprint = sprint.map(|_| message!("ruleset", ruleset = "sprint"));
        let told = table.bracket.map(MatchId::message).into_iter().chain(sprint);
        Cell::Several(told.map(Cell::Words).collect())
    }

    fn result(&self) -> Cell {
        match self {
            Self::Bye(row) => Cell::bye(row.bye),
            Self::Board { .. } => {
                Cell::of(self.game().and_then(|game| game.result), |is| Cell::Score(is.score))
            }
        }
    }
}

/// The pairings of a round by board, with results and byes.
///
/// # Errors
/// As [`round`].
pub fn pairings(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
    audience: Audience,
) -> Result<Table, Refusal> {
    let tournament = desk.tournament(id)?;
    let view = round(desk, id, number, audience)?;
    let rows = rows(&view);
    let side = move |row: &Row<'_>, colour| row.side(desk, tournament, colour).copied();
    let has_points = view.tables.iter().any(|table| table.white.points.is_some());
    let points = move |colour| {
        column(message!("organiser-pts"), move |row: &Row<'_>| {
            Cell::of(side(row, colour).and_then(|side| side.points), Cell::figure)
        })
    };
    let mut columns: Vec<Column<'_, Row<'_>>> =
        vec![column(message!("organiser-bd"), |row: &Row<'_>| row.board())];
    if view.tables.iter().any(|table| table.bracket.is_some()) {
        columns.push(column(message!("organiser-match"), |row: &Row<'_>| row.of_bracket()));
    }
    columns.extend(side_columns(desk, tournament, Colour::White));
    if has_points {
        columns.push(points(Colour::White));
    }
    columns.push(column(message!("organiser-result"), |row: &Row<'_>| row.result()));
    if has_points {
        columns.push(points(Colour::Black));
    }
    let mut black = side_columns(desk, tournament, Colour::Black);
    // the table is a mirror: the start number stands at its edge
    let number_of_black = black.remove(0);
    black.push(number_of_black);
    columns.extend(black);
    if rows.iter().any(|row| row.place().is_some()) {
        columns.push(column(message!("organiser-on"), |row: &Row<'_>| Cell::place(row.place())));
    }
    let title = versioned(message!("organiser-pairings", round = number), &view);
    let table = Table::new(title, &rows, columns).of_tournament(desk, tournament);
    Ok(Table { changed: changed(rows.iter().map(Row::is_changed)), ..table })
}

/// The title of a round's table: from the second version on it names the version.
fn versioned(pairings: Message, view: &RoundView) -> Message {
    match view.version {
        0 | 1 => pairings,
        version => message!("table-version", pairings, version),
    }
}

/// The places of the rows that changed.
fn changed(rows: impl Iterator<Item = bool>) -> Vec<usize> {
    rows.zip(0..).filter_map(|(is_changed, place)| is_changed.then_some(place)).collect()
}

/// Number, title, name and rating of the side with a colour; of a team its player too.
fn side_columns<'a>(
    desk: &'a Desk,
    tournament: &'a Tournament,
    colour: Colour,
) -> Vec<Column<'a, Row<'a>>> {
    let of_teams = tournament.is.system.is_of_teams();
    let side = move |row: &Row<'_>| row.side(desk, tournament, colour).copied();
    let person = move |row: &Row<'_>| {
        row.person(colour)
            .or_else(|| side(row).filter(|_| !of_teams).map(|side| side.competitor.person()))
    };
    let head = match colour {
        Colour::White => message!("organiser-white"),
        Colour::Black => message!("organiser-black"),
    };
    let mut columns = vec![
        column(message!("organiser-no"), move |row: &Row<'_>| {
            Cell::of(side(row), |side| Cell::number(side.number))
        })
        .detail(),
    ];
    columns.push(
        column(message!("organiser-title-head"), move |row: &Row<'_>| {
            Cell::of(person(row), |person| Cell::title(desk, person))
        })
        .detail(),
    );
    columns.push(column(head, move |row: &Row<'_>| Cell::of(person(row), Cell::Name)));
    if of_teams {
        columns.push(column(message!("table-team"), move |row: &Row<'_>| {
            Cell::of(side(row), |side| Cell::team(desk, side.competitor.team()))
        }));
    }
    columns.push(
        column(message!("organiser-rtg"), move |row: &Row<'_>| {
            Cell::of(person(row), |person| Cell::rating(desk, person))
        })
        .detail(),
    );
    columns
}

/// The pairings of a round by name: every player with board, colour and opponent.
///
/// # Errors
/// As [`round`].
pub fn pairings_by_name(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
    audience: Audience,
) -> Result<Table, Refusal> {
    struct Seat {
        name: Cell,
        team: Option<TeamId>,
        board: Cell,
        colour: Option<Colour>,
        opponent: Cell,
        place: Option<Place>,
        is_changed: bool,
    }
    let tournament = desk.tournament(id)?;
    let view = round(desk, id, number, audience)?;
    let of_teams = tournament.is.system.is_of_teams();
    let mut seats = Vec::new();
    for row in rows(&view) {
        let name = |colour| {
            let person = row.person(colour).map(Cell::Name);
            let side = || row.side(desk, tournament, colour);
            person.or_else(|| Some(Cell::competitor(desk, of_teams, side()?.competitor)))
        };
        if let Row::Bye(bye) = row {
            let (name, opponent) =
                (Cell::competitor(desk, of_teams, bye.side.competitor), Cell::bye(bye.bye));
            let (team, colour, place, is_changed) = (None, None, None, false);
            seats.push(Seat {
                name,
                team,
                board: Cell::Empty,
                colour,
                opponent,
                place,
                is_changed,
            });
            continue;
        }
        for (own, other) in [(Colour::White, Colour::Black), (Colour::Black, Colour::White)] {
            let Some(found) = name(own) else { continue };
            let team = row.person(own).filter(|_| of_teams).and_then(|own| desk.team_of(own));
            seats.push(Seat {
                name: found,
                team,
                board: row.board(),
                colour: Some(own),
                opponent: name(other).unwrap_or(Cell::Empty),
                place: row.place(),
                is_changed: row.is_changed(),
            });
        }
    }
    let mut columns = vec![column(message!("organiser-name"), |seat: &Seat| seat.name.clone())];
    if of_teams {
        columns.push(column(message!("table-team"), |seat: &Seat| {
            Cell::of(seat.team, |team| Cell::team(desk, team))
        }));
    }
    columns.push(column(message!("organiser-bd"), |seat: &Seat| seat.board.clone()));
    columns.push(column(message!("organiser-colour"), |seat: &Seat| match seat.colour {
        None => Cell::Empty,
        Some(Colour::White) => Cell::Words(message!("organiser-white")),
        Some(Colour::Black) => Cell::Words(message!("organiser-black")),
    }));
    columns.push(column(message!("organiser-opponent"), |seat: &Seat| seat.opponent.clone()));
    if seats.iter().any(|seat| seat.place.is_some()) {
        columns.push(column(message!("organiser-on"), |seat: &Seat| Cell::place(seat.place)));
    }
    let title = versioned(message!("table-pairings-by-name", round = number), &view);
    let table = Table::new(title, &seats, columns).by_name(0).of_tournament(desk, tournament);
    Ok(Table { changed: changed(seats.iter().map(|seat| seat.is_changed)), ..table })
}
