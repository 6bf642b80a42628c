//! Persons of the register: entered, read, and changed unless somebody else has changed them meanwhile.
//!
//! The register has no history, so a change names the data that its author saw.

use super::{Answer, No, World, organiser};
use crate::register::{self, Person, Register};
use crate::routes::{Operation, Route, Routes, Who};
use crate::session::task::SessionWorld;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use court_protocol::PlayerId;
use referee_desk::ClubId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) fn routes() -> Routes<Arc<SessionWorld>> {
    let of = |id, summary| Operation::new(id, summary).by(Who::Organiser);
    vec![
        Route::api("/api/v1/persons").post(
            enter,
            of("enter_persons", "Enters persons in the register; their numbers, in order")
                .takes::<Vec<Person>>()
                .creates::<Vec<PlayerId>>()
                .says(StatusCode::SERVICE_UNAVAILABLE),
        ),
        Route::api("/api/v1/persons/{person}")
            .get(
                read,
                of("person", "A person as the register knows him")
                    .answers::<Registered>()
                    .says(StatusCode::SERVICE_UNAVAILABLE),
            )
            .put(
                change,
                of(
                    "change_person",
                    "Changes a person's data, if they are as their author saw them",
                )
                .takes::<Change>()
                .answers::<Registered>()
                .or::<Registered>(StatusCode::PRECONDITION_FAILED)
                .says(StatusCode::SERVICE_UNAVAILABLE),
            ),
    ]
}

/// A person with the number of his club.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::http) struct Registered {
    person: Person,
    club: Option<ClubId>,
}

impl Registered {
    fn of(register: &Register, person: &Person) -> Self {
        let club = register.club_of(person).map(|club| ClubId(club.0));
        Self { person: person.clone(), club }
    }
}

/// A change of a person's data.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PersonChange")]
struct Change {
    /// The data that its author saw.
    was: Person,
    is: Person,
}

fn nobody(person: &str) -> No {
    No::NotThere(format!("there is no person {person:?}"))
}

fn enter_club(register: &mut Register, person: &Person) {
    if let Some(club) = &person.club {
        register.club_named(club);
    }
}

async fn enter(
    State(world): World,
    headers: HeaderMap,
    body: Result<Json<Vec<Person>>, JsonRejection>,
) -> Answer<(StatusCode, Json<Vec<PlayerId>>)> {
    organiser(&world, &headers).await?;
    let Json(persons) = body?;
    let enter = |register: &mut Register| -> Answer<Vec<PlayerId>> {
        let add = |person: Person| {
            enter_club(register, &person);
            register.add(person)
        };
        Ok(persons.into_iter().map(add).collect())
    };
    let numbers = world.rounds.change_register(enter).await?;
    Ok((StatusCode::CREATED, Json(numbers)))
}

async fn read(
    State(world): World,
    Path(person): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<Registered>> {
    organiser(&world, &headers).await?;
    let number = person.parse().map(PlayerId).map_err(|_| nobody(&person))?;
    let file = register::file(&world.rounds.data);
    let read = tokio::task::spawn_blocking(move || register::read_or_new(&file)).await;
    let register = read.expect("reading the register does not panic")?;
    let found = register.person(number).ok_or_else(|| nobody(&person))?;
    Ok(Json(Registered::of(&register, found)))
}

async fn change(
    State(world): World,
    Path(person): Path<String>,
    headers: HeaderMap,
    body: Result<Json<Change>, JsonRejection>,
) -> Answer<Json<Registered>> {
    organiser(&world, &headers).await?;
    let number = person.parse().map(PlayerId).map_err(|_| nobody(&person))?;
    let Json(Change { was, is }) = body?;
    let change = move |register: &mut Register| -> Answer<Registered> {
        let number = register.number(number);
        let now = register.person(number).ok_or_else(|| nobody(&person))?;
        // a repeat of a change that was carried out finds its own data
        if *now != was && *now != is {
            return Err(No::Changed(Box::new(Registered::of(register, now))));
        }
        enter_club(register, &is);
        register.enter(number, is.clone());
        Ok(Registered::of(register, &is))
    };
    Ok(Json(world.rounds.change_register(change).await?))
}
