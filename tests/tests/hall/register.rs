//! The register over HTTP: persons and clubs over all events.

use crate::event_desk::four_players;
use crate::rounds::put_on;
use crate::{start, start_with};
use court_tests::organiser::{FIRST_GAME, Organiser};
use referee_server::config::Event;
use referee_server::demo::DemoFolder;
use serde_json::{Value, json};

const PERSONS: &str = "/api/v1/persons";

/// Enters persons who play in no event.
async fn registers(organiser: &Organiser, persons: Value) {
    let (status, numbers) = organiser.says("POST", PERSONS, Some(&persons)).await;
    assert_eq!(status, 201, "{numbers}");
}

/// The numbers of the persons that a search finds.
async fn found(organiser: &Organiser, search: &str) -> Vec<Value> {
    let rows = organiser.reads(&format!("{PERSONS}?search={search}")).await;
    rows.as_array().expect("a list").iter().map(|row| row["number"].clone()).collect()
}

/// A person's data, as an organiser sees them.
async fn data(organiser: &Organiser, person: u32) -> Value {
    organiser.reads(&format!("{PERSONS}/{person}")).await["person"].clone()
}

/// The code and the sentence of a refusal.
fn refusal(answer: &Value) -> (&str, &str) {
    let refusal = &answer["refusal"];
    let code = refusal.as_str().or_else(|| refusal.as_object()?.keys().next().map(String::as_str));
    (code.expect("a code"), answer["text"].as_str().expect("a sentence"))
}

async fn merges(organiser: &Organiser, from: u32, into: u32, was: [&Value; 2]) -> (u16, Value) {
    let merge = json!({ "into": into, "from_was": was[0], "into_was": was[1] });
    organiser.says("POST", &format!("{PERSONS}/{from}/merges"), Some(&merge)).await
}

async fn forgets(organiser: &Organiser, person: u32, was: &Value) -> (u16, Value) {
    let forget = json!({ "was": was });
    organiser.says("POST", &format!("{PERSONS}/{person}/forgotten"), Some(&forget)).await
}

#[tokio::test]
async fn two_numbers_become_one_person_after_a_preview_and_only_as_their_author_saw_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let twice = json!([
        { "family": "Bérg", "given": "A.", "fide_id": 700_070, "club": "Red" },
        { "family": "Bergmann", "given": "Zoe" },
    ]);
    registers(&organiser, twice).await;
    assert_eq!(found(&organiser, "berg").await, [json!(5), json!(1), json!(6)], "by name");
    assert_eq!(found(&organiser, "berg&limit=1").await, [json!(5)]);
    assert_eq!(found(&organiser, "700070").await, [json!(5)]);
    assert_eq!(found(&organiser, "2").await, [json!(2)]);
    assert_eq!(found(&organiser, "").await.len(), 6, "everyone");

    let merging = organiser.reads(&format!("{PERSONS}/5/merges?into=1")).await;
    assert_eq!(
        (&merging["is"]["given"], &merging["is"]["fide_id"]),
        (&json!("Ann"), &json!(700_070))
    );
    assert_eq!(
        (&merging["refused"], &merging["into"]["events"]),
        (&Value::Null, &json!([1])),
        "{merging}"
    );
    let (ann, twice) = (data(&organiser, 1).await, data(&organiser, 5).await);
    let mut other = ann.clone();
    other["given"] = json!("Anna");
    let change = json!({ "was": ann, "is": other });
    let (status, changed) = organiser.says("PUT", &format!("{PERSONS}/1"), Some(&change)).await;
    assert_eq!(status, 200, "{changed}");
    let (status, now) = merges(&organiser, 5, 1, [&twice, &ann]).await;
    assert_eq!((status, &now["into"]["person"]["given"]), (412, &json!("Anna")), "{now}");
    assert_eq!(data(&organiser, 5).await, twice, "nothing was merged");

    let (status, one) = merges(&organiser, 5, 1, [&twice, &other]).await;
    assert_eq!((status, &one["number"], &one["club"]), (200, &json!(1), &json!(1)), "{one}");
    assert_eq!(data(&organiser, 5).await, data(&organiser, 1).await, "under either number");
    let (status, again) = merges(&organiser, 5, 1, [&twice, &other]).await;
    assert_eq!((status, refusal(&again).0), (409, "one_already"));
    let (status, _) = merges(&organiser, 9, 1, [&twice, &other]).await;
    assert_eq!(status, 404);
    let names = organiser.reads("/api/v1/events/1/names").await;
    assert_eq!(names["1"], "Berg, Anna");
    hall.stop();
}

#[tokio::test]
async fn a_person_has_a_name_that_can_be_read_and_a_day_of_birth_that_has_come() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = Organiser::enrol(&hall).await;
    let born = |year: u16, month: u8, day: u8| json!({ "year": year, "month": month, "day": day });
    let mut told = Vec::new();
    for person in [
        json!({ "family": " " }),
        json!({ "given": "" }),
        json!({ "family": "Be\u{202e}rg" }),
        json!({ "family": "x".repeat(81) }),
        json!({ "family": "Berg", "born": born(2010, 2, 30) }),
        json!({ "family": "Berg", "born": born(2150, 1, 1) }),
    ] {
        let both = json!([{ "family": "Costa" }, person]);
        let (status, answer) = organiser.says("POST", PERSONS, Some(&both)).await;
        assert_eq!(status, 409, "{answer}");
        let (code, text) = refusal(&answer);
        told.push(format!("{code}: {text}"));
    }
    insta::assert_snapshot!(told.join("\n"), @r"
    person_name: a person needs a name
    person_name: a person needs a name
    person_name: a name holds the character U+202E, which nobody sees
    person_name: a name is longer than 80 characters
    not_born: 2010-02-30 is no date of birth: a day that the calendar has, and that has come, was expected
    not_born: 2150-01-01 is no date of birth: a day that the calendar has, and that has come, was expected
    ");
    assert!(found(&organiser, "costa").await.is_empty(), "nobody is entered");
    registers(&organiser, json!([{ "family": "Berg", "born": born(2012, 2, 29) }])).await;
    let was = data(&organiser, 1).await;
    let mut is = was.clone();
    is["born"] = born(2012, 2, 30);
    let change = json!({ "was": was, "is": is });
    let (status, answer) = organiser.says("PUT", &format!("{PERSONS}/1"), Some(&change)).await;
    assert_eq!((status, refusal(&answer).0), (409, "not_born"), "{answer}");
    hall.stop();
}

#[tokio::test]
async fn no_text_of_a_person_or_club_breaks_a_screen_a_table_or_a_report_file() {
    let folder = tempfile::tempdir().expect("a folder");
    // a register of an earlier version, which checked names alone
    let earlier = json!({ "persons": {
        "1": { "family": "Evil", "given": "One", "federation": "H\nU", "club": "\u{1b}[2Jx" },
        "2": { "family": "Evil", "given": "Two", "title": "T".repeat(100_000) },
        "3": { "family": "Good", "given": "Three", "federation": "A\n001    9 X" },
        "4": { "family": "Good", "given": "Four", "club": "x".repeat(300_000) },
    } });
    std::fs::write(folder.path().join("persons.json"), earlier.to_string()).expect("written");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    let mut told = Vec::new();
    for field in
        ["national_id", "federation", "title", "team", "club", "handle", "email", "phone", "given"]
    {
        for text in ["a\nb", "a\u{1b}b", "a\u{202e}b", "a\u{200b}b", &"x".repeat(100_000)] {
            let persons = json!([{ "family": "Costa", field: text }]);
            let (status, answer) = organiser.says("POST", PERSONS, Some(&persons)).await;
            assert_eq!(status, 409, "{field}: {answer}");
            let was = data(&organiser, 3).await;
            let mut is = was.clone();
            is[field] = json!(text);
            let change = json!({ "was": was, "is": is });
            let path = format!("{PERSONS}/3");
            let (status, changed) = organiser.says("PUT", &path, Some(&change)).await;
            assert_eq!(status, 409, "{field}: {changed}");
            told.push(refusal(&changed).1.to_owned());
        }
    }
    insta::assert_snapshot!(told[3..7].join("\n"), @r"
    the national ID holds the character U+200B, which nobody sees
    the national ID is longer than 80 characters
    the federation holds the character U+000A, which nobody sees
    the federation holds the character U+001B, which nobody sees
    ");
    assert!(found(&organiser, "costa").await.is_empty(), "nobody is entered");

    organiser.creates(&json!({ "name": "Evening", "rounds": 3, "system": "swiss" })).await;
    let players: Vec<Value> = (1..=4).map(|person| json!({ "person": person })).collect();
    organiser.does(json!({ "enter": { "players": players } })).await;
    organiser.does(json!({ "close_entries": { "seed": 7 } })).await;
    let tournament = "/api/v1/events/1/tournaments/1";
    let trf = organiser.reads(&format!("{tournament}/trf")).await;
    let trf = trf.as_str().expect("text");
    let read = referee_tournament::trf::read("e.trf", trf.as_bytes()).expect("a report file");
    assert_eq!(read.competitors.len(), 4, "{trf}");
    for end in ["txt", "csv", "json"] {
        let table = organiser.reads(&format!("{tournament}/tables/start-list.{end}")).await;
        let table = table.as_str().map_or_else(|| table.to_string(), str::to_owned);
        assert!(!table.contains('\u{1b}') && table.len() < 5_000, "{end}: {table}");
    }
    hall.stop();
}

#[tokio::test]
async fn a_start_and_a_round_take_what_changed_in_their_file_and_keep_what_the_register_learned() {
    let folder = tempfile::tempdir().expect("a folder");
    let set_up = "[[player]]\nid = 1\nname = \"Berg, Ann\"\nclub = \"MTK\"\n\
                  [[player]]\nid = 2\nname = \"Bérg, A.\"\nfide_id = 700070\n\
                  [[player]]\nid = 3\nname = \"Costa, Bea\"\n";
    let starts =
        |text: &str| start_with(folder.path(), Event::parse("event.toml", text).expect("possible"));
    let hall = starts(set_up);
    let organiser = Organiser::enrol(&hall).await;
    let (ann, twice) = (data(&organiser, 1).await, data(&organiser, 2).await);
    assert_eq!(merges(&organiser, 2, 1, [&twice, &ann]).await.0, 200);
    registers(&organiser, json!([{ "family": "Dahl", "given": "Carl", "club": "MTK" }])).await;
    let club = organiser.reads("/api/v1/clubs").await[0]["club"].clone();
    let mut renamed = club.clone();
    renamed["name"] = json!("MTK Budapest");
    let change = json!({ "was": club, "is": renamed });
    let (status, changed) = organiser.says("PUT", "/api/v1/clubs/1", Some(&change)).await;
    assert_eq!(status, 200, "{changed}");
    let ann = data(&organiser, 1).await;
    assert_eq!((&ann["fide_id"], &ann["club"]), (&json!(700_070), &json!("MTK Budapest")));
    hall.stop();

    let hall = starts(&set_up.replace("Costa", "Coste"));
    let organiser = Organiser { court: hall.court_addr(), ..organiser };
    assert_eq!(data(&organiser, 1).await, ann);
    assert_eq!(data(&organiser, 3).await["family"], "Coste");

    // a round's file has the set-up's players too, and may say something else of one
    let round = "[[player]]\nid = 3\nname = \"Costa, Beatrix\"\n\
                 [[pairing]]\nround = 1\nboard = 1\nwhite = 1\nblack = 3\n";
    assert!(put_on(folder.path(), round, None).expect("possible")[0].has_them);
    assert_eq!(data(&organiser, 1).await, ann);
    assert_eq!(data(&organiser, 3).await["given"], "Beatrix");
    hall.stop();
}

#[tokio::test]
async fn two_players_of_one_event_stay_two_and_a_player_is_forgotten_once_he_plays_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    organiser.publishes(1, 1).await;
    let (ann, mut bea) = (data(&organiser, 1).await, data(&organiser, 2).await);
    let was = bea.clone();
    bea["shown"] = json!("number");
    let change = json!({ "was": was, "is": bea });
    assert_eq!(organiser.says("PUT", &format!("{PERSONS}/2"), Some(&change)).await.0, 200);
    assert_eq!(organiser.reads("/api/v1/events/1/names/hidden").await, json!([2]));
    let (status, twice) = merges(&organiser, 1, 2, [&ann, &bea]).await;
    let both = "both are entered in “Evening”: one person would play twice there";
    assert_eq!((status, refusal(&twice)), (409, ("both_entered", both)));

    let (status, plays) = forgets(&organiser, 1, &ann).await;
    assert_eq!((status, refusal(&plays).0), (409, "still_in"), "{plays}");
    organiser.does(json!({ "withdraw": { "person": 1, "reason": "" } })).await;
    let (status, plays) = forgets(&organiser, 1, &ann).await;
    assert_eq!((status, refusal(&plays).0), (409, "still_in"), "in round 1: {plays}");
    for game in [FIRST_GAME, FIRST_GAME + 1] {
        organiser.does(json!({ "enter_result": { "game": game, "score": "1-0" } })).await;
    }
    let rehearsal = DemoFolder::rehearse(folder.path(), None).expect("copied");
    let (status, runs) = forgets(&organiser, 1, &ann).await;
    assert_eq!((status, refusal(&runs).0), (409, "rehearsal_runs"), "{runs}");
    let in_rehearsal = rehearsal.path().to_owned();
    drop(rehearsal);
    assert_eq!(forgets(&organiser, 1, &bea).await.0, 412, "as its author did not see him");
    assert!(in_rehearsal.join("persons.json").exists(), "nothing is done yet");

    let (status, done) = forgets(&organiser, 1, &ann).await;
    assert_eq!((status, &done["rehearsal"]), (200, &json!(true)), "{done}");
    assert!(!in_rehearsal.exists());
    let kept = std::fs::read_to_string(folder.path().join("persons.json")).expect("kept");
    assert!(!kept.contains("Berg"), "{kept}");
    assert_eq!(organiser.says("GET", &format!("{PERSONS}/1"), None).await.0, 404);
    let names = organiser.reads("/api/v1/events/1/names").await;
    assert_eq!((&names["1"], &names["2"]), (&Value::Null, &json!("Costa, Bea")));
    let report = organiser.reads("/api/v1/events/1/tournaments/1/trf").await;
    assert!(report.as_str().is_some_and(|text| text.contains("player 1")), "{report}");
    hall.stop();
}

#[tokio::test]
async fn players_of_two_clubs_that_became_one_are_kept_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    organiser.creates(&json!({ "name": "Evening", "rounds": 3, "system": "swiss" })).await;
    let list = "Surname,Given name,Club\nBerg,Ann,MTK\nCosta,Bea,M.T.K.\nDahl,Carl,Vasas\n";
    let (status, done) =
        organiser.sends("/api/v1/events/1/entries/imports?file=list", list.as_bytes()).await;
    assert_eq!(status, 201, "{done}");
    organiser.does(json!({ "close_entries": { "seed": 7 } })).await;

    let clubs = organiser.reads("/api/v1/clubs").await;
    let club = |at: usize| clubs[at]["club"].clone();
    assert_eq!((&clubs[0]["club"]["name"], &clubs[0]["persons"]), (&json!("MTK"), &json!(1)));
    let path = "/api/v1/clubs/1";
    let mut renamed = club(0);
    renamed["name"] = json!("vasas");
    let change = json!({ "was": club(0), "is": renamed });
    let (status, taken) = organiser.says("PUT", path, Some(&change)).await;
    assert_eq!((status, refusal(&taken).0), (409, "name_taken"));
    renamed["name"] = json!("MTK Budapest");
    let change = json!({ "was": club(0), "is": renamed });
    let (status, changed) = organiser.says("PUT", path, Some(&change)).await;
    assert_eq!((status, &changed["persons"]), (200, &json!(1)), "{changed}");
    let change = json!({ "was": club(0), "is": club(2) });
    assert_eq!(organiser.says("PUT", path, Some(&change)).await, (412, changed));

    let merge = json!({ "into": 1, "from_was": club(1), "into_was": club(0) });
    let path = "/api/v1/clubs/2/merges";
    assert_eq!(organiser.says("POST", path, Some(&merge)).await.0, 412);
    let merge = json!({ "into": 1, "from_was": club(1), "into_was": renamed });
    let (status, one) = organiser.says("POST", path, Some(&merge)).await;
    assert_eq!((status, &one["persons"]), (200, &json!(2)), "{one}");
    let table = organiser.reads("/api/v1/events/1/tables/entries.csv?language=en").await;
    let table = table.as_str().expect("a table");
    assert_eq!(table.matches("MTK Budapest").count(), 2, "{table}");

    // the journal has the clubs' numbers of the import
    organiser.does(json!({ "keep_clubs_apart": { "tournament": 1, "clubs": [2] } })).await;
    let overview = organiser.reads("/api/v1/events/1").await;
    let apart = &overview["tournaments"][0]["settings"]["kept_apart"];
    assert_eq!(apart[0]["competitors"], json!([1, 2]), "{apart}");
    hall.stop();
}
