//! Whole events through the HTTP API, on the real server: a weekend of 96 players whose server is
//! killed ten times, a team event, a league season, an intramural season and a Speed evening.
//!
//! `COURT_SEED` says where the moments of the kills are drawn from.

mod intramural;
mod speed;
mod teams;
mod weekend;

use court_protocol::{BoardNo, CourtId, GameId, GameResult, Side};
use court_tests::site::{LaidGame, Site};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A result as the desk writes it.
fn score(result: GameResult) -> &'static str {
    match result {
        GameResult::Won { by: Side::White } => "1-0",
        GameResult::Won { by: Side::Black } => "0-1",
        GameResult::Drawn => "1/2-1/2",
        GameResult::BothLost => "0-0",
    }
}

/// The lower number of the two wins; every fifth game is drawn.
fn result_of(game: &LaidGame) -> GameResult {
    match (game.white * 3 + game.black * 5) % 5 {
        0 => GameResult::Drawn,
        _ => GameResult::Won { by: lower(game) },
    }
}

/// The side of the player with the lower number.
fn lower(game: &LaidGame) -> Side {
    if game.white < game.black { Side::White } else { Side::Black }
}

/// The games of a round that lie on boards, wave by wave.
async fn waves(site: &Site, tournament: u32, round: u8) -> Vec<Vec<LaidGame>> {
    let mut waves: BTreeMap<u64, Vec<LaidGame>> = BTreeMap::new();
    for game in site.laid(tournament, round).await {
        waves.entry(game.wave).or_default().push(game);
    }
    waves.into_values().collect()
}

/// The games of a wave, court by court.
fn by_court(games: &[LaidGame]) -> BTreeMap<CourtId, Vec<LaidGame>> {
    let mut courts: BTreeMap<CourtId, Vec<LaidGame>> = BTreeMap::new();
    for game in games {
        courts.entry(game.court).or_default().push(*game);
    }
    courts
}

/// The games of a wave go to their courts, are begun, and end so. The desk has the results when this
/// returns.
async fn play(
    site: &mut Site,
    (tournament, round): (u32, u8),
    games: &[LaidGame],
    result: impl Fn(&LaidGame) -> GameResult,
) -> Vec<(GameId, &'static str)> {
    begin(site, games).await;
    for (court, games) in by_court(games) {
        let results: Vec<_> = games.iter().map(|game| (game.game, result(game))).collect();
        site.seals(court, &results).await;
    }
    until_taken(site, (tournament, round), games).await;
    games.iter().map(|game| (game.game, score(result(game)))).collect()
}

/// The games of a wave go to their courts and are begun, with a move of each side.
async fn begin(site: &mut Site, games: &[LaidGame]) {
    site.sends().await;
    for (court, games) in by_court(games) {
        let boards: Vec<BoardNo> = games.iter().map(|game| game.board).collect();
        site.starts(court, &boards).await;
        site.moves(court, &boards).await;
    }
}

/// Waits until the desk has a result of each of these games.
async fn until_taken(site: &Site, (tournament, round): (u32, u8), games: &[LaidGame]) -> Value {
    let meant: BTreeSet<u64> = games.iter().map(|game| u64::from(game.game.0)).collect();
    let open = |view: &Value| {
        let is_open = |game: &Value| {
            let is_meant = game["game"].as_u64().is_some_and(|game| meant.contains(&game));
            is_meant && game["result"].is_null()
        };
        list(&view["tables"]).iter().flat_map(|table| list(&table["games"])).any(is_open)
    };
    site.round_until(tournament, round, |view| !open(view)).await
}

/// Pairs a round and publishes it.
async fn publish(site: &mut Site, tournament: u32, round: u8) {
    site.does(json!({ "pair": { "tournament": tournament } })).await;
    site.does(json!({ "publish": { "tournament": tournament, "round": round } })).await;
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// A number that a view writes as text, such as points.
fn points(value: &Value) -> f64 {
    value.as_str().expect("points").parse().expect("points")
}

/// The results of all games of a round, by game.
fn results(round: &Value) -> BTreeMap<GameId, String> {
    let games = list(&round["tables"]).iter().flat_map(|table| list(&table["games"]));
    let result = |game: &Value| {
        let id = GameId(u32::try_from(number(&game["game"])).expect("a game's number"));
        Some((id, game["result"]["score"].as_str()?.to_owned()))
    };
    games.filter_map(result).collect()
}

/// The medals of a classification as places.
fn places(rows: &Value) -> Vec<u64> {
    list(rows).iter().map(|row| number(&row["place"])).collect()
}
