//! Entries to record, and what must be found of them later.

use crate::memory::MemoryDisk;
use court_protocol::{BootId, CourtTime, DeviceId, RequestId, Seq, StreamId};
use referee_journal::disk::Disk;
use referee_journal::{
    JournalError, JournalId, LogEntry, LogOptions, LogReader, LogReport, LogWriter, open_log,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Small, so that a test crosses many.
pub(crate) const SEGMENT_SIZE: u64 = 16 * 1024;

/// The entry number `seq` of `stream`: its body says which it is and is `size` bytes long.
pub(crate) fn entry(stream: u32, seq: u64, size: usize) -> LogEntry {
    let mut body = format!("{stream}/{seq}:").into_bytes();
    body.resize(size.max(body.len()), seq as u8 | 1);
    LogEntry {
        stream: StreamId(stream),
        seq: Seq(seq),
        at: CourtTime(1_000 * seq as i64),
        request: seq.is_multiple_of(2).then_some(RequestId {
            device: DeviceId(stream),
            boot: BootId(7),
            n: seq,
        }),
        body: body.into(),
    }
}

pub(crate) fn open(copies: &[MemoryDisk]) -> (LogWriter, LogReport) {
    try_open(copies).expect("a log opens")
}

pub(crate) fn try_open(copies: &[MemoryDisk]) -> Result<(LogWriter, LogReport), JournalError> {
    let copies: Vec<Arc<dyn Disk>> =
        copies.iter().map(|disk| Arc::new(disk.clone()) as Arc<dyn Disk>).collect();
    try_open_on(&copies)
}

pub(crate) fn try_open_on(
    copies: &[Arc<dyn Disk>],
) -> Result<(LogWriter, LogReport), JournalError> {
    let options = LogOptions { id_if_new: JournalId([1; 16]), segment_size: SEGMENT_SIZE };
    open_log(copies, None, &options, &mut |_| ())
}

/// The bodies of every stream's whole records, checked to be in order, with what breaks a stream.
pub(crate) fn bodies(copies: &[Arc<dyn Disk>]) -> BTreeMap<u32, Vec<Vec<u8>>> {
    let reader = LogReader::on(copies.to_vec()).expect("readable");
    let verification = reader.verify(&mut |_| ()).expect("verified");
    let mut all = BTreeMap::new();
    for head in verification.streams {
        let mut bodies = Vec::new();
        for record in reader.stream(head.stream, Seq(1)).expect("readable") {
            let Ok(record) = record else { break };
            assert_eq!(record.seq, Seq(bodies.len() as u64 + 1), "in order, none doubled");
            bodies.push(record.body.to_vec());
        }
        all.insert(head.stream.0, bodies);
    }
    all
}
