//! A perfect matching of greatest weight in a general graph. The weights are lists of figures,
//! compared from the front.
//!
//! The method is primal-dual with blossoms (Edmonds), on a dense graph. A [`Matching`] keeps its
//! dual values from one solution to the next, so removing edges and solving again is cheap. The
//! checker uses this to ask for another pairing just as good in which two given players meet.
//!
//! The module knows no chess rules and shares no code with the pairing.

mod narrowing;
mod search;

use std::collections::BTreeMap;
use std::ops::{Add, AddAssign, Sub, SubAssign};

pub(super) use narrowing::Narrowing;
use search::Search;

/// A weight: figures compared from the front and added one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Weight<const W: usize>(pub(super) [i64; W]);

impl<const W: usize> Weight<W> {
    pub(super) const ZERO: Self = Self([0; W]);

    fn times(self, factor: i64) -> Self {
        Self(self.0.map(|figure| figure * factor))
    }

    /// Returns half of the weight. The caller guarantees that every figure is even.
    fn halved(self) -> Self {
        debug_assert!(self.0.iter().all(|figure| figure % 2 == 0), "slack between roots is even");
        Self(self.0.map(|figure| figure / 2))
    }

    fn is_zero(self) -> bool {
        self == Self::ZERO
    }

    /// The smallest weight to add so that every figure is even.
    fn to_even(self) -> Self {
        Self(self.0.map(|figure| figure.rem_euclid(2)))
    }
}

impl<const W: usize> Add for Weight<W> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const W: usize> AddAssign for Weight<W> {
    fn add_assign(&mut self, other: Self) {
        for (figure, other) in self.0.iter_mut().zip(other.0) {
            *figure += other;
        }
    }
}

impl<const W: usize> Sub for Weight<W> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const W: usize> SubAssign for Weight<W> {
    fn sub_assign(&mut self, other: Self) {
        for (figure, other) in self.0.iter_mut().zip(other.0) {
            *figure -= other;
        }
    }
}

/// The mate of an exposed vertex: none.
pub(super) const NOBODY: usize = usize::MAX;

/// The factor by which weights are scaled internally, so that duals start even and stay
/// whole when halved.
const SCALE: i64 = 4;

/// A graph with the best perfect matching found so far.
#[derive(Debug, Clone)]
pub(super) struct Matching<const W: usize> {
    size: usize,
    /// For each pair of vertices, the index of its weight in `weights`; 0 means no edge.
    class: Vec<u32>,
    /// The distinct weights, multiplied by [`SCALE`].
    weights: Vec<Weight<W>>,
    /// One dual value per vertex. No edge weighs more than the sum of the values of its two ends.
    dual: Vec<Weight<W>>,
    mate: Vec<usize>,
}

impl<const W: usize> Matching<W> {
    /// A graph of `size` vertices. `edge` gives the weights; `None` means no edge.
    pub(super) fn new(size: usize, edge: impl Fn(usize, usize) -> Option<Weight<W>>) -> Self {
        let mut matching = Self {
            size,
            class: vec![0; size * size],
            weights: vec![Weight::ZERO],
            dual: vec![Weight::ZERO; size],
            mate: vec![NOBODY; size],
        };
        let mut known: BTreeMap<Weight<W>, u32> = BTreeMap::new();
        let mut greatest: Vec<Option<Weight<W>>> = vec![None; size];
        for one in 0..size {
            for other in one + 1..size {
                let Some(weight) = edge(one, other) else { continue };
                let class = *known.entry(weight).or_insert_with(|| {
                    matching.weights.push(weight.times(SCALE));
                    matching.weights.len() as u32 - 1
                });
                matching.class[one * size + other] = class;
                matching.class[other * size + one] = class;
                greatest[one] = greatest[one].max(Some(weight));
                greatest[other] = greatest[other].max(Some(weight));
            }
        }
        for (dual, greatest) in matching.dual.iter_mut().zip(greatest) {
            *dual = greatest.map_or(Weight::ZERO, |weight| weight.times(SCALE / 2));
        }
        matching
    }

    /// The number of vertices.
    pub(super) const fn size(&self) -> usize {
        self.size
    }

    /// Searches for the best perfect matching of the remaining edges; returns false if there is none.
    pub(super) fn solve(&mut self) -> bool {
        self.unmatch_slack_pairs();
        self.match_greedily();
        for vertex in 0..self.size {
            if self.mate[vertex] == NOBODY {
                // The roots must agree in parity; otherwise half a slack would not be whole.
                let lift = self.dual[vertex].to_even();
                self.dual[vertex] += lift;
            }
        }
        Search::new(self).run()
    }

    /// The vertex matched with `vertex`, or [`NOBODY`].
    pub(super) fn mate(&self, vertex: usize) -> usize {
        self.mate[vertex]
    }

    /// True if two vertices may be matched.
    pub(super) fn has_edge(&self, one: usize, other: usize) -> bool {
        self.class[one * self.size + other] != 0
    }

    /// Removes edges and solves again. If the result weighs less than `total`, or there is none,
    /// the edges and the old matching are restored.
    pub(super) fn attempt(&mut self, without: &[(usize, usize)], total: Weight<W>) -> bool {
        let (dual, mate) = (self.dual.clone(), self.mate.clone());
        let before: Vec<u32> =
            without.iter().map(|&(one, other)| self.class[one * self.size + other]).collect();
        self.remove_edges(without);
        if self.solve() && self.total() == total {
            return true;
        }
        (self.dual, self.mate) = (dual, mate);
        for (&(one, other), class) in without.iter().zip(before) {
            self.class[one * self.size + other] = class;
            self.class[other * self.size + one] = class;
        }
        false
    }

    /// Removes edges; matched pairs among them are separated.
    pub(super) fn remove_edges(&mut self, edges: &[(usize, usize)]) {
        for &(one, other) in edges {
            self.class[one * self.size + other] = 0;
            self.class[other * self.size + one] = 0;
            if self.mate[one] == other {
                self.mate[one] = NOBODY;
                self.mate[other] = NOBODY;
            }
        }
    }

    /// Returns the same graph and matching with lighter weights. `edge` gives the weights of the
    /// remaining edges, none heavier than before.
    pub(super) fn made_lighter(&self, edge: impl Fn(usize, usize) -> Weight<W>) -> Self {
        let kept = |one, other| self.has_edge(one, other).then(|| edge(one, other));
        let lighter = Self::new(self.size, kept);
        Self { dual: self.dual.clone(), mate: self.mate.clone(), ..lighter }
    }

    /// The weight of the matching, without the internal scale.
    pub(super) fn total(&self) -> Weight<W> {
        let mut total = Weight::ZERO;
        for (one, &other) in self.mate.iter().enumerate() {
            if other != NOBODY && one < other {
                total += self.weight(one, other);
            }
        }
        Weight(total.0.map(|figure| figure / SCALE))
    }

    /// True if the duals alone show that no perfect matching with this edge weighs `total`.
    pub(super) fn is_excluded(&self, one: usize, other: usize, total: Weight<W>) -> bool {
        let bound = self.dual.iter().fold(Weight::ZERO, |sum, &dual| sum + dual);
        self.slack(one, other) > bound - total.times(SCALE)
    }

    fn weight(&self, one: usize, other: usize) -> Weight<W> {
        self.weights[self.class[one * self.size + other] as usize]
    }

    fn slack(&self, one: usize, other: usize) -> Weight<W> {
        self.dual[one] + self.dual[other] - self.weight(one, other)
    }

    /// Separates matched pairs whose edge has slack; the end of the last search dissolved blossoms
    /// and so raised their duals.
    fn unmatch_slack_pairs(&mut self) {
        for one in 0..self.size {
            let other = self.mate[one];
            if other != NOBODY && !self.slack(one, other).is_zero() {
                self.mate[one] = NOBODY;
                self.mate[other] = NOBODY;
            }
        }
    }

    /// Matches exposed vertices along edges without slack, in the order of their numbers.
    fn match_greedily(&mut self) {
        for one in 0..self.size {
            if self.mate[one] != NOBODY {
                continue;
            }
            let free = |&other: &usize| {
                other != one
                    && self.mate[other] == NOBODY
                    && self.has_edge(one, other)
                    && self.slack(one, other).is_zero()
            };
            if let Some(other) = (0..self.size).find(free) {
                self.mate[one] = other;
                self.mate[other] = one;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The greatest weight of a perfect matching, found by trying all matchings.
    fn by_trying(
        edge: &impl Fn(usize, usize) -> Option<Weight<2>>,
        free: &[usize],
    ) -> Option<Weight<2>> {
        let Some((&one, others)) = free.split_first() else { return Some(Weight::ZERO) };
        let candidates = others.iter().filter_map(|&other| {
            let weight = edge(one, other)?;
            let rest: Vec<usize> = others.iter().copied().filter(|&o| o != other).collect();
            Some(weight + by_trying(edge, &rest)?)
        });
        candidates.max()
    }

    /// Returns a pseudo-random sequence of figures, the same for every run.
    fn figures(seed: u64) -> impl FnMut(u64) -> u64 {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        move |below| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state % below
        }
    }

    #[test]
    fn the_matching_is_as_heavy_as_any_found_by_trying_all_also_after_edges_went() {
        for seed in 1..600 {
            let mut figure = figures(seed);
            let size = 2 * (1 + figure(4) as usize);
            let sparse = 2 + figure(4);
            let mut weights = vec![None; size * size];
            for one in 0..size {
                for other in one + 1..size {
                    if figure(sparse) > 0 {
                        let weight = Weight([figure(3) as i64, figure(20) as i64 - 5]);
                        weights[one * size + other] = Some(weight);
                        weights[other * size + one] = Some(weight);
                    }
                }
            }
            let all: Vec<usize> = (0..size).collect();
            let mut matching = Matching::new(size, |one, other| weights[one * size + other]);
            for _ in 0..4 {
                let expected = by_trying(&|one, other| weights[one * size + other], &all);
                let found = matching.solve().then(|| matching.total());
                assert_eq!(found, expected, "seed {seed}, {size} vertices");
                let Some(total) = found else { break };
                for one in 0..size {
                    let other = matching.mate(one);
                    assert_eq!(matching.mate(other), one);
                    assert!(!matching.is_excluded(one, other, total), "seed {seed}");
                }
                let (one, other) = (figure(size as u64) as usize, figure(size as u64) as usize);
                let other = if figure(2) == 0 { matching.mate(one) } else { other };
                if one != other {
                    weights[one * size + other] = None;
                    weights[other * size + one] = None;
                    matching.remove_edges(&[(one, other)]);
                }
            }
        }
    }
}
