//! The sentences of a decision: one for each ruling, and one for equal rulings on several boards,
//! which names them all.

use court_protocol::{BoardNo, Ruling};

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
    // screens of one line show the first one
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

/// One sentence for equal facts on several boards.
fn of_several(records: &[Record]) -> Option<Ruling> {
    let of_each: Vec<(BoardNo, &FactBody)> = records
        .iter()
        .filter_map(|record| {
            let fact = record.facts.iter().find(|fact| is_told_for_all(&fact.body))?;
            Some((record.board?, &fact.body))
        })
        .collect();
    let [(_, first), _, ..] = &of_each[..] else { return None };
    let all = listed(&of_each.iter().map(|(board, _)| *board).collect::<Vec<_>>());
    let (rule, text) = match first {
        FactBody::Paired { .. } => {
            let reasons = overridden(&of_each);
            if reasons.is_empty() {
                return None;
            }
            let text = format!("{all} have their next games although {}.", reasons.join("; "));
            ("ALL-3", text)
        }
        FactBody::Ready { ready: true, .. } => ("CR-2.1-3", format!("{all} are ready.")),
        FactBody::Ready { ready: false, .. } => {
            ("CR-2.1-3", format!("{all} are not ready any more."))
        }
        FactBody::Counting { .. } => {
            let reasons = overridden(&of_each);
            let go_on = |body: &FactBody| matches!(body, FactBody::Counting { resumes: true, .. });
            let how = if of_each.iter().all(|(_, body)| go_on(body)) {
                format!("{all} go on")
            } else if of_each.iter().any(|(_, body)| go_on(body)) {
                format!("{all} start, or go on")
            } else {
                format!("{all} start")
            };
            let text = if reasons.is_empty() {
                format!("3, 2, 1, GO: {}{}.", how[..1].to_lowercase(), &how[1..])
            } else {
                format!("{how} although {}.", reasons.join("; "))
            };
            ("CR-4.1-1", text)
        }
        FactBody::Sealed { .. } => {
            let each: Vec<String> = of_each
                .iter()
                .filter_map(|(board, body)| match body {
                    FactBody::Sealed { result, .. } => Some(format!("{board} {result}")),
                    _ => None,
                })
                .collect();
            ("ALL-3", format!("Sealed: {}. Only the head referee corrects them.", each.join(", ")))
        }
        _ => return None,
    };
    Some(Ruling { rule: rule.to_owned(), text })
}

/// The obstacles to the start of each board, or to its next game; boards with the same one
/// are named together.
fn overridden(of_each: &[(BoardNo, &FactBody)]) -> Vec<String> {
    let mut alike: Vec<(Reason<'_>, Vec<BoardNo>)> = Vec::new();
    for (board, body) in of_each {
        let (FactBody::Paired { despite: Some(over), .. }
        | FactBody::Counting { despite: Some(over), .. }) = body
        else {
            continue;
        };
        for reason in &over.reasons {
            let reason = Reason::of(reason, *board);
            match alike.iter_mut().find(|(other, _)| *other == reason) {
                Some((_, boards)) => boards.push(*board),
                None => alike.push((reason, vec![*board])),
            }
        }
    }
    alike.iter().map(|(reason, boards)| reason.told_of(boards)).collect()
}

/// An obstacle to the start of one board, in the words of [`Hindrance`](court_protocol::Hindrance),
/// split before and after the words that name the board, if any.
#[derive(PartialEq, Eq)]
struct Reason<'a> {
    before: &'a str,
    behind: Option<&'a str>,
}

impl<'a> Reason<'a> {
    fn of(told: &'a str, board: BoardNo) -> Self {
        match told.split_once(&board.to_string()) {
            Some((before, behind)) => Self { before, behind: Some(behind) },
            None => Self { before: told, behind: None },
        }
    }

    fn told_of(&self, boards: &[BoardNo]) -> String {
        let before = self.before;
        let Some(behind) = self.behind else { return before.to_owned() };
        let all = listed(boards).to_lowercase();
        if boards.len() < 2 {
            return format!("{before}{all}{behind}");
        }
        let of_many = [(" was ", " were "), (" has ", " have ")];
        let many = of_many.into_iter().find_map(|(one, many)| {
            Some(format!("{before}{all}{many}{}", behind.strip_prefix(one)?))
        });
        many.unwrap_or_else(|| format!("{before}{all}{behind}"))
    }
}

/// `Boards 1, 2 and 5`.
fn listed(boards: &[BoardNo]) -> String {
    let numbers: Vec<String> = boards.iter().map(|board| board.0.to_string()).collect();
    match numbers.split_last() {
        Some((last, [])) => format!("Board {last}"),
        Some((last, others)) => format!("Boards {} and {last}", others.join(", ")),
        None => "No board".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_against_many_boards_alike_is_one_sentence() {
        let told =
            |reason: &str| Reason::of(reason, BoardNo(4)).told_of(&[BoardNo(4), BoardNo(12)]);
        assert_eq!(told("board 4 was not found ready"), "boards 4 and 12 were not found ready");
        assert_eq!(told("board 4 has no game"), "boards 4 and 12 have no game");
        assert_eq!(told("device 44 is silent (board 4)"), "device 44 is silent (boards 4 and 12)");
    }
}
