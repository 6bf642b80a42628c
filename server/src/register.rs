//! The register: the players' names and data. The journal knows them by number only.
//!
//! Every person is sealed with a key of their own. The keys lie in a file beside, never in the
//! journal: [erasing](Register::erase) a person deletes the key, and no copy of the sealed entries
//! can be read any more, while journal, chain and results stay whole. A backup that is to forget as
//! well must not keep old key files.
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
//! Missing names stop nobody: a game goes on between numbers. [`Register::lacks`] names the files
//! they are lost from and the way they come back.
//!
//! It has no lock of its own: the holder of the data folder's journal holds it. It has no history
//! either: a person's earlier name is nobody's business.

mod file;
mod lack;
mod person;
mod sealed;

pub use lack::{Lack, Lost};
pub use person::{BirthDate, Person, Sex, Shown};

use court_protocol::PlayerId;
use file::{Entries, EntryFile, Failure};
use sealed::{Key, Sealed};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};

/// The file of the keys in the register's folder; readable by the server's own user only.
const KEYS: &str = "keys";
/// The file of the sealed persons.
const PERSONS: &str = "persons";
/// Outdated entries that may lie in the file before it is written anew: a few changes per person
/// of a large event.
const OUTDATED_MAX: usize = 1_024;

/// The persons of one event.
#[derive(Debug)]
pub struct Register {
    keys: EntryFile,
    persons: EntryFile,
    dir: PathBuf,
    /// The files that had to be made when it was opened.
    gone: Vec<Lack>,
    folded: Folded,
    has_failed: bool,
}

/// The sum of the entries of both files.
#[derive(Debug, Default)]
struct Folded {
    known: BTreeMap<PlayerId, Known>,
    /// Persons whose key is not there: erased, or the key is lost.
    keyless: BTreeSet<PlayerId>,
    damaged_keys: Vec<u64>,
    damaged_persons: Vec<u64>,
    n_outdated: usize,
}

#[derive(Debug)]
struct Known {
    key: Key,
    /// `None` between a key that was written and the person that was not.
    person: Option<Person>,
    sealed: Vec<u8>,
}

/// An error of the register.
#[derive(Debug, thiserror::Error)]
pub enum RegisterError {
    /// The disk failed. After a write or sync that failed, the register takes no more changes
    /// until it is opened again.
    #[error("could not {doing} {}: {source}", .file.display())]
    Io {
        /// The step that failed, as the message names it.
        doing: &'static str,
        /// The file or folder.
        file: PathBuf,
        /// The disk's error.
        #[source]
        source: io::Error,
    },
    /// A file is not one of a register, or of a version that this server does not read.
    #[error(
        "{} is not a register's file, or its first bytes are damaged: restore the register's folder from a copy, or move it away and start the server with the set-up file that has the names",
        .file.display()
    )]
    Foreign {
        /// The file's path.
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
    /// [`lacks`](Self::lacks).
    pub fn open(dir: &Path) -> Result<Self, RegisterError> {
        let gone = lack::gone(dir);
        file::make_private_folder(dir)?;
        let (keys, key_entries) = EntryFile::open(&dir.join(KEYS))?;
        let (persons, person_entries) = EntryFile::open(&dir.join(PERSONS))?;
        let folded = Folded::of(&key_entries, &person_entries);
        Ok(Self { keys, persons, dir: dir.into(), gone, folded, has_failed: false })
    }

    /// The persons of the register in `dir` as they stand, and what it lacks: makes and mends
    /// nothing, so that a register can be read while its server runs. Where there is a journal
    /// there was a register.
    pub fn read(dir: &Path) -> (BTreeMap<PlayerId, Person>, Vec<Lack>) {
        let folded = match Self::fold(dir) {
            Ok(folded) => folded,
            Err(error) => return (BTreeMap::new(), vec![Lack::Unread(error)]),
        };
        let lacks = lack::both(lack::gone(dir), lack::lost(dir, &folded));
        let persons = folded.known.into_iter();
        (persons.filter_map(|(player, known)| Some((player, known.person?))).collect(), lacks)
    }

    fn fold(dir: &Path) -> Result<Folded, RegisterError> {
        // persons first: a key that is gone by then belongs to one who was erased meanwhile
        let person_entries = file::entries(&dir.join(PERSONS))?;
        let key_entries = file::entries(&dir.join(KEYS))?;
        Ok(Folded::of(&key_entries, &person_entries))
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

    /// The files that were missing when it was opened and had to be made, and the losses of the
    /// files since they were made: the report on a register that should have been there.
    pub fn lacks_as_found(&mut self) -> Vec<Lack> {
        lack::both(std::mem::take(&mut self.gone), self.lacks())
    }

    /// The losses of its files, a sentence for each.
    pub fn lacks(&self) -> Vec<Lack> {
        lack::lost(&self.dir, &self.folded)
    }

    /// Passes over damaged entries once everyone they may have held is there again. Durable when
    /// this returns.
    ///
    /// # Errors
    /// As for [`put`](Self::put).
    pub fn settle(&mut self) -> Result<(), RegisterError> {
        let folded = &self.folded;
        let is_damaged = !folded.damaged_keys.is_empty() || !folded.damaged_persons.is_empty();
        let is_complete =
            folded.keyless.is_empty() && folded.known.values().all(|known| known.person.is_some());
        if !is_damaged || !is_complete {
            return Ok(());
        }
        self.guarded(|register| {
            let keys = register.folded.known.iter().map(|(&player, known)| known.key.entry(player));
            register.keys.replace(keys)?;
            register.rewrite_persons()?;
            register.folded.damaged_keys.clear();
            register.folded.damaged_persons.clear();
            Ok(())
        })
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
            register.folded.keyless.remove(&player);
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
    fn of(keys: &Entries, persons: &Entries) -> Self {
        let mut folded = Self::default();
        for (offset, entry) in keys {
            match entry.as_deref().and_then(|entry| Key::from_entry(entry)) {
                Some((player, key)) => {
                    let known = Known { key, person: None, sealed: Vec::new() };
                    folded.known.insert(player, known);
                }
                None => folded.damaged_keys.push(*offset),
            }
        }
        for (offset, entry) in persons {
            match entry.as_deref().and_then(|entry| Sealed::from_entry(entry)) {
                Some(sealed) => folded.read(&sealed),
                None => folded.damaged_persons.push(*offset),
            }
        }
        folded
    }

    fn read(&mut self, sealed: &Sealed) {
        let player = sealed.player;
        let Some(known) = self.known.get_mut(&player) else {
            // erased: the key went first, and the power before the entry; or the key is lost
            self.keyless.insert(player);
            self.n_outdated += 1;
            return;
        };
        match sealed.open(&known.key) {
            Some(person) => {
                self.n_outdated += usize::from(known.person.is_some());
                known.person = Some(person);
                known.sealed = sealed.entry();
            }
            // of an earlier key: the person was entered again, or is missing and told as such
            None => self.n_outdated += 1,
        }
    }
}

#[cfg(test)]
mod tests;
