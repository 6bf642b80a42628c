//! The best way to pair everybody, by costs compared field by field.
//!
//! One primitive carries the whole team Swiss: the perfect matching whose summed costs are lowest,
//! the first field counting most. It answers "can all of these still be paired?" (C3) and stacks
//! the criteria without any field spilling into the next, whatever the size of the event.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::{Weight, max_weight_matching};

/// A cost in fields, the first counting most. Sums are taken field by field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fields<const N: usize>(pub(super) [i64; N]);

impl<const N: usize> Fields<N> {
    pub(super) const ZERO: Self = Self([0; N]);

    fn map(self, other: Self, with: impl Fn(i64, i64) -> i64) -> Self {
        Self(std::array::from_fn(|field| with(self.0[field], other.0[field])))
    }
}

impl<const N: usize> Add for Fields<N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        self.map(other, |a, b| a + b)
    }
}

impl<const N: usize> Sub for Fields<N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.map(other, |a, b| a - b)
    }
}

impl<const N: usize> AddAssign for Fields<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Fields<N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// The weight of an edge for the solver: first that there is an edge at all, then its cost,
/// negated. Ordered by field, so the heaviest matching pairs as many as it can at least cost.
///
/// The solver only adds, subtracts, compares, doubles, and halves what is even. Vectors of
/// integers in this order allow all of that, and duals stay integral field by field for the
/// reason they do in one field: every label in a tree has the parity of its root.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct EdgeWeight<const N: usize> {
    edge: i64,
    gain: Fields<N>,
}

impl<const N: usize> Add for EdgeWeight<N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { edge: self.edge + other.edge, gain: self.gain + other.gain }
    }
}

impl<const N: usize> Sub for EdgeWeight<N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self { edge: self.edge - other.edge, gain: self.gain - other.gain }
    }
}

impl<const N: usize> AddAssign for EdgeWeight<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for EdgeWeight<N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> Weight for EdgeWeight<N> {
    const ZERO: Self = Self { edge: 0, gain: Fields::ZERO };
    const ONE: Self = Self { edge: 1, gain: Fields::ZERO };

    fn inf() -> Self {
        Self { edge: i64::MAX / 4, gain: Fields::ZERO }
    }

    fn double(self) -> Self {
        self + self
    }

    fn half(self) -> Self {
        Self { edge: self.edge / 2, gain: Fields(self.gain.0.map(|field| field / 2)) }
    }
}

/// A perfect matching and its cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Matching<const N: usize> {
    /// The partner of each vertex.
    pub(super) mate: Vec<usize>,
    /// The sum of the costs of its edges.
    pub(super) cost: Fields<N>,
}

/// The perfect matching of vertices 0 to `n - 1` with the lowest cost; `None` when not everybody
/// can be matched. `cost(a, b)` is asked with `a < b`; without a cost the two cannot be matched.
pub(super) fn cheapest<const N: usize>(
    n: usize,
    cost: impl Fn(usize, usize) -> Option<Fields<N>>,
) -> Option<Matching<N>> {
    if n % 2 == 1 {
        return None;
    }
    let none = EdgeWeight::<N>::ZERO;
    let mut weights = vec![none; n * n];
    for a in 0..n {
        for b in a + 1..n {
            if let Some(cost) = cost(a, b) {
                let gain = Fields::ZERO - cost;
                weights[a * n + b] = EdgeWeight { edge: 1, gain };
                weights[b * n + a] = EdgeWeight { edge: 1, gain };
            }
        }
    }
    let mate: Option<Vec<usize>> = max_weight_matching(&weights, n).into_iter().collect();
    let mate = mate?;
    let mut total = Fields::ZERO;
    for (a, &b) in mate.iter().enumerate().filter(|(a, b)| a < b) {
        total += cost(a, b).expect("only edges are matched");
    }
    Some(Matching { mate, cost: total })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every perfect matching's cost, by brute force.
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
            table in proptest::collection::vec((0_u8..4, 0_i64..3, 0_i64..3, -2_i64..3), 64),
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
