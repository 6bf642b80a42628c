//! Compares the places stated in a file with the season's table (CR-6.2.3-1, CR-6.2.4-1).

use std::cmp::Reverse;

use super::{Day, ROUNDS, days};
use crate::check::StandingsFault;
use crate::event::{Event, Points, RoundNumber};

/// The board points and match points of the home and the away team in one match.
#[derive(Debug, Clone, Copy)]
struct Match {
    teams: [usize; 2],
    boards: [Points; 2],
    matches: [Points; 2],
}

/// Returns the faults in the places, points and length that a file states for a finished season.
pub(in crate::check) fn judge(event: &Event) -> Vec<StandingsFault> {
    let lawful = days(event) * ROUNDS;
    if let Some(announced) = event.rounds.filter(|rounds| usize::from(rounds.0) != lawful) {
        return vec![StandingsFault::SeasonLength { announced, teams: event.teams.len(), lawful }];
    }
    let matches: Vec<Match> =
        (0..days(event)).flat_map(|day| matches_of(&Day::of(event, day))).collect();
    let total = |team: usize| {
        let mut sum = (Points::ZERO, Points::ZERO);
        for played in &matches {
            for side in (0..2).filter(|&side| played.teams[side] == team) {
                sum = (sum.0 + played.matches[side], sum.1 + played.boards[side]);
            }
        }
        sum
    };
    let totals: Vec<(Points, Points)> = (0..event.teams.len()).map(total).collect();
    let mut faults = Vec::new();
    for (team, &(match_points, board_points)) in event.teams.iter().zip(&totals) {
        let number = team.number.0;
        let stated = [team.stated_match_points, team.stated_game_points];
        if let Some(stated) = stated[0].filter(|stated| *stated != match_points) {
            let (stated, lawful) = (stated.to_string(), match_points.to_string());
            faults.push(StandingsFault::Points { number, stated, lawful });
        }
        if let Some(stated) = stated[1].filter(|stated| *stated != board_points) {
            let (stated, lawful) = (stated.to_string(), board_points.to_string());
            faults.push(StandingsFault::BoardPoints { number, stated, lawful });
        }
    }
    let mut first = 1;
    for group in ranked(&totals, &matches) {
        // A lot may separate teams that share a place.
        let shared = first..first + group.len();
        for team in group {
            let team = &event.teams[team];
            let stated = team.stated_rank.map(usize::from).filter(|&rank| rank > 0);
            if let Some(stated) = stated.filter(|rank| !shared.contains(rank)) {
                let list = "match points, board points, direct encounter".to_owned();
                let number = team.number.0;
                faults.push(StandingsFault::Place { number, stated, lawful: first, list });
            }
        }
        first = shared.end;
    }
    faults
}

/// The matches of a day with their scores.
fn matches_of(day: &Day<'_>) -> Vec<Match> {
    let event = day.event;
    let rounds = (day.index * ROUNDS..(day.index + 1) * ROUNDS).map(RoundNumber::at);
    let board_points = |team: usize| -> Points {
        let played = day.line_ups[team].iter().filter_map(|&player| event.competitor(player));
        let entries = played.flat_map(|player| rounds.clone().filter_map(|r| player.recorded(r)));
        let forfeited = event.forfeited_matches.iter().filter(|forfeited| {
            let won = (forfeited.white_won && forfeited.white == event.teams[team].number)
                || (forfeited.black_won && forfeited.black == event.teams[team].number);
            won && day.line_ups[team].is_empty() && rounds.clone().any(|r| r == forfeited.round)
        });
        let without_games = event.points.win * i32::try_from(6 * forfeited.count()).unwrap_or(0);
        entries.map(|entry| event.points.of(entry)).sum::<Points>() + without_games
    };
    let of_match = |fixture: super::Fixture| {
        let teams = [fixture.home, fixture.away];
        let boards = teams.map(board_points);
        let system = &event.match_points;
        let matches = match boards[0].cmp(&boards[1]) {
            std::cmp::Ordering::Greater => [system.win, system.loss],
            std::cmp::Ordering::Less => [system.loss, system.win],
            std::cmp::Ordering::Equal if boards[0] == Points::ZERO => [system.absent; 2],
            std::cmp::Ordering::Equal => [system.draw; 2],
        };
        Match { teams, boards, matches }
    };
    day.fixtures().into_iter().map(of_match).collect()
}

/// The teams in the order of the table; teams that only lots can separate form one group.
fn ranked(totals: &[(Points, Points)], matches: &[Match]) -> Vec<Vec<usize>> {
    let mut teams: Vec<usize> = (0..totals.len()).collect();
    teams.sort_by_key(|&team| (Reverse(totals[team]), team));
    let level = teams.chunk_by(|&one, &other| totals[one] == totals[other]);
    level.flat_map(|level| by_encounter(level, matches)).collect()
}

/// Ranks tied teams by the match points of their matches against each other. Teams still tied are
/// ranked again, by their matches against each other.
fn by_encounter(level: &[usize], matches: &[Match]) -> Vec<Vec<usize>> {
    let among = |played: &&Match| played.teams.iter().all(|team| level.contains(team));
    let scored = |team: usize| -> Points {
        let sides = matches.iter().filter(among).flat_map(|played| {
            (0..2).filter(move |&side| played.teams[side] == team).map(|side| played.matches[side])
        });
        sides.sum()
    };
    let mut scores: Vec<(Reverse<Points>, usize)> =
        level.iter().map(|&team| (Reverse(scored(team)), team)).collect();
    scores.sort_unstable();
    let groups: Vec<Vec<usize>> = scores
        .chunk_by(|one, other| one.0 == other.0)
        .map(|group| group.iter().map(|&(_, team)| team).collect())
        .collect();
    if groups.len() == 1 {
        return groups;
    }
    groups.into_iter().flat_map(|group| by_encounter(&group, matches)).collect()
}
