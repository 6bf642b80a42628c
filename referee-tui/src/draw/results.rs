//! Results on their way to the seal: what was entered, what is confirmed, how many games are left; who
//! entered what at the marked board.

use super::{Size, Theme, fit, marked_or, rule, window};
use crate::model::{Model, player};
use crate::texts;
use court_protocol::{GameView, ResultState};
use ratatui::style::Style;
use ratatui::text::Line;
use referee_messages::say;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let without =
        |game: &GameView| game.result == ResultState::Open || game.result == ResultState::Differs;
    let left = model.games_of_results().filter(|game| without(game)).count();
    let is_confirmed = |game: &&GameView| game.result == ResultState::Confirmed;
    let confirmed = model.games_of_results().filter(is_confirmed).count();
    let mut board_ids = model.boards_of(model.board_id.0);
    board_ids
        .extend(model.board_ids().into_iter().filter(|board_id| board_id.0 != model.board_id.0));
    let about = about(model, width);
    let room = height.saturating_sub(2 + about.len());
    let marked = board_ids.iter().position(|board_id| *board_id == model.board_id).unwrap_or(0);
    let shown = window(board_ids.len(), marked, room);
    let mut title = rounds(model) + &say!("games-left", left, confirmed);
    if shown.len() < board_ids.len() && model.courts.len() > 1 {
        title += &say!("boards-hidden", n = board_ids.len() - shown.len());
    }
    let mut lines = vec![Line::styled(title, Theme::TITLE)];
    for board_id in shown.map(|row| board_ids[row]) {
        let mark = if board_id == model.board_id { '*' } else { ' ' };
        let court =
            if model.courts.len() > 1 { format!("C{} ", board_id.0.0) } else { String::new() };
        let (text, state) = match model.game_of_result(board_id) {
            None => (say!("empty-board"), ResultState::Open),
            Some(game) => (game_line(game, width), game.result),
        };
        let text = format!("{mark}{court}{:>2}  {text}", board_id.1.0);
        let style = match state {
            ResultState::Differs => theme.due(),
            ResultState::Sealed => theme.well(),
            _ => Style::new(),
        };
        lines.push(Line::styled(text, marked_or(board_id == model.board_id, style)));
    }
    lines.resize(room + 1, Line::raw(""));
    lines.push(rule(width));
    lines.extend(about.into_iter().map(Line::raw));
    lines
}

/// The round on the screen, and the number of unsealed results in the others; empty if there is
/// only one round.
fn rounds(model: &Model) -> String {
    let rounds = model.rounds();
    let Some(shown) = model.round.or(model.latest_round()).filter(|_| rounds.len() > 1) else {
        return String::new();
    };
    let others = rounds.into_iter().filter(|(round, n)| *round != shown && *n > 0);
    let other = |(round, n): (u16, usize)| say!("unsealed-of-round", n, round);
    let others: Vec<String> = others.map(other).collect();
    say!("round-shown", round = shown, others = others.join(", "))
}

/// Lines for the marked board's result.
const ABOUT: usize = 2;

/// The marked board's result whole.
fn about(model: &Model, width: usize) -> Vec<String> {
    let whole = model.game_of_result(model.board_id).map_or_else(String::new, |game| {
        let names = [&game.sides.white, &game.sides.black].map(player);
        let name = |device| model.name_of(device);
        texts::result_in_full(
            model.board_id.1,
            &say!("versus", white = names[0], black = names[1]),
            game,
            &name,
        )
    });
    let mut about = super::wrap(&whole, width);
    about.resize(ABOUT, String::new());
    about
}

/// Columns of the game's line without its names.
const WITHOUT_NAMES: usize = 57;

fn game_line(game: &GameView, width: usize) -> String {
    let names = width.saturating_sub(WITHOUT_NAMES).clamp(20, 50);
    let ended = match &game.ended {
        Some(ended) => say!("ended-in-short", result = ended.result, by = ended.by),
        None => say!("still-played"),
    };
    let entries = || {
        game.entries.iter().map(|entry| texts::score(entry.result)).collect::<Vec<_>>().join(" ")
    };
    let before = game
        .corrected
        .map_or_else(entries, |corrected| say!("was-score", before = texts::score(corrected.was)));
    format!(
        "{:<13}{:<21}{:<names$} {}",
        fit(&texts::result_state(game), 12),
        fit(&ended, 20),
        super::both_players(game, names),
        before
    )
}
