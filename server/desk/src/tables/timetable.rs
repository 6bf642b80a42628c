//! The timetable.

use super::{Cell, Table, column};
use crate::views::{self, Audience, RoundTime};
use crate::{Desk, Refusal, TournamentId};
use court_protocol::message;

/// The timetable of a tournament.
///
/// # Errors
/// If there is no such tournament.
pub fn timetable(desk: &Desk, id: TournamentId, audience: Audience) -> Result<Table, Refusal> {
    let tournament = desk.tournament(id)?;
    let view = views::timetable(desk, tournament, audience);
    let columns = vec![
        column(message!("organiser-round-head"), |row: &RoundTime| Cell::number(row.round.0)),
        column(message!("organiser-plan-part", part = "days"), |row: &RoundTime| {
            Cell::of(row.day, Cell::Day)
        }),
        column(message!("organiser-planned"), |row: &RoundTime| {
            Cell::of(row.planned, Cell::Planned)
        }),
        column(message!("organiser-published-at"), |row: &RoundTime| {
            Cell::of(row.published, Cell::Instant)
        })
        .detail(),
        column(message!("organiser-started-at"), |row: &RoundTime| {
            Cell::of(row.started, Cell::Instant)
        }),
        column(message!("organiser-expected-end"), |row: &RoundTime| {
            if row.is_over {
                Cell::Words(message!("organiser-round-over"))
            } else {
                Cell::of(row.expected_end, Cell::Instant)
            }
        }),
    ];
    let title = message!("organiser-tab", tab = "timetable", waits = 0);
    Ok(Table::new(title, &view.rounds, columns).of_tournament(desk, tournament))
}
