//! Stops of a board and how it goes on.

use crate::sheet::{BOARD, Hall, game};
use court_protocol::{Ask, BoardNo, ClockRule, Evidence, GameSetup, Millis, RunEvidence};
use insta::assert_snapshot;

fn told(setup: GameSetup, sheet: &str) -> String {
    let mut hall = Hall::new(setup).with_referees();
    hall.play(sheet);
    hall.check_invariants();
    hall.told()
}

#[test]
fn a_pause_counts_from_the_tap_and_each_player_goes_on_where_he_stood_owing_what_he_owed() {
    let reported = game(|game| game.runs = RunEvidence::Reported);
    assert_snapshot!(told(reported, "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:10@0:11 #5 pause · 0:12 #2 b crosses
        1:00 start · 1:05 #2 b crosses · 1:08 #2 b returns · 1:10 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:10.000 stopped: an injury
    0:12.000 Black: while_paused
    1:00.000 counting to GO at 1:03.000
    1:03.000 resumed
    1:05.000 Black crosses
    1:08.000 Black full run made in 0:12.000
    1:10.000 1. Black e5 used 0:10.000, left 10:00.000
    ");
}

#[test]
fn what_was_seen_before_the_pause_and_arrives_after_it_is_ruled_where_it_belongs() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 start · 0:10 pause · 0:08@0:12 #2 w e2e4 · 0:30 start · 0:40 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:10.000 stopped: an injury
    0:08.000 amended
      + 0:08.000 White half run presumed
      + 0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:30.000 counting to GO at 0:33.000
    0:33.000 resumed
    0:40.000 Black full run presumed
    0:40.000 1. Black e5 used 0:09.000, left 10:01.000
    ");
}

#[test]
fn a_late_pause_takes_back_what_was_made_after_its_tap() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:15@0:22 #5 pause"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:15.000 amended
      - 0:20.000 Black full run presumed
      - 0:20.000 1. Black e5 used 0:12.000, left 9:58.000
      + 0:15.000 stopped: an injury
      + 0:20.000 Black: while_paused
    ");
}

#[test]
fn a_late_pause_leaves_a_resignation_as_it_is() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 b resigns · 0:15@0:22 #5 pause"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 ended: White wins (resignation)
    0:15.000 amended
      + 0:15.000 stopped: an injury
    ");
}

#[test]
fn a_pause_that_would_undo_a_flag_goes_to_the_head_referee() {
    let short = game(|game| game.time.white.initial = Millis::seconds(10));
    assert_snapshot!(told(short, "0:00 start · 0:20 pass · 0:15@0:22 #5 pause · 0:30 confirm"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:16.000 White's flag fell
    0:16.000 ended: Black wins (flag fall)
    0:15.000 set aside
    0:15.000 asks: amend? drops 2 says 1
    0:30.000 answered confirm
    0:30.000 amended
      - 0:16.000 White's flag fell
      - 0:16.000 ended: Black wins (flag fall)
      + 0:15.000 stopped: an injury
      + 0:16.000 reopened, stands still
    ");
}

#[test]
fn pausing_what_does_not_run_has_its_sentence() {
    assert_snapshot!(told(game(|_| {}), "
        0:00 #5 pause · 0:01 start · 0:02 #5 pause · 0:10 pause · 0:11 #5 pause
        0:12 w resigns · 0:13 pause"), @r"
    0:00.000 refused wrong_phase: game=1 needs=not_started phase=waiting
    0:01.000 counting to GO at 0:04.000
    0:02.000 White's clock starts
    0:02.000 refused wrong_phase: game=1 needs=head_stops_countdown phase=countdown
    0:04.000 started
    0:10.000 stopped: an injury
    0:11.000 refused wrong_phase: game=1 needs=paused phase=paused
    0:12.000 ended: Black wins (resignation)
    0:13.000 refused wrong_phase: game=1 needs=ended phase=finished
    ");
}

#[test]
fn an_alarm_stops_what_runs_and_leaves_the_rest() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 start · 0:10 pass");
    let boards = (1..=12).map(BoardNo).collect();
    hall.request(
        court_protocol::DeviceId(5),
        hall.now,
        Ask::Pause { boards, reason: "fire alarm".to_owned() },
    );
    hall.check_invariants();
    let view = hall.court.view(BOARD, court_protocol::Audience::Public).game.expect("paired");
    assert_eq!(view.phase, court_protocol::Phase::Paused);
}

#[test]
fn a_flag_that_fell_before_the_stop_falls_all_the_same() {
    let short = game(|game| game.time.white.initial = Millis::seconds(10));
    assert_snapshot!(told(short, "
        0:00 start · 0:15 #2 silent · 0:16.500 pause · 0:17 #2 speaks · 0:20 pass"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:16.500 stopped: an injury
    0:16.000 amended
      + 0:16.000 White's flag fell
      + 0:16.000 ended: Black wins (flag fall)
    ");
}

#[test]
fn a_board_that_nobody_reports_is_stopped_and_goes_on() {
    let table = game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    });
    assert_snapshot!(told(table, "0:00 start · 1:00 #6 pause · 2:00 start · 3:00 pause · 3:10 start"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    1:00.000 stopped: an injury
    2:00.000 counting to GO at 2:03.000
    2:03.000 resumed
    3:00.000 stopped: an injury
    3:10.000 counting to GO at 3:13.000
    ");
}
