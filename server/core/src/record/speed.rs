//! The facts of Speed chess alone: open matters between the players, moves without a punch, moves
//! chess does not allow.

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
        /// The side that stopped them.
        side: Side,
    },
    /// Play goes on after a stop, or after a claim that does not stand.
    RunsOn {
        /// The side whose clock runs; `None` where no clock is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// An illegal move, or no move, was punched. It stands unless it is claimed (SP-15); until then
    /// it is not shown as illegal.
    Unlawful {
        /// Half-move, from 1.
        ply: u16,
        /// The side that punched.
        side: Side,
        /// In UCI notation; missing where nothing was moved (SP-16).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<Notation>,
        /// The fault of the move.
        wrong: Wrong,
        /// The effect on the clocks.
        clock: Tick,
    },
    /// A move was answered before it was punched: its maker's clock runs on (SP-5).
    Unpunched {
        /// Half-move, from 1.
        ply: u16,
        /// The side that made it.
        side: Side,
        /// The move in UCI notation.
        uci: Notation,
        /// True if the move is legal.
        lawful: bool,
    },
    /// The punch of a move that was answered before (SP-5).
    LatePunch {
        /// The side that punched.
        side: Side,
    },
    /// A placed move is taken back before its punch (SP-22).
    Withdrawn {
        /// The side that takes it back.
        side: Side,
    },
    /// A promotion was declared (SP-26).
    Declared {
        /// The side that promotes.
        side: Side,
        /// The declared piece.
        piece: Piece,
    },
    /// A promoted pawn was exchanged (SP-27).
    Exchanged {
        /// The side of the pawn.
        side: Side,
        /// The square, such as `e8`.
        square: Notation,
        /// The piece in its place.
        piece: Piece,
    },
    /// The board shows an end of the game: from the punch on, or from the stop of both clocks
    /// (SP-7). Both players have to confirm it (SP-13).
    EndStands {
        /// The side whose move brought it about.
        side: Side,
        /// The end that the board shows.
        claim: Claim,
    },
    /// The claimant punched: his claim is complete (SP-18).
    Completed {
        /// The claimant's side.
        side: Side,
    },
    /// A player confirms the end that the board shows or, where both flags are declared, his own
    /// flag. The other player has to confirm too.
    Confirmed {
        /// The side that confirms.
        side: Side,
    },
    /// A player disputes a claim: it stays open, with the evidence of the court's record (SP-25).
    Disputed {
        /// The side that disputes.
        side: Side,
        /// The disputed claim.
        claim: Claim,
        /// True if the record supports the claim; `None` where the record does not show it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<bool>,
    },
    /// Both players agreed on a point.
    Agreed {
        /// The subject of the agreement.
        on: Agreement,
    },
    /// A claim is settled.
    Settled {
        /// The settled claim.
        claim: Claim,
        /// True if the claim holds between the players.
        stands: bool,
        /// The points of the rules it rests on, all of them (SP-1).
        points: Vec<u8>,
    },
    /// A bystander spoke (SP-23, SP-24).
    Interfered {
        /// The subject of the remark.
        about: Interference,
    },
    /// The court's clocks ran out. For the record only; shown after the end (SP-25).
    RanOut {
        /// The instant for each side, if its clock ran out.
        at: BySide<Option<CourtTime>>,
    },
}

/// The fault of a move that was punched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wrong {
    /// No piece moves like that.
    Illegal,
    /// The move leaves its king in check (SP-18).
    KingInCheck,
    /// Nothing was moved (SP-16).
    NoMove,
    /// A pawn on the last rank, without a declared piece (SP-26).
    Undeclared,
    /// A promoted pawn left the last rank unexchanged (SP-28).
    Unexchanged,
}
