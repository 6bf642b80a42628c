//! Runs: debts are paid by crossing the line and coming back (CR-2.1-2, CR-4.2).
//!
//! Reported lanes need both ends. White's half run at the start needs only the return. The return
//! pays it even if a move was made before, together with the run that it completes. On presumed
//! lanes a run counts as made at its side's next press. A crossing and a return reported there
//! count all the same.

use court_protocol::{Debt, Millis, Question, RunEvidence, Side};

use super::{RuleContext, penalties};
use crate::record::{FactBody, Note};

/// Nobody runs a metre faster: the best sprinters at full speed, without a start and a turn.
const FASTEST_METRE: Millis = Millis(80);

/// A runner crossed his line. Whether he owed a run or not, he was seen there; only a referee stops
/// him (CR-4.3-1).
pub(super) fn crossed(context: &mut RuleContext<'_>, side: Side) {
    context.say(FactBody::Crossed { side });
}

/// A runner is back at the board. His first debt is paid, if his run was one.
// rules: CR-2.1-2
pub(super) fn returned(context: &mut RuleContext<'_>, side: Side) {
    if penalties::is_serving(context.play, side) {
        if penalties::reported_at_the_board(context, side) {
            context.say(FactBody::Returned { side });
        }
        return context.note(side, Note::WhileServing);
    }
    let runner = &context.play.runners[side];
    let took = runner.ran(context.at);
    let mut owes = &runner.owes[..];
    if let [Debt::HalfRun, behind @ ..] = owes {
        // A move since then began another run: nobody saw how long this one took.
        made(context, side, Some(Debt::HalfRun), took.filter(|_| behind.is_empty()));
        if behind.is_empty() || !runner.crossed {
            return;
        }
        owes = behind;
    }
    match owes.first().copied() {
        Some(Debt::FullRun) if !runner.crossed => {
            context.say(FactBody::Returned { side });
            let left = penalties::left_early(context.play, side);
            let note = if left { Note::WhileServing } else { Note::ReturnWithoutCrossing };
            context.note(side, note);
        }
        // His correction is not done: no run counts before that (CR-4.4-4).
        Some(Debt::Correction) => {
            context.say(FactBody::Returned { side });
            if runner.crossed {
                context.note(side, Note::RunBeforeCorrection);
            }
        }
        None if !runner.crossed => context.say(FactBody::Returned { side }),
        paid => made(context, side, paid, took),
    }
}

/// A run is made, out and back or from the line to the board.
fn made(context: &mut RuleContext<'_>, side: Side, paid: Option<Debt>, took: Option<Millis>) {
    context.say(FactBody::RunMade { side, paid, took, presumed: false });
    let metres = i64::from(context.play.runners.turning_point[side]);
    let metres = if paid == Some(Debt::HalfRun) { metres } else { 2 * metres };
    if took.is_some_and(|took| took < Millis(metres * FASTEST_METRE.0)) {
        context.note(side, Note::ImpossibleRun);
    }
}

/// A move stands on the board: a run still owed is an infringement (CR-4.2-2), reported
/// once a move.
pub(super) fn owed_when_placed(context: &mut RuleContext<'_>, side: Side) {
    if !context.play.ruleset.runs() {
        return;
    }
    let is_serving = penalties::is_serving(context.play, side);
    if is_serving || context.play.runners.evidence == RunEvidence::Reported {
        moved_before_run(context, side, is_serving);
    }
}

/// The clock is pressed. On a presumed lane the debts count as paid now. On a reported lane they
/// stay beside the new run, with no other effect (CR-4.2-2).
///
/// A player who moves while his stopwatch runs has made no run (CR-4.3-1).
pub(super) fn owed_when_pressed(context: &mut RuleContext<'_>, side: Side) {
    if context.play.ruleset.runs() {
        owed(context, side, penalties::is_serving(context.play, side));
    }
}

/// The same of a press that is ruled on later; whether his stopwatch ran by then is known.
// rules: CR-4.2-2
pub(super) fn owed(context: &mut RuleContext<'_>, side: Side, is_serving: bool) {
    let placed_without = context.play.table.placed.is_some_and(|standing| standing.before_run);
    match context.play.runners.evidence {
        RunEvidence::Reported => moved_before_run(context, side, is_serving),
        RunEvidence::Presumed if is_serving || placed_without => {
            moved_before_run(context, side, is_serving);
        }
        RunEvidence::Presumed => {
            for debt in &context.play.runners[side].owes {
                context.say(match debt {
                    Debt::Correction => FactBody::Corrected { side },
                    run => FactBody::RunMade { side, paid: Some(*run), took: None, presumed: true },
                });
            }
        }
    }
}

/// A legal move from the position of record: if nobody saw the correction, this move proves it. It
/// does not prove a run after the correction.
pub(super) fn corrected_by(context: &mut RuleContext<'_>, side: Side) {
    let owes = &context.play.runners[side].owes;
    if context.play.runners.evidence == RunEvidence::Reported && owes.contains(&Debt::Correction) {
        context.say(FactBody::Corrected { side });
        return context.then(|context| owed_when_pressed(context, side));
    }
    owed_when_pressed(context, side);
}

fn moved_before_run(context: &mut RuleContext<'_>, side: Side, is_serving: bool) {
    // the side that presses has placed the standing move
    let said = context.play.table.placed.is_some_and(|standing| standing.before_run);
    let owes = !context.play.runners[side].owes.is_empty();
    // the question about his stop raises this move with it, unless it was asked before the move
    let is_raised = is_serving && !penalties::is_asked_about(context.play, side);
    if is_serving && !said {
        penalties::reported_at_the_board(context, side);
    }
    if owes && !said {
        context.say(FactBody::MovedBeforeRun { side });
        if !is_raised {
            context.ask(Question::MovedBeforeRun { side });
        }
    }
}
