//! Reception that comes and goes: how a demonstration's devices fall silent.
//!
//! Out of reception a connection breaks without a word and no other is made; the device works on
//! and keeps what is tapped.

use court_client::{CourtAddress, Dial};
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_util::sync::{CancellationToken, WaitForCancellationFutureOwned};

/// A device's reception. Every copy is the same one.
#[derive(Debug, Clone, Default)]
pub(super) struct Reception(Arc<Mutex<CancellationToken>>);

impl Reception {
    /// From here on there is none.
    pub(super) fn lose(&self) {
        self.lost().cancel();
    }

    /// It is back.
    pub(super) fn find(&self) {
        let mut lost = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lost.is_cancelled() {
            *lost = CancellationToken::new();
        }
    }

    /// Cancelled when the present reception is lost.
    fn lost(&self) -> CancellationToken {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A court's address as a device reaches it that has reception, or has not.
#[derive(Debug, Clone)]
pub(super) struct Reached {
    pub(super) address: CourtAddress,
    pub(super) reception: Reception,
}

impl Dial for Reached {
    type Stream = Connection;

    fn dial(&self) -> impl Future<Output = io::Result<Connection>> + Send + 'static {
        let (dialled, lost) = (self.address.dial(), self.reception.lost());
        async move {
            if lost.is_cancelled() {
                return Err(io::Error::other("there is no reception"));
            }
            Ok(Connection { stream: dialled.await?, lost: Box::pin(lost.cancelled_owned()) })
        }
    }

    fn uri(&self) -> String {
        self.address.uri()
    }
}

/// A connection that ends with its reception.
#[derive(Debug)]
pub(super) struct Connection {
    stream: TcpStream,
    lost: Pin<Box<WaitForCancellationFutureOwned>>,
}

impl Connection {
    fn poll_lost(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        self.lost.as_mut().poll(context).map(|()| io::ErrorKind::ConnectionAborted.into())
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Poll::Ready(error) = self.poll_lost(context) {
            return Poll::Ready(Err(error));
        }
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(error) = self.poll_lost(context) {
            return Poll::Ready(Err(error));
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
