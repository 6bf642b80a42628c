//! The next round of an event, for every pairing system.
//!
//! The systems themselves are in [`crate::swiss`], [`crate::team::swiss`] and
//! [`crate::round_robin`]; [`crate::pairing_system`] selects the one of an event. This module
//! returns their answers in one form. Knockouts are not paired from a report file, because the file
//! does not contain the winners of tie-breaks.
//!
//! ```
//! use referee_tournament::{next_round, trf};
//!
//! let text = "\
//! 001    1 m    Berg, Ann                         2400
//! 001    2 m    Costa, Bea                        2300
//! 001    3 m    Dahl, Carl                        2200
//! 192 FIDE_ROUNDROBIN
//! ";
//! let event = trf::read("evening.trf", text.as_bytes())?;
//! assert_eq!(next_round::pair(&event)?.to_string(), "2\n2 3\n1 0\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fault;

use std::fmt;

use court_protocol::{Message, message};
use thiserror::Error;

use crate::event::StartNumber;
use crate::event::{Event, RoundNumber};
use crate::pairing_system::{NotPairedHere, PairingSystem};
use crate::round_robin::{Cycles, Schedule, ScheduleError};
use crate::{swiss, team};

/// The pairing of a round, with start numbers of players or of teams.
///
/// As text it is the number of lines that follow, then `white black` for each board. Each
/// competitor without an opponent follows, against `0`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextRound {
    /// The round of the pairing, counted from 1.
    pub round: RoundNumber,
    /// The competitors with White and Black (for teams, on board 1), in board order.
    pub boards: Vec<(u16, u16)>,
    /// The competitors without an opponent: at most one in a Swiss; in a round robin also those
    /// whose opponent is absent.
    pub left_over: Vec<u16>,
}

impl fmt::Display for NextRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.boards.len() + self.left_over.len())?;
        for (white, black) in &self.boards {
            writeln!(f, "{white} {black}")?;
        }
        for number in &self.left_over {
            writeln!(f, "{number} 0")?;
        }
        Ok(())
    }
}

/// The reason why there is no next round.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum NextRoundRefusal {
    Swiss(#[from] swiss::Refusal),
    TeamSwiss(#[from] team::swiss::TeamPairingRefusal),
    Schedule(#[from] ScheduleError),
    TableOver { rounds: u16 },
    NotPairedHere(#[from] NotPairedHere),
}

impl NextRoundRefusal {
    /// The message for the arbiter.
    pub fn message(&self) -> Message {
        match self {
            Self::Swiss(refusal) => refusal.message(),
            Self::TeamSwiss(refusal) => refusal.message(),
            Self::Schedule(error) => error.message(),
            Self::TableOver { rounds } => message!("round-robin-over", rounds),
            Self::NotPairedHere(refusal) => refusal.message(),
        }
    }

    /// True if the request was valid, but the rules leave no pairing of the round.
    pub fn is_no_lawful_pairing(&self) -> bool {
        use team::swiss::TeamPairingRefusal as Team;
        matches!(
            self,
            Self::Swiss(swiss::Refusal::NoLawfulPairing { .. })
                | Self::TeamSwiss(Team::NoLegalPairing | Team::NoByePossible)
        )
    }
}

/// Pairs the next round by the system of the event.
///
/// # Errors
/// If the event is not one to pair, is over, or the rules leave no pairing.
pub fn pair(event: &Event) -> Result<NextRound, NextRoundRefusal> {
    match PairingSystem::of(event)? {
        PairingSystem::DutchSwiss => {
            let pairing = swiss::pair(event)?;
            Ok(NextRound {
                round: pairing.round,
                boards: pairing.boards.iter().map(|(white, black)| (white.0, black.0)).collect(),
                left_over: pairing.bye.iter().map(|number| number.0).collect(),
            })
        }
        PairingSystem::TeamSwiss => {
            let pairing = team::swiss::pair(event)?;
            Ok(NextRound {
                round: pairing.round,
                boards: pairing.pairs.iter().map(|(white, black)| (white.0, black.0)).collect(),
                left_over: pairing.bye.iter().map(|team| team.0).collect(),
            })
        }
        PairingSystem::RoundRobin(cycles) => {
            let numbers: Vec<u16> =
                event.competitors.iter().map(|player| player.number.0).collect();
            by_table(event, &numbers, cycles)
        }
        PairingSystem::TeamRoundRobin(cycles) => {
            let numbers: Vec<u16> = event.teams.iter().map(|team| team.number.0).collect();
            by_table(event, &numbers, cycles)
        }
    }
}

/// Returns the next round of the Berger table; `numbers` are the competitors in the order
/// of their lots.
fn by_table(event: &Event, numbers: &[u16], cycles: Cycles) -> Result<NextRound, NextRoundRefusal> {
    let competitors = u16::try_from(numbers.len()).unwrap_or(u16::MAX);
    let schedule = Schedule::new(competitors, cycles)?;
    let round = event.next_round();
    let rounds = schedule.rounds();
    if u16::from(round.0) > rounds {
        return Err(NextRoundRefusal::TableOver { rounds });
    }
    let drawn = schedule.round(u16::from(round.0));
    let number = |lot: crate::round_robin::LotNumber| numbers[usize::from(lot.0) - 1];
    let mut next = NextRound { round, boards: Vec::new(), left_over: Vec::new() };
    for game in &drawn.games {
        let (white, black) = (number(game.white), number(game.black));
        match (is_away(event, white, round), is_away(event, black, round)) {
            (false, false) => next.boards.push((white, black)),
            (false, true) => next.left_over.push(white),
            (true, false) => next.left_over.push(black),
            (true, true) => {}
        }
    }
    next.left_over.extend(drawn.free.map(number).filter(|free| !is_away(event, *free, round)));
    Ok(next)
}

/// True if the file says in advance that a player or a team misses a round.
fn is_away(event: &Event, number: u16, round: RoundNumber) -> bool {
    let number = StartNumber(number);
    if event.teams.is_empty() {
        return event.competitor(number).is_some_and(|player| event.entry(player, round).is_some());
    }
    event.byes.iter().any(|byes| byes.round == round && byes.competitors.contains(&number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use crate::event::{Bye, Competitor, RequestedByes};
    use crate::game_result::GameResult;

    #[test]
    fn who_is_away_has_no_game_in_a_round_robin_and_neither_has_the_opponent() {
        let mut event = Event { system: Some("FIDE_ROUNDROBIN".to_owned()), ..Event::default() };
        for number in 1..=4 {
            event.enter(Competitor::new(StartNumber(number), "Berg, Ann"));
        }
        assert_eq!(pair(&event).expect("round 1").to_string(), "2\n1 4\n2 3\n");
        event.byes.push(RequestedByes {
            bye: Bye::ZeroPoint,
            round: RoundNumber(1),
            competitors: vec![StartNumber(4)],
        });
        assert_eq!(pair(&event).expect("without 4").to_string(), "2\n2 3\n1 0\n");
        event.byes[0].competitors.push(StartNumber(2));
        assert_eq!(pair(&event).expect("without 2 and 4").to_string(), "2\n1 0\n3 0\n");
    }

    #[test]
    fn a_round_robin_that_is_over_says_so() {
        let mut event = Event { system: Some("FIDE_ROUNDROBIN".to_owned()), ..Event::default() };
        let refusal = pair(&event).expect_err("nobody entered");
        assert_eq!(refusal, NextRoundRefusal::Schedule(ScheduleError::TooFew(0)));
        for number in [1, 2] {
            event.enter(Competitor::new(StartNumber(number), "Berg, Ann"));
        }
        let players = (StartNumber(1), StartNumber(2));
        GameResult::Draw.record_in(&mut event, RoundNumber(1), players);
        let refusal = pair(&event).expect_err("one round is all");
        assert_eq!(english(&refusal.message()), "all 1 rounds of the round robin have been paired");
        assert!(!refusal.is_no_lawful_pairing());
    }
}
