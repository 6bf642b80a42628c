//! An event's day over HTTP: entries, rounds, results, standings; and the same event after a restart.

use crate::start;
use court_protocol::{
    Ask, BoardNo, DeviceAct, DeviceAsk, Role, RoundAsk, RoundGames, Seen, ToDevice, ToServer,
    Verdict,
};
use court_tests::manual::ManualDevice;
use court_tests::organiser::Organiser;
use referee_journal::JournalOptions;
use referee_messages::words;
use referee_server::about::About;
use referee_server::export::{Export, export};
use referee_server::register;
use referee_server::report::{Wanted, report};
use serde_json::{Value, json};

/// An event of four players, entered and numbered, White drawn for the first of them.
pub(crate) async fn four_players(organiser: &mut Organiser) {
    let plan = json!({ "name": "Evening", "rounds": 3, "system": "swiss" });
    let new = json!({ "request": { "boot": 9, "n": 1 }, "plan": plan });
    let (status, made) = organiser.says("POST", "/api/v1/events", Some(&new)).await;
    assert_eq!((status, &made["event"]), (201, &json!(1)), "{made}");
    let (_, again) = organiser.says("POST", "/api/v1/events", Some(&new)).await;
    assert_eq!(again["event"], 1, "a repeat creates nothing");

    let persons = json!([
        { "family": "Berg", "given": "Ann" },
        { "family": "Costa", "given": "Bea" },
        { "family": "Dahl", "given": "Carl" },
        { "family": "Egede", "given": "Dora" },
    ]);
    organiser.enters(&persons).await;
}

pub(crate) const ROUND_1: &str = "/api/v1/events/1/tournaments/1/rounds/1";

/// The pairs of round 1, White first, by name.
async fn pairs(organiser: &Organiser) -> Vec<[String; 2]> {
    let names = organiser.reads("/api/v1/events/1/names").await;
    let round = organiser.reads(ROUND_1).await;
    let name =
        |side: &Value| names[side["competitor"].to_string()].as_str().expect("named").to_owned();
    let tables = round["tables"].as_array().expect("a list");
    tables.iter().map(|table| [name(&table["white"]), name(&table["black"])]).collect()
}

#[tokio::test]
async fn a_round_is_paired_published_and_ranked_over_http_and_outlives_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    organiser.publishes(1, 1).await;
    let paired = pairs(&organiser).await;
    assert_eq!(paired, [["Berg, Ann", "Dahl, Carl"], ["Egede, Dora", "Costa, Bea"]]);
    let why = organiser.reads(&format!("{ROUND_1}/why/1")).await;
    assert!(why[0]["text"].as_str().is_some_and(|text| !text.is_empty()), "{why}");

    let round = organiser.reads(ROUND_1).await;
    for table in [0, 1] {
        let game = &round["tables"][table]["games"][0]["game"];
        organiser.does(json!({ "enter_result": { "game": game, "score": "1-0" } })).await;
    }
    let path = "/api/v1/events/1/tournaments/1/standings";
    let ranked = organiser.reads(path).await;
    assert_eq!(
        (&ranked["rows"][0]["number"], &ranked["rows"][0]["cells"][0]),
        (&json!(1), &json!("1.0"))
    );
    let before = organiser.reads("/api/v1/events/1").await;
    hall.stop();

    let hall = start(folder.path());
    let organiser = Organiser::enrol(&hall).await;
    assert_eq!(organiser.reads("/api/v1/events/1").await, before);
    assert_eq!(organiser.reads(path).await, ranked);
    let report = organiser.reads("/api/v1/events/1/tournaments/1/trf").await;
    assert!(report.as_str().is_some_and(|text| text.contains("Egede, Dora")), "{report}");
    hall.stop();
}

#[tokio::test]
async fn a_new_event_has_the_defaults_of_the_rulebook() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let organiser = Organiser::enrol(&hall).await;
    let usual = organiser.reads("/api/v1/new-event").await;
    assert_eq!(usual["plan"]["times"]["round_minutes"], 45);
    assert_eq!(usual["recommended"][2], json!({ "rounds": 13, "finalists": 8 }), "CR-5.2");
    let boards = |court: &Value| court["boards"].as_u64().expect("a number");
    let courts = usual["plan"]["courts"].as_array().expect("the courts of the hall");
    assert!(!courts.is_empty() && courts.iter().all(|court| boards(court) > 0), "{usual}");
    let mut plan = usual["plan"].clone();
    let (status, told) =
        organiser.says("POST", "/api/v1/events", Some(&json!({ "plan": plan }))).await;
    assert_eq!((status, told["refusal"]["bad_plan"]["setting"].as_str()), (409, Some("name")));
    plan["name"] = json!("Evening");
    organiser.creates(&plan).await;
    hall.stop();
}

#[tokio::test]
async fn a_player_entered_by_hand_has_the_category_of_his_age_and_nobody_plays_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    let day = json!({ "date": "2026-11-21", "starts": 600 });
    let plan = json!({ "name": "Open", "days": [day], "is_major": true, "rounds": 3 });
    organiser.creates(&plan).await;
    let born = |family: &str, year: u16| json!({ "family": family, "born": { "year": year, "month": null, "day": null } });
    let persons = json!([
        born("Aal", 1996),
        born("Bär", 1995),
        born("Chor", 2015),
        born("Dorn", 2015),
        born("Elch", 2015),
    ]);
    let (_, numbers) = organiser.says("POST", "/api/v1/persons", Some(&persons)).await;
    let enter = |person: &Value, categories: Value| json!({ "enter": { "players": [{ "person": person, "data": { "categories": categories } }] } });
    for place in 0..4 {
        organiser.does(enter(&numbers[place], json!([]))).await;
    }
    organiser.does(enter(&numbers[4], json!(["Blitz"]))).await;
    let list = organiser.reads("/api/v1/events/1/entries").await;
    let categories = |place: usize| list["players"][place]["player"]["data"]["categories"].clone();
    assert_eq!((categories(0), categories(2)), (json!(["M30"]), json!(["U12"])), "{list}");
    assert_eq!(categories(4), json!(["Blitz"]), "the organiser's own choice stays");

    let close = json!({ "close_entries": { "seed": 7 } });
    let refused = organiser.is_refused(close.clone()).await;
    let alone =
        json!({ "category_too_small": { "categories": "Blitz", "competitors": [numbers[4]] } });
    assert_eq!(refused["refusal"], alone, "{refused}");
    let text = refused["text"].as_str().expect("a sentence");
    assert!(text.contains("Blitz") && text.contains("another category"), "{text}");
    let data = json!({ "categories": ["U12"] });
    let player = json!({ "person": numbers[4], "data": data });
    organiser.does(json!({ "change": { "player": player } })).await;
    organiser.does(close).await;
    let overview = organiser.reads("/api/v1/events/1").await;
    let of = |place: usize| overview["tournaments"][place]["categories"].clone();
    assert_eq!(of(0), json!(["U12", "M30"]), "small categories play together (CR-5-2): {overview}");
    hall.stop();
}

#[tokio::test]
async fn a_command_that_comes_again_is_not_carried_out_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let first = organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    organiser.n -= 1;
    assert_eq!(organiser.does(json!({ "pair": { "tournament": 1 } })).await, first);
    assert_eq!(organiser.reads("/api/v1/events/1").await["tournaments"][0]["paired"], 1);
    hall.stop();
}

#[tokio::test]
async fn a_stale_edit_is_refused_and_a_preview_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let seen = organiser.reads("/api/v1/events/1").await["seq"].clone();
    let pair = json!({ "act": { "pair": { "tournament": 1 } } });
    let path = "/api/v1/events/1/previews";
    let (status, preview) = organiser.says("POST", path, Some(&pair)).await;
    assert_eq!((status, preview["boards"].as_array().map(Vec::len)), (200, Some(2)), "{preview}");
    assert_eq!(organiser.reads("/api/v1/events/1").await["seq"], seen, "nothing was written");

    organiser.publishes(1, 1).await;
    let publish = json!({ "publish": { "tournament": 1, "round": 1 } });
    let stale = json!({ "command": { "seen": seen, "act": publish } });
    let (status, answer) = organiser.says("POST", "/api/v1/events/1/commands", Some(&stale)).await;
    assert_eq!(status, 409, "{answer}");
    assert!(answer["refusal"]["stale"].is_object(), "{answer}");
    assert!(answer["text"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");

    // another laptop's journal counts other records by the same numbers
    let elsewhere = json!({ "epoch": 99, "command": { "seen": seen, "act": "open_check_in" } });
    let (status, answer) =
        organiser.says("POST", "/api/v1/events/1/commands", Some(&elsewhere)).await;
    assert_eq!(status, 409, "{answer}");
    assert!(answer["refusal"]["seen_elsewhere"].is_object(), "{answer}");
    hall.stop();
}

#[tokio::test]
async fn two_organisers_pair_a_round_at_once_and_one_of_them_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let other = Organiser::enrol(&hall).await;
    let seen = organiser.reads("/api/v1/events/1").await["seq"].as_u64().expect("a number");
    let pair = json!({ "command": { "seen": seen, "act": { "pair": { "tournament": 1 } } } });
    let (one, two) = tokio::join!(
        organiser.says("POST", "/api/v1/events/1/commands", Some(&pair)),
        other.says("POST", "/api/v1/events/1/commands", Some(&pair)),
    );
    let ((status, done), (refused, told)) = if one.0 == 200 { (one, two) } else { (two, one) };
    assert_eq!((status, &done["seq"]), (200, &json!(seen + 1)), "{done}");
    assert_eq!(refused, 409, "{told}");
    assert_eq!(told["refusal"]["stale"]["now"], seen + 1, "{told}");
    assert!(told["text"].as_str().is_some_and(|text| !text.is_empty()), "{told}");
    let event = other.reads("/api/v1/events/1").await;
    assert_eq!((&event["seq"], &event["tournaments"][0]["paired"]), (&json!(seen + 1), &json!(1)));
    assert_eq!(pairs(&other).await.len(), 2);
    hall.stop();
}

#[tokio::test]
async fn whoever_waits_for_a_change_hears_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let seq = organiser.reads("/api/v1/events/1").await["seq"].as_u64().expect("a number");
    let waiting = Organiser { court: organiser.court, token: organiser.token.clone(), n: 0 };
    let path = format!("/api/v1/events/1/changes?after={seq}");
    let (changed, _) =
        tokio::join!(waiting.reads(&path), organiser.does(json!({ "pair": { "tournament": 1 } })));
    assert_eq!(changed["seq"], seq + 1);
    hall.stop();
}

#[tokio::test]
async fn bad_questions_and_commands_get_a_sentence_and_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let before = organiser.reads("/api/v1/events/1").await;
    let refused = organiser.is_refused(json!({ "pair": { "tournament": 9 } })).await;
    assert!(refused["refusal"]["no_such_tournament"].is_object(), "{refused}");
    let (commands, unknown) =
        ("/api/v1/events/1/commands", json!({ "command": { "act": "dance" } }));
    for (method, path, body, status) in [
        ("GET", "/api/v1/events/2", None, 404),
        ("GET", "/api/v1/events/x", None, 404),
        ("GET", "/api/v1/events/1/tournaments/2/standings", None, 404),
        ("GET", "/api/v1/events/1/changes?after=soon", None, 400),
        ("POST", commands, Some(&unknown), 422),
    ] {
        let (found, answer) = organiser.says(method, path, body).await;
        assert_eq!(found, status, "{path}: {answer}");
        assert!(answer.as_str().is_some_and(|text| !text.is_empty()), "{path}: {answer}");
    }
    assert_eq!(organiser.reads("/api/v1/events/1").await, before);
    let stranger = Organiser { court: hall.court_addr(), token: String::new(), n: 0 };
    assert_eq!(stranger.says("GET", "/api/v1/events/1", None).await.0, 403);
    hall.stop();
}

#[tokio::test]
async fn an_organiser_and_a_head_referee_run_events_and_nobody_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let new = json!({ "plan": { "name": "Evening" } });
    for role in [Role::Board, Role::Judge, Role::Deputy] {
        let other = Organiser::enrol_as(&hall, role).await;
        let (status, told) = other.says("POST", "/api/v1/events", Some(&new)).await;
        assert_eq!(status, 403, "{role}");
        assert!(told.as_str().is_some_and(|text| text.contains("an organiser's token")), "{told}");
    }
    Organiser::enrol_as(&hall, Role::Head).await.creates(&new["plan"]).await;
    let mut organiser = Organiser::enrol(&hall).await;
    organiser.does(json!("open_check_in")).await;
    hall.stop();
}

#[tokio::test]
async fn an_organiser_reads_the_courts_and_changes_nothing_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = ManualDevice::enrol(&hall, Role::Organiser).await;
    let started =
        organiser.ask(Ask::Start { boards: Vec::new(), go_at: None, despite: None }).await;
    let Verdict::Refused { refusal } = started.verdict else { panic!("{started:?}") };
    insta::assert_snapshot!(words().refusal(&refusal), @"an organiser may not start games: ask the head referee");
    let draw = Ask::Observe { board: BoardNo(1), game: None, seen: Seen::DrawAgreed };
    let reported = organiser.ask(draw).await;
    let Verdict::Refused { refusal } = reported.verdict else { panic!("{reported:?}") };
    assert_eq!(refusal.code(), "not_yours", "{refusal:?}");

    let (id, games, courts) = (1, RoundGames::Published, Vec::new());
    organiser.line.say(&ToServer::Round(RoundAsk { id, games, courts, despite: None })).await;
    let revoke = DeviceAct::Revoke { device: organiser.welcome.device };
    organiser.line.say(&ToServer::Device(DeviceAsk { id, act: revoke })).await;
    let mut refused = Vec::new();
    while refused.len() < 2 {
        match organiser.line.hear().await.expect("an answer") {
            ToDevice::Round(answer) => refused.push(words().say(&answer.failed.expect("a reason"))),
            ToDevice::Device(answer) => {
                refused.push(words().refusal(&answer.refused.expect("a refusal")));
            }
            _ => {}
        }
    }
    insta::assert_snapshot!(refused.join("\n"), @"
    an organiser may not put games on boards: ask the head referee
    an organiser may not change what devices may do: ask the head referee
    ");
    hall.stop();
}

#[tokio::test]
async fn a_journal_with_an_event_is_exported_and_reported_court_by_court() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    four_players(&mut Organiser::enrol(&hall).await).await;
    hall.stop();
    let logs = vec![JournalOptions::new(folder.path()).log_dir()];
    let exported = export(&Export {
        logs: logs.clone(),
        register: register::file(folder.path()),
        to: folder.path().join("out"),
        court: None,
        about: About::default(),
    });
    let files = exported.expect("an export").files;
    assert!(files.iter().all(|file| file.to_string_lossy().contains("court-1")), "{files:?}");
    let reported = report(&Wanted { data: folder.path(), logs, court: None }).expect("a report");
    let courts: Vec<u16> = reported.courts.iter().map(|court| court.court.0).collect();
    assert_eq!(courts, [1]);
}

#[tokio::test]
async fn a_person_is_changed_as_his_author_saw_him_and_a_stale_change_gets_his_present_data() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    four_players(&mut organiser).await;
    let before = organiser.reads("/api/v1/events/1").await;
    let path = "/api/v1/persons/2";
    let seen = organiser.reads(path).await["person"].clone();
    let change = |field: &str, value: &str| {
        let mut is = seen.clone();
        is[field] = json!(value);
        json!({ "was": seen, "is": is })
    };
    for again in [false, true] {
        let (status, now) = organiser.says("PUT", path, Some(&change("club", "MTK"))).await;
        assert_eq!((status, &now["club"]), (200, &json!(1)), "a repeat {again}: {now}");
    }

    let (status, now) = organiser.says("PUT", path, Some(&change("family", "Costa Reis"))).await;
    assert_eq!((status, &now["person"]["club"]), (412, &json!("MTK")), "{now}");
    assert_eq!(organiser.reads(path).await, now, "nothing was written");
    let mut is = now["person"].clone();
    is["family"] = json!("Costa Reis");
    let onto = json!({ "was": now["person"], "is": is });
    let (status, now) = organiser.says("PUT", path, Some(&onto)).await;
    assert_eq!((status, &now["club"]), (200, &json!(1)), "{now}");
    assert_eq!(organiser.reads("/api/v1/events/1/names").await["2"], "Costa Reis, Bea");
    assert_eq!(organiser.reads("/api/v1/events/1").await, before, "the journal knows no names");
    assert_eq!(organiser.says("GET", "/api/v1/persons/99", None).await.0, 404);
    hall.stop();
}
