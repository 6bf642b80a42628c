//! Questions that are not asked, not offered, or not answered to their end; and the surplus Enter.

use super::sheet::{COURT, Sheet, on, penalty, presence, snapshot};
use court_client::News;
use court_protocol::*;
use insta::assert_snapshot;

#[test]
fn a_question_is_closed_when_its_device_is_relieved_or_shut_out() {
    let mut sheet = Sheet::after("f n w");
    sheet.link_as(Role::Head, &[], true);
    sheet.shows("\"Fault\" is closed, nothing of it was sent. RELIEVED");
    assert!(sheet.model.prompt.is_none());
    assert!(sheet.press("3").is_empty(), "its last key calls nothing");

    let mut sheet = Sheet::after("f n w");
    sheet.news(News::Down { why: "the head referee ended it".into(), again: None });
    sheet.shows("\"Fault\" is closed, nothing of it was sent. SHUT OUT");
    assert!(sheet.press("3").is_empty());
}

#[test]
fn a_question_stays_open_through_an_outage_and_a_new_link() {
    let mut sheet = Sheet::after("f n w");
    sheet.break_link();
    sheet.link(Role::Head, &[COURT]);
    assert_eq!(sheet.press("3").len(), 1);
}

#[test]
fn who_is_no_head_referee_any_more_does_not_end_a_head_referees_question() {
    let mut sheet = Sheet::sealed();
    sheet.press("R x 7 d");
    sheet.link(Role::Judge, &[COURT]);
    sheet.shows("\"Correct a result\" is closed");
}

#[test]
fn an_enter_behind_a_number_that_has_acted_does_nothing() {
    let mut sheet = Sheet::head();
    let asked = sheet.asks("S s 2 enter");
    assert_snapshot!(asked, @r#"
    court 1 -200ms {"observe":{"board":2,"seen":{"stopped":{"side":"black"}}}}
    notice: The number alone is enough: no Enter is needed.
    "#);
    sheet.pass(3_000);
    assert_eq!(sheet.press("enter").len(), 1, "later it starts the marked one");
}

#[test]
fn on_the_stopwatch_a_number_marks_its_runner_and_enter_starts_him() {
    let mut sheet = Sheet::after("S 3");
    assert_snapshot!(sheet.asks("enter"), @r#"court 1 -0ms {"observe":{"board":3,"seen":{"stopped":{"side":"white"}}}}"#);
    let said = sheet.asks("4");
    assert!(said.contains("Nobody on board 4 has a stop to serve"), "{said}");
}

#[test]
fn a_question_for_a_board_says_which_one_enter_takes() {
    let sheet = Sheet::after("5 f n w");
    sheet.shows("10  11  12  Enter board 5");
    let sheet = Sheet::after("S down s");
    // the runner that is marked
    sheet.shows("Enter board 3");
}

#[test]
fn whoever_is_let_in_for_one_board_is_not_asked_which_lanes() {
    let mut sheet = Sheet::with_devices(presence());
    sheet.press("f12 D g j");
    sheet.shows("How far? Enter this court  b board 12 only, the marked one  c all of court 1");
    sheet.press("esc");
    assert_snapshot!(sheet.asks("f12 D g j b"), @r#"{"grant":{"asking":17,"name":"Chiara","role":"judge","courts":[1],"boards":[12]}}"#);
}

#[test]
fn only_sealed_results_are_offered_for_correction() {
    let mut sheet = Sheet::head();
    assert!(sheet.asks("R x").starts_with("notice: No result is sealed yet"));
    let mut sheet = Sheet::sealed();
    sheet.press("R x");
    sheet.shows("Which board? 7\n");
    let said = sheet.asks("4");
    assert!(said.contains("the boards named can be chosen"), "{said}");
    assert_eq!(sheet.asks("7"), "");
    sheet.shows("board 7");
}

#[test]
fn only_what_two_referees_called_can_be_split() {
    let mut sheet = Sheet::head();
    assert!(sheet.asks("C k").starts_with("notice: That call is one referee's"));
}

#[test]
fn a_call_that_is_to_be_replaced_is_named_by_itself_whatever_its_record_tells() {
    let mut court = snapshot(COURT, 12);
    let game = on(&mut court, 4);
    game.sides.white.penalties = vec![penalty(60, 90, PenaltyState::Due)];
    let (question, answer) = (FactId::new(Seq(59), 1), Answer::Yes);
    let (fact, at) = (FactId::new(Seq(60), 2), court.at);
    let said = Said::Answered { question, answer };
    let by = Some(DeviceId(4));
    court.ticker.push(TickerLine {
        incident: false,
        voidable: false,
        fact,
        board: BoardNo(4),
        game: None,
        at,
        by,
        said,
    });
    let mut sheet = Sheet::at(court);
    sheet.press("C r");
    sheet.shows("Replace | board 4 White Garcia: no crossing, 1:30 ago, by");
}
