//! The changes by a key, a piece of news or the passing of time. Pure: the same model and message
//! give the same model and effects.

mod acted;
mod board;
mod calls;
mod devices;
mod go;
mod inbox;
mod keep;
mod log;
mod news;
mod number;
mod preview;
mod prompt;
mod results;
mod send;
mod stopwatch;
mod typed;
mod undo;

use crate::model::prompt::{Prompt, Sight, Verb};
use crate::model::{Acted, Model, Screen};
use crate::msg::{Effect, Key, Msg};
use crate::texts;
use court_protocol::{Act, BoardId, BoardNo, CourtId, Micros};
use number::Means;
use referee_messages::say;

/// Takes a message into the model; returns the effects.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut effects = Vec::new();
    match msg {
        Msg::Key { key, at } => press(model, key, at, &mut effects),
        Msg::Time { device, court, own } => {
            model.device_now = device;
            model.own_now = Some(own);
            model.now = court.or(model.now);
        }
        Msg::News(news) => news::take(model, news, &mut effects),
        Msg::Kept { press, ticket } => model.presses.kept(press, ticket),
        Msg::NotDone { effect, why } => match effect {
            Effect::Keep { press, .. } => {
                model.notice = Some(why.clone());
                model.presses.not_kept(press, why);
            }
            Effect::Devices(_) => devices::not_asked(model, why),
            Effect::Round { .. } => results::round_not_asked(model, why),
            Effect::Preview(ask) => preview::answered(model, ask.id, None),
            Effect::Quit => {}
        },
    }
    model.keep_mark();
    effects
}

fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) {
    if key == Key::Interrupt {
        effects.push(Effect::Quit);
        return;
    }
    model.notice = None;
    if let Some(why) = acted::has_acted(model, key, at) {
        model.notice = Some(why);
        return;
    }
    match number::means(model, key) {
        Means::This(key) => act(model, key, at, effects),
        Means::OneAnd(key) => {
            act(model, Key::F(1), at, effects);
            press(model, key, at, effects);
        }
        Means::Nothing => {}
    }
}

fn act(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) {
    if model.prompt.is_some() {
        prompt::press(model, key, effects);
        if matches!(key, Key::F(_)) && model.prompt.is_none() {
            let only = model.acted.and_then(|acted| acted.only);
            model.acted = Some(Acted { at, by_number: true, only });
        }
        return;
    }
    if switch_screen(model, key) {
        return;
    }
    let taken = match model.screen {
        Screen::Board => board::press(model, key, at, effects),
        Screen::Calls => calls::press(model, key, at, effects),
        Screen::Stopwatch => stopwatch::press(model, key, at, effects),
        Screen::Inbox => inbox::press(model, key, at, effects),
        Screen::Go => go::press(model, key, at, effects),
        Screen::Results => results::press(model, key, at, effects),
        Screen::Devices => devices::press(model, key, at, effects),
        Screen::Log => log::press(model, key, at, effects),
        Screen::Overview | Screen::Help => false,
    };
    if !taken {
        press_anywhere(model, key, at, effects);
    }
}

/// The keys that mean the same on every screen that has no other use for them.
fn press_anywhere(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) {
    let verb = match key {
        Key::Char('f') => Verb::Fault,
        Key::Char('s') => Verb::See(Sight::Stopped),
        Key::Char('+') if model.has(Act::WalkCard) => Verb::Card,
        Key::Char('p') => Verb::Pause,
        Key::Char('!') => Verb::See(Sight::ChiefCalled),
        Key::Char('a') if !model.counting().is_empty() => Verb::Abort,
        Key::Char('q') => Verb::Leave,
        Key::Char('u') => return undo(model, at, effects),
        key => return look_elsewhere(model, key),
    };
    begin(model, Prompt::new(model, verb, at), effects);
}

fn look_elsewhere(model: &mut Model, key: Key) {
    match key {
        Key::Char(',') => next_court(model, false),
        Key::Char('.') => next_court(model, true),
        Key::Up | Key::Left => next_board(model, false),
        Key::Down | Key::Right => next_board(model, true),
        Key::Enter => model.screen = Screen::Board,
        Key::Esc => model.screen = Screen::Overview,
        Key::F(board) => look_at(model, (model.board_id.0, BoardNo(board))),
        Key::Char(c) => model.notice = Some(say!("no-such-key", key = c)),
        _ => {}
    }
}

fn switch_screen(model: &mut Model, key: Key) -> bool {
    let all = Screen::ALL;
    let here = all.iter().position(|screen| *screen == model.screen).unwrap_or(0);
    let to = match key {
        Key::Tab => all.get((here + 1) % all.len()),
        Key::BackTab => all.get((here + all.len() - 1) % all.len()),
        Key::Char(c) if c.is_ascii_uppercase() || c == '?' => {
            all.iter().find(|screen| screen.tab().starts_with(c))
        }
        _ => None,
    };
    if let Some(to) = to {
        match to {
            Screen::Log => model.unmark_row(), // whoever opens it looks for what is new
            Screen::Results => model.round = None, // and here for the games on the boards
            _ => {}
        }
        model.screen = *to;
    }
    to.is_some()
}

/// Opens a prompt. A prompt without a question is carried out at once. One that the court takes only
/// from another role is not opened.
fn begin(model: &mut Model, mut prompt: Prompt, effects: &mut Vec<Effect>) {
    if is_barred(model, &prompt.verb) {
        return;
    }
    let missing = match prompt.verb {
        Verb::Seal => send::asks(model, &prompt).err(),
        Verb::Start | Verb::Resume => send::countdown(model).err(),
        _ => None,
    };
    if missing.is_some() {
        model.notice = missing;
        return;
    }
    prompt::pass_over_reason(model, &mut prompt);
    model.prompt = Some(prompt);
    prompt::go_on(model, effects);
}

/// Says why the court would not take this from here; whether it would not.
fn is_barred(model: &mut Model, verb: &Verb) -> bool {
    let why = model.barred(verb);
    let is_barred = why.is_some();
    model.notice = why.or(model.notice.take());
    is_barred
}

/// Undoes the last press that stands. If that press cannot be undone, a message says so; an older
/// press is never undone instead.
fn undo(model: &mut Model, at: Micros, effects: &mut Vec<Effect>) {
    let Some(last) = model.presses.newest_first().find(|press| undo::stands(press)) else {
        model.notice = Some(say!("nothing-to-undo"));
        return;
    };
    if let Some(instead) = texts::not_undone(&last.ask) {
        model.notice = Some(instead);
        return;
    }
    let press = last.id;
    begin(model, Prompt::new(model, Verb::Undo { press }, at), effects);
}

fn look_at(model: &mut Model, board_id: BoardId) {
    if model.board(board_id).is_some() {
        model.board_id = board_id;
    } else {
        model.notice = Some(say!("no-board-there"));
    }
}

fn next_board(model: &mut Model, forward: bool) {
    let board_ids = model.board_ids();
    let here = board_ids.iter().position(|board_id| *board_id == model.board_id).unwrap_or(0);
    if let Some(board_id) = next(&board_ids, here, forward) {
        model.board_id = *board_id;
    }
}

fn next_court(model: &mut Model, forward: bool) {
    let courts: Vec<CourtId> = model.courts.keys().copied().collect();
    let here = courts.iter().position(|court| *court == model.board_id.0).unwrap_or(0);
    if let Some(court) = next(&courts, here, forward) {
        model.board_id.0 = *court;
        if model.board(model.board_id).is_none()
            && let Some(first) = model.boards_of(model.board_id.0).first()
        {
            model.board_id = *first;
        }
    }
}

fn next<T>(list: &[T], here: usize, forward: bool) -> Option<&T> {
    let n = list.len();
    if n == 0 { None } else { list.get((here + if forward { 1 } else { n - 1 }) % n) }
}

/// Moves through a list of `rows` rows; true if the key was for that.
fn scroll(model: &mut Model, key: Key, rows: usize) -> bool {
    let to = scrolled(model.cursor(rows), key, rows);
    if let Some(to) = to {
        model.set_cursor(to);
    }
    to.is_some()
}

/// The row a key goes to; none where it is not for that.
fn scrolled(at: usize, key: Key, rows: usize) -> Option<usize> {
    let last = rows.saturating_sub(1);
    Some(match key {
        Key::Up => at.saturating_sub(1),
        Key::Down => (at + 1).min(last),
        Key::PageUp => at.saturating_sub(10),
        Key::PageDown => (at + 10).min(last),
        _ => return None,
    })
}
