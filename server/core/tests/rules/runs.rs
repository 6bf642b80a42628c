//! Runs and what is owed.

use crate::sheet::{game, play};
use court_protocol::{GameSetup, RunEvidence};
use insta::assert_snapshot;

fn reported() -> GameSetup {
    game(|game| game.runs = RunEvidence::Reported)
}

/// White at the board and moved, Black back from his first run.
const RUNNING: &str =
    "0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:08 b crosses · 0:12 b returns · ";

#[test]
fn cr_2_1_2_a_completed_move_owes_a_full_run_out_over_the_line_and_back() {
    assert_snapshot!(play(reported(), &format!(
        "{RUNNING} 0:15 b e7e5 · 0:16 w crosses · 0:20 w returns · 0:25 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    0:16.000 White crosses
    0:20.000 White full run made in 0:13.000
    0:25.000 2. White Nf3 used 0:10.000, left 9:59.000
    ");
}

#[test]
fn cr_2_1_2_a_return_without_a_crossing_pays_nothing() {
    assert_snapshot!(play(reported(), &format!(
        "{RUNNING} 0:15 b e7e5 · 0:20 w returns · 0:25 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    0:20.000 White at the board, no run
    0:20.000 White: return_without_crossing
    0:25.000 White moved before the run
    0:25.000 asks: White moved before the run?
    0:25.000 2. White Nf3 used 0:10.000, left 9:59.000
    ");
}

#[test]
fn cr_4_2_2_a_move_before_the_run_is_recorded_clocks_follow_and_the_run_stays_owed() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:15 b e7e5 · 0:18 w g1f3
        0:20 w crosses · 0:24 w returns · 0:26 w crosses · 0:30 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    0:18.000 White moved before the run
    0:18.000 asks: White moved before the run?
    0:18.000 2. White Nf3 used 0:03.000, left 10:06.000
    0:20.000 White crosses
    0:24.000 White full run made in 0:06.000
    0:26.000 White crosses
    0:30.000 White full run made
    ");
}

#[test]
fn cr_4_2_2_it_is_said_once_for_a_move_that_is_placed_and_then_pressed() {
    assert_snapshot!(play(reported(), &format!(
        "{RUNNING} 0:15 b e7e5 · 0:18 w puts g1f3 · 0:19 w puts g1h3 · 0:20 w press")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    0:18.000 White puts g1f3
    0:18.000 White moved before the run
    0:18.000 asks: White moved before the run?
    0:19.000 White puts g1h3
    0:20.000 2. White Nh3 used 0:05.000, left 10:04.000
    ");
}

#[test]
fn cr_4_2_2_the_referees_answer_closes_the_question_and_sanctions_nothing_by_itself() {
    assert_snapshot!(play(reported(), &format!(
        "{RUNNING} 0:15 b e7e5 · 0:18 w g1f3 · 0:30 yes")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    0:18.000 White moved before the run
    0:18.000 asks: White moved before the run?
    0:18.000 2. White Nf3 used 0:03.000, left 10:06.000
    0:30.000 amended
      + 0:30.000 answered yes
    ");
}

#[test]
fn cr_4_1_3_a_first_move_before_the_first_run_is_an_infringement() {
    assert_snapshot!(play(reported(), "0:00 start · 0:05 w e2e4"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:05.000 White moved before the run
    0:05.000 asks: White moved before the run?
    0:05.000 1. White e4 used 0:04.000, left 10:06.000
    ");
}

#[test]
fn cr_4_2_3_the_move_that_ends_the_game_owes_nothing_and_all_debts_end() {
    let sheet = "0:00 start · 0:08 w f2f3 · 0:20 b e7e5 · 0:30 w g2g4 · 0:40 b puts d8h4";
    let mut hall = crate::sheet::Hall::new(game(|_| {}));
    hall.play(sheet);
    hall.check_invariants();
    assert_snapshot!(hall.told(), @r"
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
    ");
    for audience in court_protocol::Audience::ALL {
        let sides = hall.court.view(crate::sheet::BOARD, audience).game.expect("paired").sides;
        assert!(sides.white.owes.is_empty() && sides.black.owes.is_empty());
    }
}

#[test]
fn cr_4_2_3_castling_and_a_promotion_owe_a_run_like_any_move() {
    let setup = game(|game| {
        game.runs = RunEvidence::Reported;
        game.start_fen = Some("4k3/P6p/8/8/8/8/8/R3K2R w KQ - 0 1".into());
    });
    assert_snapshot!(play(setup, "
        0:00 start · 0:05 w returns · 0:06 w e1c1 · 0:07 b crosses · 0:11 b returns · 0:12 b h7h6
        0:13 w crosses · 0:17 w returns · 0:18 w a7a8q · 0:19 b crosses · 0:23 b returns · 0:24 b e8e7
        0:25 w d1d4"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:05.000 White half run made in 0:02.000
    0:06.000 1. White O-O-O used 0:05.000, left 10:05.000
    0:07.000 Black crosses
    0:11.000 Black full run made in 0:08.000
    0:12.000 1. Black h6 used 0:06.000, left 10:04.000
    0:13.000 White crosses
    0:17.000 White full run made in 0:11.000
    0:18.000 2. White a8=Q+ used 0:06.000, left 10:04.000
    0:19.000 Black crosses
    0:23.000 Black full run made in 0:11.000
    0:24.000 2. Black Ke7 used 0:06.000, left 10:03.000
    0:25.000 White moved before the run
    0:25.000 asks: White moved before the run?
    0:25.000 3. White Rd4 used 0:01.000, left 10:08.000
    ");
}

#[test]
fn cr_4_2_3_a_draw_claim_that_fails_takes_no_run_away() {
    assert_snapshot!(play(reported(), "
        0:00 start · 0:05 w returns · 0:06 w claims threefold · 0:07 w e2e4
        0:08 b crosses · 0:11 b returns · 0:12 b e7e5 · 0:13 w g1f3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:05.000 White half run made in 0:02.000
    0:06.000 White claims threefold
    0:06.000 White's claim: rejected
    0:06.000 Black is given 1:00.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:11.000 Black full run made in 0:08.000
    0:12.000 1. Black e5 used 0:05.000, left 11:05.000
    0:13.000 White moved before the run
    0:13.000 asks: White moved before the run?
    0:13.000 2. White Nf3 used 0:01.000, left 10:08.000
    ");
}

#[test]
fn on_a_presumed_lane_a_run_counts_at_the_next_press_unless_it_was_seen_before() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:12 b crosses · 0:16 b returns · 0:20 b e7e5 · 0:30 w g1f3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:12.000 Black crosses
    0:16.000 Black full run made in 0:13.000
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White Nf3 used 0:10.000, left 9:58.000
    ");
}

#[test]
fn cr_2_1_2_a_run_nobody_runs_so_fast_counts_and_is_marked() {
    let sheet = |at: &str| format!("0:00 start · {at} w returns");
    assert_snapshot!(play(reported(), &sheet("0:04.119")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:04.119 White half run made in 0:01.119
    0:04.119 White: impossible_run
    ");
    assert!(!play(reported(), &sheet("0:04.120")).contains("impossible_run"));
    let child = game(|game| {
        game.runs = RunEvidence::Reported;
        game.turning_point.white = 7;
    });
    assert!(
        !play(child, &sheet("0:03.560")).contains("impossible_run"),
        "a child's way is shorter"
    );
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
    assert_snapshot!(sheet("0:25.999 b returns · 0:33 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
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
fn cr_4_2_2_a_half_run_that_was_not_paid_is_paid_by_the_next_arrival_with_the_run_it_completes() {
    let setup = || game(|game| game.runs = RunEvidence::Reported);
    play(
        setup(),
        "
        0:00 start · 0:06 w e2e4 · 0:08 b crosses · 0:12 b returns · 0:13 b e7e5
        0:14 w crosses · 0:20 w returns · 0:25 w g1f3
        = …
        = 0:06.000 White moved before the run
        = …
        = 0:20.000 White half run made
        = 0:20.000 White full run made in 0:14.000
        = 0:25.000 2. White Nf3 used 0:12.000, left 9:58.000",
    );
    // an arrival that completes no run pays the half run alone
    play(
        setup(),
        "
        0:00 start · 0:06 w e2e4 · 0:06.500 w returns · 0:10 w returns · 0:14 w crosses
        0:20 w returns
        = …
        = 0:06.500 White half run made
        = 0:10.000 White at the board, no run
        = 0:10.000 White: return_without_crossing
        = 0:14.000 White crosses
        = 0:20.000 White full run made",
    );
    // no run counts before what was wrong is put right
    play(
        setup(),
        "
        0:00 start · 0:06 w e2e5 · 0:14 w crosses · 0:20 w returns
        = …
        = 0:20.000 White half run made
        = 0:20.000 White at the board, no run
        = 0:20.000 White: run_before_correction",
    );
}

#[test]
fn cr_4_4_4_the_run_of_a_move_that_stands_goes_on_when_its_pawn_becomes_a_queen_on_a_claim() {
    let setup = game(|game| {
        game.runs = RunEvidence::Reported;
        game.start_fen = Some("7k/P7/8/8/8/8/7P/K7 w - - 0 1".into());
    });
    play(
        setup,
        "
        0:00 start · 0:06 w returns · 0:20 w a7a8 · 0:24 w crosses · 0:26 b claims illegal · 0:28 yes
        = …
        = + 0:28.000 White hands the clock back
        0:30 w returns · 0:35 w crosses · 0:40 w returns
        = 0:30.000 White full run made in 0:10.000
        = 0:35.000 White crosses
        = 0:40.000 White full run made",
    );
}

#[test]
fn cr_4_4_4_a_correction_before_the_return_leaves_the_run_of_a_move_that_stands() {
    play(
        game(|game| game.runs = RunEvidence::Reported),
        "
        0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 w crosses · 0:14 b claims displaced pieces
        0:16 yes · 0:18 w corrects
        = …
        = 0:18.000 White has put it right
        0:20 w returns · 0:25 w crosses · 0:30 w returns
        = 0:20.000 White full run made in 0:12.000
        = 0:25.000 White crosses
        = 0:30.000 White full run made",
    );
}
