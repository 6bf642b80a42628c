//! A court's snapshot, and the frames between two of them.

use crate::{
    BoardView, CourtId, CourtSetup, CourtTime, EarlierGame, Epoch, Millis, ResultState, Seq,
    TickerLine,
};
use serde::{Deserialize, Serialize};

/// The change of a court that takes a follower from any record `c` with `from ≤ c < to` to `to`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Frame {
    /// The epoch of the server that wrote it.
    pub epoch: Epoch,
    /// The court that the frame changes.
    pub court: CourtId,
    /// The lowest record the frame can be applied to.
    pub from: Seq,
    /// The record a follower is at after the frame.
    pub to: Seq,
    /// Instant at which the record was ruled.
    pub at: CourtTime,
    /// The ticker lines of the record.
    pub what: Vec<TickerLine>,
    /// The whole new view of the one board the frame changed; its permits only if they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<BoardView>,
    /// The whole new view of the earlier game that the frame changed, or of the game that left its
    /// board by it. Missing for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<EarlierGame>,
    /// The tag of the request that caused the frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
}

/// The whole picture of a court.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Snapshot {
    /// The epoch of the server that wrote it.
    pub epoch: Epoch,
    /// The court of this picture.
    pub court: CourtId,
    /// The last record of the picture.
    pub seq: Seq,
    /// Instant at which that record was ruled.
    pub at: CourtTime,
    /// The event of the court, if it has a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventView>,
    /// The court's layout.
    pub setup: CourtSetup,
    /// True if this is a demonstration; every screen shows so.
    pub demo: bool,
    /// Court seconds per second of the hall.
    pub speed: u32,
    /// True if the court has stopped: nothing after this picture can be recorded any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// The court's boards in lane order.
    pub boards: Vec<BoardView>,
    /// Games that have left their boards to the next ones, by round and board: their results can
    /// still be entered, sealed and corrected. Empty for the public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<EarlierGame>,
    /// The last lines of the ticker, oldest first.
    pub ticker: Vec<TickerLine>,
}

/// An event as screens show it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventView {
    /// The name of the event.
    pub name: String,
    /// The place where the event is held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The day on which it begins: `2026-11-21`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Time by which the public sees everything later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<Millis>,
    /// True if the event is only rehearsed; every screen shows so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rehearsal: bool,
}

impl Snapshot {
    /// Greatest number of ticker lines in a snapshot: one screen shows as many.
    pub const TICKER_MAX: usize = 24;
    /// Greatest number of earlier games in a snapshot: ten rounds of twelve boards. If there are
    /// more, the oldest sealed ones are left out first.
    pub const EARLIER_MAX: usize = 120;

    /// Sorts earlier games by round and board, and leaves out those beyond
    /// [`EARLIER_MAX`](Self::EARLIER_MAX).
    pub fn arrange_earlier(games: &mut Vec<EarlierGame>) {
        let by_round =
            |earlier: &EarlierGame| (earlier.game.round, earlier.board, earlier.game.game);
        games.sort_by_key(by_round);
        while games.len() > Self::EARLIER_MAX {
            let is_sealed = |earlier: &EarlierGame| earlier.game.result == ResultState::Sealed;
            let oldest = games.iter().position(is_sealed).unwrap_or(0);
            games.remove(oldest);
        }
    }
}
