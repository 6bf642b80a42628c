//! Medals and prizes.

use super::{Cell, Table, column};
use crate::views::{Audience, MedalRow, PrizeRow};
use crate::{Category, Desk, Refusal, views};
use court_protocol::message;

/// The medals: the general classification first, then each category, gold first.
///
/// # Errors
/// If a list of tie-breaks does not fit its tournament.
pub fn medals(desk: &Desk, audience: Audience) -> Result<Table, Refusal> {
    type Row<'a> = (Option<&'a Category>, MedalRow);
    let view = views::medals(desk, audience)?;
    let general = view.general.iter().map(|row| (None, *row));
    let categories = view
        .categories
        .iter()
        .flat_map(|medals| medals.rows.iter().map(|row| (Some(&medals.category), *row)));
    let rows: Vec<Row<'_>> = general.chain(categories).collect();
    let columns = vec![
        column(message!("organiser-category"), |row: &Row<'_>| category(row.0)),
        column(message!("organiser-rank"), |row: &Row<'_>| Cell::number(row.1.place)),
        column(message!("table-medal"), |row: &Row<'_>| {
            Cell::Words(message!("organiser-medal", place = row.1.place))
        }),
        column(message!("organiser-name"), |row: &Row<'_>| {
            Cell::competitor(desk, view.is_of_teams && row.0.is_none(), row.1.competitor)
        }),
    ];
    Ok(Table::new(message!("table-medals"), &rows, columns))
}

/// The winners of the prizes, in the order of the plan.
///
/// # Errors
/// If a list of tie-breaks does not fit its tournament.
pub fn prizes(desk: &Desk, audience: Audience) -> Result<Table, Refusal> {
    let view = views::medals(desk, audience)?;
    let columns = vec![
        column(message!("organiser-prize"), |row: &PrizeRow| Cell::text(&row.what)),
        column(message!("organiser-category"), |row: &PrizeRow| category(row.category.as_ref())),
        column(message!("organiser-rank"), |row: &PrizeRow| Cell::number(row.place)),
        column(message!("organiser-name"), |row: &PrizeRow| {
            Cell::competitor(desk, view.is_of_teams, row.competitor)
        }),
    ];
    Ok(Table::new(message!("organiser-plan-part", part = "prizes"), &view.prizes, columns))
}

fn category(category: Option<&Category>) -> Cell {
    category.map_or_else(|| Cell::Words(message!("organiser-general")), Cell::text)
}
