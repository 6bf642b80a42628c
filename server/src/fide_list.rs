//! FIDE's rating list in the data folder: an organiser gives it once, and entries are completed from it.
//!
//! The file's first line is about the list, the rest is the [`PlayerList`]. It is no part of safety
//! copies: FIDE has it, and it would be most of them.

use crate::kept_file::{self, KeptFileError};
use court_protocol::CourtTime;
use referee_entries::{ListError, PlayerList};
use referee_journal::private;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use zip::ZipArchive;

const FILE: &str = "fide-list.txt";
const CURE: &str = "delete it, and give FIDE's list again";
/// The longest file that is taken, in bytes: FIDE's list of everybody has 50 MB packed.
pub(crate) const MAX_BYTES: u64 = 300_000_000;
/// The bytes that a packed list may have unpacked: the XML of everybody has half of it.
const UNPACKED_MAX: u64 = 2_000_000_000;

/// FIDE's list, as the server has it.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "FideList")]
pub(crate) struct About {
    /// The name of the file that was given.
    file: String,
    /// The day on which FIDE packed it, such as `2026-11-01`; `None` for a file that was not packed.
    packed: Option<String>,
    /// The instant when it was given.
    given: CourtTime,
    players: usize,
}

/// The reason why a file is not taken as FIDE's list.
pub(crate) enum NotTaken {
    /// It is no list of FIDE, or it is damaged.
    NoList(ListError),
    Kept(KeptFileError),
}

fn file(data: &Path) -> PathBuf {
    data.join(FILE)
}

/// The list, if there is one.
pub(crate) fn about(data: &Path) -> Result<Option<About>, KeptFileError> {
    let path = file(data);
    let failed = |source| KeptFileError::Io { doing: "read", file: path.clone(), source };
    let mut first = String::new();
    match File::open(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => BufReader::new(opened.map_err(failed)?).read_line(&mut first).map_err(failed)?,
    };
    let damaged = |error: serde_json::Error| unreadable(&path, error.to_string());
    serde_json::from_str(&first).map(Some).map_err(damaged)
}

/// The players of the list; nobody where there is none.
pub(crate) fn read(data: &Path) -> Result<PlayerList, KeptFileError> {
    let path = file(data);
    let Some(bytes) = kept_file::bytes(&path)? else { return Ok(PlayerList::default()) };
    let text = String::from_utf8(bytes).map_err(|error| unreadable(&path, error.to_string()))?;
    let (_, lines) = text.split_once('\n').unwrap_or_default();
    Ok(PlayerList::kept(lines.to_owned()))
}

fn unreadable(file: &Path, why: String) -> KeptFileError {
    KeptFileError::Unreadable { file: file.into(), why, cure: CURE }
}

/// Takes a file of FIDE, packed or not, in place of the list that was given before. `name` is for people.
pub(crate) fn take(
    data: &Path,
    mut given: File,
    name: &str,
    now: CourtTime,
) -> Result<About, NotTaken> {
    let no_list = |error: io::Error| NotTaken::NoList(error.into());
    let mut first = [0; 2];
    let begun = given.read(&mut first).and_then(|_| given.rewind());
    begun.map_err(no_list)?;
    let (list, packed) = if first == *b"PK" { unpacked(given) } else { plain(given) }?;
    let about = About { file: name.to_owned(), packed, given: now, players: list.players() };
    let line = serde_json::to_string(&about).expect("plain data") + "\n";
    let path = file(data);
    let failed =
        |source| NotTaken::Kept(KeptFileError::Io { doing: "write", file: path.clone(), source });
    let write = |to: &mut File| {
        to.write_all(line.as_bytes()).and_then(|()| to.write_all(list.as_str().as_bytes()))
    };
    private::replace_with(&path, |to| write(to).map_err(failed), failed)?;
    Ok(about)
}

type Taken = (PlayerList, Option<String>);

fn plain(given: File) -> Result<Taken, NotTaken> {
    Ok((PlayerList::read(given).map_err(NotTaken::NoList)?, None))
}

fn unpacked(given: File) -> Result<Taken, NotTaken> {
    let damaged = |error: zip::result::ZipError| NotTaken::NoList(io::Error::from(error).into());
    let mut archive = ZipArchive::new(given).map_err(damaged)?;
    let part = archive.by_index(0).map_err(damaged)?;
    let day = part.last_modified();
    let day = day.map(|on| format!("{:04}-{:02}-{:02}", on.year(), on.month(), on.day()));
    let list = PlayerList::read(part.take(UNPACKED_MAX)).map_err(NotTaken::NoList)?;
    Ok((list, day))
}
