//! Acts of the chief judge of a walk (CR-4.6-2).

use court_protocol::{GameId, Refusal, Ruleset, Setting, Side};

use super::start::since_paired;
use super::{Moment, Ruled, Sender, bad_setting};
use crate::record::FactBody;
use crate::state::CourtState;

impl CourtState {
    /// Shows a walker his cards: everybody may see them from then on.
    pub(super) fn show_cards(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        game: GameId,
        side: Side,
    ) -> Result<Ruled, Refusal> {
        let game = self.game(game)?;
        check_walks(game.play.ruleset)?;
        let at = since_paired(game, sender.instant.at);
        let facts = self.input(moment, game, at, FactBody::CardsShown { side });
        Ok(Ruled::one(game.board, game.id, facts))
    }
}

/// Cards are shown to walkers only.
pub(super) fn check_walks(ruleset: Ruleset) -> Result<(), Refusal> {
    if ruleset == Ruleset::Walk {
        return Ok(());
    }
    Err(bad_setting(Setting::CardElsewhere { ruleset }, &""))
}
