//! The Dutch pairing of a field of any size, with a library's matching.
//!
//! The brackets are paired one by one. The graph holds all players still unpaired, so the pairing
//! can always be completed (C4). The criteria in their order, followed by the order of candidates,
//! are the cost of an edge. Three matchings settle a bracket: the opponents of the moved-down
//! players, then the exchanges between the halves of the remainder, then the other opponents.

use std::cmp::Reverse;

use super::dutch::{BEYOND_THE_LOWEST, Bracket, Costs, Pairs};
use super::matching::least;
use super::position::Position;

/// The one pairing that no other lawful pairing beats; `None` if there is no lawful pairing.
pub(crate) fn pairing(position: &Position) -> Option<Pairs> {
    let bye = any_pairing(position)?.get(position.players.len()).copied();
    let bye_score = bye.map(|place| position.players[place].score);
    let mut remaining: Vec<usize> = (0..position.players.len()).collect();
    let mut moved_down = 0;
    let mut pairs = Vec::new();
    let mut bye = None;
    while remaining.len() > moved_down {
        let bracket = Bracket::first(position, &remaining, moved_down, bye_score);
        let is_last = bracket.members.len() == remaining.len();
        let graph = Graph::new(position, &remaining, &bracket);
        let (paired, floaters) = graph.choose();
        remaining.retain(|place| floaters.contains(place) || bracket.number(*place).is_none());
        moved_down = floaters.len();
        pairs.extend(paired);
        if is_last {
            bye = floaters.first().copied();
        }
    }
    Some(Pairs::new(pairs, bye))
}

/// The mates in a pairing that keeps C1 to C4 and gives the bye to the lowest score (C5). The bye is
/// the vertex after the last player.
fn any_pairing(position: &Position) -> Option<Vec<usize>> {
    let players = &position.players;
    least(players.len().next_multiple_of(2), |one, other| match players.get(other) {
        Some(_) => position.is_lawful_pair(one, other).then(|| vec![0]),
        None if players[one].bye_barred => None,
        None => {
            let lower = players.iter().filter(|player| player.score < players[one].score);
            Some(vec![lower.count() as u32])
        }
    })
}

/// All players still unpaired, as vertices of a graph, in order. If their number is odd, the bye is
/// a further vertex.
struct Graph<'a> {
    position: &'a Position,
    remaining: &'a [usize],
    bracket: &'a Bracket,
    size: usize,
    /// The scores of the bracket and the next one, the highest first (C7, C8).
    scores: Vec<i32>,
    /// The score differences that C18 to C21 compare, the greatest first.
    differences: Vec<i32>,
}

impl<'a> Graph<'a> {
    fn new(position: &'a Position, remaining: &'a [usize], bracket: &'a Bracket) -> Self {
        let score = |&place: &usize| position.players[place].score;
        let mut scores: Vec<i32> = bracket.members.iter().chain(&bracket.next).map(score).collect();
        scores.dedup();
        let lowest = bracket.members.last().map_or(0, score);
        let above = bracket.members[..bracket.moved_down].iter().map(|place| score(place) - lowest);
        let mut differences: Vec<i32> = above.flat_map(|d| [d, d + BEYOND_THE_LOWEST]).collect();
        differences.sort_unstable_by_key(|&difference| Reverse(difference));
        differences.dedup();
        let size = remaining.len().next_multiple_of(2);
        Self { position, remaining, bracket, size, scores, differences }
    }

    fn place(&self, vertex: usize) -> Option<usize> {
        self.remaining.get(vertex).copied()
    }

    fn is_member(&self, vertex: usize) -> bool {
        vertex < self.bracket.members.len()
    }

    /// True if a vertex is in the bracket or in the next one.
    fn is_near(&self, vertex: usize) -> bool {
        vertex < self.bracket.members.len() + self.bracket.next.len()
    }

    fn is_moved_down(&self, vertex: usize) -> bool {
        vertex < self.bracket.moved_down
    }

    fn has_edge(&self, one: usize, other: usize) -> bool {
        match (self.place(one), self.place(other)) {
            (Some(first), Some(second)) => {
                let both_moved_down = self.is_moved_down(one) && self.is_moved_down(other);
                !both_moved_down && self.position.is_lawful_pair(first, second)
            }
            (Some(place), None) => {
                let player = &self.position.players[place];
                !player.bye_barred && Some(player.score) == self.bracket.bye_score
            }
            _ => false,
        }
    }

    /// The pairs and floaters of the bracket, as places of the position.
    fn choose(&self) -> (Vec<(usize, usize)>, Vec<usize>) {
        let members = 0..self.bracket.members.len();
        let all = |_: usize, _: usize| true;
        // If the bracket sends down only the player with the bye, C9 counts.
        let bye_counts = self.bracket.holds_bye(self.position) && {
            let mates = self.best(false, &all, &|_, _| Vec::new());
            members.clone().filter(|&member| !self.is_member(mates[member])).count() == 1
        };
        let moved_down = 0..self.bracket.moved_down;
        // Art. 4.4 and 4.2: which of the moved-down players are paired, then their opponents.
        let mates = self.best(bye_counts, &all, &|one, other| {
            let floats = |vertex| u32::from(vertex == one && !self.is_member(other));
            let opponent = |vertex| if vertex == one && self.is_member(other) { other } else { 0 };
            let floats = moved_down.clone().map(floats);
            floats.chain(moved_down.clone().map(|vertex| opponent(vertex) as u32)).collect()
        });
        let fits = |vertex: usize, opponent: usize| {
            let mate = mates[vertex];
            let is_settled =
                self.is_moved_down(vertex) || (self.is_member(vertex) && self.is_moved_down(mate));
            !is_settled || mate == opponent || !(self.is_member(mate) || self.is_member(opponent))
        };
        let settled = |one: usize, other: usize| fits(one, other) && fits(other, one);
        let remainder = members
            .clone()
            .filter(|&member| !self.is_moved_down(member) && !self.is_moved_down(mates[member]));
        let remainder: Vec<usize> = remainder.collect();
        let inside = remainder.iter().filter(|&&member| self.is_member(mates[member]));
        let pairs = inside.count() / 2;
        let mates = self.remainder(bye_counts, &remainder, pairs, &settled);
        let place = |vertex: usize| self.remaining[vertex];
        let paired = |&vertex: &usize| self.is_member(mates[vertex]);
        let leaders = members.clone().filter(paired).filter(|&member| member < mates[member]);
        let pairs = leaders.map(|leader| (place(leader), place(mates[leader]))).collect();
        let floaters = members.filter(|vertex| !paired(vertex)).map(place).collect();
        (pairs, floaters)
    }

    /// Pairs the residents who meet no moved-down player, as in a bracket of their own (art. 3.3).
    fn remainder(
        &self,
        bye_counts: bool,
        remainder: &[usize],
        pairs: usize,
        settled: &dyn Fn(usize, usize) -> bool,
    ) -> Vec<usize> {
        let (upper, lower) = remainder.split_at(pairs);
        let leaves_upper = |vertex: usize, mate: usize| {
            upper.contains(&vertex)
                && !lower.contains(&mate)
                && (mate < vertex || !upper.contains(&mate))
        };
        let leaves_lower = |vertex: usize, mate: usize| {
            lower.contains(&vertex) && lower.contains(&mate) && vertex < mate
        };
        // Art. 4.3: the fewest exchanges, the smallest difference of the numbers exchanged, then the
        // lowest players of the upper half and the highest of the lower half.
        let exchanges = self.best(bye_counts, settled, &|one, other| {
            let ends = [(one, other), (other, one)];
            let leaving =
                |at: usize| ends.iter().any(|&(v, mate)| v == upper[at] && leaves_upper(v, mate));
            let rising =
                |at: usize| ends.iter().any(|&(v, mate)| v == lower[at] && leaves_lower(v, mate));
            let from_upper = (0..upper.len()).filter(|&at| leaving(at)).map(|at| upper.len() - at);
            let from_lower = (0..lower.len()).filter(|&at| rising(at));
            let count = from_upper.clone().count() as u32;
            let distance = from_upper.chain(from_lower).sum::<usize>() as u32;
            let stays = (0..upper.len()).rev().map(|at| {
                let touched = ends.iter().any(|&(v, _)| v == upper[at]);
                u32::from(touched && !leaving(at))
            });
            let remains = (0..lower.len()).map(|at| {
                let touched = ends.iter().any(|&(v, _)| v == lower[at]);
                u32::from(touched && !rising(at))
            });
            [count, distance].into_iter().chain(stays).chain(remains).collect()
        });
        let is_upper = |vertex: &usize| {
            let mate = exchanges[*vertex];
            (upper.contains(vertex) && !leaves_upper(*vertex, mate)) || leaves_lower(*vertex, mate)
        };
        let (upper, lower): (Vec<usize>, Vec<usize>) = remainder.iter().partition(|v| is_upper(v));
        let across = |one: usize, other: usize| {
            settled(one, other)
                && (!upper.contains(&one) || lower.contains(&other))
                && (!upper.contains(&other) || lower.contains(&one))
        };
        // Art. 4.2: the opponents of the upper half.
        self.best(bye_counts, &across, &|one, other| {
            let opponent = |&vertex: &usize| {
                let mate = if vertex == one { other } else { one };
                let number = lower.binary_search(&mate).map_or(0, |number| number as u32);
                if vertex == one || vertex == other { number } else { 0 }
            };
            upper.iter().map(opponent).collect()
        })
    }

    /// The best matching by the criteria and then by `order`, among the edges `allowed`.
    fn best(
        &self,
        bye_counts: bool,
        allowed: &dyn Fn(usize, usize) -> bool,
        order: &dyn Fn(usize, usize) -> Vec<u32>,
    ) -> Vec<usize> {
        let mates = least(self.size, |one, other| {
            (self.has_edge(one, other) && allowed(one, other)).then(|| {
                let mut cost = self.criteria(one, other, bye_counts);
                cost.extend(order(one, other));
                cost
            })
        });
        mates.expect("the remaining players can be paired (C4)")
    }

    /// The cost of an edge under C6 to C21; `one` is the smaller vertex.
    fn criteria(&self, one: usize, other: usize, bye_counts: bool) -> Vec<u32> {
        let mut leaving = vec![0; 1 + self.scores.len()];
        let mut leaving_next = leaving.clone();
        let mut unplayed = 0;
        for vertex in [one, other].into_iter().filter(|&vertex| self.is_near(vertex)) {
            let Some(place) = self.place(vertex) else { continue };
            let player = &self.position.players[place];
            let rank = self.scores.iter().position(|&score| score == player.score);
            let rank = 1 + rank.expect("a score of the two brackets");
            if self.is_member(vertex) && !self.is_member(other) {
                leaving[0] += 1;
                leaving[rank] += 1;
                if bye_counts && self.place(other).is_none() {
                    unplayed = player.unplayed;
                }
            }
            if !self.is_near(other) {
                leaving_next[0] += 1;
                leaving_next[rank] += 1;
            }
        }
        let costs = if self.is_member(other) {
            let (one, other) = (self.remaining[one], self.remaining[other]);
            Costs::of_pair(self.position, self.bracket, one, other)
        } else if self.is_member(one) {
            Costs::of_floater(self.position, self.bracket, self.remaining[one])
        } else {
            Costs::default()
        };
        let counts = costs.counts.map(u32::from);
        let differences = costs.differs.into_iter().flat_map(|counts| {
            self.differences.iter().map(move |&d| u32::from(counts && d == costs.difference))
        });
        let mut cost = leaving;
        cost.extend(leaving_next);
        cost.push(unplayed);
        cost.extend(counts);
        cost.extend(differences);
        cost
    }
}
