//! Rulings of a referee about the game itself.

use court_protocol::{BySide, ClockRule, GameResult, Millis, Phase, Question, Side, Termination};

use super::Case;
use crate::record::{FactBody, Note};

/// The referee rules the result; it stands from his tap on.
pub(super) fn result(case: &mut Case<'_>, result: GameResult) {
    if case.play.result.ended.is_some() {
        let side = case.play.to_move().unwrap_or(case.play.table.first);
        return case.note(side, Note::AfterTheEnd);
    }
    case.say(FactBody::Ended { result, by: Termination::Ruling });
}

/// The head referee sets the clocks. Where the clock on the table rules, it has to be set by hand.
pub(super) fn clocks(case: &mut Case<'_>, left: BySide<Option<Millis>>, to_run: Option<Side>) {
    if case.play.clocks.rule == ClockRule::Table && case.play.result.ended.is_none() {
        let play = case.play;
        let left =
            BySide::from_fn(|side| left[side].or_else(|| play.clocks.left_at(side, case.at)));
        let left = left.map(|left| left.map(Millis::at_least_zero));
        let to_run = to_run.or_else(|| play.to_run());
        case.ask(Question::SetClock { left, added: BySide::default(), to_run });
    }
}

/// The server was away and the meantime is not known: the state before it is proposed. A start
/// whose GO fell into the outage does not count, whatever the screens showed: its runners have to
/// come back.
pub(super) fn interrupted(case: &mut Case<'_>) {
    let play = case.play;
    // as it is before the outage, or ruled again after it
    let is_counting = play.phase == Phase::Countdown && play.stopped.is_none();
    if is_counting || play.start.is_lost {
        case.ask(Question::StartLost);
        return;
    }
    if play.phase != Phase::Running && play.stopped.is_none() {
        return; // no more than a countdown was stopped
    }
    let left =
        BySide::from_fn(|side| play.clocks.left_at(side, case.at).map(Millis::at_least_zero));
    let running = play.clocks.running.map(|running| running.side);
    let to_run = running.or_else(|| play.stopped.and_then(|stopped| stopped.to_run));
    case.ask(Question::ProposedTimes { left, to_run });
}

/// A judge calls the head referee to the board; called twice he is asked once.
pub(super) fn chief_called(case: &mut Case<'_>) {
    if !case.play.is_asked(&Question::ChiefCalled) {
        case.ask(Question::ChiefCalled);
    }
}
