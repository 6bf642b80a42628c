//! The files of the log apart from their records: the size each was made with, its header, and the
//! places where nothing was ever written.

use crate::disk::{Access, Disk};
use crate::error::JournalError;
use crate::log_end::{self, LogEnd, Word};
use crate::segment::{self, Position, SEGMENT_HEADER, SegmentHeader, Window};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A file of the log that is not as it was made. No record is lost by it alone.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file} is not as it was made: {flaw}")]
pub struct FileFlaw {
    pub file: String,
    /// The flaw of the file.
    pub flaw: FrameFlaw,
}

/// A flaw of a file apart from its records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FrameFlaw {
    #[error("it ends at byte {at} of the {made} it was made with")]
    Short {
        /// The end of the file, in bytes.
        at: u64,
        /// The size it was made with.
        made: u64,
    },
    #[error("its header, bytes 0 to {SEGMENT_HEADER}, is damaged")]
    Header,
    #[error("byte {at} is not empty, and nothing was ever written there")]
    Stray {
        /// The place of the bytes in the file.
        at: u64,
    },
    #[error("it says how far the journal reaches and cannot be read")]
    LogEnd,
}

/// A segment as it lies on a disk.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Extent {
    /// Its length in bytes.
    pub(crate) len: u64,
    /// The content of its header; `None` if that is damaged.
    pub(crate) header: Option<SegmentHeader>,
}

impl Extent {
    /// True if the file reaches to `offset`, or is all that was made of it.
    pub(crate) fn reaches(self, offset: u64) -> bool {
        self.len >= offset.min(self.header.map_or(u64::MAX, |header| header.size))
    }

    /// True if it is shorter than it was made.
    pub(crate) fn is_short(self) -> bool {
        self.header.is_none_or(|header| self.len < header.size)
    }
}

/// All segments on a disk.
pub(crate) fn extents(disk: &dyn Disk) -> Result<BTreeMap<u32, Extent>, JournalError> {
    segment::numbers(disk)?.into_iter().map(|no| Ok((no, extent(disk, no)?))).collect()
}

pub(crate) fn extent(disk: &dyn Disk, no: u32) -> Result<Extent, JournalError> {
    let name = segment::full_name(disk, no);
    let file = disk
        .open(&segment::name(no), Access::Read)
        .map_err(JournalError::io("open", name.clone()))?;
    let len = file.size().map_err(JournalError::io("measure", &name))?;
    let header = SegmentHeader::read(&*file, &name)?;
    Ok(Extent { len, header: header.filter(|header| header.no == no) })
}

/// The flaws of the files on a disk, except stray bytes after its records.
pub(crate) fn flaws(disk: &Arc<dyn Disk>) -> Result<Vec<FileFlaw>, JournalError> {
    let mut flaws = Vec::new();
    for (no, extent) in extents(&**disk)? {
        let mut say = |flaw| flaws.push(FileFlaw { file: segment::full_name(&**disk, no), flaw });
        if extent.header.is_none() || !has_clean_page(disk, no)? {
            say(FrameFlaw::Header);
        }
        if let Some(made) = extent.header.map(|header| header.size)
            && extent.len < made
        {
            say(FrameFlaw::Short { at: extent.len, made });
        }
    }
    if LogEnd::load(&**disk)? == Word::Damaged {
        flaws.push(FileFlaw { file: log_end::full_name(&**disk), flaw: FrameFlaw::LogEnd });
    }
    Ok(flaws)
}

/// The size segment `no` was made with, or its length if that is greater.
pub(crate) fn size_of(disk: &dyn Disk, no: u32) -> Result<u64, JournalError> {
    let extent = extent(disk, no)?;
    Ok(extent.header.map_or(extent.len, |header| header.size.max(extent.len)))
}

/// The bytes that are not empty in the rest of a segment that the log left at `end`.
pub(crate) fn stray(disk: &Arc<dyn Disk>, end: Position) -> Result<Option<FileFlaw>, JournalError> {
    let at = first_used(disk, end.segment, end.offset, u64::MAX)?;
    let file = segment::full_name(&**disk, end.segment);
    Ok(at.map(|at| FileFlaw { file, flaw: FrameFlaw::Stray { at } }))
}

/// True if the header's page is empty after the header: nothing is ever written there.
pub(crate) fn has_clean_page(disk: &Arc<dyn Disk>, no: u32) -> Result<bool, JournalError> {
    Ok(first_used(disk, no, SegmentHeader::SIZE, SEGMENT_HEADER)?.is_none())
}

/// The first byte between `from` and `to` of segment `no` that is not zero.
pub(crate) fn first_used(
    disk: &Arc<dyn Disk>,
    no: u32,
    from: u64,
    to: u64,
) -> Result<Option<u64>, JournalError> {
    let mut window = Window::new(disk.clone());
    let mut at = from;
    while at < to {
        let bytes = window.at(no, at, 1)?;
        if bytes.is_empty() {
            break;
        }
        let bytes = &bytes[..bytes.len().min((to - at) as usize)];
        if let Some(used) = bytes.iter().position(|&byte| byte != 0) {
            return Ok(Some(at + used as u64));
        }
        at += bytes.len() as u64;
    }
    Ok(None)
}
