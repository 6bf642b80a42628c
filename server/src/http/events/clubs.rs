//! Clubs of the register: listed, changed and merged, as [persons](super::persons) are.

use super::register::{Change, Merge, RegisterRefusal, changed, nothing, number, read};
use super::rights::Organiser;
use super::{Answer, COMMAND_MAX, Refused, World, with_files};
use crate::register::Register;
use crate::routes::{Route, Routes};
use crate::session::task::SessionWorld;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use referee_desk::ClubId as OfEvents;
use referee_entries::{Club, ClubId, ClubNotChanged};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;

pub(super) fn routes() -> Routes<Arc<SessionWorld>> {
    let of = with_files;
    vec![
        Route::api("/api/v1/clubs").get(
            clubs,
            of("clubs", "The clubs of the register with the number of their persons")
                .answers::<Vec<RegisteredClub>>(),
        ),
        Route::api("/api/v1/clubs/{club}").put(
            change,
            of("change_club", "Changes a club's data, if they are as their author saw them")
                .takes::<Change<Club>>(COMMAND_MAX)
                .answers::<RegisteredClub>()
                .or::<RegisteredClub>(StatusCode::PRECONDITION_FAILED)
                .or::<Refused<RegisterRefusal>>(StatusCode::CONFLICT),
        ),
        Route::api("/api/v1/clubs/{club}/merges").post(
            merge,
            of("merge_clubs", "Makes two clubs one: the persons of the first are of the other")
                .takes::<Merge<OfEvents, Club>>(COMMAND_MAX)
                .answers::<RegisteredClub>()
                .or::<[RegisteredClub; 2]>(StatusCode::PRECONDITION_FAILED)
                .or::<Refused<RegisterRefusal>>(StatusCode::CONFLICT),
        ),
    ]
}

/// A club with its number.
#[derive(Debug, Serialize, JsonSchema)]
struct RegisteredClub {
    /// The number under which it is found now.
    #[schemars(with = "OfEvents")]
    number: ClubId,
    club: Club,
    /// The number of its persons.
    persons: usize,
}

impl RegisteredClub {
    fn of(register: &Register, club: ClubId) -> Answer<Self> {
        let number = register.club_number(club);
        let is = register.club(club).ok_or_else(|| nothing("club", &club.0.to_string()))?;
        let persons = register.members().get(&number).copied().unwrap_or_default();
        Ok(Self { number, club: is.clone(), persons })
    }
}

fn club(text: &str) -> Answer<ClubId> {
    number(text, ClubId, "club")
}

async fn clubs(State(world): World, _: Organiser) -> Answer<Json<Vec<RegisteredClub>>> {
    let register = read(&world).await?;
    let members = register.members();
    let row = |(number, club): (&ClubId, &Club)| RegisteredClub {
        number: *number,
        club: club.clone(),
        persons: members.get(number).copied().unwrap_or_default(),
    };
    Ok(Json(register.clubs().iter().map(row).collect()))
}

async fn change(
    State(world): World,
    _: Organiser,
    Path(of): Path<String>,
    body: Result<Json<Change<Club>>, JsonRejection>,
) -> Answer<Json<RegisteredClub>> {
    let of = club(&of)?;
    let Json(asked) = body?;
    let change = move |register: &mut Register| -> Answer<RegisteredClub> {
        let now = RegisteredClub::of(register, of)?;
        let is = asked.onto(&now.club, &now)?;
        if let Some((field, fault)) = is.fault(&now.club) {
            return Err(RegisterRefusal::Text { field, fault }.into());
        }
        let name = is.name.clone();
        register.change_club(of, is).map_err(|why| match why {
            ClubNotChanged::NoClub => nothing("club", &of.0.to_string()),
            ClubNotChanged::NoName => RegisterRefusal::NoName.into(),
            ClubNotChanged::NameTaken => RegisterRefusal::NameTaken { name }.into(),
        })?;
        RegisteredClub::of(register, of)
    };
    Ok(Json(world.rounds.change_register(change).await?))
}

async fn merge(
    State(world): World,
    _: Organiser,
    Path(from): Path<String>,
    body: Result<Json<Merge<OfEvents, Club>>, JsonRejection>,
) -> Answer<Json<RegisteredClub>> {
    let from = club(&from)?;
    let Json(Merge { into, from_was, into_was }) = body?;
    let into = ClubId(into.0);
    let merge = move |register: &mut Register| -> Answer<RegisteredClub> {
        let now = [RegisteredClub::of(register, from)?, RegisteredClub::of(register, into)?];
        if now[0].number == now[1].number {
            return Err(RegisterRefusal::OneAlready.into());
        }
        if (&now[0].club, &now[1].club) != (&from_was, &into_was) {
            return Err(changed(&now));
        }
        register.merge_clubs(from, into).expect("two clubs, as just seen");
        RegisteredClub::of(register, into)
    };
    Ok(Json(world.rounds.change_register(merge).await?))
}
