//! The journal's state, writable or not: a word kept beside the log that outlives restarts.

use crate::disk::{self, Access, Disk};
use crate::error::JournalError;
use court_protocol::Epoch;
use std::io;

const FILE: &str = "standing";
/// The file holds one line and a sentence.
const SIZE_MAX: usize = 4096;

/// The journal's state: writable, or the reason why not.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Standing {
    /// Records may be written.
    #[default]
    Open,
    /// Records may be missing: it waits for the head referee's word.
    Unconfirmed {
        /// The possible loss, as a sentence for the head referee.
        why: String,
    },
    /// A writer of a later epoch has been heard: it stays closed until the head referee takes over
    /// again.
    Fenced {
        /// The later epoch.
        by: Epoch,
    },
}

impl Standing {
    /// The refusal of an append, if the journal may not be written.
    pub(crate) fn refusal(&self, own: Epoch) -> Option<JournalError> {
        match self {
            Self::Open => None,
            Self::Unconfirmed { why } => Some(JournalError::ReadOnly { why: why.clone() }),
            Self::Fenced { by } => Some(JournalError::Fenced { own, by: *by }),
        }
    }

    /// The epoch that a new one must exceed.
    pub(crate) fn heard(&self) -> Epoch {
        match self {
            Self::Fenced { by } => *by,
            _ => Epoch(0),
        }
    }

    pub(crate) fn load(disk: &dyn Disk) -> Result<Self, JournalError> {
        let name = format!("{}/{FILE}", disk.name());
        let file = match disk.open(FILE, Access::Read) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::Open),
            Err(error) => return Err(JournalError::io("open", name)(error)),
        };
        let mut bytes = vec![0; SIZE_MAX];
        let n_read = file.read_at(&mut bytes, 0).map_err(JournalError::io("read", &name))?;
        let text = String::from_utf8_lossy(&bytes[..n_read]);
        match text.split_once('\n') {
            Some(("unconfirmed", why)) => Ok(Self::Unconfirmed { why: why.trim().into() }),
            Some(("fenced", by)) => by
                .trim()
                .parse()
                .map(|by| Self::Fenced { by: Epoch(by) })
                .map_err(|_| unreadable(name)),
            _ => Err(unreadable(name)),
        }
    }

    /// Keeps the word durably.
    pub(crate) fn keep(&self, disk: &dyn Disk) -> Result<(), JournalError> {
        let text = match self {
            Self::Open => {
                return disk
                    .remove(FILE)
                    .and_then(|()| disk.sync_dir())
                    .map_err(JournalError::io("remove", format!("{}/{FILE}", disk.name())));
            }
            Self::Unconfirmed { why } => format!("unconfirmed\n{why}\n"),
            Self::Fenced { by } => format!("fenced\n{}\n", by.0),
        };
        let bytes = &text.as_bytes()[..text.len().min(SIZE_MAX)];
        disk::replace(disk, FILE, bytes)
            .map_err(JournalError::io("write", format!("{}/{FILE}", disk.name())))
    }
}

fn unreadable(file: String) -> JournalError {
    JournalError::Foreign {
        file,
        why: "cannot be read: it says why the journal must not be written. Ask the head referee; \
              removing the file lets the server write again"
            .into(),
    }
}
