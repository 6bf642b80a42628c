//! Readings of the clock on the table: recorded exactly as read, and raised once where they differ
//! much from the court's figures.

use court_protocol::{BySide, ClockRule, Millis, Question, Reading, Side};

use super::{RuleContext, given};
use crate::record::FactBody;

/// A reading may differ this much from the court's figure, beside its own resolution.
const DIFFERENCE: Millis = Millis(500);

/// The clock on the table was read.
pub(super) fn read(context: &mut RuleContext<'_>, reading: Reading) {
    let expected = BySide::from_fn(|side| context.play.clocks.left_at(side, context.at));
    let side = context.play.to_move().unwrap_or(context.play.table.first);
    if !given::read(context, side, reading, expected) {
        return;
    }
    if context.play.clocks.rule == ClockRule::Table {
        context.say(FactBody::Read { left: reading.left });
    }
    let play = context.play;
    let present = BySide::from_fn(|side| expected[side].filter(|_| play.knows_time(side)));
    raise_difference(context, reading, present);
}

/// Asks the referee to look at the clock, once per game.
pub(super) fn raise_difference(
    context: &mut RuleContext<'_>,
    reading: Reading,
    expected: BySide<Option<Millis>>,
) {
    if context.play.clocks.differed {
        return;
    }
    let by = BySide::from_fn(|side| Some(reading.left[side]? - expected[side]?));
    let limit = DIFFERENCE + reading.resolution;
    let far = |side: Side| by[side].is_some_and(|by| by.0.abs() > limit.0);
    if Side::BOTH.into_iter().any(far) {
        context.ask(Question::ClockDiffers { by });
    }
}
