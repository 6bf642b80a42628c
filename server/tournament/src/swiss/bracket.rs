//! One bracket: its members, the cost of each pair and each floater, and the graph in which the best
//! candidate is searched (C.04.3 art. 2.4 and 3).
//!
//! Every criterion is a sum over pairs and floaters, and a stricter criterion outranks all that follow.
//! Each criterion therefore becomes a bit field of one number, wide enough for its greatest sum, and the
//! best candidate is a heaviest perfect matching. A field whose value is the same for all candidates of the
//! bracket has no bits.

use std::collections::BTreeMap;
use std::ops::Range;

use super::contender::{Contender, Float, Preference};
use super::criterion::{ColourCost, Criterion, floated};
use super::field::Field;
use crate::event::Points;
use crate::matching::{NO_EDGE, Weight};

/// The players of a bracket: moved-down players first, then residents, each in order.
#[derive(Debug, Clone)]
pub(super) struct Bracket {
    /// The members, as indexes into the field.
    pub(super) members: Vec<usize>,
    /// The number of moved-down players (`M0`); these are the first members.
    pub(super) moved_down: usize,
    /// The indexes of the scoregroup after this one.
    pub(super) next: Range<usize>,
    /// The indexes of all players after that scoregroup.
    pub(super) below: Range<usize>,
}

/// The rule for the bye while a bracket is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ByeRule {
    /// The only score whose players may have the bye (C5).
    pub(super) score: Points,
}

/// The role of a vertex in a bracket's graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    MovedDown,
    Resident,
    /// A player of the next scoregroup.
    Next,
    /// A player of a lower scoregroup than the next.
    Below,
    /// The bye: the player matched with this vertex has it.
    Bye,
    /// A move down, in a graph of this bracket alone.
    Exit,
}

impl Part {
    fn in_bracket(self) -> bool {
        matches!(self, Self::MovedDown | Self::Resident)
    }
}

/// The players that the graph of a bracket covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// The members of the bracket alone; the lower brackets are examined afterwards.
    Bracket,
    /// All players still unpaired.
    Everybody,
}

/// One criterion's bit field in a weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    criterion: Criterion,
    /// The rank of the score, 0 for the highest, for criteria that compare scores one by one.
    rank: u32,
}

/// The costs of one pair, per bit field.
type Costs = Vec<(Key, u32)>;

/// The graph of a bracket, before weights of a certain width are assigned.
#[derive(Debug)]
pub(super) struct Graph {
    /// The index of each vertex in the field; `None` for byes and exits.
    pub(super) places: Vec<Option<usize>>,
    /// The number of vertices that are members of the bracket; these come first.
    pub(super) members: usize,
    /// The number of moved-down players among the members; these come first.
    pub(super) moved_down: usize,
    /// The cost class of each pair.
    pub(super) class: Vec<u32>,
    /// The costs of each class; class 0 means no edge.
    costs: Vec<Costs>,
    /// The position of each bit field, counted from the lowest bit.
    layout: BTreeMap<Key, u32>,
    /// The total width of all fields, in bits.
    bits: u32,
}

impl Bracket {
    /// Builds the graph of this bracket. `exits` is the number of players who leave the bracket, if the
    /// graph covers the bracket alone.
    pub(super) fn graph(
        &self,
        field: &Field,
        reach: Reach,
        bye: Option<ByeRule>,
        exits: usize,
        single_bye: bool,
    ) -> Graph {
        let mut vertices: Vec<(Part, Option<usize>)> = Vec::new();
        for (place, member) in self.members.iter().enumerate() {
            let part = if place < self.moved_down { Part::MovedDown } else { Part::Resident };
            vertices.push((part, Some(*member)));
        }
        match reach {
            Reach::Bracket => {
                let part = if bye.is_some() { Part::Bye } else { Part::Exit };
                vertices.extend(std::iter::repeat_n((part, None), exits));
            }
            Reach::Everybody => {
                vertices.extend(self.next.clone().map(|place| (Part::Next, Some(place))));
                vertices.extend(self.below.clone().map(|place| (Part::Below, Some(place))));
                vertices.extend(bye.iter().map(|_| (Part::Bye, None)));
            }
        }
        let tariff = Tariff::new(self, field, reach, bye, single_bye);
        tariff.graph(&vertices)
    }
}

/// The properties that decide the costs of a player's pairs, apart from his former opponents.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    part: Part,
    score: Points,
    preference: Option<Preference>,
    difference: i32,
    repeated: bool,
    topscorer: bool,
    floats: [Float; 2],
    may_have_bye: bool,
    unplayed: u32,
}

/// The costs of the pairs and floaters of one bracket.
struct Tariff<'a> {
    field: &'a Field,
    bracket: &'a Bracket,
    reach: Reach,
    bye: Option<ByeRule>,
    /// True if the player with the bye is the only one who leaves the bracket, so that C9 applies.
    single_bye: bool,
    /// The scores of the moved-down players and, last, of the residents, highest first.
    scores: Vec<Points>,
}

impl<'a> Tariff<'a> {
    fn new(
        bracket: &'a Bracket,
        field: &'a Field,
        reach: Reach,
        bye: Option<ByeRule>,
        single_bye: bool,
    ) -> Self {
        let mut scores: Vec<Points> =
            bracket.members.iter().map(|member| field.score(*member)).collect();
        scores.dedup();
        Self { field, bracket, reach, bye, single_bye, scores }
    }

    fn graph(&self, vertices: &[(Part, Option<usize>)]) -> Graph {
        let n = vertices.len();
        let mut kinds: BTreeMap<Kind, u32> = BTreeMap::new();
        let mut samples: Vec<usize> = Vec::new();
        let kind_of: Vec<u32> = vertices
            .iter()
            .enumerate()
            .map(|(vertex, (part, place))| {
                let next = kinds.len() as u32;
                *kinds.entry(self.kind(*part, *place)).or_insert_with(|| {
                    samples.push(vertex);
                    next
                })
            })
            .collect();
        let mut costs: Vec<Costs> = vec![Vec::new()];
        let mut known: BTreeMap<Costs, u32> = BTreeMap::new();
        let count = samples.len();
        let mut of_kinds = vec![NO_EDGE; count * count];
        for one in 0..count {
            for other in 0..=one {
                let (left, right) = (vertices[samples[one]], vertices[samples[other]]);
                let Some(cost) = self.cost(left, right) else { continue };
                let class = *known.entry(cost).or_insert_with_key(|cost| {
                    costs.push(cost.clone());
                    costs.len() as u32 - 1
                });
                of_kinds[one * count + other] = class;
                of_kinds[other * count + one] = class;
            }
        }
        let mut class = vec![NO_EDGE; n * n];
        for (vertex, row) in class.chunks_mut(n).enumerate() {
            let own = &of_kinds[kind_of[vertex] as usize * count..][..count];
            for (other, class) in row.iter_mut().enumerate() {
                *class = own[kind_of[other] as usize];
            }
            row[vertex] = NO_EDGE;
        }
        self.remove_barred(vertices, &mut class);
        let (layout, bits) = self.layout(vertices);
        Graph {
            places: vertices.iter().map(|(_, place)| *place).collect(),
            members: self.bracket.members.len(),
            moved_down: self.bracket.moved_down,
            class,
            costs,
            layout,
            bits,
        }
    }

    /// Removes the edges between players who must not meet, and all edges of a forced pair but its own.
    fn remove_barred(&self, vertices: &[(Part, Option<usize>)], class: &mut [u32]) {
        let n = vertices.len();
        let mut vertex_of: BTreeMap<usize, usize> = BTreeMap::new();
        for (vertex, (_, place)) in vertices.iter().enumerate() {
            if let Some(place) = place {
                vertex_of.insert(*place, vertex);
            }
        }
        for (place, vertex) in &vertex_of {
            for other in &self.field.barred[*place] {
                if let Some(other) = vertex_of.get(&(*other as usize)) {
                    class[vertex * n + other] = NO_EDGE;
                }
            }
        }
        if let Some((one, other)) = self.field.forced {
            for (asked, with) in [(one, other), (other, one)] {
                let Some(vertex) = vertex_of.get(&asked) else { continue };
                for (place, against) in &vertex_of {
                    if *place != with {
                        class[vertex * n + against] = NO_EDGE;
                        class[against * n + vertex] = NO_EDGE;
                    }
                }
            }
        }
    }

    fn kind(&self, part: Part, place: Option<usize>) -> Kind {
        let contender = place.map(|place| &self.field.contenders[place]);
        Kind {
            part,
            score: place.map_or(Points::ZERO, |place| self.field.score(place)),
            preference: contender.and_then(|contender| contender.preference),
            difference: contender.map_or(0, |contender| contender.difference),
            repeated: contender.is_some_and(|contender| contender.repeated().is_some()),
            topscorer: contender.is_some_and(|contender| contender.topscorer),
            floats: contender.map_or([Float::None; 2], |contender| contender.floats),
            may_have_bye: place.is_some_and(|place| self.field.may_have_bye(place)),
            unplayed: contender.map_or(0, |contender| contender.unplayed),
        }
    }

    /// The cost of matching two vertices; `None` if they cannot be matched.
    fn cost(&self, one: (Part, Option<usize>), other: (Part, Option<usize>)) -> Option<Costs> {
        let ((part, place), (other_part, other_place)) =
            if one.0 <= other.0 { (one, other) } else { (other, one) };
        let place = place?;
        let mut costs = Vec::new();
        match other_part {
            Part::Bye => {
                let rule = self.bye.expect("a graph with a bye has a bye rule");
                if !self.field.may_have_bye(place) || self.field.score(place) != rule.score {
                    return None;
                }
                if part.in_bracket() {
                    self.leaves(place, part, &mut costs);
                    if self.single_bye {
                        let unplayed = self.field.contenders[place].unplayed;
                        add(&mut costs, Criterion::C9, 0, unplayed);
                    }
                }
                self.stays_unpaired_next(place, part, &mut costs);
            }
            Part::Exit => self.leaves(place, part, &mut costs),
            _ => {
                let other_place = other_place.expect("all other vertices are players");
                let (mine, his) =
                    (&self.field.contenders[place], &self.field.contenders[other_place]);
                if !self.field.colours_allow(mine, his) {
                    return None;
                }
                if other_part.in_bracket() {
                    self.meet(part, mine, other_part, his, &mut costs);
                } else {
                    if part.in_bracket() {
                        self.leaves(place, part, &mut costs);
                    }
                    if other_part == Part::Below {
                        self.stays_unpaired_next(place, part, &mut costs);
                    }
                }
            }
        }
        costs.sort_unstable();
        Some(costs)
    }

    /// The costs of a pair inside the bracket.
    fn meet(
        &self,
        part: Part,
        one: &Contender,
        other_part: Part,
        other: &Contender,
        costs: &mut Costs,
    ) {
        let colour = ColourCost::of(one, other);
        add(costs, Criterion::C10, 0, u32::from(colour.beyond_two));
        add(costs, Criterion::C11, 0, u32::from(colour.third_running));
        add(costs, Criterion::C12, 0, u32::from(colour.not_due));
        add(costs, Criterion::C13, 0, u32::from(colour.not_strongly_due));
        if part == Part::MovedDown && other_part == Part::Resident {
            let rank = self.rank(one.pairing_score);
            if floated(other, Float::Up, 1) {
                add(costs, Criterion::C15, 0, 1);
                add(costs, Criterion::C19, rank, 1);
            }
            if floated(other, Float::Up, 2) {
                add(costs, Criterion::C17, 0, 1);
                add(costs, Criterion::C21, rank, 1);
            }
        }
    }

    /// The costs of a member who moves down.
    fn leaves(&self, place: usize, part: Part, costs: &mut Costs) {
        let contender = &self.field.contenders[place];
        add(costs, Criterion::C6, 0, 1);
        if part == Part::MovedDown {
            let rank = self.rank(contender.pairing_score);
            add(costs, Criterion::C7, rank, 1);
            // A floater counts with a wider score difference than any player paired here.
            add(costs, Criterion::C18, rank, u32::from(floated(contender, Float::Down, 1)));
            add(costs, Criterion::C20, rank, u32::from(floated(contender, Float::Down, 2)));
        } else {
            add(costs, Criterion::C14, 0, u32::from(floated(contender, Float::Down, 1)));
            add(costs, Criterion::C16, 0, u32::from(floated(contender, Float::Down, 2)));
        }
    }

    /// Adds the cost of a player who would be left without an opponent in the next bracket (C8).
    fn stays_unpaired_next(&self, place: usize, part: Part, costs: &mut Costs) {
        if self.reach == Reach::Bracket || part == Part::Below {
            return;
        }
        add(costs, Criterion::C8, 0, 1);
        if part.in_bracket() {
            add(costs, Criterion::C8, 1 + self.rank(self.field.score(place)), 1);
        }
    }

    fn rank(&self, score: Points) -> u32 {
        let rank = self.scores.iter().position(|other| *other == score);
        rank.expect("every member's score is one of the bracket's") as u32
    }

    /// Gives each field that can differ as many bits as its greatest sum needs, the
    /// strictest criterion highest.
    fn layout(&self, vertices: &[(Part, Option<usize>)]) -> (BTreeMap<Key, u32>, u32) {
        let members = self.bracket.members.len() as u32;
        let mut greatest: BTreeMap<Key, u32> = BTreeMap::new();
        let mut most = |criterion, rank, count: u32| {
            if count > 0 {
                *greatest.entry(Key { criterion, rank }).or_default() += count;
            }
        };
        most(Criterion::C6, 0, members);
        most(Criterion::C12, 0, members / 2);
        most(Criterion::C13, 0, members / 2);
        if self.field.last_round {
            most(Criterion::C10, 0, members / 2);
            most(Criterion::C11, 0, members / 2);
        }
        let mut unplayed = 0;
        for (part, place) in vertices {
            let Some(place) = place else { continue };
            let contender = &self.field.contenders[*place];
            let down = |ago| u32::from(floated(contender, Float::Down, ago));
            if self.reach == Reach::Everybody && *part != Part::Below {
                most(Criterion::C8, 0, 1);
            }
            if !part.in_bracket() {
                continue;
            }
            let rank = self.rank(contender.pairing_score);
            if self.reach == Reach::Everybody {
                most(Criterion::C8, 1 + rank, 1);
            }
            unplayed = unplayed.max(contender.unplayed);
            if *part == Part::MovedDown {
                most(Criterion::C7, rank, 1);
                most(Criterion::C18, rank, down(1));
                most(Criterion::C20, rank, down(2));
                let ups = |ago| {
                    let residents = self.bracket.members[self.bracket.moved_down..].iter();
                    let up =
                        |place: &&usize| floated(&self.field.contenders[**place], Float::Up, ago);
                    u32::from(residents.filter(up).count() > 0)
                };
                most(Criterion::C15, 0, ups(1));
                most(Criterion::C17, 0, ups(2));
                most(Criterion::C19, rank, ups(1));
                most(Criterion::C21, rank, ups(2));
            } else {
                most(Criterion::C14, 0, down(1));
                most(Criterion::C16, 0, down(2));
            }
        }
        if self.single_bye {
            most(Criterion::C9, 0, unplayed);
        }
        let mut bits = 0;
        let mut layout = BTreeMap::new();
        for (key, greatest) in greatest.iter().rev() {
            layout.insert(*key, bits);
            bits += u32::BITS - greatest.leading_zeros();
        }
        (layout, bits)
    }
}

fn add(costs: &mut Costs, criterion: Criterion, rank: u32, cost: u32) {
    if cost > 0 {
        costs.push((Key { criterion, rank }, cost));
    }
}

impl Graph {
    /// The number of bits a weight needs: the fields, `spare` bits below them, and room for the
    /// sums of the method.
    pub(super) fn bits(&self, spare: u32) -> u32 {
        // Prices can add up along a path through all vertices; the rest is for doubling and the sign.
        let room = usize::BITS - self.places.len().leading_zeros() + 4;
        self.bits + spare + room
    }

    /// The weight of each class, with `spare` bits left free at the bottom.
    pub(super) fn weights<W: Weight>(&self, spare: u32) -> Vec<W> {
        self.costs
            .iter()
            .map(|costs| {
                let mut weight = W::default();
                for (key, cost) in costs {
                    // A class that no two vertices form may have a cost without a field.
                    if let Some(place) = self.layout.get(key) {
                        weight -= W::shifted(*cost, spare + place);
                    }
                }
                weight
            })
            .collect()
    }

    /// The weights of C6 and, below it, of C7 with all scores added together. They suffice to count the
    /// players who leave the bracket and to see whether one of them was moved down before. The second value
    /// is the weight of one downfloater.
    pub(super) fn downfloater_weights(&self) -> (Vec<i64>, i64) {
        let one = self.places.len() as i64 + 1;
        let weight = |costs: &Costs| {
            let cost = |(key, cost): &(Key, u32)| match key.criterion {
                Criterion::C6 => i64::from(*cost) * one,
                Criterion::C7 => i64::from(*cost),
                _ => 0,
            };
            -costs.iter().map(cost).sum::<i64>()
        };
        (self.costs.iter().map(weight).collect(), one)
    }
}
