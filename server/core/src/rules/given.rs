//! Time ruled to a side: given, or taken off, and set on the clock of the table.
//!
//! Where the court's clock rules, a ruling is on it at once. The clock of the table has to be set
//! by hand. A referee is asked for that until a reading that fits, a report from the board or his
//! *yes* confirms it. A clock that has to be set and shows another time does not rule meanwhile: it
//! shows the time before the ruling.

use court_protocol::{BySide, ClockRule, Millis, Question, Reading, Side};

use super::RuleContext;
use crate::play::Play;
use crate::record::{FactBody, Note, TimeFor};

/// A penalty of the ladder (FIDE 12.9): gives `side` time or takes it off, and has it set on the
/// clock of the table.
// rules: FIDE-12.9
pub(super) fn give(context: &mut RuleContext<'_>, side: Side, time: Millis) {
    rule(context, side, time, TimeFor::Ladder);
    set_on_table(context);
}

/// Gives `side` time, or takes it off where `time` is negative. At least one millisecond is left,
/// so that the flag falls after the ruling. [`set_on_table`] follows the last ruling on a case.
pub(super) fn rule(context: &mut RuleContext<'_>, side: Side, time: Millis, why: TimeFor) {
    if !context.play.clocks.exist() {
        return;
    }
    let left = context.after().clocks.left_at(side, context.at);
    let left = left.filter(|_| context.play.knows_time(side));
    let least = left.map_or(time, |left| (Millis(1) - left).min(Millis::ZERO));
    let time = time.max(least);
    if time != Millis::ZERO {
        context.say(FactBody::TimeGiven { side, time, why });
    }
}

/// Asks for both sides' present times to be set on the clock on the table, if that is the
/// one that rules.
// rules: FIDE-6.10
pub(super) fn set_on_table(context: &mut RuleContext<'_>) {
    let (play, after) = (context.play, context.after());
    if after.clocks.rule != ClockRule::Table || after.result.ended.is_some() {
        return;
    }
    let left = BySide::from_fn(|side| {
        let left = after.clocks.left_at(side, context.at).map(Millis::at_least_zero);
        left.filter(|_| play.knows_time(side))
    });
    let (added, ruled) = (after.clocks.unset(), after.clocks.ruled);
    let (to_run, cancelled) = (after.to_run(), after.clocks.may_be_set);
    context.ask(Question::SetClock { left, added, to_run, cancelled, ruled });
}

/// Asks for the clock on the table to be set if it does not show what was ruled, or may not show it:
/// rulings since the last setting do away with it, or the clock rules again.
pub(super) fn set_if_due(context: &mut RuleContext<'_>) {
    let after = context.after();
    if after.clock_is_to_be_set() || after.clocks.may_be_set {
        set_on_table(context);
    }
}

/// A device at the board reports that the clocks are set, and no question asked for that at the
/// time. A report on an open question is recorded as its answer.
pub(super) fn set(context: &mut RuleContext<'_>, side: Side) {
    context.note(side, Note::NoClockToSet);
}

/// Takes a reading as the answer to a clock that is to be set, if it is one. False: the reading
/// shows another time and does not count.
pub(super) fn read(
    context: &mut RuleContext<'_>,
    side: Side,
    reading: Reading,
    expected: BySide<Option<Millis>>,
) -> bool {
    match shows(context.play, reading, expected) {
        Shows::Ruled => context.say(FactBody::SetOnClock),
        Shows::Nothing => {}
        Shows::Other => context.note(side, Note::ClockNotSetYet),
    }
    counts(context.play, reading, expected)
}

/// True if a reading counts: no setting of the clock is due, or it shows the ruled time.
pub(super) fn counts(play: &Play, reading: Reading, expected: BySide<Option<Millis>>) -> bool {
    shows(play, reading, expected) != Shows::Other
}

/// The figures of a clock that has to be set.
#[derive(PartialEq, Eq)]
enum Shows {
    /// The clock shows the ruled time.
    Ruled,
    /// The clock shows another time.
    Other,
    /// The clock need not be set, or was not read where it matters.
    Nothing,
}

fn shows(play: &Play, reading: Reading, expected: BySide<Option<Millis>>) -> Shows {
    let Some(asked) = task(play) else { return Shows::Nothing };
    let all = !play.clock_is_to_be_set() || play.clocks.may_be_set;
    let known = |side: &Side| {
        (all || play.clocks.is_to_be_set(*side))
            && asked[*side].is_some()
            && expected[*side].is_some()
    };
    // The clock was set and stands, or it has run on since as the court's figure has.
    let near = |shown: Millis, figure: Option<Millis>| {
        figure.is_some_and(|figure| (shown - figure).0.abs() <= reading.resolution.0)
    };
    let fits = |side: Side| {
        reading.left[side].map(|shown| near(shown, expected[side]) || near(shown, asked[side]))
    };
    let fits: Vec<Option<bool>> = Side::BOTH.into_iter().filter(known).map(fits).collect();
    // beside a task without times, the clock may have been read before it was set or after it
    if fits.contains(&Some(false)) || fits.is_empty() {
        Shows::Other
    } else if fits.iter().all(Option::is_some) {
        Shows::Ruled
    } else {
        Shows::Nothing
    }
}

/// The times to be set on the clocks on the table.
fn task(play: &Play) -> Option<BySide<Option<Millis>>> {
    play.clock_task().and_then(|open| match open.question {
        Question::SetClock { left, .. } => Some(left),
        _ => None,
    })
}
