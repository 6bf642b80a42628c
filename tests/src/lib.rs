//! Everything that needs the whole system: harness, end-to-end tests, the seeded hall, benches.
//!
//! The harness speaks to a court over real sockets, as any device does:
//!
//! * [`device`] is a board or a referee and checks each message; a test leads [`manual`] itself.
//! * [`follower`] is a spectator, [`message_socket`] the socket of each.
//! * [`organiser`] runs an event over HTTP, [`phone`] is a player of it; [`plain_http`] is a question
//!   of any program.
//! * [`process`] is the server as a process that can be killed, [`site`] the same with the crew of an
//!   event.
//!
//! [`roundtrip`] takes recorded games through the system and compares what comes back.

pub mod desk;
pub mod device;
pub mod follower;
pub mod manual;
pub mod message_socket;
pub mod organiser;
pub mod phone;
pub mod plain_http;
pub mod process;
pub mod roundtrip;
pub mod site;

use court_protocol::{CourtId, Format, GameId, Limits, Seq, StreamId};
use referee_core::Record;
use referee_desk::{Fact, Score};
use referee_journal::{JournalOptions, LogReader, RecordKind};
use referee_server::desks::EventNo;
use std::collections::BTreeMap;
use std::path::Path;

/// A runtime of one thread, the caller's.
///
/// # Panics
/// When the system gives none.
#[must_use]
pub fn runtime() -> tokio::runtime::Runtime {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("the system gives a runtime")
}

/// The records of a court in the journal of a data folder, in order. A server may be writing it.
///
/// # Panics
/// When a record is missing or cannot be read.
#[must_use]
pub fn records(data: &Path, court: CourtId) -> Vec<Record> {
    let reader = LogReader::open(&JournalOptions::new(data).log_dir()).expect("a journal");
    let found = reader.stream(StreamId::from(court), Seq(1)).expect("readable");
    let read = |found: Result<_, _>| {
        referee_server::record::read(&found.expect("whole")).expect("a record")
    };
    let records: Vec<Record> = found.map(read).collect();
    assert!(
        records.iter().map(|record| record.seq.0).eq(1..=records.len() as u64),
        "none is missing"
    );
    records
}

/// The results of courts that the desk of event 1 took, by game, as often as it took them; and the
/// games of those that it held. The server may be gone.
///
/// # Panics
/// When a record cannot be read.
#[must_use]
pub fn taken(data: &Path) -> (BTreeMap<GameId, Vec<Score>>, Vec<GameId>) {
    let reader = LogReader::open(&JournalOptions::new(data).log_dir()).expect("a journal");
    let (mut taken, mut held) = (BTreeMap::<GameId, Vec<Score>>::new(), Vec::new());
    for found in reader.stream(StreamId::from(EventNo(1)), Seq(1)).expect("readable") {
        let found = found.expect("whole");
        if found.kind != RecordKind::Entry {
            continue;
        }
        let record: referee_desk::Record =
            Format::MessagePack.decode(&found.body, Limits::SERVER).expect("a record");
        for fact in record.facts {
            if let Fact::CourtTaken { results, held: others, .. } = fact {
                for (game, score, _) in results {
                    taken.entry(game).or_default().push(score);
                }
                held.extend(others.into_iter().map(|held| held.game));
            }
        }
    }
    (taken, held)
}
