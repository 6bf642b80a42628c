//! Draws offered by card (CR-4.4-2, CR-4.4-3).

use crate::sheet::{after, game, play};

/// After the start, both sides' first moves made.
const OPENED: &str = "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · ";

#[test]
fn cr_4_4_3_both_players_cards_lie_at_the_same_time_and_each_is_an_offer_of_its_own() {
    let told =
        |sheet: &str| play(game(|_| {}), &format!("{OPENED} 0:30 w card · 0:31 b card{sheet}"));
    // a move refuses the opponent's card and leaves the mover's own
    let moved = told(" · 0:40 w g1f3 · 0:45 w accepts · 0:50 b accepts");
    assert!(moved.contains("0:31.000 Black offers a draw, 1 cards left\n"), "{moved}");
    assert!(moved.contains("0:40.000 White refuses the draw\n"), "{moved}");
    assert!(moved.contains("0:45.000 White: own_offer\n"), "{moved}");
    assert!(moved.ends_with("0:50.000 ended: draw (agreement)\n"), "{moved}");
    // so does taking it
    let taken = told(" · 0:35 b refuses · 0:36 b accepts · 0:40 w card · 0:41 b refuses");
    assert!(taken.contains("0:35.000 Black refuses the draw\n"), "{taken}");
    assert!(taken.contains("0:36.000 Black: own_offer\n"), "{taken}");
    assert!(taken.contains("0:40.000 White offers a draw, 0 cards left\n"), "{taken}");
    // either player's stop accepts
    for side in ["w", "b"] {
        let ended = told(&format!(" · 0:35 {side} accepts"));
        assert!(ended.ends_with("0:35.000 ended: draw (agreement)\n"), "{ended}");
    }
}

#[test]
fn fide_9_1_2_3_a_claim_is_an_offer_beside_the_opponents_card() {
    let view = after(game(|_| {}), &format!("{OPENED} 0:25 b card · 0:30 w claims threefold"));
    assert!(view.sides.white.offers && view.sides.black.offers);
}
