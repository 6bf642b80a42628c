//! Ready and start: each board with its players and state, and what stands against a start.

use super::{Size, Theme, marked_or};
use crate::model::Model;
use crate::model::permitted::unchecked;
use crate::texts;
use court_protocol::{BoardId, BoardView, CheckView, GameView, Phase};
use ratatui::style::Style;
use ratatui::text::Line;
use referee_messages::say;

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
    let mut lines = vec![Line::styled(say!("go-columns"), Theme::TITLE)];
    for board_id in &board_ids {
        let mark = if *board_id == model.board_id { '*' } else { ' ' };
        let except = if model.except.contains(board_id) { say!("except") } else { String::new() };
        let view = model.board(*board_id);
        let text = match view.and_then(|view| Some((view, view.game.as_ref()?))) {
            None => say!("empty-board"),
            Some((view, game)) => {
                format!(
                    "{:<10}{except:<8}{:<10}{}",
                    texts::phase(game, model.now, model.is_linked()),
                    list_state(game, view),
                    super::both_players(game, width.saturating_sub(WITHOUT_NAMES))
                )
            }
        };
        let text = format!("{mark}{:>2}  {text}", board_id.1.0);
        lines.push(Line::styled(text, marked_or(*board_id == model.board_id, Style::new())));
    }
    let list = model.board(model.board_id).and_then(list_in_full);
    let list = super::wrap(&list.unwrap_or_default(), width).into_iter().take(LIST_LINES);
    lines.extend(list.filter(|text| !text.is_empty()).map(Line::raw));
    let against = model.hindrances(&meant);
    let room = height.saturating_sub(lines.len() + 1);
    lines.push(match against.len() {
        0 if meant.is_empty() && board_ids.iter().any(could) => Line::raw(say!("only-left-out")),
        0 if meant.is_empty() => Line::raw(say!("all-started")),
        _ if model.presence.is_none() => Line::styled(say!("against-not-known"), theme.due()),
        0 => Line::styled(say!("nothing-against"), theme.well()),
        n => Line::styled(say!("against-the-start", n), theme.due()),
    });
    let mut told = super::wrap(&against.join("; "), width);
    told.retain(|text| !text.is_empty());
    let away = model.away(&meant);
    if !away.is_empty() {
        told.extend(super::wrap(&say!("away", n = away.len(), names = away.join(", ")), width));
    }
    if let Some(shown) = model.pauses_shown(court) {
        let shown =
            say!("pause-shown", several = true, n = shown.on, not_on = shown.not_on.join(", "));
        let shown = super::wrap(&shown, width);
        told.truncate(room.saturating_sub(shown.len()));
        told.extend(shown);
    }
    lines.extend(told.into_iter().take(room).map(Line::raw));
    lines
}

/// The progress of a board's check-list, in a few characters; empty if it has none.
fn list_state(game: &GameView, view: &BoardView) -> String {
    if game.phase != Phase::Waiting {
        return String::new();
    }
    let left = unchecked(view).len();
    let fails = game.checks.iter().filter(|check| check.blocks).count();
    let state = match (fails, left) {
        (0, 0) if game.checks.is_empty() => return String::new(),
        (0, 0) if failed(game).count() == 0 => "in_order",
        (0, 0) => "looked_at",
        (0, _) => "left",
        _ => "fails",
    };
    say!("list-state", state, left, fails)
}

/// The check-list of one board that was begun: what failed, what is waived, what nobody has looked
/// at.
fn list_in_full(view: &BoardView) -> Option<String> {
    let game = view.game.as_ref()?;
    if game.phase != Phase::Waiting || game.checks.is_empty() {
        return None;
    }
    let mut parts: Vec<String> = failed(game).map(found).collect();
    // an item that is checked of both players is named once
    let mut left: Vec<_> = unchecked(view).into_iter().map(|check| check.item).collect();
    left.dedup();
    let left: Vec<String> = left.into_iter().map(|item| say!("item", item)).collect();
    if !left.is_empty() {
        parts.push(say!("to-look-at", items = left.join(", ")));
    }
    let list = || say!("list-in-full", board = view.board, list = parts.join("; "));
    (!parts.is_empty()).then(list)
}

/// The items that failed.
fn failed(game: &GameView) -> impl Iterator<Item = CheckView> {
    game.checks.iter().filter(|check| !check.passed).copied()
}

fn found(CheckView { item, side, blocks, waived, .. }: CheckView) -> String {
    say!("failed-so", item, side, blocks, waived)
}
