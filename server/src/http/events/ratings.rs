//! The ratings over several events: the list, the history of one player, and the preview of an event
//! that is finished or goes on.
//!
//! The public sees the players whom it sees by their names.

use super::reader::Reader;
use super::tables::{InLanguage, file, language, only};
use super::{Answer, No};
use crate::desks::EventNo;
use crate::names::known_persons;
use crate::routes::{Operation, Route, Routes, Who};
use crate::session::task::SessionWorld;
use crate::tables::{Format, Teller};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::header::HeaderMap;
use axum::response::Response;
use referee_desk::rating_list::{
    EventChange, ListedEvent, RatingDifference, RatingHistory, RatingList, RatingListRow,
};
use referee_desk::tables::{Table, rating_history, rating_list};
use referee_desk::{Desk, PersonId, views};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) fn routes<S>(who: Who) -> Routes<S>
where
    S: Clone + Send + Sync + 'static,
    Reader: FromRequestParts<S>,
{
    let of = |id, summary| Operation::new(id, summary).by(who);
    let file = |id, summary| of(id, summary).asks::<InLanguage>().answers_table();
    vec![
        Route::api("/api/v1/ratings").get(
            list,
            of("rating_list", "The rating list over all events").answers::<RatingListView>(),
        ),
        Route::api("/api/v1/ratings/tables/{file}")
            .get(list_file, file("rating_list_table", "The rating list as a file")),
        Route::api("/api/v1/ratings/{person}").get(
            history,
            of("rating_history", "The games of a player with their effects on the rating")
                .answers::<RatingHistoryView>(),
        ),
        Route::api("/api/v1/ratings/{person}/tables/{file}")
            .get(history_file, file("rating_history_table", "A player's rating history as a file")),
    ]
}

/// The views for organisers alone.
pub(super) fn of_the_crew() -> Routes<Arc<SessionWorld>> {
    let of = |id, summary| Operation::new(id, summary).by(Who::Organiser);
    vec![
        Route::api("/api/v1/events/{event}/ratings")
            .get(of_event, of("ratings", "The rating report").answers::<EventRatings>()),
        Route::api("/api/v1/events/{event}/ratings/preview").get(
            preview,
            of(
                "ratings_preview",
                "The changes of the rating list if the event is finished, or goes on again",
            )
            .answers::<RatingPreview>(),
        ),
    ]
}

#[derive(Serialize, JsonSchema)]
struct RatingListView {
    rows: Vec<RatingListRow>,
    /// The finished events in the order of their days; those without days do not count.
    events: Vec<ListedEvent>,
    names: BTreeMap<PersonId, String>,
}

#[derive(Serialize, JsonSchema)]
struct RatingHistoryView {
    #[serde(flatten)]
    history: RatingHistory,
    /// The events of the list.
    listed: Vec<ListedEvent>,
    /// The names of the player and of the opponents.
    names: BTreeMap<PersonId, String>,
}

/// The rating report of an event.
#[derive(Serialize, JsonSchema)]
struct EventRatings {
    #[serde(flatten)]
    report: views::RatingReport,
    /// The changes of the players' ratings, if the event is on the rating list.
    changes: BTreeMap<PersonId, EventChange>,
}

#[derive(Serialize, JsonSchema)]
struct RatingPreview {
    #[serde(flatten)]
    difference: RatingDifference,
    names: BTreeMap<PersonId, String>,
}

impl Reader {
    async fn rating_list<T: Send + 'static>(
        &self,
        view: impl FnOnce(RatingList) -> T + Send + 'static,
    ) -> T {
        self.desks.rating_list(self.audience, known_persons(&self.names), view).await
    }

    /// The changes of the players' ratings by an event; none if it is not on the rating list.
    pub(super) async fn rating_changes(
        &self,
        event: EventNo,
        desk: &Desk,
    ) -> BTreeMap<PersonId, EventChange> {
        let by_number = self.rating_list(move |list| list.of_event(event.0)).await;
        let known = known_persons(&self.names);
        let change =
            |person: &PersonId| Some((*person, by_number.get(&known(*person).number)?.clone()));
        desk.entries().keys().filter_map(change).collect()
    }

    /// The list with the players whom this reader sees by their names.
    async fn listed(&self) -> (Vec<RatingListRow>, Vec<ListedEvent>) {
        let found = self.rating_list(|list| (list.rows(), list.events().to_vec()));
        let (mut rows, events) = found.await;
        rows.retain(|row| self.knows(row.person));
        (rows, events)
    }

    /// A player's history as this reader sees it.
    async fn rating_history(&self, person: &str) -> Answer<(RatingHistory, Vec<ListedEvent>)> {
        let none = || No::NotThere(format!("there is no player {person:?} on the rating list"));
        let number = person.parse().map(PersonId).map_err(|_| none())?;
        let number = known_persons(&self.names)(number).number;
        if !self.knows(number) {
            return Err(none());
        }
        let found =
            self.rating_list(move |list| Some((list.history(number)?, list.events().to_vec())));
        let (mut history, events) = found.await.ok_or_else(none)?;
        for game in &mut history.games {
            game.opponent_rating = game.opponent_rating.filter(|_| self.knows(game.opponent));
        }
        Ok((history, events))
    }

    fn names_for(&self, persons: impl Iterator<Item = PersonId>) -> BTreeMap<PersonId, String> {
        persons.filter_map(|person| Some((person, self.name(person)?))).collect()
    }

    /// A table as a file, whose name begins with `head`.
    fn file(
        self,
        table: &Table,
        head: &str,
        format: Format,
        choice: &InLanguage,
        headers: &HeaderMap,
    ) -> Answer<Response> {
        let words = language(choice, headers)?;
        let (audience, wall) = (self.audience, self.about.wall());
        let teller = Teller { words, names: self.names, audience, wall };
        Ok(file(&teller.sheet(head, table), format, words))
    }
}

async fn list(reader: Reader) -> Json<RatingListView> {
    let (rows, events) = reader.listed().await;
    let names = reader.names_for(rows.iter().map(|row| row.person));
    Json(RatingListView { rows, events, names })
}

async fn history(reader: Reader, Path(person): Path<String>) -> Answer<Json<RatingHistoryView>> {
    let (history, listed) = reader.rating_history(&person).await?;
    let opponents = history.games.iter().map(|game| game.opponent);
    let names = reader.names_for(opponents.chain([history.row.person]));
    Ok(Json(RatingHistoryView { history, listed, names }))
}

async fn of_event(reader: Reader, Path(event): Path<String>) -> Answer<Json<EventRatings>> {
    let (number, desk) = reader.desk(&event).await?;
    let desk = desk.of(reader.audience);
    let changes = reader.rating_changes(number, &desk).await;
    Ok(Json(EventRatings { report: views::rating_report(&desk), changes }))
}

async fn preview(reader: Reader, Path(event): Path<String>) -> Answer<Json<RatingPreview>> {
    let (event, _) = reader.desk(&event).await?;
    let difference = reader.desks.rating_preview(event, known_persons(&reader.names)).await;
    let players = difference.players.iter().map(|player| player.person);
    let titles = difference.titles.iter().map(|title| title.person);
    let names = reader.names_for(players.chain(titles));
    Ok(Json(RatingPreview { difference, names }))
}

type Asked = Result<Query<InLanguage>, QueryRejection>;

async fn list_file(
    reader: Reader,
    Path(file): Path<String>,
    headers: HeaderMap,
    choice: Asked,
) -> Answer<Response> {
    let format = only("rating-list", &file)?;
    let (rows, _) = reader.listed().await;
    reader.file(&rating_list(&rows), "", format, &choice?.0, &headers)
}

async fn history_file(
    reader: Reader,
    Path((person, file)): Path<(String, String)>,
    headers: HeaderMap,
    choice: Asked,
) -> Answer<Response> {
    let format = only("rating-history", &file)?;
    let (history, events) = reader.rating_history(&person).await?;
    let name = reader.name(history.row.person).unwrap_or_default();
    reader.file(&rating_history(&history, &events), &name, format, &choice?.0, &headers)
}
