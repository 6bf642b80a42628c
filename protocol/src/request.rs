//! What a device or a person asks of a court: observations, rulings, arrangements.
//!
//! A request names absolutely what it is about (a board, a game, a fact), never "the current one"
//! or a place in a list, so that it means the same however late it arrives.

use crate::{
    BoardNo, BootId, BySide, ClockRule, CourtId, CourtTime, Evidence, FactId, GameId, GameResult,
    GameSetup, Micros, Millis, Side,
};
use serde::{Deserialize, Serialize};

/// One request as it travels. Its sender is known by the session; together with [`boot`] and [`n`]
/// that is its [`RequestId`](crate::RequestId).
///
/// [`boot`]: Request::boot
/// [`n`]: Request::n
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The run of the device's clock in which it happened; a press kept over a restart keeps the
    /// boot of its own.
    pub boot: BootId,
    /// Count of that boot's requests, from 1 without gaps.
    #[cfg_attr(test, ts(type = "number"))]
    pub n: u64,
    /// When it happened, on the device's monotonic clock.
    pub at: Micros,
    /// The court it is about.
    pub court: CourtId,
    /// At most [`Request::TAG_MAX`] bytes of the sender's own; the frame it causes repeats them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// What is asked.
    pub ask: Ask,
}

impl Request {
    /// The longest tag, in bytes: room for a short mark, not for a message.
    pub const TAG_MAX: usize = 16;
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Something was seen at a board.
    Observe {
        /// Where.
        board: BoardNo,
        /// In which game; left out it is the board's game at that instant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameId>,
        /// What.
        seen: Seen,
    },
    /// Games are put on boards.
    Pair {
        /// Which game on which board.
        games: Vec<Pairing>,
    },
    /// 3, 2, 1, GO on these boards (CR-4.1-1).
    Start {
        /// The boards.
        boards: Vec<BoardNo>,
        /// GO, in court time; left out it is three seconds after the request is ruled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        go_at: Option<CourtTime>,
    },
    /// Stops a countdown before its GO; every clock is as it was before.
    Abort {
        /// The boards.
        boards: Vec<BoardNo>,
    },
    /// A referee rules a result.
    RuleResult {
        /// The game.
        game: GameId,
        /// Its result.
        result: GameResult,
        /// Why, in the referee's words.
        reason: String,
    },
    /// A referee answers what the court asked of him.
    Answer {
        /// The fact that asked.
        question: FactId,
        /// His answer.
        answer: Answer,
    },
    /// The head referee makes a ruling void: its legal effect ends, what was seen stays.
    Void {
        /// The fact of the ruling.
        fact: FactId,
        /// Why, in the referee's words.
        reason: String,
    },
    /// The board's evidence level or clock rule changes in mid-game.
    SetEvidence {
        /// The game.
        game: GameId,
        /// What the board reports from now on.
        evidence: Evidence,
        /// Whose figure rules from now on.
        clock: ClockRule,
    },
}

/// A game put on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The board.
    pub board: BoardNo,
    /// The game's id, the arranger's choice, never used before on this court.
    pub game: GameId,
    /// The game.
    pub setup: GameSetup,
}

/// What was seen at a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Seen {
    /// A move was made on the board; the clock is not yet pressed.
    Placed {
        /// The move in UCI notation (`e2e4`, `e7e8q`, castling as the king's move `e1g1`).
        uci: String,
    },
    /// A move was made and the clock pressed: both in one, as most sources report it.
    Moved {
        /// The move in UCI notation.
        uci: String,
        /// What the clock on the table shows after the press.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reading: Option<Reading>,
    },
    /// The clock was pressed.
    Pressed {
        /// By whom.
        side: Side,
        /// What the clock on the table shows after the press.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reading: Option<Reading>,
    },
    /// The clock on the table was read.
    Read {
        /// What it showed.
        reading: Reading,
    },
    /// A runner crossed his line with both feet (or rounded the cone, touched the wall).
    Crossed {
        /// Who.
        side: Side,
    },
    /// A runner is back at the board.
    Returned {
        /// Who.
        side: Side,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        side: Side,
    },
    /// Both players agreed to a draw.
    DrawAgreed,
    /// A flag was seen down on the clock on the table.
    FlagSeen {
        /// Whose.
        side: Side,
    },
}

/// What a clock on a table shows. A side that was not read stays missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Time left per side.
    pub left: BySide<Option<Millis>>,
    /// The smallest step the clock shows: a second, a tenth.
    pub resolution: Millis,
}

/// A referee's answer to a question of the court.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// Yes: the position is dead; the side can mate; the press was in time.
    Yes,
    /// No.
    No,
    /// Carry the amendment out, as this preview showed it.
    Confirm {
        /// The preview the referee saw.
        preview: PreviewId,
    },
    /// Leave everything as it is.
    Decline,
}

/// Names the exact effect of an amendment: a digest of what it drops and adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
#[cfg_attr(test, ts(type = "number"))]
pub struct PreviewId(pub u64);
