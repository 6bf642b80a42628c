//! Moves by the pieces alone, whether the board shows a position of chess or not. A king may stand
//! en prise, because a move that chess does not allow stands (SP-15).

use shakmaty::{Bitboard, Board, Color, Rank, Role, Setup, Square, attacks};

use crate::notation::Notation;
use crate::play::{make, squares};

/// The judgement of chess on a move on such a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Physical {
    Lawful,
    /// The move takes the king.
    TakesKing,
    /// The move leaves the mover's king in check.
    LeavesCheck,
    /// No piece of the player moves like that.
    Illegal,
}

/// Judges a move by the pieces as they stand.
pub(super) fn judge(setup: &Setup, uci: Notation) -> Physical {
    let Some((from, to, _)) = squares(uci.as_str()) else { return Physical::Illegal };
    if !reaches(setup, from, to) {
        return Physical::Illegal;
    }
    if setup.board.role_at(to) == Some(Role::King) {
        return Physical::TakesKing;
    }
    let mut next = setup.clone();
    make(&mut next, uci);
    if is_en_prise(&next, setup.turn) { Physical::LeavesCheck } else { Physical::Lawful }
}

/// True if a move brings a pawn to the last rank.
pub(super) fn promotes(board: &Board, from: Square, to: Square) -> bool {
    board.piece_at(from).is_some_and(|piece| {
        let last = piece.color.fold_wb(Rank::Eighth, Rank::First);
        piece.role == Role::Pawn && to.rank() == last
    })
}

/// True if the piece on one square attacks the other, whoever is to move.
pub(super) fn attacks(board: &Board, from: Square, to: Square) -> bool {
    board.attacks_from(from).contains(to)
}

/// True if the king of a side is attacked.
pub(super) fn is_en_prise(setup: &Setup, of: Color) -> bool {
    setup.board.king_of(of).is_some_and(|king| is_attacked(setup, king, of))
}

/// True if the other side attacks a square.
fn is_attacked(setup: &Setup, square: Square, of: Color) -> bool {
    setup.board.attacks_to(square, !of, setup.board.occupied()).any()
}

/// True if the piece of the side to move can go between the two squares; the safety of its king
/// is not tested.
fn reaches(setup: &Setup, from: Square, to: Square) -> bool {
    let board = &setup.board;
    let occupied = board.occupied();
    let Some(man) = board.piece_at(from).filter(|man| man.color == setup.turn) else {
        return false;
    };
    if board.color_at(to) == Some(man.color) {
        return false;
    }
    match man.role {
        Role::Pawn => pawn_reaches(setup, from, to),
        Role::King if from.distance(to) == 2 && from.rank() == to.rank() => {
            castles(setup, from, to)
        }
        _ => attacks::attacks(from, man, occupied).contains(to),
    }
}

fn pawn_reaches(setup: &Setup, from: Square, to: Square) -> bool {
    let (board, color) = (&setup.board, setup.turn);
    let is_free = |square: Square| !board.occupied().contains(square);
    if from.file() == to.file() {
        let home = color.fold_wb(Rank::Second, Rank::Seventh);
        let between = attacks::between(from, to);
        let is_ahead = color.fold_wb(from.rank() < to.rank(), from.rank() > to.rank());
        let steps = from.distance(to);
        let is_far = steps == 2 && from.rank() == home && between.into_iter().all(is_free);
        return is_ahead && is_free(to) && (steps == 1 || is_far);
    }
    let takes = board.color_at(to) == Some(!color) || setup.ep_square == Some(to);
    takes && attacks::pawn_attacks(color, from).contains(to)
}

/// Castling on a board that shows no position of chess; on any other the list of
/// legal moves decides.
fn castles(setup: &Setup, from: Square, to: Square) -> bool {
    let rank = Bitboard::from(from.rank());
    let beyond = |rook: &Square| (from < to) == (from < *rook);
    let mut rooks = (setup.castling_rights & rank).into_iter();
    let Some(rook) = rooks.find(beyond) else { return false };
    let is_free = (attacks::between(from, rook) & setup.board.occupied()).is_empty();
    let mut walked = attacks::between(from, to).into_iter().chain([from, to]);
    is_free && walked.all(|square| !is_attacked(setup, square, setup.turn))
}
