//! The courts at a glance: what is due on top, then every board in lane order, a row each.

use super::{Size, Theme, devices, fit, marked_or};
use crate::model::penalties::{OpenPenalty, stop_left};
use crate::model::{Model, left_at};
use crate::texts;
use court_protocol::{
    BoardId, BoardView, CourtId, GameView, PenaltyState, Phase, ResultState, Side, SideView,
};
use ratatui::style::Style;
use ratatui::text::Line;
use referee_messages::say;

/// Lines for what is due, at most: the other courts stand below.
const DUE_MAX: usize = 8;
/// Columns up to the notes.
const FIXED: usize = 52;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let here = model.board_id.0;
    let boards = model.boards(here).len();
    // the rows stand still: what is due has its own lines, used or not
    let others: Vec<CourtId> = model.courts.keys().copied().filter(|c| *c != here).collect();
    let spare = height.saturating_sub(boards + 1 + others.len());
    let due = spare.clamp(2, DUE_MAX);
    // somebody who waits to be let in takes the first of them
    let waits = model.asking().first().map(|asking| devices::asks_to_come_in(model, asking));
    let mut lines: Vec<_> = waits.map(|text| Line::styled(text, theme.due())).into_iter().collect();
    lines.extend(due_lines(model, theme, width, due - lines.len()));
    court(model, theme, width, here, &mut lines);
    for other in others {
        let needs = model.boards(other).len() + 2;
        if lines.len() + needs <= height {
            lines.push(Line::raw(""));
            court(model, theme, width, other, &mut lines);
        } else {
            lines.push(Line::raw(in_short(model, other)));
        }
    }
    lines
}

/// The most urgent penalties, a fixed number of lines.
pub(super) fn due_lines(
    model: &Model,
    theme: Theme,
    width: usize,
    count: usize,
) -> Vec<Line<'static>> {
    let open = model.open_penalties();
    let mut lines: Vec<Line<'static>> = open
        .iter()
        .take(count)
        .map(|open| Line::styled(penalty(model, open, width), theme.due()))
        .collect();
    if lines.is_empty() {
        lines.push(Line::raw(say!("no-penalty")));
    }
    if let Some(last) = count.checked_sub(1)
        && open.len() > count
    {
        let more = say!("more-penalties", more = open.len() - count);
        let room = width.saturating_sub(more.chars().count());
        let text = format!("{}{more}", penalty(model, &open[last], room));
        lines[last] = Line::styled(text, theme.due());
    }
    lines.resize(count, Line::raw(""));
    lines
}

/// A name is not cut to fewer characters than this.
const NAME_MIN: usize = 4;

/// One penalty in one line: where it is too long the name gives way.
pub(super) fn penalty(model: &Model, open: &OpenPenalty<'_>, width: usize) -> String {
    let OpenPenalty { board_id, side, name, penalty, stop } = open;
    let court = if model.courts.len() > 1 {
        format!("{}, ", say!("court", court = board_id.0))
    } else {
        String::new()
    };
    let left = match (penalty.state, stop) {
        (PenaltyState::Serving, Some(stop)) => texts::stopwatch(stop_left(*stop, model.now)),
        _ => String::new(),
    };
    let state = say!("penalty-state", penalty = penalty.state);
    let before = format!("{state:<7} {court}{} ", say!("side-of-board", board = board_id.1, side));
    let (fault, ago) = (texts::fault(&penalty.fault), texts::age(model.age(penalty.at)));
    let behind = say!("call-so-far", fault, ago, left, marks = texts::call_marks(penalty));
    let room = width.saturating_sub(before.chars().count() + behind.chars().count());
    fit(&format!("{before}{}{behind}", super::short_name(name, room.max(NAME_MIN))), width)
}

/// The call itself: whose, what for, when.
pub(super) fn call(model: &Model, open: &OpenPenalty<'_>) -> String {
    let OpenPenalty { board_id, side, name, penalty, .. } = open;
    let ago = texts::age(model.age(penalty.at));
    let fault = texts::fault(&penalty.fault);
    say!("call-in-short", board = board_id.1, side, name, words = fault, ago)
}

fn court(
    model: &Model,
    theme: Theme,
    width: usize,
    court: CourtId,
    lines: &mut Vec<Line<'static>>,
) {
    let of_several = (model.courts.len() > 1).then_some(court);
    let title = format!(
        "{:<7}{:<9}{:<18}{:<18}{}",
        say!("column-board", court = of_several),
        say!("column-phase"),
        say!("column-white"),
        say!("column-black"),
        say!("column-notes")
    );
    lines.push(Line::styled(title, Theme::TITLE));
    for view in model.boards(court) {
        let board_id = (court, view.board);
        let text = row(model, board_id, view, width);
        let style = if needs_someone(view) { theme.due() } else { Style::new() };
        lines.push(Line::styled(text, marked_or(board_id == model.board_id, style)));
    }
}

fn needs_someone(view: &BoardView) -> bool {
    let due = |side: &SideView| side.penalties.iter().any(|p| p.state == PenaltyState::Due);
    view.game.as_ref().is_some_and(|game| {
        !game.inbox.is_empty() || due(&game.sides.white) || due(&game.sides.black)
    })
}

fn row(model: &Model, board_id: BoardId, view: &BoardView, width: usize) -> String {
    let mark = if board_id == model.board_id { '*' } else { ' ' };
    let name = format!("{mark}{:>2}", view.board.0);
    let Some(game) = &view.game else { return format!("{name:<7}{}", say!("empty-board")) };
    let phase = texts::phase(game, model.now, model.is_linked());
    let sides = Side::BOTH.map(|side| side_cell(model, game, side));
    let mut notes = notes(model, view, game);
    let room = width.saturating_sub(FIXED + notes.chars().count());
    if room > 12 {
        let gap = if notes.is_empty() { "" } else { "  " };
        notes = format!("{notes}{gap}{}", super::both_players(game, room - 2));
    }
    format!("{name:<7}{phase:<9}{} {} {notes}", sides[0], sides[1])
}

/// Clock, place, debts: `> 9:41 out  R`.
fn side_cell(model: &Model, game: &GameView, side: Side) -> String {
    let view = &game.sides[side];
    let runs = game.running.is_some_and(|running| running.side == side)
        && model.now.is_none_or(|now| game.running.is_some_and(|r| r.since <= now));
    let mark = if runs { '>' } else { ' ' };
    let left = texts::clock(left_at(game, side, model.now));
    let (at, owes) = if game.phase == Phase::Finished || !game.ruleset.runs() {
        (String::new(), String::new())
    } else {
        (say!("whereabouts-in-short", at = view.at), texts::debts(&view.owes))
    };
    format!("{mark}{left:>7} {at:<5}{owes:<3}")
}

/// The unusual facts of a board, the most urgent first.
fn notes(model: &Model, view: &BoardView, game: &GameView) -> String {
    let mut notes = Vec::new();
    if view.stale {
        notes.push(say!("silent"));
    }
    if !game.inbox.is_empty() {
        notes.push(format!("!{}", game.inbox.len()));
    }
    for side in Side::BOTH {
        let of = &game.sides[side];
        let letter = say!("side-letter", side);
        if let Some(worst) = of.penalties.iter().map(|p| p.state).min_by_key(|s| match s {
            PenaltyState::Serving => 0,
            PenaltyState::Due => 1,
            _ => 2,
        }) {
            let open = of.open_penalties();
            let times = if open > 1 { format!(" x{open}") } else { String::new() };
            notes.push(format!("{letter} {}{times}", say!("penalty-state", penalty = worst)));
        }
    }
    notes.extend(Side::BOTH.iter().filter_map(|s| texts::cards_in_short(*s, &game.sides[*s])));
    notes.extend(texts::limit_in_short(game, model.now));
    notes.extend(texts::game_of_chain(game));
    let claims = game.speed.as_ref().map_or(0, |speed| speed.claims.len());
    if claims > 0 {
        notes.push(say!("claims-stand", n = claims));
    }
    notes.extend(texts::offers(game));
    if game.result != ResultState::Open {
        notes.push(texts::result_state(game));
    }
    notes.join(", ")
}

/// A court that has no room of its own.
fn in_short(model: &Model, court: CourtId) -> String {
    let games = || model.boards(court).iter().filter_map(|view| view.game.as_ref());
    let running = games().filter(|game| game.phase == Phase::Running).count();
    let asked: usize = games().map(|game| game.inbox.len()).sum();
    let open = model.open_penalties().iter().filter(|open| open.board_id.0 == court).count();
    say!("court-in-short", court, running, open, asked)
}
