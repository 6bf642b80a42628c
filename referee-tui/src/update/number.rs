//! Boards by their numbers: `1` to `12` as they are called, F1 to F12 for whoever likes them.
//!
//! No key ever waits for time to pass. On a court of ten boards and more `1` alone is not a number
//! yet: it waits for the next key, and the screen says so. Then 0, 1 and 2 make it ten, eleven,
//! twelve, and Enter leaves it at one. Any other key takes board 1 and then acts as itself.

use crate::model::Model;
use crate::model::prompt::Step;
use crate::msg::Key;
use referee_messages::say;

/// The meaning of a key where boards are chosen by number: F-keys in the place of digits.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Means {
    This(Key),
    /// Board 1, and then what the key itself does.
    OneAnd(Key),
    /// No board yet.
    Nothing,
}

pub(super) fn means(model: &mut Model, key: Key) -> Means {
    let begun = std::mem::take(&mut model.one_begun);
    let numbers = takes_numbers(model);
    match key {
        Key::Char(c @ '0'..='2') if begun => Means::This(Key::F(10 + (c as u8 - b'0'))),
        Key::Enter if begun => Means::This(Key::F(1)),
        Key::Esc | Key::Backspace if begun => Means::Nothing,
        // a call's instant and cost may be changed in between
        Key::Left | Key::Right | Key::Up | Key::Down if begun && model.prompt.is_some() => {
            model.one_begun = true;
            Means::This(key)
        }
        Key::Char('3'..='9') if begun => {
            model.one_begun = true;
            model.notice = Some(say!("no-board-there"));
            Means::Nothing
        }
        key if begun => Means::OneAnd(key),
        Key::Char('1') if numbers && model.highest_board() > 9 => {
            model.one_begun = true;
            Means::Nothing
        }
        Key::Char(c @ '1'..='9') if numbers => Means::This(Key::F(c as u8 - b'0')),
        key => Means::This(key),
    }
}

/// True if digits are boards just now, not words or other answers.
fn takes_numbers(model: &Model) -> bool {
    model.prompt.as_ref().is_none_or(|prompt| {
        matches!(prompt.step(), Some(Step::Board | Step::Players)) && !prompt.is_typed()
    })
}
