//! The perfect matching of lowest cost, for costs compared field by field.
//!
//! The whole team Swiss depends on one question: which perfect matching has the lowest total cost,
//! if the first field counts most? The answer shows whether the remaining teams can still be paired
//! (C3). The criteria are stacked in the fields, each in bits that no sum can overflow.
//! [`crate::matching`] does the matching itself.

use std::collections::BTreeMap;
use std::ops::{Add, AddAssign};

use crate::matching::{self, NO_EDGE, Weight, Wide};

/// A cost in fields, the first field most significant. Sums are computed field by field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fields<const N: usize>(pub(super) [u64; N]);

impl<const N: usize> Fields<N> {
    pub(super) const ZERO: Self = Self([0; N]);
}

impl<const N: usize> Add for Fields<N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(std::array::from_fn(|field| self.0[field] + other.0[field]))
    }
}

impl<const N: usize> AddAssign for Fields<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// The width of the largest value that a field of one pair may have, in bits.
pub(super) const FIELD_BITS: u32 = 40;

/// The distance between fields, in bits: the sum over the pairs of the largest event stays below
/// the next field.
const FIELD_SHIFT: u32 = 56;

/// A number for seven fields, with room for the prices of a matching.
type Number = Wide<8>;

/// A perfect matching and its cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Matching<const N: usize> {
    /// The partner of each vertex.
    pub(super) mate: Vec<usize>,
    /// The sum of the costs of its edges.
    pub(super) cost: Fields<N>,
}

/// Returns the perfect matching of vertices 0 to `n - 1` with the lowest cost; `None` if there is
/// none. `cost(a, b)` is called with `a < b`. If it returns `None`, the two cannot be matched.
pub(super) fn cheapest<const N: usize>(
    n: usize,
    cost: impl Fn(usize, usize) -> Option<Fields<N>>,
) -> Option<Matching<N>> {
    if n % 2 == 1 {
        return None;
    }
    let mut classes: BTreeMap<Fields<N>, u32> = BTreeMap::new();
    let mut weights = vec![Number::default()];
    let mut class = vec![NO_EDGE; n * n];
    for a in 0..n {
        for b in a + 1..n {
            let Some(cost) = cost(a, b) else { continue };
            let next = u32::try_from(weights.len()).expect("few costs differ");
            let of = *classes.entry(cost).or_insert_with(|| {
                weights.push(-number(cost));
                next
            });
            class[a * n + b] = of;
            class[b * n + a] = of;
        }
    }
    let mut matching = matching::Matching::new(n, class, &weights);
    matching.match_greedily();
    matching.solve().ok()?;
    let mate: Vec<usize> =
        (0..n).map(|vertex| matching.mate(vertex).expect("a solved matching is perfect")).collect();
    let mut total = Fields::ZERO;
    for (a, &b) in mate.iter().enumerate().filter(|(a, b)| a < b) {
        total += cost(a, b).expect("only edges are matched");
    }
    Some(Matching { mate, cost: total })
}

/// Returns the fields as one number, the first field most significant.
fn number<const N: usize>(fields: Fields<N>) -> Number {
    let mut number = Number::default();
    for (field, shift) in fields.0.iter().rev().zip((0..).step_by(FIELD_SHIFT as usize)) {
        debug_assert!(*field < 1 << FIELD_BITS);
        number += Number::shifted(*field as u32, shift);
        number += Number::shifted((*field >> 32) as u32, shift + 32);
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cost of every perfect matching, by brute force.
    fn brute<const N: usize>(
        left: &[usize],
        cost: &dyn Fn(usize, usize) -> Option<Fields<N>>,
    ) -> Option<Fields<N>> {
        let Some((&a, rest)) = left.split_first() else { return Some(Fields::ZERO) };
        let mut best = None;
        for (place, &b) in rest.iter().enumerate() {
            let Some(edge) = cost(a, b) else { continue };
            let mut others = rest.to_vec();
            others.remove(place);
            if let Some(total) = brute(&others, cost).map(|total| total + edge) {
                best = Some(best.map_or(total, |best: Fields<N>| best.min(total)));
            }
        }
        best
    }

    proptest::proptest! {
        #[test]
        fn the_cheapest_matching_is_the_cheapest_of_all(
            half in 1_usize..5,
            table in proptest::collection::vec((0_u8..4, 0_u64..3, 0_u64..3, 0_u64..5), 64),
        ) {
            let n = half * 2;
            let cost = |a: usize, b: usize| {
                let (edge, x, y, z) = table[a * 8 + b];
                (edge > 0).then_some(Fields([x, y, z]))
            };
            let found = cheapest(n, cost);
            let vertices: Vec<usize> = (0..n).collect();
            proptest::prop_assert_eq!(
                found.as_ref().map(|matching| matching.cost),
                brute(&vertices, &cost)
            );
            if let Some(matching) = found {
                for (a, &b) in matching.mate.iter().enumerate() {
                    proptest::prop_assert_eq!(matching.mate[b], a);
                }
            }
        }
    }
}
