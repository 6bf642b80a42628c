//! The word that a mend of the log is under way: a file beside the segments, on every copy.
//!
//! A log that was cut at a damaged place looks whole until the rest is back from the index. The word
//! is kept before the cut and removed once the rest is durable. Readers refuse the log meanwhile, and
//! the next opening finishes the mend.

use crate::disk::{self, Disk};
use crate::error::JournalError;
use std::sync::Arc;

const FILE: &str = "mending";
/// For people who look into the folder.
const TEXT: &[u8] = b"A mend of this log is not finished. Start the server once: it finishes it.\n";

pub(crate) fn begin(copies: &[Arc<dyn Disk>]) -> Result<(), JournalError> {
    copies.iter().try_for_each(|disk| {
        disk::replace(&**disk, FILE, TEXT).map_err(JournalError::io("write", full_name(&**disk)))
    })
}

pub(crate) fn end(copies: &[Arc<dyn Disk>]) -> Result<(), JournalError> {
    copies.iter().try_for_each(|disk| {
        disk.remove(FILE)
            .and_then(|()| disk.sync_dir())
            .map_err(JournalError::io("remove", full_name(&**disk)))
    })
}

/// The folder of the first copy with an unfinished mend.
pub(crate) fn unfinished(copies: &[Arc<dyn Disk>]) -> Result<Option<String>, JournalError> {
    for disk in copies {
        let names = disk.list().map_err(JournalError::io("list", disk.name()))?;
        if names.iter().any(|name| name == FILE) {
            return Ok(Some(disk.name()));
        }
    }
    Ok(None)
}

fn full_name(disk: &dyn Disk) -> String {
    format!("{}/{FILE}", disk.name())
}
