//! The desks of the installation's events. An event is a stream of the journal, with a task of its own
//! that decides, writes, and only then applies and answers.
//!
//! ```text
//! organiser   POST …/commands            Command, with a request id
//!    │
//! desk        DeskTask                   referee-desk: decide
//!    │  the decision's records, one group
//! journal     append, sync               durable from here on, and nothing was said before
//!    │
//! desk        Desk::apply                readers see the new state; the organiser gets his answer
//! ```
//!
//! The courts are one more author: [`FromCourt`] reads each court's stream after the desk's cursor and
//! gives the results of the event's games as [`Act::TakeFromCourt`]. The desk's task is another: it
//! lets a reported result of an online match count at its deadline, as [`Act::PassDeadline`].
//!
//! One decision is written at a time. A desk has a few commands a minute, and each may change what
//! the next one means; a court pipelines because it has hundreds a second.

mod courts;
mod task;

pub use courts::FromCourt;
pub use task::{DeskHandle, DeskTask, Failure};

use crate::clock::CourtClock;
use court_protocol::{CourtId, GameId, PlayerId, RequestId, Seq, StreamId};
use referee_desk::rating_list::{KnownPerson, RatingDifference, RatingList, rating_preview};
use referee_desk::views::Audience;
use referee_desk::{Act, Author, Desk, PersonId, Plan, Record, decide};
use referee_journal::{History, JournalError, JournalHandle, LogReader, RecordKind, StreamHead};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::RwLock;
use tokio_util::sync::CancellationToken;

/// The stream before that of the first event: no court has its number.
const BEFORE_EVENTS: u32 = 1 << 16;
/// The game numbers of an event: so many that no event runs out of them.
const GAMES_PER_EVENT: u32 = 1_000_000;
/// Events of an installation: their game numbers fit.
pub(crate) const EVENTS_MAX: u32 = 4_000;

const _: () =
    assert!(CourtId(u16::MAX).0 as u32 <= BEFORE_EVENTS, "no court has an event's stream");

/// An event of the installation, from 1.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct EventNo(pub u32);

impl From<EventNo> for StreamId {
    fn from(event: EventNo) -> Self {
        Self(BEFORE_EVENTS + event.0)
    }
}

impl EventNo {
    /// The first of the event's game numbers.
    const fn first_game(self) -> GameId {
        GameId(self.0 * GAMES_PER_EVENT + 1)
    }

    /// The event that gave a game its number; `None` for a game of a file.
    pub(crate) fn of_game(game: GameId) -> Option<Self> {
        let event = game.0.saturating_sub(1) / GAMES_PER_EVENT;
        Some(event).filter(|event| *event > 0).map(Self)
    }

    /// The event of a stream; `None` for a court's.
    pub fn of(stream: StreamId) -> Option<Self> {
        stream.0.checked_sub(BEFORE_EVENTS).filter(|number| *number > 0).map(Self)
    }
}

/// The names of a journal's events, folded from its segments.
///
/// # Errors
/// When the journal cannot be read, or holds a record that this version does not understand.
pub(crate) fn names(reader: &LogReader, heads: &[StreamHead]) -> Result<Vec<String>, JournalError> {
    let mut names = Vec::new();
    for event in heads.iter().filter_map(|head| EventNo::of(head.stream)) {
        let mut desk = Desk::default();
        for found in reader.stream(event.into(), Seq(1))? {
            let found = found?;
            if found.kind == RecordKind::Entry {
                desk.apply(&task::read(&found)?);
            }
        }
        names.extend(desk.plan().map(|plan| plan.name.clone()));
    }
    Ok(names)
}

/// Events with their numbers, as the rating list has them.
fn numbered(events: &[(EventNo, Arc<Desk>)]) -> Vec<(u32, &Desk)> {
    events.iter().map(|(event, desk)| (event.0, &**desk)).collect()
}

/// The desks of all events.
#[derive(Debug)]
pub struct Desks {
    parts: Parts,
    open: RwLock<BTreeMap<EventNo, DeskHandle>>,
}

/// The parts of the server that every desk uses.
#[derive(Debug, Clone)]
struct Parts {
    journal: JournalHandle,
    history: History,
    clock: CourtClock,
    /// The public's clock: court time less the public's delay.
    public_clock: CourtClock,
    stop: CancellationToken,
}

impl Desks {
    /// Folds every event from the journal; their tasks begin with [`DeskTask::run`]. Blocks on the
    /// disk.
    ///
    /// # Errors
    /// When the journal cannot be read, or holds a record that this version does not understand.
    pub fn open(
        journal: &JournalHandle,
        history: &History,
        [clock, public_clock]: [CourtClock; 2],
        stop: &CancellationToken,
    ) -> Result<(Self, Vec<DeskTask>), JournalError> {
        let (journal, history, stop) = (journal.clone(), history.clone(), stop.clone());
        let parts = Parts { journal, history, clock, public_clock, stop };
        let events = parts.journal.heads().into_iter().filter_map(|head| EventNo::of(head.stream));
        let mut open = BTreeMap::new();
        let mut tasks = Vec::new();
        for event in events {
            let (task, handle) = DeskTask::replayed(event, &parts)?;
            open.insert(event, handle);
            tasks.push(task);
        }
        Ok((Self { parts, open: RwLock::new(open) }, tasks))
    }

    /// Every event with its desk.
    async fn handles(&self) -> Vec<(EventNo, DeskHandle)> {
        self.open.read().await.iter().map(|(event, desk)| (*event, desk.clone())).collect()
    }

    /// Every event with its state as an audience sees it.
    pub async fn list(&self, audience: Audience) -> Vec<(EventNo, Arc<Desk>)> {
        self.handles().await.into_iter().map(|(event, desk)| (event, desk.of(audience))).collect()
    }

    /// The greatest number of a person in the events; 0 if there is none.
    pub async fn last_person(&self) -> PlayerId {
        let events = self.list(Audience::Crew).await;
        let persons = events.iter().flat_map(|(_, desk)| {
            let crew = desk.plan().into_iter().flat_map(|plan| &plan.crew).map(|one| one.person);
            let captains = desk.teams().values().filter_map(|team| team.entry.captain);
            desk.entries().keys().copied().chain(crew).chain(captains)
        });
        PlayerId(persons.max().map_or(0, |person| person.0))
    }

    /// A view of the rating list over the events as an audience sees them.
    pub async fn rating_list<T: Send + 'static>(
        &self,
        audience: Audience,
        known: impl Fn(PersonId) -> KnownPerson + Send + 'static,
        view: impl FnOnce(RatingList) -> T + Send + 'static,
    ) -> T {
        let events = self.list(audience).await;
        task::apart(move || view(RatingList::over(&numbered(&events), audience, known))).await
    }

    /// The changes of the rating list if an event is finished, or goes on again.
    pub async fn rating_preview(
        &self,
        event: EventNo,
        known: impl Fn(PersonId) -> KnownPerson + Send + 'static,
    ) -> RatingDifference {
        let events = self.list(Audience::Crew).await;
        task::apart(move || rating_preview(&numbered(&events), event.0, known)).await
    }

    /// The desk of an event; `None` if there is no such event.
    pub async fn get(&self, event: EventNo) -> Option<DeskHandle> {
        self.open.read().await.get(&event).cloned()
    }

    /// Every record of an event, in order.
    ///
    /// # Errors
    /// When the journal cannot be read, or holds a record that this version does not understand.
    pub(crate) async fn records(&self, event: EventNo) -> Result<Vec<Record>, JournalError> {
        let history = self.parts.history.clone();
        let read = move || {
            let found = history.range(event.into(), Seq(1), usize::MAX)?;
            let entries = found.iter().filter(|found| found.kind == RecordKind::Entry);
            entries.map(task::read).collect()
        };
        task::apart(read).await
    }

    /// Creates an event. A request that created one before gets the same event.
    ///
    /// # Errors
    /// [`Failure`]; there is no new event then.
    pub async fn create(
        &self,
        plan: Plan,
        by: Author,
        request: Option<RequestId>,
    ) -> Result<(EventNo, Seq), Failure> {
        let mut open = self.open.write().await;
        if let Some(request) = request
            && let Some((stream, seq)) = task::answered(&self.parts.history, request).await?
        {
            return EventNo::of(stream).map(|event| (event, seq)).ok_or(Failure::OtherRequest);
        }
        let event = EventNo(open.keys().last().map_or(0, |last| last.0) + 1);
        if event.0 > EVENTS_MAX {
            return Err(Failure::TooManyEvents);
        }
        let plan = Plan { first_game: event.first_game().0, ..plan };
        let create = Act::Create { plan: Box::new(plan) }.into();
        // a refused event gets no stream
        decide(&Desk::default(), &create, by, self.parts.clock.now()).map_err(Failure::Refused)?;
        let (task, desk) = DeskTask::empty(event, &self.parts);
        tokio::spawn(task.run());
        let seq = desk.ask(create, by, request).await?;
        open.insert(event, desk);
        Ok((event, seq))
    }
}
