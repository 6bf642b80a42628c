//! Games that a competitor loses without play.

use crate::{Competitor, Desk, Fact, Game, PersonId, Score, Source, Tournament};
use court_protocol::GameId;

pub(super) fn forfeit(game: GameId, score: Score) -> Fact {
    Fact::ResultSet {
        game,
        score: Some(score),
        rated: false,
        source: Source::Forfeit,
        reason: String::new(),
        protest: None,
    }
}

/// The forfeit of a game that goes to a side of the match. A side without a player at a board does
/// not win it.
pub(super) fn won_by(
    desk: &Desk,
    tournament: &Tournament,
    game: &Game,
    winner: Option<Competitor>,
) -> Score {
    let is_winner = |player: Option<PersonId>| {
        winner.is_some() && player.and_then(|of| desk.competitor_of(tournament, of)) == winner
    };
    match (is_winner(game.white), is_winner(game.black)) {
        (true, _) => Score::WhiteByForfeit,
        (_, true) => Score::BlackByForfeit,
        (false, false) => Score::BothForfeit,
    }
}
