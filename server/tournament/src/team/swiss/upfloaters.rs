//! The teams moved up to the top scoregroup (C.04.6 art. 3.5, C4 to C7).
//!
//! Take a perfect matching of all teams still to be paired. The upfloaters are the partners from
//! below of the top scoregroup's teams. Such a matching satisfies C1 and C3. Each criterion of the
//! set is a sum over the edges, so a cheapest matching gives the best set. No two upfloaters ever
//! meet: both could stay below, and the set would be smaller (C4).

use std::cmp::Reverse;

use super::field::Field;
use super::matching::{FIELD_BITS, Fields, Matching, cheapest};
use crate::event::Points;

/// The number of fields: C4, four words of C5, C6 and C7.
const FIELDS: usize = 7;
const C4: usize = 0;
const C5: usize = 1;
const C5_WORDS: usize = 4;
const C6: usize = 5;
const C7: usize = 6;

/// The set of upfloaters and its cost by each criterion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Upfloaters {
    /// Indexes into the field's contenders, in order of score and number (art. 3.5.3).
    pub(super) teams: Vec<usize>,
    /// C6: the number of upfloaters that the remaining teams of the following scoregroup will need.
    pub(super) next_needs: u64,
    /// C7: the number of upfloaters that floated in the previous round.
    pub(super) floated: u64,
}

/// Returns the best upfloaters for the top scoregroup of `left`, the indexes of contenders not yet
/// paired. `allowed` can exclude further pairs. Returns `None` if these teams cannot all be paired.
pub(super) fn choose(
    field: &Field,
    left: &[usize],
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Option<Upfloaters> {
    let mut order = left.to_vec();
    order.sort_by_key(|&team| {
        (Reverse(field.contenders[team].score), field.contenders[team].number)
    });
    let search = Search::new(field, &order, allowed);
    search.run()
}

struct Search<'a> {
    field: &'a Field,
    allowed: &'a dyn Fn(usize, usize) -> bool,
    /// The teams still unpaired, by score and number.
    order: &'a [usize],
    /// The scoregroup of each team, 0 for the top one.
    group: Vec<usize>,
}

/// The decision on a team below the top scoregroup.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Open,
    Up,
    Stays,
}

impl<'a> Search<'a> {
    fn new(
        field: &'a Field,
        order: &'a [usize],
        allowed: &'a dyn Fn(usize, usize) -> bool,
    ) -> Self {
        let mut group = Vec::with_capacity(order.len());
        let mut scores: Vec<Points> = Vec::new();
        for &team in order {
            let score = field.contenders[team].score;
            if scores.last() != Some(&score) {
                scores.push(score);
            }
            group.push(scores.len() - 1);
        }
        Self { field, allowed, order, group }
    }

    fn run(&self) -> Option<Upfloaters> {
        let n = self.order.len();
        let mut fates = vec![Fate::Open; n];
        let mut stacks: Vec<usize> = Vec::new();
        let mut best = self.solve(&fates, &stacks, 0)?;
        let count = best.cost.0[C4];
        // C5, from the lowest scoregroup up: as few teams as possible from each. A group that
        // need not give any is closed; a field of the cost fixes the number of the others.
        let bits = u64::BITS - count.leading_zeros();
        for group in (1..=self.group.last().copied().unwrap_or(0)).rev() {
            if self.taken_from(&best, group) > 0 {
                stacks.push(group);
                best = self.solve(&fates, &stacks, bits)?;
                if self.taken_from(&best, group) > 0 {
                    continue;
                }
                stacks.pop();
            }
            for (fate, &of) in fates.iter_mut().zip(&self.group) {
                if of == group {
                    *fate = Fate::Stays;
                }
            }
        }
        let best = self.solve(&fates, &stacks, bits)?;
        let teams = self.first_set(fates, &stacks, bits, best.clone(), count);
        Some(Upfloaters { teams, next_needs: best.cost.0[C6], floated: best.cost.0[C7] })
    }

    /// Among all sets with the same cost as `best`, returns the first by score and number (art.
    /// 3.5.4).
    fn first_set(
        &self,
        mut fates: Vec<Fate>,
        stacks: &[usize],
        bits: u32,
        mut best: Matching<FIELDS>,
        count: u64,
    ) -> Vec<usize> {
        let mut teams = Vec::new();
        for place in 0..self.order.len() {
            if teams.len() as u64 == count {
                break;
            }
            if self.group[place] == 0 || fates[place] != Fate::Open {
                continue;
            }
            fates[place] = Fate::Up;
            if self.group[best.mate[place]] != 0 {
                match self.solve(&fates, stacks, bits) {
                    Some(other) if other.cost == best.cost => best = other,
                    _ => {
                        fates[place] = Fate::Stays;
                        continue;
                    }
                }
            }
            teams.push(self.order[place]);
        }
        teams
    }

    /// The number of teams of a scoregroup that a matching moves up.
    fn taken_from(&self, matching: &Matching<FIELDS>, group: usize) -> usize {
        (0..self.order.len())
            .filter(|&place| self.group[place] == group && self.group[matching.mate[place]] == 0)
            .count()
    }

    /// Returns the cheapest matching that obeys the decisions. `stacks` are the scoregroups whose
    /// upfloaters are counted, the most important first, each in `bits` bits.
    fn solve(&self, fates: &[Fate], stacks: &[usize], bits: u32) -> Option<Matching<FIELDS>> {
        let per_word = (FIELD_BITS / bits.max(1)) as usize;
        assert!(
            stacks.len() <= per_word.max(1) * C5_WORDS,
            "upfloaters from {} scoregroups: a top scoregroup that large can pair itself",
            stacks.len()
        );
        cheapest(self.order.len(), |a, b| {
            let (a_team, b_team) = (self.order[a], self.order[b]);
            let contenders = &self.field.contenders;
            if !self.field.may_meet(&contenders[a_team], &contenders[b_team])
                || !(self.allowed)(a_team, b_team)
            {
                return None;
            }
            let mut cost = Fields::<FIELDS>::ZERO;
            match (self.group[a], self.group[b]) {
                (0, 0) => {}
                (0, group) => {
                    if fates[b] == Fate::Stays {
                        return None;
                    }
                    cost.0[C4] = 1;
                    if let Some(rank) = stacks.iter().position(|&stack| stack == group) {
                        let shift = (per_word - 1 - rank % per_word) as u32 * bits;
                        cost.0[C5 + rank / per_word] = 1 << shift;
                    }
                    let floated = contenders[b_team].floated && !self.field.is_near_the_end();
                    cost.0[C7] = u64::from(floated);
                }
                (1, group) if group > 1 => {
                    if fates[a] == Fate::Up || fates[b] == Fate::Up {
                        return None;
                    }
                    cost.0[C6] = 1;
                }
                _ => {
                    if fates[a] == Fate::Up || fates[b] == Fate::Up {
                        return None;
                    }
                }
            }
            Some(cost)
        })
    }
}
