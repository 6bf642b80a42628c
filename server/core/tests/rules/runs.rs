//! Runs and debts of runs.

use crate::sheet::{BOARD, Hall, after, game, play, reported, since};
use court_protocol::{Audience, Millis, Said, Side};
use insta::assert_snapshot;

#[test]
fn cr_4_2_3_the_move_that_ends_the_game_owes_nothing_and_all_debts_end() {
    let sheet = "0:00 start · 0:08 w f2f3 · 0:20 b e7e5 · 0:30 w g2g4 · 0:40 b puts d8h4";
    let mut hall = Hall::new(game(|_| {}));
    hall.play(sheet);
    assert_snapshot!(since(&hall.told(), "0:40.000"), @r"
    0:40.000 Black full run presumed
    0:40.000 2. Black Qh4# used 0:10.000, left 9:48.000
    0:40.000 ended: Black wins (checkmate)
    ");
    for audience in Audience::ALL {
        let sides = hall.court.view(BOARD, audience).game.expect("paired").sides;
        assert!(sides.white.owes.is_empty() && sides.black.owes.is_empty());
    }
}

#[test]
fn cr_4_1_3_the_way_to_the_board_at_go_counts_as_half_a_run() {
    let mut hall = Hall::new(reported());
    hall.play("0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 w crosses · 0:17 w returns");
    let white = hall.court.view(BOARD, Audience::Public).game.expect("paired").sides.white;
    assert_eq!((white.runs, white.half_runs), (1, 1));
    let lines = hall.court.snapshot(Audience::Public).ticker;
    let runs = lines.into_iter().filter_map(|line| match line.said {
        Said::RunMade { took, half, .. } => Some((took, half)),
        _ => None,
    });
    let (short, whole) = (Some(Millis::seconds(3)), Some(Millis::seconds(9)));
    assert_eq!(runs.collect::<Vec<_>>(), [(short, true), (whole, false)]);
}

#[test]
fn the_way_home_begins_at_the_end_of_the_stop() {
    let sheet = "0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing
        0:16 b crosses · 0:16 b stands · 0:20 pass";
    let mut hall = Hall::new(reported());
    hall.play(sheet);
    let crossed = hall.seen().sides.black.since.expect("he was seen crossing");
    hall.play("0:30 pass");
    assert_eq!(hall.seen().sides.black.since, Some(crossed + Millis::seconds(10)));
}

#[test]
fn cr_4_3_1_a_run_left_a_millisecond_before_the_stopwatch_ends_is_not_made() {
    let sheet = |back: &str| {
        play(
            reported(),
            &format!(
                "0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing
                0:16 b crosses · 0:16 b stands · {back}"
            ),
        )
    };
    assert_snapshot!(since(&sheet("0:25.999 b returns · 0:33 b e7e5"), "0:12.000"), @r"
    0:12.000 Black called: no crossing of 0:12.000
    0:16.000 Black crosses
    0:16.000 Black stands until 0:26.000
    0:25.999 asks: Black is at the board; did he leave the stop?
    0:25.999 Black: while_serving
    0:26.000 Black is free, 1 served
    0:33.000 Black moved before the run
    0:33.000 asks: Black moved before the run?
    0:33.000 1. Black e5 used 0:25.000, left 9:45.000
    ");
    let at_its_end = sheet("0:26 b returns");
    assert!(at_its_end.contains("Black full run made"), "{at_its_end}");
    // The stop is served at the same run's next line.
    let again =
        sheet("0:25.999 b leaves · 0:30 b crosses · 0:30 b stands · 0:41 b returns · 0:42 b e7e5");
    assert!(again.contains("0:41.000 Black full run made"), "{again}");
    assert!(!again.contains("moved before"), "{again}");
}

#[test]
fn cr_4_3_1_whoever_is_seen_leaving_his_stop_has_not_made_that_run() {
    let told = play(
        reported(),
        "0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing
        0:16 b crosses · 0:16 b stands · 0:20 b leaves · 0:23 b returns · 0:30 b e7e5",
    );
    assert!(told.contains("0:23.000 Black: while_serving"), "{told}");
    assert!(told.contains("0:30.000 Black moved before the run"), "{told}");
}

#[test]
fn cr_2_1_2_whole_runs_are_counted_and_the_half_run_of_the_start_is_none() {
    let view = after(
        game(|_| {}),
        "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w d2d4 · 0:40 b d7d5 · 0:41 pass",
    );
    assert_eq!((view.sides.white.runs, view.sides.black.runs), (1, 2));
}

#[test]
fn cr_4_1_4_a_start_that_did_not_come_about_takes_false_starts_with_it_and_nothing_else() {
    let view = after(
        game(|_| {}),
        "0:00 start · 0:01 w fault no_crossing · 0:01 b fault false_start · 0:02 abort",
    );
    assert_eq!((view.sides.white.penalties.len(), view.sides.black.penalties.len()), (1, 0));
}

#[test]
fn cr_4_3_1_screens_mark_a_call_for_an_earlier_instant() {
    let view = after(
        game(|_| {}),
        "0:00 start · 0:20 b fault no_crossing · 0:40 w fault equipment ago 0:10 · 0:41 pass",
    );
    let is_back =
        |side: Side| view.sides[side].penalties.iter().map(|p| p.back).collect::<Vec<_>>();
    assert_eq!((is_back(Side::White), is_back(Side::Black)), (vec![true], vec![false]));
}

#[test]
fn cr_4_3_5_no_screen_shows_a_penalty_that_lapsed_with_the_game() {
    let view = after(
        game(|_| {}),
        "0:00 start · 0:20 b fault no_crossing · 0:22 w e2e4 · 0:30 b resigns · 0:31 pass",
    );
    assert!(view.ended.is_some() && view.sides.black.penalties.is_empty());
}

#[test]
fn cr_4_1_4_screens_mark_a_false_start_that_was_called_too_late_to_be_one() {
    let view = after(
        game(|_| {}),
        "0:00 start · 0:08 w fault false_start · 0:08.001 b fault false_start · 0:09 pass",
    );
    let is_unexpected = |side: Side| view.sides[side].penalties[0].unexpected;
    assert!(!is_unexpected(Side::White) && is_unexpected(Side::Black));
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
fn cr_4_3_1_two_referees_are_two_witnesses_and_one_who_taps_twice_is_one() {
    let view = after(
        game(|_| {}),
        "
        0:00 start · 0:20 #5 w fault no_crossing · 0:20.500 #5 w fault no_crossing
        0:21 #6 w fault no_crossing",
    );
    assert_eq!(view.sides.white.penalties[0].witnesses, 2);
}

#[test]
fn cr_4_3_5_with_the_end_of_the_game_nobody_is_asked_about_late_calls_any_more() {
    let mut hall = Hall::new(game(|_| {}));
    let asked = |hall: &Hall| {
        let view = hall.seen();
        view.inbox.len()
    };
    hall.play("0:00 start · 0:08 w e2e4 · 0:09@0:41 #3 w fault no_crossing · 0:42 pass");
    assert_eq!(asked(&hall), 1);
    hall.play("0:50 b resigns");
    assert_eq!(asked(&hall), 0);
}
