//! A follower of a public feed: a mirror of the court, kept up to date, that never accepts a hole.

use crate::message_socket::MessageSocket;
use court_protocol::{CourtId, Frame, Mirror, Snapshot, ToDevice};
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// Someone who looks at a court.
#[derive(Debug)]
pub struct Follower {
    line: MessageSocket,
    mirror: Option<Mirror>,
    frames: Vec<Frame>,
}

impl Follower {
    /// Opens the feed of a court as a browser does, in JSON.
    ///
    /// # Panics
    /// When there is no feed.
    pub async fn open(public: SocketAddr, court: CourtId) -> Self {
        let stream = TcpStream::connect(public).await.expect("the public listener answers");
        let line = MessageSocket::page(stream, court).await.expect("every court has a feed");
        Self { line, mirror: None, frames: Vec::new() }
    }

    /// The court as it looks now.
    ///
    /// # Panics
    /// Before the first snapshot.
    #[must_use]
    pub fn court(&self) -> &Snapshot {
        self.mirror.as_ref().expect("the first message is a snapshot").court()
    }

    /// Every frame since the last snapshot.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// Waits until the court looks so.
    ///
    /// # Panics
    /// When the feed ends, says what cannot be read, or leaves a hole.
    pub async fn until(&mut self, mut looks_so: impl FnMut(&Snapshot) -> bool) -> &Snapshot {
        while !self.mirror.as_ref().is_some_and(|mirror| looks_so(mirror.court())) {
            self.take_next().await;
        }
        self.court()
    }

    /// Takes the next message in.
    async fn take_next(&mut self) {
        match self.line.next().await.expect("the feed goes on") {
            ToDevice::Snapshot(snapshot) => {
                self.mirror = Some(Mirror::new(*snapshot));
                self.frames.clear();
            }
            ToDevice::Frame(frame) => {
                let mirror = self.mirror.as_mut().expect("the first message is a snapshot");
                mirror.apply(&frame).expect("a feed leaves no hole");
                self.frames.push(*frame);
            }
            _ => {}
        }
    }
}
