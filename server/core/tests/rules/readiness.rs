//! Before the start: sweeps, obstacles to a start, and the reason that overrides them.

use crate::sheet::{BOARD, COURT, GAME, HEAD, Hall, ORIGIN, game, instant, stamp};
use court_protocol::{
    Against, Ask, BoardNo, BootId, ClockEstimate, CourtTime, DeviceId, Millis, Phase, Refusal,
    Verdict,
};
use insta::assert_snapshot;
use referee_core::{Command, FactBody};

fn phase(hall: &Hall) -> Phase {
    hall.public().phase
}

#[test]
fn cr_2_1_3_a_sweep_shows_on_every_screen_until_the_game_runs() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    let ready = |hall: &Hall| hall.public().ready;
    assert!(ready(&hall));
    hall.play("0:00 #5 not ready");
    assert!(!ready(&hall));
    hall.play("0:01 #5 ready · 0:02 start");
    assert!(ready(&hall));
    hall.play("0:10 pass");
    assert!(!ready(&hall), "a game that runs has been ready");
}

#[test]
fn cr_4_1_1_a_start_waits_for_a_device_that_is_silent_and_for_a_clock_that_is_not_exact() {
    let mut hall = Hall::with_errors(game(|_| {}), &[(1, 251), (2, 250)]).with_referees();
    hall.play("0:00 #5 silent · 0:10 start");
    assert_snapshot!(hall.told(), @"0:10.000 refused not_ready: hindrance-silent boards=1 device=5; hindrance-clock-off boards=1 device=1 error=251");
}

#[test]
fn cr_4_1_1_a_start_waits_for_no_device_that_is_away() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 #5 silent");
    let judge = Against::Silent { device: DeviceId(5) };
    let waits_for_the_judge = |hall: &Hall| {
        let found = hall.court.hindrances(&[BOARD], hall.now, &hall.marks);
        found.iter().any(|hindrance| hindrance.why == judge)
    };
    hall.play("0:10 pass");
    assert!(waits_for_the_judge(&hall));
    hall.play("4:59 pass");
    assert!(waits_for_the_judge(&hall));
    hall.play("5:03 pass");
    assert!(!waits_for_the_judge(&hall), "five minutes after its last word");

    // the server is started again; nobody waits for an enrolled device that does not come back
    hall.marks = referee_core::Watermarks::new(hall.now);
    assert_eq!(hall.court.hindrances(&[BOARD], hall.now, &hall.marks), []);
}

#[test]
fn cr_4_1_1_boards_without_a_game_are_named_and_left_out_by_a_reason() {
    let mut hall = Hall::new(game(|_| {}));
    hall.advance(instant("0:01"));
    let boards = vec![BOARD, BoardNo(2), BoardNo(3)];
    let hindrances = hall.court.hindrances(&boards, hall.now, &hall.marks);
    let told = referee_messages::words().hindrances(&hindrances, &|_, _| None);
    assert_eq!(told, "boards 2, 3 have no game");
    let start = |despite| Ask::Start { boards: boards.clone(), go_at: None, despite };
    let outcome = hall.request(HEAD, hall.now, start(None));
    let Verdict::Refused { refusal, .. } = outcome.verdict else { panic!("it was refused") };
    assert_eq!(refusal, Refusal::NotReady { hindrances });
    hall.request(HEAD, hall.now, start(Some("two byes".to_owned())));
    assert_eq!(phase(&hall), Phase::Countdown);
    hall.check_invariants();
}

#[test]
fn a_court_that_is_not_swept_starts_without_it() {
    use court_protocol::CourtSetup;
    let mut court = referee_core::CourtState::new(COURT);
    let setup = CourtSetup { sweep: false, ..CourtSetup::basketball("Park", 2) };
    let marks = referee_core::Watermarks::new(ORIGIN);
    let pairing = court_protocol::Pairing { board: BOARD, game: GAME, setup: game(|_| {}) };
    let open = Command::Open { court: COURT, setup, demo: false, speed: 1 };
    let pair = Command::Server { ask: Ask::Pair { games: vec![pairing], despite: None } };
    for command in [open, pair] {
        for record in court.decide(ORIGIN, &marks, &command) {
            court.apply(&record);
        }
    }
    assert!(court.hindrances(&[BOARD], ORIGIN, &marks).is_empty());
}

#[test]
fn a_device_whose_clock_was_never_mapped_is_named() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:01 pass");
    let (device, boot) = (DeviceId(1), BootId(2));
    let estimate = ClockEstimate { offset: CourtTime(ORIGIN.0).0 * 1_000, error: 300_000 };
    hall.command(&Command::MapClock { device, boot, estimate });
    let beat =
        court_protocol::Heartbeat { boot, through: stamp(hall.now), n: 0, clock: None, says: None };
    let now = hall.now;
    hall.marks.beat(device, &beat, now);
    let found = hall.court.all_hindrances(hall.now + Millis(1), &hall.marks);
    let of_board_1 = found.iter().filter(|each| each.boards.contains(&BOARD));
    let why: Vec<Against> = of_board_1.map(|each| each.why).collect();
    assert_eq!(why, [Against::ClockOff { device, error: Millis(300) }]);
    let counted = |fact: &FactBody| matches!(fact, FactBody::Counting { .. });
    assert!(!hall.records.iter().flat_map(|r| &r.facts).any(|fact| counted(&fact.body)));
}
