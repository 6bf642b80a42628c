//! A crowd of followers on one thread: bare sockets, every delivery checked.
//!
//! A frame that a board's report caused ends with the report's tag, and tags count up: so each
//! follower knows what must come next, and nothing is missing, doubled or out of order unnoticed.
//! Every follower's bytes are held against the first one's, and the first one's frames are read and
//! applied to a mirror of the court.

use court_protocol::{Format, Limits, Mirror, ToDevice};
use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::task::JoinSet;

/// Room for all that waits at once.
const READ_BYTES: usize = 64 * 1024;
/// Text before and after the tag at the end of a tagged frame.
const TAG_BEFORE: &[u8] = b"\"tag\":\"";
const TAG_BEHIND: &[u8] = b"\"}}";
/// Hexadecimal digits of a tag.
const TAG_DIGITS: usize = 8;

/// The tag of a message.
pub(crate) fn tag(number: u32) -> String {
    format!("{number:08x}")
}

/// The tag of a frame's payload, if it has one.
fn tag_of(payload: &[u8]) -> Option<u32> {
    let rest = payload.strip_suffix(TAG_BEHIND)?;
    let (before, digits) = rest.split_at_checked(rest.len().checked_sub(TAG_DIGITS)?)?;
    before.ends_with(TAG_BEFORE).then_some(())?;
    u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
}

/// Writes another tag into a whole frame that has one.
pub(crate) fn retag(frame: &mut [u8], number: u32) {
    let end = frame.len() - TAG_BEHIND.len();
    frame[end - TAG_DIGITS..end].copy_from_slice(tag(number).as_bytes());
}

/// Deliveries to the crowd.
#[derive(Default)]
struct Tally {
    /// Each tagged frame as the first who had it had it, and how many had it.
    had: Vec<(Vec<u8>, usize)>,
    /// The tag of the first of them.
    first: u32,
    /// Frames that everybody has had.
    n_complete: u32,
    /// The last of those that were forgotten.
    newest: Vec<u8>,
    mirror: Option<Mirror>,
}

pub(crate) struct Followers {
    tally: Rc<RefCell<Tally>>,
    news: Rc<Notify>,
    n: usize,
    tasks: JoinSet<()>,
}

impl Followers {
    /// Opens so many feeds, one after the other; the next tagged frame is to be `first`. Needs a
    /// local task set.
    pub(crate) async fn open(public: SocketAddr, n: usize, first: u32, is_court: bool) -> Self {
        let tally = Rc::new(RefCell::new(Tally { first, ..Tally::default() }));
        let news = Rc::new(Notify::new());
        let mut tasks = JoinSet::new();
        for number in 0..n {
            let (socket, early) = open(public).await;
            let follower = Follower {
                n,
                first,
                next: first,
                reads: is_court && number == 0,
                tally: tally.clone(),
                news: news.clone(),
            };
            tasks.spawn_local(follower.follow(socket, early));
        }
        Self { tally, news, n, tasks }
    }

    pub(crate) const fn len(&self) -> usize {
        self.n
    }

    /// Waits until everybody has had `number` and all before it.
    pub(crate) async fn until(&self, number: u32) {
        loop {
            // asked for before the look, so that no news is missed between
            let news = self.news.notified();
            if self.next_incomplete() > number {
                return;
            }
            news.await;
        }
    }

    fn next_incomplete(&self) -> u32 {
        let tally = self.tally.borrow();
        tally.first + tally.n_complete
    }

    /// The newest of the frames that were forgotten, header included.
    pub(crate) fn newest(&self) -> Vec<u8> {
        self.tally.borrow().newest.clone()
    }

    /// Forgets frames that everybody has had: a long measurement keeps none.
    pub(crate) fn forget(&self) {
        let mut tally = self.tally.borrow_mut();
        assert_eq!(tally.had.len(), tally.n_complete as usize, "everybody has had all");
        tally.first += tally.n_complete;
        tally.n_complete = 0;
        let last = tally.had.drain(..).next_back();
        tally.newest = last.expect("something was sent meanwhile").0;
    }

    /// Leaves, all at once.
    pub(crate) async fn leave(mut self) {
        self.tasks.shutdown().await;
    }
}

async fn open(public: SocketAddr) -> (TcpStream, Vec<u8>) {
    let mut socket = TcpStream::connect(public).await.expect("it listens");
    socket.set_nodelay(true).expect("a socket of ours");
    let request = format!(
        "GET /feed/1 HTTP/1.1\r\nHost: {public}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    socket.write_all(request.as_bytes()).await.expect("it listens");
    let mut answer = Vec::new();
    loop {
        let n_read = socket.read_buf(&mut answer).await.expect("it answers");
        assert!(n_read > 0, "it closed: {}", String::from_utf8_lossy(&answer));
        if let Some(end) = answer.windows(4).position(|four| four == b"\r\n\r\n") {
            assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
            return (socket, answer.split_off(end + 4));
        }
    }
}

struct Follower {
    n: usize,
    first: u32,
    next: u32,
    /// The one whose frames are read.
    reads: bool,
    tally: Rc<RefCell<Tally>>,
    news: Rc<Notify>,
}

impl Follower {
    async fn follow(mut self, socket: TcpStream, mut partial: Vec<u8>) {
        let mut buffer = vec![0; READ_BYTES];
        self.take(&mut partial);
        loop {
            socket.readable().await.expect("a socket of ours");
            match socket.try_read(&mut buffer) {
                Ok(0) => panic!("the feed closed"),
                Ok(n_read) => {
                    partial.extend_from_slice(&buffer[..n_read]);
                    self.take(&mut partial);
                }
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(error) => panic!("{error}"),
            }
        }
    }

    /// Takes every whole frame out of the bytes.
    fn take(&mut self, bytes: &mut Vec<u8>) {
        let mut taken = 0;
        while let Some((header, end)) = frame(&bytes[taken..]) {
            let whole = &bytes[taken..taken + end];
            self.heard(whole, &whole[header..]);
            taken += end;
        }
        bytes.drain(..taken);
    }

    fn heard(&mut self, whole: &[u8], payload: &[u8]) {
        let mut tally = self.tally.borrow_mut();
        if self.reads {
            match Format::Json.decode(payload, Limits::SERVER).expect("readable") {
                ToDevice::Snapshot(snapshot) => tally.mirror = Some(Mirror::new(*snapshot)),
                ToDevice::Frame(frame) => {
                    let mirror = tally.mirror.as_mut().expect("a snapshot comes first");
                    mirror.apply(&frame).expect("a feed leaves no hole");
                }
                other => panic!("nobody asked for {other:?}"),
            }
        }
        let Some(number) = tag_of(payload) else { return };
        if number < self.first {
            return; // ruled before it came, and released since
        }
        assert_eq!(number, self.next, "every follower has every frame once, in order");
        self.next += 1;
        let place = (number - tally.first) as usize;
        if place == tally.had.len() {
            tally.had.push((whole.to_vec(), 0));
        }
        let (first, n_had) = &mut tally.had[place];
        assert!(*first == whole, "every follower has the same bytes");
        *n_had += 1;
        if *n_had == self.n {
            tally.n_complete += 1;
            self.news.notify_waiters();
        }
    }
}

/// Where the payload of the first whole frame begins, and where it ends. A server's are unmasked.
fn frame(bytes: &[u8]) -> Option<(usize, usize)> {
    let (header, length) = match bytes.get(1)? {
        126 => (4, usize::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize),
        short => (2, usize::from(*short)),
    };
    (bytes.len() >= header + length).then_some((header, header + length))
}
