//! Look-ups over the whole journal: by stream and seq, by request, by range. The index answers, and
//! the log for what is not in the index: the last moments, or everything while an index that failed
//! is built anew.

use crate::error::JournalError;
use crate::index::SharedIndex;
use crate::reader::LogReader;
use crate::record::LogRecord;
use crate::scan::{Scan, Step};
use crate::segment::Position;
use crate::task::JournalHandle;
use court_protocol::{RequestId, Seq, StreamId};

/// Answers what was recorded, up to the durable mark. Cheap to clone; blocks on the disk, so it is
/// not for an async thread.
#[derive(Debug, Clone)]
pub struct History {
    index: SharedIndex,
    reader: LogReader,
    handle: JournalHandle,
}

impl History {
    pub(crate) fn new(index: SharedIndex, reader: LogReader, handle: JournalHandle) -> Self {
        Self { index, reader, handle }
    }

    /// One record; `None` when the stream has none of that number.
    ///
    /// # Errors
    /// [`JournalError::Io`] when the disk fails, [`JournalError::Closed`] after closing.
    pub fn record(&self, stream: StreamId, seq: Seq) -> Result<Option<LogRecord>, JournalError> {
        let (mut found, from) = self.index.look_up(|index| index.record(stream, seq))?;
        if found.is_none() {
            self.read_log(from, |record| {
                if (record.stream, record.seq) == (stream, seq) {
                    found = Some(record);
                }
                found.is_none()
            })?;
        }
        Ok(found)
    }

    /// The record that answers a request; `None` when the request was never answered.
    ///
    /// # Errors
    /// As [`record`](Self::record).
    pub fn by_request(&self, request: RequestId) -> Result<Option<(StreamId, Seq)>, JournalError> {
        let (mut found, from) = self.index.look_up(|index| index.by_request(request))?;
        if found.is_none() {
            self.read_log(from, |record| {
                if record.request == Some(request) {
                    found = Some((record.stream, record.seq));
                }
                found.is_none()
            })?;
        }
        Ok(found)
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
    ) -> Result<Vec<LogRecord>, JournalError> {
        let (mut records, log_from) =
            self.index.look_up(|index| index.range(stream, from, most))?;
        let mut next = records.last().map_or(from, |record| record.seq.next());
        if records.len() < most {
            self.read_log(log_from, |record| {
                if record.stream == stream && record.seq == next {
                    next = next.next();
                    records.push(record);
                }
                records.len() < most
            })?;
        }
        Ok(records)
    }

    /// Shows the records between `from` and the durable mark, until `wants_more` returns false.
    fn read_log(
        &self,
        from: Position,
        mut wants_more: impl FnMut(LogRecord) -> bool,
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
                // named when the log was opened or checked
                Step::Damage(_) | Step::EndLost(_) => {}
                Step::End => return Ok(()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::Index;
    use crate::record::LogEntry;
    use crate::{Journal, JournalOptions};
    use court_protocol::{BootId, CourtTime, DeviceId};
    use std::sync::mpsc::sync_channel;

    const STREAMS: u32 = 2;

    fn request(stream: u32, seq: u64) -> RequestId {
        RequestId { device: DeviceId(stream), boot: BootId(7), n: seq }
    }

    /// Records `from` to `to` of both streams, each the answer to a request.
    fn append(journal: &Journal, from: u64, to: u64) {
        for seq in from..=to {
            let entry = |stream| LogEntry {
                stream: StreamId(stream),
                seq: Seq(seq),
                at: CourtTime(seq as i64),
                request: Some(request(stream, seq)),
                body: format!("{stream}: {seq}").into_bytes().into(),
            };
            let (answer, answered) = sync_channel(1);
            let done = Box::new(move |durable| answer.send(durable).expect("waited for"));
            journal.handle().append((1..=STREAMS).map(entry).collect(), done);
            answered.recv().expect("answered").expect("durable");
        }
    }

    /// Everything that can be asked about the first `n` records of both streams and what follows.
    fn answers(history: &History, n: u64) -> Vec<String> {
        let mut said = Vec::new();
        for stream in 1..=STREAMS {
            for seq in 1..=n {
                let record = history.record(StreamId(stream), Seq(seq)).expect("readable");
                let answers = history.by_request(request(stream, seq)).expect("readable");
                let range = history.range(StreamId(stream), Seq(seq), 3).expect("readable");
                let range: Vec<_> = range.into_iter().map(|record| record.seq).collect();
                said.push(format!("{:?} {answers:?} {range:?}", record.map(|record| record.body)));
            }
        }
        said
    }

    #[test]
    fn an_index_that_fails_is_built_anew_and_look_ups_read_the_log_until_then() {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let open = || Journal::open(&JournalOptions::new(dir.path()), &mut |_| ()).expect("opens");
        let (journal, _) = open();
        append(&journal, 1, 30);
        let history = journal.history();
        let before = answers(&history, 20);
        let why = || JournalError::Index { dir: "index".into(), why: "no space left".into() };
        history.index.with::<()>(|_| Err(why())).expect_err("it fails");
        assert_eq!(answers(&history, 20), before);
        let is_asked = |_: &Index| -> Result<(), _> { panic!("it is left alone") };
        history.index.with(is_asked).expect_err("it has failed");
        append(&journal, 31, 40);
        let failed = answers(&history, 41);
        assert!(failed[34].contains("Seq(35)"), "recorded after it failed: {failed:?}");
        let built_anew = || {
            let durable = history.handle.durable();
            history.index.look_up(|_| Ok(())).expect("open").1.lsn == durable.lsn
        };
        while !built_anew() {
            std::thread::yield_now();
        }
        let last = history.index.with(|index| index.record(StreamId(1), Seq(40)));
        assert!(last.expect("it is well").is_some(), "the index itself answers");
        assert_eq!(answers(&history, 41), failed);
        journal.close();
        let (journal, report) = open();
        assert!(report.notes().is_empty(), "{:?}", report.notes());
        assert_eq!(answers(&journal.history(), 41), failed, "the next start levels the index");
    }
}
