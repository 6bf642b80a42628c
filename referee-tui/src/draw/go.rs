//! Ready and start: each board with its players and state, and what stands against a start.

use super::{Size, Theme, fit};
use crate::model::{Model, Seat};
use crate::texts;
use court_protocol::Phase;
use ratatui::text::Line;

/// Columns of a board's line without its names.
const WITHOUT_NAMES: usize = 33;
/// Lines for the check-list of the marked board.
const LIST_LINES: usize = 2;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let court = model.seat.0;
    let seats = model.seats_of(court);
    let phase = |seat: &Seat| model.game(*seat).map(|game| game.phase);
    let could = |seat: &Seat| matches!(phase(seat), Some(Phase::Waiting | Phase::Paused));
    // a board that was left out is not started; one that stands still goes on with the others
    let is_meant = |seat: &Seat| {
        could(seat) && !(phase(seat) == Some(Phase::Waiting) && model.except.contains(seat))
    };
    let meant: Vec<Seat> = seats.iter().copied().filter(is_meant).collect();
    let mut lines = vec![Line::styled(texts::GO_COLUMNS, Theme::TITLE)];
    for seat in &seats {
        let mark = if *seat == model.seat { '*' } else { ' ' };
        let except = if model.except.contains(seat) { texts::EXCEPT } else { "" };
        let view = model.board(*seat);
        let text = match view.and_then(|view| Some((view, view.game.as_ref()?))) {
            None => texts::EMPTY_BOARD.to_owned(),
            Some((view, game)) => {
                format!(
                    "{:<10}{except:<8}{:<10}{}",
                    texts::phase(game, model.now, model.is_linked()),
                    texts::list_state(game, view),
                    super::both_players(game, width.saturating_sub(WITHOUT_NAMES))
                )
            }
        };
        let text = format!("{mark}{:>2}  {text}", seat.1.0);
        let style = if *seat == model.seat { Theme::MARKED } else { ratatui::style::Style::new() };
        lines.push(Line::styled(format!("{:<width$}", fit(&text, width)), style));
    }
    let list = model.board(model.seat).and_then(texts::list_in_full);
    let list = super::wrap(&list.unwrap_or_default(), width).into_iter().take(LIST_LINES);
    lines.extend(list.filter(|text| !text.is_empty()).map(Line::raw));
    let against = model.hindrances(&meant);
    let room = height.saturating_sub(lines.len() + 1);
    lines.push(match against.len() {
        0 if meant.is_empty() && seats.iter().any(could) => Line::raw(texts::ONLY_LEFT_OUT),
        0 if meant.is_empty() => Line::raw(texts::ALL_STARTED),
        _ if model.presence.is_none() => Line::styled(texts::AGAINST_NOT_KNOWN, theme.due()),
        0 => Line::styled(texts::NOTHING_AGAINST, theme.well()),
        n => Line::styled(texts::against_the_start(n), theme.due()),
    });
    let mut told = super::wrap(&against.join("; "), width);
    told.retain(|text| !text.is_empty());
    let away = model.away(&meant);
    if !away.is_empty() {
        told.extend(super::wrap(&texts::away(&away), width));
    }
    if let Some(shown) = model.pauses_shown(court) {
        let shown = super::wrap(
            &texts::pause_shown(texts::STOPS_OF_BOARDS, shown.on, &shown.not_on),
            width,
        );
        told.truncate(room.saturating_sub(shown.len()));
        told.extend(shown);
    }
    lines.extend(told.into_iter().take(room).map(Line::raw));
    lines
}
