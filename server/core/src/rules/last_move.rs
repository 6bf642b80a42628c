//! A move that is seen more than once: several board agents may watch one board, and each reports
//! its own observations. A second report of the last move is one more witness of it (ALL-1). It has
//! no further effect, whichever side is to move by then; its clock reading still counts.
//!
//! A different move of the same player, reported by another device within three seconds,
//! contradicts the first. It is put to the head referee with both versions, and the first stands
//! until he chooses the other. Then the game is ruled again as if that one had been reported.

use court_protocol::{Answer, Phase, Question, Seen};

use super::{Answers, Case, readings};
use crate::play::{Play, Witness};

/// True if the observation repeats the last recorded move; it is then ruled on here.
pub(super) fn was_seen_again(case: &mut Case<'_>, seen: &Seen, witness: Witness) -> bool {
    let Some(uci) = reported(seen) else { return false };
    if !case.play.is_seen_again(uci, case.at, witness) {
        return false;
    }
    if let Seen::Moved { reading: Some(reading), .. } = seen
        && case.play.phase == Phase::Running
    {
        readings::read(case, *reading);
    }
    true
}

/// True if the observation contradicts the last recorded move; it is then ruled on here.
pub(super) fn was_contradicted(case: &mut Case<'_>, seen: &Seen, witness: Witness) -> bool {
    let Some(uci) = reported(seen) else { return false };
    // An answered question is asked in its first form, whichever of the two moves stands by then.
    let answered = case.answers.given.iter().find_map(|(at, asked, _)| match asked {
        Question::MovesDiffer { second, .. } if *at == case.at && second == uci => {
            Some(asked.clone())
        }
        _ => None,
    });
    let contradicted = || {
        let found = case.play.contradicted(uci, case.at, witness)?;
        let (side, ply, first) = (found.side, found.ply, found.first.to_string());
        Some(Question::MovesDiffer { side, ply, first, second: uci.to_owned() })
    };
    let Some(question) = answered.or_else(contradicted) else { return false };
    case.ask(question);
    true
}

/// The first report, as corrected by the head referee's answer.
pub(super) fn put_right(play: &Play, seen: &Seen, answers: &Answers) -> Option<Seen> {
    let first_reported = reported(seen)?;
    // A further answer is about the move that stood by then.
    let stands =
        answers.given.iter().fold(first_reported, |stands, (_, asked, answer)| match asked {
            Question::MovesDiffer { ply, first, second, .. }
                if *answer == Answer::No && *ply == play.ply + 1 && first == stands =>
            {
                second
            }
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

fn reported(seen: &Seen) -> Option<&str> {
    match seen {
        Seen::Moved { uci, .. } | Seen::Placed { uci } => Some(uci),
        _ => None,
    }
}
