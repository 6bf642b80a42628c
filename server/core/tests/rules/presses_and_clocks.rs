//! The press that ends a correction, and presses without a move (CR-4.4-5).

use crate::sheet::{game, play};
use court_protocol::{Evidence, GameSetup, RunEvidence};
use insta::assert_snapshot;

/// After the start, both sides' first moves made.
const OPENED: &str = "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · ";

fn level(evidence: Evidence) -> GameSetup {
    game(|game| game.evidence = evidence)
}

#[test]
fn cr_4_4_5_the_press_that_ends_a_correction_starts_the_opponents_clock() {
    let setup = || game(|game| game.runs = RunEvidence::Reported);
    assert_snapshot!(play(setup(), "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:08 b crosses · 0:12 b returns · 0:15 b e7e5
        0:16 w crosses · 0:20 w returns · 0:25 w claims displaced pieces · 0:40 yes
        0:45 b corrects · 0:46 b press · 0:48 b crosses · 0:55 b returns · 0:56 w g1f3
        0:58 w crosses · 1:02 b crosses · 1:06 b returns · 1:10 b b8c6"), @r"
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
    0:25.000 White claims displaced pieces
    0:25.000 asks: White's claim, displaced pieces?
    0:40.000 amended
      + 0:25.000 White's claim: upheld
      + 0:25.000 Black owes a correction and a run
      + 0:40.000 answered yes
    0:45.000 Black has put it right
    0:46.000 Black hands the clock back
    0:48.000 Black crosses
    0:55.000 Black full run made in 0:10.000
    0:56.000 2. White Nf3 used 0:20.000, left 9:49.000
    0:58.000 White crosses
    1:02.000 Black crosses
    1:06.000 Black full run made
    1:10.000 2. Black Nc6 used 0:14.000, left 9:32.000
    ");
    // the press shows the correction as well, and where presses are the moves it is none
    play(
        level(Evidence::Presses),
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 w press · 0:32 w claims displaced pieces
        0:40 yes · 0:50 b press · 1:00 w press · 1:10 b press
        = …
        = 0:50.000 Black has put it right
        = 0:50.000 Black hands the clock back
        = 1:00.000 2. White presses used 0:20.000, left 9:48.000
        = 1:10.000 Black full run presumed
        = 1:10.000 Black full run presumed
        = 1:10.000 2. Black presses used 0:10.000, left 9:33.000",
    );
}

#[test]
fn cr_4_4_5_the_clock_the_head_referee_gives_back_ends_a_correction_too() {
    play(
        level(Evidence::Presses),
        "
        0:00 start · 0:08 w press · 0:20 b press · 0:30 w claims displaced pieces · 0:40 yes
        0:45 clocks [9:00/9:00] w · 0:50 w press · 0:55 b press
        = …
        = 0:50.000 2. White presses used 0:15.000, left 9:00.000
        = …
        = 0:55.000 2. Black presses used 0:05.000, left 9:00.000",
    );
}

#[test]
fn cr_4_4_5_a_correction_of_ones_own_turn_ends_with_a_move() {
    play(
        game(|_| {}),
        &format!(
            "{OPENED} 0:30 b claims displaced pieces · 0:40 yes · 0:50 w g1f3 · 1:00 b b8c6
        = …
        = 0:50.000 2. White Nf3 used 0:30.000, left 9:38.000
        = 1:00.000 Black full run presumed
        = 1:00.000 2. Black Nc6 used 0:10.000, left 9:53.000"
        ),
    );
}

#[test]
fn cr_4_4_5_the_clock_follows_a_press_without_a_move_and_the_turn_stays() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w press · 0:40 b press · 0:45 w g1f3 · 0:55 b b8c6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White presses without a move
    0:40.000 Black presses without a move
    0:45.000 White full run presumed
    0:45.000 2. White Nf3 used 0:15.000, left 9:53.000
    0:55.000 Black full run presumed
    0:55.000 2. Black Nc6 used 0:20.000, left 9:43.000
    ");
}

#[test]
fn cr_4_4_5_a_move_that_is_reported_after_its_press_is_complete_at_the_press() {
    assert_snapshot!(play(game(|_| {}), &format!(
        "{OPENED} 0:30 w press · 0:32 w puts g1f3 · 0:40 b press · 0:41 b b8c6 · 0:50 w d2d4")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White presses without a move
    0:32.000 White full run presumed
    0:32.000 2. White Nf3 used 0:10.000, left 9:58.000
    0:40.000 Black presses without a move
    0:41.000 Black full run presumed
    0:41.000 2. Black Nc6 used 0:10.000, left 9:53.000
    0:50.000 White full run presumed
    0:50.000 3. White d4 used 0:10.000, left 9:53.000
    ");
}

#[test]
fn cr_4_4_5_an_illegal_move_reported_after_its_press_gives_its_maker_the_clock_back() {
    play(
        game(|_| {}),
        &format!(
            "{OPENED} 0:30 w press · 0:32 w e4e6 · 0:40 w g1f3 · 0:50 b b8c6
        = …
        = 0:32.000 White's e4e6 is illegal
        = …
        = 0:40.000 2. White Nf3 used 0:18.000, left 9:50.000
        = 0:50.000 Black full run presumed
        = 0:50.000 2. Black Nc6 used 0:12.000, left 10:51.000"
        ),
    );
}
