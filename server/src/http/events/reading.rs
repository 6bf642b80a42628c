//! Views of events: for organisers on the court's listener, and for anyone on the public's.

use super::reader::{Reader, round_number};
use super::{Answer, Done, No, pgn, ratings, tables, trf};
use crate::desks::{DeskHandle, EventNo};
use crate::routes::{Operation, Route, Routes, Who};
use crate::session::task::SessionWorld;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use court_protocol::{Message, PlayerId, Seq};
use referee_desk::views;
use referee_desk::{Competitor, CourtPlan, Day, Desk, PersonId, Why, why};
use referee_messages::words;
use referee_tournament::event::RoundNumber;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// The longest a question for changes waits: shorter than the patience of proxies.
const CHANGES_WITHIN: Duration = Duration::from_secs(25);

/// The usual start of a day's first round, in minutes after midnight.
const FIRST_ROUND: u16 = 600;

/// The views that anyone may read on the public's listener, and organisers on the court's.
pub(in crate::http) fn views<S>(who: Who) -> Routes<S>
where
    S: Clone + Send + Sync + 'static,
    Reader: FromRequestParts<S>,
{
    let of = |id, summary| Operation::new(id, summary).by(who);
    let mut routes = vec![
        Route::api("/api/v1/events")
            .get(events, of("events", "The events").answers::<Vec<EventRow>>()),
        Route::api("/api/v1/events/{event}")
            .get(overview, of("event", "An event at a glance").answers::<views::OverviewView>()),
        Route::api("/api/v1/events/{event}/names").get(
            names,
            of("names", "The names of an event's players").answers::<BTreeMap<PersonId, String>>(),
        ),
        Route::api("/api/v1/events/{event}/medals").get(
            medals,
            of("medals", "The medals and prizes").answers::<views::MedalsView>().may_be_refused(),
        ),
        Route::api("/api/v1/events/{event}/tournaments/{tournament}/standings").get(
            standings,
            of("standings", "The standings with their tie-breaks")
                .answers::<views::StandingsView>()
                .may_be_refused(),
        ),
        Route::api("/api/v1/events/{event}/tournaments/{tournament}/cross-table").get(
            cross_table,
            of("cross_table", "The cross-table").answers::<views::CrossTable>().may_be_refused(),
        ),
        Route::api("/api/v1/events/{event}/tournaments/{tournament}/timetable").get(
            timetable,
            of("timetable", "The timetable of the rounds").answers::<views::Timetable>(),
        ),
        Route::api("/api/v1/events/{event}/tournaments/{tournament}/rounds/{round}").get(
            round,
            of("round", "The pairings and results of a round")
                .answers::<views::RoundView>()
                .may_be_refused(),
        ),
    ];
    routes.extend(tables::routes(who));
    routes.extend(pgn::routes(who));
    routes.extend(ratings::routes(who));
    routes
}

/// The views for organisers alone.
pub(super) fn of_the_crew() -> Routes<Arc<SessionWorld>> {
    let of = |id, summary| Operation::new(id, summary).by(Who::Organiser);
    vec![
        Route::api("/api/v1/new-event").get(
            new_event,
            of("new_event", "The defaults of a new event").answers::<views::NewEventView>(),
        ),
        Route::api("/api/v1/events/{event}/names/hidden").get(
            hidden_names,
            of("hidden_names", "The persons of the names whom public pages do not call by name")
                .answers::<Vec<PersonId>>(),
        ),
        Route::api("/api/v1/events/{event}/entries").get(
            entries,
            of("entries", "The entry list with check-in").answers::<views::EntryListView>(),
        ),
        Route::api("/api/v1/events/{event}/players/{person}").get(
            player,
            of("player", "A player's games and acts")
                .answers::<views::PlayerView>()
                .may_be_refused(),
        ),
        Route::api("/api/v1/events/{event}/changes").get(
            changes,
            of("changes", "Answers once the event has changed, or after 25 seconds")
                .asks::<After>()
                .answers::<Done>(),
        ),
        Route::api("/api/v1/events/{event}/tournaments/{tournament}/trf").get(
            trf::report_file,
            of("trf", "The report file of a tournament")
                .asks::<trf::Choice>()
                .answers_file("text/plain"),
        ),
        Route::api(
            "/api/v1/events/{event}/tournaments/{tournament}/rounds/{round}/why/{competitor}",
        )
        .get(
            reasons,
            of("why", "The reasons for a competitor's opponent and colour")
                .answers::<Vec<Reason>>()
                .may_be_refused(),
        ),
    ]
}

/// An event in the list of events.
#[derive(Serialize, JsonSchema)]
struct EventRow {
    event: EventNo,
    name: String,
    season: String,
    players: usize,
    is_finished: bool,
}

async fn events(reader: Reader) -> Json<Vec<EventRow>> {
    let events = reader.desks.list(reader.audience).await;
    let row = |(event, desk): &(EventNo, Arc<Desk>)| {
        Some(EventRow {
            event: *event,
            name: desk.plan()?.name.clone(),
            season: desk.plan()?.season.clone(),
            players: desk.entries().len(),
            is_finished: desk.is_finished(),
        })
    };
    Json(events.iter().filter_map(row).collect())
}

/// The defaults on the courts of the hall, from the day of its set-up on.
async fn new_event(reader: Reader) -> Json<views::NewEventView> {
    let mut usual = views::new_event();
    usual.plan.days = vec![Day { date: reader.about.day(), starts: FIRST_ROUND }];
    for (&court, feed) in reader.feeds.iter() {
        let boards = feed.state().await.and_then(|state| Some(state.setup()?.boards));
        let boards = boards.unwrap_or(CourtPlan::BOARDS_MAX).min(CourtPlan::BOARDS_MAX);
        usual.plan.courts.push(CourtPlan { court, boards, first_for: Vec::new() });
    }
    Json(usual)
}

async fn overview(reader: Reader, Path(event): Path<String>) -> Answer<Json<views::OverviewView>> {
    reader.of_event(&event, |desk, audience| Ok(views::overview(desk, audience))).await
}

async fn entries(reader: Reader, Path(event): Path<String>) -> Answer<Json<views::EntryListView>> {
    reader.of_event(&event, |desk, _| Ok(views::entry_list(desk))).await
}

async fn names(
    reader: Reader,
    Path(event): Path<String>,
) -> Answer<Json<BTreeMap<PersonId, String>>> {
    let (_, desk) = reader.desk(&event).await?;
    Ok(Json(reader.names_of(&desk.of(reader.audience))))
}

async fn hidden_names(reader: Reader, Path(event): Path<String>) -> Answer<Json<Vec<PersonId>>> {
    let (_, desk) = reader.desk(&event).await?;
    let names = reader.names_of(&desk.of(reader.audience)).into_keys();
    let is_hidden = |person: &PersonId| !reader.names[&PlayerId(person.0)].is_named;
    Ok(Json(names.filter(is_hidden).collect()))
}

async fn medals(reader: Reader, Path(event): Path<String>) -> Answer<Json<views::MedalsView>> {
    reader.of_event(&event, |desk, audience| Ok(views::medals(desk, audience)?)).await
}

async fn player(
    reader: Reader,
    Path((event, person)): Path<(String, String)>,
) -> Answer<Json<views::PlayerView>> {
    reader
        .of_event(&event, move |desk, _| {
            let id = person.parse().map(PersonId);
            let id = id.map_err(|_| No::NotThere(format!("there is no player {person:?}")))?;
            Ok(views::player(desk, id)?)
        })
        .await
}

async fn round(
    reader: Reader,
    Path((event, number, round)): Path<(String, String, String)>,
) -> Answer<Json<views::RoundView>> {
    reader
        .of_tournament(&event, number, move |desk, tournament, audience| {
            Ok(views::round(desk, tournament.is.id, round_number(&round)?, audience)?)
        })
        .await
}

async fn timetable(
    reader: Reader,
    Path((event, number)): Path<(String, String)>,
) -> Answer<Json<views::Timetable>> {
    reader
        .of_tournament(&event, number, |desk, tournament, audience| {
            Ok(views::timetable(desk, tournament, audience))
        })
        .await
}

async fn cross_table(
    reader: Reader,
    Path((event, number)): Path<(String, String)>,
) -> Answer<Json<views::CrossTable>> {
    reader
        .of_tournament(&event, number, |desk, tournament, audience| {
            Ok(views::cross_table(desk, tournament.is.id, audience)?)
        })
        .await
}

async fn standings(
    reader: Reader,
    Path((event, number)): Path<(String, String)>,
) -> Answer<Json<views::StandingsView>> {
    reader
        .of_tournament(&event, number, |desk, tournament, audience| {
            Ok(views::standings_view(desk, tournament.is.id, audience)?)
        })
        .await
}

#[derive(Deserialize, JsonSchema)]
pub(super) struct After {
    /// The last record that the caller has seen.
    after: u64,
}

/// Answers once the event has a record after `after`, or after a while: then the caller asks again.
async fn changes(
    reader: Reader,
    Path(event): Path<String>,
    after: Result<Query<After>, QueryRejection>,
) -> Answer<Response> {
    let (event, desk) = reader.desk(&event).await?;
    changed(event, desk, after?.0).await
}

/// Waits for a record, and answers with the last.
pub(super) async fn changed(
    event: EventNo,
    mut desk: DeskHandle,
    After { after }: After,
) -> Answer<Response> {
    // whether it changed or the time ran out, the answer is the present record
    let _changed = timeout(CHANGES_WITHIN, desk.changed_after(Seq(after))).await;
    let done = Done { event, seq: desk.now().seq() };
    Ok(([(CACHE_CONTROL, "no-store")], Json(done)).into_response())
}

/// A reason of a pairing.
#[derive(Serialize, JsonSchema)]
struct Reason {
    why: Why,
    message: Message,
    /// The message in the server's language.
    text: String,
}

/// The reasons for a competitor's opponent and colour, the most important first.
async fn reasons(
    reader: Reader,
    Path((event, number, round, competitor)): Path<(String, String, String, String)>,
) -> Answer<Json<Vec<Reason>>> {
    let reason = |why: Why| {
        let message = why.message();
        let text = words().say(&message);
        Reason { why, message, text }
    };
    reader
        .of_tournament(&event, number, move |desk, tournament, _| {
            let (Ok(number), Ok(of)) = (round.parse(), competitor.parse()) else {
                let found = format!("there is no competitor {competitor:?} in round {round:?}");
                return Err(No::NotThere(found));
            };
            let found = why(desk, tournament.is.id, RoundNumber(number), Competitor(of))?;
            Ok(found.into_iter().map(reason).collect())
        })
        .await
}
