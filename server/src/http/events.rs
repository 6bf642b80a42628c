//! Questions and commands of organisers as plain HTTP, on the court's listener.

mod imports;

use super::{Routes, caller};
use crate::desks::{DeskHandle, EventNo, Failure};
use crate::imports::ImportPreview;
use crate::register::{self, Person, Register, RegisterError};
use crate::session::task::SessionWorld;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use court_protocol::{BootId, DeviceId, Message, PlayerId, RequestId, Role, Seq};
use referee_desk::views::{self, Audience};
use referee_desk::{
    Author, Command, Competitor, Desk, Difference, PersonId, Plan, Refusal, Tournament,
    TournamentId, Why, why,
};
use referee_messages::words;
use referee_tournament::event::RoundNumber;
use referee_tournament::trf;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// The longest a question for changes waits: shorter than the patience of proxies.
const CHANGES_WITHIN: Duration = Duration::from_secs(25);

type World = State<Arc<SessionWorld>>;

pub(super) fn routes() -> Routes<Arc<SessionWorld>> {
    let routes = [
        ("/api/v1/events", get(events).post(create)),
        ("/api/v1/events/{event}", get(overview)),
        ("/api/v1/events/{event}/entries", get(entries)),
        ("/api/v1/events/{event}/entries/previews", post(imports::preview)),
        ("/api/v1/events/{event}/entries/imports", post(imports::enter)),
        ("/api/v1/events/{event}/names", get(names)),
        ("/api/v1/events/{event}/medals", get(medals)),
        ("/api/v1/events/{event}/ratings", get(ratings)),
        ("/api/v1/events/{event}/players/{person}", get(player)),
        ("/api/v1/events/{event}/changes", get(changes)),
        ("/api/v1/events/{event}/commands", post(command)),
        ("/api/v1/events/{event}/previews", post(preview)),
        ("/api/v1/events/{event}/tournaments/{tournament}/standings", get(standings)),
        ("/api/v1/events/{event}/tournaments/{tournament}/cross-table", get(cross_table)),
        ("/api/v1/events/{event}/tournaments/{tournament}/timetable", get(timetable)),
        ("/api/v1/events/{event}/tournaments/{tournament}/rounds/{round}", get(round)),
        ("/api/v1/events/{event}/tournaments/{tournament}/trf", get(report)),
        (
            "/api/v1/events/{event}/tournaments/{tournament}/rounds/{round}/why/{competitor}",
            get(reasons),
        ),
        ("/api/v1/persons", post(enter_persons)),
    ];
    routes.into_iter().map(|(path, answer)| (path.to_owned(), answer)).collect()
}

/// The reason why a question or a command has no answer.
enum No {
    /// The caller is no organiser.
    NotAllowed,
    /// There is nothing of this name or number.
    NotThere(String),
    /// The body or the query cannot be read.
    Unreadable(StatusCode, String),
    /// A ruling.
    Refused(Refusal),
    /// A file has to be put right, or some of its rows wait for a choice.
    Unsound(Box<ImportPreview>),
    /// The server could not write or read.
    Failed(String),
}

/// A refusal as programs and people read it.
#[derive(Serialize)]
struct Refused {
    refusal: Refusal,
    message: Message,
    /// The message in the server's language.
    text: String,
}

impl Refused {
    fn new(refusal: Refusal) -> Self {
        let message = refusal.message();
        let text = words().say(&message);
        Self { refusal, message, text }
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        let text = |status: StatusCode, text: String| (status, text + "\n").into_response();
        match self {
            Self::NotAllowed => super::head_only("runs an event"),
            Self::NotThere(found) => text(StatusCode::NOT_FOUND, found),
            Self::Unreadable(status, why) => text(status, why),
            Self::Refused(refusal) => {
                (StatusCode::CONFLICT, Json(Refused::new(refusal))).into_response()
            }
            Self::Unsound(preview) => {
                (StatusCode::UNPROCESSABLE_ENTITY, Json(preview)).into_response()
            }
            Self::Failed(why) => text(StatusCode::SERVICE_UNAVAILABLE, why),
        }
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Failure> for No {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Refused(refusal) => Self::Refused(refusal),
            Failure::OtherRequest => Self::Unreadable(StatusCode::BAD_REQUEST, failure.to_string()),
            Failure::TooManyEvents | Failure::Journal(_) | Failure::Stopping => {
                Self::Failed(failure.to_string())
            }
        }
    }
}

impl From<RegisterError> for No {
    fn from(error: RegisterError) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<JsonRejection> for No {
    fn from(rejection: JsonRejection) -> Self {
        Self::Unreadable(rejection.status(), rejection.body_text())
    }
}

impl From<QueryRejection> for No {
    fn from(rejection: QueryRejection) -> Self {
        Self::Unreadable(rejection.status(), rejection.body_text())
    }
}

type Answer<T> = Result<T, No>;

/// The device of an organiser, who proves himself by its token.
async fn organiser(world: &SessionWorld, headers: &HeaderMap) -> Answer<DeviceId> {
    match caller(world, headers).await {
        Some((device, Role::Head)) => Ok(device),
        _ => Err(No::NotAllowed),
    }
}

async fn desk(world: &SessionWorld, event: &str) -> Answer<(EventNo, DeskHandle)> {
    let number = event.parse().ok().map(EventNo);
    let found = match number {
        Some(number) => world.desks.get(number).await.map(|desk| (number, desk)),
        None => None,
    };
    found.ok_or_else(|| No::NotThere(format!("there is no event {event:?}")))
}

fn tournament<'a>(desk: &'a Desk, number: &str) -> Answer<&'a Tournament> {
    let id = number.parse().ok().map(TournamentId);
    let found = id.and_then(|id| desk.tournaments().get(&id));
    found.ok_or_else(|| No::NotThere(format!("there is no tournament {number:?}")))
}

/// The names of an event's players, as organisers see them.
async fn names_of(world: &SessionWorld, desk: &Desk) -> BTreeMap<PersonId, String> {
    let file = register::file(&world.rounds.data);
    let read = tokio::task::spawn_blocking(move || register::read_or_nobody(&file).0).await;
    let persons = read.expect("reading the register does not panic");
    let name = |person: &PersonId| Some((*person, persons.get(&PlayerId(person.0))?.listed_name()));
    desk.entries().keys().filter_map(name).collect()
}

/// The number of a command, given by its sender: a repeat is not carried out again.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbered {
    boot: BootId,
    n: u64,
}

impl Numbered {
    const fn of(self, device: DeviceId) -> RequestId {
        RequestId { device, boot: self.boot, n: self.n }
    }
}

/// An event in the list of events.
#[derive(Serialize)]
struct EventRow {
    event: EventNo,
    name: String,
    players: usize,
    is_finished: bool,
}

async fn events(State(world): World, headers: HeaderMap) -> Answer<Json<Vec<EventRow>>> {
    organiser(&world, &headers).await?;
    let events = world.desks.list().await;
    let row = |(event, desk): &(EventNo, Arc<Desk>)| EventRow {
        event: *event,
        name: desk.plan().map(|plan| plan.name.clone()).unwrap_or_default(),
        players: desk.entries().len(),
        is_finished: desk.is_finished(),
    };
    Ok(Json(events.iter().map(row).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewEvent {
    #[serde(default)]
    request: Option<Numbered>,
    plan: Plan,
}

#[derive(Serialize)]
struct Done {
    event: EventNo,
    /// The last record that the event then has.
    seq: Seq,
}

async fn create(
    State(world): World,
    headers: HeaderMap,
    body: Result<Json<NewEvent>, JsonRejection>,
) -> Answer<(StatusCode, Json<Done>)> {
    let device = organiser(&world, &headers).await?;
    let Json(NewEvent { request, plan }) = body?;
    let request = request.map(|request| request.of(device));
    let (event, seq) = world.desks.create(plan, Author::Organiser(device.0), request).await?;
    Ok((StatusCode::CREATED, Json(Done { event, seq })))
}

/// A view of an event, computed for an organiser.
async fn of_event<T: Serialize + Send + 'static>(
    world: &SessionWorld,
    headers: &HeaderMap,
    event: &str,
    view: impl FnOnce(&Desk) -> Answer<T> + Send + 'static,
) -> Answer<Json<T>> {
    organiser(world, headers).await?;
    let (_, desk) = desk(world, event).await?;
    desk.view(view).await.map(Json)
}

/// A view of a tournament, computed for an organiser.
async fn of_tournament<T: Serialize + Send + 'static>(
    world: &SessionWorld,
    headers: &HeaderMap,
    event: &str,
    number: String,
    view: impl FnOnce(&Desk, &Tournament) -> Answer<T> + Send + 'static,
) -> Answer<Json<T>> {
    of_event(world, headers, event, move |desk| view(desk, tournament(desk, &number)?)).await
}

async fn overview(
    State(world): World,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<views::OverviewView>> {
    of_event(&world, &headers, &event, |desk| Ok(views::overview(desk))).await
}

async fn entries(
    State(world): World,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<views::EntryListView>> {
    of_event(&world, &headers, &event, |desk| Ok(views::entry_list(desk))).await
}

async fn names(
    State(world): World,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<BTreeMap<PersonId, String>>> {
    organiser(&world, &headers).await?;
    let (_, desk) = desk(&world, &event).await?;
    Ok(Json(names_of(&world, &desk.now()).await))
}

async fn medals(
    State(world): World,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<views::MedalsView>> {
    let view = |desk: &Desk| Ok(views::medals(desk, Audience::Crew)?);
    of_event(&world, &headers, &event, view).await
}

async fn ratings(
    State(world): World,
    Path(event): Path<String>,
    headers: HeaderMap,
) -> Answer<Json<views::RatingReport>> {
    of_event(&world, &headers, &event, |desk| Ok(views::rating_report(desk))).await
}

async fn player(
    State(world): World,
    Path((event, person)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer<Json<views::PlayerView>> {
    of_event(&world, &headers, &event, move |desk| {
        let id = person.parse().map(PersonId);
        let id = id.map_err(|_| No::NotThere(format!("there is no player {person:?}")))?;
        Ok(views::player(desk, id)?)
    })
    .await
}

async fn round(
    State(world): World,
    Path((event, number, round)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Answer<Json<views::RoundView>> {
    of_tournament(&world, &headers, &event, number, move |desk, tournament| {
        let number = round.parse().map(RoundNumber);
        let number = number.map_err(|_| No::NotThere(format!("there is no round {round:?}")))?;
        Ok(views::round(desk, tournament.is.id, number, Audience::Crew)?)
    })
    .await
}

async fn timetable(
    State(world): World,
    Path((event, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer<Json<views::Timetable>> {
    let view = |desk: &Desk, tournament: &Tournament| Ok(views::timetable(desk, tournament));
    of_tournament(&world, &headers, &event, number, view).await
}

async fn cross_table(
    State(world): World,
    Path((event, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer<Json<views::CrossTable>> {
    of_tournament(&world, &headers, &event, number, |desk, tournament| {
        Ok(views::cross_table(desk, tournament.is.id, Audience::Crew)?)
    })
    .await
}

async fn standings(
    State(world): World,
    Path((event, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer<Json<views::StandingsView>> {
    of_tournament(&world, &headers, &event, number, |desk, tournament| {
        Ok(views::standings_view(desk, tournament.is.id, Audience::Crew)?)
    })
    .await
}

#[derive(Deserialize)]
struct After {
    after: u64,
}

/// Answers once the event has a record after `after`, or after a while: then the caller asks again.
async fn changes(
    State(world): World,
    Path(event): Path<String>,
    headers: HeaderMap,
    after: Result<Query<After>, QueryRejection>,
) -> Answer<Response> {
    organiser(&world, &headers).await?;
    let (event, mut handle) = desk(&world, &event).await?;
    let Query(After { after }) = after?;
    // whether it changed or the time ran out, the answer is the present record
    let _changed = timeout(CHANGES_WITHIN, handle.changed_after(Seq(after))).await;
    let done = Done { event, seq: handle.now().seq() };
    Ok(([(CACHE_CONTROL, "no-store")], Json(done)).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    #[serde(default)]
    request: Option<Numbered>,
    command: Command,
}

async fn command(
    State(world): World,
    Path(event): Path<String>,
    headers: HeaderMap,
    body: Result<Json<Ask>, JsonRejection>,
) -> Answer<Json<Done>> {
    let device = organiser(&world, &headers).await?;
    let (event, desk) = desk(&world, &event).await?;
    let Json(Ask { request, command }) = body?;
    let request = request.map(|request| request.of(device));
    let seq = desk.ask(command, Author::Organiser(device.0), request).await?;
    Ok(Json(Done { event, seq }))
}

/// The differences that a command would make. Nothing is done.
async fn preview(
    State(world): World,
    Path(event): Path<String>,
    headers: HeaderMap,
    body: Result<Json<Command>, JsonRejection>,
) -> Answer<Json<Difference>> {
    let device = organiser(&world, &headers).await?;
    let (_, desk) = desk(&world, &event).await?;
    let Json(command) = body?;
    Ok(Json(desk.preview(command, Author::Organiser(device.0)).await?.difference))
}

/// The report file of a tournament (TRF26).
async fn report(
    State(world): World,
    Path((event, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer<Response> {
    organiser(&world, &headers).await?;
    let (EventNo(event), desk) = desk(&world, &event).await?;
    let names = names_of(&world, &desk.now()).await;
    let view = move |desk: &Desk| {
        let tournament = tournament(desk, &number)?;
        let mut report = referee_desk::report::report(desk, tournament);
        for (player, person) in report.event.competitors.iter_mut().zip(&report.persons) {
            player.name = names.get(person).cloned().unwrap_or_default();
        }
        Ok::<_, No>((tournament.is.id, trf::write(&report.event)))
    };
    let (TournamentId(number), text) = desk.view(view).await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("inline; filename=\"event-{event}-{number}.trf\"")),
    ];
    Ok((headers, text).into_response())
}

#[derive(Serialize)]
struct Reason {
    why: Why,
    message: Message,
    /// The message in the server's language.
    text: String,
}

/// The reasons for a competitor's opponent and colour, the most important first.
async fn reasons(
    State(world): World,
    Path((event, number, round, competitor)): Path<(String, String, String, String)>,
    headers: HeaderMap,
) -> Answer<Json<Vec<Reason>>> {
    let reason = |why: Why| {
        let message = why.message();
        let text = words().say(&message);
        Reason { why, message, text }
    };
    of_tournament(&world, &headers, &event, number, move |desk, tournament| {
        let (Ok(number), Ok(of)) = (round.parse(), competitor.parse()) else {
            let found = format!("there is no competitor {competitor:?} in round {round:?}");
            return Err(No::NotThere(found));
        };
        let found = why(desk, tournament.is.id, RoundNumber(number), Competitor(of))?;
        Ok(found.into_iter().map(reason).collect())
    })
    .await
}

/// Enters persons in the register; the answer has their numbers, in order.
async fn enter_persons(
    State(world): World,
    headers: HeaderMap,
    body: Result<Json<Vec<Person>>, JsonRejection>,
) -> Answer<(StatusCode, Json<Vec<PlayerId>>)> {
    organiser(&world, &headers).await?;
    let Json(persons) = body?;
    let enter = |register: &mut Register| -> Answer<Vec<PlayerId>> {
        Ok(persons.into_iter().map(|person| register.add(person)).collect())
    };
    let numbers = world.rounds.change_register(enter).await?;
    Ok((StatusCode::CREATED, Json(numbers)))
}
