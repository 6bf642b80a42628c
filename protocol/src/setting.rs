//! Settings of requests and set-ups that are not possible, each with its range.

use crate::{Millis, Role, Ruleset, Side};
use serde::{Deserialize, Serialize};

/// A setting that is out of its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Setting {
    /// A list of boards or games has nothing in it.
    List,
    /// A list has two games for one board.
    GamesOfABoard,
    /// Number of boards of a court (CR-2.1-1).
    Boards {
        /// Largest number on a court of this kind.
        most: u8,
    },
    /// Length of a court, at least 28 m (CR-2.3-1).
    CourtLength,
    /// Width of a court along the boards.
    CourtWidth,
    /// Width of a lane, at least 1.25 m (CR-2.1-4).
    LaneWidth,
    /// The round, from 1.
    Round,
    /// A pairing of one player with himself.
    Players,
    /// Settings of a walk in a game of other rules.
    WalkElsewhere,
    /// A walk without the consent of both players (CR-4.6-1).
    WalkConsent {
        /// The side that has not agreed.
        side: Side,
    },
    /// Increments of a walk that differ (CR-4.6-1).
    WalkIncrements,
    /// Draw cards of each player, 0 to 2 (CR-4.4-2).
    DrawCards,
    /// Draw cards in `ChessSprint`: none (CR-4.7-2).
    SprintDrawCards,
    /// Draw cards in a match: none.
    MatchDrawCards,
    /// Time for an illegal move, 0 to 10 minutes.
    IllegalMoveTime,
    /// A side's time, more than zero and at most 10 hours.
    Time {
        /// The side of the clock.
        side: Side,
    },
    /// A side's time as a referee sets it, 0 to 10 hours.
    TimeLeft {
        /// The side of the clock.
        side: Side,
    },
    /// A side's time in `ChessSprint`: 10 minutes (CR-4.7-1).
    SprintTime {
        /// The side of the clock.
        side: Side,
    },
    /// A side's increment, 0 to 10 minutes.
    Increment {
        /// The side of the clock.
        side: Side,
    },
    /// A side's increment in `ChessSprint`: none (CR-4.7-1).
    SprintIncrement {
        /// The side of the clock.
        side: Side,
    },
    /// Metres from the board to a side's turning point (CR-2.2-1).
    TurningPoint {
        /// The side of the runner.
        side: Side,
        /// Metres to the farthest one on the court.
        farthest: u8,
    },
    /// A position in FEN notation.
    Position,
    /// A match without a limit (IM-3-2).
    NoMatchLimit,
    /// A limit of a game that is no match.
    LimitElsewhere,
    /// The limit of a match, more than zero and at most 10 hours.
    MatchLimit,
    /// A time window that closes before it opens.
    Window,
    /// A time window that is closed already (IM-1-2).
    WindowClosed,
    /// An agreed time of a game that is no match.
    ArrangedElsewhere {
        /// The rules of that game.
        ruleset: Ruleset,
    },
    /// An agreed time outside of the match's window (IM-1-2).
    ArrangedTime,
    /// A site of a game that is no match.
    SiteElsewhere,
    /// The name of a site (IM-1-1).
    Site,
    /// A replacement of a call that has been decided on.
    Replacement,
    /// A square of the board, such as `e8`.
    Square,
    /// A fault that is called as a card.
    RedCard,
    /// Time that a sanction gives to the opponent.
    GivenTime {
        /// Greatest time allowed.
        max: Millis,
    },
    /// Time that a sanction takes off a clock.
    TakenTime {
        /// Greatest time allowed.
        max: Millis,
    },
    /// Time from an earlier event to the press.
    Ago {
        /// Greatest time allowed.
        max: Millis,
    },
    /// An answer to an amendment: confirm with the preview, or decline.
    AmendmentAnswer,
    /// An answer to clocks that are to be set: yes.
    ClockAnswer,
    /// An answer of yes or no.
    Answer,
    /// New facts of an amendment: no more than one record holds.
    Amendment,
    /// A measure of an item that has none.
    Measure,
    /// The measured width of a table, 0.1 cm to 5 m.
    TableWidth,
    /// An item that did not fail on this board, or does not keep it from its start.
    WaivedItem,
    /// An item of a player without the player.
    ItemOfNobody,
    /// An item of the board with a player.
    ItemOfPlayer {
        /// The side that was named.
        side: Side,
    },
    /// A change of the clocks that sets nothing.
    Clocks,
    /// A draw by agreement in `ChessSprint` (CR-4.7-2).
    AgreedDraw,
    /// A hand-over by a device that has no duty.
    HandOver,
    /// A hand-over that would give one device duties that do not go together.
    Duties {
        /// The role that would be handed over.
        handed: Role,
        /// The role of the device that would take it.
        own: Role,
    },
    /// A change that would leave no head referee.
    LastHead,
}
