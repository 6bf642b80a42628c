//! One player's page: the next game, the results, and the acts that he may do by his link.

use super::overview::row;
use super::{Audience, TournamentRow};
use crate::authority::{is_pair_published, is_shown};
use crate::standings::live_standings;
use crate::{
    Act, Author, Claimed, Desk, EntryData, GameScore, Match, MatchNo, Part, PersonId, Place,
    Proposal, ProtestNo, Refusal, RoundBye, TeamId, Tournament, TournamentId, decide,
};
use court_protocol::{CourtTime, GameId, Seq};
use referee_tournament::event::{Bye, Colour, RoundNumber};
use serde::{Deserialize, Serialize};

/// A player's page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The byes and absences of published rounds, his own or his team's.
    pub byes: Vec<(TournamentId, RoundNumber, RoundBye)>,
    /// The byes and absences for which he may ask by his link.
    pub may_ask: Vec<(RoundNumber, Bye)>,
    /// True if he may withdraw by his link.
    pub may_withdraw: bool,
    /// The matches in which he chooses the colour of the `ChessSprint` now.
    pub may_choose_colour: Vec<MatchNo>,
    /// The games of published rounds, the earliest first. The last without a result is next.
    pub games: Vec<PlayerGame>,
    /// His places, or his team's, where results are announced.
    pub places: Vec<PlayerPlace>,
    /// The tournaments of his games and places.
    pub tournaments: Vec<TournamentRow>,
    /// His own protests, the latest first.
    pub protests: Vec<PlayerProtest>,
    /// The matches for which he names the line-up, as the captain.
    pub line_ups: Vec<LineUpDue>,
    pub is_finished: bool,
}

/// A place in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerPlace {
    pub tournament: TournamentId,
    /// The place, from 1; the running round counts as far as it has results.
    pub rank: u16,
    /// The number of competitors ranked.
    pub of: u16,
    /// The value of the first criterion, the points.
    pub points: String,
}

/// A protest of the player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerProtest {
    pub protest: ProtestNo,
    pub game: Option<GameId>,
    /// The protest in a few words; empty if he disputed a result by his link.
    pub text: String,
    pub at: CourtTime,
    /// The ruling: upheld or not, and its words.
    pub ruling: Option<(bool, String)>,
}

/// A match whose line-up a captain names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LineUpDue {
    pub match_no: MatchNo,
    pub tournament: TournamentId,
    pub round: RoundNumber,
    pub team: TeamId,
    pub opponent: TeamId,
    /// The name of the opponent; empty for a team that is called by its number.
    pub opponent_name: String,
    /// The day and time of the match, where it has its own.
    pub when: Option<CourtTime>,
    /// The players of the team, the strongest first.
    pub players: Vec<PersonId>,
    /// The most players of a line-up.
    pub boards: u8,
    /// The line-up that he has sealed. Nobody else sees it before line-ups are opened.
    pub sealed: Option<Vec<PersonId>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The hour of an online match; `None` if the match is not played online.
    pub online: Option<OnlineHour>,
    /// The instant at which it started.
    pub started: Option<CourtTime>,
    /// The result that counts.
    pub result: Option<GameScore>,
    /// The player's half points, once there is a result.
    pub half_points: Option<u16>,
    /// The result that one of the two reported.
    pub claimed: Option<Claimed>,
    /// The instant at which it counts without an answer.
    pub deadline: Option<CourtTime>,
    /// True if the moves were given.
    pub has_moves: bool,
}

/// The window of an online match, the time that one of its players proposed, and the instants at which
/// they started the hour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OnlineHour {
    pub window: Option<(CourtTime, CourtTime)>,
    pub proposed: Option<Proposal>,
    pub own: Option<CourtTime>,
    pub opponent: Option<CourtTime>,
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
    let is_online = |tournament: TournamentId| {
        let found = desk.tournaments().get(&tournament);
        found.is_some_and(|of| of.is.settings.online && !of.is.system.is_of_teams())
    };
    let mut games: Vec<PlayerGame> = desk
        .games()
        .values()
        .filter(|game| is_shown(desk, game, person))
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
                online: found.filter(|_| is_online(game.tournament)).map(|found| {
                    let side = usize::from(found.white != person.into());
                    let (own, opponent) = (found.hour[side], found.hour[1 - side]);
                    OnlineHour { window: found.window, proposed: found.proposed, own, opponent }
                }),
                started: game.started,
                half_points: result.map(|result| result.score.half_points_of(is_white)),
                result,
                claimed: game.claimed.clone(),
                deadline: desk.deadline_of(game),
                has_moves: game.moves.is_some(),
            }
        })
        .collect();
    games.sort_by_key(|game| (game.tournament, game.round, game.game));
    let mut places = Vec::new();
    for tournament in desk.tournaments().values().filter(|of| Audience::Public.sees_results(of)) {
        let competitor = desk.competitor_of(tournament, person);
        let Some(competitor) = competitor.filter(|of| tournament.number(*of).is_some()) else {
            continue;
        };
        if let Ok(ranking) = live_standings(desk, tournament) {
            let row = ranking.rows.iter().find(|row| row.competitor == competitor);
            places.extend(row.map(|row| PlayerPlace {
                tournament: tournament.is.id,
                rank: row.rank,
                of: u16::try_from(ranking.rows.len()).unwrap_or(u16::MAX),
                points: row.cells.first().cloned().unwrap_or_default(),
            }));
        }
    }
    // a draft is not for players: they see the round that comes after the published ones
    let published = desk.published_only(person);
    let as_published = published.as_ref().unwrap_or(desk);
    let next_round = as_published.next_round_of(person);
    let line_ups = line_ups(desk, person);
    let is_his = |of: &&Tournament| {
        let id = of.is.id;
        games.iter().any(|game| game.tournament == id)
            || places.iter().any(|place| place.tournament == id)
            || line_ups.iter().any(|due| due.tournament == id)
    };
    let tournaments = desk.tournaments().values().filter(is_his);
    let protests = desk.protests().iter().rev().filter(|(_, filed)| filed.by == person);
    Ok(PlayerView {
        seq: desk.seq(),
        person,
        data: entry.data.clone(),
        team: desk.team_of(person),
        withdrawn: entry.withdrawn,
        checked_in: entry.checked_in,
        next_round,
        away: entry.away.range(next_round..).map(|(&round, &bye)| (round, bye)).collect(),
        byes: byes_published(desk, person),
        may_ask: byes_open(as_published, person, next_round),
        may_withdraw: may(desk, person, Act::Withdraw { person, reason: String::new() }),
        may_choose_colour: colour_choices(desk, person, &games),
        tournaments: tournaments.map(|of| row(desk, of, Audience::Public)).collect(),
        protests: protests
            .map(|(&protest, filed)| PlayerProtest {
                protest,
                game: filed.game,
                text: filed.text.clone(),
                at: filed.at,
                ruling: filed.ruling.as_ref().map(|(upheld, text, ..)| (*upheld, text.clone())),
            })
            .collect(),
        line_ups,
        is_finished: desk.is_finished(),
        games,
        places,
    })
}

/// True if the player may do an act by his link now. The answer of an act with an instant would need
/// that instant: none of those asked here has one.
fn may(desk: &Desk, person: PersonId, act: Act) -> bool {
    decide(desk, &act.into(), Author::Player(person), CourtTime(0)).is_ok()
}

fn byes_published(desk: &Desk, person: PersonId) -> Vec<(TournamentId, RoundNumber, RoundBye)> {
    let mut byes = Vec::new();
    for tournament in desk.tournaments().values() {
        let competitor = desk.competitor_of(tournament, person);
        for round in &tournament.rounds {
            let given = round.editions.last().map(|edition| &edition.byes[..]).unwrap_or_default();
            let own = given.iter().filter(|(of, _)| Some(*of) == competitor);
            byes.extend(
                own.map(|&(_, bye)| (tournament.is.id, round.number, tournament.told(bye))),
            );
        }
    }
    byes
}

fn byes_open(desk: &Desk, person: PersonId, next: RoundNumber) -> Vec<(RoundNumber, Bye)> {
    // a member of a team is away with his team
    if desk.team_of(person).is_some() {
        return Vec::new();
    }
    let rounds = desk.plan().map_or(0, crate::Plan::swiss_rounds);
    let tournament = desk.qualification_of(person.into(), false);
    let rounds = tournament.and_then(|of| of.is.settings.rounds).unwrap_or(rounds);
    let all = (next.0..=rounds).map(RoundNumber);
    let each = all.flat_map(|round| [(round, Bye::HalfPoint), (round, Bye::ZeroPoint)]);
    each.filter(|&(round, bye)| may(desk, person, Act::AskBye { person, round, bye })).collect()
}

fn colour_choices(desk: &Desk, person: PersonId, games: &[PlayerGame]) -> Vec<MatchNo> {
    let mut matches: Vec<MatchNo> = games.iter().map(|game| game.match_no).collect();
    matches.dedup();
    let choose = |match_no| Act::ChooseColour { match_no, colour: Some(Colour::White) };
    matches.retain(|&match_no| may(desk, person, choose(match_no)));
    matches
}

/// The matches of published rounds whose line-ups are not open yet, of the teams of a captain.
fn line_ups(desk: &Desk, captain: PersonId) -> Vec<LineUpDue> {
    let teams = desk.teams().values().map(|team| &team.entry);
    let teams: Vec<_> = teams.filter(|team| team.captain == Some(captain)).collect();
    let tournaments = desk.tournaments().values().filter(|of| of.is.system.is_of_teams());
    let rounds = tournaments.flat_map(|of| of.rounds.iter().map(move |round| (of, round)));
    let mut due = Vec::new();
    for (tournament, round) in rounds {
        let is_due = |found: &&Match| {
            is_pair_published(round, found) && desk.games_of(found).next().is_none()
        };
        for found in round.matches.iter().filter(is_due) {
            for team in teams.iter().filter(|team| found.has(team.team.into())) {
                let side = usize::from(found.white != team.team.into());
                let opponent = [found.black, found.white][side].team();
                let named = desk.teams().get(&opponent);
                due.push(LineUpDue {
                    match_no: found.no,
                    tournament: tournament.is.id,
                    round: round.number,
                    team: team.team,
                    opponent,
                    opponent_name: named.map(|of| of.entry.name.clone()).unwrap_or_default(),
                    when: found.when,
                    players: team.players.clone(),
                    boards: referee_tournament::team::BOARDS,
                    sealed: found.line_ups[side].clone(),
                });
            }
        }
    }
    due
}
