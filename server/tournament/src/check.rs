//! The independent checker: are the pairings and the standings of an event the lawful ones, and if
//! not, why?
//!
//! It shares no code with the pairing ([`swiss`](crate::swiss), [`team`](crate::team),
//! [`round_robin`](crate::round_robin)): it works the position of each round out of the recorded
//! rounds itself, finds the lawful pairing in its own way, and names the first criterion by which
//! the pairing played is worse. For small fields there is a third way,
//! [`next_round_by_trying_all`], that looks at every pairing there is.
//!
//! ```
//! use referee_tournament::check::check;
//! use referee_tournament::event::{Competitor, StartNumber};
//! use referee_tournament::event::{Colour, Entry, Event, Outcome, RoundNumber};
//!
//! let mut event = Event { rounds: Some(RoundNumber(3)), ..Event::default() };
//! // Round 1 of four players should be 1-3 and 4-2: the upper half meets the lower.
//! for (own, opponent, colour, outcome) in [
//!     (1, 2, Colour::White, Outcome::Win),
//!     (2, 1, Colour::Black, Outcome::Loss),
//!     (3, 4, Colour::White, Outcome::Draw),
//!     (4, 3, Colour::Black, Outcome::Draw),
//! ] {
//!     let mut competitor = Competitor::new(StartNumber(own), format!("Player {own}"));
//!     let opponent = StartNumber(opponent);
//!     competitor.record(RoundNumber(1), Entry::Played { opponent, colour, outcome, rated: true });
//!     event.enter(competitor);
//! }
//! let report = check(&event);
//! assert!(!report.is_lawful());
//! assert!(report.to_string().contains("exchanges between the halves"));
//! ```

mod berger;
mod dutch;
mod league;
mod matching;
mod position;
mod standings;
mod swiss;
mod teams;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use standings::StandingsFault;

use crate::event::StartNumber;
use crate::event::{Event, LEAGUE_SYSTEM, RoundNumber};

/// A round as it should be: White first, the player left over without an opponent.
pub type Boards = Vec<(StartNumber, Option<StartNumber>)>;

/// What the checker found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Every round that was paired, the first one first.
    pub rounds: Vec<RoundReport>,
    /// The standings at the end.
    pub standings: Verdict<Vec<StandingsFault>>,
    /// Whether the file states no list of tie-breaks, so that places are held against the points alone.
    pub by_points_only: bool,
}

/// What the checker found in one round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundReport {
    /// Which round.
    pub round: RoundNumber,
    /// What it thinks of its pairing.
    pub verdict: Verdict<PairingFault>,
}

/// What the checker thinks of something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict<F> {
    /// It is the lawful one.
    Lawful,
    /// It is not, and why.
    NotLawful(F),
    /// There is nothing to hold it against, and why.
    NotJudged(String),
}

/// Why the pairing of a round is not the lawful one. Competitors are numbers of the starting list,
/// of players or teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum PairingFault {
    /// C1: the two have met.
    #[error("C1: {one} and {other} met before, in round {round}")]
    MetBefore {
        /// One of the two.
        one: u16,
        /// The other.
        other: u16,
        /// The round in which they met first.
        round: RoundNumber,
    },
    /// The event forbids it.
    #[error("C1: {one} and {other} are kept apart by the event")]
    KeptApart {
        /// One of the two.
        one: u16,
        /// The other.
        other: u16,
    },
    /// C2.
    #[error("C2: {number} may not be left over again")]
    SecondBye {
        /// Who was left over.
        number: u16,
    },
    /// C3.
    #[error("C3: {one} and {other} must both have the same colour")]
    ColoursClash {
        /// One of the two.
        one: u16,
        /// The other.
        other: u16,
    },
    /// More than one left over, or an opponent who is not there.
    #[error("{number} was not paired as everybody else: one opponent each, one left over at most")]
    NotPaired {
        /// The first one found.
        number: u16,
    },
    /// There was no lawful pairing to make.
    #[error("C4: no lawful pairing exists, the round could not be paired")]
    Impossible,
    /// A criterion decides against it.
    #[error("{criterion}: {played} where {possible} is possible; lawful: {lawful}")]
    Worse {
        /// The first criterion by which it is worse.
        criterion: String,
        /// What the pairing played shows.
        played: String,
        /// What the lawful pairing shows.
        possible: String,
        /// The pairs of the lawful pairing, White first.
        lawful: String,
    },
    /// As good as the lawful one by every criterion, but a later candidate.
    #[error("equal by all criteria, but decided by {rule}; lawful: {lawful}")]
    Later {
        /// The article that puts the other first.
        rule: String,
        /// The pairs of the lawful pairing, White first.
        lawful: String,
    },
    /// Right opponents, wrong colours.
    #[error("{white} and {black} should have the other colours, by {rule}")]
    WrongColours {
        /// Who had White.
        white: u16,
        /// Who had Black.
        black: u16,
        /// The article that decides.
        rule: String,
    },
    /// Not what the table says.
    #[error("the table pairs {expected}; {played} was played")]
    NotByTable {
        /// The first pair of the table that is missing.
        expected: String,
        /// Whom its first-named met.
        played: String,
    },
}

/// Checks every round that was paired, and the standings of a finished event.
pub fn check(event: &Event) -> Report {
    let system = System::of(event);
    let rounds = (1..=event.rounds_paired()).map(RoundNumber).map(|round| {
        let verdict = match &system {
            System::Dutch => swiss::judge(event, round),
            System::Teams(rules) => teams::judge(event, *rules, round),
            System::RoundRobin => berger::judge(event, round),
            System::League => league::judge(event, round),
            System::Other(code) => {
                Verdict::NotJudged(format!("pairings of {code:?} (record 192) are not checked"))
            }
        };
        RoundReport { round, verdict }
    });
    let by_points_only = standings::goes_by_points_only(event);
    Report { rounds: rounds.collect(), standings: standings::judge(event), by_points_only }
}

/// The code (record 192) of a system whose pairings are not checked.
pub fn unchecked_system(event: &Event) -> Option<String> {
    match System::of(event) {
        System::Other(code) => Some(code),
        _ => None,
    }
}

/// The systems whose pairings are checked, for whoever has to name them.
pub const SYSTEMS: &str = "a system whose pairings are checked: FIDE_DUTCH (_2025, _2026, _BAKU), \
    FIDE_TEAM (_TYPEA or _TYPEB, _MP, _GP, _BAKU), FIDE_ROUNDROBIN or BERGER_ROUNDROBIN (TEAM_ or \
    DOUBLE before ROUNDROBIN, _G2 at the end), CUSTOM_LEAGUE_ROUNDROBIN";

/// The pairing the next round of a Dutch Swiss should get; none when no lawful pairing exists.
pub fn next_round(event: &Event) -> Option<Boards> {
    swiss::next_round(event)
}

/// The same, found by looking at every pairing there is.
///
/// # Panics
/// With more than [`MOST_TRIED`] players to be paired: there would be too many pairings.
pub fn next_round_by_trying_all(event: &Event) -> Option<Boards> {
    swiss::next_round_by_trying_all(event)
}

/// The largest field [`next_round_by_trying_all`] looks at.
pub const MOST_TRIED: usize = dutch::exhaustive::MOST_PLAYERS;

/// How an event says it was paired.
#[derive(Debug)]
enum System {
    Dutch,
    Teams(teams::Rules),
    RoundRobin,
    League,
    Other(String),
}

impl System {
    /// By record 192; without it teams play the team Swiss and players the Dutch system.
    fn of(event: &Event) -> Self {
        let code = event.system.as_deref().unwrap_or_default();
        if code == LEAGUE_SYSTEM && event.teams.len() > 1 {
            Self::League
        } else if code.starts_with("CUSTOM") {
            Self::Other(code.to_owned())
        } else if crate::standings::has_pre_set_pairings(event) {
            Self::RoundRobin
        } else if !event.teams.is_empty() {
            teams::Rules::of(code).map_or_else(|| Self::Other(code.to_owned()), Self::Teams)
        } else if code.is_empty() || (code.starts_with("FIDE_DUTCH") && !code.contains("2017")) {
            Self::Dutch
        } else {
            Self::Other(code.to_owned())
        }
    }
}

impl Report {
    /// Whether nothing was found that is not lawful.
    pub fn is_lawful(&self) -> bool {
        let rounds = self.rounds.iter().all(|round| round.verdict.is_acceptable());
        rounds && self.standings.is_acceptable()
    }

    /// Whether there was anything to hold the file against: of one without a round or a place that was
    /// judged nobody can say that it is lawful.
    pub fn is_judged(&self) -> bool {
        let rounds = self.rounds.iter().any(|round| round.verdict.is_judged());
        rounds || self.standings.is_judged()
    }

    /// How much was judged, in a line.
    pub fn summary(&self) -> String {
        if !self.is_judged() {
            return "nothing was judged".to_owned();
        }
        let count = |wanted: fn(&Verdict<PairingFault>) -> bool| {
            self.rounds.iter().filter(|round| wanted(&round.verdict)).count()
        };
        let lawful = count(|verdict| matches!(verdict, Verdict::Lawful));
        let not_lawful = count(|verdict| matches!(verdict, Verdict::NotLawful(_)));
        let not_judged = count(|verdict| !verdict.is_judged());
        let standings = match &self.standings {
            Verdict::Lawful => "lawful",
            Verdict::NotLawful(_) => "not lawful",
            Verdict::NotJudged(_) => "not judged",
        };
        format!(
            "rounds: {lawful} lawful, {not_lawful} not lawful, {not_judged} not judged; standings: {standings}"
        )
    }
}

impl<F> Verdict<F> {
    /// Whether there was something to hold it against.
    pub const fn is_judged(&self) -> bool {
        !matches!(self, Self::NotJudged(_))
    }

    /// Whether nothing speaks against it.
    pub const fn is_acceptable(&self) -> bool {
        !matches!(self, Self::NotLawful(_))
    }
}

impl Verdict<PairingFault> {
    /// The verdict in a sentence.
    pub fn sentence(&self) -> String {
        match self {
            Self::Lawful => "lawful".to_owned(),
            Self::NotLawful(fault) => format!("not lawful: {fault}"),
            Self::NotJudged(reason) => format!("not judged: {reason}"),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for RoundReport { round, verdict } in &self.rounds {
            writeln!(f, "round {round}: {}", verdict.sentence())?;
        }
        match &self.standings {
            Verdict::Lawful if self.by_points_only => {
                writeln!(
                    f,
                    "standings: lawful by points only; no list is stated (record 202 or 212)"
                )
            }
            Verdict::Lawful => writeln!(f, "standings: lawful"),
            Verdict::NotJudged(reason) => writeln!(f, "standings: not judged: {reason}"),
            Verdict::NotLawful(faults) => {
                faults.iter().try_for_each(|fault| writeln!(f, "standings: not lawful: {fault}"))
            }
        }
    }
}
