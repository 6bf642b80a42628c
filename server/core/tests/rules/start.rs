//! Start: 3, 2, 1, GO.

use crate::sheet::{game, play};
use court_protocol::RunEvidence;
use insta::assert_snapshot;

#[test]
fn cr_4_1_2_whites_clock_runs_from_two_seconds_before_go() {
    assert_snapshot!(play(game(|_| {}), "0:00 start · 0:08 w e2e4 · 0:20 b e7e5"), @"");
}

#[test]
fn cr_4_1_3_at_go_black_owes_a_full_run_and_white_the_half_run() {
    let reported = game(|game| game.runs = RunEvidence::Reported);
    assert_snapshot!(play(reported, "
        0:00 start · 0:06 w returns · 0:07 w e2e4
        0:09 b crosses · 0:13 b returns · 0:15 b e7e5"), @"");
}
