//! The ordinary quiet move: it can be taken back.
//!
//! A piece that moved without capturing can go back, if the other side has a quiet waiting move
//! that it can take back too. Three more moves, and the position before stands on the board again
//! with the same side to move. If somebody could mate from there, somebody still can.
//!
//! Let A's piece have gone from `a` to `b`, and let B wait by a quiet legal move from `z` to `y`.
//!
//! * A goes back from `b` to `a`: the way was open before, and B's piece does not stand on it. A's
//!   king is not in check with B's piece on `y` and all other pieces in their old places.
//! * B goes back from `y` to `z`: A's piece on `a` does not stand in between. B's king is not in
//!   check, because it was A's move in the position that arises.
//! * The other properties of the position come back too. No castling right was lost. Before A's
//!   move no pawn could be taken en passant, nor can one after quiet moves.
//!
//! The pieces that go back and forth are no pawns, so they can return the way they came.

use shakmaty::{Chess, Move, MoveList, Position, Role, Square, attacks};

/// True if `made`, played in `before`, can be taken back after one of the `replies`, which are the
/// legal moves of `next`. Then `next` is alive if `before` is. False proves nothing.
pub(super) fn can_be_taken_back(
    before: &Chess,
    made: Move,
    next: &Chess,
    replies: &MoveList,
) -> bool {
    let Some(Step { from, to, role }) = Step::of(before, made) else { return false };
    if before.legal_ep_square().is_some() {
        return false;
    }
    let side = before.turn();
    let board = next.board();
    let king = if role == Role::King {
        from
    } else {
        board.king_of(side).expect("both kings are on the board")
    };
    let returned = board.occupied().without(to).with(from);
    let way_back = attacks::between(to, from).with(from);
    replies.iter().filter_map(|&reply| Step::of(next, reply)).any(|wait| {
        if way_back.contains(wait.to) || attacks::between(wait.to, wait.from).contains(from) {
            return false;
        }
        let occupied = returned.without(wait.from).with(wait.to);
        let waiting = wait.role.of(!side);
        let others = board.attacks_to(king, !side, occupied).without(wait.from);
        others.is_empty() && !attacks::attacks(wait.to, waiting, occupied).contains(king)
    })
}

/// A quiet move of an officer or king that costs no castling right.
struct Step {
    from: Square,
    to: Square,
    role: Role,
}

impl Step {
    fn of(position: &Chess, m: Move) -> Option<Self> {
        let Move::Normal { role, from, capture: None, to, promotion: None } = m else {
            return None;
        };
        let castles = position.castles();
        let costs_a_right = castles.castling_rights().contains(from)
            || (role == Role::King && castles.has_color(position.turn()));
        (role != Role::Pawn && !costs_a_right).then_some(Self { from, to, role })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mating::tests::oracle::{Dice, random_game, random_walls};

    /// Plays the reply and both moves back; true if the position before stands again.
    fn is_taken_back(before: &Chess, made: Move, next: &Chess) -> bool {
        let (from, to) = (made.from().expect("no drops"), made.to());
        next.legal_moves().into_iter().any(|reply| {
            let mut position = next.clone();
            position.play_unchecked(reply);
            let backwards = [(to, from), (reply.to(), reply.from().expect("no drops"))];
            backwards.into_iter().all(|(from, to)| {
                let back = position.legal_moves().into_iter().find(|m| {
                    m.from() == Some(from) && m.to() == to && !m.is_capture() && !m.is_castle()
                });
                back.is_some_and(|back| {
                    position.play_unchecked(back);
                    true
                })
            }) && position == *before
        })
    }

    fn agrees(before: &Chess, made: Move) -> bool {
        let mut next = before.clone();
        next.play_unchecked(made);
        let said = can_be_taken_back(before, made, &next, &next.legal_moves());
        let is = is_taken_back(before, made, &next);
        assert_eq!(said, is, "{made:?} in {:?}", before.board());
        said
    }

    #[test]
    fn a_move_is_said_to_be_taken_back_exactly_when_four_legal_moves_lead_back() {
        let mut dice = Dice::new(5);
        let (mut yes, mut no) = (0, 0);
        let games = (0..40).flat_map(|_| random_game(&mut dice, 200)).collect::<Vec<_>>();
        let walls = (0..600).filter_map(|_| random_walls(&mut dice)).collect::<Vec<_>>();
        for before in games.iter().chain(&walls) {
            let moves = before.legal_moves();
            for made in moves.iter().step_by(3) {
                if agrees(before, *made) {
                    yes += 1;
                } else {
                    no += 1;
                }
            }
        }
        assert!(yes > 5_000 && no > 5_000, "too seldom to say: {yes} and {no}");
    }
}
