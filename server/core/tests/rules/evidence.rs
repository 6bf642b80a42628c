//! Evidence levels: table, presses, moves; up and down in mid-game.

use crate::sheet::{game, play};
use court_protocol::{ClockRule, Evidence, GameSetup};
use insta::assert_snapshot;

fn level(evidence: Evidence) -> GameSetup {
    game(|game| game.evidence = evidence)
}

#[test]
fn at_level_presses_clocks_and_runs_are_kept_and_moves_are_not_known() {
    assert_snapshot!(play(level(Evidence::Presses), "
        0:00 start · 0:08 w press · 0:20 b press · 0:25 b press · 0:30 w e2e4 · 0:40 w resigns"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White presses used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black presses used 0:12.000, left 9:58.000
    0:25.000 Black: press_out_of_turn
    0:30.000 refused not_at_this_level: board=1 report=moves
    0:40.000 ended: Black wins (resignation)
    ");
}

#[test]
fn at_level_table_nothing_is_invented_and_results_are_entered() {
    let setup = game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    });
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w press · 0:09 w e2e4 · 0:20 b crosses · 0:24 b returns
        9:00 result 1/2-1/2"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 refused not_at_this_level: board=1 report=presses
    0:09.000 refused not_at_this_level: board=1 report=moves
    0:20.000 Black crosses
    0:24.000 Black full run made in 0:21.000
    9:00.000 ended: draw (ruling)
    ");
}

#[test]
fn a_board_that_stops_reporting_goes_on_by_presses() {
    assert_snapshot!(play(level(Evidence::Moves), "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:25 level presses court
        0:30 w press · 0:40 b press · 0:45 level moves court · 0:50 w g1f3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:25.000 level presses, court clock
    0:30.000 White full run presumed
    0:30.000 2. White presses used 0:10.000, left 9:58.000
    0:40.000 Black full run presumed
    0:40.000 2. Black presses used 0:10.000, left 9:53.000
    0:45.000 level moves, court clock
    0:50.000 White full run presumed
    0:50.000 3. White g1f3 used 0:10.000, left 9:53.000
    ");
}

#[test]
fn a_level_that_changes_while_no_move_is_made_keeps_the_position() {
    assert_snapshot!(play(level(Evidence::Moves), "
        0:00 start · 0:08 w e2e4 · 0:20 level presses court · 0:22 level moves court
        0:30 b e7e5 · 0:40 w g1f3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 level presses, court clock
    0:22.000 level moves, court clock
    0:30.000 Black full run presumed
    0:30.000 1. Black e5 used 0:22.000, left 9:48.000
    0:40.000 White full run presumed
    0:40.000 2. White Nf3 used 0:10.000, left 9:58.000
    ");
}

#[test]
fn a_board_that_goes_down_to_the_table_and_up_again_knows_its_clocks_once_they_are_read() {
    assert_snapshot!(play(level(Evidence::Moves), "
        0:00 start · 0:08 w e2e4 · 0:20 level table table · 1:00 level presses table
        1:10 b press [9:00/8:50] · 1:20 w press"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 level table, table clock
    1:00.000 level presses, table clock
    1:10.000 Black full run presumed
    1:10.000 1. Black presses, left 8:50.000
    1:10.000 read 9:00.000/-
    1:20.000 White full run presumed
    1:20.000 2. White presses, left ~8:55.000
    ");
}
