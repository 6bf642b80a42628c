//! A move that is seen more than once: several board agents may watch one board, and each reports
//! its own observations. A second report of the last move is one more witness of it (ALL-1). It has
//! no further effect, whichever side is to move by then; its clock reading still counts.
//!
//! A different move of the same player, reported by another device within three seconds,
//! contradicts the first. It is put to the head referee with both versions, and the first stands
//! until he chooses the other. Then the game is ruled again as if the other had been reported. No
//! game ends by itself before he has answered. If one of them is illegal, his choice also answers
//! the question about it.
//!
//! A device may report the piece of a promotion within three seconds after another device reported
//! the move without it. This completes the first report: the game is ruled again as if it had named
//! the piece.

use court_protocol::{Answer, CourtTime, Phase, Question, Seen};

use super::judgement::{self, Judged};
use super::{RuleContext, readings};
use crate::notation::Notation;
use crate::play::{TOGETHER, Witness};
use crate::record::{Fact, FactBody};

/// True if the observation repeats the last recorded move; it is then ruled on here.
pub(super) fn was_seen_again(context: &mut RuleContext<'_>, seen: &Seen, witness: Witness) -> bool {
    let Some(uci) = reported(seen) else { return false };
    if !context.play.table.is_seen_again(uci, context.at, witness) {
        return false;
    }
    read_again(context, seen);
    true
}

/// Takes the reading of the clock of a move or press that was seen again.
pub(super) fn read_again(context: &mut RuleContext<'_>, seen: &Seen) {
    if let Seen::Moved { reading: Some(reading), .. } | Seen::Pressed { reading: Some(reading), .. } =
        seen
        && context.play.phase == Phase::Running
        && context.play.result.ended.is_none()
    {
        readings::read(context, *reading);
    }
}

/// True if the observation contradicts the last recorded move; it is then ruled on here.
pub(super) fn was_contradicted(
    context: &mut RuleContext<'_>,
    seen: &Seen,
    witness: Witness,
) -> bool {
    let Some(uci) = reported(seen) else { return false };
    // An answered question is asked in its first form, whichever of the two moves stands by then.
    let answered = context.answers.given.iter().find_map(|(at, asked, _)| match asked {
        Question::MovesDiffer { second, .. } if *at == context.at && second == uci => {
            Some(asked.clone())
        }
        _ => None,
    });
    let contradicted = || {
        let found = context.play.table.contradicted(uci, context.at, witness)?;
        let (side, ply, first) = (found.side, found.ply, found.first.to_string());
        Some(Question::MovesDiffer { side, ply, first, second: uci.to_owned() })
    };
    let Some(question) = answered.or_else(contradicted) else { return false };
    context.ask(question);
    true
}

/// True if the head referee has still to say which of two versions of a move was made.
pub(super) fn is_in_question(context: &RuleContext<'_>) -> bool {
    let mut open = context.play.versions_in_question();
    open.any(|open| context.answers.to(open.at, &open.question).is_none())
}

/// The first report, as completed by another device or corrected by the head referee's answer.
pub(super) fn settled(context: &RuleContext<'_>, seen: &Seen, witness: Witness) -> Option<Seen> {
    let first_reported = reported(seen)?;
    let completed = completed(context, first_reported, witness);
    let first = completed.as_ref().map_or(first_reported, Notation::as_str);
    // A further answer is about the move that stood at its instant.
    let stands = chosen(context).fold(first, |stands, (first, second, answer)| match answer {
        Answer::No if first == stands => second,
        _ => stands,
    });
    if stands == first_reported {
        return None;
    }
    let other = stands.to_owned();
    Some(match seen {
        Seen::Moved { reading, .. } => Seen::Moved { uci: other, reading: *reading },
        _ => Seen::Placed { uci: other },
    })
}

/// True if the head referee chose this move from two versions of it.
pub(super) fn is_chosen(context: &RuleContext<'_>, uci: Notation) -> bool {
    chosen(context).any(|(first, second, answer)| {
        uci.as_str() == if *answer == Answer::Yes { first } else { second }
    })
}

/// The versions of the move that is made now, each pair with the head referee's answer to it.
fn chosen<'a>(context: &RuleContext<'a>) -> impl Iterator<Item = (&'a str, &'a str, &'a Answer)> {
    let (at, next) = (context.at, context.play.table.ply + 1);
    context.answers.given.iter().filter_map(move |(asked_at, asked, answer)| match asked {
        Question::MovesDiffer { ply, first, second, .. } if *ply == next && at <= *asked_at => {
            Some((first.as_str(), second.as_str(), answer))
        }
        _ => None,
    })
}

/// The move of a report that lacks the piece of its promotion, with the piece that
/// another device reports.
fn completed(context: &RuleContext<'_>, first: &str, witness: Witness) -> Option<Notation> {
    let mut promotions = context.answers.promotions.iter();
    let (_, _, second) = promotions.find(|(at, device, second)| {
        names_its_piece(first, second.as_str())
            && *device != witness.device
            && is_together(context.at, *at)
    })?;
    let is_legal = |uci: &str| match judgement::judge(context.play, uci) {
        Judged::Legal(_) => Some(true),
        Judged::Illegal { .. } => Some(false),
        Judged::OutOfTurn(_) | Judged::Unknown { .. } => None,
    };
    (is_legal(first) == Some(false) && is_legal(second.as_str()) == Some(true)).then_some(*second)
}

/// True if an input may complete the earlier report of another device, so that the game
/// is ruled again.
pub(crate) fn completes(before: &[Fact], input: &Fact) -> bool {
    let FactBody::Seen { seen, device, .. } = &input.body else { return false };
    let Some(second) = promotion(seen) else { return false };
    let near = before.iter().rev().take_while(|fact| is_together(fact.at, input.at));
    let mut near = near.filter_map(|fact| match &fact.body {
        FactBody::Seen { seen, device: first, .. } if first != device => reported(seen),
        _ => None,
    });
    near.any(|first| names_its_piece(first, second.as_str()))
}

/// The move of an observation that names the piece of a promotion.
pub(super) fn promotion(seen: &Seen) -> Option<Notation> {
    reported(seen).and_then(Notation::new).filter(|uci| uci.as_str().len() == PROMOTION)
}

/// Length of a move in UCI notation with the piece of its promotion.
const PROMOTION: usize = 5;

fn names_its_piece(first: &str, second: &str) -> bool {
    first.len() + 1 == PROMOTION && second.starts_with(first)
}

/// True if two devices may report one move at these instants.
fn is_together(first: CourtTime, second: CourtTime) -> bool {
    (first..=first + TOGETHER).contains(&second)
}

fn reported(seen: &Seen) -> Option<&str> {
    match seen {
        Seen::Moved { uci, .. } | Seen::Placed { uci } => Some(uci),
        _ => None,
    }
}
