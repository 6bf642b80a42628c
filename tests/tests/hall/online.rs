//! Matches that are played online: who learns what their players are called there.

use court_protocol::{BySide, Format, GameView, OnlineView, Role, Snapshot};
use court_tests::manual::ManualDevice;
use court_tests::message_socket::MessageSocket;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use std::path::Path;

const EVENT: &str = "\
[rules]
ruleset = \"intramural\"
site = \"chess.com\"
[[player]]
id = 1
name = \"Example, Anna\"
handle = \"anna_of_64\"
[[player]]
id = 2
name = \"Example, Ben\"
handle = \"ben_of_64\"
[[pairing]]
board = 1
white = 1
black = 2
";

fn match_of(snapshot: &Snapshot) -> GameView {
    snapshot.boards[0].game.clone().expect("it is paired")
}

/// The names of the files below a folder in which a text stands.
fn files_with(folder: &Path, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("readable");
        let path = entry.path();
        if path.is_dir() {
            found.extend(files_with(&path, text));
            continue;
        }
        let bytes = std::fs::read(&path).expect("readable");
        if bytes.windows(text.len()).any(|window| window == text.as_bytes()) {
            found.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    found.sort();
    found
}

#[tokio::test]
async fn im_1_1_a_board_is_told_whom_to_expect_and_handles_are_in_no_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let event = Event::parse("event.toml", EVENT).expect("possible");
    let options = HallOptions::new(folder.path(), event);
    let hall = Hall::start(options, &mut |_| {}).expect("it starts");
    let mut board = ManualDevice::enrol(&hall, Role::Board).await;
    board.follow().await;
    let handles = BySide { white: "anna_of_64", black: "ben_of_64" };
    let expected = OnlineView {
        site: "chess.com".to_owned(),
        handles: handles.map(|handle| Some(handle.to_owned())),
    };
    assert_eq!(match_of(&board.line.snapshot().await).online, Some(expected));
    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    assert_eq!(match_of(&feed.snapshot().await).online, None, "the public is not told");
    hall.stop();
    assert!(!files_with(folder.path(), "chess.com").is_empty(), "the site is in the journal");
    for handle in ["anna_of_64", "ben_of_64"] {
        assert_eq!(files_with(folder.path(), handle), ["persons.json", "set-up.toml"]);
    }
}
