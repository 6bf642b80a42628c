//! Corners of Speed chess to which no other sheet comes.

use crate::corners::short;
use crate::sheet::{Hall, play};
use crate::speed_moves::speed;
use court_protocol::{ClockRule, GameSetup, Millis, Side};

#[test]
fn sp_21_a_repetition_that_stands_unpunched_on_the_board_bears_the_claim_out() {
    play(
        speed(),
        "
        0:00 start · 0:08 w g1f3 · 0:10 b g8f6 · 0:12 w f3g1 · 0:14 b f6g8
        0:16 w g1f3 · 0:18 b g8f6 · 0:20 w f3g1 · 0:22 b puts f6g8
        0:23 b claims threefold · 0:23 b stops · 0:24 w disputes · 0:25 w confirms
        = …
        = 0:24.000 White disputes: threefold, on record
        = 0:25.000 threefold stands by SP-2 21
        = 0:25.000 ended: draw (threefold repetition)",
    );
}

#[test]
fn sp_19_who_claims_a_punch_without_a_move_after_an_illegal_one_has_claimed_another_thing() {
    play(
        speed(),
        "
        0:00 start · 0:08 w e2e5 · 0:10 b claims nomove · 0:10 b stops · 0:12 w disputes
        = …
        = 0:12.000 White disputes: press without a move, not on record",
    );
}

#[test]
fn sp_2_a_mate_is_not_claimed_by_the_player_who_is_mated() {
    play(
        speed(),
        "
        0:00 start · 0:08 w f2f3 · 0:10 b e7e5 · 0:12 w g2g4 · 0:14 b d8h4
        0:15 w claims mate · 0:15 w stops · 0:16 b disputes
        = …
        = 0:15.000 checkmate falls by SP-2 3
        = 0:15.000 White stops both clocks
        = …",
    );
}

#[test]
fn sp_2_a_stalemate_and_a_dead_position_that_are_disputed_stay_open_with_what_the_board_shows() {
    let from = |fen: &str| {
        let mut setup = speed();
        setup.start_fen = Some(fen.to_owned());
        setup
    };
    play(
        from("7k/5Q2/8/8/8/8/8/K7 w - - 0 1"),
        "
        0:00 start · 0:08 w f7f6 · 0:10 b h8g8 · 0:12 w f6g6 · 0:14 b g8h8
        0:16 w g6f7 · 0:18 b claims stalemate · 0:18 b stops · 0:19 w disputes
        = …
        = 0:19.000 White disputes: stalemate, on record",
    );
    play(
        from("8/8/4k3/8/8/3pK3/8/8 w - - 0 1"),
        "
        0:00 start · 0:08 w e3d3 · 0:10 b claims dead · 0:10 b stops · 0:11 w disputes
        = …
        = 0:11.000 White disputes: dead position, on record",
    );
}

#[test]
fn sp_5_who_answers_a_move_that_was_not_punched_presses_nothing_and_gains_no_increment() {
    let with_increment = {
        let mut setup = speed();
        for side in [Side::White, Side::Black] {
            setup.time[side].increment = Millis::seconds(3);
        }
        setup
    };
    play(
        with_increment,
        "
        0:00 start · 0:10 w puts e2e4 · 0:20 b e7e5 · 0:30 w g1f3 · 0:40 b b8c6
        = …
        = 0:20.000 1. White e2e4, not punched [SP-5]
        = 0:20.000 1. Black e5, left 5:00.000
        = 0:30.000 2. White Nf3 used 0:27.000, left 4:36.000
        = 0:40.000 2. Black Nc6 used 0:10.000, left 4:53.000",
    );
}

#[test]
fn sp_10_a_flag_that_is_denied_stays_open_with_what_the_courts_clock_shows() {
    let half_a_minute = || short(30, speed());
    play(
        half_a_minute(),
        "
        0:00 start · 0:10 w e2e4 · 1:40 w claims flag b · 1:40 w stops · 1:41 b disputes
        = …
        = 1:41.000 Black disputes: Black's flag is down, on record",
    );
    // on the table's clock the players alone see it
    play(
        GameSetup { clock: ClockRule::Table, ..half_a_minute() },
        "
        0:00 start · 0:10 w e2e4 · 1:40 w claims flag b · 1:40 w stops · 1:41 b disputes
        = …
        = 1:41.000 Black disputes: Black's flag is down, no record",
    );
}

#[test]
fn sp_8_what_both_agree_on_after_a_draw_by_both_flags_takes_its_place() {
    let both_down = "
        0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 0:40 w g1f3 · 1:20 b b8c6
        1:25 b claims flags · 1:25 b stops · 1:26 w confirms";
    for agreed in ["agree 1-0", "agree flag b"] {
        let told = play(
            short(30, speed()),
            &format!("{both_down} · 1:27 {agreed} · 1:28 result 1-0 · 1:29 void · 1:30 confirm"),
        );
        assert!(told.contains("1:26.000 ended: draw (both flags)"), "{told}");
        assert!(told.contains("refused wrong_phase"), "{told}");
        assert!(told.contains("+ 1:27.000 ended: White wins"), "{told}");
        let sealed = play(
            short(30, speed()),
            &format!(
                "{both_down} · 1:27 enter 1/2-1/2 · 1:27.500 seal · 1:28 {agreed} · 1:29 correct 1-0"
            ),
        );
        assert!(sealed.contains("corrected"), "{sealed}");
    }
}

#[test]
fn sp_8_a_clock_that_is_set_to_nothing_has_run_out_all_the_same() {
    play(
        short(20, speed()),
        "
        0:00 start · 0:40 w e2e4 · 0:42 clocks [0:00/0:20] b · 0:45 b e7e5 · 0:50 draw
        = …
        = 0:50.000 for the record, ran out 0:23.000/-",
    );
}

#[test]
fn sp_18_a_king_that_stands_in_no_check_bears_no_claim_of_one_out() {
    play(
        speed(),
        "
        0:00 start · 0:10 w e2e5 · 0:12 b claims check · 0:13 b press · 0:14 w disputes
        = …
        = 0:14.000 White disputes: king left in check, not on record",
    );
}

#[test]
fn sp_10_a_stop_by_a_referee_states_no_flag_that_nobody_declared() {
    let mut hall = Hall::new(short(20, speed()));
    hall.play("0:00 start · 0:10 w e2e4 · 0:40 pass · 0:41 pause · 0:50 pass");
    let told = hall.told();
    assert!(told.ends_with("0:41.000 stopped: an injury\n"), "{told}");
}

#[test]
fn sp_8_both_flags_are_declared_once() {
    play(
        short(20, speed()),
        "
        0:00 start · 0:10 w e2e4 · 0:45 b claims flags · 0:46 b claims flags · 0:47 b stops
        = …
        = 0:46.000 Black: claim_stands
        = 0:47.000 Black stops both clocks",
    );
}
