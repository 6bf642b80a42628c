//! Devices: who asks, who is heard, whose screens show a stop, what stands against a start.

use super::sheet::{COURT, Sheet, games, hindrance, presence, snapshot};
use court_client::News;
use court_protocol::*;
use insta::assert_snapshot;
use referee_messages::message;

fn with(change: impl Fn(&mut Presence)) -> Sheet {
    let mut sheet = Sheet::head();
    let mut list = presence();
    change(&mut list);
    sheet.news(News::Presence(Box::new(list)));
    sheet
}

#[test]
fn a_laptop_without_a_code_shows_the_number_it_is_let_in_by() {
    let mut sheet = Sheet::unlinked();
    sheet.news(News::Asked { number: 17 });
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("ASKS TO COME IN: number 17"), "{screen}");
    assert!(screen.contains("asks to come in as \"Anna\""), "{screen}");
    assert!(screen.contains("D, the line with this number, g."), "{screen}");
    let help = "No key is needed: it goes on by itself  ? help  q quits";
    assert!(screen.ends_with(help), "{screen}");
    sheet.link(Role::Judge, &[COURT]);
    sheet.show(snapshot(COURT, 12));
    sheet.shows("link: up, all sent");
}

#[test]
fn whoever_asks_to_come_in_is_counted_beside_the_devices_and_named_on_the_overview() {
    let asks = "ASKS to come in: number 17 \"Chiara\"";
    let mut sheet = with(|_| {});
    sheet.shows("Devices 1");
    sheet.shows(asks);
    sheet.shows("DUE     board 2");
    let mut list = presence();
    list.asking.push(Asking { number: 18, name: "Dario".into(), ..list.asking[0].clone() });
    sheet.news(News::Presence(Box::new(list.clone())));
    sheet.shows("Devices 2");
    sheet.press("O");
    sheet.shows("Devices 2");
    list.asking.clear();
    sheet.news(News::Presence(Box::new(list)));
    sheet.lacks("Devices 2");
    sheet.lacks("ASKS");
}

#[test]
fn the_marked_device_is_told_in_full() {
    let mut sheet = with(|list| {
        let says = list.devices[2].says.as_mut().expect("it spoke");
        says.unsent = 3;
        says.line = Some(JudgedLine { court: Some(COURT), end: Side::White, lanes: vec![] });
    });
    sheet.press("D down down down");
    sheet.shows("Bela's phone: line judge, court 1, boards 1-6, at White's line; device 4;");
    sheet.shows("UNREACHABLE: no connection, last word 7 s ago; KEEPS 3 PRESSES THAT ARE NOT HERE");
    sheet.shows("It does not say what its screen shows.");
}

#[test]
fn that_the_servers_disk_is_full_stands_on_every_screen_until_there_is_room() {
    let mut sheet = with(|list| list.disk_full = true);
    let screen = sheet.screen(80, 24);
    let title = " Court 1 | 14:03:22 | Anna | SERVER'S DISK FULL | head";
    assert!(screen.starts_with(title), "{screen}");
    sheet.press("D");
    sheet.shows("THE SERVER'S DISK IS FULL: start nothing new, finish what runs, free space there");
    sheet.shows("Bela's phone");
    sheet.news(News::Presence(Box::new(presence())));
    sheet.lacks("DISK");
}

#[test]
fn that_a_safety_copy_failed_stands_on_every_screen_with_its_reason_over_the_list() {
    let folder = "/media/stick".to_owned();
    let failed = message!("copy-failed", folder, kind = "gone", why = String::new());
    let copy = SafetyCopy { failed: vec![failed], ..SafetyCopy::default() };
    let mut sheet = with(|list| list.copy = Some(copy.clone()));
    let screen = sheet.screen(80, 24);
    let title = " Court 1 | 14:03:22 | Anna | NO SAFETY COPY | head";
    assert!(screen.starts_with(title), "{screen}");
    sheet.press("D");
    let told = "NO SAFETY COPY in /media/stick: it is not there (has the stick been pulled out?)";
    sheet.shows_at(120, 24, told);
}

#[test]
fn a_device_without_proof_of_a_later_epoch_is_told_once_and_stands_over_the_list() {
    let claims = |list: &mut Presence| {
        list.unproven = vec![UnprovenEpoch { device: list.devices[2].device, epoch: Epoch(4) }];
    };
    let mut sheet = with(claims);
    let told = "Bela's phone names epoch 4 of another server without proof";
    sheet.shows_at(120, 24, told);
    sheet.press("O G"); // whatever is done next
    let mut again = presence();
    claims(&mut again);
    sheet.news(News::Presence(Box::new(again)));
    sheet.lacks_at(120, 24, told);
    sheet.press("D");
    sheet.shows_at(120, 24, told);
}

#[test]
fn a_device_that_handed_its_duty_over_is_shown_without_a_lane() {
    let mut sheet = with(|list| list.devices[2].relieved = true);
    sheet.press("D down down down");
    sheet.shows("judge  C1 none");
    sheet.shows("Bela's phone: line judge, court 1, relieved, no lane;");
}

#[test]
fn whom_an_act_is_about_stands_over_its_question_and_what_it_came_to_is_said() {
    let mut sheet = with(|_| {});
    sheet.press("D down down down x");
    sheet.shows("Shut out: end its enrolment | Bela's phone");
    sheet.press("esc h a");
    sheet.shows("Hand its duty over | Bela's phone | Anna");
    sheet.press("enter");
    sheet.news(News::Device(DeviceAnswer { id: 1, refused: None }));
    sheet.shows("Done: the list shows it.");
}

#[test]
fn what_a_hand_over_comes_to_for_both_stands_there_before_it_is_done() {
    let judge = |list: &mut Presence, id, boards: &[u8]| {
        let boards = boards.iter().map(|board| BoardNo(*board)).collect();
        let (device, name) = (DeviceId(id), format!("Kai {id}"));
        list.devices.push(DeviceHealth { device, name, boards, ..list.devices[2].clone() });
    };
    let mut sheet = with(|list| judge(list, 5, &[7, 8]));
    // Bela's lanes to the head referee, who stays what he is; no board agent is offered
    sheet.press("D down down down h");
    sheet.lacks("boards 1-12 (live)");
    sheet.press("a");
    sheet.shows("Then Anna has: head referee, court 1, all lanes. Bela's phone has none.");
    // to Kai, who keeps his own
    sheet.press("esc h b");
    sheet.shows("Then Kai 5 has: line judge, court 1, boards 1-8. Bela's phone has none.");
    // nobody rises by it: a head referee's duty is handed to no judge
    sheet.press("esc up h");
    sheet.lacks("Kai 5 (live)");
    let mut sheet = with(|list| list.devices[2].relieved = true);
    sheet.press("D down down down");
    let none = "notice: This device is relieved and has no duty to hand over: a gives it one.";
    assert_eq!(sheet.asks("h"), none);
}

#[test]
fn who_was_not_let_in_as_asked_is_asked_about_again_from_the_last_answer() {
    let mut sheet = with(|_| {});
    sheet.press("D g j c");
    assert_snapshot!(sheet.asks("13 enter"), @r#"{"grant":{"asking":17,"name":"Chiara","role":"judge","courts":[1],"boards":[13]}}"#);
    let refusal = Refusal::NoSuchBoard { board: BoardNo(13), boards: 12 };
    sheet.news(News::Device(DeviceAnswer { id: 1, refused: Some(refusal) }));
    sheet.shows("Let in | number 17 Chiara");
    sheet.shows("there is no board 13 on this court");
    assert_snapshot!(sheet.asks("'1-2 enter"), @r#"{"grant":{"asking":17,"name":"Chiara","role":"judge","courts":[1],"boards":[1,2]}}"#);
    // who went away meanwhile is not asked about again
    let refusal = Refusal::NotAsking { number: 17 };
    sheet.news(News::Device(DeviceAnswer { id: 2, refused: Some(refusal) }));
    let told = "notice: Refused: no phone asks with number 17; look at the list again";
    assert_eq!(sheet.asks(""), told);
}

#[test]
fn a_key_that_is_for_another_row_of_the_list_says_which_is_for_this_one() {
    let mut sheet = with(|_| {});
    assert_eq!(
        sheet.asks("D h"),
        "notice: This device only asks to come in: g lets it in, d sends it away."
    );
    // who asks is let in wherever the mark is
    sheet.press("down g");
    sheet.shows("Let in | number 17 Chiara");
    let mut sheet = with(|list| list.asking.clear());
    assert_eq!(
        sheet.asks("D g"),
        "notice: This device is in already: a changes its role or lanes, h hands its role over, x shuts \
         it out."
    );
}

#[test]
fn the_mark_stays_with_its_device_and_goes_with_who_is_let_in() {
    let mut sheet = with(|_| {});
    // nobody's mark is on who asks; once it was used it goes along
    sheet.press("D g esc");
    let mut list = presence();
    list.asking.clear();
    let chiara =
        DeviceHealth { device: DeviceId(5), name: "Chiara".into(), ..list.devices[2].clone() };
    list.devices.push(chiara);
    sheet.news(News::Presence(Box::new(list.clone())));
    assert_eq!(sheet.model.device_row(), 3, "Chiara's");
    // somebody asks meanwhile: his row stands above
    sheet.press("up");
    list.asking = presence().asking;
    sheet.news(News::Presence(Box::new(list.clone())));
    assert_eq!(sheet.model.device_row(), 3);
    // what is marked goes: the row stays
    list.devices.remove(2);
    sheet.news(News::Presence(Box::new(list)));
    assert_eq!(sheet.model.device_row(), 3);
}

#[test]
fn without_a_link_the_list_of_devices_says_that_there_is_none() {
    let mut sheet = Sheet::after("D");
    sheet.shows("The list of devices is on its way.");
    sheet.break_link();
    sheet.shows("No link: which devices are there is not known");
}

#[test]
fn how_far_a_screen_is_behind_is_told_in_records() {
    let mut sheet = with(|list| {
        let shows = vec![Shows { court: COURT, seq: Seq(38) }];
        list.devices[1].says.as_mut().expect("it spoke").shows = shows;
    });
    sheet.press("D down down");
    sheet.shows("Its screen: court 1 3 records behind");
}

#[test]
fn a_stop_says_whose_screens_do_not_show_it_yet() {
    let mut court = snapshot(COURT, 12);
    let fact = FactId::new(Seq(41), 0);
    let at = court.at;
    court.ticker.push(TickerLine {
        incident: false,
        voidable: false,
        fact,
        board: BoardNo(5),
        game: None,
        at,
        by: None,
        said: Said::Paused,
    });
    let mut sheet = with(|list| {
        let says = list.devices[1].says.as_mut().expect("it spoke");
        says.shows = vec![Shows { court: COURT, seq: Seq(41) }];
        let says = list.devices[2].says.as_mut().expect("it spoke");
        says.shows = vec![Shows { court: COURT, seq: Seq(40) }];
    });
    sheet.show(court);
    sheet.press("5 B");
    sheet.shows_at(100, 30, "The stop is on 1 screen, NOT on: Bela's phone");
    // board agents have no screen
    sheet.press("G");
    // by itself, not among what stands against a start
    sheet.shows_at(100, 30, "\nPaused boards: their stop is on 1 screen, NOT on: Bela's phone.\n");
}

#[test]
fn what_stands_against_a_start_is_the_courts_list_with_the_names_of_devices() {
    let mut court = snapshot(COURT, 4);
    for game in games(&mut court) {
        (game.phase, game.ready) = (Phase::Waiting, game.game.0 > 102);
    }
    let mut sheet = Sheet::at(court);
    sheet.press("G");
    sheet.shows("The reasons against a start are not known");
    sheet.hinder(vec![
        hindrance(&[1], Against::NotReady),
        hindrance(&[2], Against::NotReady),
        // older than the picture: it was found ready meanwhile
        hindrance(&[3], Against::NotReady),
        hindrance(&[1, 2, 9], Against::Silent { device: DeviceId(4) }),
        hindrance(&[3], Against::ClockOff { device: DeviceId(99), error: Millis(300) }),
    ]);
    sheet.shows_at(160, 50, "3 reasons against the start");
    sheet.shows_at(
        160,
        50,
        "boards 1, 2 were not found ready; Bela's phone is silent (boards 1, 2);",
    );
    sheet.shows_at(160, 50, "the clock of device 99 is right only to ± 300 ms (board 3)");
    // a board by itself has its own
    assert_eq!(
        sheet.asks("4 s b enter").matches("start").count(),
        1,
        "nothing stands against board 4"
    );
}

/// A line judge's terminal whose duty was handed over.
fn relieved() -> Sheet {
    let mut sheet = Sheet::unlinked();
    let boards: Vec<BoardNo> = (1..=6).map(BoardNo).collect();
    sheet.link_as(Role::Judge, &boards, true);
    sheet.show(snapshot(COURT, 12));
    sheet
}

#[test]
fn a_terminal_that_is_relieved_says_so_in_its_title_for_as_long_as_it_is() {
    let mut sheet = relieved();
    sheet.press("C O");
    let screen = sheet.screen(80, 24);
    assert!(screen.starts_with(" Court 1 | 14:03:22 | Anna | RELIEVED "), "{screen}");
    sheet.link_as(Role::Judge, &[BoardNo(7)], false);
    let screen = sheet.screen(80, 24);
    assert!(screen.starts_with(" Court 1 | 14:03:22 | Anna | line judge "), "{screen}");
}

#[test]
fn from_a_terminal_that_is_relieved_nothing_is_called_and_each_key_says_why() {
    let why = "notice: RELIEVED: your duty was handed over. Nothing is called from \
               here until the head referee gives this device a duty again.";
    for keys in ["f", "C n", "s", "p", "B c", "!", "G y", "G n", "I y", "R e"] {
        let mut sheet = relieved();
        assert_eq!(sheet.asks(keys).lines().next(), Some(why), "{keys}");
    }
    let mut sheet = relieved();
    sheet.break_link();
    assert!(sheet.asks("f n w 3").contains("no_crossing"), "the duty may be his again: it is kept");
}

#[test]
fn what_is_the_head_referees_is_told_a_judge_at_the_first_key() {
    let mut sheet = Sheet::unlinked();
    sheet.link_as(Role::Judge, &[], false);
    sheet.show(snapshot(COURT, 12));
    for (keys, what) in [
        ("R x", "Correct a result"),
        ("R w", "Rule a result"),
        ("3 B v", "Set the clocks"),
        ("G s", "Start 3, 2, 1, GO"),
        ("I down n", "Decide"),
    ] {
        let told = format!("notice: \"{what}\" is the head referee's: ! calls him to a board.");
        assert_eq!(sheet.asks(keys), told, "{keys}");
    }
    assert!(sheet.asks("I up y").contains("clock_set"), "he stands there and sees it");
    sheet.press("3 B");
    sheet.shows("z Clock is set");
    sheet.lacks("v Set the clocks");
}
