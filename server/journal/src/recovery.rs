//! Opening the log for writing: finding its end, levelling its copies, cutting the part that never
//! became durable.
//!
//! Every record is taken from the first copy that holds it whole and written to the copies that do
//! not. The bytes after the log's end are cleared and synced before anything new is written. Bytes
//! of a group that never became durable can never be taken for a later one.

use crate::chain::Chains;
use crate::damage::Damage;
use crate::disk::{Access, Disk, DiskFile};
use crate::error::JournalError;
use crate::frame::{self, FileFlaw, FrameFlaw};
use crate::log_end::LogEnd;
use crate::record::{ChainHash, StreamHead};
use crate::scan::{Scan, Step};
use crate::segment::{self, JournalId, Position, SEGMENT_HEADER, SEGMENT_SIZE, SegmentHeader};
use crate::state::JournalState;
use crate::writer::{self, LogCopy, LogWriter};
use court_protocol::StreamId;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Steps between two words on the progress of a long scan.
const PROGRESS_EVERY: u64 = 50_000;

/// The settings for opening the log.
#[derive(Debug, Clone)]
pub struct LogOptions {
    /// The id of the journal if it has to be made. Random.
    pub id_if_new: JournalId,
    /// The size of segments made from now on, in bytes, a multiple of 4096.
    pub segment_size: u64,
}

impl LogOptions {
    pub fn new(id_if_new: JournalId) -> Self {
        Self { id_if_new, segment_size: SEGMENT_SIZE }
    }
}

/// A place up to which the log is known, so that a scan need not start at the beginning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checkpoint {
    /// The place of the last record before the checkpoint's end.
    pub last: Position,
    /// That record's hash.
    pub last_hash: ChainHash,
    /// The place after that record.
    pub end: Position,
    /// The heads of all streams there.
    pub heads: Vec<StreamHead>,
    /// True if nothing before the place was damaged. If something was, the log is read from its
    /// beginning at every opening, so that a damaged stream stays closed.
    pub is_whole: bool,
}

/// The findings and the repairs of opening.
#[derive(Debug, Clone)]
pub struct LogReport {
    /// True if there was no log and a new one was made.
    pub is_new: bool,
    /// True if the log still held the checkpoint's record; if not, it was read from its beginning.
    pub held_checkpoint: bool,
    /// The place where reading began: the part before it was taken as the checkpoint gives it.
    pub from: Position,
    pub n_scanned: u64,
    /// The place after the last record.
    pub end: Position,
    pub heads: Vec<StreamHead>,
    /// Streams that are damaged and stay closed.
    pub broken: BTreeMap<StreamId, Damage>,
    /// The first place that cannot be read in any copy although records follow it.
    pub damaged_at: Option<(Position, Damage)>,
    /// Bytes that never became durable and were cleared, if any.
    pub cut: Option<Cut>,
    /// The place after which the log had gone on before it lost its end, as far as that is known.
    /// The journal is [unconfirmed](JournalState::Unconfirmed) from then on.
    pub lost_end: Option<Damage>,
    /// Files that were not as they were made, apart from their records, and were repaired.
    pub repaired: Vec<FileFlaw>,
    /// Records written to each copy that lacked them or held them damaged.
    pub n_repaired: Vec<u64>,
}

/// A torn tail that was cleared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cut {
    pub file: String,
    /// From where on.
    pub offset: u64,
}

/// Opens the log on its copies (the journal's own disk first, then the mirror), making it if
/// there is none. `progress` hears of records read so far.
///
/// # Errors
/// [`JournalError::Foreign`] when the copies are not of one journal, [`JournalError::Full`] or
/// [`JournalError::Io`] when a disk fails. Damage is no error here: its streams are named in the
/// report and refused by the writer.
pub fn open_log(
    copies: &[Arc<dyn Disk>],
    checkpoint: Option<&Checkpoint>,
    options: &LogOptions,
    progress: &mut dyn FnMut(u64),
) -> Result<(LogWriter, LogReport), JournalError> {
    let mut is_new = true;
    for disk in copies {
        segment::remove_unfinished(&**disk)?;
        is_new &= segment::numbers(&**disk)?.is_empty();
    }
    let there = same_journal(copies)?;
    let reach = LogEnd::of_copies(copies, there)?;
    let id = there.or(reach.map(|reach| reach.id)).unwrap_or(options.id_if_new);
    // before anything is made or filled up: the length of a file shows where it was cut short
    let mut scan = Scan::new(copies, Position::START, reach.map(|reach| reach.end))?;
    let mut levelling = Levelling::open(copies, id, options.segment_size)?;

    let held = checkpoint.map(|checkpoint| is_held(copies, checkpoint)).transpose()?;
    let known = checkpoint
        .filter(|known| held == Some(true) && known.is_whole && levelling.has_all_segments);
    let (from, mut chains) = match known {
        Some(known) => (known.end, Chains::from_heads(&known.heads, known.end.lsn - 1)),
        None => (Position::START, Chains::default()),
    };

    scan.start_at(from);
    let (mut lost_end, mut damaged_at) = (None, None);
    let mut n_scanned: u64 = 0;
    let mut end = from;
    loop {
        match scan.next()? {
            Step::Record(found) => {
                levelling.level(&mut scan, found, end)?;
                let record = scan.record(found)?;
                let follows = chains.follow(&record, || {
                    (segment::full_name(&*copies[0], found.at.segment), found.at.offset)
                });
                if !follows && damaged_at.is_none() {
                    let damage = chains.broken()[&record.stream()].clone();
                    damaged_at = Some((found.at, damage));
                }
                n_scanned += 1;
                if n_scanned.is_multiple_of(PROGRESS_EVERY) {
                    progress(n_scanned);
                }
            }
            // nothing after it can be read: where the log ended is unknown
            Step::Damage(damage) if damage.n_lost.is_none() => {
                lost_end = Some(damage);
                break;
            }
            Step::Damage(damage) => {
                damaged_at.get_or_insert_with(|| (end, damage.clone()));
                chains.lost(end.lsn, damage);
            }
            Step::EndLost(damage) => {
                lost_end = Some(damage);
                break;
            }
            Step::End => break,
        }
        end = scan.at();
    }
    chains.end();
    if let Some(damage) = &lost_end {
        // before anything that shows it is written over
        keep_unconfirmed(damage.at_the_end(), BTreeSet::new(), &*copies[0])?;
        set_aside(copies, end.segment);
        levelling.make(end.segment)?;
    }
    let repaired = levelling.complete()?;

    let cut = levelling.clear_after(end)?;
    levelling.sync()?;
    let heads: Vec<StreamHead> = chains.heads().collect();
    let n_repaired = levelling.copies.iter().map(|copy| copy.n_repaired).collect();
    let writer = levelling.into_writer(writer::Start {
        id,
        at: end,
        segment_size: options.segment_size,
        end: 0,
        heads: heads.clone(),
        broken: chains.broken().clone(),
    })?;
    let report = LogReport {
        is_new,
        held_checkpoint: held.unwrap_or(true),
        from,
        n_scanned,
        end,
        heads,
        broken: chains.broken().clone(),
        damaged_at,
        cut,
        lost_end,
        repaired,
        n_repaired,
    };
    Ok((writer, report))
}

/// Keeps durably that records of some streams, or of all if none is given, may be missing.
pub(crate) fn keep_unconfirmed(
    why: String,
    streams: BTreeSet<StreamId>,
    disk: &dyn Disk,
) -> Result<JournalState, JournalError> {
    let state = match JournalState::load(disk)? {
        JournalState::Open => JournalState::Unconfirmed { why, streams },
        JournalState::Unconfirmed { streams: known, .. } => {
            let is_all = known.is_empty() || streams.is_empty();
            let streams = if is_all { BTreeSet::new() } else { &known | &streams };
            JournalState::Unconfirmed { why, streams }
        }
        // it waits for the same word, and more
        fenced @ JournalState::Fenced { .. } => return Ok(fenced),
    };
    state.keep(disk)?;
    Ok(state)
}

/// Keeps a copy of the segments from `first` on as they are.
fn set_aside(copies: &[Arc<dyn Disk>], first: u32) {
    for copy in copies {
        let aside = segment::numbers(&**copy).and_then(|there| {
            there.into_iter().filter(|no| *no >= first).try_for_each(|no| {
                let is_empty = frame::first_used(copy, no, SEGMENT_HEADER, u64::MAX)?.is_none();
                if is_empty && no > first {
                    return Ok(());
                }
                if let Some(aside) = segment::set_aside(&**copy, no)? {
                    let name = segment::full_name(&**copy, no);
                    tracing::warn!("{name} was copied to {aside} as it was");
                }
                Ok(())
            })
        });
        // the event has to go on, with these copies or without
        if let Err(error) = aside {
            tracing::error!("{error}");
        }
    }
}

/// Ends the log at `at`, keeping a copy of the segments from there on as they are.
///
/// # Errors
/// [`JournalError::Io`] and [`JournalError::Full`] when a disk fails.
pub(crate) fn cut_at(
    copies: &[Arc<dyn Disk>],
    at: Position,
    id: JournalId,
    segment_size: u64,
) -> Result<(), JournalError> {
    set_aside(copies, at.segment);
    for copy in copies {
        LogEnd { id, end: at }.keep(&**copy)?;
    }
    let mut levelling = Levelling::open(copies, id, segment_size)?;
    levelling.clear_after(at)?;
    levelling.sync()
}

/// The one id that all segments of all copies carry.
pub(crate) fn same_journal(copies: &[Arc<dyn Disk>]) -> Result<Option<JournalId>, JournalError> {
    let mut id = None;
    for disk in copies {
        for no in segment::numbers(&**disk)? {
            let name = segment::full_name(&**disk, no);
            let file = disk
                .open(&segment::name(no), Access::Read)
                .map_err(JournalError::io("open", name.clone()))?;
            let header = SegmentHeader::read(&*file, &name)?;
            match (header, id) {
                (Some(header), Some(id)) if header.id != id => {
                    return Err(JournalError::Foreign {
                        file: name,
                        why: "belongs to another journal: name the folder that is this \
                              journal's, or an empty one"
                            .into(),
                    });
                }
                (Some(header), _) => id = Some(header.id),
                (None, _) => {}
            }
        }
    }
    Ok(id)
}

/// True if every copy still holds the checkpoint's last record. A copy without it was away for a
/// while or has lost something, so all must be looked at.
fn is_held(copies: &[Arc<dyn Disk>], checkpoint: &Checkpoint) -> Result<bool, JournalError> {
    if checkpoint.end == checkpoint.last {
        return Ok(true);
    }
    for copy in copies {
        let mut scan = Scan::between(std::slice::from_ref(copy), checkpoint.last, checkpoint.end)?;
        match scan.next()? {
            Step::Record(found) if found.at == checkpoint.last => {
                if scan.record(found)?.hash() != checkpoint.last_hash {
                    return Ok(false);
                }
            }
            _ => return Ok(false),
        }
    }
    Ok(true)
}

/// All copies, open for writing, being made equal.
struct Levelling {
    copies: Vec<LevelCopy>,
    id: JournalId,
    segment_size: u64,
    /// True if no copy's loss has left a gap between segments: they count from 1.
    has_all_segments: bool,
    /// The size of each segment, the longest of its copies.
    sizes: BTreeMap<u32, u64>,
}

struct LevelCopy {
    disk: Arc<dyn Disk>,
    /// The segment written last and its number.
    open: Option<(u32, Arc<dyn DiskFile>)>,
    n_repaired: u64,
}

impl Levelling {
    /// Makes every segment that one copy lacks.
    fn open(
        copies: &[Arc<dyn Disk>],
        id: JournalId,
        segment_size: u64,
    ) -> Result<Self, JournalError> {
        let mut sizes: BTreeMap<u32, u64> = BTreeMap::new();
        for disk in copies {
            for no in segment::numbers(&**disk)? {
                let extent = frame::extent(&**disk, no)?;
                let made = extent.header.map_or(segment_size, |header| header.size);
                let size = made.max(extent.len);
                let known = sizes.entry(no).or_insert(size);
                *known = size.max(*known);
            }
        }
        if sizes.is_empty() {
            sizes.insert(1, segment_size);
        }
        let has_all_segments = (1..).zip(sizes.keys()).all(|(no, &there)| no == there);
        let copies: Vec<LevelCopy> = copies
            .iter()
            .map(|disk| LevelCopy { disk: disk.clone(), open: None, n_repaired: 0 })
            .collect();
        for copy in &copies {
            let there = segment::numbers(&*copy.disk)?;
            for (&no, &size) in &sizes {
                if !there.contains(&no) {
                    segment::prepare(&*copy.disk, SegmentHeader { id, no, size })?;
                }
            }
        }
        Ok(Self { copies, id, segment_size, has_all_segments, sizes })
    }

    /// Fills up every segment that was cut short and renews damaged headers.
    fn complete(&self) -> Result<Vec<FileFlaw>, JournalError> {
        let mut repaired = Vec::new();
        for copy in &self.copies {
            for no in segment::numbers(&*copy.disk)? {
                if let Some(&size) = self.sizes.get(&no) {
                    let header = SegmentHeader { id: self.id, no, size };
                    repaired.extend(complete(&copy.disk, header)?);
                }
            }
        }
        Ok(repaired)
    }

    /// Makes segment `no` on the copies that lack it.
    fn make(&self, no: u32) -> Result<(), JournalError> {
        for copy in &self.copies {
            if !segment::numbers(&*copy.disk)?.contains(&no) {
                let size = self.segment_size;
                segment::prepare(&*copy.disk, SegmentHeader { id: self.id, no, size })?;
            }
        }
        Ok(())
    }

    /// Writes the record to the copies that do not hold it; `end` is where the record before ends.
    fn level(
        &mut self,
        scan: &mut Scan,
        found: crate::scan::Found,
        end: Position,
    ) -> Result<(), JournalError> {
        for idx in 0..self.copies.len() {
            if found.at.segment != end.segment {
                // what is left of the segment before must read as empty
                clear(&mut self.copies[idx], end.segment, end.offset)?;
            }
            if scan.holds(idx, found)? {
                continue;
            }
            let mut bytes = scan.record(found)?.bytes().to_vec();
            bytes.resize(found.extent, 0);
            let copy = &mut self.copies[idx];
            let name = segment::full_name(&*copy.disk, found.at.segment);
            copy.file(found.at.segment)?
                .write_at(&bytes, found.at.offset)
                .map_err(JournalError::io("repair", name))?;
            copy.n_repaired += 1;
        }
        Ok(())
    }

    /// Clears everything after `end` on every copy.
    fn clear_after(&mut self, end: Position) -> Result<Option<Cut>, JournalError> {
        let mut cut = None;
        for copy in &mut self.copies {
            if let Some(offset) = clear(copy, end.segment, end.offset)? {
                let file = segment::full_name(&*copy.disk, end.segment);
                cut.get_or_insert(Cut { file, offset });
            }
            // the last one first: a crash in between leaves no gap that looks like a loss
            for no in segment::numbers(&*copy.disk)?.into_iter().rev() {
                if no > end.segment + 1
                    || (no > end.segment
                        && frame::first_used(&copy.disk, no, SEGMENT_HEADER, u64::MAX)?.is_some())
                {
                    let name = segment::full_name(&*copy.disk, no);
                    copy.disk
                        .remove(&segment::name(no))
                        .map_err(JournalError::io("remove", &name))?;
                    cut.get_or_insert(Cut { file: name, offset: SEGMENT_HEADER });
                }
            }
            copy.disk.sync_dir().map_err(JournalError::io("sync", copy.disk.name()))?;
        }
        Ok(cut)
    }

    /// Makes all that was found or written durable, before anything new builds on it.
    fn sync(&mut self) -> Result<(), JournalError> {
        for copy in &mut self.copies {
            copy.sync_open()?;
        }
        Ok(())
    }

    fn into_writer(self, found: writer::Start) -> Result<LogWriter, JournalError> {
        let mut copies = Vec::new();
        let mut end = self.segment_size;
        for mut copy in self.copies {
            let file = copy.file(found.at.segment)?;
            // records found whole may still wait in the page cache of a server that was killed
            copy.sync_open()?;
            end = frame::size_of(&*copy.disk, found.at.segment)?;
            let no = found.at.segment + 1;
            let ready = segment::numbers(&*copy.disk)?.contains(&no)
                && frame::size_of(&*copy.disk, no)? == self.segment_size;
            let next = if ready { Some(copy.file(no)?) } else { None };
            copies.push(LogCopy { disk: copy.disk, file, next });
        }
        Ok(LogWriter::new(copies, writer::Start { id: self.id, end, ..found }))
    }
}

impl LevelCopy {
    /// Segment `no`, open for writing; the one before is synced when this goes on to another.
    fn file(&mut self, no: u32) -> Result<Arc<dyn DiskFile>, JournalError> {
        if let Some((open, file)) = &self.open
            && *open == no
        {
            return Ok(file.clone());
        }
        self.sync_open()?;
        let file = self
            .disk
            .open(&segment::name(no), Access::Write)
            .map_err(JournalError::io("open", segment::full_name(&*self.disk, no)))?;
        self.open = Some((no, file.clone()));
        Ok(file)
    }

    fn sync_open(&mut self) -> Result<(), JournalError> {
        if let Some((no, file)) = &self.open {
            let name = segment::full_name(&*self.disk, *no);
            file.sync().map_err(JournalError::io("sync", name))?;
        }
        Ok(())
    }
}

/// Fills up a segment that was cut short and renews a damaged header.
fn complete(disk: &Arc<dyn Disk>, header: SegmentHeader) -> Result<Vec<FileFlaw>, JournalError> {
    let mut repaired = Vec::new();
    let name = segment::full_name(&**disk, header.no);
    let mut say = |flaw| repaired.push(FileFlaw { file: name.clone(), flaw });
    let there = frame::extent(&**disk, header.no)?;
    let is_clean = frame::has_clean_page(disk, header.no)?;
    let file = disk
        .open(&segment::name(header.no), Access::Write)
        .map_err(JournalError::io("open", name.clone()))?;
    if there.len < header.size {
        say(FrameFlaw::Short { at: there.len, made: header.size });
        segment::fill_with_zeros(&*file, there.len, header.size)
            .map_err(JournalError::io("fill up", &name))?;
    }
    if there.header != Some(header) || !is_clean {
        if there.header.is_none() || !is_clean {
            say(FrameFlaw::Header);
        }
        let mut page = vec![0; SEGMENT_HEADER as usize];
        page[..SegmentHeader::SIZE as usize].copy_from_slice(&header.bytes());
        file.write_at(&page, 0)
            .and_then(|()| file.sync())
            .map_err(JournalError::io("repair", &name))?;
    }
    Ok(repaired)
}

/// Writes zeros from the first byte at or after `offset` that is not zero to the segment's end.
/// Returns that byte's place.
fn clear(copy: &mut LevelCopy, no: u32, offset: u64) -> Result<Option<u64>, JournalError> {
    let Some(from) = frame::first_used(&copy.disk, no, offset, u64::MAX)? else { return Ok(None) };
    let end = frame::size_of(&*copy.disk, no)?;
    let name = segment::full_name(&*copy.disk, no);
    let file = copy.file(no)?;
    segment::fill_with_zeros(&*file, from, end).map_err(JournalError::io("clear", name))?;
    Ok(Some(from))
}
