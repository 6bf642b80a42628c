//! An intramural season of twelve players: two groups, then elimination; every match is played online
//! and reported by the players' links.

use super::{list, number, publish};
use court_tests::phone::Phone;
use court_tests::site::Site;
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[test]
fn an_intramural_season_of_twelve_players_with_elimination() {
    court_tests::runtime().block_on(async {
        let mut site = Site::open(&[1], 1).await;
        site.organiser.creates(&json!({ "name": "Season", "rulebook": "intramural" })).await;
        let person = |number: u32| json!({ "family": format!("Player {number}"), "given": "Kim" });
        let persons: Vec<Value> = (1..=12).map(person).collect();
        let (status, _) =
            site.organiser.says("POST", "/api/v1/persons", Some(&json!(persons))).await;
        assert_eq!(status, 201);
        let rated = |person: u32| json!({ "person": person, "data": { "rating": 2_000 - person } });
        let players: Vec<Value> = (1..=12).map(rated).collect();
        site.kills_in([3, 9, 17]);
        site.does(json!({ "enter": { "players": players } })).await;
        let online = json!({ "online": true });
        site.does(json!({ "make_tournaments": {
            "field": { "categories": [] },
            "deal": { "snake": 2 },
            "system": { "round_robin": "single" },
            "settings": online,
        } }))
        .await;
        let mut phones = BTreeMap::new();
        for person in 1..=12 {
            phones.insert(u64::from(person), Phone::of(&site.organiser, person).await);
        }
        for group in [1, 2] {
            site.does(json!({ "pair": { "tournament": group } })).await;
            for round in 1..=5 {
                site.does(json!({ "publish": { "tournament": group, "round": round } })).await;
                play_online(&mut site, &mut phones, group, round).await;
            }
        }
        site.does(json!({ "make_tournaments": {
            "field": { "best": { "of": [1, 2], "places": 4 } },
            "deal": "one",
            "system": { "knockout": { "boards": 1, "games": 1, "decider": "referee" } },
            "settings": online,
        } }))
        .await;
        for round in 1..=2 {
            publish(&mut site, 3, round).await;
            play_online(&mut site, &mut phones, 3, round).await;
        }
        publish(&mut site, 3, 3).await;
        let view = site.round(3, 3).await;
        let last = list(&view["tables"]).last().expect("a final").clone();
        // the final is drawn, and the referee decides the match (IM-3-3)
        for table in &list(&view["tables"])[..list(&view["tables"]).len() - 1] {
            report(&mut phones, &site, table, "1-0").await;
        }
        report(&mut phones, &site, &last, "1/2-1/2").await;
        let winner = &last["black"]["competitor"];
        let ruling = json!({ "match_no": last["match_no"], "winner": winner, "reason": "by lot" });
        site.does(json!({ "rule_match": ruling })).await;
        let medals = site.organiser.reads("/api/v1/events/1/medals").await;
        assert_eq!(&medals["general"][0]["competitor"], winner, "{medals}");
        assert_eq!(site.kills_left(), 0, "{} steps only", site.steps());
        site.repeats_everything().await;
    });
}

/// Every match of a round is played in its window: the lower number wins.
async fn play_online(
    site: &mut Site,
    phones: &mut BTreeMap<u64, Phone>,
    tournament: u32,
    round: u8,
) {
    let view = site.round(tournament, round).await;
    for table in list(&view["tables"]) {
        let is_first =
            number(&table["white"]["competitor"]) < number(&table["black"]["competitor"]);
        report(phones, site, table, if is_first { "1-0" } else { "0-1" }).await;
    }
    assert_eq!(site.round(tournament, round).await["open"], 0);
}

/// Both start the hour, White reports the result with its link, Black confirms it.
async fn report(phones: &mut BTreeMap<u64, Phone>, site: &Site, table: &Value, score: &str) {
    let (white, black) =
        (number(&table["white"]["competitor"]), number(&table["black"]["competitor"]));
    let game = &table["games"][0]["game"];
    let mut acts = Vec::new();
    for person in [white, black] {
        let hour = json!({ "match_no": table["match_no"], "person": person });
        acts.push((person, json!({ "start_hour": hour })));
    }
    let link = "https://chess.example/live/1";
    let result = json!({ "game": game, "person": white, "score": score, "link": link });
    acts.push((white, json!({ "report_result": result })));
    let answer = json!({ "game": game, "person": black, "confirm": true, "score": score });
    acts.push((black, json!({ "answer_result": answer })));
    for (person, act) in acts {
        let phone = phones.get_mut(&person).expect("a player");
        phone.court = site.court;
        let (status, done) = phone.does(act).await;
        assert_eq!(status, 200, "{done}");
    }
}
