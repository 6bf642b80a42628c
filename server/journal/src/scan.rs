//! Reading the log from a place on: whole records in their order, damage named, the end found.
//!
//! The one question that needs care is whether unreadable bytes are the *torn tail* of a group that
//! never became durable, or *damage* to records that had been. A group is written only after the
//! group before it is durable. So if any whole record lies after the unreadable place and belongs
//! to a later group than the record missing there, that record had been durable: damage. Otherwise
//! it is the tail, unless the log is known to have gone on. A record before the
//! [end](crate::log_end) had been durable. A file that ends there was cut short, because every
//! segment has its whole size before a record lies in it.

use crate::damage::{Damage, Flaw};
use crate::disk::Disk;
use crate::error::JournalError;
use crate::frame::{self, Extent};
use crate::record::{ALIGN, HEADER, Parsed, RECORD_MAX, RecordView, parse};
use crate::segment::{self, Position, SEGMENT_HEADER, Window};
use court_protocol::{Seq, StreamId};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Walks over the log's copies, taking each record from the first copy that holds it whole.
#[derive(Debug)]
pub(crate) struct Scan {
    windows: Vec<Window>,
    at: Position,
    /// The place to stop at, without a look at the bytes after it.
    until: Option<Position>,
    last_segment: u32,
    /// The known reach of the log.
    reach: Option<Position>,
    /// Each copy's segments as they lay there when this began.
    files: Vec<BTreeMap<u32, Extent>>,
}

/// One step of a [`Scan`].
#[derive(Debug)]
pub(crate) enum Step {
    /// A whole record; see [`Scan::record`].
    Record(Found),
    /// Records that had been durable and cannot be read in any copy. The scan goes on after them;
    /// if their number is unknown, the bytes after them cannot be read either.
    Damage(Damage),
    /// The log ends here, and it had gone on: its last records are gone from every copy. How many
    /// are missing is the least there were.
    EndLost(Damage),
    /// The log ends here.
    End,
}

/// The place where a record was found.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    pub(crate) at: Position,
    /// The copy it was read from.
    pub(crate) copy: usize,
    len: usize,
    /// The header's checksum: two whole records with the same one are the same record.
    crc: u32,
    /// The bytes it takes in the log.
    pub(crate) extent: usize,
}

/// The content of one copy at a place where the record `lsn` must start.
#[derive(Debug, Clone, Copy)]
enum Seen {
    Record { len: usize, crc: u32, extent: usize },
    BadBody { stream: StreamId, seq: Seq, extent: usize },
    Bad(Flaw),
}

impl Scan {
    /// A scan of the given copies, the first one preferred, from `from` to the log's end, which is
    /// not before `reach`.
    pub(crate) fn new(
        copies: &[Arc<dyn Disk>],
        from: Position,
        reach: Option<Position>,
    ) -> Result<Self, JournalError> {
        let mut scan = Self::without_end(copies, from)?;
        scan.reach = reach;
        scan.files = copies.iter().map(|copy| frame::extents(&**copy)).collect::<Result<_, _>>()?;
        Ok(scan)
    }

    fn without_end(copies: &[Arc<dyn Disk>], from: Position) -> Result<Self, JournalError> {
        let mut scan = Self {
            windows: copies.iter().cloned().map(Window::new).collect(),
            at: from,
            until: None,
            last_segment: 0,
            reach: None,
            files: Vec::new(),
        };
        scan.look_for_segments()?;
        Ok(scan)
    }

    /// Begins elsewhere: for a scan that has not begun yet.
    pub(crate) fn start_at(&mut self, from: Position) {
        self.at = from;
    }

    /// Scans up to `until`: the part before it must be whole, the part after it is not read.
    pub(crate) fn between(
        copies: &[Arc<dyn Disk>],
        from: Position,
        until: Position,
    ) -> Result<Self, JournalError> {
        Ok(Self { until: Some(until), ..Self::without_end(copies, from)? })
    }

    /// Lets a scan that had come to its end go on to a later one.
    pub(crate) fn go_on_until(&mut self, until: Position) {
        self.until = Some(until);
        self.windows.iter_mut().for_each(Window::refresh);
    }

    /// The same, for one more record: keeps what was read where that is still right.
    pub(crate) fn reach_to(&mut self, until: Position) {
        if self.until != Some(until) {
            self.go_on_until(until);
        }
    }

    /// The place where the next record would start.
    pub(crate) fn at(&self) -> Position {
        self.at
    }

    /// The next record, damage, or the end.
    pub(crate) fn next(&mut self) -> Result<Step, JournalError> {
        if self.until.is_some_and(|until| self.at.lsn >= until.lsn) {
            return Ok(Step::End);
        }
        if let Some(found) = self.find(self.at)? {
            return Ok(self.accept(found));
        }
        if let Some(found) = self.find_afresh()? {
            return Ok(self.accept(found));
        }
        let here = self.at;
        let step = self.damage_or_end()?;
        if let Step::Damage(_) | Step::EndLost(_) = step {
            // The writer may have written this place and more while it was looked at. Later bytes
            // were written after it, so now it must be there.
            let later = std::mem::replace(&mut self.at, here);
            if let Some(found) = self.find_afresh()? {
                return Ok(self.accept(found));
            }
            self.at = later;
            if let Step::EndLost(_) = step {
                self.until = Some(here);
            }
        }
        Ok(step)
    }

    /// The bytes of a record this scan found last.
    pub(crate) fn record(&mut self, found: Found) -> Result<RecordView<'_>, JournalError> {
        let window = &mut self.windows[found.copy];
        let is_there = |bytes: &[u8]| matches!(parse(bytes), Parsed::Record(_));
        if !is_there(window.at(found.at.segment, found.at.offset, found.len)?) {
            // it was whole a moment ago: somebody else writes this file
            return Err(JournalError::Foreign {
                file: segment::full_name(&**window.disk(), found.at.segment),
                why: "changes while it is read: only the court server may write it".into(),
            });
        }
        let bytes = window.at(found.at.segment, found.at.offset, found.len)?;
        Ok(RecordView::of_whole(&bytes[..found.len]))
    }

    /// True if copy `copy` holds the very bytes `found` was read with.
    pub(crate) fn holds(&mut self, copy: usize, found: Found) -> Result<bool, JournalError> {
        if copy == found.copy {
            return Ok(true);
        }
        Ok(matches!(self.see(copy, found.at)?, Seen::Record { crc, .. } if crc == found.crc))
    }

    fn accept(&mut self, found: Found) -> Step {
        self.at = Position {
            segment: found.at.segment,
            offset: found.at.offset + found.extent as u64,
            lsn: found.at.lsn + 1,
        };
        Step::Record(found)
    }

    fn look_for_segments(&mut self) -> Result<(), JournalError> {
        for window in &self.windows {
            if let Some(&last) = segment::numbers(&**window.disk())?.last() {
                self.last_segment = self.last_segment.max(last);
            }
        }
        Ok(())
    }

    /// Looks again, in what the writer may have written meanwhile, and in the next segment: it goes
    /// on there when a group does not fit into this one.
    fn find_afresh(&mut self) -> Result<Option<Found>, JournalError> {
        self.windows.iter_mut().for_each(Window::refresh);
        self.look_for_segments()?;
        if let Some(found) = self.find(self.at)? {
            return Ok(Some(found));
        }
        let (segment, lsn) = (self.at.segment + 1, self.at.lsn);
        self.find(Position { segment, offset: SEGMENT_HEADER, lsn })
    }

    fn find(&mut self, at: Position) -> Result<Option<Found>, JournalError> {
        for copy in 0..self.windows.len() {
            if let Seen::Record { len, crc, extent } = self.see(copy, at)? {
                return Ok(Some(Found { at, copy, len, crc, extent }));
            }
        }
        Ok(None)
    }

    fn see(&mut self, copy: usize, at: Position) -> Result<Seen, JournalError> {
        let window = &mut self.windows[copy];
        let mut want = HEADER;
        loop {
            let bytes = window.at(at.segment, at.offset, want)?;
            let there = bytes.len();
            return Ok(match parse(bytes) {
                Parsed::Record(view) if view.lsn() == at.lsn => Seen::Record {
                    len: view.bytes().len(),
                    crc: view.header().crc(),
                    extent: view.header().extent(),
                },
                Parsed::BadBody(header) if header.lsn() == at.lsn => Seen::BadBody {
                    stream: header.stream(),
                    seq: header.seq(),
                    extent: header.extent(),
                },
                Parsed::Record(_) | Parsed::BadBody(_) => Seen::Bad(Flaw::Misplaced),
                Parsed::Bad(flaw) => Seen::Bad(flaw),
                Parsed::NeedsMore(len) if len > want && len <= RECORD_MAX => {
                    want = len;
                    continue;
                }
                Parsed::NeedsMore(_) => Seen::Bad(Flaw::Missing),
                Parsed::Blank if there == 0 => {
                    Seen::Bad(window.flaw_if_missing().unwrap_or(Flaw::Blank))
                }
                Parsed::Blank => Seen::Bad(Flaw::Blank),
            });
        }
    }

    /// No copy holds the record that must start here: was it durable once?
    fn damage_or_end(&mut self) -> Result<Step, JournalError> {
        let here = self.at;
        let mut resume: Option<Position> = None;
        let is_reached = self.reach.is_some_and(|reach| here.lsn < reach.lsn);
        let mut was_durable = self.until.is_some() || is_reached;
        for no in here.segment..=self.last_segment {
            if was_durable && resume.is_some() {
                break;
            }
            for copy in 0..self.windows.len() {
                let from = if no == here.segment { here.offset } else { SEGMENT_HEADER };
                let mut search = Search { no, offset: from };
                while let Some((lsn, group_start)) =
                    search.next_record(&mut self.windows[copy], here.lsn)?
                {
                    let place = Position { segment: no, offset: search.offset, lsn };
                    if resume.is_none_or(|resume| place < resume) {
                        resume = Some(place);
                    }
                    was_durable |= group_start > here.lsn;
                    if was_durable {
                        break;
                    }
                    search.offset += ALIGN as u64;
                }
            }
        }
        let Some(resume) = resume.filter(|_| was_durable) else {
            // A segment is prepared when the one before it is in use: two more say that records
            // followed, and none of them can be read; one more, that this one was there.
            let is_gone = self.last_segment > here.segment && self.is_missing(here.segment)?;
            if self.until.is_some() || self.last_segment > here.segment + 1 || is_gone {
                return Ok(Step::Damage(self.damaged_until_the_end(here)?));
            }
            let is_cut = self.is_cut_short(here)?;
            if !is_reached && !is_cut {
                return Ok(Step::End);
            }
            let mut damage = self.describe(here)?;
            let n_lost = self.reach.map(|reach| reach.lsn.saturating_sub(here.lsn));
            damage.n_lost = n_lost.filter(|&n_lost| n_lost > 0);
            if is_cut {
                damage.flaw = Flaw::Missing;
            }
            return Ok(Step::EndLost(damage));
        };
        let mut damage = self.describe(here)?;
        damage.n_lost = Some(resume.lsn - here.lsn);
        self.at = resume;
        // a header that is still whole gives the place of the very next record
        if let Seen::BadBody { extent, .. } = self.see(0, here)? {
            damage.n_lost = Some(1);
            self.at = Position {
                segment: here.segment,
                offset: here.offset + extent as u64,
                lsn: here.lsn + 1,
            };
        }
        Ok(Step::Damage(damage))
    }

    /// Everything from here to where the log is known to reach is gone.
    fn damaged_until_the_end(&mut self, here: Position) -> Result<Damage, JournalError> {
        let mut damage = self.describe(here)?;
        let until = *self.until.get_or_insert(here);
        damage.n_lost = (until != here).then_some(until.lsn - here.lsn);
        self.at = until;
        Ok(damage)
    }

    /// True if no copy has the file of segment `no`.
    fn is_missing(&mut self, no: u32) -> Result<bool, JournalError> {
        for window in &self.windows {
            if segment::numbers(&**window.disk())?.contains(&no) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// True if a file was cut short where the log seems to end. A segment has its whole size before
    /// the first record lies in it, so no crash leaves it shorter, and the lost part is unknown.
    fn is_cut_short(&mut self, here: Position) -> Result<bool, JournalError> {
        let next = Position { segment: here.segment + 1, offset: SEGMENT_HEADER, lsn: here.lsn };
        Ok(self.is_cut_at(here)? || self.is_cut_at(next)?)
    }

    /// True if no copy of the segment goes far enough to show that no record lies at `at`.
    fn is_cut_at(&mut self, at: Position) -> Result<bool, JournalError> {
        let mut is_cut = false;
        for copy in 0..self.files.len() {
            let Some(file) = self.files[copy].get(&at.segment).copied() else { continue };
            let ends_in_record =
                file.is_short() && matches!(self.see(copy, at)?, Seen::Bad(Flaw::Missing));
            if file.reaches(at.offset + ALIGN as u64) && !ends_in_record {
                return Ok(false);
            }
            is_cut = true;
        }
        Ok(is_cut)
    }

    fn describe(&mut self, at: Position) -> Result<Damage, JournalError> {
        let next = at.segment + 1;
        if next <= self.last_segment && self.windows[0].at(next, 0, 1)?.is_empty() {
            // a whole missing file tells more than the place where its absence shows
            return Ok(Damage {
                file: segment::full_name(&**self.windows[0].disk(), next),
                offset: 0,
                n_lost: None,
                stream: None,
                seq: None,
                flaw: Flaw::Missing,
            });
        }
        let (stream, seq, flaw) = match self.see(0, at)? {
            Seen::BadBody { stream, seq, .. } => (Some(stream), Some(seq), Flaw::Body),
            Seen::Bad(flaw) => (None, None, flaw),
            Seen::Record { .. } => (None, None, Flaw::Misplaced),
        };
        Ok(Damage {
            file: segment::full_name(&**self.windows[0].disk(), at.segment),
            offset: at.offset,
            n_lost: None,
            stream,
            seq,
            flaw,
        })
    }
}

/// Looks for whole records on the boundaries of one segment.
struct Search {
    no: u32,
    offset: u64,
}

impl Search {
    /// The next whole header later than `after`: its place in the log and its group's first.
    /// Leaves `offset` at it.
    fn next_record(
        &mut self,
        window: &mut Window,
        after: u64,
    ) -> Result<Option<(u64, u64)>, JournalError> {
        loop {
            let bytes = window.at(self.no, self.offset, ALIGN)?;
            if bytes.is_empty() {
                return Ok(None);
            }
            let n_blank =
                bytes.chunks(ALIGN).take_while(|chunk| !chunk.starts_with(b"CREC")).count();
            if n_blank > 0 {
                self.offset += (n_blank * ALIGN) as u64;
                continue;
            }
            let bytes = window.at(self.no, self.offset, RECORD_MAX)?;
            // a whole header is proof enough that its group was written
            let header = match parse(bytes) {
                Parsed::Record(view) => Some(view.header()),
                Parsed::BadBody(header) => Some(header),
                _ => None,
            };
            if let Some(header) = header.filter(|header| header.lsn() > after) {
                let group_start = header.lsn().saturating_sub(u64::from(header.in_group()));
                return Ok(Some((header.lsn(), group_start)));
            }
            self.offset += ALIGN as u64;
        }
    }
}
