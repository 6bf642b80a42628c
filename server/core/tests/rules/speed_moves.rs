//! Speed chess: moves and punches, and moves that chess does not allow (SP-2 to SP-7, SP-15 to
//! SP-19, SP-21, SP-22).

use crate::sheet::{BOARD, Hall, game, play};
use court_protocol::{Audience, BySide, Evidence, GameSetup, Millis, PlayerId};
use insta::assert_snapshot;
use referee_core::setup;

/// Five minutes each, both at the board, moves reported: White's clock runs from GO at 0:03.
pub(crate) fn speed() -> GameSetup {
    setup::speed_game(1, BySide { white: PlayerId(1), black: PlayerId(2) })
}

/// From a position.
pub(crate) fn from(fen: &str) -> GameSetup {
    GameSetup { start_fen: Some(fen.to_owned()), ..speed() }
}

/// What was said after GO.
pub(crate) fn told(setup: GameSetup, sheet: &str) -> String {
    let told = play(setup, &format!("0:00 start · {sheet}"));
    told.lines().skip(3).fold(String::new(), |told, line| told + line + "\n")
}

/// White is in check by the rook.
const IN_CHECK: &str = "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1";
/// Black mates by `d8h4`.
pub(crate) const MATE: &str = "0:04 w f2f3 · 0:05 b e7e5 · 0:06 w g2g4 · 0:07 b d8h4";

#[test]
fn sp_2_a_game_is_five_minutes_each_without_an_increment() {
    let setup = speed();
    for time in [setup.time.white, setup.time.black] {
        assert_eq!((time.initial, time.increment), (Millis::minutes(5), Millis::ZERO));
    }
    assert_snapshot!(told(setup, "0:10 w e2e4 · 0:12 b e7e5"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:12.000 1. Black e5 used 0:02.000, left 4:58.000
    ");
}

#[test]
fn sp_2_stalemate_a_dead_position_and_fifty_moves_draw_once_the_players_say_so() {
    assert_snapshot!(told(from("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1"), "
        0:10 w f2f7 · 0:11 w confirms · 0:12 b confirms"), @r"
    0:10.000 1. White Qf7 used 0:07.000, left 4:53.000
    0:10.000 on the board: stalemate
    0:11.000 White confirms
    0:12.000 stalemate stands by SP-2 7 13
    0:12.000 ended: draw (stalemate)
    ");
    assert_snapshot!(told(from("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1"), "
        0:10 w e1e2 · 0:11 both confirm"), @r"
    0:10.000 1. White Kxe2 used 0:07.000, left 4:53.000
    0:10.000 on the board: dead position
    0:11.000 dead position stands by SP-2 7 13
    0:11.000 ended: draw (dead position)
    ");
    assert_snapshot!(told(from("3k4/8/8/8/8/8/4R3/4K3 w - - 98 80"), "
        0:10 w e2c2 · 0:11 b claims fifty · 0:12 b d8e7 · 0:13 w claims fifty · 0:14 b confirms"),
        @r"
    0:10.000 1. White Rc2 used 0:07.000, left 4:53.000
    0:11.000 Black claims fifty moves
    0:11.000 fifty moves falls by SP-2
    0:12.000 1. Black Ke7 used 0:02.000, left 4:58.000
    0:13.000 White claims fifty moves
    0:14.000 fifty moves stands by SP-2
    0:14.000 ended: draw (fifty moves)
    ");
}

#[test]
fn sp_2_resignations_and_agreed_draws_end_the_game_at_once() {
    assert_snapshot!(told(speed(), "0:10 w e2e4 · 0:11 b resigns"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:11.000 ended: White wins (resignation)
    ");
    assert_snapshot!(told(from("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), "0:10 w resigns"), @r"
    0:10.000 ended: draw (resignation)
    ");
    assert_snapshot!(told(speed(), "0:10 draw · 0:11 w e2e4 · 0:12 b e7e5 · 0:13 draw"), @r"
    0:10.000 White: draw_before_both_moved
    0:11.000 1. White e4 used 0:08.000, left 4:52.000
    0:12.000 1. Black e5 used 0:01.000, left 4:59.000
    0:13.000 ended: draw (agreement)
    ");
}

#[test]
fn sp_3_a_game_is_lost_in_four_ways_each_told_apart() {
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assert_snapshot!(told(from(bare), "1:00 b stops · 1:01 b claims flag w · 1:02 w confirms"),
        @r"
    1:00.000 Black stops both clocks
    1:01.000 Black claims White's flag is down
    1:02.000 White's flag is down stands by SP-3 10
    1:02.000 ended: Black wins (flag declared)
    ");
    assert_snapshot!(told(speed(), &format!("{MATE} · 0:08 both confirm")), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 2. Black Qh4# used 0:01.000, left 4:58.000
    0:07.000 on the board: checkmate
    0:08.000 checkmate stands by SP-2 3 7 13
    0:08.000 ended: Black wins (checkmate)
    ");
    assert_snapshot!(told(from(IN_CHECK), "
        0:10 w a2a3 · 0:11 b e8e1 · 0:12 w confirms"), @r"
    0:10.000 1. White a2a3 (king left in check) used 0:07.000, left 4:53.000
    0:11.000 Black claims king left in check and captured
    0:11.000 Black punches the claim
    0:12.000 king left in check and captured stands by SP-3 17 18
    0:12.000 ended: Black wins (king left in check)
    ");
    assert_snapshot!(told(speed(), "
        0:10 w e1e3 · 0:11 b claims illegal · 0:12 b press · 0:13 w confirms"), @r"
    0:10.000 1. White e1e3 (illegal) used 0:07.000, left 4:53.000
    0:11.000 Black claims illegal move
    0:12.000 Black punches the claim
    0:13.000 illegal move stands by SP-3 18 19
    0:13.000 ended: Black wins (illegal move)
    ");
}

#[test]
fn sp_4_a_move_is_finished_by_the_punch_and_not_before() {
    assert_snapshot!(told(speed(), "
        0:10 w puts e2e4 · 0:13 w puts d2d4 · 0:20 w press · 0:25 b g8f6"), @r"
    0:10.000 White puts e2e4
    0:13.000 White puts d2d4
    0:20.000 1. White d4 used 0:17.000, left 4:43.000
    0:25.000 1. Black Nf6 used 0:05.000, left 4:55.000
    ");
}

#[test]
fn sp_5_a_forgotten_punch_lets_ones_own_clock_run_even_after_the_reply() {
    assert_snapshot!(told(speed(), "
        0:10 w puts e2e4 · 0:20 b e7e5 · 0:30 w g1f3 · 0:40 b b8c6"), @r"
    0:10.000 White puts e2e4
    0:20.000 1. White e2e4, not punched
    0:20.000 1. Black e5, left 5:00.000
    0:30.000 2. White Nf3 used 0:27.000, left 4:33.000
    0:40.000 2. Black Nc6 used 0:10.000, left 4:50.000
    ");
    assert_snapshot!(told(speed(), "
        0:10 w puts e2e4 · 0:20 b puts e7e5 · 0:25 w press · 0:30 b press · 0:40 w g1f3"), @r"
    0:10.000 White puts e2e4
    0:20.000 1. White e2e4, not punched
    0:20.000 Black puts e7e5
    0:25.000 White punches late
    0:30.000 1. Black e5 used 0:05.000, left 4:55.000
    0:40.000 2. White Nf3 used 0:10.000, left 4:28.000
    ");
    assert_snapshot!(told(speed(), "
        0:10 w puts e2e4 · 0:20 b e7e5 · 0:25 w press · 0:30 b press · 0:40 w g1f3"), @r"
    0:10.000 White puts e2e4
    0:20.000 1. White e2e4, not punched
    0:20.000 1. Black e5, left 5:00.000
    0:25.000 White punches late
    0:30.000 Black punches late
    0:40.000 2. White Nf3 used 0:10.000, left 4:28.000
    ");
}

#[test]
fn sp_6_a_reminder_is_logged_and_changes_nothing() {
    assert_snapshot!(told(speed(), "
        0:10 w puts e2e4 · 0:20 b reminds · 0:21 w press"), @r"
    0:10.000 White puts e2e4
    0:20.000 Black: reminded
    0:21.000 1. White e4 used 0:18.000, left 4:42.000
    ");
}

#[test]
fn sp_7_a_mating_move_counts_from_its_punch_or_from_the_stop_of_both_clocks() {
    let before = "0:04 w f2f3 · 0:05 b e7e5 · 0:06 w g2g4";
    assert_snapshot!(told(speed(), &format!("
        {before} · 0:07 b puts d8h4 · 0:08 both confirm · 0:10 b press · 0:11 both confirm")), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 Black puts d8h4
    0:08.000 White: nothing_claimed
    0:10.000 2. Black Qh4# used 0:04.000, left 4:55.000
    0:10.000 on the board: checkmate
    0:11.000 checkmate stands by SP-2 3 7 13
    0:11.000 ended: Black wins (checkmate)
    ");
    assert_snapshot!(told(speed(), &format!("
        {before} · 0:07 b puts d8h4 · 0:10 b stops · 0:11 both confirm")), @r"
    0:04.000 1. White f3 used 0:01.000, left 4:59.000
    0:05.000 1. Black e5 used 0:01.000, left 4:59.000
    0:06.000 2. White g4 used 0:01.000, left 4:58.000
    0:07.000 Black puts d8h4
    0:10.000 2. Black Qh4# used 0:04.000, left 4:55.000
    0:10.000 on the board: checkmate
    0:10.000 Black stops both clocks
    0:11.000 checkmate stands by SP-2 3 7 13
    0:11.000 ended: Black wins (checkmate)
    ");
    assert_snapshot!(told(speed(), "0:07 w puts e2e4 · 0:10 w stops · 0:12 w press"), @r"
    0:07.000 White puts e2e4
    0:10.000 White stops both clocks
    0:12.000 1. White e4, left 4:53.000
    ");
}

#[test]
fn sp_15_an_illegal_move_stands_once_the_opponent_has_moved_and_punched() {
    assert_snapshot!(told(speed(), "
        0:10 w e1e3 · 0:11 b e7e5 · 0:12 b claims illegal · 0:13 w e3e4 · 0:14 b g8f6
        0:15 w claims check"), @r"
    0:10.000 1. White e1e3 (illegal) used 0:07.000, left 4:53.000
    0:11.000 1. Black e5 used 0:01.000, left 4:59.000
    0:12.000 Black claims illegal move
    0:12.000 illegal move falls by SP-15 19
    0:13.000 2. White Ke4 used 0:02.000, left 4:51.000
    0:14.000 2. Black Nf6+ used 0:01.000, left 4:58.000
    0:15.000 White claims king left in check
    ");
}

#[test]
fn sp_15_play_goes_on_from_the_physical_position_with_a_king_en_prise() {
    let mut hall = Hall::new(from(IN_CHECK));
    hall.play("0:00 start · 0:10 w a2a3");
    let fen = |hall: &Hall| {
        hall.court.view(BOARD, Audience::Public).game.and_then(|game| game.fen).unwrap_or_default()
    };
    assert_eq!(fen(&hall), "4r1k1/8/8/8/8/P7/8/4K3 b - - 0 1", "as the men stand");
    hall.play("0:11 b g8g7");
    assert_eq!(fen(&hall), "4r3/6k1/8/8/8/P7/8/4K3 w - - 1 2");
    hall.check_invariants();
    assert_snapshot!(told(from(IN_CHECK), "
        0:10 w a2a3 · 0:11 b g8g7 · 0:12 w a3a4 · 0:13 b claims check · 0:14 b press
        0:15 w confirms"), @r"
    0:10.000 1. White a2a3 (king left in check) used 0:07.000, left 4:53.000
    0:11.000 1. Black g8g7 used 0:01.000, left 4:59.000
    0:12.000 2. White a3a4 (king left in check) used 0:01.000, left 4:52.000
    0:13.000 Black claims king left in check
    0:14.000 Black punches the claim
    0:15.000 king left in check stands by SP-3 17 18
    0:15.000 ended: Black wins (king left in check)
    ");
}

#[test]
fn sp_15_nobody_is_told_that_a_move_is_illegal_until_it_is_claimed() {
    let mut hall = Hall::new(from(IN_CHECK));
    hall.play("0:00 start · 0:10 w a2a3");
    let record = hall.records.last().expect("the move was recorded");
    let outcome = record.outcome().expect("its sender was answered");
    assert!(matches!(outcome.verdict,
        court_protocol::Verdict::Recorded { rulings, .. } if rulings.is_empty()));
    for audience in Audience::ALL {
        let lines = record.lines(audience);
        assert!(
            matches!(&lines[..], [line] if matches!(line.said, court_protocol::Said::Moved(_)))
        );
        let view = hall.court.view(BOARD, audience).game.expect("a game");
        assert_eq!((view.sides.white.illegal, view.speed), (0, None));
    }
}

#[test]
fn sp_16_a_punch_without_a_move_loses_if_it_is_claimed_and_stands_if_it_is_not() {
    assert_snapshot!(told(speed(), "
        0:10 w e2e4 · 0:12 b press · 0:13 w claims nomove · 0:14 w press · 0:15 b confirms"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:12.000 1. Black nothing (no move) used 0:02.000, left 4:58.000
    0:13.000 White claims press without a move
    0:14.000 White punches the claim
    0:15.000 press without a move stands by SP-3 16 18 19
    0:15.000 ended: White wins (illegal move)
    ");
    assert_snapshot!(told(speed(), "
        0:10 w e2e4 · 0:12 b press · 0:13 w d2d4 · 0:14 w claims nomove · 0:15 b e7e5"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:12.000 1. Black nothing (no move) used 0:02.000, left 4:58.000
    0:13.000 2. White d4 used 0:01.000, left 4:52.000
    0:14.000 White claims press without a move
    0:14.000 press without a move falls by SP-15 19
    0:15.000 2. Black e5 used 0:02.000, left 4:56.000
    ");
}

#[test]
fn sp_17_a_check_is_not_announced_and_one_that_is_not_parried_costs_the_king() {
    assert_snapshot!(told(from("4k3/8/8/8/8/8/r6P/4K3 b - - 0 1"), "
        0:10 b a2e2 · 0:15 w h2h3 · 0:20 b e2e1 · 0:21 w confirms"), @r"
    0:10.000 1. Black Re2+ used 0:07.000, left 4:53.000
    0:15.000 1. White h2h3 (king left in check) used 0:05.000, left 4:55.000
    0:20.000 Black claims king left in check and captured
    0:20.000 Black punches the claim
    0:21.000 king left in check and captured stands by SP-3 17 18
    0:21.000 ended: Black wins (king left in check)
    ");
}

#[test]
fn sp_18_a_king_left_in_check_is_claimed_by_a_word_or_by_capture_complete_at_the_punch() {
    assert_snapshot!(told(from(IN_CHECK), "
        0:10 w a2a3 · 0:12 b claims check · 0:13 w confirms · 0:16 b press · 0:20 w confirms"),
        @r"
    0:10.000 1. White a2a3 (king left in check) used 0:07.000, left 4:53.000
    0:12.000 Black claims king left in check
    0:13.000 White: claim_incomplete
    0:16.000 Black punches the claim
    0:20.000 king left in check stands by SP-3 17 18
    0:20.000 ended: Black wins (king left in check)
    ");
    assert_snapshot!(told(from(IN_CHECK), "
        0:10 w a2a3 · 0:12 b puts e8e1 · 0:13 w confirms · 0:16 b stops · 0:20 w confirms"), @r"
    0:10.000 1. White a2a3 (king left in check) used 0:07.000, left 4:53.000
    0:12.000 Black puts e8e1
    0:13.000 White: nothing_claimed
    0:16.000 Black claims king left in check and captured
    0:16.000 Black punches the claim
    0:16.000 Black stops both clocks
    0:20.000 king left in check and captured stands by SP-3 17 18
    0:20.000 ended: Black wins (king left in check)
    ");
    assert_snapshot!(told(from(IN_CHECK), "
        0:10 w e1d1 · 0:12 b claims check · 0:13 b press · 0:14 w disputes · 0:15 agree on
        0:20 b e8e7"), @r"
    0:10.000 1. White Kd1 used 0:07.000, left 4:53.000
    0:12.000 Black claims king left in check
    0:13.000 Black punches the claim
    0:14.000 White disputes: king left in check, not on record
    0:15.000 both agree: it goes on
    0:15.000 runs on: Black
    0:20.000 1. Black Re7 used 0:10.000, left 4:50.000
    ");
}

#[test]
fn sp_19_any_illegal_move_is_claimed_in_the_same_way() {
    assert_snapshot!(told(speed(), "
        0:10 w e2e5 · 0:12 b claims illegal · 0:14 b stops · 0:20 w disputes · 0:21 w confirms"), @r"
    0:10.000 1. White e2e5 (illegal) used 0:07.000, left 4:53.000
    0:12.000 Black claims illegal move
    0:14.000 Black stops both clocks
    0:20.000 White disputes: illegal move, on record
    0:21.000 illegal move stands by SP-3 18 19
    0:21.000 ended: Black wins (illegal move)
    ");
    assert_snapshot!(told(speed(), "
        0:10 w e2e4 · 0:12 b claims illegal · 0:14 b press · 0:20 w disputes · 0:21 agree on
        0:30 b e7e5"), @r"
    0:10.000 1. White e4 used 0:07.000, left 4:53.000
    0:12.000 Black claims illegal move
    0:14.000 Black punches the claim
    0:20.000 White disputes: illegal move, not on record
    0:21.000 both agree: it goes on
    0:21.000 runs on: Black
    0:30.000 1. Black e5 used 0:20.000, left 4:40.000
    ");
}

#[test]
fn sp_21_a_repetition_is_claimed_and_counted_from_the_record() {
    let twice = "0:10 w g1f3 · 0:11 b g8f6 · 0:12 w f3g1 · 0:13 b f6g8 · 0:14 w g1f3
        0:15 b g8f6 · 0:16 w f3g1";
    assert_snapshot!(told(speed(), &format!("
        {twice} · 0:17 b claims threefold · 0:18 b claims threefold f6g8 · 0:19 w disputes
        0:20 w confirms")), @r"
    0:10.000 1. White Nf3 used 0:07.000, left 4:53.000
    0:11.000 1. Black Nf6 used 0:01.000, left 4:59.000
    0:12.000 2. White Ng1 used 0:01.000, left 4:52.000
    0:13.000 2. Black Ng8 used 0:01.000, left 4:58.000
    0:14.000 3. White Nf3 used 0:01.000, left 4:51.000
    0:15.000 3. Black Nf6 used 0:01.000, left 4:57.000
    0:16.000 4. White Ng1 used 0:01.000, left 4:50.000
    0:17.000 Black claims threefold
    0:17.000 threefold falls by SP-2 21
    0:18.000 Black claims threefold with f6g8
    0:19.000 White disputes: threefold with f6g8, on record
    0:20.000 threefold with f6g8 stands by SP-2 21
    0:20.000 ended: draw (threefold repetition)
    ");
    let stands = "0:04 w e2e5 · 0:05 b e7e6";
    let told = told(
        speed(),
        &format!(
            "{stands} · {twice} · 0:17 b claims threefold f6g8
        0:19 w confirms"
        ),
    );
    assert!(told.ends_with("ended: draw (threefold repetition)\n"), "{told}");
}

#[test]
fn sp_22_nothing_touched_has_to_be_moved_before_the_punch() {
    assert_snapshot!(told(speed(), "
        0:10 w puts e2e4 · 0:11 w withdraws · 0:12 w withdraws · 0:13 w puts b1c3 · 0:14 w puts g1f3
        0:15 w press"), @r"
    0:10.000 White puts e2e4
    0:11.000 White takes it back
    0:12.000 White: nothing_placed
    0:13.000 White puts b1c3
    0:14.000 White puts g1f3
    0:15.000 1. White Nf3 used 0:12.000, left 4:48.000
    ");
    let touch = game(|game| game.evidence = Evidence::Moves);
    assert!(play(touch, "0:00 start · 0:10 w withdraws").contains("refused not_in_this_game"));
    assert!(
        play(speed(), "0:00 start · 0:10 w e2e4 · 0:11 b claims touch")
            .contains("refused not_in_this_game")
    );
}
