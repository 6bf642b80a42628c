//! Keys in, asks out.

use super::sheet::{
    COURT, NOW, Sheet, games, hindrance, on, penalty, presence, question, recorded, ruled, snapshot,
};
use court_protocol::*;
use insta::assert_snapshot;

#[test]
fn a_fault_takes_four_keys_and_counts_from_the_first() {
    assert_snapshot!(Sheet::head().asks("f n w 3"), @r#"court 1 -300ms {"observe":{"board":3,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}"#);
}

#[test]
fn on_the_calls_screen_a_fault_takes_three_keys() {
    assert_snapshot!(Sheet::head().asks("C n b 1 2"), @r#"court 1 -300ms {"observe":{"board":12,"seen":{"fault":{"side":"black","fault":"no_crossing","sanction":"stop"}}}}"#);
}

#[test]
fn a_call_may_be_for_an_earlier_instant_and_cost_something_else() {
    assert_snapshot!(Sheet::head().asks("f d left left down w 4"), @r#"court 1 -600ms {"observe":{"board":4,"seen":{"fault":{"side":"white","fault":"disturbance","sanction":"warning","back":{"ago":{"time":10000}}}}}}"#);
}

#[test]
fn another_infringement_is_named_in_the_referees_words() {
    assert_snapshot!(Sheet::head().asks("f o 'ran_in_lane_5 enter b 4"), @r#"court 1 -1700ms {"observe":{"board":4,"seen":{"fault":{"side":"black","fault":{"other":{"reason":"ran in lane 5"}},"sanction":"stop"}}}}"#);
}

#[test]
fn a_call_is_never_blocked_by_what_the_board_seems_to_be() {
    // board 7 has ended, board 12 has no game: the court rules on it, not this terminal
    assert_snapshot!(Sheet::head().asks("f n w 7 f n w f12"), @r#"
    court 1 -700ms {"observe":{"board":7,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}
    court 1 -300ms {"observe":{"board":12,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}
    "#);
}

#[test]
fn esc_leaves_and_backspace_takes_one_answer_back() {
    let mut sheet = Sheet::head();
    assert_eq!(sheet.asks("f n w esc"), "");
    assert_snapshot!(sheet.asks("f n w back b 3"), @r#"court 1 -500ms {"observe":{"board":3,"seen":{"fault":{"side":"black","fault":"no_crossing","sanction":"stop"}}}}"#);
}

#[test]
fn the_same_press_twice_within_a_second_is_one_press() {
    assert_snapshot!(Sheet::head().asks("f n w 3 f n w 3"), @r#"
    court 1 -700ms {"observe":{"board":3,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}
    notice: The same press again within a second counts once.
    "#);
}

#[test]
fn the_stopwatch_starts_by_the_board_alone_when_one_runner_is_due() {
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("s 2"), @r#"court 1 -100ms {"observe":{"board":2,"seen":{"stopped":{"side":"black"}}}}"#);
    assert_snapshot!(sheet.asks("s 4 w"), @r#"court 1 -200ms {"observe":{"board":4,"seen":{"stopped":{"side":"white"}}}}"#);
}

#[test]
fn who_leaves_his_stop_early_is_one_key_on_the_stopwatch_screen() {
    assert_snapshot!(Sheet::head().asks("S down e"), @r#"court 1 -0ms {"observe":{"board":3,"seen":{"left_stop":{"side":"white"}}}}"#);
}

#[test]
fn a_wrong_lane_is_replaced_at_the_marked_call() {
    assert_snapshot!(Sheet::head().asks("C r n b 4 enter"), @r#"court 1 -400ms {"replace":{"call":7936,"board":4,"side":"black","fault":"no_crossing","sanction":"stop"}}"#);
}

#[test]
fn two_faults_taken_for_one_are_split_at_the_second_referees_call() {
    let mut court = snapshot(COURT, 12);
    let said = Said::Joined { call: FactId::new(Seq(29), 0) };
    let fact = FactId::new(Seq(30), 0);
    court.ticker.push(TickerLine {
        incident: false,
        voidable: false,
        fact,
        board: BoardNo(3),
        game: None,
        at: NOW,
        by: None,
        said,
    });
    let mut sheet = Sheet::at(court);
    assert_snapshot!(sheet.asks("C down k enter"), @r#"court 1 -100ms {"split":{"call":7680}}"#);
}

#[test]
fn undo_makes_the_last_call_void_by_its_fact() {
    let mut sheet = Sheet::head();
    sheet.keep("f n w 3");
    sheet.outcome(1, 50, recorded());
    assert_snapshot!(sheet.asks("u enter"), @r#"court 1 -100ms {"void":{"fact":12800,"reason":"pressed in error"}}"#);
    sheet.shows("ruled          board 3, White: no crossing, 10 s stop (undone)");
}

#[test]
fn a_press_undone_in_an_outage_is_made_void_as_soon_as_it_has_a_number() {
    let mut sheet = Sheet::head();
    sheet.break_link();
    sheet.keep("f n w 3");
    assert_snapshot!(sheet.asks("u enter"), @"notice: The server does not have the press yet: it is undone as soon as it arrives.");
    let effects = sheet.outcome(1, 50, recorded());
    assert_snapshot!(format!("{effects:?}"), @r#"[Keep { press: 2, at: Micros(1600000), court: CourtId(1), ask: Void { fact: FactId(12800), reason: "pressed in error" } }]"#);
}

#[test]
fn an_undo_of_what_the_server_does_not_have_says_that_it_cannot_be_shown() {
    let mut sheet = Sheet::head();
    sheet.break_link();
    sheet.keep("f n w 3");
    sheet.press("u");
    sheet.shows("so the effect cannot be shown");
    sheet.shows("Sure? Enter yes, do it");
}

#[test]
fn a_key_that_does_nothing_says_so() {
    let mut sheet = Sheet::head();
    let told = "notice: z does nothing here: the last line names the keys, ? all of them.";
    for keys in ["z", "C z", "R z", "L z"] {
        assert_eq!(sheet.asks(keys), told, "{keys}");
    }
}

#[test]
fn a_pause_reaches_a_board_a_court_or_all_courts() {
    let mut sheet = Sheet::head();
    sheet.link(Role::Head, &[COURT, CourtId(2)]);
    sheet.show(snapshot(CourtId(2), 2));
    assert_snapshot!(sheet.asks("4 p b i"), @r#"court 1 -200ms {"pause":{"boards":[4],"reason":"injury"}}"#);
    assert_snapshot!(sheet.asks("p c a"), @r#"court 1 -200ms {"pause":{"boards":[1,2,3,4,6,8,9,10,11],"reason":"alarm"}}"#);
    assert_snapshot!(sheet.asks("p a o 'fire_drill enter"), @r#"
    court 1 -1300ms {"pause":{"boards":[1,2,3,4,6,8,9,10,11],"reason":"fire drill"}}
    court 2 -1300ms {"pause":{"boards":[1,2],"reason":"fire drill"}}
    "#);
}

#[test]
fn ready_is_one_sweep_with_exceptions() {
    let mut sheet = Sheet::at(waiting());
    assert_snapshot!(sheet.asks("G 4 y"), @r#"court 1 -0ms {"ready":{"boards":[1,2,3,5,6,7,8,9,10,11,12],"ready":true}}"#);
}

#[test]
fn a_start_with_nothing_against_it_is_confirmed_and_has_its_go_in_court_time() {
    let mut all_ready = waiting();
    for view in &mut all_ready.boards {
        view.game.as_mut().expect("all are paired").ready = true;
    }
    let mut sheet = Sheet::at(all_ready);
    assert_snapshot!(sheet.asks("G s c enter"), @r#"court 1 -0ms {"start":{"boards":[1,2,3,4,5,6,7,8,9,10,11,12],"go_at":1789999406400}}"#);
}

#[test]
fn a_start_with_something_against_it_asks_why_it_goes_ahead() {
    let mut sheet = unswept();
    assert_eq!(sheet.asks("G s c"), "");
    assert_snapshot!(sheet.asks("l enter"), @r#"court 1 -0ms {"start":{"boards":[1,2,3,4,5,6,7,8,9,10,11,12],"go_at":1789999406500,"despite":"late players start alone"}}"#);
}

#[test]
fn a_board_left_out_of_the_sweep_starts_late_and_alone() {
    let mut sheet = unswept();
    assert_snapshot!(sheet.asks("G 4 s c s enter"), @r#"court 1 -0ms {"start":{"boards":[1,2,3,5,6,7,8,9,10,11,12],"go_at":1789999406600,"despite":"seen to be ready"}}"#);
    assert_snapshot!(sheet.asks("s b s enter"), @r#"court 1 -0ms {"start":{"boards":[4],"go_at":1789999407000,"despite":"seen to be ready"}}"#);
}

#[test]
fn a_refused_start_is_asked_again_with_the_courts_reasons() {
    let mut sheet = unswept();
    sheet.keep("G s c s enter");
    let unready = Hindrance { court: COURT, boards: vec![BoardNo(3)], why: Against::NotReady };
    let refusal = Refusal::NotReady { hindrances: vec![unready] };
    sheet.outcome(1, 50, Verdict::Refused { refusal });
    sheet.shows("board 3 was not found ready");
    assert_snapshot!(sheet.asks("d enter"), @r#"court 1 -0ms {"start":{"boards":[1,2,3,4,5,6,7,8,9,10,11,12],"go_at":1789999406700,"despite":"device out of order, played without it"}}"#);
}

#[test]
fn without_a_link_no_countdown_is_kept_to_start_games_by_surprise_but_go_by_voice_is() {
    let mut sheet = Sheet::at(waiting());
    sheet.break_link();
    assert_snapshot!(sheet.asks("G s"), @"notice: No link: the other screens cannot count down. Count aloud and press G, then v, at your GO: it counts from your key.");
    assert_snapshot!(sheet.asks("v c s"), @r#"court 1 -200ms {"go":{"boards":[1,2,3,4,5,6,7,8,9,10,11,12],"despite":"seen to be ready"}}"#);
}

#[test]
fn a_result_is_board_result_and_confirm_with_both_names_shown() {
    let mut sheet = Sheet::head();
    assert_eq!(sheet.asks("R e 4 w"), "");
    sheet.shows("White Garcia, Black Horvat | 1–0 White wins");
    assert_snapshot!(sheet.asks("y"), @r#"court 1 -300ms {"enter_result":{"game":104,"result":{"won":{"by":"white"}}}}"#);
}

#[test]
fn how_a_result_came_about_is_said_by_down_before_it_is_confirmed() {
    let mut sheet = Sheet::head();
    assert_eq!(sheet.asks("R e 4 w down down"), "");
    sheet.shows("1–0 White wins | resignation");
    assert_snapshot!(sheet.asks("y"), @r#"court 1 -500ms {"enter_result":{"game":104,"result":{"won":{"by":"white"}},"by":"resignation"}}"#);
    // another result takes the way back that fitted the first one only
    assert_snapshot!(sheet.asks("e 4 w down back d up y"), @r#"court 1 -700ms {"enter_result":{"game":104,"result":"drawn","by":"flag_fall"}}"#);
}

#[test]
fn every_agreed_result_is_sealed_at_once() {
    assert_snapshot!(Sheet::head().asks("R s enter"), @r#"court 1 -100ms {"seal":{"games":[{"game":107,"result":{"won":{"by":"white"}}}]}}"#);
}

#[test]
fn a_sealed_result_is_corrected_with_a_reason() {
    assert_snapshot!(Sheet::sealed().asks("R x 7 b e enter"), @r#"court 1 -400ms {"correct_result":{"game":107,"result":{"won":{"by":"black"}},"reason":"entered wrongly"}}"#);
}

#[test]
fn questions_are_answered_by_one_key_each() {
    let mut sheet = Sheet::head();
    // the oldest is the clock of board 9, which whoever stands there has set; then the claim
    assert_snapshot!(sheet.asks("I y"), @r#"court 1 -0ms {"observe":{"board":9,"game":109,"seen":"clock_set"}}"#);
    assert_snapshot!(sheet.asks("down n"), @r#"court 1 -0ms {"answer":{"question":10241,"answer":"no"}}"#);
}

#[test]
fn an_amendment_is_confirmed_by_the_preview_that_was_seen() {
    let mut court = snapshot(COURT, 1);
    let game = on(&mut court, 1);
    let (preview, drop) = (PreviewId(77), vec![FactId::new(Seq(31), 0)]);
    let add = vec![Said::FlagFell { side: Side::White }];
    game.inbox =
        vec![question(41, 2, Question::Amendment { preview, drop, add, drops: 1, adds: 1 })];
    let mut sheet = Sheet::at(court);
    assert_snapshot!(sheet.asks("I y"), @r#"court 1 -0ms {"answer":{"question":10497,"answer":{"confirm":{"preview":77}}}}"#);
}

#[test]
fn an_outage_asks_once_per_court_and_one_boards_times_are_edited() {
    let mut court = snapshot(COURT, 2);
    for (n, view) in court.boards.iter_mut().enumerate() {
        let game = view.game.as_mut().expect("they are paired");
        game.phase = Phase::Paused;
        let left = BySide { white: Some(Millis(301_000)), black: Some(Millis(292_000)) };
        let asked = Question::ProposedTimes { left, to_run: Some(Side::White) };
        game.inbox = vec![question(60 + n as u64, 2, asked)];
    }
    let mut sheet = Sheet::at(court);
    assert!(sheet.asks("I").is_empty());
    sheet.shows("boards 1-2   2 s  After the outage 2 games stand as they were last");
    sheet.shows("Inbox 1");
    assert_snapshot!(sheet.asks("y"), @r#"court 1 -0ms {"answer":{"question":15361,"answer":"yes"}}"#);
    assert_snapshot!(sheet.asks("e back b enter enter"), @r#"court 1 -400ms {"set_clock":{"game":101,"left":{"white":301000,"black":292000},"to_run":"black","reason":"times after the outage"}}"#);
}

#[test]
fn a_start_lost_on_a_whole_court_is_answered_at_once() {
    let mut court = snapshot(COURT, 3);
    for (n, view) in court.boards.iter_mut().enumerate() {
        let game = view.game.as_mut().expect("they are paired");
        game.phase = Phase::Waiting;
        game.inbox = vec![question(60 + n as u64, 2, Question::StartLost)];
    }
    let mut sheet = Sheet::at(court);
    sheet.press("I");
    sheet.shows("boards 1-3   2 s  The start did not take place");
    let one = "notice: No question here is asked of several boards.";
    assert_eq!(sheet.asks("a"), one, "its own answer is for all boards");
    assert_snapshot!(sheet.asks("n"), @r#"court 1 -0ms {"answer":{"question":15361,"answer":"no"}}"#);
}

#[test]
fn what_is_seen_or_stopped_counts_from_the_first_key_and_says_so() {
    for (keys, title) in [
        ("s", "Stopwatch starts | from 14:03:22, your first key"),
        ("p", "Pause | from 14:03:22, your first key"),
        ("3 B c", "Claim | board 3 | from 14:03:22, your first key"),
    ] {
        let mut sheet = Sheet::head();
        sheet.press(keys);
        sheet.pass(5_000);
        sheet.shows(title);
    }
}

#[test]
fn a_position_that_cannot_be_read_is_told_before_its_reason_is_asked() {
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("4 B n '4k3/8_w enter"), @r#"notice: "4k3/8 w" was not understood: expected a position in FEN notation such as  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"#);
    assert_eq!(sheet.model.prompt.as_ref().map(|prompt| prompt.typing.as_str()), Some("4k3/8 w"));
    let typed = "back ".repeat("4k3/8 w".len());
    sheet.press(&format!("{typed} '4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1 enter"));
    sheet.shows("pieces displaced");
}

#[test]
fn a_side_named_behind_what_could_be_of_one_only_is_not_taken_for_another_act() {
    // of board 2 only Black is due
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("2 B s w"), @r#"
    court 1 -100ms {"observe":{"board":2,"seen":{"stopped":{"side":"black"}}}}
    notice: Black was taken at once as the only possible player. u undoes it.
    "#);
    assert!(sheet.model.prompt.is_none());
    assert_snapshot!(sheet.asks("w"), @r"");
    assert!(sheet.model.prompt.is_some(), "by itself it asks for the result");
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("s 2 b"), @r#"
    court 1 -200ms {"observe":{"board":2,"seen":{"stopped":{"side":"black"}}}}
    notice: Black was taken at once as the only possible player. u undoes it.
    "#);
}

#[test]
fn a_clock_that_cannot_be_read_is_told_with_what_was_expected() {
    assert_snapshot!(Sheet::head().asks("4 B l '4:99 enter"), @r#"notice: "4:99" was not understood: expected White's time and Black's and no more, such as  4:32 4:03  (- where one was not read)"#);
}

#[test]
fn a_claim_and_what_follows_it_are_told_at_its_board() {
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("6 B c w i"), @r#"court 1 -200ms {"observe":{"board":6,"seen":{"claimed":{"side":"white","claim":"illegal_move"}}}}"#);
    assert_snapshot!(sheet.asks("a"), @r#"court 1 -0ms {"observe":{"board":6,"seen":{"draw_accepted":{"side":"black"}}}}"#);
    assert_snapshot!(sheet.asks("d b"), @r#"court 1 -100ms {"observe":{"board":6,"seen":{"draw_card":{"side":"black"}}}}"#);
}

#[test]
fn a_draw_is_claimed_as_it_stands_or_by_a_move_that_is_announced() {
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("6 B c w 3 enter"), @r#"court 1 -300ms {"observe":{"board":6,"seen":{"claimed":{"side":"white","claim":{"threefold":{}}}}}}"#);
    assert_snapshot!(sheet.asks("c w 5 'g1f3 enter"), @r#"court 1 -700ms {"observe":{"board":6,"seen":{"claimed":{"side":"white","claim":{"fifty_moves":{"uci":"g1f3"}}}}}}"#);
    assert_snapshot!(sheet.asks("c w 3 'Nf3 enter"), @r#"notice: "Nf3" was not understood: expected a move such as  e2e4  or  e7e8q  (empty: it is made already)"#);
}

#[test]
fn a_key_that_is_no_answer_says_so_and_changes_nothing() {
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("f n z"), @"notice: That key is no answer here: the answers are listed; Esc leaves.");
    assert_snapshot!(sheet.asks("w 3"), @r#"court 1 -400ms {"observe":{"board":3,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}"#);
}

#[test]
fn seated_at_each_others_boards_is_two_games_put_right() {
    assert_snapshot!(Sheet::head().asks("1 B y 2 s enter"), @r#"
    court 1 -300ms {"set_players":{"game":101,"players":{"white":3,"black":4},"reason":"seated wrongly"}}
    court 1 -300ms {"set_players":{"game":102,"players":{"white":1,"black":2},"reason":"seated wrongly"}}
    "#);
}

#[test]
fn every_board_that_players_may_have_sat_at_is_named_at_80_columns() {
    let sheet = Sheet::after("3 B y");
    let asks = "How are they wrong? r colours reversed, or exchanged with board  1 Enter  2  4\n\
                5  6  7  8  9  10  11  12";
    sheet.shows(asks);
}

#[test]
fn a_phone_is_let_in_as_a_line_judge_of_this_court_and_all_lanes_by_enter() {
    let mut sheet = Sheet::with_devices(presence());
    sheet.press("D g");
    sheet.shows("Which role? Enter line judge, court 1, all lanes  j line judge");
    assert_snapshot!(sheet.asks("enter"), @r#"{"grant":{"asking":17,"name":"Chiara","role":"judge","courts":[1],"boards":[]}}"#);
    // Enter takes the court and all lanes one by one, too
    assert_snapshot!(sheet.asks("D g d enter enter"), @r#"{"grant":{"asking":17,"name":"Chiara","role":"deputy","courts":[1],"boards":[]}}"#);
    // it called itself so; Backspace gives it another name
    assert_snapshot!(sheet.asks("D g back back back 'o enter enter"), @r#"{"grant":{"asking":17,"name":"Chiao","role":"judge","courts":[1],"boards":[]}}"#);
}

#[test]
fn what_a_device_is_stays_by_enter() {
    let mut sheet = Sheet::with_devices(presence());
    sheet.press("D down down down a");
    sheet.shows("Which role? Enter line judge, as it is");
    assert_snapshot!(sheet.asks("enter enter '1-4 enter"), @r#"{"assign":{"device":4,"role":"judge","courts":[1],"boards":[1,2,3,4]}}"#);
}

#[test]
fn what_then_who_is_the_order_of_every_act_and_a_side_may_be_named_before() {
    let claimed =
        r#"{"observe":{"board":6,"seen":{"claimed":{"side":"white","claim":"illegal_move"}}}}"#;
    for keys in ["6 B c i w", "6 B c w i"] {
        assert!(Sheet::head().asks(keys).contains(claimed), "{keys}");
    }
    let called = r#"{"observe":{"board":3,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}"#;
    for keys in ["f n w 3", "f w n 3"] {
        assert!(Sheet::head().asks(keys).contains(called), "{keys}");
    }
    let stopped = r#"{"observe":{"board":4,"seen":{"stopped":{"side":"white"}}}}"#;
    for keys in ["s w 4", "s 4 w"] {
        assert!(Sheet::head().asks(keys).contains(stopped), "{keys}");
    }
    // what was named early is taken back like any answer
    let mut sheet = Sheet::head();
    assert!(sheet.asks("s w back b 4").contains(r#""seen":{"stopped":{"side":"black"}}"#));
}

#[test]
fn clocks_are_set_beside_what_they_show_one_or_both() {
    let sheet = Sheet::after("4 B v");
    sheet.shows("The clocks show White 8:18, Black 7:46; White's runs.");
    sheet.shows("4:32 4:03 w; or one: +1:00 w, w 8:30. Enter: _");
    for (typed, left) in [
        ("'w_8:30", r#""left":{"white":510000,"black":null}"#),
        ("'8:30_w", r#""left":{"white":510000,"black":null}"#),
        ("'b_-0:30", r#""left":{"white":null,"black":436"#),
        ("'8:30_7:15_b", r#""left":{"white":510000,"black":435000},"to_run":"black""#),
        ("'-_+1:00", r#""left":{"white":null,"black":526"#),
    ] {
        let sent = Sheet::head().asks(&format!("4 B v {typed} enter p enter"));
        assert!(sent.contains(left), "{typed}: {sent}");
    }
}

#[test]
fn a_minute_more_is_added_to_what_the_clock_showed_at_the_first_key() {
    let added = |wait| {
        let mut sheet = Sheet::after("4 B v");
        sheet.pass(wait);
        sheet.asks("'w_+1:00 enter p enter")
    };
    let left = |sent: &str| sent.split("\"left\":").nth(1).map(str::to_owned);
    assert_eq!(left(&added(0)), left(&added(20_000)), "its clock ran on meanwhile, as it does");
    let mut sheet = Sheet::head();
    let unknown = sheet.asks("9 B v '+1:00_w enter");
    assert!(unknown.starts_with("notice: \"+1:00 w\" was not understood"), "{unknown}");
}

#[test]
fn no_is_said_to_all_alike_as_yes_is() {
    let mut court = snapshot(COURT, 3);
    for (n, view) in court.boards.iter_mut().enumerate() {
        let by = BySide { white: Some(Millis(316_100)), black: None };
        let asked = question(60 + n as u64, 2, Question::ClockDiffers { by });
        view.game.as_mut().expect("they are paired").inbox = vec![asked];
    }
    let mut sheet = Sheet::at(court);
    assert_eq!(sheet.asks("I a"), "", "which answer?");
    sheet.shows("Decide | all 3 alike | board 1: The clock on the t");
    sheet.shows("y reading is right  n court is right");
    assert_snapshot!(sheet.asks("n"), @r#"
    court 1 -100ms {"answer":{"question":15361,"answer":"no"}}
    court 1 -100ms {"answer":{"question":15617,"answer":"no"}}
    court 1 -100ms {"answer":{"question":15873,"answer":"no"}}
    "#);
}

#[test]
fn what_is_answered_alike_names_the_courts_and_boards_that_were_asked() {
    let mut sheet = Sheet::unlinked();
    sheet.link(Role::Head, &[COURT, CourtId(2)]);
    sheet.show(snapshot(COURT, 3));
    let mut other = snapshot(CourtId(2), 3);
    for (n, view) in other.boards.iter_mut().enumerate() {
        let by = BySide { white: Some(Millis(316_100)), black: None };
        let asked = question(60 + n as u64, 2, Question::ClockDiffers { by });
        view.game.as_mut().expect("they are paired").inbox = vec![asked];
    }
    sheet.show(other);
    sheet.press("I a");
    sheet.shows("Decide | all 3 alike | court 2: boards 1-3 | board 1: The");
    // no question is on the court that is looked at
    sheet.lacks("| court 1");
}

#[test]
fn a_press_that_answered_a_question_is_listed_as_an_answer() {
    let mut sheet = Sheet::head();
    let mut court = snapshot(COURT, 9);
    let left = BySide { white: Some(Millis(272_000)), black: Some(Millis(243_000)) };
    let question = Question::ProposedTimes { left, to_run: Some(Side::White) };
    let asked = super::sheet::question(60, 2, question.clone());
    let said = Said::Asked { question, on_record: None };
    let (board, game, at, by) = (BoardNo(9), None, super::sheet::NOW, None);
    court.ticker.push(TickerLine {
        incident: false,
        voidable: false,
        fact: asked.fact,
        board,
        game,
        at,
        by,
        said,
    });
    for game in games(&mut court) {
        game.inbox.clear();
    }
    on(&mut court, 9).inbox = vec![asked];
    sheet.show(court);
    sheet.keep("I y");
    let screen = sheet.screen(120, 40);
    let answered = "answered “times stand”: board 9, After the outage: White 4:32, Black 4:03";
    assert!(screen.contains(answered), "{screen}");
}

#[test]
fn a_phone_that_asks_is_let_in_with_role_and_lanes() {
    let mut sheet = Sheet::with_devices(presence());
    assert_snapshot!(sheet.asks("D g j c '7-12 enter"), @r#"{"grant":{"asking":17,"name":"Chiara","role":"judge","courts":[1],"boards":[7,8,9,10,11,12]}}"#);
    assert_snapshot!(sheet.asks("down down down h a enter"), @r#"{"hand_over":{"from":4,"to":3}}"#);
}

#[test]
fn the_head_referee_is_called_by_two_keys() {
    assert_snapshot!(Sheet::head().asks("! 5"), @r#"court 1 -100ms {"observe":{"board":5,"seen":"chief_called"}}"#);
}

#[test]
fn a_ruling_is_shown_with_its_rule() {
    let mut sheet = Sheet::head();
    sheet.keep("f n w 3");
    sheet.outcome(1, 50, ruled("CR-4.3-1", "White stands 10 s at his next return to the line"));
    sheet.shows_at(100, 30, "ruled");
    sheet.shows_at(100, 30, "(CR-4.3-1)");
}

#[test]
fn a_call_that_waits_for_a_decision_is_on_the_server_and_not_yet_ruled() {
    let mut sheet = Sheet::head();
    sheet.keep("6 B c b i");
    sheet.outcome(1, 40, Verdict::Recorded { rulings: Vec::new(), undecided: true });
    sheet.shows("on the server  board 6, Black claims: illegal move: to be decided");
}

#[test]
fn faults_keep_their_letters_wherever_they_stand_in_the_list() {
    let mut court = snapshot(COURT, 12);
    for view in &mut court.boards {
        if let Some(game) = &mut view.game {
            game.phase = Phase::Countdown;
            game.go_at = Some(NOW + Millis(1_500));
        }
    }
    let mut sheet = Sheet::at(court);
    sheet.press("f");
    let screen = sheet.screen(80, 24);
    let at = |what| screen.find(what).expect("every fault is shown");
    assert!(at("s false start") < at("n no crossing"), "{screen}");
    assert_snapshot!(sheet.asks("s b 3"), @r#"court 1 -300ms {"observe":{"board":3,"seen":{"fault":{"side":"black","fault":"false_start","sanction":"stop"}}}}"#);
}

#[test]
fn a_stop_whose_board_is_not_the_only_one_due_still_needs_its_runner() {
    let mut court = snapshot(COURT, 2);
    let game = on(&mut court, 2);
    game.sides.white.penalties = vec![penalty(33, 3, PenaltyState::Called)];
    let mut sheet = Sheet::at(court);
    assert_eq!(sheet.asks("s 2"), "", "White or Black?");
}

/// A court that waits for its sweep.
fn unswept() -> Sheet {
    let mut sheet = Sheet::at(waiting());
    sheet.hinder((1..=12).map(|n| hindrance(&[n], Against::NotReady)).collect());
    sheet
}

/// Twelve paired boards, none ready.
pub(super) fn waiting() -> Snapshot {
    let mut court = snapshot(COURT, 12);
    for (n, view) in (1..).zip(&mut court.boards) {
        let mut game = super::sheet::game(COURT, n);
        game.phase = Phase::Waiting;
        game.ready = false;
        game.running = None;
        game.go_at = None;
        view.stale = false;
        view.game = Some(game);
    }
    court
}
