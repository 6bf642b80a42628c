use shakmaty::Move;
use std::collections::{BTreeSet, VecDeque};

use super::*;
use crate::mating::tests::oracle::{Dice, identity, random_game};

/// Returns true if the cast mates by moves of its own alone; `None` if that takes too long to see.
fn acts_out(position: &Chess, winner: Color, cast: Cast) -> Option<bool> {
    let board = position.board();
    let target = board.king_of(!winner).expect("both kings are on the board");
    let escort = cast.escort.map_or(Bitboard::EMPTY, Bitboard::from_square);
    let walkers = (cast.idler.squares() | escort).with(cast.mater).with(target);
    let still = board.occupied() & !walkers;
    let allowed = |m: &Move| m.from().is_some_and(|from| !still.contains(from));
    let mut seen = BTreeSet::from([identity(position)]);
    let mut waiting = VecDeque::from([position.clone()]);
    while let Some(position) = waiting.pop_front() {
        for m in position.legal_moves().into_iter().filter(allowed) {
            let mut next = position.clone();
            next.play_unchecked(m);
            if next.is_checkmate() && next.turn() != winner {
                return Some(true);
            }
            if !m.is_capture() && seen.insert(identity(&next)) {
                waiting.push_back(next);
            }
        }
        if seen.len() > 3_000 {
            return None;
        }
    }
    Some(false)
}

#[test]
fn every_plan_seen_can_be_acted_out_by_its_own_pieces() {
    let mut dice = Dice::new(11);
    let mut acted_out = 0;
    for _ in 0..8 {
        for position in random_game(&mut dice, 160).iter().step_by(9) {
            for winner in Color::ALL {
                let Some(cast) = plan(position, winner) else { continue };
                let outcome = acts_out(position, winner, cast);
                assert_ne!(outcome, Some(false), "{cast:?} in {:?}", position.board());
                acted_out += u32::from(outcome == Some(true));
            }
        }
    }
    assert!(acted_out >= 30, "seen too seldom to say: {acted_out}");
}
