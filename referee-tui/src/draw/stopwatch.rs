//! The stops behind the line, in lane order, with the time left of each.

use super::{Size, Theme, marked_or, window};
use crate::model::penalties::stop_left;
use crate::model::{Model, player};
use crate::texts;
use ratatui::text::Line;
use referee_messages::say;

pub(super) fn lines(model: &Model, theme: Theme, (_, height): Size) -> Vec<Line<'static>> {
    let runners = model.runners();
    let mut lines = vec![Line::styled(say!("stop-columns"), Theme::TITLE)];
    if runners.is_empty() {
        lines.push(Line::raw(say!("no-penalty")));
    }
    let marked = model.cursor(runners.len());
    for index in window(runners.len(), marked, height.saturating_sub(1)) {
        let (board_id, side, view) = runners[index];
        let stop = view.stop.map_or_else(
            || texts::waits_for_stop(view),
            |stop| {
                let left = texts::stopwatch(stop_left(stop, model.now));
                texts::stop_runs(&left, stop)
            },
        );
        let court = if model.courts.len() > 1 {
            format!("{} ", say!("court", court = board_id.0))
        } else {
            String::new()
        };
        let text = format!(
            "{:<22}{:<22}{stop}",
            format!("{court}{}", say!("side-of-board", board = board_id.1, side)),
            super::short_name(&player(view), 21)
        );
        let style = if view.stop.is_some() { theme.well() } else { theme.due() };
        lines.push(Line::styled(text, marked_or(index == marked, style)));
    }
    lines
}
