//! Runs, faults and stops behind the line.

use court_protocol::{
    CourtTime, Debt, Fault, GameResult, Millis, RunEvidence, Sanction, Side, Termination,
    Whereabouts,
};

use super::{Call, Made, Referee, Stop, TEN_SECONDS, TWO_EYES, TWO_TAPS, is_correction};

impl Referee {
    /// A crossing begins no stop: the judge's stopwatch does (CR-4.3-1).
    pub(super) fn crosses(&mut self, side: Side) {
        let lane = &mut self.lanes[side];
        lane.at = Whereabouts::Homeward;
        lane.crossed = Some(self.now);
        lane.calls.iter_mut().for_each(|call| call.passed = true);
    }

    /// He has completed a move: what he owed when he passed his line, he ran on with. Where nobody
    /// reports runs, he has surely passed it by the second move.
    pub(super) fn runs_on(&mut self, side: Side) {
        let moves = self.moves_of(side).count();
        let (unseen, now) = (self.runs == RunEvidence::Presumed, self.now);
        let lane = &mut self.lanes[side];
        let mut asks = false;
        for call in lane.calls.iter_mut().filter(|call| call.open && lane.stop.is_none()) {
            call.passed |= unseen && moves >= call.since + 2;
            if call.passed && call.ran_on.is_none() {
                call.ran_on = Some(now);
                asks = true;
            }
        }
        if asks {
            lane.ran_on.push(now);
        }
    }

    /// The head referee rules on the newest stop that nobody timed.
    pub(super) fn stood(&mut self, side: Side, stood: bool) {
        let lane = &mut self.lanes[side];
        let Some(moved) = lane.ran_on.pop().filter(|_| stood) else { return };
        for call in lane.calls.iter_mut().filter(|call| call.open && call.ran_on == Some(moved)) {
            call.open = false;
            lane.served += 1;
        }
    }

    pub(super) fn returns(&mut self, side: Side) {
        let lane = &mut self.lanes[side];
        if lane.stop.is_some() {
            return; // the head referee is asked whether he left; no run is complete before its end
        }
        let crossed = lane.crossed.take().is_some();
        lane.at = Whereabouts::AtBoard;
        // CR-4.2-2: the arrival pays the half run of the start, and the run he is on with it.
        if lane.owes.first() == Some(&Debt::HalfRun) {
            lane.owes.remove(0);
            if lane.owes.is_empty() {
                return;
            }
        }
        match lane.owes.first() {
            Some(Debt::FullRun) if crossed => {
                lane.owes.remove(0);
                lane.runs += 1;
            }
            None if crossed => lane.runs += 1,
            _ => {}
        }
    }

    /// The irregularity is corrected: the run of CR-4.4-4 begins.
    pub(super) fn corrects(&mut self, side: Side) {
        if let Some(place) = self.lanes[side].owes.iter().position(is_correction) {
            self.lanes[side].owes.remove(place);
            self.does(side);
            // On his way back from a run for a move that stands he goes on with that one.
            if place == 0 || self.lanes[side].crossed.is_none() {
                self.sets_out(side, Whereabouts::Outward);
            }
        }
    }

    /// A move of his while his stopwatch runs: the run it is on is not complete (CR-4.3-1).
    pub(super) fn moves_at_the_board(&mut self, side: Side) {
        let lane = &mut self.lanes[side];
        lane.moves_in_stop |= lane.stop.is_some();
    }

    /// Whoever stands behind his line has crossed it, seen by a gate or not.
    pub(super) fn stands(&mut self, side: Side) {
        let lane = &self.lanes[side];
        if lane.stop.is_some() {
            return;
        }
        if lane.crossed.is_none() && lane.at != Whereabouts::BehindLine {
            self.crosses(side);
        }
        if self.open_penalties(side) > 0 {
            self.stands_from_now(side);
        }
    }

    pub(super) fn stands_from_now(&mut self, side: Side) {
        let penalties = self.open_penalties(side);
        let left = (0..penalties).map(|_| TEN_SECONDS).sum(); // back to back (CR-4.3-3)
        self.lanes[side].stop = Some(Stop { left, since: Some(self.now), penalties });
        self.lanes[side].ran_on.clear();
    }

    pub(super) fn leaves(&mut self, side: Side) {
        let since = self.moves_of(side).count();
        let lane = &mut self.lanes[side];
        if lane.stop.take().is_some() {
            lane.crossed = None;
            lane.restarts += 1;
            for call in &mut lane.calls {
                (call.since, call.passed, call.ran_on) = (since, false, None);
            }
        }
    }

    pub(super) fn free(&mut self, side: Side) {
        let lane = &mut self.lanes[side];
        let served = lane.stop.take().map_or(0, |stop| stop.penalties);
        for call in lane.calls.iter_mut().filter(|call| call.open) {
            call.open = false;
        }
        lane.served += u8::try_from(served).expect("a game has few penalties");
        lane.restarts = 0;
    }

    pub(super) fn fault(&mut self, by: u32, side: Side, fault: &Fault, sanction: Sanction) {
        let now = self.now;
        let run = self.moves_of(side).filter(|made| made.at <= now).count();
        let same = |call: &&mut Call| {
            let near = |at: CourtTime, within: Millis| now - at <= within;
            let own = call.taps.iter().rfind(|(who, _)| *who == by);
            let together = match own {
                Some((_, at)) => near(*at, TWO_TAPS),
                None => near(call.taps[0].1, TWO_EYES),
            };
            call.fault == *fault && call.sanction == sanction && call.run == run && together
        };
        if let Some(call) = self.lanes[side].calls.iter_mut().find(same) {
            return call.taps.push((by, now));
        }
        let open = sanction == Sanction::Stop;
        let (fault, taps) = (fault.clone(), vec![(by, now)]);
        let (since, passed, ran_on) = (run, false, None);
        let call = Call { fault, sanction, run, taps, open, since, passed, ran_on };
        self.lanes[side].calls.push(call);
        match sanction {
            Sanction::Stop => {
                if let Some(stop) = &mut self.lanes[side].stop {
                    stop.left += TEN_SECONDS; // called during the stop (CR-4.3-3)
                    stop.penalties += 1;
                }
            }
            Sanction::Note | Sanction::Warning => {}
            Sanction::GiveOpponent { time } => self.give(side.other(), time),
            Sanction::TakeTime { time } => self.give(side, -time),
            Sanction::LossOfGame => {
                let result = GameResult::Won { by: side.other() };
                self.over(now, result, Termination::Penalty);
            }
        }
    }

    pub(super) fn moves_of(&self, side: Side) -> impl Iterator<Item = &Made> {
        self.moves.iter().skip(usize::from(side == Side::Black)).step_by(2)
    }

    /// Time given; what is taken leaves a millisecond.
    pub(super) fn give(&mut self, side: Side, time: Millis) {
        let least = (Millis(1) - self.left(side, self.now)).min(Millis::ZERO);
        self.clocks[side].given += time.max(least);
    }
}
