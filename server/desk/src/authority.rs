//! The acts that a player has by his personal link: for himself, and as captain for his team.

use crate::{Act, Desk, PersonId, Refusal};
use referee_tournament::event::Bye;

/// Refuses an act that is not the player's own.
pub(crate) fn check(desk: &Desk, act: &Act, player: PersonId) -> Result<(), Refusal> {
    let is_captain = |team: &crate::TeamId| {
        desk.teams.get(team).is_some_and(|team| team.entry.captain == Some(player))
    };
    let plays = |no: &crate::MatchNo| {
        let found = desk.match_(*no);
        found.is_ok_and(|(tournament, _, found)| {
            !tournament.is.system.is_of_teams() && found.has(player.into())
        })
    };
    let is_own = match act {
        Act::Withdraw { person, .. }
        | Act::CancelBye { person, .. }
        | Act::StartHour { person, .. }
        | Act::ReportResult { person, .. }
        | Act::AnswerResult { person, .. } => *person == player,
        // an absence or a half-point bye; the full point is the organiser's to give
        Act::AskBye { person, bye, .. } => *person == player && *bye != Bye::FullPoint,
        Act::Protest { by, .. } => *by == player,
        Act::SealLineUp { team, .. } => is_captain(team),
        Act::AgreeTime { match_no, .. } => plays(match_no),
        Act::ChooseColour { match_no, colour } => {
            let (tournament, _, found) = desk.match_(*match_no)?;
            // the better seed of the two chooses (CR-5.2-2)
            let seed = |side| tournament.number(side);
            let chooser =
                if seed(found.white) < seed(found.black) { found.white } else { found.black };
            let is_of_teams = tournament.is.system.is_of_teams();
            colour.is_some() && !is_of_teams && chooser == player.into()
        }
        _ => false,
    };
    if is_own { Ok(()) } else { Err(Refusal::NotYours { act: court_protocol::code(act) }) }
}
