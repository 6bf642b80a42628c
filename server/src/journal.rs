//! The journal: every ruling, durable before anything is announced.
//!
//! ```no_run
//! # use referee_server::journal::{Entry, Journal, JournalOptions};
//! # use court_protocol::{CourtTime, Seq, StreamId};
//! let (journal, report) = Journal::open(&JournalOptions::new("/var/lib/court"), &mut |_| {})?;
//! let court = StreamId(1);
//! let seq = report.head(court).seq.next();
//! let entry = Entry { stream: court, seq, at: CourtTime(0), request: None, body: "e2e4".into() };
//! journal.handle().append(vec![entry], Box::new(|durable| match durable {
//!     Ok(mark) => println!("durable up to {}", mark.head.seq),
//!     Err(error) => eprintln!("not recorded: {error}"),
//! }));
//! journal.close();
//! # Ok::<(), referee_server::journal::JournalError>(())
//! ```
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
//! **A full disk** refuses groups before anything of them is written; the segment prepared ahead is
//! the reserve, [`JournalHandle::room`] tells when only that is left, and writing goes on by
//! itself when there is space again. **A failed write or sync** ends the writer for good: only a
//! restart, which reads what is really there, may go on. With a mirror that holds for both copies:
//! a pulled stick stops the writer, and a restart without the mirror goes on with one copy.
//!
//! **Opening reads new records only**; [checking](Journal::check_behind) reads the rest while the
//! server runs. Damage is mended from the other copy or from the index. Only if neither holds the
//! record any more does a stream stop, and the others go on.
//!
//! **A lost log** is restored from the index as far as that was durable. What came later may be
//! missing, so the journal is [`Standing::Unconfirmed`] and takes no records until the head
//! referee [confirms](JournalHandle::confirm), which begins a new epoch on every stream.
//!
//! Left out on purpose: compression (records are small and disks are large), removal of old
//! segments (nothing is erased), and transactions over streams (they never commit together).

pub mod disk;
pub mod os_disk;
pub mod record;
pub mod recovery;
pub mod segment;

mod behind;
mod block;
mod chain;
mod error;
mod frame;
mod history;
mod index;
mod indexer;
mod lane;
mod mend;
mod open;
mod places;
mod reach;
mod reader;
mod scan;
mod standing;
mod supply;
mod task;
mod writer;

pub use error::{Damage, Flaw, JournalError};
pub use frame::{FileFlaw, FrameFlaw};
pub use history::History;
pub use mend::Checked;
pub use open::{Journal, JournalOptions, OpenReport, Progress};
pub use reader::{Difference, LogReader, StreamRecords, Tail, Verification};
pub use record::{ChainHash, Entry, Record, RecordKind, StreamHead};
pub use recovery::{Cut, LogOptions, LogReport, open_log};
pub use segment::{JournalId, Position};
pub use standing::Standing;
pub use task::{Counts, Done, DurableMark, EpochDone, JournalHandle, QUEUE_GROUPS, Room, RoomDone};
pub use writer::LogWriter;
