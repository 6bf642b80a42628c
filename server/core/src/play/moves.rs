//! Moves as they are made: one that stands on the board, and one that is complete.

use court_protocol::{BySide, CourtTime, Debt, Question, Ruleset, RunEvidence, Side, Whereabouts};

use super::Play;
use super::clocks::FlagAsked;
use super::table::MoveMade;
use crate::notation::Notation;
use crate::record::Tick;

impl Play {
    /// A move is complete, castling and promotion like any other. The mover owes a full run
    /// (CR-4.2-3) and sets out on it; the other side's clock runs (CR-2.1-2). `turned`: the clock
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
        self.table.ply = ply;
        self.speed_moved(side, notation.map(|(uci, _)| uci));
        (self.table.placed, self.table.touched) = (None, None);
        self.table.shown = None;
        self.clocks.flag_asked = FlagAsked::No;
        // Play went on: a flag that was expected in this turn did not fall.
        self.close(|asked| *asked == Question::FlagExpected { side });
        self.table.moves.push(MoveMade { ply, notation, at, clock });
        self.table.last_move = None;
        if let Some(written) = notation {
            self.table.made(side, written, at, self.witness.device);
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
            self.pass_by_move(side, at);
            self.runners[side].owe(Debt::FullRun);
            let underway = self.runners.underway(Whereabouts::Outward);
            // A player who has crossed since an earlier press is on the run that began with it.
            let is_reported = self.runners.evidence == RunEvidence::Reported;
            let runner = &mut self.runners[side];
            if is_reported && runner.crossed && runner.since.is_some_and(|since| since > at) {
                runner.left_board = Some(at);
            } else {
                runner.leave(underway, at);
            }
        }
        self.runners[side.other()].presumed.clear();
        // A pawn left on the last rank becomes a queen: the corrected illegal move (FIDE 7.5.2).
        self.dispute.irregular = self
            .dispute
            .irregular
            .filter(|seen| seen.side == side && notation.is_some_and(|(uci, _)| uci == seen.uci));
        self.dispute.empty = BySide::default();
        self.dispute.corrects = None;
        self.offers.moved_on = None;
        self.dispute.announced = self.dispute.announced.filter(|(by, _)| *by != side);
        self.dispute.replaces = self.dispute.replaces.filter(|(by, _)| *by != side);
    }
}
