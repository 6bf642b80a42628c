//! An event's day over HTTP: each figure beside the same server's shortest answer, `GET /api/v1/time`.

use crate::percentile;
use court_tests::organiser::Organiser;
use court_tests::plain_http::asked;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::runtime::Builder;

const TIE_BREAKS: [&str; 10] = ["PTS", "DE", "BH/C1", "BH", "SB", "PS", "WIN", "BPG", "ARO", "TPR"];
const STANDINGS: &str = "/api/v1/events/1/tournaments/1/standings";

pub(crate) fn measure() {
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(acts());
    runtime.block_on(opening());
    runtime.block_on(listed());
}

fn start(folder: &Path) -> Hall {
    let options = HallOptions::new(folder, Event::default());
    Hall::start(options, &mut |_| ()).expect("starts")
}

/// The shortest answer of a hall, in the middle.
async fn shortest(hall: &Hall) -> Duration {
    let mut all = Vec::new();
    for _ in 0..50 {
        let begun = Instant::now();
        asked(hall.public_addr(), "GET", "/api/v1/time", "", "").await;
        all.push(begun.elapsed());
    }
    percentile(&mut all, 50)
}

fn say(what: &str, took: Duration, bare: Duration, goal: &str) {
    let times = took.as_secs_f64() / bare.as_secs_f64();
    println!(
        "desk: {what}: {took:.1?}, {times:.0} × the shortest answer ({bare:.1?}); goal {goal}"
    );
}

/// A win, a draw and a loss of White in turn.
const fn score(of: usize) -> &'static str {
    ["1-0", "1/2-1/2", "0-1"][of % 3]
}

/// A family name of nine letters.
fn name(player: u32) -> String {
    [player / 676 % 26, player / 26 % 26, player % 26]
        .map(|letter| char::from(b'a' + letter as u8).to_string().repeat(3))
        .concat()
}

/// An entry list.
fn list(players: u32) -> String {
    let mut text = "Surname,Given name,Rating\n".to_owned();
    for player in 0..players {
        let name = name(player);
        let _infallible = writeln!(text, "{name},Player,{}", 2_600 - player);
    }
    text
}

/// Creates the event, enters its players from a list and closes the entries; the times of the import
/// and of the close.
async fn enter(organiser: &mut Organiser, players: u32, plan: Value) -> [Duration; 2] {
    organiser.creates(&plan).await;
    let file = list(players);
    let begun = Instant::now();
    let (status, answer) =
        organiser.sends("/api/v1/events/1/entries/imports?file=list.csv", file.as_bytes()).await;
    let took = begun.elapsed();
    assert_eq!(status, 201, "{answer}");
    let begun = Instant::now();
    organiser.does(json!({ "close_entries": { "seed": 7 } })).await;
    let closed = begun.elapsed();
    organiser.does(json!({ "state_colour": { "tournament": 1, "colour": "white" } })).await;
    [took, closed]
}

/// A list as FIDE has it, of half a million players.
fn fide_list() -> String {
    let mut text = format!(
        "{:<15}{:<61}Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n",
        "ID Number", "Name"
    );
    for player in 0..500_000_u32 {
        let name = name(player);
        let _infallible = writeln!(
            text,
            "{:<15}{:<61}NED M                                {:<6}0   10 {:<6}0   10 {:<6}0   10 1990      ",
            10_000_000 + player,
            format!("{name}, Player"),
            1_000 + player % 1_800,
            1_100 + player % 1_800,
            1_200 + player % 1_800,
        );
    }
    text
}

/// The import of 2,000 players who have nothing but a name and a FIDE ID.
async fn listed() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let hall = start(folder.path());
    let bare = shortest(&hall).await;
    let organiser = Organiser::enrol(&hall).await;
    organiser.creates(&json!({ "name": "Open", "rounds": 13, "system": "swiss" })).await;
    let list = fide_list();
    let megabytes = list.len() / 1_000_000;
    let begun = Instant::now();
    let (status, answer) = organiser.puts("/api/v1/fide-list?file=list.txt", list.as_bytes()).await;
    assert_eq!((status, &answer["players"]), (200, &json!(500_000)), "{answer}");
    println!(
        "desk: giving FIDE's list of 500,000 players, {megabytes} MB: {:.1?}",
        begun.elapsed()
    );
    let mut file = "Name,FIDE ID\n".to_owned();
    for player in 0..2_000_u32 {
        let player = player * 249;
        let name = name(player);
        let _infallible = writeln!(file, "\"{name}, Player\",{}", 10_000_000 + player);
    }
    let begun = Instant::now();
    let (status, answer) =
        organiser.sends("/api/v1/events/1/entries/imports?file=list.csv", file.as_bytes()).await;
    let took = begun.elapsed();
    assert_eq!(status, 201, "{answer}");
    say("import of 2,000 entries, completed from that list", took, bare, "1 s");
    let begun = Instant::now();
    organiser.reads("/api/v1/fide-list/players?search=abc").await;
    say("a name looked up in that list", begun.elapsed(), bare, "0.3 s");
    hall.stop();
}

/// Five rounds of 500 players, every act timed, and the standings after each.
async fn acts() {
    const PLAYERS: u32 = 500;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let hall = start(folder.path());
    let bare = shortest(&hall).await;
    let mut organiser = Organiser::enrol(&hall).await;
    let plan = json!({
        "name": "Open",
        "rounds": 9,
        "system": "swiss",
        "tie_breaks": TIE_BREAKS,
        "courts": [{ "court": 1, "boards": 12 }],
    });
    enter(&mut organiser, PLAYERS, plan).await;
    let (mut all, mut shown, mut after_pairing) = (Vec::new(), Vec::new(), Vec::new());
    for round in 1..=5_u32 {
        let paired = json!({ "pair": { "tournament": 1 } });
        all.push((timed(&mut organiser, &paired).await, paired));
        let games = games_of(&organiser, round).await;
        let result = |game: usize, by: usize| json!({ "game": games[game], "score": score(game + by + round as usize) });
        let mut acts = vec![
            json!({ "publish": { "tournament": 1, "round": round } }),
            json!({ "lay": { "rounds": [[1, round]] } }),
        ];
        acts.extend((0..games.len()).map(|game| json!({ "enter_result": result(game, 0) })));
        acts.push(corrected(result(0, 1), json!(null)));
        for act in acts {
            all.push((timed(&mut organiser, &act).await, act));
        }
        let begun = Instant::now();
        organiser.reads(STANDINGS).await;
        shown.push(begun.elapsed());
        // a wrong result is found once the next round is paired: by the desk, and by a court
        organiser.does(json!({ "pair": { "tournament": 1 } })).await;
        let sealed = json!({ "score": result(2, 1)["score"], "rated": true });
        let item = json!({ "seq": round, "game": games[2], "at": 0, "what": { "sealed": sealed } });
        let (court, after) = (9, round - 1);
        let news = json!({ "court": court, "after": after, "through": round, "items": [item] });
        let settled = json!({ "held": round, "accept": true, "reason": "misread", "then": ANEW });
        for (act, pairs_anew) in [
            (corrected(result(1, 1), json!(ANEW)), true),
            (json!({ "take_from_court": news }), false),
            (json!({ "settle_held": settled }), true),
            (json!({ "drop_round": { "tournament": 1, "round": round + 1 } }), false),
        ] {
            let took = timed(&mut organiser, &act).await;
            if pairs_anew {
                after_pairing.push(took);
            }
            all.push((took, act));
        }
    }
    all.sort_by_key(|(took, _)| *took);
    let (longest, act) = all.last().expect("acts");
    say("an act on 500 players, in the middle", all[all.len() / 2].0, bare, "50 ms");
    say(&format!("the longest of {} acts, {act}", all.len()), *longest, bare, "50 ms");
    let repaired = after_pairing.into_iter().max().expect("rounds");
    let what = "the longest correction or held result that pairs 500 players anew";
    say(what, repaired, bare, "50 ms");
    let standings = shown.into_iter().max().expect("rounds");
    say("standings of 500 players with ten tie-breaks", standings, bare, "100 ms");
    hall.stop();
}

/// The time of an act.
async fn timed(organiser: &mut Organiser, act: &Value) -> Duration {
    let begun = Instant::now();
    organiser.does(act.clone()).await;
    begun.elapsed()
}

/// The games of a round, board 1 first.
async fn games_of(organiser: &Organiser, round: u32) -> Vec<Value> {
    let path = format!("/api/v1/events/1/tournaments/1/rounds/{round}");
    let view = organiser.reads(&path).await;
    let tables = view["tables"].as_array().expect("tables");
    tables.iter().map(|table| table["games"][0]["game"].clone()).collect()
}

/// The choice to pair the next round anew.
const ANEW: &str = "repair_all";

/// The correction of a result, with the choice about the next round.
fn corrected(result: Value, then: Value) -> Value {
    let Value::Object(mut fields) = result else { panic!("a game and its score") };
    fields.extend([("reason".to_owned(), json!("misread")), ("then".to_owned(), then)]);
    json!({ "correct_result": fields })
}

/// Thirteen rounds of 2,000 players, taken over from another program; then the server starts again.
async fn opening() {
    const PLAYERS: u32 = 2_000;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let begun = Instant::now();
    let hall = start(folder.path());
    let empty = begun.elapsed();
    let bare = shortest(&hall).await;
    let mut organiser = Organiser::enrol(&hall).await;
    let plan = json!({ "name": "Open", "rounds": 14, "system": "swiss" });
    let [import, close] = enter(&mut organiser, PLAYERS, plan).await;
    say("import of 2,000 entries", import, bare, "1 s");
    say("closing 2,000 entries", close, bare, "none");
    let entries = organiser.reads("/api/v1/events/1/entries").await;
    let persons: Vec<&Value> = entries["players"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|row| &row["player"]["person"])
        .collect();
    // by the circle: nobody meets the same player twice
    let half = persons.len() / 2;
    let rounds: Vec<Value> = (0..13)
        .map(|round| {
            let games = (0..).zip(&persons[..half]).map(|(at, white)| {
                let black = persons[half + (at + round) % half];
                json!({ "white": white, "black": black, "score": score(at + round) })
            });
            json!({ "games": games.collect::<Vec<_>>() })
        })
        .collect();
    let begun = Instant::now();
    organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    say("pairing round 1 of 2,000 players", begun.elapsed(), bare, "none");
    organiser.does(json!({ "drop_round": { "tournament": 1, "round": 1 } })).await;
    organiser.does(json!({ "take_over": { "tournament": 1, "rounds": rounds } })).await;
    let begun = Instant::now();
    organiser.does(json!({ "pair": { "tournament": 1 } })).await;
    say("pairing round 14 of 2,000 players", begun.elapsed(), bare, "none");
    hall.stop();
    let begun = Instant::now();
    let hall = start(folder.path());
    let took = begun.elapsed();
    let times = took.as_secs_f64() / empty.as_secs_f64();
    println!(
        "desk: opening an event of 13 rounds and 2,000 players: {took:.1?}, {times:.1} × a server \
         without one ({empty:.1?}); goal 1 s"
    );
    hall.stop();
}
