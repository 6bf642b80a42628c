//! Look-ups over the whole journal: by stream and seq, by request, by range. Answered by the
//! index, and for the last moments, which are not in the index yet, by the log itself.

use super::error::JournalError;
use super::index::{Index, SharedIndex};
use super::reader::LogReader;
use super::record::Record;
use super::scan::{Scan, Step};
use super::segment::Position;
use super::task::JournalHandle;
use court_protocol::{RequestId, Seq, StreamId};
use std::sync::{Arc, Mutex};

/// Answers what was recorded, up to the durable mark. Cheap to clone; blocks on the disk, so it is
/// not for an async thread.
#[derive(Debug, Clone)]
pub struct History {
    index: SharedIndex,
    reader: LogReader,
    handle: JournalHandle,
    /// Behind the last record in the index.
    reaches: Arc<Mutex<Position>>,
}

impl History {
    pub(super) fn new(
        index: SharedIndex,
        reader: LogReader,
        handle: JournalHandle,
        reaches: Arc<Mutex<Position>>,
    ) -> Self {
        Self { index, reader, handle, reaches }
    }

    /// One record; `None` when the stream has none of that number.
    ///
    /// # Errors
    /// [`JournalError::Index`] when the index fails, [`JournalError::Io`] when the disk does,
    /// [`JournalError::Closed`] once the journal is closed.
    pub fn record(&self, stream: StreamId, seq: Seq) -> Result<Option<Record>, JournalError> {
        let from = self.reaches();
        if let Some(record) = self.index.with(|index| index.record(stream, seq))? {
            return Ok(Some(record));
        }
        let mut behind = None;
        self.behind_the_index(from, |record| {
            if (record.stream, record.seq) == (stream, seq) {
                behind = Some(record);
            }
            behind.is_none()
        })?;
        Ok(behind)
    }

    /// The record that answers a request; `None` when the request was never answered.
    ///
    /// # Errors
    /// As [`record`](Self::record).
    pub fn by_request(&self, request: RequestId) -> Result<Option<(StreamId, Seq)>, JournalError> {
        let from = self.reaches();
        if let Some(place) = self.index.with(|index| index.by_request(request))? {
            return Ok(Some(place));
        }
        let mut behind = None;
        self.behind_the_index(from, |record| {
            if record.request == Some(request) {
                behind = Some((record.stream, record.seq));
            }
            behind.is_none()
        })?;
        Ok(behind)
    }

    /// Up to `most` records of `stream` in order, from `from` on; fewer only at its end.
    ///
    /// # Errors
    /// As [`record`](Self::record).
    pub fn range(
        &self,
        stream: StreamId,
        from: Seq,
        most: usize,
    ) -> Result<Vec<Record>, JournalError> {
        let reaches = self.reaches();
        let mut records = self.index.with(|index| index.range(stream, from, most))?;
        let mut next = records.last().map_or(from, |record| record.seq.next());
        if records.len() < most {
            self.behind_the_index(reaches, |record| {
                if record.stream == stream && record.seq == next {
                    next = next.next();
                    records.push(record);
                }
                records.len() < most
            })?;
        }
        Ok(records)
    }

    /// Bytes the index takes on disk.
    ///
    /// # Errors
    /// As [`record`](Self::record).
    pub fn index_size(&self) -> Result<u64, JournalError> {
        self.index.with(Index::size)
    }

    fn reaches(&self) -> Position {
        *self.reaches.lock().expect("nothing panics under this lock")
    }

    /// Shows the records between `from`, where the index reached before it was asked, and the
    /// durable mark, until `wants_more` says no.
    fn behind_the_index(
        &self,
        from: Position,
        mut wants_more: impl FnMut(Record) -> bool,
    ) -> Result<(), JournalError> {
        let durable = self.handle.durable();
        if from.lsn >= durable.lsn {
            return Ok(());
        }
        let mut scan = Scan::between(self.reader.copies(), from, durable)?;
        loop {
            match scan.next()? {
                Step::Record(found) => {
                    if !wants_more(scan.record(found)?.to_record()) {
                        return Ok(());
                    }
                }
                Step::Damage(_) | Step::EndLost(_) => {}
                Step::End => return Ok(()),
            }
        }
    }
}
