//! One bracket: who is in it, what a pair or a floater costs, and the graph in which its best candidate is sought
//! (C.04.3 art. 2.4 and 3).
//!
//! Every criterion is a sum over pairs and floaters, and a stricter criterion outranks all that follow. So each
//! becomes a field of bits of one number, wide enough for its greatest sum, and the best candidate is a heaviest
//! perfect matching. Fields that cannot differ in this bracket have no bits.

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
    /// Places in the field.
    pub(super) members: Vec<usize>,
    /// How many of them were moved down (`M0`).
    pub(super) moved_down: usize,
    /// The scoregroup after this one.
    pub(super) next: Range<usize>,
    /// Everybody after that.
    pub(super) below: Range<usize>,
}

/// Where the bye stands when a bracket is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ByeRule {
    /// The only score that may have it (C5).
    pub(super) score: Points,
}

/// What a vertex of a bracket's graph is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    MovedDown,
    Resident,
    /// A player of the next scoregroup.
    Next,
    /// A player further down.
    Below,
    /// Whoever is matched with it has the bye.
    Bye,
    /// Stands for "moves down", where the graph holds this bracket alone.
    Exit,
}

impl Part {
    fn in_bracket(self) -> bool {
        matches!(self, Self::MovedDown | Self::Resident)
    }
}

/// How far the graph of a bracket reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// The bracket alone; what follows is looked at afterwards.
    Bracket,
    /// Everybody still unpaired.
    Everybody,
}

/// A field of a weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    criterion: Criterion,
    /// For criteria that compare scores from the highest down: which score, 0 for the highest.
    rank: u32,
}

/// The costs of one pair, by field.
type Costs = Vec<(Key, u32)>;

/// The graph of a bracket, before it is given weights of a certain width.
#[derive(Debug)]
pub(super) struct Graph {
    /// The place of each vertex in the field; the vertices of byes and exits have none.
    pub(super) places: Vec<Option<usize>>,
    /// How many of them are the bracket's members.
    pub(super) members: usize,
    /// How many of those were moved down.
    pub(super) moved_down: usize,
    /// The class of each pair.
    pub(super) class: Vec<u32>,
    /// The costs of each class; the first is no edge.
    costs: Vec<Costs>,
    /// Bits and place of each field, counted from the lowest.
    layout: BTreeMap<Key, u32>,
    /// Bits of all fields together.
    bits: u32,
}

impl Bracket {
    /// Builds the graph of this bracket. `exits` is how many leave it, where the graph reaches no further.
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

/// What decides the costs of a player's pairs, but for whom he has met.
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

/// The prices of a bracket.
struct Tariff<'a> {
    field: &'a Field,
    bracket: &'a Bracket,
    reach: Reach,
    bye: Option<ByeRule>,
    /// Whether the bracket sends down exactly the player with the bye, so that C9 applies.
    single_bye: bool,
    /// The scores of the moved-down players and last that of the residents, highest first.
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

    /// Removes the edges between those who must not meet, and all but one of a forced pair.
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

    /// The costs of matching two vertices; `None` when they cannot be.
    fn cost(&self, one: (Part, Option<usize>), other: (Part, Option<usize>)) -> Option<Costs> {
        let ((part, place), (other_part, other_place)) =
            if one.0 <= other.0 { (one, other) } else { (other, one) };
        let place = place?;
        let mut costs = Vec::new();
        match other_part {
            Part::Bye => {
                let rule = self.bye.expect("a vertex for the bye stands for a rule");
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

    /// A pair inside the bracket.
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

    /// A member who moves down.
    fn leaves(&self, place: usize, part: Part, costs: &mut Costs) {
        let contender = &self.field.contenders[place];
        add(costs, Criterion::C6, 0, 1);
        if part == Part::MovedDown {
            let rank = self.rank(contender.pairing_score);
            add(costs, Criterion::C7, rank, 1);
            // The difference of one who moves on is wider than that of anybody who is paired here.
            add(costs, Criterion::C18, rank, u32::from(floated(contender, Float::Down, 1)));
            add(costs, Criterion::C20, rank, u32::from(floated(contender, Float::Down, 2)));
        } else {
            add(costs, Criterion::C14, 0, u32::from(floated(contender, Float::Down, 1)));
            add(costs, Criterion::C16, 0, u32::from(floated(contender, Float::Down, 2)));
        }
    }

    /// Somebody of the next bracket, come from this one or resident there, who is not paired in it (C8).
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

    /// Gives each field that can differ as many bits as its greatest sum needs, the strictest the highest.
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
    /// Bits a weight needs: the fields, `spare` bits below them, and room for the sums of the method.
    pub(super) fn bits(&self, spare: u32) -> u32 {
        // Prices can add up along a way through all vertices; the rest is the doubling and the sign.
        let room = usize::BITS - self.places.len().leading_zeros() + 4;
        self.bits + spare + room
    }

    /// The weight of each class, `spare` bits left free at the bottom.
    pub(super) fn weights<W: Weight>(&self, spare: u32) -> Vec<W> {
        self.costs
            .iter()
            .map(|costs| {
                let mut weight = W::default();
                for (key, cost) in costs {
                    // A class that no two vertices form may cost what has no field.
                    if let Some(place) = self.layout.get(key) {
                        weight -= W::shifted(*cost, spare + place);
                    }
                }
                weight
            })
            .collect()
    }

    /// The weights of C6 and, below it, of C7 with all scores thrown together: enough to see how many leave the
    /// bracket and whether any of them was moved down before. The second number is what one downfloater weighs.
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
