//! The server was away in mid-round.

use crate::sheet::{Hall, ORIGIN, game, instant, since};
use court_protocol::{BootId, ClockEstimate, ClockRule, DeviceId, GameSetup, RunEvidence};
use insta::assert_snapshot;
use referee_core::{Command, FactBody, Watermarks};

/// Plays a sheet up to the outage, and another one from the return on.
fn away(setup: GameSetup, before: &str, from: &str, until: &str, after: &str) -> String {
    let mut hall = comes_back(setup, before, from, until);
    hall.play(after);
    hall.told()
}

/// Plays a sheet up to the outage, and has the server come back on a machine that ran on.
fn comes_back(setup: GameSetup, before: &str, from: &str, until: &str) -> Hall {
    returns(setup, before, from, until, true)
}

/// The same with a machine that was rebooted: the length of the outage is in doubt.
fn reboots(setup: GameSetup, before: &str, from: &str, until: &str) -> Hall {
    returns(setup, before, from, until, false)
}

fn returns(setup: GameSetup, before: &str, from: &str, until: &str, ran_on: bool) -> Hall {
    let mut hall = Hall::new(setup);
    hall.play(before);
    hall.advance(instant(from));
    for silent in hall.silent.values_mut() {
        *silent = true;
    }
    hall.now = instant(until);
    hall.marks = Watermarks::new(hall.now);
    hall.command(&Command::CameBack { away_from: instant(from), ran_on });
    hall
}

/// The same where the agents come back in between and say how the clocks stand: as they did.
fn away_and_heard(from: &str, until: &str, back: &str, after: &str) -> String {
    let mut hall = comes_back(game(|_| {}), "0:00 start · 0:08 w e2e4", from, until);
    hall.play(back);
    hall.play(after);
    hall.told()
}

/// The agents' probes report clocks that are this many seconds ahead of the court's.
fn map_again(hall: &mut Hall, ahead: i64) {
    for device in [1, 2].map(DeviceId) {
        let offset = (ORIGIN.0 - ahead * 1_000) * 1_000;
        let estimate = ClockEstimate { offset, error: 1_000 };
        let mapped = hall.command(&Command::MapClock { device, boot: BootId(1), estimate });
        assert_eq!(mapped.len(), 1, "{device}");
    }
}

#[test]
fn after_a_reboot_games_on_the_courts_clock_stand_from_the_last_known_instant_whoever_speaks() {
    // By the machine's clock an hour passed, which nobody can check.
    let mut hall = reboots(game(|_| {}), "0:00 start · 0:08 w e2e4", "0:12", "60:00");
    hall.play("60:01 #1 speaks · 60:01 #2 speaks");
    map_again(&mut hall, -3_540);
    // Black's moves meanwhile are recorded, and cost nobody a minute
    hall.play("0:50@60:02 b e7e5 · 60:10 yes · 60:12 start");
    assert_snapshot!(since(&hall.told(), "1:00:00.000"), @r"
    1:00:00.000 back, away from 0:12.000
    0:12.000 stands still: the server was away
    0:12.000 asks: go on at 10:03.000/10:01.000, Black to move?
    59:50.000 Black: while_paused
    1:00:10.000 amended
      + 1:00:10.000 answered yes
    1:00:12.000 counting to GO at 1:00:15.000
    ");
}

#[test]
fn after_a_reboot_a_game_by_the_clock_on_the_table_goes_on() {
    let table = game(|game| game.clock = ClockRule::Table);
    let mut hall = reboots(table, "0:00 start · 0:08 w e2e4", "0:12", "0:40");
    hall.play("0:41 #1 speaks · 0:41 #2 speaks · 0:42 pass");
    assert!(!hall.told().contains("stands still"), "{}", hall.told());
}

#[test]
fn after_a_reboot_a_countdown_stands_whatever_court_time_says_of_its_go() {
    let mut hall = reboots(game(|_| {}), "0:00 start", "0:02", "0:02.001");
    hall.play("0:02.500 #1 speaks · 0:02.500 #2 speaks · 0:10 pass");
    assert_snapshot!(since(&hall.told(), "0:02.001"), @r"
    0:02.001 back, away from 0:02.000
    0:02.000 stands still: the server was away
    0:02.000 asks: the start did not take place; are they back?
    ");
}

#[test]
fn a_press_of_a_clock_that_was_not_compared_since_a_reboot_counts_at_its_arrival_and_is_asked_about()
 {
    let mut hall = reboots(game(|_| {}), "", "0:12", "30:00");
    hall.play(
        "30:01 #1 speaks · 30:01 #2 speaks · 30:10 start · 0:30@30:20 w e2e4 · 0:38@30:28 b e7e5",
    );
    assert_snapshot!(hall.told(), @r"
    30:00.000 back, away from 0:12.000
    30:10.000 counting to GO at 30:13.000
    30:11.000 White's clock starts
    30:13.000 started
    30:20.000 White half run presumed
    30:20.000 1. White e4 used 0:09.000, left 10:01.000
    30:20.000 asks: a clock nobody compared; is its time right?
    30:28.000 Black full run presumed
    30:28.000 1. Black e5 used 0:08.000, left 10:02.000
    ");
}

#[test]
fn a_clock_that_was_compared_again_is_asked_about_again_after_the_next_reboot() {
    let mut hall = reboots(game(|_| {}), "0:00 start · 0:08 w e2e4", "0:12", "0:13");
    hall.play("0:13.500 #1 speaks · 0:13.500 #2 speaks · 0:20 b e7e5");
    map_again(&mut hall, 0);
    hall.advance(instant("0:30"));
    hall.command(&Command::CameBack { away_from: instant("0:30"), ran_on: false });
    hall.play("0:41 b e7e5 · 0:42 b g8f6");
    let told = hall.told();
    let asked: Vec<&str> = told.lines().filter(|line| line.contains("nobody compared")).collect();
    assert_snapshot!(asked.join("\n"), @r"
    0:20.000 asks: a clock nobody compared; is its time right?
    0:41.000 asks: a clock nobody compared; is its time right?
    ");
}

#[test]
fn a_court_that_only_did_not_listen_knows_its_devices_clocks_as_before() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:12 b e7e5");
    hall.advance(instant("0:20"));
    hall.command(&Command::CameBack { away_from: instant("0:13"), ran_on: true });
    hall.play("0:16@0:20 w g1f3 · 0:21 b b8c6");
    assert_snapshot!(since(&hall.told(), "0:20.000"), @r"
    0:20.000 back, away from 0:13.000
    0:16.000 White full run presumed
    0:16.000 2. White Nf3 used 0:04.000, left 10:04.000
    0:21.000 Black full run presumed
    0:21.000 2. Black Nc6 used 0:05.000, left 10:06.000
    ");
    let error = 1_000;
    let estimate = ClockEstimate { offset: ORIGIN.0 * 1_000, error };
    let said = Command::MapClock { device: DeviceId(1), boot: BootId(1), estimate };
    assert_eq!(hall.command(&said), [], "nothing new");
}

#[test]
fn the_first_word_of_the_new_court_time_replaces_what_was_known_of_a_clock() {
    let mut hall = reboots(game(|_| {}), "0:00 start · 0:08 w e2e4", "0:12", "0:13");
    hall.play("0:13.500 #1 speaks · 0:13.500 #2 speaks");
    // rougher than before, and all that is known of the court time of now
    let estimate = ClockEstimate { offset: (ORIGIN.0 - 1_000) * 1_000, error: 1_500_000 };
    let mut maps = || {
        let (device, boot) = (DeviceId(1), BootId(1));
        let records = hall.command(&Command::MapClock { device, boot, estimate });
        match &records[..] {
            [record] => match record.facts[0].body {
                FactBody::ClockMapped { offset, error, .. } => Some((offset, error)),
                _ => unreachable!("a clock is mapped"),
            },
            _ => None,
        }
    };
    assert_eq!(maps(), Some((estimate.offset, estimate.error)));
    assert_eq!(maps(), None, "said once");
}

#[test]
fn a_press_kept_since_before_a_reboot_is_dated_as_it_was_then() {
    let mut hall = reboots(game(|_| {}), "0:00 start · 0:08 w e2e4", "0:12", "0:12.001");
    hall.play("0:12.500 #1 speaks · 0:12.500 #2 speaks");
    map_again(&mut hall, 60);
    hall.play("0:11@0:15 b e7e5");
    assert!(
        hall.told().contains("0:11.000 1. Black e5 used 0:03.000, left 10:07.000"),
        "{}",
        hall.told()
    );
}

#[test]
fn a_machine_that_ran_on_keeps_what_is_known_of_every_clock() {
    let mut hall = comes_back(game(|_| {}), "0:00 start · 0:08 w e2e4", "0:12", "0:40");
    hall.play("0:41 #1 speaks · 0:41 #2 speaks · 0:20@0:42 b e7e5");
    assert!(!hall.told().contains("nobody compared"), "{}", hall.told());
    let (device, boot) = (DeviceId(1), BootId(1));
    let estimate = ClockEstimate { offset: ORIGIN.0 * 1_000, error: 1_000 };
    assert_eq!(hall.command(&Command::MapClock { device, boot, estimate }), [], "nothing new");
}

#[test]
fn a_board_whose_agent_is_back_goes_on_by_its_stamps() {
    let back = "0:41 #1 speaks · 0:41 #2 speaks";
    assert_snapshot!(since(&away_and_heard("0:12", "0:40", back, "0:20@0:42 b e7e5 · 0:50 w g1f3"), "0:40.000"), @r"
    0:40.000 back, away from 0:12.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:50.000 White full run presumed
    0:50.000 2. White Nf3 used 0:30.000, left 9:38.000
    ");
}

#[test]
fn a_board_nobody_speaks_for_stands_still_from_the_last_known_instant_with_proposed_times() {
    let back = "0:50 pass · 0:55 #1 speaks · 0:55 #2 speaks";
    let after = "1:00 start · 1:01 yes · 1:02 start · 1:10 b e7e5";
    assert_snapshot!(since(&away_and_heard("0:12", "0:40", back, after), "0:40.000"), @r"
    0:40.000 back, away from 0:12.000
    0:42.001 device 1 is silent
    0:42.001 device 2 is silent
    0:12.000 stands still: the server was away
    0:12.000 asks: go on at 10:03.000/10:01.000, Black to move?
    0:55.000 device 1 is back
    0:55.000 device 2 is back
    1:00.000 refused not_ready: hindrance-proposed-times boards=1
    1:01.000 amended
      + 1:01.000 answered yes
    1:02.000 counting to GO at 1:05.000
    1:05.000 resumed
    1:10.000 Black full run presumed
    1:10.000 1. Black e5 used 0:09.000, left 10:01.000
    ");
}

#[test]
fn proposed_times_can_be_edited_instead() {
    let back = "0:50 pass · 0:55 #1 speaks · 0:55 #2 speaks";
    let after = "1:00 clocks [9:00/9:00] b · 1:02 start · 1:10 b e7e5";
    assert_snapshot!(since(&away_and_heard("0:12", "0:40", back, after), "0:40.000"), @r"
    0:40.000 back, away from 0:12.000
    0:42.001 device 1 is silent
    0:42.001 device 2 is silent
    0:12.000 stands still: the server was away
    0:12.000 asks: go on at 10:03.000/10:01.000, Black to move?
    0:55.000 device 1 is back
    0:55.000 device 2 is back
    1:00.000 clocks set to 9:00.000/9:00.000, Black's clock is to run
    1:02.000 counting to GO at 1:05.000
    1:05.000 resumed
    1:10.000 Black full run presumed
    1:10.000 1. Black e5 used 0:09.000, left 9:00.000
    ");
}

#[test]
fn a_game_by_the_clock_on_the_table_goes_on() {
    let table = game(|game| game.clock = ClockRule::Table);
    assert_snapshot!(since(&away(table, "0:00 start · 0:08 w e2e4", "0:12", "0:40", "0:50 pass"), "0:40.000"), @r"
    0:40.000 back, away from 0:12.000
    0:42.001 device 1 is silent
    0:42.001 device 2 is silent
    ");
}

#[test]
fn a_countdown_whose_go_nobody_heard_is_stopped() {
    assert_snapshot!(since(&away(game(|_| {}), "0:00 start", "0:02", "0:40", "0:50 pass · 0:55 yes"), "0:40.000"), @r"
    0:40.000 back, away from 0:02.000
    0:02.000 stands still: the server was away
    0:02.000 asks: the start did not take place; are they back?
    0:42.001 device 1 is silent
    0:42.001 device 2 is silent
    0:55.000 amended
      + 0:55.000 answered yes
    ");
}

/// White stands behind his line until 0:20, a judge's phone watches; the server is away meanwhile.
fn stands(until: &str, after: &str) -> String {
    let reported = game(|game| game.runs = RunEvidence::Reported);
    let before = "0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:09 w fault no_crossing
        0:10 w stands";
    let told = away(reported, before, "0:12", until, after);
    let last = told.lines().filter(|line| line.contains("stop") || line.contains("free"));
    last.collect::<Vec<_>>().join("\n")
}

#[test]
fn cr_4_3_1_after_the_server_was_away_a_watch_counts_as_heard_from_its_first_word_on() {
    let agents = "#1 speaks · 0:16 #2 speaks";
    assert_snapshot!(stands("0:15", &format!("0:16 {agents} · 0:17 #3 speaks · 0:25 pass")), @"0:20.000 White is free, 1 served");
    assert_snapshot!(stands("0:15", &format!("0:16 {agents} · 0:25 pass")), @r"
    0:20.000 asks: nobody watched the end of White's stop
    0:20.000 White is free, 1 served, unwatched
    ");
    // it ended while nobody listened: no phone has spoken when that is stated
    assert_snapshot!(stands("0:21", "0:22 #1 speaks · 0:22 #2 speaks · 0:22 #3 speaks · 0:25 pass"), @r"
    0:20.000 asks: nobody watched the end of White's stop
    0:20.000 White is free, 1 served, unwatched
    ");
}
