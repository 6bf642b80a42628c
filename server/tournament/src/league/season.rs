//! A league season: fixtures with venues, the table and the teams that qualify.
//!
//! Teams are identified by the number they drew. A result is a whole match, and results may be
//! recorded in any order; the table is valid at every moment of the season.

use std::collections::BTreeMap;

use court_protocol::Message;
use serde::Serialize;
use thiserror::Error;

use super::LeagueMatch;
use crate::event::{Points, PointsSystem};
use crate::round_robin::{Cycles, Game, LotNumber, Schedule, ScheduleError};

/// One match of the season. The team that would have White in a round robin is the home team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fixture {
    /// The home team, at whose venue the match is played.
    pub home: LotNumber,
    /// The visiting team.
    pub away: LotNumber,
}

impl From<Game> for Fixture {
    fn from(game: Game) -> Self {
        Self { home: game.white, away: game.black }
    }
}

/// A season with the matches played so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    schedule: Schedule,
    results: BTreeMap<Fixture, Score>,
    lots: Vec<LotNumber>,
    deductions: BTreeMap<LotNumber, (Points, Points)>,
}

/// The points of both teams in a finished match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Score {
    match_points: (Points, Points),
    board_points: (Points, Points),
}

/// A row of the season's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableRow {
    /// The place, from 1; tied teams share it.
    pub rank: u16,
    /// The number that the team drew.
    pub team: LotNumber,
    /// The number of matches played.
    pub played: u16,
    /// The number of matches won.
    pub won: u16,
    /// The number of matches drawn.
    pub drawn: u16,
    /// The number of matches lost.
    pub lost: u16,
    /// The sum of match points.
    pub match_points: Points,
    /// The sum of board points.
    pub board_points: Points,
}

/// The reason why a season refuses an input.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum SeasonRefusal {
    NoSuchFixture { home: LotNumber, away: LotNumber },
    AlreadyRecorded { home: LotNumber, away: LotNumber },
    MatchUnfinished { home: LotNumber, away: LotNumber },
    IncompleteLots,
    LotsNeeded { tied: Vec<LotNumber> },
    TooManyPlaces { places: u16, teams: u16 },
}

impl SeasonRefusal {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        Message::of("season", self)
    }
}

impl Season {
    /// CR-6.2-1: returns a season in which every team meets every other at home and away.
    ///
    /// # Errors
    /// With fewer than two teams or more than
    /// [`COMPETITORS_MAX`](crate::round_robin::COMPETITORS_MAX).
    pub fn new(teams: u16) -> Result<Self, ScheduleError> {
        let schedule = Schedule::new(teams, Cycles::Double)?;
        let (results, deductions) = (BTreeMap::new(), BTreeMap::new());
        Ok(Self { schedule, results, lots: Vec::new(), deductions })
    }

    /// The number of match days.
    pub fn rounds(&self) -> u16 {
        self.schedule.rounds()
    }

    /// The fixtures of a match day, counted from 1.
    // rules: CR-6.2-1
    pub fn fixtures(&self, round: u16) -> Vec<Fixture> {
        self.schedule.round(round).games.into_iter().map(Fixture::from).collect()
    }

    /// Records a match whose 36 games all have a result.
    ///
    /// # Errors
    /// If the season has no such match, or the match is unfinished or already has its result.
    pub fn record(&mut self, fixture: Fixture, played: &LeagueMatch) -> Result<(), SeasonRefusal> {
        let Fixture { home, away } = fixture;
        let known = |team: LotNumber| (1..=self.schedule.competitors()).contains(&team.0);
        if home == away || !known(home) || !known(away) {
            return Err(SeasonRefusal::NoSuchFixture { home, away });
        }
        if self.results.contains_key(&fixture) {
            return Err(SeasonRefusal::AlreadyRecorded { home, away });
        }
        let Some(match_points) = played.match_points() else {
            return Err(SeasonRefusal::MatchUnfinished { home, away });
        };
        let board_points = played.board_points();
        self.results.insert(fixture, Score { match_points, board_points });
        Ok(())
    }

    /// Records a draw of lots, the team drawn first at the top. The lots separate only teams that
    /// are tied otherwise. A later draw replaces an earlier one.
    ///
    /// # Errors
    /// If a team is missing or named twice.
    pub fn draw_lots(&mut self, order: Vec<LotNumber>) -> Result<(), SeasonRefusal> {
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq((1..=self.schedule.competitors()).map(LotNumber)) {
            return Err(SeasonRefusal::IncompleteLots);
        }
        self.lots = order;
        Ok(())
    }

    /// Takes match points and board points from a team, in addition to those taken before. Its
    /// total may fall below zero.
    pub fn deduct(&mut self, team: LotNumber, match_points: Points, board_points: Points) {
        let taken = self.deductions.entry(team).or_default();
        taken.0 += match_points;
        taken.1 += board_points;
    }

    /// True if every match has its result.
    pub fn is_finished(&self) -> bool {
        let teams = usize::from(self.schedule.competitors());
        self.results.len() == teams * (teams - 1)
    }

    /// CR-6.2.4-1: the table. Teams rank by match points, then board points, then the match
    /// points of the tied teams against each other (once they have all met at home and away),
    /// then the lots drawn.
    // rules: CR-6.2.4-1
    pub fn table(&self) -> Vec<TableRow> {
        let mut rows: Vec<TableRow> =
            (1..=self.schedule.competitors()).map(|team| self.row(LotNumber(team))).collect();
        rows.sort_by_key(|row| (std::cmp::Reverse(row.standing()), row.team));
        let mut table: Vec<TableRow> = Vec::with_capacity(rows.len());
        for level in rows.chunk_by(|a, b| a.standing() == b.standing()) {
            let teams: Vec<LotNumber> = level.iter().map(|row| row.team).collect();
            for equal in self.separated(teams) {
                let rank = u16::try_from(table.len() + 1).expect("at most 1000 teams");
                for team in equal {
                    let row = level.iter().find(|row| row.team == team);
                    table.push(TableRow { rank, ..*row.expect("separated from these rows") });
                }
            }
        }
        table
    }

    /// CR-6.2.4-1: returns the best `places` teams, for play-offs or a final.
    ///
    /// # Errors
    /// If there are fewer teams, or lots must be drawn first.
    pub fn qualified(&self, places: u16) -> Result<Vec<LotNumber>, SeasonRefusal> {
        let teams = self.schedule.competitors();
        if places > teams {
            return Err(SeasonRefusal::TooManyPlaces { places, teams });
        }
        let table = self.table();
        let (inside, outside) = table.split_at(usize::from(places));
        // The qualifying places are seeds, so they must be distinct too.
        let mut ranks = inside.iter().chain(outside.first()).map(|row| row.rank);
        let shared = ranks.clone().zip(ranks.by_ref().skip(1)).find(|(a, b)| a == b);
        if let Some((rank, _)) = shared {
            let level = table.iter().filter(|row| row.rank == rank);
            return Err(SeasonRefusal::LotsNeeded { tied: level.map(|row| row.team).collect() });
        }
        Ok(inside.iter().map(|row| row.team).collect())
    }

    fn row(&self, team: LotNumber) -> TableRow {
        let mut row = TableRow {
            rank: 0,
            team,
            played: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            match_points: Points::ZERO,
            board_points: Points::ZERO,
        };
        for (fixture, score) in &self.results {
            let (match_points, board_points) = if fixture.home == team {
                (score.match_points.0, score.board_points.0)
            } else if fixture.away == team {
                (score.match_points.1, score.board_points.1)
            } else {
                continue;
            };
            row.played += 1;
            row.match_points += match_points;
            row.board_points += board_points;
            if match_points == PointsSystem::MATCH.win {
                row.won += 1;
            } else if match_points == PointsSystem::MATCH.draw {
                row.drawn += 1;
            } else {
                row.lost += 1;
            }
        }
        if let Some(&(match_points, board_points)) = self.deductions.get(&team) {
            row.match_points -= match_points;
            row.board_points -= board_points;
        }
        row
    }

    /// Separates tied teams into groups, best first, by direct encounter and then by lots.
    fn separated(&self, level: Vec<LotNumber>) -> Vec<Vec<LotNumber>> {
        if level.len() == 1 {
            return vec![level];
        }
        if let Some(mut scored) = self.direct_encounter(&level) {
            scored.sort_by_key(|&(team, points)| (std::cmp::Reverse(points), team));
            let groups: Vec<Vec<LotNumber>> = scored
                .chunk_by(|a, b| a.1 == b.1)
                .map(|group| group.iter().map(|&(team, _)| team).collect())
                .collect();
            if groups.len() > 1 {
                return groups.into_iter().flat_map(|group| self.separated(group)).collect();
            }
        }
        if self.lots.is_empty() {
            return vec![level];
        }
        let drawn = self.lots.iter().filter(|team| level.contains(team));
        drawn.map(|&team| vec![team]).collect()
    }

    /// Match points of the tied teams against each other; `None` until they have all met twice.
    fn direct_encounter(&self, level: &[LotNumber]) -> Option<Vec<(LotNumber, Points)>> {
        let mut scored: Vec<(LotNumber, Points)> =
            level.iter().map(|&team| (team, Points::ZERO)).collect();
        for home in 0..level.len() {
            for away in (0..level.len()).filter(|&away| away != home) {
                let fixture = Fixture { home: level[home], away: level[away] };
                let score = self.results.get(&fixture)?;
                scored[home].1 += score.match_points.0;
                scored[away].1 += score.match_points.1;
            }
        }
        Some(scored)
    }
}

impl TableRow {
    /// The points that rank teams before direct encounters and lots.
    fn standing(&self) -> (Points, Points) {
        (self.match_points, self.board_points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use crate::event::Colour;
    use crate::game_result::GameResult;
    use crate::league::LeagueSide;
    use crate::league::games::MATCH_ROUNDS;

    /// A match in which the home team wins this number of games and loses the others.
    fn home_wins(mut games: u8) -> LeagueMatch {
        let mut played = LeagueMatch::default();
        for (round, row) in (1..).zip(&MATCH_ROUNDS) {
            for (board, game) in (1..).zip(row) {
                let home = games > 0;
                games = games.saturating_sub(1);
                let result = if home == (game.home_colour == Colour::White) {
                    GameResult::WhiteWins
                } else {
                    GameResult::BlackWins
                };
                played.record(round, board, result).expect("each once");
            }
        }
        played
    }

    fn fixture(home: u16, away: u16) -> Fixture {
        Fixture { home: LotNumber(home), away: LotNumber(away) }
    }

    fn ranks(season: &Season) -> Vec<(u16, u16)> {
        season.table().iter().map(|row| (row.rank, row.team.0)).collect()
    }

    #[test]
    fn points_taken_from_a_team_move_it_down_the_table() {
        let mut season = Season::new(2).expect("two teams");
        season.record(fixture(1, 2), &home_wins(20)).expect("once");
        season.deduct(LotNumber(1), Points::whole(2), Points::whole(5));
        let table = season.table();
        assert_eq!((table[0].team, table[1].team), (LotNumber(2), LotNumber(1)));
        assert_eq!(
            (table[1].match_points, table[1].board_points),
            (Points::ZERO, Points::whole(15))
        );
    }

    #[test]
    fn cr_6_2_1_each_pair_meets_at_both_venues_and_home_and_away_alternate() {
        let season = Season::new(6).expect("six teams");
        let mut fixtures: Vec<Fixture> =
            (1..=season.rounds()).flat_map(|round| season.fixtures(round)).collect();
        assert_eq!(fixtures.len(), 30);
        for team in (1..=6).map(LotNumber) {
            let venues: String = fixtures
                .iter()
                .filter(|f| f.home == team || f.away == team)
                .map(|f| if f.home == team { 'H' } else { 'A' })
                .collect();
            assert_eq!(venues.matches('H').count(), 5);
            assert!(!venues.contains("HHH") && !venues.contains("AAA"), "{venues}");
        }
        fixtures.sort_unstable();
        fixtures.dedup();
        assert_eq!(fixtures.len(), 30, "each pair once at each venue");
    }

    #[test]
    fn cr_6_2_4_1_match_points_then_board_points_rank_the_season() {
        let mut season = Season::new(3).expect("three teams");
        // Teams 1 and 2 beat team 3; in their two matches the home team wins; team 2 takes more
        // boards from team 3.
        for (home, away, wins) in
            [(1, 2, 20), (2, 1, 20), (1, 3, 20), (3, 1, 16), (2, 3, 30), (3, 2, 16)]
        {
            season.record(fixture(home, away), &home_wins(wins)).expect("once");
        }
        assert!(season.is_finished());
        assert_eq!(ranks(&season), [(1, 2), (2, 1), (3, 3)]);
        let leader = season.table()[0];
        assert_eq!((leader.played, leader.won, leader.lost), (4, 3, 1));
        assert_eq!(leader.match_points, Points::whole(6));
        assert_eq!(leader.board_points, Points::whole(16 + 20 + 30 + 20));
    }

    #[test]
    fn cr_6_2_4_1_level_teams_are_separated_by_direct_encounter_then_by_lots() {
        let mut season = Season::new(4).expect("four teams");
        let mut record = |home, away, wins| {
            season.record(fixture(home, away), &home_wins(wins)).expect("once");
        };
        // Teams 1 and 2 are tied on match and board points; 1 has beaten 2 and drawn. Teams 3
        // and 4 are tied in everything.
        record(1, 2, 20);
        record(2, 1, 18);
        for (team, other) in [(3, 4), (4, 3)] {
            record(team, other, 18);
        }
        for weak in [3, 4] {
            record(1, weak, 30);
            record(weak, 1, 6);
            record(2, weak, 31);
            record(weak, 2, 6);
        }
        // 1: 2+1+8 match points; 2: 0+1+8.
        assert_eq!(ranks(&season), [(1, 1), (2, 2), (3, 3), (3, 4)]);
        assert_eq!(
            english(&season.qualified(3).expect_err("3 and 4 are level").message()),
            "lots must decide who of the teams 3, 4 qualifies"
        );
        let lots = [4, 3, 2, 1].map(LotNumber).to_vec();
        season.draw_lots(lots).expect("every team once");
        assert_eq!(ranks(&season), [(1, 1), (2, 2), (3, 4), (4, 3)]);
        assert_eq!(season.qualified(3).expect("all separate"), [1, 2, 4].map(LotNumber));
    }

    #[test]
    fn cr_6_2_4_1_direct_encounter_counts_only_matches_among_the_level_teams() {
        let mut season = Season::new(3).expect("three teams");
        // Each team wins one match and draws two: 1 beats 2, 2 beats 3 and 3 beats 1.
        for (home, away, wins) in
            [(1, 2, 24), (2, 1, 18), (2, 3, 20), (3, 2, 18), (3, 1, 20), (1, 3, 18)]
        {
            season.record(fixture(home, away), &home_wins(wins)).expect("once");
        }
        // All three have 4 match points; board points 1: 24+18+16+18, 2: 12+18+20+18, 3: 16+18+20+18.
        assert_eq!(ranks(&season), [(1, 1), (2, 3), (3, 2)]);
    }

    #[test]
    fn a_match_out_of_the_season_unfinished_or_recorded_twice_is_refused() {
        let mut season = Season::new(4).expect("four teams");
        let whole = LeagueMatch::forfeited(Some(LeagueSide::Home));
        let mut refused =
            |home, away, played: &LeagueMatch| season.record(fixture(home, away), played);
        let lot = LotNumber;
        let unknown = |away| Err(SeasonRefusal::NoSuchFixture { home: lot(1), away: lot(away) });
        assert_eq!(refused(1, 1, &whole), unknown(1));
        assert_eq!(refused(1, 5, &whole), unknown(5));
        let unfinished = SeasonRefusal::MatchUnfinished { home: lot(1), away: lot(2) };
        assert_eq!(refused(1, 2, &LeagueMatch::default()), Err(unfinished));
        assert_eq!(refused(1, 2, &whole), Ok(()));
        let twice = SeasonRefusal::AlreadyRecorded { home: lot(1), away: lot(2) };
        assert_eq!(refused(1, 2, &whole), Err(twice));
        let short = vec![LotNumber(1), LotNumber(2), LotNumber(3)];
        assert_eq!(season.draw_lots(short), Err(SeasonRefusal::IncompleteLots));
        let too_many = SeasonRefusal::TooManyPlaces { places: 5, teams: 4 };
        assert_eq!(season.qualified(5), Err(too_many));
    }
}
