//! Checking the log after its checkpoint, and mending it.
//!
//! Opening reads only the part that the checkpoint does not vouch for. The rest is checked here,
//! while the server runs: a record damaged in one copy is written anew from another, and one
//! damaged in all of them from the index, which holds everything up to its mark. A stream that
//! neither can make whole is named.
//!
//! The content of a hole is known without being read. Its first and last place in the log are
//! known, each stream's numbers tell which of its records are missing, and the index gives them.
//! They are put back in an order that keeps every stream's own and fills the hole to the byte. If
//! no order does, nothing is written.

use crate::chain::Chains;
use crate::damage::Damage;
use crate::disk::{Access, Disk, DiskFile};
use crate::error::JournalError;
use crate::record::{Place, Record, StreamHead};
use crate::scan::{Found, Scan, Step};
use crate::segment::{self, JournalId, Position, SEGMENT_HEADER, SegmentHeader};
use court_protocol::{Seq, StreamId};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The findings and the repairs of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checked {
    /// Whole records read.
    pub n_records: u64,
    /// Records repaired in each copy from another.
    pub n_repaired: Vec<u64>,
    /// Records put back from the index, because no copy held them any more.
    pub n_mended: u64,
    /// Streams that stay damaged.
    pub broken: BTreeMap<StreamId, Damage>,
}

impl Checked {
    /// The findings a person should know, one sentence each; empty if all is whole.
    #[must_use]
    pub fn notes(&self) -> Vec<String> {
        let mut notes = mended(&self.n_repaired, self.n_mended);
        notes.extend(self.broken.values().map(ToString::to_string));
        notes
    }
}

/// A sentence for each copy that was mended, and one for what came from the index.
pub(crate) fn mended(n_repaired: &[u64], n_mended: u64) -> Vec<String> {
    let mut notes = Vec::new();
    let was = |n| if n == 1 { "record was" } else { "records were" };
    for (copy, &n) in ["the log", "the mirror"].iter().zip(n_repaired) {
        if n > 0 {
            notes.push(format!("{n} {} repaired in {copy} from the other copy", was(n)));
        }
    }
    if n_mended > 0 {
        notes.push(format!(
            "{n_mended} {} damaged in the log and put back from the index: nothing is lost; look at this disk's health",
            was(n_mended)
        ));
    }
    notes
}

/// Gives up to so many records of a stream in order, from one on.
pub(crate) type LookUp<'a> = &'a dyn Fn(StreamId, Seq, usize) -> Result<Vec<Record>, JournalError>;

/// The part of a log that is to be checked.
pub(crate) struct Mending<'a> {
    pub(crate) copies: &'a [Arc<dyn Disk>],
    pub(crate) id: JournalId,
    /// The size of a segment that has to be made anew.
    pub(crate) segment_size: u64,
    /// The end of the part; it begins with the log.
    pub(crate) until: Position,
    /// Every stream's last record before that.
    pub(crate) heads: &'a [StreamHead],
    pub(crate) look_up: LookUp<'a>,
}

/// A place whose records no copy holds.
#[derive(Debug)]
struct Hole {
    from: Position,
    to: Position,
    damage: Damage,
}

/// Records a stream lacks between two of its own.
#[derive(Debug)]
struct Gap {
    stream: StreamId,
    next: Seq,
    last: Seq,
    /// The places of the stream's records around it.
    after: u64,
    before: u64,
}

/// The findings of one walk over the log.
struct Walk {
    n_records: u64,
    holes: Vec<Hole>,
    gaps: Vec<Gap>,
    chains: Chains,
}

impl Mending<'_> {
    /// Reads every record, mends what can be mended. `go_on` hears of the records read so far and
    /// may stop it: then there is no answer.
    ///
    /// # Errors
    /// [`JournalError::Io`] when a disk fails, [`JournalError::Index`] when the index does.
    pub(crate) fn run(
        &self,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Option<Checked>, JournalError> {
        let mut checked = Checked { n_repaired: vec![0; self.copies.len()], ..Checked::default() };
        let Some(mut walk) = self.walk(&mut checked, go_on)? else { return Ok(None) };
        if self.fill(&mut walk, &mut checked)? {
            // what was put back has to prove itself like everything else
            match self.walk(&mut checked, go_on)? {
                Some(again) => walk = again,
                None => return Ok(None),
            }
        }
        walk.chains.end_at(self.heads);
        checked.n_records = walk.n_records;
        checked.broken = walk.chains.broken().clone();
        Ok(Some(checked))
    }

    fn walk(
        &self,
        checked: &mut Checked,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Option<Walk>, JournalError> {
        let mut scan = Scan::between(self.copies, Position::START, self.until)?;
        let mut chains = Chains::default();
        let (mut holes, mut gaps) = (Vec::new(), Vec::new());
        let mut seen: BTreeMap<StreamId, (Seq, u64)> = BTreeMap::new();
        let mut writes = Writes::default();
        let mut n_records = 0;
        let mut end = Position::START;
        loop {
            match scan.next()? {
                Step::Record(found) => {
                    self.level(&mut scan, found, &mut writes, checked)?;
                    let record = scan.record(found)?;
                    let (stream, seq, lsn) = (record.stream(), record.seq(), record.lsn());
                    let (known, after) = seen.insert(stream, (seq, lsn)).unwrap_or((Seq(0), 0));
                    if seq > known.next() {
                        let last = Seq(seq.0 - 1);
                        gaps.push(Gap { stream, next: known.next(), last, after, before: lsn });
                    }
                    chains.follow(&record, || {
                        (segment::full_name(&*self.copies[0], found.at.segment), found.at.offset)
                    });
                    n_records += 1;
                    if !go_on(n_records) {
                        return Ok(None);
                    }
                }
                Step::Damage(damage) | Step::EndLost(damage) => {
                    chains.lost(end.lsn, damage.clone());
                    let to = if scan.at().lsn < self.until.lsn { scan.at() } else { self.until };
                    holes.push(Hole { from: end, to, damage });
                }
                Step::End => break,
            }
            end = scan.at();
        }
        writes.sync()?;
        for head in self.heads {
            let (known, after) = seen.get(&head.stream).copied().unwrap_or((Seq(0), 0));
            if head.seq > known {
                let (stream, before) = (head.stream, self.until.lsn);
                gaps.push(Gap { stream, next: known.next(), last: head.seq, after, before });
            }
        }
        Ok(Some(Walk { n_records, holes, gaps, chains }))
    }

    /// Writes a record to the copies that do not hold it.
    fn level(
        &self,
        scan: &mut Scan,
        found: Found,
        writes: &mut Writes,
        checked: &mut Checked,
    ) -> Result<(), JournalError> {
        for (copy, disk) in self.copies.iter().enumerate() {
            if scan.holds(copy, found)? {
                continue;
            }
            let mut bytes = scan.record(found)?.bytes().to_vec();
            bytes.resize(found.extent, 0);
            writes.write(copy, &**disk, found.at.segment, found.at.offset, &bytes)?;
            checked.n_repaired[copy] += 1;
        }
        Ok(())
    }

    /// Puts back what the index holds. Whether anything was written.
    fn fill(&self, walk: &mut Walk, checked: &mut Checked) -> Result<bool, JournalError> {
        let mut writes = Writes::default();
        for hole in &walk.holes {
            let records = match self.lost_in(hole, &walk.gaps) {
                Ok(records) => records,
                Err(error @ JournalError::Index { .. }) => {
                    tracing::error!("{error}");
                    continue;
                }
                Err(error) => return Err(error),
            };
            let Some(pieces) = self.laid_out(hole, &records)? else { continue };
            for (copy, disk) in self.copies.iter().enumerate() {
                let there = segment::numbers(&**disk)?;
                for piece in &pieces {
                    if !there.contains(&piece.segment) {
                        let (id, no, size) = (self.id, piece.segment, self.segment_size);
                        segment::prepare(&**disk, SegmentHeader { id, no, size })?;
                    }
                    writes.write(copy, &**disk, piece.segment, piece.offset, &piece.bytes)?;
                }
            }
            for record in &records {
                for gap in &mut walk.gaps {
                    if gap.stream == record.stream && gap.next == record.seq {
                        gap.next = record.seq.next();
                    }
                }
            }
            checked.n_mended += records.len() as u64;
        }
        writes.sync()?;
        Ok(checked.n_mended > 0)
    }

    /// The records that were in a hole, in an order that keeps every stream's own: by their
    /// instants. Too few when the index does not hold them.
    fn lost_in(&self, hole: &Hole, gaps: &[Gap]) -> Result<Vec<Record>, JournalError> {
        let n_lost = (hole.to.lsn - hole.from.lsn) as usize;
        if let (1, Some(stream), Some(seq)) = (n_lost, hole.damage.stream, hole.damage.seq) {
            return (self.look_up)(stream, seq, 1);
        }
        let mut streams = Vec::new();
        for gap in gaps {
            if gap.after < hole.from.lsn && hole.to.lsn <= gap.before && gap.next <= gap.last {
                let n_missing = (gap.last.0 - gap.next.0 + 1).min(n_lost as u64) as usize;
                let records = (self.look_up)(gap.stream, gap.next, n_missing)?;
                streams.push(records.into_iter().peekable());
            }
        }
        let mut lost = Vec::with_capacity(n_lost);
        while lost.len() < n_lost {
            let earliest = streams
                .iter_mut()
                .filter_map(|records| Some((records.peek()?.at, records)))
                .min_by_key(|(at, _)| *at);
            let Some(record) = earliest.and_then(|(_, records)| records.next()) else { break };
            lost.push(record);
        }
        Ok(lost)
    }

    /// The bytes of a hole with these records in it; `None` where they do not fill it.
    fn laid_out(
        &self,
        hole: &Hole,
        records: &[Record],
    ) -> Result<Option<Vec<Piece>>, JournalError> {
        let (from, to) = (hole.from, hole.to);
        if records.len() as u64 != to.lsn - from.lsn {
            return Ok(None);
        }
        let whole: Vec<Vec<u8>> = records
            .iter()
            .zip(from.lsn..)
            .map(|(record, lsn)| {
                let mut bytes = Vec::new();
                // all before it was durable, so it may begin a group
                record.write(Place { lsn, in_group: 0 }, &mut bytes);
                bytes
            })
            .collect();
        let mut ends = BTreeMap::new();
        for no in from.segment..to.segment {
            ends.insert(no, self.end_of(no)?);
        }
        ends.insert(to.segment, to.offset);
        // where the writer had gone on to the next segment, the rest of this one was left empty
        let next = Position { segment: from.segment + 1, offset: SEGMENT_HEADER, lsn: from.lsn };
        let starts = [Some(from), (next.segment <= to.segment).then_some(next)];
        Ok(starts.into_iter().flatten().find_map(|start| lay_out(start, to, &ends, &whole)))
    }

    /// The end of segment `no`, as its copies have it.
    fn end_of(&self, no: u32) -> Result<u64, JournalError> {
        for disk in self.copies {
            let name = segment::full_name(&**disk, no);
            match disk.open(&segment::name(no), Access::Read) {
                Ok(file) => return file.size().map_err(JournalError::io("measure", name)),
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
                Err(error) => return Err(JournalError::io("open", name)(error)),
            }
        }
        Ok(self.segment_size)
    }
}

/// The bytes to be written into one segment.
struct Piece {
    segment: u32,
    offset: u64,
    bytes: Vec<u8>,
}

/// Lays records out from `start` on so that they end at `to`, each segment filled up with zeros to
/// its end.
fn lay_out(
    start: Position,
    to: Position,
    ends: &BTreeMap<u32, u64>,
    whole: &[Vec<u8>],
) -> Option<Vec<Piece>> {
    // the last segment's records end where the next whole one begins
    let mut n_before = whole.len();
    if start.segment < to.segment {
        let mut left = to.offset - SEGMENT_HEADER;
        while left > 0 {
            n_before = n_before.checked_sub(1)?;
            left = left.checked_sub(whole[n_before].len() as u64)?;
        }
    }
    let mut pieces = Vec::new();
    let mut records = whole.iter().enumerate().peekable();
    for segment in start.segment..=to.segment {
        let offset = if segment == start.segment { start.offset } else { SEGMENT_HEADER };
        let room = ends[&segment].checked_sub(offset)? as usize;
        let mut bytes = Vec::with_capacity(room);
        while let Some((_, record)) = records.next_if(|(n, record)| {
            (segment == to.segment || *n < n_before) && bytes.len() + record.len() <= room
        }) {
            bytes.extend_from_slice(record);
        }
        let is_last = segment == to.segment;
        // a segment without a record would be taken for the end of the log
        if (is_last && bytes.len() != room)
            || (!is_last && bytes.is_empty() && segment != start.segment)
        {
            return None;
        }
        bytes.resize(room, 0);
        if !bytes.is_empty() {
            pieces.push(Piece { segment, offset, bytes });
        }
    }
    records.peek().is_none().then_some(pieces)
}

/// Files that were written to and are not synced yet.
#[derive(Default)]
struct Writes(BTreeMap<(usize, u32), (String, Arc<dyn DiskFile>)>);

impl Writes {
    fn write(
        &mut self,
        copy: usize,
        disk: &dyn Disk,
        no: u32,
        offset: u64,
        bytes: &[u8],
    ) -> Result<(), JournalError> {
        let (name, file) = match self.0.entry((copy, no)) {
            std::collections::btree_map::Entry::Occupied(open) => open.into_mut(),
            std::collections::btree_map::Entry::Vacant(place) => {
                let name = segment::full_name(disk, no);
                let file = disk
                    .open(&segment::name(no), Access::Write)
                    .map_err(JournalError::io("open", name.clone()))?;
                place.insert((name, file))
            }
        };
        file.write_at(bytes, offset).map_err(JournalError::io("mend", name.as_str()))
    }

    fn sync(&self) -> Result<(), JournalError> {
        for (name, file) in self.0.values() {
            file.sync().map_err(JournalError::io("sync", name.as_str()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os_disk::OsDisk;
    use crate::reader::LogReader;
    use crate::record::Entry;
    use crate::recovery::{LogOptions, open_log};
    use court_protocol::CourtTime;
    use proptest::prelude::*;

    const SEGMENT_SIZE: u64 = 16 * 1024;
    const ID: JournalId = JournalId([5; 16]);

    /// A log on one disk and what it holds.
    struct Log {
        dir: tempfile::TempDir,
        copies: Vec<Arc<dyn Disk>>,
        records: Vec<Record>,
        until: Position,
        heads: Vec<StreamHead>,
    }

    impl Log {
        /// Groups of entries: stream and size of each.
        fn of(groups: &[Vec<(u32, usize)>]) -> Self {
            let dir = tempfile::tempdir().expect("a folder for the test");
            let disk = OsDisk::create(dir.path()).expect("made");
            let copies: Vec<Arc<dyn Disk>> = vec![Arc::new(disk)];
            let options = LogOptions { id_if_new: ID, segment_size: SEGMENT_SIZE };
            let (mut writer, _) = open_log(&copies, None, &options, &mut |_| ()).expect("opens");
            let mut at = 0;
            for group in groups {
                for &(stream, size) in group {
                    at += 1;
                    let stream = StreamId(stream);
                    let entry = Entry {
                        stream,
                        seq: writer.head(stream).seq.next(),
                        at: CourtTime(at),
                        request: None,
                        body: vec![at as u8; size].into(),
                    };
                    writer.stage(&[entry]).expect("in order");
                }
                writer.commit().expect("durable");
            }
            let (until, heads) = (writer.durable(), writer.heads().collect());
            let mut log = Self { dir, copies, records: Vec::new(), until, heads };
            log.records = log.read();
            log
        }

        fn read(&self) -> Vec<Record> {
            let reader = LogReader::on(self.copies.clone()).expect("readable");
            let mut tail = reader.tail(Position::START).expect("readable");
            std::iter::from_fn(|| tail.next(self.until).expect("whole")).collect()
        }

        fn wipe(&self, segment: u32, from: usize, len: usize) {
            let file = self.dir.path().join(segment::name(segment));
            let mut bytes = std::fs::read(&file).expect("readable");
            let end = bytes.len().min(from + len);
            bytes[from..end].fill(0xa5);
            std::fs::write(&file, bytes).expect("written");
        }

        fn mend(&self, holds: impl Fn(StreamId, Seq) -> bool) -> Checked {
            let look_up = |stream, from: Seq, most| {
                let mut next = from;
                let records = self.records.iter().filter(|record| {
                    let is_next =
                        record.stream == stream && record.seq == next && holds(stream, next);
                    if is_next {
                        next = next.next();
                    }
                    is_next
                });
                Ok(records.take(most).cloned().collect())
            };
            let mending = Mending {
                copies: &self.copies,
                id: ID,
                segment_size: SEGMENT_SIZE,
                until: self.until,
                heads: &self.heads,
                look_up: &look_up,
            };
            mending.run(&mut |_| true).expect("readable").expect("nothing stops it")
        }
    }

    #[test]
    fn what_neither_copy_nor_index_holds_stops_its_stream_only() {
        let log = Log::of(&(0..20).map(|n| vec![(n % 2, 100)]).collect::<Vec<_>>());
        // the body of the fourth record: stream 1, record 2
        log.wipe(1, 4_096 + 3 * 256 + 120, 8);
        let checked = log.mend(|_, _| false);
        let broken: Vec<_> =
            checked.broken.values().map(|damage| (damage.stream, damage.seq)).collect();
        assert_eq!(broken, [(Some(StreamId(1)), Some(Seq(2)))]);
        assert_eq!((checked.n_records, checked.n_mended), (19, 0));
    }

    #[test]
    fn streams_that_end_in_a_hole_are_known_by_their_heads() {
        let log = Log::of(&[vec![(0, 100), (1, 100)], vec![(1, 90)], vec![(0, 50)], vec![(0, 60)]]);
        log.wipe(1, 4_096 + 512, 64);
        assert_eq!(log.mend(|_, _| false).broken.keys().map(|s| s.0).collect::<Vec<_>>(), [1]);
        assert_eq!(log.mend(|_, _| true).n_mended, 1);
        assert_eq!(log.read(), log.records);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]

        #[test]
        fn a_log_wiped_anywhere_is_whole_again_as_long_as_the_index_is(
            groups in prop::collection::vec(prop::collection::vec((0..4_u32, 0..900_usize), 1..6), 2..60),
            wipes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 1..6_000_usize), 1..4),
            gone in any::<Option<prop::sample::Index>>(),
        ) {
            let log = Log::of(&groups);
            let n_segments = log.until.segment as usize;
            for (segment, from, len) in wipes {
                let from = 4_096 + from.index(SEGMENT_SIZE as usize - 4_096);
                log.wipe(1 + segment.index(n_segments) as u32, from, len);
            }
            if let Some(gone) = gone {
                let gone = log.dir.path().join(segment::name(1 + gone.index(n_segments) as u32));
                std::fs::remove_file(gone).expect("it was there");
            }
            let checked = log.mend(|_, _| true);
            // where several holes share a stream's gap, their order may not fit to the byte
            if checked.broken.is_empty() {
                let by_stream = |records: &[Record]| {
                    let mut sorted = records.to_vec();
                    sorted.sort_by_key(|record| (record.stream, record.seq));
                    sorted
                };
                prop_assert_eq!(by_stream(&log.read()), by_stream(&log.records));
            } else {
                prop_assert!(checked.n_records < log.records.len() as u64);
            }
        }
    }
}
