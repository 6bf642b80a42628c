//! The state that a referee's decision was based on: nobody overrules a fact he has not seen.

use court_protocol::{DeviceId, FactId, Refusal};

use super::Sender;
use crate::game::Game;
use crate::play::PutRight;
use crate::state::CourtState;

impl CourtState {
    /// Checks that the game still has the state the sender saw. His own corrections he knows, even
    /// if his second request left before the outcome of the first one came.
    pub(super) fn check_upon(
        &self,
        sender: &Sender,
        game: &Game,
        upon: Option<FactId>,
    ) -> Result<(), Refusal> {
        let stands = game.play.by_hand;
        let seen = stands.map(|stands| stands.fact) == upon;
        if seen || stands.is_some_and(|stands| stands.device == sender.device) {
            return Ok(());
        }
        let what = match stands {
            Some(stands) => {
                let done = match stands.what {
                    PutRight::Sealed { result } => {
                        format!("the result of {} was sealed, {result},", game.id)
                    }
                    PutRight::Corrected { was, result } => {
                        format!("the result of {} was corrected from {was} to {result}", game.id)
                    }
                    PutRight::Clocks => format!("the clocks of {} were set", game.id),
                    PutRight::Position => format!("the position of {} was set", game.id),
                    PutRight::Players => format!("the players of {} were put right", game.id),
                };
                format!("{done} by {}", self.who(stands.device))
            }
            None => format!("what had been put right in {} was made void", game.id),
        };
        let stands = stands.map(|stands| stands.fact);
        Err(Refusal::Overtaken { game: game.id, what, stands })
    }

    /// The author of a decision, in a sentence.
    pub(super) fn who(&self, device: Option<DeviceId>) -> String {
        let Some(device) = device else { return "the server's own machine".to_owned() };
        self.role(device)
            .map_or_else(|| device.to_string(), |(role, _)| format!("the {role} at {device}"))
    }
}
