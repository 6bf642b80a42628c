//! Damage of the log: its place, its kind, and the sentence about it.

use court_protocol::{Seq, StreamId};

/// A place in the log where records that had been durable cannot be read any more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    pub file: String,
    /// The place in the file, in bytes.
    pub offset: u64,
    /// Number of records lost there, if the log can tell.
    pub n_lost: Option<u64>,
    /// The stream of the record; `None` if not even that can be read. A stream with no whole record
    /// after such a place cannot be proven whole and counts as damaged too.
    pub stream: Option<StreamId>,
    /// The first record of the stream that is missing, where known.
    pub seq: Option<Seq>,
    pub flaw: Flaw,
}

impl Damage {
    /// The place, the kind and the number of records lost there.
    pub(crate) fn place(&self) -> String {
        let Self { file, offset, flaw, .. } = self;
        let lost = match self.n_lost {
            Some(1) => ", 1 record lost".to_owned(),
            Some(n_lost) => format!(", {n_lost} records lost"),
            None => String::new(),
        };
        format!("{file} is damaged at byte {offset} ({flaw}{lost})")
    }

    /// The message to the head referee if the log's end is lost.
    pub(crate) fn at_the_end(&self) -> String {
        let n_lost = match self.n_lost {
            Some(1) => "at least one record is".to_owned(),
            Some(n_lost) => format!("at least {n_lost} records are"),
            None => "an unknown number of records is".to_owned(),
        };
        format!(
            "{} is damaged at byte {} ({}) and {n_lost} missing there, the last of the journal. \
             Restore this file from the mirror or a backup and start again, or compare with the \
             boards and the score sheets",
            self.file, self.offset, self.flaw
        )
    }
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: ", self.place())?;
        match (self.stream, self.seq) {
            (Some(stream), Some(seq)) => write!(f, "{stream} stops before {seq}")?,
            (Some(stream), None) => write!(f, "{stream} stops there")?,
            (None, _) => write!(f, "whose record it was cannot be read")?,
        }
        f.write_str("; restore this file from the mirror or a backup")
    }
}

/// The kind of damage at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    #[error("no record where one must start")]
    NoRecord,
    #[error("the header's checksum does not fit")]
    Header,
    #[error("the body's checksum does not fit")]
    Body,
    #[error("empty where records were")]
    Blank,
    #[error("a record from elsewhere")]
    Misplaced,
    #[error("the chain of hashes is broken")]
    Chain,
    #[error("the file is missing or cut short")]
    Missing,
}
