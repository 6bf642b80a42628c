//! Starts: what stands against them, and which key sends one.

use super::sheet::{COURT, Sheet, hindrance, snapshot};
use court_protocol::*;

/// Four boards that wait, looked at on the screen of starts.
fn waiting(ready: impl Fn(u8) -> bool) -> Sheet {
    let mut court = snapshot(COURT, 4);
    for view in &mut court.boards {
        let game = view.game.as_mut().expect("they are paired");
        (game.phase, game.ready) = (Phase::Waiting, ready(view.board.0));
    }
    let mut sheet = Sheet::head();
    sheet.show(court);
    sheet.press("G");
    sheet
}

fn silent(boards: &[u8]) -> Hindrance {
    hindrance(boards, Against::Silent { device: DeviceId(4) })
}

#[test]
fn a_key_that_is_no_answer_sends_no_start_though_nothing_stands_against_it_any_more() {
    let mut sheet = waiting(|_| true);
    sheet.hinder(vec![silent(&[1, 2])]);
    assert_eq!(sheet.asks("s c"), "", "it is asked why");
    assert!(sheet.screen(80, 24).contains("no word from Bela's phone (boards 1-2)"));
    sheet.hinder(Vec::new());
    let said = sheet.asks("I");
    assert!(said.starts_with("notice: "), "no countdown by a key for another screen: {said}");
    assert_eq!(sheet.asks("o b"), "", "nor by the first letter of a reason");
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("b_"), "{screen}");
    sheet.press("back back");
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("Enter nothing stands against it any more"), "{screen}");
    let sent = sheet.asks("enter");
    assert!(sent.contains(r#"{"start":{"boards":[1,2,3,4]"#), "{sent}");
    assert!(!sent.contains("despite"), "{sent}");
}

#[test]
fn a_start_that_nothing_stands_against_is_asked_about_once() {
    let mut sheet = waiting(|_| true);
    sheet.hinder(Vec::new());
    assert_eq!(sheet.asks("s c"), "", "two keys begin no countdown");
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("Start by 3, 2, 1, GO | court 1: boards 1-4"), "{screen}");
    assert!(screen.contains("Sure? Enter yes, do it"), "{screen}");
    let sent = sheet.asks("enter");
    assert!(sent.contains(r#"{"start":{"boards":[1,2,3,4]"#), "{sent}");
}

#[test]
fn what_is_left_out_of_the_start_stands_against_nothing() {
    let mut sheet = waiting(|board| board != 2);
    sheet.hinder(vec![hindrance(&[2], Against::NotReady)]);
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("1 stands against the start (a reason overrides it):"), "{screen}");
    assert!(screen.contains("board 2 not found ready"), "{screen}");
    sheet.press("2");
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("Nothing is known to stand against the start."), "{screen}");
    sheet.press("1 3 4");
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("No board but those left out waits for its start"), "{screen}");
}
