//! The court as it was known at a moment: for the public what it has seen, for a head referee all.

use super::events::Head;
use super::{PublicWorld, no_court};
use crate::feed::task::FeedHandle;
use crate::past::{Moment, Past, PastError};
use crate::routes::{Operation, Route, Routes, Who};
use crate::session::task::SessionWorld;
use axum::extract::{Path, State};
use axum::handler::Handler;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Json, Response};
use court_protocol::{Audience, CourtId, CourtTime, Seq, Snapshot};
use std::sync::Arc;

pub(super) fn for_the_public() -> Routes<PublicWorld> {
    routes(Who::Anyone, |read| {
        async move |State(world): State<PublicWorld>, Path((court, text)): CourtAndText| {
            of_the_public(&world, &court, read(&text)).await
        }
    })
}

pub(super) fn for_referees() -> Routes<Arc<SessionWorld>> {
    routes(Who::Head, |read| {
        async move |State(world): State<Arc<SessionWorld>>,
                    _: Head,
                    Path((court, text)): CourtAndText| {
            of_referees(&world, &court, read(&text)).await
        }
    })
}

/// Both addresses, which differ in the moment that they name.
fn routes<S, H, T>(who: Who, at: impl Fn(Read) -> H) -> Routes<S>
where
    S: Clone + Send + Sync + 'static,
    H: Handler<T, S>,
    T: 'static,
{
    let of = |id, summary| {
        let of = Operation::new(id, summary).by(who).answers::<Snapshot>();
        let of = of.says(StatusCode::BAD_REQUEST).says(StatusCode::INTERNAL_SERVER_ERROR);
        of.says(StatusCode::SERVICE_UNAVAILABLE)
    };
    vec![
        Route::api("/api/v1/courts/{court}/at/{instant}")
            .get(at(instant), of("court_at_instant", "A court as it was known at an instant")),
        Route::api("/api/v1/courts/{court}/at/record/{record}")
            .get(at(record), of("court_at_record", "A court as it was known after a record")),
    ]
}

type CourtAndText = Path<(String, String)>;
type Read = fn(&str) -> Option<Moment>;

fn instant(text: &str) -> Option<Moment> {
    text.parse().ok().map(|ms| Moment::Instant(CourtTime(ms)))
}

fn record(text: &str) -> Option<Moment> {
    text.parse().ok().map(|seq| Moment::Record(Seq(seq)))
}

async fn of_the_public(world: &PublicWorld, court: &str, moment: Option<Moment>) -> Response {
    let Some(feed) = world.feed(court) else { return no_court(court) };
    // what is not released yet is not replayed either
    let moment = moment.map(|moment| match moment {
        Moment::Instant(at) => Moment::Instant(at.min(world.clock.now())),
        record @ Moment::Record(_) => record,
    });
    answer(&world.past, court, &feed, moment, Audience::Public).await
}

async fn of_referees(world: &SessionWorld, court: &str, moment: Option<Moment>) -> Response {
    let id = court.parse().ok().map(CourtId);
    let Some(feed) = id.and_then(|id| world.feeds.get(&id)) else { return no_court(court) };
    answer(&world.past, court, feed, moment, Audience::Referees).await
}

async fn answer(
    past: &Arc<Past>,
    court: &str,
    feed: &FeedHandle,
    moment: Option<Moment>,
    audience: Audience,
) -> Response {
    let (Some(moment), Ok(id)) = (moment, court.parse()) else {
        let text = "a moment is an instant in ms of court time, or record/ and a record's number\n";
        return (StatusCode::BAD_REQUEST, text).into_response();
    };
    let state = match past.court(CourtId(id), moment).await {
        Ok(state) => state,
        Err(busy @ PastError::Busy) => {
            let headers = [(RETRY_AFTER, "1")];
            return (StatusCode::SERVICE_UNAVAILABLE, headers, format!("{busy}\n")).into_response();
        }
        Err(PastError::Journal(error)) => {
            tracing::error!("the past of court {court} cannot be read: {error}");
            let text = "the journal cannot be read; the server's terminal says why\n";
            return (StatusCode::INTERNAL_SERVER_ERROR, text).into_response();
        }
    };
    let is_there = !matches!(moment, Moment::Record(asked) if asked > state.seq());
    let snapshot = if is_there { feed.past(state, audience).await } else { None };
    snapshot.map_or_else(
        || {
            let text = format!("court {court} has no such record yet\n");
            (StatusCode::NOT_FOUND, text).into_response()
        },
        |snapshot| Json(snapshot).into_response(),
    )
}
