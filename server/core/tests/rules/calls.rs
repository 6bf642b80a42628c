//! Referees' calls: witnesses, earlier instants, late ones; taken back, replaced, split.

use crate::sheet::{
    BOARD, COURT, GAME, HEAD, Hall, JUDGE, after, instant, play, reported, since, stamp,
};
use court_protocol::{
    Answer, Ask, Audience, BoardNo, BySide, DeviceId, FactId, Fault, GameId, GameSetup, PlayerId,
    Refusal, Sanction, Seen, Side, Verdict,
};
use insta::assert_snapshot;

/// White has moved and is on his way out.
const RUNNING: &str = "0:00 start · 0:06 w returns · 0:07 w e2e4 · ";

fn no_crossing(side: Side) -> Seen {
    Seen::Fault { side, fault: Fault::NoCrossing, sanction: Sanction::Stop, back: None }
}

#[test]
fn cr_4_3_1_one_referees_two_taps_are_two_calls_unless_within_a_second() {
    assert_snapshot!(since(&play(reported(), &format!("
        {RUNNING} 0:09 w fault no_crossing · 0:10 w fault no_crossing · 0:12 w fault no_crossing")), "0:09.000"), @r"
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White: the same call
    0:12.000 White called: no crossing of 0:12.000
    ");
    let view = after(
        reported(),
        &format!("{RUNNING} 0:09 w fault no_crossing · 0:10 w fault no_crossing"),
    );
    assert_eq!(view.sides.white.penalties[0].witnesses, 1);
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
        "The call is annulled; the time stood is not given back."
    );
    let fact = record.facts[0].id;
    let now = instant("0:26");
    hall.advance(now);
    hall.request(HEAD, now, Ask::Void { fact, reason: "after all".into() });
    hall.check_invariants();
    assert_snapshot!(since(&hall.told(), "0:09.000"), @r"
    0:09.000 White called: no crossing of 0:09.000
    0:10.000 White crosses
    0:10.000 White stands until 0:20.000
    0:20.000 White is free, 1 served
    0:24.000 White full run made in 0:07.000
    0:25.000 1 call void, served
    0:25.000 amended
      - 0:09.000 White called: no crossing of 0:09.000
      - 0:10.000 White stands until 0:20.000
      - 0:20.000 White is free, 1 served
      - 0:24.000 White full run made in 0:07.000
      + 0:10.000 White: nothing_to_serve
      + 0:24.000 White full run made in 0:17.000
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
    assert_snapshot!(since(&play(reported(), &format!("{RUNNING} 0:08 b resigns · 0:09 #3 w fault no_crossing")), "0:08.000"), @r"
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
fn all_1_a_call_on_the_wrong_lane_is_replaced_on_the_right_one_even_if_the_court_stops_between() {
    let mut hall = Hall::new(reported());
    let players = BySide { white: PlayerId(3), black: PlayerId(4) };
    let (board, game) = (BoardNo(2), GameId(2));
    let setup = GameSetup { players, ..reported() };
    hall.by_server(Ask::Pair {
        games: vec![court_protocol::Pairing { board, game, setup }],
        despite: None,
    });
    hall.by_server(Ask::Start { boards: vec![BOARD, board], go_at: None, despite: None });
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
    let at = stamp(now);
    let request = court_protocol::Request {
        boot: court_protocol::BootId(1),
        n,
        at,
        court: COURT,
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
fn a_late_call_is_taken_back_before_it_is_decided() {
    let mut hall = Hall::new(reported());
    hall.play(&format!("{RUNNING} 0:09@0:41 #3 w fault no_crossing · 0:42 #3 void call 1"));
    assert!(hall.seen().inbox.is_empty());
}

#[test]
fn who_answers_a_question_after_another_is_told_with_what_and_by_whom() {
    let mut hall = Hall::new(reported());
    hall.play(&format!("{RUNNING} 0:09@0:41 #3 w fault no_crossing · 0:42 pass"));
    let view = hall.seen();
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
fn a_late_call_that_was_made_to_stand_is_taken_back_by_the_name_it_was_pressed_under() {
    let mut hall = Hall::new(reported());
    let late = "0:09@0:41 #3 w fault no_crossing · 0:50 yes · 0:52 #3 void call 1";
    hall.play(&format!("{RUNNING} {late}"));
    let game = hall.seen();
    assert!(game.sides.white.penalties.is_empty(), "{:?}", game.sides.white.penalties);
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
        let game = hall.seen();
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
        "the fault is longer than 140 characters"
    );
    assert_eq!(
        refused(no_crossing(Side::White), DeviceId(1)),
        "a board agent may not call a fault: ask the head referee"
    );
}
