//! What happened, newest first.

use super::{Size, Theme, fit, window};
use crate::model::Model;
use crate::texts;
use ratatui::text::Line;

pub(super) fn lines(model: &Model, (width, height): Size) -> Vec<Line<'static>> {
    let court = model.seat.0;
    let newest: Vec<_> = model.log.newest_first(court).collect();
    let marked = model.marked_row();
    window(newest.len(), marked, height)
        .map(|index| {
            let line = newest[index];
            let at = texts::time_of_day(line.at, model.utc_offset);
            let fact = line.fact.to_string();
            let board = line.board.to_string();
            let said = model.told(&line.said);
            let rulings = model.rulings_on(court, line.fact.seq());
            let ruled = rulings.last().map_or_else(String::new, texts::ruled_in_log);
            let text = format!("{at}  {board:<9}{said}{ruled}  #{fact}");
            let style = if index == marked { Theme::MARKED } else { ratatui::style::Style::new() };
            Line::styled(format!("{:<width$}", fit(&text, width)), style)
        })
        .collect()
}
