//! Writing the index after the log: reads the durable records and puts them into the index, batch
//! by batch. It reads the log rather than being handed the records, so it can lag without a queue
//! that grows, and levelling at open is the same code.

use crate::chain::Chains;
use crate::damage::Damage;
use crate::disk::Disk;
use crate::error::JournalError;
use crate::index::{Batch, Index, Mark, SharedIndex};
use crate::record::{ChainHash, StreamHead};
use crate::recovery::Checkpoint;
use crate::scan::{Scan, Step};
use crate::segment::{self, JournalId, Position};
use court_protocol::StreamId;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Records per batch: enough to fill blocks of every stream of a hall, little enough to hold.
const BATCH_RECORDS: u64 = 4096;
/// Records between two checkpoints at most, however fast they come.
const CHECKPOINT_RECORDS: u64 = 65_536;

/// Levels the index with the log.
#[derive(Debug)]
pub(crate) struct Indexer {
    index: SharedIndex,
    copies: Vec<Arc<dyn Disk>>,
    scan: Scan,
    chains: Chains,
    mark: Mark,
    n_since_checkpoint: u64,
}

impl Indexer {
    /// Goes on from where the index is known to reach, or from the log's beginning.
    pub(crate) fn new(
        index: SharedIndex,
        copies: Vec<Arc<dyn Disk>>,
        id: JournalId,
        known: Option<Checkpoint>,
    ) -> Result<Self, JournalError> {
        let checkpoint = known.unwrap_or(Checkpoint {
            last: Position::START,
            last_hash: ChainHash::NONE,
            end: Position::START,
            heads: Vec::new(),
            is_whole: true,
        });
        index.reaches(checkpoint.end);
        Ok(Self {
            index,
            scan: Scan::between(&copies, checkpoint.end, checkpoint.end)?,
            copies,
            chains: Chains::from_heads(&checkpoint.heads, checkpoint.end.lsn.saturating_sub(1)),
            mark: Mark { id, checkpoint },
            n_since_checkpoint: 0,
        })
    }

    /// The place after the last record in the index.
    pub(crate) fn reaches(&self) -> Position {
        self.mark.checkpoint.end
    }

    /// Puts one batch of the records before `durable` into the index. Whether more are waiting.
    pub(crate) fn step(&mut self, durable: Position) -> Result<bool, JournalError> {
        self.scan.go_on_until(durable);
        let mut batch = Batch::default();
        let mut n_records = 0;
        let mut is_more = true;
        while n_records < BATCH_RECORDS {
            let lsn = self.scan.at().lsn;
            match self.scan.next()? {
                Step::Record(found) => {
                    let copies = &self.copies;
                    let record = self.scan.record(found)?;
                    let place =
                        || (segment::full_name(&*copies[0], found.at.segment), found.at.offset);
                    if self.chains.follow(&record, place) {
                        batch.add(&record);
                    }
                    self.mark.checkpoint.last = found.at;
                    self.mark.checkpoint.last_hash = record.hash();
                    n_records += 1;
                }
                // named when the log was opened; the streams that lost something are closed
                Step::Damage(damage) | Step::EndLost(damage) => self.chains.lost(lsn, damage),
                Step::End => {
                    is_more = false;
                    break;
                }
            }
        }
        if n_records > 0 {
            self.mark.checkpoint.end = self.scan.at();
            self.mark.checkpoint.heads = self.chains.heads().collect();
            self.mark.checkpoint.is_whole &= self.chains.is_whole();
            self.index.put(batch, &mut self.mark)?;
            self.n_since_checkpoint += n_records;
        }
        if self.n_since_checkpoint >= CHECKPOINT_RECORDS {
            self.checkpoint()?;
        }
        Ok(is_more)
    }

    /// True if the index reaches further than it is durable.
    pub(crate) fn is_ahead_of_checkpoint(&self) -> bool {
        self.n_since_checkpoint > 0
    }

    /// Makes a new index in the place of the one that failed, to be filled from the log's beginning.
    pub(crate) fn begin_anew(&mut self) -> Result<(), JournalError> {
        self.index.renew()?;
        *self = Self::new(self.index.clone(), self.copies.clone(), self.mark.id, None)?;
        Ok(())
    }

    /// Fills the index up to `end` and makes it durable. Returns the last record of every stream in
    /// it, and the streams that lack records.
    pub(crate) fn complete(
        mut self,
        end: Position,
    ) -> Result<(Vec<StreamHead>, BTreeMap<StreamId, Damage>), JournalError> {
        while self.step(end)? {}
        self.checkpoint()?;
        self.chains.end();
        Ok((self.chains.heads().collect(), self.chains.broken().clone()))
    }

    pub(crate) fn checkpoint(&mut self) -> Result<(), JournalError> {
        if self.n_since_checkpoint > 0 {
            self.index.with(Index::checkpoint)?;
            self.n_since_checkpoint = 0;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os_disk::OsDisk;
    use crate::record::LogEntry;
    use crate::recovery::{LogOptions, open_log};
    use court_protocol::{BootId, CourtTime, DeviceId, RequestId, Seq};

    /// Records of twelve courts with four a second each while the index lets them gather.
    const PER_BATCH: u64 = 48;

    #[test]
    fn log_and_index_take_at_most_five_times_the_bodies() {
        const N_RECORDS: u64 = 24_000;
        const BODY: u64 = 200;
        let dir = tempfile::tempdir().expect("a folder for the test");
        let disk = OsDisk::create(dir.path().join("log")).expect("made");
        let copies: Vec<Arc<dyn Disk>> = vec![Arc::new(disk)];
        let (mut writer, _) =
            open_log(&copies, None, &LogOptions::new(JournalId([1; 16])), &mut |_| ())
                .expect("opens");
        let folder = dir.path().join("index");
        let index = SharedIndex::new(folder.clone(), Index::open(&folder).expect("opens"));
        let mut indexer = Indexer::new(index.clone(), copies, writer.id(), None).expect("starts");
        for n in 0..N_RECORDS {
            let (stream, seq) = ((n % 12) as u32, n / 12 + 1);
            let request = RequestId { device: DeviceId(stream), boot: BootId(1 << 50), n: seq };
            let entry = LogEntry {
                stream: StreamId(stream),
                seq: Seq(seq),
                at: CourtTime(n as i64),
                request: Some(request),
                body: vec![b'x'; BODY as usize].into(),
            };
            writer.stage(&[entry]).expect("in order");
            if (n + 1) % PER_BATCH == 0 {
                let durable = writer.commit().expect("durable");
                indexer.step(durable).expect("indexed");
            }
        }
        indexer.checkpoint().expect("durable");
        let index = index.with(Index::size).expect("asked");
        let (log, bodies) = (320 * N_RECORDS, BODY * N_RECORDS);
        assert!(log <= 2 * bodies && log + index <= 5 * bodies, "log {log}, index {index}");
    }
}
