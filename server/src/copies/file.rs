//! The file of a safety copy: written whole, checked byte by byte, opened in an empty data folder.
//!
//! It is a ZIP archive, so that any computer lists its parts:
//!
//! | part | content |
//! | --- | --- |
//! | `journal` | every record of the journal up to a durable place, as a [`snapshot`] |
//! | `event.json`, `set-up.toml`, `columns.json` | the event's description, courts and rules |
//! | `private/…` | the register of persons, devices, the keys of links and epochs, the set-up with its players |
//! | `manifest.json` | format, instant, events, the last record of every stream, and each part's hash |
//!
//! A copy that is given away lacks the private parts. The archive's comment, the last bytes of the
//! file, is the hash of all bytes before it.

use crate::about::{self, About};
use crate::access::device_list;
use crate::config::kept;
use crate::kept_file::{self, KeptFileError};
use crate::{desks, epoch_key, imports, player_links, register};
use blake3::Hasher;
use court_protocol::{CourtTime, Epoch, Message, Seq, StreamId};
use referee_journal::private;
use referee_journal::snapshot::{self, Snapshot, SnapshotError};
use referee_journal::{JournalError, JournalOptions, LogReader, Position, StreamHead, log_dirs};
use referee_messages::{message, say};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// The format that this version writes and reads.
pub const FORMAT: u32 = 1;
const MANIFEST: &str = "manifest.json";
const JOURNAL: &str = "journal";
/// Before the name of each part that a copy without persons lacks.
const PRIVATE: &str = "private/";
/// The files of the data folder that anybody may have.
const OPEN_FILES: [&str; 2] = [about::FILE, imports::COLUMNS];
/// The files of the data folder with names, tokens and keys.
const PRIVATE_FILES: [&str; 5] =
    [register::FILE, device_list::FILE, epoch_key::FILE, player_links::FILE, kept::FILE];
/// Bytes of the archive's comment: a hash in hexadecimal digits.
const SEAL: usize = 2 * blake3::OUT_LEN;
/// The longest manifest: thousands of events.
const MANIFEST_MAX: u64 = 16 * 1024 * 1024;
/// The longest part besides the journal: a register of all players of a federation.
const PART_MAX: u64 = 256 * 1024 * 1024;
/// The fastest level of compression.
const LEVEL: i64 = 1;

/// The content of a copy.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Manifest {
    pub format: u32,
    /// The program and its version.
    pub software: String,
    /// The copy holds all that was acknowledged until then.
    pub made: CourtTime,
    /// The names of the events.
    pub events: Vec<String>,
    /// True if names, devices and keys are in it.
    pub with_persons: bool,
    /// The records of all streams.
    pub records: u64,
    /// The last record of every stream.
    pub streams: Vec<LastRecord>,
    pub parts: Vec<Part>,
}

/// The last record of a stream.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastRecord {
    pub stream: StreamId,
    pub seq: Seq,
    pub epoch: Epoch,
    /// The record's hash, which stands for all records of the stream.
    pub chain: String,
}

/// A part of the archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    pub name: String,
    pub bytes: u64,
    /// BLAKE3, in hexadecimal digits.
    pub hash: String,
}

/// The reason why a copy could not be made or opened.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("{}", say!("copy-not-read", file = file.display().to_string(), why = why(source)))]
    Read {
        file: PathBuf,
        #[source]
        source: io::Error,
    },
    #[error("{}", say!("copy-not-written", file = file.display().to_string(), why = why(source)))]
    Write {
        file: PathBuf,
        #[source]
        source: io::Error,
    },
    #[error(transparent)]
    Journal(#[from] JournalError),
    #[error(transparent)]
    Kept(#[from] KeptFileError),
    #[error("{}", say!("copy-is-none", file = file.display().to_string()))]
    NoCopy { file: PathBuf },
    #[error("{}", say!("copy-is-newer", file = file.display().to_string(), found = format, ours = FORMAT))]
    Newer { file: PathBuf, format: u32 },
    #[error("{}", say!("copy-is-damaged", file = file.display().to_string(), place))]
    Damaged {
        file: PathBuf,
        /// The place and the kind of the damage, in words.
        place: String,
    },
    #[error("{}", say!("copy-folder-not-empty", folder = folder.display().to_string()))]
    NotEmpty { folder: PathBuf },
}

impl CopyError {
    /// The message about a folder that got no copy, with the reason.
    pub(super) fn told(&self, folder: &Path) -> Message {
        let (kind, why) = match self {
            Self::Read { source, .. } | Self::Write { source, .. } => {
                (kind(source), source.to_string())
            }
            other => ("other", other.to_string()),
        };
        message!("copy-failed", folder = folder.display().to_string(), kind, why)
    }
}

/// The kinds of errors of a disk that people can do something about.
fn kind(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::NotFound => "gone",
        io::ErrorKind::StorageFull => "full",
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => "forbidden",
        _ => "other",
    }
}

/// The reason of a disk in words.
fn why(error: &io::Error) -> String {
    say!("copy-why", kind = kind(error), why = error.to_string())
}

/// Writes a copy of a data folder into the file `to`, which is there whole or not at all. The
/// server may run meanwhile: of its journal the copy has all records before `until`, or all that the
/// log holds.
///
/// # Errors
/// [`CopyError`]; there is no file then, or the one that was there before.
pub fn write(
    data: &Path,
    mirror: Option<&Path>,
    until: Option<Position>,
    made: CourtTime,
    with_persons: bool,
    to: &Path,
) -> Result<Manifest, CopyError> {
    let reader = LogReader::open_copies(&log_dirs(data, mirror))?;
    let fill = |file: &mut File| {
        let mut archive = Archive::new(file, to);
        let records = archive.add(JOURNAL, |out| snapshot::write(&reader, until, out))?;
        // read after the journal: the persons of its records were entered in these files before
        let bytes_of = |name: &str| kept_file::bytes(&data.join(name));
        for name in OPEN_FILES {
            archive.add_bytes(name, bytes_of(name)?.as_deref())?;
        }
        let set_up = bytes_of(kept::FILE)?.and_then(|bytes| String::from_utf8(bytes).ok());
        let set_up = set_up.as_deref().and_then(kept::without_players);
        archive.add_bytes(kept::FILE, set_up.as_ref().map(String::as_bytes))?;
        for name in PRIVATE_FILES.into_iter().filter(|_| with_persons) {
            archive.add_bytes(&format!("{PRIVATE}{name}"), bytes_of(name)?.as_deref())?;
        }
        let manifest = Manifest {
            format: FORMAT,
            software: concat!("referee-server ", env!("CARGO_PKG_VERSION")).into(),
            made,
            events: desks::names(&reader, &records.heads)?,
            with_persons,
            records: records.n_records,
            streams: last_records(&records),
            parts: std::mem::take(&mut archive.parts),
        };
        archive.finish(&manifest)?;
        Ok(manifest)
    };
    private::replace_with(to, fill, |source| CopyError::Write { file: to.into(), source })
}

/// Puts a copy at another place as well, whole or not at all. The folder must be there: where a stick
/// was pulled out, nothing is written in its place.
///
/// # Errors
/// [`CopyError`].
pub fn put_at(copy: &Path, to: &Path) -> Result<(), CopyError> {
    let failed = |source| CopyError::Write { file: to.into(), source };
    let mut from =
        File::open(copy).map_err(|source| CopyError::Read { file: copy.into(), source })?;
    private::replace_with(to, |file| io::copy(&mut from, file).map(drop).map_err(failed), failed)
}

/// An archive while it is written.
struct Archive<'a> {
    zip: ZipWriter<BufWriter<&'a mut File>>,
    to: &'a Path,
    parts: Vec<Part>,
}

impl<'a> Archive<'a> {
    fn new(file: &'a mut File, to: &'a Path) -> Self {
        Self { zip: ZipWriter::new(BufWriter::new(file)), to, parts: Vec::new() }
    }

    fn failed(&self, error: impl Into<io::Error>) -> CopyError {
        CopyError::Write { file: self.to.into(), source: error.into() }
    }

    fn add<T>(
        &mut self,
        name: &str,
        fill: impl FnOnce(&mut dyn Write) -> Result<T, SnapshotError>,
    ) -> Result<T, CopyError> {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .compression_level(Some(LEVEL))
            .unix_permissions(0o600);
        self.zip.start_file(name, options).map_err(|error| self.failed(error))?;
        let mut out = Hashed::new(&mut self.zip);
        let filled = fill(&mut out);
        let Hashed { hasher, bytes, .. } = out;
        let hash = hasher.finalize().to_hex().to_string();
        self.parts.push(Part { name: name.into(), bytes, hash });
        filled.map_err(|error| match error {
            SnapshotError::Journal(error) => error.into(),
            SnapshotError::Io(error) => self.failed(error),
            SnapshotError::Damaged { .. } => unreachable!("nothing is checked here"),
        })
    }

    /// Adds a part that is all there, if there is one.
    fn add_bytes(&mut self, name: &str, bytes: Option<&[u8]>) -> Result<(), CopyError> {
        let Some(bytes) = bytes else { return Ok(()) };
        self.add(name, |out| Ok(out.write_all(bytes)?))
    }

    /// Adds the manifest, and the hash of the whole file as its last bytes.
    fn finish(mut self, manifest: &Manifest) -> Result<(), CopyError> {
        let text = serde_json::to_vec_pretty(manifest).expect("a manifest is plain data");
        self.add_bytes(MANIFEST, Some(&text))?;
        let Self { mut zip, to, .. } = self;
        let failed = |source| CopyError::Write { file: to.into(), source };
        let finished = zip.set_raw_comment([b'0'; SEAL].into()).and_then(|()| zip.finish());
        let out = finished.map_err(|error| failed(error.into()))?;
        let file = out.into_inner().map_err(|error| failed(error.into_error()))?;
        let seal = |file: &mut File| {
            let (hash, _) = hash_and_seal(file)?;
            file.seek(SeekFrom::End(-(SEAL as i64)))?;
            file.write_all(hash.as_bytes())
        };
        seal(file).map_err(failed)
    }
}

/// The hash of a file without its last bytes, and these.
fn hash_and_seal(file: &mut File) -> io::Result<(String, String)> {
    let length = file.seek(SeekFrom::End(0))?;
    file.rewind()?;
    let mut hasher = Hasher::new();
    hasher.update_reader(Read::by_ref(file).take(length.saturating_sub(SEAL as u64)))?;
    let mut seal = Vec::new();
    file.read_to_end(&mut seal)?;
    let seal = String::from_utf8_lossy(&seal).into_owned();
    Ok((hasher.finalize().to_hex().to_string(), seal))
}

/// Hashes and counts what passes through.
struct Hashed<T> {
    through: T,
    hasher: Hasher,
    bytes: u64,
}

impl<T> Hashed<T> {
    fn new(through: T) -> Self {
        Self { through, hasher: Hasher::new(), bytes: 0 }
    }

    fn passed(&mut self, bytes: &[u8]) {
        self.hasher.update(bytes);
        self.bytes += bytes.len() as u64;
    }

    fn is_of(&self, part: &Part) -> bool {
        self.bytes == part.bytes && self.hasher.finalize().to_hex().as_str() == part.hash
    }
}

impl<T: Write> Write for Hashed<T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.through.write(bytes)?;
        self.passed(&bytes[..n]);
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.through.flush()
    }
}

impl<T: Read> Read for Hashed<T> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let n = self.through.read(bytes)?;
        self.passed(&bytes[..n]);
        Ok(n)
    }
}

fn last_records(records: &Snapshot) -> Vec<LastRecord> {
    let last = |head: &StreamHead| LastRecord {
        stream: head.stream,
        seq: head.seq,
        epoch: head.epoch,
        chain: head.hash.to_string(),
    };
    records.heads.iter().map(last).collect()
}

/// A copy whose every byte was checked.
#[derive(Debug)]
pub struct CheckedCopy {
    file: PathBuf,
    archive: ZipArchive<BufReader<File>>,
    manifest: Manifest,
}

impl CheckedCopy {
    /// Checks every byte of a copy. Nothing is written.
    ///
    /// # Errors
    /// [`CopyError`]; damage with its place.
    pub fn read(path: &Path) -> Result<Self, CopyError> {
        let unread = |source| CopyError::Read { file: path.into(), source };
        let damaged = |place| CopyError::Damaged { file: path.into(), place };
        let mut file = File::open(path).map_err(unread)?;
        let (hash, seal) = hash_and_seal(&mut file).map_err(unread)?;
        let is_whole = hash == seal;
        let length = file.stream_position().map_err(unread)?;
        file.rewind().map_err(unread)?;
        let mut begins = Vec::new();
        Read::by_ref(&mut file).take(2).read_to_end(&mut begins).map_err(unread)?;
        let Ok(archive) = ZipArchive::new(BufReader::new(file)) else {
            // the list of the parts is its end
            return Err(if begins == b"PK" {
                damaged(say!("copy-cut-short", bytes = length))
            } else {
                CopyError::NoCopy { file: path.into() }
            });
        };
        let mut copy = Self { file: path.into(), archive, manifest: Manifest::default() };
        copy.manifest = copy.read_manifest()?;
        copy.check_parts()?;
        if !is_whole {
            return Err(damaged(say!("copy-seal-broken")));
        }
        Ok(copy)
    }

    pub const fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// The event as the copy describes it.
    pub fn about(&mut self) -> Result<About, CopyError> {
        let Some(part) = self.part(about::FILE).cloned() else { return Ok(About::default()) };
        let bytes = self.bytes_of(&part)?;
        kept_file::value_in(&bytes).map_err(|why| self.damaged_part(&part.name, &why))
    }

    /// Opens the copy in a data folder that is empty or not there, and begins a new epoch at `at`,
    /// `why` in the records that begin it. The folder is there whole or not at all.
    ///
    /// # Errors
    /// [`CopyError::NotEmpty`], or the disk's error.
    pub fn open(&mut self, data: &Path, at: CourtTime, why: &str) -> Result<Epoch, CopyError> {
        let failed = |source| CopyError::Write { file: data.into(), source };
        empty_or_missing(data)?;
        let name = data.file_name().ok_or_else(|| failed(io::ErrorKind::InvalidInput.into()))?;
        let mut opening = name.to_owned();
        opening.push(".opening");
        let opening = data.with_file_name(opening);
        // an opening that was cut off left it
        if opening.exists() {
            fs::remove_dir_all(&opening).map_err(failed)?;
        }
        private::make_folders(&opening).map_err(failed)?;
        for part in self.manifest.parts.clone() {
            if part.name != JOURNAL {
                let name = part.name.strip_prefix(PRIVATE).unwrap_or(&part.name);
                let bytes = self.bytes_of(&part)?;
                kept_file::write(&opening.join(name), &bytes)?;
            }
        }
        let journal = self.archive.by_name(JOURNAL);
        let journal = BufReader::new(journal.map_err(|error| failed(error.into()))?);
        let restored = snapshot::restore(journal, &JournalOptions::new(&opening), at, why);
        let epoch = restored.map_err(|error| match error {
            SnapshotError::Journal(error) => error.into(),
            error => failed(io::Error::other(error)),
        })?;
        if data.exists() {
            fs::remove_dir(data).map_err(failed)?;
        }
        fs::rename(&opening, data)
            .and_then(|()| data.parent().map_or(Ok(()), private::sync_folder))
            .map_err(failed)?;
        Ok(epoch)
    }

    fn read_manifest(&mut self) -> Result<Manifest, CopyError> {
        /// The one field that every format has.
        #[derive(Deserialize)]
        struct OfFormat {
            format: u32,
        }
        let Ok(part) = self.archive.by_name(MANIFEST) else {
            return Err(CopyError::NoCopy { file: self.file.clone() });
        };
        let mut text = Vec::new();
        let read = part.take(MANIFEST_MAX).read_to_end(&mut text);
        read.map_err(|error| self.damaged_part(MANIFEST, &error))?;
        let OfFormat { format } =
            serde_json::from_slice(&text).map_err(|error| self.damaged_part(MANIFEST, &error))?;
        if format > FORMAT {
            return Err(CopyError::Newer { file: self.file.clone(), format });
        }
        if format == 0 {
            return Err(self.damaged_part(MANIFEST, &say!("copy-part-other")));
        }
        serde_json::from_slice(&text).map_err(|error| self.damaged_part(MANIFEST, &error))
    }

    fn check_parts(&mut self) -> Result<(), CopyError> {
        let has_persons = self.manifest.parts.iter().any(|part| part.name.starts_with(PRIVATE));
        if has_persons && !self.manifest.with_persons {
            return Err(self.damaged_part(MANIFEST, &say!("copy-part-other")));
        }
        if self.part(JOURNAL).is_none() {
            return Err(self.missing(JOURNAL));
        }
        for part in self.manifest.parts.clone() {
            let Part { name, .. } = &part;
            let file = name.strip_prefix(PRIVATE).unwrap_or(name);
            let is_known = [JOURNAL, kept::FILE].contains(&name.as_str())
                || OPEN_FILES.contains(&name.as_str())
                || (file != name && PRIVATE_FILES.contains(&file));
            if !is_known {
                return Err(self.damaged_part(name, &say!("copy-part-unknown")));
            }
            if name == JOURNAL {
                self.check_journal(&part)?;
            } else {
                self.bytes_of(&part)?;
            }
        }
        Ok(())
    }

    fn check_journal(&mut self, part: &Part) -> Result<(), CopyError> {
        let Ok(entry) = self.archive.by_name(JOURNAL) else { return Err(self.missing(JOURNAL)) };
        let mut from = Hashed::new(BufReader::new(entry));
        let records = snapshot::check(&mut from);
        let is_same = from.is_of(part);
        drop(from);
        let records = records.map_err(|error| self.damaged_part(JOURNAL, &error))?;
        let said = (self.manifest.records, &self.manifest.streams);
        if !is_same || (records.n_records, &last_records(&records)) != said {
            return Err(self.damaged_part(JOURNAL, &say!("copy-part-other")));
        }
        Ok(())
    }

    /// The content of a part, which is as the manifest has it.
    fn bytes_of(&mut self, part: &Part) -> Result<Vec<u8>, CopyError> {
        let Ok(entry) = self.archive.by_name(&part.name) else {
            return Err(self.missing(&part.name));
        };
        let mut from = Hashed::new(entry.take(PART_MAX));
        let mut bytes = Vec::new();
        let read = from.read_to_end(&mut bytes);
        let is_same = from.is_of(part);
        drop(from);
        read.map_err(|error| self.damaged_part(&part.name, &error))?;
        if !is_same {
            return Err(self.damaged_part(&part.name, &say!("copy-part-other")));
        }
        Ok(bytes)
    }

    fn part(&self, name: &str) -> Option<&Part> {
        self.manifest.parts.iter().find(|part| part.name == name)
    }

    fn missing(&self, name: &str) -> CopyError {
        self.damaged_part(name, &say!("copy-part-missing"))
    }

    fn damaged_part(&self, part: &str, why: &dyn std::fmt::Display) -> CopyError {
        let place = say!("copy-part-damaged", part, why = why.to_string());
        CopyError::Damaged { file: self.file.clone(), place }
    }
}

impl Manifest {
    /// The content in words, of the copy in this file.
    pub fn told(&self, file: &Path, about: &About) -> String {
        let (file, made) = (file.display().to_string(), about.wall().instant(self.made));
        let (records, events) = (self.records, self.events.join(", "));
        say!("copy-holds", file, made, records, events, persons = self.with_persons)
    }
}

/// Refuses a folder in which anything is.
fn empty_or_missing(folder: &Path) -> Result<(), CopyError> {
    match fs::read_dir(folder).map(|mut found| found.next().is_none()) {
        Ok(true) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Ok(false) => Err(CopyError::NotEmpty { folder: folder.into() }),
        Err(source) => Err(CopyError::Read { file: folder.into(), source }),
    }
}
