//! Starts: what stands against them, and which key sends one.

use super::sheet::{COURT, Sheet, games, hindrance, presence, snapshot};
use court_client::News;
use court_protocol::*;

/// Four boards that wait, looked at on the screen of starts.
fn waiting(ready: impl Fn(u8) -> bool) -> Sheet {
    let mut court = snapshot(COURT, 4);
    for game in games(&mut court) {
        (game.phase, game.ready) =
            (Phase::Waiting, ready(u8::try_from(game.game.0 % 100).expect("a board")));
    }
    let mut sheet = Sheet::at(court);
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
    sheet.shows("Bela's phone is silent (boards 1, 2)");
    sheet.hinder(Vec::new());
    let said = sheet.asks("I");
    assert!(said.starts_with("notice: "), "no countdown by a key for another screen: {said}");
    assert_eq!(sheet.asks("o b"), "", "nor by the first letter of a reason");
    sheet.shows("b_");
    sheet.press("back back");
    sheet.shows("Enter no reason against it is left");
    let sent = sheet.asks("enter");
    assert!(sent.contains(r#"{"start":{"boards":[1,2,3,4]"#), "{sent}");
    assert!(!sent.contains("despite"), "{sent}");
}

#[test]
fn a_start_that_nothing_stands_against_is_asked_about_once() {
    let mut sheet = waiting(|_| true);
    sheet.hinder(Vec::new());
    assert_eq!(sheet.asks("s c"), "", "two keys begin no countdown");
    sheet.shows("Start 3, 2, 1, GO | court 1: boards 1-4");
    sheet.shows("Sure? Enter yes, do it");
    let sent = sheet.asks("enter");
    assert!(sent.contains(r#"{"start":{"boards":[1,2,3,4]"#), "{sent}");
}

#[test]
fn no_letter_begins_a_countdown_and_enter_is_asked_for_once() {
    let mut sheet = waiting(|_| true);
    sheet.hinder(vec![silent(&[1, 2])]);
    assert_eq!(sheet.asks("s c s"), "", "nor does a reason by its letter");
    sheet.shows("boards 1-4 | seen to be ready");
    sheet.shows("Sure? Enter yes, do it");
    for key in ["y", "s", "c", "a"] {
        let said = sheet.asks(key);
        assert!(said.starts_with("notice: That key is no answer here"), "{key}: {said}");
    }
    assert!(sheet.asks("enter").contains(r#""despite":"seen to be ready""#));

    let mut sheet = waiting(|_| true);
    sheet.hinder(vec![silent(&[1, 2])]);
    let sent = sheet.asks("s c o 'he_is_here enter");
    assert!(sent.contains(r#""despite":"he is here""#), "its own words end with Enter: {sent}");

    let mut sheet = Sheet::head();
    assert_eq!(sheet.asks("G r c"), "", "a game that stands still goes on by a countdown as well");
    assert!(sheet.asks("enter").contains(r#"{"start":{"boards":[5]"#));
}

#[test]
fn a_device_that_is_away_holds_no_start_up_and_the_screen_names_it() {
    let mut sheet = waiting(|_| true);
    let mut presence = presence();
    for device in presence.devices.iter_mut().filter(|device| device.device != DeviceId(3)) {
        (device.reach, device.heard) = (Reach::Away, None);
    }
    sheet.news(News::Presence(Box::new(presence)));
    sheet.shows("No reason against the start is known.");
    sheet.shows("Away, no start waits for them: boards 1-12, Bela's phone.");
    sheet.press("D down");
    sheet.shows("boards 1-12    away");
    sheet.shows("Away: not heard since the server was started, no start waits for it");
}

#[test]
fn what_is_left_out_of_the_start_stands_against_nothing() {
    let mut sheet = waiting(|board| board != 2);
    sheet.hinder(vec![hindrance(&[2], Against::NotReady)]);
    sheet.shows("1 reason against the start (yours overrides it):");
    sheet.shows("board 2 was not found ready");
    sheet.press("2");
    sheet.shows("No reason against the start is known.");
    sheet.press("1 3 4");
    sheet.shows("No board but those left out waits for its start");
}
