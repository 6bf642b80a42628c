//! Acts of the chief judge of a walk (CR-4.6-2).

use court_protocol::{Act, GameId, Refusal, Side};

use super::start::since_paired;
use super::{Decision, Ruled};
use crate::permits::Basis;
use crate::record::FactBody;

impl Decision<'_> {
    /// Shows a walker his cards: everybody may see them from then on.
    pub(super) fn show_cards(self, game: GameId, side: Side) -> Result<Ruled, Refusal> {
        let game = self.game(game)?;
        let at = since_paired(game, self.sender.instant.at);
        Basis::of(game).may(Act::ShowCards, at)?;
        let facts = self.input(game, at, FactBody::CardsShown { side });
        Ok(Ruled::one(game.board, game.id, facts))
    }
}
