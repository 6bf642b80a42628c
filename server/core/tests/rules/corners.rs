//! Corners to which no other sheet comes: each shows a small mistake in the rules that every other
//! one would let pass.

use crate::sheet::{game, play};
use crate::speed_moves::speed;
use court_protocol::{ClockRule, Evidence, RunEvidence};

#[test]
fn fide_7_5_3_the_increment_of_a_press_without_a_move_is_taken_off_the_tables_clock_again() {
    let table = game(|setup| {
        (setup.clock, setup.evidence) = (ClockRule::Table, Evidence::Presses);
    });
    play(
        table,
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 w press · 0:32 b claims nomove · 0:40 yes
        = …
        = + 0:40.000 asks: set 9:45.000/10:56.000 (+-0:05.000/+1:00.000), White to move",
    );
}

#[test]
fn sp_21_a_repetition_that_stands_unpunched_on_the_board_bears_the_claim_out() {
    play(
        speed(),
        "
        0:00 start · 0:08 w g1f3 · 0:10 b g8f6 · 0:12 w f3g1 · 0:14 b f6g8
        0:16 w g1f3 · 0:18 b g8f6 · 0:20 w f3g1 · 0:22 b puts f6g8
        0:23 b claims threefold · 0:23 b stops · 0:24 w disputes
        = …
        = 0:24.000 ended: draw (threefold repetition)",
    );
}

#[test]
fn cr_4_4_4_while_a_claim_waits_whatever_else_is_claimed_is_noted_and_waits_for_it() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w press · 0:32 b claims nomove
        0:33 w claims illegal · 0:34 b flag · 0:40 no
        = …
        = 0:33.000 White: claim_awaits
        = 0:34.000 Black: claim_awaits
        = 0:40.000 amended
        = + 0:40.000 answered no
        = + 0:40.000 Black's claim: rejected",
    );
}

#[test]
fn cr_4_1_1_a_start_made_void_leaves_the_call_for_the_head_referee_and_no_other_question() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:05 chief · 0:10 annul · 0:12 yes
        = …
        = 0:12.000 amended
        = + 0:12.000 answered yes",
    );
}

#[test]
fn fide_9_2_an_announced_move_that_is_not_legal_bears_no_claim_out_whatever_stands() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w g1f3 · 0:10 b g8f6 · 0:12 w f3g1 · 0:14 b f6g8
        0:16 w g1f3 · 0:18 b g8f6 · 0:20 w f3g1 · 0:22 b f6g8 · 0:30 w claims threefold e1e3
        = …
        = 0:30.000 White's claim: rejected
        = …",
    );
}

#[test]
fn cr_4_3_1_a_call_is_unexpected_of_a_player_at_the_board_who_owes_no_run() {
    let reported = || game(|setup| setup.runs = RunEvidence::Reported);
    play(
        reported(),
        "
        0:00 start · 0:06 w returns · 0:30 w fault no_crossing
        = …
        = 0:30.000 White called: no crossing of 0:30.000, unexpected",
    );
    play(
        reported(),
        "
        0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:09 w fault no_crossing
        = …
        = 0:09.000 White called: no crossing of 0:09.000",
    );
}
