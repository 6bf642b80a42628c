//! Checks a league against its fixtures and the printed games of a match (CR-6.2-1, CR-6.2.2-1).
//!
//! A match day is six rounds of the report file. Its fixtures are a row of Berger's table; the team
//! with White is the home team. In the second half of the season the venues are exchanged. Six
//! players of each team meet as printed; their ranks follow the order in which the team names them.

use std::collections::BTreeSet;

use court_protocol::{Arg, Message, message};

use super::round_robin::row_played;
use super::{PairingFault, Verdict};
use crate::event::{Colour, Event, RoundEntry, RoundNumber, StartNumber, Team, TeamNumber};
use crate::league::games::{LeagueGame, MATCH_ROUNDS};
use crate::round_robin::{Cycles, Schedule};

/// The number of rounds of a match day, and of players of a team.
pub(super) const ROUNDS: usize = MATCH_ROUNDS.len();

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

pub(super) fn judge(event: &Event, round: RoundNumber) -> Verdict<PairingFault> {
    let day = Day::of(event, round.index() / ROUNDS);
    if day.index >= days(event) {
        let expected = message!("league-nothing-after", day = days(event));
        let played = message!("league-game-in", round);
        return Verdict::NotLawful(not_by_table(expected, played));
    }
    match day.first_fault(round) {
        None => Verdict::Lawful,
        Some(fault) => Verdict::NotLawful(fault),
    }
}

fn not_by_table(expected: Message, played: Message) -> PairingFault {
    PairingFault::NotByTable { expected: Arg::Message(expected), played: Arg::Message(played) }
}

/// The number of match days of a season in which every team meets every other at home and away.
pub(super) fn days(event: &Event) -> usize {
    2 * usize::from(table(event).rounds())
}

/// The fixtures of the first half of the season.
fn table(event: &Event) -> Schedule {
    let teams = u16::try_from(event.teams.len()).expect("team numbers have two bytes");
    Schedule::new(teams, Cycles::Single).expect("a league has at least two teams")
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
                rounds().any(|round| player.recorded(round).is_some_and(RoundEntry::was_paired))
            })
        };
        let line_up = |team: &Team| team.members.iter().copied().filter(was_there).collect();
        Self { event, index, line_ups: event.teams.iter().map(line_up).collect() }
    }

    /// The fixtures of the day, from the row of Berger's table that was played.
    fn fixtures(&self) -> Vec<Fixture> {
        let cycle = table(self.event).rounds();
        let day = u16::try_from(self.index + 1).expect("a day has six rounds of one byte");
        let stands = |day: u16, row: u16| {
            Day::of(self.event, usize::from(day) - 1).meets(&self.first_half(row))
        };
        let fixtures = self.first_half(row_played(day, cycle, true, stands)).into_iter();
        if day > cycle { fixtures.map(Fixture::turned).collect() } else { fixtures.collect() }
    }

    /// The fixtures of a row in the first half of the season.
    fn first_half(&self, row: u16) -> Vec<Fixture> {
        let index = |team: crate::round_robin::LotNumber| usize::from(team.0) - 1;
        let games = table(self.event).round(row).games.into_iter();
        games.map(|game| Fixture { home: index(game.white), away: index(game.black) }).collect()
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
        let day = self.index + 1;
        let fault = |team: usize, expected: Message| {
            let players = self.line_ups[team].len();
            not_by_table(expected, message!("league-line-up", players))
        };
        let mut teams = 0..self.line_ups.len();
        if let Some(team) = teams.clone().find(|&team| self.line_ups[team].len() > ROUNDS) {
            let expected = message!("league-line-up-of-six", team = self.number(team), day);
            return Some(fault(team, expected));
        }
        let free = teams.find(|&team| !busy(team) && !self.line_ups[team].is_empty());
        let of_free = free
            .map(|team| fault(team, message!("league-nobody-with", team = self.number(team), day)));
        of_free.or_else(|| fixtures.iter().find_map(|fixture| self.fault_of(*fixture, round)))
    }

    /// Returns the first fault of a match in this round, if any.
    fn fault_of(&self, fixture: Fixture, round: RoundNumber) -> Option<PairingFault> {
        if self.is_forfeited(fixture, round) {
            return None;
        }
        let (home, away) = (self.number(fixture.home), self.number(fixture.away));
        let day = self.index + 1;
        let fault =
            |played: Message| not_by_table(message!("league-fixture", home, away, day), played);
        let nobody =
            self.line_ups[fixture.home].is_empty() && self.line_ups[fixture.away].is_empty();
        let wrong = self.first_wrong_game(fixture, round);
        if wrong.is_none() && !nobody {
            return None;
        }
        let met = self.opponents(fixture.home, round);
        if met.is_empty() {
            return Some(fault(message!("league-nothing-by", team = home)));
        }
        if let Some(&other) = met.iter().find(|&&team| team != fixture.away) {
            let other = self.number(other);
            return Some(fault(message!("league-other-opponent", team = home, other)));
        }
        if self.first_wrong_game(fixture.turned(), round).is_none() {
            return Some(fault(message!("league-at-the-venue-of", team = away)));
        }
        wrong
    }

    /// Returns the first game of a match that was not played as printed.
    fn first_wrong_game(&self, fixture: Fixture, round: RoundNumber) -> Option<PairingFault> {
        let player =
            |team: usize, rank: u8| self.line_ups[team].get(usize::from(rank) - 1).copied();
        MATCH_ROUNDS[round.index() % ROUNDS].into_iter().find_map(|game| {
            let home = player(fixture.home, game.home);
            let away = player(fixture.away, game.away);
            let players = match game.home_colour {
                Colour::White => [home, away],
                Colour::Black => [away, home],
            };
            let fits = match players {
                [Some(white), Some(black)] => self.met(white, black, round),
                // A team that is short of players forfeits the other's board.
                [Some(alone), None] | [None, Some(alone)] => self.entry(alone, round).is_none(),
                [None, None] => true,
            };
            (!fits).then(|| self.wrong_game(game, players, fixture, round))
        })
    }

    fn wrong_game(
        &self,
        printed: LeagueGame,
        [white, black]: [Option<StartNumber>; 2],
        fixture: Fixture,
        round: RoundNumber,
    ) -> PairingFault {
        let (home, away) = (self.number(fixture.home), self.number(fixture.away));
        let printed = printed.to_string();
        let expected = message!("league-printed-game", white, black, printed, home, away);
        let played = white.or(black).map(|player| match self.entry(player, round) {
            Some((opponent, colour)) => message!("league-game", player, opponent, colour),
            None => message!("league-game", player),
        });
        let played = played.map_or(Arg::Text(String::new()), Arg::Message);
        PairingFault::NotByTable { expected: Arg::Message(expected), played }
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
        Some((entry.opponent()?, entry.colour()))
    }

    fn number(&self, team: usize) -> TeamNumber {
        self.event.teams[team].number
    }
}
