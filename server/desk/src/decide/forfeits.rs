//! Games that a competitor loses without play.

use crate::{Competitor, Desk, Fact, Score, Source, Tournament};
use court_protocol::GameId;
use referee_tournament::round_robin::withdrawal::Withdrawal;

/// C.05 art. 6.6: a competitor who leaves a round robin before half of his games is struck; later he
/// forfeits the rest.
pub(super) fn left_round_robin(
    desk: &Desk,
    tournament: &Tournament,
    competitor: Competitor,
) -> Vec<Fact> {
    let matches = tournament.rounds.iter().flat_map(|round| &round.matches);
    let own: Vec<_> = matches.filter(|found| found.has(competitor)).collect();
    if own.is_empty() {
        return Vec::new();
    }
    let games = || own.iter().flat_map(|found| desk.games_of(found));
    let played = games().filter(|game| game.result.is_some_and(|r| r.score.was_played()));
    let count = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
    match Withdrawal::after(count(played.count()), count(games().count())) {
        Withdrawal::ResultsStruck => {
            vec![Fact::Struck { tournament: tournament.is.id, competitor }]
        }
        Withdrawal::RemainderForfeited => games()
            .filter(|game| game.result.is_none())
            .map(|game| {
                let white = game.white.and_then(|white| desk.competitor_of(tournament, white));
                let leaves = white == Some(competitor);
                let score = if leaves { Score::BlackByForfeit } else { Score::WhiteByForfeit };
                forfeit(game.id, score)
            })
            .collect(),
    }
}

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
