//! The thread that fills the index from the log.

use crate::error::JournalError;
use crate::indexer::Indexer;
use crate::log_end::Keeper;
use crate::os_disk::yield_to_others;
use crate::report::Progress;
use crate::segment::Position;
use crate::task::Shared;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::time::{Duration, Instant};

/// Time during which records gather for the index. Large batches take less room (3.3 times the
/// bodies with 48 records to a batch, 5.0 with 12) and less of the courts' time. Look-ups read
/// records of this time from the log.
const INDEX_GATHER: Duration = Duration::from_secs(1);
/// The longest that records wait for the index to be made durable: what may be missing after the
/// log is lost.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(5);
/// Records put into the index before the journal opens: the rest that a killed server of a busy
/// hall has left out. If more are missing, because the index was lost, the journal opens all the
/// same and the index follows later; look-ups read the log meanwhile, slowly.
const INDEX_AT_OPEN: u64 = 65_536;

/// Time before an index that failed again is built anew once more, doubled each time: what hangs in
/// sled on a full disk stays in memory until the server ends.
const BUILD_AGAIN_AFTER: Duration = Duration::from_mins(1);

/// Brings the index up to the log's end, or well on its way.
pub(crate) fn level(
    indexer: &mut Indexer,
    end: Position,
    progress: &mut dyn FnMut(Progress),
) -> Result<(), JournalError> {
    let start = indexer.reaches().lsn;
    let of = (end.lsn - start).min(INDEX_AT_OPEN);
    while indexer.reaches().lsn < start + of && indexer.step(end)? {
        progress(Progress::Indexing { done: (indexer.reaches().lsn - start).min(of), of });
    }
    indexer.checkpoint()
}

/// The work of the index's thread.
pub(crate) struct IndexTask {
    pub indexer: Indexer,
    pub shared: Arc<Shared>,
    pub reach: Arc<Keeper>,
    /// Told when this has ended, however it ended.
    pub ended: SyncSender<()>,
}

impl IndexTask {
    /// Runs until the journal closes. An index that fails is built anew; look-ups read the log
    /// meanwhile, and records go on being written.
    pub(crate) fn run(mut self) {
        yield_to_others();
        let mut pause = Duration::ZERO;
        while let Err(error) = self.follow() {
            if !matches!(error, JournalError::Index { .. }) {
                tracing::error!("{error}");
            }
            if !self.begin_anew(&mut pause) {
                break;
            }
        }
        // the journal hears it, unless it has given up waiting
        let _gone = self.ended.send(());
    }

    /// False if the journal closes before a new index could be made.
    fn begin_anew(&mut self, pause: &mut Duration) -> bool {
        while !self.shared.closes_within(*pause) {
            *pause = (*pause * 2).max(BUILD_AGAIN_AFTER);
            match self.indexer.begin_anew() {
                Ok(()) => return true,
                Err(error) => tracing::error!("{error}"),
            }
        }
        false
    }

    fn follow(&mut self) -> Result<(), JournalError> {
        let mut last = Instant::now();
        loop {
            let until_next = CHECKPOINT_EVERY.saturating_sub(last.elapsed());
            let at_most = self.indexer.is_ahead_of_checkpoint().then_some(until_next);
            let reaches = self.indexer.reaches();
            let Some(durable) = self.shared.wait_for_records(reaches, INDEX_GATHER, at_most) else {
                return self.indexer.checkpoint();
            };
            while self.indexer.step(durable)? {}
            if last.elapsed() >= CHECKPOINT_EVERY {
                self.indexer.checkpoint()?;
                self.reach.keep(durable);
                last = Instant::now();
            }
        }
    }
}
