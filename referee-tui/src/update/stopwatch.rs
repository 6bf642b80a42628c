//! The stops behind the line: start the marked one, or one by its board; restart the stop of a
//! player who left.

use super::{begin, scroll};
use crate::model::Model;
use crate::model::prompt::{Prompt, Sight, Step, Value, Verb};
use crate::msg::{Effect, Key};
use court_protocol::{BoardId, BoardNo, Micros, Side};
use referee_messages::say;

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
    if let Some((board_id, side)) = marked(model) {
        prompt = prompt.about(board_id);
        prompt.give(Step::Side, Value::Side(side));
    } else if key == Key::Enter {
        return false;
    }
    begin(model, prompt, effects);
    true
}

/// Marks the runner of a board who has something to serve.
fn mark_board(model: &mut Model, board: BoardNo) {
    let board_id = (model.board_id.0, board);
    super::look_at(model, board_id);
    match model.runners().iter().position(|(of, _, _)| *of == board_id) {
        Some(row) => model.set_cursor(row),
        None => model.notice = model.notice.take().or(Some(say!("nobody-to-stop", board))),
    }
}

fn marked(model: &Model) -> Option<(BoardId, Side)> {
    let runners = model.runners();
    runners.get(model.cursor(runners.len())).map(|(board_id, side, _)| (*board_id, *side))
}
