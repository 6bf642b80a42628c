//! Referees' calls: witnesses, earlier instants, late ones; taken back, replaced, split.

use crate::sheet::{BOARD, GAME, HEAD, Hall, JUDGE, game, instant, play};
use court_protocol::{
    Answer, Ask, Audience, BoardNo, BySide, DeviceId, FactId, Fault, GameId, GameSetup, PlayerId,
    Refusal, RunEvidence, Sanction, Seen, Side, Verdict,
};
use insta::assert_snapshot;

fn reported() -> GameSetup {
    game(|game| game.runs = RunEvidence::Reported)
}

/// White has moved and is on his way out.
const RUNNING: &str = "0:00 start · 0:06 w returns · 0:07 w e2e4 · ";

fn no_crossing(side: Side) -> Seen {
    Seen::Fault { side, fault: Fault::NoCrossing, sanction: Sanction::Stop, back: None }
}

#[test]
fn cr_4_3_1_two_referees_who_call_the_same_fault_within_three_seconds_made_one_call() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 #3 w fault no_crossing · 0:12 #4 w fault no_crossing · 0:13 w crosses · 0:13 w stands")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:12.000 White: the same call
    0:13.000 White crosses
    0:13.000 White stands until 0:23.000
    ");
}

#[test]
fn cr_4_3_1_calls_farther_apart_of_other_faults_or_of_another_run_are_calls_of_their_own() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 #3 w fault no_crossing · 0:12.001 #4 w fault no_crossing
        0:13 #4 b fault no_crossing · 0:13.500 #3 b fault disturbance")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:12.001 White called: no crossing of 0:12.001
    0:13.000 Black called: no crossing of 0:13.000
    0:13.500 Black called: disturbance of 0:13.500
    ");
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:07 w e2e4 · 0:08 b e7e5 · 0:09 #3 w fault no_crossing · 0:09.500 w g1f3
        0:10 #4 w fault no_crossing"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:07.000 White half run presumed
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black full run presumed
    0:08.000 1. Black e5 used 0:01.000, left 10:09.000
    0:09.000 White called: no crossing of 0:09.000
    0:09.500 White full run presumed
    0:09.500 2. White Nf3 used 0:01.500, left 10:07.500
    0:10.000 White called: no crossing of 0:10.000
    ");
}

#[test]
fn cr_4_3_1_one_referees_two_taps_are_two_calls_unless_within_a_second() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w fault no_crossing · 0:12 w fault no_crossing")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White: the same call
    0:12.000 White called: no crossing of 0:12.000
    ");
    let mut hall = Hall::new(reported());
    hall.play(&format!("{RUNNING} 0:09 w fault no_crossing · 0:10 w fault no_crossing"));
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    assert_eq!(view.sides.white.penalties[0].witnesses, 1);
}

#[test]
fn cr_4_3_1_a_call_taken_for_a_second_witnesss_can_be_split_off() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 #3 w fault no_crossing · 0:10 #4 w fault no_crossing · 0:13 w crosses · 0:13 w stands
        0:15 split 2 · 0:16 split 2 · 0:17 split 1")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White: the same call
    0:13.000 White crosses
    0:13.000 White stands until 0:23.000
    0:15.000 amended
      - 0:10.000 White: the same call
      - 0:13.000 White stands until 0:23.000
      + 0:10.000 White called: no crossing of 0:10.000
      + 0:13.000 White stands until 0:33.000
      + 0:15.000 split
    0:16.000 refused no_such_fact: expected=joined_call fact=5120
    0:17.000 refused no_such_fact: expected=joined_call fact=4352
    ");
}

#[test]
fn a_call_counts_from_the_tap_and_may_be_made_for_an_earlier_instant() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:08 b crosses · 0:12 b returns · 0:13 b e7e5 · 0:14 w crosses · 0:18 w returns
        0:19 w fault no_crossing ago 0:10 · 0:20 b fault no_crossing after 0
        0:21 b fault disturbance after 2 · 0:22 b fault equipment after 9
        0:23 b fault equipment ago 2:01")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:12.000 Black full run made in 0:09.000
    0:13.000 1. Black e5 used 0:06.000, left 10:04.000
    0:14.000 White crosses
    0:18.000 White full run made in 0:11.000
    0:19.000 White called: no crossing of 0:09.000
    0:20.000 Black called: no crossing of 0:03.000
    0:21.000 Black called: disturbance of 0:13.000
    0:22.000 Black called: equipment of 0:22.000, unexpected
    0:23.000 refused bad_setting: setting-ago found=2:01.000 max=120000
    ");
}

#[test]
fn all_1_a_call_that_looks_impossible_is_recorded_marked_and_ruled() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:08 b crosses · 0:09 b fault no_crossing · 0:20 w fault false_start")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 Black crosses
    0:09.000 Black called: no crossing of 0:09.000, unexpected
    0:20.000 White called: false start of 0:20.000, unexpected
    ");
}

#[test]
fn all_1_a_call_for_a_player_whose_game_is_over_is_recorded_without_effect() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:08 b resigns · 0:09 b fault disturbance · 0:10 b stands")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 ended: White wins (resignation)
    0:09.000 Black: after_the_end
    0:10.000 Black: after_the_end
    ");
}

#[test]
fn all_1_calls_are_heard_while_a_flag_waits_for_a_silent_device() {
    let setup = game(|game| {
        game.time = BySide::both(court_protocol::TimeControl {
            initial: court_protocol::Millis::seconds(20),
            increment: court_protocol::Millis::ZERO,
            increment_first: false,
        });
    });
    assert_snapshot!(play(setup, "
        0:00 start · 0:08 w e2e4 · 0:09 #1 silent · 0:40 w fault no_crossing · 0:41 w stands
        0:52 pass · 0:53 #1 speaks"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 0:13.000
    0:11.001 device 1 is silent
    0:28.000 asks: Black's flag is expected; is it down?
    0:40.000 White called: no crossing of 0:40.000
    0:41.000 White stands until 0:51.000
    0:51.000 White is free, 1 served
    0:53.000 device 1 is back
    0:28.000 amended
      - 0:51.000 White is free, 1 served
      + 0:28.000 Black's flag fell
      + 0:28.000 ended: White wins (flag fall)
      + 0:28.000 White's 1 lapse
    ");
}

#[test]
fn all_1_a_judge_takes_his_own_call_back_and_the_head_referee_any() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 #3 w fault no_crossing · 0:10 #4 void call 1 · 0:11 #3 void call 1
        0:12 #3 b fault no_crossing · 0:13 void call 2 · 0:14 void call 2")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 refused not_yours: act=void_others_call role=judge
    0:11.000 1 call void
    0:11.000 amended
      - 0:09.000 White called: no crossing of 0:09.000
    0:12.000 Black called: no crossing of 0:12.000
    0:13.000 1 call void
    0:13.000 amended
      - 0:12.000 Black called: no crossing of 0:12.000
    0:14.000 refused already_void: fact=5632
    ");
}

#[test]
fn all_1_a_judge_takes_his_witness_back_and_the_head_referee_the_penalty_with_all_of_them() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 #3 w fault no_crossing · 0:10 #4 w fault no_crossing · 0:11 #3 void call 1")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White: the same call
    0:11.000 1 call void
    0:11.000 amended
      - 0:09.000 White called: no crossing of 0:09.000
      - 0:10.000 White: the same call
      + 0:10.000 White called: no crossing of 0:10.000
    ");
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 #3 w fault no_crossing · 0:10 #4 w fault no_crossing · 0:11 void call 1")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White: the same call
    0:11.000 2 call void
    0:11.000 amended
      - 0:09.000 White called: no crossing of 0:09.000
      - 0:10.000 White: the same call
    ");
}

#[test]
fn all_1_a_void_of_a_void_has_its_sentence_and_one_of_what_was_served_gives_nothing_back() {
    let mut hall = Hall::new(reported());
    hall.play(&format!(
        "
        {RUNNING} 0:09 w fault no_crossing · 0:10 w crosses · 0:10 w stands · 0:24 w returns · 0:25 void call 1"
    ));
    let record = hall.records.last().expect("the void is recorded");
    let Some(Verdict::Recorded { rulings, .. }) = &record.verdict else { panic!("recorded") };
    assert_eq!(
        referee_messages::words().ruling(&rulings[0]),
        "The call is void; the time stood is not given back."
    );
    let fact = record.facts[0].id;
    let now = instant("0:26");
    hall.advance(now);
    hall.request(HEAD, now, Ask::Void { fact, reason: "after all".into() });
    hall.check_invariants();
    assert_snapshot!(hall.told(), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:20.000
    0:20.000 White is free, 1 served
    0:24.000 White full run made in 0:17.000
    0:25.000 1 call void, served
    0:25.000 amended
      - 0:09.000 White called: no crossing of 0:09.000
      - 0:10.000 White stands until 0:20.000
      - 0:20.000 White is free, 1 served
      + 0:10.000 White: nothing_to_serve
    0:26.000 refused no_such_fact: expected=no_void fact=5632
    ");
    let tap = hall.call(1).expect("it was made");
    let line = FactId::new(tap.seq(), tap.index() + 1);
    for fact in [tap, line] {
        let again = hall.request(HEAD, now, Ask::Void { fact, reason: "after all".into() });
        let Verdict::Refused { refusal, .. } = again.verdict else { panic!("void already") };
        assert_eq!(refusal, Refusal::AlreadyVoid { fact }, "the call, and its line on the screens");
    }
}

#[test]
fn all_1_a_line_judge_makes_no_other_ruling_void() {
    assert_snapshot!(play(reported(), &format!("{RUNNING} 0:08 b resigns · 0:09 #3 w fault no_crossing")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:08.000 ended: White wins (resignation)
    0:09.000 White: after_the_end
    ");
    let mut hall = Hall::new(reported());
    hall.play(&format!("{RUNNING} 0:08 b resigns"));
    hall.enrol(JUDGE);
    let facts = hall.court.facts(GAME).expect("the game is there");
    let fact = facts.last().expect("it ended").id;
    let outcome =
        hall.request(JUDGE, instant("0:08"), Ask::Void { fact, reason: "a wrong tap".into() });
    assert!(matches!(outcome.verdict, Verdict::Refused { .. }));
}

#[test]
fn all_1_a_game_lost_by_penalty_is_reopened_once_the_head_referee_confirms_the_void() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 #9 w fault disturbance loss · 0:20 void call 1 · 0:21 confirm")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: disturbance of 0:09.000, loss of the game
    0:09.000 ended: Black wins (penalty)
    0:20.000 set aside
    0:20.000 asks: amend? drops 3 says 0
    0:21.000 answered confirm
    0:21.000 amended
      - 0:09.000 White called: disturbance of 0:09.000, loss of the game
      - 0:09.000 ended: Black wins (penalty)
      + 0:09.000 reopened, stands still
    ");
}

#[test]
fn all_1_a_wrong_call_is_replaced_at_its_own_instant() {
    assert_snapshot!(play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 b crosses · 0:10 b stands · 0:12 #4 replace 1 b no_crossing
        0:13 #3 replace 1 b no_crossing")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 Black crosses
    0:10.000 Black: nothing_to_serve
    0:12.000 refused not_yours: act=void_others_call role=judge
    0:13.000 1 call void
    0:13.000 amended
      - 0:09.000 White called: no crossing of 0:09.000
      - 0:10.000 Black: nothing_to_serve
      + 0:09.000 Black called: no crossing of 0:09.000
      + 0:10.000 Black stands until 0:20.000
    ");
}

#[test]
fn all_1_a_call_on_the_wrong_lane_is_replaced_on_the_right_one_even_if_the_court_stops_between() {
    let mut hall = Hall::new(reported());
    let players = BySide { white: PlayerId(3), black: PlayerId(4) };
    let (board, game) = (BoardNo(2), GameId(2));
    let setup = GameSetup { players, ..reported() };
    hall.house(Ask::Pair {
        games: vec![court_protocol::Pairing { board, game, setup }],
        despite: None,
    });
    hall.house(Ask::Start { boards: vec![BOARD, board], go_at: None, despite: None });
    hall.play("0:06 w returns · 0:07 w e2e4 · 0:09 w fault no_crossing");
    let (call, now) = (hall.nth_call(1), instant("0:11"));
    hall.advance(now);
    let (side, fault) = (Side::White, Fault::NoCrossing);
    let ask = Ask::Replace { call, board, side, fault, sanction: Sanction::Stop };
    let before = hall.court.clone();
    hall.request(JUDGE, now, ask.clone());
    let [.., first, second] = &hall.records[..] else { panic!("two records") };
    assert_eq!((first.board, second.board), (Some(board), Some(BOARD)));
    assert!(!first.answers() && second.answers());
    let penalties = |court: &referee_core::CourtState, board| {
        court.view(board, Audience::Public).game.expect("paired").sides.white.penalties
    };
    assert!(penalties(&hall.court, BOARD).is_empty());
    let right = penalties(&hall.court, board);
    assert_eq!((right.len(), right[0].at), (1, instant("0:09")));
    hall.check_invariants();

    // The court stops after the first record; the judge's device asks again.
    let mut again = before;
    again.apply(first);
    let n = again.have(JUDGE, court_protocol::BootId(1)) + 1;
    let at = crate::sheet::stamp(now);
    let request = court_protocol::Request {
        boot: court_protocol::BootId(1),
        n,
        at,
        court: crate::sheet::COURT,
        tag: None,
        ask,
    };
    let command = referee_core::Command::Request { device: JUDGE, request };
    let records = again.decide(now, &hall.marks, &command);
    let [rest] = &records[..] else { panic!("the rest is one record") };
    assert_eq!((rest.seq, rest.board, &rest.facts), (second.seq, second.board, &second.facts));
    assert!(rest.answers());
}

#[test]
fn calls_that_arrive_more_than_thirty_seconds_late_are_one_question_for_the_head_referee() {
    let late = format!(
        "
        {RUNNING} 0:09@0:39.001 #3 w fault no_crossing · 0:10@0:43 #4 w fault disturbance
        0:12@0:43 #4 b fault no_crossing · 0:14@0:43 #3 b fault equipment"
    );
    assert_snapshot!(play(reported(), &format!("{late} · 0:50 yes · 0:51 no · 0:55 w crosses · 0:55 w stands")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 set aside
    0:39.001 asks: 1 late against White
    0:10.000 set aside
    0:43.000 asks: 2 late against White
    0:12.000 set aside
    0:43.000 asks: 1 late against Black
    0:14.000 Black called: equipment of 0:14.000
    0:50.000 answered yes
    0:50.000 amended
      + 0:50.000 White called: no crossing of 0:09.000
      + 0:50.000 White called: disturbance of 0:10.000
    0:51.000 answered no
    0:55.000 White crosses
    0:55.000 White stands until 1:15.000
    ");
}

#[test]
fn a_late_call_is_taken_back_before_it_is_decided() {
    let mut hall = Hall::new(reported());
    hall.play(&format!("{RUNNING} 0:09@0:41 #3 w fault no_crossing · 0:42 #3 void call 1"));
    assert!(hall.court.view(BOARD, Audience::Referees).game.expect("paired").inbox.is_empty());
    hall.check_invariants();
}

#[test]
fn who_answers_a_question_after_another_is_told_with_what_and_by_whom() {
    let mut hall = Hall::new(reported());
    hall.play(&format!("{RUNNING} 0:09@0:41 #3 w fault no_crossing · 0:42 pass"));
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    let question = view.inbox[0].fact;
    let now = hall.now;
    let answer = |answer| Ask::Answer { question, answer };
    let first = hall.request(HEAD, now, answer(Answer::No));
    assert!(matches!(first.verdict, Verdict::Recorded { .. }), "{:?}", first.verdict);
    let second = hall.request(HEAD, now, answer(Answer::Yes));
    let Verdict::Refused { refusal } = second.verdict else { panic!("it is decided") };
    assert_eq!(refusal.code(), "answered");
    let text = referee_messages::words().refusal(&refusal);
    assert!(text.ends_with("was answered already: no, by device 9"), "{text}");
}

#[test]
fn a_late_call_is_replaced_by_one_that_waits_for_the_same_decision() {
    let late = format!("{RUNNING} 0:09@0:41 #3 w fault no_crossing");
    let replaced = format!("{late} · 0:42 #3 replace 1 b no_crossing · 0:50 yes");
    assert_snapshot!(play(reported(), &replaced), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 set aside
    0:41.000 asks: 1 late against White
    0:09.000 set aside
    0:42.000 asks: 1 late against Black
    0:42.000 1 call void
    0:50.000 answered yes
    0:50.000 amended
      + 0:50.000 Black called: no crossing of 0:09.000
    ");
    // who decides on late calls has decided
    assert_snapshot!(play(reported(), &format!("{late} · 0:42 replace 1 b no_crossing")), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:09.000 set aside
    0:41.000 asks: 1 late against White
    0:09.000 Black called: no crossing of 0:09.000
    0:42.000 1 call void
    ");
}

#[test]
fn a_late_call_that_was_made_to_stand_is_taken_back_by_the_name_it_was_pressed_under() {
    let mut hall = Hall::new(reported());
    let late = "0:09@0:41 #3 w fault no_crossing · 0:50 yes · 0:52 #3 void call 1";
    hall.play(&format!("{RUNNING} {late}"));
    let game = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
    assert!(game.sides.white.penalties.is_empty(), "{:?}", game.sides.white.penalties);
    hall.check_invariants();
}

#[test]
fn a_call_put_in_among_later_facts_is_taken_back_by_its_record_alone() {
    let mut hall = Hall::new(reported());
    hall.play(&format!("{RUNNING} 0:09 b crosses"));
    hall.enrol(JUDGE);
    let (pressed, now) = (instant("0:08"), instant("0:12"));
    hall.advance(now);
    let seen = no_crossing(Side::White);
    let called = hall.request(JUDGE, pressed, Ask::Observe { board: BOARD, game: None, seen });
    let open = |hall: &Hall| {
        let game = hall.court.view(BOARD, Audience::Referees).game.expect("paired");
        game.sides.white.penalties.len()
    };
    assert_eq!(open(&hall), 1);
    let fact = FactId::new(called.seq, 0);
    let void = hall.request(JUDGE, now, Ask::Void { fact, reason: "not so".to_owned() });
    assert!(matches!(void.verdict, Verdict::Recorded { .. }), "{:?}", void.verdict);
    assert_eq!(open(&hall), 0);
    hall.check_invariants();
}

#[test]
fn what_no_call_can_say_is_refused_with_what_was_expected() {
    let mut hall = Hall::new(reported());
    hall.play(RUNNING);
    hall.enrol(JUDGE);
    let now = instant("0:08");
    hall.advance(now);
    let mut refused = |seen: Seen, device: DeviceId| {
        let outcome = hall.request(device, now, Ask::Observe { board: BOARD, game: None, seen });
        let Verdict::Refused { refusal } = outcome.verdict else { panic!("refused") };
        referee_messages::words().refusal(&refusal)
    };
    let fault = |fault, sanction, back| Seen::Fault { side: Side::White, fault, sanction, back };
    let none = Fault::NoCrossing;
    let take = Sanction::TakeTime { time: court_protocol::Millis(-1) };
    assert_eq!(
        refused(fault(none.clone(), take, None), HEAD),
        "time off his clock: -0:00.001 is not possible; expected more than nothing and at most \
         1:00:00.000"
    );
    let words = Fault::Other { reason: "x".repeat(141) };
    assert_eq!(
        refused(fault(words, Sanction::Stop, None), JUDGE),
        "the fault is longer than 140 bytes"
    );
    assert_eq!(
        refused(no_crossing(Side::White), DeviceId(1)),
        "a board agent may not call a fault: ask the head referee"
    );
}
