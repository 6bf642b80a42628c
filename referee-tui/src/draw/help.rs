//! The help screen.

use crate::texts;
use ratatui::text::Line;

pub(super) fn lines() -> Vec<Line<'static>> {
    texts::HELP.iter().map(|line| Line::raw(*line)).collect()
}
