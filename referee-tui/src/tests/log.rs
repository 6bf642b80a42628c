//! The log: its mark stays with its line.

use super::sheet::{COURT, Sheet, snapshot};
use court_protocol::*;

/// The line that `v` asks to be made void.
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
        court.ticker.push(Line { fact, board, game: None, at, said: Said::Paused });
    }
    sheet.show(court);
}

#[test]
fn the_mark_stays_with_the_line_that_was_made_void_whatever_is_told_above_it() {
    let mut sheet = Sheet::head();
    sheet.press("L down down");
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
    let mut sheet = Sheet::head();
    sheet.press("L");
    two_more(&mut sheet);
    assert_eq!(void_asked(&mut sheet), "15361", "60.2 on the wire");
    let mut sheet = Sheet::head();
    sheet.press("L");
    assert_eq!(void_asked(&mut sheet), "10240");
    two_more(&mut sheet);
    sheet.pass(5_000);
    assert_eq!(void_asked(&mut sheet), "10240");
}
