//! Start: 3, 2, 1, GO.

use crate::sheet::{game, play};
use court_protocol::RunEvidence;
use insta::assert_snapshot;

#[test]
fn cr_4_1_2_whites_clock_runs_from_two_seconds_before_go() {
    assert_snapshot!(play(game(|_| {}), "0:00 start · 0:08 w e2e4 · 0:20 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    ");
}

#[test]
fn cr_4_1_3_at_go_black_owes_a_full_run_and_white_the_half_run() {
    let reported = game(|game| game.runs = RunEvidence::Reported);
    assert_snapshot!(play(reported, "
        0:00 start · 0:06 w returns · 0:07 w e2e4
        0:09 b crosses · 0:13 b returns · 0:15 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 Black crosses
    0:13.000 Black full run made in 0:10.000
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    ");
}

#[test]
fn an_abort_before_go_leaves_every_clock_as_before() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:02.500 abort · 1:00 start · 1:05 w e2e4"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:02.500 aborted
    1:00.000 counting to GO at 1:03.000
    1:01.000 White's clock starts
    1:03.000 started
    1:05.000 White half run presumed
    1:05.000 1. White e4 used 0:04.000, left 10:06.000
    ");
}

#[test]
fn an_abort_after_go_is_refused() {
    assert_snapshot!(play(game(|_| {}), "0:00 start · 0:03 abort"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:03.000 refused wrong_phase: game=1 needs=before_go phase=running
    ");
}

#[test]
fn cr_4_1_2_blacks_press_at_two_is_evidence_and_raised_when_half_a_second_away() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:01.500 b press · 0:01.501 b press · 0:02 w press"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:01.500 Black: clock_start
    0:01.501 Black: clock_start_differs
    0:02.000 White: before_go
    ");
}

#[test]
fn what_happens_before_go_is_recorded_and_counts_for_nothing() {
    assert_snapshot!(play(game(|_| {}), "0:00 start · 0:02 w e2e4 · 0:05 w e2e4"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:02.000 White: before_go
    0:03.000 started
    0:05.000 White half run presumed
    0:05.000 1. White e4 used 0:04.000, left 10:06.000
    ");
}

#[test]
fn what_happened_before_the_start_is_refused() {
    assert_snapshot!(play(game(|_| {}), "
        0:01 w e2e4 · 0:10 start · 0:08@0:20 w e2e4"), @r"
    0:01.000 refused wrong_phase: game=1 needs=start_ruled phase=waiting
    0:10.000 counting to GO at 0:13.000
    0:11.000 White's clock starts
    0:13.000 started
    0:20.000 refused before_the_game: early_ms=2000 game=1
    ");
}

#[test]
fn a_running_game_is_not_started_again() {
    assert_snapshot!(play(game(|_| {}), "0:00 start · 0:05 start"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:05.000 refused wrong_phase: game=1 needs=waiting_or_paused phase=running
    ");
}
