//! The session's driver: one task per device, between its socket, the gate and its courts.

mod allowance;
mod ends;
mod waits;

use super::{Session, SessionEffect, SessionEffects, SessionInput};
use crate::about::About;
use crate::access::TurnedAway;
use crate::access::gate::{AdmittedSession, Entrance, GateHandle};
use crate::clock::CourtClock;
use crate::control::Secret;
use crate::copies::Copies;
use crate::court::task::{CourtHandles, REPLIES};
use crate::court::{CourtInput, CourtReply, FromDevice};
use crate::desks::Desks;
use crate::epoch_key::EpochKey;
use crate::feed::task::FeedHandle;
use crate::feed::{Channel, Framed};
use crate::goodbye::stopping;
use crate::net::budget::SocketPermit;
use crate::past::Past;
use crate::player_links::PlayerLinks;
use crate::presence::SessionId;
use crate::presence::task::{LastWord, PresenceHandle};
use crate::rounds::Rounds;
use crate::screens::Screens;
use allowance::Allowance;
pub use allowance::Allowances;
use bytes::Bytes;
use court_protocol::{
    Audience, CourtId, DeviceId, Follow, Format, Goodbye, GoodbyeCode, Limits, Micros, Millis,
    Presence, Role, ToDevice, UnprovenEpoch,
};
use ends::{close_code, not_served, stalled, violation};
use futures::{SinkExt, StreamExt};
use referee_journal::JournalHandle;
use referee_messages::message;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio::time::{Instant, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_util::sync::{CancellationToken, ReusableBoxFuture};
use waits::{NextUpdate, answered, ended, first_update, list_changed, next_update};

/// The time a device has to send its hello, or its socket closes.
const HELLO_WITHIN: Duration = Duration::from_secs(5);
/// A socket that takes nothing for so long is dead: the device comes back by a new one.
const WRITE_STALL: Duration = Duration::from_secs(5);
/// The silence after which a device is asked for a sign of life.
const PING_EVERY: Duration = Duration::from_secs(10);
/// After so long without any sign its socket is closed.
const SILENT_FOR: Duration = Duration::from_secs(30);
/// Time a device has to read its goodbye and to close.
const PART_WITHIN: Duration = Duration::from_secs(1);
/// Buffers of a session: a request fits many times, and a thousand sessions stay small.
const BUFFER_BYTES: usize = 4 * 1024;
/// The bytes that may wait to be written: the largest snapshot and a window of outcomes.
const WRITE_BYTES_MAX: usize = 512 * 1024;

/// The handles that every session of a hall shares.
#[derive(Debug)]
pub struct SessionWorld {
    /// The address of the court's listener.
    pub listener: SocketAddr,
    /// The gate that admits devices.
    pub gate: GateHandle,
    /// The token of the server's own machine, in the data folder.
    pub machine_secret: Secret,
    pub courts: CourtHandles,
    /// Puts rounds on the boards.
    pub rounds: Arc<Rounds>,
    /// The desks of the events.
    pub desks: Arc<Desks>,
    /// The players' personal links.
    pub player_links: Arc<PlayerLinks>,
    pub feeds: Arc<BTreeMap<CourtId, FeedHandle>>,
    /// Keeps the list of devices that are there.
    pub presence: PresenceHandle,
    /// The messages the line judges may still send at once.
    pub allowances: Allowances,
    pub clock: CourtClock,
    /// The term of writing, and the one to tell of a later one.
    pub journal: JournalHandle,
    pub copies: Arc<Copies>,
    /// The key that proves terms of writing.
    pub epoch_key: EpochKey,
    /// The address of the public's listener.
    pub public: SocketAddr,
    /// The event's description, for files.
    pub about: Arc<About>,
    /// The settings of the hall's screens.
    pub screens: Arc<Screens>,
    pub past: Arc<Past>,
    pub stop: CancellationToken,
}

/// Serves a device until it leaves or has to go. `early` is the data it sent right after its
/// handshake; `permit` counts it among the strangers until it is welcome.
pub async fn serve(
    stream: TcpStream,
    early: Bytes,
    format: Format,
    world: Arc<SessionWorld>,
    permit: SocketPermit,
) {
    let config = WebSocketConfig::default()
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(BUFFER_BYTES)
        .max_write_buffer_size(WRITE_BYTES_MAX)
        .max_message_size(Some(Limits::DEVICE.bytes))
        .max_frame_size(Some(Limits::DEVICE.bytes));
    let socket = WebSocketStream::from_partially_read(
        stream,
        early.to_vec(),
        tokio_tungstenite::tungstenite::protocol::Role::Server,
        Some(config),
    )
    .await;
    let Some(id) = world.gate.session().await else { return };
    let (replies_in, replies) = mpsc::channel(REPLIES);
    let session = Session::new(format, world.journal.epoch(), world.epoch_key, world.clock.speed());
    let lost = permit.lost();
    let mut driver = Driver {
        id,
        format,
        socket,
        session,
        world,
        replies_in,
        replies,
        ends: None,
        waits: None,
        word: None,
        watches: None,
        follows: BTreeMap::new(),
        allowance: Allowance::of_a_stranger(),
        network: permit.network(),
        permit: Some(permit),
        device: None,
        close: None,
        is_over: false,
    };
    let is_lost = tokio::select! {
        ran = driver.run() => {
            if let Err(error) = ran {
                tracing::debug!("session {}: {error}", id.0);
            }
            false
        }
        () = lost.cancelled() => true,
    };
    // one that made room may have been at the gate just now
    if is_lost || driver.device.is_some() || driver.waits.is_some() {
        driver.world.gate.leave(id, driver.device).await;
    }
    if driver.is_over {
        tokio::select! {
            () = driver.part() => {}
            () = lost.cancelled() => {}
        }
    }
}

struct Driver {
    id: SessionId,
    format: Format,
    socket: WebSocketStream<TcpStream>,
    session: Session,
    world: Arc<SessionWorld>,
    replies_in: mpsc::Sender<CourtReply>,
    replies: mpsc::Receiver<CourtReply>,
    ends: Option<oneshot::Receiver<Goodbye>>,
    /// The word a phone waits for that asked to come in.
    waits: Option<oneshot::Receiver<Result<AdmittedSession, Goodbye>>>,
    word: Option<LastWord>,
    watches: Option<(Role, watch::Receiver<Arc<Presence>>)>,
    /// Waited for from turn to turn, so that no turn makes them anew.
    follows: BTreeMap<CourtId, ReusableBoxFuture<'static, NextUpdate>>,
    allowance: Arc<Allowance>,
    /// The network it connects from.
    network: IpAddr,
    permit: Option<SocketPermit>,
    device: Option<DeviceId>,
    /// The code of the close frame.
    close: Option<CloseCode>,
    is_over: bool,
}

impl Driver {
    async fn run(&mut self) -> Result<(), Error> {
        let mut replies = Vec::new();
        let mut heard = Instant::now();
        let begun = heard;
        let mut signs = tokio::time::interval(HELLO_WITHIN);
        signs.tick().await; // the first comes at once
        let stop = self.world.stop.clone();
        let mut pinged = heard;
        while !self.is_over {
            let wants_more = self.session.wants_more();
            let pause = self.allowance.until();
            tokio::select! {
                biased;
                () = stop.cancelled() => self.take(SessionInput::End(stopping())).await?,
                goodbye = ended(&mut self.ends) => {
                    self.take(SessionInput::End(goodbye)).await?;
                }
                word = answered(&mut self.waits) => {
                    self.waits = None;
                    let input = self.enter(word);
                    self.take(input).await?;
                }
                n_replies = self.replies.recv_many(&mut replies, REPLIES) => {
                    debug_assert!(n_replies > 0, "the session holds a sender itself");
                    for reply in replies.drain(..) {
                        self.take(SessionInput::FromCourt(reply)).await?;
                    }
                }
                () = tokio::time::sleep_until(pause.unwrap_or(begun)), if pause.is_some() => {
                    self.allowance.refill(Instant::now());
                }
                message = self.socket.next(), if wants_more && pause.is_none() => {
                    if self.session.is_welcome() {
                        self.world.journal.rouse();
                    }
                    heard = Instant::now();
                    if let Some(word) = &self.word {
                        word.heard(self.world.clock.now());
                    }
                    let n_signs = self.session.n_signs();
                    self.message(message).await?;
                    self.allowance.take(heard, self.session.n_signs() > n_signs);
                }
                (court, said) = first_update(&mut self.follows) => self.update(court, said).await?,
                () = list_changed(&mut self.watches) => self.show_presence().await?,
                _ = signs.tick() => {
                    let now = Instant::now();
                    let is_stranger = !self.session.is_welcome() && !self.session.is_waiting();
                    if is_stranger && now - begun >= HELLO_WITHIN {
                        self.take(SessionInput::End(Goodbye {
                            code: GoodbyeCode::BadMessage,
                            message: message!("bye-no-hello"),
                        })).await?;
                    } else if now - heard >= SILENT_FOR {
                        return Ok(());
                    } else if now - heard >= PING_EVERY && now - pinged >= PING_EVERY {
                        pinged = now;
                        self.write(Message::Ping(Bytes::new())).await?;
                    }
                }
            }
            // all messages of this turn go out in one write
            self.flush().await?;
        }
        Ok(())
    }

    async fn message(&mut self, message: Option<Result<Message, Error>>) -> Result<(), Error> {
        let bytes = match (message, self.format) {
            (Some(Ok(Message::Binary(bytes))), Format::MessagePack) => bytes,
            (Some(Ok(Message::Text(text))), Format::Json) => text.into(),
            (Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))), _) => return Ok(()),
            (None | Some(Ok(Message::Close(_))), _) => {
                self.is_over = true;
                return Ok(());
            }
            (Some(Ok(_)), Format::MessagePack) => {
                return self.refuse(message!("bye-binary-wanted")).await;
            }
            (Some(Ok(_)), Format::Json) => {
                return self.refuse(message!("bye-text-wanted")).await;
            }
            (Some(Err(error)), _) => {
                let Some((code, goodbye)) = violation(&error) else { return Err(error) };
                self.close = Some(code);
                return self.take(SessionInput::End(goodbye)).await;
            }
        };
        self.take(SessionInput::Message(&bytes)).await
    }

    async fn refuse(&mut self, message: referee_messages::Message) -> Result<(), Error> {
        let goodbye = Goodbye { code: GoodbyeCode::BadMessage, message };
        self.take(SessionInput::End(goodbye)).await
    }

    async fn take(&mut self, input: SessionInput<'_>) -> Result<(), Error> {
        let mut effects = self.session.handle(self.world.clock.now_us(), input);
        // what follows from one effect comes before the next
        while !effects.is_empty() {
            let mut after = SessionEffects::new();
            for effect in effects {
                after.extend(self.perform(effect).await?);
            }
            effects = after;
        }
        Ok(())
    }

    async fn perform(&mut self, effect: SessionEffect) -> Result<SessionEffects, Error> {
        let now = self.world.clock.now_us();
        match effect {
            SessionEffect::Send(message) => {
                if let ToDevice::Welcome(welcome) = &message {
                    // no stranger any more
                    self.permit = None;
                    self.allowance = self.world.allowances.of(welcome.device, welcome.role);
                }
                if let ToDevice::Goodbye(goodbye) = &message {
                    if let Some(permit) = &self.permit {
                        permit.make_room();
                    }
                    self.close.get_or_insert_with(|| close_code(goodbye.code));
                }
                let message = message_of(self.format, self.format.encode(&message));
                self.write(message).await?;
            }
            SessionEffect::Admit(hello) => {
                if let Some(permit) = &self.permit {
                    if hello.credential.asks() {
                        permit.waits();
                    } else if !permit.keep() {
                        return Err(Error::ConnectionClosed); // another one has its place
                    }
                }
                let input = match self.world.gate.admit(self.id, self.network, hello).await {
                    Ok(Entrance::Open(entry)) => self.enter(Ok(entry)),
                    Ok(Entrance::Waits { number, word }) => {
                        self.waits = Some(word);
                        SessionInput::Waits(number)
                    }
                    Err(TurnedAway { goodbye, pause }) => {
                        self.pause(pause).await;
                        SessionInput::End(goodbye)
                    }
                };
                return Ok(self.session.handle(now, input));
            }
            SessionEffect::Watch { role } => {
                let mut list = self.world.presence.watch();
                list.mark_changed();
                self.watches = Some((role, list));
            }
            SessionEffect::Act { id, act } => {
                let input = match self.world.gate.act(self.session.device(), act).await {
                    Some(acted) => SessionInput::Acted { id, acted },
                    None => SessionInput::End(stopping()),
                };
                return Ok(self.session.handle(now, input));
            }
            SessionEffect::Round(ask) => {
                let answer = self.world.rounds.put_on(ask).await;
                return Ok(self.session.handle(now, SessionInput::RoundPut(answer)));
            }
            SessionEffect::Says { device, heartbeat } => {
                let clock_error = heartbeat.clock.map(|clock| Micros(clock.error));
                self.world.presence.says(device, clock_error, heartbeat.says);
            }
            SessionEffect::ToCourt { court, device, message } => {
                let is_join = matches!(message, FromDevice::Join { .. });
                let input = CourtInput::FromDevice { session: self.id, device, message };
                if !is_join {
                    return self.send(court, input).await;
                }
                let Some(handle) = self.world.courts.get(court) else {
                    let end = SessionInput::End(not_served(court));
                    return Ok(self.session.handle(now, end));
                };
                let joined = handle.join(self.id, input, self.replies_in.clone()).await;
                if let Err(goodbye) = joined {
                    // one court's damage is no other court's: only a stopping server ends it all
                    let input = if goodbye.code == GoodbyeCode::CourtStopped {
                        SessionInput::NotJoined { court, goodbye }
                    } else {
                        SessionInput::End(goodbye)
                    };
                    return Ok(self.session.handle(now, input));
                }
            }
            SessionEffect::Follow(follow) => self.follow(follow).await?,
            SessionEffect::Fence(epoch) => {
                if self.world.journal.fence(epoch) {
                    tracing::error!(
                        "a device has seen {epoch}: another server has taken over, this one has stopped writing for good"
                    );
                }
            }
            SessionEffect::Unproven { device, epoch } => {
                self.world.presence.unproven(UnprovenEpoch { device, epoch }).await;
            }
            SessionEffect::Close => {
                self.is_over = true;
                let code = self.close.unwrap_or(CloseCode::Normal);
                let close = CloseFrame { code, reason: Utf8Bytes::default() };
                self.write(Message::Close(Some(close))).await?;
            }
        }
        Ok(SessionEffects::new())
    }

    async fn send(&mut self, court: CourtId, input: CourtInput) -> Result<SessionEffects, Error> {
        let sent = match self.world.courts.get(court) {
            Some(handle) => handle.send(input).await,
            None => Err(not_served(court)),
        };
        Ok(match sent {
            Ok(()) => SessionEffects::new(),
            Err(goodbye) => {
                self.session.handle(self.world.clock.now_us(), SessionInput::End(goodbye))
            }
        })
    }

    /// The input made of a hello's result, or of the answer after waiting.
    fn enter(&mut self, entry: Result<AdmittedSession, Goodbye>) -> SessionInput<'static> {
        match entry {
            Ok(AdmittedSession { admission, ends, word }) => {
                self.ends = Some(ends);
                self.word = Some(word);
                self.device = Some(admission.member.device);
                SessionInput::Admitted(admission)
            }
            Err(goodbye) => SessionInput::End(goodbye),
        }
    }

    async fn show_presence(&mut self) -> Result<(), Error> {
        let Some((role, list)) = &mut self.watches else { return Ok(()) };
        let mut list = Presence::clone(&list.borrow_and_update());
        if *role != Role::Head {
            list.asking.clear();
            list.unproven.clear();
        }
        if !role.runs_events() {
            list.copy = None;
        }
        let message = self.format.encode(&ToDevice::Presence(Box::new(list)));
        self.write(message_of(self.format, message)).await
    }

    async fn follow(&mut self, follow: Follow) -> Result<(), Error> {
        let channel = self.channel();
        let Some(feed) = self.world.feeds.get(&follow.court) else { return Ok(()) };
        let Some(joined) = feed.join(channel, follow.from).await else { return Ok(()) };
        if let Some(picture) = joined.picture {
            self.write(message_of(self.format, picture.message())).await?;
        }
        self.listen(follow.court, joined.updates);
        Ok(())
    }

    /// Waits for the next update of a court's feed.
    fn listen(&mut self, court: CourtId, updates: broadcast::Receiver<Framed>) {
        match self.follows.get_mut(&court) {
            Some(follows) => follows.set(next_update(updates)),
            None => {
                self.follows.insert(court, ReusableBoxFuture::new(next_update(updates)));
            }
        }
    }

    /// Writes an update and all those that wait after it.
    async fn update(
        &mut self,
        court: CourtId,
        (mut update, mut updates): NextUpdate,
    ) -> Result<(), Error> {
        loop {
            match update {
                Ok(framed) => self.write(message_of(self.format, framed.message())).await?,
                // what was written is followed by the court whole
                Err(RecvError::Lagged(_)) => {
                    self.follows.remove(&court);
                    return self.follow(Follow { court, from: None }).await;
                }
                Err(RecvError::Closed) => {
                    self.follows.remove(&court);
                    return Ok(());
                }
            }
            update = match updates.try_recv() {
                Ok(framed) => Ok(framed),
                Err(TryRecvError::Lagged(n_lost)) => Err(RecvError::Lagged(n_lost)),
                Err(TryRecvError::Empty | TryRecvError::Closed) => break,
            };
        }
        self.listen(court, updates);
        Ok(())
    }

    /// Holds the answer to a wrong code back. Meanwhile the socket makes room for every other: who
    /// guesses on many sockets keeps nobody of the same network out.
    async fn pause(&self, pause: Millis) {
        if let Some(permit) = &self.permit {
            permit.make_room();
        }
        let pause = Duration::from_millis(u64::try_from(pause.0).unwrap_or_default());
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = self.world.stop.cancelled() => {}
        }
    }

    const fn channel(&self) -> Channel {
        Channel { format: self.format, audience: Audience::Referees }
    }

    async fn write(&mut self, message: Message) -> Result<(), Error> {
        match timeout(WRITE_STALL, self.socket.feed(message)).await {
            Ok(written) => written,
            Err(_) => Err(stalled()),
        }
    }

    /// Lets the goodbye arrive. A socket that is dropped with unread bytes of the device is reset. A
    /// reset loses what the device has not read yet.
    async fn part(&mut self) {
        let stream = self.socket.get_mut();
        let until_it_closes = async {
            let mut unread = [0; BUFFER_BYTES];
            stream.shutdown().await?;
            while stream.read(&mut unread).await? > 0 {}
            Ok::<(), std::io::Error>(())
        };
        // a device that is gone, or never closes, has had its time
        let _gone = timeout(PART_WITHIN, until_it_closes).await;
    }

    async fn flush(&mut self) -> Result<(), Error> {
        match timeout(WRITE_STALL, self.socket.flush()).await {
            Ok(Err(Error::ConnectionClosed)) if self.is_over => Ok(()),
            Ok(flushed) => flushed,
            Err(_) => Err(stalled()),
        }
    }
}

fn message_of(format: Format, bytes: Bytes) -> Message {
    match format {
        Format::MessagePack => Message::Binary(bytes),
        Format::Json => {
            Message::Text(Utf8Bytes::try_from(bytes).expect("JSON is written as UTF-8"))
        }
    }
}
