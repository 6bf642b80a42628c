//! Decisions of the head referee: their outcome, and decisions another made meanwhile.

use super::sheet::{COURT, NOW, Sheet, games, on, presence, question, snapshot};
use court_client::News;
use court_protocol::*;
use insta::assert_snapshot;

/// Board 4: Anna entered a win of White's, then Bela one of Black's.
fn results_differ() -> Snapshot {
    let mut court = snapshot(COURT, 4);
    let game = on(&mut court, 4);
    let entry =
        |device, by| EntryView { device: Some(DeviceId(device)), result: GameResult::Won { by } };
    let entries = vec![entry(3, Side::White), entry(4, Side::Black)];
    (game.phase, game.result) = (Phase::Finished, ResultState::Differs);
    (game.entries, game.running) = (entries.clone(), None);
    let (result, by) = (GameResult::Won { by: Side::Black }, Termination::Entered);
    game.ended = Some(EndedView { at: NOW, result, by });
    game.inbox = vec![question(60, 2, Question::ResultsDiffer { entries, ended: None })];
    court
}

#[test]
fn between_results_that_differ_the_head_referee_sees_whose_they_are_and_what_his_word_comes_to() {
    let mut sheet = Sheet::with_devices(presence());
    sheet.show(results_differ());
    sheet.press("I");
    while !sheet.screen(80, 24).contains("y the last one entered") {
        sheet.press("down");
    }
    sheet.shows_at(100, 30, "Results differ: Anna: White wins; Bela's phone: Black wins");
    assert_eq!(sheet.asks("y"), "", "it is shown first");
    sheet.shows("Decide | the last one entered: 0–1 Black wins | board 4");
    sheet.shows("The effect, as the court says now");
    assert_snapshot!(sheet.asks("enter"), @r#"court 1 -100ms {"answer":{"question":15361,"answer":"yes"}}"#);
}

#[test]
fn what_another_decided_meanwhile_is_not_decided_again_but_can_be_made_void() {
    let mut sheet = Sheet::head();
    let mut devices = presence();
    devices.devices[2].role = Role::Head;
    sheet.news(News::Presence(Box::new(devices)));
    let mut court = results_differ();
    let question = FactId::new(Seq(60), 1);
    let asked = court.boards[3].game.as_ref().expect("it is paired").inbox[0].question.clone();
    let line = |seq, n, by, said| TickerLine {
        incident: false,
        voidable: false,
        fact: FactId::new(Seq(seq), n),
        board: BoardNo(4),
        game: None,
        at: NOW,
        by,
        said,
    };
    court.ticker.push(line(60, 1, None, Said::Asked { question: asked, on_record: None }));
    sheet.show(court.clone());
    sheet.press("I");
    while !sheet.screen(80, 24).contains("y the last one entered") {
        sheet.press("down");
    }
    sheet.press("n");
    sheet.shows("The effect, as the court says now");
    // Bela was faster
    on(&mut court, 4).inbox.clear();
    let answered = Said::Answered { question, answer: Answer::Yes };
    court.ticker.push(line(61, 0, Some(DeviceId(4)), answered));
    sheet.show(court);
    sheet.shows(
        "DECIDED MEANWHILE by Bela's phone: the last one entered: 0–1 Black wins. The\n\
             decision stands; Esc leaves it.",
    );
    // that was before
    sheet.lacks("The effect, as the court says now");
    sheet.shows("What now? v annul that decision");
    for key in ["enter", "y"] {
        assert!(sheet.asks(key).starts_with("notice: That key is no answer here"), "{key}");
    }
    assert_snapshot!(sheet.asks("v e enter"), @r#"court 1 -500ms {"void":{"fact":15616,"reason":"pressed in error"}}"#);
}

#[test]
fn a_late_call_is_dropped_only_after_it_was_seen_whose_it_is() {
    let mut court = snapshot(COURT, 4);
    let call = FactId::new(Seq(60), 0);
    let late = Question::LateCalls { side: Side::White, calls: vec![call] };
    for game in games(&mut court) {
        game.inbox.clear();
    }
    on(&mut court, 4).inbox = vec![question(60, 2, late)];
    let mut sheet = Sheet::at(court);
    sheet.press("I");
    let about = "Late calls on board 4: White Garcia, Black Horvat\n\
                 y serve at next return   n drop them";
    sheet.shows(about);
    assert_eq!(sheet.asks("n"), "", "it is shown first");
    let asks = "Decide | drop them | board 4 | White Garcia, Black Horvat";
    sheet.shows(asks);
    sheet.shows("The effect, as the court says now");
    assert_snapshot!(sheet.asks("enter"), @r#"court 1 -100ms {"answer":{"question":15361,"answer":"no"}}"#);
    // served they are at one key: nothing is lost by it
    assert_snapshot!(sheet.asks("y"), @r#"court 1 -0ms {"answer":{"question":15361,"answer":"yes"}}"#);
}

#[test]
fn a_press_that_is_ahead_of_the_picture_waits_for_its_decision() {
    let mut sheet = Sheet::head();
    sheet.keep("6 B c w i");
    sheet.outcome(1, 90, Verdict::Recorded { rulings: Vec::new(), undecided: true });
    sheet.shows_at(100, 30, "White claims: illegal move: to be decided");
}

#[test]
fn a_clock_to_be_set_runs_on_only_while_the_courts_own_does() {
    let left = BySide { white: Some(Millis(107_000)), black: Some(Millis(243_000)) };
    let task = |to_run| {
        let added = BySide::default();
        vec![question(
            60,
            90,
            Question::SetClock { left, added, to_run, cancelled: false, ruled: BySide::default() },
        )]
    };
    let told = |phase, running, to_run| {
        let mut court = snapshot(COURT, 1);
        let game = on(&mut court, 1);
        (game.phase, game.running, game.inbox) = (phase, running, task(to_run));
        let mut sheet = Sheet::at(court);
        sheet.press("I");
        let screen = sheet.screen(80, 24);
        screen.lines().rfind(|line| line.contains("Set the clock")).unwrap_or(&screen).to_owned()
    };
    let white = Some(Side::White);
    let running = Some(RunningView { side: Side::White, since: NOW - Millis::seconds(20) });
    // asked a minute and a half ago, but the anchor is the clocks' own
    assert_snapshot!(told(Phase::Running, running, white), @"Set the clock: White to 1:26, Black to 4:03, White to move");
    assert_snapshot!(told(Phase::Paused, None, white), @"Set the clock: White to 1:47, Black to 4:03, both stopped, White to move");
    assert_snapshot!(told(Phase::Countdown, None, white), @"Set the clock: White to 1:47, Black to 4:03, both stopped, White to move");
    // nobody reports its presses
    assert_snapshot!(told(Phase::Running, None, None), @"Set the clock: White to 1:47, Black to 4:03");
}

#[test]
fn what_was_ruled_on_the_answer_itself_is_told_before_what_follows_from_it() {
    let mut sheet = Sheet::head();
    sheet.keep("I down y");
    let ruling = |rule: &str, text: &str| Ruling::of(rule, Message::named(text));
    let rulings = vec![
        ruling("CR-4.4-4", "Black's claim is upheld."),
        ruling("CR-4.4-2", "White offers a draw; cards left: 2."),
    ];
    sheet.outcome(1, 90, Verdict::Recorded { rulings, undecided: false });
    sheet.shows("Ruled: Black's claim is upheld. (CR-4.4-4)");
}

#[test]
fn what_the_clock_reads_has_no_side_to_run() {
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("4 B l '7:00_6:00_b enter"), @r#"notice: "7:00 6:00 b" was not understood: expected White's time and Black's and no more, such as  4:32 4:03  (- where one was not read)"#);
    assert!(sheet.asks("back back enter").contains(r#""left":{"white":420000,"black":360000}"#));
}

#[test]
fn what_is_put_right_for_a_question_stays_at_its_board() {
    let mut court = snapshot(COURT, 1);
    let game = on(&mut court, 1);
    game.phase = Phase::Paused;
    let left = BySide { white: Some(Millis(301_000)), black: Some(Millis(292_000)) };
    game.inbox = vec![question(60, 2, Question::ProposedTimes { left, to_run: None })];
    let mut sheet = Sheet::at(court);
    sheet.press("I e");
    let typed = sheet.model.prompt.as_ref().expect("it is open").typing.len();
    assert_eq!(sheet.asks(&"back ".repeat(typed)), "", "the times that were proposed are gone");
    assert_eq!(sheet.asks("back"), "notice: This is the first question; Esc leaves it.");
    sheet.shows("White Black [w|b runs]: 4:32 4:03 w; or one: +1:00 w, w 8:30. Enter: _");
}

#[test]
fn where_nothing_is_to_be_sealed_or_accepted_the_first_key_says_so() {
    let mut court = snapshot(COURT, 4);
    on(&mut court, 4).result = ResultState::Entered;
    let mut sheet = Sheet::at(court);
    assert_eq!(sheet.asks("I a"), "notice: No question here is asked of several boards.");
    assert!(sheet.asks("R s").starts_with("notice: No result is confirmed yet"));
    assert!(sheet.model.prompt.is_none());
}

#[test]
fn a_result_that_the_head_referee_chose_is_decided_and_not_confirmed() {
    let mut sheet = Sheet::with_devices(presence());
    let mut court = results_differ();
    let game = on(&mut court, 4);
    game.result = ResultState::Confirmed;
    sheet.show(court);
    sheet.press("R 4");
    sheet.shows("* 4  decided      0–1 entry of two re~ Garcia - Horvat");
    sheet.shows(
        "board 4, Garcia - Horvat: 0–1 Black wins, entry of two referees; decided;\n\
             entered: Anna 1–0, Bela's phone 0–1",
    );
}

#[test]
fn times_that_were_decided_elsewhere_while_others_are_typed_are_said_to_be() {
    let mut sheet = Sheet::head();
    let mut devices = presence();
    devices.devices[2].role = Role::Head;
    sheet.news(News::Presence(Box::new(devices)));
    let mut court = snapshot(COURT, 1);
    let game = on(&mut court, 1);
    game.phase = Phase::Paused;
    let left = BySide { white: Some(Millis(301_000)), black: Some(Millis(292_000)) };
    let asked = question(60, 2, Question::ProposedTimes { left, to_run: Some(Side::White) });
    game.inbox = vec![asked];
    sheet.show(court.clone());
    sheet.press("I e back b");
    sheet.lacks("MEANWHILE");
    on(&mut court, 1).inbox.clear();
    sheet.show(court);
    sheet.shows("DECIDED MEANWHILE by Bela's phone. Enter corrects the decision;");
    // as a correction it keeps its reason
    let sent = sheet.asks("enter enter");
    assert!(sent.contains(r#""reason":"times after the outage""#), "{sent}");
}

#[test]
fn the_mark_stays_with_its_question_and_marks_no_other_under_the_referees_eyes() {
    let mut court = snapshot(COURT, 12);
    let mut sheet = Sheet::at(court.clone());
    sheet.press("I down");
    let marked = |sheet: &mut Sheet| sheet.screen(80, 24).lines().nth(3).unwrap_or("").to_owned();
    let second = marked(&mut sheet);
    // an older question arrives: what he reads stays marked, one row down
    let asked = Question::Claim { side: Side::White, claim: Claim::IllegalMove };
    let free = games(&mut court);
    let other = free.into_iter().find(|game| game.inbox.is_empty()).expect("a board asks nothing");
    other.inbox = vec![question(20, 200, asked)];
    sheet.show(court.clone());
    assert_eq!(sheet.screen(80, 24).lines().nth(4).unwrap_or(""), second);

    // another head referee decides it: nothing is marked, and his key decides nothing else
    let fact = FactId::new(Seq(40), 0);
    for game in games(&mut court) {
        game.inbox.retain(|question| question.fact.seq() != fact.seq());
    }
    sheet.show(court.clone());
    let lost = "notice: The marked question is decided already. Up or Down marks the next one.";
    assert_eq!(sheet.asks("y"), lost);
    sheet.shows("The marked question is decided already.");
    assert!(sheet.asks("up y").contains("clock_set"), "the other one, marked on purpose");
}

#[test]
fn a_penalty_the_picture_has_no_room_for_is_counted_all_the_same() {
    let mut court = snapshot(COURT, 12);
    let games = games(&mut court);
    for game in games {
        for side in [&mut game.sides.white, &mut game.sides.black] {
            if !side.penalties.is_empty() && side.stop.is_none() {
                side.more_penalties = 1;
                side.next_stop = Millis::seconds(20);
            }
        }
    }
    let mut sheet = Sheet::at(court);
    sheet.shows(" x2");
    sheet.press("S");
    sheet.shows(", 20 s");
}
