//! Tables as files.

use super::reader::{Reader, round_number, tournament};
use super::{Answer, No};
use crate::http::language::accepted;
use crate::names;
use crate::routes::{Operation, Route, Routes, Who};
use crate::tables::{Format, Sheet, Teller, file_name};
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LANGUAGE, CONTENT_TYPE, HeaderMap, VARY,
};
use axum::response::{IntoResponse, Response};
use referee_desk::tables::{self, Table};
use referee_desk::views::Audience;
use referee_desk::{Category, Desk};
use referee_messages::{Words, words};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) fn routes<S>(who: Who) -> Routes<S>
where
    S: Clone + Send + Sync + 'static,
    Reader: FromRequestParts<S>,
{
    let of = |id, summary| {
        Operation::new(id, summary).by(who).asks::<Choice>().answers_table().may_be_refused()
    };
    vec![
        Route::api("/api/v1/events/{event}/tables/{file}")
            .get(of_event, of("event_table", "A table of an event as a file")),
        Route::api("/api/v1/events/{event}/tournaments/{tournament}/tables/{file}")
            .get(of_tournament, of("tournament_table", "A table of a tournament as a file")),
        Route::api("/api/v1/events/{event}/tournaments/{tournament}/rounds/{round}/tables/{file}")
            .get(of_round, of("round_table", "A table of a round as a file")),
    ]
}

impl Operation {
    /// It answers a table in the format that the file's name ends with.
    pub(super) fn answers_table(self) -> Self {
        let of = self.answers_file("text/csv").answers_file(Format::Xlsx.content_type());
        of.answers_file("text/plain").answers::<Sheet>()
    }
}

/// The language of a file.
#[derive(Deserialize, JsonSchema)]
pub(super) struct InLanguage {
    /// The language; else that of the header `Accept-Language`, else the server's.
    pub(super) language: Option<String>,
}

/// The choices of a reader.
#[derive(Deserialize, JsonSchema)]
struct Choice {
    #[serde(flatten)]
    of: InLanguage,
    /// The category of the standings.
    category: Option<String>,
}

type Asked = Result<Query<Choice>, QueryRejection>;

async fn of_event(
    reader: Reader,
    Path((event, file)): Path<(String, String)>,
    headers: HeaderMap,
    choice: Asked,
) -> Answer<Response> {
    let changes = if reader.audience == Audience::Crew && named(&file)?.0 == "ratings" {
        let (number, desk) = reader.desk(&event).await?;
        reader.rating_changes(number, &desk.now()).await
    } else {
        BTreeMap::new()
    };
    file_of(reader, event, file, &headers, choice?.0, move |desk, name, audience, _| {
        Ok(match (name, audience) {
            ("medals", _) => tables::medals(desk, audience)?,
            ("prizes", _) => tables::prizes(desk, audience)?,
            ("entries", Audience::Crew) => tables::entries(desk),
            ("crew", Audience::Crew) => tables::crew(desk),
            ("ratings", Audience::Crew) => tables::ratings(desk, &changes),
            ("rated-games", Audience::Crew) => tables::rated_games(desk),
            _ => return Err(no_table(name)),
        })
    })
    .await
}

async fn of_tournament(
    reader: Reader,
    Path((event, number, file)): Path<(String, String, String)>,
    headers: HeaderMap,
    choice: Asked,
) -> Answer<Response> {
    file_of(reader, event, file, &headers, choice?.0, move |desk, name, audience, category| {
        let id = tournament(desk, &number)?.is.id;
        Ok(match name {
            "start-list" => tables::start_list(desk, id)?,
            "standings" => tables::standings(desk, id, category, audience)?,
            "cross-table" => tables::cross_table(desk, id, audience)?,
            "grid" => tables::grid(desk, id, audience)?,
            "wall-chart" => tables::wall_chart(desk, id, audience)?,
            "timetable" => tables::timetable(desk, id, audience)?,
            _ => return Err(no_table(name)),
        })
    })
    .await
}

async fn of_round(
    reader: Reader,
    Path((event, number, round, file)): Path<(String, String, String, String)>,
    headers: HeaderMap,
    choice: Asked,
) -> Answer<Response> {
    file_of(reader, event, file, &headers, choice?.0, move |desk, name, audience, _| {
        let id = tournament(desk, &number)?.is.id;
        let round = round_number(&round)?;
        Ok(match name {
            "pairings" => tables::pairings(desk, id, round, audience)?,
            "matches" => tables::matches(desk, id, round, audience)?,
            "pairings-by-name" => tables::pairings_by_name(desk, id, round, audience)?,
            _ => return Err(no_table(name)),
        })
    })
    .await
}

pub(super) fn no_table(name: &str) -> No {
    No::NotThere(format!("there is no table {name:?}"))
}

/// The table of a file's name in the format of its end.
async fn file_of(
    reader: Reader,
    event: String,
    file: String,
    headers: &HeaderMap,
    choice: Choice,
    table: impl FnOnce(&Desk, &str, Audience, Option<&Category>) -> Answer<Table> + Send + 'static,
) -> Answer<Response> {
    let words = language(&choice.of, headers)?;
    let (_, desk) = reader.desk(&event).await?;
    let (name, format) = named(&file)?;
    let (name, category) = (name.to_owned(), choice.category.map(Category));
    let audience = reader.audience;
    let written = move |desk: &Desk| {
        let table = table(desk, &name, audience, category.as_ref())?;
        let teller = Teller {
            words,
            names: names::in_event(&reader.names, desk),
            audience,
            wall: reader.about.wall(),
        };
        let event = desk.plan().map(|plan| &*plan.name).unwrap_or_default();
        Ok(self::file(&teller.sheet(event, &table), format, words))
    };
    desk.view(audience, written).await
}

/// The table and the format that a file's name names.
pub(super) fn named(file: &str) -> Answer<(&str, Format)> {
    let found = file.rsplit_once('.').and_then(|(name, end)| Some((name, Format::of(end)?)));
    found.ok_or_else(|| {
        No::NotThere(format!(
            "there is no file {file:?}: its name ends in .csv, .xlsx, .json or .txt"
        ))
    })
}

/// The format of a file that has the one table of its folder.
pub(super) fn only(table: &str, file: &str) -> Answer<Format> {
    let (name, format) = named(file)?;
    if name == table { Ok(format) } else { Err(no_table(name)) }
}

/// A table in a format.
pub(super) fn file(sheet: &Sheet, format: Format, words: &Words) -> Response {
    let headers = [
        (CONTENT_TYPE, format.content_type().to_owned()),
        (CONTENT_DISPOSITION, file_name(&sheet.named(), format.end())),
        (CONTENT_LANGUAGE, words.language()),
        (VARY, "accept-language".to_owned()),
        (CACHE_CONTROL, "no-cache".to_owned()),
    ];
    (headers, sheet.write(format, words)).into_response()
}

/// The words of the language asked for; else the first of the reader's languages, as his browser names
/// them; else the server's.
pub(super) fn language(asked: &InLanguage, headers: &HeaderMap) -> Answer<&'static Words> {
    if let Some(asked) = asked.language.as_deref() {
        let unknown = |why| No::Unreadable(StatusCode::BAD_REQUEST, format!("{asked:?}: {why}"));
        referee_messages::language(asked).map_err(unknown)?;
        return Ok(Words::in_language(asked).unwrap_or_else(words));
    }
    Ok(accepted(headers))
}
