//! The rating report.

use super::{Cell, Table, column};
use crate::Desk;
use crate::views::{RatedGameRow, RatingRow, rating_report};
use court_protocol::message;
use referee_tournament::event::Points;

/// Half points, in decimals.
fn points(half_points: u16) -> Cell {
    Cell::figure(Points::HALF * i32::from(half_points))
}

/// The players of the rating report, unrated ones too, by name.
pub fn ratings(desk: &Desk) -> Table {
    let report = rating_report(desk);
    let columns = vec![
        column(message!("organiser-title-head"), |row: &RatingRow| Cell::title(desk, row.person)),
        column(message!("organiser-name"), |row: &RatingRow| Cell::Name(row.person)),
        column(message!("organiser-rtg"), |row: &RatingRow| Cell::of(row.rating, Cell::number)),
        column(message!("organiser-games"), |row: &RatingRow| Cell::number(row.games)),
        column(message!("organiser-pts"), |row: &RatingRow| points(row.half_points)),
        column(message!("organiser-against-rated"), |row: &RatingRow| {
            Cell::number(row.against_rated)
        }),
        column(message!("organiser-points-against-rated"), |row: &RatingRow| {
            points(row.half_points_against_rated)
        }),
        column(message!("organiser-opponents"), |row: &RatingRow| {
            Cell::of(row.opponents, Cell::number)
        }),
    ];
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
