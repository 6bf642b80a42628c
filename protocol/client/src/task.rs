//! Drives a [`Link`] over a WebSocket: the only place of a device that knows sockets and timers.
//!
//! The task owns link and connection; programs hold a [`LinkHandle`] and listen to [`News`].

use crate::address::Dial;
use crate::device_clock::DeviceClock;
use crate::disk::Disk;
use crate::link::{Effect, Input, Link, News};
use crate::outbox::{Outbox, OutboxError, Ticket};
use court_protocol::{
    Ask, ClockEstimate, CourtId, CourtTime, DeviceAct, Format, Limits, Micros, PreviewAsk, Request,
    RoundAsk, ToDevice,
};
use futures::{SinkExt, StreamExt};
use referee_messages::say;
use std::collections::VecDeque;
use std::io;
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Utf8Bytes, coding::CloseCode};
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Greatest number of asks that wait for the task: a program asks from few places and awaits each.
const ASKS_MAX: usize = 64;
/// Greatest number of news that the program has not taken yet. Beyond it the link reads no more
/// from its court. A program that sleeps for three seconds finds a new session and a snapshot
/// instead of the news it missed.
const NEWS_MAX: usize = 256;
/// A court that takes no bytes for this long is gone.
const WRITE_MAX: Duration = Duration::from_secs(5);
/// Longest wait for the closing handshake, which is a courtesy.
const CLOSE_MAX: Duration = Duration::from_millis(500);
/// Buffers of a connection: requests are a few hundred bytes.
const BUFFER_BYTES: usize = 4 * 1024;

/// A program's end of its link. Cheap to clone.
#[derive(Debug, Clone)]
pub struct LinkHandle {
    asks: mpsc::Sender<Wish>,
    clock: watch::Receiver<Reckoning>,
}

#[derive(Debug, thiserror::Error)]
pub enum AskError {
    #[error(transparent)]
    NotKept(#[from] OutboxError),
    #[error("{}", say!("link-stopped"))]
    Stopped,
}

/// The reasons why an ask that is not kept was not sent.
#[derive(Debug, thiserror::Error)]
pub enum NotAsked {
    #[error("{}", say!("link-missing"))]
    NoLink,
    #[error("{}", say!("link-stopped"))]
    Stopped,
}

/// The state of the court's clock, as far as the device knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Reckoning {
    speed: u32,
    clock: Option<ClockEstimate>,
}

#[derive(Debug)]
enum Wish {
    Keep(ToKeep),
    Devices(DeviceAct, oneshot::Sender<Option<u32>>),
    Preview(PreviewAsk, oneshot::Sender<Option<u32>>),
    Round(RoundAsk, oneshot::Sender<Option<u32>>),
}

#[derive(Debug)]
struct ToKeep {
    at: Option<Micros>,
    court: CourtId,
    tag: Option<String>,
    ask: Ask,
    kept: oneshot::Sender<Result<(Ticket, Request), OutboxError>>,
}

impl LinkHandle {
    /// Keeps a request, durably, and sends it as soon as its turn comes. `at` is on the device's
    /// own clock, unscaled; if it is missing, the request is of now.
    ///
    /// Its outcome comes as [`News::Outcome`] with the ticket returned here.
    ///
    /// # Errors
    /// When it could not be kept. Then nothing was sent.
    pub async fn ask(
        &self,
        at: Option<Micros>,
        court: CourtId,
        tag: Option<String>,
        ask: Ask,
    ) -> Result<(Ticket, Request), AskError> {
        let (kept, answer) = oneshot::channel();
        let wish = Wish::Keep(ToKeep { at, court, tag, ask, kept });
        self.asks.send(wish).await.map_err(|_| AskError::Stopped)?;
        Ok(answer.await.map_err(|_| AskError::Stopped)??)
    }

    /// Asks something about devices, now or not at all; returns the mark that
    /// [`News::Device`] will repeat.
    ///
    /// # Errors
    /// When no session stands. Then nothing was sent.
    pub async fn ask_about_devices(&self, act: DeviceAct) -> Result<u32, NotAsked> {
        let (sent, answer) = oneshot::channel();
        self.asks.send(Wish::Devices(act, sent)).await.map_err(|_| NotAsked::Stopped)?;
        answer.await.map_err(|_| NotAsked::Stopped)?.ok_or(NotAsked::NoLink)
    }

    /// Asks for the preview of a request, now or not at all; returns its mark, which
    /// [`News::Preview`] will repeat.
    ///
    /// # Errors
    /// When no session stands. Then nothing was sent.
    pub async fn preview(&self, ask: PreviewAsk) -> Result<u32, NotAsked> {
        let (sent, answer) = oneshot::channel();
        self.asks.send(Wish::Preview(ask, sent)).await.map_err(|_| NotAsked::Stopped)?;
        answer.await.map_err(|_| NotAsked::Stopped)?.ok_or(NotAsked::NoLink)
    }

    /// Asks for the next round to be put on, now or not at all; returns the mark that
    /// [`News::Round`] will repeat.
    ///
    /// # Errors
    /// When no session stands. Then nothing was sent.
    pub async fn ask_for_round(&self, ask: RoundAsk) -> Result<u32, NotAsked> {
        let (sent, answer) = oneshot::channel();
        self.asks.send(Wish::Round(ask, sent)).await.map_err(|_| NotAsked::Stopped)?;
        answer.await.map_err(|_| NotAsked::Stopped)?.ok_or(NotAsked::NoLink)
    }

    /// Court time at `now` of the device's clock, by the last probes; none before the first answer.
    /// It goes on through an outage.
    pub fn court_time(&self, now: Micros) -> Option<CourtTime> {
        let Reckoning { speed, clock } = *self.clock.borrow();
        let stamp = now.0.saturating_mul(i64::from(speed));
        Some(CourtTime((stamp + clock?.offset).div_euclid(1_000)))
    }
}

/// The task that runs a link; see [`LinkTask::run`].
pub struct LinkTask<D, A: Dial, C> {
    link: Link<D>,
    dial: A,
    clock: C,
    asks: mpsc::Receiver<Wish>,
    reckoning: watch::Sender<Reckoning>,
    news: mpsc::Sender<News>,
    /// News that wait until the program has room.
    backlog: VecDeque<News>,
    connecting: Option<Connecting<A::Stream>>,
    socket: Option<WebSocketStream<A::Stream>>,
}

type Connecting<S> = Pin<Box<dyn Future<Output = Result<WebSocketStream<S>, String>> + Send>>;

/// The events that wake the task.
enum Event<S> {
    Stop,
    Deadline,
    Connected(Result<WebSocketStream<S>, String>),
    Delivered,
    Message(Option<Result<Message, tungstenite::Error>>),
    Wish(Wish),
}

/// A link with its handle, its news and the task that has to be run.
pub fn drive<D: Disk, A: Dial, C: DeviceClock>(
    link: Link<D>,
    dial: A,
    clock: C,
) -> (LinkHandle, mpsc::Receiver<News>, LinkTask<D, A, C>) {
    let (asks_to, asks) = mpsc::channel(ASKS_MAX);
    let (news, news_from) = mpsc::channel(NEWS_MAX);
    let backlog = VecDeque::new();
    let speed = link.outbox().clock().speed;
    let (reckoning, read) = watch::channel(Reckoning { speed, clock: None });
    let task = LinkTask {
        link,
        dial,
        clock,
        asks,
        reckoning,
        news,
        backlog,
        connecting: None,
        socket: None,
    };
    (LinkHandle { asks: asks_to, clock: read }, news_from, task)
}

impl<D: std::fmt::Debug, A: Dial, C> std::fmt::Debug for LinkTask<D, A, C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LinkTask").field("link", &self.link).finish_non_exhaustive()
    }
}

impl<D: Disk, A: Dial, C: DeviceClock> LinkTask<D, A, C> {
    /// Runs until `stop`, or until the last handle is gone; returns the outbox.
    pub async fn run(mut self, stop: impl Future<Output = ()>) -> Outbox<D> {
        tokio::pin!(stop);
        loop {
            // A deadline that has come goes before everything else: heartbeats carry watermarks.
            let now = self.clock.now();
            let wait = self.link.next_deadline().map(|deadline| deadline.0.saturating_sub(now.0));
            let event = if wait.is_some_and(|wait| wait <= 0) {
                Event::Deadline
            } else {
                let wait = wait.map(|wait| Duration::from_micros(wait as u64));
                self.event(wait, stop.as_mut()).await
            };
            match event {
                Event::Stop => break,
                Event::Deadline => self.take(Input::Wake).await,
                Event::Connected(Ok(socket)) => {
                    self.connecting = None;
                    self.socket = Some(socket);
                    self.take(Input::Connected).await;
                }
                Event::Connected(Err(why)) => {
                    self.connecting = None;
                    self.take(Input::Closed { why }).await;
                }
                Event::Delivered => {}
                Event::Message(message) => {
                    let code = code_of(message.as_ref());
                    let Some(input) = read(message) else { continue };
                    if matches!(input, Input::Closed { .. }) {
                        self.close(code).await;
                    }
                    self.take(input).await;
                }
                Event::Wish(Wish::Keep(wish)) => self.grant(wish).await,
                Event::Wish(Wish::Devices(act, sent)) => {
                    let asked = self.link.ask_about_devices(act);
                    self.pass_on(asked, sent).await;
                }
                Event::Wish(Wish::Preview(ask, sent)) => {
                    let asked = self.link.preview(ask);
                    self.pass_on(asked, sent).await;
                }
                Event::Wish(Wish::Round(ask, sent)) => {
                    let asked = self.link.ask_for_round(ask);
                    self.pass_on(asked, sent).await;
                }
            }
        }
        self.close(Some(CloseCode::Normal)).await;
        self.link.into_outbox()
    }

    /// The next thing that happens.
    async fn event(
        &mut self,
        wait: Option<Duration>,
        stop: Pin<&mut impl Future<Output = ()>>,
    ) -> Event<A::Stream> {
        let room = self.backlog.len() < NEWS_MAX;
        tokio::select! {
            biased;
            () = stop => Event::Stop,
            connected = ready(&mut self.connecting) => Event::Connected(connected),
            () = deliver(&self.news, &mut self.backlog) => Event::Delivered,
            // A press goes before messages of the court.
            wish = self.asks.recv() => wish.map_or(Event::Stop, Event::Wish),
            message = next(&mut self.socket), if room => Event::Message(message),
            () = pass(&self.clock, wait) => Event::Deadline,
        }
    }

    async fn grant(&mut self, wish: ToKeep) {
        let now = self.clock.now();
        let at = wish.at.unwrap_or(now);
        let (kept, effects) = match self.link.ask(now, at, wish.court, wish.tag, wish.ask) {
            Ok((ticket, request, effects)) => (Ok((ticket, request)), effects),
            Err(error) => (Err(error), Vec::new()),
        };
        if wish.kept.send(kept).is_err() {
            tracing::debug!("whoever asked has not waited for the answer");
        }
        self.carry_out(effects).await;
    }

    /// Sends an ask that is not kept, if there is a session.
    async fn pass_on(&mut self, asked: Option<(u32, Effect)>, sent: oneshot::Sender<Option<u32>>) {
        let (mark, effect) = asked.unzip();
        if sent.send(mark).is_err() {
            tracing::debug!("whoever asked has not waited for the mark");
        }
        self.carry_out(effect.into_iter().collect()).await;
    }

    async fn take(&mut self, input: Input) {
        let now = self.clock.now();
        let effects = self.link.handle(now, input);
        self.clock.measures(self.link.is_probing());
        let speed = self.link.outbox().clock().speed;
        // between two sessions the last session's probes are the best estimate
        let known = *self.reckoning.borrow();
        let clock = self.link.clock(now).or(known.clock.filter(|_| known.speed == speed));
        let same = |known: &Reckoning| {
            (known.speed, known.clock.map(|c| c.offset)) == (speed, clock.map(|c| c.offset))
        };
        self.reckoning.send_if_modified(|known| {
            let is_new = !same(known);
            *known = Reckoning { speed, clock };
            is_new
        });
        self.carry_out(effects).await;
    }

    async fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        let mut fed = false;
        while let Some(effect) = effects.pop_front() {
            let mut written = Ok(());
            match effect {
                Effect::Connect => {
                    let connecting = connect(self.dial.dial(), self.dial.uri());
                    self.connecting = Some(Box::pin(connecting));
                }
                Effect::Send(message) => {
                    let bytes = Format::MessagePack.encode(&message);
                    written = write(&mut self.socket, |s| s.feed(Message::Binary(bytes))).await;
                    fed = true;
                }
                Effect::Close => {
                    self.connecting = None;
                    self.close(Some(CloseCode::Normal)).await;
                    fed = false;
                }
                Effect::Tell(news) => self.backlog.push_back(news),
            }
            if effects.is_empty() && std::mem::take(&mut fed) && written.is_ok() {
                written = write(&mut self.socket, SinkExt::flush).await;
            }
            if let Err(why) = written {
                // The other messages cannot be sent any more; the link decides on the next step.
                self.socket = None;
                effects.retain(|effect| matches!(effect, Effect::Tell(_)));
                effects.extend(self.link.handle(self.clock.now(), Input::Closed { why }));
            }
        }
    }

    /// Says goodbye with a code, or answers the court's own goodbye (RFC 6455, 5.5.1).
    async fn close(&mut self, code: Option<CloseCode>) {
        let Some(mut socket) = self.socket.take() else { return };
        let frame = code.map(|code| CloseFrame { code, reason: Utf8Bytes::default() });
        let goodbye = async {
            if socket.close(frame).await.is_err() {
                // the court was first: the answer to it is ready
                let _gone = socket.flush().await;
            }
        };
        if timeout(CLOSE_MAX, goodbye).await.is_err() {
            tracing::debug!("the court did not take our goodbye");
        }
    }
}

/// Hands the oldest piece of news to the program as soon as it has room.
async fn deliver(news: &mpsc::Sender<News>, backlog: &mut VecDeque<News>) {
    if backlog.is_empty() {
        return std::future::pending().await;
    }
    match news.reserve().await {
        Ok(permit) => permit.send(backlog.pop_front().expect("it is not empty")),
        Err(_) => backlog.clear(), // the program listens no more
    }
}

/// One write to an open connection, within [`WRITE_MAX`].
async fn write<'s, S, F>(
    socket: &'s mut Option<WebSocketStream<S>>,
    write: impl FnOnce(&'s mut WebSocketStream<S>) -> F,
) -> Result<(), String>
where
    F: Future<Output = Result<(), tungstenite::Error>> + 's,
{
    let Some(socket) = socket else { return Err(say!("lost-ended")) };
    match timeout(WRITE_MAX, write(socket)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err(say!("lost-blocked")),
    }
}

/// The code with which a connection is given up (RFC 6455, 7.4.1).
fn code_of(message: Option<&Result<Message, tungstenite::Error>>) -> Option<CloseCode> {
    match message? {
        Ok(Message::Text(_)) => Some(CloseCode::Unsupported),
        Ok(Message::Binary(_)) => Some(CloseCode::Policy),
        Ok(_) => None,
        Err(tungstenite::Error::Utf8(_)) => Some(CloseCode::Invalid),
        Err(tungstenite::Error::Capacity(_)) => Some(CloseCode::Size),
        Err(_) => Some(CloseCode::Protocol),
    }
}

/// Translates a message of the connection into an input of the link.
fn read(message: Option<Result<Message, tungstenite::Error>>) -> Option<Input> {
    let closed = |why: String| Some(Input::Closed { why });
    let bytes = match message {
        Some(Ok(Message::Binary(bytes))) => bytes,
        Some(Ok(Message::Close(frame))) => {
            let said = frame.map(|frame| frame.reason.to_string()).filter(|why| !why.is_empty());
            return closed(said.unwrap_or_else(|| say!("lost-ended")));
        }
        Some(Ok(Message::Text(_))) => return closed(say!("lost-format")),
        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => return None,
        Some(Err(tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)))
        | None => return closed(say!("lost-ended")),
        Some(Err(error)) => return closed(error.to_string()),
    };
    match Format::MessagePack.decode::<ToDevice>(&bytes, Limits::SERVER) {
        Ok(message) => Some(Input::Message(message)),
        Err(error) => closed(say!("lost-unreadable", error = error.to_string())),
    }
}

/// Opens a WebSocket that speaks our subprotocol.
async fn connect<S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin>(
    dial: impl Future<Output = io::Result<S>>,
    uri: String,
) -> Result<WebSocketStream<S>, String> {
    let stream = dial.await.map_err(|error| format!("{uri}: {error}"))?;
    let ours = HeaderValue::from_static(Format::MessagePack.subprotocol());
    let mut request = uri.as_str().into_client_request().map_err(|error| error.to_string())?;
    request.headers_mut().insert(header::SEC_WEBSOCKET_PROTOCOL, ours.clone());
    let config = WebSocketConfig::default()
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(BUFFER_BYTES)
        .max_write_buffer_size(Limits::DEVICE.bytes * 4)
        .max_message_size(Some(Limits::SERVER.bytes))
        .max_frame_size(Some(Limits::SERVER.bytes));
    let (socket, response) = client_async_with_config(request, stream, Some(config))
        .await
        .map_err(|error| format!("{uri}: {error}"))?;
    if response.headers().get(header::SEC_WEBSOCKET_PROTOCOL) != Some(&ours) {
        return Err(say!("lost-format"));
    }
    Ok(socket)
}

async fn ready<S>(connecting: &mut Option<Connecting<S>>) -> Result<WebSocketStream<S>, String> {
    match connecting {
        Some(connecting) => connecting.await,
        None => std::future::pending().await,
    }
}

async fn next<S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin>(
    socket: &mut Option<WebSocketStream<S>>,
) -> Option<Result<Message, tungstenite::Error>> {
    match socket {
        Some(socket) => socket.next().await,
        None => std::future::pending().await,
    }
}

async fn pass(clock: &impl DeviceClock, wait: Option<Duration>) {
    match wait {
        Some(wait) => clock.pass(wait).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests;
