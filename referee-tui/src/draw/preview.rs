//! The result of the prompt's request: the withdrawn entries, the new entries, the ruling.

use super::{Size, Theme, paragraph, wrap};
use crate::model::prompt::ShownPreview;
use crate::model::{Model, left_at, player};
use crate::texts;
use court_protocol::{Ask, BySide, CourtId, FactId, GameView, PlayerId, Said, TickerLine};
use ratatui::style::Style;
use ratatui::text::Line;
use referee_messages::say;

pub(super) fn lines(
    model: &Model,
    theme: Theme,
    (width, height): Size,
    previewed: &ShownPreview,
    asked: &[(CourtId, Ask)],
) -> Vec<Line<'static>> {
    let mut lines = vec![Line::styled(say!("would-come-to"), Theme::TITLE)];
    for text in annulled(model, asked).into_iter().chain(corrected(model, asked)) {
        lines.extend(paragraph(&text, width, theme.due()));
    }
    let mut tell = |text: &str| lines.extend(paragraph(text, width, Style::new()));
    match previewed {
        ShownPreview::NotAsked => tell(&say!("no-preview")),
        ShownPreview::Asked { .. } => tell(&say!("being-asked")),
        ShownPreview::Came(preview) => {
            if let Some(refused) = &preview.refused {
                tell(&say!("would-be-refused", text = model.refusal(refused)));
            }
            for ruling in &preview.rulings {
                tell(&texts::ruling(ruling));
            }
            if preview.what.is_empty() && preview.refused.is_none() {
                tell(&say!("nothing-would-change"));
            }
            let court = asked.first().map_or(model.board_id.0, |(court, _)| *court);
            let told = preview.what.iter().flat_map(|line| changes(model, court, line));
            lines.extend(told.map(|text| Line::styled(text, theme.due())));
            if preview.more > 0 {
                lines.push(Line::raw(say!("and-more", more = preview.more)));
            }
        }
    }
    if asked.len() > 1 {
        let others = wrap(&say!("and-alike", n = asked.len()), width);
        lines.truncate(height.saturating_sub(others.len()));
        lines.extend(others.into_iter().map(Line::raw));
    }
    lines
}

/// The other facts withdrawn with annulled starts, as far as this picture shows them.
fn annulled(model: &Model, asked: &[(CourtId, Ask)]) -> Option<String> {
    let boards = asked.iter().flat_map(|(court, ask)| match ask {
        Ask::Annul { boards, .. } => boards.iter().map(|board| (*court, *board)).collect(),
        _ => Vec::new(),
    });
    let games: Vec<&GameView> = boards.filter_map(|board_id| model.game(board_id)).collect();
    let half_moves: u32 = games.iter().map(|game| u32::from(game.ply)).sum();
    (!games.is_empty()).then(|| say!("annulled-with", games = games.len(), half_moves))
}

/// The corrected values beside the present ones: the court's lines tell only that there is a
/// correction.
fn corrected(model: &Model, asked: &[(CourtId, Ask)]) -> Vec<String> {
    let shown = |(court, ask): &(CourtId, Ask)| match ask {
        Ask::SetClock { game, left, to_run, .. } => {
            let ((_, board), game) = model.game_by_id(*court, *game)?;
            let now = BySide::from_fn(|side| left_at(game, side, model.now));
            Some(texts::clocks_would_be(board, now, *left, *to_run))
        }
        Ask::SetPosition { game, fen, .. } => {
            let ((_, board), _) = model.game_by_id(*court, *game)?;
            Some(texts::position_would_be(board, fen))
        }
        Ask::SetPlayers { game, players, .. } => {
            let ((_, board), game) = model.game_by_id(*court, *game)?;
            let name = |id: PlayerId| {
                let mut players = model.players();
                let known = players.find(|(of, _, view)| of.0 == *court && view.player == id);
                known.map_or_else(|| say!("player", player = id), |(_, _, view)| player(view))
            };
            let now = BySide::from_fn(|side| player(&game.sides[side]));
            Some(texts::players_would_be(board, &now, &players.map(name)))
        }
        _ => None,
    };
    asked.iter().filter_map(shown).collect()
}

/// A line of the preview. Lines that would be taken back are listed one by one, as they were told.
fn changes(model: &Model, court: CourtId, line: &TickerLine) -> Vec<String> {
    let told = |mark: char, line: &TickerLine| {
        let at = texts::time_of_day(line.at, model.utc_offset);
        let board = say!("board", board = line.board);
        format!(" {mark} {at} {board} {}", model.told(court, &line.said))
    };
    let Said::Retracted { facts } = &line.said else { return vec![told('+', line)] };
    // an observation and the line of its result are told once
    let mut lines: Vec<FactId> = Vec::new();
    for fact in facts {
        let line = model.log.get(court, *fact).map_or(*fact, |line| line.fact);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    let taken_back = |fact: &FactId| match model.log.get(court, *fact) {
        Some(line) => told('-', line),
        None => format!(" - {}", say!("earlier-line", fact)),
    };
    lines.iter().map(taken_back).collect()
}
