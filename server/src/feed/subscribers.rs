//! The subscribers: everyone who follows a feed by a bare socket.
//!
//! The feed's task owns the subscribers and writes to one after the other, with a single call for
//! all updates that came together. One more follower costs little more than his bytes. A subscriber
//! whose socket is full is *late*: it finishes the frame it is sending, skips the frames that
//! follow, and then gets a fresh snapshot. So no follower waits for another, none misses an update
//! without a snapshot, and a late one costs at most the rest of one message and two short answers.

use super::{Framed, QUEUE_FRAMES};
use crate::net::framing;
use bytes::{Buf, Bytes, BytesMut};
use court_protocol::Format;
use futures::future::BoxFuture;
use futures::stream::{FuturesUnordered, StreamExt as _};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// Time after which a late subscriber whose socket takes nothing is closed. A phone that slept for
/// less goes on where it is.
const WRITE_STALL: Duration = Duration::from_secs(30);
/// The wait in which further updates are gathered after several were sent at once: nobody sees the
/// difference, and a thousand sockets are written once instead of many times.
const GATHER: Duration = Duration::from_millis(5);
/// Subscribers written to before others of the same thread have their turn: a millisecond or two.
const AT_ONCE: usize = 256;

/// The number of a subscriber, for as long as the feed runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SubscriberNo(u64);

/// A follower's side of its subscription.
#[derive(Debug)]
pub struct Subscription {
    /// The number of its subscriber.
    pub number: SubscriberNo,
    /// Ends when the feed has given the subscriber up.
    pub given_up: oneshot::Receiver<()>,
}

/// The last message to followers.
pub(super) fn stopped() -> Bytes {
    framing::close_frame(CloseCode::Away, "the court has stopped")
}

/// The subscribers of one feed.
#[derive(Debug, Default)]
pub(super) struct Subscribers {
    /// In the order of their numbers, and side by side: a show passes by every one.
    here: Vec<Subscriber>,
    /// Numbers given so far.
    n_given: u64,
    /// Followers per format.
    n_looking: [usize; 2],
    /// The updates they have not been sent yet, per format.
    news: [Vec<Bytes>; 2],
    /// When several were shown at once, if that was the last that was shown.
    shown_several: Option<Instant>,
    /// Late subscribers, each until its socket takes more; false when it never did.
    late: FuturesUnordered<BoxFuture<'static, (SubscriberNo, bool)>>,
}

/// A follower, as the feed writes to it.
#[derive(Debug)]
struct Subscriber {
    number: SubscriberNo,
    format: Format,
    stream: Arc<TcpStream>,
    late: Option<Box<Late>>,
    /// Dropped with the subscriber, which tells its follower.
    _held: oneshot::Sender<()>,
}

/// A message to one follower alone.
#[derive(Debug)]
pub(super) enum Word {
    /// The answer to a ping.
    Pong(Bytes),
    /// The answer to a probe.
    Reply(Bytes),
    /// The last it hears.
    Goodbye(Bytes),
}

/// The frames a late subscriber still gets, in this order.
#[derive(Debug, Default)]
struct Late {
    /// The rest of what it is in the middle of.
    rest: Bytes,
    /// The newest answer to a probe: it replaces older ones.
    reply: Option<Bytes>,
    /// The newest pong; it answers the pings before it, too (RFC 6455, 5.5.3).
    pong: Option<Bytes>,
    /// It missed an update.
    missed: bool,
}

impl Subscribers {
    /// True if a follower uses this format.
    pub(super) fn looks_in(&self, format: Format) -> bool {
        self.n_looking[idx(format)] > 0
    }

    /// Takes a follower in and shows him the court whole.
    pub(super) fn add(
        &mut self,
        stream: Arc<TcpStream>,
        format: Format,
        picture: &Framed,
    ) -> Subscription {
        let number = SubscriberNo(self.n_given);
        self.n_given += 1;
        self.n_looking[idx(format)] += 1;
        let (held, given_up) = oneshot::channel();
        self.here.push(Subscriber { number, format, stream, late: None, _held: held });
        self.begin(number, picture.bytes());
        Subscription { number, given_up }
    }

    /// The follower has left.
    pub(super) fn leave(&mut self, number: SubscriberNo) {
        if let Ok(place) = self.place(number) {
            let subscriber = self.here.remove(place);
            self.n_looking[idx(subscriber.format)] -= 1;
        }
    }

    /// Keeps an update until everything that became known together is shown.
    pub(super) fn learn(&mut self, format: Format, update: &Framed) {
        self.news[idx(format)].push(update.bytes().clone());
    }

    /// When what was learnt is to be shown, if anything was.
    pub(super) fn shows_at(&self) -> Option<Instant> {
        let has_news = self.news.iter().any(|news| !news.is_empty());
        has_news.then(|| self.shown_several.map_or_else(Instant::now, |shown| shown + GATHER))
    }

    /// Shows everyone what was learnt since; the court whole where that is too much.
    pub(super) async fn show_news(&mut self, mut picture: impl FnMut(Format) -> Framed) {
        let several = self.news.iter().any(|news| news.len() > 1);
        for format in Format::ALL {
            let mut news = std::mem::take(&mut self.news[idx(format)]);
            match news.as_slice() {
                [] => {}
                [only] => self.show(format, only).await,
                several if several.len() <= QUEUE_FRAMES => {
                    let mut joined = BytesMut::with_capacity(several.iter().map(Bytes::len).sum());
                    for bytes in several {
                        joined.extend_from_slice(bytes);
                    }
                    self.show(format, &joined.freeze()).await;
                }
                _ => self.show(format, picture(format).bytes()).await,
            }
            news.clear();
            self.news[idx(format)] = news;
        }
        self.shown_several = several.then(Instant::now);
    }

    /// Shows everyone of a format the same.
    pub(super) async fn show(&mut self, format: Format, news: &Bytes) {
        let mut gone = Vec::new();
        for (n, subscriber) in self.here.iter_mut().enumerate() {
            if n % AT_ONCE == AT_ONCE - 1 {
                tokio::task::yield_now().await;
            }
            if subscriber.format != format {
                continue;
            }
            if let Some(late) = &mut subscriber.late {
                late.missed = true;
                continue;
            }
            match write(&subscriber.stream, news) {
                Ok(n_written) if n_written == news.len() => {}
                Ok(n_written) => {
                    subscriber.is_late_with(news.slice(n_written..));
                    self.late.push(taking_more(subscriber.number, subscriber.stream.clone()));
                }
                Err(_) => gone.push(subscriber.number),
            }
        }
        for number in gone {
            self.leave(number);
        }
    }

    /// Says something to one follower alone. One that is late keeps the newest of each kind; where
    /// it has to go, it is given up at once.
    pub(super) fn say(&mut self, number: SubscriberNo, word: Word) {
        let Ok(place) = self.place(number) else { return };
        match (word, &mut self.here[place].late) {
            (Word::Pong(pong), Some(late)) => late.pong = Some(pong),
            (Word::Reply(reply), Some(late)) => late.reply = Some(reply),
            (Word::Pong(bytes) | Word::Reply(bytes), None) => self.begin(number, &bytes),
            (Word::Goodbye(bytes), late) => {
                if late.is_none() {
                    // who does not take it sees the socket close
                    let _untaken = write(&self.here[place].stream, &bytes);
                }
                self.leave(number);
            }
        }
    }

    /// Writes bytes to one subscriber that is not late. If its socket does not take all,
    /// it becomes late.
    pub(super) fn begin(&mut self, number: SubscriberNo, bytes: &Bytes) {
        let Ok(place) = self.place(number) else { return };
        let subscriber = &mut self.here[place];
        match write(&subscriber.stream, bytes) {
            Ok(n_written) if n_written == bytes.len() => {}
            Ok(n_written) => {
                subscriber.is_late_with(bytes.slice(n_written..));
                self.late.push(taking_more(number, subscriber.stream.clone()));
            }
            Err(_) => self.leave(number),
        }
    }

    /// The next late subscriber whose socket takes more; waits for ever where none is late.
    pub(super) async fn takes_more(&mut self) -> SubscriberNo {
        loop {
            match self.late.next().await {
                Some((number, true)) => return number,
                Some((number, false)) => self.leave(number),
                None => std::future::pending().await,
            }
        }
    }

    /// Goes on with a late subscriber. Returns the format of the snapshot it needs if it
    /// missed a frame.
    pub(super) fn go_on(&mut self, number: SubscriberNo) -> Option<Format> {
        let place = self.place(number).ok()?;
        let subscriber = &mut self.here[place];
        let late = subscriber.late.as_mut()?;
        loop {
            match write(&subscriber.stream, &late.rest) {
                Ok(n_written) if n_written == late.rest.len() => {}
                Ok(n_written) => {
                    late.rest.advance(n_written);
                    self.late.push(taking_more(number, subscriber.stream.clone()));
                    return None;
                }
                Err(_) => {
                    self.leave(number);
                    return None;
                }
            }
            match late.reply.take().or_else(|| late.pong.take()) {
                Some(next) => late.rest = next,
                None => break,
            }
        }
        let (missed, format) = (late.missed, subscriber.format);
        subscriber.late = None;
        missed.then_some(format)
    }

    /// The index of the subscriber, if it is not given up.
    fn place(&self, number: SubscriberNo) -> Result<usize, usize> {
        self.here.binary_search_by_key(&number, |subscriber| subscriber.number)
    }

    /// Everybody hears one last word, and there are no subscribers.
    pub(super) fn close(&mut self, word: &Bytes) {
        for subscriber in self.here.iter().filter(|subscriber| subscriber.late.is_none()) {
            // who does not take it sees the socket close
            let _untaken = write(&subscriber.stream, word);
        }
        self.here.clear();
        self.n_looking = [0; 2];
        self.late.clear();
    }
}

impl Subscriber {
    fn is_late_with(&mut self, rest: Bytes) {
        self.late = Some(Box::new(Late { rest, ..Late::default() }));
    }
}

const fn idx(format: Format) -> usize {
    match format {
        Format::MessagePack => 0,
        Format::Json => 1,
    }
}

/// Writes what a socket takes now: in one call where it takes all.
fn write(stream: &TcpStream, bytes: &[u8]) -> io::Result<usize> {
    let mut n_written = send(stream, bytes)?;
    if n_written < bytes.len() {
        // by the runtime, which so learns that it has to tell when the socket takes more
        n_written += taken(stream.try_write(&bytes[n_written..]))?;
    }
    Ok(n_written)
}

/// Asks the socket and not the runtime, which keeps what it knows of each in yet another place: of
/// a thousand sockets none of it is at hand.
#[cfg(target_os = "linux")]
fn send(stream: &TcpStream, bytes: &[u8]) -> io::Result<usize> {
    use rustix::net::SendFlags;
    let flags = SendFlags::DONTWAIT | SendFlags::NOSIGNAL;
    taken(rustix::net::send(stream, bytes, flags).map_err(io::Error::from))
}

/// Elsewhere by the runtime alone.
#[cfg(not(target_os = "linux"))]
fn send(_: &TcpStream, _: &[u8]) -> io::Result<usize> {
    Ok(0)
}

/// The number of bytes a socket took: none now is no error.
fn taken(written: io::Result<usize>) -> io::Result<usize> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(0),
        written => written,
    }
}

/// Waits until a socket takes more; false when that took too long, or it broke.
fn taking_more(
    number: SubscriberNo,
    stream: Arc<TcpStream>,
) -> BoxFuture<'static, (SubscriberNo, bool)> {
    Box::pin(async move {
        let waited = tokio::time::timeout(WRITE_STALL, stream.writable()).await;
        (number, matches!(waited, Ok(Ok(()))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{Micros, ProbeReply, ToDevice};
    use std::net::Ipv4Addr;
    use tokio::net::TcpListener;

    #[tokio::test]
    async fn what_comes_alone_is_shown_at_once_and_what_follows_several_is_gathered() {
        let news = reply();
        let picture = |_| panic!("no more is learnt than fits");
        let mut subscribers = Subscribers::default();
        let is_shown_at_once = |subscribers: &Subscribers| {
            subscribers.shows_at().is_some_and(|at| at <= Instant::now())
        };
        assert_eq!(subscribers.shows_at(), None, "nothing was learnt");
        for _ in 0..2 {
            subscribers.learn(Format::Json, &news);
            assert!(is_shown_at_once(&subscribers), "one alone, as the one before it");
            subscribers.show_news(picture).await;
        }
        subscribers.learn(Format::Json, &news);
        subscribers.learn(Format::Json, &news);
        assert!(is_shown_at_once(&subscribers), "the one before was alone");
        let shown = Instant::now();
        subscribers.show_news(picture).await;
        subscribers.learn(Format::Json, &news);
        assert!(subscribers.shows_at() >= Some(shown + GATHER), "more is on its way");
        subscribers.show_news(picture).await;
        subscribers.learn(Format::Json, &news);
        assert!(is_shown_at_once(&subscribers), "nothing else came");
    }

    /// A late subscriber: its follower reads nothing yet. The follower's end as well.
    async fn unread(subscribers: &mut Subscribers) -> (SubscriberNo, TcpStream) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let address = listener.local_addr().expect("bound");
        let (follower, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (stream, _) = accepted.expect("the follower came");
        let subscriber = subscribers.add(Arc::new(stream), Format::Json, &reply());
        while subscribers.here[0].late.is_none() {
            subscribers.show(Format::Json, &Bytes::from(vec![b'x'; 1_000_000])).await;
        }
        (subscriber.number, follower.expect("it answers"))
    }

    fn reply() -> Framed {
        let reply = ProbeReply { id: 1, sent: Micros(0), court: 0, speed: 1 };
        Framed::new(Format::Json, &ToDevice::Probe(reply))
    }

    #[tokio::test]
    async fn a_late_follower_keeps_one_pong_and_one_answer_however_much_it_asks() {
        let mut subscribers = Subscribers::default();
        let (number, follower) = unread(&mut subscribers).await;
        let word = |n: u32| Bytes::from(n.to_be_bytes().repeat(30));
        for n in 0..100_000 {
            subscribers.say(number, Word::Pong(word(n)));
            subscribers.say(number, Word::Reply(word(n + 1)));
        }
        let late = subscribers.here[0].late.as_ref().expect("it read nothing");
        assert_eq!(late.pong, Some(word(99_999)));
        assert_eq!(late.reply, Some(word(100_000)));
        // it reads again: the rest, then both
        let (mut read, mut buffer) = (Vec::new(), vec![0; 1 << 20]);
        while subscribers.here[0].late.is_some() {
            tokio::select! {
                number = subscribers.takes_more() => assert_eq!(subscribers.go_on(number), None),
                Ok(()) = follower.readable() => {
                    let n_read = follower.try_read(&mut buffer).unwrap_or(0);
                    read.extend_from_slice(&buffer[..n_read]);
                }
            }
        }
        while !read.ends_with(&word(99_999)) {
            follower.readable().await.expect("it is open");
            let n_read = follower.try_read(&mut buffer).unwrap_or(0);
            read.extend_from_slice(&buffer[..n_read]);
        }
        let [reply, pong] = [word(100_000), word(99_999)];
        assert!(read.ends_with(&[reply, pong].concat()), "each once, the newest, in this order");
    }

    #[tokio::test]
    async fn a_late_follower_that_has_to_go_is_given_up_at_once() {
        let mut subscribers = Subscribers::default();
        let (number, _follower) = unread(&mut subscribers).await;
        subscribers.say(number, Word::Goodbye(Bytes::from_static(b"go")));
        assert!(subscribers.here.is_empty() && !subscribers.looks_in(Format::Json));
    }
}
