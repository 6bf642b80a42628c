//! The log: its mark stays with its line, and a withdrawn line is marked as such.

use super::sheet::{COURT, NOW, Sheet, ruled, snapshot};
use court_protocol::*;

/// The line that `v` asks to annul.
fn void_asked(sheet: &mut Sheet) -> String {
    let asked = sheet.asks("v w enter");
    let fact = asked.split(r#""fact":"#).nth(1).unwrap_or_default();
    fact.chars().take_while(char::is_ascii_digit).collect()
}

/// Two lines that a void leaves above those there were.
fn two_more(sheet: &mut Sheet) {
    let mut court = snapshot(COURT, 12);
    let (at, board) = (court.at, BoardNo(2));
    for index in 0..2 {
        let fact = FactId::new(Seq(60), index);
        court.ticker.push(TickerLine {
            incident: false,
            voidable: false,
            fact,
            board,
            game: None,
            at,
            by: None,
            said: Said::Paused,
        });
    }
    sheet.show(court);
}

#[test]
fn the_mark_stays_with_the_line_that_was_made_void_whatever_is_told_above_it() {
    let mut sheet = Sheet::after("L down down");
    assert_eq!(void_asked(&mut sheet), "7424");
    two_more(&mut sheet);
    sheet.pass(5_000);
    assert_eq!(void_asked(&mut sheet), "7424");
    sheet.pass(5_000);
    sheet.press("up");
    assert_eq!(void_asked(&mut sheet), "7936", "one row up from there");
}

#[test]
fn nobodys_mark_is_on_the_newest_line_and_stays_there_once_it_was_used() {
    let mut sheet = Sheet::after("L");
    two_more(&mut sheet);
    assert_eq!(void_asked(&mut sheet), "15361", "60.2 on the wire");
    let mut sheet = Sheet::after("L");
    assert_eq!(void_asked(&mut sheet), "10240");
    two_more(&mut sheet);
    sheet.pass(5_000);
    assert_eq!(void_asked(&mut sheet), "10240");
}

#[test]
fn who_opens_the_log_again_sees_the_newest_line_and_where_he_is() {
    let mut sheet = Sheet::after("L down down");
    sheet.shows("Newest first; line 3 of 4 is marked");
    sheet.press("O L");
    sheet.shows("Newest first; line 1 of 4 is marked");
}

#[test]
fn a_line_that_was_taken_back_says_so_in_the_log_and_at_its_board() {
    let mut court = snapshot(COURT, 12);
    let (board, call) = (BoardNo(3), FactId::new(Seq(29), 0));
    let facts = vec![FactId::new(Seq(28), 0)];
    for (n, said) in
        (0..).zip([Said::CallVoided { call, tap: Tap::Call }, Said::Retracted { facts }])
    {
        let fact = FactId::new(Seq(60), n);
        court.ticker.push(TickerLine {
            incident: false,
            voidable: false,
            fact,
            board,
            game: None,
            at: NOW,
            by: None,
            said,
        });
    }
    let mut sheet = Sheet::at(court);
    for keys in ["L", "3 B"] {
        sheet.press(keys);
        sheet.shows("(taken back) White: no crossing, 10 s stop");
        sheet.shows("(taken back) White crossed");
        sheet.shows("earlier lines are taken back");
        sheet.lacks("(taken back) Black");
    }
}

#[test]
fn a_line_that_came_of_ones_own_press_is_ones_own() {
    let mut sheet = Sheet::head();
    sheet.keep("f n b 2");
    sheet.outcome(1, 31, ruled("CR-4.3-1", "Black stands 10 s."));
    sheet.press("L");
    sheet.shows_at(
        160,
        50,
        "Black: no crossing, 10 s stop (CR-4.3-1) [you; CR-4.3-1: Black stands",
    );
}

#[test]
fn a_device_that_falls_silent_at_all_its_boards_is_one_row() {
    let mut court = snapshot(COURT, 12);
    let mut tell = |seq, board, stale| {
        let (fact, board) = (FactId::new(Seq(seq), 0), BoardNo(board));
        let said = Said::Stale { stale };
        court.ticker.push(TickerLine {
            incident: false,
            voidable: false,
            fact,
            board,
            game: None,
            at: NOW,
            by: None,
            said,
        });
    };
    for board in 1..=4 {
        tell(60 + u64::from(board), board, true);
    }
    for board in 1..=4 {
        tell(70 + u64::from(board), board, false);
    }
    let mut sheet = Sheet::at(court);
    sheet.press("L");
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("Newest first; line 1 of 6 is marked"), "{screen}");
    assert_eq!(screen.matches("boards 1-4").count(), 2, "{screen}");
    assert!(screen.contains("boards 1-4 reports again"), "{screen}");
    sheet.press("down down");
    assert_eq!(void_asked(&mut sheet), "10240", "the claim of board 6 stands below them");
}
