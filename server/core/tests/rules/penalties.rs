//! Penalties: called, due, serving, served; voided, lapsed (CR-4.3, CR-4.1-4).

use crate::sheet::{BOARD, GAME, Hall, after, game, instant, play, reported, since};
use court_protocol::{
    Audience, DeviceId, Evidence, GameView, Millis, PenaltyState, Question, Side, SideView,
    Whereabouts,
};
use insta::assert_snapshot;
use referee_core::{Command, Fact, FactBody};

/// White has moved and is on his way out; Black has made his first run.
const RUNNING: &str = "0:00 start · 0:06 w returns · 0:07 w e2e4 · ";

fn seen_by(hall: &Hall, audience: Audience) -> GameView {
    hall.court.view(BOARD, audience).game.expect("paired")
}

fn white(hall: &Hall) -> SideView {
    seen_by(hall, Audience::Public).sides.white
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
}

#[test]
fn cr_4_3_1_at_once_if_he_is_still_there() {
    let mut hall = Hall::new(reported());
    hall.play(&format!(
        "{RUNNING} 0:10 w crosses · 0:11 w fault no_crossing · 0:11 w stands · 0:12 pass"
    ));
    assert_eq!(white(&hall).stop.expect("he stands").until, Some(instant("0:21")));
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
}

/// The audience no longer reads that ten seconds are due while the head referee is asked.
#[test]
fn cr_4_3_1_a_penalty_that_he_ran_on_with_is_asked_about_and_due_again_after_a_no() {
    let states = |hall: &Hall| -> Vec<PenaltyState> {
        white(hall).penalties.iter().map(|penalty| penalty.state).collect()
    };
    let mut hall = Hall::new(reported());
    hall.play(&format!(
        "{RUNNING} 0:08 w fault no_crossing · 0:10 w crosses · 0:12 b crosses · 0:14 w returns
        0:15 b returns · 0:20 b e7e5"
    ));
    assert_eq!(states(&hall), [PenaltyState::Due]);
    hall.play("0:22 w g1f3 · 0:23 w fault disturbance");
    assert_eq!(states(&hall), [PenaltyState::Asked, PenaltyState::Due]);
    hall.play("0:24 no");
    assert_eq!(states(&hall), [PenaltyState::Due, PenaltyState::Due]);
    hall.play("0:25 void answer · 0:26 yes");
    assert_eq!((states(&hall), white(&hall).served), (vec![PenaltyState::Due], 1));
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

/// A gate's report asks about the stop first. The move after it is reported all the same,
/// when it happens.
#[test]
fn cr_4_3_1_a_move_during_a_stop_is_raised_when_it_happens() {
    let sheet = format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:11 b crosses · 0:12 b returns
        0:13 b e7e5 · 0:14 w returns · 0:15 w g1f3");
    assert_snapshot!(since(&play(reported(), &format!("{sheet} · 0:25 yes")), "0:09.000"), @r"
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
    let view = after(reported(), &format!("{sheet} · 0:25 no"));
    let open: Vec<_> = view.inbox.iter().map(|open| &open.question).collect();
    assert_eq!(open, [&Question::MovedBeforeRun { side: Side::White }]);
}

/// Judge 5 watches White's stop until 0:20 and falls silent. His duty is handed over at 0:15.
/// Returns the lines about the end of the stop.
fn handed_over(to: Option<DeviceId>, after: &str) -> String {
    let mut hall = Hall::new(reported()).with_referees();
    hall.play(&format!(
        "{RUNNING} 0:09 #5 w fault no_crossing · 0:10 #5 w stands · 0:12 #5 silent · 0:15 pass"
    ));
    let device = DeviceId(5);
    hall.command(&Command::Relieve { device, relieved: true, to, by: None });
    hall.play(after);
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
    // a phone that is heard but has no duty watches nothing
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
}
