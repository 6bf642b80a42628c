//! Endings: mate, stalemate, dead position, repetition, 75 moves, resignation, agreement.

use crate::sheet::{game, play};
use court_protocol::GameSetup;
use insta::assert_snapshot;

fn from(fen: &str) -> GameSetup {
    game(|game| game.start_fen = Some(fen.into()))
}

#[test]
fn fide_5_1_1_mate_ends_the_game() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w f2f3 · 0:20 b e7e5 · 0:30 w g2g4 · 0:40 b d8h4 · 0:41 w e2e4"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White f3 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White g4 used 0:10.000, left 9:58.000
    0:40.000 Black full run presumed
    0:40.000 2. Black Qh4# used 0:10.000, left 9:48.000
    0:40.000 ended: Black wins (checkmate)
    0:41.000 White: after_the_end
    ");
}

#[test]
fn cr_4_4_1_mate_stalemate_and_a_dead_position_end_the_game() {
    let one_move = |fen: &str, uci: &str| {
        let told = play(from(fen), &format!("0:00 start · 0:08 w {uci}"));
        told.lines().last().expect("something is told").to_owned()
    };
    let mate = one_move("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6g7");
    assert_eq!(mate, "0:08.000 ended: White wins (checkmate)");
    let stalemate = one_move("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7");
    assert_eq!(stalemate, "0:08.000 ended: draw (stalemate)");
    let dead = one_move("7k/8/8/8/8/8/6p1/6K1 w - - 0 1", "g1g2");
    assert_eq!(dead, "0:08.000 ended: draw (dead position)");
}

#[test]
fn cr_4_4_7_a_mate_placed_before_the_flag_wins_though_never_pressed() {
    let setup = game(|game| game.time.black.initial = court_protocol::Millis::seconds(25));
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w f2f3 · 0:20 b e7e5 · 0:30 w g2g4 · 0:52 b puts d8h4 · 1:00 pass"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White f3 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 0:23.000
    0:30.000 White full run presumed
    0:30.000 2. White g4 used 0:10.000, left 9:58.000
    0:52.000 Black full run presumed
    0:52.000 2. Black Qh4# used 0:22.000, left 0:01.000
    0:52.000 ended: Black wins (checkmate)
    ");
}

#[test]
fn fide_5_2_1_stalemate_is_a_draw() {
    assert_snapshot!(play(from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"), "0:00 start · 0:08 w g6f7"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Qf7 used 0:07.000, left 9:58.000
    0:08.000 ended: draw (stalemate)
    ");
}

#[test]
fn fide_5_2_2_a_dead_position_is_a_draw_at_once() {
    assert_snapshot!(play(from("8/8/4k3/8/8/3pK3/8/8 w - - 0 1"), "0:00 start · 0:08 w e3d3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Kxd3 used 0:07.000, left 9:58.000
    0:08.000 ended: draw (dead position)
    ");
}

#[test]
fn fide_5_2_2_a_position_whose_pawns_lock_the_board_is_dead() {
    assert_snapshot!(play(from("8/8/4k3/p1p1p1p1/P1P1P3/4K1P1/8/8 w - - 0 1"), "
        0:00 start · 0:08 w g3g4"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White g4 used 0:07.000, left 9:58.000
    0:08.000 ended: draw (dead position)
    ");
}

/// Bishops that take nothing before and behind a wall that no king passes: dead, and beyond the
/// bound of the search.
const DEAD_BEYOND_THE_BOUND: &str = "5b2/2k5/1p1p1p1p/1PbP1P1P/6B1/5B2/4K3/8 w - - 0 1";

#[test]
fn fide_5_2_2_beyond_the_bound_the_referee_is_asked_and_his_yes_is_a_draw() {
    assert_snapshot!(play(from(DEAD_BEYOND_THE_BOUND), "
        0:00 start · 0:08 w f3g2 · 0:18 b c7c8 · 0:20 yes"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Bg2 used 0:07.000, left 10:03.000
    0:08.000 asks: is the position dead?
    0:18.000 Black full run presumed
    0:18.000 1. Black Kc8 used 0:10.000, left 10:00.000
    0:20.000 amended
      - 0:18.000 Black full run presumed
      - 0:18.000 1. Black Kc8 used 0:10.000, left 10:00.000
      + 0:08.000 ended: draw (dead position)
      + 0:18.000 Black: after_the_end
      + 0:20.000 answered yes
    ");
}

#[test]
fn fide_5_2_2_his_no_lets_play_go_on_until_the_men_are_others() {
    assert_snapshot!(play(from(DEAD_BEYOND_THE_BOUND), "
        0:00 start · 0:08 w f3g2 · 0:10 no · 0:18 b c7c8 · 0:28 w e2e1
        0:38 b c5f2 · 0:48 w e1f2 · 0:58 b c8b7"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Bg2 used 0:07.000, left 10:03.000
    0:08.000 asks: is the position dead?
    0:10.000 amended
      + 0:10.000 answered no
    0:18.000 Black full run presumed
    0:18.000 1. Black Kc8 used 0:10.000, left 10:00.000
    0:28.000 White full run presumed
    0:28.000 2. White Ke1 used 0:10.000, left 9:58.000
    0:38.000 Black full run presumed
    0:38.000 2. Black Bf2+ used 0:10.000, left 9:55.000
    0:48.000 White full run presumed
    0:48.000 3. White Kxf2 used 0:10.000, left 9:48.000
    0:48.000 ended: draw (dead position)
    0:58.000 Black: after_the_end
    ");
}

#[test]
fn fide_9_6_1_the_fifth_time_a_position_stands_on_the_board_is_a_draw() {
    assert_snapshot!(play(from("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1"), "
        0:00 start
        0:08 w a1a2 · 0:18 b h8h7 · 0:28 w a2a1 · 0:38 b h7h8
        0:48 w a1a2 · 0:58 b h8h7 · 1:08 w a2a1 · 1:18 b h7h8
        1:28 w a1a2 · 1:38 b h8h7 · 1:48 w a2a1 · 1:58 b h7h8
        2:08 w a1a2 · 2:18 b h8h7 · 2:28 w a2a1 · 2:38 b h7h8"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Ra2 used 0:07.000, left 10:03.000
    0:18.000 Black full run presumed
    0:18.000 1. Black Rh7 used 0:10.000, left 10:00.000
    0:28.000 White full run presumed
    0:28.000 2. White Ra1 used 0:10.000, left 9:58.000
    0:38.000 Black full run presumed
    0:38.000 2. Black Rh8 used 0:10.000, left 9:55.000
    0:48.000 White full run presumed
    0:48.000 3. White Ra2 used 0:10.000, left 9:53.000
    0:58.000 Black full run presumed
    0:58.000 3. Black Rh7 used 0:10.000, left 9:50.000
    1:08.000 White full run presumed
    1:08.000 4. White Ra1 used 0:10.000, left 9:48.000
    1:18.000 Black full run presumed
    1:18.000 4. Black Rh8 used 0:10.000, left 9:45.000
    1:28.000 White full run presumed
    1:28.000 5. White Ra2 used 0:10.000, left 9:43.000
    1:38.000 Black full run presumed
    1:38.000 5. Black Rh7 used 0:10.000, left 9:40.000
    1:48.000 White full run presumed
    1:48.000 6. White Ra1 used 0:10.000, left 9:38.000
    1:58.000 Black full run presumed
    1:58.000 6. Black Rh8 used 0:10.000, left 9:35.000
    2:08.000 White full run presumed
    2:08.000 7. White Ra2 used 0:10.000, left 9:33.000
    2:18.000 Black full run presumed
    2:18.000 7. Black Rh7 used 0:10.000, left 9:30.000
    2:28.000 White full run presumed
    2:28.000 8. White Ra1 used 0:10.000, left 9:28.000
    2:38.000 Black full run presumed
    2:38.000 8. Black Rh8 used 0:10.000, left 9:20.000
    2:38.000 ended: draw (fivefold repetition)
    ");
}

#[test]
fn fide_9_2_3_positions_with_other_castling_rights_are_not_the_same() {
    assert_snapshot!(play(from("4k3/7r/8/8/8/8/8/R3K3 w Q - 0 1"), "
        0:00 start
        0:08 w a1a2 · 0:18 b h7h8 · 0:28 w a2a1 · 0:38 b h8h7
        0:48 w a1a2 · 0:58 b h7h8 · 1:08 w a2a1 · 1:18 b h8h7
        1:28 w a1a2 · 1:38 b h7h8 · 1:48 w a2a1 · 1:58 b h8h7
        2:08 w a1a2 · 2:18 b h7h8 · 2:28 w a2a1 · 2:38 b h8h7"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Ra2 used 0:07.000, left 10:03.000
    0:18.000 Black full run presumed
    0:18.000 1. Black Rh8 used 0:10.000, left 10:00.000
    0:28.000 White full run presumed
    0:28.000 2. White Ra1 used 0:10.000, left 9:58.000
    0:38.000 Black full run presumed
    0:38.000 2. Black Rh7 used 0:10.000, left 9:55.000
    0:48.000 White full run presumed
    0:48.000 3. White Ra2 used 0:10.000, left 9:53.000
    0:58.000 Black full run presumed
    0:58.000 3. Black Rh8 used 0:10.000, left 9:50.000
    1:08.000 White full run presumed
    1:08.000 4. White Ra1 used 0:10.000, left 9:48.000
    1:18.000 Black full run presumed
    1:18.000 4. Black Rh7 used 0:10.000, left 9:45.000
    1:28.000 White full run presumed
    1:28.000 5. White Ra2 used 0:10.000, left 9:43.000
    1:38.000 Black full run presumed
    1:38.000 5. Black Rh8 used 0:10.000, left 9:40.000
    1:48.000 White full run presumed
    1:48.000 6. White Ra1 used 0:10.000, left 9:38.000
    1:58.000 Black full run presumed
    1:58.000 6. Black Rh7 used 0:10.000, left 9:35.000
    2:08.000 White full run presumed
    2:08.000 7. White Ra2 used 0:10.000, left 9:33.000
    2:18.000 Black full run presumed
    2:18.000 7. Black Rh8 used 0:10.000, left 9:30.000
    2:28.000 White full run presumed
    2:28.000 8. White Ra1 used 0:10.000, left 9:28.000
    2:38.000 Black full run presumed
    2:38.000 8. Black Rh7 used 0:10.000, left 9:25.000
    ");
}

#[test]
fn fide_9_6_2_after_75_moves_by_each_without_capture_or_pawn_move_the_game_is_drawn() {
    assert_snapshot!(play(from("4k2r/8/8/8/8/8/8/R3K3 w - - 148 90"), "
        0:00 start · 0:08 w a1a2 · 0:18 b h8h7"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Ra2 used 0:07.000, left 10:03.000
    0:18.000 Black full run presumed
    0:18.000 1. Black Rh7 used 0:10.000, left 9:55.000
    0:18.000 ended: draw (75 moves)
    ");
}

#[test]
fn fide_9_6_2_mate_on_the_last_move_comes_first() {
    assert_snapshot!(play(from("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 90"), "
        0:00 start · 0:08 w a1a8"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Ra8# used 0:07.000, left 9:58.000
    0:08.000 ended: White wins (checkmate)
    ");
}

#[test]
fn fide_5_1_2_a_resignation_loses() {
    assert_snapshot!(play(game(|_| {}), "0:00 start · 0:08 w e2e4 · 0:20 b resigns"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 ended: White wins (resignation)
    ");
}

#[test]
fn fide_5_1_2_a_resignation_draws_when_the_opponent_cannot_mate() {
    assert_snapshot!(play(from("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), "
        0:00 start · 0:08 w e2e4 · 0:20 w resigns"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 ended: draw (resignation)
    ");
    assert_snapshot!(play(from("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1"), "
        0:00 start · 0:08 w d2d3 · 0:20 b resigns"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White Rd3 used 0:07.000, left 10:03.000
    0:20.000 ended: White wins (resignation)
    ");
}

#[test]
fn fide_5_2_3_a_draw_can_be_agreed_once_both_have_moved() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:10 draw · 0:20 b e7e5 · 0:25 draw"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:10.000 Black: draw_before_both_moved
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:25.000 ended: draw (agreement)
    ");
}

#[test]
fn a_referees_result_ends_the_game_from_his_tap_on() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:15 result 1-0 · 0:16 result 0-1 · 0:17 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:15.000 ended: White wins (ruling)
    0:16.000 refused wrong_phase: game=1 needs=void_result phase=finished
    0:17.000 Black: after_the_end
    ");
}

#[test]
fn after_the_end_everything_is_recorded_and_nothing_follows() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 b resigns · 0:21 b e7e5 · 0:22 w resigns
        0:23 w crosses · 0:24 w press · 0:25 draw"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 ended: White wins (resignation)
    0:21.000 Black: after_the_end
    0:22.000 White: after_the_end
    0:23.000 White: after_the_end
    0:24.000 White: after_the_end
    0:25.000 Black: after_the_end
    ");
}
