//! The ratings over several events, one of which is finished late.

use crate::public_events::seen;
use crate::start;
use court_tests::organiser::Organiser;
use court_tests::process::ServerProcess;
use referee_server::hall::Hall;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// An event of four players: its day, and its games as White, Black, result.
type Played = (&'static str, &'static str, [(u32, u32, &'static str); 4]);

const EVENTS: [Played; 3] = [
    ("Early", "2026/10/03", [(1, 2, "1-0"), (3, 4, "1/2-1/2"), (2, 3, "0-1"), (4, 1, "0-1")]),
    ("Late", "2026/10/17", [(2, 1, "1-0"), (4, 3, "0-1"), (3, 1, "1-0"), (2, 4, "1/2-1/2")]),
    ("Between", "2026/10/10", [(1, 3, "0-1"), (2, 4, "1-0"), (4, 3, "+--"), (1, 2, "1/2-1/2")]),
];

async fn does(organiser: &Organiser, event: usize, act: Value) {
    let path = format!("/api/v1/events/{event}/commands");
    let (status, said) =
        organiser.says("POST", &path, Some(&json!({ "command": { "act": act } }))).await;
    assert_eq!(status, 200, "{act}: {said}");
}

/// Creates an event, and enters its players with their games.
async fn plays(organiser: &Organiser, event: usize) {
    let (name, day, games) = EVENTS[event - 1];
    let days = [json!({ "date": day, "starts": 600 })];
    let plan = json!({ "name": name, "season": "2026/27", "days": days });
    let (status, made) =
        organiser.says("POST", "/api/v1/events", Some(&json!({ "plan": plan }))).await;
    assert_eq!((status, &made["event"]), (201, &json!(event)), "{made}");
    let player =
        |person: u32| json!({ "person": person, "data": { "rating": 2_000 - 100 * person } });
    let players: Vec<Value> = (1..=4).map(player).collect();
    does(organiser, event, json!({ "enter": { "players": players } })).await;
    let made = json!({
        "field": { "given": [1, 2, 3, 4] },
        "deal": "one",
        "system": "swiss",
        "settings": { "rounds": 2 },
    });
    does(organiser, event, json!({ "make_tournaments": made })).await;
    let game = |(white, black, score)| json!({ "white": white, "black": black, "score": score });
    let round = |games: &[_]| {
        let games: Vec<Value> = games.iter().copied().map(game).collect();
        json!({ "games": games })
    };
    let rounds: Vec<Value> = games.chunks(2).map(round).collect();
    does(organiser, event, json!({ "take_over": { "tournament": 1, "rounds": rounds } })).await;
}

/// The ratings by `referee-server rate` over the games of these events, in the order of their days:
/// person, rating, exact rating, games, factor.
fn rated(folder: &Path, events: &[usize]) -> Vec<Vec<String>> {
    let player = |person| format!("{person},p,{},{}\n", born(person), 2_000 - 100 * person);
    let players: String = (1..=4).map(player).collect();
    let game = |event: usize| {
        let (_, day, played) = EVENTS[event - 1];
        played.map(|(white, black, score)| {
            let result = match score {
                "1/2-1/2" => "1/2",
                "+--" => "+/-",
                score => score,
            };
            format!("{event},{day},{white},{black},{result}\n")
        })
    };
    let games: String = events.iter().flat_map(|event| game(*event)).collect();
    let players = format!("id,name,born,fide_standard\n{players}");
    let games = format!("event,day,white,black,result\n{games}");
    let file = |name: &str, text: String| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("written");
        path
    };
    let mut rate = Command::new(ServerProcess::program());
    rate.arg("rate")
        .arg(file("games.csv", games))
        .arg("--players")
        .arg(file("players.csv", players));
    let answer = rate.output().expect("the program starts");
    assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
    let text = String::from_utf8(answer.stdout).expect("text");
    let row = |line: &str| line.split(',').map(str::to_owned).collect::<Vec<_>>();
    text.lines()
        .skip(1)
        .map(row)
        .map(|mut row| {
            row.remove(1);
            row
        })
        .collect()
}

/// Player 4 is a junior.
const fn born(person: u32) -> u32 {
    if person == 4 { 2_010 } else { 1_980 }
}

/// The same of the rating list.
async fn listed(organiser: &Organiser) -> Vec<Vec<String>> {
    let list = organiser.reads("/api/v1/ratings").await;
    let rows = list["rows"].as_array().expect("rows");
    let exact = |row: &Value| {
        let exact = row["exact"].as_i64().expect("rated");
        format!("{}.{:02}", exact / 100, exact % 100)
    };
    rows.iter()
        .map(|row| {
            let text = |name: &str| row[name].to_string();
            vec![text("person"), text("rating"), exact(row), text("games"), text("factor")]
        })
        .collect()
}

#[tokio::test]
async fn a_late_event_changes_the_later_ratings_as_its_preview_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall: Hall = start(folder.path());
    let organiser = Organiser::enrol(&hall).await;
    let person = |(family, place): (&str, u32)| {
        let shown = if place == 4 { "initial" } else { "name" };
        let born = json!({ "year": born(place), "month": null, "day": null });
        json!({ "family": family, "given": "Ann", "born": born, "shown": shown })
    };
    let persons: Vec<Value> =
        ["Berg", "Costa", "Dahl", "Egede"].into_iter().zip(1..).map(person).collect();
    let (status, said) = organiser.says("POST", "/api/v1/persons", Some(&json!(persons))).await;
    assert_eq!((status, &said), (201, &json!([1, 2, 3, 4])));
    for event in 1..=3 {
        plays(&organiser, event).await;
    }
    assert_eq!(organiser.reads("/api/v1/ratings").await["rows"], json!([]), "none is finished");
    does(&organiser, 2, json!("finish")).await;
    does(&organiser, 1, json!("finish")).await;
    assert_eq!(listed(&organiser).await, rated(folder.path(), &[1, 2]));

    let preview = organiser.reads("/api/v1/events/3/ratings/preview").await;
    let recomputed = json!([{ "event": 2, "name": "Late", "players": 4 }]);
    assert_eq!((&preview["counts"], &preview["recomputed"]), (&json!(true), &recomputed));
    does(&organiser, 3, json!("finish")).await;
    let list = listed(&organiser).await;
    assert_eq!(list, rated(folder.path(), &[1, 3, 2]));
    for changed in preview["players"].as_array().expect("players") {
        let person = changed["person"].to_string();
        let row = list.iter().find(|row| row[0] == person);
        assert_eq!(row.map(|row| &row[1]), Some(&changed["after"].to_string()), "{preview}");
    }

    // the event's own report, and the audit of one player
    let report = organiser.reads("/api/v1/events/3/ratings").await;
    let change = &report["changes"]["1"];
    assert_eq!((&change["games"], &change["half_points"]), (&json!(2), &json!(1)), "{report}");
    let csv = organiser.reads("/api/v1/events/3/tables/ratings.csv?language=en").await;
    let mut csv = csv.as_str().expect("text").lines();
    let head = csv.next().expect("a head").trim_start_matches('\u{feff}');
    assert_eq!(head, "Title,Name,FED,FIDE ID,Rtg,n,W,vs rated,Pts vs rated,Rc,Before,Rtg+/-,After");
    let row: Vec<&str> = csv.next().expect("a player").split(',').collect();
    let [.., before, gain, after] = row[..] else { panic!("{row:?}") };
    let gain: f64 = gain.parse().expect("a number");
    assert_eq!(
        (before, (gain * 100.0).round(), after),
        (
            &*change["before"].to_string(),
            change["change"].as_f64().expect("a number"),
            &*change["after"].to_string()
        )
    );
    let history = organiser.reads("/api/v1/ratings/4").await;
    let events: Vec<&Value> =
        history["games"].as_array().expect("games").iter().map(|game| &game["event"]).collect();
    assert_eq!(events, [1, 1, 3, 2, 2], "by the days, and without the forfeit");
    let csv = organiser.reads("/api/v1/ratings/4/tables/rating-history.csv?language=en").await;
    let csv = csv.as_str().expect("text").lines().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!((csv.len(), csv[1].ends_with(",start rating")), (7, true), "{csv:?}");

    // the public sees the players by name, and nobody else
    let (status, public) = seen(&hall, "/api/v1/ratings").await;
    let names = json!({ "1": "Berg, Ann", "2": "Costa, Ann", "3": "Dahl, Ann" });
    assert_eq!((status, &public["names"]), (200, &names), "{public}");
    assert_eq!(seen(&hall, "/api/v1/ratings/4").await.0, 404);
    let (_, history) = seen(&hall, "/api/v1/ratings/1").await;
    let mut games = history["games"].as_array().expect("games").iter();
    let hidden = games.find(|game| game["opponent"] == 4).expect("a game against player 4");
    assert!(hidden["opponent_rating"].is_null(), "{hidden}");

    // the next event is entered with the CR-ELO, whatever the file says
    let plan = json!({ "name": "Next", "days": [{ "date": "2026/11/21", "starts": 600 }] });
    let (status, made) =
        organiser.says("POST", "/api/v1/events", Some(&json!({ "plan": plan }))).await;
    assert_eq!(status, 201, "{made}");
    let file = "Surname,Given name,Born,Elo\nCosta,Ann,1980,2600\nFalk,Ben,1990,1500\n";
    let (status, found) =
        organiser.sends("/api/v1/events/4/entries/previews?file=list", file.as_bytes()).await;
    assert_eq!(status, 200, "{found}");
    let costa = list.iter().find(|row| row[0] == "2").map(|row| row[1].clone());
    let row = &found["rows"][0];
    assert_eq!(
        (Some(row["data"]["rating"].to_string()), &row["is_cr_elo"]),
        (costa, &json!(true)),
        "{found}"
    );
    assert_eq!(found["rows"][1]["data"]["rating"], 1_500);
    hall.stop();
}
