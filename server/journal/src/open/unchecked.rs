//! The check, while the server runs, of everything that opening took on trust.

use crate::disk::Disk;
use crate::error::JournalError;
use crate::index::SharedIndex;
use crate::mend::{Checked, Mending};
use crate::record::StreamHead;
use crate::segment::{JournalId, Position};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Records between two progress reports of the check while the server runs.
const CHECK_SAID_EVERY: u64 = 250_000;

/// The part of the log that the checkpoint vouches for.
#[derive(Debug)]
pub(super) struct Unchecked {
    pub copies: Vec<Arc<dyn Disk>>,
    pub id: JournalId,
    pub segment_size: u64,
    pub until: Position,
    pub heads: Vec<StreamHead>,
}

impl Unchecked {
    pub(super) fn check(
        &self,
        index: &SharedIndex,
        closing: &AtomicBool,
    ) -> Result<Option<Checked>, JournalError> {
        let mending = Mending {
            copies: &self.copies,
            id: self.id,
            segment_size: self.segment_size,
            until: self.until,
            heads: &self.heads,
            look_up: &|stream, from, most| index.with(|index| index.range(stream, from, most)),
        };
        let of = self.until.lsn - 1;
        mending.run(&mut |n_records| {
            if n_records.is_multiple_of(CHECK_SAID_EVERY) {
                tracing::info!("checking the journal: {n_records} of {of} records");
            }
            !closing.load(Ordering::Relaxed)
        })
    }
}
