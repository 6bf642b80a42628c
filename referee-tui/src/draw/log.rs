//! What happened, newest first; what was taken back is struck through and says so.

use super::{Size, Theme, fit, window};
use crate::model::Model;
use crate::texts;
use ratatui::text::Line;

pub(super) fn lines(model: &Model, (width, height): Size) -> Vec<Line<'static>> {
    let court = model.seat.0;
    let newest: Vec<_> = model.log.newest_first(court).collect();
    let taken_back = model.log.taken_back(court);
    let marked = model.marked_row();
    let title = texts::row_of_log(marked + 1, newest.len());
    let mut lines = vec![Line::styled(fit(&title, width), Theme::TITLE)];
    lines.extend(window(newest.len(), marked, height.saturating_sub(1)).map(|index| {
        let line = newest[index];
        let at = texts::time_of_day(line.at, model.utc_offset);
        let fact = line.fact.to_string();
        let board = line.board.to_string();
        let is_taken_back = taken_back.contains(&line.fact);
        let said = texts::line_of_log(&model.told(&line.said), is_taken_back);
        let own = model.rulings_on(court, line.fact.seq());
        let ruled = own.map_or_else(String::new, |rulings| texts::own_in_log(rulings.last()));
        let text = format!("{at}  {board:<9}{said}{ruled}  #{fact}");
        let style = match (index == marked, is_taken_back) {
            (true, _) => Theme::MARKED,
            (false, true) => Theme::TAKEN_BACK,
            (false, false) => ratatui::style::Style::new(),
        };
        Line::styled(format!("{:<width$}", fit(&text, width)), style)
    }));
    lines
}
