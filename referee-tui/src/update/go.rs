//! Ready and start: sweep with exceptions, countdown, GO by voice, abort, annul, resume. Boards
//! left out of a sweep are left out of the start; they start later and alone.

use super::begin;
use super::keep::keep;
use crate::model::Model;
use crate::model::prompt::{Prompt, Verb};
use crate::msg::{Effect, Key};
use court_protocol::{Ask, BoardNo, GameView, Micros, Phase};
use referee_messages::say;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let verb = match key {
        Key::Char('y' | 'n') if model.off_duty().is_some() => {
            model.notice = model.off_duty();
            return true;
        }
        Key::Char('y') => {
            sweep(model, at, effects);
            return true;
        }
        Key::Char('n') => {
            let (court, board) = model.board_id;
            let ask = Ask::Ready { boards: vec![board], ready: false };
            keep(model, at, court, ask, effects);
            return true;
        }
        Key::Char('c') => Verb::Check,
        Key::Char('w') if model.game(model.board_id).is_none_or(is_let_start) => {
            model.notice = Some(say!("nothing-to-waive"));
            return true;
        }
        Key::Char('w') => Verb::Waive,
        Key::Char('s') => Verb::Start,
        Key::Char('v') => Verb::Go,
        Key::Char('a') => Verb::Abort,
        Key::Char('x') => Verb::Annul,
        Key::Char('r') => Verb::Resume,
        Key::F(board) => {
            let board_id = (model.board_id.0, BoardNo(board));
            super::look_at(model, board_id);
            if model.board_id == board_id && !model.except.remove(&board_id) {
                model.except.insert(board_id);
            }
            return true;
        }
        _ => return false,
    };
    let prompt = Prompt::new(model, verb, at);
    let is_of_boards = matches!(
        prompt.verb,
        Verb::Check | Verb::Start | Verb::Go | Verb::Annul | Verb::Resume | Verb::Abort
    );
    if is_of_boards && model.barred(&prompt.verb).is_none() && model.reaches_nothing(&prompt) {
        model.notice = Some(prompt.verb.nobody());
    } else {
        begin(model, prompt, effects);
    }
    true
}

/// Nothing that failed keeps its board from being started.
fn is_let_start(game: &GameView) -> bool {
    !game.checks.iter().any(|check| check.blocks)
}

/// "My lanes, except those": every waiting board of the court that is mine and not left out.
fn sweep(model: &mut Model, at: Micros, effects: &mut Vec<Effect>) {
    let court = model.board_id.0;
    let boards: Vec<BoardNo> = model
        .boards_of(court)
        .into_iter()
        .filter(|board_id| model.is_mine(*board_id) && !model.except.contains(board_id))
        .filter(|board_id| model.game(*board_id).is_some_and(|game| game.phase == Phase::Waiting))
        .map(|(_, board)| board)
        .collect();
    if boards.is_empty() {
        model.notice = Some(say!("nobody-waits"));
    } else {
        keep(model, at, court, Ask::Ready { boards, ready: true }, effects);
    }
}
