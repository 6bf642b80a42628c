//! The result of the prompt's request: the withdrawn entries, the new entries, the ruling.

use super::{Size, Theme, fit, wrap};
use crate::model::preview::ShownPreview;
use crate::model::{Model, left_at, player};
use crate::texts;
use court_protocol::{Ask, BySide, CourtId, GameId, GameView, PlayerId, Said, TickerLine};
use ratatui::text::Line;
use referee_messages::say;

pub(super) fn lines(
    model: &Model,
    theme: Theme,
    (width, height): Size,
    previewed: &ShownPreview,
    asked: &[(CourtId, Ask)],
) -> Vec<Line<'static>> {
    let mut lines = vec![Line::styled(fit(&say!("would-come-to"), width), Theme::TITLE)];
    if let Some(text) = annulled(model, asked) {
        lines.extend(wrap(&text, width).into_iter().map(|text| Line::styled(text, theme.due())));
    }
    for text in put_right(model, asked) {
        lines.extend(wrap(&text, width).into_iter().map(|text| Line::styled(text, theme.due())));
    }
    let mut tell = |text: &str| lines.extend(wrap(text, width).into_iter().map(Line::raw));
    match previewed.come() {
        None if previewed.failed => tell(&say!("not-foreseen")),
        None => tell(&say!("being-asked")),
        Some(preview) => {
            if let Some(refused) = &preview.refused {
                tell(&say!("would-be-refused", text = model.refusal(refused)));
            }
            for ruling in &preview.rulings {
                tell(&texts::ruling(ruling));
            }
            if preview.what.is_empty() && preview.refused.is_none() {
                tell(&say!("nothing-would-change"));
            }
            let told = preview.what.iter().flat_map(|line| changes(model, previewed, line));
            lines.extend(told.map(|text| Line::styled(fit(&text, width), theme.due())));
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
    lines.truncate(height);
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

/// The corrected values beside the present ones: the court's lines tell only that there
/// is a correction.
fn put_right(model: &Model, asked: &[(CourtId, Ask)]) -> Vec<String> {
    let shown = |(court, ask): &(CourtId, Ask)| {
        let of = |id: GameId| {
            let (board_id, game) =
                model.games().find(|(board_id, game)| board_id.0 == *court && game.game == id)?;
            Some((board_id.1, game))
        };
        match ask {
            Ask::SetClock { game, left, to_run, .. } => {
                let (board, game) = of(*game)?;
                let now = BySide::from_fn(|side| left_at(game, side, model.now));
                Some(texts::clocks_would_be(board, now, *left, *to_run))
            }
            Ask::SetPosition { game, fen, .. } => {
                let (board, _) = of(*game)?;
                Some(texts::position_would_be(board, fen))
            }
            Ask::SetPlayers { game, players, .. } => {
                let (board, game) = of(*game)?;
                let name = |id: PlayerId| {
                    let mut sides = model
                        .games()
                        .filter(|(board_id, _)| board_id.0 == *court)
                        .flat_map(|(_, game)| [&game.sides.white, &game.sides.black]);
                    sides
                        .find(|side| side.player == id)
                        .map_or_else(|| say!("player", player = id), player)
                };
                let now = BySide::from_fn(|side| player(&game.sides[side]));
                Some(texts::players_would_be(board, &now, &players.map(name)))
            }
            _ => None,
        }
    };
    asked.iter().filter_map(shown).collect()
}

/// A line of the preview: what would be taken back each by itself, as it was told.
fn changes(model: &Model, previewed: &ShownPreview, line: &TickerLine) -> Vec<String> {
    let entry = |line: &TickerLine, said: &Said| {
        let at = texts::time_of_day(line.at, model.utc_offset);
        format!("{at} {} {}", say!("board", board = line.board), model.told(previewed.court, said))
    };
    match &line.said {
        Said::Retracted { facts } => {
            // what was seen and the line that came of it are told once
            let lines: Vec<Option<&TickerLine>> =
                facts.iter().map(|fact| model.log.get(previewed.court, *fact)).collect();
            let is_told_before = |n: usize| {
                lines[n].is_some_and(|line| {
                    lines[..n].iter().flatten().any(|before| before.fact == line.fact)
                })
            };
            let taken_back = |n: usize| match lines[n] {
                Some(told) => format!(" - {}", entry(told, &told.said)),
                None => format!(" - {}", say!("earlier-line", fact = facts[n])),
            };
            (0..facts.len()).filter(|n| !is_told_before(*n)).map(taken_back).collect()
        }
        said => {
            vec![format!(" + {}", entry(line, said))]
        }
    }
}
