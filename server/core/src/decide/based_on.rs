//! The state that a referee's decision was based on: nobody overrules a fact that he has not seen.

use court_protocol::{Change, FactId, Refusal};

use super::Sender;
use crate::game::Game;
use crate::play::Correction;

/// Checks that the game still has the state that the sender saw. He knows his own corrections, even
/// if his second request left before the outcome of the first one came.
pub(super) fn check_based_on(
    sender: &Sender,
    game: &Game,
    based_on: Option<FactId>,
) -> Result<(), Refusal> {
    let stands = game.play.result.manual;
    let seen = stands.map(|stands| stands.fact) == based_on;
    if seen || stands.is_some_and(|stands| stands.device == sender.device) {
        return Ok(());
    }
    let (mut result, mut was) = (None, None);
    let change = match stands.map(|stands| stands.what) {
        Some(Correction::Sealed { result: sealed }) => {
            result = Some(sealed);
            Change::Sealed
        }
        Some(Correction::Corrected { was: before, result: now }) => {
            (was, result) = (Some(before), Some(now));
            Change::Corrected
        }
        Some(Correction::Clocks) => Change::Clocks,
        Some(Correction::Position) => Change::Position,
        Some(Correction::Players) => Change::Players,
        None => Change::Voided,
    };
    let by = stands.and_then(|stands| stands.device);
    let stands = stands.map(|stands| stands.fact);
    Err(Refusal::Overtaken { game: game.id, change, result, was, by, stands })
}
