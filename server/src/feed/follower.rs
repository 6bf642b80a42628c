//! One follower of the public feed: a bare socket, written with frames that are shared by all.
//!
//! Each wake writes all that waits in one vectored write. A follower sends at most a probe now and
//! then; whatever else it sends closes its socket with the code that says why.

use super::task::FeedHandle;
use super::{Channel, Framed, QUEUE_FRAMES};
use crate::clock::CourtClock;
use crate::net::framing::{self, FrameReader, Heard};
use bytes::{Buf, Bytes};
use court_protocol::{Audience, Format, Limits, ProbeReply, ToDevice, ToServer};
use std::io::{self, IoSlice};
use std::pin::pin;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// A socket that takes nothing for so long is dead or far too slow.
const WRITE_STALL: Duration = Duration::from_secs(5);
/// Probes a follower may send at once; a page sends three when it comes.
const PROBES_AT_ONCE: u32 = 16;
/// One more probe is allowed every so often; a page sends one every five seconds.
const PROBE_EVERY: Duration = Duration::from_millis(500);
/// What a follower's text may hold: a probe, checked before serde sees it.
const LIMITS: Limits = Limits { bytes: framing::FOLLOWER_TEXT_MAX, depth: 3, items: 16 };
/// Read at once: a probe fits several times.
const READ_BYTES: usize = 1_024;

/// Serves a follower until it leaves, breaks the rules, or the feed ends. `early` is what it sent
/// right behind its handshake.
pub async fn serve(
    stream: TcpStream,
    early: Bytes,
    format: Format,
    feed: FeedHandle,
    clock: CourtClock,
) {
    let channel = Channel { format, audience: Audience::Public };
    let follower = Follower { stream, channel, clock };
    // how it ended concerns nobody: a follower that is gone has nobody to be told
    let _ended = follower.follow(feed, &early).await;
}

struct Follower {
    stream: TcpStream,
    channel: Channel,
    clock: CourtClock,
}

/// What a follower has said.
struct Ear {
    reader: FrameReader,
    probes: Probes,
}

impl Follower {
    async fn follow(&self, feed: FeedHandle, early: &[u8]) -> io::Result<()> {
        let mut ear = Ear { reader: FrameReader::default(), probes: Probes::new() };
        let mut updates = self.join(&feed).await?;
        self.hear(early, &mut ear).await?;
        // waited for over many updates, so that none of them asks for it anew
        let mut ready = pin!(self.stream.readable());
        loop {
            tokio::select! {
                biased;
                update = updates.recv() => {
                    let keeps_up = match update {
                        Ok(first) => self.send(first, &mut updates).await?,
                        Err(RecvError::Lagged(_)) => false,
                        Err(RecvError::Closed) => {
                            return self.close(CloseCode::Away, "the court has stopped").await;
                        }
                    };
                    if !keeps_up {
                        // everything that waits is replaced by the court as it is now
                        updates = self.join(&feed).await?;
                    }
                }
                is_ready = &mut ready => {
                    is_ready?;
                    let mut buffer = Vec::new();
                    if !read_available(&self.stream, &mut buffer)? {
                        return Ok(());
                    }
                    self.hear(&buffer, &mut ear).await?;
                    ready.set(self.stream.readable());
                }
            }
        }
    }

    /// Writes the court whole and begins with what comes after it.
    async fn join(&self, feed: &FeedHandle) -> io::Result<broadcast::Receiver<Framed>> {
        let Some(joined) = feed.join(self.channel, None).await else {
            self.close(CloseCode::Away, "the court has stopped").await?;
            return Err(io::ErrorKind::ConnectionAborted.into());
        };
        if let Some(picture) = joined.picture {
            self.write(&mut [picture.bytes().clone()]).await?;
        }
        Ok(joined.updates)
    }

    /// Writes an update and all that wait behind it; `false`, and nothing written, when the
    /// follower has fallen so far behind that some are gone.
    async fn send(
        &self,
        first: Framed,
        updates: &mut broadcast::Receiver<Framed>,
    ) -> io::Result<bool> {
        let mut waiting = match updates.try_recv() {
            // the usual case: one update, no list
            Err(TryRecvError::Empty | TryRecvError::Closed) => {
                self.write(&mut [first.bytes().clone()]).await?;
                return Ok(true);
            }
            Err(TryRecvError::Lagged(_)) => return Ok(false),
            Ok(second) => vec![first.bytes().clone(), second.bytes().clone()],
        };
        while waiting.len() < QUEUE_FRAMES {
            match updates.try_recv() {
                Ok(framed) => waiting.push(framed.bytes().clone()),
                Err(TryRecvError::Empty | TryRecvError::Closed) => break,
                Err(TryRecvError::Lagged(_)) => return Ok(false),
            }
        }
        self.write(&mut waiting).await?;
        Ok(true)
    }

    async fn write(&self, mut waiting: &mut [Bytes]) -> io::Result<()> {
        while !waiting.is_empty() {
            match write_available(&self.stream, waiting) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(mut written) => {
                    while let Some(first) = waiting.first_mut() {
                        if written < first.len() {
                            first.advance(written);
                            break;
                        }
                        written -= first.len();
                        waiting = &mut waiting[1..];
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    tokio::time::timeout(WRITE_STALL, self.stream.writable())
                        .await
                        .map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    async fn hear(&self, bytes: &[u8], ear: &mut Ear) -> io::Result<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        for heard in ear.reader.take(bytes) {
            match heard {
                Heard::Reply(pong) => self.write(&mut [pong]).await?,
                Heard::Close(frame) => {
                    self.write(&mut [frame]).await?;
                    return Err(io::ErrorKind::ConnectionAborted.into());
                }
                Heard::Text(text) => match Format::Json.decode::<ToServer>(&text, LIMITS) {
                    Ok(ToServer::Probe(probe)) if ear.probes.allows(Instant::now()) => {
                        let reply = ToDevice::Probe(ProbeReply {
                            id: probe.id,
                            sent: probe.sent,
                            court: self.clock.now_us(),
                            speed: self.clock.speed(),
                        });
                        let framed = framing::frame(self.channel.format, &reply);
                        self.write(&mut [framed]).await?;
                    }
                    Ok(ToServer::Probe(_)) => {
                        return self
                            .close(
                                CloseCode::Policy,
                                "too many probes: one in half a second will do",
                            )
                            .await;
                    }
                    Ok(_) => {
                        return self
                            .close(CloseCode::Policy, "a follower may send probes only")
                            .await;
                    }
                    Err(error) => {
                        // the reason of a close frame has 123 bytes: what helps comes first
                        let reason = format!(
                            r#"a follower sends nothing, or {{"probe":{{"id":1,"sent":0}}}}: {error}"#
                        );
                        return self.close(CloseCode::Policy, &reason).await;
                    }
                },
            }
        }
        Ok(())
    }

    async fn close(&self, code: CloseCode, reason: &str) -> io::Result<()> {
        self.write(&mut [framing::close_frame(code, reason)]).await?;
        Err(io::ErrorKind::ConnectionAborted.into())
    }
}

/// Writes as much as the socket takes now, in one call.
fn write_available(stream: &TcpStream, waiting: &[Bytes]) -> io::Result<usize> {
    if let [only] = waiting {
        return stream.try_write(only);
    }
    let mut slices = [IoSlice::new(&[]); QUEUE_FRAMES];
    for (slice, bytes) in slices.iter_mut().zip(waiting) {
        *slice = IoSlice::new(bytes);
    }
    stream.try_write_vectored(&slices[..waiting.len().min(QUEUE_FRAMES)])
}

/// Reads what is there; `false` when the other side has closed.
fn read_available(stream: &TcpStream, into: &mut Vec<u8>) -> io::Result<bool> {
    let mut buffer = [0; READ_BYTES];
    match stream.try_read(&mut buffer) {
        Ok(0) => Ok(false),
        Ok(n_read) => {
            into.extend_from_slice(&buffer[..n_read]);
            Ok(true)
        }
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(true),
        Err(error) => Err(error),
    }
}

/// How many probes a follower has left.
struct Probes {
    left: u32,
    since: Instant,
}

impl Probes {
    fn new() -> Self {
        Self { left: PROBES_AT_ONCE, since: Instant::now() }
    }

    fn allows(&mut self, now: Instant) -> bool {
        let more = (now - self.since).as_millis() / PROBE_EVERY.as_millis();
        if more > 0 {
            self.left = PROBES_AT_ONCE.min(self.left.saturating_add(more as u32));
            self.since = now;
        }
        let is_allowed = self.left > 0;
        self.left = self.left.saturating_sub(1);
        is_allowed
    }
}
