//! Corners of starts, runs and penalties to which no other sheet comes.

use crate::corners::reported;
use crate::sheet::{BOARD, Hall, game, play};
use court_protocol::{Audience, RunEvidence, Side};

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
        0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing · 0:16 b crosses · 0:16 b stands
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
fn cr_4_3_3_a_call_added_to_a_stop_goes_on_when_the_first_one_is_void() {
    let told = |void: &str| {
        format!(
            "
            0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing · 0:16 b crosses · 0:16 b stands
            0:20 #4 b fault disturbance
            {void} · 0:50 b returns · 0:52 b e7e5 · 1:00 b crosses · 1:00 b stands · 1:05 pass"
        )
    };
    // in mid-stop, when he was free already, and where the call was really White's
    for void in ["0:22 void call 1", "0:38 void call 1", "0:37 #3 replace 1 w no_crossing"] {
        let told = play(reported(), &told(void));
        assert!(told.contains("0:16.000 Black stands until 0:26.000\n"), "{told}");
        assert!(told.contains("+ 0:20.000 Black stands until 0:30.000\n"), "{told}");
        assert!(told.contains("0:30.000 Black is free, 1 served\n"), "{told}");
        assert!(told.contains("0:50.000 Black full run made"), "{told}");
        assert!(told.ends_with("1:00.000 Black: nothing_to_serve\n"), "{told}");
    }
}

#[test]
fn cr_4_3_1_a_second_witness_in_the_stop_keeps_it_when_the_first_takes_his_call_back() {
    play(
        reported(),
        "
        0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:14 #3 b fault no_crossing · 0:15 b crosses · 0:15 b stands
        0:16 #4 b fault no_crossing · 0:20 #3 void call 1 · 0:40 b returns
        = …
        = 0:16.000 Black: the same call
        = …
        = + 0:16.000 Black called: no crossing of 0:16.000, unexpected
        = + 0:16.000 Black stands until 0:26.000
        = 0:26.000 Black is free, 1 served
        = 0:40.000 Black full run made in 0:37.000",
    );
}

#[test]
fn cr_4_3_1_who_left_his_stop_is_told_so_when_he_is_back() {
    play(
        reported(),
        "
        0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing · 0:16 b crosses · 0:16 b stands
        0:20 b leaves · 0:29 b returns
        = …
        = 0:29.000 Black: while_serving",
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
fn cr_4_3_1_nobody_stands_his_stop_in_the_countdown_that_ends_a_pause() {
    play(
        game(|_| {}),
        "
        0:00 start · 0:08 w e2e4 · 0:10 b fault no_crossing · 0:12 pause · 0:20 start · 0:21 b stands
        0:24 b stands
        = …
        = 0:21.000 Black: while_paused
        = 0:23.000 resumed
        = 0:24.000 Black stands until 0:34.000",
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
fn cr_4_1_4_a_false_start_that_is_called_after_the_abort_stands_for_the_next_start() {
    play(
        reported(),
        "
        0:00 start · 0:01.500 b fault false_start · 0:02 abort · 0:10 w fault false_start
        1:00 start · 1:06 w returns · 1:08 w e2e4 · 1:10 b crosses · 1:10 b stands · 1:12 w crosses · 1:12 w stands
        = …
        = 1:10.000 Black crosses
        = 1:10.000 Black: nothing_to_serve
        = 1:12.000 White crosses
        = 1:12.000 White stands until 1:22.000",
    );
}

#[test]
fn cr_4_3_1_a_call_at_the_instant_his_stop_ends_waits_unless_a_judge_says_he_is_there() {
    let sheet = "0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing
        0:16 b crosses · 0:16 b stands · 0:26 #4 b fault disturbance";
    play(
        reported(),
        &format!(
            "{sheet} · 0:27 b returns
        = …
        = 0:26.000 Black is free, 1 served
        = 0:26.000 Black called: disturbance of 0:26.000
        = 0:27.000 Black full run made in 0:24.000"
        ),
    );
    play(
        reported(),
        &format!(
            "{sheet} · 0:26.500 #4 b stands · 0:37 b returns
        = …
        = 0:26.500 Black stands until 0:36.500
        = 0:36.500 Black is free, 1 served
        = 0:37.000 Black full run made in 0:34.000"
        ),
    );
}

#[test]
fn cr_4_3_1_after_a_pause_stopwatch_and_clocks_go_on_at_go_and_not_at_two() {
    play(
        reported(),
        "
        0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing · 0:16 b crosses · 0:16 b stands
        0:18 pause · 0:30 start · 0:43 b returns · 0:50 b e7e5
        = …
        = 0:18.000 stopped: an injury
        = 0:30.000 counting to GO at 0:33.000
        = 0:33.000 resumed
        = 0:41.000 Black is free, 1 served
        = 0:43.000 Black full run made in 0:25.000
        = 0:50.000 1. Black e5 used 0:27.000, left 9:43.000",
    );
}
