//! The journal: entries of several streams in one commit log, durable before anybody hears of them.
//!
//! It knows ids and bytes, and nothing of courts, rules or sockets.
//!
//! ```
//! use court_protocol::{CourtTime, Seq, StreamId};
//! use referee_journal::{LogEntry, Journal, JournalOptions};
//! use std::sync::mpsc::sync_channel;
//!
//! let data = tempfile::tempdir()?;
//! let (journal, report) = Journal::open(&JournalOptions::new(data.path()), &mut |_| {})?;
//! let court = StreamId(1);
//! assert_eq!(report.head(court).seq, Seq(0));
//!
//! let entry = LogEntry { stream: court, seq: Seq(1), at: CourtTime(0), request: None, body: "e2e4".into() };
//! let (answer, answered) = sync_channel(1);
//! journal.handle().append(vec![entry], Box::new(move |durable| drop(answer.send(durable))));
//! assert_eq!(answered.recv()??.head.seq, Seq(1)); // on the disk, and on the mirror where there is one
//!
//! let record = journal.history().record(court, Seq(1))?.expect("recorded");
//! assert_eq!(record.body, "e2e4");
//! journal.close();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! | subject | module |
//! | --- | --- |
//! | one record in the log, and the chain of a stream | [`record`], `chain` |
//! | files of the log | [`segment`], `frame`; the disk under them: [`disk`], [`os_disk`] |
//! | writing | `writer`, driven by `task`; the mirror's sync: `lane`; the next segment: `supply` |
//! | reading | `scan`, [`LogReader`] |
//! | all records as one run of bytes, and a journal begun with them | [`snapshot`] |
//! | opening after a crash | `open`, [`recovery`]; the known end of the log: `log_end`; an unfinished mend: `mend`; the check while the server runs: `check` |
//! | the index | `index`, `block`; filled by `indexer`, driven by `index_task`; asked by [`History`] |
//! | writable or not | [`JournalState`] |
//!
//! # Design
//!
//! **The log is the truth, the index follows.** [Segments](segment) hold [records](record);
//! [`LogWriter`] writes them, one write and one `fdatasync` for all that waits; [`LogReader`] reads
//! them with the server running or not. The index (sled) is filled from the log by a thread of its
//! own, and losing it loses nothing.
//!
//! **Streams share one log**, so one sync serves all courts, and each stream is chained by hashes
//! of its own, so damage to one does not stop the others.
//!
//! **A full disk** refuses groups before anything of them is written. The segment prepared ahead is
//! the reserve, and [`JournalHandle::room`] tells when only that is left. Writing goes on by itself
//! when there is space again. **A failed write or sync** ends the writer for good: only a restart,
//! which reads what is really there, may go on. So does a segment that no longer lies under its name
//! after a sync: somebody has removed, renamed or replaced it or a folder above it. With a mirror that holds for both copies: a pulled
//! stick stops the writer, and a restart without the mirror goes on with one copy.
//!
//! **Opening reads new records only**; [checking](Journal::check_in_background) reads the rest
//! while the server runs. With a mirror each copy is repaired from the other.
//!
//! **Damage that no copy makes good has one remedy.** Opening cuts the log there, keeps a copy of
//! the segments as they were, and brings back from the index what follows. If the chain of every
//! stream closes, the journal is what it was. A mend that is interrupted is finished by the next
//! opening, and no reader takes the log for whole before. A stream whose chain does not close is
//! [`JournalState::Unconfirmed`]; if the log's end is lost, every stream is. It takes no records until
//! the head referee [confirms](JournalHandle::confirm). That begins a new epoch on every stream.
//!
//! **An index that fails** is dropped and built anew from the log. [`History`] reads the log until
//! then, so a request that comes again is found and not decided a second time.
//!
//! Left out on purpose: compression (records are small and disks are large), removal of old
//! segments (nothing is erased), and transactions over streams (they never commit together).

pub mod disk;
pub mod os_disk;
pub mod private;
pub mod record;
pub mod recovery;
pub mod segment;
pub mod snapshot;

mod block;
mod chain;
mod check;
mod damage;
mod error;
mod frame;
mod history;
mod index;
mod index_task;
mod indexer;
mod lane;
mod log_end;
mod mend;
mod open;
mod reader;
mod report;
mod scan;
mod state;
mod supply;
mod task;
mod writer;

pub use check::Checked;
pub use damage::{Damage, Flaw};
pub use error::JournalError;
pub use frame::{FileFlaw, FrameFlaw};
pub use history::History;
pub use open::{Journal, JournalOptions, log_dirs};
pub use reader::{Difference, LogReader, StreamRecords, Tail, Verification};
pub use record::{ChainHash, LogEntry, LogRecord, RecordKind, StreamHead};
pub use recovery::{Cut, LogOptions, LogReport, open_log};
pub use report::{OpenReport, Progress};
pub use segment::{JournalId, Position};
pub use state::JournalState;
pub use task::{Counts, Done, DurableMark, EpochDone, JournalHandle, QUEUE_GROUPS, Room, RoomDone};
pub use writer::LogWriter;
