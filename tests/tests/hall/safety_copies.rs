//! Safety copies: made after a round and when asked for, opened on another machine, where the event
//! goes on.

use crate::event_desk::{ROUND_1, four_players};
use crate::{start, start_with};
use court_protocol::{Epoch, Role, SafetyCopy, ToDevice, ToServer};
use court_tests::manual::ManualDevice;
use court_tests::organiser::Organiser;
use court_tests::process::ServerProcess;
use referee_messages::words;
use referee_server::config::Event;
use referee_server::copies::file::CheckedCopy;
use referee_server::hall::{Hall, HallOptions};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const STANDINGS: &str = "/api/v1/events/1/tournaments/1/standings";

/// The copies in a folder, oldest first.
fn copies_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(found) = fs::read_dir(folder) else { return Vec::new() };
    let mut copies: Vec<PathBuf> = found.flatten().map(|entry| entry.path()).collect();
    copies.sort();
    copies
}

/// A referee's device that hears of the server's safety copies.
async fn watching(hall: &Hall) -> ManualDevice {
    let mut head = ManualDevice::enrol(hall, Role::Head).await;
    head.line.say(&ToServer::Watch).await;
    head
}

/// The next safety copy in the device's list for which `so` is true.
async fn told(head: &mut ManualDevice, so: impl Fn(&SafetyCopy) -> bool) -> SafetyCopy {
    loop {
        if let ToDevice::Presence(list) = head.line.hear().await.expect("the list")
            && let Some(copy) = list.copy.filter(&so)
        {
            return copy;
        }
    }
}

/// Plays a round at the desk: White wins everywhere.
async fn played(organiser: &mut Organiser, number: u8) {
    organiser.publishes(1, number).await;
    let round = organiser.reads(&ROUND_1.replace("rounds/1", &format!("rounds/{number}"))).await;
    for table in round["tables"].as_array().expect("a list") {
        let game = &table["games"][0]["game"];
        organiser.does(json!({ "enter_result": { "game": game, "score": "1-0" } })).await;
    }
}

/// A view without the number of the event's last record.
async fn read(organiser: &Organiser, path: &str) -> Value {
    let mut view = organiser.reads(path).await;
    view.as_object_mut().map(|view| view.remove("seq"));
    view
}

fn hall_with_stick(data: &Path, stick: &Path) -> Hall {
    let event = Event::of_courts(1, 8).expect("possible");
    let options = HallOptions { copy_to: Some(stick.into()), ..HallOptions::new(data, event) };
    Hall::start(options, &mut |_| {}).expect("the hall starts")
}

#[tokio::test]
async fn an_event_goes_on_from_the_copy_of_its_last_round_in_a_new_epoch() {
    let dirs = tempfile::tempdir().expect("folders");
    let [data, stick, second] = ["data", "stick", "second"].map(|name| dirs.path().join(name));
    fs::create_dir(&stick).expect("made");
    let hall = hall_with_stick(&data, &stick);
    let mut head = watching(&hall).await;
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let anns_link = organiser.reads("/api/v1/events/1/players/1/link").await;
    played(&mut organiser, 1).await;
    // nobody asked for it: the round's last result did
    let copy = told(&mut head, |copy| copy.made.is_some()).await;
    assert_eq!((copy.failed.len(), &copy.second), (0, &stick.display().to_string()));
    for folder in [&data.join("copies"), &stick] {
        assert_eq!(copies_in(folder), [folder.join(&copy.file)]);
    }
    let standings = read(&organiser, STANDINGS).await;
    played(&mut organiser, 2).await;
    hall.stop();

    // the laptop is gone, the stick is not
    let program = ServerProcess::program();
    let text = |path: &Path| path.to_str().expect("folders have plain names").to_owned();
    let open = |copy: &Path| {
        let arguments = ["open", &text(copy), "--data-dir", &text(&second)].map(str::to_owned);
        let output = Command::new(&program).args(arguments).output().expect("it runs");
        (output.status.code(), String::from_utf8(output.stdout).expect("text"))
    };
    let (status, said) = open(&stick.join(&copy.file));
    assert_eq!(status, Some(0), "{said}");
    for part in ["Evening; with names, devices and keys", "MAY BE MISSING SINCE 20", "epoch 2"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(said.contains(&format!("referee-server --data-dir {}", second.display())), "{said}");
    assert_eq!(open(&stick.join(&copy.file)).0, Some(2), "the folder is not empty any more");

    let event = Event::kept(&second).expect("readable").expect("it came with the copy");
    assert_eq!(event.courts[0].setup.boards, 8);
    let hall = start_with(&second, event);
    assert_eq!(hall.journal().epoch(), Epoch(2));
    let mut organiser = Organiser { court: hall.court_addr(), ..organiser };
    assert_eq!(read(&organiser, STANDINGS).await, standings, "the device is known here, too");
    let link = organiser.reads("/api/v1/events/1/players/1/link").await;
    assert_eq!(link["token"], anns_link["token"], "players' links hold");
    played(&mut organiser, 2).await;
    let round = organiser.reads(&ROUND_1.replace("rounds/1", "rounds/2")).await;
    assert_eq!((&round["open"], &round["version"]), (&json!(0), &json!(1)));
}

#[tokio::test]
async fn a_stick_that_is_gone_is_told_and_stops_nothing() {
    let dirs = tempfile::tempdir().expect("folders");
    let [data, stick] = ["data", "stick"].map(|name| dirs.path().join(name));
    let hall = hall_with_stick(&data, &stick);
    let mut head = watching(&hall).await;
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    played(&mut organiser, 1).await;
    let copy = told(&mut head, |copy| !copy.failed.is_empty()).await;
    assert!(copy.made.is_some(), "the first place has it");
    let text = words().say(&copy.failed[0]).replace(&dirs.path().display().to_string(), "DIR");
    assert_eq!(
        text,
        "NO SAFETY COPY in DIR/stick: it is not there (has the stick been pulled out?). Play goes on."
    );
    assert!(!stick.exists(), "nothing is written where a stick should be");
    played(&mut organiser, 2).await;
    fs::create_dir(&stick).expect("it is in again");
    let (status, copy) = organiser.says("POST", "/api/v1/copies", None).await;
    assert_eq!((status, copy.get("failed")), (200, None), "{copy}");
    assert_eq!(copies_in(&stick), [stick.join(copy["file"].as_str().expect("a name"))]);
    let judge = ManualDevice::enrol(&hall, Role::Judge).await;
    let stranger = Organiser { court: hall.court_addr(), token: judge.token(), n: 0 };
    assert_eq!(stranger.says("POST", "/api/v1/copies", None).await.0, 403);
}

#[tokio::test]
async fn a_copy_without_persons_holds_no_name_and_its_standings_hold() {
    let dirs = tempfile::tempdir().expect("folders");
    let [data, second] = ["data", "second"].map(|name| dirs.path().join(name));
    let hall = start(&data);
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    played(&mut organiser, 1).await;
    let standings = read(&organiser, STANDINGS).await;
    let names = organiser.reads("/api/v1/events/1/names").await;
    assert_eq!(names["1"], "Berg, Ann");

    // the server runs meanwhile
    let given = dirs.path().join("given.zip");
    let program = ServerProcess::program();
    let mut copy = Command::new(program);
    copy.arg("copy").arg(&given).arg("--without-persons").arg("--data-dir").arg(&data);
    let said = copy.output().expect("it runs").stdout;
    let said = String::from_utf8(said).expect("text");
    assert!(said.contains("Evening; without names, devices and keys"), "{said}");
    hall.stop();

    let mut copy = CheckedCopy::read(&given).expect("whole");
    let parts: Vec<&str> = copy.manifest().parts.iter().map(|part| part.name.as_str()).collect();
    assert_eq!(parts, ["journal", "set-up.toml"]);
    copy.open(&second, court_protocol::CourtTime(0), "given away").expect("opened");
    for file in ["persons.json", "devices.json", "epoch.key", "player-links.json"] {
        assert!(data.join(file).exists() || file == "player-links.json", "{file} was there");
        assert!(!second.join(file).exists(), "{file}");
    }
    let hall = start(&second);
    let organiser = Organiser::enrol(&hall).await;
    assert_eq!(read(&organiser, STANDINGS).await, standings);
    let new = json!([{ "family": "Fremd", "given": "Fritz" }]);
    let (_, numbers) = organiser.says("POST", "/api/v1/persons", Some(&new)).await;
    assert_eq!(numbers, json!([5]), "nobody gets the number of a player whom the copy lacks");
    let names = organiser.reads("/api/v1/events/1/names").await;
    assert!(!names.to_string().contains("Berg"), "{names}");
}
