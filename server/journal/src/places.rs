//! The place of every record in the log, for look-ups after the index has failed: read from the log
//! once, and from then on as it grows. A hundred bytes a record, in memory.

use crate::disk::Disk;
use crate::error::JournalError;
use crate::record::Record;
use crate::scan::{Scan, Step};
use crate::segment::Position;
use court_protocol::{RequestId, Seq, StreamId};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The places of records, as far as the log has been read.
#[derive(Debug)]
pub(crate) struct Places {
    reaches: Position,
    records: BTreeMap<(StreamId, Seq), Position>,
    answers: HashMap<RequestId, (StreamId, Seq)>,
}

impl Places {
    /// Before the log has been read.
    pub(crate) fn new() -> Self {
        Self { reaches: Position::START, records: BTreeMap::new(), answers: HashMap::new() }
    }

    /// Reads what became durable since.
    pub(crate) fn read_on(
        &mut self,
        copies: &[Arc<dyn Disk>],
        durable: Position,
    ) -> Result<(), JournalError> {
        if self.reaches.lsn >= durable.lsn {
            return Ok(());
        }
        let mut scan = Scan::between(copies, self.reaches, durable)?;
        loop {
            match scan.next()? {
                Step::Record(found) => {
                    let at = found.at;
                    let record = scan.record(found)?;
                    let place = (record.stream(), record.seq());
                    self.records.entry(place).or_insert(at);
                    if let Some(request) = record.request() {
                        self.answers.entry(request).or_insert(place);
                    }
                }
                // named when the log was opened
                Step::Damage(_) | Step::EndLost(_) => {}
                Step::End => break,
            }
            self.reaches = scan.at();
        }
        Ok(())
    }

    /// The record that answers a request.
    pub(crate) fn by_request(&self, request: RequestId) -> Option<(StreamId, Seq)> {
        self.answers.get(&request).copied()
    }

    /// Up to `most` records of a stream in order, from `from` on.
    pub(crate) fn range(
        &self,
        copies: &[Arc<dyn Disk>],
        stream: StreamId,
        from: Seq,
        most: usize,
    ) -> Result<Vec<Record>, JournalError> {
        let mut records = Vec::new();
        let places = self.records.range((stream, from)..=(stream, Seq(u64::MAX)));
        let mut scan = None;
        for (_, at) in places.take(most) {
            let scan = match &mut scan {
                None => scan.insert(Scan::between(copies, *at, self.reaches)?),
                Some(scan) => scan,
            };
            scan.start_at(*at);
            if let Step::Record(found) = scan.next()? {
                records.push(scan.record(found)?.to_record());
            }
        }
        Ok(records)
    }
}
