//! The table of a game: the pieces and moves, as far as they are known.

use court_protocol::{CourtTime, DeviceId, MoveView, Side};
use shakmaty::{Board, Chess, Position};

use super::position::{Adrift, MoveHistory, side_of};
use crate::notation::Notation;
use crate::record::Tick;

/// The pieces on the board, and the moves that brought them there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Table {
    /// The side that moved first.
    pub first: Side,
    /// Half-moves completed, as far as they are known.
    pub ply: u16,
    pub moves: Vec<MoveMade>,
    /// The position of record with its history; `None` after moves that nobody reported.
    pub line: Option<MoveHistory>,
    /// A position of record that chess cannot judge, as FEN, until the next move.
    pub shown: Option<String>,
    /// A board that shows no position of chess, because an illegal move stands on it.
    pub adrift: Option<Adrift>,
    /// The board before the last move, if it showed no position of chess then.
    pub(super) adrift_before: Option<Adrift>,
    /// The last recorded move, made or not; `None` where others may have been made since.
    pub(super) last_move: Option<LastMove>,
    /// The side that touched a piece on this move and has not placed it.
    pub touched: Option<Side>,
    /// A move that stands on the board with its clock not yet pressed.
    pub placed: Option<PlacedMove>,
}

/// A move with its press, and the effect on the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MoveMade {
    pub ply: u16,
    /// None at a board that does not report moves.
    pub notation: Option<(Notation, Notation)>,
    pub at: CourtTime,
    pub clock: Tick,
}

impl MoveMade {
    pub(crate) fn view(&self) -> MoveView {
        self.clock.view(self.ply, self.notation.unwrap_or_default(), self.at)
    }
}

/// A move on the board whose clock is not pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PlacedMove {
    pub side: Side,
    pub uci: Notation,
    /// True if it was already reported that he moved before his run.
    pub before_run: bool,
}

/// The last recorded move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LastMove {
    pub(super) side: Side,
    pub(super) uci: Notation,
    pub(super) at: CourtTime,
    /// The device that reported it; `None` is the server's own machine.
    pub(super) device: Option<DeviceId>,
    pub(super) made: Made,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Made {
    /// The move stands on the board.
    Stands,
    /// The move is castling, and stands.
    Castles,
    /// The move is illegal, or was asked about: the pieces stand as before it.
    No,
    /// The head referee ruled that the board misreported the move.
    Misreported,
}

impl Table {
    /// A table set up for a game.
    pub(super) fn new(start_fen: Option<&str>, is_known: bool) -> Self {
        let line = MoveHistory::start(start_fen);
        Self {
            first: side_of(line.now().turn()),
            ply: 0,
            moves: Vec::new(),
            line: is_known.then_some(line),
            shown: None,
            adrift: None,
            adrift_before: None,
            last_move: None,
            touched: None,
            placed: None,
        }
    }

    /// The side to move by the position; `None` where that is not known.
    pub(super) fn to_move(&self) -> Option<Side> {
        let of_record = self.position().map(Position::turn);
        of_record.or_else(|| Some(self.adrift.as_ref()?.setup().turn)).map(side_of)
    }

    /// The position of record, where it is known.
    pub(crate) fn position(&self) -> Option<&Chess> {
        self.line.as_ref().map(MoveHistory::now)
    }

    /// FEN of the board as screens draw it; of the position of record only where moves are reported.
    pub(crate) fn fen(&self, reports_moves: bool) -> Option<String> {
        let of_record = self.line.as_ref().filter(|_| reports_moves).map(MoveHistory::fen);
        let adrift = || self.adrift.as_ref().map(Adrift::fen);
        of_record.or_else(adrift).or_else(|| self.shown.clone())
    }

    /// FEN of the positions up to the position of record, oldest first; none where it is not known.
    pub(crate) fn fens(&self) -> Vec<String> {
        self.line.as_ref().map(MoveHistory::fens).unwrap_or_default()
    }

    /// The pieces as they stand, as far as that is known.
    pub(crate) fn pieces(&self) -> Option<&Board> {
        let of_record = self.position().map(Position::board);
        of_record.or_else(|| self.adrift.as_ref().map(Adrift::board))
    }

    /// The move of a side that stands on the board with its clock not yet pressed.
    pub(crate) fn placed_by(&self, side: Side) -> Option<PlacedMove> {
        self.placed.filter(|standing| standing.side == side)
    }

    /// From here on the position is not known.
    pub(super) fn forget_position(&mut self) {
        (self.line, self.adrift) = (None, None);
    }

    /// The side that made a half-move.
    pub(crate) const fn mover_of(&self, ply: u16) -> Side {
        if ply % 2 == 1 { self.first } else { self.first.other() }
    }

    /// Plays a move of the journal, which was ruled before.
    pub(super) fn play_on(&mut self, uci: Notation) {
        self.adrift_before = None;
        match (&mut self.line, self.adrift.take()) {
            (Some(line), _) => line.play(uci),
            (None, Some(adrift)) => {
                self.adrift_before = Some(adrift.clone());
                (self.line, self.adrift) = adrift.play(uci);
            }
            (None, None) => {}
        }
    }

    /// Moves the pieces as they were put, legal or not.
    pub(super) fn force(&mut self, uci: Notation) {
        (self.line, self.adrift) = match (self.line.take(), self.adrift.take()) {
            (Some(line), _) => line.force(uci),
            (None, Some(adrift)) => adrift.play(uci),
            (None, None) => (None, None),
        };
    }

    /// The turn passes to the other side, and no piece moves.
    pub(super) fn pass(&mut self) {
        (self.line, self.adrift) = match (self.line.take(), self.adrift.take()) {
            (Some(line), _) => Adrift::of(line).pass(),
            (None, Some(adrift)) => adrift.pass(),
            (None, None) => (None, None),
        };
    }

    /// The run of a side at an instant: the number of his completed moves before it, as far as
    /// they are known.
    pub(super) fn run_of(&self, side: Side, at: CourtTime) -> usize {
        self.moves.iter().filter(|made| self.mover_of(made.ply) == side && made.at <= at).count()
    }
}
