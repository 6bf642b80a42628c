//! A whole round, bracket by bracket from the top (C.04.3 art. 1.9 and 3).

use court_protocol::{Message, message};

use super::Refusal;
use super::bracket::{Bracket, ByeRule, Graph, Reach};
use super::candidate::{self, Candidate};
use super::field::Field;
use crate::event::Points;
use crate::matching::{Matching, NO_EDGE, NoPerfectMatching};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PairedRound {
    /// The pairs as indexes into the field, bracket by bracket, the higher-ranked player first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// The index of the player with the bye.
    pub(super) bye: Option<usize>,
}

/// Pairs the round.
///
/// # Errors
///
/// [`Refusal::NoLawfulPairing`] if the absolute criteria leave no pairing.
pub(super) fn pair(field: &Field) -> Result<PairedRound, Refusal> {
    pair_by(field, |field, bracket, bye| {
        settle_alone(field, bracket, bye).unwrap_or_else(|| settle_with_all(field, bracket, bye))
    })
}

/// Pairs the round; `settle` pairs each bracket.
fn pair_by(
    field: &Field,
    settle: impl Fn(&Field, &Bracket, Option<ByeRule>) -> Settled,
) -> Result<PairedRound, Refusal> {
    let bye_score = whole_round(field).map_err(|NoPerfectMatching| Refusal::NoLawfulPairing {
        round: field.round,
        reason: why_none(field),
    })?;
    let mut open_bye = bye_score.map(|score| ByeRule { score });
    let groups = field.scoregroups();
    let mut pairs = Vec::new();
    let mut bye = None;
    let mut moved_down: Vec<usize> = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        let next = groups.get(number + 1).cloned().unwrap_or(group.end..group.end);
        let bracket = Bracket {
            members: moved_down.iter().copied().chain(group.clone()).collect(),
            moved_down: moved_down.len(),
            below: next.end..field.contenders.len(),
            next,
        };
        let settled = settle(field, &bracket, open_bye);
        if let Some(place) = settled.bye {
            bye = Some(place);
            open_bye = None;
        }
        pairs.extend(settled.pairs);
        moved_down = settled.leaving;
        moved_down.retain(|place| bye != Some(*place));
    }
    Ok(PairedRound { pairs, bye })
}

/// The pairs and floaters of a bracket, as indexes into the field.
struct Settled {
    pairs: Vec<(usize, usize)>,
    leaving: Vec<usize>,
    bye: Option<usize>,
}

/// Pairs one bracket together with all players still unpaired, who are known to have a pairing.
fn settle_with_all(field: &Field, bracket: &Bracket, bye: Option<ByeRule>) -> Settled {
    let single_bye = bye.is_some() && sends_down_the_bye_alone(field, bracket, bye);
    let graph = bracket.graph(field, Reach::Everybody, bye, 0, single_bye);
    let candidate = candidate::best(&graph).expect("the unpaired players can be paired");
    // Of several players who move down, the lower brackets decide which one has the bye.
    to_places(&graph, &candidate, bracket.next.is_empty())
}

/// Pairs the bracket alone, as if any floaters served the lower brackets equally well, and then verifies
/// that they do. If so, no other candidate can be better. If not, or if more players than one must leave,
/// the graph of all players decides.
fn settle_alone(field: &Field, bracket: &Bracket, bye: Option<ByeRule>) -> Option<Settled> {
    let odd = bracket.members.len() % 2;
    let lowest = *bracket.members.last()?;
    // The bye goes to the lowest score that allows a pairing: to one of these players, unless their
    // score is higher.
    let bye_here = bye.filter(|rule| rule.score >= field.score(lowest));
    if bye_here.is_some() && odd == 0 {
        return None;
    }
    let graph = bracket.graph(field, Reach::Bracket, bye_here, odd, bye_here.is_some());
    let candidate = candidate::best(&graph).ok()?;
    let settled = to_places(&graph, &candidate, bye_here.is_some());
    let bye_left = if bye_here.is_some() { None } else { bye };
    serves_those_below(field, bracket, &settled, bye_left).then_some(settled)
}

/// True if the lower players and the floaters can be paired, and the next bracket reaches its
/// best possible value.
fn serves_those_below(
    field: &Field,
    bracket: &Bracket,
    settled: &Settled,
    bye: Option<ByeRule>,
) -> bool {
    let down: Vec<usize> =
        settled.leaving.iter().copied().filter(|place| settled.bye != Some(*place)).collect();
    if bracket.next.is_empty() {
        return down.is_empty() && bye.is_none();
    }
    let after = Bracket {
        moved_down: down.len(),
        members: down.iter().copied().chain(bracket.next.clone()).collect(),
        next: bracket.below.clone(),
        below: field.contenders.len()..field.contenders.len(),
    };
    let graph = after.graph(field, Reach::Everybody, bye, 0, false);
    let (weights, one) = graph.downfloater_weights();
    let choosing = !down.is_empty();
    let weights = if choosing { weights } else { vec![0; weights.len()] };
    let Ok(matching) = solved(&graph, &weights) else { return false };
    if !choosing {
        return true;
    }
    let size = after.members.len() as i64;
    let takes_bye = bye.is_some_and(|rule| rule.score >= field.score(bracket.next.start));
    let least = if takes_bye { 2 - size % 2 } else { size % 2 };
    total(&graph, &matching, &weights) == -least * one
}

/// True if the player with the bye is the only one who leaves the bracket, so that C9 applies.
fn sends_down_the_bye_alone(field: &Field, bracket: &Bracket, bye: Option<ByeRule>) -> bool {
    let lowest = bracket.members.last().expect("a bracket has residents");
    if bye.is_none_or(|rule| rule.score < field.score(*lowest)) {
        return false;
    }
    let graph = bracket.graph(field, Reach::Everybody, bye, 0, false);
    let (weights, one) = graph.downfloater_weights();
    let matching = solved(&graph, &weights).expect("the unpaired players can be paired");
    -total(&graph, &matching, &weights) / one == 1
}

fn solved(graph: &Graph, weights: &[i64]) -> Result<Matching<i64>, NoPerfectMatching> {
    let mut matching = Matching::new(graph.places.len(), graph.class.clone(), weights);
    candidate::start_naturally(graph, &mut matching);
    matching.solve()?;
    Ok(matching)
}

fn total(graph: &Graph, matching: &Matching<i64>, weights: &[i64]) -> i64 {
    let n = graph.places.len();
    let weight = |vertex: usize| {
        let mate = matching.mate(vertex).expect("a solved matching is perfect");
        if vertex < mate { weights[graph.class[vertex * n + mate] as usize] } else { 0 }
    };
    (0..n).map(weight).sum()
}

fn to_places(graph: &Graph, candidate: &Candidate, bye_is_final: bool) -> Settled {
    let place = |vertex: usize| graph.places[vertex].expect("members are players");
    let leaving = candidate.leaving.iter().map(|(vertex, _)| place(*vertex)).collect();
    let with_bye = candidate.leaving.iter().find(|(_, outside)| graph.places[*outside].is_none());
    Settled {
        pairs: candidate.pairs.iter().map(|(one, other)| (place(*one), place(*other))).collect(),
        leaving,
        bye: with_bye.filter(|_| bye_is_final).map(|(vertex, _)| place(*vertex)),
    }
}

/// Returns an error if the round cannot be paired at all (C1 to C4). If a player has the bye, returns the
/// lowest score that can have it (C5).
fn whole_round(field: &Field) -> Result<Option<Points>, NoPerfectMatching> {
    let players = field.contenders.len();
    let odd = players % 2;
    let n = players + odd;
    let mut scores: Vec<Points> = (0..players).map(|place| field.score(place)).collect();
    scores.dedup();
    // Class 1 is a pair, class 2 onwards a bye by score, the highest first.
    let mut weights = vec![0_i64, 0];
    weights.extend((0..scores.len()).map(|rank| rank as i64 - scores.len() as i64));
    let mut class = vec![NO_EDGE; n * n];
    for one in 0..players {
        let mine = &field.contenders[one];
        let absolute = mine.absolute();
        for other in 0..one {
            let his = &field.contenders[other];
            if absolute.is_none() || field.colours_allow(mine, his) {
                class[one * n + other] = 1;
                class[other * n + one] = 1;
            }
        }
        if odd == 1 && field.may_have_bye(one) {
            let rank = scores.iter().position(|score| *score == field.score(one));
            let bye = 2 + rank.expect("every score is one of them") as u32;
            class[one * n + players] = bye;
            class[players * n + one] = bye;
        }
    }
    for (one, barred) in field.barred.iter().enumerate() {
        for other in barred {
            class[one * n + *other as usize] = NO_EDGE;
        }
    }
    if let Some((one, other)) = field.forced {
        for (asked, with) in [(one, other), (other, one)] {
            for against in (0..n).filter(|against| *against != with) {
                class[asked * n + against] = NO_EDGE;
                class[against * n + asked] = NO_EDGE;
            }
        }
    }
    let mut matching = Matching::new(n, class, &weights);
    if odd == 1 {
        (0..players).rev().any(|place| matching.try_match(place, players));
    }
    matching.match_greedily();
    matching.solve()?;
    Ok((odd == 1).then(|| {
        let place = matching.mate(players).expect("a solved matching is perfect");
        field.score(place)
    }))
}

/// Describes the reason why no lawful pairing exists, if it is obvious.
fn why_none(field: &Field) -> Message {
    let players = field.contenders.len();
    if players % 2 == 1 && !(0..players).any(|place| field.may_have_bye(place)) {
        return message!("unpairable-no-bye");
    }
    for place in 0..players {
        let lonely =
            (0..players).all(|other| other == place || field.obstacle(place, other).is_some());
        let may_rest = players % 2 == 1 && field.may_have_bye(place);
        if lonely && !may_rest {
            let number = field.contenders[place].number;
            return message!("unpairable-alone", number);
        }
    }
    message!("unpairable-somebody")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::trf;

    /// Pairing a bracket by itself is a shortcut; here it is compared with pairing all players together.
    #[test]
    fn a_bracket_paired_by_itself_is_paired_as_with_all_in_view() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/swiss");
        let mut compared = 0;
        for entry in std::fs::read_dir(folder).expect("the cases are part of the repository") {
            let path = entry.expect("its entries can be listed").path();
            if path.extension().is_none_or(|extension| extension != "trf") {
                continue;
            }
            let bytes = std::fs::read(&path).expect("the case can be read");
            let event = trf::read("case", &bytes).unwrap_or_else(|error| panic!("{error}"));
            let field = Field::new(&event).expect("the case can be looked at");
            let short = pair(&field);
            assert_eq!(short, pair_by(&field, settle_with_all), "{}", path.display());
            compared += usize::from(short.is_ok());
        }
        assert_eq!(compared, 60);
    }
}
