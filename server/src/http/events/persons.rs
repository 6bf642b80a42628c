//! Persons of the register: found, entered, read, changed, merged and forgotten.
//!
//! The register has no history, so whoever changes it names the data that he saw. If they have changed
//! since, nothing is done, and the answer has the present data.

use super::register::{Change, Merge, RegisterRefusal, changed, nothing, number, read};
use super::rights::Organiser;
use super::{Answer, COMMAND_MAX, Refused, World, with_files};
use crate::config::kept;
use crate::demo_folder::{DemoError, DemoFolder};
use crate::desks::EventNo;
use crate::register::{BirthDate, Person, Register};
use crate::routes::{Route, Routes};
use crate::session::task::SessionWorld;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use court_protocol::{PlayerId, TextFault};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use referee_desk::views::Audience;
use referee_desk::{ClubId, Desk, PersonId};
use referee_entries::{Field, MAX_ROWS};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::Path as FilePath;
use std::sync::Arc;

/// The most persons that a search answers with: more are no answer for a person.
const FOUND_MAX: usize = 500;

pub(super) fn routes() -> Routes<Arc<SessionWorld>> {
    let of = with_files;
    vec![
        Route::api("/api/v1/persons")
            .get(
                find,
                of("persons", "The persons of the register with these names, or with this number")
                    .asks::<Find>()
                    .answers::<Vec<Registered>>(),
            )
            .post(
                enter,
                of("enter_persons", "Enters persons in the register; their numbers, in order")
                    .takes::<Vec<Person>>(COMMAND_MAX)
                    .creates::<Vec<PlayerId>>(),
            ),
        Route::api("/api/v1/persons/{person}")
            .get(person, of("person", "A person as the register knows him").answers::<Registered>())
            .put(
                change,
                of(
                    "change_person",
                    "Changes a person's data, if they are as their author saw them",
                )
                .takes::<Change<Person>>(COMMAND_MAX)
                .answers::<Registered>()
                .or::<Registered>(StatusCode::PRECONDITION_FAILED),
            ),
        Route::api("/api/v1/persons/{person}/merges")
            .get(
                merging,
                of("merging_persons", "The person whom two would become. Nothing is done")
                    .asks::<With>()
                    .answers::<Merging>(),
            )
            .post(
                merge,
                of("merge_persons", "Makes two numbers one person, whose data are another's")
                    .takes::<Merge<PlayerId, Person>>(COMMAND_MAX)
                    .answers::<Registered>()
                    .or::<Merging>(StatusCode::PRECONDITION_FAILED)
                    .or::<Refused<RegisterRefusal>>(StatusCode::CONFLICT),
            ),
        Route::api("/api/v1/persons/{person}/forgotten").post(
            forget,
            of("forget_person", "Forgets a person, whom results call by his number from then on")
                .takes::<Forget>(COMMAND_MAX)
                .answers::<Forgotten>()
                .or::<Registered>(StatusCode::PRECONDITION_FAILED)
                .or::<Refused<RegisterRefusal>>(StatusCode::CONFLICT),
        ),
    ]
}

/// A person with his numbers and events.
#[derive(Debug, Serialize, JsonSchema)]
struct Registered {
    /// The number under which he is found now.
    number: PlayerId,
    person: Person,
    club: Option<ClubId>,
    /// The events on whose entry lists he is.
    events: Vec<EventNo>,
}

/// The persons that are looked for.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Find {
    /// Beginnings of names, a number, a FIDE ID or a national one; everyone without it.
    search: Option<String>,
    /// The most persons of the answer, 500 at most.
    limit: Option<usize>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct With {
    /// The person whose number and data stay.
    into: PlayerId,
}

/// Two persons, and the one whom they would become.
#[derive(Debug, Serialize, JsonSchema)]
struct Merging {
    from: Registered,
    into: Registered,
    is: Person,
    /// The reason against the merge.
    refused: Option<Refused<RegisterRefusal>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PersonForget")]
struct Forget {
    /// The data that the author saw.
    was: Person,
}

/// A person who is forgotten, and the files of the server's machine that may still name him.
#[derive(Debug, Serialize, JsonSchema)]
struct Forgotten {
    number: PlayerId,
    /// True if there was a rehearsal's folder, which is deleted.
    rehearsal: bool,
    /// The set-up of the data folder, if it names him, and every folder with safety copies.
    remain: Vec<String>,
}

/// The events with their desks.
struct Events(Vec<(EventNo, Arc<Desk>)>);

impl Events {
    async fn of(world: &SessionWorld) -> Self {
        Self(world.desks.list(Audience::Crew).await)
    }

    /// The events on whose entry lists a person is, under any of his numbers.
    fn of_person(&self, register: &Register, player: PlayerId) -> Vec<EventNo> {
        let numbers: Vec<PersonId> = persons(register, player).collect();
        let is_in = |desk: &Desk| numbers.iter().any(|person| desk.entries().contains_key(person));
        self.0.iter().filter(|(_, desk)| is_in(desk)).map(|(event, _)| *event).collect()
    }

    /// The event that calls a person by his name until it is over: he plays there, leads a team or is
    /// of the crew. A withdrawal holds from the next round: games before it are still to be played.
    fn needs(&self, register: &Register, player: PlayerId) -> Option<EventNo> {
        let numbers: BTreeSet<PersonId> = persons(register, player).collect();
        let needs = |desk: &Desk| {
            let mut entries = numbers.iter().filter_map(|person| desk.entries().get(person));
            let mut teams = desk.teams().values().filter(|team| team.withdrawn.is_none());
            let crew = desk.plan().map(|plan| &plan.crew[..]).unwrap_or_default();
            let mut games = desk.games().values();
            entries.any(|entry| entry.withdrawn.is_none())
                || games.any(|game| {
                    let is_open = !game.withdrawn && game.result.is_none();
                    is_open && game.players().any(|player| numbers.contains(&player))
                })
                || teams.any(|team| team.entry.captain.is_some_and(|of| numbers.contains(&of)))
                || crew.iter().any(|member| numbers.contains(&member.person))
        };
        let found = self.0.iter().find(|(_, desk)| !desk.is_finished() && needs(desk));
        found.map(|(event, _)| *event)
    }

    fn name(&self, event: EventNo) -> Option<String> {
        let (_, desk) = self.0.iter().find(|(of, _)| *of == event)?;
        desk.plan().map(|plan| plan.name.clone()).filter(|name| !name.is_empty())
    }
}

fn persons(register: &Register, player: PlayerId) -> impl Iterator<Item = PersonId> {
    register.numbers(player).map(|number| PersonId(number.0))
}

impl Registered {
    fn of(register: &Register, player: PlayerId, events: &Events) -> Answer<Self> {
        let person = register.person(player).ok_or_else(|| nobody(&player.0.to_string()))?;
        Ok(Self {
            number: register.number(player),
            person: person.clone(),
            club: register.club_of(person).map(|club| ClubId(club.0)),
            events: events.of_person(register, player),
        })
    }
}

impl Merging {
    fn of(register: &Register, [from, into]: [PlayerId; 2], events: &Events) -> Answer<Self> {
        let merged = register.merged(from, into);
        let from = Registered::of(register, from, events)?;
        let into = Registered::of(register, into, events)?;
        let both = from.events.iter().find(|event| into.events.contains(event));
        let refused = match (&merged, both) {
            (Err(_), _) => Some(RegisterRefusal::OneAlready),
            (Ok(_), Some(event)) => {
                Some(RegisterRefusal::BothEntered { event: *event, name: events.name(*event) })
            }
            (Ok(_), None) => None,
        };
        let is = merged.unwrap_or_else(|_| into.person.clone());
        Ok(Self { from, into, is, refused: refused.map(Refused::from) })
    }
}

fn nobody(person: &str) -> super::No {
    nothing("person", person)
}

fn player(text: &str) -> Answer<PlayerId> {
    number(text, PlayerId, "person")
}

/// Refuses a text that cannot be read, and a date of birth that cannot be. Data that are as they were
/// `before` stay, whatever an earlier version took.
fn check(person: &Person, before: Option<&Person>) -> Result<(), RegisterRefusal> {
    let names = |person: &Person| [person.family.clone(), person.given.clone()];
    let is_called_as_before = before.is_some_and(|before| names(before) == names(person));
    if !is_called_as_before && names(person).iter().all(|name| name.trim().is_empty()) {
        return Err(RegisterRefusal::PersonName { fault: TextFault::Blank });
    }
    match person.fault(before.unwrap_or(&Person::default())) {
        None => {}
        Some((Field::Surname | Field::GivenNames, fault)) => {
            return Err(RegisterRefusal::PersonName { fault });
        }
        Some((field, fault)) => return Err(RegisterRefusal::Text { field, fault }),
    }
    let changed = person.born.filter(|_| before.is_none_or(|before| before.born != person.born));
    let year = Timestamp::now().to_zoned(TimeZone::UTC).year().cast_unsigned();
    // somewhere on Earth the next year has begun
    let wrong = changed.filter(|born| !born.is_by(year + 1));
    wrong.map_or(Ok(()), |BirthDate { year, month, day }| {
        let parts = [Some(year), month.map(u16::from), day.map(u16::from)];
        let parts = parts.into_iter().flatten().map(|part| format!("{part:02}"));
        Err(RegisterRefusal::NotBorn { found: parts.collect::<Vec<_>>().join("-") })
    })
}

async fn find(
    State(world): World,
    _: Organiser,
    asked: Result<Query<Find>, QueryRejection>,
) -> Answer<Json<Vec<Registered>>> {
    let Query(Find { search, limit }) = asked?;
    let events = Events::of(&world).await;
    let register = read(&world).await?;
    let limit = limit.unwrap_or(FOUND_MAX).min(FOUND_MAX);
    let find = move || {
        let found = register.search(search.as_deref().unwrap_or_default(), limit);
        let found = found.into_iter().map(|(player, _)| Registered::of(&register, player, &events));
        found.collect::<Answer<Vec<_>>>()
    };
    let found = tokio::task::spawn_blocking(find).await;
    Ok(Json(found.expect("a search does not panic")?))
}

async fn enter(
    State(world): World,
    _: Organiser,
    body: Result<Json<Vec<Person>>, JsonRejection>,
) -> Answer<(StatusCode, Json<Vec<PlayerId>>)> {
    let Json(persons) = body?;
    if persons.len() > MAX_ROWS {
        return Err(RegisterRefusal::TooManyPersons { limit: MAX_ROWS }.into());
    }
    persons.iter().try_for_each(|person| check(person, None))?;
    let enter = |register: &mut Register| -> Answer<Vec<PlayerId>> {
        register.enter_clubs_of(&persons);
        Ok(persons.into_iter().map(|person| register.add(person)).collect())
    };
    let numbers = world.rounds.change_register(enter).await?;
    Ok((StatusCode::CREATED, Json(numbers)))
}

async fn person(
    State(world): World,
    _: Organiser,
    Path(person): Path<String>,
) -> Answer<Json<Registered>> {
    let (player, events) = (player(&person)?, Events::of(&world).await);
    Ok(Json(Registered::of(&read(&world).await?, player, &events)?))
}

async fn change(
    State(world): World,
    _: Organiser,
    Path(person): Path<String>,
    body: Result<Json<Change<Person>>, JsonRejection>,
) -> Answer<Json<Registered>> {
    let (player, events) = (player(&person)?, Events::of(&world).await);
    let Json(asked) = body?;
    let change = move |register: &mut Register| -> Answer<Registered> {
        let now = Registered::of(register, player, &events)?;
        let is = asked.onto(&now.person, &now)?;
        check(&is, Some(&now.person))?;
        register.enter_clubs_of([&is]);
        register.enter(now.number, is);
        Registered::of(register, player, &events)
    };
    Ok(Json(world.rounds.change_register(change).await?))
}

async fn merging(
    State(world): World,
    _: Organiser,
    Path(person): Path<String>,
    asked: Result<Query<With>, QueryRejection>,
) -> Answer<Json<Merging>> {
    let Query(With { into }) = asked?;
    let (from, events) = (player(&person)?, Events::of(&world).await);
    Ok(Json(Merging::of(&read(&world).await?, [from, into], &events)?))
}

async fn merge(
    State(world): World,
    _: Organiser,
    Path(person): Path<String>,
    body: Result<Json<Merge<PlayerId, Person>>, JsonRejection>,
) -> Answer<Json<Registered>> {
    let (from, events) = (player(&person)?, Events::of(&world).await);
    let Json(Merge { into, from_was, into_was }) = body?;
    let merge = move |register: &mut Register| -> Answer<Registered> {
        let now = Merging::of(register, [from, into], &events)?;
        if let Some(refused) = now.refused {
            return Err(refused.refusal.into());
        }
        if (&now.from.person, &now.into.person) != (&from_was, &into_was) {
            return Err(changed(&now));
        }
        register.merge(from, into).expect("two persons, as just seen");
        Registered::of(register, into, &events)
    };
    Ok(Json(world.rounds.change_register(merge).await?))
}

/// Forgets a person in the register and in a rehearsal's copy of it.
///
/// An event calls its players to their boards by name until it is over, so whoever still plays or works
/// in one cannot be forgotten. A player who has withdrawn can be, once his games have results.
async fn forget(
    State(world): World,
    _: Organiser,
    Path(person): Path<String>,
    body: Result<Json<Forget>, JsonRejection>,
) -> Answer<Json<Forgotten>> {
    let (player, events) = (player(&person)?, Events::of(&world).await);
    let Json(Forget { was }) = body?;
    let here = world.clone();
    let forget = move |register: &mut Register| -> Answer<Forgotten> {
        let now = Registered::of(register, player, &events)?;
        if now.person != was {
            return Err(changed(&now));
        }
        if let Some(event) = events.needs(register, player) {
            return Err(RegisterRefusal::StillIn { event, name: events.name(event) }.into());
        }
        let (data, set_up) = (&here.rounds.data, &here.rounds.event.persons);
        let rehearsal = forget_rehearsal(data)?;
        let mut remain = here.copies.places.with_copies();
        if register.numbers(player).any(|number| set_up.contains_key(&number)) {
            remain.insert(0, data.join(kept::FILE));
        }
        register.forget(player);
        let remain = remain.into_iter().map(|path| path.display().to_string()).collect();
        Ok(Forgotten { number: now.number, rehearsal, remain })
    };
    let forgotten = world.rounds.change_register(forget).await?;
    world.player_links.forget(read(&world).await?.forgotten());
    Ok(Json(forgotten))
}

fn forget_rehearsal(data: &FilePath) -> Answer<bool> {
    match DemoFolder::forget_rehearsal(data) {
        Ok(was_there) => Ok(was_there),
        Err(DemoError::Running(_)) => Err(RegisterRefusal::RehearsalRuns.into()),
        Err(error) => Err(super::No::Failed(error.to_string())),
    }
}
