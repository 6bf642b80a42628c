//! The results that the seal would close: every board's result, as the referee looked at it.

use super::{Size, Theme, paragraph};
use crate::model::Model;
use crate::texts;
use court_protocol::{Ask, ConfirmedResult, CourtId};
use ratatui::text::Line;
use referee_messages::{say, words};

/// Columns for a board, at least.
const BOARD: usize = 12;

/// A line for each board; where there are more than lines, all of them in short.
pub(super) fn lines(
    model: &Model,
    theme: Theme,
    (width, height): Size,
    asked: &[(CourtId, Ask)],
) -> Vec<Line<'static>> {
    let of_court = |(court, ask): &(CourtId, Ask)| match ask {
        Ask::Seal { games } => games.iter().map(|agreed| (*court, *agreed)).collect(),
        _ => Vec::new(),
    };
    let sealed: Vec<(CourtId, ConfirmedResult)> = asked.iter().flat_map(of_court).collect();
    let mut lines = vec![Line::styled(say!("would-be-sealed", n = sealed.len()), Theme::TITLE)];
    let shown = |(court, agreed): &(CourtId, ConfirmedResult)| {
        let (board_id, game) = model.game_by_id(*court, agreed.game)?;
        let court = if model.courts.len() > 1 { format!("C{} ", court.0) } else { String::new() };
        let is_earlier = model.game(board_id).is_none_or(|on| on.game != game.game);
        let round = if is_earlier { say!("of-round", round = game.round) } else { String::new() };
        Some((format!("{court}{round}{}", say!("board", board = board_id.1)), game, agreed.result))
    };
    let shown: Vec<_> = sealed.iter().filter_map(shown).collect();
    let board_ids = shown.iter().map(|(board_id, _, _)| board_id.chars().count() + 1).max();
    let board_ids = board_ids.unwrap_or(0).max(BOARD);
    if shown.len() < height {
        lines.extend(shown.iter().map(|(board_id, game, result)| {
            let how = game
                .ended
                .as_ref()
                .map_or_else(String::new, |ended| words().termination(ended.result, ended.by));
            let state = texts::result_state(game);
            let before =
                format!(" {board_id:<board_ids$}{:<8}{how}, {state}  ", texts::score(*result));
            let room = width.saturating_sub(before.chars().count());
            Line::styled(before + &super::both_players(game, room), theme.due())
        }));
        return lines;
    }
    let short =
        shown.iter().map(|(board_id, _, result)| format!("{board_id} {}", texts::score(*result)));
    let text = short.collect::<Vec<_>>().join(", ");
    lines.extend(paragraph(&text, width, theme.due()));
    lines
}
