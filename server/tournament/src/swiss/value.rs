//! The value of a pairing under each criterion, bracket by bracket.
//!
//! The values are computed from the pairs alone, whatever their origin and method.

use std::cmp::Reverse;

use court_protocol::{Message, message};

use super::contender::Float;
use super::criterion::{ColourCost, Criterion, floated};
use super::field::Field;
use crate::event::Points;

/// A bracket with its pairs, as indexes into the [`Field`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedBracket {
    /// The score of the bracket's residents.
    pub score: Points,
    /// The players moved down into the bracket, in order.
    pub moved_down: Vec<usize>,
    /// The residents, in order.
    pub residents: Vec<usize>,
    /// The pairs, the higher-ranked player first, in the order of these players.
    pub pairs: Vec<(usize, usize)>,
    /// The members who leave the bracket unpaired, in order; the player with the bye is one of them.
    pub leaving: Vec<usize>,
}

/// The value of a bracket under one criterion. Less is better. Only values of the same criterion and
/// bracket can be compared.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// The number of times the criterion is not met.
    Count(u32),
    /// The scores concerned, the highest first.
    Scores(Vec<Points>),
    /// The number of downfloaters that the next bracket would have, and their scores.
    Next(u32, Vec<Points>),
    /// Score differences, the widest first. A floater (`true`) has a wider difference than every
    /// player paired here.
    Differences(Vec<(bool, Points)>),
}

impl Value {
    /// The value in words.
    pub fn message(&self) -> Message {
        let shown =
            |points: &[Points]| -> Vec<String> { points.iter().map(Points::to_string).collect() };
        match self {
            Self::Count(count) => message!("compared-next", count),
            Self::Scores(scores) => message!("compared-scores", scores = shown(scores)),
            Self::Next(count, scores) => message!("compared-next", count, scores = shown(scores)),
            Self::Differences(differences) => {
                let of = |moves_on: bool| differences.iter().filter(move |of| of.0 == moves_on);
                let scores: Vec<Points> = of(false).map(|(_, difference)| *difference).collect();
                let floaters = of(true).count();
                message!("compared-differences", floaters, scores = shown(&scores))
            }
        }
    }
}

/// Sorts the pairs of a whole round into brackets: a player who is not paired with a member of his
/// bracket moves down.
///
/// `pairs` are indexes into the field. A player in none of them leaves the last bracket with the bye.
pub fn brackets(field: &Field, pairs: &[(usize, usize)]) -> Vec<PairedBracket> {
    let mut opponent = vec![None; field.contenders.len()];
    for (one, other) in pairs {
        opponent[*one] = Some(*other);
        opponent[*other] = Some(*one);
    }
    let mut brackets = Vec::new();
    let mut moved_down: Vec<usize> = Vec::new();
    for group in field.scoregroups() {
        let end = group.end;
        let members: Vec<usize> = moved_down.iter().copied().chain(group.clone()).collect();
        // A player further up is already paired or is a member.
        let paired_here = |member: usize| opponent[member].is_some_and(|other| other < end);
        let pairs = members
            .iter()
            .filter(|member| paired_here(**member))
            .filter_map(|member| opponent[*member].map(|other| (*member, other)))
            .filter(|(member, other)| member < other)
            .collect();
        let leaving: Vec<usize> =
            members.iter().copied().filter(|member| !paired_here(*member)).collect();
        brackets.push(PairedBracket {
            score: field.score(group.start),
            moved_down: std::mem::replace(&mut moved_down, leaving.clone()),
            residents: group.collect(),
            pairs,
            leaving,
        });
    }
    brackets
}

/// The values of one bracket under C6 to C21, in the order of the criteria. `number` is its index in
/// `brackets`.
pub fn values(field: &Field, brackets: &[PairedBracket], number: usize) -> Vec<(Criterion, Value)> {
    let bracket = &brackets[number];
    let contender = |place: usize| &field.contenders[place];
    let count = |number: usize| Value::Count(number as u32);
    let mut values = vec![
        (Criterion::C6, count(bracket.leaving.len())),
        (Criterion::C7, Value::Scores(scores(field, &bracket.leaving))),
    ];
    if let Some(next) = brackets.get(number + 1) {
        let next = Value::Next(next.leaving.len() as u32, scores(field, &next.leaving));
        values.push((Criterion::C8, next));
    }
    if let Some(unplayed) = unplayed_of_bye(field, brackets, number) {
        values.push((Criterion::C9, Value::Count(unplayed)));
    }
    let colours: Vec<ColourCost> = bracket
        .pairs
        .iter()
        .map(|(one, other)| ColourCost::of(contender(*one), contender(*other)))
        .collect();
    let colour =
        |costs: fn(&ColourCost) -> bool| count(colours.iter().filter(|cost| costs(cost)).count());
    values.push((Criterion::C10, colour(|cost| cost.beyond_two)));
    values.push((Criterion::C11, colour(|cost| cost.third_running)));
    values.push((Criterion::C12, colour(|cost| cost.not_due)));
    values.push((Criterion::C13, colour(|cost| cost.not_strongly_due)));
    let is_moved_down = |place: usize| field.score(place) > bracket.score;
    let floats = [(1, Criterion::C14, Criterion::C15), (2, Criterion::C16, Criterion::C17)];
    for (ago, downs, ups) in floats {
        let residents = bracket.leaving.iter().filter(|place| !is_moved_down(**place));
        let again = residents.filter(|place| floated(contender(**place), Float::Down, ago));
        values.push((downs, count(again.count())));
        let up = |(one, other): &&(usize, usize)| {
            is_moved_down(*one) && floated(contender(*other), Float::Up, ago)
        };
        values.push((ups, count(bracket.pairs.iter().filter(up).count())));
    }
    let differences = [(1, Criterion::C18, Criterion::C19), (2, Criterion::C20, Criterion::C21)];
    for (ago, downs, ups) in differences {
        let leaving = bracket.leaving.iter().map(|place| (true, *place, bracket.score));
        let paired = bracket.pairs.iter().map(|(one, other)| (false, *one, field.score(*other)));
        let again = leaving
            .chain(paired)
            .filter(|(_, place, _)| is_moved_down(*place))
            .filter(|(_, place, _)| floated(contender(*place), Float::Down, ago))
            .map(|(moves_on, place, score)| (moves_on, field.score(place) - score));
        values.push((downs, widest_first(again.collect())));
        let ups_again = bracket
            .pairs
            .iter()
            .filter(|(one, other)| {
                is_moved_down(*one) && floated(contender(*other), Float::Up, ago)
            })
            .map(|(one, other)| (false, field.score(*one) - field.score(*other)));
        values.push((ups, widest_first(ups_again.collect())));
    }
    values
}

/// The number of unplayed games of the player with the bye; `None` unless he alone leaves the bracket and
/// is not paired below.
fn unplayed_of_bye(field: &Field, brackets: &[PairedBracket], number: usize) -> Option<u32> {
    let [only] = brackets[number].leaving[..] else { return None };
    let never_paired = brackets.last()?.leaving.contains(&only);
    never_paired.then(|| field.contenders[only].unplayed)
}

fn scores(field: &Field, places: &[usize]) -> Vec<Points> {
    let mut scores: Vec<Points> = places.iter().map(|place| field.score(*place)).collect();
    scores.sort_by_key(|score| Reverse(*score));
    scores
}

fn widest_first(mut differences: Vec<(bool, Points)>) -> Value {
    differences.sort_by_key(|difference| Reverse(*difference));
    Value::Differences(differences)
}
