//! The routes of the two listeners.
//!
//! The court's: `/court`, a device's session; `/judge`, the page that holds one; `/poster`, which
//! leads phones there; `/p`, a player's page. The public's: its page, the feeds, and questions as
//! plain HTTP, all answered by the released court of the public feeds.
//!
//! # A new route
//!
//! `routes::Route` holds an address, its handlers and their descriptions in one entry, so that none
//! of the API is without a description. `/api/v1/openapi.json` of each listener is made from its
//! entries, and a test of `court-tests` (`hall/described.rs`) asks every operation on a real server.
//! To add one:
//!
//! 1. Derive `schemars::JsonSchema` on the types of its body, query and answer; in the pure crates
//!    under their feature `schema`. Two types of one name need a `schemars(rename = "…")`.
//! 2. Add `Route::api(path).get(handler, Operation::new(id, summary)…)` to a table of routes. The
//!    operation names who may call it, what it takes, and every status that its handler chooses.
//!    The statuses of every bad address, body and token are added by `openapi`. A new part of an
//!    address goes into its `PARAMETERS`.
//! 3. A request with a body gets a sample in that test.
//! 4. `cargo test -p referee-server --lib typescript` writes the types of the pages anew.

mod api;
mod bodies;
mod events;
mod language;
mod openapi;
mod past;
#[cfg(test)]
mod typescript;

use self::bodies::{Bodies, bounded};
use self::events::Head;
use crate::about::About;
use crate::clock::CourtClock;
use crate::desks::Desks;
use crate::feed::task::FeedHandle;
use crate::feed::{Names, follower};
use crate::net::listen::{KEEP_ALIVE, Visitor};
use crate::net::upgrade::{self, Agreed, Subprotocol};
use crate::pages::{self, Page};
use crate::past::Past;
use crate::routes::{Operation, Route, Routes, Who, router};
use crate::screens::{Screens, Setting};
use crate::session::task::{SessionWorld, serve as serve_session};
use crate::share::Shared;
use axum::body::Body;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap,
    HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, Method, StatusCode, Version};
use axum::middleware::{Next, from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{any, get};
use axum::{Extension, Router};
use court_protocol::{BoardNo, CourtId};
use referee_messages::Words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::watch;

/// The longest setting of a screen, in bytes.
const SETTING_MAX: usize = 4_096;

/// The state of the public's routes.
#[derive(Debug, Clone)]
pub struct PublicWorld {
    /// A feed for each court, on the public's runtime.
    pub feeds: Arc<BTreeMap<CourtId, FeedHandle>>,
    /// The courts, as a list shows them.
    pub courts: Arc<Vec<CourtEntry>>,
    /// The public's clock: court time less the public's delay.
    pub clock: CourtClock,
    /// The address of the public's listener.
    pub listener: SocketAddr,
    /// The event's description, for PGN.
    pub about: Arc<About>,
    /// The settings of the hall's screens.
    pub screens: Arc<Screens>,
    /// The style sheet of the event's own look.
    pub look: Arc<str>,
    pub past: Arc<Past>,
    /// The desks of the events.
    pub desks: Arc<Desks>,
    /// The names of players, as they are now.
    pub names: watch::Receiver<Names>,
}

/// A court in the list of courts.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct CourtEntry {
    /// The court's number, from 1.
    pub court: CourtId,
    pub name: String,
}

fn addresses<S>(routes: Routes<S>) -> Vec<String> {
    routes.into_iter().map(|route| route.path).collect()
}

fn of_the_court(rehearsal: bool) -> Routes<Arc<SessionWorld>> {
    let mut routes = vec![
        Route::page("/court", any(court)),
        Route::page("/poster", get(poster)),
        Route::api(api::SCREEN)
            .get(
                screen,
                Operation::new("screen", "A screen's setting").answers::<Setting>().at_any_name(),
            )
            .put(
                set_screen,
                Operation::new("set_screen", "Sets a screen")
                    .by(Who::Head)
                    .takes::<Setting>(SETTING_MAX)
                    .says(StatusCode::NO_CONTENT)
                    .at_any_name(),
            ),
    ];
    routes.extend(events::routes());
    routes.extend(past::for_referees());
    let mut routes = openapi::described("for devices and organisers", routes);
    routes.extend(Page::JUDGE.routes(rehearsal));
    routes.extend(Page::REFEREE.routes(rehearsal));
    routes.extend(Page::DESK.routes(rehearsal));
    routes.extend(Page::PERSONAL.routes(rehearsal));
    routes.extend(pages::icons());
    routes
}

/// The addresses that pages of any site may read.
fn of_anyone() -> Routes<PublicWorld> {
    let mut routes = vec![Route::page("/feed/{court}", any(feed))];
    routes.extend(api::routes());
    routes.extend(past::for_the_public());
    // the public's pages ask every few seconds
    routes.extend(events::views(Who::Anyone).into_iter().map(Route::tagged));
    openapi::described("for anyone", routes)
}

fn of_the_public(rehearsal: bool) -> Routes<PublicWorld> {
    let mut routes = Page::PUBLIC.routes(rehearsal);
    routes.push(Route::page("/game", get(shared)));
    routes.push(Route::page("/event.css", get(look)));
    routes.extend(Page::TABLE.routes(rehearsal));
    routes.extend(pages::icons());
    routes
}

/// Every address of the court's listener.
pub fn court_addresses() -> Vec<String> {
    addresses(of_the_court(false))
}

/// Every address of the public's listener.
pub fn public_addresses() -> Vec<String> {
    [addresses(of_anyone()), addresses(of_the_public(false))].concat()
}

pub fn court_routes(world: Arc<SessionWorld>) -> Router {
    router(of_the_court(world.about.rehearsal))
        .fallback(nothing_here)
        .layer(from_fn_with_state(Bodies::default(), bounded))
        .layer(from_fn(by_the_book))
        .layer(map_response(as_it_is_called))
        .with_state(world)
}

pub fn public_routes(world: PublicWorld) -> Router {
    router(of_anyone())
        .route_layer(from_fn(for_other_sites))
        .merge(router(of_the_public(world.about.rehearsal)))
        .fallback(nothing_here)
        .method_not_allowed_fallback(get_only)
        .layer(from_fn(by_the_book))
        .layer(map_response(as_it_is_called))
        .with_state(world)
}

/// Every answer has the content type it names, and says how long its connection stays open. Links do
/// not tell other sites their origin. An answer that is no page may load nothing and be framed nowhere.
async fn as_it_is_called(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(HeaderName::from_static("keep-alive"), KEEP_ALIVE);
    let nothing = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(nothing);
    response
}

/// Refuses a request without the one `Host` that names this server (RFC 9112, 3.2), and a method that
/// nobody knows (RFC 9110, 9.1).
async fn by_the_book(request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(HOST).iter().count();
    if hosts > 1 || hosts == 0 && request.version() >= Version::HTTP_11 {
        return (StatusCode::BAD_REQUEST, "name one Host\n").into_response();
    }
    let known = [
        Method::GET,
        Method::HEAD,
        Method::POST,
        Method::PUT,
        Method::DELETE,
        Method::CONNECT,
        Method::OPTIONS,
        Method::TRACE,
        Method::PATCH,
    ];
    if !known.contains(request.method()) {
        return (StatusCode::NOT_IMPLEMENTED, "this method is not known here\n").into_response();
    }
    next.run(request).await
}

/// The pages of other sites may read what anyone may read.
async fn for_other_sites(request: Request, next: Next) -> Response {
    let is_read = request.method() == Method::GET;
    let mut response = next.run(request).await;
    if is_read {
        let anyone = HeaderValue::from_static("*");
        response.headers_mut().insert(ACCESS_CONTROL_ALLOW_ORIGIN, anyone);
    }
    response
}

/// The language of an address, as the pages take it: `?lang=de`.
#[derive(Deserialize)]
struct InLanguage {
    lang: Option<String>,
}

/// The poster in the language of its address, else in one of the reader's.
async fn poster(
    State(world): State<Arc<SessionWorld>>,
    asked: Result<Query<InLanguage>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let asked = asked.ok().and_then(|Query(asked)| Words::in_language(&asked.lang?));
    let words = asked.unwrap_or_else(|| language::accepted(&headers));
    words.during(|| crate::poster::poster(world.listener))
}

async fn court(
    State(world): State<Arc<SessionWorld>>,
    Extension(visitor): Extension<Visitor>,
    mut request: Request,
) -> Response {
    if request.method() != Method::GET {
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

/// Sets a screen.
async fn set_screen(
    State(world): State<Arc<SessionWorld>>,
    _: Head,
    Path(screen): Path<String>,
    setting: Result<Json<Setting>, JsonRejection>,
) -> Response {
    let setting = match setting {
        Ok(Json(setting)) => setting,
        Err(error) => return (error.status(), format!("{}\n", error.body_text())).into_response(),
    };
    match world.screens.set(&screen, setting, world.clock.now()) {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => (StatusCode::BAD_REQUEST, format!("{error}\n")).into_response(),
    }
}

/// The setting of a screen as it is now: the head referee sees what he changes.
async fn screen(State(world): State<Arc<SessionWorld>>, Path(screen): Path<String>) -> Response {
    let setting = world.screens.get(&screen, world.clock.now());
    ([(CACHE_CONTROL, "no-store")], Json(setting)).into_response()
}

async fn feed(
    State(world): State<PublicWorld>,
    Extension(visitor): Extension<Visitor>,
    Path(court): Path<String>,
    mut request: Request,
) -> Response {
    if request.method() != Method::GET {
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

#[derive(Deserialize)]
struct OnBoard {
    court: u16,
    board: u8,
}

/// The public page, with a preview of the game on a board if the address names one.
async fn shared(
    State(world): State<PublicWorld>,
    on: Result<Query<OnBoard>, QueryRejection>,
) -> Response {
    let Ok(Query(OnBoard { court, board })) = on else {
        return Page::PUBLIC.with_head("", world.about.rehearsal);
    };
    let (court, board) = (CourtId(court), BoardNo(board));
    let game = match world.feeds.get(&court) {
        Some(feed) => feed.game_on(board).await,
        None => None,
    };
    let event = world.about.view();
    let origin = world.about.public_origin(world.listener);
    let head = game.map(|game| {
        let (event, game, origin) = (event.as_ref(), &*game, origin.as_str());
        Shared { court, board, event, game, origin }.head()
    });
    Page::PUBLIC.with_head(&head.unwrap_or_default(), world.about.rehearsal)
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

async fn get_only() -> Response {
    let mut response = not_get();
    response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
    response
}

fn not_get() -> Response<Body> {
    let text = "this address only answers GET: nothing is sent to it\n";
    (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET")], text).into_response()
}
