//! The effects of claims and illegal moves: moves taken back, clocks pressed without a move,
//! corrections owed.

use court_protocol::{BySide, Claim, CourtTime, Debt, Evidence, Question, Side, Whereabouts};

use super::Play;
use super::clocks::{FlagAsked, Running, Witness};
use super::dispute::{EmptyPress, Irregular, Pending, Treated};
use super::position::MoveHistory;
use crate::notation::Notation;
use crate::record::{ClaimVerdict, Tick};

impl Play {
    /// True if a claim was told before, by whatever device: it is one claim, however it was ruled.
    /// Where nobody reports deeds at the board, a claim more than three seconds later is a new one.
    pub(crate) fn is_claim_heard(&self, side: Side, claim: &Claim) -> bool {
        self.evidence != Evidence::Table
            && self.dispute.heard[side].iter().any(|(heard, _)| heard == claim)
    }

    /// A deed of `side` at the board: what the opponent claims from here on is a new claim. The
    /// effects of an upheld claim have its own instant and are no such deed.
    pub(super) fn hear_anew(&mut self, at: CourtTime, side: Side) {
        self.dispute.heard[side.other()].retain(|(_, since)| *since >= at);
    }

    /// The clock is pressed with no move on the board: it turns, and the turn stays (CR-4.4-5).
    pub(super) fn pressed_without_move(&mut self, at: CourtTime, side: Side) {
        self.dispute.empty[side] = Some(EmptyPress { at, stopped: self.running_now(at) });
        self.clocks.flag_asked = FlagAsked::No;
        self.let_run(Some(side.other()), at);
    }

    /// The press of `side` after which no move has been reported, if the clock is as it left it.
    pub(crate) fn empty_press(&self, side: Side) -> Option<EmptyPress> {
        self.dispute.empty[side].filter(|_| self.to_run() == Some(side.other()))
    }

    /// The correction of `side` is over, and it is the opponent's turn: his clock runs, without an
    /// increment (CR-4.4-5).
    pub(super) fn handed_back(&mut self, at: CourtTime, side: Side) {
        self.dispute.corrects = None;
        self.clocks.flag_asked = FlagAsked::No;
        self.let_run(Some(side.other()), at);
        self.clocks.end_turn(side);
    }

    /// The clock of `side` runs from an instant on; in a stopped game it will run after the stop.
    /// No clock runs where none ran.
    pub(super) fn let_run(&mut self, side: Option<Side>, at: CourtTime) {
        match &mut self.stopped {
            Some(stopped) if stopped.to_run.is_some() => stopped.to_run = side,
            Some(_) => {}
            None => self.clocks.switch_to(side, at, self.witness),
        }
    }

    /// An illegal move is no move: its maker's clock runs while he corrects it.
    pub(super) fn illegal(&mut self, at: CourtTime, side: Side, uci: Option<Notation>) {
        self.table.placed = None;
        self.let_run(Some(side), at);
        self.dispute.illegal[side] = self.dispute.illegal[side].saturating_add(1);
        self.dispute.replaces =
            self.dispute.replaces.filter(|(by, _)| *by == side).or(uci.map(|uci| (side, uci)));
        self.dispute.irregular = uci.map(|uci| Irregular::new(side, uci, at, Treated::Counted));
    }

    /// The pawn of an illegal move becomes a queen. The clock of the move counts from this ruling
    /// on. The time between its press and the claim is charged to the opponent alone.
    pub(super) fn queened(&mut self, at: CourtTime, side: Side, queen: Notation) {
        self.clocks.anchor(side, at);
        if let Some(seen) = &mut self.dispute.irregular {
            seen.uci = queen;
        }
    }

    /// The arbiter waits for the opponent's move, whose clock has been pressed.
    pub(super) fn wait(&mut self, at: CourtTime, side: Side, uci: Notation) {
        self.table.placed = None;
        let used = self.clocks.used_in_turn(side, at);
        self.pressed_without_move(at, side);
        self.table.not_made(side, uci, at, self.witness.device);
        self.dispute.irregular =
            Some(Irregular { used, ..Irregular::new(side, uci, at, Treated::Waits) });
    }

    pub(super) fn illegal_stands(
        &mut self,
        ply: u16,
        side: Side,
        uci: Notation,
        pressed: CourtTime,
        clock: Tick,
    ) {
        if self.dispute.irregular.is_some_and(|seen| seen.treated == Treated::Counted) {
            self.dispute.illegal[side] = self.dispute.illegal[side].saturating_sub(1);
        }
        let owes = &mut self.runners[side].owes;
        if let Some(place) = owes.iter().rposition(|owed| *owed == Debt::Correction) {
            owes.remove(place);
            drop_last_run(owes);
        }
        self.close(|asked| matches!(asked, Question::IllegalMove { side: by, .. } if *by == side));
        let before = self.match_board();
        if let Some(line) = self.table.line.take() {
            (self.table.line, self.table.adrift) = line.force(uci);
        }
        self.count_capture(ply, side, before.as_ref());
        let turned = self.to_run() == Some(side.other());
        self.dispute.irregular = None;
        self.complete(pressed, side, ply, Some((uci, uci)), (clock, turned));
    }

    pub(super) fn take_back(&mut self, side: Side, unpaid: &[Debt]) {
        let Some(made) = self.table.moves.pop() else { return };
        self.table.ply = made.ply - 1;
        (self.table.placed, self.table.last_move, self.table.touched) = (None, None, None);
        self.dispute.announced = None;
        self.table.adrift = self.table.adrift_before.take();
        let is_kept = self.table.adrift.is_none()
            && self.table.line.as_mut().is_some_and(MoveHistory::take_back);
        if !is_kept {
            self.table.line = None;
        }
        self.uncount_captures();
        self.clocks.take_increment(side, made.clock.given);
        let runner = &mut self.runners[side];
        drop_last_run(&mut runner.owes);
        runner.owes.splice(0..0, unpaid.iter().copied());
        let runs = unpaid.iter().filter(|debt| **debt == Debt::FullRun).count();
        runner.runs = runner.runs.saturating_sub(u16::try_from(runs).unwrap_or(u16::MAX));
    }

    pub(super) fn press_was_no_move(&mut self, side: Side) {
        let Some(made) = self.table.moves.pop() else { return };
        self.table.last_move = None;
        self.table.ply = made.ply - 1;
        self.clocks.unpress(side, made.clock, made.at);
        if let Some(refused) = self.offers.moved_on.take() {
            self.offers.open[refused] = true;
        }
        // No question about his run before that move is open any more.
        self.questions.retain(|open| {
            open.at != made.at || open.question != Question::MovedBeforeRun { side }
        });
        drop_last_run(&mut self.runners[side].owes);
        self.runners[side].stand(Whereabouts::AtBoard, made.at);
    }

    /// `side` refused the opponent's offer by taking the card, or by the move of this instant. A
    /// press that proves to be no move has refused nothing.
    pub(super) fn draw_refused(&mut self, side: Side, at: CourtTime) {
        let moved = self.table.moves.last().is_some_and(|last| last.at == at);
        self.offers.moved_on = moved.then_some(side.other());
        self.offers.open[side.other()] = false;
    }

    /// A claim: the opponent's clock runs while it waits, or none where the position is claimed.
    pub(super) fn claimed(
        &mut self,
        at: CourtTime,
        side: Side,
        claim: &Claim,
        pressed: Option<CourtTime>,
    ) {
        let empty = self.empty_press(side).filter(|empty| Some(empty.at) == pressed);
        self.dispute.empty = BySide::default();
        let Some(pressed) = pressed else { return };
        let left = BySide::from_fn(|side| self.clocks.left_at(side, pressed));
        let running = empty.map_or_else(|| self.running_now(pressed), |empty| empty.stopped);
        self.dispute.claim =
            Some(Pending { side, claim: claim.clone(), at, pressed, left, running });
        self.let_run(claim.is_irregularity().then_some(side.other()), pressed);
    }

    /// An upheld or annulled claim leaves the clocks as the claim set them. A rejected one lets
    /// them go on as before it.
    pub(super) fn claim_ruled(
        &mut self,
        at: CourtTime,
        side: Side,
        claim: &Claim,
        verdict: ClaimVerdict,
    ) {
        let pending = self.dispute.claim.take();
        if verdict == ClaimVerdict::Upheld {
            if let Some(irregular) = self.dispute.irregular.filter(|seen| seen.side != side)
                && *claim == Claim::IllegalMove
                && self.dispute.illegal[irregular.side] < 2
            {
                self.close(|asked| matches!(asked, Question::IllegalMove { side, .. } if *side == irregular.side));
                self.dispute.irregular = None;
            }
            return;
        }
        let Some(Pending { pressed, running: Some(running), .. }) = pending else { return };
        let stands_with = self.clocks.running.map(|running| running.side);
        match &mut self.stopped {
            Some(stopped) => stopped.to_run = Some(running.side),
            None if stands_with == Some(running.side) => {}
            None => self.clocks.run_on(running, pressed, at),
        }
    }

    /// The clock that runs, or would run in a stopped game, if none has run since it was `pressed`.
    fn running_now(&self, pressed: CourtTime) -> Option<Running> {
        let stopped = self.stopped.and_then(|stopped| stopped.to_run);
        let stopped = stopped.map(|side| Running { side, since: pressed, witness: Witness::COURT });
        self.clocks.running.or(stopped)
    }
}

/// Drops the run owed for a move, if it was not made.
fn drop_last_run(owes: &mut Vec<Debt>) {
    if let Some(place) = owes.iter().rposition(|owed| *owed == Debt::FullRun) {
        owes.remove(place);
    }
}
