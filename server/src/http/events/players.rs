//! A player's own view of an event, by his personal link, and what he may do by it.

use super::{Answer, Ask, Done, No, World, desk, organiser, reading};
use crate::desks::{DeskHandle, EventNo};
use crate::session::task::SessionWorld;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, HeaderMap};
use axum::response::{IntoResponse, Response};
use court_protocol::PlayerId;
use referee_desk::views::{self, Audience, PlayerView, RatingRow};
use referee_desk::{Author, Desk, PersonId};
use referee_messages::say;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A player's personal link.
#[derive(Serialize)]
pub(super) struct Link {
    token: String,
    /// The address of his view on the court's listener.
    path: String,
}

/// All that a player's page shows.
#[derive(Serialize)]
struct PlayerPage {
    event: EventNo,
    /// The event's name.
    name: String,
    player: PlayerView,
    /// The names of the player and of his opponents.
    names: BTreeMap<PersonId, String>,
    /// His line of the rating report.
    rating: Option<RatingRow>,
}

/// A player's link, for an organiser who hands it out.
pub(super) async fn link(
    State(world): World,
    Path((event, person)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer<Json<Link>> {
    let (event, person) = entered(&world, &headers, &event, &person).await?;
    Ok(Json(link_of(&world, event, person)))
}

/// Replaces a player's link: the old one leads nowhere from now on.
pub(super) async fn replace_link(
    State(world): World,
    Path((event, person)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer<Json<Link>> {
    let (event, person) = entered(&world, &headers, &event, &person).await?;
    let links = world.player_links.clone();
    let replaced = tokio::task::spawn_blocking(move || links.replace(event, person)).await;
    let replaced = replaced.expect("keeping a link does not panic");
    replaced.map_err(|error| No::Failed(error.to_string()))?;
    Ok(Json(link_of(&world, event, person)))
}

fn link_of(world: &SessionWorld, event: EventNo, person: PersonId) -> Link {
    let token = world.player_links.token(event, person);
    let path = format!("/api/v1/players/{token}");
    Link { token, path }
}

/// A player on the entry list, for an organiser.
async fn entered(
    world: &SessionWorld,
    headers: &HeaderMap,
    event: &str,
    person: &str,
) -> Answer<(EventNo, PersonId)> {
    organiser(world, headers).await?;
    let (event, desk) = desk(world, event).await?;
    let found = person.parse().map(PersonId).ok();
    let found = found.filter(|person| desk.now().entries().contains_key(person));
    let person = found.ok_or_else(|| No::NotThere(format!("there is no player {person:?}")))?;
    Ok((event, person))
}

/// The player of a link.
async fn player(world: &SessionWorld, token: &str) -> Answer<(EventNo, PersonId, DeskHandle)> {
    let none = || No::NotThere(say!("server-no-such-link"));
    let (event, person) = world.player_links.player(token).ok_or_else(none)?;
    let desk = world.desks.get(event).await.ok_or_else(none)?;
    Ok((event, person, desk))
}

/// A player's page.
pub(super) async fn page(State(world): World, Path(token): Path<String>) -> Answer<Response> {
    let (event, person, desk) = player(&world, &token).await?;
    let known = world.rounds.names.borrow().clone();
    let page = desk.view(Audience::Crew, move |desk: &Desk| {
        let player = views::player(desk, person)?;
        let opponents = player.games.iter().filter_map(|game| game.opponent);
        let shown: BTreeSet<PersonId> = opponents.chain([person]).collect();
        let name = |of: PersonId| {
            let name = known.get(&PlayerId(of.0))?;
            let introduced = if of == person { &name.listed } else { &name.public };
            Some((of, introduced.name.clone()))
        };
        let report = views::rating_report(desk);
        Ok::<_, No>(PlayerPage {
            event,
            name: desk.plan().map(|plan| plan.name.clone()).unwrap_or_default(),
            names: shown.into_iter().filter_map(name).collect(),
            rating: report.players.into_iter().find(|row| row.person == person),
            player,
        })
    });
    Ok(([(CACHE_CONTROL, "no-store")], Json(page.await?)).into_response())
}

/// Answers once the player's event has changed, as for an organiser.
pub(super) async fn changes(
    State(world): World,
    Path(token): Path<String>,
    after: Result<Query<reading::After>, QueryRejection>,
) -> Answer<Response> {
    let (event, _, desk) = player(&world, &token).await?;
    reading::changed(event, desk, after?.0).await
}

/// An act of the player, for himself, or for his team as its captain.
pub(super) async fn command(
    State(world): World,
    Path(token): Path<String>,
    body: Result<Json<Ask>, JsonRejection>,
) -> Answer<Json<Done>> {
    let (event, person, desk) = player(&world, &token).await?;
    let Json(Ask { command, .. }) = body?;
    let seq = desk.ask(command, Author::Player(person), None).await?;
    Ok(Json(Done { event, seq }))
}
