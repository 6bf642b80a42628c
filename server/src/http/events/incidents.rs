//! The incident report of an event as a table: calls, claims, rulings, amendments and outages of its
//! games, with the protests, corrections and drawn lots of its desk; and the log of the desk, which has
//! every record of it.

use super::reader::Reader;
use super::tables::{InLanguage, file, language, named, no_table};
use super::{Answer, No, World, with_files};
use crate::report::{DeskPart, ReportError, Wanted, log, of_desk, report};
use crate::routes::{Route, Routes};
use crate::session::task::SessionWorld;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::HeaderMap;
use axum::response::Response;
use referee_journal::log_dirs;
use std::sync::Arc;
use tokio::sync::Mutex;

/// Held while the journal is read: one report at a time reads the disk that the courts write to.
static READING: Mutex<()> = Mutex::const_new(());

pub(super) fn routes() -> Routes<Arc<SessionWorld>> {
    let of =
        with_files("incidents", "The incidents of an event, or the log of its desk, as a file");
    vec![
        Route::api("/api/v1/events/{event}/incidents/tables/{file}")
            .get(of_event, of.asks::<InLanguage>().answers_table()),
    ]
}

async fn of_event(
    State(world): World,
    reader: Reader,
    Path((event, name)): Path<(String, String)>,
    headers: HeaderMap,
    choice: Result<Query<InLanguage>, QueryRejection>,
) -> Answer<Response> {
    let (number, desk) = reader.desk(&event).await?;
    let (part, format) = match named(&name)? {
        ("incidents", format) => (DeskPart::Incidents, format),
        ("log", format) => (DeskPart::All, format),
        (name, _) => return Err(no_table(name)),
    };
    let words = language(&choice?.0, &headers)?;
    let event = desk.of(reader.audience).plan().map(|plan| plan.name.clone()).unwrap_or_default();
    let records = world.desks.records(number).await;
    let records = records.map_err(|error| No::Failed(error.to_string()))?;
    let places = world.copies.places.clone();
    let _alone = READING.lock().await;
    let table = move || {
        let of_desk = of_desk(&records, part, &places.data)?;
        if part == DeskPart::All {
            return Ok(log(&event, of_desk));
        }
        let mut logs = log_dirs(&places.data, places.mirror.as_deref());
        // a server goes on without its mirror
        logs.retain(|log| log.is_dir());
        let report = report(&Wanted { data: &places.data, logs, court: None })?;
        Ok(report.of_event(number, &event, of_desk))
    };
    let made = tokio::task::spawn_blocking(move || words.during(table)).await;
    let made: Result<_, ReportError> = made.expect("reading a journal does not panic");
    Ok(file(&made.map_err(|error| No::Failed(error.to_string()))?, format, words))
}
