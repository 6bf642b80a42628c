//! What only a game of Speed chess says: what stands between the two players, moves that are made
//! without a punch, moves chess does not allow.

use court_protocol::{Agreement, BySide, Claim, CourtTime, Interference, Piece, Side};
use serde::{Deserialize, Serialize};

use super::Tick;
use crate::notation::Notation;

/// A fact of Speed chess, derived by its rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpeedFact {
    /// A player stopped both clocks (SP-10).
    BothStopped {
        /// Who.
        side: Side,
    },
    /// Play goes on behind a stop, or behind a claim that does not stand.
    RunsOn {
        /// Whose clock runs; nobody's where no clock is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// A move that chess does not allow, or none, was punched. It stands unless it is claimed
    /// (SP-15); until then nobody is told.
    Unlawful {
        /// Half-move, from 1.
        ply: u16,
        /// Who.
        side: Side,
        /// In UCI notation; missing where nothing was moved (SP-16).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<Notation>,
        /// What is wrong with it.
        wrong: Wrong,
        /// What it did to the clocks.
        clock: Tick,
    },
    /// A move was answered before it was punched: its maker's clock runs on (SP-5).
    Unpunched {
        /// Half-move, from 1.
        ply: u16,
        /// Who.
        side: Side,
        /// In UCI notation.
        uci: Notation,
        /// Chess allows it.
        lawful: bool,
    },
    /// The punch of a move that was answered before (SP-5).
    LatePunch {
        /// Whose.
        side: Side,
    },
    /// What was placed is taken back before its punch (SP-22).
    Withdrawn {
        /// By whom.
        side: Side,
    },
    /// A promotion was declared (SP-26).
    Declared {
        /// By whom.
        side: Side,
        /// To what.
        piece: Piece,
    },
    /// A promoted pawn was exchanged (SP-27).
    Exchanged {
        /// Whose.
        side: Side,
        /// Where, as `e8`.
        square: Notation,
        /// For what.
        piece: Piece,
    },
    /// The board shows what ends the game: from the punch on, or from the stop of both clocks
    /// (SP-7). Both players have to say so (SP-13).
    EndStands {
        /// Whose move made it so.
        side: Side,
        /// What.
        claim: Claim,
    },
    /// The claimant punched: his claim is complete (SP-18).
    Completed {
        /// Who.
        side: Side,
    },
    /// A player says that what the board shows is so.
    Confirmed {
        /// Who.
        side: Side,
    },
    /// A player does not agree: the claim stays open, with what the court's record says of it (SP-25).
    Disputed {
        /// Who.
        side: Side,
        /// What.
        claim: Claim,
        /// Whether the record bears it out; missing where it does not tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<bool>,
    },
    /// Both players say together.
    Agreed {
        /// What.
        on: Agreement,
    },
    /// A claim is settled.
    Settled {
        /// Which.
        claim: Claim,
        /// Whether it is so between the players.
        stands: bool,
        /// The points of the rules it rests on, all of them (SP-1).
        points: Vec<u8>,
    },
    /// A bystander spoke (SP-23, SP-24).
    Interfered {
        /// About what.
        about: Interference,
    },
    /// When the court's clocks ran out, for the record only and told behind the end (SP-25).
    RanOut {
        /// Each side's, if it did.
        at: BySide<Option<CourtTime>>,
    },
}

/// What is wrong with a move that was punched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wrong {
    /// No man moves like that.
    Illegal,
    /// It leaves its king in check (SP-18).
    KingInCheck,
    /// Nothing was moved (SP-16).
    NoMove,
    /// A pawn on the last rank, and nobody said what it is (SP-26).
    Undeclared,
    /// A promoted pawn left the last rank unexchanged (SP-28).
    Unexchanged,
}
