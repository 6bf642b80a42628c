//! The bodies of requests on their way in: each has its time, and all together have their room.
//!
//! Rights come before bodies ([`events`](super::events)), and each operation has a limit of its own
//! ([`routes`](crate::routes)). The bodies that are left are those of organisers and of players with
//! their links. A sender that is slow, or stops, is answered and let go: its handler never hears of it.

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONNECTION, RETRY_AFTER};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures::StreamExt as _;
use futures::stream::{self, BoxStream};
use hyper::body::Body as _;
use referee_entries::MAX_BYTES;
use referee_messages::say;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout_at};

/// A body is whole within this, and one second more for each [`PER_SECOND`] of it that have come.
const WITHIN: Duration = Duration::from_secs(5);
/// The bytes for which a body has another second: an access point at the edge of its range.
const PER_SECOND: usize = 64 * 1024;
/// The room of all bodies that are on their way in or being answered, in bytes: two of the longest
/// entry lists.
const ROOM: usize = 2 * MAX_BYTES;

/// The room that is taken.
#[derive(Debug, Clone, Default)]
pub(super) struct Bodies {
    taken: Arc<AtomicUsize>,
}

/// The room of one body, given back once its request is answered.
#[derive(Debug)]
struct Place {
    of: Bodies,
    taken: AtomicUsize,
}

impl Place {
    /// Takes room for another piece; false if there is none.
    fn grow(&self, piece: usize) -> bool {
        // a longer body goes to the disk piece by piece
        let piece = piece.min(MAX_BYTES - self.taken.load(Ordering::Relaxed));
        let grown = |taken: usize| taken.checked_add(piece).filter(|taken| *taken <= ROOM);
        let has_room =
            self.of.taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, grown).is_ok();
        if has_room {
            self.taken.fetch_add(piece, Ordering::Relaxed);
        }
        has_room
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.of.taken.fetch_sub(*self.taken.get_mut(), Ordering::Relaxed);
    }
}

/// The reason why a body is not read on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ended {
    TooSlow,
    NoRoom,
}

/// A body on its way in.
struct Incoming {
    pieces: BoxStream<'static, Result<Bytes, axum::Error>>,
    begun: Instant,
    taken: usize,
    place: Arc<Place>,
    ended: Option<oneshot::Sender<Ended>>,
}

impl Incoming {
    /// The next piece. If the body is not read on, nothing comes any more.
    async fn next(mut self) -> Option<(Result<Bytes, axum::Error>, Self)> {
        let seconds = Duration::from_secs((self.taken / PER_SECOND) as u64);
        let ended = match timeout_at(self.begun + WITHIN + seconds, self.pieces.next()).await {
            Ok(Some(Ok(piece))) if !self.place.grow(piece.len()) => Ended::NoRoom,
            Ok(piece) => {
                let piece = piece?;
                self.taken += piece.as_ref().map_or(0, Bytes::len);
                return Some((piece, self));
            }
            Err(_) => Ended::TooSlow,
        };
        if let Some(told) = self.ended.take() {
            // without a receiver the request is answered already
            let _answered = told.send(ended);
        }
        std::future::pending().await
    }
}

/// Gives a request's body its time and its room.
pub(super) async fn bounded(
    State(bodies): State<Bodies>,
    request: Request,
    next: Next,
) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let place = Arc::new(Place { of: bodies, taken: AtomicUsize::new(0) });
    let (told, ended) = oneshot::channel();
    let request = request.map(|body| {
        let pieces = body.into_data_stream().boxed();
        let (begun, place, ended) = (Instant::now(), place.clone(), Some(told));
        let incoming = Incoming { pieces, begun, taken: 0, place, ended };
        Body::from_stream(stream::unfold(incoming, Incoming::next))
    });
    let answer = tokio::select! {
        biased;
        answer = next.run(request) => answer,
        Ok(ended) = ended => not_read(ended),
    };
    drop(place);
    answer
}

fn not_read(ended: Ended) -> Response {
    let (status, text) = match ended {
        Ended::TooSlow => (StatusCode::REQUEST_TIMEOUT, say!("server-body-too-slow")),
        Ended::NoRoom => (StatusCode::SERVICE_UNAVAILABLE, say!("server-no-room-for-body")),
    };
    let headers = [(CONNECTION, "close"), (RETRY_AFTER, "60")];
    (status, headers, text + "\n").into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::middleware::from_fn_with_state;
    use axum::routing::post;
    use hyper::service::Service as _;
    use hyper_util::service::TowerToHyperService;

    /// Sends a body in pieces, each so many seconds after the one before; the status of the answer.
    async fn sends(bodies: &Bodies, pieces: Vec<(u64, usize)>, ends: bool) -> StatusCode {
        let piece = |(seconds, length): (u64, usize)| async move {
            tokio::time::sleep(Duration::from_secs(seconds)).await;
            Ok::<_, axum::Error>(Bytes::from(vec![b'x'; length]))
        };
        let pieces = stream::iter(pieces).then(piece);
        let pieces = if ends { pieces.boxed() } else { pieces.chain(stream::pending()).boxed() };
        let counts = |body: Bytes| async move { body.len().to_string() };
        let router = Router::new()
            .route("/", post(counts))
            .layer(axum::extract::DefaultBodyLimit::disable())
            .layer(from_fn_with_state(bodies.clone(), bounded));
        let request = Request::post("/").body(Body::from_stream(pieces)).expect("a request");
        let answer = TowerToHyperService::new(router).call(request).await;
        answer.expect("infallible").status()
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_has_five_seconds_and_one_more_for_each_piece_of_64_kb() {
        let bodies = Bodies::default();
        assert_eq!(sends(&bodies, vec![(4, 100)], true).await, 200);
        for (never, pieces) in [
            ("a body that never comes", vec![]),
            ("a body that stops", vec![(0, 1_990_000)]),
            ("ten bytes a second", vec![(1, 10); 1_000]),
            ("a long one that is too slow", vec![(1, 32_000); 1_000]),
        ] {
            let begun = Instant::now();
            assert_eq!(sends(&bodies, pieces, false).await, 408, "{never}");
            assert!(begun.elapsed() < Duration::from_secs(40), "{never}");
        }
        assert_eq!(sends(&bodies, vec![(1, 65_536); 300], true).await, 200, "slow, and it comes");
        assert_eq!(bodies.taken.load(Ordering::Relaxed), 0, "all room comes back");
    }

    #[tokio::test(start_paused = true)]
    async fn all_bodies_have_one_room_and_give_it_back() {
        let bodies = Bodies::default();
        let waits = vec![(0, MAX_BYTES / 2), (4, 0)];
        let many = (0..4).map(|_| sends(&bodies, waits.clone(), true));
        let (many, late) = tokio::join!(futures::future::join_all(many), async {
            tokio::time::sleep(Duration::from_secs(1)).await;
            sends(&bodies, vec![(0, 1)], true).await
        });
        assert!(many.iter().all(|status| *status == 200), "{many:?}");
        assert_eq!(late, 503);
        assert_eq!(bodies.taken.load(Ordering::Relaxed), 0);
        assert_eq!(sends(&bodies, vec![(0, MAX_BYTES)], true).await, 200);
        assert_eq!(sends(&bodies, vec![(0, 5 * MAX_BYTES)], true).await, 200, "to the disk");
    }
}
