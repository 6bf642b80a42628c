//! Open calls, and the faults by their letters.

use super::{Size, Theme, marked_or, overview, window};
use crate::model::Model;
use ratatui::text::Line;
use referee_messages::say;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let open = model.open_penalties();
    let mut lines = vec![Line::styled(say!("open-calls"), Theme::TITLE)];
    if open.is_empty() {
        lines.push(Line::raw(say!("no-penalty")));
    }
    let marked = model.cursor(open.len());
    let presses: Vec<Line<'static>> = model
        .presses
        .newest_first()
        .take(height / 3)
        .map(|press| Line::raw(super::panel::press(model, press)))
        .collect();
    let room = height.saturating_sub(presses.len() + 3);
    for index in window(open.len(), marked, room) {
        let text = overview::penalty(model, &open[index], width);
        lines.push(Line::styled(text, marked_or(index == marked, theme.due())));
    }
    lines.resize(height.saturating_sub(presses.len() + 1), Line::raw(""));
    lines.push(Line::styled(say!("your-presses"), Theme::TITLE));
    lines.extend(presses);
    lines
}
