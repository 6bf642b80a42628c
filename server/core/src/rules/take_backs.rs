//! Moves of a match that have to be taken back (IM-3-5). Nobody runs in a match, so an illegal move
//! is corrected by another one with the touched piece.
//!
//! A move that leaves its maker's king in check costs nothing else. Any other illegal move has
//! FIDE's price too (IM-3-1, FIDE 7.5.5) where the event has set a clock for the players. Without a
//! clock there is no time to give and no press that completes a move. Another piece than the
//! touched one may move only where that has no legal move; a move with it is taken back as well.

use court_protocol::{Ruleset, Side, Square};
use shakmaty::{EnPassantMode, Move, Position, Role};

use super::RuleContext;
use super::physical::{self, Physical};
use crate::notation::Notation;
use crate::play::{Play, squares};
use crate::record::FactBody;

/// True if an illegal move only has to be taken back.
// rules: IM-3-1
pub(super) fn is_all(play: &Play, uci: Option<Notation>) -> bool {
    play.ruleset == Ruleset::Intramural
        && (!play.clocks.exist() || uci.is_some_and(|uci| leaves_check(play, uci)))
}

/// True if a move is illegal only for the king it leaves in check.
fn leaves_check(play: &Play, uci: Notation) -> bool {
    let (Some(position), Some((from, to, promotion))) =
        (play.table.position(), squares(uci.as_str()))
    else {
        return false;
    };
    let promotes = physical::promotes(position.board(), from, to);
    let becomes_a_piece = !matches!(promotion, Some(Role::Pawn | Role::King));
    let setup = position.to_setup(EnPassantMode::PseudoLegal);
    promotion.is_some() == promotes
        && becomes_a_piece
        && physical::judge(&setup, uci) == Physical::LeavesCheck
}

/// True if a move of a match has to be taken back at once, whatever the opponent does.
// rules: IM-3-5
pub(super) fn is_due(play: &Play, uci: Notation) -> bool {
    play.ruleset == Ruleset::Intramural && leaves_check(play, uci)
}

/// Has a move taken back.
pub(super) fn owe(context: &mut RuleContext<'_>, side: Side, uci: Option<Notation>) {
    let touched = uci.and_then(|uci| touched(context.play, side, uci));
    context.say(FactBody::TakeBackOwed { side, uci, touched });
}

/// True if a legal move is made with another piece than the one that has to move.
pub(super) fn is_other_piece(play: &Play, side: Side, made: Move) -> bool {
    play.runners.touched(side).is_some_and(|touched| {
        made.from().and_then(|from| Square::named(&from.to_string())) != Some(touched)
    })
}

/// The piece that has to move: the one touched first, else the one of this move, if it can move.
fn touched(play: &Play, side: Side, uci: Notation) -> Option<Square> {
    let first = play.runners.touched(side);
    first.or_else(|| movable(play, uci).and_then(|from| Square::named(&from.to_string())))
}

/// True if a move that replaces an illegal one is made with another piece though the touched one
/// has a legal move (FIDE 7.5.1, 4.3). Where players run, the opponent has to claim that.
pub(super) fn leaves_touched(play: &Play, illegal: Notation, made: Move) -> bool {
    play.ruleset.runs() && movable(play, illegal).is_some_and(|from| made.from() != Some(from))
}

/// The square of the piece an illegal move was made with, if that has a legal move.
fn movable(play: &Play, illegal: Notation) -> Option<shakmaty::Square> {
    let position = play.table.position()?;
    let (from, ..) = squares(illegal.as_str())?;
    position.legal_moves().iter().any(|made| made.from() == Some(from)).then_some(from)
}
