//! Penalties: called, due, serving, served; voided, lapsed (CR-4.3, CR-4.1-4).

use crate::sheet::{BOARD, GAME, Hall, game, instant, play};
use court_protocol::{
    Audience, ClockRule, DeviceId, Evidence, GameSetup, GameView, Millis, PenaltyState, Question,
    RunEvidence, Side, SideView, Whereabouts,
};
use insta::assert_snapshot;
use referee_core::{Command, Fact, FactBody};

fn reported() -> GameSetup {
    game(|game| game.runs = RunEvidence::Reported)
}

/// White has moved and is on his way out; Black has made his first run.
const RUNNING: &str = "0:00 start · 0:06 w returns · 0:07 w e2e4 · ";

fn seen_by(hall: &Hall, audience: Audience) -> GameView {
    hall.court.view(BOARD, audience).game.expect("paired")
}

fn white(hall: &Hall) -> SideView {
    seen_by(hall, Audience::Public).sides.white
}

#[test]
fn cr_4_3_1_a_judge_stops_him_where_a_gate_saw_him_cross_and_at_zero_he_is_free() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:25 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:20.000
    0:20.000 White is free, 1 served
    0:25.000 White full run made in 0:18.000
    ");
}

#[test]
fn cr_4_3_1_on_a_presumed_lane_a_referees_word_begins_the_stop() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:09 w fault no_crossing · 0:13 w stands
        0:30 b e7e5 · 0:40 w g1f3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:09.000 White called: no crossing of 0:09.000
    0:13.000 White stands until 0:23.000
    0:23.000 White is free, 1 served
    0:30.000 Black full run presumed
    0:30.000 1. Black e5 used 0:22.000, left 9:48.000
    0:40.000 White full run presumed
    0:40.000 2. White Nf3 used 0:10.000, left 9:58.000
    ");
}

#[test]
fn cr_4_3_1_at_a_board_that_reports_nothing_a_penalty_has_its_whole_life() {
    let mut hall = Hall::new(game(|game| game.evidence = Evidence::Table));
    hall.play("0:00 start · 0:20 w fault no_crossing · 0:22 pass");
    assert_eq!(white(&hall).penalties[0].state, PenaltyState::Due);
    hall.play("0:25 w stands · 0:26 pass");
    assert_eq!(white(&hall).penalties[0].state, PenaltyState::Serving);
    assert_eq!(white(&hall).stop.expect("he stands").until, Some(instant("0:35")));
    hall.play("0:36 pass");
    assert!(white(&hall).penalties.is_empty());
    assert_eq!((white(&hall).served, white(&hall).stop), (1, None));
    hall.check_invariants();
}

#[test]
fn cr_4_3_1_at_a_board_with_buttons_a_press_in_a_stop_asks_the_head_referee_and_makes_no_run() {
    let setup = game(|game| game.evidence = Evidence::Presses);
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w press · 0:09 w fault no_crossing · 0:12 w stands · 0:13 b press
        0:16 w press · 0:30 b press · 0:40 w press"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White presses used 0:07.000, left 10:03.000
    0:09.000 White called: no crossing of 0:09.000
    0:12.000 White stands until 0:22.000
    0:13.000 Black full run presumed
    0:13.000 1. Black presses used 0:05.000, left 10:05.000
    0:16.000 asks: White is at the board; did he leave the stop?
    0:16.000 White moved before the run
    0:16.000 2. White presses used 0:03.000, left 10:05.000
    0:22.000 White is free, 1 served
    0:30.000 Black full run presumed
    0:30.000 2. Black presses used 0:14.000, left 9:56.000
    0:40.000 White full run presumed
    0:40.000 White full run presumed
    0:40.000 3. White presses used 0:10.000, left 10:00.000
    ");
}

#[test]
fn cr_4_3_1_at_once_if_he_is_still_there() {
    let mut hall = Hall::new(reported());
    hall.play(&format!(
        "{RUNNING} 0:10 w crosses · 0:11 w fault no_crossing · 0:11 w stands · 0:12 pass"
    ));
    assert_eq!(white(&hall).stop.expect("he stands").until, Some(instant("0:21")));
    hall.check_invariants();
}

#[test]
fn cr_4_3_1_the_penalty_is_due_when_he_next_comes_to_the_line() {
    let mut hall = Hall::new(reported());
    hall.play("0:00 start · 0:06 w returns · 0:06.500 w fault no_crossing");
    let state = |hall: &Hall| white(hall).penalties[0].state;
    assert_eq!(state(&hall), PenaltyState::Called);
    hall.play("0:07 w e2e4");
    assert_eq!(state(&hall), PenaltyState::Due);
    hall.play("0:10 w crosses");
    assert_eq!(state(&hall), PenaltyState::Due);
    hall.play("0:10.500 w stands");
    assert_eq!(state(&hall), PenaltyState::Serving);
    hall.check_invariants();
}

#[test]
fn cr_4_3_1_a_penalty_nobody_stopped_him_for_stays_due_at_the_board_with_its_age() {
    let mut hall = Hall::new(reported());
    hall.play(&format!("{RUNNING} 0:08 w fault no_crossing · 0:10 w crosses · 0:14 w returns"));
    let view = white(&hall);
    assert_eq!((view.at, view.runs), (Some(Whereabouts::AtBoard), 1));
    assert_eq!(
        (view.penalties[0].state, view.penalties[0].at),
        (PenaltyState::Due, instant("0:08"))
    );
    hall.check_invariants();
}

#[test]
fn cr_4_3_1_the_chess_clocks_are_not_touched() {
    let mut with = Hall::new(reported());
    with.play(&format!(
        "{RUNNING} 0:09 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:30 b crosses · 0:40 pass"
    ));
    let mut without = Hall::new(reported());
    without.play(&format!("{RUNNING} 0:10 w crosses · 0:30 b crosses · 0:40 pass"));
    assert_eq!(with.court.account(GAME, with.now), without.court.account(GAME, without.now));
}

#[test]
fn cr_4_3_1_the_faulty_run_itself_counts_as_made() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w crosses · 0:12 w returns · 0:13 w fault no_crossing · 0:14 b crosses
        0:16 b returns · 0:17 b e7e5 · 0:18 w g1f3")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White crosses
    0:12.000 White full run made in 0:05.000
    0:13.000 White called: no crossing of 0:13.000
    0:14.000 Black crosses
    0:16.000 Black full run made in 0:13.000
    0:17.000 1. Black e5 used 0:10.000, left 10:00.000
    0:18.000 2. White Nf3 used 0:01.000, left 10:08.000
    ");
}

#[test]
fn cr_4_3_1_of_whoever_is_reported_back_before_zero_the_head_referee_is_asked_and_the_stopwatch_runs_on()
 {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:14 w returns · 0:20 b crosses
        0:24 b returns · 0:25 b e7e5 · 0:26 w g1f3 · 0:30 w crosses · 0:30 w stands · 0:45 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:20.000
    0:14.000 asks: White is at the board; did he leave the stop?
    0:14.000 White: while_serving
    0:20.000 White is free, 1 served
    0:20.000 Black crosses
    0:24.000 Black full run made in 0:21.000
    0:25.000 1. Black e5 used 0:18.000, left 9:52.000
    0:26.000 White moved before the run
    0:26.000 asks: White moved before the run?
    0:26.000 2. White Nf3 used 0:01.000, left 10:08.000
    0:30.000 White crosses
    0:30.000 White: nothing_to_serve
    0:45.000 White full run made in 0:19.000
    ");
}

/// A gate's word asks about the stop first: the move after it is raised all the same, when it happens.
#[test]
fn cr_4_3_1_a_move_during_a_stop_is_raised_when_it_happens() {
    let sheet = format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:11 b crosses · 0:12 b returns
        0:13 b e7e5 · 0:14 w returns · 0:15 w g1f3");
    assert_snapshot!(play(reported(), &format!("{sheet} · 0:25 yes")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:20.000
    0:11.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:13.000 1. Black e5 used 0:06.000, left 10:04.000
    0:14.000 asks: White is at the board; did he leave the stop?
    0:14.000 White: while_serving
    0:15.000 White moved before the run
    0:15.000 asks: White moved before the run?
    0:15.000 2. White Nf3 used 0:02.000, left 10:07.000
    0:20.000 White is free, 1 served
    0:25.000 amended
      - 0:20.000 White is free, 1 served
      + 0:14.000 White left the stop
      + 0:14.000 White at the board, no run
      + 0:25.000 answered yes
    ");
    let mut hall = Hall::new(reported());
    hall.play(&format!("{sheet} · 0:25 no"));
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    let open: Vec<_> = view.inbox.iter().map(|open| &open.question).collect();
    assert_eq!(open, [&Question::MovedBeforeRun { side: Side::White }]);
}

#[test]
fn cr_4_3_1_a_second_judge_who_stops_him_watches_the_stopwatch_that_runs() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w stands · 0:11 #4 w stands · 0:14 w returns
        0:21 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White stands until 0:20.000
    0:11.000 White's stop is watched
    0:14.000 asks: White is at the board; did he leave the stop?
    0:14.000 White: while_serving
    0:20.000 White is free, 1 served
    0:21.000 White at the board, no run
    0:21.000 White: return_without_crossing
    ");
}

#[test]
fn cr_4_3_1_of_whoever_makes_an_illegal_move_before_zero_the_head_referee_is_asked() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:11 b crosses · 0:12 b returns
        0:13 b e7e5 · 0:15 w e4e6")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:20.000
    0:11.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:13.000 1. Black e5 used 0:06.000, left 10:04.000
    0:15.000 asks: White's e4e6, an illegal move?
    0:15.000 asks: White is at the board; did he leave the stop?
    0:15.000 White's e4e6 is illegal
    0:15.000 Black is given 1:00.000
    0:15.000 White owes a correction and a run
    ");
}

#[test]
fn cr_4_3_1_a_misreported_illegal_move_leaves_the_stop_as_it_was() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:11 b crosses · 0:12 b returns
        0:13 b e7e5 · 0:15 w e4e6 · 0:17 no · 0:24 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:20.000
    0:11.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:13.000 1. Black e5 used 0:06.000, left 10:04.000
    0:15.000 asks: White's e4e6, an illegal move?
    0:15.000 asks: White is at the board; did he leave the stop?
    0:15.000 White's e4e6 is illegal
    0:15.000 Black is given 1:00.000
    0:15.000 White owes a correction and a run
    0:17.000 amended
      - 0:15.000 asks: White is at the board; did he leave the stop?
      - 0:15.000 White's e4e6 is illegal
      - 0:15.000 Black is given 1:00.000
      - 0:15.000 White owes a correction and a run
      + 0:15.000 White: misreported_move
      + 0:17.000 answered no
    0:20.000 White is free, 1 served
    0:24.000 White full run made in 0:17.000
    ");
}

#[test]
fn cr_4_3_1_leaving_early_is_the_whole_stop_again_and_the_second_time_the_head_referee_is_asked() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:09 w fault no_crossing · 0:13 w stands · 0:19 w leaves
        0:30 b e7e5 · 0:40 w g1f3 · 0:43 w stands · 0:50 w leaves · 1:00 w stands · 1:15 yes"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:09.000 White called: no crossing of 0:09.000
    0:13.000 White stands until 0:23.000
    0:19.000 White left the stop
    0:30.000 Black full run presumed
    0:30.000 1. Black e5 used 0:22.000, left 9:48.000
    0:40.000 White full run presumed
    0:40.000 2. White Nf3 used 0:10.000, left 9:58.000
    0:43.000 White stands again until 0:53.000
    0:50.000 White left the stop
    0:50.000 asks: White left the stop again; what more?
    1:00.000 White stands again until 1:10.000
    1:10.000 White is free, 1 served
    1:15.000 amended
      + 1:15.000 answered yes
    ");
}

#[test]
fn cr_4_3_1_the_player_is_free_at_zero_whatever_is_silent() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 #1 silent · 0:10 #2 silent · 0:10 w stands
        0:20.001 pass")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White stands until 0:20.000
    0:12.001 device 1 is silent
    0:12.001 device 2 is silent
    0:20.000 White is free, 1 served
    ");
}

#[test]
fn cr_4_3_1_a_stop_whose_watch_was_silent_at_zero_is_put_to_the_head_referee() {
    let sheet =
        format!("{RUNNING} 0:09 w fault no_crossing · 0:10 w stands · 0:14 #3 silent · 0:25 pass");
    assert_snapshot!(play(reported(), &format!("{sheet} · 0:30 yes")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White stands until 0:20.000
    0:20.000 asks: nobody watched the end of White's stop
    0:20.000 White is free, 1 served, unwatched
    0:30.000 amended
      + 0:30.000 answered yes
    ");
    assert_snapshot!(play(reported(), &format!("{sheet} · 0:30 no")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White stands until 0:20.000
    0:20.000 asks: nobody watched the end of White's stop
    0:20.000 White is free, 1 served, unwatched
    0:30.000 amended
      - 0:20.000 White is free, 1 served, unwatched
      + 0:20.000 White did not stand
      + 0:30.000 answered no
    ");
}

#[test]
fn cr_4_3_1_another_referee_takes_the_watch_of_a_phone_that_died() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w stands · 0:14 #3 silent · 0:16 #4 w stands
        0:25 pass")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White stands until 0:20.000
    0:16.000 White's stop is watched
    0:20.000 White is free, 1 served
    ");
}

/// Judge 5 watches White's stop until 0:20 and falls silent; his duty goes over at 0:15, and what is
/// said of the stop's end.
fn handed_over(to: Option<DeviceId>, after: &str) -> String {
    let mut hall = Hall::new(reported()).with_referees();
    hall.play(&format!(
        "{RUNNING} 0:09 #5 w fault no_crossing · 0:10 #5 w stands · 0:12 #5 silent · 0:15 pass"
    ));
    let device = DeviceId(5);
    hall.command(&Command::Relieve { device, relieved: true, to, by: None });
    hall.play(after);
    hall.check_invariants();
    let told = hall.told();
    let end = told.lines().filter(|line| line.starts_with("0:20.000"));
    end.collect::<Vec<_>>().join("\n")
}

#[test]
fn cr_4_3_1_whoever_took_a_duty_over_watches_the_stops_of_it() {
    let to = Some(DeviceId(6));
    assert_snapshot!(handed_over(to, "0:25 pass"), @"0:20.000 White is free, 1 served");
    assert_snapshot!(handed_over(to, "0:16 #6 silent · 0:25 pass"), @r"
    0:20.000 asks: nobody watched the end of White's stop
    0:20.000 White is free, 1 served, unwatched
    ");
    // a phone that is heard and has no duty any more watches nothing
    assert_snapshot!(handed_over(None, "0:16 #5 speaks · 0:25 pass"), @r"
    0:20.000 asks: nobody watched the end of White's stop
    0:20.000 White is free, 1 served, unwatched
    ");
}

#[test]
fn cr_4_3_2_a_penalty_is_on_every_screen_with_the_record_of_its_call() {
    let mut hall = Hall::new(reported());
    hall.play(&format!("{RUNNING} 0:09 w fault no_crossing"));
    let last = hall.records.last().expect("the call is recorded");
    for audience in Audience::ALL {
        assert!(!last.lines(audience).is_empty());
        assert_eq!(last.changed_board(audience), Some(BOARD));
        let penalty = &seen_by(&hall, audience).sides.white.penalties[0];
        assert_eq!((penalty.at, penalty.state), (instant("0:09"), PenaltyState::Due));
    }
}

#[test]
fn cr_4_3_3_penalties_due_at_the_same_arrival_are_one_stop_and_one_called_meanwhile_is_added() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:08 w fault no_crossing · 0:09 w fault disturbance · 0:10 w crosses · 0:10 w stands
        0:12 w fault equipment · 0:45 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 White called: no crossing of 0:08.000
    0:09.000 White called: disturbance of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:30.000
    0:12.000 White called: equipment of 0:12.000
    0:40.000 White is free, 3 served
    0:45.000 White full run made in 0:38.000
    ");
}

#[test]
fn cr_4_3_3_a_void_of_one_of_two_shortens_the_stop_that_runs() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:08 w fault no_crossing · 0:09 w fault disturbance · 0:10 w crosses · 0:10 w stands
        0:12 void call 2 · 0:25 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 White called: no crossing of 0:08.000
    0:09.000 White called: disturbance of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:30.000
    0:12.000 1 call void
    0:12.000 amended
      - 0:09.000 White called: disturbance of 0:09.000
      - 0:10.000 White stands until 0:30.000
      + 0:10.000 White stands until 0:20.000
    0:20.000 White is free, 1 served
    0:25.000 White full run made in 0:18.000
    ");
}

#[test]
fn cr_4_3_3_one_voided_after_ten_seconds_leaves_him_free_since_then() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:08 w fault no_crossing · 0:09 w fault disturbance · 0:10 w crosses · 0:10 w stands
        0:24 void call 2 · 0:25 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 White called: no crossing of 0:08.000
    0:09.000 White called: disturbance of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:30.000
    0:24.000 1 call void
    0:24.000 amended
      - 0:09.000 White called: disturbance of 0:09.000
      - 0:10.000 White stands until 0:30.000
      + 0:10.000 White stands until 0:20.000
      + 0:20.000 White is free, 1 served
    0:25.000 White full run made in 0:18.000
    ");
}

#[test]
fn cr_4_3_4_any_infringement_can_be_called_in_the_referees_words_with_a_step_of_the_ladder() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:08 w fault loitering note · 0:09 w fault disturbance warning
        0:10 #9 b fault disturbance give 1:00 · 0:11 #9 b fault equipment take 2:00 · 0:12 b crosses
        0:13 b returns · 0:14 b e7e5")), @r#"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 White called: loitering of 0:08.000, noted
    0:09.000 White called: disturbance of 0:09.000, warning
    0:10.000 Black called: disturbance of 0:10.000, opponent gets 1:00.000
    0:10.000 White is given 1:00.000
    0:11.000 Black called: equipment of 0:11.000, loses 2:00.000
    0:11.000 Black is given -2:00.000
    0:12.000 Black crosses
    0:13.000 Black full run made in 0:10.000
    0:14.000 1. Black e5 used 0:07.000, left 8:03.000
    "#);
}

#[test]
fn cr_4_3_4_time_taken_is_no_more_than_he_has() {
    let setup = game(|game| game.runs = RunEvidence::Reported);
    assert_snapshot!(play(setup, &format!("{RUNNING} 0:10 #9 b fault disturbance take 20:00 · 0:11 pass")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:10.000 Black called: disturbance of 0:10.000, loses 20:00.000
    0:10.000 Black is given -10:01.999
    0:10.001 Black's flag fell
    0:10.001 ended: White wins (flag fall)
    ");
}

#[test]
fn cr_4_3_4_on_the_clock_of_the_table_time_given_is_a_task() {
    let setup = game(|game| game.clock = ClockRule::Table);
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w e2e4 · 0:10 #9 b fault disturbance give 1:00"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4, left ~10:03.000
    0:10.000 Black called: disturbance of 0:10.000, opponent gets 1:00.000
    0:10.000 White is given 1:00.000
    0:10.000 asks: set 11:03.000/10:03.000 (+1:00.000/+0:00.000), Black to move
    ");
}

#[test]
fn cr_4_3_4_a_game_lost_by_penalty_is_over_and_a_line_judge_cannot_rule_that() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:08 w fault no_crossing · 0:09 w fault disturbance loss
        0:10 #9 w fault disturbance loss · 0:12 b fault no_crossing")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 White called: no crossing of 0:08.000
    0:09.000 refused not_yours: act=ladder role=judge
    0:10.000 White called: disturbance of 0:10.000, loss of the game
    0:10.000 ended: Black wins (penalty)
    0:10.000 White's 1 lapse
    0:12.000 Black: after_the_end
    ");
}

#[test]
fn cr_4_3_5_a_penalty_not_served_when_the_game_ends_lapses() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:08 w fault no_crossing · 0:09 b fault disturbance · 0:10 w crosses · 0:10 w stands
        0:12 b resigns · 0:30 pass")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 White called: no crossing of 0:08.000
    0:09.000 Black called: disturbance of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:20.000
    0:12.000 ended: White wins (resignation)
    0:12.000 White's 1 lapse
    0:12.000 Black's 1 lapse
    ");
}

#[test]
fn cr_4_3_5_a_game_reopened_has_its_stop_where_it_stood() {
    let mut hall = Hall::new(reported());
    hall.play(&format!(
        "
        {RUNNING} 0:08 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:14 b resigns · 0:30 void
        0:31 confirm"
    ));
    let stop = white(&hall).stop.expect("he stands");
    assert_eq!((stop.until, stop.left), (None, Some(Millis::seconds(6))));
    hall.play("0:40 start · 0:50 pass");
    assert_eq!(white(&hall).served, 1);
    let facts = hall.court.facts(GAME).expect("the game is there");
    let served = facts.iter().find(|fact| matches!(fact.body, FactBody::StopServed { .. }));
    assert_eq!(served.map(|Fact { at, .. }| *at), Some(instant("0:49")));
    hall.check_invariants();
}

#[test]
fn cr_4_1_4_a_false_start_is_recorded_and_stands_if_the_start_is_let_run() {
    assert_snapshot!(play(reported(), "
        0:00 start · 0:02 b fault false_start · 0:05 b crosses · 0:05 b stands · 0:16 b returns"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:02.000 Black called: false start of 0:02.000
    0:03.000 started
    0:05.000 Black crosses
    0:05.000 Black stands until 0:15.000
    0:15.000 Black is free, 1 served
    0:16.000 Black full run made in 0:13.000
    ");
}

#[test]
fn cr_4_1_4_an_aborted_start_takes_its_false_start_with_it() {
    let mut hall = Hall::new(reported());
    hall.play(
        "0:00 start · 0:02 b fault false_start · 0:02.500 abort · 0:10 start · 0:20 b crosses · 0:20 b stands",
    );
    let black = seen_by(&hall, Audience::Public).sides.black;
    assert!(black.penalties.is_empty() && black.stop.is_none());
    let facts = hall.court.facts(GAME).expect("the game is there");
    assert!(facts.iter().any(|fact| matches!(fact.body, FactBody::Called { .. })), "on record");
    hall.check_invariants();
}

#[test]
fn cr_4_1_4_a_false_start_may_be_noted_only_and_called_after_an_abort() {
    assert_snapshot!(play(reported(), "
        0:00 start · 0:02 b fault false_start note · 0:02.500 abort · 0:02.600 w fault false_start note"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:02.000 Black called: false start of 0:02.000, noted
    0:02.500 aborted
    0:02.600 White called: false start of 0:02.600, noted
    ");
}

#[test]
fn cr_4_3_1_a_late_word_that_he_left_takes_back_that_he_is_free() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:17@0:22 w leaves · 0:30 w returns")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:20.000
    0:20.000 White is free, 1 served
    0:17.000 amended
      - 0:20.000 White is free, 1 served
      + 0:17.000 White left the stop
    0:30.000 White at the board, no run
    0:30.000 White: while_serving
    ");
}
