//! The part of referees in a game of Speed chess: recording the players' decisions (SP-25).

use court_protocol::{PlayersAct, Refusal, Ruleset};

use crate::game::Game;

/// Checks that both players have agreed against an end or a claim before it is annulled: their
/// agreement replaces it.
pub(super) fn check_void(game: &Game) -> Result<(), Refusal> {
    if game.play.speed.agreed.is_some() || game.setup.ruleset != Ruleset::Speed {
        return Ok(());
    }
    Err(Refusal::PlayersDecide { game: game.id, act: PlayersAct::Void, result: None })
}
