//! Simulated round robins.

use super::chance::Chance;
use super::{Simulated, roster};
use crate::event::{Bye, Event, RoundEntry, RoundNumber, StartNumber};
use crate::round_robin::{Cycles, Schedule};
use crate::standings::Standings;
use crate::tiebreak::Code;

pub(super) fn play(chance: &mut Chance, players: u16, cycles: Cycles) -> Simulated {
    let mut event = roster::players(chance, players, "Simulated round robin");
    let schedule = Schedule::new(players, cycles).expect("the field has been checked");
    let system = match cycles {
        Cycles::Single => "FIDE_ROUNDROBIN",
        Cycles::Double => "FIDE_DOUBLEROUNDROBIN",
    };
    roster::announce(&mut event, schedule.rounds(), system);
    for (index, round) in schedule.all_rounds().enumerate() {
        let number = RoundNumber::at(index);
        for game in round.games {
            let pair = (StartNumber(game.white.0), StartNumber(game.black.0));
            play_game(chance, &mut event, number, pair);
        }
        if let Some(free) = round.free {
            enter(&mut event, StartNumber(free.0), number, RoundEntry::Bye(Bye::ZeroPoint));
        }
    }
    Simulated { event, stopped: None, finals: None, season: None }
}

/// The start numbers in the order of the places. Tied players stay in the order of the starting
/// list, as if lots had been drawn in that order.
pub(super) fn ranking(event: &Event, tie_breaks: &[Code]) -> Vec<u16> {
    let standings = Standings::of(event, tie_breaks).expect("the list fits the event");
    let mut lines: Vec<(usize, u16)> =
        standings.lines().iter().map(|line| (line.rank, line.number)).collect();
    lines.sort_unstable();
    lines.into_iter().map(|(_, number)| number).collect()
}

pub(super) fn play_game(
    chance: &mut Chance,
    event: &mut Event,
    round: RoundNumber,
    (white, black): (StartNumber, StartNumber),
) {
    let rating = |number| event.competitor(number).and_then(|player| player.rating);
    let result = chance.game(rating(white), rating(black));
    result.record_in(event, round, (white, black));
}

/// Records the entry of a player of the event for `round`.
pub(super) fn enter(event: &mut Event, player: StartNumber, round: RoundNumber, entry: RoundEntry) {
    event.competitor_mut(player).expect("pairings name players of the event").record(round, entry);
}
