//! A damaged journal: nothing is served in silence, and nobody else is disturbed.

use crate::{grant, pairing};
use court_protocol::{
    Ask, BoardNo, BootId, CourtId, Credential, Format, GoodbyeCode, Role, Seq, Snapshot, ToDevice,
    ToServer, Verdict,
};
use court_tests::manual::{COURT, ManualDevice, hello};
use court_tests::message_socket::MessageSocket;
use referee_journal::{JournalOptions, LogReader, Position};
use referee_server::about::About;
use referee_server::access::Grant;
use referee_server::config::Event;
use referee_server::export::{Export, export};
use referee_server::hall::{Hall, HallOptions};
use referee_server::register;
use referee_server::report::{Wanted, report};
use std::fs;
use std::path::Path;

const OTHER: CourtId = CourtId(2);

fn options(folder: &Path) -> HallOptions {
    HallOptions::new(folder, Event::of_courts(2, 12).expect("possible"))
}

fn pair(hall: &Hall, court: CourtId, board: u8) -> Result<Option<Verdict>, GoodbyeCode> {
    let games = vec![pairing(board, u32::from(board))];
    hall.by_server(court, Ask::Pair { games, despite: None }).map_err(|goodbye| goodbye.code)
}

/// Flips a bit in one record.
fn damage(folder: &Path, court: CourtId, seq: Seq) {
    let log = JournalOptions::new(folder).log_dir();
    let reader = LogReader::open(&log).expect("readable");
    let end = reader.verify(&mut |_| ()).expect("readable").end;
    let mut tail = reader.tail(Position::START).expect("readable");
    loop {
        let at = tail.at();
        let record = tail.next(end).expect("whole").expect("it is there");
        if (record.stream, record.seq) == (court.into(), seq) {
            let file = log.join(format!("{:08}.segment", at.segment));
            let mut bytes = fs::read(&file).expect("readable");
            bytes[at.offset as usize + 110] ^= 1;
            fs::write(&file, bytes).expect("written");
            return;
        }
    }
}

async fn stopped(hall: &Hall, court: CourtId) -> Snapshot {
    let path = format!("/feed/{}", court.0);
    let mut feed =
        MessageSocket::open(hall.public_addr(), &path, Format::Json).await.expect("open");
    loop {
        let snapshot = feed.snapshot().await;
        if snapshot.stopped {
            return snapshot;
        }
    }
}

#[tokio::test]
async fn a_court_whose_journal_is_damaged_says_so_on_every_screen_and_the_others_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::start(options(folder.path()), &mut |_| {}).expect("it starts");
    for board in 1..=3 {
        for court in [COURT, OTHER] {
            assert!(matches!(pair(&hall, court, board), Ok(Some(Verdict::Recorded { .. }))));
        }
    }
    hall.stop();
    damage(folder.path(), COURT, Seq(3));
    fs::remove_dir_all(folder.path().join("index")).expect("removed");

    let mut told = Vec::new();
    let hall = Hall::start(options(folder.path()), &mut |line| told.push(line.to_owned()))
        .expect("the other court can be played");
    let told = told.join("\n");
    assert!(told.contains("records are missing in stream 1 from record 3 on"), "{told}");
    let shown = stopped(&hall, COURT).await;
    assert_eq!(shown.seq, Seq(2), "what was before the damage");
    assert!(shown.boards[0].game.is_some() && shown.boards[1].game.is_none());
    assert_eq!(pair(&hall, COURT, 4), Err(GoodbyeCode::CourtStopped));
    assert!(matches!(pair(&hall, OTHER, 4), Ok(Some(Verdict::Recorded { .. }))));

    // a device of both is welcome on the one that goes on, with its token
    let both = Grant { courts: vec![COURT, OTHER], ..grant(Role::Board) };
    let code = hall.open_code(both).code;
    let device = ManualDevice::connect(&hall, Credential::Code { code }).await.expect("welcome");
    assert_eq!(device.welcome.courts, [OTHER]);
    let again = device.back(&hall).await.expect("by its token");
    assert_eq!(again.welcome.courts, [OTHER]);
    // one of the stopped court alone keeps its token too, and hears why
    let mut alone = MessageSocket::court(&hall, Format::MessagePack).await;
    let code = hall.open_code(grant(Role::Board)).code;
    alone.say(&ToServer::Hello(hello(Credential::Code { code }, BootId(7)))).await;
    let Some(ToDevice::Welcome(welcome)) = alone.hear().await else { panic!("not welcome") };
    assert!(welcome.token.is_some() && welcome.courts.is_empty());
    assert_eq!(alone.goodbye().await.code, GoodbyeCode::CourtStopped);
}

#[tokio::test]
async fn a_record_damaged_in_the_log_and_whole_in_the_index_disturbs_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::start(options(folder.path()), &mut |_| {}).expect("it starts");
    for board in 1..=3 {
        assert!(matches!(pair(&hall, COURT, board), Ok(Some(Verdict::Recorded { .. }))));
    }
    hall.stop();
    damage(folder.path(), COURT, Seq(3));
    let hall = Hall::start(options(folder.path()), &mut |_| {}).expect("it starts");
    assert!(matches!(pair(&hall, COURT, 4), Ok(Some(Verdict::Recorded { .. }))));
    let snapshot = MessageSocket::feed(&hall, Format::Json).await.snapshot().await;
    assert!(!snapshot.stopped && snapshot.boards.iter().any(|board| board.board == BoardNo(4)));
}

const TWO_PLAYERS: &str = "[[court]]\nname = \"Hall\"\nboards = 2\n\
     [[player]]\nid = 1\nname = \"Polgár, Judit\"\n[[player]]\nid = 2\nname = \"Hou, Yifan\"\n\
     [[pairing]]\nboard = 1\nwhite = 1\nblack = 2\n";

/// Starts and stops a hall with these players in its set-up file: what it said.
fn served(folder: &Path, players: bool) -> String {
    let mut event = Event::parse("event.toml", TWO_PLAYERS).expect("possible");
    if !players {
        event.persons.clear();
    }
    let mut told = Vec::new();
    let hall = Hall::start(HallOptions::new(folder, event), &mut |line| told.push(line.to_owned()))
        .expect("a register stops nobody");
    hall.stop();
    told.join("\n")
}

/// A change of the register's file.
type Hurt = fn(&Path);

#[test]
fn a_lost_or_damaged_register_is_told_wherever_names_are_missing_and_stops_nobody() {
    let hurt: [(&str, Hurt); 2] = [
        ("persons.json is damaged", cut),
        ("persons.json is not there", |file| fs::remove_file(file).expect("removed")),
    ];
    for (says, hurt) in hurt {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(served(folder.path(), true), "", "nothing to be told");
        assert_eq!(served(folder.path(), false), "", "nothing to be told");
        assert_eq!(nameless(folder.path()), [None, None]);
        hurt(&register::file(folder.path()));
        for told in nameless(folder.path()) {
            let told = told.expect("names are missing");
            assert!(told.contains(says) && told.contains("from a copy"), "{told}");
        }
        let told = served(folder.path(), false);
        assert!(told.contains(says) && told.contains("from a copy"), "{told}");
    }
}

#[test]
fn names_of_a_lost_register_are_entered_again_from_the_set_up_file_and_told_once() {
    let folder = tempfile::tempdir().expect("a folder");
    served(folder.path(), true);
    let file = register::file(folder.path());
    fs::remove_file(&file).expect("removed");
    let told = served(folder.path(), true);
    assert!(told.ends_with("is not there; the names were entered again from the set-up file"));
    assert_eq!(nameless(folder.path()), [None, None]);
    assert_eq!(served(folder.path(), false), "");
    cut(&file);
    let told = served(folder.path(), true);
    assert!(told.ends_with("until then names come from the set-up file"), "{told}");
}

/// The sentences of the export and the report about missing names.
fn nameless(folder: &Path) -> [Option<String>; 2] {
    let logs = vec![JournalOptions::new(folder).log_dir()];
    let out = tempfile::tempdir().expect("a folder");
    let exported = export(&Export {
        logs: logs.clone(),
        register: register::file(folder),
        to: out.path().to_owned(),
        court: None,
        about: About::default(),
    })
    .expect("the games can be written");
    let report = report(&Wanted { data: folder, logs, court: None }).expect("it can be reported");
    [exported.nameless, report.nameless]
}

fn cut(file: &Path) {
    let bytes = fs::read(file).expect("readable");
    fs::write(file, &bytes[..bytes.len() / 2]).expect("written");
}
