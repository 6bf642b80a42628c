//! One board whole: players, clocks, position, penalties, questions, and every act on it.

use super::{Size, Theme, fit, overview};
use crate::model::{Model, left_at, player};
use crate::texts;
use court_protocol::{Fault, GameView, Phase, Side};
use ratatui::text::{Line, Span};
use referee_messages::say;

/// Width of a column in the list of acts. An act with a longer name takes several.
const COLUMN: usize = 20;
/// Width of an act beside its name: its key, and a space on each side of the name.
const BESIDE: usize = 3;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let acts = acts(model, theme, width);
    let room = height.saturating_sub(acts.len());
    let mut lines: Vec<Line<'static>> = about(model, width).into_iter().map(Line::raw).collect();
    lines.truncate(room);
    lines.resize(room, Line::raw(""));
    lines.extend(acts);
    lines
}

fn about(model: &Model, width: usize) -> Vec<String> {
    let (court, board) = model.board_id;
    let Some(game) = model.game(model.board_id) else {
        return vec![say!("nothing-on-board", court, board)];
    };
    let named = (model.courts.len() > 1).then_some(court);
    let mut about =
        super::wrap(&texts::board_title(named, board, game, (model.now, model.is_linked())), width);
    for side in Side::BOTH {
        about.extend(side_lines(model, game, side, width));
    }
    about.push(texts::position_line(game));
    about.extend(cards(model, game).iter().flat_map(|sheet| super::wrap(sheet, width)));
    about.extend(game.speed.iter().flat_map(texts::between_players));
    if let Some(shown) = model.pause_shown(model.board_id) {
        about.push(say!(
            "pause-shown",
            several = false,
            n = shown.on,
            not_on = shown.not_on.join(", ")
        ));
    }
    for open in model.open_penalties().iter().filter(|open| open.board_id == model.board_id) {
        about.push(overview::penalty(model, open, width));
    }
    for asked in model.questions().iter().filter(|asked| asked.board_id == model.board_id) {
        about.push(format!("!  {}", model.asks(asked)));
    }
    let taken_back = model.log.taken_back(court);
    for line in model.log.of_court(court).rev().filter(|line| line.board == board).take(8) {
        let at = texts::time_of_day(line.at, model.utc_offset);
        let said = model.told(court, &line.said);
        let is_taken_back = taken_back.contains(&line.fact);
        about.push(format!("{at}  {}", say!("line-of-log", said, is_taken_back)));
    }
    about
}

/// The summary sheets of the walkers.
fn cards(model: &Model, game: &GameView) -> Vec<String> {
    let sheet = |side| {
        let cards = model.log.cards(model.board_id.0, game.game);
        let name = |device| model.name_of(device);
        texts::summary_sheet(side, &game.sides[side], cards, model.utc_offset, name)
    };
    Side::BOTH.into_iter().filter_map(sheet).collect()
}

/// A player, over as many lines as it takes.
fn side_lines(model: &Model, game: &GameView, side: Side, width: usize) -> Vec<String> {
    let view = &game.sides[side];
    let runs = game.running.is_some_and(|running| running.side == side);
    let left = texts::clock(left_at(game, side, model.now));
    let mark = if runs { '>' } else { ' ' };
    let before = format!("{mark}{:<5} {left:>7}  ", say!("side", side));
    let indent = " ".repeat(before.chars().count());
    let has_cards = model
        .permits(model.board_id)
        .is_some_and(|permits| permits.faults.contains(&Fault::OfferWithoutCard));
    let is_over = game.phase == Phase::Finished;
    let told = texts::side_line(&player(view), view, game.ruleset, (is_over, has_cards));
    let lines = super::wrap(&told, width.saturating_sub(indent.len()));
    let first = |n| if n == 0 { &before } else { &indent };
    lines.iter().enumerate().map(|(n, line)| format!("{}{line}", first(n))).collect()
}

fn acts(model: &Model, theme: Theme, width: usize) -> Vec<Line<'static>> {
    // acts of other roles are hidden; their keys, pressed all the same, name the role
    let mut acts = model.acts_at(model.board_id);
    acts.retain(|(_, verb)| !model.is_anothers(verb));
    if acts.is_empty() {
        return vec![Line::raw(say!("nothing-to-call"))];
    }
    let named = acts.into_iter().map(|(key, verb)| (key.to_string(), verb.name()));
    in_columns(named, theme, width)
}

fn in_columns(
    acts: impl IntoIterator<Item = (String, String)>,
    theme: Theme,
    width: usize,
) -> Vec<Line<'static>> {
    let columns = (width / COLUMN).max(1);
    let mut rows = vec![Line::default()];
    let mut free = columns;
    for (key, name) in acts {
        let taken = (name.chars().count() + BESIDE).div_ceil(COLUMN).min(columns);
        if taken > free {
            rows.push(Line::default());
            free = columns;
        }
        free -= taken;
        let room = taken * COLUMN - BESIDE;
        let row = rows.last_mut().expect("the list of rows begins with one");
        row.push_span(Span::styled(key, theme.key()));
        row.push_span(format!(" {:<1$}", fit(&name, room), room + 1));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_act_with_a_long_name_takes_more_columns() {
        let acts = ["Pause", "Un spectateur a parlé", "Roi pris", "Nulle"];
        let acts = acts.map(|name| (name[..1].to_lowercase(), name.to_owned()));
        let rows = in_columns(acts, Theme::PLAIN, 60);
        let shown: Vec<String> = rows.iter().map(ToString::to_string).collect();
        assert_eq!(
            shown,
            [
                "p Pause             u Un spectateur a parlé                 ",
                "r Roi pris          n Nulle             ",
            ]
        );
    }
}
