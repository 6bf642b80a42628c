//! Bringing back from the index what the log has lost.

use crate::damage::Damage;
use crate::disk::Disk;
use crate::error::JournalError;
use crate::index::SharedIndex;
use crate::indexer::Indexer;
use crate::mend;
use crate::record::StreamHead;
use crate::recovery::{Checkpoint, LogOptions, cut_at, keep_unconfirmed, open_log};
use crate::report::Progress;
use crate::segment::Position;
use crate::state::JournalState;
use crate::writer::LogWriter;
use court_protocol::{Seq, StreamId};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The log while it is being opened.
pub(super) struct Opening<'a> {
    pub writer: LogWriter,
    pub copies: &'a [Arc<dyn Disk>],
    pub index: &'a SharedIndex,
    pub state: JournalState,
    pub n_restored: u64,
}

impl Opening<'_> {
    /// Cuts the log at a damaged place and brings back from the index what was recorded from there
    /// on. If the chain of every stream closes, the journal is what it was; otherwise it waits for
    /// the head referee's word.
    ///
    /// Nothing is cut before the index holds all that can be read. A crash in the middle of this
    /// leaves the word of the [mend], and the next opening goes on.
    pub(super) fn write_anew(
        &mut self,
        at: Position,
        damage: &Damage,
        known: Option<Checkpoint>,
        options: &LogOptions,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(), JournalError> {
        let heads = match known {
            // the index was filled before the first cut, and the log has lost more since
            Some(known) if mend::unfinished(self.copies)?.is_some() => known.heads,
            known => self.take_stock(damage, known)?,
        };
        mend::begin(self.copies)?;
        let id = self.writer.id();
        cut_at(self.copies, at, id, options.segment_size)?;
        (self.writer, _) =
            open_log(self.copies, None, options, &mut |n| progress(Progress::Reading(n)))?;
        self.bring_back_all(&heads, progress)
    }

    /// Fills the index with all that can be read. Streams that neither log nor index hold whole
    /// wait for the head referee's word.
    fn take_stock(
        &mut self,
        damage: &Damage,
        known: Option<Checkpoint>,
    ) -> Result<Vec<StreamHead>, JournalError> {
        let (id, end) = (self.writer.id(), self.writer.durable());
        let is_end_lost = known.as_ref().is_some_and(|known| known.end.lsn > end.lsn);
        let indexer = Indexer::new(self.index.clone(), self.copies.to_vec(), id, known)?;
        let (heads, broken) = indexer.complete(end)?;
        let lacking: Vec<(StreamId, Seq)> =
            broken.iter().map(|(stream, damage)| (*stream, damage.seq.unwrap_or(Seq(1)))).collect();
        if is_end_lost || !lacking.is_empty() {
            let missing = match &lacking[..] {
                [] => "records that follow may be missing".into(),
                lacking => format!("records are missing in {}", from_on(lacking)),
            };
            let why = format!("{}: {missing}. {COMPARE}", damage.place());
            let streams = if is_end_lost { BTreeSet::new() } else { broken.into_keys().collect() };
            self.state = keep_unconfirmed(why, streams, &*self.copies[0])?;
        }
        Ok(heads)
    }

    /// Goes on with a mend that was interrupted after the cut: the index had been filled and synced
    /// before.
    pub(super) fn finish_mend(
        &mut self,
        known: Option<&Checkpoint>,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(), JournalError> {
        let Some(known) = known else {
            let why =
                format!("the mend of the log was interrupted, and its index is lost. {COMPARE}");
            self.state = keep_unconfirmed(why, BTreeSet::new(), &*self.copies[0])?;
            return mend::end(self.copies);
        };
        self.bring_back_all(&known.heads, progress)
    }

    /// Brings every stream back up to its head and ends the mend. Streams that stay short wait for
    /// the head referee's word.
    fn bring_back_all(
        &mut self,
        heads: &[StreamHead],
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(), JournalError> {
        self.bring_back(heads, progress)?;
        let short: Vec<(StreamId, Seq)> = heads
            .iter()
            .map(|head| (head, self.writer.head(head.stream)))
            .filter(|(head, there)| there.hash != head.hash)
            .map(|(_, there)| (there.stream, there.seq.next()))
            .collect();
        if !short.is_empty() {
            let why = format!(
                "the log was damaged and the index did not hold the rest: records are missing in \
                 {}. {COMPARE}",
                from_on(&short)
            );
            let streams = short.into_iter().map(|(stream, _)| stream).collect();
            self.state = keep_unconfirmed(why, streams, &*self.copies[0])?;
        }
        mend::end(self.copies)
    }

    /// Brings back from the index what the log's end has lost. Later records may be missing, so the
    /// journal waits for the head referee's word.
    pub(super) fn restore(
        &mut self,
        heads: &[StreamHead],
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(), JournalError> {
        let lost: Vec<(StreamId, Seq)> = heads
            .iter()
            .filter(|head| self.writer.head(head.stream).seq < head.seq)
            .map(|head| (head.stream, head.seq.next()))
            .collect();
        if lost.is_empty() {
            return Ok(());
        }
        // first the word that outlives a crash in the middle of this
        let why = format!(
            "the log had been lost and was restored from the index; records may be missing in {}. \
             {COMPARE}",
            from_on(&lost)
        );
        self.state = JournalState::Unconfirmed { why, streams: BTreeSet::new() };
        self.state.keep(&*self.copies[0])?;
        self.bring_back(heads, progress)
    }

    /// Writes what follows each stream's last record in the log up to its head, as the index has it.
    fn bring_back(
        &mut self,
        heads: &[StreamHead],
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(), JournalError> {
        /// Records brought back at once.
        const STEP: usize = 1024;
        for head in heads {
            loop {
                let next = self.writer.head(head.stream).seq.next();
                if next > head.seq {
                    break;
                }
                let records = match self.index.with(|index| index.range(head.stream, next, STEP)) {
                    // logged when it failed
                    Err(JournalError::Index { .. }) => break,
                    records => records?,
                };
                for record in &records {
                    if let Err(error) = self.writer.restore(record) {
                        tracing::error!("cannot be restored from the index: {error}");
                        break;
                    }
                    self.n_restored += 1;
                }
                self.writer.commit()?;
                progress(Progress::Restoring(self.n_restored));
                if self.writer.head(head.stream).seq < next {
                    break;
                }
            }
        }
        Ok(())
    }
}

const COMPARE: &str = "Compare with the boards and the score sheets";

fn from_on(streams: &[(StreamId, Seq)]) -> String {
    let streams: Vec<String> =
        streams.iter().map(|(stream, seq)| format!("{stream} from {seq} on")).collect();
    streams.join(", ")
}
