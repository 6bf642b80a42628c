//! The evidence of the record on a claim of Speed chess.

use court_protocol::{Claim, Side};
use shakmaty::{Color, Position};

use super::super::{claims, judgement, physical};
use super::is_board_known;
use crate::mating::{CanMate, can_mate};
use crate::play::{Play, color, is_of_a_move, side_of};
use crate::record::Wrong;

/// True if the record supports a disputed claim; `None` where the record does not show it.
// rules: SP-19
pub(super) fn is_borne_out(play: &Play, by: Side, claim: &Claim) -> Option<bool> {
    match claim {
        _ if is_of_a_move(claim) && !is_board_known(play) => None,
        Claim::KingInCheck | Claim::KingCaptured => {
            let king = color(by.other());
            Some(play.table.adrift.as_ref().is_some_and(|a| physical::is_en_prise(a.setup(), king)))
        }
        // A punch without a move is claimed as itself; any other illegal move alike (SP-19).
        Claim::PressWithoutMove => Some(play.speed.wrong == Some(Wrong::NoMove)),
        _ if is_of_a_move(claim) => Some(play.speed.wrong.is_some()),
        Claim::Threefold { .. } | Claim::FiftyMoves { .. } => is_repeated(play, by, claim),
        _ => shows(play, by, claim),
    }
}

/// True if the record supports a claim of a repetition or of fifty moves, with the move announced
/// or standing unpunched.
// rules: SP-21
pub(super) fn is_repeated(play: &Play, side: Side, claim: &Claim) -> Option<bool> {
    if !is_board_known(play) || play.table.line.is_none() {
        return None;
    }
    let (Claim::Threefold { uci } | Claim::FiftyMoves { uci }) = claim else { return None };
    let standing = play.table.placed_by(side);
    let uci = uci.clone().or_else(|| standing.map(|standing| standing.uci.to_string()));
    let next = uci.as_deref().and_then(|uci| judgement::legal(play, uci));
    Some(uci.is_some() == next.is_some() && claims::is_right(play, claim, next.as_ref()))
}

/// True if the board shows the claimed end; `None` where that is not known.
pub(super) fn shows(play: &Play, side: Side, claim: &Claim) -> Option<bool> {
    let position = play.table.position().filter(|_| is_board_known(play))?;
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
