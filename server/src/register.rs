//! The register: who the players are. The journal knows them by number only.
//!
//! Every person is sealed with a key of their own. The keys lie in a file beside, never in the
//! journal: [erasing](Register::erase) a person deletes the key, and whatever copies of the sealed
//! entries exist say nothing any more, while journal, chain and results stay whole. A backup that
//! is to forget as well must not keep old key files.
//!
//! ```
//! # use referee_server::register::{Person, Register};
//! # use court_protocol::PlayerId;
//! # let dir = tempfile::tempdir()?;
//! let mut register = Register::open(dir.path())?;
//! register.put(PlayerId(7), &Person::named("Polgár", "Judit"))?;
//! assert_eq!(register.get(PlayerId(7)).map(|person| person.given.as_str()), Some("Judit"));
//! register.erase(PlayerId(7))?;
//! assert!(register.get(PlayerId(7)).is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! It has no lock of its own: whoever holds the data folder's journal holds it. It has no history
//! either: what a person was called before is nobody's business.

mod file;
mod person;
mod sealed;

pub use person::{BirthDate, Person, Sex, Shown};

use court_protocol::PlayerId;
use file::{Entries, EntryFile, Failure};
use sealed::{Key, Sealed};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// Where the keys lie in the register's folder; readable by the server's own user only.
const KEYS: &str = "keys";
/// Where the sealed persons lie.
const PERSONS: &str = "persons";
/// Outdated entries that may lie in the file before it is written anew: a few changes per person
/// of a large event.
const OUTDATED_MAX: usize = 1_024;

/// The persons of one event.
#[derive(Debug)]
pub struct Register {
    keys: EntryFile,
    persons: EntryFile,
    folded: Folded,
    has_failed: bool,
}

/// What the entries of both files add up to.
#[derive(Debug, Default)]
struct Folded {
    known: BTreeMap<PlayerId, Known>,
    unreadable: Vec<Unreadable>,
    n_outdated: usize,
}

#[derive(Debug)]
struct Known {
    key: Key,
    /// `None` between a key that was written and the person that was not.
    person: Option<Person>,
    sealed: Vec<u8>,
}

/// An entry of the register that is damaged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{} is damaged at byte {offset}{}: enter this person again, or restore the register from a backup",
    .file.display(),
    .player.map_or_else(String::new, |player| format!(" ({player})"))
)]
pub struct Unreadable {
    /// The file.
    pub file: PathBuf,
    /// Where in the file, in bytes.
    pub offset: u64,
    /// Who it was, where that can be read.
    pub player: Option<PlayerId>,
}

/// What can go wrong with the register.
#[derive(Debug, thiserror::Error)]
pub enum RegisterError {
    /// The disk failed. After a write or sync that failed, the register takes no more changes
    /// until it is opened again.
    #[error("could not {doing} {}: {source}", .file.display())]
    Io {
        /// What was tried.
        doing: &'static str,
        /// The file or folder.
        file: PathBuf,
        /// What the disk said.
        #[source]
        source: io::Error,
    },
    /// A file is not one of a register, or of a version that this server does not read.
    #[error("{} is not a register's file: move it away, or name another data folder", .file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// A write or sync has failed before.
    #[error(
        "the register takes no changes after a failed write: check the disk, then restart the server"
    )]
    Ended,
}

impl Register {
    /// Opens the register in `dir`, making it if there is none. An entry that was being written
    /// when the power went is dropped: it had not been confirmed.
    ///
    /// # Errors
    /// [`RegisterError::Io`], [`RegisterError::Foreign`]. Damaged entries are no error, see
    /// [`unreadable`](Self::unreadable).
    pub fn open(dir: &Path) -> Result<Self, RegisterError> {
        file::make_private_folder(dir)?;
        let (keys, key_entries) = EntryFile::open(&dir.join(KEYS))?;
        let (persons, person_entries) = EntryFile::open(&dir.join(PERSONS))?;
        let mut register = Self { keys, persons, folded: Folded::default(), has_failed: false };
        register.folded.take(dir, &key_entries, &person_entries);
        Ok(register)
    }

    /// The persons of the register in `dir` as they stand: makes and mends nothing, so that a
    /// register can be read while its server runs. A folder without one knows nobody.
    ///
    /// # Errors
    /// [`RegisterError::Io`], [`RegisterError::Foreign`].
    pub fn read(dir: &Path) -> Result<BTreeMap<PlayerId, Person>, RegisterError> {
        // persons first: a key that is gone by then belongs to one who was erased meanwhile
        let person_entries = file::entries(&dir.join(PERSONS))?;
        let key_entries = file::entries(&dir.join(KEYS))?;
        let mut folded = Folded::default();
        folded.take(dir, &key_entries, &person_entries);
        let persons = folded.known.into_iter();
        Ok(persons.filter_map(|(player, known)| Some((player, known.person?))).collect())
    }

    /// A person, if the register knows one of that number.
    pub fn get(&self, player: PlayerId) -> Option<&Person> {
        self.folded.known.get(&player)?.person.as_ref()
    }

    /// All persons, by number.
    pub fn all(&self) -> impl Iterator<Item = (PlayerId, &Person)> + '_ {
        self.folded
            .known
            .iter()
            .filter_map(|(&player, known)| Some((player, known.person.as_ref()?)))
    }

    /// Entries found damaged when the register was opened.
    pub fn unreadable(&self) -> &[Unreadable] {
        &self.folded.unreadable
    }

    /// Enters a person or changes one. Durable when this returns.
    ///
    /// # Errors
    /// [`RegisterError::Io`] when the disk fails; the person is as before then, or as given, once
    /// the register is opened again. [`RegisterError::Ended`] after an earlier failure.
    pub fn put(&mut self, player: PlayerId, person: &Person) -> Result<(), RegisterError> {
        self.guarded(|register| {
            let key = if let Some(known) = register.folded.known.get(&player) {
                known.key.clone()
            } else {
                let key = Key::random();
                // the key first: a person without a key would be lost
                register.keys.append(&key.entry(player))?;
                key
            };
            let sealed = Sealed::seal(player, person, &key).entry();
            register.persons.append(&sealed)?;
            let known = Known { key, person: Some(person.clone()), sealed };
            if register
                .folded
                .known
                .insert(player, known)
                .is_some_and(|known| known.person.is_some())
            {
                register.folded.n_outdated += 1;
            }
            if register.folded.n_outdated > OUTDATED_MAX {
                register.rewrite_persons()?;
            }
            Ok(())
        })
    }

    /// Forgets a person for ever: the key is deleted and overwritten, then the sealed entries go.
    /// Durable when this returns. Whether there was such a person.
    ///
    /// # Errors
    /// [`RegisterError::Io`] when the disk fails; erase again once the register is opened again.
    /// [`RegisterError::Ended`] after an earlier failure.
    pub fn erase(&mut self, player: PlayerId) -> Result<bool, RegisterError> {
        self.guarded(|register| {
            let Some(forgotten) = register.folded.known.remove(&player) else { return Ok(false) };
            let keys = register.folded.known.iter().map(|(&player, known)| known.key.entry(player));
            register.keys.replace(keys)?;
            drop(forgotten);
            register.rewrite_persons()?;
            Ok(true)
        })
    }

    fn rewrite_persons(&mut self) -> Result<(), Failure> {
        let sealed = self.folded.known.values().filter(|known| known.person.is_some());
        self.persons.replace(sealed.map(|known| known.sealed.clone()))?;
        self.folded.n_outdated = 0;
        Ok(())
    }

    /// Runs a change; after one that failed nobody knows what lies on the disk.
    fn guarded<T>(
        &mut self,
        change: impl FnOnce(&mut Self) -> Result<T, Failure>,
    ) -> Result<T, RegisterError> {
        if self.has_failed {
            return Err(RegisterError::Ended);
        }
        let changed = change(self);
        self.has_failed = changed.is_err();
        changed
    }
}

impl Folded {
    fn take(&mut self, dir: &Path, keys: &Entries, persons: &Entries) {
        for (offset, entry) in keys {
            match entry.as_deref().and_then(|entry| Key::from_entry(entry)) {
                Some((player, key)) => {
                    let known = Known { key, person: None, sealed: Vec::new() };
                    self.known.insert(player, known);
                }
                None => self.note_unreadable(KEYS, dir, *offset, None),
            }
        }
        for (offset, entry) in persons {
            match entry.as_deref().and_then(|entry| Sealed::from_entry(entry)) {
                Some(sealed) => self.read(dir, *offset, &sealed),
                None => self.note_unreadable(PERSONS, dir, *offset, None),
            }
        }
    }

    fn read(&mut self, dir: &Path, offset: u64, sealed: &Sealed) {
        let player = sealed.player;
        let Some(known) = self.known.get_mut(&player) else {
            // erased: the key went first, and the power before the entry
            self.n_outdated += 1;
            return;
        };
        match sealed.open(&known.key) {
            Some(person) => {
                self.n_outdated += usize::from(known.person.is_some());
                known.person = Some(person);
                known.sealed = sealed.entry();
            }
            None => self.note_unreadable(PERSONS, dir, offset, Some(player)),
        }
    }

    fn note_unreadable(&mut self, file: &str, dir: &Path, offset: u64, player: Option<PlayerId>) {
        self.unreadable.push(Unreadable { file: dir.join(file), offset, player });
    }
}

#[cfg(test)]
mod tests;
