//! Speed chess: the persons whose reports count (SP-1, SP-23 to SP-25), at every level and however
//! late.

use crate::sheet::{Hall, ORIGIN, instant, since};
use crate::speed_moves::{MATE, speed};
use court_protocol::{BootId, ClockEstimate, DeviceId, Verdict};
use insta::assert_snapshot;
use referee_core::{Command, Watermarks};

#[test]
fn sp_1_the_ruling_on_a_claim_names_every_point_it_rests_on() {
    let mut hall = Hall::new(speed());
    hall.play(&format!(
        "0:00 start · {MATE} · 0:10 w stops · 0:11 w claims flag b
        0:12 b claims flag w · 0:13 b confirms · 0:14 w confirms"
    ));
    let verdict = hall.records.last().and_then(referee_core::Record::outcome);
    let Some(Verdict::Recorded { rulings, .. }) = verdict.map(|outcome| outcome.verdict) else {
        panic!("the word was recorded")
    };
    let rules: Vec<&str> = rulings.iter().map(|ruling| ruling.rule.as_str()).collect();
    assert_eq!(rules, ["SP-8, SP-11, SP-14, SP-25", "SP-8"]);
}

#[test]
fn after_an_outage_the_players_go_on_from_proposed_times_with_what_was_claimed() {
    let mut hall = Hall::new(speed());
    hall.play("0:00 start · 0:10 w e2e4 · 0:12 b stops · 0:13 b claims flag w");
    for silent in hall.silent.values_mut() {
        *silent = true;
    }
    hall.now = instant("0:40");
    hall.marks = Watermarks::new(hall.now);
    hall.command(&Command::CameBack { away_from: instant("0:14"), ran_on: false });
    hall.play("0:50 pass · 0:55 #1 speaks · 0:55 #2 speaks");
    for device in [1, 2].map(DeviceId) {
        let estimate = ClockEstimate { offset: ORIGIN.0 * 1_000, error: 0 };
        hall.command(&Command::MapClock { device, boot: BootId(1), estimate });
    }
    hall.play("1:00 yes · 1:01 start · 1:10 agree on · 1:20 b e7e5");
    assert_snapshot!(since(&hall.told(), "0:12.000"), @r"
    0:12.000 Black stops both clocks
    0:13.000 Black claims White's flag is down
    0:40.000 back, away from 0:14.000
    0:14.000 stands still: the server was away
    0:14.000 asks: go on at 4:53.000/4:58.000, nobody to move?
    0:42.001 device 1 is silent
    0:42.001 device 2 is silent
    0:55.000 device 1 is back
    0:55.000 device 2 is back
    1:00.000 amended
      + 1:00.000 answered yes
    1:01.000 counting to GO at 1:04.000
    1:04.000 resumed
    1:10.000 both agree: it goes on
    1:10.000 runs on: Black
    1:20.000 1. Black e5 used 0:12.000, left 4:48.000
    ");
}
