//! The incident report of an event as a table: calls, claims, rulings, amendments and outages.

use super::reader::Reader;
use super::tables::{Choice, file, language, only};
use super::{Answer, No, World, with_files};
use crate::report::{Wanted, report};
use crate::routes::{Route, Routes};
use crate::session::task::SessionWorld;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::HeaderMap;
use axum::response::Response;
use referee_journal::log_dirs;
use std::sync::Arc;

pub(super) fn routes() -> Routes<Arc<SessionWorld>> {
    let of = with_files("incidents", "The incidents of an event's games as a file");
    vec![
        Route::api("/api/v1/events/{event}/incidents/tables/{file}")
            .get(of_event, of.asks::<Choice>().answers_table()),
    ]
}

async fn of_event(
    State(world): World,
    reader: Reader,
    Path((event, name)): Path<(String, String)>,
    headers: HeaderMap,
    choice: Result<Query<Choice>, QueryRejection>,
) -> Answer<Response> {
    let (number, desk) = reader.desk(&event).await?;
    let format = only("incidents", &name)?;
    let words = language(choice?.0.language.as_deref(), &headers)?;
    let event = desk.of(reader.audience).plan().map(|plan| plan.name.clone()).unwrap_or_default();
    let places = world.copies.places.clone();
    let table = move || {
        let logs = log_dirs(&places.data, places.mirror.as_deref());
        let report = report(&Wanted { data: &places.data, logs, court: None })?;
        Ok(report.of_event(number, &event))
    };
    let made = tokio::task::spawn_blocking(move || words.during(table)).await;
    let made: Result<_, crate::report::ReportError> =
        made.expect("reading a journal does not panic");
    Ok(file(&made.map_err(|error| No::Failed(error.to_string()))?, format, words))
}
