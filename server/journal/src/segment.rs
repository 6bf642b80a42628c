//! Segments: the files of the log, made whole and zero-filled before the first record lies in one.
//!
//! A sync of a zero-filled file writes data only; a growing file also has to journal its new size,
//! which costs 1.6 to 2.1 times the syncs per second. Zeros are really written: space that is only
//! reserved has to be marked as written at the first write, which is the same cost again.

use crate::damage::Flaw;
use crate::disk::{Access, Disk, DiskFile};
use crate::error::JournalError;
use crate::record::FORMAT;
use std::io;
use std::sync::Arc;

/// Records begin here: the header has a page of its own, which no record's write ever touches.
pub const SEGMENT_HEADER: u64 = 4096;
/// The usual size of a segment: some 50 000 records, a long day of one court. The next one is
/// ready beforehand, so this is also the reserve kept on a disk that fills up.
pub const SEGMENT_SIZE: u64 = 16 * 1024 * 1024;
/// Zeros are written in steps of this size with a sync after each, so that a record's sync never
/// waits for more than one of them.
const FILL_STEP: usize = 256 * 1024;

const MAGIC: [u8; 8] = *b"CRTJRNL\0";
const SUFFIX: &str = ".segment";
const PREPARING: &str = ".preparing";
const SET_ASIDE: &str = ".damaged";

/// Names one journal for ever: both copies and the index carry it, so that none is ever mixed
/// with another's. Random.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JournalId(pub [u8; 16]);

impl JournalId {
    /// A new journal's id.
    pub fn random() -> Self {
        let mut id = [0; 16];
        getrandom::fill(&mut id).expect("the system gives random numbers");
        Self(id)
    }
}

/// A place in the log, between two records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The segment's number, from 1.
    pub segment: u32,
    /// Byte in the segment.
    pub offset: u64,
    /// The next record's place among all records of all streams, from 1.
    pub lsn: u64,
}

impl Position {
    /// Before the first record.
    pub const START: Self = Self { segment: 1, offset: SEGMENT_HEADER, lsn: 1 };
}

/// The content of a segment's header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SegmentHeader {
    pub(crate) id: JournalId,
    pub(crate) no: u32,
    pub(crate) size: u64,
}

impl SegmentHeader {
    /// Bytes it takes; the rest of its page is never written.
    pub(crate) const SIZE: u64 = 64;

    pub(crate) fn bytes(self) -> [u8; Self::SIZE as usize] {
        let mut bytes = [0; Self::SIZE as usize];
        bytes[0..8].copy_from_slice(&MAGIC);
        bytes[8..24].copy_from_slice(&self.id.0);
        bytes[24..28].copy_from_slice(&self.no.to_le_bytes());
        bytes[28..30].copy_from_slice(&FORMAT.to_le_bytes());
        bytes[32..40].copy_from_slice(&self.size.to_le_bytes());
        let crc = crc32fast::hash(&bytes[..60]);
        bytes[60..64].copy_from_slice(&crc.to_le_bytes());
        bytes
    }

    /// Reads the header of an open segment; `None` when it is damaged. `name` is for the error.
    ///
    /// # Errors
    /// [`JournalError::Format`] if the segment is whole and of another format.
    pub(crate) fn read(file: &dyn DiskFile, name: &str) -> Result<Option<Self>, JournalError> {
        let mut bytes = [0; Self::SIZE as usize];
        if file.read_at(&mut bytes, 0).map_err(JournalError::io("read", name))? < bytes.len() {
            return Ok(None);
        }
        let found = u16::from_le_bytes([bytes[28], bytes[29]]);
        let is_header =
            bytes[..8] == MAGIC && bytes[60..] == crc32fast::hash(&bytes[..60]).to_le_bytes();
        if is_header && found != FORMAT {
            return Err(JournalError::Format { file: name.to_owned(), found, ours: FORMAT });
        }
        let array = |at: usize| -> [u8; 8] {
            bytes[at..at + 8].try_into().expect("a slice of 8 bytes is an array of 8")
        };
        let header = Self {
            id: JournalId(bytes[8..24].try_into().expect("a slice of 16 bytes is an array of 16")),
            no: u32::from_le_bytes(bytes[24..28].try_into().expect("4 bytes are an array of 4")),
            size: u64::from_le_bytes(array(32)),
        };
        Ok((header.bytes() == bytes).then_some(header))
    }
}

pub(crate) fn name(no: u32) -> String {
    format!("{no:08}{SUFFIX}")
}

/// The name of segment `no` of `disk` in a message.
pub(crate) fn full_name(disk: &dyn Disk, no: u32) -> String {
    format!("{}/{}", disk.name(), name(no))
}

/// The numbers of the segments on `disk`, in order.
pub(crate) fn numbers(disk: &dyn Disk) -> Result<Vec<u32>, JournalError> {
    let names = disk.list().map_err(JournalError::io("list", disk.name()))?;
    let mut numbers: Vec<u32> = names
        .iter()
        .filter_map(|name| name.strip_suffix(SUFFIX)?.parse().ok())
        .filter(|&no| no > 0)
        .collect();
    numbers.sort_unstable();
    Ok(numbers)
}

/// Makes a segment: zero-filled, with its header, durable under its name.
///
/// # Errors
/// [`JournalError::Full`] if there is no room; no file is left. [`JournalError::Io`]
/// for other errors.
pub(crate) fn prepare(
    disk: &dyn Disk,
    header: SegmentHeader,
) -> Result<Arc<dyn DiskFile>, JournalError> {
    let full = |free| JournalError::Full { dir: disk.name(), needs: header.size, free };
    let free = disk.free().map_err(JournalError::io("ask for the room left on", disk.name()))?;
    if free < header.size {
        return Err(full(free));
    }
    let temporary = format!("{:08}{PREPARING}", header.no);
    let filled = fill(disk, &temporary, header);
    match filled {
        Ok(file) => {
            let final_name = name(header.no);
            disk.rename(&temporary, &final_name)
                .and_then(|()| disk.sync_dir())
                .map_err(JournalError::io("name", full_name(disk, header.no)))?;
            Ok(file)
        }
        Err(error) if error.kind() == io::ErrorKind::StorageFull => {
            disk.remove(&temporary).map_err(JournalError::io("remove", temporary))?;
            Err(full(disk.free().unwrap_or(0)))
        }
        Err(error) => Err(JournalError::io("prepare", full_name(disk, header.no))(error)),
    }
}

fn fill(disk: &dyn Disk, name: &str, header: SegmentHeader) -> io::Result<Arc<dyn DiskFile>> {
    let file = disk.create(name)?;
    fill_with_zeros(&*file, 0, header.size)?;
    file.write_at(&header.bytes(), 0)?;
    file.sync()?;
    Ok(file)
}

/// Writes zeros from `from` to `to`, syncing step by step.
pub(crate) fn fill_with_zeros(file: &dyn DiskFile, from: u64, to: u64) -> io::Result<()> {
    let zeros = vec![0; FILL_STEP];
    let mut at = from;
    while at < to {
        let step = (to - at).min(FILL_STEP as u64);
        file.write_at(&zeros[..step as usize], at)?;
        file.sync()?;
        at += step;
    }
    Ok(())
}

/// Writes `bytes` at `offset` of an open segment and makes them durable; `name` is for the error.
pub(crate) fn write_and_sync(
    file: &dyn DiskFile,
    bytes: &[u8],
    offset: u64,
    name: impl Fn() -> String,
) -> Result<(), JournalError> {
    file.write_at(bytes, offset).map_err(|error| JournalError::io("write", name())(error))?;
    file.sync().map_err(|error| JournalError::io("sync", name())(error))
}

/// Removes segments whose preparation never ended.
pub(crate) fn remove_unfinished(disk: &dyn Disk) -> Result<(), JournalError> {
    for name in disk.list().map_err(JournalError::io("list", disk.name()))? {
        if name.ends_with(PREPARING) {
            disk.remove(&name)
                .map_err(JournalError::io("remove", format!("{}/{name}", disk.name())))?;
        }
    }
    Ok(())
}

/// Keeps a copy of segment `no` as it is before it is written over, for whoever wants to save the
/// rest of it. An earlier copy stays, because it holds more.
pub(crate) fn set_aside(disk: &dyn Disk, no: u32) -> Result<Option<String>, JournalError> {
    let aside = format!("{no:08}{SET_ASIDE}");
    let io = |error| JournalError::io("set aside", full_name(disk, no))(error);
    if disk.list().map_err(io)?.contains(&aside) {
        return Ok(None);
    }
    let from = disk.open(&name(no), Access::Read).map_err(io)?;
    let mut bytes = vec![0; from.size().map_err(io)? as usize];
    let n_read = from.read_at(&mut bytes, 0).map_err(io)?;
    crate::disk::replace(disk, &aside, &bytes[..n_read]).map_err(io)?;
    Ok(Some(format!("{}/{aside}", disk.name())))
}

/// A moving view of one copy's segments, read in pieces so that no segment is ever held whole.
#[derive(Debug)]
pub(crate) struct Window {
    disk: Arc<dyn Disk>,
    open: Option<(u32, Option<Arc<dyn DiskFile>>)>,
    base: u64,
    bytes: Vec<u8>,
}

impl Window {
    /// Bytes read at once: large enough for any record, small enough for many readers.
    const PIECE: usize = 256 * 1024;

    pub(crate) fn new(disk: Arc<dyn Disk>) -> Self {
        Self { disk, open: None, base: 0, bytes: Vec::new() }
    }

    pub(crate) fn disk(&self) -> &Arc<dyn Disk> {
        &self.disk
    }

    /// Forgets what was read: the file may have grown since.
    pub(crate) fn refresh(&mut self) {
        self.bytes.clear();
        if let Some((_, None)) = self.open {
            self.open = None;
        }
    }

    /// The bytes at `offset` of segment `no`: at least `want` bytes, fewer only at the end of the
    /// file, none if the file is missing.
    pub(crate) fn at(&mut self, no: u32, offset: u64, want: usize) -> Result<&[u8], JournalError> {
        if self.open.as_ref().is_none_or(|(open, _)| *open != no) {
            let file = match self.disk.open(&name(no), Access::Read) {
                Ok(file) => Some(file),
                Err(error) if error.kind() == io::ErrorKind::NotFound => None,
                Err(error) => {
                    return Err(JournalError::io("open", full_name(&*self.disk, no))(error));
                }
            };
            self.open = Some((no, file));
            self.bytes.clear();
        }
        let held =
            offset >= self.base && offset + want as u64 <= self.base + self.bytes.len() as u64;
        if !held {
            self.base = offset;
            self.bytes.clear();
            if let Some((_, Some(file))) = &self.open {
                self.bytes.resize(want.max(Self::PIECE), 0);
                let n_read = file
                    .read_at(&mut self.bytes, offset)
                    .map_err(JournalError::io("read", full_name(&*self.disk, no)))?;
                self.bytes.truncate(n_read);
            }
        }
        Ok(&self.bytes[(offset - self.base) as usize..])
    }

    /// Why nothing can be read there, for a damaged place.
    pub(crate) fn flaw_if_missing(&self) -> Option<Flaw> {
        matches!(self.open, Some((_, None))).then_some(Flaw::Missing)
    }
}
