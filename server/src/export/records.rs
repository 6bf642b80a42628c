//! A court's records as JSON Lines: one object a line, in the order of the journal.
//!
//! `chain` is the hash that stands for everything before the record: two exports that agree on a
//! line's chain agree on all lines before it.

use court_protocol::CourtId;
use referee_core::Record;
use referee_journal::RecordKind;
use serde::Serialize;
use std::io::{self, Write};

#[derive(Serialize)]
struct RecordLine<'a> {
    court: CourtId,
    chain: String,
    /// The beginning of a term of writing, which holds nothing else.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    epoch_start: bool,
    #[serde(flatten)]
    record: &'a Record,
}

/// Writes one line.
pub(super) fn write(
    out: &mut impl Write,
    court: CourtId,
    found: &referee_journal::LogRecord,
    record: &Record,
) -> io::Result<()> {
    let line = RecordLine {
        court,
        chain: found.prev.to_string(),
        epoch_start: found.kind == RecordKind::EpochStart,
        record,
    };
    serde_json::to_writer(&mut *out, &line)?;
    out.write_all(b"\n")
}
