//! Reading the segments alone: with the server running or not, without index or lock, without
//! ever writing a byte. An unfinished tail is the end; a log that ends before it is known to have
//! reached, or where its file was cut short, is damaged there.

use crate::chain::Chains;
use crate::damage::Damage;
use crate::disk::Disk;
use crate::error::JournalError;
use crate::frame::{self, FileFlaw};
use crate::log_end::{LogEnd, Word};
use crate::mend;
use crate::os_disk::OsDisk;
use crate::record::{LogRecord, StreamHead};
use crate::recovery::{Cut, same_journal};
use crate::scan::{Scan, Step};
use crate::segment::{self, JournalId, Position, SEGMENT_HEADER};
use court_protocol::{Seq, StreamId};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// Records between two words on the progress of a verification.
const PROGRESS_EVERY: u64 = 50_000;

/// Reads a journal's segments.
#[derive(Debug, Clone)]
pub struct LogReader {
    copies: Vec<Arc<dyn Disk>>,
    id: Option<JournalId>,
}

/// The findings of a verification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verification {
    /// Every stream, with its number of records and the hash that stands for them.
    pub streams: Vec<StreamHead>,
    /// Streams that are damaged, with the place; their heads are the last whole records.
    pub broken: BTreeMap<StreamId, Damage>,
    /// Damaged places, in order, whose records' streams could not be told.
    pub unknown: Vec<Damage>,
    /// Files of the log that are not as they were made, apart from their records.
    pub flaws: Vec<FileFlaw>,
    /// The bytes after the last record that are none: the rest, after a power cut, of a write that
    /// was never confirmed.
    pub tail: Option<Cut>,
    /// Whole records read, of all streams.
    pub n_records: u64,
    /// Bytes of their bodies.
    pub n_body_bytes: u64,
    /// Bytes they take in the log.
    pub n_log_bytes: u64,
    /// The place after the last record.
    pub end: Position,
}

impl Verification {
    /// The first damaged place.
    pub fn first_damage(&self) -> Option<&Damage> {
        let all = self.unknown.iter().chain(self.broken.values());
        all.min_by_key(|damage| (&damage.file, damage.offset))
    }

    /// True if nothing is damaged.
    pub fn is_whole(&self) -> bool {
        self.broken.is_empty() && self.unknown.is_empty() && self.flaws.is_empty()
    }
}

impl LogReader {
    /// A reader of the log in `dir`, the journal's own folder or its mirror.
    ///
    /// # Errors
    /// [`JournalError::Nothing`] when no journal is there, [`JournalError::Io`] when the folder
    /// cannot be read, [`JournalError::Foreign`] when it holds segments of several journals,
    /// [`JournalError::Mending`] while a mend of it is not finished.
    pub fn open(dir: &Path) -> Result<Self, JournalError> {
        Self::open_copies(&[dir])
    }

    /// A reader of a log and its mirrors: each record comes from the first that holds it whole.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn open_copies(dirs: &[impl AsRef<Path>]) -> Result<Self, JournalError> {
        let mut copies: Vec<Arc<dyn Disk>> = Vec::new();
        for dir in dirs {
            let dir = dir.as_ref();
            let name = dir.display().to_string();
            let disk = match OsDisk::existing(dir) {
                Ok(disk) => disk,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    return Err(JournalError::Nothing { dir: name });
                }
                Err(error) => return Err(JournalError::io("read the folder", name)(error)),
            };
            if segment::numbers(&disk)?.is_empty() && LogEnd::load(&disk)? == Word::None {
                return Err(JournalError::Nothing { dir: name });
            }
            copies.push(Arc::new(disk));
        }
        Self::on(copies)
    }

    /// A reader that takes each record from the first copy that holds it whole.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn on(copies: Vec<Arc<dyn Disk>>) -> Result<Self, JournalError> {
        let id = same_journal(&copies)?;
        if let Some(dir) = mend::unfinished(&copies)? {
            return Err(JournalError::Mending { dir });
        }
        Ok(Self { copies, id })
    }

    pub(crate) fn scan(&self) -> Result<Scan, JournalError> {
        let reach = LogEnd::of_copies(&self.copies, self.id)?;
        Scan::new(&self.copies, Position::START, reach.map(|reach| reach.end))
    }

    /// Checks every record of every stream. `progress` hears of the records read so far.
    ///
    /// # Errors
    /// [`JournalError::Io`] when a disk fails; damage is no error, it is what was asked for.
    pub fn verify(&self, progress: &mut dyn FnMut(u64)) -> Result<Verification, JournalError> {
        let mut scan = self.scan()?;
        let mut flaws = Vec::new();
        for copy in &self.copies {
            flaws.extend(frame::flaws(copy)?);
        }
        let mut chains = Chains::default();
        let (mut n_records, mut n_body_bytes, mut n_log_bytes) = (0, 0, 0);
        let mut is_lost = false;
        loop {
            let before = scan.at();
            let lsn = before.lsn;
            match scan.next()? {
                Step::Record(found) => {
                    if found.at.segment > before.segment && !is_lost {
                        for copy in &self.copies {
                            flaws.extend(frame::stray(copy, before)?);
                        }
                    }
                    is_lost = false;
                    let record = scan.record(found)?;
                    n_records += 1;
                    n_body_bytes += (record.bytes().len() - crate::record::HEADER) as u64;
                    n_log_bytes += found.extent as u64;
                    chains.follow(&record, || self.place(found.at));
                    if n_records % PROGRESS_EVERY == 0 {
                        progress(n_records);
                    }
                }
                Step::Damage(damage) | Step::EndLost(damage) => {
                    is_lost = true;
                    chains.lost(lsn, damage);
                }
                Step::End => break,
            }
        }
        chains.end();
        let tail = if is_lost { None } else { self.unfinished(&mut scan)? };
        Ok(Verification {
            streams: chains.heads().collect(),
            broken: chains.broken().clone(),
            unknown: chains.unknown().cloned().collect(),
            flaws,
            tail,
            n_records,
            n_body_bytes,
            n_log_bytes,
            end: scan.at(),
        })
    }

    /// The records of `stream` from `from` on, in order, up to the log's present end.
    ///
    /// Yields [`JournalError::Damaged`] once and ends where the stream breaks.
    ///
    /// # Errors
    /// [`JournalError::Io`] when a disk fails.
    pub fn stream(&self, stream: StreamId, from: Seq) -> Result<StreamRecords<'_>, JournalError> {
        Ok(StreamRecords {
            reader: self,
            scan: self.scan()?,
            chains: Chains::default(),
            stream,
            from,
            is_over: false,
        })
    }

    /// All records from `from` on, following the log as it grows. `from` is
    /// [`Position::START`] or where an earlier tail [stood](Tail::at).
    ///
    /// # Errors
    /// [`JournalError::Io`] when a disk fails.
    pub fn tail(&self, from: Position) -> Result<Tail, JournalError> {
        Ok(Tail { scan: Scan::between(&self.copies, from, from)? })
    }

    /// The first difference of each copy from the content of all of them together before `until`;
    /// `None` for a copy that has it all.
    ///
    /// # Errors
    /// As [`verify`](Self::verify).
    pub fn differences(&self, until: Position) -> Result<Vec<Option<Difference>>, JournalError> {
        let mut scan = Scan::between(&self.copies, Position::START, until)?;
        let mut differences = vec![None; self.copies.len()];
        loop {
            match scan.next()? {
                Step::Record(found) => {
                    for (copy, difference) in differences.iter_mut().enumerate() {
                        if !scan.holds(copy, found)? {
                            let disk = &*self.copies[copy];
                            difference
                                .get_or_insert_with(|| Difference {
                                    file: segment::full_name(disk, found.at.segment),
                                    offset: found.at.offset,
                                    n_records: 0,
                                })
                                .n_records += 1;
                        }
                    }
                }
                // what no copy holds is no difference
                Step::Damage(_) | Step::EndLost(_) => {}
                Step::End => return Ok(differences),
            }
        }
    }

    /// The bytes after the log's end; none if it is a record that has come meanwhile.
    fn unfinished(&self, scan: &mut Scan) -> Result<Option<Cut>, JournalError> {
        let end = scan.at();
        for copy in &self.copies {
            for (no, from) in [(end.segment, end.offset), (end.segment + 1, SEGMENT_HEADER)] {
                let Some(offset) = frame::first_used(copy, no, from, u64::MAX)? else { continue };
                let has_grown = matches!(scan.next()?, Step::Record(_));
                return Ok(
                    (!has_grown).then(|| Cut { file: segment::full_name(&**copy, no), offset })
                );
            }
        }
        Ok(None)
    }

    pub(crate) fn copies(&self) -> &[Arc<dyn Disk>] {
        &self.copies
    }

    pub(crate) fn place(&self, at: Position) -> (String, u64) {
        (segment::full_name(&*self.copies[0], at.segment), at.offset)
    }
}

/// The part of a log that one copy lacks and another holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The copy's file where the first such record should lie, by its full name.
    pub file: String,
    /// The place in it, in bytes.
    pub offset: u64,
    /// Number of records it lacks, or holds in another form.
    pub n_records: u64,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { file, offset, n_records } = self;
        let records = if *n_records == 1 { "record" } else { "records" };
        write!(
            f,
            "{file} differs from the other copy at byte {offset}: {n_records} {records} that the other copy holds {} missing here or not the same",
            if *n_records == 1 { "is" } else { "are" }
        )
    }
}

/// The records of one stream; see [`LogReader::stream`].
#[derive(Debug)]
pub struct StreamRecords<'a> {
    reader: &'a LogReader,
    scan: Scan,
    chains: Chains,
    stream: StreamId,
    from: Seq,
    is_over: bool,
}

impl StreamRecords<'_> {
    fn step(&mut self) -> Result<Option<LogRecord>, JournalError> {
        loop {
            let lsn = self.scan.at().lsn;
            match self.scan.next()? {
                Step::Record(found) => {
                    let reader = self.reader;
                    let record = self.scan.record(found)?;
                    if record.stream() != self.stream {
                        continue;
                    }
                    if !self.chains.follow(&record, || reader.place(found.at)) {
                        break;
                    }
                    if record.seq() >= self.from {
                        return Ok(Some(record.to_record()));
                    }
                }
                Step::Damage(damage) | Step::EndLost(damage) => self.chains.lost(lsn, damage),
                Step::End => {
                    self.chains.end();
                    break;
                }
            }
        }
        match self.chains.broken().get(&self.stream) {
            Some(damage) => Err(JournalError::Damaged(damage.clone())),
            None => Ok(None),
        }
    }
}

impl Iterator for StreamRecords<'_> {
    type Item = Result<LogRecord, JournalError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let step = self.step().transpose();
        self.is_over = !matches!(step, Some(Ok(_)));
        step
    }
}

/// Follows the log as it grows; see [`LogReader::tail`]. For sinks and a standby.
#[derive(Debug)]
pub struct Tail {
    scan: Scan,
}

impl Tail {
    /// The next record before `durable`, the writer's
    /// [durable mark](crate::JournalHandle::durable); `None` if there is none yet. Bytes after the
    /// mark are never shown: they may still be lost.
    ///
    /// # Errors
    /// [`JournalError::Damaged`] when a durable record cannot be read in any copy; the next call
    /// goes on after it. [`JournalError::Io`] when a disk fails.
    pub fn next(&mut self, durable: Position) -> Result<Option<LogRecord>, JournalError> {
        if self.scan.at().lsn >= durable.lsn {
            return Ok(None);
        }
        self.scan.reach_to(durable);
        match self.scan.next()? {
            Step::Record(found) => Ok(Some(self.scan.record(found)?.to_record())),
            Step::Damage(damage) | Step::EndLost(damage) => Err(JournalError::Damaged(damage)),
            Step::End => Ok(None),
        }
    }

    /// Its place: after the last record it gave.
    pub fn at(&self) -> Position {
        self.scan.at()
    }
}
