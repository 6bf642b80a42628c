//! The pairing checker: are the pairings and the standings of an event lawful, and if not, why?
//!
//! It pairs each round again from the rounds before it ([`swiss`](crate::swiss),
//! [`team::swiss`](crate::team::swiss), [`round_robin`](crate::round_robin),
//! [`league`](crate::league)). Where the round played differs, it names the first rule or criterion
//! by which that round is worse. It does not judge the engine itself. The tests do, with a second
//! implementation of the rules that uses a library's matching and, for small fields, tries every
//! pairing.
//!
//! ```
//! use referee_tournament::check::check;
//! use referee_tournament::event::{Competitor, Event, RoundNumber, StartNumber};
//! use referee_tournament::game_result::GameResult;
//!
//! let mut event = Event { rounds: Some(RoundNumber(3)), ..Event::default() };
//! for number in 1..=4 {
//!     event.enter(Competitor::new(StartNumber(number), format!("Player {number}")));
//! }
//! // Round 1 of four players should be 1-3 and 4-2: the upper half meets the lower.
//! for (white, black) in [(1, 2), (3, 4)] {
//!     let pair = (StartNumber(white), StartNumber(black));
//!     GameResult::WhiteWins.record_in(&mut event, RoundNumber(1), pair);
//! }
//! let report = check(&event);
//! assert!(!report.is_lawful());
//! let told = referee_messages::Words::english().say(&report.rounds[0].verdict.message());
//! assert!(told.contains("decided by art. 4.3"));
//! ```

mod league;
mod round_robin;
mod standings;
mod swiss;
mod teams;

use court_protocol::{Arg, Message, message};
use serde::Serialize;

pub use standings::StandingsFault;

use crate::event::{Event, LEAGUE_SYSTEM, RoundNumber};
use crate::team::swiss::TeamSystem;

/// The result of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// All rounds that were paired, in order.
    pub rounds: Vec<RoundReport>,
    /// The verdict on the final standings.
    pub standings: Verdict<Vec<StandingsFault>>,
    /// True if the file states no list of tie-breaks, so that places are compared with the points alone.
    pub by_points_only: bool,
}

/// The result of the check of one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundReport {
    /// The round checked, counted from 1.
    pub round: RoundNumber,
    /// The verdict on the pairing of the round.
    pub verdict: Verdict<PairingFault>,
}

/// The checker's verdict on a pairing or on the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict<F> {
    /// The pairing or the standings are lawful.
    Lawful,
    /// They are not lawful, for this reason.
    NotLawful(F),
    /// They cannot be judged, for this reason: nothing is known to compare them with.
    NotJudged(Message),
}

/// The reason why the pairing of a round is not lawful. Competitors are given by their numbers on
/// the starting list, of players or teams. The sentence is the message `unlawful-…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum PairingFault {
    /// C1: the two have met before.
    MetBefore {
        one: u16,
        other: u16,
        round: RoundNumber,
    },
    /// The event keeps the two apart.
    KeptApart {
        one: u16,
        other: u16,
    },
    /// C2: the player must not have the bye again.
    SecondBye {
        number: u16,
    },
    /// C3: both players have the same absolute colour preference.
    ColoursClash {
        one: u16,
        other: u16,
    },
    NotPaired {
        number: u16,
    },
    Worse {
        criterion: Message,
        played: Box<Arg>,
        possible: Box<Arg>,
        lawful: String,
    },
    Later {
        rule: Message,
        lawful: String,
    },
    WrongColours {
        white: u16,
        black: u16,
        rule: Message,
    },
    NotByTable {
        expected: Arg,
        played: Arg,
    },
}

impl PairingFault {
    /// The fault of a pair that must not meet; `met` is the index of the round in which the two met.
    fn must_not_meet(one: u16, other: u16, met: Option<usize>) -> Self {
        match met.map(RoundNumber::at) {
            Some(round) => Self::MetBefore { one, other, round },
            None => Self::KeptApart { one, other },
        }
    }

    /// The message for the arbiter.
    pub fn message(&self) -> Message {
        Message::of("unlawful", self)
    }
}

/// Checks every round that was paired and, if the event is finished, the standings.
pub fn check(event: &Event) -> Report {
    let system = System::of(event);
    let rounds = (1..=event.rounds_paired()).map(RoundNumber).map(|round| {
        let verdict = match &system {
            System::Dutch => swiss::judge(event, round),
            System::Teams(system) => teams::judge(event, *system, round),
            System::RoundRobin => round_robin::judge(event, round),
            System::League => league::judge(event, round),
            System::Other(code) => Verdict::NotJudged(message!("not-judged-system", system = code)),
        };
        RoundReport { round, verdict }
    });
    let by_points_only = standings::goes_by_points_only(event);
    Report { rounds: rounds.collect(), standings: standings::judge(event), by_points_only }
}

/// The code (record 192) of the event's system, if its pairings are not checked; otherwise `None`.
pub fn unchecked_system(event: &Event) -> Option<String> {
    match System::of(event) {
        System::Other(code) => Some(code),
        _ => None,
    }
}

/// The pairing system of an event.
#[derive(Debug)]
enum System {
    Dutch,
    Teams(TeamSystem),
    RoundRobin,
    League,
    Other(String),
}

impl System {
    /// Record 192 states the system; without the record, teams play the team Swiss and players
    /// the Dutch system.
    fn of(event: &Event) -> Self {
        let code = event.system.as_deref().unwrap_or_default();
        if code == LEAGUE_SYSTEM && event.teams.len() > 1 {
            Self::League
        } else if code.starts_with("CUSTOM") {
            Self::Other(code.to_owned())
        } else if crate::standings::has_pre_set_pairings(event) {
            Self::RoundRobin
        } else if !event.teams.is_empty() {
            let system = TeamSystem::read(if code.is_empty() { "FIDE_TEAM" } else { code });
            system.map_or_else(|| Self::Other(code.to_owned()), Self::Teams)
        } else if code.is_empty() || (code.starts_with("FIDE_DUTCH") && !code.contains("2017")) {
            Self::Dutch
        } else {
            Self::Other(code.to_owned())
        }
    }
}

impl Report {
    /// True if nothing unlawful was found.
    pub fn is_lawful(&self) -> bool {
        let rounds = self.rounds.iter().all(|round| round.verdict.is_acceptable());
        rounds && self.standings.is_acceptable()
    }

    /// True if at least one round or the standings could be judged. Otherwise nobody can say that
    /// the file is lawful.
    pub fn is_judged(&self) -> bool {
        let rounds = self.rounds.iter().any(|round| round.verdict.is_judged());
        rounds || self.standings.is_judged()
    }

    /// Returns the verdicts, one sentence for each round and each fault of the standings.
    pub fn messages(&self) -> Vec<Message> {
        let rounds = self.rounds.iter().map(|RoundReport { round, verdict }| {
            message!("check-round", round, verdict = verdict.message())
        });
        let standings = match &self.standings {
            Verdict::Lawful if self.by_points_only => vec![message!("check-by-points-only")],
            Verdict::Lawful => vec![message!("check-lawful")],
            Verdict::NotJudged(reason) => vec![message!("check-not-judged", reason)],
            Verdict::NotLawful(faults) => {
                let told =
                    |fault: &StandingsFault| message!("check-not-lawful", fault = fault.message());
                faults.iter().map(told).collect()
            }
        };
        let standings = standings.into_iter().map(|verdict| message!("check-standings", verdict));
        rounds.chain(standings).collect()
    }

    /// Returns the sentence that says how much was judged.
    pub fn summary(&self) -> Message {
        if !self.is_judged() {
            return message!("check-nothing-judged");
        }
        let count = |wanted: fn(&Verdict<PairingFault>) -> bool| {
            self.rounds.iter().filter(|round| wanted(&round.verdict)).count()
        };
        let lawful = count(|verdict| matches!(verdict, Verdict::Lawful));
        let not_lawful = count(|verdict| matches!(verdict, Verdict::NotLawful(_)));
        let not_judged = count(|verdict| !verdict.is_judged());
        let standings = match &self.standings {
            Verdict::Lawful => "lawful",
            Verdict::NotLawful(_) => "not_lawful",
            Verdict::NotJudged(_) => "not_judged",
        };
        message!("check-summary", lawful, not_lawful, not_judged, standings)
    }
}

impl<F> Verdict<F> {
    /// True if a verdict was possible.
    pub const fn is_judged(&self) -> bool {
        !matches!(self, Self::NotJudged(_))
    }

    /// True if the verdict is not [`NotLawful`](Self::NotLawful).
    pub const fn is_acceptable(&self) -> bool {
        !matches!(self, Self::NotLawful(_))
    }
}

impl Verdict<PairingFault> {
    /// Returns the verdict as a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::Lawful => message!("check-lawful"),
            Self::NotLawful(fault) => message!("check-not-lawful", fault = fault.message()),
            Self::NotJudged(reason) => message!("check-not-judged", reason),
        }
    }
}
