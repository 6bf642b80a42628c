//! Presses of the clock: the increment, the running clock, and readings of the clock on the table.
//!
//! The clock follows each press, also one with no move on the board and the one that ends a
//! correction on the opponent's turn. Neither brings an increment or changes the turn (CR-4.4-5).

use court_protocol::{BySide, ClockRule, CourtTime, Debt, Millis, Reading, Side};

use super::{RuleContext, given, penalties, readings};
use crate::play::Play;
use crate::record::{FactBody, Tick};

/// The clock of `side` ran and was pressed, and no move was made: it turns all the same.
pub(super) fn without_move(context: &mut RuleContext<'_>, side: Side) {
    if context.play.dispute.corrects == Some(side) {
        hands_back(context, side);
    } else {
        if penalties::is_serving(context.play, side) {
            penalties::reported_at_the_board(context, side);
        }
        context.say(FactBody::EmptyPress { side });
    }
}

/// His press shows that his correction is done (CR-4.4-5).
fn hands_back(context: &mut RuleContext<'_>, side: Side) {
    if context.play.runners[side].owes.contains(&Debt::Correction) {
        context.say(FactBody::Corrected { side });
    }
    context.say(FactBody::HandedBack { side });
}

/// The effect of a move on its mover's clock. The increment is given for a completed move
/// (CR-4.5-1). A move that ends the game when it is placed gets none from the court's clock.
// rules: CR-4.5-1
pub(super) fn tick(
    play: &Play,
    side: Side,
    at: CourtTime,
    reading: Option<Reading>,
    completes: bool,
) -> Tick {
    let increment = play.clocks.increment(side);
    let left = play.clocks.left_at(side, at);
    match play.clocks.rule {
        ClockRule::Court => {
            let given = if completes { increment } else { Millis::ZERO };
            let Some(left) = left else { return Tick::UNKNOWN };
            let used = play.clocks.used_in_turn(side, at);
            Tick { left: Some(left + given), used, given, predicted: false }
        }
        // The clock on the table adds its increment at the press, whether the game is over or not.
        ClockRule::Table => {
            let expected =
                expected(play, side, at, if completes { increment } else { Millis::ZERO });
            let reading = reading.filter(|reading| given::counts(play, *reading, expected));
            if let Some(shown) = reading.and_then(|reading| reading.left[side]) {
                // A clock that was out of sight leaves its last moves unknown.
                let before = left.and_then(|_| last_read(play, side));
                let used = before.map(|before| before + increment - shown);
                return Tick { left: Some(shown), used, given: increment, predicted: false };
            }
            let given = if completes { increment } else { Millis::ZERO };
            Tick { left: left.map(|left| left + given), used: None, given, predicted: true }
        }
    }
}

/// The times both clocks should show after a move of `side` that got `given`.
fn expected(play: &Play, side: Side, at: CourtTime, given: Millis) -> BySide<Option<Millis>> {
    let mut expected = BySide::from_fn(|side| play.clocks.left_at(side, at));
    expected[side] = expected[side].map(|left| left + given);
    expected
}

/// The time of a side on the table's clock before this turn, if it was read then.
fn last_read(play: &Play, side: Side) -> Option<Millis> {
    match play.table.moves.iter().rev().find(|made| play.table.mover_of(made.ply) == side) {
        Some(made) => made.clock.left.filter(|_| !made.clock.predicted),
        None => Some(play.clocks.at_start(side)),
    }
}

/// The rest of a reading at a press: the other side's clock, and the difference, if any.
pub(super) fn reading_of(
    context: &mut RuleContext<'_>,
    side: Side,
    reading: Option<Reading>,
    clock: Tick,
) {
    let Some(reading) = reading else { return };
    let play = context.play;
    let expected = expected(play, side, context.at, clock.given);
    if !given::read(context, side, reading, expected) {
        return;
    }
    let other = reading.left[side.other()];
    if play.clocks.rule == ClockRule::Table && other.is_some() {
        let mut left = BySide::default();
        left[side.other()] = other;
        context.say(FactBody::Read { left });
    }
    readings::raise_difference(context, reading, expected);
}
