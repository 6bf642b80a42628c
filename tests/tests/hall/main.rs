//! A whole hall over real sockets, on ports of the system's choice and folders of its own.

mod acceptance;
mod command_line;
mod damage;
mod demonstration;
mod described;
mod entry_lists;
mod event_desk;
mod event_rounds;
mod event_tables;
mod feeds;
mod hostile;
mod lives;
mod online;
mod outside;
mod player_links;
mod public;
mod public_events;
mod ratings;
mod register;
mod rehearsals;
mod rounds;
mod roundtrip;
mod safety_copies;
mod setup;
mod terminal;

use court_protocol::{
    Ask, BoardNo, BySide, Format, GameId, Outcome, Pairing, PlayerId, Role, Said, Seen, Verdict,
};
use court_tests::manual::COURT;
use court_tests::message_socket::MessageSocket;
use court_tests::plain_http::asked;
use referee_server::access::Grant;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use std::ops::Deref;
use std::path::Path;
use tempfile::TempDir;

fn start(folder: &Path) -> Hall {
    start_at(folder, 1)
}

fn start_with(folder: &Path, event: Event) -> Hall {
    Hall::start(HallOptions::new(folder, event), &mut |_| {}).expect("the hall starts")
}

fn start_at(folder: &Path, speed: u32) -> Hall {
    let options = HallOptions { speed, ..HallOptions::new(folder, Event::default()) };
    Hall::start(options, &mut |_| {}).expect("the hall starts")
}

/// A hall on a folder of its own; it stops when it is dropped.
struct House {
    hall: Hall,
    _folder: TempDir,
}

impl Deref for House {
    type Target = Hall;

    fn deref(&self) -> &Hall {
        &self.hall
    }
}

fn begun() -> House {
    let folder = tempfile::tempdir().expect("a folder");
    House { hall: start(folder.path()), _folder: folder }
}

/// The same, a game running on board 1 at sixty times the speed.
async fn playing() -> House {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House { hall: start_at(folder.path(), 60), _folder: folder };
    started(&house).await;
    house
}

/// Plain HTTP: status line, headers and body as text.
async fn get(hall: &Hall, path: &str, header: &str) -> String {
    asked(hall.public_addr(), "GET", path, header, "").await
}

fn grant(role: Role) -> Grant {
    Grant { role, courts: vec![COURT], boards: Vec::new() }
}

fn pairing(board: u8, game: u32) -> Pairing {
    let players = BySide { white: PlayerId(game * 2), black: PlayerId(game * 2 + 1) };
    let setup = referee_core::setup::standard_game(1, players);
    Pairing { board: BoardNo(board), game: GameId(game), setup }
}

fn moved(board: u8, uci: &str) -> Ask {
    Ask::Observe {
        board: BoardNo(board),
        game: None,
        seen: Seen::Moved { uci: uci.into(), reading: None },
    }
}

fn is_recorded(outcome: &Outcome) -> bool {
    matches!(outcome.verdict, Verdict::Recorded { .. })
}

/// A game on board 1, started: GO has been.
async fn started(hall: &Hall) {
    let mut feed = MessageSocket::feed(hall, Format::Json).await;
    let said = |verdict| assert!(matches!(verdict, Ok(Some(Verdict::Recorded { .. }))));
    said(hall.by_server(COURT, Ask::Pair { games: vec![pairing(1, 101)], despite: None }));
    said(hall.by_server(
        COURT,
        Ask::Start {
            boards: vec![BoardNo(1)],
            go_at: None,
            despite: Some("nobody sweeps here".into()),
        },
    ));
    feed.until(|said| matches!(said, Said::Started)).await;
}
