//! Checks a round of a round robin against Berger's table (C.05 annex 1).

use std::collections::{BTreeMap, BTreeSet};

use super::{PairingFault, Verdict};
use crate::event::{Bye, Colour, Entry, Event, RequestedByes, RoundNumber};

/// The verdict on a round: it must be the table's round. In a double event the second cycle has the
/// colours reversed, and the last two rounds of the first cycle may be exchanged.
pub(super) fn judge(event: &Event, round: RoundNumber) -> Verdict<PairingFault> {
    let meetings = Meetings::of(event, round);
    let count = meetings.count.next_multiple_of(2);
    let cycle = count.saturating_sub(1).max(1);
    let rounds = event.rounds.map_or(cycle, |rounds| usize::from(rounds.0));
    let index = round.index();
    if index >= 2 * cycle {
        let reason = "more rounds than a double round robin has".to_owned();
        return Verdict::NotJudged(reason);
    }
    let turned = index >= cycle;
    let stands = |round: usize, row: usize| {
        let meetings = Meetings::of(event, RoundNumber::at(round));
        meetings.first_fault(&table(count, row), false).is_none()
    };
    let row = row_played(index, cycle, rounds > cycle, stands);
    match meetings.first_fault(&table(count, row), turned) {
        Some(fault) => Verdict::NotLawful(fault),
        None => Verdict::Lawful,
    }
}

/// Returns the row of the table for a round, counted from 0. In a double event the last two rounds
/// of the first cycle may be exchanged, both or neither. `stands` returns true if a row was played
/// in a round.
pub(super) fn row_played(
    index: usize,
    cycle: usize,
    double: bool,
    stands: impl Fn(usize, usize) -> bool,
) -> usize {
    let within = index % cycle;
    if !double || index >= cycle || cycle < 2 || within + 2 < cycle {
        return within;
    }
    let (before, last) = (cycle - 2, cycle - 1);
    let changed = stands(before, last) || stands(last, before);
    if changed { before + last - within } else { within }
}

/// Returns the pairs of a round of the table for an even number of players, White first, boards in
/// order. Rounds and players count from 0.
pub(super) fn table(count: usize, round: usize) -> Vec<(usize, usize)> {
    let (last, half) = (count - 1, count / 2);
    let place = |k: usize| (round * half + k) % (count - 1);
    let first = if round.is_multiple_of(2) { (place(0), last) } else { (last, place(0)) };
    let others = (1..half).map(|k| (place(k), place(count - 1 - k)));
    std::iter::once(first).chain(others).collect()
}

/// The opponents of a round, by index on the starting list.
struct Meetings {
    count: usize,
    /// The start number of each index.
    numbers: Vec<u16>,
    /// The opponent and, if known, the player's own colour.
    met: BTreeMap<usize, (usize, Option<Colour>)>,
    /// Players absent from the round according to the file; their games of the table are not played.
    away: BTreeSet<usize>,
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
        let numbers: Vec<u16> = event.competitors.iter().map(|c| c.number.0).collect();
        let (mut met, mut away) = (BTreeMap::new(), BTreeSet::new());
        for (place, competitor) in event.competitors.iter().enumerate() {
            let missed = matches!(
                event.entry(competitor, round),
                Some(Entry::Bye(Bye::FullPoint | Bye::HalfPoint | Bye::ZeroPoint))
            );
            away.extend(missed.then_some(place));
            let Some(entry) = competitor.recorded(round) else { continue };
            let opponent = entry.opponent().and_then(|n| numbers.binary_search(&n.0).ok());
            let colour = match entry {
                Entry::Played { colour, .. } | Entry::Pending { colour, .. } => Some(colour),
                Entry::Forfeit { colour, .. } => colour,
                Entry::Bye(_) => None,
            };
            met.extend(opponent.map(|opponent| (place, (opponent, colour))));
        }
        Self { count: numbers.len(), numbers, met, away }
    }

    fn of_teams(event: &Event, round: RoundNumber) -> Self {
        let numbers: Vec<u16> = event.teams.iter().map(|team| team.number.0).collect();
        let mut met = BTreeMap::new();
        let is_away = |number: &u16| {
            let named = |byes: &RequestedByes| byes.competitors.iter().any(|n| n.0 == *number);
            event.byes.iter().any(|byes| byes.round == round && named(byes))
        };
        let away = (0..numbers.len()).filter(|&place| is_away(&numbers[place])).collect();
        for meeting in super::teams::meetings(event, round) {
            met.insert(meeting.white, (meeting.black, meeting.colour));
            met.insert(meeting.black, (meeting.white, meeting.colour.map(Colour::other)));
        }
        Self { count: numbers.len(), numbers, met, away }
    }

    /// The first pair of the table that was not played as printed.
    fn first_fault(&self, table: &[(usize, usize)], turned: bool) -> Option<PairingFault> {
        let name =
            |place: usize| self.numbers.get(place).map_or("nobody".to_owned(), u16::to_string);
        table.iter().find_map(|&(one, other)| {
            let (white, black) = if turned { (other, one) } else { (one, other) };
            let played = self.met.get(&white).copied();
            let expected = if black < self.count { Some(black) } else { None };
            let free = white >= self.count || expected.is_none();
            let fits = if free {
                let alone = if white < self.count { white } else { black };
                !self.met.contains_key(&alone)
            } else if [white, black].iter().any(|place| self.away.contains(place)) {
                [white, black].iter().all(|place| !self.met.contains_key(place))
            } else {
                played.is_some_and(|(opponent, colour)| {
                    opponent == black && colour.is_none_or(|colour| colour == Colour::White)
                })
            };
            (!fits).then(|| PairingFault::NotByTable {
                expected: format!("{}-{}", name(white), name(black)),
                played: match self.met.get(&if white < self.count { white } else { black }) {
                    Some(&(opponent, Some(Colour::Black))) => {
                        format!("{}-{}", name(opponent), name(white))
                    }
                    Some(&(opponent, _)) => format!("{}-{}", name(white), name(opponent)),
                    None => "nothing".to_owned(),
                },
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_six_is_the_printed_one() {
        let round = |index| {
            let pairs = table(6, index).into_iter();
            pairs.map(|(w, b)| format!("{}-{}", w + 1, b + 1)).collect::<Vec<_>>().join(" ")
        };
        let rounds: Vec<String> = (0..5).map(round).collect();
        assert_eq!(
            rounds,
            ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
        );
    }
}
