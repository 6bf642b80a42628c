//! Bringing back from the index what the log has lost.

use crate::disk::Disk;
use crate::error::JournalError;
use crate::index::Index;
use crate::record::StreamHead;
use crate::report::Progress;
use crate::standing::Standing;
use crate::writer::LogWriter;
use court_protocol::Seq;
use std::sync::Arc;

/// The log while it is being opened.
pub(super) struct Opening<'a> {
    pub writer: &'a mut LogWriter,
    pub copies: &'a [Arc<dyn Disk>],
    pub standing: Standing,
    pub n_restored: u64,
}

impl Opening<'_> {
    /// Brings back from the index what the log has lost: for each stream, what follows its last
    /// whole record there.
    pub(super) fn restore(
        &mut self,
        index: &Index,
        heads: &[StreamHead],
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(), JournalError> {
        /// Records brought back at once.
        const STEP: usize = 1024;
        let lost: Vec<StreamHead> = heads
            .iter()
            .copied()
            .filter(|head| self.writer.head(head.stream).seq < head.seq)
            .filter(|head| !self.writer.broken().contains_key(&head.stream))
            .collect();
        if lost.is_empty() {
            return Ok(());
        }
        // first the word that outlives a crash in the middle of this
        let why = missing_from(&lost);
        self.standing = Standing::Unconfirmed { why };
        self.standing.keep(&*self.copies[0])?;
        for head in lost {
            let mut next = self.writer.head(head.stream).seq.next();
            while next <= head.seq {
                let records = index.range(head.stream, next, STEP)?;
                if records.is_empty() {
                    break;
                }
                for record in records {
                    if let Err(error) = self.writer.restore(&record) {
                        tracing::error!("cannot be restored from the index: {error}");
                        next = Seq(u64::MAX);
                        break;
                    }
                    next = record.seq.next();
                    self.n_restored += 1;
                }
                self.writer.commit()?;
                progress(Progress::Restoring(self.n_restored));
            }
        }
        Ok(())
    }
}

fn missing_from(heads: &[StreamHead]) -> String {
    let streams: Vec<String> =
        heads.iter().map(|head| format!("{} from {} on", head.stream, head.seq.next())).collect();
    format!(
        "the log had been lost and was restored from the index; records may be missing in {}. \
         Compare with the boards and the score sheets",
        streams.join(", ")
    )
}
