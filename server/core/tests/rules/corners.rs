//! Corners to which no other sheet comes: each shows a small mistake in the rules that every other
//! one would let pass.

use crate::intramural::round_robin;
use crate::sheet::{BOARD, Hall, game, instant, play};
use crate::speed_moves::speed;
use court_protocol::{Audience, ClockRule, Evidence, MatchRule, RunEvidence, Window};

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

#[test]
fn cr_2_1_2_who_comes_back_without_owing_a_run_and_without_crossing_has_made_none() {
    play(
        game(|setup| setup.runs = RunEvidence::Reported),
        "
        0:00 start · 0:12 w crosses · 0:18 w returns · 0:20 w returns
        = …
        = 0:18.000 White half run made in 0:15.000
        = 0:20.000 White at the board, no run",
    );
}

#[test]
fn all_3_a_result_the_head_referee_ruled_is_agreed_and_can_be_sealed() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 result 1-0 · 0:30 seal
        = …
        = 0:30.000 sealed: White wins",
    );
}

#[test]
fn im_1_2_who_plays_after_his_window_is_not_asked_about_it_any_more() {
    let window = Window { opens: instant("10:00"), closes: instant("30:00") };
    let mut setup = round_robin();
    setup.match_rule = Some(MatchRule { window: Some(window), ..MatchRule::ROUND_ROBIN });
    let mut hall = Hall::new(setup);
    let questions = |hall: &Hall| {
        let view = hall.court.view(BOARD, Audience::Referees);
        view.game.expect("paired").inbox.len()
    };
    hall.play("30:01 pass");
    assert_eq!(questions(&hall), 1);
    hall.play("32:00 start they agreed by telephone");
    assert_eq!(questions(&hall), 0);
}

#[test]
fn sp_19_who_claims_a_punch_without_a_move_after_an_illegal_one_has_claimed_another_thing() {
    play(
        speed(),
        "
        0:00 start · 0:08 w e2e5 · 0:10 b claims nomove · 0:10 b stops · 0:12 w disputes
        = …
        = 0:12.000 press without a move falls by SP-2 25
        = 0:12.000 runs on: Black",
    );
}

#[test]
fn cr_4_3_1_who_joined_a_call_and_calls_again_calls_a_second_fault() {
    play(
        game(|setup| setup.runs = RunEvidence::Reported),
        "
        0:00 start · 0:08 w e2e4 · 0:20 #5 w fault no_crossing · 0:21 #6 w fault no_crossing
        0:22.500 #6 w fault no_crossing
        = …
        = 0:21.000 White: the same call
        = 0:22.500 White called: no crossing of 0:22.500",
    );
}
