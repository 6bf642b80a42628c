//! Devices: stamps, mapped clocks, silence.

use crate::sheet::{BOARD, COURT, Hall, ORIGIN, game, instant, since, stamp};
use court_protocol::{
    Ask, BootId, ClockEstimate, CourtTime, DeviceId, Fault, Micros, Question, Refusal, Request,
    Role, Sanction, Seen, Side, Verdict,
};
use insta::assert_snapshot;
use referee_core::{Author, Command, FactBody, Record};

fn estimate(offset_ms: i64, error_ms: i64) -> ClockEstimate {
    ClockEstimate { offset: (ORIGIN.0 + offset_ms) * 1_000, error: error_ms * 1_000 }
}

fn map(hall: &mut Hall, device: u32, boot: u64, estimate: ClockEstimate) -> usize {
    let (device, boot) = (DeviceId(device), BootId(boot));
    hall.command(&Command::MapClock { device, boot, estimate }).len()
}

#[test]
fn a_mapping_is_replaced_only_when_its_bound_is_broken() {
    let mut hall = Hall::with_errors(game(|_| {}), &[(1, 10)]);
    assert_eq!(map(&mut hall, 1, 1, estimate(16, 6)), 0, "the bounds still meet");
    assert_eq!(map(&mut hall, 1, 1, estimate(17, 6)), 1, "the bound is broken");
    assert_eq!(map(&mut hall, 7, 1, estimate(0, 5)), 0, "a device without a role has no clock");
}

#[test]
fn a_mapping_over_a_slow_network_gives_way_to_one_that_is_known_twice_as_well() {
    let mut hall = Hall::with_errors(game(|_| {}), &[(1, 300), (2, 4)]);
    assert_eq!(map(&mut hall, 1, 1, estimate(120, 151)), 0, "hardly better");
    assert_eq!(map(&mut hall, 1, 1, estimate(120, 150)), 1);
    assert_eq!(map(&mut hall, 1, 1, estimate(100, 2)), 1);
    assert_eq!(map(&mut hall, 2, 1, estimate(1, 1)), 0, "good enough as it was");
}

#[test]
fn what_a_better_mapping_leaves_behind_a_word_before_is_not_from_the_future() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4");
    // the first probe was five seconds on its way out and came back at once
    assert_eq!(map(&mut hall, 2, 77, estimate(2_500, 2_500)), 1);
    let crosses = |hall: &mut Hall, n, at: &str, side| {
        hall.advance(instant(at));
        let ask = Ask::Observe { board: BOARD, game: None, seen: Seen::Crossed { side } };
        let (boot, at) = (BootId(77), stamp(instant(at)));
        let request = Request { boot, n, at, court: COURT, tag: None, ask };
        let records = hall.command(&Command::Request { device: DeviceId(2), request });
        records.last().and_then(Record::outcome).expect("an outcome").verdict
    };
    let first = crosses(&mut hall, 1, "0:10", Side::White);
    assert!(matches!(first, Verdict::Recorded { .. }), "{first:?}");
    assert_eq!(map(&mut hall, 2, 77, estimate(0, 2)), 1, "known much better");
    let second = crosses(&mut hall, 2, "0:11", Side::White);
    assert!(matches!(second, Verdict::Recorded { .. }), "{second:?}");
    hall.check_invariants();
}

#[test]
fn a_mapping_is_never_replaced_between_two_presses_of_a_running_turn() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4");
    assert_eq!(map(&mut hall, 1, 1, estimate(500, 1)), 0, "its press started the running turn");
    assert_eq!(map(&mut hall, 2, 1, estimate(500, 1)), 1, "no turn hangs on this one");
    hall.play("0:20 b e7e5 · 0:30 w resigns");
    assert_eq!(map(&mut hall, 1, 1, estimate(500, 1)), 1, "no clock runs any more");
    hall.check_invariants();
}

#[test]
fn an_unmapped_clock_counts_at_arrival_and_is_asked_about_once() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4");
    hall.advance(instant("0:20"));
    let seen = Seen::Moved { uci: "e7e5".into(), reading: None };
    for (n, seen) in [(1, seen), (2, Seen::Crossed { side: Side::White })] {
        let ask = Ask::Observe { board: BOARD, game: None, seen };
        let (boot, at) = (BootId(77), Micros(5));
        let request = Request { boot, n, at, court: COURT, tag: None, ask };
        hall.command(&Command::Request { device: DeviceId(1), request });
    }
    hall.check_invariants();
    assert_snapshot!(since(&hall.told(), "0:20.000"), @r"
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:20.000 asks: a clock nobody compared; is its time right?
    0:20.000 White crosses
    ");
}

#[test]
fn after_a_restart_a_device_has_two_seconds_to_come_back_and_no_flag_is_stated_before() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4");
    // The server stops here and listens again after Black's flag would have fallen.
    let restart = instant("30:00");
    hall.marks = referee_core::Watermarks::new(restart);
    hall.now = restart;
    assert!(hall.court.due(restart, &hall.marks).is_none(), "nobody has spoken yet");
    let deadline = hall.court.next_deadline(&hall.marks);
    assert_eq!(deadline, Some(CourtTime(restart.0 + 2_001)));
    // The agents come back and bring a press of long ago: it counts.
    hall.play("0:20@30:01 b e7e5 · 30:01 pass");
    assert_snapshot!(since(&hall.told(), "10:13.000"), @r"
    10:13.000 Black's flag fell
    10:13.000 ended: White wins (flag fall)
    0:20.000 set aside
    0:20.000 asks: amend? drops 2 says 4
    ");
}

#[test]
fn a_revoked_device_is_refused_and_its_silence_holds_nothing_up() {
    let mut hall = Hall::new(game(|game| game.time.white.initial = court_protocol::Millis(20_000)));
    hall.play("0:00 start · 0:05 #2 silent · 0:10 pass");
    hall.command(&Command::Revoke { device: DeviceId(2), by: None });
    let ask = Ask::Observe { board: BOARD, game: None, seen: Seen::DrawAgreed };
    let outcome = hall.request(DeviceId(2), instant("0:10"), ask);
    assert!(matches!(outcome.verdict, Verdict::Refused { .. }));
    hall.play("1:00 pass");
    assert_snapshot!(hall.told(), @r"
    0:07.001 device 2 is silent
    0:10.000 refused wrong_court: court=1
    0:26.000 White's flag fell
    0:26.000 ended: Black wins (flag fall)
    ");
}

#[test]
fn a_relieved_device_is_heard_out_and_its_silence_holds_nothing_up() {
    let mut hall = Hall::new(game(|game| game.time.white.initial = court_protocol::Millis(20_000)));
    hall.play("0:00 start · 0:05 #2 silent · 0:10 pass");
    let relieve = |relieved| {
        let by = Some(DeviceId(9));
        Command::Relieve { device: DeviceId(2), relieved, to: None, by }
    };
    assert!(hall.command(&relieve(false)).is_empty(), "it is on duty");
    let records = hall.command(&relieve(true));
    assert_eq!(records[0].by, Author::Device(DeviceId(9)), "whose decision it was");
    assert!(hall.command(&relieve(true)).is_empty(), "it is relieved already");
    let ask = Ask::Observe { board: BOARD, game: None, seen: Seen::Crossed { side: Side::White } };
    let outcome = hall.request(DeviceId(2), instant("0:09"), ask);
    assert!(matches!(outcome.verdict, Verdict::Recorded { .. }), "what it had kept");
    hall.play("1:00 pass");
    assert!(hall.told().contains("0:26.000 White's flag fell"), "{}", hall.told());
}

/// A fault called at a device, for an instant that may be long past.
fn called(hall: &mut Hall, device: DeviceId, boot: u64, n: u64, at: &str) -> Verdict {
    let (fault, sanction) = (Fault::NoCrossing, Sanction::Stop);
    let seen = Seen::Fault { side: Side::White, fault, sanction, back: None };
    asked(hall, device, (boot, n), at, Ask::Observe { board: BOARD, game: None, seen })
}

fn asked(hall: &mut Hall, device: DeviceId, (boot, n): (u64, u64), at: &str, ask: Ask) -> Verdict {
    let (boot, at) = (BootId(boot), stamp(instant(at)));
    let request = Request { boot, n, at, court: COURT, tag: None, ask };
    let records = hall.command(&Command::Request { device, request });
    records.last().and_then(Record::outcome).expect("a request has an outcome").verdict
}

/// The questions about late calls on the board: the number of calls of each.
fn late(hall: &Hall) -> Vec<usize> {
    let view = hall.seen();
    let late = view.inbox.into_iter().filter_map(|open| match open.question {
        Question::LateCalls { calls, .. } => Some(calls.len()),
        _ => None,
    });
    late.collect()
}

/// Judge 5, whose clock is known, has called the chief and hands his duty to judge 6 at 0:20.
fn handed_over() -> Hall {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 start · 0:08 w e2e4 · 0:09 #5 chief · 0:20 pass");
    let (device, to, by) = (DeviceId(5), Some(DeviceId(6)), None);
    hall.command(&Command::Relieve { device, relieved: true, to, by });
    hall
}

#[test]
fn what_is_called_at_a_relieved_device_counts_up_to_its_relief_and_is_asked_about_from_then_on() {
    let mut hall = handed_over();
    let judge = DeviceId(5);
    hall.advance(instant("0:30"));
    assert!(matches!(
        called(&mut hall, judge, 1, 2, "0:19"),
        Verdict::Recorded { undecided: false, .. }
    ));
    assert!(late(&hall).is_empty(), "its outbox was late");
    let Verdict::Recorded { rulings, undecided: true } = called(&mut hall, judge, 1, 3, "0:25")
    else {
        panic!("nothing is lost, and it has no effect by itself")
    };
    assert_snapshot!(referee_messages::words().ruling(&rulings[0]), @"It came more than 30 seconds late or from a relieved device; the head referee decides whether it is served.");
    assert_eq!(late(&hall), [1]);
    let white = |hall: &Hall| {
        let view = hall.seen();
        view.sides.white.penalties.len()
    };
    assert_eq!(white(&hall), 1, "the one of before");

    let ready = Ask::Ready { boards: vec![BOARD], ready: false };
    let Verdict::Refused { refusal } = asked(&mut hall, judge, (1, 4), "0:29", ready) else {
        panic!("another watches that board")
    };
    assert_eq!(refusal, Refusal::OffDuty);
    assert_snapshot!(referee_messages::words().refusal(&refusal), @"this device is relieved of its duty: press it where the duty is now, or ask the head referee for one");
    let chief = Ask::Observe { board: BOARD, game: None, seen: Seen::ChiefCalled };
    assert!(matches!(asked(&mut hall, judge, (1, 5), "0:29", chief), Verdict::Recorded { .. }));

    hall.play("0:31 yes · 0:32 yes");
    assert_eq!((white(&hall), late(&hall)), (2, vec![]), "the head referee has it count");
    let (relieved, to) = (false, None);
    hall.command(&Command::Relieve { device: judge, relieved, to, by: None });
    hall.advance(instant("0:40"));
    called(&mut hall, judge, 1, 6, "0:39");
    assert!(late(&hall).is_empty(), "on duty again: it counts");
    hall.check_invariants();
}

#[test]
fn a_phone_that_enrolled_anew_is_on_duty_and_its_late_calls_are_asked_about_as_anybodys() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 start · 0:08 w e2e4");
    let (old, new, boards) = (DeviceId(41), DeviceId(42), Vec::new());
    let attach =
        |device| Command::Attach { device, role: Role::Judge, boards: boards.clone(), by: None };
    hall.command(&attach(old));
    map(&mut hall, 41, 77, estimate(0, 1));
    hall.advance(instant("0:20"));
    hall.command(&Command::Revoke { device: old, by: None });
    hall.advance(instant("0:50"));
    hall.command(&attach(new));
    map(&mut hall, 42, 77, estimate(0, 1));
    called(&mut hall, new, 77, 1, "0:48");
    assert!(late(&hall).is_empty());
    called(&mut hall, new, 77, 2, "0:15");
    assert_eq!(late(&hall), [1]);
    hall.check_invariants();
}

#[test]
fn who_gave_a_role_and_took_it_away_stands_in_the_record() {
    let mut hall = Hall::new(game(|_| {}));
    let (device, head) = (DeviceId(7), Some(DeviceId(9)));
    let attach = |by| Command::Attach { device, role: Role::Judge, boards: vec![BOARD], by };
    let records = hall.command(&attach(head));
    assert_eq!(records[0].by, Author::Device(DeviceId(9)));
    assert!(hall.command(&attach(None)).is_empty(), "connecting changes nothing");
    let records = hall.command(&Command::Revoke { device, by: head });
    assert_eq!(records[0].by, Author::Device(DeviceId(9)));
    let records = hall.command(&attach(None));
    assert_eq!(records[0].by, Author::Server, "a device that enrols by code");
}

#[test]
fn a_promise_counts_only_once_what_it_promises_has_arrived() {
    let mut hall = Hall::with_errors(
        game(|game| game.time.white.initial = court_protocol::Millis(20_000)),
        &[(1, 0)],
    );
    hall.play("0:00 start · 0:20 pass · 0:20 #1 silent");
    let late = court_protocol::Heartbeat {
        boot: BootId(1),
        through: stamp(instant("0:40")),
        n: 1,
        clock: None,
        says: None,
    };
    hall.marks.beat(DeviceId(1), &late, instant("0:40"));
    assert!(hall.court.due(instant("0:40"), &hall.marks).is_none(), "request 1 is on its way");
    hall.now = instant("0:40");
    hall.play("0:25@0:40 w e2e4");
    let moved = hall.records.iter().flat_map(|record| &record.facts);
    assert!(moved.clone().any(|fact| matches!(fact.body, FactBody::Moved { .. })));
    assert!(!moved.clone().any(|fact| matches!(fact.body, FactBody::FlagFell { .. })));
}
