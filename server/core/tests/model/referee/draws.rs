//! Draws offered, agreed and claimed; claims of the opponent's irregularities.

use court_protocol::{
    BySide, Claim, CourtTime, Debt, GameResult, RunEvidence, Side, Termination, Whereabouts,
};

use super::{Referee, Waiting};

impl Referee {
    pub(super) fn card(&mut self, side: Side) {
        let beyond = matches!(self.lanes[side].at, Whereabouts::Homeward | Whereabouts::BehindLine);
        let away = self.runs == RunEvidence::Reported && beyond;
        if self.moves.len() >= 2 && !away && !self.offers[side] && self.cards[side] > 0 {
            self.cards[side] -= 1;
            self.offers[side] = true;
        }
    }

    pub(super) fn accepts(&mut self, side: Side) {
        if self.offers[side.other()] {
            self.over(self.now, GameResult::Drawn, Termination::Agreement);
        }
    }

    pub(super) fn refuses(&mut self, side: Side) {
        self.offers[side.other()] = false;
    }

    pub(super) fn agreed(&mut self) {
        if self.moves.len() >= 2 {
            self.over(self.now, GameResult::Drawn, Termination::Agreement);
        }
    }

    // --- claims ---

    pub(super) fn claims(&mut self, side: Side, claim: &Claim, upheld: bool, ruled_at: CourtTime) {
        let offender = side.other();
        let press = self.empty[side].filter(|_| self.pressed_before(side).is_some());
        self.empty = BySide::both(None);
        if let Claim::Threefold { .. } = claim {
            return self.claims_repetition(side);
        }
        let moved_since = !self.moves.is_empty() && self.to_move() == offender;
        if moved_since && matches!(claim, Claim::TouchMove | Claim::MovedBeforeRun) {
            return; // too late (FIDE 4.8)
        }
        // He presses the opponent's clock (CR-4.4-4), or has just done so with no move of his own.
        let (pressed, ran) = press.unwrap_or((self.now, self.running()));
        let left = self.left(offender, pressed);
        self.clock_goes_to(offender, pressed);
        let turn = self.to_move();
        if !upheld {
            self.waiting = Some(Waiting { side, ruled_at, ran, left });
            return;
        }
        let takes_back = matches!(claim, Claim::TouchMove | Claim::MovedBeforeRun);
        if takes_back && !self.moves.is_empty() {
            let made = self.moves.pop().expect("there is one");
            self.put = None;
            self.lanes[side].moves_in_stop = false;
            self.clocks[offender].given -= made.increment; // CR-4.4-5
            let unmade = *claim == Claim::MovedBeforeRun;
            let lane = &mut self.lanes[offender];
            if let Some(place) = lane.owes.iter().rposition(|debt| *debt == Debt::FullRun) {
                lane.owes.remove(place);
            }
            if unmade {
                let unpaid = lane.taken_as_paid.clone();
                let full = unpaid.iter().filter(|debt| **debt == Debt::FullRun).count();
                lane.runs -= u16::try_from(full).expect("a game has few runs");
                lane.owes.splice(0..0, unpaid);
            }
            self.corrects = None;
        } else {
            // On his own turn the claimant gets the clock back by the press that ends the correction.
            self.corrects = (turn == side).then_some(offender);
        }
        self.owes_correction(offender);
    }

    pub(super) fn claim_rejected(&mut self, at: CourtTime) {
        let Some(waiting) = self.waiting.take() else { return };
        let Waiting { side, ran, left, .. } = waiting;
        let offender = side.other();
        if ran == Some(side) {
            let now = self.left(offender, at);
            self.clocks[offender].given += left - now;
            self.stop_clocks(at);
            self.start(side, at);
        }
    }

    pub(super) fn claims_repetition(&mut self, side: Side) {
        if self.to_move() != side || self.put.is_some() {
            return;
        }
        if self.times(&self.position()) >= 3 {
            return self.over(self.now, GameResult::Drawn, Termination::ThreefoldRepetition);
        }
        self.clocks[side.other()].given += self.costs;
        if self.moves.len() >= 2 {
            self.offers[side] = true; // FIDE 9.1.2.3
        }
    }
}
