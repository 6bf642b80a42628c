//! Questions of anyone as plain HTTP: the courts, their games, and the settings of screens.

use super::{CourtEntry, PublicWorld, no_court};
use crate::export::{Wanted, pgn};
use crate::feed::GameHistory;
use crate::net::unchanged;
use crate::routes::{Operation, Route, Routes};
use crate::screens::Setting;
use crate::share::picture;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, HeaderMap};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Json, Response};
use court_protocol::{BoardNo, GameId, MoveView, Snapshot};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// The address of a screen's setting, on both listeners.
pub(super) const SCREEN: &str = "/api/v1/screens/{screen}";

pub(super) fn routes() -> Routes<PublicWorld> {
    let of = Operation::new;
    let pgn = |id, summary| {
        let pgn = of(id, summary).answers_file("application/x-chess-pgn");
        pgn.says(StatusCode::SERVICE_UNAVAILABLE)
    };
    vec![
        Route::api("/api/v1/courts")
            .get(courts, of("courts", "The courts").answers::<Vec<CourtEntry>>()),
        Route::api("/api/v1/courts/{court}").get(
            snapshot,
            of("court", "A court as a screen shows it")
                .answers::<Snapshot>()
                .says(StatusCode::NOT_MODIFIED)
                .says(StatusCode::SERVICE_UNAVAILABLE),
        ),
        Route::api("/api/v1/courts/{court}/pgn")
            .get(pgn_of_court, pgn("pgn_of_court", "All games of a court")),
        Route::api("/api/v1/courts/{court}/rounds/{round}/pgn")
            .get(pgn_of_round, pgn("pgn_of_round", "The games of a round")),
        Route::api("/api/v1/courts/{court}/boards/{board}/pgn")
            .get(pgn_of_board, pgn("pgn_of_board", "The games of a board")),
        Route::api("/api/v1/courts/{court}/boards/{board}/picture.png").get(
            picture,
            of("picture", "The position of a board as a picture").answers_file("image/png"),
        ),
        Route::api("/api/v1/courts/{court}/games/{game}/pgn")
            .get(pgn_of_game, pgn("pgn_of_game", "A game")),
        Route::api("/api/v1/courts/{court}/games/{game}/moves").get(
            moves,
            of("moves", "The moves of a game").asks::<FromPly>().answers::<Vec<MoveView>>(),
        ),
        Route::api("/api/v1/courts/{court}/games/{game}/history").get(
            history,
            of("history", "A game with everything that was ruled in it").answers::<GameHistory>(),
        ),
        Route::api(SCREEN)
            .get(screen, of("screen", "A screen's setting").answers::<Setting>().at_any_name()),
        Route::api("/api/v1/time")
            .get(time, of("time", "The time of the courts").answers::<Time>()),
    ]
}

async fn courts(State(world): State<PublicWorld>) -> Response {
    Json(world.courts.as_ref()).into_response()
}

async fn snapshot(
    State(world): State<PublicWorld>,
    Path(court): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some(feed) = world.feed(&court) else { return no_court(&court) };
    let Some(snapshot) = feed.json().await else { return stopped() };
    let is_known = unchanged::is_known(&headers, &snapshot.etag);
    let fresh = [(ETAG, snapshot.etag), (CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    if is_known {
        return (StatusCode::NOT_MODIFIED, fresh).into_response();
    }
    let json = [(CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    (fresh, json, snapshot.json).into_response()
}

#[derive(Deserialize, JsonSchema)]
struct FromPly {
    /// The first half-move, from 1.
    from: Option<u16>,
}

async fn moves(
    State(world): State<PublicWorld>,
    Path((court, game)): Path<(String, String)>,
    from: Result<Query<FromPly>, QueryRejection>,
) -> Response {
    let Some(feed) = world.feed(&court) else { return no_court(&court) };
    let Ok(Query(FromPly { from })) = from else {
        let text = "from must be the number of a half-move, such as ?from=1\n";
        return (StatusCode::BAD_REQUEST, text).into_response();
    };
    let found = match game.parse() {
        Ok(game) => feed.moves(GameId(game), from.unwrap_or(1)).await,
        Err(_) => None,
    };
    if let Some(moves) = found { Json(moves).into_response() } else { no_game(&game, &court) }
}

async fn history(
    State(world): State<PublicWorld>,
    Path((court, game)): Path<(String, String)>,
) -> Response {
    let Some(feed) = world.feed(&court) else { return no_court(&court) };
    let found = match game.parse() {
        Ok(game) => feed.history(GameId(game)).await,
        Err(_) => None,
    };
    found.map_or_else(|| no_game(&game, &court), |history| Json(history).into_response())
}

#[derive(Serialize, JsonSchema)]
struct Time {
    /// Court time in µs since 1970.
    court: i64,
    speed: u32,
}

async fn time(State(world): State<PublicWorld>) -> Response {
    let time = Time { court: world.clock.now_us(), speed: world.clock.speed() };
    ([(CACHE_CONTROL, "no-store")], Json(time)).into_response()
}

async fn screen(State(world): State<PublicWorld>, Path(screen): Path<String>) -> Response {
    ([(CACHE_CONTROL, "no-store")], Json(world.screens.get(&screen, world.clock.now())))
        .into_response()
}

/// The position of a board as a picture.
async fn picture(
    State(world): State<PublicWorld>,
    Path((court, board)): Path<(String, String)>,
) -> Response {
    let Some(feed) = world.feed(&court) else { return no_court(&court) };
    let game = match board.parse() {
        Ok(board) => feed.game_on(BoardNo(board)).await,
        Err(_) => None,
    };
    let Some((fen, last)) = game.and_then(|game| Some((game.fen?, game.last))) else {
        let text = format!("there is no position of board {board:?} on court {court}\n");
        return (StatusCode::NOT_FOUND, text).into_response();
    };
    let draw = move || picture::draw(&fen, last.as_ref().map(|last| last.uci.as_str()));
    let png = tokio::task::spawn_blocking(draw).await.expect("a drawing does not panic");
    let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "no-cache")];
    (headers, png).into_response()
}

async fn pgn_of_court(State(world): State<PublicWorld>, Path(court): Path<String>) -> Response {
    pgn_of::<u16>(&world, &court, None, |_| Wanted::default()).await
}

async fn pgn_of_round(
    State(world): State<PublicWorld>,
    Path((court, round)): Path<(String, String)>,
) -> Response {
    let round = ("round", round);
    pgn_of(&world, &court, Some(round), |round| Wanted { round, ..Wanted::default() }).await
}

async fn pgn_of_board(
    State(world): State<PublicWorld>,
    Path((court, board)): Path<(String, String)>,
) -> Response {
    let wanted = |board: Option<u8>| Wanted { board: board.map(BoardNo), ..Wanted::default() };
    pgn_of(&world, &court, Some(("board", board)), wanted).await
}

async fn pgn_of_game(
    State(world): State<PublicWorld>,
    Path((court, game)): Path<(String, String)>,
) -> Response {
    let wanted = |game: Option<u32>| Wanted { game: game.map(GameId), ..Wanted::default() };
    pgn_of(&world, &court, Some(("game", game)), wanted).await
}

/// The games of a court, or those of one round or board, or one game.
async fn pgn_of<T: FromStr>(
    world: &PublicWorld,
    court: &str,
    part: Option<(&str, String)>,
    wanted: impl FnOnce(Option<T>) -> Wanted,
) -> Response {
    let Some(feed) = world.feed(court) else { return no_court(court) };
    let number = part.as_ref().map(|(_, number)| number.parse());
    let sheets = match number.transpose() {
        Ok(number) => feed.sheets(wanted(number)).await,
        Err(_) => Some(Vec::new()),
    };
    let Some(sheets) = sheets else { return stopped() };
    let name = match &part {
        None if !sheets.is_empty() => format!("court-{court}.pgn"),
        Some((kind, number)) if !sheets.is_empty() => format!("court-{court}-{kind}-{number}.pgn"),
        Some((kind, number)) => {
            let text = format!("there is no game of {kind} {number:?} on court {court}\n");
            return (StatusCode::NOT_FOUND, text).into_response();
        }
        None => {
            let text = format!("there is no game on court {court} yet\n");
            return (StatusCode::NOT_FOUND, text).into_response();
        }
    };
    let headers = [
        (CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8".to_owned()),
        // numbers only: both were parsed
        (CONTENT_DISPOSITION, format!("inline; filename=\"{name}\"")),
        (CACHE_CONTROL, "no-cache".to_owned()),
    ];
    (headers, pgn(&sheets, &world.about)).into_response()
}

fn no_game(game: &str, court: &str) -> Response {
    let text = format!("there is no game {game:?} on court {court}\n");
    (StatusCode::NOT_FOUND, text).into_response()
}

fn stopped() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, "the court has stopped\n").into_response()
}
