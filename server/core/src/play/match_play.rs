//! State of an Intramural match alone: its hour, its arrangement, its captured pieces.

use court_protocol::{Arrangement, BySide, CourtTime, Debt, MatchRule, Piece, Side, Square};
use shakmaty::{Board, Role};

use super::Play;
use super::dispute::{Irregular, Treated};
use super::position::color;
use crate::notation::Notation;

/// The state of an Intramural match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Match {
    pub rule: MatchRule,
    /// A move completed by this instant counts; `None` before White's clock has started.
    pub ends_at: Option<CourtTime>,
    /// The limit was stated.
    pub limit_reached: bool,
    pub arranged: Option<Arrangement>,
    /// The organiser has been asked about the window that closed.
    pub window_asked: bool,
    captures: Vec<CapturedPiece>,
    /// True after moves whose captures are not known.
    uncounted: bool,
}

/// A piece that was captured in an Intramural match (IM-3-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CapturedPiece {
    /// The half-move that took it, from 1.
    pub ply: u16,
    /// The side that scores it.
    pub by: Side,
    /// The piece in its role at the capture: a promoted pawn is its new piece.
    pub piece: Piece,
    /// Points scored for it (IM-3-4).
    pub points: u16,
}

impl Match {
    pub(super) const fn new(rule: MatchRule) -> Self {
        Self {
            rule,
            ends_at: None,
            limit_reached: false,
            arranged: None,
            window_asked: false,
            captures: Vec::new(),
            uncounted: false,
        }
    }

    /// The hour begins with White's clock, and only once.
    pub(super) fn begin(&mut self, at: CourtTime) {
        self.ends_at.get_or_insert(at + self.rule.limit);
    }
}

impl Play {
    /// True if a match has come to its limit.
    pub(crate) fn limit_reached(&self) -> bool {
        self.intramural.as_ref().is_some_and(|game| game.limit_reached)
    }

    /// Points of the pieces each side captured (IM-3-4); `None` where they are not known.
    pub(crate) fn points(&self) -> Option<BySide<u16>> {
        let game = self.intramural.as_ref().filter(|game| !game.uncounted)?;
        self.match_board()?;
        Some(BySide::from_fn(|side| {
            game.captures.iter().filter(|capture| capture.by == side).map(|c| c.points).sum()
        }))
    }

    /// The captured pieces, first to last (IM-3-4); `None` where they are not known.
    pub(crate) fn captured(&self) -> Option<&[CapturedPiece]> {
        self.points()?;
        self.intramural.as_ref().map(|game| game.captures.as_slice())
    }

    /// The board of a match, as far as it is known.
    pub(super) fn match_board(&self) -> Option<Board> {
        self.intramural.as_ref()?;
        self.table.pieces().cloned()
    }

    /// Counts the piece that a move took, in its role at that time.
    pub(super) fn count_capture(&mut self, ply: u16, by: Side, before: Option<&Board>) {
        let after = self.match_board();
        let Some(game) = &mut self.intramural else { return };
        match (before, &after) {
            (Some(before), Some(after)) => {
                let piece = lost(before, after, by.other());
                game.captures.extend(piece.map(|piece| CapturedPiece {
                    ply,
                    by,
                    piece,
                    points: worth(piece),
                }));
            }
            _ => game.uncounted = true,
        }
    }

    /// Restores the piece that a move had captured before it was taken back.
    pub(super) fn uncount_captures(&mut self) {
        let ply = self.table.ply;
        if let Some(game) = &mut self.intramural {
            game.captures.retain(|capture| capture.ply <= ply);
        }
    }

    /// A position is set where none was known: pieces captured meanwhile stay unknown.
    pub(super) fn position_found(&mut self) {
        let was_known = self.match_board().is_some();
        if let Some(game) = &mut self.intramural {
            game.uncounted |= !was_known;
        }
    }

    /// An illegal move has to be taken back and another one made. The last report names the piece
    /// that has to move.
    pub(super) fn owe_take_back(
        &mut self,
        at: CourtTime,
        side: Side,
        uci: Option<Notation>,
        touched: Option<Square>,
    ) {
        self.table.placed = None;
        self.let_run(Some(side), at);
        let known = self.dispute.irregular.filter(|seen| seen.side == side && seen.at == at);
        let seen = uci.map(|uci| Irregular::new(side, uci, at, Treated::TakenBack));
        self.dispute.irregular = known.or(seen);
        self.runners[side].drop_take_backs();
        self.runners[side].owe(Debt::TakeBack { touched });
    }
}

/// The piece that a side lost between two boards.
fn lost(before: &Board, after: &Board, side: Side) -> Option<Piece> {
    let count = |board: &Board, role| (board.by_role(role) & board.by_color(color(side))).count();
    let gone = |(role, _): &(Role, Piece)| count(before, *role) > count(after, *role);
    let kinds = [
        (Role::Pawn, Piece::Pawn),
        (Role::Knight, Piece::Knight),
        (Role::Bishop, Piece::Bishop),
        (Role::Rook, Piece::Rook),
        (Role::Queen, Piece::Queen),
    ];
    kinds.into_iter().find(gone).map(|(_, piece)| piece)
}

/// Points for a captured piece; a king is never captured.
// rules: IM-3-4
const fn worth(piece: Piece) -> u16 {
    match piece {
        Piece::Pawn => 1,
        Piece::Knight | Piece::Bishop => 3,
        Piece::Rook => 5,
        Piece::Queen | Piece::InvertedRook => 9,
        Piece::King => 0,
    }
}
