//! The log's one writer: groups go in, one write and one sync make all that waits durable.
//!
//! A plain struct over [`Disk`]s, without a thread or a clock of its own; the
//! [task](crate::task) drives it in the server, a simulation drives it under a simulated disk.

use crate::damage::Damage;
use crate::disk::{Disk, DiskFile};
use crate::error::JournalError;
use crate::lane::Lane;
use crate::record::{
    BODY_MAX, HEADER, LogEntry, LogRecord, Parsed, Place, RecordKind, StreamHead, aligned, parse,
};
use crate::segment::{self, JournalId, Position, SEGMENT_HEADER, SegmentHeader};
use crate::supply::{NextSegment, ReadySegment, Supply};
use bytes::Bytes;
use court_protocol::{CourtTime, Epoch, Seq, StreamId};
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

/// Writes the log. There is one per journal; [`recovery`](crate::recovery) makes it.
#[derive(Debug)]
pub struct LogWriter {
    copies: Vec<LogCopy>,
    id: JournalId,
    segment_size: u64,
    /// The end of the open segment.
    end: u64,
    epoch: Epoch,
    /// The place after the last staged record.
    at: Position,
    /// The place after the last durable record.
    durable: Position,
    heads: BTreeMap<StreamId, StreamHead>,
    broken: BTreeMap<StreamId, Damage>,
    staged: Vec<u8>,
    n_staged: u16,
    n_syncs: u64,
    /// Syncs the second copy while the first one is synced on the writer's own thread.
    lane: Option<Lane>,
    /// Prepares the next segment beforehand; without one it is prepared when it is needed.
    supply: Option<Supply>,
    ended: Option<JournalError>,
}

/// One copy of the log, open for writing.
#[derive(Debug)]
pub(crate) struct LogCopy {
    pub(crate) disk: Arc<dyn Disk>,
    pub(crate) file: Arc<dyn DiskFile>,
    /// The next segment, once it is ready.
    pub(crate) next: Option<Arc<dyn DiskFile>>,
}

/// The findings of recovery, from which the writer goes on.
#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) id: JournalId,
    pub(crate) at: Position,
    pub(crate) segment_size: u64,
    /// The open segment's own size.
    pub(crate) end: u64,
    pub(crate) heads: Vec<StreamHead>,
    pub(crate) broken: BTreeMap<StreamId, Damage>,
}

impl LogWriter {
    pub(crate) fn new(copies: Vec<LogCopy>, found: Start) -> Self {
        let epoch = found.heads.iter().map(|head| head.epoch).max().unwrap_or(Epoch(1));
        Self {
            copies,
            id: found.id,
            segment_size: found.segment_size,
            end: found.end,
            epoch,
            at: found.at,
            durable: found.at,
            heads: found.heads.into_iter().map(|head| (head.stream, head)).collect(),
            broken: found.broken,
            staged: Vec::new(),
            n_staged: 0,
            n_syncs: 0,
            lane: None,
            supply: None,
            ended: None,
        }
    }

    /// Adds a group after those staged already; [`commit`](Self::commit) makes it durable. A group
    /// is recorded whole or not at all. Returns the head of its last entry's stream.
    ///
    /// # Errors
    /// [`JournalError::OutOfOrder`], [`JournalError::TooLarge`], [`JournalError::GroupTooLarge`],
    /// [`JournalError::Damaged`]: the group is not one that can be recorded.
    /// [`JournalError::Full`]: there is no room; writing goes on once there is. In all these cases
    /// nothing of the group was recorded. [`JournalError::Failed`]: the writer has ended.
    pub fn stage(&mut self, group: &[LogEntry]) -> Result<StreamHead, JournalError> {
        self.check(group)?;
        self.make_room(group.iter().map(|entry| entry.body.len()), group.len())?;
        let mut last = StreamHead::empty(StreamId(0));
        for entry in group {
            let record = LogRecord::of(entry, &self.head(entry.stream), self.epoch);
            last = self.put(&record);
        }
        Ok(last)
    }

    /// Makes all that is staged durable on every copy, with one write and one sync each.
    ///
    /// # Errors
    /// [`JournalError::Failed`]: the writer has ended for good. What was staged may or may not be
    /// durable; a failed sync is never tried again on the same file.
    pub fn commit(&mut self) -> Result<Position, JournalError> {
        self.alive()?;
        if self.staged.is_empty() {
            return Ok(self.durable);
        }
        match self.write_and_sync() {
            Ok(()) => {
                self.durable = self.at;
                self.n_staged = 0;
                Ok(self.durable)
            }
            Err(error) => Err(self.end_with(error)),
        }
    }

    /// Starts a new epoch above `above`: every whole stream gets a record that names the record it
    /// builds on and gives the reason `why`. Not durable before [`commit`](Self::commit).
    ///
    /// # Errors
    /// As [`stage`](Self::stage).
    pub fn begin_epoch(
        &mut self,
        above: Epoch,
        at: CourtTime,
        why: &str,
    ) -> Result<Epoch, JournalError> {
        self.alive()?;
        let body = Bytes::copy_from_slice(&why.as_bytes()[..why.len().min(BODY_MAX)]);
        let heads: Vec<StreamHead> =
            self.heads().filter(|head| !self.broken.contains_key(&head.stream)).collect();
        self.make_room(heads.iter().map(|_| body.len()), heads.len())?;
        let next = self.epoch.max(above).0.checked_add(1);
        self.epoch = Epoch(next.expect("an epoch is a head referee's word: they never run out"));
        for head in heads {
            self.put(&LogRecord {
                stream: head.stream,
                seq: head.seq.next(),
                epoch: self.epoch,
                at,
                kind: RecordKind::EpochStart,
                request: None,
                prev: head.hash,
                body: body.clone(),
            });
        }
        Ok(self.epoch)
    }

    /// Stages a record of another copy of this journal just as it was.
    ///
    /// # Errors
    /// [`JournalError::OutOfOrder`] when it does not continue its stream; else as
    /// [`stage`](Self::stage).
    pub(crate) fn restore(&mut self, record: &LogRecord) -> Result<(), JournalError> {
        self.alive()?;
        let head = self.head(record.stream);
        let mut bytes = Vec::new();
        record.write(Place { lsn: 0, in_group: 0 }, &mut bytes);
        let Parsed::Record(view) = parse(&bytes) else {
            unreachable!("a record reads back as written")
        };
        if !head.is_continued_by(&view) {
            return Err(JournalError::OutOfOrder {
                stream: record.stream,
                expected: head.seq.next(),
                got: record.seq,
            });
        }
        self.make_room(std::iter::once(record.body.len()), 1)?;
        self.epoch = self.epoch.max(record.epoch);
        self.put(record);
        Ok(())
    }

    /// The place after the last durable record.
    pub fn durable(&self) -> Position {
        self.durable
    }

    pub fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// Number of its syncs, each after a write.
    pub fn n_syncs(&self) -> u64 {
        self.n_syncs
    }

    pub fn id(&self) -> JournalId {
        self.id
    }

    /// The last record of `stream`, staged ones included.
    pub fn head(&self, stream: StreamId) -> StreamHead {
        self.heads.get(&stream).copied().unwrap_or(StreamHead::empty(stream))
    }

    /// The last record of every stream, staged ones included.
    pub fn heads(&self) -> impl Iterator<Item = StreamHead> + '_ {
        self.heads.values().copied()
    }

    /// The streams that are damaged and take no more records.
    pub fn broken(&self) -> &BTreeMap<StreamId, Damage> {
        &self.broken
    }

    /// Why the writer has ended, if it has.
    pub fn ended(&self) -> Option<&JournalError> {
        self.ended.as_ref()
    }

    /// Bytes of records that still fit before a segment is needed that is not ready yet.
    pub fn room(&self) -> u64 {
        let ready = self.copies.iter().all(|copy| copy.next.is_some());
        let next = if ready { self.segment_size - SEGMENT_HEADER } else { 0 };
        self.end.saturating_sub(self.at.offset) + next
    }

    /// Prepares the next segment here and now, if it is missing: then records fit again.
    ///
    /// # Errors
    /// [`JournalError::Full`] while there is no room on a disk; other errors end the writer.
    pub fn look_for_room(&mut self) -> Result<(), JournalError> {
        self.alive()?;
        self.prepare_if_missing()
    }

    /// Lets the next segment be prepared off the writer's path where there is a thread for it. A
    /// disk that was full is asked again now and then.
    pub fn prepare_ahead(&mut self) {
        if let Some(mut supply) = self.supply.take() {
            if let Some(Ok(ready)) = supply.collect() {
                self.take(ready);
            }
            if let Some(wanted) = self.wanted() {
                supply.order(wanted);
            }
            self.supply = Some(supply);
        }
    }

    /// Syncs the second copy on a thread of its own, at the same time as the first.
    pub(crate) fn sync_mirror_in(&mut self, lane: Lane) {
        self.lane = Some(lane);
    }

    /// Prepares segments on a thread of their own.
    pub(crate) fn prepare_in(&mut self, supply: Supply) {
        self.supply = Some(supply);
        self.prepare_ahead();
    }

    fn alive(&self) -> Result<(), JournalError> {
        self.ended.clone().map_or(Ok(()), Err)
    }

    fn end_with(&mut self, error: JournalError) -> JournalError {
        let error = error.fatal();
        self.ended = Some(error.clone());
        error
    }

    fn check(&self, group: &[LogEntry]) -> Result<(), JournalError> {
        self.alive()?;
        let mut last: Vec<(StreamId, Seq)> = Vec::with_capacity(1);
        for entry in group {
            if let Some(damage) = self.broken.get(&entry.stream) {
                return Err(JournalError::Damaged(damage.clone()));
            }
            if entry.body.len() > BODY_MAX {
                let (stream, seq) = (entry.stream, entry.seq);
                return Err(JournalError::TooLarge { stream, seq, size: entry.body.len() });
            }
            let known = last.iter_mut().find(|(stream, _)| *stream == entry.stream);
            let expected = match &known {
                Some((_, seq)) => seq.next(),
                None => self.head(entry.stream).seq.next(),
            };
            if entry.seq != expected {
                let (stream, got) = (entry.stream, entry.seq);
                return Err(JournalError::OutOfOrder { stream, expected, got });
            }
            match known {
                Some((_, seq)) => *seq = entry.seq,
                None => last.push((entry.stream, entry.seq)),
            }
        }
        Ok(())
    }

    /// Sees to it that records with such bodies fit into the open segment, going on to the next
    /// one if they do not.
    fn make_room(
        &mut self,
        bodies: impl Iterator<Item = usize>,
        n_records: usize,
    ) -> Result<(), JournalError> {
        let size: usize = bodies.map(|body| aligned(HEADER + body)).sum();
        let most = (self.segment_size - SEGMENT_HEADER) as usize;
        if size > most || n_records > usize::from(u16::MAX) {
            return Err(JournalError::GroupTooLarge { size, most });
        }
        if n_records + usize::from(self.n_staged) > usize::from(u16::MAX) {
            self.commit()?;
        }
        if self.at.offset + size as u64 <= self.end {
            return Ok(());
        }
        self.commit()?;
        self.prepare_if_missing()?;
        for copy in &mut self.copies {
            if let Some(next) = copy.next.take() {
                copy.file = next;
            }
        }
        self.end = self.segment_size;
        self.at.segment += 1;
        self.at.offset = SEGMENT_HEADER;
        self.durable = self.at;
        Ok(())
    }

    /// Waits for the next segment, or prepares it here and now.
    fn prepare_if_missing(&mut self) -> Result<(), JournalError> {
        let Some(wanted) = self.wanted() else { return Ok(()) };
        let ready = match &mut self.supply {
            // never beside the thread that may be at it: two would write the same file
            Some(supply) => supply.deliver(wanted),
            None => wanted.prepare(),
        };
        match ready {
            Ok(ready) => {
                self.take(ready);
                Ok(())
            }
            Err(full @ JournalError::Full { .. }) => Err(full),
            Err(error) => Err(self.end_with(error)),
        }
    }

    fn wanted(&self) -> Option<NextSegment> {
        let missing = self.copies.iter().any(|copy| copy.next.is_none());
        missing.then(|| NextSegment {
            header: self.next_header(),
            disks: self.copies.iter().map(|copy| copy.disk.clone()).collect(),
        })
    }

    fn take(&mut self, ready: ReadySegment) {
        assert_eq!(ready.no, self.at.segment + 1, "one segment is ordered at a time");
        for (copy, file) in self.copies.iter_mut().zip(ready.files) {
            copy.next = Some(file);
        }
    }

    fn next_header(&self) -> SegmentHeader {
        SegmentHeader { id: self.id, no: self.at.segment + 1, size: self.segment_size }
    }

    fn put(&mut self, record: &LogRecord) -> StreamHead {
        let place = Place { lsn: self.at.lsn, in_group: self.n_staged };
        let start = self.staged.len();
        record.write(place, &mut self.staged);
        let Parsed::Record(view) = parse(&self.staged[start..]) else {
            unreachable!("a record reads back as written")
        };
        let head = StreamHead::after(&view);
        self.at.offset += (self.staged.len() - start) as u64;
        self.at.lsn += 1;
        self.n_staged += 1;
        self.heads.insert(record.stream, head);
        head
    }

    fn write_and_sync(&mut self) -> Result<(), JournalError> {
        let offset = self.durable.offset;
        self.n_syncs += 1;
        let name = |copy: &LogCopy| segment::full_name(&*copy.disk, self.at.segment);
        let bytes = Arc::new(std::mem::take(&mut self.staged));
        let (first, others) = self.copies.split_first().expect("a log has at least one copy");
        let done = match (&mut self.lane, others) {
            (Some(lane), [mirror]) => {
                lane.start(mirror.file.clone(), bytes.clone(), offset);
                let first_done =
                    segment::write_and_sync(&*first.file, &bytes, offset, || name(first));
                // waited for in any case: both copies have come to rest when this returns
                let mirror_done = lane.wait(|| name(mirror));
                first_done.and(mirror_done)
            }
            _ => self.copies.iter().try_for_each(|copy| {
                segment::write_and_sync(&*copy.file, &bytes, offset, || name(copy))
            }),
        };
        if let Ok(mut bytes) = Arc::try_unwrap(bytes) {
            bytes.clear();
            self.staged = bytes;
        }
        done?;
        // a sync of a file without its name saves nothing for the next start
        let segment = segment::name(self.at.segment);
        self.copies.iter().try_for_each(|copy| match copy.disk.holds(&segment, &*copy.file) {
            Ok(true) => Ok(()),
            Ok(false) => Err(JournalError::io("find", name(copy))(io::Error::new(
                io::ErrorKind::NotFound,
                "it was removed, renamed or replaced",
            ))),
            Err(error) => Err(JournalError::io("find", name(copy))(error)),
        })
    }
}
