//! Moves as they are made: one that stands on the board, and one that is complete.

use court_protocol::{
    BySide, CourtTime, Debt, MoveView, Question, Ruleset, RunEvidence, Side, Whereabouts,
};

use super::{FlagAsked, Play};
use crate::notation::Notation;
use crate::record::Tick;

/// A completed move.
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
        let (uci, san) = self
            .notation
            .map_or_else(Default::default, |(uci, san)| (uci.to_string(), san.to_string()));
        MoveView {
            ply: self.ply,
            uci,
            san,
            at: self.at,
            left: self.clock.left.filter(|_| !self.clock.predicted),
            used: self.clock.used,
        }
    }
}

/// A move on the board whose clock is not pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing {
    pub side: Side,
    pub uci: Notation,
    /// It was already reported that he moved before his run.
    pub before_run: bool,
}

impl Play {
    /// A move is complete, castling and promotion like any other. The mover owes a full run
    /// (CR-4.2-3) and goes out on it, the other side's clock runs (CR-2.1-2). `turned`: the clock
    /// was pressed before the move was reported.
    // rules: CR-4.2-3
    pub(super) fn complete(
        &mut self,
        at: CourtTime,
        side: Side,
        ply: u16,
        notation: Option<(Notation, Notation)>,
        (clock, turned): (Tick, bool),
    ) {
        self.ply = ply;
        self.speed_moved(side, notation.map(|(uci, _)| uci));
        (self.placed, self.touched) = (None, None);
        self.shown = None;
        self.flag_asked = FlagAsked::No;
        // Play went on: a flag that was expected in this turn did not fall.
        self.questions.retain(|open| open.question != Question::FlagExpected { side });
        self.moves.push(MoveMade { ply, notation, at, clock });
        self.last_move = None;
        if let Some(written) = notation {
            self.made(side, written, at);
        }
        // A punch while the other clock runs moves no lever (SP-5).
        let moves_lever = self.clocks.running.is_none_or(|running| running.side == side);
        if turned {
            self.clocks.complete(side, clock);
        } else if self.ruleset != Ruleset::Speed || moves_lever {
            self.clocks.press(side, at, clock, self.witness);
        }
        self.runners[side].drop_take_backs();
        if self.ruleset.runs() {
            self.runners[side].owe(Debt::FullRun);
            let underway = self.underway(Whereabouts::Outward);
            // A player who has crossed since an earlier press is on the run that began with it.
            let is_reported = self.runs == RunEvidence::Reported;
            let runner = &mut self.runners[side];
            if is_reported && runner.crossed && runner.since.is_some_and(|since| since > at) {
                runner.left_board = Some(at);
            } else {
                runner.leave(underway, at);
            }
        }
        self.runners[side.other()].presumed.clear();
        // A pawn left on the last rank becomes a queen: the corrected illegal move (FIDE 7.5.2).
        self.irregular = self
            .irregular
            .filter(|seen| seen.side == side && notation.is_some_and(|(uci, _)| uci == seen.uci));
        self.empty = BySide::default();
        self.corrects = None;
        self.offer_moved_on = None;
        self.announced = self.announced.filter(|(by, _)| *by != side);
        self.replaces = self.replaces.filter(|(by, _)| *by != side);
    }

    /// The place of a runner on his way: a presumed lane knows only that he is away.
    pub(super) const fn underway(&self, seen: Whereabouts) -> Whereabouts {
        match self.runs {
            RunEvidence::Reported => seen,
            RunEvidence::Presumed => Whereabouts::Away,
        }
    }
}
