//! Events as the public reads them: published rounds, announced results, names as persons allow.

use crate::event_desk::{ROUND_1, four_players};
use crate::{get, start};
use court_tests::organiser::Organiser;
use court_tests::plain_http::status_and_body;
use referee_server::clock::HandClock;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use serde_json::{Value, json};
use std::time::Duration;

/// The status and the answer that anyone gets.
pub(crate) async fn seen(hall: &Hall, path: &str) -> (u16, Value) {
    let answer = get(hall, path, "").await;
    assert!(answer.contains("access-control-allow-origin: *"), "{path}: {answer}");
    status_and_body(&answer)
}

const EVENT: &str = "/api/v1/events/1";
const CROSS_TABLE: &str = "/api/v1/events/1/tournaments/1/cross-table";

#[tokio::test]
async fn the_public_sees_rounds_once_they_are_published() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    assert_eq!(seen(&hall, "/api/v1/events").await, (200, json!([])));
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let (_, events) = seen(&hall, "/api/v1/events").await;
    assert_eq!((&events[0]["name"], &events[0]["players"]), (&json!("Evening"), &json!(4)));

    organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    let (status, draft) = seen(&hall, ROUND_1).await;
    assert_eq!(status, 409, "{draft}");
    assert!(draft["refusal"]["not_published"].is_object(), "{draft}");
    let (_, overview) = seen(&hall, EVENT).await;
    let tournament = &overview["tournaments"][0];
    assert_eq!(
        (&tournament["paired"], &tournament["stage"]),
        (&json!(0), &json!({ "to_pair": 1 }))
    );
    let (_, table) = seen(&hall, CROSS_TABLE).await;
    assert_eq!(
        table["rows"][0]["cells"],
        json!([]),
        "nobody learns the draft from the cross-table"
    );

    organiser.does(json!({ "publish": { "tournament": 1, "round": 1 } })).await;
    let (status, round) = seen(&hall, ROUND_1).await;
    assert_eq!((status, round["tables"].as_array().map(Vec::len)), (200, Some(2)), "{round}");
    let game = &round["tables"][0]["games"][0]["game"];
    organiser.does(json!({ "enter_result": { "game": game, "score": "1-0" } })).await;
    let (_, standings) = seen(&hall, "/api/v1/events/1/tournaments/1/standings").await;
    assert_eq!(standings["rows"][0]["cells"][0], "1.0");
    let (_, table) = seen(&hall, CROSS_TABLE).await;
    assert_eq!(table["rows"][0]["cells"][0]["result"], "win");
    for path in ["/medals", "/tournaments/1/timetable", "/names"] {
        assert_eq!(seen(&hall, &format!("{EVENT}{path}")).await.0, 200, "{path}");
    }
    // the rest is not for the public, and nothing there changes anything
    for path in ["/entries", "/ratings", "/changes?after=0", "/players/1", "/commands"] {
        let answer = get(&hall, &format!("{EVENT}{path}"), "").await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
    hall.stop();
}

#[tokio::test]
async fn names_are_shown_as_each_person_allows() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let persons = json!([
        { "family": "Falk", "given": "Ben", "born": { "year": 2020, "month": null, "day": null } },
        { "family": "Gold", "given": "Cleo", "shown": "initial" },
    ]);
    let (_, numbers) = organiser.says("POST", "/api/v1/persons", Some(&persons)).await;
    let players: Vec<Value> =
        [5, 6].iter().map(|person| json!({ "person": person, "data": {} })).collect();
    assert_eq!(numbers, json!([5, 6]));
    organiser.does(json!({ "enter": { "players": players } })).await;
    let crew = organiser.reads("/api/v1/events/1/names").await;
    assert_eq!((&crew["5"], &crew["6"]), (&json!("Falk, Ben"), &json!("Gold, Cleo")));
    let (_, public) = seen(&hall, "/api/v1/events/1/names").await;
    assert_eq!(public["1"], "Berg, Ann");
    assert_eq!((&public["5"], &public["6"]), (&json!("player 5"), &json!("Cleo G.")));
    hall.stop();
}

#[tokio::test]
async fn the_public_sees_an_event_as_late_as_the_courts() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = HandClock::leaked();
    let start = || {
        let text = "[event]\nname = \"Open\"\npublic_delay = \"0:30\"\n";
        let event = Event::parse("event.toml", text).expect("possible");
        let options = HallOptions { clock: Some(clock), ..HallOptions::new(folder.path(), event) };
        Hall::start(options, &mut |_| {}).expect("a hall starts")
    };
    let hall = start();
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    assert_eq!(seen(&hall, EVENT).await.0, 404);
    assert_eq!(seen(&hall, "/api/v1/events").await, (200, json!([])));
    clock.advance(Duration::from_secs(31));
    assert_eq!(seen(&hall, EVENT).await.0, 200);
    organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    organiser.does(json!({ "publish": { "tournament": 1, "round": 1 } })).await;
    assert_eq!(seen(&hall, ROUND_1).await.0, 409);
    hall.stop();

    // a server that was started again knows what the public has not seen
    let hall = start();
    assert_eq!(seen(&hall, ROUND_1).await.0, 409);
    clock.advance(Duration::from_secs(31));
    assert_eq!(seen(&hall, ROUND_1).await.0, 200);
    hall.stop();
}
