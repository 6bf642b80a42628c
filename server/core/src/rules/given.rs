//! Time that a ruling gives to a side or takes off it (FIDE 7.5.5, 12.9).

use court_protocol::{BySide, ClockRule, Millis, Question, Side};

use super::Case;
use crate::record::FactBody;

/// Gives `side` time, or takes it off where it is negative: no more than it has left, so that its
/// flag falls at this instant at the earliest. Where the clock on the table rules, a referee at the
/// board is asked to set it.
#[allow(dead_code, reason = "calls and claims give time")]
pub(super) fn give(case: &mut Case<'_>, side: Side, time: Millis) {
    let left = left_now(case);
    let time = left[side].map_or(time, |left| time.max(-left.at_least_zero()));
    case.say(FactBody::TimeGiven { side, time });
    if case.play.rules == ClockRule::Table {
        let left = left_now(case);
        let to_run = case.play.clocks.running.map(|running| running.side);
        case.ask(Question::SetClock { left, to_run });
    }
}

/// What both have left at this instant, with what this case has given them so far.
fn left_now(case: &Case<'_>) -> BySide<Option<Millis>> {
    BySide::from_fn(|side| {
        let given = case.facts.iter().filter_map(|(_, body)| match body {
            FactBody::TimeGiven { side: to, time } if *to == side => Some(*time),
            _ => None,
        });
        Some(case.play.left_at(side, case.at)? + given.sum())
    })
}
