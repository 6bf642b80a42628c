//! The requirements of the Dutch system (C.04.3) for a pairing, stated bracket by bracket.
//!
//! The choice of a bracket is its pairs and its downfloaters. [`Quality`] measures a choice by C6
//! to C21; smaller is better. [`Order`] is its position in the procedure of articles 3 and 4; among
//! equal choices the earlier one wins. [`lawful`] finds the one pairing that no other beats. For
//! small fields [`exhaustive`] finds it again by examining every possible pairing.

pub(super) mod exhaustive;
pub(super) mod lawful;

use std::cmp::Reverse;

use super::position::{Float, Position, Strength, allocate};
use crate::criterion::Criterion;

/// A complete pairing of a round, as indexes into a [`Position`], the smaller index first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pairs {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
}

impl Pairs {
    pub(super) fn new(mut pairs: Vec<(usize, usize)>, bye: Option<usize>) -> Self {
        for pair in &mut pairs {
            *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
        }
        pairs.sort_unstable();
        Self { pairs, bye }
    }
}

/// A bracket (art. 1.3): the players moved down to it, then the residents, in order.
#[derive(Debug, Clone)]
pub(super) struct Bracket {
    pub(super) members: Vec<usize>,
    pub(super) moved_down: usize,
    /// The residents of the next bracket.
    pub(super) next: Vec<usize>,
    /// The score of the player with the bye, if there is one.
    pub(super) bye_score: Option<i32>,
}

impl Bracket {
    /// The first bracket of the players still to be paired; the first `moved_down` of them
    /// were moved down.
    pub(super) fn first(
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
    fn number(&self, place: usize) -> Option<usize> {
        self.members.binary_search(&place).ok()
    }

    fn is_moved_down(&self, place: usize) -> bool {
        self.number(place).is_some_and(|number| number < self.moved_down)
    }

    /// True if the player with the bye has to come from this bracket.
    fn holds_bye(&self, position: &Position) -> bool {
        let lowest = self.members.last().map(|&place| position.players[place].score);
        self.bye_score.is_some() && self.bye_score >= lowest
    }
}

/// The quality of a bracket's choice by C6 to C21; smaller is better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Quality {
    /// C6: the number of downfloaters.
    floaters: usize,
    /// C7: the scores of the downfloaters, the highest first.
    scores: Vec<i32>,
    /// C8: the same two values of the next bracket, at their best.
    pub(super) next: (usize, Vec<i32>),
    /// C9: the unplayed games of the player with the bye.
    unplayed: u32,
    /// C10 to C17: the number of violations of each.
    counts: [u32; 8],
    /// C18 to C21: the score differences, the largest first.
    differences: [Vec<i32>; 4],
}

impl Quality {
    /// Measures a choice. `next` is the best value that the next bracket can reach with these floaters.
    pub(super) fn of(
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
        for &(one, other) in pairs {
            let costs = PairCosts::of(position, bracket, one, other);
            for (count, cost) in counts.iter_mut().zip(costs.counts) {
                *count += u32::from(cost);
            }
            for (differences, applies) in differences.iter_mut().zip(costs.differs) {
                differences.extend(applies.then_some(costs.difference));
            }
        }
        for &floater in floaters {
            let costs = FloaterCosts::of(position, bracket, floater);
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

    /// Returns the first criterion by which two choices differ, with the value of each.
    pub(super) fn first_difference(&self, other: &Self) -> Option<(Criterion, String, String)> {
        use Criterion as C;
        const COUNTED: [Criterion; 8] =
            [C::C10, C::C11, C::C12, C::C13, C::C14, C::C15, C::C16, C::C17];
        const LISTED: [Criterion; 4] = [C::C18, C::C19, C::C20, C::C21];
        let next = |q: &Self| format!("{} with scores {}", q.next.0, tenths(&q.next.1));
        let mut all = vec![
            (C::C6, self.floaters.to_string(), other.floaters.to_string()),
            (C::C7, tenths(&self.scores), tenths(&other.scores)),
            (C::C8, next(self), next(other)),
            (C::C9, self.unplayed.to_string(), other.unplayed.to_string()),
        ];
        for (at, code) in COUNTED.into_iter().enumerate() {
            all.push((code, self.counts[at].to_string(), other.counts[at].to_string()));
        }
        for (at, code) in LISTED.into_iter().enumerate() {
            all.push((code, tenths(&self.differences[at]), tenths(&other.differences[at])));
        }
        all.into_iter().find(|(_, one, other)| one != other)
    }
}

/// The position of a choice in the procedure (arts. 3 and 4); smaller is earlier.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Order {
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
    pub(super) fn of(bracket: &Bracket, pairs: &[(usize, usize)]) -> Self {
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

    /// Returns the players who leave the upper half and those who leave the lower half, as indexes
    /// into the position. Both lists are empty for the first of all choices.
    pub(super) fn exchanged(bracket: &Bracket, pairs: &[(usize, usize)]) -> [Vec<usize>; 2] {
        let order = Self::of(bracket, pairs);
        let remainder: Vec<usize> = (bracket.moved_down..bracket.members.len())
            .filter(|number| !order.their_partners.contains(number))
            .map(|number| bracket.members[number])
            .collect();
        let mut upper: Vec<usize> = order.left_upper.iter().map(|left| remainder[left.0]).collect();
        upper.sort_unstable();
        [upper, order.left_lower.iter().map(|&left| remainder[left]).collect()]
    }

    /// Returns the article by which one choice comes before another.
    pub(super) fn first_difference(&self, other: &Self) -> &'static str {
        if self.paired_moved_down != other.paired_moved_down {
            "which of the players moved down are paired (art. 4.4)"
        } else if self.their_partners != other.their_partners {
            "whom the players moved down meet (art. 4.2)"
        } else if (self.exchanges, self.distance) != (other.exchanges, other.distance)
            || (&self.left_upper, &self.left_lower) != (&other.left_upper, &other.left_lower)
        {
            EXCHANGES
        } else {
            "the order in which the lower half is tried (art. 4.2)"
        }
    }
}

/// The rule by which fewer, shorter and later exchanges come first.
pub(super) const EXCHANGES: &str = "exchanges between the halves (art. 4.3)";

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

/// The costs of a pair inside a bracket.
pub(super) struct PairCosts {
    /// C10 to C17; C14 and C16 apply to floaters only.
    counts: [bool; 8],
    /// True for each of C18 to C21 that counts the pair's score difference.
    differs: [bool; 4],
    difference: i32,
}

impl PairCosts {
    pub(super) fn of(position: &Position, bracket: &Bracket, one: usize, other: usize) -> Self {
        let (higher, lower) = (one.min(other), one.max(other));
        let from_above = bracket.is_moved_down(higher) && !bracket.is_moved_down(lower);
        let up = |ago: usize| from_above && position.players[lower].floats[ago] == Float::Up;
        let down = |ago: usize| from_above && position.players[higher].floats[ago] == Float::Down;
        let [beyond_two, third, undue, strong] = colour_costs(position, higher, lower);
        Self {
            counts: [beyond_two, third, undue, strong, false, up(0), false, up(1)],
            differs: [down(0), up(0), down(1), up(1)],
            difference: position.players[higher].score - position.players[lower].score,
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
    let (colour, _) = allocate(position, one, other);
    let disappointed = if colour == first_colour { players[1] } else { players[0] };
    let given = first_colour.other();
    [
        both_absolute && disappointed.difference.abs() > 1,
        both_absolute && disappointed.repeats() == Some(given),
        true,
        !both_absolute && first >= Strength::Strong && second >= Strength::Strong,
    ]
}

/// The costs of a downfloater of a bracket.
pub(super) struct FloaterCosts {
    /// C10 to C17; only C14 and C16 apply to floaters.
    counts: [bool; 8],
    /// True for each of C18 to C21 that counts the difference: for a moved-down player who
    /// floats down again.
    differs: [bool; 4],
    /// The score difference of a floater: one point beyond the lowest score of the bracket, so more
    /// than that of any pair.
    difference: i32,
}

/// One point, in tenths: the artificial score of a floater's opponent is this much below
/// the lowest score.
const BEYOND_THE_LOWEST: i32 = 10;

impl FloaterCosts {
    pub(super) fn of(position: &Position, bracket: &Bracket, floater: usize) -> Self {
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

/// The scores of these players, the highest first.
pub(super) fn scores_of(position: &Position, places: &[usize]) -> Vec<i32> {
    let mut scores: Vec<i32> = places.iter().map(|&place| position.players[place].score).collect();
    scores.sort_unstable_by_key(|&score| Reverse(score));
    scores
}

/// Formats tenths as `3.5 2.0`, or `none`.
fn tenths(figures: &[i32]) -> String {
    if figures.is_empty() {
        return "none".to_owned();
    }
    let shown = figures.iter().map(|&t| crate::event::Points::from_tenths(t).to_string());
    shown.collect::<Vec<_>>().join(" ")
}

/// Returns the choices of a complete pairing, bracket by bracket from the top.
pub(super) fn choices(position: &Position, complete: &Pairs) -> Vec<Choice> {
    let bye_score = complete.bye.map(|place| position.players[place].score);
    let mut remaining: Vec<usize> = (0..position.players.len()).collect();
    let mut moved_down = 0;
    let mut choices = Vec::new();
    while remaining.len() > moved_down {
        let bracket = Bracket::first(position, &remaining, moved_down, bye_score);
        let choice = Choice::of(bracket, complete);
        remaining.retain(|place| {
            choice.floaters.contains(place) || choice.bracket.number(*place).is_none()
        });
        moved_down = choice.floaters.len();
        choices.push(choice);
    }
    choices
}

/// A bracket and the choice that a pairing makes in it.
#[derive(Debug, Clone)]
pub(super) struct Choice {
    pub(super) bracket: Bracket,
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) floaters: Vec<usize>,
}

impl Choice {
    pub(super) fn of(bracket: Bracket, complete: &Pairs) -> Self {
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
    pub(super) fn pairs_moved_down(&self) -> bool {
        self.pairs.iter().any(|&(_, other)| self.bracket.is_moved_down(other))
    }

    /// The name of the bracket: the score of its residents.
    pub(super) fn name(&self, position: &Position) -> String {
        let residents = self.bracket.members.last();
        let score = residents.map_or(0, |&place| position.players[place].score);
        format!("score {}", crate::event::Points::from_tenths(score))
    }
}
