//! The register's file: the persons and clubs ([`Register`]) in one plain file of the data folder.
//! The journal has only the persons' numbers.
//!
//! ```
//! # use referee_server::register::{self, Person, Persons};
//! # use court_protocol::PlayerId;
//! # let data = tempfile::tempdir()?;
//! let file = register::file(data.path());
//! let judit = Persons::from([(PlayerId(7), Person::named("Polgár", "Judit"))]);
//! register::enter(&file, &judit, &Persons::new())?;
//! assert_eq!(register::read(&file)?.persons(), &judit);
//!
//! register::change(&file, |register| register.forget(PlayerId(7)))?;
//! assert!(register::read(&file)?.persons().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Design
//!
//! * A person is forgotten by [`Register::forget`]. Safety copies, the set-up file and the set-up that the
//!   data folder keeps have him until somebody deletes him there. Journal, chain and results stay whole
//!   and call him by his number.
//! * Missing names stop nobody. The server says once, when it starts, that the register is lost or
//!   cannot be read; verification, export and report say it too, and all of them name the cure.
//! * The file is written anew at every start and whenever a round is put on from a file, and only the
//!   server's own user may read it. A start enters a player of the set-up if the register lacks him,
//!   or if the set-up says something else of him than at the last start. A round's file enters him if
//!   the register lacks him, or if the file says something else of him than the set-up. The set-up
//!   says nothing of a player who came later: each file that names him enters him anew.
//! * It has no lock of its own between programs: the holder of the data folder's journal holds it.

pub use referee_entries::{BirthDate, Person, Register, Sex, Shown};

use crate::kept_file::{self, KeptFileError};
use court_protocol::PlayerId;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Persons by number.
pub type Persons = BTreeMap<PlayerId, Person>;

/// The register's file in the data folder.
pub(crate) const FILE: &str = "persons.json";

/// The way names come back.
const CURE: &str = "restore it from a copy, or enter the names again: move it away if it is there, \
                    and start the server with the set-up file that has them";

/// One change at a time: two organisers may enter persons at once, and each gets a number of its own.
static CHANGING: Mutex<()> = Mutex::new(());

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

/// The register. Changes nothing, and may be called while the server runs.
///
/// # Errors
/// [`RegisterError`]; where there is a journal there was a register.
pub fn read(file: &Path) -> Result<Register, RegisterError> {
    kept_file::read(file, CURE)?.ok_or_else(|| RegisterError::Gone { file: file.into() })
}

/// Everyone in the register by every number, and why names are missing where they are: nobody is
/// known then.
pub fn read_or_nobody(file: &Path) -> (Persons, Option<RegisterError>) {
    match read(file) {
        Ok(register) => (register.by_number(), None),
        Err(error) => (Persons::new(), Some(error)),
    }
}

/// The register, empty if there is none yet.
///
/// # Errors
/// [`RegisterError::Kept`].
pub fn read_or_new(file: &Path) -> Result<Register, RegisterError> {
    match read(file) {
        Err(RegisterError::Gone { .. }) => Ok(Register::default()),
        found => found,
    }
}

/// Changes the register, and makes it if there is none. Durable when this returns.
///
/// # Errors
/// [`RegisterError::Kept`]; the file is then as it was.
pub fn change<T>(
    file: &Path,
    change: impl FnOnce(&mut Register) -> T,
) -> Result<(T, Register), RegisterError> {
    try_change(file, |register| Ok(change(register)))
}

/// The same for a change that may be refused.
///
/// # Errors
/// The refusal of the change, or [`RegisterError::Kept`]; the file is then as it was.
pub fn try_change<T, E: From<RegisterError>>(
    file: &Path,
    change: impl FnOnce(&mut Register) -> Result<T, E>,
) -> Result<(T, Register), E> {
    // what broke off left the file as it was
    let _alone = CHANGING.lock().unwrap_or_else(PoisonError::into_inner);
    let mut register = read_or_new(file)?;
    let changed = change(&mut register)?;
    kept_file::write_value(file, &register).map_err(RegisterError::Kept)?;
    Ok((changed, register))
}

/// Enters these persons, and returns the register. A known person whose data are those of `before`
/// stays as the register has him by now, and a forgotten one stays forgotten.
///
/// # Errors
/// As [`change`].
pub fn enter(file: &Path, persons: &Persons, before: &Persons) -> Result<Register, RegisterError> {
    let ((), register) = change(file, |register| add(register, persons, before))?;
    Ok(register)
}

/// Enters persons as [`enter`] does.
pub(crate) fn add(register: &mut Register, persons: &Persons, before: &Persons) {
    for (player, person) in persons {
        if register.person(*player).is_none() || before.get(player) != Some(person) {
            register.enter(*player, person.clone());
        }
    }
}

#[cfg(test)]
mod tests;
