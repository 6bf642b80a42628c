//! Random events of every kind that obey the rules from the first round to the last.
//!
//! A [`Simulation`] invents players, pairs every round by the rules of its kind, and draws the
//! results, absences and forfeits at random. The same seed gives the same event on every machine.
//! It serves tests, benchmarks and users who need a report file to try a program.
//!
//! If a round of a Swiss cannot be paired (in small fields with many absences), the event stops
//! there and gives the reason. No rule is relaxed to finish it.
//!
//! ```
//! use referee_tournament::simulate::{Incidents, Kind, Simulation};
//!
//! let simulation = Simulation { kind: Kind::RoundRobin, competitors: 6, rounds: None,
//!     incidents: Incidents::None, seed: 7 };
//! let simulated = simulation.run()?;
//! assert_eq!(simulated.event.rounds_paired(), 5);
//! assert_eq!(simulated, simulation.run()?, "the same seed gives the same event");
//! # Ok::<(), referee_tournament::simulate::SimulationRefusal>(())
//! ```

use std::fmt;
use std::str::FromStr;

use court_protocol::{Message, message};
use serde::Serialize;
use thiserror::Error;

use crate::event::Event;
use crate::knockout::Knockout;
use crate::knockout::duel::DuelRules;
use crate::league::LeagueMatch;
use crate::league::season::{Fixture, Season};
use crate::programme::Length;
use crate::round_robin::Cycles;
use crate::team::swiss::ColourRule;
use crate::trf;

mod chance;
mod finals;
mod league;
mod roster;
mod swiss;
mod table;
mod team;

/// The kind of event to simulate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A Dutch Swiss without acceleration.
    Swiss,
    /// A Dutch Swiss with Baku acceleration.
    SwissBaku,
    /// A team Swiss with colour preferences of type A.
    TeamSwissA,
    /// A team Swiss with colour preferences of type B.
    TeamSwissB,
    /// A single round robin of players.
    RoundRobin,
    /// A double round robin of players.
    DoubleRoundRobin,
    /// A knockout of all players who enter.
    Knockout,
    /// Five rounds of Swiss, then the finals of the top four (CR-5.1).
    OneDay,
    /// Seven rounds of Swiss, then the finals of the top eight (CR-5.2).
    TwoDays,
    /// Thirteen rounds of Swiss, then the finals of the top eight (CR-5.2).
    ThreeDays,
    /// A team Swiss and finals like [`OneDay`](Self::OneDay) (CR-6.1.1).
    TeamOneDay,
    /// A team Swiss and finals like [`TwoDays`](Self::TwoDays) (CR-6.1.2).
    TeamTwoDays,
    /// A team Swiss and finals like [`ThreeDays`](Self::ThreeDays) (CR-6.1.2).
    TeamThreeDays,
    /// A league season with home and away matches (CR-6.2).
    League,
    /// A round robin of teams of one, then elimination (IM-2-1).
    Intramural,
}

/// All kinds of events, each with its name on the command line and the smallest and the greatest
/// number of competitors that are simulated.
pub const KINDS: [(Kind, &str, (u16, u16)); 15] = [
    (Kind::Swiss, "swiss", (2, 4000)),
    (Kind::SwissBaku, "swiss-baku", (2, 4000)),
    (Kind::TeamSwissA, "team-swiss-a", (2, 500)),
    (Kind::TeamSwissB, "team-swiss-b", (2, 500)),
    (Kind::RoundRobin, "round-robin", (2, 100)),
    (Kind::DoubleRoundRobin, "double-round-robin", (2, 50)),
    (Kind::Knockout, "knockout", (2, 1024)),
    (Kind::OneDay, "one-day", (7, 4000)),
    (Kind::TwoDays, "two-days", (9, 4000)),
    (Kind::ThreeDays, "three-days", (15, 4000)),
    (Kind::TeamOneDay, "team-one-day", (7, 500)),
    (Kind::TeamTwoDays, "team-two-days", (9, 500)),
    (Kind::TeamThreeDays, "team-three-days", (15, 500)),
    // Six rounds per match and two matches per pair: 8 teams need 84 rounds, and a report file
    // holds 99.
    (Kind::League, "league", (2, 8)),
    (Kind::Intramural, "intramural", (2, 100)),
];

impl Kind {
    /// The name on the command line.
    pub fn name(self) -> &'static str {
        self.entry().1
    }

    /// The smallest and the greatest number of competitors (players or teams) that are simulated.
    pub fn field(self) -> (u16, u16) {
        self.entry().2
    }

    fn entry(self) -> &'static (Self, &'static str, (u16, u16)) {
        KINDS.iter().find(|known| known.0 == self).expect("all kinds are listed")
    }

    /// The default number of rounds, if the number can be chosen; otherwise `None`.
    fn rounds(self) -> Option<u8> {
        match self {
            Self::Swiss | Self::SwissBaku | Self::TeamSwissA | Self::TeamSwissB => Some(7),
            _ => None,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Kind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = SimulationRefusal;

    fn from_str(text: &str) -> Result<Self, SimulationRefusal> {
        let found = KINDS.iter().find(|known| known.1 == text).map(|known| known.0);
        found.ok_or_else(|| SimulationRefusal::UnknownKind { text: text.to_owned() })
    }
}

/// The frequency of irregular events, such as absences and forfeits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Incidents {
    /// None: everybody comes to every game.
    None,
    /// Now and then a player requests a bye, forfeits a game, withdraws or enters late.
    #[default]
    Usual,
    /// All of these several times as often, and pairs that must be kept apart.
    Many,
}

/// The settings of a simulated event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Simulation {
    /// The kind of event.
    pub kind: Kind,
    /// The number of players or teams that enter.
    pub competitors: u16,
    /// The number of rounds of a Swiss; 7 by default. It must be `None` for kinds with a fixed number.
    pub rounds: Option<u8>,
    /// The frequency of irregular events.
    pub incidents: Incidents,
    /// The seed of the random numbers.
    pub seed: u64,
}

/// A simulated event with its results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simulated {
    /// The event for report files: the qualification, or the whole event if it has one phase.
    pub event: Event,
    /// The reason why the event stopped before its last round; `None` if it was completed.
    pub stopped: Option<Message>,
    /// The finals, for kinds of events that have them.
    pub finals: Option<Finals>,
    /// The season of a league, with the results of every match.
    pub season: Option<(Season, Vec<(Fixture, LeagueMatch)>)>,
}

/// The finals of an event: the seeds and the knockout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finals {
    /// The start numbers of the players or teams with seeds 1, 2 and so on.
    pub seeds: Vec<u16>,
    /// The bracket with its results.
    pub knockout: Knockout,
}

/// The reason why an event is not simulated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum SimulationRefusal {
    Field { kind: Kind, least: u16, most: u16, competitors: u16 },
    OwnRounds { kind: Kind },
    Rounds { rounds: u8, competitors: u16, most: u8 },
    UnknownKind { text: String },
}

impl SimulationRefusal {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownKind { .. } => Message::of("simulation", self).with("kinds", &names()),
            _ => Message::of("simulation", self),
        }
    }
}

fn names() -> [&'static str; KINDS.len()] {
    KINDS.map(|known| known.1)
}

/// The greatest number of rounds of a simulated Swiss.
const ROUNDS_MAX: u8 = 30;

impl Simulation {
    /// Simulates the event to its end.
    ///
    /// # Errors
    /// If this number of competitors or rounds is not simulated.
    pub fn run(&self) -> Result<Simulated, SimulationRefusal> {
        let (least, most) = self.kind.field();
        if !(least..=most).contains(&self.competitors) {
            let (kind, competitors) = (self.kind, self.competitors);
            return Err(SimulationRefusal::Field { kind, least, most, competitors });
        }
        let rounds = self.rounds()?;
        let mut chance = chance::Chance::new(self.seed, self.incidents);
        let players = self.competitors;
        Ok(match self.kind {
            Kind::Swiss => swiss::play(&mut chance, players, rounds, false),
            Kind::SwissBaku => swiss::play(&mut chance, players, rounds, true),
            Kind::TeamSwissA => team::play(&mut chance, players, rounds, ColourRule::TypeA),
            Kind::TeamSwissB => team::play(&mut chance, players, rounds, ColourRule::TypeB),
            Kind::RoundRobin => table::play(&mut chance, players, Cycles::Single),
            Kind::DoubleRoundRobin => table::play(&mut chance, players, Cycles::Double),
            Kind::Knockout => finals::play_knockout(&mut chance, players, DuelRules::ONE_DAY),
            Kind::OneDay => swiss::play_with_finals(&mut chance, players, Length::OneDay),
            Kind::TwoDays => swiss::play_with_finals(&mut chance, players, Length::TwoDays),
            Kind::ThreeDays => swiss::play_with_finals(&mut chance, players, Length::ThreeDays),
            Kind::TeamOneDay => team::play_with_finals(&mut chance, players, Length::OneDay),
            Kind::TeamTwoDays => team::play_with_finals(&mut chance, players, Length::TwoDays),
            Kind::TeamThreeDays => team::play_with_finals(&mut chance, players, Length::ThreeDays),
            Kind::League => league::play(&mut chance, players),
            Kind::Intramural => finals::play_intramural(&mut chance, players),
        })
    }

    /// Returns the number of rounds of a Swiss after checking it; 0 for kinds with a fixed number.
    fn rounds(&self) -> Result<u8, SimulationRefusal> {
        let meetings = self.competitors.next_multiple_of(2) - 1;
        let most = u8::try_from(meetings).map_or(ROUNDS_MAX, |most| most.min(ROUNDS_MAX));
        match (self.kind.rounds(), self.rounds) {
            (None, None) => Ok(0),
            (None, Some(_)) => Err(SimulationRefusal::OwnRounds { kind: self.kind }),
            (Some(usual), None) => Ok(usual.min(most)),
            (Some(_), Some(rounds)) if (1..=most).contains(&rounds) => Ok(rounds),
            (Some(_), Some(rounds)) => {
                Err(SimulationRefusal::Rounds { rounds, competitors: self.competitors, most })
            }
        }
    }
}

impl Simulated {
    /// Returns the event as a report file. Comments, in the words of `say`, hold the data without a
    /// record: the finals, the season's table, and the reason for an early stop.
    pub fn report_file(&self, say: impl Fn(&Message) -> String) -> String {
        let mut file = trf::write(&self.event);
        for remark in self.remarks() {
            file.push_str("### ");
            file.push_str(&say(&remark));
            file.push('\n');
        }
        file
    }

    fn remarks(&self) -> Vec<Message> {
        let stopped = self.stopped.iter().map(|reason| message!("simulated-stopped", reason));
        let finals = self.finals.iter().flat_map(finals::remarks);
        let season = self.season.iter().flat_map(|(season, _)| league::remarks(season));
        stopped.chain(finals).chain(season).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    fn simulation(kind: Kind, competitors: u16) -> Simulation {
        Simulation { kind, competitors, rounds: None, incidents: Incidents::Usual, seed: 1 }
    }

    #[test]
    fn every_kind_is_known_by_its_name() {
        for (kind, ..) in KINDS {
            assert_eq!(kind.name().parse(), Ok(kind));
            assert_eq!(kebab_name(kind), kind.name());
        }
        let refusal = english(&"sviss".parse::<Kind>().expect_err("no such kind").message());
        assert!(refusal.starts_with("unknown kind \"sviss\": one of swiss, swiss-baku,"));
    }

    /// A kind's own name in kebab case.
    fn kebab_name(kind: Kind) -> String {
        let mut name = String::new();
        for letter in format!("{kind:?}").chars() {
            if letter.is_uppercase() && !name.is_empty() {
                name.push('-');
            }
            name.extend(letter.to_lowercase());
        }
        name
    }

    #[test]
    fn fields_and_rounds_that_cannot_be_simulated_are_named() {
        let refused =
            |simulation: Simulation| english(&simulation.run().expect_err("refused").message());
        assert_eq!(
            refused(simulation(Kind::League, 9)),
            "league is simulated with 2 to 8 competitors, not 9"
        );
        assert_eq!(
            refused(Simulation { rounds: Some(5), ..simulation(Kind::RoundRobin, 6) }),
            "round-robin sets its own number of rounds: leave it out"
        );
        assert_eq!(
            refused(Simulation { rounds: Some(9), ..simulation(Kind::Swiss, 8) }),
            "9 rounds for 8 competitors: 1 to 7 can be paired"
        );
    }
}
