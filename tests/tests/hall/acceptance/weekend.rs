//! Two days, 96 players in four categories on two courts with 24 boards: entries, check-in, rounds,
//! a correction, a protest, finals, medals, report files. The server is killed ten times.

use super::{
    by_court, list, lower, number, places, play, points, publish, result_of, results, score,
    until_taken, waves,
};
use court_protocol::{Ask, CourtId, GameId, GameResult, Phase, Role, Side};
use court_tests::follower::Follower;
use court_tests::phone::Phone;
use court_tests::plain_http::{asked, status_and_body};
use court_tests::process::{code, program};
use court_tests::site::{LaidGame, Site};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use referee_server::access::Grant;
use referee_tournament::trf;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

const KILLS: u32 = 10;
/// There is one kill in each part of so many steps; the event has more steps than all parts.
const STEPS_A_KILL: u32 = 11;
/// Court seconds per second: a game of a few moves with its runs takes a second.
const SPEED: u32 = 60;
const ROUNDS: u8 = 7;
/// Players on the entry list; the others come late.
const LISTED: u32 = 92;
const CATEGORIES: [&str; 4] = ["A", "B", "C", "D"];
const MOVES_OF_AGENTS: [(&str, GameResult); 3] = [
    ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0", GameResult::Won { by: Side::White }),
    ("1. f3 e5 2. g4 Qh4# 0-1", GameResult::Won { by: Side::Black }),
    ("1. d4 d5 2. c4 e6 1/2-1/2", GameResult::Drawn),
];

#[test]
fn a_weekend_of_96_players_loses_nothing_in_ten_kills() {
    let seed = std::env::var("COURT_SEED").ok().and_then(|text| text.parse().ok());
    let seed = seed.unwrap_or(20_261_126);
    println!("COURT_SEED={seed}");
    let mut draw = ChaCha8Rng::seed_from_u64(seed);
    let steps = (0..KILLS).map(|kill| kill * STEPS_A_KILL + 1 + draw.next_u32() % STEPS_A_KILL);
    court_tests::runtime().block_on(async {
        let mut site = Site::open(&[12, 12], SPEED).await;
        site.kills_in(steps);
        enter(&mut site).await;
        let mut known = BTreeMap::new();
        for round in 1..=ROUNDS {
            match round {
                2 => late_entries(&mut site).await,
                3 => bye_and_withdrawal(&mut site).await,
                _ => {}
            }
            publish(&mut site, 1, round).await;
            if round == 4 {
                wrong_result(&mut site, &mut known).await;
            }
            site.does(json!({ "lay": { "rounds": [[1, round]] } })).await;
            if round == 1 {
                by_agents(&mut site, &mut known).await;
            }
            for wave in waves(&site, 1, round).await {
                known.extend(play(&mut site, (1, round), &wave, result_of).await);
            }
        }
        protest(&mut site, &mut known).await;
        compare_standings(&site, &known).await;
        compare_report_file(&site).await;
        give_out(&site).await;
        finals(&mut site, &mut known).await;
        medals(&mut site).await;
        ratings(&site).await;
        assert_eq!(site.kills_left(), 0, "the event has {} steps only", site.steps());
        site.repeats_everything().await;
        site.ends();
        let (taken, held) = court_tests::taken(&site.data());
        assert!(taken.values().all(|scores| scores.len() == 1), "each result is taken once");
        assert!(taken.keys().all(|game| known.contains_key(game)), "{taken:?}");
        assert_eq!(taken.len(), known.len(), "each result is taken");
        assert_eq!(held.len(), 1, "the correction of the court");
    });
}

/// The entry list, the check-in and the numbers.
async fn enter(site: &mut Site) {
    let prize = |category: Value, place: u8, value: u16| {
        let what = format!("{value} EUR");
        json!({ "category": category, "place": place, "what": what, "value": value })
    };
    let mut prizes = vec![prize(Value::Null, 1, 300), prize(Value::Null, 2, 200)];
    prizes.extend(CATEGORIES.map(|category| prize(json!(category), 1, 50)));
    let plan = json!({
        "name": "Weekend",
        "city": "Elmstadt",
        "federation": "GER",
        "days": [
            { "date": "2026-11-28", "starts": 540 },
            { "date": "2026-11-29", "starts": 540 },
        ],
        "categories": CATEGORIES,
        "system": "swiss",
        "finals": { "held_back": true },
        // nobody's flag falls while the server is down
        "times": { "base": 7_200_000, "increment": 5_000, "round_minutes": 45 },
        "courts": [{ "court": 1, "boards": 12 }, { "court": 2, "boards": 12, "first_for": ["D"] }],
        "ticks": ["fee paid"],
        "prizes": prizes,
    });
    site.organiser.creates(&plan).await;

    let mut csv = String::from("Surname;First name;Born;Sex;FIDE ID;Rating;Category\r\n");
    for player in 1..=LISTED {
        let category = CATEGORIES[(player as usize - 1) % 4];
        let (year, sex) = (1960 + player % 40, ["m", "f"][player as usize % 2]);
        let (fide, rating) = (1_000_000 + player, 2_500 - player * 10);
        let _infallible =
            write!(csv, "{};Kim;{year}-05-06;{sex};{fide};{rating};{category}\r\n", name(player));
    }
    let path = |part: &str| format!("/api/v1/events/1/entries/{part}?file=entries.csv");
    let (status, preview) = site.organiser.sends(&path("previews"), csv.as_bytes()).await;
    assert_eq!((status, &preview["can_enter"]), (200, &json!(true)), "{preview}");
    let imports = format!("{}&boot=7&n=1", path("imports"));
    let (status, done) = site.organiser.sends(&imports, csv.as_bytes()).await;
    assert_eq!(status, 201, "{done}");
    // the server dies after it has said so
    site.is_killed();
    let (status, again) = site.organiser.sends(&imports, csv.as_bytes()).await;
    assert_eq!((status, &again), (201, &done), "the list is entered once");

    site.does(json!("open_check_in")).await;
    for person in (1..=LISTED).filter(|person| ![17, 18].contains(person)) {
        site.organiser.does(json!({ "check_in": { "person": person, "there": true } })).await;
    }
    site.does(json!({ "tick": { "person": 1, "tick": 0, "done": true } })).await;
    site.does(json!({ "close_check_in": { "withdraw": false } })).await;
    site.does(json!({ "close_entries": { "seed": 5 } })).await;
    site.does(json!({ "draw_colour": { "tournament": 1, "seed": 6 } })).await;
}

/// A family name of letters, as a report file has it.
fn name(player: u32) -> String {
    let letter = |at: u32| char::from(b'a' + u8::try_from(at % 26).expect("a letter"));
    format!("Player{}{}", letter(player / 26), letter(player))
}

/// Four players come after round 1.
async fn late_entries(site: &mut Site) {
    let late = LISTED + 1..=LISTED + 4;
    let persons: Vec<Value> = late
        .clone()
        .map(|player| json!({ "family": name(player), "given": "Kim", "fide_id": 1_000_000 + player }))
        .collect();
    let (status, numbers) =
        site.organiser.says("POST", "/api/v1/persons", Some(&json!(persons))).await;
    assert_eq!((status, &numbers), (201, &json!(late.clone().collect::<Vec<_>>())));
    let player = |person: u32| json!({ "person": person, "data": { "categories": ["A"] } });
    let players: Vec<Value> = late.map(player).collect();
    site.does(json!({ "enter": { "players": players } })).await;
    assert_eq!(site.organiser.reads("/api/v1/events/1").await["players"], 96);
}

/// A player asks for a bye by his link, another leaves: one of the others is left over.
async fn bye_and_withdrawal(site: &mut Site) {
    let phone = Phone::of(&site.organiser, 20).await;
    let bye = json!({ "ask_bye": { "person": 20, "round": 3, "bye": "half_point" } });
    phone.does_numbered(1, &bye).await;
    let withdraw = json!({ "withdraw": { "person": 21, "reason": "ill" } });
    site.does(withdraw).await;
    let leave = json!({ "ask_bye": { "person": 22, "round": 3, "bye": "zero_point" } });
    site.does(leave).await;
}

/// Agents play the first games of court 1, with moves and runs.
async fn by_agents(site: &mut Site, known: &mut BTreeMap<GameId, &'static str>) {
    let first = waves(site, 1, 1).await.into_iter().next().expect("a first wave");
    let mut courts = by_court(&first);
    let games = courts.remove(&CourtId(1)).expect("games on court 1");
    site.sends().await;
    let boards: Vec<_> = games.iter().map(|game| game.board).collect();
    let mut pgn = String::new();
    for (game, (moves, _)) in games.iter().zip(MOVES_OF_AGENTS.iter().cycle()) {
        let result = moves.rsplit(' ').next().expect("a result");
        let board = game.board.0;
        let _infallible = writeln!(
            pgn,
            "[Event \"Weekend\"]\n[Board \"{board}\"]\n[Result \"{result}\"]\n\n{moves}\n"
        );
    }
    let folder = tempfile::tempdir().expect("a folder for the agent");
    let file = folder.path().join("round1.pgn");
    std::fs::write(&file, pgn).expect("written");
    let grant = Grant { role: Role::Board, courts: vec![CourtId(1)], boards: boards.clone() };
    let code = code(&site.data(), grant);
    let mut agent = Command::new(program("board-agent"))
        .arg(&file)
        .args(["--court", &site.court.to_string(), "--code", &code, "--pace", "drawn"])
        .args(["--speed", &SPEED.to_string()])
        .arg("--outbox")
        .arg(folder.path().join("outbox"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the agent's program starts");
    site.starts(CourtId(1), &boards).await;
    let mut follower = Follower::open(site.public, CourtId(1)).await;
    let court = follower
        .until(|court| {
            let views = court.boards.iter().filter(|view| boards.contains(&view.board));
            views
                .into_iter()
                .all(|view| view.game.as_ref().is_some_and(|game| game.phase == Phase::Finished))
        })
        .await;
    let views = court.boards.iter().filter_map(|view| view.game.as_ref());
    let runs: u32 = views.map(|view| u32::from(view.sides.white.runs)).sum();
    assert!(runs > 0, "the agents ran");
    agent.kill().expect("our own child can be killed");
    agent.wait().expect("our own child can be waited for");
    let results: Vec<(GameId, GameResult)> = games
        .iter()
        .zip(MOVES_OF_AGENTS.iter().cycle())
        .map(|(game, (_, result))| (game.game, *result))
        .collect();
    site.confirms(CourtId(1), &results).await;
    until_taken(site, (1, 1), &games).await;
    known.extend(results.iter().map(|&(game, result)| (game, score(result))));
}

/// A result of round 3 was sealed wrong, and round 4 is published already: the head referee corrects
/// it, and the organiser has round 4 paired anew.
async fn wrong_result(site: &mut Site, known: &mut BTreeMap<GameId, &'static str>) {
    let round = site.round(1, 3).await;
    let played = results(&round);
    let first = list(&round["tables"])
        .iter()
        .map(|table| &table["games"][0])
        .find(|game| game["result"]["score"] == "1-0")
        .expect("White won a game");
    let game = GameId(u32::try_from(number(&first["game"])).expect("a game's number"));
    assert_eq!(played[&game], "1-0");
    let court = CourtId(u16::try_from(number(&first["place"]["court"])).expect("a court"));
    let (result, reason) = (GameResult::Won { by: Side::Black }, "the slip says so".to_owned());
    site.asks(court, vec![Ask::CorrectResult { game, result, based_on: None, reason }]).await;
    let held = site.held().await;
    assert_eq!((&held["because"], &held["score"]), (&json!("after_pairing"), &json!("0-1")));
    let settle = |then: Value| {
        json!({ "settle_held": {
            "held": held["no"],
            "accept": true,
            "reason": "the slip says so",
            "then": then,
        } })
    };
    let refused = site.organiser.is_refused(settle(Value::Null)).await;
    assert_eq!(refused["refusal"]["choose_after_pairing"]["usual"], "repair_all", "{refused}");
    let mut changed = Vec::new();
    for then in [json!("keep"), json!({ "repair_from": 20 }), json!("repair_all")] {
        let preview = site.previews(settle(then)).await;
        changed.push(list(&preview["boards"]).len());
    }
    assert_eq!(changed[0], 0, "the round stays");
    assert!(0 < changed[1] && changed[1] <= changed[2], "{changed:?}");
    site.does(settle(json!("repair_all"))).await;
    site.does(json!({ "publish": { "tournament": 1, "round": 4 } })).await;
    let again = site.round(1, 4).await;
    assert_eq!(again["version"], 2);
    let bold = list(&again["tables"]).iter().filter(|table| table["is_changed"] == true).count();
    assert_eq!(bold, changed[2], "the preview showed every board that changes");
    known.insert(game, "0-1");
}

/// A player protests against a result of the last round by his link; the ruling corrects it.
async fn protest(site: &mut Site, known: &mut BTreeMap<GameId, &'static str>) {
    let round = site.round(1, ROUNDS).await;
    let drawn = list(&round["tables"]).iter().map(|table| &table["games"][0]);
    let drawn = drawn.into_iter().find(|game| game["result"]["score"] == "1/2-1/2");
    let drawn = drawn.expect("a drawn game");
    let by = u32::try_from(number(&drawn["white"])).expect("a person");
    let mut phone = Phone::of(&site.organiser, by).await;
    let text = "he had resigned";
    phone
        .does_numbered(1, &json!({ "protest": { "by": by, "game": drawn["game"], "text": text } }))
        .await;
    let filed = site.organiser.reads("/api/v1/events/1").await["protests"][0].clone();
    assert_eq!((&filed["by"], &filed["text"]), (&json!(by), &json!(text)));
    let protest = &filed["protest"];
    let ruling = json!({ "protest": protest, "upheld": true, "text": "the judge heard it" });
    site.does(json!({ "rule_protest": ruling })).await;
    let correct = json!({ "correct_result": {
        "game": drawn["game"],
        "score": "1-0",
        "reason": "he had resigned",
        "protest": protest,
    } });
    site.does(correct).await;
    phone.court = site.court;
    let page = phone.sees().await;
    assert_eq!(page["player"]["protests"][0]["ruling"], json!([true, "the judge heard it"]));
    let game = u32::try_from(number(&drawn["game"])).expect("a game's number");
    known.insert(GameId(game), "1-0");
}

/// Each game has the result that it had on its court, and counts once in the standings.
async fn compare_standings(site: &Site, known: &BTreeMap<GameId, &'static str>) {
    let mut points_of: BTreeMap<u64, f64> = BTreeMap::new();
    let mut found = BTreeMap::new();
    for round in 1..=ROUNDS {
        let view = site.round(1, round).await;
        found.extend(results(&view));
        for game in list(&view["tables"]).iter().flat_map(|table| list(&table["games"])) {
            let (white, black) = match game["result"]["score"].as_str().expect("a result") {
                "1-0" => (1.0, 0.0),
                "0-1" => (0.0, 1.0),
                _ => (0.5, 0.5),
            };
            *points_of.entry(number(&game["white"])).or_default() += white;
            *points_of.entry(number(&game["black"])).or_default() += black;
        }
        for row in list(&view["byes"]) {
            let worth = match row["bye"].as_str().expect("a bye") {
                "pairing_allocated" | "full_point" => 1.0,
                "half_point" => 0.5,
                _ => 0.0,
            };
            *points_of.entry(number(&row["side"]["competitor"])).or_default() += worth;
        }
    }
    let found: BTreeMap<GameId, &str> =
        found.iter().map(|(game, score)| (*game, score.as_str())).collect();
    assert_eq!(&found, known);
    let ranked = site.organiser.reads("/api/v1/events/1/tournaments/1/standings").await;
    let rows = list(&ranked["rows"]);
    assert_eq!(rows.len(), 96);
    for row in rows {
        let own = points_of.get(&number(&row["competitor"])).copied().unwrap_or_default();
        assert!((points(&row["cells"][0]) - own).abs() < 0.01, "{row}: {own} were scored");
    }
}

/// The report file is read back: as the command line ranks it, and as an entry list.
async fn compare_report_file(site: &Site) {
    let file = site.organiser.reads("/api/v1/events/1/tournaments/1/trf?edition=26").await;
    let file = file.as_str().expect("a text");
    let event = trf::read("weekend.trf", file.as_bytes()).expect("our own file is read");
    assert_eq!(trf::write(&event), file, "read back, it is the same");
    assert_eq!(event.competitors.len(), 96);

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("weekend.trf");
    std::fs::write(&path, file).expect("written");
    let ranked = Command::new(site.program()).arg("standings").arg(&path).output();
    let ranked = ranked.expect("the program starts");
    let table = String::from_utf8_lossy(&ranked.stdout).into_owned();
    let of_command: Vec<(u64, u64)> = table
        .lines()
        .skip(1)
        .map(|line| {
            let mut cells = line.split('\t').map(|cell| cell.parse().expect("a number"));
            (cells.next().expect("a rank"), cells.next().expect("a start number"))
        })
        .collect();
    let of_desk = site.organiser.reads("/api/v1/events/1/tournaments/1/standings").await;
    let of_desk: Vec<(u64, u64)> = list(&of_desk["rows"])
        .iter()
        .map(|row| (number(&row["rank"]), number(&row["number"])))
        .collect();
    assert_eq!(of_command, of_desk);

    // another event takes the file as its entry list: everybody is known
    let new = json!({ "plan": { "name": "Next", "categories": [] } });
    let (status, made) = site.organiser.says("POST", "/api/v1/events", Some(&new)).await;
    assert_eq!((status, &made["event"]), (201, &json!(2)), "{made}");
    let path = "/api/v1/events/2/entries/imports?file=weekend.trf";
    let (status, done) = site.organiser.sends(path, file.as_bytes()).await;
    assert_eq!(status, 201, "{done}");
    let names =
        async |event: u8| site.organiser.reads(&format!("/api/v1/events/{event}/names")).await;
    assert_eq!(names(2).await, names(1).await);
}

/// Writes the files of the qualification beside its views, for other programs to compare.
async fn give_out(site: &Site) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("weekend");
    std::fs::create_dir_all(&folder).expect("a folder for the files");
    let tournament = "/api/v1/events/1/tournaments/1";
    for (file, path) in [
        ("weekend-16.trf", "trf?edition=16"),
        ("weekend-26.trf", "trf?edition=26"),
        ("weekend.pgn", "pgn"),
    ] {
        let given = site.organiser.reads(&format!("{tournament}/{path}")).await;
        std::fs::write(folder.join(file), given.as_str().expect("a text")).expect("written");
    }
    let mut rounds = Vec::new();
    for round in 1..=ROUNDS {
        rounds.push(site.round(1, round).await);
    }
    let event = json!({
        "names": site.organiser.reads("/api/v1/events/1/names").await,
        "standings": site.organiser.reads(&format!("{tournament}/standings")).await,
        "rounds": rounds,
    });
    std::fs::write(folder.join("event.json"), event.to_string()).expect("written");
}

/// The eight best play quarter-finals, semi-finals and finals; the final needs a `ChessSprint`.
async fn finals(site: &mut Site, known: &mut BTreeMap<GameId, &'static str>) {
    let standings = "/api/v1/events/1/tournaments/1/standings";
    if site.organiser.reads(standings).await["has_shared_places"] == true {
        site.does(json!({ "draw_lots": { "tournament": 1, "seed": 8 } })).await;
    }
    let row = site.organiser.reads("/api/v1/events/1").await["tournaments"][0].clone();
    assert_eq!(row["stage"], "over");
    let (places, system) = (&row["finals"]["places"], &row["finals"]["system"]);
    assert_eq!(places, 8, "CR-5.2-2");
    site.does(json!({ "make_tournaments": {
        "field": { "best": { "of": [1], "places": places } },
        "deal": "one",
        "system": system,
        "settings": { "held_back": true },
    } }))
    .await;
    for round in 1..=3 {
        publish(site, 2, round).await;
        for _game in 1..=2 {
            site.does(json!({ "lay": { "rounds": [[2, round]] } })).await;
            let games = site.laid(2, round).await;
            // each has White once, and White wins the two games of the last match
            let last = games.iter().map(|game| game.game).max().expect("a game");
            let is_level = |game: &LaidGame| round == 3 && game.game == last;
            let ends = |game: &LaidGame| {
                let by = if is_level(game) { Side::White } else { lower(game) };
                GameResult::Won { by }
            };
            known.extend(play(site, (2, round), &games, ends).await);
        }
    }
    let view = site.round(2, 3).await;
    let level = list(&view["tables"])
        .iter()
        .find(|table| list(&table["games"]).iter().all(|game| game["result"]["score"] == "1-0"));
    let level = level.expect("a match that is level");
    let (white, black) = (&level["white"], &level["black"]);
    let chooser = if number(&white["number"]) < number(&black["number"]) { white } else { black };
    let person = u32::try_from(number(&chooser["competitor"])).expect("a person");
    let phone = Phone::of(&site.organiser, person).await;
    let due = phone.sees().await["player"]["may_choose_colour"].clone();
    assert_eq!(due, json!([level["match_no"]]));
    let choice = json!({ "match_no": level["match_no"], "colour": "black" });
    phone.does_numbered(1, &json!({ "choose_colour": choice })).await;
    site.does(json!({ "lay": { "rounds": [[2, 3]] } })).await;
    let sprint = site.laid(2, 3).await;
    assert_eq!(sprint.iter().map(|game| game.black).collect::<Vec<_>>(), [person]);
    let black_wins = |_: &LaidGame| GameResult::Won { by: Side::Black };
    known.extend(play(site, (2, 3), &sprint, black_wins).await);
    let over = site.organiser.reads("/api/v1/events/1").await["tournaments"][1].clone();
    assert_eq!(over["stage"], "over");
}

/// Results of the finals stay with the organiser until he announces them.
async fn medals(site: &mut Site) {
    let path = "/api/v1/events/1/medals";
    let public = async |site: &Site| {
        let (status, seen) = status_and_body(&asked(site.public, "GET", path, "", "").await);
        assert_eq!(status, 200, "{seen}");
        seen
    };
    assert_eq!(public(site).await["general"], json!([]));
    site.does(json!({ "announce": { "tournament": 2 } })).await;
    site.does(json!("finish")).await;
    let seen = public(site).await;
    assert_eq!(places(&seen["general"]), [1, 2, 3]);
    let categories: Vec<&str> =
        list(&seen["categories"]).iter().filter_map(|row| row["category"].as_str()).collect();
    assert_eq!(categories, CATEGORIES);
    for category in list(&seen["categories"]) {
        assert_eq!(places(&category["rows"]), [1, 2, 3], "{category}");
    }
    let prizes = list(&seen["prizes"]);
    assert_eq!(prizes.len(), 2 + CATEGORIES.len());
    let mut winners: Vec<u64> = prizes.iter().map(|row| number(&row["competitor"])).collect();
    winners.sort_unstable();
    winners.dedup();
    assert_eq!(winners.len(), prizes.len(), "a player gets one prize of value");
    let named = site.organiser.reads("/api/v1/events/1/tables/prizes.csv").await;
    assert!(named.as_str().is_some_and(|text| text.contains("300 EUR")), "{named}");
}

/// Every player has a row in the rating report, and every played game counts in it.
async fn ratings(site: &Site) {
    let report = site.organiser.reads("/api/v1/events/1/ratings").await;
    assert_eq!(list(&report["players"]).len(), 96);
    let n_games = list(&report["games"]).len() as u64;
    let of_players = list(&report["players"]).iter().map(|row| number(&row["games"]));
    assert_eq!(of_players.sum::<u64>(), 2 * n_games);
    let unrated = list(&report["players"]).iter().filter(|row| row["rating"].is_null());
    assert_eq!(unrated.count(), 4, "the late entries have no rating");
    let pgn = site.organiser.reads("/api/v1/events/1/tournaments/1/pgn").await;
    let pgn = pgn.as_str().expect("a text");
    assert!(pgn.contains("Qxf7#"), "the games of the agents are there");
}
