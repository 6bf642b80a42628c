//! Checks a round of a Dutch Swiss against the lawful pairing of its position.

use std::collections::BTreeMap;

use super::dutch::{self, Choice, Order, Pairs, Quality};
use super::position::{Position, allocate};
use super::{Boards, PairingFault, Verdict};
use crate::criterion::Criterion;
use crate::event::{Bye, Colour, Entry, Event, RoundNumber, StartNumber};

/// The verdict on a round that was paired.
pub(super) fn judge(event: &Event, round: RoundNumber) -> Verdict<PairingFault> {
    let position = Position::before(event, round, |competitor| {
        competitor.recorded(round).is_some_and(Entry::was_paired)
    });
    match faults(event, &position) {
        Ok(()) => Verdict::Lawful,
        Err(fault) => Verdict::NotLawful(fault),
    }
}

/// The lawful pairing of the next round.
pub(super) fn next_round(event: &Event) -> Option<Boards> {
    let position = next_position(event);
    Some(boards(&position, &dutch::lawful::pairing(&position)?))
}

/// The lawful pairing of the next round, found by examining all pairings.
pub(super) fn next_round_by_trying_all(event: &Event) -> Option<Boards> {
    let position = next_position(event);
    Some(boards(&position, &dutch::exhaustive::pairing(&position)?))
}

fn next_position(event: &Event) -> Position {
    let round = event.next_round();
    Position::before(event, round, |competitor| event.entry(competitor, round).is_none())
}

/// Returns a pairing with its colours, in the order of the boards.
fn boards(position: &Position, pairs: &Pairs) -> Boards {
    let number = |place: usize| position.players[place].number;
    let mut boards: Boards = pairs
        .pairs
        .iter()
        .map(|&(one, other)| match allocate(position, one, other).0 {
            Colour::White => (number(one), Some(number(other))),
            Colour::Black => (number(other), Some(number(one))),
        })
        .collect();
    boards.extend(pairs.bye.map(|bye| (number(bye), None)));
    boards
}

fn faults(event: &Event, position: &Position) -> Result<(), PairingFault> {
    let played = played(event, position)?;
    let number = |place: usize| position.players[place].number.0;
    for &(one, other) in &played.pairs {
        let (one_number, other_number) = (number(one), number(other));
        if !position.may_meet(one, other) {
            return Err(barred(event, position.round, one_number, other_number));
        }
        if position.colours_clash(one, other) {
            return Err(PairingFault::ColoursClash { one: one_number, other: other_number });
        }
    }
    if let Some(bye) = played.bye.filter(|&bye| position.players[bye].bye_barred) {
        return Err(PairingFault::SecondBye { number: number(bye) });
    }
    let lawful = dutch::lawful::pairing(position).ok_or(PairingFault::Impossible)?;
    if lawful != played {
        return Err(why_worse(position, &played, &lawful));
    }
    colours(event, position, &played)
}

/// C1 for two players who must not meet: their first game, or the event's rule that keeps them apart.
fn barred(event: &Event, round: RoundNumber, one: u16, other: u16) -> PairingFault {
    let competitor = event.competitor(StartNumber(one)).expect("players are competitors");
    let met = (1..round.0).map(RoundNumber).find(|past| {
        let entry = competitor.recorded(*past);
        entry.and_then(Entry::played_opponent) == Some(StartNumber(other))
    });
    match met {
        Some(round) => PairingFault::MetBefore { one, other, round },
        None => PairingFault::KeptApart { one, other },
    }
}

/// Returns the pairing as played, or its fault if it is not a complete pairing.
fn played(event: &Event, position: &Position) -> Result<Pairs, PairingFault> {
    let place_of: BTreeMap<StartNumber, usize> =
        position.players.iter().enumerate().map(|(place, p)| (p.number, place)).collect();
    let mut pairs = Vec::new();
    let mut byes = Vec::new();
    for (place, player) in position.players.iter().enumerate() {
        let not_paired = PairingFault::NotPaired { number: player.number.0 };
        let entry = entry(event, position, player.number);
        if entry == Some(Entry::Bye(Bye::PairingAllocated)) {
            byes.push(place);
            continue;
        }
        let opponent = entry.and_then(Entry::opponent).and_then(|n| place_of.get(&n).copied());
        let Some(opponent) = opponent.filter(|&opponent| opponent != place) else {
            return Err(not_paired);
        };
        let back = entry_of_place(event, position, opponent).and_then(Entry::opponent);
        if back != Some(player.number) {
            return Err(not_paired);
        }
        if place < opponent {
            pairs.push((place, opponent));
        }
    }
    match byes.as_slice() {
        [] => Ok(Pairs::new(pairs, None)),
        &[bye] => Ok(Pairs::new(pairs, Some(bye))),
        &[_, second, ..] => {
            Err(PairingFault::NotPaired { number: position.players[second].number.0 })
        }
    }
}

fn entry(event: &Event, position: &Position, number: StartNumber) -> Option<Entry> {
    event.competitor(number).and_then(|competitor| competitor.recorded(position.round))
}

fn entry_of_place(event: &Event, position: &Position, place: usize) -> Option<Entry> {
    entry(event, position, position.players[place].number)
}

/// The first criterion, or the first article, by which the lawful pairing is better.
fn why_worse(position: &Position, played: &Pairs, lawful: &Pairs) -> PairingFault {
    let shown = show(position, lawful);
    let score = |pairs: &Pairs| pairs.bye.map(|bye| position.players[bye].score);
    if score(played) != score(lawful) {
        let show = |pairs: &Pairs| {
            let points = score(pairs).map(crate::event::Points::from_tenths);
            points.map_or_else(|| "no bye".to_owned(), |points| format!("a bye with {points}"))
        };
        return PairingFault::Worse {
            criterion: named(Criterion::C5),
            played: show(played),
            possible: show(lawful),
            lawful: shown,
        };
    }
    let mut remaining: Vec<usize> = (0..position.players.len()).collect();
    for (mine, theirs) in
        dutch::choices(position, played).iter().zip(&dutch::choices(position, lawful))
    {
        let measure = |choice: &Choice, pairs: &Pairs| {
            let next = dutch::lawful::best_next(position, &remaining, choice);
            let (bracket, inside, floaters) = (&choice.bracket, &choice.pairs, &choice.floaters);
            Quality::of(position, bracket, inside, floaters, pairs.bye, next)
        };
        if mine.pairs_moved_down() {
            break;
        }
        let (ours, best) = (measure(mine, played), measure(theirs, lawful));
        if let Some((criterion, played, possible)) = ours.first_difference(&best) {
            let criterion =
                format!("{} in the bracket of {}", named(criterion), mine.name(position));
            return PairingFault::Worse { criterion, played, possible, lawful: shown };
        }
        let (ours, first) =
            (Order::of(&mine.bracket, &mine.pairs), Order::of(&theirs.bracket, &theirs.pairs));
        if ours != first {
            let mut rule = ours.first_difference(&first).to_owned();
            if rule == dutch::EXCHANGES {
                let told = |choice: &Choice| exchanges(position, choice);
                rule = format!("{rule}, {} as played and {} as lawful", told(mine), told(theirs));
            }
            let rule = format!("{rule}, in the bracket of {}", mine.name(position));
            return PairingFault::Later { rule, lawful: shown };
        }
        remaining.retain(|place| !mine.pairs.iter().any(|&(a, b)| a == *place || b == *place));
    }
    let rule = "art. 3.2: players moved down meet residents".to_owned();
    PairingFault::Later { rule, lawful: shown }
}

/// The name of a criterion, followed by its subject.
fn named(criterion: Criterion) -> String {
    format!("{criterion} ({})", criterion.subject())
}

/// The players exchanged between the halves in a choice: `4 with 5`.
fn exchanges(position: &Position, choice: &Choice) -> String {
    let [upper, lower] = Order::exchanged(&choice.bracket, &choice.pairs).map(|places| {
        let numbers = places.iter().map(|&place| position.players[place].number.to_string());
        numbers.collect::<Vec<_>>().join(" ")
    });
    match (upper.as_str(), lower.as_str()) {
        ("", "") => "none".to_owned(),
        (upper, "") => format!("{upper} out of the upper half"),
        ("", lower) => format!("{lower} out of the lower half"),
        (upper, lower) => format!("{upper} with {lower}"),
    }
}

/// Formats the pairs as `1-5 6-2 3:bye`, White first.
fn show(position: &Position, pairs: &Pairs) -> String {
    let shown = boards(position, pairs).into_iter().map(|(white, black)| match black {
        Some(black) => format!("{white}-{black}"),
        None => format!("{white}:bye"),
    });
    shown.collect::<Vec<_>>().join(" ")
}

/// Checks each player's colour against art. 5.2. A forfeit without recorded colours is skipped.
fn colours(event: &Event, position: &Position, played: &Pairs) -> Result<(), PairingFault> {
    for &(one, other) in &played.pairs {
        let colour = match entry_of_place(event, position, one) {
            Some(Entry::Played { colour, .. } | Entry::Pending { colour, .. }) => Some(colour),
            Some(Entry::Forfeit { colour, .. }) => colour,
            _ => None,
        };
        let (due, rule) = allocate(position, one, other);
        if let Some(colour) = colour.filter(|&colour| colour != due) {
            let number = |place: usize| position.players[place].number.0;
            let (white, black) = match colour {
                Colour::White => (number(one), number(other)),
                Colour::Black => (number(other), number(one)),
            };
            let rule = format!("art. 5.2.{rule}");
            return Err(PairingFault::WrongColours { white, black, rule });
        }
    }
    Ok(())
}
