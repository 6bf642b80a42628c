//! Claims of irregularities (CR-4.4-4, CR-4.4-5).

use crate::sheet::{game, play};
use court_protocol::{ClockRule, Evidence, GameSetup, Millis, RunEvidence, Supervision};
use insta::assert_snapshot;

/// After the start, both sides' first moves made.
const OPENED: &str = "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · ";

fn level(evidence: Evidence) -> GameSetup {
    game(|game| game.evidence = evidence)
}

/// A table on no wire: nobody reports moves, the clock on it rules.
fn table() -> GameSetup {
    game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
        game.runs = RunEvidence::Reported;
    })
}

#[test]
fn cr_4_4_4_an_upheld_claim_owes_a_correction_and_then_a_full_run() {
    let setup = game(|game| {
        game.evidence = Evidence::Presses;
        game.runs = RunEvidence::Reported;
    });
    assert_snapshot!(play(setup, "
        0:00 start · 0:06 w returns · 0:07 w press · 0:08 b crosses · 0:12 b returns · 0:15 b press
        0:16 w crosses · 0:20 w returns · 0:25 w press · 0:26 w claims displaced pieces
        0:40 yes · 0:41 b crosses · 0:44 b returns · 0:45 b crosses · 0:48 b returns
        0:50 b corrects · 0:52 b crosses · 0:56 b returns · 1:00 b press"), @r#"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White presses used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 1. Black presses used 0:08.000, left 10:02.000
    0:16.000 White crosses
    0:20.000 White full run made in 0:13.000
    0:25.000 2. White presses used 0:10.000, left 9:59.000
    0:26.000 2. White's press was no move
    0:26.000 White claims displaced pieces
    0:26.000 asks: White's claim, displaced pieces?
    0:40.000 amended
      + 0:26.000 White's claim: upheld
      + 0:26.000 Black owes a correction and a run
      + 0:40.000 answered yes
    0:41.000 Black crosses
    0:44.000 Black full run made in 0:29.000
    0:45.000 Black crosses
    0:48.000 Black at the board, no run
    0:48.000 Black: run_before_correction
    0:50.000 Black has put it right
    0:52.000 Black crosses
    0:56.000 Black full run made in 0:06.000
    1:00.000 Black hands the clock back
    "#);
}

#[test]
fn cr_4_4_4_the_run_of_a_move_that_stands_is_paid_on_the_way_when_a_claim_is_upheld() {
    play(
        game(|game| game.runs = RunEvidence::Reported),
        "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:08 b crosses · 0:12 b returns · 0:15 b e7e5
        0:16 w crosses · 0:20 w returns · 0:50 w g1f3 · 0:55 w crosses
        1:06 b claims displaced pieces · 1:08 yes · 1:10 w returns · 1:12 w crosses · 1:16 w returns
        1:17 w corrects · 1:20 w crosses · 1:26 w returns
        = …
        = + 1:06.000 White owes a correction and a run
        = + 1:08.000 answered yes
        = 1:10.000 White full run made in 0:20.000
        = 1:12.000 White crosses
        = 1:16.000 White at the board, no run
        = 1:16.000 White: run_before_correction
        = 1:17.000 White has put it right
        = 1:20.000 White crosses
        = 1:26.000 White full run made in 0:09.000",
    );
}

#[test]
fn cr_4_4_4_a_move_taken_back_takes_its_increment_and_its_run_with_it() {
    assert_snapshot!(play(level(Evidence::Presses), "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 w claims illegal · 0:50 yes
        1:00 b corrects · 1:10 b crosses · 1:15 b returns · 1:20 b press · 1:30 w press"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White presses used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black presses used 0:12.000, left 9:58.000
    0:30.000 White claims illegal move
    0:30.000 asks: White's claim, illegal move?
    0:50.000 amended
      + 0:30.000 White's claim: upheld
      + 0:30.000 1. Black taken back
      + 0:30.000 Black's move is illegal
      + 0:30.000 White is given 1:00.000
      + 0:30.000 Black owes a correction and a run
      + 0:50.000 answered yes
    1:00.000 Black has put it right
    1:10.000 Black crosses
    1:15.000 Black full run made in 0:15.000
    1:20.000 1. Black presses used 0:50.000, left 9:08.000
    1:30.000 White full run presumed
    1:30.000 2. White presses used 0:20.000, left 10:48.000
    ");
}

#[test]
fn cr_4_4_4_a_move_before_its_run_is_taken_back_when_the_claim_is_upheld() {
    let setup = game(|game| game.runs = RunEvidence::Reported);
    assert_snapshot!(play(setup, "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:09 b e7e5 · 0:12 w crosses · 0:16 w returns
        0:20 w claims norun · 0:30 no · 0:31 yes · 0:35 b crosses · 0:39 b returns · 0:40 b corrects
        0:44 b crosses · 0:48 b returns · 0:50 b e7e6"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 Black moved before the run
    0:09.000 asks: Black moved before the run?
    0:09.000 1. Black e5 used 0:02.000, left 10:08.000
    0:12.000 White crosses
    0:16.000 White full run made in 0:09.000
    0:20.000 White claims moved before the run
    0:20.000 asks: White's claim, moved before the run?
    0:30.000 amended
      + 0:30.000 answered no
    0:31.000 amended
      + 0:20.000 White's claim: upheld
      + 0:20.000 1. Black taken back
      + 0:20.000 Black owes a correction and a run
      + 0:31.000 answered yes
    0:35.000 Black crosses
    0:39.000 Black full run made in 0:30.000
    0:40.000 Black has put it right
    0:44.000 Black crosses
    0:48.000 Black full run made in 0:08.000
    0:50.000 1. Black e6 used 0:30.000, left 9:38.000
    ");
}

#[test]
fn cr_4_4_4_on_a_presumed_lane_the_run_that_was_not_made_is_owed_again() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w claims norun · 0:40 yes · 0:50 b e7e6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White claims moved before the run
    0:30.000 asks: White's claim, moved before the run?
    0:40.000 amended
      + 0:30.000 White's claim: upheld
      + 0:30.000 1. Black taken back, full run unpaid
      + 0:30.000 Black owes a correction and a run
      + 0:40.000 answered yes
    0:50.000 Black full run presumed
    0:50.000 Black has put it right
    0:50.000 Black full run presumed
    0:50.000 1. Black e6 used 0:20.000, left 9:38.000
    ");
}

#[test]
fn cr_4_4_5_the_claiming_press_is_no_move_where_presses_are_the_moves() {
    assert_snapshot!(play(level(Evidence::Presses), "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 w press · 0:34 w claims illegal
        0:50 yes · 1:10 b press"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White presses used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black presses used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White presses used 0:10.000, left 9:58.000
    0:34.000 2. White's press was no move
    0:34.000 White claims illegal move
    0:34.000 asks: White's claim, illegal move?
    0:50.000 amended
      + 0:34.000 White's claim: upheld
      + 0:34.000 1. Black taken back
      + 0:34.000 Black's move is illegal
      + 0:34.000 White is given 1:00.000
      + 0:34.000 Black owes a correction and a run
      + 0:50.000 answered yes
    1:10.000 Black has put it right
    1:10.000 Black full run presumed
    1:10.000 1. Black presses used 0:40.000, left 9:18.000
    ");
}

#[test]
fn cr_4_4_5_the_claiming_press_is_no_move_and_no_illegal_move_where_moves_are_reported() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w press · 0:34 w claims touch · 0:50 yes · 1:10 b d7d5")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White presses without a move
    0:34.000 White claims touch-move
    0:34.000 asks: White's claim, touch-move?
    0:50.000 amended
      + 0:34.000 White's claim: upheld
      + 0:34.000 1. Black taken back
      + 0:34.000 Black owes a correction and a run
      + 0:50.000 answered yes
    1:10.000 Black has put it right
    1:10.000 Black full run presumed
    1:10.000 1. Black d5 used 0:40.000, left 9:18.000
    ");
}

#[test]
fn cr_4_4_5_a_rejected_claim_puts_the_offenders_clock_back_and_the_claimants_runs_on() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w claims touch · 0:50 no · 1:00 w g1f3 · 1:10 b b8c6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White claims touch-move
    0:30.000 asks: White's claim, touch-move?
    0:50.000 amended
      + 0:50.000 answered no
      + 0:50.000 White's claim: rejected
      + 0:50.000 Black is given 0:20.000
    1:00.000 White full run presumed
    1:00.000 2. White Nf3 used 0:20.000, left 9:48.000
    1:10.000 Black full run presumed
    1:10.000 2. Black Nc6 used 0:10.000, left 9:53.000
    ");
}

#[test]
fn cr_4_4_5_a_claim_at_presses_that_is_rejected_gives_the_turn_back() {
    assert_snapshot!(play(level(Evidence::Presses), "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 w press · 0:34 w claims illegal
        0:50 no · 1:00 w press · 1:10 b press"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White presses used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black presses used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White presses used 0:10.000, left 9:58.000
    0:34.000 2. White's press was no move
    0:34.000 White claims illegal move
    0:34.000 asks: White's claim, illegal move?
    0:50.000 amended
      + 0:50.000 answered no
      + 0:50.000 White's claim: rejected
      + 0:50.000 Black is given 0:20.000
    1:00.000 2. White presses used 0:20.000, left 9:48.000
    1:10.000 Black full run presumed
    1:10.000 2. Black presses used 0:10.000, left 9:53.000
    ");
}

#[test]
fn cr_4_4_5_no_flag_falls_while_a_claim_is_ruled_on() {
    let setup = game(|game| game.time.black.initial = Millis::seconds(20));
    assert_snapshot!(play(setup, &format!(
        "{OPENED} 0:30 w claims touch · 2:00 no · 2:10 w g1f3 · 2:15 b b8c6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 0:18.000
    0:30.000 White claims touch-move
    0:30.000 asks: White's claim, touch-move?
    2:00.000 amended
      + 2:00.000 answered no
      + 2:00.000 White's claim: rejected
      + 2:00.000 Black is given 1:30.000
    2:10.000 White full run presumed
    2:10.000 2. White Nf3 used 0:20.000, left 9:48.000
    2:15.000 Black full run presumed
    2:15.000 2. Black Nc6 used 0:05.000, left 0:18.000
    ");
}

#[test]
fn cr_4_4_5_upheld_the_offenders_clock_has_run_on_and_his_flag_falls() {
    let setup = game(|game| game.time.black.initial = Millis::seconds(20));
    assert_snapshot!(play(setup, &format!("{OPENED} 0:30 w claims touch · 2:00 yes")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 0:18.000
    0:30.000 White claims touch-move
    0:30.000 asks: White's claim, touch-move?
    2:00.000 amended
      + 0:30.000 White's claim: upheld
      + 0:30.000 1. Black taken back
      + 0:30.000 Black owes a correction and a run
      + 2:00.000 answered yes
      + 0:43.000 Black's flag fell
      + 0:43.000 ended: White wins (flag fall)
    ");
}

#[test]
fn cr_4_4_5_a_move_made_before_the_ruling_came_in_is_ruled_with_it() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w claims touch · 0:40 w g1f3 · 0:50 no · 1:00 b b8c6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White claims touch-move
    0:30.000 asks: White's claim, touch-move?
    0:40.000 White: claim_awaits
    0:50.000 amended
      - 0:40.000 White: claim_awaits
      + 0:40.000 White's claim: rejected
      + 0:40.000 Black is given 0:10.000
      + 0:40.000 White full run presumed
      + 0:40.000 2. White Nf3 used 0:10.000, left 9:58.000
      + 0:50.000 answered no
    1:00.000 Black full run presumed
    1:00.000 2. Black Nc6 used 0:20.000, left 9:43.000
    ");
}

#[test]
fn fide_a_5_2_a_claim_after_the_claimants_next_move_is_too_late_and_gets_its_ruling() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w g1f3 · 0:35 w claims illegal · 0:40 b b8c6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White Nf3 used 0:10.000, left 9:58.000
    0:35.000 White claims illegal move
    0:35.000 White's claim: too late
    0:40.000 Black full run presumed
    0:40.000 2. Black Nc6 used 0:10.000, left 9:53.000
    ");
}

#[test]
fn fide_7_5_1_with_an_arbiter_at_every_game_an_illegal_move_is_claimed_at_any_time() {
    let setup = game(|game| game.illegal_moves.supervision = Supervision::Adequate);
    assert_snapshot!(play(setup, &format!(
        "{OPENED} 0:30 w g1f3 · 0:35 w claims illegal · 0:45 yes")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White Nf3 used 0:10.000, left 9:58.000
    0:35.000 White claims illegal move
    0:35.000 asks: White's claim, illegal move?
    0:45.000 amended
      + 0:35.000 White's claim: upheld
      + 0:35.000 Black's move is illegal
      + 0:35.000 White is given 1:00.000
      + 0:35.000 Black owes a correction and a run
      + 0:45.000 answered yes
    ");
}

#[test]
fn fide_4_8_touch_move_is_claimed_before_the_claimant_touches_a_piece_himself() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w g1f3 · 0:35 w claims touch")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White Nf3 used 0:10.000, left 9:58.000
    0:35.000 White claims touch-move
    0:35.000 White's claim: too late
    ");
}

#[test]
fn fide_7_5_3_a_press_without_a_move_is_an_illegal_move_when_it_is_claimed() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w press · 0:32 b claims nomove · 0:40 yes · 0:50 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White presses without a move
    0:32.000 Black claims press without a move
    0:32.000 asks: Black's claim, press without a move?
    0:40.000 amended
      + 0:32.000 Black's claim: upheld
      + 0:32.000 White's move is illegal
      + 0:32.000 Black is given 1:00.000
      + 0:32.000 White owes a correction and a run
      + 0:40.000 answered yes
    0:50.000 White full run presumed
    0:50.000 White has put it right
    0:50.000 White full run presumed
    0:50.000 2. White Nf3 used 0:28.000, left 9:40.000
    ");
}

#[test]
fn cr_4_4_4_an_illegal_move_claimed_at_a_table_goes_from_the_claim_to_set_on_the_clock() {
    assert_snapshot!(play(table(), "
        0:00 start · 3:00 w claims illegal · 3:20 read [7:10/8:03] · 3:30 yes · 3:40 b corrects
        3:42 b crosses · 3:46 b returns · 4:00 read [7:10/8:03] · 4:10 read [8:10/8:03]"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    3:00.000 White claims illegal move
    3:00.000 asks: White's claim, illegal move?
    3:20.000 read 7:10.000/8:03.000
    3:30.000 amended
      + 3:00.000 White's claim: upheld
      + 3:00.000 Black's move is illegal
      + 3:00.000 White is given 1:00.000
      + 3:00.000 Black owes a correction and a run
      + 3:30.000 answered yes
      + 3:30.000 asks: set 8:10.000/8:03.000 (+1:00.000/+0:00.000), Black to move
    3:40.000 Black has put it right
    3:42.000 Black crosses
    3:46.000 Black full run made in 0:06.000
    4:00.000 White: clock_not_set_yet
    4:10.000 set on the clock
    4:10.000 read 8:10.000/8:03.000
    ");
}

#[test]
fn cr_4_4_4_at_a_table_whose_clocks_nobody_read_the_task_says_what_to_add() {
    assert_snapshot!(play(table(), "
        0:00 start · 3:00 w claims illegal · 3:30 yes · 3:50 set"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    3:00.000 White claims illegal move
    3:00.000 asks: White's claim, illegal move?
    3:30.000 amended
      + 3:00.000 White's claim: upheld
      + 3:00.000 Black's move is illegal
      + 3:00.000 White is given 1:00.000
      + 3:00.000 Black owes a correction and a run
      + 3:30.000 answered yes
      + 3:30.000 asks: set -/- (+1:00.000/+0:00.000), Black to move
    3:50.000 set on the clock
    ");
}

#[test]
fn cr_4_4_4_a_claim_that_arrives_late_ends_in_the_same_facts() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:50 w g1f3 · 0:30@1:00 #2 w claims touch · 1:10 yes")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:50.000 White full run presumed
    0:50.000 2. White Nf3 used 0:30.000, left 9:38.000
    0:30.000 amended
      - 0:50.000 White full run presumed
      - 0:50.000 2. White Nf3 used 0:30.000, left 9:38.000
      + 0:30.000 White claims touch-move
      + 0:30.000 asks: White's claim, touch-move?
      + 0:50.000 White: claim_awaits
    1:10.000 amended
      - 0:50.000 White: claim_awaits
      + 0:30.000 White's claim: upheld
      + 0:30.000 1. Black taken back
      + 0:30.000 Black owes a correction and a run
      + 0:50.000 White: move_out_of_turn
      + 1:10.000 answered yes
    ");
}

#[test]
fn all_1_a_ruling_on_a_claim_is_made_void_and_the_claim_waits_again() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w claims touch · 0:50 yes · 1:00 void answer · 1:05 no")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White claims touch-move
    0:30.000 asks: White's claim, touch-move?
    0:50.000 amended
      + 0:30.000 White's claim: upheld
      + 0:30.000 1. Black taken back
      + 0:30.000 Black owes a correction and a run
      + 0:50.000 answered yes
    1:00.000 voided
    1:00.000 amended
      - 0:30.000 White's claim: upheld
      - 0:30.000 1. Black taken back
      - 0:30.000 Black owes a correction and a run
      - 0:50.000 answered yes
    1:05.000 amended
      + 1:05.000 answered no
      + 1:05.000 White's claim: rejected
      + 1:05.000 Black is given 0:35.000
    ");
}

#[test]
fn all_1_a_claim_that_was_never_made_is_made_void() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w claims touch · 0:40 void claim · 0:50 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White claims touch-move
    0:30.000 asks: White's claim, touch-move?
    0:40.000 voided
    0:40.000 amended
      - 0:30.000 White claims touch-move
      - 0:30.000 asks: White's claim, touch-move?
    0:50.000 White full run presumed
    0:50.000 2. White Nf3 used 0:30.000, left 9:38.000
    ");
}

#[test]
fn cr_4_4_4_clocks_read_after_the_ruling_give_the_task_its_figures() {
    assert_snapshot!(play(table(), "
        0:00 start · 3:00 w claims illegal · 3:30 yes · 3:40 read [7:10/8:03]
        3:50 read [8:10/8:03]"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    3:00.000 White claims illegal move
    3:00.000 asks: White's claim, illegal move?
    3:30.000 amended
      + 3:00.000 White's claim: upheld
      + 3:00.000 Black's move is illegal
      + 3:00.000 White is given 1:00.000
      + 3:00.000 Black owes a correction and a run
      + 3:30.000 answered yes
      + 3:30.000 asks: set -/- (+1:00.000/+0:00.000), Black to move
    3:40.000 read 7:10.000/8:03.000
    3:40.000 asks: set 8:10.000/8:03.000 (+1:00.000/+0:00.000), Black to move
    3:50.000 set on the clock
    3:50.000 read 8:10.000/8:03.000
    ");
}

#[test]
fn cr_4_4_5_a_claim_made_while_the_board_stands_still_turns_the_clock_that_will_run() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:25 result 1-0 · 0:30 void · 0:31 confirm · 0:32 w claims touch · 0:40 yes
        0:50 start · 1:00 b d7d5")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:25.000 ended: White wins (ruling)
    0:30.000 set aside
    0:30.000 asks: amend? drops 2 says 0
    0:31.000 answered confirm
    0:31.000 amended
      - 0:25.000 ended: White wins (ruling)
      + 0:25.000 reopened, stands still
    0:32.000 White claims touch-move
    0:32.000 asks: White's claim, touch-move?
    0:40.000 amended
      + 0:32.000 White's claim: upheld
      + 0:32.000 1. Black taken back
      + 0:32.000 Black owes a correction and a run
      + 0:40.000 answered yes
    0:50.000 counting to GO at 0:53.000
    0:53.000 resumed
    1:00.000 Black has put it right
    1:00.000 Black full run presumed
    1:00.000 1. Black d5 used 0:07.000, left 9:51.000
    ");
}

#[test]
fn cr_4_4_5_a_claim_rejected_while_the_board_stands_still_gives_the_turn_back() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:25 result 1-0 · 0:30 void · 0:31 confirm · 0:32 w claims touch · 0:40 no
        0:50 start · 1:00 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:25.000 ended: White wins (ruling)
    0:30.000 set aside
    0:30.000 asks: amend? drops 2 says 0
    0:31.000 answered confirm
    0:31.000 amended
      - 0:25.000 ended: White wins (ruling)
      + 0:25.000 reopened, stands still
    0:32.000 White claims touch-move
    0:32.000 asks: White's claim, touch-move?
    0:40.000 amended
      + 0:40.000 answered no
      + 0:40.000 White's claim: rejected
    0:50.000 counting to GO at 0:53.000
    0:53.000 resumed
    1:00.000 White full run presumed
    1:00.000 2. White Nf3 used 0:12.000, left 9:56.000
    ");
}

#[test]
fn cr_4_4_3_a_claiming_press_refuses_no_offer() {
    assert_snapshot!(play(level(Evidence::Presses), "
        0:00 start · 0:08 w press · 0:20 b press · 0:22 b card · 0:30 w press
        0:34 w claims displaced pieces · 0:40 no · 0:45 w accepts"), @r#"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White presses used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black presses used 0:12.000, left 9:58.000
    0:22.000 Black offers a draw, 1 cards left
    0:30.000 White full run presumed
    0:30.000 2. White presses used 0:10.000, left 9:58.000
    0:30.000 White refuses the draw
    0:34.000 2. White's press was no move
    0:34.000 White claims displaced pieces
    0:34.000 asks: White's claim, displaced pieces?
    0:40.000 amended
      + 0:40.000 answered no
      + 0:40.000 White's claim: rejected
      + 0:40.000 Black is given 0:10.000
    0:45.000 ended: draw (agreement)
    "#);
}

#[test]
fn cr_4_2_2_the_press_of_a_claim_is_no_move_before_the_run_and_asks_nothing() {
    let setup = game(|game| {
        game.evidence = Evidence::Presses;
        game.runs = RunEvidence::Reported;
    });
    assert_snapshot!(play(setup, "
        0:00 start · 0:06 w returns · 0:07 w press · 0:08 b crosses · 0:12 b returns · 0:15 b press
        0:18 w press · 0:20 w claims illegal · 0:30 yes"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White presses used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:15.000 1. Black presses used 0:08.000, left 10:02.000
    0:18.000 White moved before the run
    0:18.000 asks: White moved before the run?
    0:18.000 2. White presses used 0:03.000, left 10:06.000
    0:20.000 2. White's press was no move
    0:20.000 White claims illegal move
    0:20.000 asks: White's claim, illegal move?
    0:30.000 amended
      + 0:20.000 White's claim: upheld
      + 0:20.000 1. Black taken back
      + 0:20.000 Black's move is illegal
      + 0:20.000 White is given 1:00.000
      + 0:20.000 Black owes a correction and a run
      + 0:30.000 answered yes
    ");
}
