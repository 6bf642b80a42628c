//! Compares a round of a round robin with Berger's table (C.05 annex 1).

use std::collections::{BTreeMap, BTreeSet};

use court_protocol::{Arg, message};

use super::{PairingFault, Verdict};
use crate::event::{Bye, Colour, Event, RequestedByes, RoundEntry, RoundNumber};
use crate::round_robin::{Cycles, LotNumber, Round, Schedule};
use crate::team::crosstable::{TeamCrosstable, TeamRound};

/// The verdict on a round: it must be the table's round. In a double event the second cycle has the
/// colours reversed, and the last two rounds of the first cycle may be exchanged.
pub(super) fn judge(event: &Event, round: RoundNumber) -> Verdict<PairingFault> {
    let meetings = Meetings::of(event, round);
    let table = match Schedule::new(meetings.competitors(), Cycles::Single) {
        Ok(table) => table,
        Err(error) => return Verdict::NotJudged(error.message()),
    };
    let cycle = table.rounds();
    let number = u16::from(round.0);
    if number > 2 * cycle {
        return Verdict::NotJudged(message!("not-judged-rounds"));
    }
    let is_double = event.rounds.is_some_and(|rounds| u16::from(rounds.0) > cycle);
    let stands = |round: u16, row: u16| {
        let round = u8::try_from(round).expect("rounds of a file have one byte");
        let meetings = Meetings::of(event, RoundNumber(round));
        meetings.first_fault(&table.round(row), false).is_none()
    };
    let row = row_played(number, cycle, is_double, stands);
    match meetings.first_fault(&table.round(row), number > cycle) {
        Some(fault) => Verdict::NotLawful(fault),
        None => Verdict::Lawful,
    }
}

/// Returns the row of the table for a round; both count from 1. In a double event the last two
/// rounds of the first cycle may be exchanged, both or neither. `stands` returns true if a row was
/// played in a round.
pub(super) fn row_played(
    round: u16,
    cycle: u16,
    is_double: bool,
    stands: impl Fn(u16, u16) -> bool,
) -> u16 {
    if round > cycle {
        return round - cycle;
    }
    if !is_double || cycle < 2 || round < cycle - 1 {
        return round;
    }
    let exchanged = stands(cycle - 1, cycle) || stands(cycle, cycle - 1);
    if exchanged { 2 * cycle - 1 - round } else { round }
}

/// The opponents of a round, by place on the starting list, from 1.
struct Meetings {
    /// The start number of each place.
    numbers: Vec<u16>,
    /// The opponent and, if known, the player's own colour.
    met: BTreeMap<LotNumber, (LotNumber, Option<Colour>)>,
    /// Players absent from the round according to the file; their games of the table are not played.
    away: BTreeSet<LotNumber>,
}

impl Meetings {
    fn of(event: &Event, round: RoundNumber) -> Self {
        if event.teams.is_empty() {
            Self::of_players(event, round)
        } else {
            Self::of_teams(event, round)
        }
    }

    fn of_players(event: &Event, round: RoundNumber) -> Self {
        let numbers = event.competitors.iter().map(|competitor| competitor.number.0).collect();
        let mut meetings = Self { numbers, met: BTreeMap::new(), away: BTreeSet::new() };
        for (place, competitor) in (1..).map(LotNumber).zip(&event.competitors) {
            let requested = [Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint].map(RoundEntry::Bye);
            if event.entry(competitor, round).is_some_and(|entry| requested.contains(&entry)) {
                meetings.away.insert(place);
            }
            let Some(entry) = competitor.recorded(round) else { continue };
            let opponent = entry.opponent().map(|number| number.0);
            meetings.add(place, opponent, entry.colour());
        }
        meetings
    }

    fn of_teams(event: &Event, round: RoundNumber) -> Self {
        let numbers = event.teams.iter().map(|team| team.number.0).collect();
        let mut meetings = Self { numbers, met: BTreeMap::new(), away: BTreeSet::new() };
        let table = TeamCrosstable::of(event);
        for (place, team) in (1..).map(LotNumber).zip(&event.teams) {
            let named =
                |byes: &RequestedByes| byes.competitors.iter().any(|n| n.0 == team.number.0);
            if event.byes.iter().any(|byes| byes.round == round && named(byes)) {
                meetings.away.insert(place);
            }
            let paired = table.rounds(team.number).get(round.index());
            let paired = paired.and_then(TeamRound::paired);
            if let Some((opponent, colour)) = paired {
                meetings.add(place, Some(opponent.0), colour);
            }
        }
        meetings
    }

    fn add(&mut self, place: LotNumber, opponent: Option<u16>, colour: Option<Colour>) {
        let index = opponent.and_then(|number| self.numbers.binary_search(&number).ok());
        let lot =
            |index| LotNumber(u16::try_from(index + 1).expect("start numbers have two bytes"));
        self.met.extend(index.map(|index| (place, (lot(index), colour))));
    }

    fn competitors(&self) -> u16 {
        u16::try_from(self.numbers.len()).expect("start numbers have two bytes")
    }

    fn name(&self, place: LotNumber) -> String {
        self.numbers[usize::from(place.0) - 1].to_string()
    }

    /// The first pair of the table that was not played as printed.
    fn first_fault(&self, printed: &Round, turned: bool) -> Option<PairingFault> {
        let free = printed.free.filter(|free| self.met.contains_key(free)).map(|free| {
            let expected = message!("table-nobody-with", number = self.name(free));
            PairingFault::NotByTable { expected: Arg::Message(expected), played: self.played(free) }
        });
        let wrong_game = printed.games.iter().find_map(|game| {
            let [white, black] =
                if turned { [game.black, game.white] } else { [game.white, game.black] };
            let fits = if [white, black].iter().any(|place| self.away.contains(place)) {
                [white, black].iter().all(|place| !self.met.contains_key(place))
            } else {
                self.met.get(&white).is_some_and(|&(opponent, colour)| {
                    opponent == black && colour.is_none_or(|colour| colour == Colour::White)
                })
            };
            (!fits).then(|| PairingFault::NotByTable {
                expected: Arg::Text(format!("{}-{}", self.name(white), self.name(black))),
                played: self.played(white),
            })
        });
        wrong_game.or(free)
    }

    /// The game of a competitor in this round, White first.
    fn played(&self, place: LotNumber) -> Arg {
        match self.met.get(&place) {
            Some(&(opponent, Some(Colour::Black))) => {
                Arg::Text(format!("{}-{}", self.name(opponent), self.name(place)))
            }
            Some(&(opponent, _)) => {
                Arg::Text(format!("{}-{}", self.name(place), self.name(opponent)))
            }
            None => Arg::Message(message!("table-nothing")),
        }
    }
}
