//! The court server of the hall: the shipped court, feed, sessions and log writer in one process.

use crate::disk::ServerDisk;
use crate::hall::COURT;
use court_protocol::{CourtTime, Format, Seq, StreamId};
use referee_core::CourtState;
use referee_journal::disk::Disk;
use referee_journal::{
    JournalError, JournalId, LogEntry, LogOptions, LogReader, LogWriter, open_log,
};
use referee_server::clock::{ClockStart, KeptClock, Reading};
use referee_server::court::{Court, CourtInput};
use referee_server::feed::Feed;
use referee_server::presence::SessionId;
use referee_server::record;
use referee_server::session::Session;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// Small segments, so that a round fills several.
const SEGMENT_BYTES: u64 = 512 * 1024;

/// One life of the server's process.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) court: Court,
    pub(crate) feed: Feed,
    pub(crate) writer: LogWriter,
    pub(crate) sessions: BTreeMap<SessionId, Open>,
    pub(crate) inbox: VecDeque<CourtInput>,
    /// Groups that wait for the writer.
    pub(crate) groups: VecDeque<Vec<LogEntry>>,
    /// The last record of the groups being written.
    pub(crate) writing: Option<Seq>,
    pub(crate) turn_is_due: bool,
    pub(crate) next_session: u64,
    /// It dies after so many more effects.
    pub(crate) dies_in: Option<u32>,
    /// A deadline already asked for.
    pub(crate) deadline: Option<CourtTime>,
}

/// A session and its connection.
#[derive(Debug)]
pub(crate) struct Open {
    pub(crate) session: Session,
    pub(crate) conn: u64,
    pub(crate) format: Format,
    /// Received and not read yet.
    pub(crate) unread: VecDeque<Vec<u8>>,
    pub(crate) follows: bool,
}

impl Server {
    /// Starts on what the disk holds, by its machine's clocks and what the server before it kept;
    /// gives the bodies it found, in order, and where its court time stands.
    pub(crate) fn start(
        disk: &ServerDisk,
        reading: Reading,
        kept: Option<KeptClock>,
    ) -> Result<(Self, Vec<Vec<u8>>, ClockStart), JournalError> {
        let disk: Arc<dyn Disk> = Arc::new(disk.clone());
        let options = LogOptions { id_if_new: JournalId([7; 16]), segment_size: SEGMENT_BYTES };
        let (writer, report) = open_log(std::slice::from_ref(&disk), None, &options, &mut |_| ())?;
        let last = report.heads.iter().map(|head| head.at).max();
        let clock = ClockStart::going_on(reading, kept, last, 1);
        let court_us = clock.at_us + (reading.boot_us - clock.boot_us);
        let reader = LogReader::on(vec![disk])?;
        let mut state = CourtState::new(COURT);
        let mut bodies = Vec::new();
        for found in reader.stream(StreamId::from(COURT), Seq(1))? {
            let found = found?;
            state.apply(&record::read(&found)?);
            bodies.push(found.body.to_vec());
        }
        let feed = Feed::new(COURT, state.clone(), Arc::default(), 1);
        let server = Self {
            court: Court::new(COURT, state, CourtTime(court_us / 1_000)),
            feed,
            writer,
            sessions: BTreeMap::new(),
            inbox: VecDeque::new(),
            groups: VecDeque::new(),
            writing: None,
            turn_is_due: false,
            next_session: 1,
            dies_in: None,
            deadline: None,
        };
        Ok((server, bodies, clock))
    }
}
