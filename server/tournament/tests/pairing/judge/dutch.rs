//! The requirements of the Dutch system (C.04.3) for a pairing, stated bracket by bracket.
//!
//! The choice of a bracket is its pairs and its downfloaters. [`Quality`] measures a choice by C6
//! to C21; smaller is better. [`Order`] is its position in the procedure of articles 3 and 4; among
//! equal choices the earlier one wins.

use std::cmp::Reverse;

use super::position::{Float, Position, Strength, allocate};

/// A complete pairing of a round, as indexes into a [`Position`], the smaller index first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pairs {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) bye: Option<usize>,
}

impl Pairs {
    pub(crate) fn new(mut pairs: Vec<(usize, usize)>, bye: Option<usize>) -> Self {
        for pair in &mut pairs {
            *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
        }
        pairs.sort_unstable();
        Self { pairs, bye }
    }
}

/// A bracket (art. 1.3): the players moved down to it, then the residents, in order.
#[derive(Debug, Clone)]
pub(crate) struct Bracket {
    pub(crate) members: Vec<usize>,
    pub(crate) moved_down: usize,
    /// The residents of the next bracket.
    pub(crate) next: Vec<usize>,
    /// The score of the player with the bye, if there is one.
    pub(crate) bye_score: Option<i32>,
}

impl Bracket {
    /// The first bracket of the players still to be paired; the first `moved_down` of them
    /// were moved down.
    pub(crate) fn first(
        position: &Position,
        remaining: &[usize],
        moved_down: usize,
        bye_score: Option<i32>,
    ) -> Self {
        let score = |&place: &usize| position.players[place].score;
        let residents_from = &remaining[moved_down..];
        let group = |from: &[usize]| {
            let top = from.first().map(score);
            from.iter().take_while(|place| Some(score(place)) == top).count()
        };
        let residents = group(residents_from);
        let next = &residents_from[residents..];
        Self {
            members: remaining[..moved_down + residents].to_vec(),
            moved_down,
            next: next[..group(next)].to_vec(),
            bye_score,
        }
    }

    /// A member's number in the bracket, from 0.
    pub(crate) fn number(&self, place: usize) -> Option<usize> {
        self.members.binary_search(&place).ok()
    }

    fn is_moved_down(&self, place: usize) -> bool {
        self.number(place).is_some_and(|number| number < self.moved_down)
    }

    /// True if the player with the bye has to come from this bracket.
    pub(crate) fn holds_bye(&self, position: &Position) -> bool {
        let lowest = self.members.last().map(|&place| position.players[place].score);
        self.bye_score.is_some() && self.bye_score >= lowest
    }
}

/// The quality of a bracket's choice by C6 to C21; smaller is better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Quality {
    /// C6: the number of downfloaters.
    floaters: usize,
    /// C7: the scores of the downfloaters, the highest first.
    scores: Vec<i32>,
    /// C8: the same two values of the next bracket, at their best.
    pub(crate) next: (usize, Vec<i32>),
    /// C9: the unplayed games of the player with the bye.
    unplayed: u32,
    /// C10 to C17: the number of violations of each.
    counts: [u32; 8],
    /// C18 to C21: the score differences, the largest first.
    differences: [Vec<i32>; 4],
}

impl Quality {
    /// Measures a choice. `next` is the best value that the next bracket can reach with these floaters.
    pub(crate) fn of(
        position: &Position,
        bracket: &Bracket,
        pairs: &[(usize, usize)],
        floaters: &[usize],
        bye: Option<usize>,
        next: (usize, Vec<i32>),
    ) -> Self {
        let player = |place: usize| &position.players[place];
        let mut counts = [0; 8];
        let mut differences: [Vec<i32>; 4] = Default::default();
        let of_pairs =
            pairs.iter().map(|&(one, other)| Costs::of_pair(position, bracket, one, other));
        let of_floaters =
            floaters.iter().map(|&floater| Costs::of_floater(position, bracket, floater));
        for costs in of_pairs.chain(of_floaters) {
            for (count, cost) in counts.iter_mut().zip(costs.counts) {
                *count += u32::from(cost);
            }
            for (differences, applies) in differences.iter_mut().zip(costs.differs) {
                differences.extend(applies.then_some(costs.difference));
            }
        }
        for differences in &mut differences {
            differences.sort_unstable_by_key(|&difference| Reverse(difference));
        }
        let alone = floaters.len() == 1 && bracket.holds_bye(position);
        let unplayed = bye.filter(|bye| alone && floaters[0] == *bye);
        Self {
            floaters: floaters.len(),
            scores: scores_of(position, floaters),
            next,
            unplayed: unplayed.map_or(0, |bye| player(bye).unplayed),
            counts,
            differences,
        }
    }
}

/// The position of a choice in the procedure (arts. 3 and 4); smaller is earlier.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Order {
    /// The moved-down players who are paired, and their opponents.
    paired_moved_down: Vec<usize>,
    their_partners: Vec<usize>,
    /// The exchanges between the halves of the remainder: their number, the difference of the
    /// numbers exchanged, the players who left the upper half (the largest number first) and those
    /// who left the lower half.
    exchanges: usize,
    distance: usize,
    left_upper: Vec<Reverse<usize>>,
    left_lower: Vec<usize>,
    /// The opponents of the upper half.
    partners: Vec<usize>,
}

impl Order {
    /// Returns the order of a choice in which no two moved-down players meet.
    pub(crate) fn of(bracket: &Bracket, pairs: &[(usize, usize)]) -> Self {
        let number = |place: usize| bracket.number(place).expect("pairs are inside the bracket");
        let mut numbered: Vec<(usize, usize)> =
            pairs.iter().map(|&(one, other)| (number(one), number(other))).collect();
        numbered.sort_unstable();
        let moved_down = numbered.partition_point(|&(one, _)| one < bracket.moved_down);
        let (upper, rest) = numbered.split_at(moved_down);
        let (paired_moved_down, their_partners): (Vec<_>, Vec<_>) = upper.iter().copied().unzip();
        let remainder: Vec<usize> = (bracket.moved_down..bracket.members.len())
            .filter(|number| !their_partners.contains(number))
            .collect();
        // A remainder is a bracket of its own (art. 1.3.4), numbered from its first player.
        let place = |number: &usize| remainder.binary_search(number).expect("he is in the rest");
        let rest: Vec<(usize, usize)> =
            rest.iter().map(|(one, other)| (place(one), place(other))).collect();
        let halves = Halves::of(remainder.len(), &rest);
        Self {
            paired_moved_down,
            their_partners,
            exchanges: halves.left_upper.len(),
            distance: halves.left_lower.iter().sum::<usize>() + remainder.len() * remainder.len()
                - halves.left_upper.iter().sum::<usize>(),
            left_upper: halves.left_upper.iter().rev().copied().map(Reverse).collect(),
            left_lower: halves.left_lower,
            partners: halves.partners,
        }
    }
}

/// The halves of a remainder after the smallest set of exchanges that a choice needs.
struct Halves {
    /// The players exchanged out of the upper half, in ascending order.
    left_upper: Vec<usize>,
    left_lower: Vec<usize>,
    partners: Vec<usize>,
}

impl Halves {
    /// Returns the halves of `count` players, numbered from 0; each of `pairs` has the
    /// smaller number first.
    fn of(count: usize, pairs: &[(usize, usize)]) -> Self {
        let is_upper = |number: usize| number < pairs.len();
        let mut left_upper: Vec<usize> = Vec::new();
        let mut left_lower: Vec<usize> = Vec::new();
        for &(one, other) in pairs {
            match (is_upper(one), is_upper(other)) {
                (true, true) => left_upper.push(other),
                (false, false) => left_lower.push(one),
                _ => {}
            }
        }
        let unpaired = (0..count.min(pairs.len()))
            .filter(|&number| !pairs.iter().any(|&(one, other)| one == number || other == number));
        left_upper.extend(unpaired);
        left_upper.sort_unstable();
        left_lower.sort_unstable();
        let in_upper = |number: usize| {
            if is_upper(number) {
                left_upper.binary_search(&number).is_err()
            } else {
                left_lower.binary_search(&number).is_ok()
            }
        };
        let mut sides: Vec<(usize, usize)> = pairs
            .iter()
            .map(|&(one, other)| if in_upper(one) { (one, other) } else { (other, one) })
            .collect();
        sides.sort_unstable();
        let partners = sides.into_iter().map(|(_, partner)| partner).collect();
        Self { left_upper, left_lower, partners }
    }
}

/// The costs of a pair, or of a downfloater, of a bracket.
#[derive(Default)]
pub(crate) struct Costs {
    /// C10 to C17.
    pub(crate) counts: [bool; 8],
    /// True for each of C18 to C21 that counts the score difference.
    pub(crate) differs: [bool; 4],
    pub(crate) difference: i32,
}

/// One point, in tenths: the artificial score of a floater's opponent is this much below
/// the lowest score.
pub(crate) const BEYOND_THE_LOWEST: i32 = 10;

impl Costs {
    pub(crate) fn of_pair(
        position: &Position,
        bracket: &Bracket,
        one: usize,
        other: usize,
    ) -> Self {
        let (higher, lower) = (one.min(other), one.max(other));
        let from_above = bracket.is_moved_down(higher) && !bracket.is_moved_down(lower);
        let up = |ago: usize| from_above && position.players[lower].floats[ago] == Float::Up;
        let down = |ago: usize| from_above && position.players[higher].floats[ago] == Float::Down;
        let [beyond_two, third, undue, strong] = colour_costs(position, higher, lower);
        Self {
            // C14 and C16 apply to floaters only.
            counts: [beyond_two, third, undue, strong, false, up(0), false, up(1)],
            differs: [down(0), up(0), down(1), up(1)],
            difference: position.players[higher].score - position.players[lower].score,
        }
    }

    /// The difference of a floater is greater than that of any pair. It counts for a moved-down
    /// player who floats down again.
    pub(crate) fn of_floater(position: &Position, bracket: &Bracket, floater: usize) -> Self {
        let player = &position.players[floater];
        let moved_down = bracket.is_moved_down(floater);
        let [last, before] = player.floats.map(|float| float == Float::Down);
        let mut counts = [false; 8];
        (counts[4], counts[6]) = (!moved_down && last, !moved_down && before);
        let lowest = bracket.members.last().map_or(0, |&place| position.players[place].score);
        Self {
            counts,
            differs: [moved_down && last, false, moved_down && before, false],
            difference: player.score - lowest + BEYOND_THE_LOWEST,
        }
    }
}

/// The costs of a pair under C10 to C13.
fn colour_costs(position: &Position, one: usize, other: usize) -> [bool; 4] {
    let players = [&position.players[one], &position.players[other]];
    let [Some((first, first_colour)), Some((second, second_colour))] =
        players.map(|player| player.preference)
    else {
        return [false; 4];
    };
    if first_colour != second_colour {
        return [false; 4];
    }
    let both_absolute = first == Strength::Absolute && second == Strength::Absolute;
    let colour = allocate(position, one, other);
    let disappointed = if colour == first_colour { players[1] } else { players[0] };
    let given = first_colour.other();
    [
        both_absolute && disappointed.difference.abs() > 1,
        both_absolute && disappointed.repeats() == Some(given),
        true,
        !both_absolute && first >= Strength::Strong && second >= Strength::Strong,
    ]
}

/// The scores of these players, the highest first.
pub(crate) fn scores_of(position: &Position, places: &[usize]) -> Vec<i32> {
    let mut scores: Vec<i32> = places.iter().map(|&place| position.players[place].score).collect();
    scores.sort_unstable_by_key(|&score| Reverse(score));
    scores
}

/// A bracket and the choice that a pairing makes in it.
#[derive(Debug, Clone)]
pub(crate) struct Choice {
    pub(crate) bracket: Bracket,
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) floaters: Vec<usize>,
}

impl Choice {
    pub(crate) fn of(bracket: Bracket, complete: &Pairs) -> Self {
        let inside = |place: usize| bracket.number(place).is_some();
        let pairs: Vec<(usize, usize)> = complete
            .pairs
            .iter()
            .copied()
            .filter(|&(one, other)| inside(one) && inside(other))
            .collect();
        let paired = |place: &usize| pairs.iter().any(|&(a, b)| a == *place || b == *place);
        let floaters = bracket.members.iter().copied().filter(|place| !paired(place)).collect();
        Self { bracket, pairs, floaters }
    }

    /// True if two moved-down players meet; the procedure never reaches such a choice.
    pub(crate) fn pairs_moved_down(&self) -> bool {
        self.pairs.iter().any(|&(_, other)| self.bracket.is_moved_down(other))
    }
}
