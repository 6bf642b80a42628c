//! Checks a league against its fixtures and the printed games of a match (CR-6.2-1, CR-6.2.2-1).
//!
//! A match day is six rounds of the report file. Its fixtures are a row of Berger's table; the team
//! with White is the home team. In the second half of the season the venues are exchanged. Six
//! players of each team meet as printed; their ranks follow the order in which the team names them.

mod table;

use std::collections::BTreeSet;

use super::berger;
use super::{PairingFault, Verdict};
use crate::event::{Colour, Entry, Event, RoundNumber, StartNumber};

pub(super) use self::table::judge as judge_table;

/// CR-6.2.2-1: the games of a match. The player named first has White; A is the home team.
const PRINTED: [[&str; 6]; ROUNDS] = [
    ["A1-B6", "B5-A2", "A3-B4", "B3-A4", "A5-B2", "B1-A6"],
    ["B5-A1", "A2-B4", "B6-A3", "A4-B2", "B1-A5", "A6-B3"],
    ["A1-B4", "B6-A2", "A3-B5", "B1-A4", "A5-B3", "B2-A6"],
    ["B3-A1", "A2-B1", "B2-A3", "A4-B6", "B4-A5", "A6-B5"],
    ["A1-B2", "B3-A2", "A3-B1", "B5-A4", "A5-B6", "B4-A6"],
    ["B1-A1", "A2-B2", "B3-A3", "A4-B4", "B5-A5", "A6-B6"],
];

/// The number of rounds of a match day, and of players of a team.
const ROUNDS: usize = 6;

/// A match of the season; the teams are given as indexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Fixture {
    home: usize,
    away: usize,
}

impl Fixture {
    const fn turned(self) -> Self {
        Self { home: self.away, away: self.home }
    }
}

/// The verdict on a round of a match day.
pub(super) fn judge(event: &Event, round: RoundNumber) -> Verdict<PairingFault> {
    let day = Day::of(event, round.index() / ROUNDS);
    if day.index >= days(event) {
        let played = format!("a game in round {round}");
        let expected = format!("nothing after match day {}", days(event));
        return Verdict::NotLawful(PairingFault::NotByTable { expected, played });
    }
    match day.first_fault(round) {
        None => Verdict::Lawful,
        Some(fault) => Verdict::NotLawful(fault),
    }
}

/// The number of match days of a season in which every team meets every other at home and away.
fn days(event: &Event) -> usize {
    2 * cycle(event)
}

/// The number of match days until every team has met every other once.
fn cycle(event: &Event) -> usize {
    event.teams.len().next_multiple_of(2).saturating_sub(1)
}

/// A match day as it was played.
struct Day<'event> {
    event: &'event Event,
    /// The number of the match day, from 0.
    index: usize,
    /// For each team, the players paired on that day, in the order in which the team names them.
    line_ups: Vec<Vec<StartNumber>>,
}

impl<'event> Day<'event> {
    fn of(event: &'event Event, index: usize) -> Self {
        let rounds = || (index * ROUNDS..(index + 1) * ROUNDS).map(RoundNumber::at);
        let was_there = |player: &StartNumber| {
            let player = event.competitor(*player);
            player.is_some_and(|player| {
                rounds().any(|round| player.recorded(round).is_some_and(Entry::was_paired))
            })
        };
        let line_up =
            |team: &crate::event::Team| team.members.iter().copied().filter(was_there).collect();
        Self { event, index, line_ups: event.teams.iter().map(line_up).collect() }
    }

    /// The fixtures of the day, from the row of Berger's table that was played.
    fn fixtures(&self) -> Vec<Fixture> {
        let row = |row: usize| self.of_row(row);
        let (cycle, double) = (cycle(self.event), true);
        let other = |day: usize| Day::of(self.event, day);
        let stands = |day: usize, played: usize| other(day).meets(&row(played));
        let played = berger::row_played(self.index, cycle, double, stands);
        let fixtures = row(played);
        if self.index < cycle {
            fixtures
        } else {
            fixtures.into_iter().map(Fixture::turned).collect()
        }
    }

    /// The fixtures of a row in the first half of the season.
    fn of_row(&self, row: usize) -> Vec<Fixture> {
        let teams = self.event.teams.len();
        let pairs = berger::table(teams.next_multiple_of(2), row).into_iter();
        let fixtures = pairs.map(|(home, away)| Fixture { home, away });
        fixtures.filter(|fixture| fixture.home.max(fixture.away) < teams).collect()
    }

    /// True if each of these fixtures was played that day, at either venue and with any games.
    fn meets(&self, fixtures: &[Fixture]) -> bool {
        let first = RoundNumber::at(self.index * ROUNDS);
        fixtures.iter().all(|fixture| {
            self.is_forfeited(*fixture, first)
                || self.opponents(fixture.home, first) == BTreeSet::from([fixture.away])
        })
    }

    /// The teams that the members of a team met in a round.
    fn opponents(&self, team: usize, round: RoundNumber) -> BTreeSet<usize> {
        let met = |player: &StartNumber| {
            let entry = self.event.competitor(*player)?.recorded(round)?;
            let opponent = entry.opponent()?;
            self.event.teams.iter().position(|other| other.members.contains(&opponent))
        };
        self.line_ups[team].iter().filter_map(met).collect()
    }

    /// True if a separate record says that one or both teams did not appear.
    fn is_forfeited(&self, fixture: Fixture, round: RoundNumber) -> bool {
        let number = |team: usize| self.event.teams[team].number;
        let pair = [number(fixture.home), number(fixture.away)];
        let nobody =
            self.line_ups[fixture.home].is_empty() && self.line_ups[fixture.away].is_empty();
        nobody
            && self.event.forfeited_matches.iter().any(|forfeited| {
                forfeited.round == round
                    && pair.contains(&forfeited.white)
                    && pair.contains(&forfeited.black)
            })
    }

    fn first_fault(&self, round: RoundNumber) -> Option<PairingFault> {
        let fixtures = self.fixtures();
        let busy = |team: usize| {
            fixtures.iter().any(|fixture| fixture.home == team || fixture.away == team)
        };
        let too_many = (0..self.line_ups.len()).find(|&team| self.line_ups[team].len() > ROUNDS);
        if let Some(team) = too_many {
            return Some(PairingFault::NotByTable {
                expected: format!(
                    "a line-up of six of {} on match day {}",
                    self.name(team),
                    self.index + 1
                ),
                played: format!("a line-up of {}", self.line_ups[team].len()),
            });
        }
        let free = (0..self.line_ups.len()).filter(|&team| !busy(team));
        let of_free = free.into_iter().find(|&team| !self.line_ups[team].is_empty()).map(|team| {
            PairingFault::NotByTable {
                expected: format!(
                    "nobody with {} on match day {}",
                    self.name(team),
                    self.index + 1
                ),
                played: format!("a line-up of {}", self.line_ups[team].len()),
            }
        });
        of_free.or_else(|| fixtures.iter().find_map(|fixture| self.fault_of(*fixture, round)))
    }

    /// Returns the first fault of a match in this round, if any.
    fn fault_of(&self, fixture: Fixture, round: RoundNumber) -> Option<PairingFault> {
        if self.is_forfeited(fixture, round) {
            return None;
        }
        let (home, away) = (self.name(fixture.home), self.name(fixture.away));
        let due = format!("{home} at home against {away} on match day {}", self.index + 1);
        let fault = |played: String| PairingFault::NotByTable { expected: due.clone(), played };
        let nobody =
            self.line_ups[fixture.home].is_empty() && self.line_ups[fixture.away].is_empty();
        let wrong = self.first_wrong_game(fixture, round);
        if wrong.is_none() && !nobody {
            return None;
        }
        let met = self.opponents(fixture.home, round);
        if met.is_empty() {
            return Some(fault(format!("nothing by {home}")));
        }
        if let Some(&other) = met.iter().find(|&&team| team != fixture.away) {
            return Some(fault(format!("{home} against {}", self.name(other))));
        }
        if self.first_wrong_game(fixture.turned(), round).is_none() {
            return Some(fault(format!("the match at the venue of {away}")));
        }
        wrong
    }

    /// Returns the first game of a match that was not played as printed.
    fn first_wrong_game(&self, fixture: Fixture, round: RoundNumber) -> Option<PairingFault> {
        PRINTED[round.index() % ROUNDS].iter().find_map(|printed| {
            let (white, black) = printed.split_once('-').expect("two players are printed");
            let player = |printed: &str| {
                let (team, rank) = printed.split_at(1);
                let team = if team == "A" { fixture.home } else { fixture.away };
                let rank: usize = rank.parse().expect("a rank is printed");
                self.line_ups[team].get(rank - 1).copied()
            };
            let (white, black) = (player(white), player(black));
            let fits = match (white, black) {
                (Some(white), Some(black)) => self.met(white, black, round),
                // A team that is short of players forfeits the other's board.
                (Some(alone), None) | (None, Some(alone)) => self.entry(alone, round).is_none(),
                (None, None) => true,
            };
            (!fits).then(|| self.wrong_game(printed, [white, black], fixture, round))
        })
    }

    fn wrong_game(
        &self,
        printed: &str,
        [white, black]: [Option<StartNumber>; 2],
        fixture: Fixture,
        round: RoundNumber,
    ) -> PairingFault {
        let name = |player: Option<StartNumber>| {
            player.map_or_else(|| "nobody".to_owned(), |player| player.to_string())
        };
        let (home, away) = (self.name(fixture.home), self.name(fixture.away));
        let played = white.or(black).map_or_else(String::new, |player| {
            let told = match self.entry(player, round) {
                Some((opponent, Some(Colour::White))) => format!("with white against {opponent}"),
                Some((opponent, Some(Colour::Black))) => format!("with black against {opponent}"),
                Some((opponent, None)) => format!("against {opponent}"),
                None => "nobody".to_owned(),
            };
            format!("{player} {told}")
        });
        PairingFault::NotByTable {
            expected: format!(
                "{}-{} ({printed} of {home} at home and {away})",
                name(white),
                name(black)
            ),
            played,
        }
    }

    fn met(&self, white: StartNumber, black: StartNumber, round: RoundNumber) -> bool {
        let has = |player, opponent, colour| {
            self.entry(player, round)
                .is_some_and(|(met, own)| met == opponent && own.is_none_or(|own| own == colour))
        };
        has(white, black, Colour::White) && has(black, white, Colour::Black)
    }

    /// A player's opponent in a round and, if known, his colour.
    fn entry(
        &self,
        player: StartNumber,
        round: RoundNumber,
    ) -> Option<(StartNumber, Option<Colour>)> {
        let entry = self.event.competitor(player)?.recorded(round)?;
        let colour = match entry {
            Entry::Played { colour, .. } | Entry::Pending { colour, .. } => Some(colour),
            Entry::Forfeit { colour, .. } => colour,
            Entry::Bye(_) => None,
        };
        Some((entry.opponent()?, colour))
    }

    fn name(&self, team: usize) -> String {
        format!("team {}", self.event.teams[team].number)
    }
}
