//! The stops behind the line: start the marked one, or one by its board; restart the stop of a
//! player who left.

use super::{begin, scroll};
use crate::model::prompt::{Prompt, Sight, Verb};
use crate::model::{Model, Seat};
use crate::msg::{Effect, Key};
use crate::texts;
use court_protocol::{BoardNo, Micros, Side};

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let rows = model.runners().len();
    if scroll(model, key, rows) {
        return true;
    }
    let sight = match key {
        Key::F(board) => {
            mark_board(model, BoardNo(board));
            return true;
        }
        Key::Enter => Sight::Stopped,
        Key::Char('e') => Sight::LeftStop,
        _ => return false,
    };
    let mut prompt = Prompt::new(model, Verb::See(sight), at);
    if let Some((seat, side)) = marked(model) {
        prompt = prompt.about(seat);
        prompt.filled.side = Some(side);
    } else if key == Key::Enter {
        return false;
    }
    begin(model, prompt, effects);
    true
}

/// Marks the runner of a board who has something to serve.
fn mark_board(model: &mut Model, board: BoardNo) {
    let seat = (model.seat.0, board);
    super::look_at(model, seat);
    match model.runners().iter().position(|(of, _, _)| *of == seat) {
        Some(row) => model.set_cursor(row),
        None => model.notice = model.notice.take().or(Some(texts::nobody_to_stop(board))),
    }
}

fn marked(model: &Model) -> Option<(Seat, Side)> {
    let runners = model.runners();
    runners.get(model.cursor(runners.len())).map(|(seat, side, _)| (*seat, *side))
}
