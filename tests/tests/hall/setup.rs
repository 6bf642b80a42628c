//! Errors before a hall is running.

use crate::start;
use court_protocol::CourtId;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use std::net::SocketAddr;
#[cfg(unix)]
use std::path::Path;

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
    let event = Event::parse("event.toml", include_str!("../../../server/event.example.toml"))
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

#[cfg(unix)]
#[test]
fn nobody_but_the_servers_own_user_reads_its_folder() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    start(&data).stop();
    // copied back from a safety copy by a user whose files all may read
    std::fs::set_permissions(data.join("journal"), std::fs::Permissions::from_mode(0o755))
        .expect("set");
    start(&data).stop();
    let mode = |path: &Path| path.metadata().expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    for entry in data.read_dir().expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_file() {
            assert_eq!(mode(&path), 0o600, "{}", path.display());
            continue;
        }
        assert_eq!(mode(&path), 0o700, "{}", path.display());
        if path.ends_with("journal") {
            for file in path.read_dir().expect("a folder") {
                let file = file.expect("a file").path();
                assert_eq!(mode(&file), 0o600, "{}", file.display());
            }
        }
    }
}

#[test]
fn cr_2_1_4_a_track_with_lanes_under_1_25_m_starts_with_a_warning() {
    let folder = tempfile::tempdir().expect("a folder");
    let track = "[[court]]\nkind = \"track\"\nboards = 8\nwidth_m = 9.76\n";
    let event = Event::parse("event.toml", track).expect("real lanes are 1.22 m wide");
    let mut told = Vec::new();
    let options = HallOptions::new(folder.path(), event);
    let hall = Hall::start(options, &mut |line| told.push(line.to_owned())).expect("it starts");
    hall.stop();
    let warned = |line: &&String| line.starts_with("Court 1: lanes of 1.220 m are narrower");
    assert_eq!(told.iter().filter(warned).count(), 1, "{told:?}");
}
