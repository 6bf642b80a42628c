//! FIDE's rating list over HTTP: given by an organiser, and searched.

use super::rights::Organiser;
use super::{Answer, No, World, upload, with_files};
use crate::fide_list::{self, About, MAX_BYTES, NotTaken};
use crate::imports::start_rating;
use crate::routes::{Route, Routes};
use crate::session::task::SessionWorld;
use axum::Json;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use futures::StreamExt as _;
use referee_entries::{Entry, Listed};
use referee_journal::Room;
use referee_messages::say;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::fs::File;
use tokio::io::AsyncWriteExt as _;
use tokio::sync::Mutex;

/// The most players that a search answers with.
const FOUND_MAX: usize = 50;
/// The file of the data folder into which a list is sent, before it is read.
const INCOMING: &str = "fide-list.incoming";

/// One list at a time: it is sent into one file.
static GIVING: Mutex<()> = Mutex::const_new(());

pub(super) fn routes() -> Routes<Arc<SessionWorld>> {
    let of = with_files;
    vec![
        Route::api("/api/v1/fide-list")
            .get(
                about,
                of("fide_list", "FIDE's rating list, if one was given").answers::<Option<About>>(),
            )
            .put(
                give,
                of("give_fide_list", "Takes FIDE's rating list as its file, packed or not")
                    .asks::<Given>()
                    .takes_file(MAX_BYTES as usize)
                    .answers::<About>()
                    .says(StatusCode::UNPROCESSABLE_ENTITY),
            ),
        Route::api("/api/v1/fide-list/players").get(
            find,
            of("listed_players", "The players of FIDE's rating list with these names or this ID")
                .asks::<Find>()
                .answers::<Vec<Found>>(),
        ),
    ]
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Given {
    /// The file's name, for people.
    file: String,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Find {
    /// Beginnings of names, or a FIDE ID.
    search: String,
}

/// A player of FIDE's list.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ListedPlayer")]
struct Found {
    fide_id: u32,
    #[serde(flatten)]
    listed: Listed,
    /// The rating with which he starts in an event.
    start_rating: Option<u16>,
}

async fn about(State(world): World, _: Organiser) -> Answer<Json<Option<About>>> {
    let data = world.rounds.data.clone();
    let read = tokio::task::spawn_blocking(move || fide_list::about(&data)).await;
    let read = read.expect("reading a list does not panic");
    read.map(Json).map_err(|error| No::Failed(error.to_string()))
}

async fn give(
    State(world): World,
    _: Organiser,
    asked: Result<Query<Given>, QueryRejection>,
    body: Body,
) -> Answer<Json<About>> {
    let Query(Given { file }) = asked?;
    if let Room::Reserve(_) = world.journal.room() {
        // the rest of the disk is for the games
        return Err(No::Failed("the disk has no room for FIDE's list".to_owned()));
    }
    let _alone = GIVING.lock().await;
    let data = world.rounds.data.clone();
    let incoming = Incoming(data.join(INCOMING));
    spool(body, &incoming.0).await?;
    let now = world.clock.now();
    let taken = upload::work(move |_| {
        let given = std::fs::File::open(&incoming.0);
        let given = given.map_err(|error| NotTaken::NoList(error.into()));
        let taken = given.and_then(|given| fide_list::take(&data, given, &file, now));
        taken.map_err(|why| match why {
            NotTaken::NoList(why) => {
                tracing::info!("{file} is not taken as FIDE's list: {why:?}");
                let text = say!("server-no-fide-list", file);
                No::Unreadable(StatusCode::UNPROCESSABLE_ENTITY, text)
            }
            NotTaken::Kept(error) => No::Failed(error.to_string()),
        })
    });
    Ok(Json(taken.await?))
}

/// A file that is deleted once it is read, or its sender has left.
struct Incoming(PathBuf);

impl Drop for Incoming {
    fn drop(&mut self) {
        // the next one is written over it
        let _stays = std::fs::remove_file(&self.0);
    }
}

/// Writes a body into a file, piece by piece.
async fn spool(body: Body, to: &Path) -> Answer<()> {
    let failed = |error: std::io::Error| No::Failed(format!("{}: {error}", to.display()));
    let mut file = File::create(to).await.map_err(failed)?;
    let mut pieces = body.into_data_stream();
    let mut taken = 0;
    while let Some(piece) = pieces.next().await {
        let piece = piece.ok().filter(|piece| taken + piece.len() as u64 <= MAX_BYTES);
        let piece = piece.ok_or_else(|| {
            let text = say!("server-file-not-whole", megabytes = MAX_BYTES / 1_000_000);
            No::Unreadable(StatusCode::PAYLOAD_TOO_LARGE, text)
        })?;
        taken += piece.len() as u64;
        file.write_all(&piece).await.map_err(failed)?;
    }
    file.flush().await.map_err(failed)
}

async fn find(
    State(world): World,
    _: Organiser,
    asked: Result<Query<Find>, QueryRejection>,
) -> Answer<Json<Vec<Found>>> {
    let Query(Find { search }) = asked?;
    let data = world.rounds.data.clone();
    let find = move || -> Answer<Vec<Found>> {
        let list = fide_list::read(&data).map_err(|error| No::Failed(error.to_string()))?;
        let found = |(fide_id, listed): (u32, Listed)| {
            let entry = Entry { ratings: listed.ratings, ..Entry::default() };
            Found { fide_id, start_rating: start_rating(&entry), listed }
        };
        Ok(list.search(&search, FOUND_MAX).into_iter().map(found).collect())
    };
    let found = tokio::task::spawn_blocking(find).await;
    Ok(Json(found.expect("a search does not panic")?))
}
