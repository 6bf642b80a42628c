//! The rulings of a decision, and one ruling in the place of equal ones on several boards.

use court_protocol::{BoardNo, Hindrance, Message, Ruling, Unsealed};

use super::told;
use crate::record::{Fact, FactBody, Record};

/// The rulings of a decision; those on several boards come first.
pub(crate) fn rulings(records: &[Record]) -> Vec<Ruling> {
    let one_for_all = of_several(records);
    let mut rulings: Vec<Ruling> = Vec::new();
    let mut explain = |fact: &Fact| {
        if one_for_all.is_some() && is_told_for_all(&fact.body) {
            return;
        }
        if let Some(ruling) = fact.ruling()
            && !rulings.contains(&ruling)
        {
            rulings.push(ruling);
        }
    };
    for fact in records.iter().flat_map(|record| &record.facts) {
        explain(fact);
        if let FactBody::Amended { add, .. } = &fact.body {
            for added in add {
                explain(&added.fact);
            }
        }
    }
    // a screen with one line shows the first one
    one_for_all.into_iter().chain(rulings).collect()
}

const fn is_told_for_all(body: &FactBody) -> bool {
    matches!(
        body,
        FactBody::Paired { .. }
            | FactBody::Ready { .. }
            | FactBody::Counting { .. }
            | FactBody::Sealed { .. }
    )
}

/// One ruling for equal facts on several boards.
fn of_several(records: &[Record]) -> Option<Ruling> {
    let of_each: Vec<(BoardNo, &FactBody)> = records
        .iter()
        .filter_map(|record| {
            let fact = record.facts.iter().find(|fact| is_told_for_all(&fact.body))?;
            Some((record.board?, &fact.body))
        })
        .collect();
    let [(_, first), _, ..] = &of_each[..] else { return None };
    let boards = &of_each.iter().map(|(board, _)| *board).collect::<Vec<_>>();
    let mut reasons = Vec::new();
    let message = match first {
        FactBody::Paired { .. } => {
            let over = of_each.iter().filter_map(|(_, body)| match body {
                FactBody::Paired { despite: Some(over), .. } => Some(&over.reasons),
                _ => None,
            });
            reasons = unsealed(&over.flatten().cloned().collect::<Vec<_>>());
            if reasons.is_empty() {
                return None;
            }
            told!("boards-paired", boards)
        }
        FactBody::Ready { ready, .. } => told!("boards-ready", boards, ready),
        FactBody::Counting { .. } => {
            let over = of_each.iter().filter_map(|(_, body)| match body {
                FactBody::Counting { despite: Some(over), .. } => Some(&over.reasons),
                _ => None,
            });
            reasons = hindrances(&over.flatten().cloned().collect::<Vec<_>>());
            let goes_on =
                |body: &FactBody| matches!(body, FactBody::Counting { resumes: true, .. });
            let resumes = &if of_each.iter().all(|(_, body)| goes_on(body)) {
                "all"
            } else if of_each.iter().any(|(_, body)| goes_on(body)) {
                "some"
            } else {
                "none"
            };
            let despite = &!reasons.is_empty();
            told!("boards-counting", boards, resumes, despite)
        }
        FactBody::Sealed { .. } => told!("boards-sealed", boards),
        _ => return None,
    };
    let rule = of_each.iter().find_map(|(_, body)| body.card().rule)?;
    Some(Ruling { rule: rule.to_owned(), message, reasons })
}

/// The hindrances of boards; boards with the same one are named together.
pub(super) fn hindrances(of_each: &[Hindrance]) -> Vec<Message> {
    let mut merged: Vec<Hindrance> = Vec::new();
    for hindrance in of_each {
        match merged.iter_mut().find(|other| other.why == hindrance.why) {
            Some(other) => other.boards.extend(&hindrance.boards),
            None => merged.push(hindrance.clone()),
        }
    }
    merged.iter().map(Hindrance::message).collect()
}

/// The unsealed results of boards; boards of one round and state are named together.
pub(super) fn unsealed(of_each: &[Unsealed]) -> Vec<Message> {
    let mut merged: Vec<Unsealed> = Vec::new();
    for results in of_each {
        let is_same =
            |other: &&mut Unsealed| (other.round, other.state) == (results.round, results.state);
        match merged.iter_mut().find(is_same) {
            Some(other) => other.boards.extend(&results.boards),
            None => merged.push(results.clone()),
        }
    }
    merged.iter().map(|results| Message::of("unsealed", results)).collect()
}
