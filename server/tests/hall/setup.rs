//! What can go wrong before a hall stands.

use crate::device::start;
use court_protocol::CourtId;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use std::net::SocketAddr;

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
fn one_port_for_both_doors_and_a_mirror_in_the_data_folder_are_told_as_what_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = SocketAddr::from(([127, 0, 0, 1], 4_710));
    let options = HallOptions::new(folder.path(), Event::default());
    let told = fails(HallOptions { court: port, public: port, ..options });
    let expected = "port 4710 is named for devices and for spectators: choose two, with --court-port and --public-port";
    assert_eq!(told, expected);
    let options = HallOptions::new(folder.path(), Event::default());
    let told = fails(HallOptions { mirror: Some(folder.path().join(".")), ..options });
    assert!(told.starts_with("--journal-mirror names the data folder"), "{told}");
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
