//! A broken link, a killed terminal: no press is lost, and every screen shows the state of the
//! link.

use super::sheet::{COURT, Sheet, presence, recorded, ruled, snapshot};
use crate::{Effect, Memory, Model};
use court_client::{News, Ticket};
use court_protocol::*;
use insta::assert_snapshot;

#[test]
fn through_an_outage_presses_are_kept_and_counted() {
    let mut sheet = Sheet::head();
    sheet.break_link();
    sheet.keep("f n w 3 s 2");
    sheet.pass(65_000);
    sheet.shows("NO LINK for 1:05, 2 kept here; go on");
    // clocks and stopwatches run on by themselves
    sheet.shows("White Eriksen: no crossing, 1:26 ago, FREE, 0.0 s left");
    sheet.shows("* 1    running  >   7:21 brd  -       7:57 out  R   Adler - Brandt");
    assert_snapshot!(sheet.panel(80, 24), @r"
    14:03:22 kept here      board 2, Black stands behind his line
    14:03:22 kept here      board 3, White: no crossing, 10 s stop
    f fault  s stopwatch  p pause  u undo  ! chief  1 to 12 board  CAPITALS screen
    ");
    sheet.link(Role::Head, &[COURT]);
    sheet.outcome(1, 50, recorded());
    sheet.outcome(2, 51, recorded());
    sheet.shows("link: up, all sent");
    sheet.shows("ruled          board 3, White: no crossing");
}

#[test]
fn a_terminal_started_in_an_outage_shows_the_last_picture_and_what_waits() {
    let mut model = Model::new("Anna", "hall.local:4710", 0);
    let seen = Seen::Fault {
        side: Side::White,
        fault: Fault::NoCrossing,
        sanction: Sanction::Stop,
        back: None,
    };
    let ask = Ask::Observe { board: BoardNo(3), game: None, seen };
    let kept = Request { boot: BootId(7), n: 1, at: Micros(5), court: COURT, tag: None, ask };
    let pictures = vec![snapshot(COURT, 12)];
    model.restore(BootId(7), [(Ticket(1), &kept)], Memory { pictures });
    let mut sheet = Sheet::unlinked();
    sheet.model = model;
    let screen = sheet.screen(80, 24);
    assert!(screen.starts_with(" Court 1 (out of date) | --:--:-- |"), "{screen}");
    assert!(screen.contains("looking for the court, 1 kept here"), "{screen}");
    assert!(screen.contains("kept here      board 3, White: no crossing, 10 s stop"), "{screen}");
    assert!(matches!(sheet.press("R e 4 w enter")[..], [Effect::Keep { .. }]));
}

#[test]
fn presses_that_the_court_has_answered_wait_no_longer() {
    let mut sheet = Sheet::head();
    sheet.keep("f n w 3");
    sheet.news(News::Delivered { through: Ticket(1) });
    sheet.shows("link: up, all sent");
}

#[test]
fn a_press_that_the_disk_did_not_take_says_so() {
    let mut sheet = Sheet::head();
    let effects = sheet.press("f n w 3");
    let [effect @ Effect::Keep { .. }] = &effects[..] else { panic!("one press: {effects:?}") };
    let why = "the outbox could not be written: no space".to_owned();
    crate::update(&mut sheet.model, crate::Msg::NotDone { effect: effect.clone(), why });
    sheet.shows("NOT KEPT");
}

#[test]
fn a_terminal_that_is_shut_out_says_so_and_keeps_on_keeping() {
    let mut sheet = Sheet::head();
    let why = "this device's enrolment was ended: ask the head referee for a new code if it is to \
               go on, or leave it to another device"
        .to_owned();
    sheet.news(News::Down { why, again: None });
    let told = "SHUT OUT: this device's enrolment was ended: ask the head referee for a new code\n\
                if it is to go on, or leave it to another device. Presses are kept: quit (q) and\n\
                start again, with --code or asking to come in.";
    // whole, over as many lines as it needs
    sheet.shows(told);
    sheet.press("C");
    // it stays, whatever is pressed
    sheet.shows(told);
    assert_eq!(sheet.keep("f n w 3").len(), 1);
}

#[test]
fn after_a_restart_kept_presses_are_listed_and_undo_begins_anew() {
    let ask = Ask::Observe { board: BoardNo(3), game: None, seen: Seen::ChiefCalled };
    let kept = Request { boot: BootId(9), n: 4, at: Micros(5), court: COURT, tag: None, ask };
    let mut sheet = Sheet::head();
    sheet.model.restore(BootId(9), [(Ticket(1), &kept)], Memory::default());
    sheet.outcome(1, 50, ruled("ALL-1", "The head referee is called."));
    sheet.shows("board 3, The head referee is called to the board: The");
    assert_eq!(sheet.asks("u"), "notice: You have no press to undo.");
    sheet.keep("f n w 3");
    sheet.press("u");
    sheet.shows("Undo | board 3, White: no crossing");
}

#[test]
fn a_press_is_dated_by_this_machines_clock_until_the_courts_is_known() {
    let mut sheet = Sheet::unlinked();
    sheet.model.restore(BootId(7), [], Memory { pictures: vec![snapshot(COURT, 12)] });
    sheet.keep("f n w 3");
    sheet.shows("14:03:32 own clock kept here      board 3, White: no");
    sheet.link(Role::Head, &[COURT]);
    sheet.shows("14:03:22 kept here      board 3, White: no crossing");
}

#[test]
fn a_press_kept_before_the_machine_was_started_anew_says_that_it_is_older() {
    let ask = Ask::Observe { board: BoardNo(3), game: None, seen: Seen::ChiefCalled };
    let kept = Request { boot: BootId(6), n: 1, at: Micros(5), court: COURT, tag: None, ask };
    let mut sheet = Sheet::head();
    sheet.model.restore(BootId(7), [(Ticket(1), &kept)], Memory::default());
    sheet.shows("earlier  kept here      board 3, The head referee is called to the board");
}

#[test]
fn why_there_was_no_link_is_over_once_the_terminal_is_let_in_again() {
    let mut sheet = Sheet::head();
    sheet.break_link();
    sheet.shows("No link to the court");
    sheet.news(News::Asked { number: 17 });
    sheet.link(Role::Judge, &[COURT]);
    sheet.lacks("No link to the court");
}

#[test]
fn a_terminal_says_once_what_a_server_that_was_started_again_recovered() {
    let mut sheet = Sheet::head();
    let (court, round, over, running, stand) = (COURT, Some(1), 8, 4, 1);
    let courts = vec![RecoveredCourt { court, round, over, running, stand }];
    let away = Millis::seconds(25);
    let recovered = Some(Recovered { records: 797, away, in_doubt: false, courts });
    let list = Presence { recovered, ..presence() };
    sheet.news(News::Presence(Box::new(list.clone())));
    let notice = sheet.model.notice.take();
    let told = "The server was started again: 797 records; away 25 s; court 1, round 1: 8 over, 4 running, of which 3 went on and 1 stands.";
    assert_eq!(notice.as_deref(), Some(told));
    sheet.news(News::Presence(Box::new(list)));
    assert_eq!(sheet.model.notice, None, "said once");
}

#[test]
fn what_was_recovered_stays_on_the_screen_while_kept_presses_are_answered() {
    let mut sheet = Sheet::head();
    sheet.keep("f n b 3");
    let recovered = Some(Recovered {
        records: 797,
        away: Millis::seconds(25),
        in_doubt: false,
        courts: vec![],
    });
    sheet.news(News::Presence(Box::new(Presence { recovered, ..presence() })));
    sheet.outcome(1, 44, ruled("CR-4.3-1", "Black stands ten seconds."));
    let both = "The server was started again: 797 records; away 25 s. Ruled: Black stands ten seconds. (CR-4.3-1)";
    assert_eq!(sheet.model.notice.as_deref(), Some(both));
    sheet.press("O");
    assert_eq!(sheet.model.notice, None, "a key has been pressed: it is read");
}
