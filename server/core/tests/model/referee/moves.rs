//! Moves: made, pressed, illegal, and the ends of a game by a move.

use court_protocol::{
    BySide, CourtTime, Debt, GameResult, Millis, RunEvidence, Side, Termination, Whereabouts,
};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position};

use super::{Made, Referee, after, figure, is_correction};

impl Referee {
    pub(super) fn puts(&mut self, uci: UciMove) {
        let mover = self.to_move();
        self.moves_at_the_board(mover);
        if self.pressed_before(mover).is_some() {
            return self.completes(uci, true);
        }
        if let Some((result, by)) = self.ends(uci) {
            self.pay_by_press(mover);
            self.make(uci, Millis::ZERO);
            return self.over(self.now, result, by);
        }
        self.put = Some(uci);
    }

    pub(super) fn completes(&mut self, uci: UciMove, may_end: bool) {
        self.does(self.to_move());
        let mover = self.to_move();
        let end = self.ends(uci).filter(|_| may_end);
        if self.runs == RunEvidence::Reported {
            // A legal move shows that the irregularity is corrected; the run is still owed.
            if let Some(place) = self.lanes[mover].owes.iter().position(is_correction) {
                self.lanes[mover].owes.remove(place);
            }
        }
        self.pay_by_press(mover);
        self.make(uci, if end.is_some() { Millis::ZERO } else { self.increment });
        if end.is_none() {
            self.offers[mover.other()] = false; // his move refuses it (CR-4.4-3)
        }
        if let Some((result, by)) = end {
            self.over(self.now, result, by);
        }
        self.runs_on(mover);
    }

    /// Where runs are presumed, a press shows that they were made; not of one who makes
    /// his move while his stopwatch runs.
    pub(super) fn pay_by_press(&mut self, mover: Side) {
        let lane = &mut self.lanes[mover];
        if self.runs == RunEvidence::Reported || lane.moves_in_stop {
            return;
        }
        let paid: Vec<Debt> = lane.owes.drain(..).filter(|debt| !is_correction(debt)).collect();
        let full = paid.iter().filter(|debt| **debt == Debt::FullRun).count();
        lane.runs += u16::try_from(full).expect("a game has few runs");
        lane.taken_as_paid = paid;
    }

    /// The clock follows each press, of whoever's turn it is (CR-4.4-5).
    pub(super) fn presses_without_a_move(&mut self, side: Side) {
        self.does(side);
        let now = self.now;
        if self.corrects == Some(side) {
            // The press ends his correction.
            self.corrects(side);
            self.corrects = None;
        } else {
            self.empty[side] = Some((now, self.running()));
        }
        self.clock_goes_to(side.other(), now);
    }

    pub(super) fn clock_goes_to(&mut self, side: Side, at: CourtTime) {
        if self.running().is_some_and(|running| running != side) {
            self.stop_clocks(at);
            self.start(side, at);
        }
    }

    /// The instant of his press for a move that nobody had reported, if the clock still stands so.
    pub(super) fn pressed_before(&self, side: Side) -> Option<CourtTime> {
        let (at, _) = self.empty[side]?;
        (self.running() == Some(side.other())).then_some(at)
    }

    pub(super) fn make(&mut self, uci: UciMove, increment: Millis) {
        let mover = self.to_move();
        let pressed = self.pressed_before(mover);
        if pressed.is_none() {
            self.stop_clocks(self.now);
            self.start(mover.other(), self.now);
        }
        self.clocks[mover].given += increment;
        let then = after(&self.position(), uci);
        self.moves.push(Made { at: pressed.unwrap_or(self.now), increment, then });
        (self.put, self.corrects) = (None, None);
        self.empty = BySide::both(None);
        self.lanes[mover].moves_in_stop = false;
        self.lanes[mover].owes.push(Debt::FullRun); // CR-2.1-2
        // A player who has crossed since his press is on the run that began with it.
        let crossed = self.lanes[mover].crossed.filter(|_| self.runs == RunEvidence::Reported);
        let began = |pressed: CourtTime| crossed.is_none_or(|crossed| crossed <= pressed);
        if pressed.is_none_or(began) {
            self.sets_out(mover, Whereabouts::Outward);
        }
        self.lanes[mover.other()].taken_as_paid.clear();
    }

    /// The end of the game by a move, if it ends it.
    pub(super) fn ends(&self, uci: UciMove) -> Option<(GameResult, Termination)> {
        let drawn = |by| Some((GameResult::Drawn, by));
        let next = after(&self.position(), uci);
        if next.is_checkmate() {
            let by = self.to_move();
            return Some((GameResult::Won { by }, Termination::Checkmate));
        }
        if next.is_stalemate() {
            return drawn(Termination::Stalemate);
        }
        if next.is_insufficient_material() {
            return drawn(Termination::DeadPosition);
        }
        if self.times(&next) >= 4 {
            return drawn(Termination::FivefoldRepetition);
        }
        if next.halfmoves() >= 150 {
            return drawn(Termination::SeventyFiveMoves);
        }
        None
    }

    /// Number of times a position has stood on the board.
    pub(super) fn times(&self, position: &Chess) -> usize {
        let same = |other: &&Chess| figure(other) == figure(position);
        let first = Chess::default();
        let all = self.moves.iter().map(|made| &made.then);
        std::iter::once(&first).chain(all).filter(same).count()
    }

    pub(super) fn illegal(&mut self, confirmed: Option<bool>) {
        let mover = self.to_move();
        if confirmed == Some(false) {
            return;
        }
        self.illegal_move_of(mover, confirmed == Some(true));
    }

    /// FIDE 7.5.5 with CR-4.4-4.
    pub(super) fn illegal_move_of(&mut self, side: Side, confirmed: bool) {
        self.put = None;
        self.lanes[side].moves_in_stop = false;
        self.clock_goes_to(side, self.now); // he corrects it on his own time
        self.illegal[side] += 1;
        if self.illegal[side] > 1 {
            if confirmed {
                return self.lose(self.now, side, Termination::IllegalMoves);
            }
        } else {
            self.clocks[side.other()].given += self.costs;
        }
        self.corrects = None;
        self.owes_correction(side);
    }

    pub(super) fn owes_correction(&mut self, side: Side) {
        let lane = &mut self.lanes[side];
        // the run he is on pays for a move that stands, not for this correction
        lane.crossed = lane.crossed.filter(|_| !lane.owes.is_empty());
        lane.owes.extend([Debt::Correction, Debt::FullRun]);
        lane.taken_as_paid.clear();
    }
}
