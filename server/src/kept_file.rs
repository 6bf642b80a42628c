//! A small file of the data folder: JSON, read whole, and written anew durably.

use referee_journal::private;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The reason why a file of the data folder could not be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum KeptFileError {
    #[error("could not {doing} {}: {source}", .file.display())]
    Io {
        doing: &'static str,
        file: PathBuf,
        #[source]
        source: io::Error,
    },
    #[error("{} is damaged ({why}); {cure}", .file.display())]
    Unreadable { file: PathBuf, why: String, cure: &'static str },
}

/// The bytes of a file; `None` where it is not there.
pub(crate) fn bytes(file: &Path) -> Result<Option<Vec<u8>>, KeptFileError> {
    match fs::read(file) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(source) => Err(KeptFileError::Io { doing: "read", file: file.into(), source }),
    }
}

/// The value in a file; `None` where it is not there. `cure` is the advice for a damaged file.
pub(crate) fn read<T: DeserializeOwned>(
    file: &Path,
    cure: &'static str,
) -> Result<Option<T>, KeptFileError> {
    let Some(bytes) = bytes(file)? else { return Ok(None) };
    let value = serde_json::from_slice(&bytes);
    value.map(Some).map_err(|error| KeptFileError::Unreadable {
        file: file.into(),
        why: error.to_string(),
        cure,
    })
}

/// Writes a file anew, durably.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> Result<(), KeptFileError> {
    let failed = |source| KeptFileError::Io { doing: "write", file: file.into(), source };
    private::replace(file, bytes).map_err(failed)
}

/// Writes a value into a file, durably.
///
/// # Panics
/// If the value is no plain data. All that the data folder keeps is.
pub(crate) fn write_value(file: &Path, value: &impl Serialize) -> Result<(), KeptFileError> {
    write(file, &serde_json::to_vec_pretty(value).expect("what is kept is plain data"))
}
