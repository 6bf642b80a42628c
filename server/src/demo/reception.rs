//! Reception that comes and goes: how a demonstration's devices fall silent.
//!
//! Out of reception a connection breaks without a word and no other is made; the device works on
//! and keeps what is tapped.

use court_client::{CourtAddress, Dial};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::io::{DuplexStream, copy_bidirectional, duplex};
use tokio_util::sync::CancellationToken;

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

/// Bytes on their way between a device and its socket: some frames.
const IN_BETWEEN: usize = 64 * 1024;

impl Dial for Reached {
    type Stream = DuplexStream;

    fn dial(&self) -> impl Future<Output = io::Result<DuplexStream>> + Send + 'static {
        let (dialled, lost) = (self.address.dial(), self.reception.lost());
        async move {
            if lost.is_cancelled() {
                return Err(io::Error::other("there is no reception"));
            }
            let mut socket = dialled.await?;
            let (device, mut between) = duplex(IN_BETWEEN);
            tokio::spawn(async move {
                tokio::select! {
                    () = lost.cancelled() => {}
                    _ended = copy_bidirectional(&mut between, &mut socket) => {}
                }
            });
            Ok(device)
        }
    }

    fn uri(&self) -> String {
        self.address.uri()
    }
}
