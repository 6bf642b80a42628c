//! A Speed evening of eight players.

use super::{begin, list, points, publish, result_of, until_taken, waves};
use court_protocol::{GameResult, Seen};
use court_tests::manual::COURT;
use court_tests::site::{LaidGame, Site};
use serde_json::{Value, json};

#[test]
fn a_speed_evening_of_eight_players() {
    court_tests::runtime().block_on(async {
        let mut site = Site::open(&[4], 60).await;
        let plan = json!({
            "name": "Speed evening",
            "rulebook": "speed",
            "days": [{ "date": "2026-11-27", "starts": 1_140 }],
            "system": "swiss",
            "rounds": 5,
            "courts": [{ "court": 1, "boards": 4 }],
        });
        site.organiser.creates(&plan).await;
        let families = ["Adams", "Blake", "Carr", "Dean", "Ellis", "Frost", "Grant", "Hale"];
        let persons: Vec<Value> =
            families.iter().map(|family| json!({ "family": family, "given": "A" })).collect();
        site.organiser.enters(&json!(persons)).await;
        site.kills_in([4, 11, 18]);
        for round in 1..=5 {
            publish(&mut site, 1, round).await;
            site.does(json!({ "lay": { "rounds": [[1, round]] } })).await;
            for wave in waves(&site, 1, round).await {
                begin(&mut site, &wave).await;
                // the players decide: nobody rules a game of Speed (SP-1)
                let ended = |game: &LaidGame| match result_of(game) {
                    GameResult::Won { by } => (game.board, Seen::Resigned { side: by.other() }),
                    _ => (game.board, Seen::DrawAgreed),
                };
                site.reports(COURT, wave.iter().map(ended)).await;
                let results: Vec<_> =
                    wave.iter().map(|game| (game.game, result_of(game))).collect();
                site.confirms(COURT, &results).await;
                until_taken(&site, (1, round), &wave).await;
            }
        }
        assert_eq!(site.kills_left(), 0, "{} steps only", site.steps());
        let ranked = site.organiser.reads("/api/v1/events/1/tournaments/1/standings").await;
        let all: f64 = list(&ranked["rows"]).iter().map(|row| points(&row["cells"][0])).sum();
        assert!((all - 20.0).abs() < 0.01, "twenty games have twenty points: {ranked}");
        let (taken, held) = court_tests::taken(&site.data());
        assert_eq!((taken.len(), held.len()), (20, 0));
        assert!(taken.values().all(|scores| scores.len() == 1), "each result is taken once");
        site.repeats_everything().await;
    });
}
