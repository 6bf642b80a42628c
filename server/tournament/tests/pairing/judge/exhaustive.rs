//! The lawful pairing of a small field, found by examining every possible pairing.
//!
//! The code is deliberately simple: it is the definition with which other methods are compared.
//! Ten players have 945 pairings. A field of more than [`MOST_PLAYERS`] has too many to examine.

use std::collections::BTreeMap;

use super::dutch::{Bracket, Choice, Order, Pairs, Quality, scores_of};
use super::position::Position;

/// The greatest number of players examined: twelve have 10,395 pairings.
pub(crate) const MOST_PLAYERS: usize = 12;

/// The one pairing that no other lawful pairing beats; `None` if there is no lawful pairing.
pub(crate) fn pairing(position: &Position) -> Option<Pairs> {
    assert!(position.players.len() <= MOST_PLAYERS, "the field is small");
    let mut all = all(position);
    // C5 takes precedence over all other criteria.
    let score = |pairs: &Pairs| pairs.bye.map(|bye| position.players[bye].score);
    let lowest = all.iter().map(score).min()?;
    all.retain(|pairs| score(pairs) == lowest);

    let mut remaining: Vec<usize> = (0..position.players.len()).collect();
    let mut moved_down = 0;
    while remaining.len() > moved_down {
        let bracket = Bracket::first(position, &remaining, moved_down, lowest);
        let choices: Vec<Choice> =
            all.iter().map(|pairs| Choice::of(bracket.clone(), pairs)).collect();
        // C8: the best value the next bracket can reach, by the players who float down to it.
        let mut best_next: BTreeMap<&[usize], (usize, Vec<i32>)> = BTreeMap::new();
        for (pairs, choice) in all.iter().zip(&choices) {
            let next = next_bracket(position, &bracket, &choice.floaters, pairs);
            let best = best_next.entry(&choice.floaters).or_insert_with(|| next.clone());
            if next < *best {
                *best = next;
            }
        }
        let mut judged: Vec<(Quality, Order, Pairs)> = Vec::new();
        for (pairs, choice) in all.iter().zip(&choices) {
            if choice.pairs_moved_down() {
                continue;
            }
            let next = best_next[choice.floaters.as_slice()].clone();
            let (inside, floaters) = (&choice.pairs, &choice.floaters);
            let quality = Quality::of(position, &bracket, inside, floaters, pairs.bye, next);
            judged.push((quality, Order::of(&bracket, &choice.pairs), pairs.clone()));
        }
        let (quality, order, _) =
            judged.iter().min_by(|a, b| (&a.0, &a.1).cmp(&(&b.0, &b.1)))?.clone();
        judged.retain(|other| other.0 == quality && other.1 == order);
        all = judged.into_iter().map(|(_, _, pairs)| pairs).collect();
        let chosen = Choice::of(bracket, &all[0]);
        remaining.retain(|place| {
            chosen.floaters.contains(place) || chosen.bracket.number(*place).is_none()
        });
        moved_down = chosen.floaters.len();
    }
    all.pop()
}

/// All pairings that keep C1 to C3.
pub(crate) fn all(position: &Position) -> Vec<Pairs> {
    let everyone: Vec<usize> = (0..position.players.len()).collect();
    let mut all = Vec::new();
    complete(position, &everyone, &mut Vec::new(), None, &mut all);
    all
}

/// The number of downfloaters of the next bracket in this pairing, and their scores.
fn next_bracket(
    position: &Position,
    bracket: &Bracket,
    floaters: &[usize],
    pairs: &Pairs,
) -> (usize, Vec<i32>) {
    let inside = |place: usize| floaters.contains(&place) || bracket.next.contains(&place);
    let partner = |place: usize| {
        pairs.pairs.iter().find_map(|&(one, other)| {
            (one == place).then_some(other).or((other == place).then_some(one))
        })
    };
    let members = floaters.iter().chain(&bracket.next).copied();
    let floating: Vec<usize> =
        members.filter(|&place| !partner(place).is_some_and(inside)).collect();
    (floating.len(), scores_of(position, &floating))
}

/// All lawful pairings of `free`, added to the pairs already made.
fn complete(
    position: &Position,
    free: &[usize],
    paired: &mut Vec<(usize, usize)>,
    bye: Option<usize>,
    all: &mut Vec<Pairs>,
) {
    let Some((&first, others)) = free.split_first() else {
        all.push(Pairs::new(paired.clone(), bye));
        return;
    };
    if bye.is_none() && free.len() % 2 == 1 && !position.players[first].bye_barred {
        complete(position, others, paired, Some(first), all);
    }
    for &other in others {
        if position.is_lawful_pair(first, other) {
            let rest: Vec<usize> = others.iter().copied().filter(|&o| o != other).collect();
            paired.push((first, other));
            complete(position, &rest, paired, bye, all);
            paired.pop();
        }
    }
}
