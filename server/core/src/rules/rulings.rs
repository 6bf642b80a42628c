//! What a referee rules about the game itself.

use court_protocol::{GameResult, Termination};

use super::Case;
use crate::record::{FactBody, Note};

/// The referee rules the result; it stands from his tap on.
pub(super) fn result(case: &mut Case<'_>, result: GameResult) {
    if case.play.ended.is_some() {
        let side = case.play.to_move().unwrap_or(case.play.first);
        return case.note(side, Note::AfterTheEnd);
    }
    case.say(FactBody::Ended { result, by: Termination::Ruling });
}
