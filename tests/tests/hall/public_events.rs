//! Events as the public reads them: published rounds, announced results, names as persons allow.

use crate::event_desk::{ROUND_1, four_players};
use crate::{get, start};
use court_tests::organiser::{FIRST_GAME, Organiser};
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
async fn the_second_version_of_a_round_marks_its_changes_and_an_unchanged_answer_is_not_sent_again()
{
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    organiser.publishes(1, 1).await;
    let path = format!("{ROUND_1}/tables/pairings.json?language=en");
    let (_, first) = seen(&hall, &path).await;
    assert_eq!((&first["title"], &first["changed"]), (&json!("Pairings of round 1"), &json!([])));
    let sheet = get(&hall, &path, "").await;
    let tag = |answer: &str| {
        let mut lines = answer.lines();
        let line = lines.find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
        format!("If-None-Match: {line}\r\n")
    };
    let again = get(&hall, &path, &tag(&sheet)).await;
    assert!(again.starts_with("HTTP/1.1 304") && again.ends_with("\r\n\r\n"), "{again}");

    let round = json!({ "tournament": 1, "round": 1 });
    organiser.does(json!({ "open_changes": round })).await;
    let swap = json!({ "swap": [2, 3] });
    let change = json!({ "tournament": 1, "round": 1, "change": swap });
    organiser.does(json!({ "change_round": change })).await;
    let close = json!({ "tournament": 1, "round": 1, "reason": "sisters" });
    organiser.does(json!({ "close_changes": close })).await;
    assert_eq!(seen(&hall, &path).await.1["rows"], first["rows"], "a draft is not for the public");
    organiser.does(json!({ "publish": round })).await;
    let (_, second) = seen(&hall, &path).await;
    assert_eq!(second["title"], "Pairings of round 1, version 2");
    assert_eq!(second["changed"], json!([0, 1]), "{second}");
    assert_ne!(second["rows"], first["rows"]);
    let (_, by_name) = seen(&hall, &path.replace("pairings", "pairings-by-name")).await;
    assert_eq!(by_name["changed"], json!([0, 1, 2, 3]), "{by_name}");
    hall.stop();
}

/// Every answer that the public gets about events and ratings, by its address.
async fn all_seen(hall: &Hall) -> Vec<(String, String)> {
    let (_, description) = status_and_body(&get(hall, "/api/v1/openapi.json", "").await);
    let tables = [
        "medals",
        "prizes",
        "entries",
        "crew",
        "ratings",
        "rated-games",
        "start-list",
        "standings",
        "cross-table",
        "wall-chart",
        "timetable",
        "pairings",
        "pairings-by-name",
        "rating-list",
        "rating-history",
        "incidents",
        "log",
    ];
    let files: Vec<String> = tables.iter().map(|name| format!("{name}.json")).collect();
    let few = ["1", "2", "3"].map(str::to_owned);
    let mut answers = Vec::new();
    let paths = description["paths"].as_object().expect("paths").keys();
    for path in paths.filter(|path| path.contains("/events") || path.contains("/ratings")) {
        let mut all = vec![path.clone()];
        while let Some((before, after)) = all[0].split_once('{') {
            let (name, _) = after.split_once('}').expect("the end of a name");
            let part = format!("{{{name}}}");
            let values: &[String] = match name {
                "event" => &few[..1],
                "file" => &files,
                _ => &few,
            };
            assert!(!before.is_empty());
            all = all
                .iter()
                .flat_map(|path| values.iter().map(|value| path.replace(&part, value)))
                .collect();
        }
        for path in all {
            let answer = get(hall, &path, "").await;
            answers.push((path, answer));
        }
    }
    answers
}

#[tokio::test]
async fn nothing_that_is_not_published_and_nothing_private_is_at_any_public_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    let crew = json!([{ "family": "Quietly", "given": "Quinn" }]);
    let (_, numbers) = organiser.says("POST", "/api/v1/persons", Some(&crew)).await;
    let plan = json!({
        "name": "Evening", "rounds": 3, "system": "swiss", "ticks": ["fee of honour"],
        "crew": [{ "person": numbers[0], "duty": "announcer" }],
    });
    organiser.creates(&plan).await;
    let persons = json!([
        { "family": "Berg", "given": "Ann", "email": "ann@example.org", "phone": "0170 123" },
        { "family": "Costa", "given": "Bea", "born": { "year": 2020, "month": null, "day": null } },
        { "family": "Dahl", "given": "Carl", "shown": "number" },
        { "family": "Egede", "given": "Dora", "shown": "initial" },
    ]);
    organiser.enters(&persons).await;
    organiser.publishes(1, 1).await;
    for game in [FIRST_GAME, FIRST_GAME + 1] {
        organiser.does(json!({ "enter_result": { "game": game, "score": "1-0" } })).await;
    }
    let protest = json!({ "by": 2, "game": FIRST_GAME, "text": "he coughed loudly" });
    organiser.does(json!({ "protest": protest })).await;
    organiser.does(json!({ "withdraw": { "person": 5, "reason": "a broken arm" } })).await;
    organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    let duel = json!({ "boards": 1, "games": 1, "decider": "referee" });
    let finals = json!({
        "field": { "given": [2, 3] }, "deal": "one", "system": { "knockout": duel },
        "settings": { "held_back": true },
    });
    organiser.does(json!({ "make_tournaments": finals })).await;
    organiser.publishes(2, 1).await;
    let of_final = organiser.reads("/api/v1/events/1/tournaments/2/rounds/1").await;
    let game = &of_final["tables"][0]["games"][0]["game"];
    organiser.does(json!({ "enter_result": { "game": game, "score": "0-1" } })).await;

    let answers = all_seen(&hall).await;
    assert!(answers.iter().any(|(path, of)| path.ends_with("/standings") && of.contains(" 200 ")));
    let secrets = [
        "Quietly",
        "Quinn",
        "fee of honour",
        "example.org",
        "0170",
        "Costa",
        "Bea",
        "Dahl",
        "Carl",
        "Egede",
        "coughed",
        "broken arm",
    ];
    for (path, answer) in &answers {
        for secret in secrets {
            assert!(!answer.contains(secret), "{path} has {secret:?}: {answer}");
        }
        let is_draft = path.contains("/tournaments/1/rounds/2");
        assert!(!is_draft || !answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        // the pairing of the finals is published, and its result is not
        let is_of_final = path.contains("/tournaments/2") && answer.starts_with("HTTP/1.1 200");
        let has_result = answer.contains("0-1") || answer.contains("0 – 1");
        assert!(!(is_of_final && has_result), "{path}: {answer}");
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
    let players: Vec<Value> = [5, 6]
        .iter()
        .map(|person| json!({ "person": person, "data": { "rating": 2_700 } }))
        .collect();
    assert_eq!(numbers, json!([5, 6]));
    organiser.does(json!({ "enter": { "players": players } })).await;
    let crew = organiser.reads("/api/v1/events/1/names").await;
    assert_eq!((&crew["5"], &crew["6"]), (&json!("Falk, Ben"), &json!("Gold, Cleo")));
    let (_, public) = seen(&hall, "/api/v1/events/1/names").await;
    assert_eq!(public["1"], "Berg, Ann");
    // nobody is called by the start number of another player
    let entries = organiser.reads("/api/v1/events/1/entries").await;
    let mut rows = entries["players"].as_array().expect("players").iter();
    let falk = rows.find(|row| row["player"]["person"] == 5).expect("he is entered");
    let called = format!("player {}", falk["number"][1]);
    assert_ne!(called, "player 5");
    assert_eq!((&public["5"], &public["6"]), (&json!(called), &json!("Cleo G.")));
    organiser.publishes(1, 1).await;
    let (_, table) =
        seen(&hall, "/api/v1/events/1/tournaments/1/rounds/1/tables/pairings.json").await;
    assert!(table.to_string().contains(&called), "{table}");
    hall.stop();
}

#[tokio::test]
async fn children_of_two_tournaments_are_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    let plan = json!({
        "name": "Children",
        "days": [{ "date": "2026-11-21", "starts": 600 }],
        "categories": ["U10", "U14"],
        "system": "swiss",
        "rounds": 1,
    });
    organiser.creates(&plan).await;
    let child = |family: &str, year: u16| json!({ "family": family, "born": { "year": year, "month": null, "day": null } });
    let children = json!([child("A", 2017), child("B", 2013), child("C", 2017), child("D", 2013)]);
    organiser.enters(&children).await;
    organiser.does(json!({ "drop_tournament": { "tournament": 1 } })).await;
    for category in ["U10", "U14"] {
        let field = json!({ "categories": [category] });
        let settings = json!({ "rounds": 1 });
        let make =
            json!({ "field": field, "deal": "one", "system": "swiss", "settings": settings });
        organiser.does(json!({ "make_tournaments": make })).await;
    }
    let (_, public) = seen(&hall, "/api/v1/events/1/names").await;
    let called = ["1", "2", "3", "4"].map(|person| public[person].as_str().expect("a name"));
    assert_eq!(called, ["player 1 (U10)", "player 1 (U14)", "player 2 (U10)", "player 2 (U14)"]);
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
    organiser.publishes(1, 1).await;
    assert_eq!(seen(&hall, ROUND_1).await.0, 409);
    hall.stop();

    // a server that was started again knows what the public has not seen
    let hall = start();
    assert_eq!(seen(&hall, ROUND_1).await.0, 409);
    clock.advance(Duration::from_secs(31));
    assert_eq!(seen(&hall, ROUND_1).await.0, 200);
    hall.stop();
}
