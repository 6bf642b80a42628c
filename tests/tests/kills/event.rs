//! An event of eight players on one court. Its server is killed between all steps: the desk takes
//! each sealed result once, whenever the kill came.

use crate::COURT;
use court_protocol::{Ask, BoardNo, GameId, GameResult, Side};
use court_tests::organiser::FIRST_GAME;
use court_tests::site::Site;
use referee_desk::Score;
use serde_json::{Value, json};

const BOARDS: u8 = 4;
const WHITE_WINS: GameResult = GameResult::Won { by: Side::White };

#[test]
fn an_event_goes_on_after_a_kill_at_every_step_and_takes_each_result_once() {
    court_tests::runtime().block_on(async {
        let mut site = Site::open(&[BOARDS], 1).await;
        prepare(&mut site).await;
        site.is_killed();
        assert_eq!(site.sends().await, ["round 1 on boards 1, 2, 3, 4 put on"]);
        site.is_killed();
        assert_eq!(site.sends().await, ["round 1 on boards 1, 2, 3, 4 is there already"]);
        site.starts(COURT, &[1, 2, 3, 4].map(BoardNo)).await;
        site.moves(COURT, &[BoardNo(1)]).await;
        site.is_killed();

        // killed as soon as the court has answered: the desk may have heard of nothing yet
        let games = [0, 1, 2, 3].map(|game| GameId(FIRST_GAME + game));
        white_wins(&mut site, &games[..2]).await;
        site.is_killed();
        site.round_until(1, 1, |round| round["open"] == 2).await;
        site.is_killed();
        white_wins(&mut site, &games[2..]).await;
        site.is_killed();
        let started = site.round_until(1, 1, |round| round["open"] == 0).await;
        for table in started["tables"].as_array().expect("a list") {
            assert!(table["games"][0]["started"].is_number(), "{table}");
        }
        assert_eq!(started["tables"][0]["games"][0]["result"]["rated"], true, "both moved");
        assert_eq!(started["tables"][1]["games"][0]["result"]["rated"], false, "nobody moved");

        site.organiser.lays(2).await;
        assert_eq!(site.sends().await, ["round 2 on boards 1, 2, 3, 4 put on"]);
        site.is_killed();

        // a wrong result was sealed: the court corrects it, and round 2 is paired already
        let (game, result) = (games[0], GameResult::Drawn);
        let reason = "the slip says so".to_owned();
        let correct = Ask::CorrectResult { game, result, based_on: None, reason };
        site.asks(COURT, vec![correct]).await;
        site.is_killed();
        let held = site.held().await;
        assert_eq!(
            (&held["because"], &held["score"]),
            (&json!("after_pairing"), &json!("1/2-1/2"))
        );
        settle(&mut site, &held["no"]).await;
        site.is_killed();

        let games: Vec<GameId> = site.laid(1, 2).await.iter().map(|laid| laid.game).collect();
        white_wins(&mut site, &games).await;
        site.is_killed();
        site.round_until(1, 2, |round| round["open"] == 0).await;
        let ranked = site.organiser.reads("/api/v1/events/1/tournaments/1/standings").await;
        let points = ranked["rows"].as_array().expect("a list").iter();
        let points: Vec<&str> =
            points.map(|row| row["cells"][0].as_str().expect("points")).collect();
        let points: f32 = points.iter().map(|points| points.parse::<f32>().expect("points")).sum();
        assert!((points - 8.0).abs() < 0.01, "eight games have eight points: {points}");
        site.ends();
        let (taken, held) = court_tests::taken(&site.data());
        assert_eq!(taken.len(), 8, "{taken:?}");
        assert!(taken.values().all(|scores| scores == &[Score::WhiteWins]), "{taken:?}");
        assert_eq!(held, [GameId(FIRST_GAME)]);
    });
}

/// Eight players are entered; round 1 is published and laid.
async fn prepare(site: &mut Site) {
    let plan = json!({
        "name": "Evening",
        "rounds": 3,
        "system": "swiss",
        "courts": [{ "court": 1, "boards": BOARDS }],
    });
    site.organiser.creates(&plan).await;
    let names = ["Adams", "Blake", "Carr", "Dean", "Ellis", "Frost", "Grant", "Hale"];
    let persons: Vec<Value> =
        names.iter().map(|family| json!({ "family": family, "given": "A" })).collect();
    site.organiser.enters(&json!(persons)).await;
    site.organiser.lays(1).await;
}

async fn white_wins(site: &mut Site, games: &[GameId]) {
    let results: Vec<_> = games.iter().map(|&game| (game, WHITE_WINS)).collect();
    site.seals(COURT, &results).await;
}

/// The organiser looks at the choices, and keeps round 2.
async fn settle(site: &mut Site, held: &Value) {
    let settle = |then: Value| {
        let reason = "the slip says so";
        json!({ "settle_held": { "held": held, "accept": true, "reason": reason, "then": then } })
    };
    let refused = site.organiser.is_refused(settle(Value::Null)).await;
    assert_eq!(refused["refusal"]["choose_after_pairing"]["usual"], "repair_all", "{refused}");
    for (then, is_repaired) in [("keep", false), ("repair_all", true)] {
        let preview = site.previews(settle(json!(then))).await;
        let boards = preview["boards"].as_array().expect("a list");
        assert_eq!(!boards.is_empty(), is_repaired, "{then}: {preview}");
    }
    site.organiser.does(settle(json!("keep"))).await;
}
