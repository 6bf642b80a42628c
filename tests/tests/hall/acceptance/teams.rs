//! A team event, and the season of a league of eight teams.

use super::{list, number, play, points, publish, result_of, waves};
use court_tests::phone::Phone;
use court_tests::site::Site;
use serde_json::{Value, json};

/// Creates an event of so many teams: team 1 has the persons 1 to 7, team 2 those from 8 on.
async fn of_teams(site: &mut Site, format: &str, teams: u32) {
    let plan = json!({
        "name": "Teams",
        "format": format,
        "rounds": 3,
        "system": "swiss",
        "courts": [{ "court": 1, "boards": 12 }],
    });
    site.organiser.creates(&plan).await;
    let person = |number: u32| json!({ "family": format!("Player {number}"), "given": "Kim" });
    let persons: Vec<Value> = (1..=teams * 7).map(person).collect();
    let (status, _) = site.organiser.says("POST", "/api/v1/persons", Some(&json!(persons))).await;
    assert_eq!(status, 201);
    let rated = |number: u32| json!({ "person": number, "data": { "rating": 2_400 - number } });
    let players: Vec<Value> = (1..=teams * 7).map(rated).collect();
    site.does(json!({ "enter": { "players": players } })).await;
    for team in 1..=teams {
        let (captain, players) = ((team - 1) * 7 + 1, members(team));
        let entry = json!({ "team": team, "captain": captain, "players": players });
        site.does(json!({ "enter_team": { "team": entry } })).await;
    }
    site.does(json!({ "close_entries": { "seed": 2 } })).await;
}

fn members(team: u32) -> Vec<u32> {
    ((team - 1) * 7 + 1..=team * 7).collect()
}

async fn open_line_ups(site: &mut Site, round: u8) {
    let round = json!({ "tournament": 1, "round": round });
    site.does(json!({ "open_line_ups": round })).await;
}

#[test]
fn six_teams_play_three_rounds_with_sealed_line_ups() {
    court_tests::runtime().block_on(async {
        let mut site = Site::open(&[12], 60).await;
        of_teams(&mut site, "teams", 6).await;
        site.kills_in([10, 13, 19]);
        for round in 1..=3 {
            publish(&mut site, 1, round).await;
            let captain = Phone::of(&site.organiser, 1).await;
            let due = captain.sees().await["player"]["line_ups"][0].clone();
            // the captain himself rests
            let six = &members(1)[1..];
            let seal = json!({ "match_no": due["match_no"], "team": 1, "players": six });
            captain.does_numbered(u64::from(round), &json!({ "seal_line_up": seal })).await;
            open_line_ups(&mut site, round).await;
            site.does(json!({ "lay": { "rounds": [[1, round]] } })).await;
            for wave in waves(&site, 1, round).await {
                play(&mut site, (1, round), &wave, result_of).await;
            }
        }
        assert_eq!(site.kills_left(), 0, "{} steps only", site.steps());
        let ranked = site.organiser.reads("/api/v1/events/1/tournaments/1/standings").await;
        let rows = list(&ranked["rows"]);
        assert_eq!((rows.len(), &rows[0]["competitor"]), (6, &json!(1)), "{ranked}");
        let all: f64 = rows.iter().map(|row| points(&row["cells"][0])).sum();
        assert!((all - 18.0).abs() < 0.01, "nine matches have two points each: {ranked}");
        let (taken, _) = court_tests::taken(&site.data());
        assert_eq!(taken.len(), 54);
        assert!(taken.values().all(|scores| scores.len() == 1), "each result is taken once");
        let played = list(&site.organiser.reads("/api/v1/events/1/ratings").await["games"]).len();
        assert_eq!(played, 54);
        site.repeats_everything().await;
    });
}

#[test]
fn a_league_of_eight_teams_plays_its_season() {
    court_tests::runtime().block_on(async {
        let mut site = Site::open(&[12], 60).await;
        of_teams(&mut site, "league", 8).await;
        site.kills_in([11, 25, 40]);
        site.does(json!({ "pair": { "tournament": 1 } })).await;
        let mut n_games = 0;
        for round in 1..=14 {
            site.does(json!({ "publish": { "tournament": 1, "round": round } })).await;
            let view = site.round(1, round).await;
            assert_eq!(list(&view["tables"]).len(), 4);
            let no = &view["tables"][0]["match_no"];
            if round == 2 {
                let postpone = json!({ "match_no": no, "to": 1_900_000_000_000_u64 });
                site.does(json!({ "postpone": postpone })).await;
            }
            // one match of each round is played in full; nobody came to the others
            for table in &list(&view["tables"])[1..] {
                let winner = number(&table["white"]["competitor"]);
                let winner = winner.min(number(&table["black"]["competitor"]));
                let of =
                    json!({ "match_no": table["match_no"], "winner": winner, "reason": "snow" });
                site.does(json!({ "walk_over": of })).await;
            }
            open_line_ups(&mut site, round).await;
            let view = site.round(1, round).await;
            for game in list(&view["tables"][0]["games"]) {
                let score =
                    if number(&game["white"]) < number(&game["black"]) { "1-0" } else { "0-1" };
                let enter = json!({ "enter_result": { "game": game["game"], "score": score } });
                site.organiser.does(enter).await;
                n_games += 1;
            }
            assert_eq!(site.round(1, round).await["open"], 0);
        }
        assert_eq!(n_games, 14 * 36);
        let path = "/api/v1/events/1/tournaments/1/standings";
        let ranked = site.organiser.reads(path).await;
        assert_eq!(ranked["rows"][0]["competitor"], 1, "{ranked}");
        site.does(json!({ "deduct": {
            "tournament": 1,
            "team": 1,
            "match_points": 1_000,
            "board_points": 0,
            "reason": "an unregistered player",
        } }))
        .await;
        assert_eq!(site.kills_left(), 0, "{} steps only", site.steps());
        let ranked = site.organiser.reads(path).await;
        assert_eq!(ranked["rows"][7]["competitor"], 1, "{ranked}");
        site.repeats_everything().await;
    });
}
