//! A player's rights by his personal link: the games that he sees, and the acts that he has, for
//! himself and as captain for his team.

use crate::{Act, Author, Desk, Game, Match, PersonId, Refusal, Round, Score};
use court_protocol::{CourtTime, GameId};
use referee_tournament::event::Bye;

/// Refuses an act that its author does not have. What is not his, what is not published and what is
/// not there are one answer for a player.
pub(crate) fn check(desk: &Desk, act: &Act, by: Author, at: CourtTime) -> Result<(), Refusal> {
    let is_own = match by {
        Author::Desk => true,
        Author::Player(player) => is_own(desk, act, player, at),
        // a court's results and deadlines come from the desk itself
        Author::Organiser(_) | Author::House => {
            !matches!(act, Act::TakeFromCourt { .. } | Act::PassDeadline { .. })
        }
    };
    if is_own { Ok(()) } else { Err(Refusal::NotYours { act: court_protocol::code(act) }) }
}

fn is_own(desk: &Desk, act: &Act, player: PersonId, at: CourtTime) -> bool {
    let is_captain = |team: &crate::TeamId| {
        desk.teams.get(team).is_some_and(|team| team.entry.captain == Some(player))
    };
    let sees = |game: &GameId| game_shown(desk, *game, player).is_some();
    let published = |no: &crate::MatchNo| {
        desk.match_(*no).ok().filter(|(_, round, found)| is_pair_published(round, found))
    };
    let plays = |no: &crate::MatchNo| {
        published(no).filter(|(tournament, _, found)| {
            !tournament.is.system.is_of_teams() && found.has(player.into())
        })
    };
    match act {
        Act::Withdraw { person, .. } | Act::CancelBye { person, .. } => *person == player,
        Act::StartHour { person, match_no } => *person == player && plays(match_no).is_some(),
        // forfeits and rulings are a referee's
        Act::ReportResult { person, game, score, .. } => {
            let is_played = matches!(score, Score::WhiteWins | Score::Draw | Score::BlackWins);
            *person == player && is_played && sees(game)
        }
        Act::AnswerResult { person, game, .. } => *person == player && sees(game),
        // an absence or a half-point bye; the full point is the organiser's to give
        Act::AskBye { person, bye, .. } => *person == player && *bye != Bye::FullPoint,
        Act::Protest { by, game, .. } => *by == player && game.as_ref().is_none_or(sees),
        Act::SealLineUp { team, match_no, .. } => {
            let is_there = |(_, _, found): (_, _, &Match)| found.has((*team).into());
            is_captain(team) && published(match_no).is_some_and(is_there)
        }
        Act::AgreeTime { match_no, to } => plays(match_no).is_some() && *to >= at,
        Act::ChooseColour { match_no, colour } => {
            plays(match_no).is_some_and(|(tournament, _, found)| {
                // the better seed of the two chooses (CR-5.2-2)
                let seed = |side| tournament.number(side);
                let chooser =
                    if seed(found.white) < seed(found.black) { found.white } else { found.black };
                colour.is_some() && chooser == player.into()
            })
        }
        _ => false,
    }
}

/// A game of the player that he sees by his link: one of a published round. Every other one does not
/// exist for him.
pub fn game_shown(desk: &Desk, game: GameId, player: PersonId) -> Option<&Game> {
    desk.games().get(&game).filter(|game| is_shown(desk, game, player))
}

/// True if the player sees the game by his link.
pub(crate) fn is_shown(desk: &Desk, game: &Game, player: PersonId) -> bool {
    let is_his = !game.withdrawn && game.players().any(|of| of == player);
    is_his
        && desk.match_(game.match_no).is_ok_and(|(_, round, found)| is_pair_published(round, found))
}

/// True if the last edition of a round has a match. A draft that follows an edition is not for
/// players.
pub(crate) fn is_pair_published(round: &Round, found: &Match) -> bool {
    let edition = round.editions.last();
    edition.is_some_and(|edition| edition.pairs.contains(&(found.white, found.black)))
}
