//! Records of a court as they stand in the journal.

use court_protocol::{CourtId, CourtTime, DeviceId, Format, Limits, Seq, StreamId};
use referee_core::{Author, CourtState, FactBody, Record};
use referee_journal::{History, JournalError, RecordKind};

/// Records read at once: a few hundred kilobytes.
const RECORDS_AT_ONCE: usize = 1_024;

/// A court as its journal left it.
#[derive(Debug)]
pub struct Replayed {
    /// The court's state after the records read so far.
    pub state: CourtState,
    /// The highest device it speaks of.
    pub highest_device: DeviceId,
    /// When its last record was ruled; nothing while it has none.
    pub last: Option<CourtTime>,
}

/// Folds a court from its journal. Blocks on the disk. `progress` hears how many records are in.
///
/// # Errors
/// When the journal cannot be read, or holds what this version does not understand.
pub fn replay(
    history: &History,
    court: CourtId,
    progress: &mut dyn FnMut(u64),
) -> Result<Replayed, JournalError> {
    let stream = StreamId::from(court);
    let mut state = CourtState::new(court);
    let mut highest_device = DeviceId(0);
    let mut last = None;
    loop {
        let records = history.range(stream, state.seq().next(), RECORDS_AT_ONCE)?;
        if records.is_empty() {
            return Ok(Replayed { state, highest_device, last });
        }
        for found in &records {
            let record = take(&mut state, found)?;
            if found.kind == RecordKind::EpochStart {
                continue;
            }
            let attached = record.facts.iter().filter_map(|fact| match fact.body {
                FactBody::Attached { device, .. } => Some(device),
                _ => None,
            });
            let author = match record.by {
                Author::Device(device) => Some(device),
                _ => None,
            };
            highest_device = attached.chain(author).fold(highest_device, DeviceId::max);
            last = Some(record.at);
        }
        progress(state.seq().0);
    }
}

/// Takes the next record of the journal into a court and gives it as the rules know it.
///
/// # Errors
/// When the body is not such a record.
pub fn take(
    state: &mut CourtState,
    found: &referee_journal::LogRecord,
) -> Result<Record, JournalError> {
    let record = read(found)?;
    if found.kind == RecordKind::EpochStart {
        state.begin_epoch(found.epoch, found.seq);
    } else {
        state.apply(&record);
    }
    Ok(record)
}

/// A record as the rules know it. The beginning of an epoch changes nothing but the count.
///
/// # Errors
/// When the body is not such a record.
pub fn read(found: &referee_journal::LogRecord) -> Result<Record, JournalError> {
    match found.kind {
        RecordKind::EpochStart => Ok(epoch_start(found.seq, found)),
        RecordKind::Entry => Format::MessagePack
            .decode(&found.body, Limits::SERVER)
            .map_err(|error| JournalError::Foreign {
                file: format!("{}, {}", found.stream, found.seq),
                why: format!("is not a record this version understands ({error}); use the version that wrote it"),
            }),
    }
}

fn epoch_start(seq: Seq, found: &referee_journal::LogRecord) -> Record {
    Record {
        seq,
        epoch: found.epoch,
        at: found.at,
        board: None,
        game: None,
        by: Author::Court,
        request: None,
        tag: None,
        asked: None,
        verdict: None,
        facts: Vec::new(),
    }
}
