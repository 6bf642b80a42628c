//! One player's page: the next game, the results, and the results that he may confirm.

use super::Audience;
use crate::standings::live_standings;
use crate::{
    Claimed, Competitor, Desk, EntryData, Game, GameScore, MatchNo, Part, PersonId, Place, Refusal,
    TeamId, TournamentId,
};
use court_protocol::{CourtTime, GameId, Seq};
use referee_tournament::event::{Bye, Colour, RoundNumber};
use serde::{Deserialize, Serialize};

/// A player's page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    pub seq: Seq,
    pub person: PersonId,
    pub data: EntryData,
    pub team: Option<TeamId>,
    /// The first round without him, if he has withdrawn.
    pub withdrawn: Option<RoundNumber>,
    pub checked_in: bool,
    /// The next round to be paired of his qualification: the first for which he may ask for a bye.
    pub next_round: RoundNumber,
    /// The byes and absences to come.
    pub away: Vec<(RoundNumber, Bye)>,
    /// The games of published rounds, the earliest first. The last without a result is next.
    pub games: Vec<PlayerGame>,
    pub places: Vec<(TournamentId, u16)>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerGame {
    pub game: GameId,
    pub match_no: MatchNo,
    pub tournament: TournamentId,
    pub round: RoundNumber,
    pub part: Part,
    /// The opponent; `None` if the board has none.
    pub opponent: Option<PersonId>,
    pub colour: Colour,
    pub place: Option<Place>,
    /// The day and time of the match, where it has its own.
    pub when: Option<CourtTime>,
    /// The window of an online match.
    pub window: Option<(CourtTime, CourtTime)>,
    /// The instant at which it started.
    pub started: Option<CourtTime>,
    /// The result that counts.
    pub result: Option<GameScore>,
    /// The player's half points, once there is a result.
    pub half_points: Option<u16>,
    /// The result that one of the two reported.
    pub claimed: Option<Claimed>,
}

/// A player's page.
///
/// # Errors
/// If the event has no such player.
pub fn player(desk: &Desk, person: PersonId) -> Result<PlayerView, Refusal> {
    let entry = desk.entry(person)?;
    let public = |tournament: TournamentId| {
        let found = desk.tournaments().get(&tournament);
        found.is_some_and(|of| Audience::Public.sees_results(of))
    };
    let is_published = |game: &&Game| {
        let tournament = desk.tournaments().get(&game.tournament);
        let round = tournament.and_then(|of| of.round(game.round));
        round.is_some_and(|round| {
            // a draft that follows an edition is not for players either
            let pair = round.matches.iter().find(|found| found.no == game.match_no);
            let edition = round.editions.last();
            pair.zip(edition)
                .is_some_and(|(found, edition)| edition.pairs.contains(&(found.white, found.black)))
        })
    };
    let mut games: Vec<PlayerGame> = desk
        .games()
        .values()
        .filter(|game| !game.withdrawn && game.players().any(|player| player == person))
        .filter(is_published)
        .map(|game| {
            let is_white = game.white == Some(person);
            let found = desk.match_(game.match_no).ok().map(|(_, _, found)| found);
            let result = game.result.filter(|_| public(game.tournament));
            PlayerGame {
                game: game.id,
                match_no: game.match_no,
                tournament: game.tournament,
                round: game.round,
                part: game.part,
                opponent: if is_white { game.black } else { game.white },
                colour: if is_white { Colour::White } else { Colour::Black },
                place: game.place,
                when: found.and_then(|found| found.when),
                window: found.and_then(|found| found.window),
                started: game.started,
                half_points: result.map(|result| result.score.half_points_of(is_white)),
                result,
                claimed: game.claimed.clone(),
            }
        })
        .collect();
    games.sort_by_key(|game| (game.tournament, game.round, game.game));
    let team = desk.team_of(person);
    let mut places = Vec::new();
    for tournament in desk.tournaments().values().filter(|of| Audience::Public.sees_results(of)) {
        let competitor: Option<Competitor> = if tournament.is.system.is_of_teams() {
            team.map(Competitor::from)
        } else {
            Some(person.into())
        };
        let Some(competitor) = competitor.filter(|of| tournament.number(*of).is_some()) else {
            continue;
        };
        if let Ok(ranking) = live_standings(desk, tournament) {
            let row = ranking.rows.iter().find(|row| row.competitor == competitor);
            places.extend(row.map(|row| (tournament.is.id, row.rank)));
        }
    }
    let next_round = desk.next_round_of(person);
    Ok(PlayerView {
        seq: desk.seq(),
        person,
        data: entry.data.clone(),
        team,
        withdrawn: entry.withdrawn,
        checked_in: entry.checked_in,
        next_round,
        away: entry.away.range(next_round..).map(|(&round, &bye)| (round, bye)).collect(),
        games,
        places,
    })
}
