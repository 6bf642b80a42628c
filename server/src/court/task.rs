//! The court's driver: one task that owns a court, and the handle that asks it.

use super::listening::Listening;
use super::{
    Court, CourtEffect, CourtInput, CourtReply, GROUPS_IN_FLIGHT, INPUTS_AT_ONCE, Layout, WINDOW,
};
use crate::clock::CourtClock;
use crate::feed::task::{FeedSender, Released};
use crate::goodbye;
use crate::presence::SessionId;
use crate::presence::task::PresenceHandle;
use crate::record::{self, Replayed};
use crate::recovery::Returning;
use crate::uptime::{AtWork, LeftAlone};
use court_protocol::{
    CourtId, CourtTime, Goodbye, GoodbyeCode, Hindrance, Outcome, RecoveredCourt, RequestId, Seq,
    Verdict,
};
use referee_core::{Command, CourtState};
use referee_journal::{History, JournalError, JournalHandle};
use referee_messages::message;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior};
use tokio_util::sync::CancellationToken;

/// Inputs that may wait at a court; a session whose input has no room waits itself, and its
/// socket with it. Sixteen full sessions.
const INBOX: usize = 1_024;
/// Answers that may wait for a session: its whole window, what it joined, and what ends it.
pub const REPLIES: usize = WINDOW * 2;

/// The least time between two looks at the objections to starts: four a second, as they are shown.
const HINDRANCES_EVERY: Duration = Duration::from_millis(250);
/// A court whose journal takes nothing asks so often whether there is room again.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// Asks a court. Cheap to clone.
#[derive(Debug, Clone)]
pub struct CourtHandle {
    inbox: mpsc::Sender<CourtAsk>,
    refused: mpsc::Sender<JournalError>,
    stopped: Arc<OnceLock<Goodbye>>,
}

/// All courts of a hall.
#[derive(Debug, Clone)]
pub struct CourtHandles {
    courts: Arc<BTreeMap<CourtId, CourtHandle>>,
    layout: Arc<Layout>,
}

#[derive(Debug)]
struct CourtAsk {
    input: CourtInput,
    reply: Option<Reply>,
}

#[derive(Debug)]
enum Reply {
    Session(SessionId, mpsc::Sender<CourtReply>),
    Ruled(oneshot::Sender<Ruled>),
}

/// The verdict on a command of the server's own, or the reason why the court has stopped.
type Ruled = Result<Option<Verdict>, Goodbye>;

impl CourtHandles {
    /// These courts, with so many boards on each.
    pub fn new(courts: BTreeMap<CourtId, CourtHandle>, layout: Layout) -> Self {
        Self { courts: Arc::new(courts), layout: Arc::new(layout) }
    }

    /// The number of boards on each court.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    pub fn get(&self, court: CourtId) -> Option<&CourtHandle> {
        self.courts.get(&court)
    }

    pub fn ids(&self) -> Vec<CourtId> {
        self.courts.keys().copied().collect()
    }

    /// Stops a court whose records the journal does not take. It is still shown as it was, marked
    /// as stopped. The others go on.
    pub fn stop(&self, court: CourtId, why: JournalError) {
        if let Some(court) = self.get(court) {
            // one reason is enough
            let _stops_already = court.refused.try_send(why);
        }
    }

    /// Has a court take in what a device may do. Done when it is durable, or the court has stopped.
    pub async fn take_in(&self, court: CourtId, command: Command) {
        if let Some(court) = self.get(court) {
            // a court that has stopped lets nobody rule anything
            let _stopped = court.command(command).await;
        }
    }
}

impl CourtHandle {
    /// Hands an input over, waiting for room.
    ///
    /// # Errors
    /// The goodbye its device is told when the court has stopped.
    pub async fn send(&self, input: CourtInput) -> Result<(), Goodbye> {
        self.hand_over(input, None).await
    }

    /// Makes a session known: its answers go to `replies`.
    ///
    /// # Errors
    /// As [`send`](Self::send).
    pub async fn join(
        &self,
        session: SessionId,
        input: CourtInput,
        replies: mpsc::Sender<CourtReply>,
    ) -> Result<(), Goodbye> {
        self.hand_over(input, Some(Reply::Session(session, replies))).await
    }

    /// Has a command of the server's own ruled; returns its verdict, once that is durable.
    ///
    /// # Errors
    /// The goodbye with the reason why the court has stopped.
    pub async fn command(&self, command: Command) -> Result<Option<Verdict>, Goodbye> {
        let (reply, verdict) = oneshot::channel();
        self.hand_over(CourtInput::Command { command, ticket: 0 }, Some(Reply::Ruled(reply)))
            .await?;
        verdict.await.unwrap_or_else(|_| Err(self.why()))
    }

    /// Why the court has stopped, if it has.
    pub fn stopped(&self) -> Option<&Goodbye> {
        self.stopped.get()
    }

    async fn hand_over(&self, input: CourtInput, reply: Option<Reply>) -> Result<(), Goodbye> {
        self.inbox.send(CourtAsk { input, reply }).await.map_err(|_| self.why())
    }

    fn why(&self) -> Goodbye {
        self.stopped.get().cloned().unwrap_or_else(goodbye::stopping)
    }
}

/// Runs a court.
#[derive(Debug)]
pub struct CourtTask {
    id: CourtId,
    court: Court,
    clock: CourtClock,
    journal: JournalHandle,
    history: History,
    feeds: Vec<FeedSender>,
    inbox: mpsc::Receiver<CourtAsk>,
    refused: mpsc::Receiver<JournalError>,
    stopped: Arc<OnceLock<Goodbye>>,
    sessions: HashMap<SessionId, mpsc::Sender<CourtReply>>,
    tickets: HashMap<u64, oneshot::Sender<Ruled>>,
    next_ticket: u64,
    synced_in: mpsc::Sender<Result<Seq, JournalError>>,
    synced: mpsc::Receiver<Result<Seq, JournalError>>,
    in_flight: usize,
    listening: Listening,
    /// Until it is known which games went on after the server was away.
    returning: Option<Returning>,
    /// Told what stands against starts.
    presence: PresenceHandle,
    hindrances: Vec<Hindrance>,
    /// When they are looked at next.
    hindrances_due: Instant,
}

impl CourtTask {
    /// A court with its handle. Every durable record goes to `feeds`, every obstacle to a
    /// start to `presence`.
    pub fn new(
        id: CourtId,
        state: CourtState,
        clock: CourtClock,
        journal: JournalHandle,
        history: History,
        feeds: Vec<FeedSender>,
        presence: PresenceHandle,
    ) -> (Self, CourtHandle) {
        let (inbox_in, inbox) = mpsc::channel(INBOX);
        let (refused_in, refused) = mpsc::channel(1);
        // one result per group in flight, so the writer's thread always finds room
        let (synced_in, synced) = mpsc::channel(GROUPS_IN_FLIGHT + 1);
        let stopped = Arc::new(OnceLock::new());
        let task = Self {
            id,
            court: Court::new(id, state, clock.now()),
            clock,
            journal,
            history,
            feeds,
            inbox,
            refused,
            stopped: stopped.clone(),
            sessions: HashMap::new(),
            tickets: HashMap::new(),
            next_ticket: 0,
            synced_in,
            synced,
            in_flight: 0,
            listening: Listening::new(Instant::now(), clock.asleep_us()),
            returning: None,
            presence,
            hindrances: Vec::new(),
            hindrances_due: Instant::now(),
        };
        (task, CourtHandle { inbox: inbox_in, refused: refused_in, stopped })
    }

    /// Has what was recovered told there, once it is known which games went on.
    #[must_use]
    pub(crate) fn telling(mut self, tell: mpsc::Sender<RecoveredCourt>) -> Self {
        let now = self.clock.now();
        self.returning = Some(Returning::new(self.id, self.court.live(), now, tell));
        self
    }

    /// Runs until `stop`, or until the journal fails for good. `before`: when the server before
    /// this one was at work.
    pub async fn run(mut self, before: Option<AtWork>, stop: CancellationToken) {
        let began = self.clock.now();
        let left = AtWork::left_alone(before, self.court.live().at(), self.clock.kept());
        self.come_back(left).await;
        while let Err(error) = self.serve(&stop).await {
            let is_passing =
                matches!(error, JournalError::Full { .. } | JournalError::Overloaded { .. });
            tracing::error!("{}: {error}", self.id);
            let goodbye = stopped_by(self.id, &error);
            for (_, session) in self.sessions.drain() {
                part(session, goodbye.clone());
            }
            self.tickets.clear();
            self.show_stopped(true);
            if !is_passing {
                // read by whoever finds the inbox closed
                let _first = self.stopped.set(goodbye);
                return;
            }
            // the unreleased messages are dropped with the court; it begins again from the durable
            // records
            while self.in_flight > 0 && self.synced.recv().await.is_some() {
                self.in_flight -= 1;
            }
            match self.rest(&goodbye, &stop).await {
                Some(Ok(())) => {}
                Some(Err(error)) => {
                    tracing::error!("{}: {error}", self.id);
                    let _first = self.stopped.set(stopped_by(self.id, &error));
                    return;
                }
                None => return,
            }
            let (history, id) = (self.history.clone(), self.id);
            let replayed =
                tokio::task::spawn_blocking(move || record::replay(&history, id, &mut |_| {}))
                    .await
                    .expect("a fold of durable records does not panic");
            match replayed {
                Ok(Replayed { mut state, .. }) => {
                    state.begin_epoch(self.journal.epoch(), state.seq());
                    let recorded = state.at();
                    self.court = Court::new(self.id, state, self.clock.now());
                    if recorded < began {
                        self.come_back(left).await;
                    }
                    tracing::info!("{} records again", self.id);
                    self.show_stopped(false);
                }
                Err(error) => {
                    tracing::error!("{}: {error}", self.id);
                    let _first = self.stopped.set(stopped_by(self.id, &error));
                    return;
                }
            }
        }
    }

    fn show_stopped(&self, stopped: bool) {
        for feed in &self.feeds {
            feed.stopped(stopped);
        }
    }

    /// Rests until the journal takes records again; whoever comes meanwhile is told why. An error
    /// if it never will, nothing when the server stops.
    async fn rest(
        &mut self,
        goodbye: &Goodbye,
        stop: &CancellationToken,
    ) -> Option<Result<(), JournalError>> {
        let mut looks = tokio::time::interval(TRY_AGAIN);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // the first look comes at once, and the disk was full a moment ago
        looks.tick().await;
        loop {
            tokio::select! {
                () = stop.cancelled() => return None,
                ask = self.inbox.recv() => match ask?.reply {
                    Some(Reply::Session(_, session)) => part(session, goodbye.clone()),
                    Some(Reply::Ruled(reply)) => {
                        // who asked may have left
                        let _left = reply.send(Err(goodbye.clone()));
                    }
                    None => {}
                },
                _ = looks.tick() => {
                    let (done, room) = oneshot::channel();
                    self.journal.look_for_room(Box::new(move |room| {
                        // a court that is gone has nobody left to tell
                        let _gone = done.send(room);
                    }));
                    let looked = tokio::select! {
                        () = stop.cancelled() => return None,
                        looked = room => looked.expect("the journal answers every question"),
                    };
                    match looked {
                        Err(JournalError::Full { .. } | JournalError::Overloaded { .. }) => {}
                        looked => return Some(looked),
                    }
                }
            }
        }
    }

    /// The first word of a court that was left alone: whatever happened while nobody listened,
    /// silence brought nothing about.
    async fn come_back(&mut self, left: LeftAlone) {
        let back = CourtInput::CameBack { away_from: left.from, ran_on: left.ran_on };
        let effects = self.court.handle(self.clock.now(), [back]);
        self.perform(effects).await;
    }

    async fn serve(&mut self, stop: &CancellationToken) -> Result<(), JournalError> {
        let mut asks = Vec::with_capacity(INPUTS_AT_ONCE);
        loop {
            let has_room = !self.court.is_full();
            let deadline = self.court.next_deadline();
            let (clock, next_look) = (self.clock, self.listening.next_look());
            tokio::select! {
                biased;
                Some(why) = self.refused.recv() => return Err(why),
                Some(synced) = self.synced.recv() => {
                    let mut last = self.in_sync(synced)?;
                    while let Ok(synced) = self.synced.try_recv() {
                        last = self.in_sync(synced)?;
                    }
                    let effects = self.court.durable(last);
                    self.perform(effects).await;
                }
                n_asks = self.inbox.recv_many(&mut asks, INPUTS_AT_ONCE), if has_room => {
                    if n_asks == 0 {
                        return self.finish().await;
                    }
                    let now = self.clock.now();
                    let missed = self.missed(now);
                    let asked = asks.drain(..).map(|ask| self.note(ask));
                    let inputs: Vec<_> = missed.into_iter().chain(asked).collect();
                    let effects = self.court.handle(now, inputs);
                    self.perform(effects).await;
                }
                () = clock.reach(deadline), if has_room => {
                    let now = self.clock.now();
                    let missed = self.missed(now);
                    let effects = self.court.handle(now, missed);
                    self.perform(effects).await;
                }
                () = tokio::time::sleep_until(next_look) => {
                    let now = self.clock.now();
                    if let Some(missed) = self.missed(now) {
                        let effects = self.court.handle(now, [missed]);
                        self.perform(effects).await;
                    }
                }
                () = stop.cancelled() => return self.finish().await,
            }
            self.tell_of_hindrances();
            if self.in_flight == 0
                && let Some(returning) = &self.returning
                && returning.told(self.court.live(), self.clock.now())
            {
                self.returning = None;
            }
        }
    }

    /// Tells the presence list what stands against starts, when that has changed and is durable. Whoever
    /// watches sends heartbeats, so that there is always a next look.
    fn tell_of_hindrances(&mut self) {
        let looked = Instant::now();
        if self.in_flight > 0 || looked < self.hindrances_due {
            return;
        }
        self.hindrances_due = looked + HINDRANCES_EVERY;
        let found = self.court.hindrances(self.clock.now());
        if found != self.hindrances && self.presence.hindrances(self.id, found.clone()) {
            self.hindrances = found;
        }
    }

    /// The court's first input when nobody listened for a while.
    fn missed(&mut self, now: CourtTime) -> Option<CourtInput> {
        let missed = self.listening.missed(Instant::now(), self.clock.asleep_us())?;
        let missed_ms = i64::try_from(missed.as_millis()).unwrap_or(i64::MAX);
        let court_ms = missed_ms.saturating_mul(i64::from(self.clock.speed()));
        let away_from = CourtTime(now.0.saturating_sub(court_ms));
        Some(CourtInput::CameBack { away_from, ran_on: true })
    }

    fn in_sync(&mut self, synced: Result<Seq, JournalError>) -> Result<Seq, JournalError> {
        self.in_flight -= 1;
        synced
    }

    /// Waits for the groups at the journal, and releases their messages.
    async fn finish(&mut self) -> Result<(), JournalError> {
        while self.in_flight > 0 {
            let Some(synced) = self.synced.recv().await else { break };
            let seq = self.in_sync(synced)?;
            let effects = self.court.durable(seq);
            self.perform(effects).await;
        }
        Ok(())
    }

    /// Keeps who is to be answered.
    fn note(&mut self, ask: CourtAsk) -> CourtInput {
        match (ask.input, ask.reply) {
            (CourtInput::Command { command, .. }, Some(Reply::Ruled(reply))) => {
                self.next_ticket += 1;
                self.tickets.insert(self.next_ticket, reply);
                CourtInput::Command { command, ticket: self.next_ticket }
            }
            (input, Some(Reply::Session(session, replies))) => {
                self.sessions.retain(|_, replies| !replies.is_closed());
                self.sessions.insert(session, replies);
                input
            }
            (input, _) => input,
        }
    }

    /// Carries out the court's effects in their order; answers are on their way before frames.
    async fn perform(&mut self, effects: Vec<CourtEffect>) {
        let mut has_answers = false;
        for effect in effects {
            match effect {
                CourtEffect::Append(group) => {
                    let last = group.last().expect("groups are not empty").seq;
                    self.in_flight += 1;
                    let synced = self.synced_in.clone();
                    self.journal.append(
                        group,
                        Box::new(move |durable| {
                            // there is room for every group in flight; a court that is gone
                            // has nobody left to tell
                            let _gone = synced.try_send(durable.map(|_| last));
                        }),
                    );
                }
                CourtEffect::Tell { session, reply } => {
                    has_answers |= matches!(reply, CourtReply::Outcome(_));
                    self.tell(session, reply);
                }
                CourtEffect::Ruled { ticket, verdict } => {
                    if let Some(reply) = self.tickets.remove(&ticket) {
                        // who asked may have left
                        let _left = reply.send(Ok(verdict));
                    }
                }
                CourtEffect::Recall { session, request } => self.recall(session, request),
                CourtEffect::Release(records) => {
                    if std::mem::take(&mut has_answers) {
                        // the sessions write their answers before any feed has work to do, and who
                        // runs on this processor (a referee's terminal, a board's agent) hears them
                        tokio::task::yield_now().await;
                        std::thread::yield_now();
                    }
                    let released: Released = records.into();
                    for feed in &self.feeds {
                        feed.release(&released);
                    }
                }
            }
        }
    }

    fn tell(&mut self, session: SessionId, reply: CourtReply) {
        if let Some(replies) = self.sessions.get(&session)
            && replies.try_send(reply).is_err()
            && let Some(replies) = self.sessions.remove(&session)
        {
            // it left, or takes nothing any more: it asks again when it comes back
            let message = message!("bye-slow-reader", court = self.id);
            part(replies, Goodbye { code: GoodbyeCode::TooFast, message });
        }
    }

    /// Looks a repeat's outcome up beside the court's work.
    fn recall(&self, session: SessionId, request: RequestId) {
        let Some(replies) = self.sessions.get(&session).cloned() else { return };
        let history = self.history.clone();
        tokio::task::spawn_blocking(move || {
            let reply = match recall(&history, request) {
                Ok(Some(outcome)) => CourtReply::Outcome(outcome),
                Ok(None) => CourtReply::End(Goodbye {
                    code: GoodbyeCode::BadMessage,
                    message: message!("bye-no-outcome", request = request.to_string()),
                }),
                Err(error) => {
                    tracing::error!("{error}");
                    CourtReply::End(Goodbye {
                        code: GoodbyeCode::CourtStopped,
                        message: message!(
                            "bye-outcome-lost",
                            request = request.to_string(),
                            error = error.to_string()
                        ),
                    })
                }
            };
            // it may have left meanwhile; while it is there its queue empties
            let _left = replies.blocking_send(reply);
        });
    }
}

/// The goodbye to a device whose court has stopped.
fn stopped_by(court: CourtId, error: &JournalError) -> Goodbye {
    let message = message!("bye-court-stopped", court, error = error.to_string());
    Goodbye { code: GoodbyeCode::CourtStopped, message }
}

/// Ends a session that this court answers no more: left without a word it would look alive and
/// never hear an outcome again.
fn part(session: mpsc::Sender<CourtReply>, goodbye: Goodbye) {
    let Err(TrySendError::Full(end)) = session.try_send(CourtReply::End(goodbye)) else { return };
    // what waits is written first; a socket that takes nothing is closed within seconds
    tokio::spawn(async move {
        let _left = session.send(end).await;
    });
}

fn recall(history: &History, request: RequestId) -> Result<Option<Outcome>, JournalError> {
    let Some((stream, seq)) = history.by_request(request)? else { return Ok(None) };
    let Some(found) = history.record(stream, seq)? else { return Ok(None) };
    Ok(record::read(&found)?.outcome())
}

#[cfg(test)]
mod tests;
