//! Entry lists as they come: a file in, its preview out; then the same file, entered.

use super::rights::Organiser;
use super::upload::{Gone, Sender};
use super::{Answer, Done, No, Numbered, Refused, World, desk, long_file, upload, whole};
use crate::desks::DeskHandle;
use crate::fide_list;
use crate::imports::{
    BadChoice, Choices, Entering, ImportPreview, Known, SentFile, remembered, year_of,
};
use crate::kept_file::KeptFileError;
use crate::names::known_persons;
use crate::register::{self, Register, RegisterError};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use court_protocol::{BootId, PlayerId};
use referee_desk::rating_list::RatingList;
use referee_desk::views::Audience;
use referee_desk::{Author, Refusal};
use referee_entries::Field;
use referee_messages::say;
use schemars::JsonSchema;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

/// The choices about a file, in the query. Lists have commas.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// The file's name, for messages.
    file: String,
    /// The sheet, from 0.
    sheet: Option<usize>,
    /// The line of the headings, 0 for none.
    headings: Option<usize>,
    /// The meaning of every column from the left, such as `surname,given_names,,born`; an empty one
    /// is left out.
    columns: Option<String>,
    /// Lines that are persons of the register: `4:17,9:3`.
    same: Option<String>,
    /// Lines that are new persons.
    new: Option<String>,
    /// Lines that are not entered.
    without: Option<String>,
    /// The number of the request: the start of the sending program.
    boot: Option<BootId>,
    /// The number of the request since that start.
    n: Option<u64>,
}

impl Asked {
    fn choices(&self) -> Answer<Choices> {
        let columns = self.columns.as_deref().map(|text| text.split(',').map(column).collect());
        let same = |pair: &str| {
            let (line, person) = pair.split_once(':')?;
            Some((line.parse().ok()?, PlayerId(person.parse().ok()?)))
        };
        Ok(Choices {
            sheet: self.sheet,
            headings: self.headings,
            columns: columns.transpose()?,
            same: list("same", self.same.as_deref(), same)?.into_iter().collect(),
            new: lines("new", self.new.as_deref())?,
            without: lines("without", self.without.as_deref())?,
        })
    }
}

fn column(code: &str) -> Answer<Option<Field>> {
    if code.is_empty() {
        return Ok(None);
    }
    let field: StrDeserializer<'_, Error> = code.into_deserializer();
    let field = Field::deserialize(field);
    field.map(Some).map_err(|error| bad(format!("columns: {error}")))
}

fn lines<T: FromIterator<usize>>(name: &str, text: Option<&str>) -> Answer<T> {
    let lines = list(name, text, |line| usize::from_str(line).ok())?;
    Ok(lines.into_iter().collect())
}

fn list<T>(name: &str, text: Option<&str>, read: impl Fn(&str) -> Option<T>) -> Answer<Vec<T>> {
    let parts = text.unwrap_or_default().split(',').filter(|part| !part.is_empty());
    let parts =
        parts.map(|part| read(part).ok_or_else(|| bad(format!("{name}: {part:?} is no line"))));
    parts.collect()
}

fn bad(text: String) -> No {
    No::Unreadable(StatusCode::BAD_REQUEST, text)
}

/// The reason why a file is not entered.
enum NotEntered {
    /// It has to be put right, or rows wait for a choice.
    Unsound(Box<ImportPreview>),
    Refused(Refusal),
    BadChoice(BadChoice),
    Register(RegisterError),
    Kept(KeptFileError),
    /// The register changed while the file was read, again and again.
    Changing,
    Gone(Gone),
}

impl From<RegisterError> for NotEntered {
    fn from(error: RegisterError) -> Self {
        Self::Register(error)
    }
}

impl From<Gone> for NotEntered {
    fn from(gone: Gone) -> Self {
        Self::Gone(gone)
    }
}

impl From<NotEntered> for No {
    fn from(why: NotEntered) -> Self {
        match why {
            NotEntered::Unsound(preview) => Self::Unsound(preview),
            NotEntered::Refused(refusal) => refusal.into(),
            NotEntered::BadChoice(BadChoice(text)) => bad(text),
            NotEntered::Register(error) => error.into(),
            NotEntered::Changing => Self::Unavailable(say!("server-register-changes")),
            NotEntered::Gone(gone) => gone.into(),
            NotEntered::Kept(error) => Self::Failed(error.to_string()),
        }
    }
}

/// A file with everything that its reading needs.
struct Import {
    file: SentFile,
    choices: Choices,
    /// The ratings over all events.
    ratings: RatingList,
    desk: DeskHandle,
    by: Author,
    data: PathBuf,
}

impl Import {
    /// Blocks on the disk.
    fn read(&self, register: &Register, sender: &Sender) -> Result<ImportPreview, NotEntered> {
        sender.check()?;
        let remembered = remembered(&self.data).map_err(NotEntered::Kept)?;
        let listed = fide_list::read(&self.data).map_err(NotEntered::Kept)?;
        let desk = self.desk.now();
        let year = year_of(&desk, &self.data);
        let known = Known { register, ratings: &self.ratings, listed: &listed };
        let preview =
            ImportPreview::read(&self.file, &self.choices, &remembered, known, &desk, year);
        sender.check()?;
        preview.map_err(NotEntered::BadChoice)
    }

    /// The register as it is, with the numbers up to `used` taken. Blocks on the disk.
    fn register(&self, used: PlayerId) -> Result<Register, NotEntered> {
        let mut register = register::read_or_new(&register::file(&self.data))?;
        register.keep_numbers(used);
        Ok(register)
    }

    /// Prepares the register with the persons of the file. Blocks on the disk.
    fn prepare(&self, used: PlayerId, sender: &Sender) -> Result<Prepared, NotEntered> {
        let before = self.register(used)?;
        let preview = self.read(&before, sender)?;
        if !preview.can_enter {
            return Err(NotEntered::Unsound(Box::new(preview)));
        }
        let mut after = before.clone();
        let entering = preview.enter(&mut after, &self.desk, self.by);
        let entering = entering.map_err(NotEntered::Refused)?;
        sender.check()?;
        Ok(Prepared { before, after, preview, entering })
    }
}

/// A file that has been read for the register as it was then.
struct Prepared {
    before: Register,
    after: Register,
    preview: ImportPreview,
    entering: Entering,
}

/// The times that a file is read for a register that others change meanwhile.
const TRIES: usize = 3;

/// Enters the persons of a file in the register. Nobody waits for the reading: the register is locked
/// only to put the prepared one in its place, if it is still as it was read.
async fn enter_persons(world: &World, import: Import) -> Answer<(ImportPreview, Entering)> {
    let import = Arc::new(import);
    for _ in 0..TRIES {
        let (import, used) = (import.clone(), world.desks.last_person().await);
        let prepared = upload::work(move |sender| import.prepare(used, sender)).await?;
        let Prepared { before, after, preview, entering } = prepared;
        let put = move |register: &mut Register| -> Result<bool, NotEntered> {
            register.keep_numbers(used);
            let is_as_read = *register == before;
            if is_as_read {
                *register = after;
            }
            Ok(is_as_read)
        };
        if world.rounds.change_register(put).await? {
            return Ok((preview, entering));
        }
    }
    Err(NotEntered::Changing.into())
}

/// The preview of a file, with the refusal that its import would meet.
#[derive(Serialize, JsonSchema)]
pub(super) struct Previewed {
    #[serde(flatten)]
    preview: ImportPreview,
    refused: Option<Refused>,
}

/// The file of a request with everything that its reading needs.
async fn sent(
    world: &World,
    organiser: Organiser,
    desk: DeskHandle,
    asked: &Asked,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Import> {
    let choices = asked.choices()?;
    let bytes = whole(body, long_file)?;
    let file = SentFile { name: asked.file.clone(), bytes: bytes.into() };
    let (by, data) = (organiser.author(), world.rounds.data.clone());
    let known = known_persons(&world.rounds.names.borrow());
    let ratings = world.desks.rating_list(Audience::Crew, known, |list| list).await;
    Ok(Import { file, choices, ratings, desk, by, data })
}

/// The rows of the file in the body as they would be entered. Nothing is entered.
pub(super) async fn preview(
    world: World,
    organiser: Organiser,
    Path(event): Path<String>,
    asked: Result<Query<Asked>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Response> {
    let Query(asked) = asked?;
    let (_, desk) = desk(&world, &event).await?;
    let import = sent(&world, organiser, desk, &asked, body).await?;
    let used = world.desks.last_person().await;
    let previewed = upload::work(move |sender| {
        let mut register = import.register(used)?;
        let preview = import.read(&register, sender)?;
        let refused = preview.enter(&mut register, &import.desk, import.by).err();
        Ok::<_, NotEntered>(Previewed { preview, refused: refused.map(Refused::new) })
    });
    let previewed = previewed.await?;
    Ok(Json(previewed).into_response())
}

/// Enters the file in the body: all of it, or nothing.
pub(super) async fn enter(
    world: World,
    organiser: Organiser,
    Path(event): Path<String>,
    asked: Result<Query<Asked>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<(StatusCode, Json<Done>)> {
    let Query(asked) = asked?;
    let (event_no, desk) = desk(&world, &event).await?;
    let request = match (asked.boot, asked.n) {
        (Some(boot), Some(n)) => Some(Numbered { boot, n }.of(organiser.device)),
        (None, None) => None,
        _ => return Err(bad("boot and n are given together".to_owned())),
    };
    let done = |seq| Ok((StatusCode::CREATED, Json(Done { event: event_no, seq })));
    if let Some(request) = request
        && let Some(seq) = desk.answered(request).await?
    {
        return done(seq);
    }
    let import = sent(&world, organiser, desk.clone(), &asked, body).await?;
    let (by, data) = (import.by, import.data.clone());
    let (preview, Entering { command, added }) = enter_persons(&world, import).await?;
    let seq = match desk.ask(command, by, request).await {
        Ok(seq) => seq,
        Err(failure) => {
            // another command came between the check and this one: nobody stays in the register
            let forget = move |register: &mut Register| -> Answer<()> {
                for player in added {
                    register.forget(player);
                }
                Ok(())
            };
            world.rounds.change_register(forget).await?;
            return Err(failure.into());
        }
    };
    let kept = tokio::task::spawn_blocking(move || preview.remember(&data)).await;
    if let Err(error) = kept.expect("keeping columns does not panic") {
        tracing::error!("{error}");
    }
    done(seq)
}
