//! A file of checked entries: appended to and synced, or replaced whole. Only the server's own
//! user may read it.

use super::RegisterError;
use referee_journal::private::{self, sync_folder};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use zeroize::Zeroizing;

/// The error of a change that the disk refused.
pub(super) type Failure = RegisterError;

const MAGIC: [u8; 8] = *b"CRTREG01";
/// Length and checksum before an entry.
const FRAME: usize = 8;
/// The most an entry may hold: a person with the longest of names is far below it.
const ENTRY_MAX: usize = 64 * 1024;

/// An entry and where it starts; `None` for one that is damaged.
pub(super) type Entries = Vec<(u64, Option<Zeroizing<Vec<u8>>>)>;

/// The file, open for appending.
#[derive(Debug)]
pub(super) struct EntryFile {
    path: PathBuf,
    file: File,
}

impl EntryFile {
    /// Opens the file, making it if there is none, and drops an unfinished last entry.
    pub(super) fn open(path: &Path) -> Result<(Self, Entries), Failure> {
        let fail = |doing| move |source| Failure::Io { doing, file: path.into(), source };
        if !path.exists() {
            write_whole(path, std::iter::empty()).map_err(fail("make"))?;
        }
        let mut file = private::file()
            .read(true)
            .write(true)
            .create(false)
            .open(path)
            .map_err(fail("open"))?;
        let mut bytes = Zeroizing::new(Vec::new());
        file.read_to_end(&mut bytes).map_err(fail("read"))?;
        if !bytes.starts_with(&MAGIC) {
            return Err(Failure::Foreign { file: path.into() });
        }
        let (entries, end) = read_entries(&bytes);
        if end < bytes.len() {
            file.set_len(end as u64).and_then(|()| file.sync_all()).map_err(fail("cut"))?;
        }
        file.seek(SeekFrom::End(0)).map_err(fail("read"))?;
        Ok((Self { path: path.into(), file }, entries))
    }

    /// Adds an entry. Durable when this returns.
    pub(super) fn append(&mut self, entry: &[u8]) -> Result<(), Failure> {
        let framed = Zeroizing::new(framed(entry));
        self.file
            .write_all(&framed)
            .and_then(|()| self.file.sync_data())
            .map_err(|source| self.failed("write", source))
    }

    /// Puts these entries in place of all others, in one step. Durable when this returns. Then the
    /// old file's blocks are overwritten, as far as the disk obeys: what was left out is not to be
    /// found in them either.
    pub(super) fn replace(
        &mut self,
        entries: impl Iterator<Item = Vec<u8>>,
    ) -> Result<(), Failure> {
        let new =
            write_whole(&self.path, entries).map_err(|source| self.failed("replace", source))?;
        let mut old = std::mem::replace(&mut self.file, new);
        wipe(&mut old).map_err(|source| self.failed("overwrite", source))
    }

    fn failed(&self, doing: &'static str, source: io::Error) -> Failure {
        Failure::Io { doing, file: self.path.clone(), source }
    }
}

/// The entries of a file, without an unfinished last one; none if there is no file. Changes
/// nothing.
pub(super) fn entries(path: &Path) -> Result<Entries, Failure> {
    let fail = |source| Failure::Io { doing: "read", file: path.into(), source };
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Entries::new()),
        Err(error) => return Err(fail(error)),
    };
    let mut bytes = Zeroizing::new(Vec::new());
    file.read_to_end(&mut bytes).map_err(fail)?;
    if !bytes.starts_with(&MAGIC) {
        return Err(Failure::Foreign { file: path.into() });
    }
    Ok(read_entries(&bytes).0)
}

/// Makes the register's folder, which only the server's own user may enter.
pub(super) fn make_private_folder(dir: &Path) -> Result<(), Failure> {
    let fail = |source| Failure::Io { doing: "make the folder", file: dir.into(), source };
    private::make_folders(dir).map_err(fail)?;
    private::shut_folder(dir).map_err(fail)?;
    dir.parent().map_or(Ok(()), sync_folder).map_err(fail)
}

/// Writes a file of these entries beside the old one, then gives it its name.
fn write_whole(path: &Path, entries: impl Iterator<Item = Vec<u8>>) -> io::Result<File> {
    let mut bytes = Zeroizing::new(MAGIC.to_vec());
    for entry in entries {
        bytes.extend_from_slice(&framed(&Zeroizing::new(entry)));
    }
    let beside = path.with_extension("writing");
    let mut file =
        private::file().read(true).write(true).create(true).truncate(true).open(&beside)?;
    file.write_all(&bytes)?;
    file.sync_all()?;
    fs::rename(&beside, path)?;
    path.parent().map_or(Ok(()), sync_folder)?;
    Ok(file)
}

fn wipe(file: &mut File) -> io::Result<()> {
    let size = file.metadata()?.len();
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&vec![0; size as usize])?;
    file.sync_data()
}

/// Length and checksum, then the entry.
fn framed(entry: &[u8]) -> Vec<u8> {
    let len = (entry.len() as u32).to_le_bytes();
    let mut crc = crc32fast::Hasher::new();
    crc.update(&len);
    crc.update(entry);
    [&len[..], &crc.finalize().to_le_bytes(), entry].concat()
}

/// All entries, and the end of the last finished one. A damaged entry is followed by others; an
/// entry with nothing whole after it was never finished.
fn read_entries(bytes: &[u8]) -> (Entries, usize) {
    let mut entries = Entries::new();
    let mut at = MAGIC.len();
    let mut end = (at, 0);
    while at < bytes.len() {
        let offset = at as u64;
        let Some(whole) = entry_at(bytes, at) else {
            // look for the next entry byte by byte: these files are small
            at = (at + 1..bytes.len())
                .find(|&at| entry_at(bytes, at).is_some())
                .unwrap_or(bytes.len());
            entries.push((offset, None));
            continue;
        };
        entries.push((offset, Some(Zeroizing::new(bytes[at + FRAME..whole].to_vec()))));
        at = whole;
        end = (at, entries.len());
    }
    entries.truncate(end.1);
    (entries, end.0)
}

/// The end of the entry at `at`, if there is a whole one.
fn entry_at(bytes: &[u8], at: usize) -> Option<usize> {
    let len = u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?) as usize;
    let end = at + FRAME + len;
    // an entry is never empty, so zeros are none
    if len == 0 || len > ENTRY_MAX || end > bytes.len() {
        return None;
    }
    (framed(&bytes[at + FRAME..end])[..] == bytes[at..end]).then_some(end)
}
