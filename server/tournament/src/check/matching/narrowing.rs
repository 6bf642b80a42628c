//! Selects one of many best matchings by adding one condition after another.

use super::{Matching, Weight};

/// A best matching of a graph. Each decision removes edges; the remaining graph always has a
/// perfect matching of the same weight.
#[derive(Debug, Clone)]
pub(in crate::check) struct Narrowing<const W: usize> {
    matching: Matching<W>,
    total: Weight<W>,
}

impl<const W: usize> Narrowing<W> {
    /// Begins with a graph; `None` if it has no perfect matching.
    pub(in crate::check) fn of(mut matching: Matching<W>) -> Option<Self> {
        matching.solve().then(|| Self { total: matching.total(), matching })
    }

    /// The graph with its present best matching.
    pub(in crate::check) const fn matching(&self) -> &Matching<W> {
        &self.matching
    }

    /// The present mate of a vertex.
    pub(in crate::check) fn mate(&self, vertex: usize) -> usize {
        self.matching.mate(vertex)
    }

    /// Removes edges that are not in the matching.
    pub(in crate::check) fn remove_edges(&mut self, edges: &[(usize, usize)]) {
        self.matching.remove_edges(edges);
    }

    /// Keeps only the wanted edges of a vertex if that costs nothing; otherwise keeps only the others.
    pub(in crate::check) fn prefer(
        &mut self,
        vertex: usize,
        wanted: &dyn Fn(usize, usize) -> bool,
    ) -> bool {
        let edges = |keep: bool| -> Vec<(usize, usize)> {
            (0..self.matching.size())
                .filter(|&other| other != vertex && wanted(vertex, other) == keep)
                .filter(|&other| self.matching.has_edge(vertex, other))
                .map(|other| (vertex, other))
                .collect()
        };
        let (liked, others) = (edges(true), edges(false));
        if wanted(vertex, self.matching.mate(vertex)) {
            self.matching.remove_edges(&others);
            return true;
        }
        let possible =
            liked.iter().any(|&(one, other)| !self.matching.is_excluded(one, other, self.total));
        if possible && self.matching.attempt(&others, self.total) {
            return true;
        }
        self.matching.remove_edges(&liked);
        false
    }

    /// Calls [`prefer`](Self::prefer) for one vertex after another until as many vertices have a
    /// wanted edge as now; their number is fixed. Returns these vertices.
    pub(in crate::check) fn prefer_in_turn(
        &mut self,
        vertices: &[usize],
        wanted: &dyn Fn(usize, usize) -> bool,
    ) -> Vec<usize> {
        let have = |&&vertex: &&usize| wanted(vertex, self.matching.mate(vertex));
        let settled = vertices.iter().filter(have).count();
        let mut got = Vec::with_capacity(settled);
        for &vertex in vertices {
            if got.len() < settled {
                if self.prefer(vertex, wanted) {
                    got.push(vertex);
                }
            } else {
                let unwanted: Vec<(usize, usize)> = (0..self.matching.size())
                    .filter(|&other| other != vertex && wanted(vertex, other))
                    .map(|other| (vertex, other))
                    .collect();
                self.matching.remove_edges(&unwanted);
            }
        }
        got
    }

    /// Matches a vertex for good with the first candidate that costs nothing.
    pub(in crate::check) fn earliest_partner(
        &mut self,
        vertex: usize,
        candidates: &[usize],
    ) -> usize {
        for &candidate in candidates {
            let matched = self.matching.mate(vertex) == candidate;
            let possible = matched
                || (self.matching.has_edge(vertex, candidate)
                    && !self.matching.is_excluded(vertex, candidate, self.total));
            if !possible {
                continue;
            }
            let others: Vec<(usize, usize)> = (0..self.matching.size())
                .filter(|&other| other != candidate && self.matching.has_edge(vertex, other))
                .map(|other| (vertex, other))
                .collect();
            if matched {
                self.matching.remove_edges(&others);
                return candidate;
            }
            if self.matching.attempt(&others, self.total) {
                return candidate;
            }
        }
        unreachable!("the matching itself gives one of the candidates")
    }
}
