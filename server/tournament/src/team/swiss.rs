//! The team Swiss of C.04.6, in force since February 2026: types A and B.
//!
//! [`pair`] pairs the next round of a team event. The bye comes first, then the top scoregroup with
//! the teams moved up to it, and so on down; colours come last. No colour rule is absolute here. If
//! the rules leave no pairing, the refusal says so. [`explain()`] gives the reasons bracket by
//! bracket; [`compare`] gives the cost of a pairing with other opponents.
//!
//! Where the articles allow more than one reading, this module decides as follows:
//!
//! * Only matches played over the board prevent a second meeting and count for colours and floats.
//! * The upfloaters are chosen to leave the following scoregroup with as few upfloaters as possible
//!   (C6).
//! * Floats of the previous round are judged by the pairing scores of that round.
//! * The strong preference is read before the mild one, so equal colours in the last two matches
//!   count even in the last round.
//!
//! ```
//! use referee_tournament::event::StartNumber;
//! use referee_tournament::event::{Event, PointsSystem, RoundNumber, Team, TeamNumber};
//! use referee_tournament::team::swiss;
//!
//! let mut event = Event { rounds: Some(RoundNumber(5)), ..Event::default() };
//! for number in 1..=6 {
//!     event.enter_team(Team::new(TeamNumber(number), "", Vec::new()));
//! }
//! let round = swiss::pair(&event)?;
//! let pairs: Vec<(u16, u16)> = round.pairs.iter().map(|(w, b)| (w.0, b.0)).collect();
//! assert_eq!(pairs, [(1, 4), (5, 2), (3, 6)]);
//! # Ok::<(), swiss::TeamPairingRefusal>(())
//! ```

use std::cmp::Reverse;

use court_protocol::Message;
use serde::Serialize;
use thiserror::Error;

use crate::event::{Event, Points, RoundNumber, TeamNumber};

mod bracket;
pub(crate) mod colours;
mod explain;
pub(crate) mod field;
mod matching;
mod system;
mod upfloaters;

pub use self::colours::{ColourReason, Preference};
pub(crate) use self::explain::compare_round;
pub use self::explain::{Comparison, TeamReason, compare, compare_bye, explain};
pub use self::system::{ColourRule, Score, TeamSystem};

use self::field::{Contender, Field};
use self::matching::{Fields, cheapest};

/// The pairing of a round, in the order in which it is published (C.04.2 art. 3.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamPairing {
    /// The round of the pairing, counted from 1.
    pub round: RoundNumber,
    /// The pairs, the team with White on board 1 first.
    pub pairs: Vec<(TeamNumber, TeamNumber)>,
    /// The team with the bye; `None` if the number of teams is even.
    pub bye: Option<TeamNumber>,
    /// The decisions of the pairing, bracket by bracket.
    pub brackets: Vec<BracketReport>,
}

/// The decisions made in one bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketReport {
    /// The pairing score of the scoregroup.
    pub score: Points,
    /// The teams of the scoregroup.
    pub residents: Vec<TeamNumber>,
    /// The teams moved up to the scoregroup.
    pub upfloaters: Vec<TeamNumber>,
    /// The pairing scores of the upfloaters in tenths, lowest first (C5).
    pub upfloater_scores: Vec<i32>,
    /// C6: the number of upfloaters that the following scoregroup will need.
    pub next_needs: u64,
    /// C7: the number of upfloaters that floated in the previous round.
    pub floated: u64,
    /// C8: the number of teams without the colour they prefer.
    pub preferences_missed: u64,
    /// C9: the number of teams without the colour they strongly prefer (type B).
    pub strong_missed: u64,
    /// C10: the number of opponents of upfloaters that floated in the previous round.
    pub opponents_floated: u64,
    /// The pairs in the order of art. 3.6.2, White first, with the article that assigned the colours.
    pub pairs: Vec<(TeamNumber, TeamNumber, ColourReason)>,
}

/// The reason why there is no pairing. The sentence for the arbiter is the message `team-swiss-…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum TeamPairingRefusal {
    NoTeams,
    RoundsUnknown,
    AllRoundsPaired {
        rounds: RoundNumber,
    },
    UnknownSystem {
        /// The system's code in the event (record 192).
        system: String,
    },
    ResultMissing {
        team: TeamNumber,
    },
    NobodyToPair {
        round: RoundNumber,
    },
    NotToBePaired {
        team: TeamNumber,
        round: RoundNumber,
    },
    SameTeam {
        team: TeamNumber,
    },
    NoByePossible,
    NoLegalPairing,
}

impl TeamPairingRefusal {
    /// The message for the arbiter.
    pub fn message(&self) -> Message {
        Message::of("team-swiss", self)
    }
}

/// Pairs the next round of a team event.
///
/// # Errors
/// If the event is not a team Swiss in progress, or the rules leave no pairing.
pub fn pair(event: &Event) -> Result<TeamPairing, TeamPairingRefusal> {
    let field = Field::of(event)?;
    pair_field(&field, &|_, _| true)
}

/// Pairs a field. `allowed` can exclude further pairs of contenders.
fn pair_field(
    field: &Field,
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Result<TeamPairing, TeamPairingRefusal> {
    let everybody: Vec<usize> = (0..field.contenders.len()).collect();
    let bye = if everybody.len() % 2 == 1 {
        Some(left_over(field, &everybody, allowed).ok_or(TeamPairingRefusal::NoByePossible)?)
    } else {
        None
    };
    let mut left: Vec<usize> = everybody.into_iter().filter(|&team| Some(team) != bye).collect();
    let mut brackets = Vec::new();
    let mut pairs = Vec::new();
    while !left.is_empty() {
        let up =
            upfloaters::choose(field, &left, allowed).ok_or(TeamPairingRefusal::NoLegalPairing)?;
        let top = left.iter().map(|&team| field.contenders[team].score).max();
        let top = top.expect("a team is unpaired");
        let residents: Vec<usize> =
            left.iter().copied().filter(|&team| field.contenders[team].score == top).collect();
        let paired = bracket::pair(field, &residents, &up.teams, allowed)
            .expect("upfloaters are chosen so that the bracket can be paired");
        left.retain(|team| !residents.contains(team) && !up.teams.contains(team));
        pairs.extend_from_slice(&paired.pairs);
        brackets.push(report(field, &residents, &up, &paired));
    }
    let number = |team: usize| field.contenders[team].number;
    Ok(TeamPairing {
        round: field.round,
        pairs: board_order(field, pairs),
        bye: bye.map(number),
        brackets,
    })
}

/// Art. 3.4: the team with the bye.
fn left_over(
    field: &Field,
    everybody: &[usize],
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Option<usize> {
    let contender = |team: usize| &field.contenders[team];
    let mut candidates: Vec<usize> =
        everybody.iter().copied().filter(|&team| !contender(team).had_bye).collect();
    candidates.sort_by_key(|&team| {
        let Contender { score, played, number, .. } = contender(team);
        (*score, Reverse(*played), Reverse(*number))
    });
    candidates.into_iter().find(|&candidate| {
        let rest: Vec<usize> =
            everybody.iter().copied().filter(|&team| team != candidate).collect();
        let pairable = cheapest(rest.len(), |a, b| {
            let (a, b) = (rest[a], rest[b]);
            let legal = field.may_meet(contender(a), contender(b)) && allowed(a, b);
            legal.then_some(Fields::<0>::ZERO)
        });
        pairable.is_some()
    })
}

/// C.04.2 art. 3.6: orders by the better team's score, then by the sum of both, then by the better
/// team's number.
fn board_order(field: &Field, mut pairs: Vec<(usize, usize)>) -> Vec<(TeamNumber, TeamNumber)> {
    pairs.sort_by_key(|&(a, b)| {
        let (a, b) = (&field.contenders[a], &field.contenders[b]);
        let better =
            if (Reverse(a.score), a.number) < (Reverse(b.score), b.number) { a } else { b };
        (Reverse(better.score), Reverse(a.score + b.score), better.number)
    });
    let seats = pairs.into_iter().map(|(a, b)| {
        let (white, black, _) =
            colours::allocate(&field.contenders[a], &field.contenders[b], field);
        (white, black)
    });
    seats.collect()
}

fn report(
    field: &Field,
    residents: &[usize],
    up: &upfloaters::Upfloaters,
    paired: &bracket::Paired,
) -> BracketReport {
    let number = |&team: &usize| field.contenders[team].number;
    let mut scores: Vec<i32> =
        up.teams.iter().map(|&team| field.contenders[team].score.tenths()).collect();
    scores.sort_unstable();
    let [preferences_missed, strong_missed, opponents_floated] = paired.cost;
    BracketReport {
        score: residents.first().map_or(Points::ZERO, |&team| field.contenders[team].score),
        residents: residents.iter().map(number).collect(),
        upfloaters: up.teams.iter().map(number).collect(),
        upfloater_scores: scores,
        next_needs: up.next_needs,
        floated: up.floated,
        preferences_missed,
        strong_missed,
        opponents_floated,
        pairs: paired
            .pairs
            .iter()
            .map(|&(a, b)| colours::allocate(&field.contenders[a], &field.contenders[b], field))
            .collect(),
    }
}

#[cfg(test)]
mod tests;
