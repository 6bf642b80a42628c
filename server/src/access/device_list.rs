//! The list of devices in the data folder.

use super::Enrolled;
use crate::kept_file::{self, KeptFileError};
use court_protocol::DeviceId;
use referee_messages::say;
use std::path::Path;

pub(crate) const FILE: &str = "devices.json";

/// The advice where the file is damaged.
const CURE: &str = "restore it from a backup, or remove it and enrol every device anew";

/// Reads the list of devices of a data folder; an empty one where none has enrolled yet.
///
/// # Errors
/// When it cannot be read.
pub fn read(data: &Path) -> Result<Enrolled, KeptFileError> {
    let none = || Enrolled { next: DeviceId(1), devices: Vec::new(), denied: Vec::new() };
    Ok(kept_file::read(&data.join(FILE), CURE)?.unwrap_or_else(none))
}

/// The message for the person at the server about a list in `data` that lacks devices of the
/// journal; `highest` is the last of them. A device is on the list before the court hears it.
pub fn lack(enrolled: &Enrolled, highest: DeviceId, data: &Path) -> Option<String> {
    (enrolled.next <= highest).then(|| {
        say!(
            "console-devices-lost",
            known = enrolled.devices.len(),
            next = enrolled.next.to_string(),
            device = highest,
            folder = data.display().to_string()
        )
    })
}

/// Keeps the list durably. Hashes only, and still nobody else's to read.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write(data: &Path, enrolled: &Enrolled) -> Result<(), KeptFileError> {
    kept_file::write_value(&data.join(FILE), enrolled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_was_lost_or_is_older_than_the_journal_is_told() {
        let list =
            |next| Enrolled { next: DeviceId(next), devices: Vec::new(), denied: Vec::new() };
        let folder = Path::new("/srv/hall");
        assert_eq!(lack(&list(1), DeviceId(0), folder), None, "a new folder");
        assert_eq!(lack(&list(14), DeviceId(13), folder), None);
        insta::assert_snapshot!(lack(&list(1), DeviceId(13), folder).expect("lost"), @"devices.json knows no device and the journal names device 13: the list was lost or is an older copy. Stop the server and put the last copy back, or enrol the missing devices anew (in /srv/hall)");
    }
}
