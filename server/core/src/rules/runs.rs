//! Runs: debts are paid by crossing the line and coming back (CR-2.1-2, CR-4.2).
//!
//! Reported lanes need both ends. White's half run at the start needs only the return. The return
//! pays it even if a move was made before, together with the run that it completes. On presumed
//! lanes a run counts as made at its side's next press. A crossing and a return reported there
//! count all the same.

use court_protocol::{Debt, Millis, Question, RunEvidence, Side};

use super::{Case, penalties};
use crate::record::{FactBody, Note};

/// Nobody runs a metre faster: the best sprinters at full speed, without a start and a turn.
const FASTEST_METRE: Millis = Millis(80);

/// A runner crossed his line. Whether he owed a run or not, he was seen there; only a referee stops
/// him (CR-4.3-1).
pub(super) fn crossed(case: &mut Case<'_>, side: Side) {
    case.say(FactBody::Crossed { side });
}

/// A runner is back at the board. His first debt is paid, if his run was one.
// rules: CR-2.1-2
pub(super) fn returned(case: &mut Case<'_>, side: Side) {
    if penalties::is_serving(case.play, side) {
        if penalties::reported_at_the_board(case, side) {
            case.say(FactBody::Returned { side });
        }
        return case.note(side, Note::WhileServing);
    }
    let runner = &case.play.runners[side];
    let took = runner.left_board.map(|left| case.at - left);
    let mut owes = &runner.owes[..];
    if let [Debt::HalfRun, behind @ ..] = owes {
        // A move since then began another run: nobody saw how long this one took.
        made(case, side, Some(Debt::HalfRun), took.filter(|_| behind.is_empty()));
        if behind.is_empty() || !runner.crossed {
            return;
        }
        owes = behind;
    }
    match owes.first().copied() {
        Some(Debt::FullRun) if !runner.crossed => {
            case.say(FactBody::Returned { side });
            let left = penalties::left_early(case.play, side);
            let note = if left { Note::WhileServing } else { Note::ReturnWithoutCrossing };
            case.note(side, note);
        }
        // His correction is not done: no run counts before that (CR-4.4-4).
        Some(Debt::Correction) => {
            case.say(FactBody::Returned { side });
            if runner.crossed {
                case.note(side, Note::RunBeforeCorrection);
            }
        }
        None if !runner.crossed => case.say(FactBody::Returned { side }),
        paid => made(case, side, paid, took),
    }
}

/// A run is made, out and back or from the line to the board.
fn made(case: &mut Case<'_>, side: Side, paid: Option<Debt>, took: Option<Millis>) {
    case.say(FactBody::RunMade { side, paid, took, presumed: false });
    let metres = i64::from(case.play.runners.turning_point[side]);
    let metres = if paid == Some(Debt::HalfRun) { metres } else { 2 * metres };
    if took.is_some_and(|took| took < Millis(metres * FASTEST_METRE.0)) {
        case.note(side, Note::ImpossibleRun);
    }
}

/// A move stands on the board: a run still owed is an infringement (CR-4.2-2), reported
/// once a move.
pub(super) fn owed_when_placed(case: &mut Case<'_>, side: Side) {
    if !case.play.ruleset.runs() {
        return;
    }
    let is_serving = penalties::is_serving(case.play, side);
    if is_serving || case.play.runners.evidence == RunEvidence::Reported {
        moved_before_run(case, side, is_serving);
    }
}

/// The clock is pressed. On a presumed lane the debts count as paid now. On a reported lane they
/// stay beside the new run, with no other effect (CR-4.2-2).
///
/// A player who moves while his stopwatch runs has made no run (CR-4.3-1).
pub(super) fn owed_when_pressed(case: &mut Case<'_>, side: Side) {
    if case.play.ruleset.runs() {
        owed(case, side, penalties::is_serving(case.play, side));
    }
}

/// The same of a press that is ruled on later; whether his stopwatch ran by then is known.
// rules: CR-4.2-2
pub(super) fn owed(case: &mut Case<'_>, side: Side, is_serving: bool) {
    let placed_without = case.play.table.placed.is_some_and(|standing| standing.before_run);
    match case.play.runners.evidence {
        RunEvidence::Reported => moved_before_run(case, side, is_serving),
        RunEvidence::Presumed if is_serving || placed_without => {
            moved_before_run(case, side, is_serving);
        }
        RunEvidence::Presumed => {
            for debt in &case.play.runners[side].owes {
                case.say(match debt {
                    Debt::Correction => FactBody::Corrected { side },
                    run => FactBody::RunMade { side, paid: Some(*run), took: None, presumed: true },
                });
            }
        }
    }
}

/// A legal move from the position of record: if nobody saw the correction, this move proves it. It
/// does not prove a run after the correction.
pub(super) fn corrected_by(case: &mut Case<'_>, side: Side) {
    let owes = &case.play.runners[side].owes;
    if case.play.runners.evidence == RunEvidence::Reported && owes.contains(&Debt::Correction) {
        case.say(FactBody::Corrected { side });
        return case.then(|case| owed_when_pressed(case, side));
    }
    owed_when_pressed(case, side);
}

fn moved_before_run(case: &mut Case<'_>, side: Side, is_serving: bool) {
    // the side that presses has placed the standing move
    let said = case.play.table.placed.is_some_and(|standing| standing.before_run);
    let owes = !case.play.runners[side].owes.is_empty();
    // the question about his stop raises this move with it, unless it was asked before the move
    let is_raised = is_serving && !penalties::is_asked_about(case.play, side);
    if is_serving && !said {
        penalties::reported_at_the_board(case, side);
    }
    if owes && !said {
        case.say(FactBody::MovedBeforeRun { side });
        if !is_raised {
            case.ask(Question::MovedBeforeRun { side });
        }
    }
}
