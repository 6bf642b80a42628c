//! A player's own view of an event, by his personal link, and what he may do by it.

use super::rights::{LinkedPlayer, Organiser};
use super::{Answer, Ask, Done, No, Numbered, World, desk, moves, reading, seen_here};
use crate::desks::EventNo;
use crate::names;
use crate::net::announce;
use crate::player_links::PlayerLinks;
use crate::routes::{Operation, Route, Routes, Who};
use crate::session::task::SessionWorld;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use court_protocol::{GameId, PlayerId, RunEvidence};
use futures::future::join_all;
use referee_desk::views::{self, Audience, PlayerGame, PlayerView, RatingRow};
use referee_desk::{Act, Author, Desk, PersonId, game_shown};
use referee_tournament::event::Colour;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The addresses about a player: his link for an organiser, and his own pages by it.
/// The longest act of a player, in bytes. Moves come as a PGN, at an address of their own.
const ACT_MAX: usize = 8 * 1024;

pub(super) fn routes() -> Routes<Arc<SessionWorld>> {
    let of = Operation::new;
    vec![
        Route::api("/api/v1/events/{event}/players/{person}/link")
            .get(
                link,
                of("player_link", "A player's personal link")
                    .by(Who::Organiser)
                    .asks::<Reached>()
                    .answers::<Link>(),
            )
            .post(
                replace_link,
                of("replace_player_link", "Replaces a player's personal link")
                    .by(Who::Organiser)
                    .asks::<Reached>()
                    .answers::<Link>()
                    .says(StatusCode::SERVICE_UNAVAILABLE),
            ),
        Route::api("/api/v1/events/{event}/links").get(
            links,
            of("player_links", "The personal links of all players on the entry list")
                .by(Who::Organiser)
                .asks::<Reached>()
                .answers::<Vec<Link>>(),
        ),
        Route::api("/api/v1/origins").get(
            origins,
            of("origins", "The origins with which links can begin, best first")
                .answers::<Vec<String>>(),
        ),
        Route::api("/api/v1/players/{token}").get(
            page,
            of("player_page", "A player's own view").answers::<PlayerPage>().may_be_refused(),
        ),
        Route::api("/api/v1/players/{token}/changes").get(
            changes,
            of(
                "player_changes",
                "Answers once the player's event has changed, or after 25 seconds",
            )
            .asks::<reading::After>()
            .answers::<Done>(),
        ),
        Route::api("/api/v1/players/{token}/games/{game}/pgn").post(
            moves::of_player,
            of("report_game", "Reports the result of an online game by its PGN")
                .takes_file(moves::PGN_MAX)
                .answers::<Done>()
                .may_be_refused()
                .says(StatusCode::TOO_MANY_REQUESTS)
                .says(StatusCode::UNPROCESSABLE_ENTITY)
                .says(StatusCode::SERVICE_UNAVAILABLE),
        ),
        Route::api("/api/v1/players/{token}/commands").post(
            command,
            of("player_command", "An act of the player, or of his team's captain")
                .takes::<Ask>(ACT_MAX)
                .answers::<Done>()
                .may_be_refused()
                .says(StatusCode::TOO_MANY_REQUESTS)
                .says(StatusCode::UNPROCESSABLE_ENTITY)
                .says(StatusCode::SERVICE_UNAVAILABLE),
        ),
    ]
}

/// A player's personal link.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PlayerLink")]
struct Link {
    person: PersonId,
    token: String,
    /// The address of his view on the court's listener.
    path: String,
    /// The address of his page.
    page: String,
    /// The same as a QR code in SVG.
    qr: String,
}

/// The origin that links begin with, as phones reach the court's listener.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Reached {
    /// `http://hall.local:4710`, or that of a proxy; the listener's first without it.
    at: Option<String>,
}

/// The longest origin of a link, in bytes: a QR code of it is still read from a card.
const ORIGIN_MAX: usize = 120;

/// The origins of the court's listener, best first.
async fn origins(State(world): World) -> Json<Vec<String>> {
    Json(announce::origins(world.listener))
}

/// All that a player's page shows.
#[derive(Serialize, JsonSchema)]
struct PlayerPage {
    event: EventNo,
    /// The event's name.
    name: String,
    player: PlayerView,
    /// The names of the player, of his opponents, and of the team that he names line-ups for.
    names: BTreeMap<PersonId, String>,
    /// The site of online matches; empty for none.
    site: String,
    /// The handles of the player and of his opponents there.
    handles: BTreeMap<PersonId, String>,
    /// His line of the rating report.
    rating: Option<RatingRow>,
    /// His runs in finished games, as far as they still stand on their boards.
    runs: BTreeMap<GameId, u16>,
}

/// A player's link, for an organiser who hands it out.
async fn link(
    State(world): World,
    _: Organiser,
    Path((event, person)): Path<(String, String)>,
    reached: Result<Query<Reached>, QueryRejection>,
) -> Answer<Json<Link>> {
    let (event, person) = entered(&world, &event, &person).await?;
    let origin = origin(&world, reached?.0)?;
    Ok(Json(link_of(&world.player_links, event, person, &origin)))
}

/// The links of all players on the entry list, for the cards that an organiser hands out.
async fn links(
    State(world): World,
    _: Organiser,
    Path(event): Path<String>,
    reached: Result<Query<Reached>, QueryRejection>,
) -> Answer<Json<Vec<Link>>> {
    let (event, desk) = desk(&world, &event).await?;
    let origin = origin(&world, reached?.0)?;
    let links = world.player_links.clone();
    let all = move || {
        let persons = desk.now().entries().keys().copied().collect::<Vec<_>>();
        persons.into_iter().map(|person| link_of(&links, event, person, &origin)).collect()
    };
    let all = tokio::task::spawn_blocking(all).await;
    Ok(Json(all.expect("drawing codes does not panic")))
}

fn origin(world: &SessionWorld, Reached { at }: Reached) -> Answer<String> {
    let Some(at) = at else {
        let origins = announce::origins(world.listener);
        return Ok(origins.into_iter().next().expect("a listener has an address"));
    };
    let is_web = at.starts_with("http://") || at.starts_with("https://");
    let is_plain = at.bytes().all(|byte| byte.is_ascii_graphic() && !b"#?\"<>@".contains(&byte));
    if is_web && is_plain && at.len() <= ORIGIN_MAX {
        return Ok(at.trim_end_matches('/').to_owned());
    }
    let text = format!(
        "{at:?} is no address for links; expected http:// or https:// and a host, {ORIGIN_MAX} \
         letters at most"
    );
    Err(No::Unreadable(StatusCode::BAD_REQUEST, text))
}

/// Replaces a player's link: the old one leads nowhere from now on.
async fn replace_link(
    State(world): World,
    _: Organiser,
    Path((event, person)): Path<(String, String)>,
    reached: Result<Query<Reached>, QueryRejection>,
) -> Answer<Json<Link>> {
    let (event, person) = entered(&world, &event, &person).await?;
    let origin = origin(&world, reached?.0)?;
    let links = world.player_links.clone();
    let replaced = tokio::task::spawn_blocking(move || links.replace(event, person)).await;
    let replaced = replaced.expect("keeping a link does not panic");
    replaced.map_err(|error| No::Failed(error.to_string()))?;
    Ok(Json(link_of(&world.player_links, event, person, &origin)))
}

fn link_of(links: &PlayerLinks, event: EventNo, person: PersonId, origin: &str) -> Link {
    let token = links.token(event, person);
    let path = format!("/api/v1/players/{token}");
    let page = format!("{origin}/p#{token}");
    Link { person, qr: crate::qr::svg(&page), token, path, page }
}

/// A player on the entry list, for an organiser.
async fn entered(world: &SessionWorld, event: &str, person: &str) -> Answer<(EventNo, PersonId)> {
    let (event, desk) = desk(world, event).await?;
    let found = person.parse().map(PersonId).ok();
    let found = found.filter(|person| desk.now().entries().contains_key(person));
    let person = found.ok_or_else(|| No::NotThere(format!("there is no player {person:?}")))?;
    Ok((event, person))
}

/// A player's page.
async fn page(
    State(world): World,
    LinkedPlayer { event, person, desk }: LinkedPlayer,
) -> Answer<Response> {
    let known = world.rounds.names.borrow().clone();
    let page = desk.view(Audience::Crew, move |desk: &Desk| {
        let known = names::in_event(&known, desk);
        let player = views::player(desk, person)?;
        let opponents = player.games.iter().filter_map(|game| game.opponent);
        let own: BTreeSet<PersonId> = player
            .line_ups
            .iter()
            .flat_map(|due| due.players.iter().copied())
            .chain([person])
            .collect();
        let shown: BTreeSet<PersonId> = opponents.chain(own.iter().copied()).collect();
        let name = |of: PersonId| {
            let name = known.get(&PlayerId(of.0))?;
            let introduced = if own.contains(&of) { &name.listed } else { &name.public };
            Some((of, introduced.name.clone()))
        };
        let online = player.games.iter().filter(|game| game.online.is_some());
        let online = online.filter_map(|game| game.opponent).chain([person]);
        let handle = |of: PersonId| Some((of, known.get(&PlayerId(of.0))?.person.handle.clone()?));
        let handles = online.filter_map(handle).collect();
        let report = views::rating_report(desk);
        // games and points of the report would tell results that are held back
        let is_held = desk.tournaments().values().any(|of| !Audience::Public.sees_results(of));
        Ok::<_, No>(PlayerPage {
            event,
            name: desk.plan().map(|plan| plan.name.clone()).unwrap_or_default(),
            names: shown.into_iter().filter_map(name).collect(),
            site: desk.plan().map(|plan| plan.site.clone()).unwrap_or_default(),
            handles,
            rating: report.players.into_iter().find(|row| row.person == person && !is_held),
            runs: BTreeMap::new(),
            player,
        })
    });
    let mut page = page.await?;
    page.runs = runs(&world, &page.player).await;
    Ok(([(CACHE_CONTROL, "no-store")], Json(page)).into_response())
}

/// The player's runs in games with a result that stand on their boards. Runs that nobody reports are
/// not known.
async fn runs(world: &SessionWorld, player: &PlayerView) -> BTreeMap<GameId, u16> {
    let over = player.games.iter().filter(|game| game.result.is_some());
    let on_board = async |game: &PlayerGame| {
        let place = game.place?;
        let view = world.feeds.get(&place.court)?.game_on(place.board).await?;
        let is_known = view.game == game.game && view.runs == RunEvidence::Reported;
        let side = match game.colour {
            Colour::White => &view.sides.white,
            Colour::Black => &view.sides.black,
        };
        is_known.then_some((game.game, side.runs))
    };
    join_all(over.map(on_board)).await.into_iter().flatten().collect()
}

/// Answers once the player's event has changed, as for an organiser.
async fn changes(
    LinkedPlayer { event, desk, .. }: LinkedPlayer,
    after: Result<Query<reading::After>, QueryRejection>,
) -> Answer<Response> {
    reading::changed(event, desk, after?.0).await
}

/// An act of the player, for himself, or for his team as its captain.
async fn command(
    State(world): World,
    LinkedPlayer { event, person, desk }: LinkedPlayer,
    body: Result<Json<Ask>, JsonRejection>,
) -> Answer<Json<Done>> {
    let Json(Ask { request, epoch, command }) = body?;
    seen_here(&world, epoch, &command, &desk.now())?;
    if let Act::ReportResult { game, score, moves: Some(moves), .. } = &command.act
        && game_shown(&desk.now(), *game, person).is_some()
    {
        moves::check(&desk, *game, *score, moves.clone()).await?;
    }
    let links = &world.player_links;
    let request = request.map(|Numbered { boot, n }| links.request(event, person, boot, n));
    let seq = desk.ask(command, Author::Player(person), request).await?;
    Ok(Json(Done { event, seq }))
}
