//! The follower's mirror: a court's picture kept up to date by frames, never by guessing.

use crate::{BoardView, Frame, Snapshot};

/// A court's picture as a follower has it.
///
/// ```
/// # use court_protocol::*;
/// # let snapshot = Snapshot { epoch: Epoch(1), court: CourtId(1), seq: Seq(4), at: CourtTime(0),
/// #     event: None, setup: CourtSetup::basketball("Court 1", 0), demo: false, speed: 1, stopped: false, boards: vec![], earlier: vec![], ticker: vec![] };
/// # let frame = |from, to| Frame { epoch: Epoch(1), court: CourtId(1), from: Seq(from), to: Seq(to),
/// #     at: CourtTime(9), what: vec![], view: None, earlier: None, tag: None };
/// let mut mirror = Mirror::new(snapshot); // stands at record 4
/// assert_eq!(mirror.apply(&frame(3, 5)), Ok(true));
/// assert_eq!(mirror.apply(&frame(3, 5)), Ok(false), "a repeat changes nothing");
/// assert_eq!(mirror.apply(&frame(6, 7)), Err(Missed), "record 6 is missing: ask for a snapshot");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mirror {
    court: Snapshot,
}

/// Records between the mirror's cursor and the frame are missing: a new snapshot is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("records are missing before this frame; a snapshot is needed")]
pub struct Missed;

impl Mirror {
    /// A mirror that begins with this snapshot.
    pub const fn new(snapshot: Snapshot) -> Self {
        Self { court: snapshot }
    }

    /// The present picture of the court.
    pub const fn court(&self) -> &Snapshot {
        &self.court
    }

    /// Takes a newer snapshot in. One that is older than the picture is ignored.
    pub fn replace(&mut self, snapshot: Snapshot) {
        if (snapshot.epoch, snapshot.seq) >= (self.court.epoch, self.court.seq) {
            self.court = snapshot;
        }
    }

    /// Takes one frame in; returns true if it changed anything.
    ///
    /// # Errors
    /// [`Missed`] when the frame begins after the mirror's cursor or belongs to another epoch; the
    /// picture stays as it was.
    pub fn apply(&mut self, frame: &Frame) -> Result<bool, Missed> {
        if frame.epoch != self.court.epoch || frame.from > self.court.seq {
            return Err(Missed);
        }
        if frame.to <= self.court.seq {
            return Ok(false);
        }
        self.court.seq = frame.to;
        self.court.at = frame.at;
        if let Some(view) = &frame.view
            && let Some(board) = self.court.boards.iter_mut().find(|b| b.board == view.board)
        {
            let kept = board.permits.take().filter(|_| view.game.is_some());
            let permits = view.permits.clone().or(kept);
            *board = BoardView { permits, ..view.clone() };
        }
        if let Some(changed) = &frame.earlier {
            let earlier = &mut self.court.earlier;
            earlier.retain(|known| known.game.game != changed.game.game);
            earlier.push(changed.clone());
            Snapshot::arrange_earlier(earlier);
        }
        self.court.ticker.extend(frame.what.iter().cloned());
        let surplus = self.court.ticker.len().saturating_sub(Snapshot::TICKER_MAX);
        self.court.ticker.drain(..surplus);
        Ok(true)
    }
}
