//! A simulated league season.

use court_protocol::{Message, message};

use super::chance::{Chance, Incident};
use super::{Simulated, roster};
use crate::event::{Colour, Event, LEAGUE_SYSTEM, RoundNumber, StartNumber, TeamNumber};
use crate::league::games::{LeagueGame, MATCH_ROUNDS, ROUNDS};
use crate::league::season::{Fixture, Season};
use crate::league::{LeagueMatch, LeagueSide};
use crate::round_robin::LotNumber;
use crate::team::BOARDS;

/// A season of this many teams. Every match day is six rounds of the report file.
pub(super) fn play(chance: &mut Chance, teams: u16) -> Simulated {
    let mut event = roster::teams(chance, teams, "Simulated league");
    let mut season = Season::new(teams).expect("the field has been checked");
    roster::announce(&mut event, season.rounds() * u16::from(ROUNDS), LEAGUE_SYSTEM);
    let mut matches = Vec::new();
    for day in 1..=season.rounds() {
        for fixture in season.fixtures(day) {
            let played = play_match(chance, &mut event, fixture, day);
            season.record(fixture, &played).expect("each fixture once, all 36 games played");
            matches.push((fixture, played));
        }
    }
    let lots = (1..=teams).map(LotNumber).collect();
    season.draw_lots(lots).expect("every team once");
    state_places(&mut event, &season);
    Simulated { event, stopped: None, finals: None, season: Some((season, matches)) }
}

fn play_match(chance: &mut Chance, event: &mut Event, fixture: Fixture, day: u16) -> LeagueMatch {
    let played = if chance.strikes(Incident::MatchForfeit) {
        LeagueMatch::forfeited(Some(*chance.pick(&[LeagueSide::Home, LeagueSide::Away])))
    } else {
        let mut played = LeagueMatch::default();
        for (round, games) in (1_u8..).zip(&MATCH_ROUNDS) {
            for (board, game) in (1..).zip(games) {
                let (white, black) = white_and_black(event, fixture, *game);
                let rating = |number| event.competitor(number).and_then(|player| player.rating);
                let result = chance.game(rating(white), rating(black));
                played.record(round, board, result).expect("each game once");
            }
        }
        played
    };
    let first = usize::from(day - 1) * usize::from(ROUNDS);
    for (at, (game, result)) in played.games().enumerate() {
        let round = RoundNumber::at(first + at / usize::from(BOARDS));
        let (white, black) = white_and_black(event, fixture, game);
        let result = result.expect("every game has its result");
        result.record_in(event, round, (white, black));
    }
    played
}

/// Writes the places of the table into the event, for its report file.
fn state_places(event: &mut Event, season: &Season) {
    for row in season.table() {
        let number = TeamNumber(row.team.0);
        let team = event.teams.iter_mut().find(|team| team.number == number);
        let team = team.expect("the table is of the event's teams");
        team.stated_rank = Some(row.rank);
        team.stated_match_points = Some(row.match_points);
        team.stated_game_points = Some(row.board_points);
    }
}

/// The players with White and Black of a game.
fn white_and_black(
    event: &Event,
    fixture: Fixture,
    game: LeagueGame,
) -> (StartNumber, StartNumber) {
    let member = |team: LotNumber, rank: u8| {
        let team = event.team(TeamNumber(team.0)).expect("fixtures name teams of the event");
        team.members[usize::from(rank) - 1]
    };
    let (home, away) = (member(fixture.home, game.home), member(fixture.away, game.away));
    match game.home_colour {
        Colour::White => (home, away),
        Colour::Black => (away, home),
    }
}

/// The table, a message for each place.
pub(super) fn remarks(season: &Season) -> Vec<Message> {
    let line = |row: crate::league::season::TableRow| {
        let [match_points, board_points] =
            [row.match_points, row.board_points].map(|points| points.to_string());
        let (place, team) = (row.rank, row.team);
        message!("simulated-table-row", place, team, match_points, board_points)
    };
    season.table().into_iter().map(line).collect()
}
