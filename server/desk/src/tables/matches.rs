//! The matches of a round of teams: each with its score, and the results of its boards below.

use super::{Cell, Column, Table, column};
use crate::views::{Audience, GameView, RoundView, SideView, TableView, round};
use crate::{Desk, PersonId, Refusal, RoundBye, Tournament, TournamentId};
use court_protocol::{Message, message};
use referee_tournament::event::{Colour, RoundNumber};

/// A row: a match, one of its boards from the view of its first team, or a team without a match.
enum Row<'a> {
    Match(&'a TableView),
    Board { table: u16, at: u16, game: &'a GameView, is_turned: bool },
    Bye(SideView, RoundBye),
}

/// The column of a team or of its player on a board.
type Side = usize;

impl Row<'_> {
    fn team(&self, side: Side) -> Option<SideView> {
        match self {
            Self::Match(table) => Some([table.white, table.black][side]),
            Self::Board { .. } => None,
            Self::Bye(team, _) => Some(*team).filter(|_| side == 0),
        }
    }

    fn person(&self, side: Side) -> Option<PersonId> {
        match self {
            Self::Board { game, is_turned, .. } => {
                [game.white, game.black][if *is_turned { 1 - side } else { side }]
            }
            Self::Match(_) | Self::Bye(..) => None,
        }
    }

    fn board(&self) -> Cell {
        match self {
            Self::Match(table) => Cell::number(table.table),
            Self::Board { table, at, .. } => Cell::text(format!("{table}.{at}")),
            Self::Bye(..) => Cell::Empty,
        }
    }

    fn result(&self) -> Cell {
        match self {
            Self::Match(table) => Cell::of(table.score, Cell::MatchScore),
            Self::Board { game, is_turned, .. } => Cell::of(game.result, |result| {
                Cell::Score(if *is_turned { result.score.turned() } else { result.score })
            }),
            Self::Bye(_, bye) => Cell::bye(*bye),
        }
    }
}

fn rows<'a>(desk: &Desk, tournament: &Tournament, view: &'a RoundView) -> Vec<Row<'a>> {
    let of_match = |table: &'a TableView| {
        let sides = [table.white, table.black].map(|side| side.competitor);
        let board = move |(game, at): (&'a GameView, u16)| Row::Board {
            table: table.table,
            at,
            game,
            is_turned: desk.is_turned(tournament, sides, [game.white, game.black]),
        };
        let boards: Vec<Row<'a>> = table.games.iter().zip(1..).map(board).collect();
        std::iter::once(Row::Match(table)).chain(boards)
    };
    let byes = view.byes.iter().map(|row| Row::Bye(row.side, row.bye));
    view.tables.iter().flat_map(of_match).chain(byes).collect()
}

/// The matches of a round of teams with their scores and the results of their boards.
///
/// # Errors
/// As [`round`], and if no teams compete.
pub fn matches(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
    audience: Audience,
) -> Result<Table, Refusal> {
    let tournament = desk.tournament(id)?;
    if !tournament.is.system.is_of_teams() {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    let view = round(desk, id, number, audience)?;
    let rows = rows(desk, tournament, &view);
    let number_of = |side| {
        column(message!("organiser-no"), move |row: &Row<'_>| {
            Cell::of(row.team(side), |team| Cell::number(team.number))
        })
    };
    let name = |side| {
        column(message!("table-team"), move |row: &Row<'_>| {
            let team = |team: SideView| Cell::team(desk, team.competitor.team());
            row.team(side).map_or_else(|| Cell::of(row.person(side), Cell::Name), team)
        })
    };
    let rating = |side| {
        column(message!("organiser-rtg"), move |row: &Row<'_>| {
            Cell::of(row.person(side), |person| Cell::rating(desk, person))
        })
    };
    let colour = |row: &Row<'_>| match row {
        Row::Board { is_turned, .. } => {
            let colour = if *is_turned { Colour::Black } else { Colour::White };
            Cell::Words(Message::named("organiser-colour-sign").with("colour", &colour))
        }
        Row::Match(_) | Row::Bye(..) => Cell::Empty,
    };
    let columns: Vec<Column<'_, Row<'_>>> = vec![
        column(message!("organiser-bd"), Row::board),
        number_of(0),
        name(0),
        rating(0),
        column(message!("organiser-colour"), colour),
        column(message!("organiser-result"), Row::result),
        name(1),
        rating(1),
        number_of(1),
    ];
    let title = message!("table-matches", round = number);
    Ok(Table::new(title, &rows, columns).of_tournament(desk, tournament))
}
