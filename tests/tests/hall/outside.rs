//! The house from outside: pages, a demonstration, a journal checked and taken out while its server
//! runs.

use court_protocol::{CourtId, Phase};
use court_tests::follower::Follower;
use court_tests::process::ServerProcess;
use court_tests::runtime;
use referee_server::config::Event;
use referee_server::demo::{self, Demo, DemoFolder};
use referee_server::hall::{Hall, HallOptions};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Command, Output};

/// One plain HTTP question, and the whole answer.
fn asked(to: SocketAddr, path: &str, also: &str) -> String {
    let mut stream = TcpStream::connect(to).expect("the listener answers");
    let question =
        format!("GET {path} HTTP/1.1\r\nhost: hall.test\r\nconnection: close\r\n{also}\r\n");
    stream.write_all(question.as_bytes()).expect("written");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("answered");
    String::from_utf8_lossy(&answer).into_owned()
}

fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let (head, _) = answer.split_once("\r\n\r\n")?;
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[test]
fn the_page_is_served_with_all_it_loads_and_may_load_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder for the hall");
    let options = HallOptions::new(folder.path(), Event::default());
    let hall = Hall::start(options, &mut |_| {}).expect("a hall starts in an empty folder");
    let public = hall.public_addr();
    for (path, content_type) in [
        ("/", "text/html; charset=utf-8"),
        ("/index.css", "text/css; charset=utf-8"),
        ("/index.js", "text/javascript; charset=utf-8"),
    ] {
        let answer = asked(public, path, "");
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer:.200}");
        assert_eq!(header(&answer, "content-type"), Some(content_type));
        let policy = header(&answer, "content-security-policy").expect("every page has one");
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"));
        let tag = header(&answer, "etag").expect("every page has one");
        let again = asked(public, path, &format!("if-none-match: {tag}\r\n"));
        assert!(again.starts_with("HTTP/1.1 304"), "{path}: {again:.200}");
    }
    assert!(asked(public, "/index.html/..", "").starts_with("HTTP/1.1 404"));
    let elsewhere = asked(hall.court_addr(), "/", "");
    assert!(elsewhere.starts_with("HTTP/1.1 404"), "devices' door has no pages");
    for (door, path) in [
        (public, "/"),
        (public, "/index.js"),
        (public, "/api/v1/courts"),
        (public, "/api/v1/courts/1"),
        (public, "/api/v1/time"),
        (public, "/feed/1"),
        (public, "/nothing"),
        (hall.court_addr(), "/judge"),
        (hall.court_addr(), "/poster"),
        (hall.court_addr(), "/court"),
        (hall.court_addr(), "/nothing"),
    ] {
        let answer = asked(door, path, "");
        assert_eq!(header(&answer, "x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(header(&answer, "referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(header(&answer, "keep-alive"), Some("timeout=2"), "{path}");
    }
    hall.stop();
}

#[test]
fn a_demonstration_lives_on_all_twelve_boards_and_goes_on_with_the_next_games() {
    let data = tempfile::tempdir().expect("a folder for the demonstration");
    let folder = DemoFolder::renew(data.path()).expect("made");
    let mut options = HallOptions::new(folder.path(), demo::event(1).expect("one court"));
    options.demo = true;
    options.speed = 60;
    let hall = Hall::start(options, &mut |_| {}).expect("a hall starts in an empty folder");
    let demo = Demo::start(&hall, &folder).expect("agents and a referee");
    runtime().block_on(async {
        let mut follower = Follower::open(hall.public_addr(), CourtId(1)).await;
        let court = follower
            .until(|court| {
                court.boards.iter().all(|view| {
                    let game = view.game.as_ref();
                    let ran = |runs: u16| runs > 0;
                    game.is_some_and(|g| g.round > 1 || (g.ply >= 3 && ran(g.sides.white.runs)))
                })
            })
            .await;
        assert!(court.demo, "every screen says what it is");
        assert_eq!(court.boards.len(), 12);
        let named = |view: &court_protocol::BoardView| {
            view.game.as_ref().is_some_and(|game| game.sides.white.name.is_some())
        };
        assert!(court.boards.iter().all(named), "players have names");
        follower
            .until(|court| {
                let mut games = court.boards.iter().filter_map(|view| view.game.as_ref());
                games.any(|game| game.round == 2 && game.phase == Phase::Running && game.ply > 0)
            })
            .await;
    });
    drop(demo);
    hall.stop();
}

fn command(program: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } =
        Command::new(program).args(arguments).output().expect("the program runs");
    let said = [stdout, stderr].concat();
    (status.code(), String::from_utf8_lossy(&said).into_owned())
}

#[test]
fn a_journal_is_checked_and_taken_out_while_its_server_runs_and_damage_is_named() {
    let program = ServerProcess::program();
    let folder = tempfile::tempdir().expect("a folder for the hall");
    let data = folder.path().join("data");
    let text = |path: &Path| path.to_str().expect("a temporary folder's name is text").to_owned();
    let (data_text, out) = (text(&data), text(&folder.path().join("out")));
    let mut event = demo::event(1).expect("one court");
    event.courts[0].pairings = vec![court_protocol::Pairing {
        board: court_protocol::BoardNo(7),
        game: court_protocol::GameId(1),
        setup: referee_core::setup::standard_game(
            2,
            court_protocol::BySide {
                white: court_protocol::PlayerId(1),
                black: court_protocol::PlayerId(2),
            },
        ),
    }];
    let hall = Hall::start(HallOptions::new(&data, event), &mut |_| {}).expect("a hall starts");

    let (status, said) = command(&program, &["verify", "--data-dir", &data_text]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("The journal is whole"), "{said}");
    let (status, said) = command(&program, &["export", "--data-dir", &data_text, &out]);
    assert_eq!(status, Some(0), "{said}");
    let game = folder.path().join("out/court-1/round-2-board-07.pgn");
    let game = std::fs::read_to_string(game).expect("the game is there");
    assert!(game.contains("[White \"Greco, Gioachino\"]"), "{game}");
    let records = folder.path().join("out/court-1/records.jsonl");
    let records = std::fs::read_to_string(records).expect("the records are there");
    assert!(records.lines().all(|line| line.starts_with("{\"court\":1,\"chain\":\"")), "{records}");
    assert!(records.contains("\"paired\""), "{records}");
    assert!(!records.contains("Greco"), "names do not stand in the journal");
    let (status, said) =
        command(&program, &["export", "--data-dir", &data_text, "--court", "9", &out]);
    assert_eq!(status, Some(2));
    assert!(said.contains("court 9 has no records in this journal; it holds court 1"), "{said}");
    hall.stop();

    flip_a_byte_of_a_name(&data.join("journal"), b"Court 1");
    let (status, said) = command(&program, &["verify", "--data-dir", &data_text]);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("DAMAGED") && said.contains("is damaged at byte"), "{said}");
    let (status, said) = command(&program, &["export", "--data-dir", &data_text, &out]);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("everything before it was written"), "{said}");

    let nowhere = text(&folder.path().join("nowhere"));
    let (status, said) = command(&program, &["verify", "--data-dir", &nowhere]);
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("nowhere"), "{said}");
}

/// Damages the record that holds these bytes.
fn flip_a_byte_of_a_name(log: &Path, name: &[u8]) {
    for file in std::fs::read_dir(log).expect("a journal has a folder") {
        let file = file.expect("readable").path();
        let mut bytes = std::fs::read(&file).unwrap_or_default();
        if let Some(at) = bytes.windows(name.len()).position(|window| window == name) {
            bytes[at] ^= 1;
            std::fs::write(&file, bytes).expect("written");
            return;
        }
    }
    panic!("no segment holds {name:?}");
}
