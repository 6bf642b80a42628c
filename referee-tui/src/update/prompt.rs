//! A prompt's keys: each answers the question that stands, or takes an answer back.

use super::{preview, send, typed};
use crate::model::prompt::{Prompt, Scope, Step, Value, Verb};
use crate::model::{Acted, Model};
use crate::msg::{Effect, Key};
use court_protocol::{Act, Back, BoardNo, Millis, Role, Sanction, Side, Termination};
use referee_messages::say;

/// The age of a call by taps on Left, in seconds.
const AGO: [i64; 4] = [5, 10, 30, 60];
/// A call's other costs, by taps on Down.
const SANCTIONS: [Sanction; 6] = [
    Sanction::Stop,
    Sanction::Warning,
    Sanction::Note,
    Sanction::GiveOpponent { time: Millis::minutes(1) },
    Sanction::TakeTime { time: Millis::minutes(1) },
    Sanction::LossOfGame,
];
/// The longest text a referee types, in bytes; the court takes no more of a reason.
const TYPED_MAX: usize = 120;

pub(super) fn press(model: &mut Model, key: Key, effects: &mut Vec<Effect>) {
    let Some(mut prompt) = model.prompt.take() else { return };
    if key == Key::Esc {
        return;
    }
    let asked = prompt.step();
    if prompt.is_typed() {
        type_in(model, &mut prompt, key);
    } else if !adjust(model, &mut prompt, key) {
        choose(model, &mut prompt, key);
    }
    if prompt.step() != asked {
        pass_over_reason(model, &mut prompt);
        let is_court_wide = !matches!(prompt.scope(), None | Some(Scope::Board));
        if asked == Some(Step::Scope) && is_court_wide && model.reached(&prompt).is_empty() {
            model.notice = Some(prompt.verb.nobody());
            return;
        }
    }
    model.prompt = Some(prompt);
    go_on(model, effects);
}

/// A start that nothing stands against is not asked for a reason. Once it has been asked, only an
/// answer sends it: what was heard meanwhile starts no game by surprise.
pub(super) fn pass_over_reason(model: &Model, prompt: &mut Prompt) {
    let asks_why = prompt.verb.starts() && prompt.step() == Some(Step::Reason);
    if asks_why && model.start_is_clear(prompt) {
        prompt.give(Step::Reason, Value::Text(String::new()));
    }
}

/// Answers what has only one answer; sends the prompt when nothing is left to ask.
pub(super) fn go_on(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(mut prompt) = model.prompt.take() else { return };
    let mut only = None;
    if let (Some(Step::Side), Some(board_id)) = (prompt.step(), prompt.board_id()) {
        only = model.only_side(&prompt.verb, board_id);
        if let Some(side) = only {
            prompt.give(Step::Side, Value::Side(side));
        }
    }
    let permits = prompt.board_id().and_then(|board_id| model.permits(board_id));
    if prompt.verb.is_call()
        && prompt.sanction == Sanction::Stop
        && permits.is_some_and(|permits| permits.of(Act::Penalty).is_none())
    {
        // without runs nobody stands behind a line
        prompt.sanction = Sanction::Warning;
    }
    preview::ask(model, &mut prompt, effects);
    if prompt.step().is_some() {
        model.prompt = Some(prompt);
    } else if let Err(why) = send::send(model, &prompt, effects) {
        model.notice = Some(why);
    } else if only.is_some() {
        model.acted = Some(Acted { at: model.device_now, by_number: false, only });
    }
}

fn type_in(model: &mut Model, prompt: &mut Prompt, key: Key) {
    match key {
        Key::Char(c) if prompt.typing.len() < TYPED_MAX => prompt.typing.push(c),
        Key::Backspace if prompt.typing.is_empty() && prompt.own_words => prompt.own_words = false,
        Key::Backspace if prompt.typing.is_empty() => step_back(model, prompt),
        Key::Backspace => {
            prompt.typing.pop();
        }
        Key::Enter => {
            let Some(step) = prompt.step() else { return };
            match typed::answer(model, prompt, step, prompt.typing.trim()) {
                Ok(value) => {
                    give(prompt, step, value, key);
                    prompt.typing.clear();
                }
                Err(why) => model.notice = Some(why),
            }
        }
        _ => {}
    }
}

fn step_back(model: &mut Model, prompt: &mut Prompt) {
    if !prompt.step_back() {
        model.notice = Some(say!("esc-leaves"));
    }
}

fn choose(model: &mut Model, prompt: &mut Prompt, key: Key) {
    let Some(step) = prompt.step() else { return };
    let chosen = model.choices(prompt).into_iter().find(|choice| choice.key == key);
    // y confirms as Enter does, except where one of them is asked for
    let confirms = || {
        step == Step::Confirm
            && key == Key::Char('y')
            && !model.is_decided(prompt)
            && !prompt.verb.counts_down()
            && model.warning(prompt).is_none_or(|warning| warning.key().is_none())
    };
    let value = chosen.map(|choice| choice.value).or_else(|| confirms().then_some(Value::Confirm));
    match (value, key) {
        (_, Key::Backspace) => step_back(model, prompt),
        (Some(Value::OwnWords), _) => prompt.own_words = true,
        (Some(Value::Usual), _) => {
            prompt.give(Step::Role, Value::Role(Role::Judge));
            prompt.give(Step::Scope, Value::Scope(Scope::Court));
            prompt.give(Step::Lanes, Value::Lanes(Vec::new()));
        }
        (Some(Value::VoidInstead(fact)), _) => {
            let board_id = prompt.board_id().unwrap_or(model.board_id);
            let verb = Verb::Void { court: board_id.0, fact };
            *prompt = Prompt::new(model, verb, prompt.at).about(board_id);
        }
        (Some(value), _) => give(prompt, step, value, key),
        (None, Key::Char(c @ ('w' | 'b'))) if prompt.awaits_side() => {
            let side = if c == 'w' { Side::White } else { Side::Black };
            prompt.give(Step::Side, Value::Side(side));
        }
        (None, Key::Char(c @ (',' | '.'))) if step == Step::Board => {
            super::next_court(model, c == '.');
        }
        (None, Key::F(board)) if step == Step::Board => {
            let is_there = model.board((model.board_id.0, BoardNo(board))).is_some();
            let why = if is_there { say!("not-that-board") } else { say!("no-board-there") };
            model.notice = Some(why);
        }
        (None, _) => model.notice = Some(say!("not-an-answer")),
    }
}

/// A reason given by Enter confirms a start: Enter alone begins a countdown, and is asked for once.
fn give(prompt: &mut Prompt, step: Step, value: Value, key: Key) {
    prompt.give(step, value);
    if step == Step::Reason && prompt.verb.counts_down() && key == Key::Enter {
        prompt.give(Step::Confirm, Value::Confirm);
    }
}

/// The instant and cost of a call by the arrows, and the cause of a result; true if the key was for
/// them.
fn adjust(model: &Model, prompt: &mut Prompt, key: Key) -> bool {
    let by = match key {
        Key::Left | Key::Down => 1,
        Key::Right | Key::Up => -1,
        _ => return false,
    };
    let is_cost = matches!(key, Key::Down | Key::Up);
    match (prompt.verb.is_call(), is_cost) {
        (true, true) => prompt.sanction = turn(&SANCTIONS, &prompt.sanction, by),
        (true, false) => {
            let game = prompt.board_id().and_then(|board_id| model.game(board_id));
            let instants = instants(game.map_or(0, |game| game.ply));
            let here = instants.iter().position(|back| *back == prompt.back).unwrap_or(0);
            let to = here.saturating_add_signed(by).min(instants.len() - 1);
            prompt.back = instants[to];
        }
        (false, true) if prompt.is_result() => {
            let permits = prompt.board_id().and_then(|board_id| model.permits_of_result(board_id));
            let ends = permits.zip(prompt.result());
            let fitting = ends.map_or(&[][..], |(permits, result)| permits.ends.of(result));
            let causes: Vec<Option<Termination>> =
                std::iter::once(None).chain(fitting.iter().copied().map(Some)).collect();
            prompt.by = turn(&causes, &prompt.by, by);
        }
        _ => return false,
    }
    true
}

/// Now, 5, 10, 30, 60 s ago, then move by move where the board is known.
fn instants(plies: u16) -> Vec<Option<Back>> {
    let ago = AGO.map(|seconds| Some(Back::Ago { time: Millis::seconds(seconds) }));
    let moves = (0..plies).rev().map(|ply| Some(Back::AfterPly { ply }));
    std::iter::once(None).chain(ago).chain(moves).collect()
}

/// The next or the previous item of a list, round and round.
fn turn<T: Copy + PartialEq>(list: &[T], now: &T, by: isize) -> T {
    let here = list.iter().position(|item| item == now).unwrap_or(0);
    list[(here + list.len()).saturating_add_signed(by) % list.len()]
}
