//! Claims of a player in Speed chess, and the evidence of the record on them.
//!
//! Three kinds of claim are rejected at once, and play goes on: a claim too early (SP-4) or too
//! late (SP-15), and one that the position on record refutes (SP-21). Every other claim waits for
//! the other player's answer.
//!
//! If a claim is rejected at once, stopping the clocks for it has no effect, and punching the clock
//! after it does not count as a punch without a move. If both agree that the game goes on, a
//! punched claim counted as a move (SP-18): the time that the other clock ran since then is charged
//! to the claimant. Time with both clocks stopped is charged to nobody.

use court_protocol::{Claim, Evidence, GameResult, Side, Termination};
use shakmaty::{Color, Position};

use super::super::{claims, moves};
use super::{Case, is_board_known, physical, say, words};
use crate::mating::{CanMate, can_mate};
use crate::play::{Play, color, is_of_a_move, side_of};
use crate::record::{FactBody, Note, SpeedFact, Wrong};

/// A player claims.
pub(super) fn claimed(case: &mut Case<'_>, side: Side, claim: &Claim) {
    let play = case.play;
    let is_said = match claim {
        Claim::FlagDown { of } => play.speed.flags[*of].is_some(),
        Claim::BothFlagsDown => Side::BOTH.iter().all(|of| play.speed.flags[*of].is_some()),
        _ => play.speed.claim.is_some(),
    };
    if is_said {
        return case.note(side, Note::ClaimStands);
    }
    case.say(FactBody::Claimed { side, claim: claim.clone(), pressed: None });
    if let Some(points) = refuted(play, side, claim) {
        say(case, SpeedFact::Settled { claim: claim.clone(), stands: false, points });
        // The opponent's stop waits for a claim of his own.
        if play.speed.stopped.is_some_and(|stopped| stopped.by == side) {
            case.then(|case| words::goes_on(case, None));
        }
    }
}

/// The points of the rules by which a claim is rejected at once; `None` if it is not.
fn refuted(play: &Play, side: Side, claim: &Claim) -> Option<Vec<u8>> {
    match claim {
        _ if is_of_a_move(claim) && is_unfinished(play, side) => {
            let of_a_king = matches!(claim, Claim::KingInCheck | Claim::KingCaptured);
            Some(vec![4, if of_a_king { 18 } else { 19 }])
        }
        _ if is_of_a_move(claim) => is_too_late(play, side).then(|| vec![15, 19]),
        Claim::Threefold { .. } | Claim::FiftyMoves { .. } => {
            let points =
                if matches!(claim, Claim::Threefold { .. }) { vec![2, 21] } else { vec![2] };
            (play.to_move().is_some_and(|to_move| to_move != side)
                || is_repeated(play, side, claim) == Some(false))
            .then_some(points)
        }
        _ => (shows(play, side, claim) == Some(false)).then(|| vec![2, 3]),
    }
}

/// True if the opponent has not finished the claimed move: he has made none yet, or has placed one
/// after the claimant's last and not punched. False at a table, where that is not known.
fn is_unfinished(play: &Play, side: Side) -> bool {
    let has_put = play.placed.is_some_and(|standing| standing.side == side.other());
    play.evidence != Evidence::Table
        && (play.moves.is_empty() || (has_put && is_too_late(play, side)))
}

/// True if the claimant has moved and punched since the opponent's last move. False at a table,
/// where that is not known.
// rules: SP-15
fn is_too_late(play: &Play, side: Side) -> bool {
    let own = |ply| play.mover_of(ply) == side && !play.speed.unpunched[side];
    play.evidence != Evidence::Table && play.moves.last().is_some_and(|last| own(last.ply))
}

/// True if the record supports a claim of a repetition or of fifty moves, with the move announced
/// or standing unpunched.
// rules: SP-21
fn is_repeated(play: &Play, side: Side, claim: &Claim) -> Option<bool> {
    if !is_board_known(play) || play.line.is_none() {
        return None;
    }
    let (Claim::Threefold { uci } | Claim::FiftyMoves { uci }) = claim else { return None };
    let standing = play.placed.filter(|standing| standing.side == side);
    let uci = uci.clone().or_else(|| standing.map(|standing| standing.uci.to_string()));
    let next = uci.as_deref().and_then(|uci| moves::legal(play, uci));
    Some(uci.is_some() == next.is_some() && claims::is_right(play, claim, next.as_ref()))
}

/// True if the board shows the claimed end; `None` where that is not known.
fn shows(play: &Play, side: Side, claim: &Claim) -> Option<bool> {
    let line = play.line.as_ref().filter(|_| is_board_known(play))?;
    let position = line.now().position;
    match claim {
        Claim::Checkmate => {
            Some(position.is_checkmate() && side_of(position.turn()) == side.other())
        }
        Claim::Stalemate => Some(position.is_stalemate()),
        Claim::DeadPosition => {
            let mates = Color::ALL.map(|side| can_mate(position, side));
            if mates.contains(&CanMate::Yes) {
                return Some(false);
            }
            (!mates.contains(&CanMate::Unknown)).then_some(true)
        }
        _ => None,
    }
}

/// True if the record supports a disputed claim; `None` where the record does not show it.
// rules: SP-19
pub(super) fn is_borne_out(play: &Play, by: Side, claim: &Claim) -> Option<bool> {
    match claim {
        _ if is_of_a_move(claim) && !is_board_known(play) => None,
        Claim::KingInCheck | Claim::KingCaptured => {
            let king = color(by.other());
            Some(play.adrift.as_ref().is_some_and(|a| physical::is_en_prise(a.setup(), king)))
        }
        // A punch without a move is claimed as itself; any other illegal move alike (SP-19).
        Claim::PressWithoutMove => Some(play.speed.wrong == Some(Wrong::NoMove)),
        _ if is_of_a_move(claim) => Some(play.speed.wrong.is_some()),
        Claim::Threefold { .. } | Claim::FiftyMoves { .. } => is_repeated(play, by, claim),
        _ => shows(play, by, claim),
    }
}

/// The end of a game by a claim of `by`, with the points of the rules for it.
// rules: SP-1, SP-3
pub(super) fn outcome(play: &Play, by: Side, claim: &Claim) -> (GameResult, Termination, Vec<u8>) {
    let won = GameResult::Won { by };
    let (result, termination, mut points) = match claim {
        Claim::PressWithoutMove => (won, Termination::IllegalMove, vec![3, 16, 18, 19]),
        Claim::KingInCheck | Claim::KingCaptured => {
            (won, Termination::KingLeftInCheck, vec![3, 17, 18])
        }
        Claim::Checkmate => (won, Termination::Checkmate, vec![2, 3, 7]),
        Claim::Stalemate => (GameResult::Drawn, Termination::Stalemate, vec![2, 7]),
        Claim::DeadPosition => (GameResult::Drawn, Termination::DeadPosition, vec![2, 7]),
        Claim::Threefold { .. } => {
            (GameResult::Drawn, Termination::ThreefoldRepetition, vec![2, 21])
        }
        Claim::FiftyMoves { .. } => (GameResult::Drawn, Termination::FiftyMoves, vec![2]),
        _ => (won, Termination::IllegalMove, vec![3, 18, 19]),
    };
    if is_of_a_move(claim) {
        match play.speed.wrong {
            Some(Wrong::Undeclared) => points.push(26),
            Some(Wrong::Unexchanged) => points.push(28),
            _ => {}
        }
    }
    (result, termination, points)
}
