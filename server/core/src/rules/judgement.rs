//! The judgement of chess on a move (FIDE 3 to 7 as far as a board can see them).

use court_protocol::Side;
use shakmaty::san::San;
use shakmaty::{Chess, Move, Position, Role};

use crate::notation::Notation;
use crate::play::{Play, color, forced, read_move, side_of, squares, write_san};

/// The judgement of chess on a move.
pub(super) enum Judged {
    /// A piece of the side that is not to move, or a move while the other clock runs.
    OutOfTurn(Side),
    Illegal {
        side: Side,
        uci: Notation,
    },
    /// The position is not known.
    Unknown {
        side: Side,
        uci: Notation,
    },
    Legal(Legal),
}

pub(super) struct Legal {
    pub side: Side,
    pub uci: Notation,
    pub made: Move,
    pub san: San,
    pub next: Chess,
    pub gives_check: bool,
}

/// The side that made a move, which carries no name: the owner of the piece, else the side to move.
pub(super) fn mover(play: &Play, uci: &str) -> Side {
    shown_mover(play, uci).unwrap_or_else(|| play.turn())
}

/// The side that made a move, by the pieces on the board. It is the owner of the piece, or the
/// maker of the last move if this is the same move.
pub(crate) fn shown_mover(play: &Play, uci: &str) -> Option<Side> {
    let man = |from| play.table.pieces().and_then(|board| board.color_at(from)).map(side_of);
    squares(uci).and_then(|(from, ..)| man(from)).or_else(|| play.table.made_last(uci))
}

/// True if a move is legal where the position is known.
///
/// Shakmaty lists the legal moves, and a move is legal if it is on its list. The list covers the
/// moves and captures of the pieces (IM-4-1, IM-4-2, IM-4-3, IM-4-4, IM-4-5, IM-4-6, IM-4-7,
/// IM-4-8, IM-4-9). It covers castling (IM-4-10, IM-4-11, IM-4-12, IM-4-13, IM-4-14, IM-4-15,
/// IM-4-16, IM-4-17), and the answers to a check (IM-3-9). Nobody has to announce a check: no word
/// is asked for here (IM-3-8).
// rules: IM-3-8, IM-3-9, IM-4-1, IM-4-2, IM-4-3, IM-4-4, IM-4-5, IM-4-6, IM-4-7, IM-4-8, IM-4-9
// rules: IM-4-10, IM-4-11, IM-4-12, IM-4-13, IM-4-14, IM-4-15, IM-4-16, IM-4-17, FIDE-4.1
pub(super) fn judge(play: &Play, uci: &str) -> Judged {
    let notation = Notation::new(uci).expect("what is not a move is refused");
    let (from, ..) = squares(uci).expect("what is not a move is refused");
    let Some(now) = play.table.position() else {
        return Judged::Unknown { side: play.turn(), uci: notation };
    };
    let side = side_of(now.turn());
    if now.board().color_at(from) == Some(!now.turn()) {
        return Judged::OutOfTurn(side.other());
    }
    let illegal = Judged::Illegal { side, uci: notation };
    let Some(made) = read_move(now, uci) else { return illegal };
    // One list of candidates serves the judgement and the notation.
    let candidates = match made {
        Move::Castle { .. } => match made.castling_side() {
            Some(wing) => now.castling_moves(wing),
            None => return illegal,
        },
        _ => now.san_candidates(made.role(), made.to()),
    };
    if !candidates.contains(&made) {
        return illegal;
    }
    let mut next = now.clone();
    next.play_unchecked(made);
    let san = San::disambiguate(made, &candidates);
    let gives_check = next.is_check();
    Judged::Legal(Legal { side, uci: notation, made, san, next, gives_check })
}

/// The position after a legal move from the position of record; `None` if it is not legal there.
pub(super) fn legal(play: &Play, uci: &str) -> Option<Chess> {
    play.table.position()?;
    match judge(play, uci) {
        Judged::Legal(legal) => Some(legal.next),
        _ => None,
    }
}

/// The position on the board: the position of record, or the one after a legal move
/// that stands there.
pub(super) fn on_board(play: &Play) -> Option<Chess> {
    let record = play.table.position()?;
    let standing = play.table.placed.filter(|standing| color(standing.side) == record.turn());
    Some(match standing.map(|standing| judge(play, standing.uci.as_str())) {
        Some(Judged::Legal(legal)) => legal.next,
        _ => record.clone(),
    })
}

/// The notation of a move, and its legality from the position of record. An illegal move is written
/// in UCI, and so is one from an unknown position.
pub(super) fn written(play: &Play, uci: Notation) -> (Notation, Option<bool>) {
    match judge(play, uci.as_str()) {
        Judged::Legal(legal) => {
            let suffix = if legal.gives_check { "+" } else { "" };
            (write_san(legal.san, suffix), Some(true))
        }
        Judged::Illegal { .. } => (uci, Some(false)),
        Judged::OutOfTurn(_) | Judged::Unknown { .. } => (uci, None),
    }
}

/// True if a move can have been made after an illegal one that stands on the board. Taking a king
/// is no move (FIDE 1.4.1).
pub(super) fn fits_after(play: &Play, illegal: Notation, uci: &str) -> bool {
    let (Some(position), Some((from, to, _))) = (play.table.position(), squares(uci)) else {
        return false;
    };
    let (setup, next) = forced(position, illegal);
    // Chess does not know this position: moves are recorded piece by piece.
    let Some(next) = next else {
        let takes_king = setup.board.role_at(to) == Some(Role::King);
        return setup.board.color_at(from) == Some(setup.turn) && !takes_king;
    };
    read_move(&next, uci).is_some_and(|made| next.is_legal(made))
}
