//! Start: 3, 2, 1, GO (CR-4.1-1, CR-4.1-2), and observations before GO.
//!
//! [`Play::start`] sets the runs owed at GO (CR-4.1-3).
//!
//! False starts (CR-4.1-4) are the referees' calls: [`penalties`](super::penalties).

use court_protocol::{CourtTime, Millis, Seen, Side};

use super::{RuleContext, Timed};
use crate::play::Play;
use crate::record::{FactBody, Note};

/// Time from "3" to GO: one second per word.
pub(crate) const COUNTDOWN: Millis = Millis::seconds(3);
/// GO can be set no nearer than "2", when White's clock starts.
pub(crate) const GO_AHEAD_MIN: Millis = CLOCK_START;
/// The farthest GO from now: a later one is a mistake in the clock, not a plan.
pub(crate) const GO_AHEAD_MAX: Millis = Millis::minutes(5);

/// Time from "2", when White's clock starts, to GO (CR-4.1-2).
const CLOCK_START: Millis = Millis::seconds(2);
/// Largest distance of Black's press from "2" without a note (CR-4.1-2).
const CLOCK_START_TOLERANCE: Millis = Millis(500);

/// The next step of a countdown. A game that was stopped resumes at GO and has no "2".
// rules: CR-4.1-1
pub(super) fn next(play: &Play) -> Option<(CourtTime, Timed)> {
    let go_at = play.start.go_at?;
    if play.stopped.is_none() && !play.start.clock_started {
        return Some((clock_start(play, go_at), Timed::ClockStart));
    }
    Some((go_at, Timed::Go))
}

/// The instant at which the first player's clock starts: at "2" where he runs to the board,
/// else at GO.
// rules: CR-4.1-2
fn clock_start(play: &Play, go_at: CourtTime) -> CourtTime {
    if play.ruleset.runs() { go_at - CLOCK_START } else { go_at }
}

pub(super) fn go(context: &mut RuleContext<'_>) {
    context.say(if context.play.stopped.is_some() { FactBody::Resumed } else { FactBody::Started });
}

/// Nothing counts before GO; Black's press at "2" is evidence of the clock's start.
pub(super) fn before_go(context: &mut RuleContext<'_>, side: Side, seen: &Seen) {
    let pressed = matches!(seen, Seen::Pressed { side, .. } if *side != context.play.table.first);
    let Some(go_at) = context.play.start.go_at.filter(|_| pressed) else {
        return context.note(side, Note::BeforeGo);
    };
    let away = context.at - clock_start(context.play, go_at);
    let differs = away.0.abs() > CLOCK_START_TOLERANCE.0;
    context.note(side, if differs { Note::ClockStartDiffers } else { Note::ClockStart });
}
