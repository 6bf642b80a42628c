//! Ready and start: each board with its players and state, and what stands against a start.

use super::{Size, Theme, fit};
use crate::model::Model;
use crate::texts;
use court_protocol::{BoardId, Phase};
use ratatui::text::Line;

/// Columns of a board's line without its names.
const WITHOUT_NAMES: usize = 33;
/// Lines for the check-list of the marked board.
const LIST_LINES: usize = 2;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let court = model.board_id.0;
    let board_ids = model.boards_of(court);
    let phase = |board_id: &BoardId| model.game(*board_id).map(|game| game.phase);
    let could =
        |board_id: &BoardId| matches!(phase(board_id), Some(Phase::Waiting | Phase::Paused));
    // a board that was left out is not started; one that stands still goes on with the others
    let is_meant = |board_id: &BoardId| {
        could(board_id)
            && !(phase(board_id) == Some(Phase::Waiting) && model.except.contains(board_id))
    };
    let meant: Vec<BoardId> = board_ids.iter().copied().filter(is_meant).collect();
    let mut lines = vec![Line::styled(texts::GO_COLUMNS, Theme::TITLE)];
    for board_id in &board_ids {
        let mark = if *board_id == model.board_id { '*' } else { ' ' };
        let except = if model.except.contains(board_id) { texts::EXCEPT } else { "" };
        let view = model.board(*board_id);
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
        let text = format!("{mark}{:>2}  {text}", board_id.1.0);
        let style =
            if *board_id == model.board_id { Theme::MARKED } else { ratatui::style::Style::new() };
        lines.push(Line::styled(format!("{:<width$}", fit(&text, width)), style));
    }
    let list = model.board(model.board_id).and_then(texts::list_in_full);
    let list = super::wrap(&list.unwrap_or_default(), width).into_iter().take(LIST_LINES);
    lines.extend(list.filter(|text| !text.is_empty()).map(Line::raw));
    let against = model.hindrances(&meant);
    let room = height.saturating_sub(lines.len() + 1);
    lines.push(match against.len() {
        0 if meant.is_empty() && board_ids.iter().any(could) => Line::raw(texts::ONLY_LEFT_OUT),
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
