//! Reports of opening the journal, during a long opening and at its end.

use crate::check;
use crate::damage::Damage;
use crate::frame::FileFlaw;
use crate::record::StreamHead;
use crate::recovery::Cut;
use crate::state::JournalState;
use court_protocol::StreamId;
use std::path::PathBuf;

/// The progress of a long opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// So many records of the log have been read.
    Reading(u64),
    /// So many of so many records are in the index.
    Indexing { done: u64, of: u64 },
    /// So many records were restored from the index.
    Restoring(u64),
}

/// The findings and the repairs of opening.
#[derive(Debug, Clone)]
pub struct OpenReport {
    /// True if the journal was made just now.
    pub is_new: bool,
    /// The last record of every stream.
    pub heads: Vec<StreamHead>,
    /// The place where every copy of the log was damaged and cut; the records after it came
    /// from the index.
    pub damage: Option<Damage>,
    /// The torn tail that was cleared, if there was one.
    pub cut: Option<Cut>,
    /// The place after which the log had gone on before it lost its end.
    pub lost_end: Option<Damage>,
    /// Files that were not as they were made and were repaired.
    pub repaired: Vec<FileFlaw>,
    /// Records repaired in the log and in its mirror, each from the other copy.
    pub n_repaired: Vec<u64>,
    /// Records of the log read to find its end.
    pub n_scanned: u64,
    /// Records brought back from the index because the log had lost them or was cut before them.
    pub n_restored: u64,
    /// The new place of an index that could not be read; it was built anew.
    pub index_set_aside: Option<PathBuf>,
    /// The journal's state: writable, or the reason why not.
    pub state: JournalState,
}

impl OpenReport {
    /// The last record of `stream`; an [empty](StreamHead::empty) head when it has none.
    pub fn head(&self, stream: StreamId) -> StreamHead {
        let known = self.heads.iter().find(|head| head.stream == stream);
        known.copied().unwrap_or(StreamHead::empty(stream))
    }

    /// The events at opening that a person should know, one sentence each. The journal's state is
    /// in [`state`](Self::state).
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        // after a lost end nothing unfinished was written
        if let Some(Cut { file, offset }) = self.cut.as_ref().filter(|_| self.lost_end.is_none()) {
            notes.push(format!(
                "{file} ended in the middle of a write at byte {offset}: what was never confirmed was cut off"
            ));
        }
        if let (Some(damage), JournalState::Fenced { .. }) = (&self.lost_end, &self.state) {
            notes.push(damage.at_the_end());
        }
        notes.extend(check::repaired(&self.repaired, &self.n_repaired));
        if let (Some(damage), JournalState::Open) = (&self.damage, &self.state) {
            let n = self.n_restored;
            let were = if n == 1 { "record was" } else { "records were" };
            notes.push(format!(
                "{}: the log was cut there and {n} {were} put back from the index; nothing is lost; look at this disk's health",
                damage.place()
            ));
        }
        if let Some(aside) = &self.index_set_aside {
            notes.push(format!(
                "the index could not be used: it was built anew, the old one lies in {}",
                aside.display()
            ));
        }
        notes
    }
}
