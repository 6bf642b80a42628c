//! Moves: placed, pressed, illegal, out of turn.

use crate::sheet::{game, play};
use insta::assert_snapshot;

/// After the start, both sides' first moves made.
const OPENED: &str = "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · ";

#[test]
fn a_move_is_complete_at_the_press_and_not_when_placed() {
    assert_snapshot!(play(game(|_| {}), &format!("{OPENED} 0:30 w puts g1f3 · 0:34 w press")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White puts g1f3
    0:34.000 White full run presumed
    0:34.000 2. White Nf3 used 0:14.000, left 9:54.000
    ");
}

#[test]
fn the_last_placing_before_the_press_is_the_move() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w puts g1f3 · 0:31 w puts g1h3 · 0:34 w press")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White puts g1f3
    0:31.000 White puts g1h3
    0:34.000 White full run presumed
    0:34.000 2. White Nh3 used 0:14.000, left 9:54.000
    ");
}

#[test]
fn fide_7_5_1_an_illegal_move_is_counted_at_the_press_and_the_position_stays() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w puts e4e6 · 0:31 w press · 0:40 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White puts e4e6
    0:31.000 asks: White's e4e6, an illegal move?
    0:31.000 White's e4e6 is illegal
    0:31.000 Black is given 1:00.000
    0:31.000 White owes a correction and a run
    0:40.000 White full run presumed
    0:40.000 White has put it right
    0:40.000 White full run presumed
    0:40.000 2. White Nf3 used 0:20.000, left 9:48.000
    ");
}

#[test]
fn an_illegal_move_the_board_misreported_is_taken_off_the_count() {
    assert_snapshot!(play(game(|_| {}), &format!("{OPENED} 0:30 w e4e6 · 0:45 no · 0:50 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 1:00.000
    0:30.000 White owes a correction and a run
    0:45.000 amended
      - 0:30.000 White's e4e6 is illegal
      - 0:30.000 Black is given 1:00.000
      - 0:30.000 White owes a correction and a run
      + 0:30.000 White: misreported_move
      + 0:45.000 answered no
    0:50.000 White full run presumed
    0:50.000 2. White Nf3 used 0:30.000, left 9:38.000
    ");
}

#[test]
fn a_move_of_the_other_sides_man_is_noted_as_out_of_turn() {
    assert_snapshot!(play(game(|_| {}), &format!("{OPENED} 0:30 b b8c6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 Black: move_out_of_turn
    ");
}

#[test]
fn a_press_out_of_turn_changes_nothing() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 b press · 0:33 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 Black: press_out_of_turn
    0:33.000 White full run presumed
    0:33.000 2. White Nf3 used 0:13.000, left 9:55.000
    ");
}

#[test]
fn castling_en_passant_and_promotion_are_written_as_chess_writes_them() {
    let setup = game(|game| {
        game.start_fen = Some("4k3/P6p/8/5pP1/8/8/8/R3K2R w KQ f6 0 1".into());
    });
    assert_snapshot!(play(setup, "
        0:00 start · 0:10 w g5f6 · 0:20 b h7h5 · 0:30 w e1g1 · 0:40 b h5h4 · 0:50 w a7a8n"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:10.000 White half run presumed
    0:10.000 1. White gxf6 used 0:09.000, left 10:01.000
    0:20.000 Black full run presumed
    0:20.000 1. Black h5 used 0:10.000, left 10:00.000
    0:30.000 White full run presumed
    0:30.000 2. White O-O used 0:10.000, left 9:56.000
    0:40.000 Black full run presumed
    0:40.000 2. Black h4 used 0:10.000, left 9:55.000
    0:50.000 White full run presumed
    0:50.000 3. White a8=N used 0:10.000, left 9:51.000
    ");
}

#[test]
fn what_is_not_a_move_is_refused() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w Nf3 · 0:31 w e2e4e5e6 · 0:32 w 0000 · 0:33 w P@e4")), @r#"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 refused not_a_move: text=Nf3
    0:31.000 refused not_a_move: text=e2e4e5e6
    0:32.000 refused not_a_move: text=0000
    0:33.000 refused not_a_move: text=P@e4
    "#);
}
