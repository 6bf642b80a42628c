//! Round robins by the Berger tables of C.05 Annex 1.
//!
//! A [`Schedule`] gives the pairings of every round, with colours, before the first game is played.
//! It covers single and double round robins of any number of competitors; with an odd number, one
//! competitor is free in each round. Competitors are identified by the number they drew
//! ([`LotNumber`]).
//!
//! Results, tables and tie-breaks are not part of this module: [`crate::standings`] ranks a round
//! robin like any event with pre-set pairings. [`withdrawal`] decides about the games of a
//! competitor who withdraws.
//!
//! ```
//! use referee_tournament::round_robin::{Cycles, Schedule};
//!
//! let schedule = Schedule::new(6, Cycles::Single)?;
//! let first: Vec<String> = schedule.round(1).games.iter().map(ToString::to_string).collect();
//! assert_eq!(first, ["1-6", "2-5", "3-4"]);
//! assert_eq!(schedule.rounds(), 5);
//! # Ok::<(), referee_tournament::round_robin::ScheduleError>(())
//! ```

use std::fmt;

use court_protocol::{Message, message};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub mod withdrawal;

/// The greatest number of competitors in a schedule. A season of more than 999 rounds would be a
/// mistake in the entries, not an event.
pub const COMPETITORS_MAX: u16 = 1000;

/// The number a competitor drew before the first round, 1 to n.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct LotNumber(pub u16);

impl fmt::Display for LotNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of times that each pair meets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cycles {
    /// Each pair meets once.
    Single,
    /// Each pair meets twice, the second time with colours (or venues) reversed. The last two
    /// rounds of the first cycle are exchanged, so that nobody has one colour three times running
    /// where the cycles join.
    Double,
}

impl Cycles {
    /// The number of games of each pair.
    pub fn meetings(self) -> u16 {
        match self {
            Self::Single => 1,
            Self::Double => 2,
        }
    }
}

/// One game of a round, with its colours. In a league the team with White is the home team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Game {
    /// The competitor with White, or the home team.
    pub white: LotNumber,
    /// The competitor with Black, or the visiting team.
    pub black: LotNumber,
}

impl Game {
    fn reversed(self) -> Self {
        Self { white: self.black, black: self.white }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

/// One round of a schedule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The games in board order.
    pub games: Vec<Game>,
    /// The competitor without a game in this round; `None` if the number of competitors is even.
    pub free: Option<LotNumber>,
}

/// All rounds of a round robin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Schedule {
    competitors: u16,
    cycles: Cycles,
}

/// The reason why there is no schedule for this number of competitors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{self:?}")]
pub enum ScheduleError {
    /// There are fewer than two competitors.
    TooFew(u16),
    /// There are more competitors than [`COMPETITORS_MAX`].
    TooMany(u16),
}

impl ScheduleError {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        match self {
            Self::TooFew(competitors) => message!("round-robin-too-few", competitors),
            Self::TooMany(competitors) => {
                message!("round-robin-too-many", competitors, most = COMPETITORS_MAX)
            }
        }
    }
}

impl Schedule {
    /// Returns the schedule for `competitors` numbers.
    ///
    /// # Errors
    /// With fewer than 2 or more than [`COMPETITORS_MAX`] competitors.
    pub fn new(competitors: u16, cycles: Cycles) -> Result<Self, ScheduleError> {
        match competitors {
            0 | 1 => Err(ScheduleError::TooFew(competitors)),
            2..=COMPETITORS_MAX => Ok(Self { competitors, cycles }),
            _ => Err(ScheduleError::TooMany(competitors)),
        }
    }

    /// The number of competitors of the schedule.
    pub fn competitors(self) -> u16 {
        self.competitors
    }

    /// The number of times that each pair meets.
    pub fn cycles(self) -> Cycles {
        self.cycles
    }

    /// The number of rounds: per cycle, one less than the next even number of competitors.
    pub fn rounds(self) -> u16 {
        self.cycle_rounds() * self.cycles.meetings()
    }

    /// The games of `round`, counted from 1.
    ///
    /// # Panics
    /// If the schedule has no such round; the caller counts rounds from 1 to [`Schedule::rounds`].
    pub fn round(self, round: u16) -> Round {
        assert!(
            (1..=self.rounds()).contains(&round),
            "a schedule of {} rounds was asked for round {round}",
            self.rounds()
        );
        let cycle = self.cycle_rounds();
        let second = round > cycle;
        let row = if second { round - cycle } else { self.first_cycle_row(round) };
        let mut meetings = berger(self.places(), row);
        if second {
            meetings = meetings.into_iter().map(Game::reversed).collect();
        }
        let dummy = LotNumber(self.places());
        let odd = self.places() != self.competitors;
        let is_free = |game: &Game| odd && (game.white == dummy || game.black == dummy);
        let free = meetings
            .iter()
            .copied()
            .find(is_free)
            .map(|game| if game.white == dummy { game.black } else { game.white });
        meetings.retain(|game| !is_free(game));
        Round { games: meetings, free }
    }

    /// All rounds in order.
    pub fn all_rounds(self) -> impl Iterator<Item = Round> {
        (1..=self.rounds()).map(move |round| self.round(round))
    }

    /// The size of the table: the next even number of competitors.
    fn places(self) -> u16 {
        self.competitors.next_multiple_of(2)
    }

    fn cycle_rounds(self) -> u16 {
        self.places() - 1
    }

    /// The row of the table that is played in a round of the first cycle.
    fn first_cycle_row(self, round: u16) -> u16 {
        let last = self.cycle_rounds();
        match self.cycles {
            Cycles::Double if last >= 2 && round == last => last - 1,
            Cycles::Double if last >= 2 && round == last - 1 => last,
            _ => round,
        }
    }
}

/// C.05 Annex 1: row `round` of the table for an even number of places, in board order.
fn berger(places: u16, round: u16) -> Vec<Game> {
    let n = u32::from(places);
    let start = (u32::from(round) - 1) * (n / 2);
    let seat = |k: u32| {
        let number = (start + k) % (n - 1) + 1;
        LotNumber(u16::try_from(number).expect("a seat is at most the number of places"))
    };
    let last = LotNumber(places);
    let first_board = if round % 2 == 1 {
        Game { white: seat(0), black: last }
    } else {
        Game { white: last, black: seat(0) }
    };
    let others = (1..n / 2).map(|k| Game { white: seat(k), black: seat(n - 1 - k) });
    std::iter::once(first_board).chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use std::collections::BTreeMap;

    fn colours(schedule: Schedule) -> BTreeMap<LotNumber, String> {
        let mut colours: BTreeMap<LotNumber, String> = BTreeMap::new();
        for round in schedule.all_rounds() {
            for game in round.games {
                colours.entry(game.white).or_default().push('W');
                colours.entry(game.black).or_default().push('B');
            }
        }
        colours
    }

    #[test]
    fn everybody_meets_everybody_once_and_colours_differ_by_one_at_most() {
        for n in 2..=40 {
            let schedule = Schedule::new(n, Cycles::Single).expect("2 to 40 competitors");
            let mut met = BTreeMap::new();
            let mut free = BTreeMap::new();
            for round in schedule.all_rounds() {
                assert_eq!(round.games.len(), usize::from(n / 2));
                for game in round.games {
                    let pair = (game.white.min(game.black), game.white.max(game.black));
                    *met.entry(pair).or_insert(0) += 1;
                }
                if let Some(number) = round.free {
                    *free.entry(number).or_insert(0) += 1;
                }
            }
            assert_eq!(met.len(), usize::from(n) * usize::from(n - 1) / 2);
            assert!(met.values().all(|&times| times == 1));
            assert_eq!(free.len(), if n % 2 == 0 { 0 } else { usize::from(n) });
            for sequence in colours(schedule).values() {
                let whites = sequence.matches('W').count();
                assert!(whites.abs_diff(sequence.len() - whites) <= 1, "{n}: {sequence}");
            }
        }
    }

    #[test]
    fn a_double_round_robin_reverses_every_colour_and_nobody_has_three_alike_running() {
        for n in 3..=30 {
            let schedule = Schedule::new(n, Cycles::Double).expect("3 to 30 competitors");
            let mut games: Vec<Game> = schedule.all_rounds().flat_map(|r| r.games).collect();
            assert_eq!(games.len(), usize::from(n) * usize::from(n - 1));
            games.sort_unstable();
            games.dedup();
            assert_eq!(games.len(), usize::from(n) * usize::from(n - 1), "each once as White");
            for sequence in colours(schedule).values() {
                assert!(!sequence.contains("WWW") && !sequence.contains("BBB"), "{n}: {sequence}");
            }
        }
    }

    #[test]
    fn too_few_or_too_many_competitors_are_named() {
        let error =
            |n| english(&Schedule::new(n, Cycles::Single).expect_err("no schedule").message());
        assert_eq!(error(1), "a round robin needs at least 2 competitors, 1 given");
        assert_eq!(error(1001), "a round robin takes at most 1000 competitors, 1001 given");
    }
}
