//! The last recorded move, to compare with a report by another device.

use court_protocol::{CourtTime, DeviceId, Side};

use super::clocks::Witness;
use super::penalties::TOGETHER;
use super::position::{color, squares};
use super::table::{LastMove, Made, Table};
use crate::notation::Notation;

impl Made {
    /// True if the pieces stand as after the move.
    const fn is_on_board(self) -> bool {
        matches!(self, Self::Stands | Self::Castles)
    }
}

impl Table {
    /// A move stands on the board from now on.
    pub(super) fn made(
        &mut self,
        side: Side,
        (uci, san): (Notation, Notation),
        at: CourtTime,
        device: Option<DeviceId>,
    ) {
        let castles = san.as_str().starts_with("O-O");
        let made = if castles { Made::Castles } else { Made::Stands };
        self.last_move = Some(LastMove { side, uci, at, device, made });
    }

    /// Records a move that is illegal, or reported to be: it is not made.
    pub(super) fn not_made(
        &mut self,
        side: Side,
        uci: Notation,
        at: CourtTime,
        device: Option<DeviceId>,
    ) {
        self.last_move = Some(LastMove { side, uci, at, device, made: Made::No });
    }

    /// The head referee ruled that the last move was misreported, so a different report counts.
    pub(super) fn misreported(&mut self) {
        if let Some(last) = &mut self.last_move {
            last.made = Made::Misreported;
        }
    }

    /// The side that made this move, if it was the last one. After it the origin square is empty,
    /// so the same move cannot be the next one. A second report is a second witness, even if it
    /// names another promotion piece.
    pub(crate) fn made_last(&self, uci: &str) -> Option<Side> {
        let last = self.last_move.filter(|last| last.made.is_on_board())?;
        let (from, to, _) = squares(uci)?;
        let (begins, ends, _) = squares(last.uci.as_str())?;
        // Castling may be written as the king's move or as the king onto his rook.
        let same_wing = (from < to) == (begins < ends) && to.rank() == ends.rank();
        let is_same = from == begins && (to == ends || (last.made == Made::Castles && same_wing));
        let has_left = self.pieces().is_none_or(|board| board.color_at(from).is_none());
        (is_same && has_left).then_some(last.side)
    }

    /// True if a reported move repeats the last recorded one. If that one was not made, or ends where
    /// it began, the same player can make it again. It then counts as a repeat only if another device
    /// reports it within three seconds.
    pub(crate) fn is_seen_again(&self, uci: &str, at: CourtTime, witness: Witness) -> bool {
        let by_another = self.last_move.is_some_and(|last| {
            last.uci.as_str() == uci && last.device != witness.device && at - last.at <= TOGETHER
        });
        by_another || self.made_last(uci).is_some()
    }
}

/// A recorded move that another device contradicts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Contradicted {
    pub side: Side,
    /// The half-move it is about.
    pub ply: u16,
    pub first: Notation,
}

impl Table {
    /// The last recorded move, if another device reports a different move of the same player
    /// within three seconds. The different move has to begin on a square where one of his
    /// pieces stood before.
    pub(crate) fn contradicted(
        &self,
        uci: &str,
        at: CourtTime,
        witness: Witness,
    ) -> Option<Contradicted> {
        let last = self.last_move.filter(|last| {
            last.made != Made::Misreported
                && last.device.is_some()
                && last.device != witness.device
                && at - last.at <= TOGETHER
        })?;
        let ((from, ..), (begins, ends, _)) = (squares(uci)?, squares(last.uci.as_str())?);
        let is_made = last.made.is_on_board();
        let man = self.pieces().and_then(|board| board.color_at(from));
        let stood_there = man == Some(color(last.side)) && !(is_made && from == ends);
        let is_another = (from == begins || stood_there) && !self.is_seen_again(uci, at, witness);
        let ply = if is_made { self.ply } else { self.ply + 1 };
        is_another.then_some(Contradicted { side: last.side, ply, first: last.uci })
    }
}
