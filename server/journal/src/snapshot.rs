//! A snapshot of the log: every record up to a durable place, of all streams, as one run of bytes.
//!
//! The records follow each other as they lie in the log, without segments and without the places
//! that were never written. Every byte is checked when it is read: each record's place, its
//! checksums, its padding, and the chain of its stream. A snapshot begins a journal of its own,
//! with an id of its own, so that no mirror of the first one is ever mixed with it.

use crate::chain::Chains;
use crate::damage::{Damage, Flaw};
use crate::error::JournalError;
use crate::log_end::LogEnd;
use crate::open::{JournalOptions, make_disk};
use crate::reader::LogReader;
use crate::record::{HEADER, Parsed, RecordView, StreamHead, aligned, parse};
use crate::recovery::{LogOptions, open_log};
use crate::scan::{Scan, Step};
use crate::segment::{JournalId, Position};
use court_protocol::{CourtTime, Epoch};
use std::io::{self, Read, Write};
use std::sync::Arc;

/// Records restored with one sync.
const STEP: u64 = 1_024;

/// The content of a snapshot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The last record of every stream.
    pub heads: Vec<StreamHead>,
    /// The number of records of all streams.
    pub n_records: u64,
}

/// The reason why a snapshot could not be taken, read or restored.
#[derive(Debug, thiserror::Error)]
pub enum SnapshotError {
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The snapshot could not be written or read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It does not hold what was written.
    #[error("byte {offset}, after {n_records} whole records: {flaw}")]
    Damaged {
        /// The place in the snapshot.
        offset: u64,
        /// The whole records before it.
        n_records: u64,
        flaw: Flaw,
    },
}

/// Writes all records before `until`, the writer's [durable mark](crate::JournalHandle::durable);
/// without it, all that the log holds.
///
/// # Errors
/// [`JournalError::Damaged`] when a record cannot be read in any copy of the log, or the chain of a
/// stream is broken; [`SnapshotError::Io`] when `out` takes no more.
pub fn write(
    reader: &LogReader,
    until: Option<Position>,
    out: &mut dyn Write,
) -> Result<Snapshot, SnapshotError> {
    let mut scan = match until {
        Some(until) => Scan::between(reader.copies(), Position::START, until)?,
        None => reader.scan()?,
    };
    let mut chains = Chains::default();
    let mut n_records = 0;
    let mut padded = Vec::new();
    loop {
        match scan.next()? {
            Step::Record(found) => {
                let record = scan.record(found)?;
                if !chains.follow(&record, || reader.place(found.at)) {
                    let damage = chains.broken()[&record.stream()].clone();
                    return Err(JournalError::Damaged(damage).into());
                }
                padded.clear();
                padded.extend_from_slice(record.bytes());
                padded.resize(found.extent, 0);
                out.write_all(&padded)?;
                n_records += 1;
            }
            Step::Damage(damage) | Step::EndLost(damage) => {
                return Err(JournalError::Damaged(damage).into());
            }
            Step::End if until.is_some_and(|until| scan.at().lsn < until.lsn) => {
                let (file, offset) = reader.place(scan.at());
                let (stream, seq, n_lost) = (None, None, None);
                let damage = Damage { file, offset, n_lost, stream, seq, flaw: Flaw::Missing };
                return Err(JournalError::Damaged(damage).into());
            }
            Step::End => return Ok(Snapshot { heads: chains.heads().collect(), n_records }),
        }
    }
}

/// Checks every byte of a snapshot.
///
/// # Errors
/// [`SnapshotError::Damaged`] with the place of the first flaw; [`SnapshotError::Io`] when it cannot
/// be read.
pub fn check(from: impl Read) -> Result<Snapshot, SnapshotError> {
    let mut records = Records::new(from);
    while records.next()?.is_some() {}
    Ok(records.content())
}

/// Begins a journal with the records of a snapshot and a new epoch: each stream gets a record that
/// names the record it builds on and gives the reason `why`. The data folder of `options` must have no
/// journal.
///
/// # Errors
/// As [`check`]; [`SnapshotError::Journal`] when the disk fails or has no room. What was written until
/// then is no whole journal.
pub fn restore(
    from: impl Read,
    options: &JournalOptions,
    at: CourtTime,
    why: &str,
) -> Result<Epoch, SnapshotError> {
    let disk = make_disk(&options.log_dir())?;
    let log_options =
        LogOptions { id_if_new: JournalId::random(), segment_size: options.segment_size };
    let (mut writer, _) = open_log(&[Arc::clone(&disk)], None, &log_options, &mut |_| {})?;
    let mut records = Records::new(from);
    let mut last = at;
    while let Some(record) = records.next()? {
        let record = record.to_record();
        last = last.max(record.at);
        writer.restore(&record)?;
        if records.n_read.is_multiple_of(STEP) {
            writer.commit()?;
        }
    }
    let epoch = writer.begin_epoch(Epoch(0), last, why)?;
    writer.commit()?;
    LogEnd { id: writer.id(), end: writer.durable() }.keep(&*disk)?;
    Ok(epoch)
}

/// The records of a snapshot, read one after another and checked.
struct Records<R> {
    from: R,
    /// The record that was read last.
    bytes: Vec<u8>,
    /// The place after it.
    offset: u64,
    /// The number of those that were read.
    n_read: u64,
    chains: Chains,
}

impl<R: Read> Records<R> {
    fn new(from: R) -> Self {
        Self { from, bytes: Vec::new(), offset: 0, n_read: 0, chains: Chains::default() }
    }

    fn content(&self) -> Snapshot {
        Snapshot { heads: self.chains.heads().collect(), n_records: self.n_read }
    }

    fn next(&mut self) -> Result<Option<RecordView<'_>>, SnapshotError> {
        self.bytes.clear();
        let mut want = aligned(HEADER);
        let len = loop {
            self.read_to(want)?;
            if self.bytes.is_empty() {
                return Ok(None);
            }
            let is_short = self.bytes.len() < want;
            match parse(&self.bytes) {
                _ if is_short => return Err(self.damaged(Flaw::Missing)),
                Parsed::Record(record) => break record.bytes().len(),
                Parsed::NeedsMore(len) => want = aligned(len),
                Parsed::Blank => return Err(self.damaged(Flaw::Blank)),
                Parsed::Bad(flaw) => return Err(self.damaged(flaw)),
                Parsed::BadBody(_) => return Err(self.damaged(Flaw::Body)),
            }
        };
        let (record, padding) = self.bytes.split_at(len);
        let record = RecordView::of_whole(record);
        let flaw = if padding.iter().any(|byte| *byte != 0) {
            Some(Flaw::NoRecord)
        } else if record.lsn() != self.n_read + 1 {
            Some(Flaw::Misplaced)
        } else if !self.chains.follow(&record, || (String::new(), 0)) {
            Some(Flaw::Chain)
        } else {
            None
        };
        if let Some(flaw) = flaw {
            return Err(self.damaged(flaw));
        }
        self.n_read += 1;
        self.offset += self.bytes.len() as u64;
        Ok(Some(RecordView::of_whole(&self.bytes[..len])))
    }

    /// Reads on until so many bytes of the record are there, or the snapshot ends.
    fn read_to(&mut self, want: usize) -> io::Result<()> {
        let missing = want.saturating_sub(self.bytes.len()) as u64;
        self.from.by_ref().take(missing).read_to_end(&mut self.bytes).map(drop)
    }

    fn damaged(&self, flaw: Flaw) -> SnapshotError {
        SnapshotError::Damaged { offset: self.offset, n_records: self.n_read, flaw }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::open::Journal;
    use crate::record::LogEntry;
    use court_protocol::{Seq, StreamId};
    use std::path::Path;
    use std::sync::mpsc::sync_channel;

    fn entry(stream: u32, seq: u64) -> LogEntry {
        let body = format!("entry {seq} of stream {stream}");
        let at = CourtTime(1_000 + seq as i64);
        LogEntry { stream: StreamId(stream), seq: Seq(seq), at, request: None, body: body.into() }
    }

    /// A journal of two streams with so many records each.
    fn journal(data: &Path, n: u64) -> Journal {
        let options = JournalOptions { segment_size: 16 * 1_024, ..JournalOptions::new(data) };
        let (journal, _) = Journal::open(&options, &mut |_| {}).expect("it opens");
        for seq in 1..=n {
            append(&journal, entry(1, seq));
            append(&journal, entry(2, seq));
        }
        journal
    }

    fn append(journal: &Journal, entry: LogEntry) {
        let (done, durable) = sync_channel(1);
        journal.handle().append(vec![entry], Box::new(move |mark| done.send(mark).expect("waits")));
        durable.recv().expect("answered").expect("durable");
    }

    fn taken(journal: &Journal, data: &Path) -> (Snapshot, Vec<u8>) {
        let reader = LogReader::open(&JournalOptions::new(data).log_dir()).expect("a log");
        let mut bytes = Vec::new();
        let until = Some(journal.handle().durable());
        (write(&reader, until, &mut bytes).expect("whole"), bytes)
    }

    #[test]
    fn a_snapshot_of_a_running_journal_begins_another_one_in_a_later_epoch() {
        let dirs = tempfile::tempdir().expect("folders");
        let (first, second) = (dirs.path().join("first"), dirs.path().join("second"));
        let running = journal(&first, 300);
        let (snapshot, bytes) = taken(&running, &first);
        assert_eq!(snapshot.n_records, 600);
        assert!(snapshot.heads.iter().all(|head| head.epoch == Epoch(1)));
        assert_eq!(snapshot.heads, running.handle().heads());
        assert_eq!(check(&bytes[..]).expect("whole"), snapshot);

        let options = JournalOptions::new(&second);
        let at = CourtTime(90_000);
        let epoch = restore(&bytes[..], &options, at, "opened from a copy").expect("restored");
        assert_eq!(epoch, Epoch(2));
        let (opened, report) = Journal::open(&options, &mut |_| {}).expect("it opens");
        assert_eq!(report.notes(), Vec::<String>::new());
        for head in &snapshot.heads {
            let history = opened.history();
            let begins = history.record(head.stream, head.seq.next()).expect("readable");
            let begins = begins.expect("a record begins the epoch");
            assert_eq!((begins.prev, begins.epoch, begins.at), (head.hash, Epoch(2), at));
            assert_eq!(begins.body, "opened from a copy");
            let last = history.record(head.stream, head.seq).expect("readable");
            assert_eq!(last.expect("restored").hash(), head.hash);
        }
        // both go on, each by itself, and neither is taken for the other's mirror
        opened.close();
        running.close();
        let mirrored = JournalOptions { mirror: Some(first), ..options };
        let error = Journal::open(&mirrored, &mut |_| {}).expect_err("of another journal");
        assert!(matches!(error, JournalError::Foreign { .. }), "{error}");
    }

    #[test]
    fn a_snapshot_holds_nothing_after_its_place_and_an_empty_journal_has_an_empty_one() {
        let data = tempfile::tempdir().expect("a folder");
        let running = journal(data.path(), 2);
        let until = running.handle().durable();
        let before = taken(&running, data.path());
        append(&running, entry(1, 3));
        let reader = LogReader::open(&JournalOptions::new(data.path()).log_dir()).expect("a log");
        let mut bytes = Vec::new();
        let snapshot = write(&reader, Some(until), &mut bytes).expect("whole");
        assert_eq!((snapshot, bytes), before);
        let mut all = Vec::new();
        assert_eq!(write(&reader, None, &mut all).expect("whole").n_records, 5);
        let none = check(&[][..]).expect("whole");
        assert_eq!((none.n_records, none.heads), (0, Vec::new()));
    }

    #[test]
    fn no_flipped_byte_and_no_lost_end_of_a_record_passes() {
        let data = tempfile::tempdir().expect("a folder");
        let running = journal(data.path(), 3);
        let (_, bytes) = taken(&running, data.path());
        for at in 0..bytes.len() {
            let mut flipped = bytes.clone();
            flipped[at] ^= 0x10;
            let error = check(&flipped[..]).expect_err("damaged");
            let SnapshotError::Damaged { offset, .. } = error else { panic!("{error}") };
            assert!(offset <= at as u64 && at as u64 - offset < 256, "byte {at}: {error}");
        }
        let record = bytes.len() / 6;
        for len in (1..bytes.len()).filter(|len| len % record != 0) {
            let error = check(&bytes[..len]).expect_err("cut short").to_string();
            assert!(error.contains("the file is missing or cut short"), "{len}: {error}");
        }
        let without_the_second = [&bytes[..record], &bytes[2 * record..]].concat();
        let error = check(&without_the_second[..]).expect_err("a record is missing").to_string();
        insta::assert_snapshot!(error, @"byte 128, after 1 whole records: a record from elsewhere");
    }
}
