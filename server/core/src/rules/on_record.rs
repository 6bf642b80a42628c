//! The court's evidence on a question: the move in question, and the known facts about it. The
//! referee who answers sees both, and is asked again before he contradicts them.

use court_protocol::{Claim, Debt, Evidence, Known, OnRecord, Question, RunEvidence, Side};

use super::{RuleContext, judgement};
use crate::notation::Notation;
use crate::play::{MoveMade, Play};
use crate::record::Made;

/// The evidence on a question that is asked now.
pub(super) fn on(context: &RuleContext<'_>, question: &Question) -> Option<OnRecord> {
    match question {
        Question::Claim { side, claim } => claimed(context.play, side.other(), claim),
        Question::IllegalMove { uci, .. } => {
            Some(of(Made { ply: context.play.table.ply + 1, san: Notation::new(uci) }, None))
        }
        // the question itself names the reported moves
        Question::MovesDiffer { ply, .. } => Some(of(Made { ply: *ply, san: None }, None)),
        Question::MovedBeforeRun { side }
        | Question::FlagOrPress { side, .. }
        | Question::LimitOrMove { side, .. } => Some(moving(context, *side)),
        Question::LeftStop { side } => context.moving.map(|_| moving(context, *side)),
        // nobody saw the move whose press started this clock
        Question::FlagExpected { side } if context.play.empty_press(side.other()).is_some() => {
            Some(of(Made { ply: context.play.table.ply + 1, san: None }, Some(Known::NoMove)))
        }
        Question::DeadPosition
        | Question::CanMate { .. }
        | Question::LimitReached { .. }
        | Question::FlagExpected { .. }
        | Question::ClockDiffers { .. }
        | Question::ProposedTimes { .. }
        | Question::ShortOfTime => latest(&context.after()),
        Question::WindowMissed { .. }
        | Question::Amendment { .. }
        | Question::UnmappedClock { .. }
        | Question::LateCalls { .. }
        | Question::LeftStopAgain { .. }
        | Question::Unwatched { .. }
        | Question::SetClock { .. }
        | Question::ResultsDiffer { .. }
        | Question::StartLost
        | Question::ChiefCalled => None,
    }
}

/// The last move of a side that is complete.
pub(super) fn last_of(play: &Play, side: Side) -> Option<Made> {
    play.table.moves.iter().rev().find(|made| play.table.mover_of(made.ply) == side).map(made)
}

/// The opponent's move that a player claims about: the one that stands on the board, an illegal one
/// that the court saw, or his last.
fn claimed(play: &Play, offender: Side, claim: &Claim) -> Option<OnRecord> {
    let next = |san| Made { ply: play.table.ply + 1, san };
    if *claim == Claim::PressWithoutMove && play.dispute.empty[offender].is_some() {
        return Some(of(next(None), Some(Known::NoMove)));
    }
    let runs = || {
        let is_seen = play.ruleset.runs() && play.runners.evidence == RunEvidence::Reported;
        let known = if owed_a_run(play, offender) { Known::RunOwed } else { Known::RunMade };
        is_seen.then_some(known)
    };
    let legality = |is_legal| if is_legal { Known::Legal } else { Known::Illegal };
    if let Some(standing) = play.table.placed_by(offender) {
        let (san, is_legal) = judgement::written(play, standing.uci);
        let knows = match claim {
            Claim::IllegalMove => is_legal.map(legality),
            Claim::MovedBeforeRun if standing.before_run => Some(Known::RunOwed),
            Claim::MovedBeforeRun => runs(),
            _ => None,
        };
        return Some(of(next(Some(san)), knows));
    }
    if let Some(seen) = play.dispute.irregular.filter(|seen| seen.side == offender) {
        let knows = (*claim == Claim::IllegalMove).then_some(Known::Illegal);
        return Some(of(next(Some(seen.uci)), knows));
    }
    let made = last_of(play, offender)?;
    let knows = match claim {
        Claim::IllegalMove => is_legal(play, made.ply).then_some(Known::Legal),
        Claim::PressWithoutMove => (play.evidence == Evidence::Moves).then_some(Known::MoveMade),
        Claim::MovedBeforeRun => runs(),
        _ => None,
    };
    Some(of(made, knows))
}

/// True if a move was legal from the position of record. A move that is illegal, or only reported
/// by people, is written as UCI.
fn is_legal(play: &Play, ply: u16) -> bool {
    let made = play.table.moves.iter().find(|made| made.ply == ply).and_then(|made| made.notation);
    play.table.line.is_some()
        && play.evidence == Evidence::Moves
        && made.is_some_and(|(uci, san)| uci != san)
}

/// True if a player who has moved owed a run before that: it stays owed beside the new one.
fn owed_a_run(play: &Play, side: Side) -> bool {
    let runs = play.runners[side].owes.iter().filter(|debt| **debt != Debt::Correction);
    runs.count() > 1
}

/// The move that is being made: reported now, or on the board and being pressed.
fn moving(context: &RuleContext<'_>, side: Side) -> OnRecord {
    let standing = context.play.table.placed_by(side);
    let uci = context.moving.or(standing.map(|standing| standing.uci));
    let san = uci.map(|uci| judgement::written(context.play, uci).0);
    of(Made { ply: context.play.table.ply + 1, san }, None)
}

/// The last move on the board.
fn latest(play: &Play) -> Option<OnRecord> {
    if let Some(standing) = play.table.placed {
        let san = Some(judgement::written(play, standing.uci).0);
        return Some(of(Made { ply: play.table.ply + 1, san }, None));
    }
    play.table.moves.last().map(|last| of(made(last), None))
}

fn made(made: &MoveMade) -> Made {
    Made { ply: made.ply, san: made.notation.map(|(_, san)| san) }
}

fn of(made: Made, knows: Option<Known>) -> OnRecord {
    OnRecord { ply: made.ply, san: made.san.map(|san| san.to_string()), knows }
}
