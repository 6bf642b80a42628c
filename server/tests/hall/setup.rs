//! What can go wrong before a hall stands.

use crate::device::start;
use court_protocol::CourtId;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};

fn fails(options: HallOptions) -> String {
    Hall::start(options, &mut |_| {}).expect_err("it cannot start").to_string()
}

#[test]
fn a_second_server_on_the_folder_is_told_who_has_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let told = fails(HallOptions::new(folder.path(), Event::default()));
    assert!(told.contains("in use") || told.contains("another"), "{told}");
    hall.stop();
    start(folder.path()).stop();
}

#[test]
fn a_port_in_use_is_named_with_the_flag_that_chooses_another() {
    let (first, second) =
        (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let hall = start(first.path());
    let options = |court, public| HallOptions {
        court,
        public,
        ..HallOptions::new(second.path(), Event::default())
    };
    let free = HallOptions::new(second.path(), Event::default()).court;
    for (options, flag) in [
        (options(hall.court_addr(), free), "--court-port"),
        (options(free, hall.public_addr()), "--public-port"),
    ] {
        let told = fails(options);
        assert!(told.contains("is in use") && told.contains(flag), "{told}");
    }
    hall.stop();
}

#[test]
fn a_court_laid_out_otherwise_than_in_its_journal_is_not_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    start(folder.path()).stop();
    let event = Event::of_courts(1, 8).expect("possible");
    let told = fails(HallOptions::new(folder.path(), event));
    assert!(told.contains("another court") && told.contains("12 boards"), "{told}");
}

#[test]
fn an_event_with_pairings_puts_its_games_on_the_boards_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let event = Event::parse("event.toml", include_str!("../../event.example.toml"))
        .expect("the example is possible");
    for _ in 0..2 {
        let hall = Hall::start(HallOptions::new(folder.path(), event.clone()), &mut |_| {})
            .expect("it starts");
        assert_eq!(hall.courts(), [CourtId(1)]);
        let records = hall.journal().head(CourtId(1).into()).expect("records").seq.0;
        assert_eq!(records, 2, "laid out, and one pairing");
        hall.stop();
    }
}
