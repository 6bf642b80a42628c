//! The known end of the log: a word beside the segments, on every copy.
//!
//! The last write has nothing after it that would vouch for it, so a log that has lost its end
//! looks like one that ended there. This word is kept when the journal is opened, with every
//! checkpoint of the index and when it is closed, and names only the part that was durable by then.
//! A log that ends before it has lost something, and one that ends after it has gone on since.

use crate::disk::{self, Access, Disk};
use crate::error::JournalError;
use crate::segment::{JournalId, Position};
use std::io;
use std::sync::{Arc, Mutex};

const FILE: &str = "reach";
const MAGIC: [u8; 8] = *b"CRTREACH";
const SIZE: usize = 48;

/// The place after the last record that was durable when this was kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LogEnd {
    pub(crate) id: JournalId,
    pub(crate) end: Position,
}

/// The content found in the word's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Word {
    /// None: the journal was never opened by a server that keeps one.
    None,
    /// One that cannot be read.
    Damaged,
    Kept(LogEnd),
}

impl LogEnd {
    fn bytes(self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[0..8].copy_from_slice(&MAGIC);
        bytes[8..24].copy_from_slice(&self.id.0);
        bytes[24..28].copy_from_slice(&self.end.segment.to_le_bytes());
        bytes[28..36].copy_from_slice(&self.end.offset.to_le_bytes());
        bytes[36..44].copy_from_slice(&self.end.lsn.to_le_bytes());
        let crc = crc32fast::hash(&bytes[..44]);
        bytes[44..].copy_from_slice(&crc.to_le_bytes());
        bytes
    }

    fn of_bytes(bytes: [u8; SIZE]) -> Option<Self> {
        let long = |at: usize| {
            let long: [u8; 8] = bytes[at..at + 8].try_into().expect("eight bytes");
            u64::from_le_bytes(long)
        };
        let reach = Self {
            id: JournalId(bytes[8..24].try_into().expect("sixteen bytes")),
            end: Position { segment: long(24) as u32, offset: long(28), lsn: long(36) },
        };
        (reach.bytes() == bytes).then_some(reach)
    }

    pub(crate) fn load(disk: &dyn Disk) -> Result<Word, JournalError> {
        let file = match disk.open(FILE, Access::Read) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Word::None),
            Err(error) => return Err(JournalError::io("open", full_name(disk))(error)),
        };
        // a byte more than there should be, so that a longer file is noticed
        let mut bytes = [0; SIZE + 1];
        let n_read =
            file.read_at(&mut bytes, 0).map_err(JournalError::io("read", full_name(disk)))?;
        let whole = bytes.first_chunk().filter(|_| n_read == SIZE).copied();
        Ok(whole.and_then(Self::of_bytes).map_or(Word::Damaged, Word::Kept))
    }

    /// Keeps the word durably.
    pub(crate) fn keep(self, disk: &dyn Disk) -> Result<(), JournalError> {
        disk::replace(disk, FILE, &self.bytes()).map_err(JournalError::io("write", full_name(disk)))
    }

    /// The entry of the first copy that has one of this journal. A mirror with another past
    /// does not count.
    pub(crate) fn of_copies(
        copies: &[Arc<dyn Disk>],
        id: Option<JournalId>,
    ) -> Result<Option<Self>, JournalError> {
        for copy in copies {
            if let Word::Kept(reach) = Self::load(&**copy)?
                && id.is_none_or(|id| id == reach.id)
            {
                return Ok(Some(reach));
            }
        }
        Ok(None)
    }
}

/// Keeps the word while the journal is open.
#[derive(Debug)]
pub(crate) struct Keeper {
    copies: Vec<Arc<dyn Disk>>,
    id: JournalId,
    /// The last place kept: an older word never replaces a newer one.
    kept: Mutex<Position>,
}

impl Keeper {
    pub(crate) fn new(copies: Vec<Arc<dyn Disk>>, id: JournalId) -> Self {
        Self { copies, id, kept: Mutex::new(Position::START) }
    }

    /// Keeps how far the log reaches; where that fails an earlier word stays, which is right too.
    pub(crate) fn keep(&self, end: Position) {
        let mut kept = self.kept.lock().expect("nothing panics under this lock");
        if end.lsn < kept.lsn {
            return;
        }
        *kept = end;
        for copy in &self.copies {
            if let Err(error) = (LogEnd { id: self.id, end }).keep(&**copy) {
                tracing::warn!("{error}");
            }
        }
    }
}

/// The name of `disk`'s word in a message.
pub(crate) fn full_name(disk: &dyn Disk) -> String {
    format!("{}/{FILE}", disk.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os_disk::OsDisk;

    #[test]
    fn a_word_is_read_as_it_was_kept_and_no_flipped_bit_passes() {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let disk = OsDisk::create(dir.path()).expect("made");
        assert_eq!(LogEnd::load(&disk).expect("readable"), Word::None);
        let end = Position { segment: 3, offset: 70_000, lsn: 1_755 };
        let reach = LogEnd { id: JournalId([7; 16]), end };
        reach.keep(&disk).expect("kept");
        assert_eq!(LogEnd::load(&disk).expect("readable"), Word::Kept(reach));
        for bit in 0..SIZE * 8 {
            let mut bytes = reach.bytes();
            bytes[bit / 8] ^= 1 << (bit % 8);
            std::fs::write(dir.path().join(FILE), bytes).expect("written");
            assert_eq!(LogEnd::load(&disk).expect("readable"), Word::Damaged, "bit {bit}");
        }
        std::fs::write(dir.path().join(FILE), &reach.bytes()[..20]).expect("written");
        assert_eq!(LogEnd::load(&disk).expect("readable"), Word::Damaged);
    }
}
