//! The list of devices in the data folder.

use super::Enrolled;
use court_protocol::DeviceId;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

const FILE: &str = "devices.json";
const WRITING_FILE: &str = "devices.json.writing";

/// Why the list of devices could not be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum DeviceListError {
    /// The disk failed.
    #[error("could not {doing} {file}: {source}")]
    Io {
        /// What was tried.
        doing: &'static str,
        /// The file.
        file: String,
        /// What the disk said.
        #[source]
        source: io::Error,
    },
    /// The file is not such a list.
    #[error(
        "{file} is not a list of devices ({source}); restore it from a backup, or remove it and enrol every device anew"
    )]
    Unreadable {
        /// The file.
        file: String,
        /// What is wrong in it.
        #[source]
        source: serde_json::Error,
    },
}

/// Reads the list of devices of a data folder; an empty one where none has enrolled yet.
///
/// # Errors
/// When it cannot be read.
pub fn read(data: &Path) -> Result<Enrolled, DeviceListError> {
    let file = data.join(FILE);
    let name = file.display().to_string();
    match fs::read(&file) {
        Ok(bytes) => serde_json::from_slice(&bytes)
            .map_err(|source| DeviceListError::Unreadable { file: name, source }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Ok(Enrolled { next: DeviceId(1), devices: Vec::new(), denied: Vec::new() })
        }
        Err(source) => Err(DeviceListError::Io { doing: "read", file: name, source }),
    }
}

/// Keeps the list durably: another file first, then one rename.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write(data: &Path, enrolled: &Enrolled) -> Result<(), DeviceListError> {
    let (file, writing) = (data.join(FILE), data.join(WRITING_FILE));
    let bytes = serde_json::to_vec_pretty(enrolled).expect("a list of devices is plain data");
    let write = || {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt as _;
            options.mode(0o600); // hashes only, and still nobody else's to read
        }
        let mut to = options.open(&writing)?;
        to.write_all(&bytes)?;
        to.sync_all()?;
        fs::rename(&writing, &file)?;
        #[cfg(unix)]
        File::open(data)?.sync_all()?;
        Ok(())
    };
    write().map_err(|source| DeviceListError::Io {
        doing: "write",
        file: file.display().to_string(),
        source,
    })
}
