//! Readings of the clock on the table: recorded exactly as read, and raised once where they differ
//! much from the court's figures.

use court_protocol::{BySide, ClockRule, Millis, Question, Reading, Side};

use super::{Case, given};
use crate::record::FactBody;

/// A reading may differ this much from the court's figure, beside its own resolution.
const DIFFERENCE: Millis = Millis(500);

/// The clock on the table was read.
pub(super) fn read(case: &mut Case<'_>, reading: Reading) {
    let expected = BySide::from_fn(|side| case.play.clocks.left_at(side, case.at));
    let side = case.play.to_move().unwrap_or(case.play.table.first);
    if !given::read(case, side, reading, expected) {
        return;
    }
    if case.play.clocks.rule == ClockRule::Table {
        case.say(FactBody::Read { left: reading.left });
        given::now_known(case);
    }
    raise_difference(case, reading, expected);
}

/// Asks the referee to look at the clock, once per game.
pub(super) fn raise_difference(
    case: &mut Case<'_>,
    reading: Reading,
    expected: BySide<Option<Millis>>,
) {
    if case.play.clocks.differed {
        return;
    }
    let by = BySide::from_fn(|side| Some(reading.left[side]? - expected[side]?));
    let limit = DIFFERENCE + reading.resolution;
    let far = |side: Side| by[side].is_some_and(|by| by.0.abs() > limit.0);
    if Side::BOTH.into_iter().any(far) {
        case.ask(Question::ClockDiffers { by });
    }
}
