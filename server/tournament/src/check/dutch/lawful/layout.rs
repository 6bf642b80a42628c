//! The layout of a bracket's criteria in a weight.
//!
//! Every criterion is a field: a count that stays below a known bound over a whole matching. Fields
//! are packed into words in the order of the criteria, so comparing weights compares criteria. A
//! criterion that compares lists of scores has one field per score, the highest first.

use std::collections::BTreeMap;

use super::{Graph, costs};
use crate::check::matching::{Matching, Weight};
use crate::check::position::Position;

/// A criterion, or a part of one, in the order of precedence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    /// C6: the number of downfloaters.
    Floaters,
    /// C7: downfloaters with this score.
    FloaterScore(i32),
    /// C8: downfloaters of the next bracket, and those with this score.
    NextFloaters,
    NextScore(i32),
    /// C9: unplayed games of the player with the bye.
    ByeUnplayed,
    /// C10 to C17: the number of violations.
    Count(usize),
    /// C18 to C21: pairs with this score difference.
    Difference(usize, i32),
    /// The exchanges between the halves, and the difference of the numbers exchanged.
    Exchanges,
    Distance,
}

impl Field {
    /// The sort key of the order of precedence: larger scores and differences come first.
    const fn rank(self) -> (u8, usize, i32) {
        match self {
            Self::Floaters => (6, 0, 0),
            Self::FloaterScore(score) => (7, 0, -score),
            Self::NextFloaters => (8, 0, 0),
            Self::NextScore(score) => (8, 1, -score),
            Self::ByeUnplayed => (9, 0, 0),
            Self::Count(at) => (10, at, 0),
            Self::Difference(at, difference) => (18, at, -difference),
            Self::Exchanges => (22, 0, 0),
            Self::Distance => (23, 0, 0),
        }
    }
}

/// The position of each field in a weight.
#[derive(Debug, Clone)]
pub(super) struct Layout {
    /// The word and the factor of each field.
    slots: BTreeMap<(u8, usize, i32), (usize, i64)>,
    words: usize,
    bye_counts: bool,
}

/// The limit of a word's value. Duals may grow to a few times that value, scaled by four.
const LARGEST: i64 = 1 << 54;

impl Layout {
    /// Returns the layout for a bracket; `bye_counts` is true if C9 applies.
    pub(super) fn of(position: &Position, graph: &Graph<'_>, bye_counts: bool) -> Self {
        let players = graph.players() as i64 + 1;
        // The bound of a field is its greatest cost multiplied by the number of edges of a
        // matching.
        let mut bounds: BTreeMap<(u8, usize, i32), i64> = BTreeMap::new();
        let mut scan = |one: usize, other: usize| {
            costs(position, graph, bye_counts, one, other, &mut |field, cost| {
                if cost > 0 {
                    let bound = bounds.entry(field.rank()).or_insert(0);
                    *bound = (*bound).max(cost * players);
                }
            });
        };
        for one in 0..graph.bracket.members.len() + graph.bracket.next.len() {
            for other in one + 1..graph.size {
                scan(one, other);
            }
        }
        bounds.insert(Field::Exchanges.rank(), players);
        bounds.insert(Field::Distance.rank(), players * players);
        let (mut word, mut factor) = (0, 1);
        let mut slots = BTreeMap::new();
        // The loop runs from the last field up, so that the first field gets the largest factor
        // of the first word.
        for (&rank, &bound) in bounds.iter().rev() {
            if factor > LARGEST / (bound + 1) {
                (word, factor) = (word + 1, 1);
            }
            slots.insert(rank, (word, factor));
            factor *= bound + 1;
        }
        let words = word + 1;
        for (slot, _) in slots.values_mut() {
            *slot = words - 1 - *slot;
        }
        Self { slots, words, bye_counts }
    }

    pub(super) const fn words(&self) -> usize {
        self.words
    }

    /// Returns the graph of a bracket with the criteria as weights; `allowed` can exclude edges.
    pub(super) fn matching<const W: usize>(
        &self,
        position: &Position,
        graph: &Graph<'_>,
        allowed: &dyn Fn(usize, usize) -> bool,
    ) -> Matching<W> {
        Matching::new(graph.size, |one, other| {
            (graph.has_edge(position, one, other) && allowed(one, other))
                .then(|| self.weight(position, graph, one, other))
        })
    }

    /// Returns the weight of an edge: the negative of its cost.
    pub(super) fn weight<const W: usize>(
        &self,
        position: &Position,
        graph: &Graph<'_>,
        one: usize,
        other: usize,
    ) -> Weight<W> {
        let mut weight = Weight::ZERO;
        costs(position, graph, self.bye_counts, one, other, &mut |field, cost| {
            self.subtract(&mut weight, field, cost);
        });
        weight
    }

    /// Subtracts a cost from a weight.
    pub(super) fn subtract<const W: usize>(&self, weight: &mut Weight<W>, field: Field, cost: i64) {
        if cost != 0 {
            let &(word, factor) = self.slots.get(&field.rank()).expect("every cost has a field");
            weight.0[word] -= factor * cost;
        }
    }
}
