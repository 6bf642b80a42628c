//! The withdrawal of a competitor from a tournament whose pairings are all known.

use super::forfeits::{forfeit, won_by};
use super::matches::opened;
use super::pairing::Numbers;
use crate::{Competitor, Desk, Fact, Game, GameScore, Match, Refusal, Source, Tournament};
use referee_tournament::round_robin::withdrawal::Withdrawal;

/// C.05 art. 6.6: a competitor who leaves a round robin before half of his matches is struck. He
/// forfeits the games that have not begun. The line-ups of a team's matches are opened for it.
/// In rounds to come he also loses the forfeits of opponents who left before him or are missing.
pub(super) fn left_round_robin(
    desk: &Desk,
    tournament: &Tournament,
    competitor: Competitor,
) -> Result<Vec<Fact>, Refusal> {
    let matches = tournament.rounds.iter().flat_map(|round| &round.matches);
    let own: Vec<&Match> = matches.filter(|found| found.has(competitor)).collect();
    if own.is_empty() {
        return Ok(Vec::new());
    }
    let was_played = |found: &&&Match| desk.games_of(found).any(Game::was_played);
    let count = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
    let played = own.iter().filter(was_played).count();
    let mut facts = match Withdrawal::after(count(played), count(own.len())) {
        Withdrawal::ResultsStruck => {
            vec![Fact::Struck { tournament: tournament.is.id, competitor }]
        }
        Withdrawal::RemainderForfeited => Vec::new(),
    };
    if tournament.is.system.is_of_teams() {
        let mut numbers = Numbers::of(desk);
        for found in own.iter().filter(|found| desk.games_of(found).next().is_none()) {
            facts.extend(opened(desk, tournament, found, &mut numbers)?);
        }
    }
    let then = desk.with(&facts);
    let mut forfeits = Vec::new();
    for found in own {
        let winner = if found.white == competitor { found.black } else { found.white };
        let is_to_come = is_to_come(desk, tournament, found);
        let (_, _, found) = then.match_(found.no)?;
        for game in then.games_of(found).filter(|game| game.started.is_none()) {
            let score = |winner| won_by(&then, tournament, game, winner);
            let is_won = |result: GameScore| {
                result.source == Source::Forfeit && result.score == score(Some(competitor))
            };
            match game.result {
                None => forfeits.push(forfeit(game.id, score(Some(winner)))),
                Some(result) if is_to_come && is_won(result) => {
                    forfeits.push(forfeit(game.id, score(None)));
                }
                Some(_) => {}
            }
        }
    }
    facts.extend(forfeits);
    Ok(facts)
}

/// True if the line-ups of a match are not open yet, or no game of its round has begun.
fn is_to_come(desk: &Desk, tournament: &Tournament, found: &Match) -> bool {
    let has_begun = |game: &Game| game.started.is_some() || game.was_played();
    let round = tournament.match_(found.no).map(|(round, _)| round);
    let matches = round.into_iter().flat_map(|round| &round.matches);
    desk.games_of(found).next().is_none()
        || !matches.flat_map(|found| desk.games_of(found)).any(has_begun)
}
