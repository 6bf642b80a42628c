//! Matches that are played online: who learns what their players are called there, and results that
//! count at their deadline.

use court_protocol::{BySide, Format, GameView, OnlineView, Role, Snapshot};
use court_tests::manual::ManualDevice;
use court_tests::message_socket::MessageSocket;
use court_tests::organiser::Organiser;
use court_tests::phone::Phone;
use referee_server::clock::HandClock;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

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

const ROUND: &str = "/api/v1/events/1/tournaments/1/rounds/1";

/// The first game of the round, once the event has another record than it had.
async fn game_after(organiser: &Organiser, seq: &Value) -> Value {
    organiser.reads(&format!("/api/v1/events/1/changes?after={seq}")).await;
    organiser.reads(ROUND).await["tables"][0]["games"][0].clone()
}

#[tokio::test]
async fn a_reported_result_counts_by_itself_at_its_deadline_also_of_a_server_that_was_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = HandClock::leaked();
    let start = || {
        let event = Event::parse("event.toml", "").expect("possible");
        let options = HallOptions { clock: Some(clock), ..HallOptions::new(folder.path(), event) };
        Hall::start(options, &mut |_| {}).expect("it starts")
    };
    let hall = start();
    let mut organiser = Organiser::enrol(&hall).await;
    let plan = json!({ "name": "League", "rulebook": "intramural", "system": "round_robin" });
    organiser.creates(&plan).await;
    let persons = json!([
        { "family": "Berg", "given": "Ann" },
        { "family": "Costa", "given": "Bea" },
    ]);
    let (_, numbers) = organiser.says("POST", "/api/v1/persons", Some(&persons)).await;
    assert_eq!(numbers, json!([1, 2]));
    let players = [1, 2].map(|person| json!({ "person": person, "data": {} }));
    organiser.does(json!({ "enter": { "players": players } })).await;
    organiser.does(json!({ "close_entries": { "seed": 7 } })).await;
    organiser.publishes(1, 1).await;
    let round = organiser.reads(ROUND).await;
    let (table, opens) = (&round["tables"][0], round["published"].as_i64().expect("an instant"));
    let (game, match_no) = (&table["games"][0]["game"], &table["match_no"]);
    let window = json!({ "match_no": match_no, "opens": opens, "closes": opens + 7_200_000 });
    organiser.does(json!({ "set_window": window })).await;
    let report = |person: u32| json!({ "report_result": { "game": game, "person": person, "score": "1-0" } });
    let (ann, bea) = (Phone::of(&organiser, 1).await, Phone::of(&organiser, 2).await);
    let (status, reported) = ann.does(report(1)).await;
    assert_eq!(status, 200, "{reported}");
    let early = organiser.is_refused(json!({ "pass_deadline": { "game": game } })).await;
    assert!(early["refusal"]["not_yours"].is_object(), "{early}");

    clock.advance(Duration::from_hours(2));
    let counted = game_after(&organiser, &reported["seq"]).await;
    assert_eq!(
        (&counted["result"]["score"], &counted["result"]["source"]),
        (&json!("1-0"), &json!("players"))
    );

    // a result that the organiser takes back is reported again, and has a day: its window is over
    let back = json!({ "game": game, "score": null, "reason": "played anew", "then": null });
    organiser.does(json!({ "correct_result": back })).await;
    let (_, reported) = bea.does(report(2)).await;
    hall.stop();
    clock.advance(Duration::from_hours(24));
    let hall = start();
    let organiser = Organiser::enrol(&hall).await;
    let counted = game_after(&organiser, &reported["seq"]).await;
    assert_eq!(counted["result"]["source"], "players", "{counted}");
    hall.stop();
}
