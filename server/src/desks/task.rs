//! A desk's driver: one task that owns an event's state, and the handle that asks it.

use super::{EventNo, Parts};
use court_protocol::{CourtTime, Format, GameId, Limits, Millis, RequestId, Seq, StreamId};
use referee_desk::views::Audience;
use referee_desk::{Act, Author, Command, Desk, Preview, Record, Refusal, decide, preview};
use referee_journal::{History, JournalError, LogEntry, LogRecord, RecordKind};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};

/// A deadline that the journal did not take is tried again after so long. Commands do not wait for it.
const DEADLINE_AGAIN_AFTER: Millis = Millis(1_000);

/// The most commands that wait at a desk; further senders wait until there is room.
const INBOX: usize = 64;
/// Records read at once: a few hundred kilobytes.
const RECORDS_AT_ONCE: usize = 256;

/// The reason why a command was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A ruling: nothing has changed.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The request was answered on another event.
    #[error("the request was answered elsewhere: use a new number")]
    OtherRequest,
    /// The installation has no numbers left for the games of another event.
    #[error("all numbers of events are taken")]
    TooManyEvents,
    /// The journal did not take the decision, or could not be read.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The server stops.
    #[error("the server stops")]
    Stopping,
}

#[derive(Debug)]
struct Asked {
    command: Command,
    by: Author,
    request: Option<RequestId>,
    reply: oneshot::Sender<Result<Seq, Failure>>,
}

/// Asks a desk. Cheap to clone.
#[derive(Debug, Clone)]
pub struct DeskHandle {
    stream: StreamId,
    inbox: mpsc::Sender<Asked>,
    desk: watch::Receiver<States>,
    parts: Parts,
}

/// The states of an event: the present one, and those before it that the public still sees.
#[derive(Debug)]
struct States {
    now: Arc<Desk>,
    /// Each with the instant of the record that ended it.
    earlier: VecDeque<(CourtTime, Arc<Desk>)>,
}

impl States {
    fn new() -> Self {
        Self { now: Arc::default(), earlier: VecDeque::new() }
    }

    /// The state at an instant of the public's clock.
    fn at(&self, public: CourtTime) -> Arc<Desk> {
        let found = self.earlier.iter().find(|(until, _)| *until > public);
        found.map_or(&self.now, |(_, desk)| desk).clone()
    }

    /// Applies a record at an instant of the public's clock. The state is copied only for a reader
    /// who still holds it, and for a public that is late.
    fn apply(&mut self, record: &Record, public: CourtTime) {
        while self.earlier.front().is_some_and(|(until, _)| *until <= public) {
            self.earlier.pop_front();
        }
        if record.at > public {
            self.earlier.push_back((record.at, Arc::clone(&self.now)));
        }
        Arc::make_mut(&mut self.now).apply(record);
    }
}

impl DeskHandle {
    /// The state now: durable.
    pub fn now(&self) -> Arc<Desk> {
        self.desk.borrow().now.clone()
    }

    /// The state as an audience sees it: the public sees it late by the event's delay.
    pub fn of(&self, audience: Audience) -> Arc<Desk> {
        match audience {
            Audience::Crew => self.now(),
            Audience::Public => self.desk.borrow().at(self.parts.public_clock.now()),
        }
    }

    /// Waits until the state holds a record after `seq`; false when the server stops.
    pub async fn changed_after(&mut self, seq: Seq) -> bool {
        self.desk.wait_for(|desk| desk.now.seq() > seq).await.is_ok()
    }

    /// Has a command decided, and returns the last record that the state then holds, once it is
    /// durable. A request that was carried out before is not carried out again.
    ///
    /// # Errors
    /// [`Failure`]; the command has changed nothing then.
    pub async fn ask(
        &self,
        command: Command,
        by: Author,
        request: Option<RequestId>,
    ) -> Result<Seq, Failure> {
        let (reply, answer) = oneshot::channel();
        let asked = Asked { command, by, request, reply };
        self.inbox.send(asked).await.map_err(|_| Failure::Stopping)?;
        answer.await.unwrap_or(Err(Failure::Stopping))
    }

    /// The last record that the state held once a request was carried out; `None` if it was not.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn answered(&self, request: RequestId) -> Result<Option<Seq>, Failure> {
        answered_on(&self.parts.history, self.stream, request).await
    }

    /// Asks whether a command would be carried out now. Nothing is written.
    ///
    /// # Errors
    /// The refusal that the command would meet.
    pub fn check(&self, command: &Command, by: Author) -> Result<(), Refusal> {
        decide(&self.now(), command, by, self.parts.clock.now()).map(drop)
    }

    /// The outcome of a command if it were given now. Nothing is written.
    ///
    /// # Errors
    /// The refusal that the command would meet.
    pub async fn preview(&self, command: Command, by: Author) -> Result<Preview, Refusal> {
        let now = self.parts.clock.now();
        self.view(Audience::Crew, move |desk| preview(desk, &command, by, now)).await
    }

    /// A view of the state as an audience sees it.
    pub async fn view<T: Send + 'static>(
        &self,
        audience: Audience,
        view: impl FnOnce(&Desk) -> T + Send + 'static,
    ) -> T {
        let desk = self.of(audience);
        apart(move || view(&desk)).await
    }
}

/// Runs a desk.
#[derive(Debug)]
pub struct DeskTask {
    stream: StreamId,
    desk: watch::Sender<States>,
    parts: Parts,
    inbox: mpsc::Receiver<Asked>,
}

impl DeskTask {
    pub(super) fn empty(event: EventNo, parts: &Parts) -> (Self, DeskHandle) {
        Self::new(event, parts, States::new())
    }

    /// A desk as its journal left it. Blocks on the disk.
    pub(super) fn replayed(
        event: EventNo,
        parts: &Parts,
    ) -> Result<(Self, DeskHandle), JournalError> {
        let desk = replay(parts, event)?;
        Ok(Self::new(event, parts, desk))
    }

    fn new(event: EventNo, parts: &Parts, mut states: States) -> (Self, DeskHandle) {
        // what is decided from now on belongs to the writer's term
        let desk = Arc::make_mut(&mut states.now);
        desk.begin_epoch(parts.journal.epoch(), desk.seq());
        let (desk_in, desk) = watch::channel(states);
        let (inbox_in, inbox) = mpsc::channel(INBOX);
        let (stream, parts) = (event.into(), parts.clone());
        let handle = DeskHandle { stream, inbox: inbox_in, desk, parts: parts.clone() };
        (Self { stream, desk: desk_in, parts, inbox }, handle)
    }

    /// Runs until the server stops.
    pub async fn run(mut self) {
        let stop = self.parts.stop.clone();
        let mut not_before = CourtTime(i64::MIN);
        loop {
            let due = self.desk.borrow().now.next_deadline();
            let at = due.map(|(at, _)| at.max(not_before));
            let asked = tokio::select! {
                () = stop.cancelled() => return,
                asked = self.inbox.recv() => asked,
                () = self.parts.clock.reach(at) => {
                    if let Some((_, game)) = due
                        && !self.pass_deadline(game).await
                    {
                        not_before = self.parts.clock.now() + DEADLINE_AGAIN_AFTER;
                    }
                    continue;
                }
            };
            let Some(Asked { command, by, request, reply }) = asked else { return };
            let answer = self.carry_out(command, by, request).await;
            if let Err(Failure::Journal(error)) = &answer {
                tracing::error!("{}: {error}", self.stream);
            }
            // the sender may have left
            let _left = reply.send(answer);
        }
    }

    /// Lets a reported result count that nobody answered in time; false if the journal did not take it.
    async fn pass_deadline(&self, game: GameId) -> bool {
        let answer = self.carry_out(Act::PassDeadline { game }.into(), Author::Desk, None).await;
        if let Err(failure) = &answer {
            tracing::error!("{}: the reported result of {game} waits: {failure}", self.stream);
        }
        answer.is_ok()
    }

    async fn carry_out(
        &self,
        command: Command,
        by: Author,
        request: Option<RequestId>,
    ) -> Result<Seq, Failure> {
        if let Some(request) = request
            && let Some(seq) = answered_on(&self.parts.history, self.stream, request).await?
        {
            return Ok(seq);
        }
        let desk = self.desk.borrow().now.clone();
        let now = self.parts.clock.now();
        let decided = apart(move || {
            decide(&desk, &command, by, now).map(|facts| desk.records(now, by, facts))
        });
        let records = decided.await.map_err(Failure::Refused)?;
        if !records.is_empty() {
            self.write(&records, request).await?;
            let public = self.parts.public_clock.now();
            self.desk.send_modify(|states| {
                for record in &records {
                    states.apply(record, public);
                }
            });
        }
        Ok(self.desk.borrow().now.seq())
    }

    /// Writes the records of a decision in one group; durable when this returns.
    async fn write(&self, records: &[Record], request: Option<RequestId>) -> Result<(), Failure> {
        let entry = |record: &Record| LogEntry {
            stream: self.stream,
            seq: record.seq,
            at: record.at,
            // the last record of a decision answers the request: the decision is whole then
            request: request.filter(|_| !record.goes_on),
            body: Format::MessagePack.encode(record),
        };
        let (done, durable) = oneshot::channel();
        let group = records.iter().map(entry).collect();
        let done = Box::new(move |durable| {
            // the desk waits for it unless the server stops
            let _stops = done.send(durable);
        });
        self.parts.journal.append(group, done);
        durable.await.map_err(|_| Failure::Stopping)??;
        Ok(())
    }
}

/// The record of an event's stream that answered a request.
async fn answered_on(
    history: &History,
    event: StreamId,
    request: RequestId,
) -> Result<Option<Seq>, Failure> {
    match answered(history, request).await? {
        Some((stream, seq)) if stream == event => Ok(Some(seq)),
        Some(_) => Err(Failure::OtherRequest),
        None => Ok(None),
    }
}

/// The record that answered a request, in any stream.
pub(super) async fn answered(
    history: &History,
    request: RequestId,
) -> Result<Option<(StreamId, Seq)>, Failure> {
    let history = history.clone();
    Ok(apart(move || history.by_request(request)).await?)
}

/// Computes or reads on a thread of its own: a pairing of 2,000 players takes 70 ms, and courts may
/// not wait for it.
pub(super) async fn apart<T: Send + 'static>(compute: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(compute).await.expect("decisions, views and reading do not panic")
}

/// Folds an event from its journal. Blocks on the disk.
///
/// # Errors
/// When the journal cannot be read, or holds a record that this version does not understand.
fn replay(parts: &Parts, event: EventNo) -> Result<States, JournalError> {
    let mut states = States::new();
    let public = parts.public_clock.now();
    loop {
        let next = states.now.seq().next();
        let records = parts.history.range(event.into(), next, RECORDS_AT_ONCE)?;
        if records.is_empty() {
            return Ok(states);
        }
        for found in &records {
            match found.kind {
                RecordKind::EpochStart => {
                    Arc::make_mut(&mut states.now).begin_epoch(found.epoch, found.seq);
                }
                RecordKind::Entry => states.apply(&read(found)?, public),
            }
        }
    }
}

pub(super) fn read(found: &LogRecord) -> Result<Record, JournalError> {
    Format::MessagePack.decode(&found.body, Limits::SERVER).map_err(|error| JournalError::Foreign {
        file: format!("{}, {}", found.stream, found.seq),
        why: format!(
            "is not a record this version understands ({error}); use the version that wrote it"
        ),
    })
}
