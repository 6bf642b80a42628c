//! What a pairing is worth under each criterion, bracket by bracket.
//!
//! The values are read off the pairs themselves, whoever proposed them; how the pairs were found plays no part.

use std::cmp::Reverse;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::contender::Float;
use super::criterion::{ColourCost, Criterion, floated};
use super::field::Field;
use crate::event::Points;

/// A bracket as it was paired, in places of the [`Field`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedBracket {
    /// The score of its residents.
    pub score: Points,
    /// Those moved down into it, in order.
    pub moved_down: Vec<usize>,
    /// Its residents, in order.
    pub residents: Vec<usize>,
    /// Its pairs, the higher ranked first, in the order of those.
    pub pairs: Vec<(usize, usize)>,
    /// Those who leave it unpaired, the player with the bye among them, in order.
    pub leaving: Vec<usize>,
}

/// The value of a bracket under one criterion. Less is better; compare only values of one criterion and bracket.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// How many.
    Count(u32),
    /// Scores, the highest first.
    Scores(Vec<Points>),
    /// How many downfloaters the next bracket has, and their scores.
    Next(u32, Vec<Points>),
    /// Score differences, the widest first; one who moves on (`true`) has a wider one than all who are paired.
    Differences(Vec<(bool, Points)>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |points: &[Points]| {
            let texts: Vec<String> = points.iter().map(Points::to_string).collect();
            texts.join(", ")
        };
        match self {
            Self::Count(count) => write!(f, "{count}"),
            Self::Scores(scores) if scores.is_empty() => f.write_str("none"),
            Self::Scores(scores) => f.write_str(&list(scores)),
            Self::Next(count, scores) if scores.is_empty() => write!(f, "{count}"),
            Self::Next(count, scores) => write!(f, "{count} (with {})", list(scores)),
            Self::Differences(differences) if differences.is_empty() => f.write_str("none"),
            Self::Differences(differences) => {
                let texts: Vec<String> = differences
                    .iter()
                    .map(
                        |(moves_on, difference)| {
                            if *moves_on { "moves on".to_owned() } else { difference.to_string() }
                        },
                    )
                    .collect();
                f.write_str(&texts.join(", "))
            }
        }
    }
}

/// Sorts the pairs of a whole round into brackets: whoever is not paired with a member of his bracket moves down.
///
/// `pairs` are places of the field; whoever is in none of them leaves the last bracket with the bye.
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
        // Whoever is further up is paired already or among the members.
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

/// The values of one of `brackets` under C6 to C21, in the order in which they rule.
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

/// The unplayed games of the player with the bye, where he alone leaves the bracket and is not paired below.
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
