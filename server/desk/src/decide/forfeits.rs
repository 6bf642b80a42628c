//! Games that a competitor loses without play.

use crate::{Competitor, Desk, Fact, Game, Score, Source, Tournament};
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

/// The forfeit of a game that goes to a side of the match.
pub(super) fn won_by(
    desk: &Desk,
    tournament: &Tournament,
    game: &Game,
    winner: Option<Competitor>,
) -> Score {
    let Some(winner) = winner else { return Score::BothForfeit };
    let white = game.white.and_then(|white| desk.competitor_of(tournament, white));
    if white == Some(winner) { Score::WhiteByForfeit } else { Score::BlackByForfeit }
}
