//! The pairing of a bracket (C.04.6 art. 3.6, C1 and C8 to C10).
//!
//! Among the pairings with the fewest violated preferences and floats, the first in the order of
//! the articles is chosen. That order compares the smaller numbers of all pairs in ascending order,
//! then their partners. A cheapest matching gives the best possible cost. Then the first member and
//! the partner of one pair after another are fixed, as long as that cost can still be reached.

use super::colours::preference;
use super::field::{Field, has_preferences};
use super::matching::{Fields, Matching, cheapest};
use super::system::ColourRule;

/// The number of criteria: C8, C9 and C10.
pub(super) const FIELDS: usize = 3;
const C8: usize = 0;
const C9: usize = 1;
const C10: usize = 2;

/// The pairs of a bracket and their cost by each criterion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Paired {
    /// Indexes of contenders, the smaller number first, in ascending order.
    pub(super) pairs: Vec<(usize, usize)>,
    /// The number of teams whose preference is not met (C8), of those with a strong preference
    /// (C9), and of floated opponents of upfloaters (C10).
    pub(super) cost: [u64; FIELDS],
}

/// Pairs the bracket of these residents and upfloaters; `None` if that is impossible.
pub(super) fn pair(
    field: &Field,
    residents: &[usize],
    upfloaters: &[usize],
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Option<Paired> {
    let mut teams: Vec<usize> = residents.iter().chain(upfloaters).copied().collect();
    teams.sort_by_key(|&team| field.contenders[team].number);
    let up: Vec<bool> = teams.iter().map(|team| upfloaters.contains(team)).collect();
    let costs = edge_costs(field, &teams, &up, allowed);
    let mut search = Search { n: teams.len(), costs, limits: vec![Limit::Free; teams.len()] };
    let best = search.solve()?;
    let mate = search.first(best.clone());
    let pairs = (0..teams.len())
        .filter(|&place| mate[place] > place)
        .map(|place| (teams[place], teams[mate[place]]))
        .collect();
    Some(Paired { pairs, cost: best.cost.0 })
}

/// Returns the cost of each pair `a < b`, row by row.
fn edge_costs(
    field: &Field,
    teams: &[usize],
    up: &[bool],
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Vec<Option<Fields<FIELDS>>> {
    let contender = |place: usize| &field.contenders[teams[place]];
    let wishes: Vec<_> =
        (0..teams.len()).map(|place| preference(contender(place), field)).collect();
    let mut costs = Vec::with_capacity(teams.len() * teams.len());
    for a in 0..teams.len() {
        for b in 0..teams.len() {
            let meets =
                a < b && field.may_meet(contender(a), contender(b)) && allowed(teams[a], teams[b]);
            costs.push(meets.then(|| {
                let mut cost = Fields::<FIELDS>::ZERO;
                if let (Some(one), Some(other)) = (wishes[a], wishes[b])
                    && has_preferences(field.system)
                    && one.colour == other.colour
                {
                    cost.0[C8] = 1;
                    let both_strong = one.strong && other.strong;
                    let type_b = field.system.colours == ColourRule::TypeB;
                    cost.0[C9] = u64::from(type_b && both_strong);
                }
                if !field.is_near_the_end() {
                    let floats =
                        |place: usize, opponent: usize| up[opponent] && contender(place).floated;
                    cost.0[C10] = u64::from(floats(a, b)) + u64::from(floats(b, a));
                }
                cost
            }));
        }
    }
    costs
}

/// The decision on a team's role in its pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Limit {
    Free,
    Top,
    Bottom,
    /// The team meets this opponent.
    With(usize),
}

struct Search {
    n: usize,
    costs: Vec<Option<Fields<FIELDS>>>,
    limits: Vec<Limit>,
}

impl Search {
    fn solve(&self) -> Option<Matching<FIELDS>> {
        cheapest(self.n, |a, b| {
            let fits = match (self.limits[a], self.limits[b]) {
                (Limit::With(mate), _) => mate == b,
                (_, Limit::With(mate)) => mate == a,
                (top, bottom) => top != Limit::Bottom && bottom != Limit::Top,
            };
            if fits { self.costs[a * self.n + b] } else { None }
        })
    }

    /// Returns the partners of the first pairing with the same cost as `best`.
    fn first(&mut self, mut best: Matching<FIELDS>) -> Vec<usize> {
        let mut tops = Vec::new();
        for place in 0..self.n {
            if tops.len() == self.n / 2 {
                self.limits[place] = Limit::Bottom;
                continue;
            }
            self.limits[place] = Limit::Top;
            if best.mate[place] < place && !self.keeps_the_best(&mut best) {
                self.limits[place] = Limit::Bottom;
                continue;
            }
            tops.push(place);
        }
        for top in tops {
            for bottom in top + 1..self.n {
                if self.limits[bottom] != Limit::Bottom
                    || self.costs[top * self.n + bottom].is_none()
                {
                    continue;
                }
                self.limits[top] = Limit::With(bottom);
                self.limits[bottom] = Limit::With(top);
                if best.mate[top] == bottom || self.keeps_the_best(&mut best) {
                    break;
                }
                self.limits[top] = Limit::Top;
                self.limits[bottom] = Limit::Bottom;
            }
        }
        best.mate
    }

    /// True if the limits still allow the best cost; `best` then obeys them.
    fn keeps_the_best(&self, best: &mut Matching<FIELDS>) -> bool {
        match self.solve() {
            Some(other) if other.cost == best.cost => {
                *best = other;
                true
            }
            _ => false,
        }
    }
}
