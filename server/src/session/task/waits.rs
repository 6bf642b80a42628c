//! The events a session waits for beside its socket: the gate's answer, the courts' feeds, the list
//! of devices.

use crate::access::gate::AdmittedSession;
use crate::feed::Framed;
use crate::goodbye::stopping;
use court_protocol::{CourtId, Goodbye, Presence, Role};
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, oneshot, watch};
use tokio_util::sync::ReusableBoxFuture;

/// The next update of a court's feed, and the receiver of the one after.
pub(super) type NextUpdate = (Result<Framed, RecvError>, broadcast::Receiver<Framed>);

pub(super) async fn ended(ends: &mut Option<oneshot::Receiver<Goodbye>>) -> Goodbye {
    match ends {
        Some(receiver) => {
            let goodbye = receiver.await.unwrap_or_else(|_| stopping());
            *ends = None;
            goodbye
        }
        None => std::future::pending().await,
    }
}

pub(super) async fn next_update(mut updates: broadcast::Receiver<Framed>) -> NextUpdate {
    (updates.recv().await, updates)
}

/// The update of the first of the followed feeds. It has to be listened to again, or removed,
/// before the next call.
pub(super) async fn first_update(
    follows: &mut BTreeMap<CourtId, ReusableBoxFuture<'static, NextUpdate>>,
) -> (CourtId, NextUpdate) {
    poll_fn(|context| {
        let said = follows.iter_mut().find_map(|(court, next)| match next.poll(context) {
            Poll::Ready(said) => Some((*court, said)),
            Poll::Pending => None,
        });
        said.map_or(Poll::Pending, Poll::Ready)
    })
    .await
}

/// Comes when the list of devices is another one.
pub(super) async fn list_changed(watches: &mut Option<(Role, watch::Receiver<Arc<Presence>>)>) {
    if let Some((_, list)) = watches
        && list.changed().await.is_ok()
    {
        return;
    }
    // nobody watches, or the server stops
    std::future::pending::<()>().await;
}

pub(super) async fn answered(
    waits: &mut Option<oneshot::Receiver<Result<AdmittedSession, Goodbye>>>,
) -> Result<AdmittedSession, Goodbye> {
    match waits {
        Some(word) => word.await.unwrap_or_else(|_| Err(stopping())),
        None => std::future::pending().await,
    }
}
