//! The list of devices in the data folder.

use super::Enrolled;
use court_protocol::DeviceId;
use referee_journal::private;
use std::path::Path;
use std::{fs, io};

const FILE: &str = "devices.json";

/// Why the list of devices could not be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum DeviceListError {
    /// The disk failed.
    #[error("could not {doing} {file}: {source}")]
    Io {
        /// The step that failed, as the message names it.
        doing: &'static str,
        /// The file's path.
        file: String,
        /// The disk's error.
        #[source]
        source: io::Error,
    },
    /// The file is not such a list.
    #[error(
        "{file} is not a list of devices ({source}); restore it from a backup, or remove it and enrol every device anew"
    )]
    Unreadable {
        /// The file's path.
        file: String,
        /// The parser's error.
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

/// The message for the person at the server about a list that lacks devices of the journal;
/// `highest` is the last of them. A device is on the list before it is heard, so it was there.
pub fn lack(enrolled: &Enrolled, highest: DeviceId) -> Option<String> {
    (enrolled.next <= highest).then(|| {
        let known = match enrolled.devices.len() {
            0 => "knows no device".to_owned(),
            _ => format!("ends before {}", enrolled.next),
        };
        format!(
            "{FILE} {known} and the journal speaks of {highest}: the list was lost or is an older copy. Stop the server and put the last copy back, or enrol the missing devices anew"
        )
    })
}

/// Keeps the list durably. Hashes only, and still nobody else's to read.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write(data: &Path, enrolled: &Enrolled) -> Result<(), DeviceListError> {
    let file = data.join(FILE);
    let bytes = serde_json::to_vec_pretty(enrolled).expect("a list of devices is plain data");
    private::replace(&file, &bytes).map_err(|source| DeviceListError::Io {
        doing: "write",
        file: file.display().to_string(),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_was_lost_or_is_older_than_the_journal_is_told() {
        let list =
            |next| Enrolled { next: DeviceId(next), devices: Vec::new(), denied: Vec::new() };
        assert_eq!(lack(&list(1), DeviceId(0)), None, "a new folder");
        assert_eq!(lack(&list(14), DeviceId(13)), None);
        insta::assert_snapshot!(lack(&list(1), DeviceId(13)).expect("lost"), @"devices.json knows no device and the journal speaks of device 13: the list was lost or is an older copy. Stop the server and put the last copy back, or enrol the missing devices anew");
    }
}
