//! Bringing back from the index what the log has lost.

use crate::damage::Damage;
use crate::disk::Disk;
use crate::error::JournalError;
use crate::index::SharedIndex;
use crate::indexer::Indexer;
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
    /// Nothing is cut before the index holds all that can be read, and a crash in the middle of
    /// this leaves the journal waiting for that word.
    pub(super) fn write_anew(
        &mut self,
        at: Position,
        damage: &Damage,
        known: Option<Checkpoint>,
        options: &LogOptions,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(), JournalError> {
        let (id, end) = (self.writer.id(), self.writer.durable());
        let is_end_lost = known.as_ref().is_some_and(|known| known.end.lsn > end.lsn);
        let indexer = Indexer::new(self.index.clone(), self.copies.to_vec(), id, known)?;
        let (heads, broken) = indexer.complete(end)?;
        let lacking: Vec<(StreamId, Seq)> =
            broken.iter().map(|(stream, damage)| (*stream, damage.seq.unwrap_or(Seq(1)))).collect();
        let missing = match &lacking[..] {
            [] => "records that follow may be missing".into(),
            lacking => format!("records are missing in {}", from_on(lacking)),
        };
        let why = format!("{}: {missing}. {COMPARE}", damage.place());
        let mut streams: BTreeSet<StreamId> = broken.into_keys().collect();
        let disk = &*self.copies[0];
        let unconfirmed = keep_unconfirmed(why.clone(), streams.clone(), disk)?;
        cut_at(self.copies, at, id, options.segment_size)?;
        (self.writer, _) =
            open_log(self.copies, None, options, &mut |n| progress(Progress::Reading(n)))?;
        self.bring_back(&heads, progress)?;
        let is_short = |head: &&StreamHead| self.writer.head(head.stream).hash != head.hash;
        streams.extend(heads.iter().filter(is_short).map(|head| head.stream));
        if is_end_lost {
            self.state = keep_unconfirmed(why, BTreeSet::new(), disk)?;
        } else if streams.is_empty() {
            self.state.keep(disk)?;
        } else if lacking.len() < streams.len() {
            self.state = keep_unconfirmed(why, streams, disk)?;
        } else {
            self.state = unconfirmed;
        }
        Ok(())
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
