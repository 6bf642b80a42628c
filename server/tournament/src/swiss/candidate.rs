//! The best candidate of a bracket and, among equal candidates, the first in order (C.04.3 art. 3 and 4).
//!
//! One matching settles the criteria. The order of candidates then decides which moved-down players are
//! paired, their opponents, the residents exchanged between the halves, and the residents' opponents. Each
//! of these questions is put to the same matching as a small bonus, smaller than any criterion, for one
//! player at a time.

use super::bracket::Graph;
use crate::matching::{Matching, NoPerfectMatching, Weight};

/// The pairs of a bracket and its floaters, as vertices of its graph.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Candidate {
    /// The pairs, the higher-ranked player first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// The members without an opponent in the bracket, each with the vertex matched with it outside.
    pub(super) leaving: Vec<(usize, usize)>,
}

/// Finds the best candidate, and the first of several equal ones.
///
/// # Errors
///
/// If the graph has no perfect matching.
pub(super) fn best(graph: &Graph) -> Result<Candidate, NoPerfectMatching> {
    let spare = Search::<i64>::spare_bits(graph);
    match graph.bits(spare) {
        ..=63 => Search::<i64>::new(graph).run(),
        64..=127 => Search::<i128>::new(graph).run(),
        128..=255 => Search::<crate::matching::Wide<4>>::new(graph).run(),
        256..=511 => Search::<crate::matching::Wide<8>>::new(graph).run(),
        512..=1023 => Search::<crate::matching::Wide<16>>::new(graph).run(),
        // The limits of a report file bound scores and bracket sizes, so this width suffices for any.
        _ => Search::<crate::matching::Wide<128>>::new(graph).run(),
    }
}

struct Search<'a, W> {
    graph: &'a Graph,
    matching: Matching<W>,
    /// The width of one ordinal number, in bits.
    ordinal: u32,
    pairs: Vec<(usize, usize)>,
}

impl<'a, W: Weight> Search<'a, W> {
    /// The bits that the order of candidates needs below the criteria: the number of exchanges, the sum of
    /// the numbers exchanged, and one bit for a question about a single player.
    fn spare_bits(graph: &Graph) -> u32 {
        3 * Self::ordinal_bits(graph) + 2
    }

    fn ordinal_bits(graph: &Graph) -> u32 {
        usize::BITS - (graph.members + 1).leading_zeros()
    }

    fn new(graph: &'a Graph) -> Self {
        let weights = graph.weights(Self::spare_bits(graph));
        let mut matching = Matching::new(graph.places.len(), graph.class.clone(), &weights);
        start_naturally(graph, &mut matching);
        Self { graph, matching, ordinal: Self::ordinal_bits(graph), pairs: Vec::new() }
    }

    fn run(mut self) -> Result<Candidate, NoPerfectMatching> {
        self.matching.solve()?;
        let chosen = self.choose_moved_down()?;
        for player in chosen {
            let residents = self.graph.moved_down..self.graph.members;
            self.choose_opponent(player, residents.collect())?;
        }
        let remainder: Vec<usize> = (self.graph.moved_down..self.graph.members)
            .filter(|resident| !self.is_paired(*resident))
            .collect();
        let leaders = self.choose_leaders(&remainder)?;
        let followers: Vec<usize> =
            remainder.iter().copied().filter(|player| !leaders.contains(player)).collect();
        for leader in leaders {
            self.choose_opponent(leader, followers.clone())?;
        }
        self.matching.solve()?;
        let leaving = (0..self.graph.members)
            .filter(|player| !self.is_paired(*player))
            .map(|player| (player, self.mate(player)))
            .collect();
        Ok(Candidate { pairs: self.pairs, leaving })
    }

    fn mate(&self, vertex: usize) -> usize {
        self.matching.mate(vertex).expect("a solved matching is perfect")
    }

    fn is_paired(&self, vertex: usize) -> bool {
        self.pairs.iter().any(|(one, other)| *one == vertex || *other == vertex)
    }

    fn stays(&self, vertex: usize) -> bool {
        self.mate(vertex) < self.graph.members
    }

    /// Art. 4.4: selects the moved-down players who are paired here, the first in order that
    /// the criteria allow.
    fn choose_moved_down(&mut self) -> Result<Vec<usize>, NoPerfectMatching> {
        let players = 0..self.graph.moved_down;
        if players.clone().all(|player| self.stays(player)) {
            return Ok(players.collect());
        }
        let mut chosen = Vec::new();
        for player in players {
            if !self.stays(player) {
                let mut bonus = vec![W::default(); self.graph.places.len()];
                bonus[self.graph.moved_down..self.graph.members].fill(W::shifted(1, 0));
                self.matching.probe(player, bonus);
                self.matching.solve()?;
            }
            let others = if self.stays(player) {
                chosen.push(player);
                self.graph.members..self.graph.places.len()
            } else {
                0..self.graph.members
            };
            self.matching.no_bonus();
            for other in others {
                if self.matching.has_edge(player, other) {
                    self.matching.forbid(player, other);
                }
            }
            self.matching.solve()?;
        }
        Ok(chosen)
    }

    /// Art. 4.2: pairs `player` with the first of `others` that keeps every criterion at its best value.
    fn choose_opponent(
        &mut self,
        player: usize,
        others: Vec<usize>,
    ) -> Result<(), NoPerfectMatching> {
        let mut bonus = vec![W::default(); self.graph.places.len()];
        let count = others.len() as u32;
        for (place, other) in others.into_iter().enumerate() {
            bonus[other] = W::shifted(count - place as u32, 0);
        }
        self.matching.probe(player, bonus);
        self.matching.solve()?;
        let opponent = self.mate(player);
        self.matching.take_out(player, opponent);
        self.matching.no_bonus();
        self.pairs.push((player, opponent));
        Ok(())
    }

    /// Art. 4.3: selects the higher-ranked player of each pair of the remainder. By default they are the
    /// first half. The exchanges are as few as possible, of the smallest difference, of the lowest players
    /// of the first half and the highest of the second.
    fn choose_leaders(&mut self, remainder: &[usize]) -> Result<Vec<usize>, NoPerfectMatching> {
        self.matching.solve()?;
        let pairs = remainder.iter().filter(|player| self.stays(**player)).count() / 2;
        if pairs == 0 {
            return Ok(Vec::new());
        }
        let n = self.graph.places.len();
        let mut bonus = vec![W::default(); n];
        let mut ranked = vec![false; n];
        let leading = W::shifted(1, 2 * self.ordinal + 1);
        for (number, player) in remainder.iter().enumerate() {
            ranked[*player] = true;
            bonus[*player] = -W::shifted(number as u32, 1);
            if number < pairs {
                bonus[*player] += leading;
            }
        }
        self.matching.lead(bonus, ranked);
        self.rematch_halves(remainder, pairs);
        self.matching.solve()?;
        let exchanges = remainder[..pairs].iter().filter(|player| !self.leads(**player)).count();
        self.choose_who_stops_leading(&remainder[..pairs], exchanges)?;
        self.choose_who_starts_leading(remainder, pairs, exchanges)?;
        let leaders: Vec<usize> =
            remainder.iter().copied().filter(|player| self.leads(*player)).collect();
        let mut is_leader = vec![false; n];
        for leader in &leaders {
            is_leader[*leader] = true;
        }
        for (number, one) in remainder.iter().enumerate() {
            for other in &remainder[number + 1..] {
                if !is_leader[*one] || is_leader[*other] {
                    self.matching.forbid(*one, *other);
                }
            }
        }
        self.matching.no_bonus();
        self.matching.solve()?;
        Ok(leaders)
    }

    /// Matches each vertex that has become free with its nearest natural opponent; this saves searches.
    fn rematch_halves(&mut self, remainder: &[usize], pairs: usize) {
        for number in 0..pairs {
            if self.matching.mate(remainder[number]).is_some() {
                continue;
            }
            for other in &remainder[pairs..] {
                if self.matching.try_match(remainder[number], *other) {
                    break;
                }
            }
        }
    }

    /// True if `player` is the higher-ranked player of a pair of the bracket.
    fn leads(&self, player: usize) -> bool {
        let mate = self.mate(player);
        player < mate && mate < self.graph.members
    }

    /// Art. 4.3.3: the players exchanged from the first half are the lowest possible.
    fn choose_who_stops_leading(
        &mut self,
        first_half: &[usize],
        exchanges: usize,
    ) -> Result<(), NoPerfectMatching> {
        let one = W::shifted(1, 0);
        let mut left = exchanges;
        for player in first_half.iter().rev() {
            if left == 0 {
                break;
            }
            let asked = self.leads(*player);
            if asked {
                self.matching.change_lead(*player, -one);
                self.matching.solve()?;
            }
            let exchanged = !self.leads(*player);
            if exchanged {
                left -= 1;
                for other in player + 1..self.graph.members {
                    self.matching.forbid(*player, other);
                }
            }
            if asked {
                self.matching.change_lead(*player, one);
            }
            self.matching.solve()?;
        }
        Ok(())
    }

    /// Art. 4.3.4: the players exchanged from the second half are the highest possible. The last of them
    /// follows from the sum of the numbers exchanged.
    fn choose_who_starts_leading(
        &mut self,
        remainder: &[usize],
        pairs: usize,
        exchanges: usize,
    ) -> Result<(), NoPerfectMatching> {
        let one = W::shifted(1, 0);
        let mut left = exchanges;
        for number in pairs..remainder.len() {
            if left <= 1 {
                break;
            }
            let player = remainder[number];
            let asked = !self.leads(player);
            if asked {
                self.matching.change_lead(player, one);
                self.matching.solve()?;
            }
            if self.leads(player) {
                left -= 1;
                for other in &remainder[..number] {
                    self.matching.forbid(*other, player);
                }
                for outside in self.graph.members..self.graph.places.len() {
                    self.matching.forbid(player, outside);
                }
            }
            if asked {
                self.matching.change_lead(player, -one);
            }
            self.matching.solve()?;
        }
        Ok(())
    }
}

/// Matches as many vertices as the prices allow in the natural order: moved-down players with the first
/// residents, the first half of the rest with the second half, and all others with their neighbours.
pub(super) fn start_naturally<W: Weight>(graph: &Graph, matching: &mut Matching<W>) {
    let (moved_down, members) = (graph.moved_down, graph.members);
    for player in 0..moved_down {
        for resident in moved_down..members {
            if matching.try_match(player, resident) {
                break;
            }
        }
    }
    let free: Vec<usize> =
        (moved_down..members).filter(|resident| matching.mate(*resident).is_none()).collect();
    let half = free.len() / 2;
    let (first, second) = free.split_at(half);
    for (number, player) in first.iter().enumerate() {
        // The natural opponent, then the players after him, then those before.
        let candidates = second[number..].iter().chain(second[..number].iter().rev());
        for other in candidates {
            if matching.try_match(*player, *other) {
                break;
            }
        }
    }
    matching.match_greedily();
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::bracket::{Bracket, Reach};
    use super::super::field::Field;
    use super::*;
    use crate::matching::Wide;
    use crate::trf;

    #[test]
    fn the_width_of_the_weights_makes_no_difference() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/swiss");
        let path = folder.join("43-modern-n8-r5of5.trf");
        let bytes = std::fs::read(path).expect("the case can be read");
        let event = trf::read("case", &bytes).unwrap_or_else(|error| panic!("{error}"));
        let field = Field::new(&event).expect("the case can be looked at");
        for group in field.scoregroups() {
            // The group, with all players above it as if moved down.
            let bracket = Bracket {
                members: (0..group.end).collect(),
                moved_down: group.start,
                next: group.end..group.end,
                below: group.end..field.contenders.len(),
            };
            let graph = bracket.graph(&field, Reach::Everybody, None, 0, false);
            let narrow = Search::<i128>::new(&graph).run();
            assert_eq!(Search::<Wide<2>>::new(&graph).run(), narrow);
            assert_eq!(Search::<Wide<16>>::new(&graph).run(), narrow);
            assert_eq!(best(&graph), narrow);
        }
    }
}
