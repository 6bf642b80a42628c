//! The tables of an event as files, for organisers and for the public.

use crate::event_desk::{ROUND_1, four_players};
use crate::event_rounds::{SEND, sealed, until_open};
use crate::{get, moved, start};
use court_protocol::{Ask, BoardNo, Format, Said};
use court_tests::manual::COURT;
use court_tests::message_socket::MessageSocket;
use court_tests::organiser::{FIRST_GAME, Organiser};
use court_tests::plain_http::{asked, status_and_body};
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use serde_json::{Value, json};

/// The incident report of the event as a file, without its end.
const INCIDENTS: &str = "/api/v1/events/1/incidents/tables/incidents";
/// The log of its desk.
const LOG: &str = "/api/v1/events/1/incidents/tables/log";

#[tokio::test]
async fn organisers_take_every_table_as_a_file_and_the_public_what_it_may_see() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    let pairings = format!("{ROUND_1}/tables/pairings.csv");
    let draft = get(&hall, &pairings, "").await;
    assert!(draft.starts_with("HTTP/1.1 409"), "{draft}");
    organiser.does(json!({ "publish": { "tournament": 1, "round": 1 } })).await;

    let german = get(&hall, &pairings, "Accept-Language: tlh, de-AT;q=0.8, en;q=0.7\r\n").await;
    let (head, body) = german.split_once("\r\n\r\n").expect("head and body");
    let head = head.to_lowercase();
    assert!(head.contains("content-type: text/csv; charset=utf-8"), "{head}");
    assert!(head.contains("content-language: de"), "{head}");
    assert!(head.contains("filename=\"evening _ paarungen der runde 1.csv\""), "{head}");
    assert!(body.starts_with("\u{feff}Br.;Nr.;Titel;Weiß;"), "{body}");
    let asked_for = get(&hall, &format!("{pairings}?language=en"), "Accept-Language: de\r\n").await;
    assert!(asked_for.contains("\u{feff}Bd,No.,Title,White,"), "{asked_for}");

    let event = "/api/v1/events/1/tables";
    let tournament = "/api/v1/events/1/tournaments/1/tables";
    let of_all = ["start-list", "standings", "cross-table", "wall-chart", "timetable"];
    let mut open: Vec<String> = of_all.map(|name| format!("{tournament}/{name}")).to_vec();
    open.extend(["medals", "prizes"].map(|name| format!("{event}/{name}")));
    open.extend(["pairings", "pairings-by-name"].map(|name| format!("{ROUND_1}/tables/{name}")));
    let crew = ["entries", "crew", "ratings", "rated-games"].map(|name| format!("{event}/{name}"));
    let crew = [&crew[..], &[INCIDENTS.to_owned(), LOG.to_owned()]].concat();
    let authorization = format!("Authorization: Bearer {}\r\n", organiser.token);
    for (paths, public) in [(&open[..], "200"), (&crew[..], "404")] {
        for path in
            paths.iter().flat_map(|path| ["csv", "xlsx", "json"].map(|end| format!("{path}.{end}")))
        {
            let own = asked(hall.court_addr(), "GET", &path, &authorization, "").await;
            assert!(own.starts_with("HTTP/1.1 200"), "{path}: {own}");
            let seen = get(&hall, &path, "").await;
            assert!(seen.starts_with(&format!("HTTP/1.1 {public}")), "{path}: {seen}");
        }
    }
    let table = organiser.reads(&format!("{tournament}/standings.json?category=U99")).await;
    assert_eq!(table["rows"], json!([]));
    let table = organiser.reads(&format!("{ROUND_1}/tables/pairings.json")).await;
    assert_eq!(table["rows"][0][3], "Berg, Ann", "{table}");

    for (path, status) in [
        (format!("{tournament}/medals.csv"), 404),
        (format!("{tournament}/standings.pdf"), 404),
        (format!("{tournament}/standings"), 404),
        (format!("{tournament}/standings.csv?language=tlh"), 400),
        ("/api/v1/events/1/tournaments/9/tables/standings.csv".to_owned(), 404),
        ("/api/v1/events/1/tournaments/1/rounds/x/tables/pairings.csv".to_owned(), 404),
    ] {
        let (found, told) = organiser.says("GET", &path, None).await;
        assert_eq!(found, status, "{path}: {told}");
        assert!(told.as_str().is_some_and(|told| !told.is_empty()), "{path}: {told}");
    }
    let stranger = asked(hall.court_addr(), "GET", &pairings, "", "").await;
    assert_eq!(status_and_body(&stranger).0, 403, "{stranger}");
    hall.stop();
}

#[tokio::test]
async fn the_games_of_a_round_are_pgn_with_the_moves_of_the_court_or_the_result_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let event = Event::of_courts(1, 2).expect("possible");
    let options = HallOptions { speed: 60, ..HallOptions::new(folder.path(), event) };
    let hall = Hall::start(options, &mut |_| {}).expect("the hall starts");
    let mut organiser = Organiser::enrol(&hall).await;
    let plan = json!({
        "name": "Evening",
        "city": "Utrecht",
        "federation": "NED",
        "rounds": 3,
        "system": "swiss",
        "days": [{ "date": "2026-11-21", "starts": 600 }],
        "courts": [{ "court": 1, "boards": 2 }],
    });
    organiser.creates(&plan).await;
    let persons = json!([
        { "family": "Berg", "given": "Ann", "title": "WGM", "fide_id": 1_234 },
        { "family": "Costa", "given": "Bea" },
        { "family": "Dahl", "given": "Carl", "shown": "initial" },
        { "family": "Egede", "given": "Dora" },
    ]);
    organiser.enters(&persons).await;
    organiser.lays(1).await;
    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    let (status, put_on) = organiser.says("POST", SEND, Some(&json!({}))).await;
    assert_eq!(status, 200, "{put_on}");
    let (boards, despite) = (vec![BoardNo(1)], Some("nobody sweeps here".into()));
    hall.by_server(COURT, Ask::Start { boards, go_at: None, despite }).expect("the court runs");
    feed.until(|said| matches!(said, Said::Started)).await;
    for uci in ["e2e4", "e7e5"] {
        hall.by_server(COURT, moved(1, uci)).expect("the court runs");
    }
    sealed(&hall, COURT, FIRST_GAME);
    until_open(&organiser, 1, 1).await;
    let by_forfeit = json!({ "game": FIRST_GAME + 1, "score": "--+" });
    organiser.does(json!({ "enter_result": by_forfeit })).await;

    let pgn = organiser.reads(&format!("{ROUND_1}/pgn")).await;
    let pgn = pgn.as_str().expect("text");
    let read = referee_pgn::read("round.pgn", pgn.as_bytes());
    assert_eq!(read.all_findings().count(), 0, "{pgn}");
    let [played, by_hand] = &read.games[..] else { panic!("{pgn}") };
    let tags = |of: &referee_pgn::RecordedGame, names: &[&str]| -> String {
        let tag = |name: &&str| format!("{name}: {}\n", of.tags.get(name).unwrap_or("-"));
        names.iter().map(tag).collect()
    };
    let names = [
        "Event",
        "Site",
        "Round",
        "White",
        "Black",
        "Result",
        "WhiteElo",
        "BlackElo",
        "WhiteTitle",
        "WhiteFideId",
        "EventDate",
    ];
    insta::assert_snapshot!(tags(played, &names), @"
    Event: Evening
    Site: Utrecht NED
    Round: 1.1
    White: Berg, Ann
    Black: Dahl, Carl
    Result: 1-0
    WhiteElo: 2400
    BlackElo: 2200
    WhiteTitle: WGM
    WhiteFideId: 1234
    EventDate: 2026.11.21
    ");
    let moves: Vec<&str> = played.plies.iter().map(|ply| &*ply.san).collect();
    assert_eq!(moves, ["e4", "e5"]);
    assert!(played.plies[0].left.is_some(), "its clocks too: {pgn}");
    insta::assert_snapshot!(tags(by_hand, &[&names[..], &["Date", "Termination"]].concat()), @"
    Event: Evening
    Site: Utrecht NED
    Round: 1.2
    White: Egede, Dora
    Black: Costa, Bea
    Result: 0-1
    WhiteElo: 2100
    BlackElo: 2300
    WhiteTitle: -
    WhiteFideId: -
    EventDate: 2026.11.21
    Date: 2026.11.21
    Termination: forfeit
    ");
    assert!(by_hand.plies.is_empty(), "{pgn}");

    let whole = organiser.reads("/api/v1/events/1/tournaments/1/pgn").await;
    assert_eq!(whole.as_str(), Some(pgn), "one round is played");
    let public = get(&hall, "/api/v1/events/1/tournaments/1/pgn", "").await;
    assert!(public.contains("1. e4 {[%clk") && public.contains("[Black \"Carl D.\"]"), "{public}");
    assert!(!public.contains("Dahl"), "{public}");

    let incidents = organiser.reads(&format!("{INCIDENTS}.json?language=de")).await;
    let rows = incidents["rows"].as_array().expect("rows").iter();
    let of_game: Vec<&[Value]> = rows
        .map(|row| &row.as_array().expect("a row")[3..7])
        .filter(|row| row[..3] == [json!("Court 1"), json!(1), json!("1")])
        .collect();
    let what = of_game.iter().map(|row| row[3].as_str().expect("a sentence"));
    // the first names the time of the start
    insta::assert_snapshot!(what.skip(1).collect::<Vec<_>>().join("\n"), @r"
    Das System. GO: die Partie läuft.
    Ergebnis. Ergebnis festgesetzt, Weiß gewinnt: seen at the board.
    Ergebnis. Ergebnis eingetragen mit dem Recht zu bestätigen: Weiß gewinnt.
    Ergebnis. Versiegelt: Weiß gewinnt. Nur der Hauptschiedsrichter berichtigt es.
    ");
    hall.stop();
}

#[tokio::test]
async fn the_log_of_the_desk_names_author_time_and_seed_and_the_incidents_have_what_is_disputed() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    organiser.publishes(1, 1).await;
    for game in [FIRST_GAME, FIRST_GAME + 1] {
        organiser.does(json!({ "enter_result": { "game": game, "score": "1-0" } })).await;
    }
    let protest = json!({ "by": 3, "game": FIRST_GAME, "text": "I won" });
    organiser.does(json!({ "protest": protest })).await;
    organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    let ruling = json!({
        "protest": 1, "upheld": true, "text": "the slip says so",
        "correction": { "game": FIRST_GAME, "score": "0-1", "then": "repair_all" },
    });
    let ruled = organiser.does(json!({ "rule_protest": ruling })).await;
    let overview = organiser.reads("/api/v1/events/1").await;
    assert_eq!(overview["protests"][0]["corrections"], json!([ruled["seq"]]));

    let told = async |path: &str| {
        let sheet = organiser.reads(&format!("{path}.json?language=en")).await;
        let rows =
            sheet["rows"].as_array().expect("rows").iter().filter(|row| row[3] == "Event desk");
        // the record, the day and the time differ from run to run
        let of = |row: &Value| {
            let cells = [4, 5, 6, 7].map(|column| row[column].to_string().replace('"', ""));
            cells.join(" | ").trim_end().to_owned()
        };
        let authors: Vec<bool> = rows.clone().map(|row| row[9] != "").collect();
        assert!(authors.iter().all(|is_known| *is_known), "{sheet}");
        rows.map(of).collect::<Vec<_>>()
    };
    let log = told(LOG).await;
    insta::assert_snapshot!(log.join("\n"), @r"
     |  | the event was created | Evening
     |  | players were entered | Berg, Ann; Costa, Bea; Dahl, Carl; Egede, Dora
     |  | the entries were closed | seed 7
     |  | a tournament was made |
     |  | the colour was drawn | Black · seed 7
     |  | the colour was drawn | White
    1 |  | the round was paired |
    1 |  | the round was published |
    1 | 1 | a result was set | Berg, Ann – Dahl, Carl · 1 – 0
    1 | 2 | a result was set | Egede, Dora – Costa, Bea · 1 – 0
    1 | 1 | a protest was filed | protest 1 · Dahl, Carl · I won
    2 |  | the round was paired |
    1 | 1 | the protest was ruled on | protest 1 · upheld · the slip says so
    1 | 1 | a result was corrected | Berg, Ann – Dahl, Carl · 1 – 0 → 0 – 1 · the slip says so · protest 1
    2 |  | the round was paired |
    ");
    let incidents = told(INCIDENTS).await;
    insta::assert_snapshot!(incidents.join("\n"), @r"
     |  | the entries were closed | seed 7
     |  | the colour was drawn | Black · seed 7
    1 | 1 | a protest was filed | protest 1 · Dahl, Carl · I won
    1 | 1 | the protest was ruled on | protest 1 · upheld · the slip says so
    1 | 1 | a result was corrected | Berg, Ann – Dahl, Carl · 1 – 0 → 0 – 1 · the slip says so · protest 1
    2 |  | the round was paired |
    ");
    assert!(incidents.iter().all(|row| log.contains(row)));
    hall.stop();
}
