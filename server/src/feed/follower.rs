//! One follower of the public feed: its messages, and its place among the subscribers.
//!
//! The feed's task writes to its socket; here the socket is read. A follower sends at most a probe
//! now and then; any other message closes its socket with the code for the reason.

use super::subscribers::{SubscriberNo, Word, stopped};
use super::task::FeedHandle;
use crate::clock::CourtClock;
use crate::net::framing::{self, FrameReader, Heard};
use bytes::Bytes;
use court_protocol::{Format, Limits, ProbeReply, ToDevice, ToServer};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// Probes and pings a follower may send at once; a page sends three probes when it comes.
const ASKS_AT_ONCE: u32 = 16;
/// One more is allowed every so often; a page sends a probe every five seconds.
const ASK_EVERY: Duration = Duration::from_millis(500);
/// The limits of a follower's text: a probe, checked before serde sees it.
const LIMITS: Limits = Limits { bytes: framing::FOLLOWER_TEXT_MAX, depth: 3, items: 16 };
/// Time a follower has to read the goodbye and to close.
const PART_WITHIN: Duration = Duration::from_secs(1);
/// Read at once: a probe fits several times.
const READ_BYTES: usize = 1_024;

/// Serves a follower until it leaves, breaks the rules, or the feed ends. `early` is the data it
/// sent right after its handshake.
pub async fn serve(
    stream: TcpStream,
    early: Bytes,
    format: Format,
    feed: FeedHandle,
    clock: CourtClock,
) {
    let stream = Arc::new(stream);
    let Some(subscriber) = feed.subscribe(format, stream.clone()).await else {
        // nobody has written to it yet: a few bytes fit, and who is gone need not be told
        let _untold = stream.try_write(&stopped());
        return;
    };
    let mut ear = Ear {
        reader: FrameReader::default(),
        ration: Ration::new(),
        subscriber: subscriber.number,
        format,
        feed,
        clock,
    };
    let mut given_up = subscriber.given_up;
    let listening = async {
        let mut said = early;
        while ear.hear(&said).await {
            let Some(more) = read(&stream).await else {
                ear.feed.leave(ear.subscriber).await;
                return false;
            };
            said = more;
            // a socket that is always readable would keep the others waiting
            tokio::task::yield_now().await;
        }
        true
    };
    let was_sent_away = tokio::select! {
        was_sent_away = listening => was_sent_away,
        _ended = &mut given_up => false,
    };
    if was_sent_away {
        part(&stream, given_up).await;
    }
}

/// Lets the written goodbye arrive, for the same reason as a session's.
async fn part(stream: &TcpStream, written: oneshot::Receiver<()>) {
    let until_he_closes = async { while read(stream).await.is_some() {} };
    tokio::pin!(until_he_closes);
    tokio::select! {
        () = &mut until_he_closes => return,
        _written = written => {}
    }
    // elsewhere he has the goodbye all the same, and is waited for a little longer
    #[cfg(unix)]
    if rustix::net::shutdown(stream, rustix::net::Shutdown::Write).is_err() {
        return; // he is gone
    }
    // one who never closes has had his time
    let _never_closes = timeout(PART_WITHIN, until_he_closes).await;
}

/// A follower's messages so far.
struct Ear {
    reader: FrameReader,
    ration: Ration,
    subscriber: SubscriberNo,
    format: Format,
    feed: FeedHandle,
    clock: CourtClock,
}

impl Ear {
    /// Answers a message; false if the follower was told goodbye.
    async fn hear(&mut self, bytes: &[u8]) -> bool {
        for heard in self.reader.take(bytes) {
            let word = match heard {
                Heard::Ping(_) | Heard::Pong if !self.ration.allows(Instant::now()) => {
                    goodbye(TOO_MANY)
                }
                Heard::Ping(pong) => Word::Pong(pong),
                Heard::Pong => continue,
                Heard::Close(frame) => Word::Goodbye(frame),
                Heard::Text(text) => self.answer(text.as_bytes()),
            };
            let ends = matches!(word, Word::Goodbye(_));
            self.feed.say(self.subscriber, word).await;
            if ends {
                return false;
            }
        }
        true
    }

    /// The answer to a text.
    fn answer(&mut self, text: &[u8]) -> Word {
        match Format::Json.decode::<ToServer>(text, LIMITS) {
            Ok(ToServer::Probe(probe)) if self.ration.allows(Instant::now()) => {
                let reply = ToDevice::Probe(ProbeReply {
                    id: probe.id,
                    sent: probe.sent,
                    court: self.clock.now_us(),
                    speed: self.clock.speed(),
                });
                Word::Reply(framing::frame(self.format, &reply))
            }
            Ok(ToServer::Probe(_)) => goodbye(TOO_MANY),
            Ok(_) => goodbye("a follower may send probes only"),
            // the reason of a close frame has 123 bytes: what helps comes first
            Err(error) => goodbye(&format!(
                r#"a follower sends nothing, or {{"probe":{{"id":1,"sent":0}}}}: {error}"#
            )),
        }
    }
}

/// The word to a follower that asks more than its ration.
const TOO_MANY: &str = "too many probes, pings or pongs: one in half a second will do";

fn goodbye(reason: &str) -> Word {
    Word::Goodbye(framing::close_frame(CloseCode::Policy, reason))
}

/// The next bytes; `None` if the other side has closed, however.
async fn read(stream: &TcpStream) -> Option<Bytes> {
    loop {
        stream.readable().await.ok()?;
        let mut buffer = [0; READ_BYTES];
        match stream.try_read(&mut buffer) {
            Ok(0) => return None,
            Ok(n_read) => return Some(Bytes::copy_from_slice(&buffer[..n_read])),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(_) => return None,
        }
    }
}

/// The probes and pings a follower may still send.
struct Ration {
    left: u32,
    since: Instant,
}

impl Ration {
    fn new() -> Self {
        Self { left: ASKS_AT_ONCE, since: Instant::now() }
    }

    fn allows(&mut self, now: Instant) -> bool {
        let more = (now - self.since).as_millis() / ASK_EVERY.as_millis();
        if more > 0 {
            self.left = ASKS_AT_ONCE.min(self.left.saturating_add(more as u32));
            self.since = now;
        }
        let is_allowed = self.left > 0;
        self.left = self.left.saturating_sub(1);
        is_allowed
    }
}
