//! Clocks: increments, whose figure rules, readings.

use crate::sheet::{game, play};
use court_protocol::{BySide, ClockRule, GameSetup, Millis};
use insta::assert_snapshot;
use referee_core::setup::{MastersCategory, classic_time};

fn on_the_table() -> GameSetup {
    game(|game| game.clock = ClockRule::Table)
}

#[test]
fn cr_4_5_1_the_increment_is_given_before_each_move_the_first_included() {
    assert_snapshot!(play(game(|_| {}), "0:00 start · 0:01.001 pass · 0:03 w e2e4 · 0:04 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:03.000 White half run presumed
    0:03.000 1. White e4 used 0:02.000, left 10:08.000
    0:04.000 Black full run presumed
    0:04.000 1. Black e5 used 0:01.000, left 10:09.000
    ");
}

#[test]
fn cr_4_5_1_an_event_may_have_clocks_that_begin_at_ten_minutes() {
    let setup = game(|game| {
        game.time.white.increment_first = false;
        game.time.black.increment_first = false;
    });
    assert_snapshot!(play(setup, "0:00 start · 0:03 w e2e4 · 0:04 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:03.000 White half run presumed
    0:03.000 1. White e4 used 0:02.000, left 10:03.000
    0:04.000 Black full run presumed
    0:04.000 1. Black e5 used 0:01.000, left 10:04.000
    ");
}

#[test]
fn cr_4_5_2_masters_increments_grow_by_a_second_every_five_years() {
    let increment = |age| MastersCategory::of_age(age).map(MastersCategory::increment);
    assert_eq!(increment(39), None);
    let table = [(40, 6), (45, 7), (50, 8), (55, 9), (60, 10), (65, 11), (70, 12), (75, 13)];
    for (age, seconds) in table {
        assert_eq!(increment(age), Some(Millis::seconds(seconds)), "at {age}");
        assert_eq!(increment(age + 4), Some(Millis::seconds(seconds)), "at {}", age + 4);
    }
    assert_eq!(increment(80), Some(Millis::seconds(14)));
    assert_eq!(increment(101), Some(Millis::seconds(14)), "M80+ has no upper age");
}

#[test]
fn cr_4_5_2_two_sides_of_one_game_may_have_different_increments() {
    let categories = BySide { white: MastersCategory::of_age(67), black: None };
    let setup = game(|game| game.time = classic_time(categories));
    assert_snapshot!(play(setup, "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w g1f3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:15.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White Nf3 used 0:10.000, left 10:16.000
    ");
}

#[test]
fn on_the_courts_clock_a_reading_is_evidence_and_changes_nothing() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 [10:03] · 0:20 b e7e5 [9:50] · 0:30 w g1f3 [9:00]"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:20.000 asks: the clock on the table differs by -/-0:08.000
    0:30.000 White full run presumed
    0:30.000 2. White Nf3 used 0:10.000, left 9:58.000
    ");
}

#[test]
fn on_the_clock_of_the_table_readings_rule_and_what_is_missing_stays_missing() {
    assert_snapshot!(play(on_the_table(), "
        0:00 start · 0:08 w e2e4 [10:03] · 0:20 b e7e5 [9:58] · 0:30 w g1f3 · 0:40 b b8c6 [9:53]
        0:50 w f1c4 [9:45/9:53]"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White Nf3, left ~9:58.000
    0:40.000 Black full run presumed
    0:40.000 2. Black Nc6 used 0:10.000, left 9:53.000
    0:50.000 White full run presumed
    0:50.000 3. White Bc4, left 9:45.000
    0:50.000 read -/9:53.000
    0:50.000 asks: the clock on the table differs by -0:08.000/0:00.000
    ");
}

#[test]
fn a_missing_reading_is_missing_in_the_list_of_moves() {
    let mut hall = crate::sheet::Hall::new(on_the_table());
    hall.play("0:00 start · 0:08 w e2e4 [10:03] · 0:20 b e7e5 · 0:30 w g1f3 [9:51]");
    hall.check_invariants();
    let moves = hall.court.moves(crate::sheet::GAME, 1).expect("the game is there");
    let left: Vec<_> = moves.iter().map(|made| made.left).collect();
    assert_eq!(left, [Some(Millis(603_000)), None, Some(Millis(591_000))]);
    assert_eq!(hall.court.moves(crate::sheet::GAME, 3).map(|moves| moves.len()), Some(1));
}

#[test]
fn a_clock_that_differs_is_raised_once_beyond_half_a_second_and_its_resolution() {
    assert_snapshot!(play(on_the_table(), "
        0:00 start · 0:08 w e2e4 [10:01.500] · 0:20 b e7e5 [9:56.499] · 0:30 w g1f3 [5:00]"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:08.500, left 10:01.500
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:13.501, left 9:56.499
    0:20.000 asks: the clock on the table differs by -/-0:01.501
    0:30.000 White full run presumed
    0:30.000 2. White Nf3 used 5:06.500, left 5:00.000
    ");
}

#[test]
fn a_reading_between_presses_sets_the_running_clock() {
    assert_snapshot!(play(on_the_table(), "
        0:00 start · 0:08 w e2e4 · 0:10 read [10:03/10:03] · 0:20 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4, left ~10:03.000
    0:10.000 read 10:03.000/10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5, left ~9:58.000
    ");
}
