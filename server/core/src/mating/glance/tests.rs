use std::collections::{BTreeSet, VecDeque};

use super::*;
use crate::mating::tests::oracle::{Dice, identity, random_game};

/// Returns true if the cast mates by moves of its own alone; `None` if that takes too long to see.
fn acts_out(position: &Chess, winner: Color, cast: &Cast) -> Option<bool> {
    let board = position.board();
    let target = board.king_of(!winner).expect("both kings are on the board");
    let steps = |stepper: Option<Stepper>| stepper.map_or(Bitboard::EMPTY, Stepper::squares);
    let walkers = (steps(cast.idler) | steps(cast.spare))
        .with(cast.mater)
        .with(target)
        .with(cast.escort.map_or(Bitboard::EMPTY, Bitboard::from_square));
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
fn a_plan_that_is_known_holds_only_where_it_would_be_found_without_it() {
    let mut dice = Dice::new(23);
    let (mut held, mut fell) = (0, 0);
    for _ in 0..12 {
        let game = random_game(&mut dice, 160);
        for (before, next) in game.iter().zip(&game[1..]).step_by(3) {
            for winner in Color::ALL {
                let home = plan_at_home(before, winner);
                for plan in home.into_iter().chain(plan_abroad(before, winner)) {
                    if !plan.holds(next) {
                        fell += 1;
                        continue;
                    }
                    held += 1;
                    let found = if plan.abroad {
                        plan_abroad(next, winner)
                    } else {
                        plan_at_home(next, winner)
                    };
                    assert!(found.is_some(), "{plan:?} in {:?}", next.board());
                }
            }
        }
    }
    assert!(held >= 100 && fell >= 20, "too seldom to say: {held} and {fell}");
}

#[test]
fn every_plan_seen_can_be_acted_out_by_its_own_men() {
    let mut dice = Dice::new(11);
    let mut acted_out = [0, 0];
    for _ in 0..8 {
        for position in random_game(&mut dice, 160).iter().step_by(9) {
            for winner in Color::ALL {
                let casts = [cast_at_home(position, winner), cast_abroad(position, winner)];
                for (n, cast) in casts.iter().enumerate() {
                    let Some(cast) = cast else { continue };
                    let outcome = acts_out(position, winner, cast);
                    assert_ne!(outcome, Some(false), "{cast:?} in {:?}", position.board());
                    acted_out[n] += u32::from(outcome == Some(true));
                }
            }
        }
    }
    assert!(acted_out.iter().all(|&n| n >= 30), "seen too seldom to say: {acted_out:?}");
}
