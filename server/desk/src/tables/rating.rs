//! The rating report of an event, and the ratings over several events.

use super::{Cell, RegisterField, Table, column};
use crate::rating_list::{
    AuditedGame, EventChange, GameNote, ListedEvent, RatingHistory, RatingListRow, RunningStreak,
    TitleWon,
};
use crate::views::{RatedGameRow, RatingRow, rating_report};
use crate::{Desk, PersonId};
use court_protocol::message;
use referee_tournament::event::Points;
use referee_tournament::rating::Elo;
use referee_tournament::title::STREAK;
use std::collections::BTreeMap;

/// Half points, in decimals.
fn points(half_points: u16) -> Cell {
    Cell::figure(Points::HALF * i32::from(half_points))
}

/// The players of the rating report, unrated ones too, by name; with the changes of their ratings if
/// the event is on the rating list.
pub fn ratings(desk: &Desk, changes: &BTreeMap<PersonId, EventChange>) -> Table {
    let report = rating_report(desk);
    let registered =
        |field: RegisterField| move |row: &RatingRow| Cell::Registered(row.person, field);
    let changed = |value: fn(&EventChange) -> Option<Cell>| {
        move |row: &RatingRow| changes.get(&row.person).and_then(value).unwrap_or(Cell::Empty)
    };
    let mut columns = vec![
        column(message!("organiser-title-head"), |row: &RatingRow| Cell::title(desk, row.person)),
        column(message!("organiser-name"), |row: &RatingRow| Cell::Name(row.person)),
        column(message!("table-fed"), registered(RegisterField::Federation)),
        column(message!("organiser-fide-id"), registered(RegisterField::FideId)),
        column(message!("organiser-rtg"), |row: &RatingRow| Cell::of(row.rating, Cell::number)),
        column(message!("organiser-n"), |row: &RatingRow| Cell::number(row.games)),
        column(message!("organiser-w"), |row: &RatingRow| points(row.half_points)),
        column(message!("organiser-against-rated"), |row: &RatingRow| {
            Cell::number(row.against_rated)
        }),
        column(message!("organiser-points-against-rated"), |row: &RatingRow| {
            points(row.half_points_against_rated)
        }),
        column(message!("organiser-rc"), |row: &RatingRow| Cell::of(row.opponents, Cell::number)),
    ];
    if !changes.is_empty() {
        columns.extend([
            column(
                message!("organiser-rating-before"),
                changed(|change| change.before.map(Cell::number)),
            ),
            column(
                message!("organiser-rtg-change"),
                changed(|change| Some(hundredths(change.change))),
            ),
            column(
                message!("organiser-rating-after"),
                changed(|change| change.after.map(Cell::number)),
            ),
        ]);
    }
    Table::new(message!("organiser-tab", tab = "ratings", waits = 0), &report.players, columns)
        .by_name(1)
}

/// The rated games in the order of play.
pub fn rated_games(desk: &Desk) -> Table {
    let report = rating_report(desk);
    let mut columns = vec![
        column(message!("organiser-round-head"), |row: &RatedGameRow| Cell::number(row.round.0)),
        column(message!("organiser-white"), |row: &RatedGameRow| Cell::Name(row.white)),
        column(message!("organiser-rtg"), |row: &RatedGameRow| Cell::rating(desk, row.white)),
        column(message!("organiser-result"), |row: &RatedGameRow| Cell::Score(row.score)),
        column(message!("organiser-black"), |row: &RatedGameRow| Cell::Name(row.black)),
        column(message!("organiser-rtg"), |row: &RatedGameRow| Cell::rating(desk, row.black)),
    ];
    if desk.tournaments().len() > 1 {
        let cell = |row: &RatedGameRow| {
            let tournament = desk.tournaments().get(&row.tournament);
            Cell::of(tournament, |tournament| Cell::Words(super::name(tournament)))
        };
        columns.insert(0, column(message!("organiser-tournament-head"), cell));
    }
    Table::new(message!("table-rated-games"), &report.games, columns)
}

/// Hundredths, with two decimals.
fn hundredths(value: impl Into<i32>) -> Cell {
    Cell::figure(Elo::from_hundredths(value.into()))
}

/// The rating list (CR-3.1.2-3).
pub fn rating_list(rows: &[RatingListRow]) -> Table {
    let title = |won: &TitleWon| match &won.won {
        Some((category, _)) => format!("{} {category}", won.title),
        None => won.title.to_string(),
    };
    let streak = |streak: &RunningStreak| format!("{} {}/{STREAK}", streak.title, streak.games);
    let columns = vec![
        column(message!("organiser-rk"), |row: &RatingListRow| Cell::of(row.place, Cell::number)),
        column(message!("organiser-name"), |row: &RatingListRow| Cell::Name(row.person)),
        column(message!("table-fed"), |row: &RatingListRow| {
            Cell::Registered(row.person, RegisterField::Federation)
        }),
        column(message!("organiser-rtg"), |row: &RatingListRow| Cell::of(row.rating, Cell::number)),
        column(message!("organiser-rating-exact"), |row: &RatingListRow| {
            Cell::of(row.exact, hundredths)
        }),
        column(message!("organiser-rating-change"), |row: &RatingListRow| {
            Cell::of(row.change, hundredths)
        }),
        column(message!("organiser-games"), |row: &RatingListRow| Cell::number(row.games)),
        column(message!("organiser-rating-factor"), |row: &RatingListRow| {
            Cell::of(row.factor, Cell::number)
        }),
        column(message!("organiser-rating-pooled"), |row: &RatingListRow| {
            Cell::of(Some(row.pooled).filter(|games| *games > 0), Cell::number)
        }),
        column(message!("organiser-rating-titles"), |row: &RatingListRow| {
            Cell::Several(row.titles.iter().map(|won| Cell::text(title(won))).collect())
        }),
        column(message!("organiser-rating-streak"), |row: &RatingListRow| {
            Cell::Several(row.streaks.iter().map(|of| Cell::text(streak(of))).collect())
        }),
    ];
    Table::new(message!("organiser-rating-list"), rows, columns)
}

/// The audit of one player's games, after his start rating.
pub fn rating_history(history: &RatingHistory, events: &[ListedEvent]) -> Table {
    type Row<'a> = Option<&'a AuditedGame>;
    let of_game = |row: &Row<'_>, cell: &dyn Fn(&AuditedGame) -> Cell| Cell::of(*row, cell);
    let of = |row: &Row<'_>, value: &dyn Fn(&AuditedGame) -> Option<Cell>| {
        row.and_then(value).unwrap_or(Cell::Empty)
    };
    let start = history.start.map(|start| i32::from(start) * 100);
    let columns = vec![
        column(message!("organiser-rating-day"), |row: &Row<'_>| {
            Cell::Day(row.map_or(history.since, |game| game.day))
        }),
        column(message!("organiser-event-head"), |row: &Row<'_>| {
            of(row, &|game| {
                let event = events.iter().find(|event| event.event == game.event)?;
                Some(Cell::text(&event.name))
            })
        }),
        column(message!("organiser-colour"), |row: &Row<'_>| {
            of_game(row, &|game| {
                Cell::Words(message!("organiser-colour-sign", colour = game.colour))
            })
        }),
        column(message!("organiser-opponent"), |row: &Row<'_>| {
            of_game(row, &|game| Cell::Name(game.opponent))
        }),
        column(message!("organiser-rating-opponent"), |row: &Row<'_>| {
            of(row, &|game| {
                let rating = Cell::number(game.opponent_rating?);
                Some(Cell::OfPerson(game.opponent, Box::new(rating)))
            })
        }),
        column(message!("organiser-pts"), |row: &Row<'_>| {
            of_game(row, &|game| points(game.half_points.into()))
        }),
        column(message!("organiser-rating-before"), |row: &Row<'_>| {
            of(row, &|game| game.before.map(hundredths))
        }),
        column(message!("organiser-rating-expected"), |row: &Row<'_>| {
            of(row, &|game| game.expected.map(hundredths))
        }),
        column(message!("organiser-rating-factor"), |row: &Row<'_>| {
            of(row, &|game| game.factor.map(Cell::number))
        }),
        column(message!("organiser-rating-change"), |row: &Row<'_>| {
            of(row, &|game| game.change.map(hundredths))
        }),
        column(message!("organiser-rating-after"), |row: &Row<'_>| {
            let after = row.map_or(start, |game| game.after);
            Cell::of(after, hundredths)
        }),
        column(message!("organiser-notes"), |row: &Row<'_>| match row {
            Some(game) => Cell::of(game.note, note),
            None => Cell::Words(message!("organiser-rating-start")),
        }),
    ];
    let rows: Vec<Row<'_>> = std::iter::once(None).chain(history.games.iter().map(Some)).collect();
    Table::new(message!("organiser-rating-history"), &rows, columns)
}

fn note(note: GameNote) -> Cell {
    Cell::Words(match note {
        GameNote::Pooled(games) => message!("rate-pooled", games),
        GameNote::FirstRating => message!("rate-first-rating"),
        GameNote::NotRated(reason) => reason.message(),
    })
}
