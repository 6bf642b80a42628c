//! Corners to which no other sheet comes: each shows a small mistake in the rules that every other
//! one would let pass.

use crate::intramural::round_robin;
use crate::sheet::{BOARD, Hall, game, instant, play};
use crate::speed_moves::speed;
use court_protocol::{
    Audience, ClockRule, Evidence, GameSetup, MatchRule, Millis, ResultState, RunEvidence, Side,
    Supervision, Termination, Window,
};

/// With runners who are reported.
fn reported() -> GameSetup {
    game(|game| game.runs = RunEvidence::Reported)
}

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

#[test]
fn cr_2_1_2_whole_runs_are_counted_and_the_half_run_of_the_start_is_none() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w d2d4 · 0:40 b d7d5 · 0:41 pass");
    let view = hall.court.view(BOARD, Audience::Public).game.expect("paired");
    assert_eq!((view.sides.white.runs, view.sides.black.runs), (1, 2));
}

#[test]
fn cr_4_3_1_a_move_of_the_other_player_between_two_calls_makes_no_other_run() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 #5 w fault no_crossing · 0:21 b e7e5
        0:22 #6 w fault no_crossing
        = …
        = 0:22.000 White: the same call",
    );
}

#[test]
fn fide_6_13_the_clock_the_head_referee_says_runs_on_a_running_board() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 clocks [9:00/9:00] w · 0:21 pass");
    let view = hall.court.view(BOARD, Audience::Public).game.expect("paired");
    assert_eq!(view.running.map(|running| running.side), Some(Side::White));
}

#[test]
fn cr_2_1_2_a_run_that_nobody_owed_is_told_as_one() {
    play(
        game(|setup| setup.runs = RunEvidence::Reported),
        "
        0:00 start · 0:12 w crosses · 0:18 w returns · 0:20 w crosses · 0:26 w returns
        = …
        = 0:26.000 White run owed by nobody made",
    );
}

#[test]
fn fide_a_5_4_the_illegal_move_the_arbiter_waited_with_is_the_one_that_was_claimed() {
    play(
        game(|setup| setup.start_fen = Some("7k/P7/8/8/8/8/8/4K3 w - - 0 1".into())),
        "
        0:00 start · 0:08 w a7a8 · 0:10 b claims illegal · 0:12 yes
        = …
        = + 0:10.000 White's a7a8 is illegal
        = …",
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
fn cr_4_1_4_a_start_that_did_not_come_about_takes_false_starts_with_it_and_nothing_else() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:01 w fault no_crossing · 0:01 b fault false_start · 0:02 abort");
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    assert_eq!((view.sides.white.penalties.len(), view.sides.black.penalties.len()), (1, 0));
}

#[test]
fn cr_4_3_1_screens_mark_a_call_for_an_earlier_instant() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play(
        "0:00 start · 0:20 b fault no_crossing · 0:40 w fault equipment ago 0:10 · 0:41 pass",
    );
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    let is_back =
        |side: Side| view.sides[side].penalties.iter().map(|p| p.back).collect::<Vec<_>>();
    assert_eq!((is_back(Side::White), is_back(Side::Black)), (vec![true], vec![false]));
}

#[test]
fn cr_4_3_5_no_screen_shows_a_penalty_that_lapsed_with_the_game() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:20 b fault no_crossing · 0:22 w e2e4 · 0:30 b resigns · 0:31 pass");
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    assert!(view.ended.is_some() && view.sides.black.penalties.is_empty());
}

#[test]
fn fide_6_8_a_flag_that_is_not_down_yet_is_asked_about_once_a_turn() {
    let table = game(|setup| (setup.clock, setup.evidence) = (ClockRule::Table, Evidence::Presses));
    play(
        table,
        "
        0:00 start · 0:08 w press · 0:20 b press · 11:00 pass · 11:01 no · 11:30 w press
        = …
        = 10:23.000 asks: White's flag is expected; is it down?
        = 11:01.000 amended
        = + 11:01.000 answered no
        = 11:30.000 White full run presumed
        = …",
    );
}

#[test]
fn all_3_the_head_referees_choice_keeps_the_entries_and_his_no_withdraws_them() {
    let entries = |answer: &str| {
        let mut hall = Hall::new(game(|_| {}));
        hall.play("0:00 start · 0:08 w e2e4 · 0:20 #5 enter 1-0 · 0:25 #6 enter 0-1");
        hall.play(&format!("0:30 {answer}"));
        let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
        (view.entries.len(), view.result)
    };
    assert_eq!(entries("yes"), (2, ResultState::Agreed));
    assert_eq!(entries("no"), (0, ResultState::Open));
}

#[test]
fn cr_4_3_1_before_the_first_go_nobody_stands_behind_his_line_for_a_stop() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:01 w stands
        = …
        = 0:01.000 White: before_go",
    );
}

#[test]
fn cr_4_1_4_a_false_start_at_the_last_instant_of_the_reaction_time_is_expected() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w fault false_start · 0:08.001 b fault false_start
        = …
        = 0:08.000 White called: false start of 0:08.000
        = 0:08.001 Black called: false start of 0:08.001, unexpected",
    );
}

#[test]
fn cr_4_3_1_the_second_of_two_calls_is_joined_by_who_repeats_it() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:20 #5 w fault no_crossing · 0:20 #6 w fault equipment
        0:21 #7 w fault equipment · 0:22.500 #7 w fault equipment
        = …
        = 0:21.000 White: the same call
        = 0:22.500 White called: equipment of 0:22.500",
    );
}

#[test]
fn sp_2_a_stalemate_and_a_dead_position_that_are_disputed_are_what_the_board_shows() {
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
        = 0:19.000 stalemate stands by SP-2 7
        = 0:19.000 ended: draw (stalemate)",
    );
    play(
        from("8/8/4k3/8/8/3pK3/8/8 w - - 0 1"),
        "
        0:00 start · 0:08 w e3d3 · 0:10 b claims dead · 0:10 b stops · 0:11 w disputes
        = …
        = 0:11.000 dead position stands by SP-2 7
        = 0:11.000 ended: draw (dead position)",
    );
}

#[test]
fn cr_4_1_4_screens_mark_a_false_start_that_was_called_too_late_to_be_one() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w fault false_start · 0:08.001 b fault false_start · 0:09 pass");
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    let is_unexpected = |side: Side| view.sides[side].penalties[0].unexpected;
    assert!(!is_unexpected(Side::White) && is_unexpected(Side::Black));
}

#[test]
fn cr_4_3_3_a_call_in_a_stop_that_stands_still_is_added_to_it() {
    play(
        reported(),
        "
        0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing · 0:16 b crosses
        0:18 pause · 0:19 b fault equipment · 0:40 start · 1:10 pass
        = …
        = 0:16.000 Black stands until 0:26.000
        = 0:18.000 stopped: an injury
        = 0:19.000 Black called: equipment of 0:19.000
        = …
        = 0:43.000 resumed
        = 1:01.000 Black is free, 2 served",
    );
}

#[test]
fn cr_4_3_1_a_call_for_a_half_move_is_expected_of_who_ran_after_it() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:40 b e7e5
        1:20 w fault no_crossing after 1 · 1:21 b fault no_crossing after 1
        1:22 b fault no_crossing after 2 · 1:23 w fault no_crossing after 2
        = …
        = 1:20.000 White called: no crossing of 0:08.000
        = 1:21.000 Black called: no crossing of 0:08.000, unexpected
        = 1:22.000 Black called: no crossing of 0:40.000
        = 1:23.000 White called: no crossing of 0:40.000, unexpected",
    );
}

#[test]
fn cr_4_3_1_a_call_for_an_earlier_instant_is_not_measured_by_where_he_is_now() {
    play(
        reported(),
        "
        0:00 start · 0:08 w e2e4 · 0:09 b crosses
        0:11 b fault no_crossing ago 0:09 · 0:12 b fault no_crossing
        = …
        = 0:11.000 Black called: no crossing of 0:02.000
        = 0:12.000 Black called: no crossing of 0:12.000, unexpected",
    );
}

#[test]
fn fide_7_5_5_a_claim_of_the_second_illegal_move_leaves_it_to_the_referee_to_end_the_game() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:40 b e7e4 · 0:45 w claims illegal · 0:51 b corrects
        1:20 b e7e5 · 2:00 w g1f3 · 2:10 b e5e3 · 2:11 w claims illegal · 2:12 yes
        = …
        = 2:11.000 White's claim: upheld
        = …
        = + 2:10.000 ended: White wins (illegal moves) [FIDE-7.5.5]
        = …",
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
fn cr_4_3_3_a_call_added_to_a_stop_goes_on_when_the_first_one_is_void() {
    let told = |void: &str| {
        format!(
            "
            0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing · 0:16 b crosses
            0:20 #4 b fault disturbance
            {void} · 0:50 b returns · 0:52 b e7e5 · 1:00 b crosses · 1:05 pass"
        )
    };
    // in mid-stop, when he was free already, and where the call was really White's
    for void in ["0:22 void call 1", "0:38 void call 1", "0:37 #3 replace 1 w no_crossing"] {
        let told = play(reported(), &told(void));
        assert!(told.contains("0:16.000 Black stands until 0:26.000\n"), "{told}");
        assert!(told.contains("+ 0:20.000 Black stands until 0:30.000 by hand\n"), "{told}");
        assert!(told.contains("0:30.000 Black is free, 1 served\n"), "{told}");
        assert!(told.contains("0:50.000 Black full run made"), "{told}");
        assert!(told.ends_with("1:00.000 Black crosses\n"), "{told}");
    }
}

#[test]
fn cr_4_3_1_a_second_witness_in_the_stop_keeps_it_when_the_first_takes_his_call_back() {
    play(
        reported(),
        "
        0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:14 #3 b fault no_crossing · 0:15 b crosses
        0:16 #4 b fault no_crossing · 0:20 #3 void call 1 · 0:40 b returns
        = …
        = 0:16.000 Black: the same call
        = …
        = + 0:16.000 Black called: no crossing of 0:16.000, unexpected
        = + 0:16.000 Black stands until 0:26.000 by hand
        = 0:26.000 Black is free, 1 served
        = 0:40.000 Black full run made in 0:37.000",
    );
}

#[test]
fn cr_4_3_1_who_left_his_stop_is_told_so_when_he_is_back() {
    play(
        reported(),
        "
        0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing · 0:16 b crosses
        0:20 b leaves · 0:29 b returns
        = …
        = 0:29.000 Black: while_serving",
    );
}

#[test]
fn all_1_time_used_in_a_turn_counts_across_a_pause_and_a_claim_in_it() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 pause · 0:32 w claims norun · 0:40 start
        0:55 no · 1:00 w g1f3
        = …
        = + 0:55.000 Black is given 0:12.000
        = 1:00.000 White full run presumed
        = 1:00.000 2. White Nf3 used 0:15.000, left 9:53.000",
    );
}

#[test]
fn fide_9_2_a_draw_is_claimed_where_the_position_is_not_known() {
    play(
        game(|setup| setup.evidence = Evidence::Presses),
        "
        0:00 start · 0:05 w claims threefold
        = …
        = 0:05.000 asks: White's claim, threefold?",
    );
    play(
        game(|setup| setup.evidence = Evidence::Presses),
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 level moves court · 0:31 w claims fifty
        = …
        = 0:31.000 asks: White's claim, fifty moves?",
    );
    play(
        GameSetup { evidence: Evidence::Presses, ..speed() },
        "
        0:00 start · 0:05 w claims threefold · 0:06 w stops · 0:07 b disputes
        = …
        = 0:07.000 threefold falls by SP-25
        = 0:07.000 runs on: White",
    );
}

#[test]
fn sp_10_a_flag_that_has_run_out_is_not_kept_up_by_who_denies_it() {
    let half_a_minute = || short(30, speed());
    play(
        half_a_minute(),
        "
        0:00 start · 0:10 w e2e4 · 1:40 w claims flag b · 1:40 w stops · 1:41 b disputes
        = …
        = 1:41.000 Black's flag is down stands by SP-3 10
        = 1:41.000 ended: White wins (flag declared)
        = …",
    );
    // on the table's clock the players alone see it
    play(
        GameSetup { clock: ClockRule::Table, ..half_a_minute() },
        "
        0:00 start · 0:10 w e2e4 · 1:40 w claims flag b · 1:40 w stops · 1:41 b disputes
        = …
        = 1:41.000 Black's flag is down falls by SP-10 25
        = …",
    );
}

#[test]
fn sp_8_what_both_agree_on_after_a_draw_by_both_flags_takes_its_place() {
    let both_down = "
        0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 0:40 w g1f3 · 1:20 b b8c6
        1:25 b claims flags · 1:25 b stops · 1:26 w disputes";
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

/// With so many seconds for each player, and none for a move.
fn short(seconds: i64, mut setup: GameSetup) -> GameSetup {
    for side in Side::BOTH {
        setup.time[side].initial = Millis::seconds(seconds);
        setup.time[side].increment = Millis::ZERO;
    }
    setup
}

#[test]
fn cr_4_4_4_an_answer_to_one_claim_leaves_the_next_one_open() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w claims touch · 0:40 w g1f3
        0:45 b claims touch · 0:50 no · 0:55 yes
        = …
        = + 0:45.000 asks: Black's claim, touch-move?
        = + 0:50.000 answered no
        = 0:55.000 amended
        = + 0:45.000 Black's claim: upheld
        = …",
    );
}

#[test]
fn cr_4_4_6_a_press_at_the_flags_very_instant_is_late_where_one_device_saw_both() {
    play(
        short(20, game(|_| {})),
        "
        0:00 start · 0:08 w e2e4 · 0:28 b e7e5 · 0:40 pass
        = …
        = 0:28.000 Black's flag fell
        = 0:28.000 ended: White wins (flag fall)
        = 0:28.000 Black: after_the_end",
    );
}

/// One-minute penalties, and nobody at the board to see an illegal move.
fn unwatched() -> GameSetup {
    game(|setup| {
        setup.illegal_moves.supervision = Supervision::Otherwise;
    })
}

#[test]
fn fide_a_5_2_an_illegal_move_that_stands_takes_its_own_question_with_it_and_no_other() {
    play(
        unwatched(),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e4 · 0:21 chief · 0:30 w g1f3 · 0:31 no · 0:40 b d7d6
        = …
        = 0:30.000 Black's e7e4 stands used 0:12.000, left 9:58.000
        = 0:30.000 White full run presumed
        = 0:30.000 2. White Nf3 used 0:10.000, left 9:58.000
        = 0:31.000 amended
        = + 0:31.000 answered no
        = 0:40.000 Black full run presumed
        = 0:40.000 Black full run presumed
        = 0:40.000 2. Black d6 used 0:10.000, left 9:53.000",
    );
}

#[test]
fn fide_a_5_2_an_illegal_move_that_a_referee_has_ruled_does_not_stand() {
    play(
        unwatched(),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e4 · 0:25 yes · 0:30 w g1f3 · 0:40 b corrects
        = …
        = 0:30.000 White: move_out_of_turn
        = 0:40.000 Black has put it right",
    );
}

#[test]
fn fide_a_5_2_an_illegal_move_that_stands_ends_what_its_maker_had_announced() {
    play(
        unwatched(),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b claims threefold g8f6 · 0:30 b e7e4 · 0:40 w d2d4
        0:50 b b8c6
        = …
        = 0:40.000 Black's e7e4 stands used 0:22.000, left 9:48.000
        = …
        = 0:50.000 2. Black Nc6 used 0:10.000, left 9:43.000",
    );
}

#[test]
fn all_1_clocks_that_are_set_in_a_players_turn_run_from_there() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 clocks [9:00/8:00] w · 0:40 w g1f3
        = …
        = 0:40.000 2. White Nf3 used 0:20.000, left 8:55.000",
    );
}

#[test]
fn cr_4_4_4_a_run_that_was_presumed_for_a_move_taken_back_is_not_counted() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w claims norun");
    let runs = |hall: &Hall, side: Side| {
        hall.court.view(BOARD, Audience::Referees).game.expect("paired").sides[side].runs
    };
    assert_eq!(runs(&hall, Side::Black), 1);
    hall.play("0:35 yes");
    assert_eq!(runs(&hall, Side::Black), 0);
}

#[test]
fn cr_4_4_5_the_increment_of_a_claiming_press_is_taken_off_the_tables_clock_again() {
    let table = game(|setup| {
        (setup.clock, setup.evidence) = (ClockRule::Table, Evidence::Presses);
    });
    play(
        table,
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:22 b claims illegal · 0:30 yes
        = …
        = + 0:30.000 asks: set 9:48.000/10:53.000 (+-0:05.000/+0:55.000), White to move",
    );
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
fn cr_4_4_3_an_offer_refused_by_its_card_stays_refused_when_an_earlier_press_was_no_move() {
    play(
        game(|setup| setup.evidence = Evidence::Presses),
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:22 w card · 0:24 b refuses
        0:26 b claims illegal · 0:28 b accepts
        = …
        = 0:28.000 Black: no_offer",
    );
}

#[test]
fn cr_4_3_1_a_stop_with_nothing_to_serve_is_none() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:12 b stands
        = …
        = 0:12.000 Black: nothing_to_serve",
    );
}

#[test]
fn fide_7_5_1_a_claim_of_an_illegal_move_settles_its_question_and_no_other() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:40 b e7e4 · 0:41 chief · 0:45 w claims illegal · 0:46 no
        0:51 b corrects
        = …
        = 0:45.000 White's claim: upheld
        = 0:46.000 amended
        = + 0:46.000 answered no
        = 0:51.000 Black has put it right",
    );
}

#[test]
fn cr_2_1_2_nobody_runs_a_metre_in_less_than_eighty_milliseconds() {
    play(
        reported(),
        "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:08 w crosses · 0:09.239 w returns
        0:10 b crosses · 0:20 b returns · 0:21 b e7e5 · 0:22 b crosses · 0:23.240 b returns
        = …
        = 0:09.239 White full run made in 0:02.239
        = 0:09.239 White: impossible_run
        = …
        = 0:23.240 Black full run made in 0:02.240",
    );
}

#[test]
fn cr_4_4_5_a_claim_rejected_at_its_own_instant_gives_no_time_back() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w claims touch · 0:30 no · 0:40 w g1f3
        = …
        = + 0:30.000 White's claim: rejected
        = 0:40.000 White full run presumed
        = 0:40.000 2. White Nf3 used 0:20.000, left 9:48.000",
    );
}

#[test]
fn sp_18_a_king_that_stands_in_no_check_bears_no_claim_of_one_out() {
    play(
        speed(),
        "
        0:00 start · 0:10 w e2e5 · 0:12 b claims check · 0:13 b press · 0:14 w disputes
        = …
        = 0:14.000 king left in check falls by SP-2 25
        = 0:14.000 runs on: Black",
    );
}

#[test]
fn cr_4_3_1_nobody_stands_his_stop_in_the_countdown_that_ends_a_pause() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:10 b fault no_crossing · 0:12 pause · 0:20 start · 0:21 b stands
        0:24 b stands
        = …
        = 0:21.000 Black: while_paused
        = 0:23.000 resumed
        = 0:24.000 Black stands until 0:34.000 by hand",
    );
}

#[test]
fn cr_4_4_6_while_a_press_beside_the_flag_is_with_the_referee_a_stop_states_no_flag() {
    let mut hall = Hall::with_errors(short(20, game(|_| {})), &[(1, 40), (2, 200)]);
    hall.play("0:00 start · 0:08 w e2e4 · 0:27.9 #2 b e7e5 · 0:35 pause · 0:50 pass");
    let told = hall.told();
    assert!(told.contains("0:27.900 asks: Black's flag or press?"), "{told}");
    assert!(told.ends_with("0:35.000 stopped: an injury\n"), "{told}");
}

#[test]
fn im_3_2_at_the_limit_that_is_with_the_referee_no_flag_falls_any_more() {
    let mut setup = round_robin();
    for side in Side::BOTH {
        setup.time[side].initial = Millis::seconds(60 * 60 + 30);
    }
    play(
        setup,
        "
        0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 62:00 pass
        = …
        = 1:00:03.001 limit reached, points 0/0
        = …",
    );
}

#[test]
fn cr_4_3_1_two_referees_are_two_witnesses_and_one_who_taps_twice_is_one() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play(
        "
        0:00 start · 0:20 #5 w fault no_crossing · 0:20.500 #5 w fault no_crossing
        0:21 #6 w fault no_crossing",
    );
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    assert_eq!(view.sides.white.penalties[0].witnesses, 2);
}

#[test]
fn all_1_a_claim_in_a_pause_starts_no_clock_that_stood() {
    let mut hall = Hall::new(game(|setup| {
        (setup.clock, setup.evidence) = (ClockRule::Table, Evidence::Table);
    }));
    hall.play("0:00 start · 0:10 pause · 0:12 w claims norun · 0:15 no · 0:16 set · 0:30 start · 0:40 pass");
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    assert_eq!(view.running, None);
}

#[test]
fn all_1_an_account_that_lost_a_millisecond_does_not_balance() {
    let account = referee_core::Account {
        given: Millis(600_000),
        increments: Millis(5_000),
        corrected: Millis(-1_000),
        used: Millis(7_000),
        left: Millis(597_000),
    };
    assert!(account.balances());
    assert!(!referee_core::Account { left: Millis(596_999), ..account }.balances());
}

#[test]
fn im_3_5_with_a_clock_too_an_illegal_move_is_taken_back_whatever_the_opponent_does() {
    let mut setup = round_robin();
    for side in Side::BOTH {
        setup.time[side].initial = Millis::minutes(30);
    }
    setup.illegal_moves.supervision = Supervision::Otherwise;
    play(
        setup,
        "
        0:00 start · 0:10 w e2e4 · 0:20 b e7e4 · 0:30 w g1f3 · 0:40 b e7e5
        = …
        = 0:20.000 Black takes e7e4 back and moves from e7
        = 0:30.000 White: move_out_of_turn
        = 0:40.000 1. Black e5 used 0:30.000, left 29:30.000",
    );
}

#[test]
fn all_3_a_corrected_result_came_about_by_a_ruling_and_in_speed_chess_by_both_players_word() {
    let how = |setup: GameSetup, sheet: &str| {
        let mut hall = Hall::new(setup);
        hall.play(sheet);
        let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
        view.ended.map(|ended| (ended.result.pgn(), ended.by))
    };
    assert_eq!(
        how(
            game(|_| {}),
            "0:00 start · 0:10 w e2e4 · 0:20 w resigns · 0:30 enter 0-1 · 0:40 seal · 0:50 correct 1-0"
        ),
        Some(("1-0", Termination::Ruling))
    );
    assert_eq!(
        how(
            speed(),
            "
            0:00 start · 0:10 w e2e4 · 0:20 w resigns · 0:30 enter 0-1 · 0:40 seal
            0:45 agree 1-0 · 0:50 correct 1-0"
        ),
        Some(("1-0", Termination::PlayersAgreed))
    );
}

#[test]
fn cr_4_3_5_with_the_end_of_the_game_nobody_is_asked_about_late_calls_any_more() {
    let mut hall = Hall::new(game(|_| {}));
    let asked = |hall: &Hall| {
        let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
        view.inbox.len()
    };
    hall.play("0:00 start · 0:08 w e2e4 · 0:09@0:41 #3 w fault no_crossing · 0:42 pass");
    assert_eq!(asked(&hall), 1);
    hall.play("0:50 b resigns");
    assert_eq!(asked(&hall), 0);
}

#[test]
fn cr_4_4_6_a_press_at_the_flags_very_instant_is_late_while_the_flag_cannot_be_stated_yet() {
    play(
        short(20, game(|_| {})),
        "
        0:00 start · 0:08 w e2e4 · 0:20 #2 silent · 0:28 b e7e5 · 0:30 #2 speaks · 0:40 pass
        = …
        = 0:28.000 Black: after_the_flag
        = …
        = + 0:28.000 Black's flag fell
        = + 0:28.000 ended: White wins (flag fall)",
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
fn cr_4_3_1_a_call_for_a_half_move_that_nobody_reported_is_unexpected() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:40 b e7e5 · 1:20 w fault no_crossing after 9
        = …
        = 1:20.000 White called: no crossing of 1:20.000, unexpected",
    );
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
