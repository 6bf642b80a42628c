//! Faults drawn by a seed, as plain structs: reports that come late, twice or not at all, and
//! connections that break. For demonstrations and tests of everything that follows the board.

use crate::pace::Draw;
use court_client::Dial;
use court_protocol::{Micros, Seen, Side};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate {
    Told,
    /// It is reported so much later, with the instant it happened.
    Late {
        /// In µs of the court's clock.
        by: Micros,
    },
    /// It is reported, and then this as well: a button that bounces, a line that sees a heel.
    Twice(Seen),
    /// It is never reported. Only ever a runner's passage.
    Lost,
}

/// Draws the faults of one board.
#[derive(Debug)]
pub struct Faults {
    draw: Draw,
}

impl Faults {
    pub fn new(seed: u64) -> Self {
        Self { draw: Draw::new(seed) }
    }

    /// The fate of a report of `mover`.
    pub fn befall(&mut self, seen: &Seen, mover: Option<Side>) -> Fate {
        let passage = matches!(seen, Seen::Crossed { .. } | Seen::Returned { .. });
        match (self.draw.between(0, 99), seen, mover) {
            (0..=3, _, _) => Fate::Late { by: Micros(self.draw.between(50_000, 3_000_000)) },
            (4..=5, _, _) if passage => Fate::Twice(seen.clone()),
            (4, Seen::Moved { .. }, Some(side)) => {
                Fate::Twice(Seen::Pressed { side, reading: None })
            }
            (6, _, _) if passage => Fate::Lost,
            _ => Fate::Told,
        }
    }
}

/// A way to the court on which every connection breaks after a drawn time.
#[derive(Debug)]
pub struct Cutting<A> {
    dial: A,
    draw: std::sync::Mutex<Draw>,
    longest: Duration,
}

impl<A> Cutting<A> {
    /// Connections of `dial` that live for `longest` at most.
    pub fn new(dial: A, seed: u64, longest: Duration) -> Self {
        Self { dial, draw: std::sync::Mutex::new(Draw::new(seed)), longest }
    }
}

impl<A: Dial> Dial for Cutting<A> {
    type Stream = CutStream<A::Stream>;

    fn dial(&self) -> impl Future<Output = io::Result<Self::Stream>> + Send + 'static {
        let longest = self.longest.as_millis() as i64;
        let mut draw = self.draw.lock().expect("nobody panics while he draws");
        let life = Duration::from_millis(draw.between(longest / 10, longest) as u64);
        let stream = self.dial.dial();
        async move { Ok(CutStream { stream: stream.await?, cut: Box::pin(tokio::time::sleep(life)) }) }
    }

    fn uri(&self) -> String {
        self.dial.uri()
    }
}

/// A stream that breaks at its time.
#[derive(Debug)]
pub struct CutStream<S> {
    stream: S,
    cut: Pin<Box<Sleep>>,
}

impl<S> CutStream<S> {
    fn check(&mut self, context: &mut Context<'_>) -> io::Result<()> {
        match self.cut.as_mut().poll(context) {
            Poll::Ready(()) => {
                Err(io::Error::new(io::ErrorKind::ConnectionReset, "cut by a drawn fault"))
            }
            Poll::Pending => Ok(()),
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for CutStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check(context)?;
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for CutStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check(context)?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.check(context)?;
        Pin::new(&mut self.stream).poll_flush(context)
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_happens_and_no_move_is_ever_lost() {
        let mut faults = Faults::new(1);
        let passage = Seen::Crossed { side: Side::White };
        let moved = Seen::Moved { uci: "e2e4".into(), reading: None };
        let mut kinds = [0; 4];
        for _ in 0..1_000 {
            for seen in [&passage, &moved] {
                let fate = faults.befall(seen, Some(Side::White));
                let kind = match fate {
                    Fate::Told => 0,
                    Fate::Late { .. } => 1,
                    Fate::Twice(_) => 2,
                    Fate::Lost => 3,
                };
                assert!(kind != 3 || seen == &passage);
                kinds[kind] += 1;
            }
        }
        assert!(kinds.iter().all(|count| *count >= 5), "{kinds:?}");
    }
}
