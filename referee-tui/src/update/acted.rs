//! Keys pressed by habit after an answer that has acted already: they must not act a second time,
//! nor as something else.

use crate::model::Model;
use crate::msg::Key;
use court_protocol::Micros;
use referee_messages::say;

/// Whoever types a number and Enter, or a letter and a side, does so within this.
const WITHIN: Micros = Micros(2_000_000);

/// Why this key does nothing: what it would say has acted already.
pub(super) fn has_acted(model: &mut Model, key: Key, at: Micros) -> Option<String> {
    let acted = model.acted.take().filter(|acted| at.0 - acted.at.0 < WITHIN.0)?;
    match key {
        Key::Enter if acted.by_number => Some(say!("number-acted")),
        Key::Char('w' | 'b') => acted.only.map(|side| say!("only-side-acted", side)),
        _ => None,
    }
}
