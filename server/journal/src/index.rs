//! The index: the same records by stream and seq, and by request, in sled. The only file that
//! knows sled.
//!
//! The log is the truth; the index is written after it and may be thrown away at any time. sled's
//! `flush` asks the system to start writing and does not wait for the disk, so a checkpoint is
//! `flush()` and then a sync of sled's own file. `flush_async` is never called: from seven callers
//! on it hangs for good.
//!
//! One tree has three kinds of keys, so that records, requests and the mark up to which they reach
//! change together. Sled applies a batch whole or not at all, but only within one tree. Records lie
//! in blocks of some kilobytes, each under its last record's seq: the first key at or after a seq
//! is the block that holds it. Requests lie in a block per device and boot. With blocks a million
//! records fill the index in 3 s, with a key for each record in 26 s. Its size is 2.3 times the
//! bodies instead of 3.6 (two busy cores, one run each).

use crate::block::{Block, unpack};
use crate::error::JournalError;
use crate::private;
use crate::record::{ChainHash, LogRecord, RecordView, StreamHead};
use crate::recovery::Checkpoint;
use crate::segment::{JournalId, Position};
use court_protocol::{BootId, CourtTime, DeviceId, Epoch, RequestId, Seq, StreamId};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, OnceLock, RwLock};
use std::thread;
use std::time::{Duration, Instant};

/// Memory sled may keep pages in: the last hours of play, which is what is looked up.
const CACHE_BYTES: u64 = 32 * 1024 * 1024;
/// Opening takes a second per million records; sled may also hang on damaged files, and then the
/// index is built anew instead.
const OPEN_MAX: Duration = Duration::from_mins(1);
/// Time the lock of a process that was just killed may remain.
const LOCK_LINGERS: Duration = Duration::from_secs(3);

/// Time an index that failed gets to close before it is left.
const CLOSE_MAX: Duration = Duration::from_secs(10);

/// Bytes of records in one block, roughly. sled writes a page of its tree anew for every few
/// changes, so small values cost many times their size; a look-up reads one block.
const BLOCK_BYTES: usize = 32 * 1024;
/// A request's n, and the stream and seq of the record that answers it.
const REQUEST_BYTES: usize = 20;

const MARK: &[u8] = b"m";
const RECORD: u8 = b'r';
const REQUEST: u8 = b'q';

/// The open index, shared by the thread that fills it and those that ask, until the journal closes
/// it. One that failed is replaced by a new one, which is filled from the log.
#[derive(Debug, Clone)]
pub(crate) struct SharedIndex {
    dir: PathBuf,
    current: Arc<Mutex<Arc<Current>>>,
    /// True if damage was found in a part of the log that the mark vouches for.
    is_doubted: Arc<AtomicBool>,
}

/// One index, from its opening until it fails.
#[derive(Debug)]
struct Current {
    index: RwLock<Option<Index>>,
    failed: OnceLock<JournalError>,
    /// The place after the last record in it.
    reaches: Mutex<Position>,
}

impl Current {
    fn new(index: Index) -> Arc<Self> {
        Arc::new(Self {
            index: RwLock::new(Some(index)),
            failed: OnceLock::new(),
            reaches: Mutex::new(Position::START),
        })
    }

    fn with<T>(
        &self,
        ask: impl FnOnce(&Index) -> Result<T, JournalError>,
    ) -> Result<T, JournalError> {
        if let Some(failed) = self.failed.get() {
            return Err(failed.clone());
        }
        let index = self.index.read().expect("nobody panics while writing this lock");
        let answer = ask(index.as_ref().ok_or(JournalError::Closed)?);
        if let Err(error @ JournalError::Index { .. }) = &answer
            && self.failed.set(error.clone()).is_ok()
        {
            tracing::error!("{error}");
        }
        answer
    }

    /// See [`SharedIndex::close`].
    fn close(self: Arc<Self>, at_most: Duration) -> bool {
        let (report, closed) = sync_channel(1);
        let closing = thread::Builder::new().name("index-close".into()).spawn(move || {
            drop(self.index.write().expect("nobody panics while writing this lock").take());
            // nobody waits any more when it took too long
            let _late = report.send(());
        });
        closing.is_ok() && closed.recv_timeout(at_most).is_ok()
    }
}

impl SharedIndex {
    /// The index opened in `dir`.
    pub(crate) fn new(dir: PathBuf, index: Index) -> Self {
        let current = Arc::new(Mutex::new(Current::new(index)));
        Self { dir, current, is_doubted: Arc::default() }
    }

    fn current(&self) -> Arc<Current> {
        self.current.lock().expect("nothing panics under this lock").clone()
    }

    /// Asks the index. Once it has failed it is left alone: after a write that failed, as on a full
    /// disk, sled makes its callers wait for ever.
    ///
    /// # Errors
    /// [`JournalError::Closed`] once the journal is closed; the error of `ask`; for an index that
    /// has failed, the error it failed with.
    pub(crate) fn with<T>(
        &self,
        ask: impl FnOnce(&Index) -> Result<T, JournalError>,
    ) -> Result<T, JournalError> {
        self.current().with(ask)
    }

    /// The answer of the index, and the place from which the log has to be asked after it: the
    /// log's beginning, and no answer, for an index that has failed.
    ///
    /// # Errors
    /// [`JournalError::Closed`] once the journal is closed.
    pub(crate) fn look_up<T: Default>(
        &self,
        ask: impl FnOnce(&Index) -> Result<T, JournalError>,
    ) -> Result<(T, Position), JournalError> {
        let current = self.current();
        // before it is asked: it may be filled further meanwhile
        let reaches = *current.reaches.lock().expect("nothing panics under this lock");
        match current.with(ask) {
            Err(JournalError::Index { .. }) => Ok((T::default(), Position::START)),
            answer => Ok((answer?, reaches)),
        }
    }

    /// Adds records and moves the mark, all or nothing.
    ///
    /// # Errors
    /// As [`with`](Self::with).
    pub(crate) fn put(&self, batch: Batch, mark: &mut Mark) -> Result<(), JournalError> {
        mark.checkpoint.is_whole &= !self.is_doubted.load(Ordering::Relaxed);
        let current = self.current();
        current.with(|index| index.put(batch, mark))?;
        *current.reaches.lock().expect("nothing panics under this lock") = mark.checkpoint.end;
        Ok(())
    }

    /// The records before `reaches` are in the index already.
    pub(crate) fn reaches(&self, reaches: Position) {
        *self.current().reaches.lock().expect("nothing panics under this lock") = reaches;
    }

    /// The mark vouches for no part of the log from now on: the next opening reads all of it.
    pub(crate) fn doubt(&self) {
        self.is_doubted.store(true, Ordering::Relaxed);
    }

    /// Moves the index aside and opens an empty one in its place.
    ///
    /// # Errors
    /// [`JournalError::Io`] and [`JournalError::Index`] when the disk fails.
    pub(crate) fn renew(&self) -> Result<(), JournalError> {
        if !self.close(CLOSE_MAX) {
            tracing::warn!("the journal's index {} does not close", self.dir.display());
        }
        if self.dir.exists() {
            Index::set_aside(&self.dir)?;
        }
        let index = Index::open(&self.dir)?;
        *self.current.lock().expect("nothing panics under this lock") = Current::new(index);
        Ok(())
    }

    /// Closes the files, however many still hold this: the next server may open them. True if that
    /// was done within `at_most`: after a full disk sled may wait for ever for a write that failed.
    /// Then it is left, to end with the process; the index is levelled with the log anyway.
    pub(crate) fn close(&self, at_most: Duration) -> bool {
        self.current().close(at_most)
    }
}

/// The records of one journal by stream and seq, and by request.
#[derive(Debug)]
pub(crate) struct Index {
    tree: sled::Tree,
    /// Held so that the files stay open as long as the tree.
    db: sled::Db,
    /// sled's own file, to sync it.
    file: File,
    dir: PathBuf,
}

/// Up to where the index reaches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) id: JournalId,
    pub(crate) checkpoint: Checkpoint,
}

impl Index {
    /// Opens the index in `dir`, making it if there is none.
    ///
    /// # Errors
    /// [`JournalError::Index`] when sled cannot read its files, panics or hangs over them;
    /// [`JournalError::Locked`] when another process has them open.
    pub(crate) fn open(dir: &Path) -> Result<Self, JournalError> {
        let dir = dir.to_path_buf();
        // on a thread of its own, because sled panics or hangs on some damaged files
        let (report, opened) = sync_channel(1);
        let path = dir.clone();
        thread::Builder::new()
            .name("index-open".into())
            .spawn(move || drop(report.send(open_sled(&path))))
            .map_err(|error| failed(&dir, &error))?;
        let (db, tree) = match opened.recv_timeout(OPEN_MAX) {
            Ok(Err(error)) if is_locked(&error) => {
                return Err(JournalError::Locked { dir: dir.display().to_string(), holder: None });
            }
            Ok(opened) => opened.map_err(|error| failed(&dir, &error))?,
            Err(RecvTimeoutError::Timeout) => return Err(failed(&dir, &"it hangs")),
            Err(RecvTimeoutError::Disconnected) => return Err(failed(&dir, &"it panicked")),
        };
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .open(dir.join("db"))
            .map_err(|error| failed(&dir, &error))?;
        Ok(Self { tree, db, file, dir })
    }

    /// Moves the index in `dir` aside for whoever wants to look into what happened, so that a new
    /// one can be made; an older one that was moved aside goes.
    ///
    /// # Errors
    /// [`JournalError::Io`] when the disk fails.
    pub(crate) fn set_aside(dir: &Path) -> Result<PathBuf, JournalError> {
        let aside = dir.with_extension("damaged");
        let io = |error| JournalError::io("move aside", dir.display().to_string())(error);
        match fs::remove_dir_all(&aside) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(io(error)),
            _ => {}
        }
        fs::rename(dir, &aside).map_err(io)?;
        Ok(aside)
    }

    /// Up to where it reaches; `None` when it is new.
    pub(crate) fn mark(&self) -> Result<Option<Mark>, JournalError> {
        let Some(bytes) = self.tree.get(MARK).map_err(|error| self.failed(&error))? else {
            return Ok(None);
        };
        Mark::decode(&bytes).map(Some).ok_or_else(|| self.failed(&"its mark cannot be read"))
    }

    /// Adds records and moves the mark, all or nothing. Not durable before
    /// [`checkpoint`](Self::checkpoint).
    pub(crate) fn put(&self, batch: Batch, mark: &Mark) -> Result<(), JournalError> {
        let mut batch = batch.into_sled();
        batch.insert(MARK, mark.encode());
        self.tree.apply_batch(batch).map_err(|error| self.failed(&error))
    }

    /// Makes everything put so far durable.
    pub(crate) fn checkpoint(&self) -> Result<(), JournalError> {
        self.db.flush().map_err(|error| self.failed(&error))?;
        self.file.sync_data().map_err(|error| self.failed(&error))
    }

    pub(crate) fn record(
        &self,
        stream: StreamId,
        seq: Seq,
    ) -> Result<Option<LogRecord>, JournalError> {
        let found = self.range(stream, seq, 1)?.pop();
        Ok(found.filter(|record| record.seq == seq))
    }

    /// The record that answers a request.
    pub(crate) fn by_request(
        &self,
        request: RequestId,
    ) -> Result<Option<(StreamId, Seq)>, JournalError> {
        // nearly always in the first block; only answers given out of order lie in later ones
        let last = RequestId { n: u64::MAX, ..request };
        for block in self.tree.range(request_key(request)..=request_key(last)).values() {
            let block = block.map_err(|error| self.failed(&error))?;
            for mut answer in block.chunks_exact(REQUEST_BYTES) {
                let place =
                    (|| Some((take(&mut answer)?, take(&mut answer)?, take(&mut answer)?)))();
                let (n, stream, seq) = place.expect("a request takes so many bytes");
                if u64::from_le_bytes(n) == request.n {
                    let seq = Seq(u64::from_le_bytes(seq));
                    return Ok(Some((StreamId(u32::from_le_bytes(stream)), seq)));
                }
            }
        }
        Ok(None)
    }

    /// Up to `most` records of a stream in order, from `from` on.
    pub(crate) fn range(
        &self,
        stream: StreamId,
        from: Seq,
        most: usize,
    ) -> Result<Vec<LogRecord>, JournalError> {
        let mut records = Vec::new();
        let keys = record_key(stream, from)..=record_key(stream, Seq(u64::MAX));
        for block in self.tree.range(keys).values() {
            let block = block.map_err(|error| self.failed(&error))?;
            let whole = unpack(&block, |record| {
                if record.seq() >= from && records.len() < most {
                    records.push(record.to_record());
                }
            });
            whole.ok_or_else(|| self.failed(&"records in it are damaged"))?;
            if records.len() == most {
                break;
            }
        }
        Ok(records)
    }

    /// Bytes on disk.
    #[cfg(test)]
    pub(crate) fn size(&self) -> Result<u64, JournalError> {
        self.db.size_on_disk().map_err(|error| self.failed(&error))
    }

    fn failed(&self, why: &dyn std::fmt::Display) -> JournalError {
        failed(&self.dir, why)
    }
}

/// Records on their way into the index.
#[derive(Debug, Default)]
pub(crate) struct Batch {
    full: sled::Batch,
    records: BTreeMap<StreamId, (Block, Seq)>,
    requests: BTreeMap<(DeviceId, BootId), Answers>,
}

/// The requests of one boot of a device that a batch answers.
#[derive(Debug, Default)]
struct Answers {
    bytes: Vec<u8>,
    last: u64,
}

impl Batch {
    pub(crate) fn add(&mut self, record: &RecordView<'_>) {
        let (stream, seq) = (record.stream(), record.seq());
        let (block, last) = self.records.entry(stream).or_default();
        block.add(record);
        *last = seq;
        if block.len() >= BLOCK_BYTES {
            self.full.insert(&record_key(stream, seq), block.take());
        }
        if let Some(request) = record.request() {
            let answers = self.requests.entry((request.device, request.boot)).or_default();
            answers.bytes.extend_from_slice(&request.n.to_le_bytes());
            answers.bytes.extend_from_slice(&stream.0.to_le_bytes());
            answers.bytes.extend_from_slice(&seq.0.to_le_bytes());
            answers.last = answers.last.max(request.n);
        }
    }

    fn into_sled(mut self) -> sled::Batch {
        for (stream, (mut block, last)) in self.records {
            if block.len() > 0 {
                self.full.insert(&record_key(stream, last), block.take());
            }
        }
        for ((device, boot), answers) in self.requests {
            let last = RequestId { device, boot, n: answers.last };
            self.full.insert(&request_key(last), answers.bytes);
        }
        self.full
    }
}

impl Mark {
    fn encode(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(96 + self.checkpoint.heads.len() * 56);
        out.extend_from_slice(&self.id.0);
        for position in [self.checkpoint.last, self.checkpoint.end] {
            out.extend_from_slice(&position.segment.to_le_bytes());
            out.extend_from_slice(&position.offset.to_le_bytes());
            out.extend_from_slice(&position.lsn.to_le_bytes());
        }
        out.extend_from_slice(&self.checkpoint.last_hash.0);
        out.push(u8::from(self.checkpoint.is_whole));
        for head in &self.checkpoint.heads {
            out.extend_from_slice(&head.stream.0.to_le_bytes());
            out.extend_from_slice(&head.epoch.0.to_le_bytes());
            out.extend_from_slice(&head.seq.0.to_le_bytes());
            out.extend_from_slice(&head.at.0.to_le_bytes());
            out.extend_from_slice(&head.hash.0);
        }
        out
    }

    fn decode(mut bytes: &[u8]) -> Option<Self> {
        let bytes = &mut bytes;
        let id = JournalId(take(bytes)?);
        let last = Self::position(bytes)?;
        let end = Self::position(bytes)?;
        let last_hash = ChainHash(take(bytes)?);
        let is_whole = take::<1>(bytes)? == [1];
        let mut heads = Vec::new();
        while !bytes.is_empty() {
            let stream = StreamId(u32::from_le_bytes(take(bytes)?));
            let epoch = Epoch(u32::from_le_bytes(take(bytes)?));
            let seq = Seq(u64::from_le_bytes(take(bytes)?));
            let at = CourtTime(i64::from_le_bytes(take(bytes)?));
            let hash = ChainHash(take(bytes)?);
            heads.push(StreamHead { stream, seq, hash, epoch, at });
        }
        Some(Self { id, checkpoint: Checkpoint { last, last_hash, end, heads, is_whole } })
    }

    fn position(bytes: &mut &[u8]) -> Option<Position> {
        Some(Position {
            segment: u32::from_le_bytes(take(bytes)?),
            offset: u64::from_le_bytes(take(bytes)?),
            lsn: u64::from_le_bytes(take(bytes)?),
        })
    }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}

fn record_key(stream: StreamId, seq: Seq) -> [u8; 13] {
    let mut key = [RECORD; 13];
    key[1..5].copy_from_slice(&stream.0.to_be_bytes());
    key[5..].copy_from_slice(&seq.0.to_be_bytes());
    key
}

fn request_key(request: RequestId) -> [u8; 21] {
    let mut key = [REQUEST; 21];
    key[1..5].copy_from_slice(&request.device.0.to_be_bytes());
    key[5..13].copy_from_slice(&request.boot.0.to_be_bytes());
    key[13..].copy_from_slice(&request.n.to_be_bytes());
    key
}

fn open_sled(dir: &Path) -> Result<(sled::Db, sled::Tree), sled::Error> {
    // sled asks for no modes of its files: the folder is shut
    private::make_folders(dir)?;
    private::shut_folder(dir)?;
    let is_new = !dir.join("db").exists();
    let since = Instant::now();
    let config = sled::Config::new()
        .path(dir)
        .cache_capacity(CACHE_BYTES)
        // checkpoints are ours to make: sled's own flusher would sync beside the writer
        .flush_every_ms(None);
    let db = loop {
        match config.open() {
            Err(error) if is_locked(&error) && since.elapsed() < LOCK_LINGERS => {
                thread::sleep(Duration::from_millis(20));
            }
            other => break other?,
        }
    };
    if is_new {
        db.flush()?;
        for dir in [Some(dir), dir.parent()].into_iter().flatten() {
            // not all systems let a folder be synced; the log does not depend on it
            let _ = File::open(dir).and_then(|dir| dir.sync_all());
        }
    }
    let tree = (*db).clone();
    Ok((db, tree))
}

/// sled has no kind of its own for this.
fn is_locked(error: &sled::Error) -> bool {
    matches!(error, sled::Error::Io(error) if error.to_string().contains("could not acquire lock"))
}

fn failed(dir: &Path, why: &dyn std::fmt::Display) -> JournalError {
    JournalError::Index { dir: dir.display().to_string(), why: why.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_that_hangs_keeps_nobody_from_closing_it() {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let index = SharedIndex::new(dir.path().into(), Index::open(dir.path()).expect("opens"));
        let (asked, is_asked) = sync_channel(1);
        let (go_on, waits) = sync_channel::<()>(1);
        let hanging = index.clone();
        let hanging = thread::spawn(move || {
            hanging.with(|_| {
                asked.send(()).expect("heard");
                waits.recv().expect("let go in the end");
                Ok(())
            })
        });
        is_asked.recv().expect("it hangs");
        assert!(!index.close(Duration::from_millis(10)));
        go_on.send(()).expect("it waits");
        hanging.join().expect("ends").expect("the index was open");
        assert!(index.close(OPEN_MAX), "once nothing hangs any more");
        assert!(matches!(index.with(|_| Ok(())), Err(JournalError::Closed)));
    }
}
