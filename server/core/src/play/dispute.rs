//! Matters between the players that are not settled: illegal moves, presses without a move, claims,
//! offers of a draw.

use court_protocol::{BySide, Claim, CourtTime, IllegalMoveRule, Millis, Side};

use super::clocks::Running;
use crate::notation::Notation;

/// Illegal moves and claims.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Dispute {
    /// The price of an illegal move or a wrong claim.
    pub illegal_rule: IllegalMoveRule,
    /// Number of illegal moves of each side.
    pub illegal: BySide<u8>,
    /// An illegal move that the court saw, until play goes on from it.
    pub irregular: Option<Irregular>,
    /// Each side's last press with no move on the board since a move was made.
    pub empty: BySide<Option<EmptyPress>>,
    /// The side that corrects on its own clock although it is the opponent's turn.
    pub corrects: Option<Side>,
    /// The clock on the table stands until it is set for the ruling on the move to be corrected.
    pub stands_until_set: bool,
    /// A claim that waits for its ruling.
    pub claim: Option<Pending>,
    /// Each side's claims since the opponent's last deed at the board.
    pub heard: BySide<Vec<(Claim, CourtTime)>>,
    /// A move that has to be played because it was announced.
    pub announced: Option<(Side, Notation)>,
    /// The illegal move that the next one of its maker replaces.
    pub replaces: Option<(Side, Notation)>,
    /// A press waits for the referee: nothing is ruled until he answers.
    pub held: bool,
}

impl Dispute {
    pub(super) fn new(illegal_rule: IllegalMoveRule) -> Self {
        Self {
            illegal_rule,
            illegal: BySide::default(),
            irregular: None,
            empty: BySide::default(),
            corrects: None,
            stands_until_set: false,
            claim: None,
            heard: BySide::default(),
            announced: None,
            replaces: None,
            held: false,
        }
    }
}

/// Offers of a draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Offers {
    /// Draw cards left to each side.
    pub cards: BySide<u8>,
    /// Sides whose offer stands: both may at the same time (CR-4.4-3).
    pub open: BySide<bool>,
    /// The side whose offer the last move refused.
    pub(super) moved_on: Option<Side>,
}

impl Offers {
    pub(super) fn new(cards: u8) -> Self {
        Self { cards: BySide::both(cards), open: BySide::default(), moved_on: None }
    }
}

/// An illegal move the court saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Irregular {
    pub side: Side,
    pub uci: Notation,
    /// The instant of its press.
    pub at: CourtTime,
    /// Time its maker had used in his turn by then.
    pub used: Option<Millis>,
    /// Time given to the opponent for it.
    pub gave: Millis,
    pub treated: Treated,
}

/// The treatment of an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Treated {
    /// The move counted as illegal, with its price.
    Counted,
    /// The move has to be taken back and costs nothing else.
    TakenBack,
    /// The arbiter waits for the next move.
    Waits,
}

impl Irregular {
    pub(super) const fn new(side: Side, uci: Notation, at: CourtTime, treated: Treated) -> Self {
        Self { side, uci, at, used: None, gave: Millis::ZERO, treated }
    }
}

/// A press of the clock with no move on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EmptyPress {
    pub at: CourtTime,
    /// The clock that it stopped.
    pub stopped: Option<Running>,
}

/// A claim that waits for its ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pending {
    pub side: Side,
    pub claim: Claim,
    /// The instant of the claim; its question has the same instant.
    pub at: CourtTime,
    /// The instant of the claimant's press.
    pub pressed: CourtTime,
    /// Time left when he pressed.
    pub left: BySide<Option<Millis>>,
    /// The clock that ran until then.
    pub running: Option<Running>,
}
