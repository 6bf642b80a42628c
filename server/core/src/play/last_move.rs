//! The move that was taken down last, for whoever saw it as well.

use court_protocol::{CourtTime, DeviceId, Side};
use shakmaty::Square;
use shakmaty::uci::UciMove;

use super::penalties::TOGETHER;
use super::{Play, Witness};
use crate::notation::Notation;

/// The move that was taken down last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LastMove {
    side: Side,
    uci: Notation,
    at: CourtTime,
    /// Whose word it rests on.
    device: Option<DeviceId>,
    made: Made,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Made {
    /// It stands on the board.
    Stands,
    /// It castles, and stands.
    Castles,
    /// An illegal one, or one that was asked about: the men stand as before it.
    No,
}

impl Play {
    /// A move stands on the board from now on.
    pub(super) fn made(&mut self, side: Side, (uci, san): (Notation, Notation), at: CourtTime) {
        let castles = san.as_str().starts_with("O-O");
        self.take_down(side, uci, at, if castles { Made::Castles } else { Made::Stands });
    }

    /// An illegal move, or one that is said to be, is not made.
    pub(super) fn not_made(&mut self, side: Side, uci: Notation, at: CourtTime) {
        self.take_down(side, uci, at, Made::No);
    }

    fn take_down(&mut self, side: Side, uci: Notation, at: CourtTime, made: Made) {
        let device = self.witness.device;
        self.last_move = Some(LastMove { side, uci, at, device, made });
    }

    /// Whose move it is that was made last, if this is the same one. Behind it no man stands where it
    /// begins, so that nobody can make it next: whoever reports it has seen it too, with whatever
    /// piece a pawn becomes.
    pub(crate) fn made_last(&self, uci: &str) -> Option<Side> {
        let last = self.last_move.filter(|last| last.made != Made::No)?;
        let (from, to) = squares(uci)?;
        let (begins, ends) = squares(last.uci.as_str())?;
        // Castling may be written as the king's move or as the king onto his rook.
        let same_wing = (from < to) == (begins < ends) && to.rank() == ends.rank();
        let is_same = from == begins && (to == ends || (last.made == Made::Castles && same_wing));
        let has_left = self.board().is_none_or(|board| board.color_at(from).is_none());
        (is_same && has_left).then_some(last.side)
    }

    /// Whether a move is the one that was taken down last, seen by somebody else as well. Of one that
    /// was not made its maker can make the same again: it is that one where another device saw it
    /// within three seconds, as two referees' calls are one.
    pub(crate) fn is_seen_again(&self, uci: &str, at: CourtTime, witness: Witness) -> bool {
        let of_none = self.last_move.is_some_and(|last| {
            last.made == Made::No
                && last.uci.as_str() == uci
                && last.device != witness.device
                && at - last.at <= TOGETHER
        });
        of_none || self.made_last(uci).is_some()
    }
}

/// Where a move begins and ends.
fn squares(uci: &str) -> Option<(Square, Square)> {
    match UciMove::from_ascii(uci.as_bytes()) {
        Ok(UciMove::Normal { from, to, .. }) => Some((from, to)),
        _ => None,
    }
}
