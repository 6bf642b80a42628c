//! Rulings of a referee about the game itself.

use court_protocol::{BySide, ClockRule, GameResult, Millis, Phase, Question, Side, Termination};

use super::RuleContext;
use crate::record::{FactBody, Note};

/// The referee rules the result; it stands from his tap on.
pub(super) fn result(context: &mut RuleContext<'_>, result: GameResult) {
    if context.play.result.ended.is_some() {
        let side = context.play.to_move().unwrap_or(context.play.table.first);
        return context.note(side, Note::AfterTheEnd);
    }
    context.say(FactBody::Ended { result, by: Termination::Ruling });
}

/// The head referee sets the clocks. Where the clock on the table rules, it has to be set by hand.
pub(super) fn clocks(
    context: &mut RuleContext<'_>,
    left: BySide<Option<Millis>>,
    to_run: Option<Side>,
) {
    if context.play.clocks.rule == ClockRule::Table && context.play.result.ended.is_none() {
        let play = context.play;
        let known = |side| play.clocks.left_at(side, context.at).filter(|_| play.knows_time(side));
        // ruled time stays due on a clock that the head referee leaves as it is
        let (added, ruled) = (play.clocks.unset(), play.clocks.ruled);
        let left = BySide::from_fn(|side| left[side].or_else(|| known(side)));
        let left = left.map(|left| left.map(Millis::at_least_zero));
        let (to_run, cancelled) = (to_run.or_else(|| play.to_run()), play.clocks.may_be_set);
        context.ask(Question::SetClock { left, added, to_run, cancelled, ruled });
    }
}

/// The server was away and the meantime is not known: the state before it is proposed. A start
/// whose GO fell into the outage does not count, whatever the screens showed: its runners have
/// to come back.
pub(super) fn interrupted(context: &mut RuleContext<'_>) {
    let play = context.play;
    // as it is before the outage, or ruled again after it
    let is_counting = play.phase == Phase::Countdown && play.stopped.is_none();
    if is_counting || play.start.is_lost {
        context.ask(Question::StartLost);
        return;
    }
    if play.phase != Phase::Running && play.stopped.is_none() {
        return; // no more than a countdown was stopped
    }
    let left =
        BySide::from_fn(|side| play.clocks.left_at(side, context.at).map(Millis::at_least_zero));
    let running = play.clocks.running.map(|running| running.side);
    let to_run = running.or_else(|| play.stopped.and_then(|stopped| stopped.to_run));
    context.ask(Question::ProposedTimes { left, to_run });
}

/// A judge calls the head referee to the board; called twice he is asked once.
pub(super) fn chief_called(context: &mut RuleContext<'_>) {
    if !context.play.is_asked(&Question::ChiefCalled) {
        context.ask(Question::ChiefCalled);
    }
}
