//! Boards by their numbers, on a court of twelve and on a small one.

use super::sheet::{COURT, Sheet, snapshot};
use insta::assert_snapshot;

#[test]
fn ten_eleven_and_twelve_are_typed_as_they_are_called_and_never_call_board_1() {
    let mut sheet = Sheet::head();
    assert_eq!(sheet.asks("f n w 1"), "", "not a number yet");
    sheet.shows("BOARD 1_ Enter board 1, 0 board 10, 1 board 11, 2 board 12");
    assert_snapshot!(sheet.asks("0"), @r#"court 1 -400ms {"observe":{"board":10,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}"#);
    assert_snapshot!(sheet.asks("s 1 1 b"), @r#"court 1 -300ms {"observe":{"board":11,"seen":{"stopped":{"side":"black"}}}}"#);
    assert_snapshot!(sheet.asks("! 1 2"), @r#"court 1 -200ms {"observe":{"board":12,"seen":"chief_called"}}"#);
}

#[test]
fn board_1_is_one_and_enter_or_whatever_comes_next() {
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("f n w 1 enter"), @r#"court 1 -400ms {"observe":{"board":1,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}"#);
    sheet.pass(2_000);
    // the next call ends the number, and both are made
    assert_snapshot!(sheet.asks("f n w 1 f n b 2"), @r#"
    court 1 -700ms {"observe":{"board":1,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}
    court 1 -300ms {"observe":{"board":2,"seen":{"fault":{"side":"black","fault":"no_crossing","sanction":"stop"}}}}
    "#);
}

#[test]
fn a_number_that_is_begun_waits_for_a_key_and_never_for_time() {
    let mut sheet = Sheet::after("f n w 1");
    sheet.pass(60_000);
    sheet.shows("BOARD 1_");
    assert_snapshot!(sheet.asks("2"), @r#"court 1 -60400ms {"observe":{"board":12,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}"#);
}

#[test]
fn a_number_begun_in_error_is_taken_back_and_a_board_that_is_not_there_is_said() {
    let mut sheet = Sheet::head();
    assert_snapshot!(sheet.asks("f n w 1 7"), @"notice: No board of this court has that number.");
    assert_eq!(sheet.asks("back"), "", "the question stands again");
    assert_snapshot!(sheet.asks("7"), @r#"court 1 -600ms {"observe":{"board":7,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}"#);
}

#[test]
fn the_instant_of_a_call_may_be_changed_between_two_digits() {
    assert_snapshot!(Sheet::head().asks("f n w 1 left 0"), @r#"court 1 -500ms {"observe":{"board":10,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop","back":{"ago":{"time":5000}}}}}}"#);
}

#[test]
fn a_board_is_looked_at_and_left_out_of_a_sweep_by_the_same_numbers() {
    let mut sheet = Sheet::after("1 0");
    assert_eq!(sheet.model.board_id.1.0, 10);
    sheet.press("1 B");
    assert_eq!(sheet.model.board_id.1.0, 1, "B is a screen, and 1 a board");
    sheet.shows("[Board]");
    sheet.press("G 1 1");
    sheet.shows("*11  running   except");
}

#[test]
fn on_a_court_of_nine_and_fewer_a_digit_is_a_board_at_once() {
    let mut sheet = Sheet::at(snapshot(COURT, 9));
    assert_snapshot!(sheet.asks("f n w 1"), @r#"court 1 -300ms {"observe":{"board":1,"seen":{"fault":{"side":"white","fault":"no_crossing","sanction":"stop"}}}}"#);
}
