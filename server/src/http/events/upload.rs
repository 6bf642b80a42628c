//! The work on an upload: one at a time, within the limit of rows, and for its sender alone.

use super::No;
use referee_messages::say;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// One upload is worked on at a time: a list of 5,000 rows takes a processor for a second.
static TURN: Semaphore = Semaphore::const_new(1);

/// The sender of an upload, who may leave before the work is done.
pub(super) struct Sender(CancellationToken);

/// The sender has left: nobody reads the answer.
pub(super) struct Gone;

impl Sender {
    /// # Errors
    /// [`Gone`] ends the work.
    pub(super) fn check(&self) -> Result<(), Gone> {
        if self.0.is_cancelled() { Err(Gone) } else { Ok(()) }
    }
}

impl From<Gone> for No {
    fn from(_: Gone) -> Self {
        Self::Unavailable(say!("server-stops"))
    }
}

/// Works on an upload when its turn comes. The turn of a sender who leaves while he waits is over;
/// work that has begun ends at its next look at the sender.
pub(super) async fn work<T: Send + 'static>(work: impl FnOnce(&Sender) -> T + Send + 'static) -> T {
    let turn = TURN.acquire().await.expect("nobody closes it");
    let sender = Sender(CancellationToken::new());
    let _leaves = sender.0.clone().drop_guard();
    let worked = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work(&sender)
    });
    worked.await.expect("the work on an upload does not panic")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn work_is_one_at_a_time_and_ends_with_its_sender() {
        let (began, has_begun) = mpsc::channel();
        let (ended, has_ended) = mpsc::channel();
        let endless = work(move |sender| {
            began.send(()).expect("it is waited for");
            while sender.check().is_ok() {
                std::thread::yield_now();
            }
            ended.send(()).expect("it is waited for");
        });
        let endless = tokio::spawn(endless);
        let begun = tokio::task::spawn_blocking(move || has_begun.recv());
        begun.await.expect("no panic").expect("the work begins");
        let mut next = Box::pin(work(|_| ()));
        assert!(futures::poll!(&mut next).is_pending(), "one at a time");
        endless.abort();
        next.await;
        has_ended.try_recv().expect("the first ended before the next began");
    }
}
