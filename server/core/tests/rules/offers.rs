//! Draws offered by card (CR-4.4-2, CR-4.4-3).

use crate::sheet::{BOARD, Hall, game, play};
use court_protocol::{Audience, ClockRule, Evidence, RunEvidence};
use insta::assert_snapshot;

/// After the start, both sides' first moves made.
const OPENED: &str = "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · ";

#[test]
fn cr_4_4_2_a_card_offers_a_draw_and_each_player_has_two() {
    assert_snapshot!(play(game(|_| {}), &format!("{OPENED}
        0:30 w card · 0:35 b refuses · 0:40 w g1f3 · 0:50 b b8c6 · 1:00 w card · 1:05 w f1b5
        1:10 b a7a6 · 1:20 w card")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White offers a draw, 1 cards left
    0:35.000 Black refuses the draw
    0:40.000 White full run presumed
    0:40.000 2. White Nf3 used 0:20.000, left 9:48.000
    0:50.000 Black full run presumed
    0:50.000 2. Black Nc6 used 0:10.000, left 9:53.000
    1:00.000 White offers a draw, 0 cards left
    1:05.000 White full run presumed
    1:05.000 3. White Bb5 used 0:15.000, left 9:38.000
    1:10.000 Black full run presumed
    1:10.000 3. Black a6 used 0:05.000, left 9:53.000
    1:10.000 Black refuses the draw
    1:20.000 White: no_card_left
    ");
}

#[test]
fn cr_4_4_2_a_card_before_both_have_moved_is_handed_back_and_not_spent() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:10 w card · 0:20 b e7e5 · 0:25 w card"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:10.000 White: draw_before_both_moved
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:25.000 White offers a draw, 1 cards left
    ");
}

#[test]
fn cr_4_4_2_a_card_needs_no_paid_run_but_presence_at_the_board() {
    let setup = game(|game| game.runs = RunEvidence::Reported);
    assert_snapshot!(play(setup, "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:08 b crosses · 0:12 b returns · 0:15 b e7e5
        0:16 b card · 0:18 w crosses · 0:20 w refuses · 0:22 b crosses · 0:23 b card
        0:25 b returns · 0:26 b card"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    0:16.000 Black offers a draw, 1 cards left
    0:18.000 White crosses
    0:20.000 White refuses the draw
    0:22.000 Black crosses
    0:23.000 Black: card_away_from_board
    0:25.000 Black full run made in 0:10.000
    0:26.000 Black offers a draw, 0 cards left
    ");
}

#[test]
fn cr_4_4_2_at_a_table_that_reports_nothing_cards_are_counted_all_the_same() {
    let setup = game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    });
    assert_snapshot!(play(setup, "
        0:00 start · 1:00 w card · 1:20 b refuses · 2:00 w card · 2:10 b refuses · 3:00 w card
        4:00 b card · 4:05 w accepts"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    1:00.000 White offers a draw, 1 cards left
    1:20.000 Black refuses the draw
    2:00.000 White offers a draw, 0 cards left
    2:10.000 Black refuses the draw
    3:00.000 White: no_card_left
    4:00.000 Black offers a draw, 1 cards left
    4:05.000 ended: draw (agreement)
    ");
}

#[test]
fn cr_4_4_3_the_opponent_accepts_by_stopping_the_clock_and_needs_no_paid_run() {
    let setup = game(|game| game.runs = RunEvidence::Reported);
    assert_snapshot!(play(setup, "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:08 b crosses · 0:12 b returns · 0:15 b e7e5
        0:16 b card · 0:18 w accepts"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    0:16.000 Black offers a draw, 1 cards left
    0:18.000 ended: draw (agreement)
    ");
}

#[test]
fn cr_4_4_3_the_opponents_next_move_refuses_and_the_offerers_own_does_not() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w card · 0:31 w g1f3 · 0:40 b b8c6 · 0:45 b accepts")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White offers a draw, 1 cards left
    0:31.000 White full run presumed
    0:31.000 2. White Nf3 used 0:11.000, left 9:57.000
    0:40.000 Black full run presumed
    0:40.000 2. Black Nc6 used 0:09.000, left 9:54.000
    0:40.000 Black refuses the draw
    0:45.000 Black: no_offer
    ");
}

#[test]
fn cr_4_4_3_nobody_withdraws_an_offer_or_accepts_his_own() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w card · 0:31 w refuses · 0:32 w accepts · 0:33 w card · 0:35 b accepts")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White offers a draw, 1 cards left
    0:31.000 White: own_offer
    0:32.000 White: own_offer
    0:33.000 White: offer_lies_already
    0:35.000 ended: draw (agreement)
    ");
}

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
    let mut hall = Hall::new(game(|_| {}));
    hall.play(&format!("{OPENED} 0:25 b card · 0:30 w claims threefold"));
    let view = hall.court.view(BOARD, Audience::Public).game.expect("paired");
    assert!(view.sides.white.offers && view.sides.black.offers);
}

#[test]
fn cr_4_4_3_a_late_card_and_a_late_move_end_in_the_same_facts() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:40 b refuses · 0:30@0:45 #2 w card · 0:50 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:40.000 Black: no_offer
    0:30.000 amended
      - 0:40.000 Black: no_offer
      + 0:30.000 White offers a draw, 1 cards left
      + 0:40.000 Black refuses the draw
    0:50.000 White full run presumed
    0:50.000 2. White Nf3 used 0:30.000, left 9:38.000
    ");
}

#[test]
fn cr_4_4_3_a_draw_by_a_wrong_tap_is_made_void_and_the_game_reopened() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w card · 0:35 b accepts · 0:50 void · 0:55 confirm")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White offers a draw, 1 cards left
    0:35.000 ended: draw (agreement)
    0:50.000 set aside
    0:50.000 asks: amend? drops 2 says 0
    0:55.000 answered confirm
    0:55.000 amended
      - 0:35.000 ended: draw (agreement)
      + 0:35.000 reopened, stands still
    ");
}
