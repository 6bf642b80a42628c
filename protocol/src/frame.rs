//! A court's snapshot, and the frames between two of them.

use crate::{BoardView, CourtId, CourtSetup, CourtTime, Epoch, Line, Seq};
use serde::{Deserialize, Serialize};

/// Takes a follower from any state in `from ≤ c < to` to `to`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// The term of writing.
    pub epoch: Epoch,
    /// Its court.
    pub court: CourtId,
    /// The lowest cursor it can be applied to.
    pub from: Seq,
    /// The cursor after it.
    pub to: Seq,
    /// When the record was ruled.
    pub at: CourtTime,
    /// What happened.
    pub what: Vec<Line>,
    /// The whole new view of the one board it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<BoardView>,
    /// The tag of the request that caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
}

/// A court whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// The term of writing.
    pub epoch: Epoch,
    /// Its court.
    pub court: CourtId,
    /// The record it stands at.
    pub seq: Seq,
    /// When that record was ruled.
    pub at: CourtTime,
    /// The court's layout.
    pub setup: CourtSetup,
    /// Whether this is a demonstration: every screen says so.
    pub demo: bool,
    /// Court seconds per second of the hall.
    pub speed: u32,
    /// The court has stopped: nothing after this picture can be recorded any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// Its boards in lane order.
    pub boards: Vec<BoardView>,
    /// The last lines of the ticker, oldest first.
    pub ticker: Vec<Line>,
}

impl Snapshot {
    /// Lines of ticker a snapshot carries: what one screen shows.
    pub const TICKER_MAX: usize = 24;
}
