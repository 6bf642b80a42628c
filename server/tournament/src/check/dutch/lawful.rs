//! The lawful pairing of a field of any size.
//!
//! The brackets are paired one by one. First a matching of all players still unpaired, weighted by
//! the criteria in their order, gives the best value that the bracket can reach. Then the order of
//! the procedure is followed: each step asks whether an equally good matching has an earlier
//! choice. All unpaired players are in the graph, so the pairing can always be completed (C4).

mod layout;

use super::{Bracket, Choice, FloaterCosts, PairCosts, Pairs};
use crate::check::matching::{Matching, Narrowing, Weight};
use crate::check::position::Position;
use layout::{Field, Layout};

/// The one pairing that no other lawful pairing beats; `None` if there is no lawful pairing.
pub(in crate::check) fn pairing(position: &Position) -> Option<Pairs> {
    let mut remaining: Vec<usize> = (0..position.players.len()).collect();
    let bye_score = bye_score(position, &remaining).ok()?;
    let mut moved_down = 0;
    let mut pairs = Vec::new();
    let mut bye = None;
    while remaining.len() > moved_down {
        let bracket = Bracket::first(position, &remaining, moved_down, bye_score);
        let is_last = bracket.members.len() == remaining.len();
        let choice = choose(position, &remaining, bracket);
        remaining.retain(|place| {
            choice.floaters.contains(place) || choice.bracket.number(*place).is_none()
        });
        moved_down = choice.floaters.len();
        pairs.extend(choice.pairs);
        if is_last {
            bye = choice.floaters.first().copied();
        }
    }
    Some(Pairs::new(pairs, bye))
}

/// The best value that the next bracket can reach if this one is paired as in `choice` (C8).
pub(in crate::check) fn best_next(
    position: &Position,
    remaining: &[usize],
    choice: &Choice,
) -> (usize, Vec<i32>) {
    let graph = Graph::new(position, remaining, &choice.bracket);
    let layout = Layout::of(position, &graph, false);
    if layout.words() <= WORDS {
        best_next_of::<WORDS>(position, &graph, &layout, choice)
    } else {
        best_next_of::<MANY_WORDS>(position, &graph, &layout, choice)
    }
}

fn best_next_of<const W: usize>(
    position: &Position,
    graph: &Graph<'_>,
    layout: &Layout,
    choice: &Choice,
) -> (usize, Vec<i32>) {
    let mut matching = layout.matching::<W>(position, graph, &|one, other| {
        let free = |vertex: usize| {
            !graph.is_member(vertex) || choice.floaters.contains(&graph.remaining[vertex])
        };
        let paired = || {
            let pair = graph.place(one).zip(graph.place(other));
            pair.is_some_and(|pair| choice.pairs.contains(&pair))
        };
        (free(one) && free(other) && !graph.is_member(other)) || paired()
    });
    assert!(matching.solve(), "the pairing looked at is complete");
    next_bracket(position, graph, &matching)
}

/// The number of downfloaters of the next bracket in this matching, and their scores.
fn next_bracket<const W: usize>(
    position: &Position,
    graph: &Graph<'_>,
    matching: &Matching<W>,
) -> (usize, Vec<i32>) {
    let floating: Vec<usize> = (0..graph.players())
        .filter(|&vertex| graph.is_near(vertex) && !graph.is_near(matching.mate(vertex)))
        .map(|vertex| graph.remaining[vertex])
        .collect();
    (floating.len(), super::scores_of(position, &floating))
}

/// No lawful pairing of all players exists.
struct Impossible;

/// The lowest score that can have the bye (C5); `None` if the number of players is even.
fn bye_score(position: &Position, everyone: &[usize]) -> Result<Option<i32>, Impossible> {
    let perfect = |size: usize, edge: &dyn Fn(usize, usize) -> bool| {
        Matching::<1>::new(size, |one, other| edge(one, other).then_some(Weight::ZERO)).solve()
    };
    let count = everyone.len();
    if count.is_multiple_of(2) {
        let edge = |one: usize, other: usize| position.is_lawful_pair(one, other);
        return perfect(count, &edge).then_some(None).ok_or(Impossible);
    }
    let may_stay = |place: &usize| !position.players[*place].bye_barred;
    let mut scores: Vec<i32> = everyone
        .iter()
        .filter(|place| may_stay(place))
        .map(|&place| position.players[place].score)
        .collect();
    scores.dedup();
    let lowest = scores.into_iter().rev().find(|&score| {
        let edge = |one: usize, other: usize| {
            if other == count {
                may_stay(&one) && position.players[one].score == score
            } else {
                position.is_lawful_pair(one, other)
            }
        };
        perfect(count + 1, &edge)
    });
    lowest.map(Some).ok_or(Impossible)
}

/// All players still unpaired, as vertices of a graph, in order. If their number is odd, the bye is
/// a further vertex.
struct Graph<'a> {
    remaining: &'a [usize],
    bracket: &'a Bracket,
    size: usize,
}

impl<'a> Graph<'a> {
    fn new(position: &Position, remaining: &'a [usize], bracket: &'a Bracket) -> Self {
        debug_assert!(remaining.is_sorted() && remaining.len() <= position.players.len());
        Self { remaining, bracket, size: remaining.len().next_multiple_of(2) }
    }

    fn players(&self) -> usize {
        self.remaining.len()
    }

    fn place(&self, vertex: usize) -> Option<usize> {
        self.remaining.get(vertex).copied()
    }

    /// True if a vertex is in the bracket; the members of the bracket come first.
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

    fn has_edge(&self, position: &Position, one: usize, other: usize) -> bool {
        match (self.place(one), self.place(other)) {
            (Some(first), Some(second)) => {
                let both_moved_down = self.is_moved_down(one) && self.is_moved_down(other);
                !both_moved_down && position.is_lawful_pair(first, second)
            }
            (Some(place), None) | (None, Some(place)) => {
                let player = &position.players[place];
                !player.bye_barred && Some(player.score) == self.bracket.bye_score
            }
            (None, None) => false,
        }
    }
}

/// Words of a weight: enough for all brackets except those to which many scores float down.
const WORDS: usize = 8;

/// Words for the remaining brackets: a score takes six fields of eleven bits, and an event
/// has few scores.
const MANY_WORDS: usize = 64;

/// The choice of one bracket.
fn choose(position: &Position, remaining: &[usize], bracket: Bracket) -> Choice {
    let graph = Graph::new(position, remaining, &bracket);
    let (pairs, floaters) = {
        let layout = Layout::of(position, &graph, false);
        if layout.words() <= WORDS {
            Bracketing::<WORDS>::new(position, &graph).decide()
        } else {
            Bracketing::<MANY_WORDS>::new(position, &graph).decide()
        }
    };
    Choice { bracket, pairs, floaters }
}

/// A bracket during the selection of its choice.
struct Bracketing<'a, const W: usize> {
    position: &'a Position,
    graph: &'a Graph<'a>,
    layout: Layout,
    best: Narrowing<W>,
}

impl<'a, const W: usize> Bracketing<'a, W> {
    fn new(position: &'a Position, graph: &'a Graph<'a>) -> Self {
        let solved = |bye_counts: bool| {
            let layout = Layout::of(position, graph, bye_counts);
            let matching = layout.matching::<W>(position, graph, &|_, _| true);
            (layout, Narrowing::of(matching).expect("the remaining players can be paired (C4)"))
        };
        let (mut layout, mut best) = solved(false);
        let floaters = (0..graph.bracket.members.len())
            .filter(|&vertex| !graph.is_member(best.mate(vertex)))
            .count();
        if floaters == 1 && graph.bracket.holds_bye(position) {
            // The bracket sends down only the player with the bye: C9 counts.
            (layout, best) = solved(true);
        }
        Self { position, graph, layout, best }
    }

    /// Follows the procedure to the earliest of the best choices.
    fn decide(mut self) -> (Vec<(usize, usize)>, Vec<usize>) {
        let members = self.graph.bracket.members.len();
        let moved_down = self.graph.bracket.moved_down;
        for vertex in 0..moved_down {
            self.best.prefer(vertex, &|_, other| other < members);
        }
        let mut remainder: Vec<usize> = (moved_down..members).collect();
        for vertex in 0..moved_down {
            if self.best.mate(vertex) < members {
                let partner = self.best.earliest_partner(vertex, &remainder);
                remainder.retain(|&other| other != partner);
            }
        }
        self.decide_remainder(&remainder);

        let place = |vertex: usize| self.graph.remaining[vertex];
        let mate = |vertex: usize| self.best.mate(vertex);
        let pairs = (0..members)
            .filter(|&vertex| vertex < mate(vertex) && mate(vertex) < members)
            .map(|vertex| (place(vertex), place(mate(vertex))))
            .collect();
        let floaters = (0..members).filter(|&vertex| mate(vertex) >= members).map(place).collect();
        (pairs, floaters)
    }

    /// Pairs the residents who meet no moved-down player, as in a bracket of their own (art. 3.3).
    fn decide_remainder(&mut self, remainder: &[usize]) {
        let is_in = |vertex: usize| remainder.binary_search(&vertex).is_ok();
        let inside = remainder.iter().filter(|&&vertex| is_in(self.best.mate(vertex)));
        let pairs = inside.count() / 2;
        if pairs == 0 {
            return;
        }
        let (upper, lower) = remainder.split_at(pairs);
        self.exchange_least(upper, lower);
        let border = lower.first().copied().unwrap_or(usize::MAX);
        let is_upper = |vertex: usize| vertex < border;
        // Players who leave the upper half, largest number first; each meets a smaller number of
        // the remainder or floats.
        let leaves = |one: usize, other: usize| !is_in(other) || (is_upper(other) && other < one);
        let descending: Vec<usize> = upper.iter().rev().copied().collect();
        let left = self.best.prefer_in_turn(&descending, &leaves);
        // Players who leave the lower half, smallest number first; each meets a larger number of
        // it.
        let rises = |one: usize, other: usize| is_in(other) && !is_upper(other) && other > one;
        let mut upper_now = self.best.prefer_in_turn(lower, &rises);
        upper_now.extend(upper.iter().filter(|vertex| !left.contains(vertex)));
        upper_now.sort_unstable();
        let mut lower_now: Vec<usize> =
            remainder.iter().copied().filter(|vertex| !upper_now.contains(vertex)).collect();
        let across: Vec<(usize, usize)> = upper_now
            .iter()
            .flat_map(|&vertex| (0..self.graph.size).map(move |other| (vertex, other)))
            .filter(|(_, other)| lower_now.binary_search(other).is_err())
            .collect();
        self.best.remove_edges(&across);
        for &vertex in &upper_now {
            let partner = self.best.earliest_partner(vertex, &lower_now);
            lower_now.retain(|&other| other != partner);
        }
    }

    /// Reduces the exchanges between the halves to the smallest number and the smallest difference
    /// (art. 4.3).
    fn exchange_least(&mut self, upper: &[usize], lower: &[usize]) {
        let in_upper = |vertex: usize| upper.binary_search(&vertex).is_ok();
        let in_lower = |vertex: usize| lower.binary_search(&vertex).is_ok();
        // A player of the upper half moves the farther the smaller his number is; a player of
        // the lower half moves the farther the larger it is.
        let from_upper =
            |vertex: usize| upper.binary_search(&vertex).ok().map(|at| upper.len() - at);
        let from_lower = |vertex: usize| lower.binary_search(&vertex).ok();
        let cost = |one: usize, other: usize| -> Option<usize> {
            let (one, other) = (one.min(other), one.max(other));
            match (in_upper(one), in_upper(other)) {
                (true, true) => from_upper(other),
                (true, false) => from_upper(one).filter(|_| !in_lower(other)),
                (false, true) => from_upper(other).filter(|_| !in_lower(one)),
                (false, false) => from_lower(one).filter(|_| in_lower(other)),
            }
        };
        let exchanged = |vertex: usize| {
            in_upper(vertex) && {
                let mate = self.best.mate(vertex);
                !in_lower(mate)
            }
        };
        if !upper.iter().any(|&vertex| exchanged(vertex)) {
            return;
        }
        let (position, graph, layout) = (self.position, self.graph, &self.layout);
        let lighter = self.best.matching().made_lighter(|one, other| {
            let mut weight = layout.weight::<W>(position, graph, one, other);
            if let Some(distance) = cost(one, other) {
                let leaves_upper = in_upper(one.min(other)) || in_upper(one.max(other));
                layout.subtract(&mut weight, Field::Exchanges, i64::from(leaves_upper));
                layout.subtract(&mut weight, Field::Distance, distance as i64);
            }
            weight
        });
        self.best = Narrowing::of(lighter).expect("the edges are the same");
    }
}

/// The cost of an edge under each field; see [`Layout`].
fn costs(
    position: &Position,
    graph: &Graph<'_>,
    bye_counts: bool,
    one: usize,
    other: usize,
    add: &mut dyn FnMut(Field, i64),
) {
    let (one, other) = (one.min(other), one.max(other));
    let mut add_all = |counts: [bool; 8], differs: [bool; 4], difference: i32| {
        for at in (0..counts.len()).filter(|&at| counts[at]) {
            add(Field::Count(at), 1);
        }
        for at in (0..differs.len()).filter(|&at| differs[at]) {
            add(Field::Difference(at, difference), 1);
        }
    };
    if graph.is_member(other) {
        let (one, other) = (graph.remaining[one], graph.remaining[other]);
        let costs = PairCosts::of(position, graph.bracket, one, other);
        add_all(costs.counts, costs.differs, costs.difference);
        return;
    }
    if graph.is_member(one) {
        let costs = FloaterCosts::of(position, graph.bracket, graph.remaining[one]);
        add_all(costs.counts, costs.differs, costs.difference);
    }
    let leaves_next = !graph.is_near(other);
    for vertex in [one, other] {
        let Some(place) = graph.place(vertex) else { continue };
        let player = &position.players[place];
        if graph.is_member(vertex) {
            add(Field::Floaters, 1);
            add(Field::FloaterScore(player.score), 1);
            if bye_counts && graph.place(other).is_none() {
                add(Field::ByeUnplayed, i64::from(player.unplayed));
            }
        }
        if leaves_next && graph.is_near(vertex) {
            add(Field::NextFloaters, 1);
            add(Field::NextScore(player.score), 1);
        }
    }
}
