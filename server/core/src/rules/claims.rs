//! Claims (CR-4.4-4, CR-4.4-5): a player presses the opponent's clock and reports an irregularity,
//! or claims a draw by the position.
//!
//! * The claiming press is no move. The opponent's clock runs while the head referee rules. Moves
//!   and presses meanwhile are noted, and ruled again after his ruling.
//! * If the claim is upheld, everything follows from its instant, however late the ruling arrives.
//!   The offender's clock has run on, the move is taken back with its increment and its run, and
//!   FIDE's minutes are given. A correction and then a full run are owed.
//! * If the claim is rejected, everything is as before from the instant of the ruling. The
//!   offender's clock returns to its reading at the claim; the claimant's, which stood, runs on. If
//!   the claimant moved before the ruling came in, his move shows that he knew it.
//! * If the offender's move is not taken back, it is the claimant's turn all the same. His clock
//!   runs again from the press with which the offender ends his correction. Where there is nothing
//!   to correct it runs from the ruling.
//! * For touch-move, a move before its run and other irregularities, the referee calls any penalty
//!   beside the correction and its run.
//! * The court itself judges claims that the board proves: repetition and fifty moves, and an
//!   illegal move that it has seen already.

use court_protocol::{
    Answer, Claim, CourtTime, Debt, Evidence, GameResult, Side, Supervision, Termination,
};
use court_protocol::{Question, Seen};
use shakmaty::{Chess, Position};

use super::{RuleContext, given, illegal_moves, judgement, last_move, observe, offers, on_record};
use crate::notation::Notation;
use crate::play::{Irregular, Pending, Play, Treated, Witness};
use crate::record::{ClaimVerdict, FactBody, Note, TimeFor};

/// Number of times a position stands on the board before a draw can be claimed (FIDE 9.2).
const THREEFOLD: usize = 3;
/// Half-moves without a capture or a pawn's move before a draw can be claimed (FIDE 9.3).
const FIFTY_MOVES: u32 = 100;

/// Rules a player's claim, or puts it to the head referee.
pub(super) fn claimed(context: &mut RuleContext<'_>, side: Side, claim: &Claim) {
    if claim.is_irregularity() {
        irregularity(context, side, claim);
    } else {
        draw(context, side, claim);
    }
}

/// Rules an observation while a claim waits. False: it has nothing to do with the claim.
pub(super) fn while_pending(
    context: &mut RuleContext<'_>,
    pending: &Pending,
    seen: &Seen,
    witness: Witness,
) -> bool {
    let side = match seen {
        Seen::Placed { .. } | Seen::Moved { .. } | Seen::Pressed { .. } => {
            super::whose(context.play, seen)
        }
        Seen::Claimed { side, .. } | Seen::FlagSeen { side } => *side,
        _ => return false,
    };
    let question = Question::Claim { side: pending.side, claim: pending.claim.clone() };
    let rejected = context.answers.to(pending.at, &question) == Some(&Answer::No);
    let moves_on = matches!(seen, Seen::Placed { .. } | Seen::Moved { .. } | Seen::Pressed { .. });
    if rejected && moves_on && side == pending.side {
        self::rejected(context, pending);
        context.then(|context| observe(context, seen, witness));
    } else {
        context.note(side, Note::ClaimAwaits);
    }
    true
}

/// The head referee has ruled on a claim; an upheld one was carried out where it was made.
pub(super) fn answered(context: &mut RuleContext<'_>, claimant: Side, asked_at: CourtTime) {
    match &context.play.dispute.claim {
        Some(pending) if pending.at == asked_at => {
            rejected(context, pending);
            given::set_on_table(context);
        }
        _ => {
            // There is nothing left to correct: the opponent's clock runs from the ruling on.
            let is_done =
                |side: &Side| !context.play.runners[*side].owes.contains(&Debt::Correction);
            let side = context
                .play
                .dispute
                .corrects
                .filter(is_done)
                .filter(|side| *side == claimant.other());
            if let Some(side) = side {
                context.say(FactBody::HandedBack { side });
            }
            given::set_if_due(context);
        }
    }
}

fn irregularity(context: &mut RuleContext<'_>, side: Side, claim: &Claim) {
    let play = context.play;
    let offender = side.other();
    let ruled = |seen: Irregular| seen.side == offender && seen.treated != Treated::Waits;
    if *claim == Claim::IllegalMove && play.dispute.irregular.is_some_and(ruled) {
        // The court saw it and has ruled already.
        context.say(claim_of(side, claim, None));
        let verdict = ClaimVerdict::Upheld;
        return context.say(FactBody::ClaimRuled { side, claim: claim.clone(), verdict });
    }
    if *claim == Claim::TouchMove && has_touched(play, side) {
        // A player who has touched a piece himself claims no touch-move (FIDE 4.8).
        context.say(claim_of(side, claim, None));
        let verdict = ClaimVerdict::Touched;
        return context.say(FactBody::ClaimRuled { side, claim: claim.clone(), verdict });
    }
    // Where presses are the moves, his last one was the press of the claim.
    let last = play.table.moves.last().filter(|last| play.table.mover_of(last.ply) == side);
    let pressed = last.filter(|_| play.evidence == Evidence::Presses).map(|last| last.at);
    if let Some((last, at)) = last.zip(pressed) {
        context.say(FactBody::NoMove { ply: last.ply, side });
        return context.then(|context| put(context, side, claim, at));
    }
    if last.is_some()
        && !came_since(play, offender, claim)
        && lapses(claim, play.dispute.illegal_rule.supervision)
    {
        context.say(claim_of(side, claim, None));
        let verdict = ClaimVerdict::TooLate { last: on_record::last_of(play, offender) };
        return context.say(FactBody::ClaimRuled { side, claim: claim.clone(), verdict });
    }
    put(context, side, claim, play.empty_press(side).map_or(context.at, |empty| empty.at));
}

/// True if the board shows that he has touched a piece on this move.
// rules: FIDE-4.8, FIDE-9.4
fn has_touched(play: &Play, side: Side) -> bool {
    play.table.touched == Some(side) || play.table.placed_by(side).is_some()
}

/// A player touched a piece. If he then moves another one, the opponent may claim.
// rules: FIDE-4.3
pub(super) fn touched(context: &mut RuleContext<'_>, side: Side) {
    let is_his = context.play.to_move().is_none_or(|to_move| to_move == side);
    context.note(side, if is_his { Note::Touched } else { Note::MoveOutOfTurn });
}

/// True if the offence came after the claimant's last move and is no move.
fn came_since(play: &Play, offender: Side, claim: &Claim) -> bool {
    match claim {
        Claim::PressWithoutMove => play.dispute.empty[offender].is_some(),
        Claim::IllegalMove => play.dispute.irregular.is_some_and(|seen| seen.side == offender),
        _ => false,
    }
}

/// True if a claim is lost once its claimant has moved himself.
fn lapses(claim: &Claim, supervision: Supervision) -> bool {
    match claim {
        Claim::IllegalMove | Claim::PressWithoutMove => supervision == Supervision::Partial,
        Claim::TouchMove | Claim::MovedBeforeRun => true,
        _ => false,
    }
}

/// Puts a claim to the head referee.
// rules: CR-4.4-5
fn put(context: &mut RuleContext<'_>, side: Side, claim: &Claim, pressed: CourtTime) {
    context.say(claim_of(side, claim, Some(pressed)));
    let question = Question::Claim { side, claim: claim.clone() };
    if context.ask(question) == Some(&Answer::Yes) {
        let play = context.play;
        let turn = play.to_move().or_else(|| play.stopped.and_then(|stopped| stopped.to_run));
        context.then(|context| upheld(context, side, claim, turn));
    }
}

/// Upholds a claim that was made when it was the turn of `turn`.
// rules: CR-4.4-4
fn upheld(context: &mut RuleContext<'_>, side: Side, claim: &Claim, turn: Option<Side>) {
    let play = context.play;
    let offender = side.other();
    let verdict = ClaimVerdict::Upheld;
    context.say(FactBody::ClaimRuled { side, claim: claim.clone(), verdict });
    let his = play.table.moves.last().filter(|last| play.table.mover_of(last.ply) == offender);
    let taken_back = his.filter(|_| !matches!(claim, Claim::Irregularity { .. }));
    let taken_back = taken_back.filter(|_| {
        // Where moves are reported, a press without one was never taken for a move.
        *claim != Claim::PressWithoutMove || play.evidence != Evidence::Moves
    });
    if let Some(last) = taken_back {
        let unmade = *claim == Claim::MovedBeforeRun;
        let unpaid = if unmade { play.runners[offender].presumed.clone() } else { Vec::new() };
        context.say(FactBody::TakenBack { ply: last.ply, side: offender, unpaid });
    }
    if matches!(claim, Claim::IllegalMove | Claim::PressWithoutMove) {
        let waited = play.dispute.irregular.filter(|seen| seen.side == offender);
        let uci = taken_back.and_then(|last| Some(last.notation?.0)).or(waited.map(|w| w.uci));
        let pressed = waited.map(|seen| seen.at);
        context.then(|context| illegal_moves::penalise(context, offender, uci, true, pressed));
    } else {
        // A move that is taken back gives its maker the turn again.
        let hands_back = taken_back.is_none() && turn == Some(side);
        illegal_moves::owe_correction(context, offender, None, hands_back);
    }
}

fn rejected(context: &mut RuleContext<'_>, pending: &Pending) {
    let Pending { side, claim, left, running, .. } = pending;
    let verdict = ClaimVerdict::Rejected;
    context.say(FactBody::ClaimRuled { side: *side, claim: claim.clone(), verdict });
    if !claim.is_irregularity() {
        return wrong(context, *side, None);
    }
    let offender = side.other();
    // A clock of his that ran before the claim simply runs on.
    if running.is_some_and(|running| running.side == *side)
        && let Some((before, now)) =
            left[offender].zip(context.after().clocks.left_at(offender, context.at))
        && before > now
    {
        given::rule(context, offender, before - now, TimeFor::RejectedClaim);
    }
}

/// A player claims a draw by the position.
fn draw(context: &mut RuleContext<'_>, side: Side, claim: &Claim) {
    let play = context.play;
    let at_once = |context: &mut RuleContext<'_>, verdict| {
        context.say(claim_of(side, claim, None));
        context.say(FactBody::ClaimRuled { side, claim: claim.clone(), verdict });
    };
    if play.to_move().is_some_and(|to_move| to_move != side) {
        return at_once(context, ClaimVerdict::NotOnMove);
    }
    if has_touched(play, side) {
        return at_once(context, ClaimVerdict::Touched);
    }
    let uci = match claim {
        Claim::Threefold { uci } | Claim::FiftyMoves { uci } => uci.as_deref(),
        _ => None,
    };
    let is_known = play.table.line.is_some() && play.evidence == Evidence::Moves;
    if is_known && !last_move::is_in_question(context) {
        let next = uci.and_then(|uci| judgement::legal(play, uci));
        // An announced move that is not legal proves no claim, and cannot be played.
        if uci.is_some() == next.is_some() && is_right(play, claim, next.as_ref()) {
            at_once(context, ClaimVerdict::Upheld);
            return context.say(FactBody::Ended { result: GameResult::Drawn, by: by(claim) });
        }
        at_once(context, ClaimVerdict::Rejected);
        let to_play = uci.filter(|_| next.is_some());
        wrong(context, side, to_play.and_then(Notation::new));
        offers::by_claim(context, side);
        return given::set_on_table(context);
    }
    context.say(claim_of(side, claim, Some(context.at)));
    offers::by_claim(context, side);
    if context.ask(Question::Claim { side, claim: claim.clone() }) == Some(&Answer::Yes) {
        let verdict = ClaimVerdict::Upheld;
        context.say(FactBody::ClaimRuled { side, claim: claim.clone(), verdict });
        context.say(FactBody::Ended { result: GameResult::Drawn, by: by(claim) });
    }
}

/// A wrong claim: time for the opponent, and the announced move has to be played (FIDE 9.5.3).
// rules: FIDE-9.5.3
fn wrong(context: &mut RuleContext<'_>, side: Side, to_play: Option<Notation>) {
    let time = context.play.dispute.illegal_rule.gives;
    given::rule(context, side.other(), time, TimeFor::WrongClaim);
    if let Some(uci) = to_play {
        context.say(FactBody::Announced { side, uci });
    }
}

const fn by(claim: &Claim) -> Termination {
    match claim {
        Claim::FiftyMoves { .. } => Termination::FiftyMoves,
        _ => Termination::ThreefoldRepetition,
    }
}

/// True if the position of record supports a claim, or the one after the announced move.
// rules: FIDE-9.2, FIDE-9.3
pub(super) fn is_right(play: &Play, claim: &Claim, announced: Option<&Chess>) -> bool {
    let Some(line) = &play.table.line else { return false };
    let next = announced.unwrap_or(line.now());
    match claim {
        Claim::FiftyMoves { .. } => next.halfmoves() >= FIFTY_MOVES,
        _ => announced.map_or_else(|| line.times_now(), |next| line.times(next)) >= THREEFOLD,
    }
}

/// A device reports that an irregularity was corrected.
pub(super) fn corrected(context: &mut RuleContext<'_>, side: Side) {
    if context.play.runners[side].owes.contains(&Debt::Correction) {
        context.say(FactBody::Corrected { side });
    } else {
        context.note(side, Note::NothingToCorrect);
    }
}

/// A claim for the head referee: it never waits for the clocks.
fn claim_of(side: Side, claim: &Claim, pressed: Option<CourtTime>) -> FactBody {
    FactBody::Claimed { side, claim: claim.clone(), pressed, incomplete: false }
}
