//! The court as it was known at an instant: its journal, replayed up to there.
//!
//! Nothing is computed backwards and nothing is guessed: the answer is the view that the court gave
//! then, with the names that players have now.
//!
//! # Bounds
//!
//! * One replay at a time; eight questions at most are under way, and a further one is told to come
//!   again.
//! * Of each court eight states at most are kept on the way, at even distances. A question therefore
//!   replays a quarter of the journal at most, and the first one the whole of it.

use crate::record;
use court_protocol::{CourtId, CourtTime, Seq, StreamId};
use referee_core::CourtState;
use referee_journal::{History, JournalError, LogRecord};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// Questions under way and waiting: a few people who move their sliders.
const ROOM: usize = 8;
/// States kept of a court: a state of a long event has a few megabytes.
const STATES_MAX: usize = 8;
/// The distance of two kept states at first, in records.
const EVERY_MIN: u64 = 512;
/// Records read from the journal at once.
const RECORDS_AT_ONCE: usize = 256;

/// A moment of a court.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// After the last record that was ruled by this instant.
    Instant(CourtTime),
    /// After this record.
    Record(Seq),
}

impl Moment {
    fn reaches(self, seq: Seq, at: CourtTime) -> bool {
        match self {
            Self::Instant(instant) => at <= instant,
            Self::Record(record) => seq <= record,
        }
    }
}

/// The reason why a past court could not be told.
#[derive(Debug, thiserror::Error)]
pub enum PastError {
    /// Too many questions wait.
    #[error("{ROOM} questions about the past are being answered; ask again in a second")]
    Busy,
    /// The journal could not be read.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

/// The past of a hall's courts.
#[derive(Debug)]
pub struct Past {
    history: History,
    room: Semaphore,
    courts: Mutex<BTreeMap<CourtId, Kept>>,
}

impl Past {
    pub fn new(history: History) -> Self {
        Self { history, room: Semaphore::new(ROOM), courts: Mutex::default() }
    }

    /// The court at a moment, as its journal has it.
    ///
    /// # Errors
    /// [`PastError`].
    pub async fn court(
        self: &Arc<Self>,
        court: CourtId,
        moment: Moment,
    ) -> Result<CourtState, PastError> {
        let _place = self.room.try_acquire().map_err(|_| PastError::Busy)?;
        let past = self.clone();
        let replay = move || {
            let mut courts = past.courts.lock().unwrap_or_else(PoisonError::into_inner);
            let kept = courts.entry(court).or_insert_with(|| Kept::new(court));
            kept.replay(&past.history, moment)
        };
        Ok(tokio::task::spawn_blocking(replay).await.expect("a replay does not panic")?)
    }
}

/// A court at a moment. Blocks on the disk.
///
/// # Errors
/// When the journal cannot be read, or holds what this version does not understand.
pub fn replay(
    history: &History,
    court: CourtId,
    moment: Moment,
) -> Result<CourtState, JournalError> {
    Kept::new(court).replay(history, moment)
}

/// States of a court on the way through its journal, the earliest first.
#[derive(Debug)]
struct Kept {
    states: Vec<CourtState>,
    /// The distance of two of them, in records.
    every: u64,
}

impl Kept {
    fn new(court: CourtId) -> Self {
        Self { states: vec![CourtState::new(court)], every: EVERY_MIN }
    }

    fn replay(&mut self, history: &History, moment: Moment) -> Result<CourtState, JournalError> {
        let is_before = |state: &&CourtState| moment.reaches(state.seq(), state.at());
        let nearest = self.states.iter().rfind(is_before).unwrap_or(&self.states[0]);
        let mut state = nearest.clone();
        loop {
            let stream = StreamId::from(state.court());
            let records = history.range(stream, state.seq().next(), RECORDS_AT_ONCE)?;
            if records.is_empty() {
                return Ok(state);
            }
            for found in &records {
                let LogRecord { seq, at, .. } = found;
                if !moment.reaches(*seq, *at) {
                    return Ok(state);
                }
                record::take(&mut state, found)?;
                self.keep(&state);
            }
        }
    }

    /// Keeps a state that is far enough from the last. With too many, every second one goes.
    fn keep(&mut self, state: &CourtState) {
        let last = self.states.last().map_or(0, |last| last.seq().0);
        if state.seq().0 < last + self.every {
            return;
        }
        self.states.push(state.clone());
        if self.states.len() > STATES_MAX {
            let mut n = 0;
            self.states.retain(|_| {
                n += 1;
                n % 2 == 1
            });
            self.every *= 2;
        }
    }
}
