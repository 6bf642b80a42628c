//! Speed chess: promotions that are said, and pawns that stand for pieces (SP-26 to SP-30).

use crate::sheet::{BOARD, Hall, play};
use crate::speed_moves::{from, told};
use court_protocol::Audience;
use insta::assert_snapshot;

const BEFORE: &str = "8/4P1k1/8/8/8/8/p6p/K7 w - - 0 1";

#[test]
fn sp_26_a_promotion_is_declared_and_in_effect_from_the_punch() {
    assert_snapshot!(told(from(BEFORE), "
        0:10 w puts e7e8 · 0:11 w declares rook · 0:12 w declares knight · 0:13 w press
        0:20 b g7f8"), @r"
    0:10.000 White puts e7e8
    0:11.000 White declares: rook
    0:12.000 White declares: knight
    0:13.000 1. White e8=N+ used 0:10.000, left 4:50.000
    0:20.000 1. Black Kf8 used 0:07.000, left 4:53.000
    ");
}

#[test]
fn sp_26_a_piece_put_there_before_the_punch_declares_itself() {
    assert_snapshot!(told(from(BEFORE), "0:10 w e7e8b · 0:20 b g7h6"), @r"
    0:10.000 1. White e8=B used 0:07.000, left 4:53.000
    0:20.000 1. Black Kh6 used 0:10.000, left 4:50.000
    ");
    assert_snapshot!(told(from(BEFORE), "
        0:10 w puts e7e8 · 0:11 w exchanges e8 rook · 0:13 w press"), @r"
    0:10.000 White puts e7e8
    0:11.000 White exchanges e8: rook
    0:13.000 1. White e8=R used 0:10.000, left 4:50.000
    ");
}

#[test]
fn sp_26_undeclared_it_is_an_illegal_move_and_a_queen_if_it_stands() {
    assert_snapshot!(told(from(BEFORE), "
        0:10 w e7e8 · 0:11 b claims illegal · 0:12 b press · 0:13 w confirms"), @r"
    0:10.000 White puts e7e8
    0:10.000 1. White e7e8q (undeclared) used 0:07.000, left 4:53.000
    0:11.000 Black claims illegal move
    0:12.000 Black punches the claim
    0:13.000 illegal move stands by SP-3 18 19 26
    0:13.000 ended: Black wins (illegal move)
    ");
    assert_snapshot!(told(from(BEFORE), "
        0:10 w e7e8 · 0:11 b g7h6 · 0:12 w e8h8"), @r"
    0:10.000 White puts e7e8
    0:10.000 1. White e7e8q (undeclared) used 0:07.000, left 4:53.000
    0:11.000 1. Black Kh6 used 0:01.000, left 4:59.000
    0:12.000 2. White Qh8+ used 0:01.000, left 4:52.000
    ");
}

#[test]
fn sp_26_what_no_pawn_becomes_is_no_declaration() {
    assert_snapshot!(told(from(BEFORE), "
        0:10 w puts e7e8 · 0:11 w declares king · 0:12 w press"), @r"
    0:10.000 White puts e7e8
    0:11.000 White: not_a_promotion
    0:12.000 1. White e7e8q (undeclared) used 0:09.000, left 4:51.000
    ");
}

#[test]
fn sp_27_the_pawn_may_be_exchanged_on_the_opponents_time_and_the_declared_piece_rules() {
    assert_snapshot!(told(from(BEFORE), "
        0:10 w puts e7e8 · 0:11 w declares queen · 0:12 w press · 0:14 w exchanges e8 queen
        0:20 b g7h6 · 0:25 w e8e1"), @r"
    0:10.000 White puts e7e8
    0:11.000 White declares: queen
    0:12.000 1. White e8=Q used 0:09.000, left 4:51.000
    0:14.000 White exchanges e8: queen
    0:20.000 1. Black Kh6 used 0:08.000, left 4:52.000
    0:25.000 2. White Qe1 used 0:05.000, left 4:46.000
    ");
    assert_snapshot!(told(from(BEFORE), "
        0:10 w declares queen · 0:11 w e7e8 · 0:14 w exchanges e8 rook · 0:20 b g7h6
        0:25 w e8h8"), @r"
    0:10.000 White declares: queen
    0:11.000 White puts e7e8
    0:11.000 1. White e8=Q used 0:08.000, left 4:52.000
    0:14.000 White exchanges e8: rook
    0:14.000 White: not_as_declared
    0:20.000 1. Black Kh6 used 0:09.000, left 4:51.000
    0:25.000 2. White Qh8+ used 0:05.000, left 4:47.000
    ");
}

#[test]
fn sp_27_an_exchange_of_nothing_that_was_promoted_is_noted() {
    assert_snapshot!(told(from(BEFORE), "
        0:10 w exchanges a8 queen · 0:11 b exchanges a2 queen"), @r"
    0:10.000 White: nothing_to_exchange
    0:11.000 Black: nothing_to_exchange
    ");
    assert!(
        play(from(BEFORE), "0:00 start · 0:10 w exchanges e9 queen")
            .contains("refused bad_setting")
    );
}

#[test]
fn sp_28_it_checks_and_mates_as_declared_while_the_pawn_still_stands_there() {
    assert_snapshot!(told(from("6k1/3P1ppp/8/8/8/8/8/K7 w - - 0 1"), "
        0:10 w puts d7d8 · 0:11 w declares queen · 0:12 w press · 0:13 both confirm"), @r"
    0:10.000 White puts d7d8
    0:11.000 White declares: queen
    0:12.000 1. White d8=Q# used 0:09.000, left 4:51.000
    0:12.000 on the board: checkmate
    0:13.000 checkmate stands by SP-2 3 7 13
    0:13.000 ended: White wins (checkmate)
    ");
}

#[test]
fn sp_28_leaving_the_last_rank_as_a_pawn_is_an_illegal_move() {
    assert_snapshot!(told(from(BEFORE), "
        0:10 w declares queen · 0:11 w e7e8 · 0:20 b g7h6 · 0:25 w e8e1
        0:30 b claims illegal · 0:31 b press · 0:32 w confirms"), @r"
    0:10.000 White declares: queen
    0:11.000 White puts e7e8
    0:11.000 1. White e8=Q used 0:08.000, left 4:52.000
    0:20.000 1. Black Kh6 used 0:09.000, left 4:51.000
    0:25.000 2. White e8e1 (unexchanged) used 0:05.000, left 4:47.000
    0:30.000 Black claims illegal move
    0:31.000 Black punches the claim
    0:32.000 illegal move stands by SP-3 18 19 28
    0:32.000 ended: Black wins (illegal move)
    ");
}

#[test]
fn sp_29_an_inverted_rook_is_a_queen() {
    assert_snapshot!(told(from(BEFORE), "
        0:10 w puts e7e8 · 0:11 w exchanges e8 inverted_rook · 0:12 w press · 0:20 b g7h6
        0:25 w e8h5"), @r"
    0:10.000 White puts e7e8
    0:11.000 White exchanges e8: inverted rook
    0:12.000 1. White e8=Q used 0:09.000, left 4:51.000
    0:20.000 1. Black Kh6 used 0:08.000, left 4:52.000
    0:25.000 2. White Qh5+ used 0:05.000, left 4:46.000
    ");
}

#[test]
fn sp_30_nobody_else_has_to_exchange_and_screens_show_where_it_is_still_due() {
    let mut hall = Hall::new(from(BEFORE));
    let due = |hall: &Hall| {
        let speed = hall.court.view(BOARD, Audience::Public).game.and_then(|game| game.speed);
        speed.map(|speed| speed.unexchanged)
    };
    hall.play("0:00 start · 0:10 w declares queen · 0:11 w e7e8 · 0:20 b g7h6 · 0:25 w a1a2");
    assert_eq!(due(&hall), Some(vec!["e8".to_owned()]), "moves go on meanwhile");
    hall.play("0:30 w exchanges e8 queen");
    assert_eq!(due(&hall), None);
    hall.check_invariants();
    // What is captured there needs no exchange any more.
    let mut hall = Hall::new(from("8/3Pk3/8/8/8/8/8/K7 w - - 0 1"));
    hall.play("0:00 start · 0:10 w declares queen · 0:11 w d7d8 · 0:20 b e7d8");
    assert_eq!(due(&hall), None);
}
