//! The feed's driver: takes released records in, hands updates to the followers.
//!
//! A court releases into a bounded queue and never waits for a feed. Records that did not fit are
//! read from the journal, which holds them by then.

use super::subscribers::{SubscriberNo, Subscribers, Subscription, Word, stopped};
use super::{Channel, Feed, Framed, GameHistory, Names, QUEUE_FRAMES};
use crate::clock::CourtClock;
use crate::export::{GameSheet, Wanted};
use crate::net::unchanged;
use crate::record;
use axum::http::HeaderValue;
use bytes::Bytes;
use court_protocol::{
    Audience, BoardNo, CourtId, CourtTime, Format, GameId, GameView, MoveView, Seq, Snapshot,
    StreamId,
};
use referee_core::{CourtState, Record};
use referee_journal::{History, JournalError};
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

/// Released groups that may wait for a feed: a second of a court at full load. A feed that lags
/// further reads the journal.
const GROUPS_WAITING: usize = 256;
/// Questions that may wait: a hall of screens that all come at once.
const ASKS_WAITING: usize = 1_024;
/// Groups taken before followers are woken, so that each writes them all at once.
const GROUPS_AT_ONCE: usize = 64;
/// Records read from the journal at once when a feed lags.
const RECORDS_AT_ONCE: usize = 1_024;
/// Records that a late feed reads at once: the first that is not due yet ends its look.
const LATE_RECORDS_AT_ONCE: usize = 64;

/// A group of records that became durable together.
pub type Released = Arc<[Record]>;

/// A court's handle of its feeds. Never waits.
#[derive(Debug, Clone)]
pub struct FeedSender {
    groups: mpsc::Sender<Released>,
    mark: Arc<watch::Sender<Seq>>,
    stopped: Arc<watch::Sender<bool>>,
}

impl FeedSender {
    /// Releases a group.
    pub fn release(&self, group: &Released) {
        // a full queue loses nothing: the mark tells how far the feed has to read in the journal
        let _fits = self.groups.try_send(group.clone());
        if let Some(last) = group.last() {
            self.mark.send_replace(last.seq);
        }
    }

    /// The court has stopped, or goes on: every screen shows it.
    pub fn stopped(&self, stopped: bool) {
        self.stopped.send_replace(stopped);
    }
}

/// Asks a feed. Cheap to clone.
#[derive(Debug, Clone)]
pub struct FeedHandle {
    asks: mpsc::Sender<FeedAsk>,
    mark: watch::Receiver<Seq>,
}

/// A device's start: a snapshot of the court, and the updates after it.
#[derive(Debug)]
pub struct Joined {
    /// The court whole; left out where the device's own picture is the newest.
    pub picture: Option<Framed>,
    /// Everything after it.
    pub updates: broadcast::Receiver<Framed>,
}

/// A snapshot as JSON, and what names it.
#[derive(Debug, Clone)]
pub struct JsonSnapshot {
    /// Changes with it, also where another event or another start of the server counts alike.
    pub etag: HeaderValue,
    pub json: Bytes,
}

#[derive(Debug)]
enum FeedAsk {
    Join {
        channel: Channel,
        from: Option<Seq>,
        reply: oneshot::Sender<Joined>,
    },
    Picture {
        channel: Channel,
        reply: oneshot::Sender<Framed>,
    },
    Json {
        reply: oneshot::Sender<JsonSnapshot>,
    },
    History {
        game: GameId,
        reply: oneshot::Sender<Option<GameHistory>>,
    },
    Moves {
        game: GameId,
        from_ply: u16,
        reply: oneshot::Sender<Option<Vec<MoveView>>>,
    },
    Game {
        board: BoardNo,
        reply: oneshot::Sender<Option<Box<GameView>>>,
    },
    Sheets {
        wanted: Wanted,
        reply: oneshot::Sender<Vec<GameSheet>>,
    },
    Subscribe {
        stream: Arc<TcpStream>,
        format: Format,
        reply: oneshot::Sender<Subscription>,
    },
    Say {
        subscriber: SubscriberNo,
        word: Word,
    },
    Leave {
        subscriber: SubscriberNo,
    },
    State {
        reply: oneshot::Sender<Box<CourtState>>,
    },
    RoundsOver {
        counts: fn(GameId) -> bool,
        reply: oneshot::Sender<(Seq, usize)>,
    },
    Past {
        court: Box<CourtState>,
        audience: Audience,
        reply: oneshot::Sender<Option<Box<Snapshot>>>,
    },
    Rename {
        names: Names,
        reply: oneshot::Sender<()>,
    },
}

impl FeedHandle {
    /// Begins to follow; `None` when the feed has ended.
    pub async fn join(&self, channel: Channel, from: Option<Seq>) -> Option<Joined> {
        self.ask(|reply| FeedAsk::Join { channel, from, reply }).await
    }

    /// The whole court, for a follower who is late; `None` if the feed has ended.
    pub async fn picture(&self, channel: Channel) -> Option<Framed> {
        self.ask(|reply| FeedAsk::Picture { channel, reply }).await
    }

    /// The public snapshot as JSON; `None` when the feed has ended.
    pub async fn json(&self) -> Option<JsonSnapshot> {
        self.ask(|reply| FeedAsk::Json { reply }).await
    }

    /// A game's moves from a half-move on; `None` where there is no such game.
    pub async fn moves(&self, game: GameId, from_ply: u16) -> Option<Vec<MoveView>> {
        self.ask(|reply| FeedAsk::Moves { game, from_ply, reply }).await.flatten()
    }

    /// A game from its start; `None` where there is no such game.
    pub async fn history(&self, game: GameId) -> Option<GameHistory> {
        self.ask(|reply| FeedAsk::History { game, reply }).await.flatten()
    }

    /// The game on a board as the public may see it; `None` where there is none.
    pub async fn game_on(&self, board: BoardNo) -> Option<Box<GameView>> {
        self.ask(|reply| FeedAsk::Game { board, reply }).await.flatten()
    }

    /// The sheets of games, with the players as the public may see them; `None` if the feed has ended.
    pub(crate) async fn sheets(&self, wanted: Wanted) -> Option<Vec<GameSheet>> {
        self.ask(|reply| FeedAsk::Sheets { wanted, reply }).await
    }

    /// The last record that the court has released. It is in the journal.
    pub fn released(&self) -> watch::Receiver<Seq> {
        self.mark.clone()
    }

    /// The court as it was released last; `None` when the feed has ended.
    pub async fn state(&self) -> Option<Box<CourtState>> {
        self.ask(|reply| FeedAsk::State { reply }).await
    }

    /// The feed's last record, and the number of rounds after it with all results sealed, among the
    /// games for which `counts` is true; `None` when the feed has ended.
    pub async fn rounds_over(&self, counts: fn(GameId) -> bool) -> Option<(Seq, usize)> {
        self.ask(|reply| FeedAsk::RoundsOver { counts, reply }).await
    }

    /// A past state of the court as this audience sees it; `None` if it is later than what was
    /// released, or the feed has ended.
    pub async fn past(&self, court: CourtState, audience: Audience) -> Option<Box<Snapshot>> {
        let court = Box::new(court);
        self.ask(|reply| FeedAsk::Past { court, audience, reply }).await.flatten()
    }

    /// Has the feed show these names from now on.
    pub async fn rename(&self, names: Names) {
        // a feed that has ended shows no names
        let _ended = self.ask(|reply| FeedAsk::Rename { names, reply }).await;
    }

    /// Subscribes a bare socket: the feed's task shows it the court whole and everything
    /// after it. `None` when the feed has ended.
    pub(super) async fn subscribe(
        &self,
        format: Format,
        stream: Arc<TcpStream>,
    ) -> Option<Subscription> {
        self.ask(|reply| FeedAsk::Subscribe { stream, format, reply }).await
    }

    /// Says something to one subscriber alone.
    pub(super) async fn say(&self, subscriber: SubscriberNo, word: Word) {
        // a feed that has ended has sent everybody its goodbye
        let _ended = self.asks.send(FeedAsk::Say { subscriber, word }).await;
    }

    /// A subscriber has left.
    pub(super) async fn leave(&self, subscriber: SubscriberNo) {
        // a feed that has ended has no subscribers
        let _ended = self.asks.send(FeedAsk::Leave { subscriber }).await;
    }

    async fn ask<T>(&self, ask: impl FnOnce(oneshot::Sender<T>) -> FeedAsk) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        self.asks.send(ask(reply)).await.ok()?;
        answer.await.ok()
    }
}

/// Runs a feed. One whose court has stopped goes on showing what was durable.
#[derive(Debug)]
pub struct FeedTask {
    feed: Feed,
    history: History,
    /// The clock of a feed that releases records later than they were ruled.
    delayed: Option<CourtClock>,
    /// The instant of the next record that such a feed waits for.
    due: Option<CourtTime>,
    groups: mpsc::Receiver<Released>,
    mark: watch::Receiver<Seq>,
    stopped: watch::Receiver<bool>,
    asks: mpsc::Receiver<FeedAsk>,
    channels: Vec<(Channel, broadcast::Sender<Framed>)>,
    subscribers: Subscribers,
    json: Option<(Seq, JsonSnapshot)>,
}

impl FeedTask {
    /// A feed with both its ends.
    pub fn new(feed: Feed, history: History) -> (Self, FeedSender, FeedHandle) {
        let (groups_in, groups) = mpsc::channel(GROUPS_WAITING);
        let (mark_in, mark) = watch::channel(feed.seq());
        let released = mark.clone();
        let (stopped_in, stopped) = watch::channel(false);
        let (asks_in, asks) = mpsc::channel(ASKS_WAITING);
        let channels = Channel::ALL
            .into_iter()
            .map(|channel| (channel, broadcast::Sender::new(QUEUE_FRAMES)))
            .collect();
        let task = Self {
            feed,
            history,
            delayed: None,
            due: None,
            groups,
            mark,
            stopped,
            asks,
            channels,
            subscribers: Subscribers::default(),
            json: None,
        };
        let sender = FeedSender {
            groups: groups_in,
            mark: Arc::new(mark_in),
            stopped: Arc::new(stopped_in),
        };
        (task, sender, FeedHandle { asks: asks_in, mark: released })
    }

    /// The same feed, which releases each record once `clock` has reached the instant of its ruling.
    /// Until then the record stays in the journal.
    #[must_use]
    pub fn delayed(self, clock: CourtClock) -> Self {
        Self { delayed: Some(clock), ..self }
    }

    /// Runs it until `stop`, and until its court has released its last. Followers see their
    /// channel closed when it ends.
    pub async fn run(mut self, stop: impl Future<Output = ()>) {
        if let Err(error) = self.follow(stop).await {
            tracing::error!("{}: the feed stops: {error}", self.feed.court());
        }
        self.subscribers.close(&stopped());
    }

    async fn follow(&mut self, stop: impl Future<Output = ()>) -> Result<(), JournalError> {
        tokio::pin!(stop);
        let mut waiting = Vec::new();
        let mut is_orphan = false;
        self.release_due().await?;
        loop {
            let shows_at = self.subscribers.shows_at();
            let (delayed, due) = (self.delayed, self.due);
            tokio::select! {
                biased;
                n_groups = self.groups.recv_many(&mut waiting, GROUPS_AT_ONCE),
                    if !is_orphan =>
                {
                    is_orphan = n_groups == 0;
                    if delayed.is_some() {
                        waiting.clear();
                        self.release_due().await?;
                    }
                    for group in waiting.drain(..) {
                        self.release(&group).await?;
                    }
                }
                Ok(()) = self.mark.changed() => {
                    let mark = *self.mark.borrow_and_update();
                    if delayed.is_some() {
                        self.release_due().await?;
                    } else if self.groups.is_empty() {
                        self.catch_up(mark).await?;
                    }
                }
                () = is_due(delayed, due), if due.is_some() => {
                    self.due = None;
                    self.release_due().await?;
                }
                () = reach(shows_at.unwrap_or_else(Instant::now)), if shows_at.is_some() => {
                    self.show().await;
                }
                Ok(()) = self.stopped.changed() => self.stop().await,
                subscriber = self.subscribers.takes_more() => {
                    if let Some(format) = self.subscribers.go_on(subscriber) {
                        let picture = self.feed.picture(public(format));
                        self.subscribers.begin(subscriber, picture.bytes());
                    }
                }
                Some(ask) = self.asks.recv() => self.answer(ask).await,
                () = &mut stop, if is_orphan => {
                    self.show().await;
                    return Ok(());
                }
            }
        }
    }

    /// Shows the subscribers all that became known together.
    async fn show(&mut self) {
        self.subscribers.show_news(|format| self.feed.picture(public(format))).await;
    }

    /// Sends everyone the whole court once more, which tells whether it has stopped.
    async fn stop(&mut self) {
        self.show().await;
        let stopped = *self.stopped.borrow_and_update();
        self.feed.stop(stopped);
        self.json = None;
        for channel in Channel::ALL {
            let followers = self.followers(channel);
            if followers.receiver_count() > 0 {
                let followers = followers.clone();
                // nobody there any more is fine
                let _n_followers = followers.send(self.feed.picture(channel));
            }
        }
        for format in Format::ALL {
            if self.subscribers.looks_in(format) {
                let picture = self.feed.picture(public(format));
                self.subscribers.show(format, picture.bytes()).await;
            }
        }
    }

    async fn release(&mut self, group: &[Record]) -> Result<(), JournalError> {
        if let Some(first) = group.first()
            && first.seq > self.feed.seq().next()
        {
            self.catch_up(Seq(first.seq.0 - 1)).await?;
        }
        for record in group {
            self.send(record);
        }
        Ok(())
    }

    /// Reads what the queue had no room for.
    async fn catch_up(&mut self, to: Seq) -> Result<(), JournalError> {
        while self.feed.seq() < to {
            let (history, from) = (self.history.clone(), self.feed.seq().next());
            let stream = StreamId::from(self.feed.court());
            let records =
                tokio::task::spawn_blocking(move || history.range(stream, from, RECORDS_AT_ONCE))
                    .await
                    .expect("look-ups do not panic")?;
            if records.is_empty() {
                return Ok(()); // not durable yet: it comes by the queue
            }
            for found in &records {
                self.send(&record::read(found)?);
            }
        }
        Ok(())
    }

    /// Releases from the journal what the clock of a late feed has reached.
    async fn release_due(&mut self) -> Result<(), JournalError> {
        let Some(clock) = self.delayed else { return Ok(()) };
        while self.due.is_none() {
            let (history, from) = (self.history.clone(), self.feed.seq().next());
            let stream = StreamId::from(self.feed.court());
            let look = move || history.range(stream, from, LATE_RECORDS_AT_ONCE);
            let records =
                tokio::task::spawn_blocking(look).await.expect("look-ups do not panic")?;
            if records.is_empty() {
                return Ok(());
            }
            for found in &records {
                let record = record::read(found)?;
                if record.at > clock.now() {
                    self.due = Some(record.at);
                    break;
                }
                self.send(&record);
            }
        }
        Ok(())
    }

    fn send(&mut self, record: &Record) {
        for (channel, followers) in &self.channels {
            let looks =
                channel.audience == Audience::Public && self.subscribers.looks_in(channel.format);
            self.feed.set_followed(*channel, looks || followers.receiver_count() > 0);
        }
        for update in self.feed.release(record) {
            if update.channel.audience == Audience::Public {
                self.subscribers.learn(update.channel.format, &update.framed);
            }
            // nobody there any more is fine
            let _n_followers = self.followers(update.channel).send(update.framed);
        }
    }

    fn followers(&self, channel: Channel) -> &broadcast::Sender<Framed> {
        let (_, followers) = self
            .channels
            .iter()
            .find(|(of, _)| *of == channel)
            .expect("every channel is there from the start");
        followers
    }

    /// Answers; one who asked and left is fine.
    async fn answer(&mut self, ask: FeedAsk) {
        match ask {
            FeedAsk::Join { channel, from, reply } => {
                let is_newest = from.is_some_and(|from| self.feed.is_newest(from));
                let picture = (!is_newest).then(|| self.feed.picture(channel));
                let updates = self.followers(channel).subscribe();
                let _left = reply.send(Joined { picture, updates });
            }
            FeedAsk::Picture { channel, reply } => {
                let _left = reply.send(self.feed.picture(channel));
            }
            FeedAsk::Json { reply } => {
                let _left = reply.send(self.json());
            }
            FeedAsk::History { game, reply } => {
                let _left = reply.send(self.feed.history(game));
            }
            FeedAsk::Moves { game, from_ply, reply } => {
                let _left = reply.send(self.feed.moves(game, from_ply));
            }
            FeedAsk::Game { board, reply } => {
                let _left = reply.send(self.feed.game_on(board).map(Box::new));
            }
            FeedAsk::Sheets { wanted, reply } => {
                let _left = reply.send(self.feed.sheets(wanted));
            }
            FeedAsk::Subscribe { stream, format, reply } => {
                // what waits to be shown is in his picture already
                self.show().await;
                let picture = self.feed.picture(public(format));
                let subscriber = self.subscribers.add(stream, format, &picture);
                if let Err(left) = reply.send(subscriber) {
                    self.subscribers.leave(left.number);
                }
            }
            FeedAsk::Say { subscriber, word } => self.subscribers.say(subscriber, word),
            FeedAsk::Leave { subscriber } => self.subscribers.leave(subscriber),
            FeedAsk::State { reply } => {
                let _left = reply.send(Box::new(self.feed.state().clone()));
            }
            FeedAsk::RoundsOver { counts, reply } => {
                let _left = reply.send((self.feed.seq(), self.feed.state().rounds_over(counts)));
            }
            FeedAsk::Past { court, audience, reply } => {
                let is_released = court.seq() <= self.feed.seq();
                let snapshot = || Box::new(self.feed.snapshot_of(&court, audience));
                let _left = reply.send(is_released.then(snapshot));
            }
            FeedAsk::Rename { names, reply } => {
                self.feed.rename(names);
                self.json = None;
                let _left = reply.send(());
            }
        }
    }

    fn json(&mut self) -> JsonSnapshot {
        let seq = self.feed.seq();
        if let Some((at, snapshot)) = &self.json
            && *at == seq
        {
            return snapshot.clone();
        }
        let snapshot = self.feed.snapshot(Audience::Public);
        let json = Format::Json.encode(&snapshot);
        let json = JsonSnapshot { etag: unchanged::tag(&json), json };
        self.json = Some((seq, json.clone()));
        json
    }

    pub fn court(&self) -> CourtId {
        self.feed.court()
    }
}

/// Comes when the clock of a late feed reaches the instant of its next record.
async fn is_due(delayed: Option<CourtClock>, due: Option<CourtTime>) {
    match delayed {
        Some(clock) => clock.reach(due).await,
        None => std::future::pending().await,
    }
}

/// Comes at an instant, and at once where it is over. A timer takes another millisecond, and one
/// that is set anew with every input would never end while inputs come.
async fn reach(instant: Instant) {
    if instant > Instant::now() {
        sleep_until(instant).await;
    }
}

const fn public(format: Format) -> Channel {
    Channel { format, audience: Audience::Public }
}
