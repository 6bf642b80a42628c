//! The errors of the journal, in sentences for the person at the server.

use crate::damage::Damage;
use crate::record::BODY_MAX;
use court_protocol::{Epoch, Seq, StreamId};
use std::io;
use std::sync::Arc;

/// Why the journal did not do what it was asked. Cheap to copy: one failure answers all who wait.
#[derive(Debug, Clone, thiserror::Error)]
pub enum JournalError {
    #[error(
        "another server{} already writes the data folder {dir}: stop it first, or give this one a folder of its own (reading with verify and export is allowed meanwhile)",
        .holder.map_or_else(String::new, |pid| format!(" (process {pid})"))
    )]
    Locked {
        dir: String,
        /// The other server's process number, where known.
        holder: Option<u32>,
    },

    #[error("could not {doing} {file}: {source}{}", advice(source))]
    Io {
        doing: &'static str,
        file: String,
        #[source]
        source: Arc<io::Error>,
    },

    /// Writing or syncing failed. The writer has ended for good: what it had not confirmed may or
    /// may not be durable, and only opening the journal anew finds out.
    #[error(
        "could not make the journal durable ({doing} {file}: {source}): nothing more is written; check the disk, then restart the server"
    )]
    Failed {
        doing: &'static str,
        file: String,
        #[source]
        source: Arc<io::Error>,
    },

    #[error("the journal is closed")]
    Closed,

    /// No room for the next segment. Nothing of the group was written; writing goes on by itself
    /// once there is room.
    #[error(
        "the disk of {dir} is full ({free} bytes free, {needs} needed): nothing of this was recorded; free some space and try again"
    )]
    Full {
        /// The folder on the full disk.
        dir: String,
        /// Bytes needed to go on.
        needs: u64,
        /// Bytes left on the disk.
        free: u64,
    },

    #[error("the journal is not keeping up: {waiting} groups wait already; try again in a moment")]
    Overloaded { waiting: usize },

    #[error(
        "another server has taken over (epoch {}; this one writes epoch {}): this server has stopped writing for good; if it is to take over again, restart it with --confirm-journal \"REASON\"",
        .by.0, .own.0
    )]
    Fenced { own: Epoch, by: Epoch },

    #[error(
        "the journal is read-only: {why}; then have the head referee confirm it: restart the server with --confirm-journal \"REASON\""
    )]
    ReadOnly {
        /// The loss that must be confirmed.
        why: String,
    },

    #[error("{stream} expects {expected} next, not {got}")]
    OutOfOrder { stream: StreamId, expected: Seq, got: Seq },

    #[error("{stream}, {seq} holds {size} bytes; a record holds at most {BODY_MAX}")]
    TooLarge { stream: StreamId, seq: Seq, size: usize },

    #[error("a group of {size} bytes is larger than the {most} bytes a group may have")]
    GroupTooLarge {
        size: usize,
        /// The most a group may have.
        most: usize,
    },

    #[error("{0}")]
    Damaged(Damage),

    #[error(
        "{file} has journal format {found}, and this program reads and writes format {ours}: use the version that wrote it"
    )]
    Format { file: String, found: u16, ours: u16 },

    #[error("{file} {why}")]
    Foreign {
        file: String,
        /// The trouble, and the remedy.
        why: String,
    },

    /// The log was cut at a damaged place, and its rest is not back from the index yet.
    #[error(
        "the mend of the journal in {dir} is not finished: records are missing until it is; start the server once, it finishes the mend"
    )]
    Mending { dir: String },

    #[error(
        "there is no journal in {dir}: name the data folder of the event with --data-dir, as the server printed it when it started, and a second copy's with --journal-mirror"
    )]
    Nothing { dir: String },

    #[error(
        "the journal's index {dir} failed ({why}): nothing is lost, look-ups read the log until it is built anew"
    )]
    Index { dir: String, why: String },
}

impl JournalError {
    /// A closure that wraps the disk's error.
    pub(crate) fn io(
        doing: &'static str,
        file: impl Into<String>,
    ) -> impl FnOnce(io::Error) -> Self {
        let file = file.into();
        move |source| Self::Io { doing, file, source: Arc::new(source) }
    }

    /// The same failure as one that ends the writer.
    pub(crate) fn fatal(self) -> Self {
        match self {
            Self::Io { doing, file, source } => Self::Failed { doing, file, source },
            other => other,
        }
    }
}

/// The remedy a person has, if it is known.
fn advice(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::StorageFull => "; free some space on this disk and try again",
        io::ErrorKind::PermissionDenied => "; this user may not do that there",
        io::ErrorKind::ReadOnlyFilesystem => "; this disk can only be read",
        _ => "",
    }
}
