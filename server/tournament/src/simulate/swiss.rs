//! Simulated Swiss events of players.

use super::chance::{Chance, Incident};
use super::{Finals, Simulated, finals, roster, table};
use crate::event::{Bye, Event, RoundEntry, RoundNumber, StartNumber};
use crate::knockout::Knockout;
use crate::programme::Length;
use crate::swiss::pair;
use crate::tiebreak::Code;

pub(super) fn play(chance: &mut Chance, players: u16, rounds: u8, baku: bool) -> Simulated {
    let mut event = roster::players(chance, players, "Simulated Swiss");
    let system = if baku { "FIDE_DUTCH_2026_BAKU" } else { "FIDE_DUTCH_2026" };
    roster::announce(&mut event, u16::from(rounds), system);
    roster::keep_apart(chance, &mut event, players);
    let mut gone = vec![false; usize::from(players)];
    let mut late = late_entries(chance, &mut event, rounds);
    for round in (1..=rounds).map(RoundNumber) {
        late.retain(|&(_, enters)| enters > round);
        for number in (1..=players).map(StartNumber) {
            if late.iter().any(|&(entrant, _)| entrant == number) {
                continue;
            }
            let left = &mut gone[usize::from(number.0) - 1];
            *left |= chance.strikes(Incident::Withdrawal);
            if *left || chance.strikes(Incident::Absence) {
                table::enter(&mut event, number, round, RoundEntry::Bye(Bye::ZeroPoint));
            } else if chance.strikes(Incident::HalfPointBye) {
                table::enter(&mut event, number, round, RoundEntry::Bye(Bye::HalfPoint));
            }
        }
        match pair(&event) {
            Ok(pairing) => {
                for pair in pairing.boards {
                    table::play_game(chance, &mut event, round, pair);
                }
                if let Some(bye) = pairing.bye {
                    table::enter(&mut event, bye, round, RoundEntry::Bye(Bye::PairingAllocated));
                }
            }
            Err(refusal) => {
                let stopped = Some(refusal.message());
                return Simulated { event, stopped, finals: None, season: None };
            }
        }
    }
    Simulated { event, stopped: None, finals: None, season: None }
}

/// A Swiss followed by the knockout of its best players.
pub(super) fn play_with_finals(chance: &mut Chance, players: u16, length: Length) -> Simulated {
    let mut simulated = play(chance, players, length.rounds(), false);
    if simulated.stopped.is_some() {
        return simulated;
    }
    let mut seeds = table::ranking(&simulated.event, &Code::default_individual());
    seeds.truncate(usize::from(length.finalists()));
    let finalists = u16::try_from(seeds.len()).expect("eight finalists at most");
    let knockout = Knockout::new(finalists, length.duel()).expect("finalists have qualified");
    let event = &simulated.event;
    let knockout = finals::play_duels(chance, knockout, |seed, _| {
        event.competitor(StartNumber(seeds[usize::from(seed.0) - 1]))?.rating
    });
    simulated.finals = Some(Finals { seeds, knockout });
    simulated
}

/// The players who enter after the first round, with their first rounds. The rounds missed are
/// zero-point byes.
fn late_entries(
    chance: &mut Chance,
    event: &mut Event,
    rounds: u8,
) -> Vec<(StartNumber, RoundNumber)> {
    let numbers: Vec<StartNumber> = event.competitors.iter().map(|player| player.number).collect();
    let mut late = Vec::new();
    for number in numbers {
        if rounds > 2 && chance.strikes(Incident::LateEntry) {
            let enters = RoundNumber(if chance.below(3) == 0 { 3 } else { 2 });
            for round in (1..enters.0).map(RoundNumber) {
                table::enter(event, number, round, RoundEntry::Bye(Bye::ZeroPoint));
            }
            late.push((number, enters));
        }
    }
    late
}
