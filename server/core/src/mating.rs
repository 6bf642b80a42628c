//! Mating chances: dead positions, and the effect of a fallen flag.
//!
//! FIDE asks whether mate is possible *by any series of legal moves*, the most unskilled play of
//! the other side included. A position in which neither side can mate is dead, and the game is
//! drawn at once (FIDE 5.2.2). A player whose opponent cannot mate does not lose by his flag (FIDE
//! 6.9). Material decides the plainest cases only: pawns can lock a board full of pieces.
//!
//! An answer is proven or not given. Four steps, the cheap ones first:
//!
//! 1. Material that never mates.
//! 2. `glance`: a mate that needs no search, found in most middle games.
//! 3. The same glance one legal move on: a check is met, a queen let out. Only [`is_dead`] asks it.
//!    Where the first glance fails, this finds a mate two times of three, at a third of a search's
//!    cost.
//! 4. `helpmate`: a search in which both sides work for the mate. It proves *yes* by a line of
//!    moves, and *no* by having seen every position that can be reached.
//!
//! Beyond [`VISITED_MAX`] positions the answer is *unknown* and the referee is asked. That is so
//! where pawns lock the whole board and shut further pieces in.
//!
//! In a game a quiet move needs no look, because it can be taken back (`taken_back`). That answers
//! 52 in 100 of 2,683 half-moves of well-known games.
//!
//! Left out are repetition, the fifty and seventy-five moves, and clocks. They end games, but not
//! the possibility of mate. The question is about a position, never a game.
//!
//! ```
//! use referee_core::mating::{CanMate, IsDead, can_mate, is_dead};
//! use shakmaty::{CastlingMode, Chess, Color, fen::Fen};
//!
//! let board = |fen: &str| -> Chess {
//!     let fen: Fen = fen.parse().expect("a board in FEN");
//!     fen.into_position(CastlingMode::Standard).expect("a legal position")
//! };
//!
//! // A lone knight mates a king whose own pawn stands in his way.
//! assert_eq!(can_mate(&board("8/8/8/8/8/k7/p7/2KN4 w - - 0 1"), Color::White), CanMate::Yes);
//! // Pawns locked from edge to edge: nobody gets through, whatever is on the board.
//! assert_eq!(is_dead(&board("8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1")), IsDead::Yes);
//! ```

use std::ops::Range;

use shakmaty::{Chess, Color, Move, MoveList, Position};

mod glance;
mod helpmate;
mod seen;
mod taken_back;

use helpmate::{Order, Search};

/// The answer to the question whether a side can mate by any series of legal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CanMate {
    /// There is a series of legal moves that ends with this side mating.
    Yes,
    /// No series of legal moves ends with this side mating.
    No,
    /// Not settled within [`VISITED_MAX`] positions: a referee decides.
    Unknown,
}

/// The answer to the question whether a position is dead: neither side can mate by any series
/// of legal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IsDead {
    /// Neither side can mate: the game is drawn.
    Yes,
    /// One side at least can mate: play goes on.
    No,
    /// Not settled within [`VISITED_MAX`] positions for either side: a referee decides.
    Unknown,
}

/// Distinct positions a search may see for one side before the referee is asked. Reaching this
/// bound takes 6 to 10 ms (release, one core of 2026).
///
/// The bound was tried after each of 132,647 moves of 1,576 real games, with a proof for locked
/// pawns that is gone. The test [`is_dead`] never reached it. The test [`can_mate`] reached it 17
/// times in 265,284, in endings of three games.
pub const VISITED_MAX: usize = 10_000;

/// Number of moves after which every reply is looked at: some hundred glances, less than
/// a short search.
const REPLIED_TO: usize = 4;

/// Distinct positions of the very first search of each side. Most positions without a visible plan
/// are found to mate in it.
const VISITED_FIRST: usize = 100;

/// Distinct positions of a first, short search of each side. It spares a search to the bound for a
/// side that cannot mate, when the other mates in a few moves.
const VISITED_BRIEFLY: usize = 300;

/// Returns whether `side` can still mate. Only then does a fallen flag of the other side lose (FIDE
/// 6.9).
///
/// In a finished game the answer is about the final position: yes for the side that has mated, no
/// for both after stalemate.
pub fn can_mate(position: &Chess, side: Color) -> CanMate {
    if position.has_insufficient_material(side) {
        return CanMate::No;
    }
    if glance::sees_mate(position, side) {
        return CanMate::Yes;
    }
    settle(position, side, VISITED_MAX)
}

/// Returns whether the position is dead (FIDE 5.2.2). Asked after every move.
///
/// A board on which a side has mated is not dead; a stalemate is.
// rules: FIDE-5.2.2
pub fn is_dead(position: &Chess) -> IsDead {
    let able = [position.turn(), !position.turn()]
        .map(|side| (!position.has_insufficient_material(side)).then_some(side));
    let able = || able.into_iter().flatten();
    let mates = |side, order, visited_max| {
        matches!(helpmate::search(position, side, order, visited_max), Search::Mate(_))
    };
    if able().any(|side| glance::sees_mate(position, side))
        || sees_mate_next(position)
        || sees_mate_soon(position, 0..1)
        || able().any(|side| mates(side, Order::Balanced, VISITED_FIRST))
        || sees_mate_soon(position, 1..REPLIED_TO)
        || able().any(|side| mates(side, Order::Deep, VISITED_BRIEFLY))
        || able().any(|side| settle(position, side, VISITED_BRIEFLY) == CanMate::Yes)
    {
        return IsDead::No;
    }
    able().map(|side| settle(position, side, VISITED_MAX)).fold(
        IsDead::Yes,
        |dead, can_mate| match (dead, can_mate) {
            (IsDead::No, _) | (_, CanMate::Yes) => IsDead::No,
            (IsDead::Unknown, _) | (_, CanMate::Unknown) => IsDead::Unknown,
            (IsDead::Yes, CanMate::No) => IsDead::Yes,
        },
    )
}

/// Returns whether the position after `made`, a move of a game, is dead. `alive` is the position
/// before it, if that is known not to be dead. `replies` are the legal moves now, at least one.
///
/// The answer is *no* wherever [`is_dead`] gives it, and where the move can be taken back.
pub(crate) fn is_dead_after(
    alive: Option<&Chess>,
    made: Move,
    next: &Chess,
    replies: &MoveList,
) -> IsDead {
    if alive.is_some_and(|alive| taken_back::can_be_taken_back(alive, made, next, replies)) {
        return IsDead::No;
    }
    is_dead(next)
}

/// True if mate is seen at a glance after a legal move: a position with a live successor is alive.
/// A check is met, a queen let out. False proves nothing.
fn sees_mate_next(position: &Chess) -> bool {
    position.legal_moves().into_iter().any(|m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        let able = |side: &Color| !next.has_insufficient_material(*side);
        Color::ALL.into_iter().filter(able).any(|side| glance::sees_mate(&next, side))
    })
}

/// True if mate is seen after one of some moves and any reply to it; false proves nothing.
fn sees_mate_soon(position: &Chess, moves: Range<usize>) -> bool {
    let legal = position.legal_moves();
    legal.iter().take(moves.end).skip(moves.start).any(|&m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        sees_mate_next(&next)
    })
}

/// Legal moves that end with `side` mating, as a demonstration; not the shortest. `None` if there
/// are none, or none was found within [`VISITED_MAX`] positions.
pub fn mating_line(position: &Chess, side: Color) -> Option<Vec<Move>> {
    match search(position, side, VISITED_MAX) {
        Search::Mate(line) => Some(line),
        Search::NoMate | Search::BoundReached => None,
    }
}

fn settle(position: &Chess, side: Color, visited_max: usize) -> CanMate {
    match search(position, side, visited_max) {
        Search::Mate(_) => CanMate::Yes,
        Search::NoMate => CanMate::No,
        Search::BoundReached => CanMate::Unknown,
    }
}

/// Searches in one order after the other: where one order is led astray, another mates in a few
/// moves. The last may see as many positions as the bound allows.
fn search(position: &Chess, side: Color, visited_max: usize) -> Search {
    let orders = [
        (VISITED_BRIEFLY, Order::Balanced),
        (4 * VISITED_BRIEFLY, Order::Deep),
        (4 * VISITED_BRIEFLY, Order::Wide),
        (visited_max, Order::Balanced),
    ];
    orders
        .into_iter()
        .map(|(most, order)| helpmate::search(position, side, order, most.min(visited_max)))
        .find(|found| *found != Search::BoundReached)
        .unwrap_or(Search::BoundReached)
}

#[cfg(test)]
mod tests;
