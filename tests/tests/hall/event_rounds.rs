//! A published round goes to the courts, and what the courts seal comes back to the standings.

use crate::start_with;
use court_protocol::{
    Ask, BoardNo, BySide, ConfirmedResult, CourtId, Format, GameId, GameResult, GameSetup, Millis,
    Role, RoundAnswer, RoundAsk, RoundGames, Seen, Side, ToDevice, ToServer, Verdict,
};
use court_tests::manual::{COURT, ManualDevice};
use court_tests::message_socket::MessageSocket;
use court_tests::organiser::{FIRST_GAME, Organiser};
use referee_core::FactBody;
use referee_messages::words;
use referee_server::config::Event;
use referee_server::hall::Hall;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

pub(crate) const SEND: &str = "/api/v1/events/1/rounds-on-courts";

/// Two courts of two boards.
fn hall(folder: &Path) -> Hall {
    start_with(folder, Event::of_courts(2, 2).expect("possible"))
}

/// An event of four players on court 1; round 1 is published and laid. One of them is 76, one is 9.
pub(crate) async fn published(organiser: &mut Organiser) {
    let plan = json!({
        "name": "Evening",
        "rounds": 3,
        "system": "swiss",
        "days": [{ "date": "2026-11-21", "starts": 600 }],
        "courts": [{ "court": 1, "boards": 2 }, { "court": 2, "boards": 2 }],
    });
    organiser.creates(&plan).await;
    let born = |year: u16| json!({ "year": year, "month": null, "day": null });
    let persons = json!([
        { "family": "Berg", "given": "Ann", "born": born(1950) },
        { "family": "Costa", "given": "Bea" },
        { "family": "Dahl", "given": "Carl", "born": born(2017) },
        { "family": "Egede", "given": "Dora" },
    ]);
    organiser.enters(&persons).await;
    organiser.lays(1).await;
}

/// Sends what is laid to the courts; each court's answer as one line.
async fn sent(organiser: &Organiser, ask: Value) -> String {
    let (status, answer) = organiser.says("POST", SEND, Some(&ask)).await;
    assert_eq!(status, 200, "{answer}");
    let line = |on: &Value| {
        format!(
            "court {}: {}: {}\n",
            on["court"],
            on["has_them"],
            on["text"].as_str().expect("text")
        )
    };
    answer.as_array().expect("a list").iter().map(line).collect()
}

fn place(court: u16, board: u8) -> Value {
    json!({ "wave": 1, "court": court, "board": board })
}

fn ruled(hall: &Hall, court: CourtId, ask: Ask) {
    let verdict = hall.by_server(court, ask).expect("the court runs");
    assert!(matches!(verdict, Some(Verdict::Recorded { .. })), "{verdict:?}");
}

/// White wins a game on a court, and the head referee seals it.
pub(crate) fn sealed(hall: &Hall, court: CourtId, game: u32) {
    let (game, result) = (GameId(game), GameResult::Won { by: Side::White });
    ruled(hall, court, Ask::RuleResult { game, result, reason: "seen at the board".into() });
    ruled(hall, court, Ask::EnterResult { game, result, by: None });
    ruled(hall, court, Ask::Seal { games: vec![ConfirmedResult { game, result }] });
}

/// The games that were ever put on a court.
fn setups(folder: &Path) -> BTreeMap<(BoardNo, GameId), GameSetup> {
    let mut setups = BTreeMap::new();
    for record in court_tests::records(folder, COURT) {
        for fact in record.facts {
            if let FactBody::Paired { setup, .. } = fact.body {
                let on = (record.board.expect("a board"), record.game.expect("a game"));
                setups.insert(on, *setup);
            }
        }
    }
    setups
}

/// Waits until a round has this number of open games.
pub(crate) async fn until_open(organiser: &Organiser, round: u8, open: u64) -> Value {
    loop {
        let view = organiser.reads(&format!("/api/v1/events/1/tournaments/1/rounds/{round}")).await;
        if view["open"] == open {
            return view;
        }
        let changes = format!("/api/v1/events/1/changes?after={}", view["seq"]);
        organiser.reads(&changes).await;
    }
}

#[tokio::test]
async fn a_published_round_goes_to_the_courts_once_with_names_lanes_and_increments() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    published(&mut organiser).await;
    let came_to = sent(&organiser, json!({})).await;
    insta::assert_snapshot!(came_to, @"court 1: true: round 1 on boards 1, 2 put on");
    let came_to = sent(&organiser, json!({})).await;
    insta::assert_snapshot!(came_to, @"court 1: true: round 1 on boards 1, 2 is there already");

    let snapshot = MessageSocket::feed(&hall, Format::Json).await.snapshot().await;
    let names = |board: usize| {
        let game = snapshot.boards[board].game.as_ref().expect("it is on");
        game.sides.as_ref().map(|side| side.name.clone().unwrap_or_default())
    };
    // nobody under 14 has a name on public screens
    assert_eq!(names(0).white, "Berg, Ann");
    assert_eq!(names(1), BySide { white: "Egede, Dora".into(), black: "Costa, Bea".into() });
    let setups = setups(folder.path());
    assert_eq!(setups.len(), 2, "{setups:?}");
    let first = &setups[&(BoardNo(1), GameId(FIRST_GAME))];
    assert_eq!(first.turning_point, BySide { white: 14, black: 9 });
    assert_eq!(
        first.time.map(|time| time.increment),
        BySide { white: Millis::seconds(13), black: Millis::seconds(5) }
    );
    hall.stop();
}

#[tokio::test]
async fn a_child_is_called_by_the_start_number_on_courts_and_in_the_event_also_once_it_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    let before = json!([{ "family": "Adams" }]);
    assert_eq!(organiser.says("POST", "/api/v1/persons", Some(&before)).await.0, 201);
    published(&mut organiser).await;
    sent(&organiser, json!({})).await;
    // something has happened on the board, so the game stays there
    ruled(&hall, COURT, Ask::Observe { board: BoardNo(1), game: None, seen: Seen::ChiefCalled });
    let entries = organiser.reads("/api/v1/events/1/entries").await;
    let dahl = entries["players"].as_array().and_then(|rows| rows.get(2)).expect("a child");
    assert_eq!(dahl["player"]["person"], 4, "{dahl}");
    let called = format!("player {}", dahl["number"][1]);
    assert_eq!(called, "player 3");
    let on_court = async |hall: &Hall| {
        let snapshot = MessageSocket::feed(hall, Format::Json).await.snapshot().await;
        let game = snapshot.boards[0].game.clone().expect("it is on");
        game.sides.map(|side| side.name.unwrap_or_default())
    };
    assert_eq!(on_court(&hall).await, BySide { white: "Berg, Ann".into(), black: called.clone() });
    let more = json!([{ "family": "Zuse" }]);
    organiser.does(json!("finish")).await;
    assert_eq!(organiser.says("POST", "/api/v1/persons", Some(&more)).await.0, 201);
    assert_eq!(on_court(&hall).await.black, called);
    hall.stop();
    let hall = start_with(folder.path(), Event::of_courts(2, 2).expect("possible"));
    assert_eq!(on_court(&hall).await.black, called);
    hall.stop();
}

#[tokio::test]
async fn a_head_referee_puts_on_what_the_desk_has_published() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut head = ManualDevice::enrol(&hall, Role::Head).await;
    let told = puts_on(&mut head).await.failed.expect("there is no event");
    insta::assert_snapshot!(words().say(&told), @"no published game without a result is laid on a court: publish the round and lay its games first");
    let mut organiser = Organiser::enrol(&hall).await;
    published(&mut organiser).await;
    let answer = puts_on(&mut head).await;
    assert_eq!((answer.failed, answer.courts.len()), (None, 1));
    insta::assert_snapshot!(words().round(&answer.courts[0]), @"round 1 on boards 1, 2 put on");
    hall.stop();
}

async fn puts_on(head: &mut ManualDevice) -> RoundAnswer {
    let (games, courts) = (RoundGames::Published, Vec::new());
    head.line.say(&ToServer::Round(RoundAsk { id: 5, games, courts, despite: None })).await;
    loop {
        if let ToDevice::Round(answer) = head.line.hear().await.expect("an answer") {
            return answer;
        }
    }
}

#[tokio::test]
async fn a_game_that_waits_leaves_its_board_once_the_desk_has_moved_or_changed_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    published(&mut organiser).await;
    sent(&organiser, json!({})).await;
    let moved = json!({ "move": { "game": FIRST_GAME, "to": place(2, 1) } });
    organiser.does(moved).await;
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"
    court 1: true: round 1 on board 2 is there already
    court 2: true: round 1 on board 1 put on
    court 1: true: board 1: games that the desk has changed or decided are taken off
    ");
    organiser.does(json!({ "move": { "game": FIRST_GAME, "to": place(1, 1) } })).await;
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"
    court 1: true: round 1 on board 1 put on
    court 2: true: board 1: games that the desk has changed or decided are taken off
    ");

    swaps(&mut organiser).await;
    let snapshot = MessageSocket::feed(&hall, Format::Json).await.snapshot().await;
    let is_free = snapshot.boards.iter().all(|board| board.game.is_none());
    assert!(is_free, "nobody starts a pair of the version before: {snapshot:?}");
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"court 1: true: round 1 on boards 1, 2 put on");
    let snapshot = MessageSocket::feed(&hall, Format::Json).await.snapshot().await;
    let on = snapshot.boards.iter().map(|board| board.game.as_ref().expect("it is on").game.0);
    assert_eq!(on.collect::<Vec<_>>(), [FIRST_GAME + 2, FIRST_GAME + 3]);
    assert_eq!(snapshot.earlier, [], "a game that never began is no earlier game");

    // nothing takes their places: the boards are free
    for game in [FIRST_GAME + 2, FIRST_GAME + 3] {
        organiser.does(json!({ "move": { "game": game, "to": null } })).await;
    }
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"court 1: true: boards 1, 2: games that the desk has changed or decided are taken off");
    let snapshot = MessageSocket::feed(&hall, Format::Json).await.snapshot().await;
    assert!(snapshot.boards.iter().all(|board| board.game.is_none()), "{snapshot:?}");
    hall.stop();
}

#[tokio::test]
async fn a_game_that_waits_leaves_its_board_once_the_desk_has_its_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    published(&mut organiser).await;
    sent(&organiser, json!({})).await;
    // something has happened in one of the two
    ruled(&hall, COURT, Ask::Observe { board: BoardNo(2), game: None, seen: Seen::ChiefCalled });
    for game in [FIRST_GAME, FIRST_GAME + 1] {
        organiser.does(json!({ "enter_result": { "game": game, "score": "1-0" } })).await;
    }
    organiser.lays(2).await;
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"court 1: false: board 2 still has a game that has not ended, so no game was put on any board: a head referee ends it first, or puts games on the other boards alone");
    let snapshot = MessageSocket::feed(&hall, Format::Json).await.snapshot().await;
    let is_on = snapshot.boards.iter().map(|board| board.game.is_some());
    assert_eq!(is_on.collect::<Vec<_>>(), [false, true]);

    sealed(&hall, COURT, FIRST_GAME + 1);
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"court 1: true: round 2 on boards 1, 2 put on");
    // with the event its games end
    organiser.does(json!("finish")).await;
    let snapshot = MessageSocket::feed(&hall, Format::Json).await.snapshot().await;
    assert!(snapshot.boards.iter().all(|board| board.game.is_none()), "{snapshot:?}");
    hall.stop();
}

/// Players 1 and 2 change places in round 1, which is published and laid anew.
async fn swaps(organiser: &mut Organiser) {
    let round = json!({ "tournament": 1, "round": 1 });
    organiser.does(json!({ "open_changes": round })).await;
    let change = json!({ "swap": [1, 2] });
    organiser
        .does(json!({ "change_round": { "tournament": 1, "round": 1, "change": change } }))
        .await;
    let close = json!({ "tournament": 1, "round": 1, "reason": "they came together" });
    organiser.does(json!({ "close_changes": close })).await;
    let (status, unpublished) = organiser.says("POST", SEND, Some(&json!({}))).await;
    assert_eq!(status, 200, "{unpublished}");
    organiser.does(json!({ "publish": round })).await;
    organiser.does(json!({ "lay": { "rounds": [[1, 1]] } })).await;
}

#[tokio::test]
async fn a_game_that_cannot_leave_its_board_never_stands_on_two() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    published(&mut organiser).await;
    sent(&organiser, json!({})).await;
    // somebody waits for the head referee there
    for board in [BoardNo(1), BoardNo(2)] {
        ruled(&hall, COURT, Ask::Observe { board, game: None, seen: Seen::ChiefCalled });
    }

    organiser.does(json!({ "move": { "game": FIRST_GAME, "to": place(2, 1) } })).await;
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"
    court 1: false: nothing was put on: games that the desk has laid elsewhere are still here (board 1): lay them back at the desk, or rule their results here and seal them
    court 2: false: nothing was put on: game 1000001 is on board 1 of court 1 already: lay it there again at the desk, or end it there
    ");
    organiser.does(json!({ "move": { "game": FIRST_GAME, "to": place(1, 1) } })).await;
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"court 1: true: round 1 on boards 1, 2 is there already");

    swaps(&mut organiser).await;
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"court 1: false: nothing was put on: games that are not in the pairing any more are still here (boards 1, 2): rule their results and seal them; the desk holds these results until they are set aside");
    assert_eq!(setups(folder.path()).len(), 2, "nothing was put on");

    // the court ends the games that are no more; the desk holds what it seals
    for game in [FIRST_GAME, FIRST_GAME + 1] {
        sealed(&hall, COURT, game);
    }
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"court 1: true: round 1 on boards 1, 2 put on");
    let held = loop {
        let overview = organiser.reads("/api/v1/events/1").await;
        if overview["held"].as_array().is_some_and(|held| held.len() == 2) {
            break overview["held"].clone();
        }
        organiser.reads(&format!("/api/v1/events/1/changes?after={}", overview["seq"])).await;
    };
    assert_eq!(held[0]["held"]["because"], "withdrawn", "{held}");
    hall.stop();
}

/// Waits until the desk knows whether the game of board 1 in round 1 has started.
async fn until_started(organiser: &Organiser, has_started: bool) {
    loop {
        let view = organiser.reads("/api/v1/events/1/tournaments/1/rounds/1").await;
        if view["tables"][0]["games"][0]["started"].is_null() != has_started {
            return;
        }
        organiser.reads(&format!("/api/v1/events/1/changes?after={}", view["seq"])).await;
    }
}

#[tokio::test]
async fn a_game_whose_start_is_annulled_is_the_desks_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    published(&mut organiser).await;
    sent(&organiser, json!({})).await;
    let boards = vec![BoardNo(1)];
    let despite = Some("not swept".to_owned());
    ruled(&hall, COURT, Ask::Start { boards: boards.clone(), go_at: None, despite });
    until_started(&organiser, true).await;
    let to_court_2 = json!({ "move": { "game": FIRST_GAME, "to": place(2, 1) } });
    organiser.is_refused(to_court_2.clone()).await;
    ruled(&hall, COURT, Ask::Annul { boards, reason: "the wrong players".into() });
    until_started(&organiser, false).await;
    organiser.does(to_court_2).await;
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"
    court 1: true: round 1 on board 2 is there already
    court 2: true: round 1 on board 1 put on
    court 1: true: board 1: games that the desk has changed or decided are taken off
    ");
    hall.stop();
}

#[tokio::test]
async fn bad_asks_of_an_organiser_get_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    let (status, _) = organiser.says("POST", SEND, Some(&json!({}))).await;
    assert_eq!(status, 404, "there is no event");
    published(&mut organiser).await;
    let (status, told) = organiser.says("POST", SEND, Some(&json!({ "court": 1 }))).await;
    assert_eq!(status, 422, "{told}");
    let elsewhere = json!({ "courts": [2] });
    let (status, told) = organiser.says("POST", SEND, Some(&elsewhere)).await;
    assert_eq!((status, &told["refusal"]), (409, &json!("nothing_laid")), "{told}");
    hall.stop();
}

#[tokio::test]
async fn a_sealed_game_reaches_the_standings_and_the_next_round_its_court() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    published(&mut organiser).await;
    sent(&organiser, json!({})).await;
    sealed(&hall, COURT, FIRST_GAME);
    until_open(&organiser, 1, 1).await;
    sealed(&hall, COURT, FIRST_GAME + 1);
    until_open(&organiser, 1, 0).await;
    let path = "/api/v1/events/1/tournaments/1/standings";
    let ranked = organiser.reads(path).await;
    assert_eq!(ranked["rows"][0]["cells"][0], "1.0", "{ranked}");

    // the court corrects its own result, and nothing rests on it yet
    let (game, result) = (GameId(FIRST_GAME), GameResult::Drawn);
    let reason = "the players agree".to_owned();
    ruled(&hall, COURT, Ask::CorrectResult { game, result, based_on: None, reason });
    let corrected = loop {
        let round = organiser.reads("/api/v1/events/1/tournaments/1/rounds/1").await;
        let score = round["tables"][0]["games"][0]["result"]["score"].clone();
        if score != "1-0" {
            break score;
        }
        organiser.reads(&format!("/api/v1/events/1/changes?after={}", round["seq"])).await;
    };
    assert_eq!(corrected, "1/2-1/2");
    organiser.lays(2).await;
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"court 1: true: round 2 on boards 1, 2 put on");

    // a head referee alone goes on before results are sealed
    let despite = json!({ "despite": "the hall closes at six" });
    let (status, told) = organiser.says("POST", SEND, Some(&despite)).await;
    assert_eq!(status, 403, "{told}");
    let head = Organiser::enrol_as(&hall, Role::Head).await;
    insta::assert_snapshot!(sent(&head, despite).await, @"court 1: true: round 2 on boards 1, 2 is there already");
    hall.stop();
}

#[tokio::test]
async fn finals_that_are_taken_back_leave_their_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = hall(folder.path());
    let mut organiser = Organiser::enrol(&hall).await;
    published(&mut organiser).await;
    for (round, first) in [(1, FIRST_GAME), (2, FIRST_GAME + 2), (3, FIRST_GAME + 4)] {
        if round > 1 {
            organiser.lays(round).await;
        }
        for game in [first, first + 1] {
            organiser.does(json!({ "enter_result": { "game": game, "score": "1-0" } })).await;
        }
    }
    organiser
        .does(json!({ "make_tournaments": {
            "field": { "best": { "of": [1], "places": 2 } },
            "deal": "one",
            "system": { "round_robin": "single" },
            "settings": {},
        } }))
        .await;
    let round = json!({ "tournament": 2, "round": 1 });
    organiser.does(json!({ "pair": { "tournament": 2 } })).await;
    organiser.does(json!({ "publish": round })).await;
    organiser.does(json!({ "lay": { "rounds": [[2, 1]] } })).await;
    insta::assert_snapshot!(sent(&organiser, json!({})).await, @"court 1: true: round 1 on board 1 put on");
    organiser.does(json!({ "drop_tournament": { "tournament": 2 } })).await;
    let snapshot = MessageSocket::feed(&hall, Format::Json).await.snapshot().await;
    assert!(snapshot.boards.iter().all(|board| board.game.is_none()), "{snapshot:?}");
    let log = organiser.reads("/api/v1/events/1/incidents/tables/log.json?language=en").await;
    let rows = log["rows"].as_array().expect("rows").iter();
    let told: Vec<String> = rows
        .filter(|row| row[3] == "Event desk")
        .map(|row| format!("{} | {}", row[6], row[7]).replace('"', ""))
        .collect();
    insta::assert_snapshot!(told[told.len() - 2..].join("\n"), @r"
    the round was taken back | 2 · round robin (finals)
    a tournament was taken back | 2 · round robin (finals)
    ");
    hall.stop();
}
