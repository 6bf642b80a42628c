//! The log, newest first; an entry that was taken back is struck through and marked in words.

use super::{Size, Theme, fit, marked_or, window};
use crate::model::Model;
use crate::model::log::Row;
use crate::model::names::Author;
use crate::texts;
use ratatui::style::Style;
use ratatui::text::Line;
use referee_messages::{say, words};

pub(super) fn lines(model: &Model, (width, height): Size) -> Vec<Line<'static>> {
    let court = model.board_id.0;
    let newest = model.log.rows(court);
    let taken_back = model.log.taken_back(court);
    let marked = model.marked_row();
    let title = say!("row-of-log", row = marked + 1, rows = newest.len());
    let mut lines = vec![Line::styled(title, Theme::TITLE)];
    lines.extend(window(newest.len(), marked, height.saturating_sub(1)).map(|index| {
        let Row { line, boards } = &newest[index];
        let at = texts::time_of_day(line.at, model.utc_offset);
        let fact = line.fact;
        let board = texts::boards_list(boards);
        let is_taken_back = taken_back.contains(&line.fact);
        let said = say!("line-of-log", said = model.told(court, &line.said), is_taken_back);
        let ruling = model.rulings_on(court, line.fact.seq());
        // what was answered to an outbox of before a restart is one's own all the same
        let by = ruling.map(|_| Author::Here).or_else(|| model.author(line));
        let is_another = matches!(by, Some(Author::Other(_)));
        let by = by.map_or_else(String::new, |by| {
            let ruling = ruling.and_then(|rulings| rulings.first());
            let (rule, ruling) =
                ruling.map(|ruling| (&ruling.rule, words().ruling(ruling))).unzip();
            say!("author-in-log", by = Author::name(Some(by)), rule, ruling)
        });
        let told = format!("{at}  {board:<8} {said}");
        // the number is what a line is asked for by, and another's name is told nowhere else: they
        // are never cut
        let number = format!("  #{fact}");
        let room = width.saturating_sub(number.chars().count());
        let told = if is_another {
            fit(&told, room.saturating_sub(by.chars().count())) + &by
        } else {
            fit(&(told + &by), room)
        };
        let text = format!("{told:<room$}{number}");
        let style = if is_taken_back { Theme::TAKEN_BACK } else { Style::new() };
        Line::styled(text, marked_or(index == marked, style))
    }));
    lines
}
