//! The journal's state, writable or not: a word kept beside the log that outlives restarts.

use crate::disk::{self, Access, Disk};
use crate::error::JournalError;
use crate::record::LogEntry;
use court_protocol::{Epoch, StreamId};
use std::collections::BTreeSet;
use std::io;

const FILE: &str = "standing";
/// The file holds one line and a sentence.
const SIZE_MAX: usize = 4096;

/// The journal's state: writable, or the reason why not.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum JournalState {
    /// Records may be written.
    #[default]
    Open,
    /// Records may be missing: it waits for the head referee's word.
    Unconfirmed {
        /// The possible loss, as a sentence for the head referee.
        why: String,
        /// The streams it concerns, the only ones that take no records; all if there is none here.
        streams: BTreeSet<StreamId>,
    },
    /// A writer of a later epoch exists: this one stays closed until the head referee
    /// takes over again.
    Fenced { by: Epoch },
}

impl JournalState {
    /// The refusal of records of `stream`, if the journal takes none.
    pub(crate) fn refusal(&self, stream: StreamId, own: Epoch) -> Option<JournalError> {
        match self {
            Self::Unconfirmed { streams, .. }
                if !streams.is_empty() && !streams.contains(&stream) =>
            {
                None
            }
            Self::Open => None,
            Self::Unconfirmed { why, .. } => Some(JournalError::ReadOnly { why: why.clone() }),
            Self::Fenced { by } => Some(JournalError::Fenced { own, by: *by }),
        }
    }

    /// The refusal of a group, if the journal may not take it.
    pub(crate) fn refusal_of(&self, group: &[LogEntry], own: Epoch) -> Option<JournalError> {
        match self {
            Self::Open => None,
            _ => group.iter().find_map(|entry| self.refusal(entry.stream, own)),
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
            Some((word, why)) if let Some(streams) = word.strip_prefix("unconfirmed") => {
                let streams = streams.split_whitespace().map(|stream| stream.parse().map(StreamId));
                streams
                    .collect::<Result<_, _>>()
                    .map(|streams| Self::Unconfirmed { why: why.trim().into(), streams })
                    .map_err(|_| unreadable(name))
            }
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
            Self::Unconfirmed { why, streams } => {
                let streams: Vec<String> =
                    streams.iter().map(|stream| stream.0.to_string()).collect();
                format!("unconfirmed {}\n{why}\n", streams.join(" "))
            }
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
