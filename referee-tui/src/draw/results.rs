//! Results on their way to the seal: who entered what, what is agreed, how many games are left.

use super::{Size, Theme, fit};
use crate::model::{Model, player};
use crate::texts;
use court_protocol::{CorrectedView, EntryView, GameView, ResultState};
use ratatui::text::Line;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let without =
        |game: &GameView| game.result == ResultState::Open || game.result == ResultState::Differs;
    let left = model.games().filter(|(_, game)| without(game)).count();
    let agreed = model.games().filter(|(_, game)| game.result == ResultState::Agreed).count();
    let mut lines = vec![Line::styled(texts::games_left(left, agreed), Theme::TITLE)];
    let mut seats = model.seats_of(model.seat.0);
    seats.extend(model.seats().into_iter().filter(|seat| seat.0 != model.seat.0));
    for seat in seats.into_iter().take(height.saturating_sub(1)) {
        let mark = if seat == model.seat { '*' } else { ' ' };
        let court = if model.courts.len() > 1 { format!("C{} ", seat.0.0) } else { String::new() };
        let (text, state) = match model.game(seat) {
            None => (texts::EMPTY_BOARD.to_owned(), ResultState::Open),
            Some(game) => (game_line(model, game, width), game.result),
        };
        let text = format!("{mark}{court}{:>2}  {text}", seat.1.0);
        let style = match state {
            _ if seat == model.seat => Theme::MARKED,
            ResultState::Differs => theme.due(),
            ResultState::Sealed => theme.well(),
            _ => ratatui::style::Style::new(),
        };
        lines.push(Line::styled(format!("{:<width$}", fit(&text, width)), style));
    }
    lines
}

/// Columns of the game's line without its names.
const WITHOUT_NAMES: usize = 57;

fn game_line(model: &Model, game: &GameView, width: usize) -> String {
    let names = width.saturating_sub(WITHOUT_NAMES).clamp(20, 50);
    let ended = match &game.ended {
        Some(ended) => format!("{} {}", ended.result.pgn(), texts::termination(ended.by)),
        None => texts::STILL_PLAYED.to_owned(),
    };
    let mut entries: Vec<String> = game.entries.iter().map(entry).collect();
    if let Some(CorrectedView { was, by }) = game.corrected {
        let by = by.map_or_else(|| texts::THE_SERVER.to_owned(), |device| model.name_of(device));
        entries.insert(0, texts::corrected(was, &by));
    }
    let state = match game.corrected {
        Some(_) => texts::CORRECTED,
        None => texts::result_state(game.result),
    };
    format!(
        "{:<13}{:<21}{:<names$} {}",
        state,
        fit(&ended, 20),
        fit(&texts::versus(&player(&game.sides.white), &player(&game.sides.black)), names),
        entries.join(" ")
    )
}

fn entry(entry: &EntryView) -> String {
    let who = entry.device.map_or_else(|| texts::THE_SERVER.to_owned(), |d| format!("#{}", d.0));
    format!("{who}:{}", entry.result.pgn())
}
