//! A second implementation of the pairing rules, with which the engine is compared.
//!
//! It shares no rule with [`referee_tournament::swiss`] and [`referee_tournament::team`]. It computes
//! the position of a round from the recorded rounds ([`position`]) and states the criteria and the
//! order of candidates on their own ([`dutch`]). The pairing is found with a library's matching
//! ([`lawful`], [`teams`]) and, for small fields, by trying every pairing ([`exhaustive`]).

pub(crate) mod dutch;
pub(crate) mod exhaustive;
pub(crate) mod lawful;
mod matching;
pub(crate) mod position;
pub(crate) mod teams;

use referee_tournament::event::{Colour, Event, RoundEntry, RoundNumber};
use referee_tournament::swiss::Pairing;

use dutch::Pairs;
use position::{Position, allocate};

/// The boards of a round by number, White first and 0 for the bye, in ascending order.
pub(crate) type Boards = Vec<(u16, u16)>;

/// The Dutch pairing of the next round.
pub(crate) fn next_round(event: &Event) -> Option<Boards> {
    let position = next_position(event);
    Some(boards(&position, &lawful::pairing(&position)?))
}

/// The Dutch pairing of the next round, found by examining every pairing.
pub(crate) fn next_round_by_trying_all(event: &Event) -> Option<Boards> {
    let position = next_position(event);
    Some(boards(&position, &exhaustive::pairing(&position)?))
}

/// All pairings of the next round that keep C1 to C3, with the colours of the Dutch system.
pub(crate) fn all_possible(event: &Event) -> Vec<Boards> {
    let position = next_position(event);
    exhaustive::all(&position).iter().map(|pairs| boards(&position, pairs)).collect()
}

/// The Dutch pairing of a round that was played, from the rounds before it.
pub(crate) fn round(event: &Event, round: RoundNumber) -> Option<Boards> {
    let position = Position::before(event, round, |competitor| {
        competitor.recorded(round).is_some_and(RoundEntry::was_paired)
    });
    Some(boards(&position, &lawful::pairing(&position)?))
}

fn next_position(event: &Event) -> Position {
    let round = event.next_round();
    Position::before(event, round, |competitor| event.entry(competitor, round).is_none())
}

fn boards(position: &Position, pairs: &Pairs) -> Boards {
    let number = |place: usize| position.players[place].number.0;
    let board = |&(one, other): &(usize, usize)| match allocate(position, one, other) {
        Colour::White => (number(one), number(other)),
        Colour::Black => (number(other), number(one)),
    };
    let mut boards: Boards = pairs.pairs.iter().map(board).collect();
    boards.extend(pairs.bye.map(|bye| (number(bye), 0)));
    boards.sort_unstable();
    boards
}

/// The boards of a pairing that the engine made.
pub(crate) fn sorted(pairing: &Pairing) -> Boards {
    let mut boards: Boards = pairing.boards.iter().map(|(w, b)| (w.0, b.0)).collect();
    boards.extend(pairing.bye.map(|bye| (bye.0, 0)));
    boards.sort_unstable();
    boards
}
