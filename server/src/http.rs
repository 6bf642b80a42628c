//! The routes of the two listeners.
//!
//! The court's: `/court`, a device's session; `/judge`, the page that holds one; `/poster`, which
//! leads phones there. The public's: its page, the feeds, and a few questions as plain HTTP, all
//! answered by the released court of the public feeds.

use crate::clock::CourtClock;
use crate::feed::follower;
use crate::feed::task::FeedHandle;
use crate::net::listen::Visitor;
use crate::net::unchanged;
use crate::net::upgrade::{self, Agreed, Subprotocol};
use crate::pages::Page;
use crate::screens::{Screens, Setting};
use crate::session::task::{SessionWorld, serve as serve_session};
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{
    ALLOW, AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{any, get, put};
use axum::{Extension, Router};
use court_protocol::{CourtId, GameId, Role};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

/// The state of the public's routes.
#[derive(Debug, Clone)]
pub struct PublicWorld {
    /// A feed for each court, on the public's runtime.
    pub feeds: Arc<BTreeMap<CourtId, FeedHandle>>,
    /// The courts, as a list shows them.
    pub courts: Arc<Vec<CourtEntry>>,
    pub clock: CourtClock,
    /// The settings of the hall's screens.
    pub screens: Arc<Screens>,
    /// The style sheet of the event's own look.
    pub look: Arc<str>,
}

/// A court in the list of courts.
#[derive(Debug, Clone, Serialize)]
pub struct CourtEntry {
    /// The court's number, from 1.
    pub court: CourtId,
    pub name: String,
}

pub fn court_routes(world: Arc<SessionWorld>, listener: IpAddr) -> Router {
    Router::new()
        .route("/court", any(court))
        .route(
            "/poster",
            get(async move |headers: HeaderMap| crate::poster::poster(&headers, listener)),
        )
        .route("/api/v1/screens/{screen}", put(set_screen))
        .merge(Page::JUDGE.routes())
        .merge(Page::REFEREE.routes())
        .fallback(nothing_here)
        .layer(map_response(as_it_is_called))
        .with_state(world)
}

pub fn public_routes(world: PublicWorld) -> Router {
    Router::new()
        .route("/feed/{court}", any(feed))
        .route("/api/v1/courts", get(courts))
        .route("/api/v1/courts/{court}", get(snapshot))
        .route("/api/v1/courts/{court}/games/{game}/moves", get(moves))
        .route("/api/v1/courts/{court}/games/{game}/history", get(history))
        .route("/api/v1/screens/{screen}", get(screen))
        .route("/api/v1/time", get(time))
        .route("/event.css", get(look))
        .merge(Page::PUBLIC.routes())
        .merge(Page::TABLE.routes())
        .fallback(nothing_here)
        .method_not_allowed_fallback(get_only)
        .layer(map_response(as_it_is_called))
        .with_state(world)
}

/// Every answer has the content type it names, and links do not tell other sites their origin.
async fn as_it_is_called(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

async fn court(
    State(world): State<Arc<SessionWorld>>,
    Extension(visitor): Extension<Visitor>,
    mut request: Request,
) -> Response {
    if request.method() != axum::http::Method::GET {
        return not_get();
    }
    if !upgrade::is_own_origin(request.headers()) {
        return *upgrade::refuse(
            StatusCode::FORBIDDEN,
            "a page from elsewhere may not speak on the court",
        );
    }
    let agreed = match upgrade::agree(&mut request, Subprotocol::Named) {
        Ok(agreed) => agreed,
        Err(refused) => return *refused,
    };
    let format = agreed.format;
    let (response, upgrade) = agreed.split();
    tokio::spawn(async move {
        if let Some((stream, early)) = Agreed::socket(upgrade).await {
            serve_session(stream, early, format, world, visitor.permit).await;
        }
    });
    response
}

/// Sets a screen: a head referee's device proves itself by its token.
async fn set_screen(
    State(world): State<Arc<SessionWorld>>,
    Path(screen): Path<String>,
    headers: HeaderMap,
    setting: Result<Json<Setting>, JsonRejection>,
) -> Response {
    let token = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = token.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    if world.gate.role_of(token.to_owned()).await != Some(Role::Head) {
        let text = "a head referee's token sets a screen: Authorization: Bearer TOKEN\n";
        return (StatusCode::FORBIDDEN, text).into_response();
    }
    let setting = match setting {
        Ok(Json(setting)) => setting,
        Err(error) => return (error.status(), format!("{}\n", error.body_text())).into_response(),
    };
    match world.screens.set(&screen, setting) {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => (StatusCode::BAD_REQUEST, format!("{error}\n")).into_response(),
    }
}

async fn screen(State(world): State<PublicWorld>, Path(screen): Path<String>) -> Response {
    ([(CACHE_CONTROL, "no-store")], Json(world.screens.get(&screen))).into_response()
}

async fn feed(
    State(world): State<PublicWorld>,
    Extension(visitor): Extension<Visitor>,
    Path(court): Path<String>,
    mut request: Request,
) -> Response {
    if request.method() != axum::http::Method::GET {
        return not_get();
    }
    let Some(feed) = world.feed(&court) else { return no_court(&court) };
    let agreed = match upgrade::agree(&mut request, Subprotocol::JsonIfNone) {
        Ok(agreed) => agreed,
        Err(refused) => return *refused,
    };
    if !visitor.permit.keep() {
        return (StatusCode::SERVICE_UNAVAILABLE, "another one has this place\n").into_response();
    }
    let (format, clock) = (agreed.format, world.clock);
    let (response, upgrade) = agreed.split();
    tokio::spawn(async move {
        if let Some((stream, early)) = Agreed::socket(upgrade).await {
            // a task of its own, so that nothing of the handshake is kept while it follows
            tokio::spawn(async move {
                follower::serve(stream, early, format, feed, clock).await;
                drop(visitor.permit);
            });
        }
    });
    response
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

#[derive(Deserialize)]
struct FromPly {
    from: Option<u16>,
}

async fn moves(
    State(world): State<PublicWorld>,
    Path((court, game)): Path<(String, String)>,
    from: Result<Query<FromPly>, axum::extract::rejection::QueryRejection>,
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

#[derive(Serialize)]
struct Time {
    /// Court time in µs since 1970.
    court: i64,
    speed: u32,
}

async fn time(State(world): State<PublicWorld>) -> Response {
    let time = Time { court: world.clock.now_us(), speed: world.clock.speed() };
    ([(CACHE_CONTROL, "no-store")], Json(time)).into_response()
}

async fn look(State(world): State<PublicWorld>, headers: HeaderMap) -> Response {
    crate::look::serve(&world.look, &headers)
}

async fn nothing_here() -> Response {
    (StatusCode::NOT_FOUND, "there is nothing at this address\n").into_response()
}

impl PublicWorld {
    fn feed(&self, court: &str) -> Option<FeedHandle> {
        self.feeds.get(&CourtId(court.parse().ok()?)).cloned()
    }
}

fn no_court(court: &str) -> Response {
    let text = format!("there is no court {court:?} here; GET /api/v1/courts lists them\n");
    (StatusCode::NOT_FOUND, text).into_response()
}

fn no_game(game: &str, court: &str) -> Response {
    let text = format!("there is no game {game:?} on court {court}\n");
    (StatusCode::NOT_FOUND, text).into_response()
}

fn stopped() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, "the court has stopped\n").into_response()
}

async fn get_only() -> Response {
    not_get()
}

fn not_get() -> Response<Body> {
    let text = "this address only answers GET: nothing is sent to it\n";
    (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET")], text).into_response()
}
