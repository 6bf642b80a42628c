//! The register: the players' names and data, in one plain file of the data folder. The journal has
//! only their numbers.
//!
//! ```
//! # use referee_server::register::{self, Person, Persons};
//! # use court_protocol::PlayerId;
//! # let data = tempfile::tempdir()?;
//! let file = register::file(data.path());
//! let judit = Persons::from([(PlayerId(7), Person::named("Polgár", "Judit"))]);
//! register::enter(&file, &judit)?;
//! assert_eq!(register::read(&file)?, judit);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Design
//!
//! * A person is forgotten by deleting his entry from the file, from its copies and from the set-up
//!   file. Journal, chain and results stay whole and call him by his number.
//! * Missing names stop nobody. The server says once, when it starts, that the register is lost or
//!   cannot be read; verification, export and report say it too, and all of them name the cure.
//! * The file is written anew at every start and whenever a round brings players, and only the
//!   server's own user may read it.
//! * It has no lock of its own: the holder of the data folder's journal holds it. It has no history
//!   either: a person's earlier name is nobody's business.

mod person;

pub use person::{BirthDate, Person, Sex, Shown};

use crate::kept_file::{self, KeptFileError};
use court_protocol::PlayerId;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The persons of one event, by number.
pub type Persons = BTreeMap<PlayerId, Person>;

/// The register's file in the data folder.
const FILE: &str = "persons.json";

/// The way names come back.
const CURE: &str = "restore it from a copy, or enter the names again: move it away if it is there, \
                    and start the server with the set-up file that has them";

/// The reason why names are missing or could not be kept, with the cure, for the person
/// at the server.
#[derive(Debug, thiserror::Error)]
pub enum RegisterError {
    #[error("{} is not there; {CURE}", .file.display())]
    Gone { file: PathBuf },
    #[error(transparent)]
    Kept(#[from] KeptFileError),
}

/// The register's file in a data folder.
pub fn file(data: &Path) -> PathBuf {
    data.join(FILE)
}

/// Everyone in the register. Changes nothing, and may be called while the server runs.
///
/// # Errors
/// [`RegisterError`]; where there is a journal there was a register.
pub fn read(file: &Path) -> Result<Persons, RegisterError> {
    kept_file::read(file, CURE)?.ok_or_else(|| RegisterError::Gone { file: file.into() })
}

/// Everyone in the register, and why names are missing where they are: nobody is known then.
pub fn read_or_nobody(file: &Path) -> (Persons, Option<RegisterError>) {
    match read(file) {
        Ok(persons) => (persons, None),
        Err(error) => (Persons::new(), Some(error)),
    }
}

/// Enters these persons, makes the register if there is none, and returns everyone in it. Durable
/// when this returns.
///
/// # Errors
/// [`RegisterError::Kept`]; the file is then as it was.
pub fn enter(file: &Path, persons: &Persons) -> Result<Persons, RegisterError> {
    let mut all = match read(file) {
        Err(RegisterError::Gone { .. }) => Persons::new(),
        found => found?,
    };
    all.extend(persons.iter().map(|(player, person)| (*player, person.clone())));
    kept_file::write_value(file, &all)?;
    Ok(all)
}

#[cfg(test)]
mod tests;
