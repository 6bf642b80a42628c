//! Events as plain HTTP: views for anyone, and commands of organisers on the court's listener.

mod board_cards;
mod clubs;
mod fide_list;
mod imports;
mod incidents;
mod moves;
mod persons;
mod pgn;
mod players;
mod ratings;
mod reader;
mod reading;
mod register;
mod rights;
mod tables;
mod taken;
mod trf;
mod upload;

pub(super) use self::reading::views;
pub(super) use self::rights::Head;

use self::register::RegisterRefusal;
use self::rights::Organiser;
use crate::desks::{DeskHandle, Desks, EVENTS_MAX, EventNo, Failure};
use crate::imports::{ImportPreview, category_by_age, year_of};
use crate::register::RegisterError;
use crate::routes::{Operation, Route, Routes, Who};
use crate::session::task::SessionWorld;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, JsonRejection, QueryRejection};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use court_protocol::{
    BootId, CourtId, DeviceId, Epoch, Message, PlayerId, RequestId, RoundOnCourt, SafetyCopy, Seq,
};
use referee_desk::{
    Act, ClubId, Command, Desk, Difference, EnteredPlayer, Plan, PlanSetting, Refusal,
};
use referee_entries::MAX_BYTES;
use referee_messages::{say, words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The longest JSON of an organiser, in bytes: an entry list of thousands is one command, and a person of
/// an older register may have any text.
const COMMAND_MAX: usize = 2_000_000;

type World = State<Arc<SessionWorld>>;

pub(super) fn routes() -> Routes<Arc<SessionWorld>> {
    let mut routes = vec![
        Route::api("/api/v1/events").post(
            create,
            commanding("create_event", "Creates an event")
                .takes::<NewEvent>(COMMAND_MAX)
                .creates::<Done>(),
        ),
        Route::api("/api/v1/events/{event}/entries/previews").post(
            imports::preview,
            commanding("preview_entries", "The entries of a file. Nothing is entered")
                .asks::<imports::Asked>()
                .takes_file(MAX_BYTES)
                .answers::<imports::Previewed>(),
        ),
        Route::api("/api/v1/events/{event}/entries/imports").post(
            imports::enter,
            commanding("import_entries", "Enters the players of a file: all of them or nobody")
                .asks::<imports::Asked>()
                .takes_file(MAX_BYTES)
                .creates::<Done>()
                .or::<ImportPreview>(StatusCode::UNPROCESSABLE_ENTITY),
        ),
        Route::api("/api/v1/events/{event}/commands").post(
            command,
            commanding("command", "Has a command carried out")
                .takes::<Ask>(COMMAND_MAX)
                .answers::<Done>(),
        ),
        Route::api("/api/v1/events/{event}/previews").post(
            preview,
            commanding("preview", "The differences that a command would make. Nothing is done")
                .takes::<Command>(COMMAND_MAX)
                .answers::<Difference>(),
        ),
        Route::api("/api/v1/events/{event}/rounds-on-courts").post(
            rounds_on_courts,
            commanding("rounds_on_courts", "Puts published games that are laid on their boards")
                .takes::<OnCourts>(COMMAND_MAX)
                .answers::<Vec<PutOn>>(),
        ),
        Route::api("/api/v1/events/{event}/report-files").post(
            taken::take_over,
            commanding("take_over_report", "Takes over the rounds that another program paired")
                .takes_file(MAX_BYTES)
                .answers::<Done>(),
        ),
        Route::api("/api/v1/events/{event}/games/{game}/pgn").post(
            moves::of_organiser,
            commanding("enter_game", "Enters the result of a game by its PGN, and keeps its moves")
                .takes_file(moves::PGN_MAX)
                .answers::<Done>()
                .says(StatusCode::UNPROCESSABLE_ENTITY),
        ),
        Route::api("/api/v1/copies").post(
            copy,
            Operation::new("make_copy", "Makes a safety copy now")
                .by(Who::Organiser)
                .answers::<SafetyCopy>(),
        ),
        Route::api("/api/v1/events/{event}/board-cards").get(
            board_cards::board_cards,
            Operation::new("board_cards", "The public address of each board with its QR code")
                .by(Who::Organiser)
                .answers::<Vec<board_cards::BoardCard>>(),
        ),
    ];
    routes.extend(persons::routes());
    routes.extend(clubs::routes());
    routes.extend(fide_list::routes());
    routes.extend(players::routes());
    routes.extend(incidents::routes());
    routes.extend(reading::of_the_crew());
    routes.extend(ratings::of_the_crew());
    routes.extend(views(Who::Organiser));
    routes
}

/// An operation of an organiser that needs the disk of the server.
fn with_files(id: &'static str, summary: &'static str) -> Operation {
    Operation::new(id, summary).by(Who::Organiser).says(StatusCode::SERVICE_UNAVAILABLE)
}

/// An operation of an organiser that the desk may refuse, and that the journal has to take.
fn commanding(id: &'static str, summary: &'static str) -> Operation {
    with_files(id, summary).may_be_refused()
}

impl Operation {
    /// The desk may refuse it, and says why.
    fn may_be_refused(self) -> Self {
        self.or::<Refused>(StatusCode::CONFLICT)
    }
}

/// The reason why a question or a command has no answer.
pub(super) enum No {
    /// The caller is no organiser.
    NotAllowed,
    /// The caller is no head referee, whose act this is: what it does.
    NotHead(&'static str),
    /// There is nothing of this name or number.
    NotThere(String),
    /// The body or the query cannot be read.
    Unreadable(StatusCode, String),
    /// A ruling.
    Refused(Refusal),
    /// A file has to be put right, or some of its rows wait for a choice.
    Unsound(Box<ImportPreview>),
    /// A refusal of the register.
    InRegister(RegisterRefusal),
    /// Data of the register have changed since the caller read them: as they are now.
    Changed(serde_json::Value),
    /// The server could not write or read, for the reason that its log gives.
    Failed(String),
    /// The server cannot take the command now.
    Unavailable(String),
    /// A link has acted too often.
    TooOften,
}

/// A refusal as programs and people read it.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Refused{R}")]
pub(super) struct Refused<R = Refusal> {
    refusal: R,
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
            Self::NotAllowed => token_needed("an organiser's", "runs an event"),
            Self::NotHead(does) => token_needed("a head referee's", does),
            Self::NotThere(found) => text(StatusCode::NOT_FOUND, found),
            Self::Unreadable(status, why) => text(status, why),
            Self::Refused(refusal) => {
                (StatusCode::CONFLICT, Json(Refused::new(refusal))).into_response()
            }
            Self::InRegister(refusal) => {
                (StatusCode::CONFLICT, Json(Refused::from(refusal))).into_response()
            }
            Self::Unsound(preview) => {
                (StatusCode::UNPROCESSABLE_ENTITY, Json(preview)).into_response()
            }
            Self::Changed(now) => (StatusCode::PRECONDITION_FAILED, Json(now)).into_response(),
            Self::Failed(why) => {
                tracing::error!("{why}");
                text(StatusCode::SERVICE_UNAVAILABLE, say!("server-failed"))
            }
            Self::TooOften => text(StatusCode::TOO_MANY_REQUESTS, say!("server-link-too-often")),
            Self::Unavailable(why) => text(StatusCode::SERVICE_UNAVAILABLE, why),
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
            Failure::TooManyEvents => {
                Self::Unavailable(say!("server-too-many-events", most = EVENTS_MAX))
            }
            Failure::Stopping => Self::Unavailable(say!("server-stops")),
            Failure::Journal(_) => Self::Failed(failure.to_string()),
        }
    }
}

impl From<RegisterError> for No {
    fn from(error: RegisterError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// The whole file of a request; `too_long` is the answer to one beyond its route's limit.
fn whole(body: Result<Bytes, BytesRejection>, too_long: impl FnOnce() -> String) -> Answer<Bytes> {
    body.map_err(|rejection| {
        let (status, text) = (rejection.status(), rejection.body_text());
        let is_too_long = status == StatusCode::PAYLOAD_TOO_LARGE;
        No::Unreadable(status, if is_too_long { too_long() } else { text })
    })
}

/// The sentence about a list that is longer than any.
fn long_file() -> String {
    say!("server-file-not-whole", megabytes = MAX_BYTES / 1_000_000)
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

fn token_needed(whose: &str, does: &str) -> Response {
    let text = format!("{whose} token {does}: Authorization: Bearer TOKEN\n");
    (StatusCode::FORBIDDEN, text).into_response()
}

async fn desk(world: &SessionWorld, event: &str) -> Answer<(EventNo, DeskHandle)> {
    event_of(&world.desks, event).await
}

async fn event_of(desks: &Desks, event: &str) -> Answer<(EventNo, DeskHandle)> {
    let number = event.parse().ok().map(EventNo);
    let found = match number {
        Some(number) => desks.get(number).await.map(|desk| (number, desk)),
        None => None,
    };
    found.ok_or_else(|| no_event(event))
}

fn no_event(event: &str) -> No {
    No::NotThere(format!("there is no event {event:?}"))
}

/// The number of a command, given by its sender: a repeat is not carried out again.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
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

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct NewEvent {
    #[serde(default)]
    request: Option<Numbered>,
    plan: Plan,
}

#[derive(Serialize, JsonSchema)]
struct Done {
    event: EventNo,
    /// The last record that the event then has.
    seq: Seq,
}

async fn create(
    State(world): World,
    organiser: Organiser,
    body: Result<Json<NewEvent>, JsonRejection>,
) -> Answer<(StatusCode, Json<Done>)> {
    let Json(NewEvent { request, plan }) = body?;
    if plan.name.trim().is_empty() {
        return Err(Refusal::BadPlan { setting: PlanSetting::Name, found: plan.name }.into());
    }
    let request = request.map(|request| request.of(organiser.device));
    let (event, seq) = world.desks.create(plan, organiser.author(), request).await?;
    Ok((StatusCode::CREATED, Json(Done { event, seq })))
}

/// A command with its number.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "NumberedCommand")]
struct Ask {
    #[serde(default)]
    request: Option<Numbered>,
    /// The term of the server on which the author looked at the event: a command that was decided on
    /// another laptop's is refused. `None` for any.
    #[serde(default)]
    epoch: Option<Epoch>,
    command: Command,
}

/// Refuses a command that was decided on another server's event.
fn seen_here(
    world: &SessionWorld,
    epoch: Option<Epoch>,
    command: &Command,
    desk: &Desk,
) -> Result<(), Refusal> {
    let (seen, last) = (command.seen.unwrap_or_default(), desk.seq());
    let is_here = epoch.is_none_or(|epoch| epoch == world.journal.epoch());
    if is_here { Ok(()) } else { Err(Refusal::SeenElsewhere { seen, last }) }
}

async fn command(
    State(world): World,
    organiser: Organiser,
    Path(event): Path<String>,
    body: Result<Json<Ask>, JsonRejection>,
) -> Answer<Json<Done>> {
    let (event, desk) = desk(&world, &event).await?;
    let Json(Ask { request, epoch, command }) = body?;
    seen_here(&world, epoch, &command, &desk.now())?;
    let command = completed(&world, &desk.now(), command).await?;
    let request = request.map(|request| request.of(organiser.device));
    let renames =
        matches!(command.act, Act::Publish { .. } | Act::DropTournament { .. } | Act::Finish);
    // games that nobody is to play any more leave their boards
    let clears = renames || matches!(command.act, Act::EnterResult { .. });
    let seq = desk.ask(command, organiser.author(), request).await?;
    if clears {
        world.rounds.take_changed_off(event).await;
    }
    if renames {
        world.rounds.show_names().await;
    }
    Ok(Json(Done { event, seq }))
}

/// The command with what the register adds to it. The journal keeps clubs by their numbers of then, so
/// the clubs that are merged since are named. A player who is entered without a category has that of
/// his age, as by an entry list.
async fn completed(world: &SessionWorld, desk: &Desk, mut command: Command) -> Answer<Command> {
    match &mut command.act {
        Act::KeepClubsApart { merged, .. } => {
            let register = register::read(world).await?;
            let of = register.gone_clubs().iter();
            merged.extend(of.map(|(from, into)| (ClubId(from.0), ClubId(into.0))));
        }
        Act::Enter { players, .. } => {
            let Some(plan) = desk.plan() else { return Ok(command) };
            let without = players.iter_mut().filter(|player| player.data.categories.is_empty());
            let without: Vec<_> = without.collect();
            if without.is_empty() {
                return Ok(command);
            }
            let register = register::read(world).await?;
            let year = year_of(desk, &world.copies.places.data);
            for EnteredPlayer { person, data } in without {
                if let Some(known) = register.person(PlayerId(person.0)) {
                    data.categories.extend(category_by_age(known, data.rating, plan, year));
                }
            }
        }
        _ => {}
    }
    Ok(command)
}

/// The differences that a command would make. Nothing is done.
async fn preview(
    State(world): World,
    organiser: Organiser,
    Path(event): Path<String>,
    body: Result<Json<Command>, JsonRejection>,
) -> Answer<Json<Difference>> {
    let (_, desk) = desk(&world, &event).await?;
    let Json(command) = body?;
    let command = completed(&world, &desk.now(), command).await?;
    Ok(Json(desk.preview(command, organiser.author()).await?.difference))
}

/// Makes a safety copy now. It is there when this answers, or the reason why a place has none.
async fn copy(State(world): World, _: Organiser) -> Answer<Json<SafetyCopy>> {
    Ok(Json(world.copies.make().await))
}

/// The request to put published games on the courts.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
struct OnCourts {
    /// The courts; empty for all.
    courts: Vec<CourtId>,
    /// The reason to put the games on although results before them are not sealed.
    despite: Option<String>,
}

/// The result on one court, with its sentence in the server's language.
#[derive(Serialize, JsonSchema)]
struct PutOn {
    #[serde(flatten)]
    on: RoundOnCourt,
    text: String,
}

/// Puts the published games that are laid onto the courts on their boards. A repeat changes nothing.
///
/// A court takes them from the server itself ([`Command::Server`](referee_core::Command::Server)), so
/// this is the place to judge the caller. The published round is the desk's, and an organiser sends
/// it to boards that are free by the court's own rules. To go on although results are not sealed sets
/// such a rule aside: that is a ruling on the court, and a head referee's.
async fn rounds_on_courts(
    State(world): World,
    organiser: Organiser,
    Path(event): Path<String>,
    body: Result<Json<OnCourts>, JsonRejection>,
) -> Answer<Json<Vec<PutOn>>> {
    let (event, _) = desk(&world, &event).await?;
    let Json(OnCourts { courts, despite }) = body?;
    if despite.is_some() && !organiser.is_head {
        return Err(No::NotHead("goes on before results are sealed"));
    }
    let put_on = world.rounds.put_published_on(Some(event), &courts, despite).await;
    let put_on = put_on.map_err(|why| No::Unavailable(words().say(&why)))?;
    if put_on.is_empty() {
        return Err(Refusal::NothingLaid.into());
    }
    let told = |on: RoundOnCourt| PutOn { text: words().round(&on), on };
    Ok(Json(put_on.into_iter().map(told).collect()))
}
