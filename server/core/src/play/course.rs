//! The course of a round in a game: countdowns, stops, results before the seal, and corrections by
//! the head referee.

use court_protocol::{
    BySide, ClockRule, CourtTime, Debt, Evidence, FactId, GameResult, Millis, Phase, Question,
    Side, Termination, TimeRuled, Whereabouts,
};

use super::Play;
use super::clocks::{FlagAsked, Witness};
use super::position::{MoveHistory, parse_record};
use super::results::Ended;

/// The start of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Start {
    /// The game before its countdown, until a start of it is void.
    pub(super) before: Option<Box<Play>>,
    /// The first countdown's "3": nothing of the game happened before it.
    pub opened: Option<CourtTime>,
    /// The last GO, from its countdown on.
    pub go_at: Option<CourtTime>,
    /// The first GO, from its countdown on.
    pub first_go: Option<CourtTime>,
    /// White's clock has been started in this countdown.
    pub clock_started: bool,
    /// The last fact stopped the countdown, and nobody reported its GO.
    pub is_lost: bool,
}

/// The state of a stopped game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stopped {
    pub to_run: Option<Side>,
    /// Instant of the stop.
    pub since: CourtTime,
    /// The fact that stopped it.
    pub by: FactId,
}

impl Play {
    /// GO: where players run, White owes the half run to the board, Black a full one (CR-4.1-3).
    // rules: CR-4.1-3
    pub(super) fn start(&mut self, at: CourtTime) {
        self.phase = Phase::Running;
        let debts = [(self.table.first, Debt::HalfRun), (self.table.first.other(), Debt::FullRun)];
        for (side, debt) in debts.into_iter().filter(|_| self.ruleset.runs()) {
            self.runners[side].owe(debt);
            let underway = match debt {
                Debt::HalfRun => Whereabouts::Homeward,
                Debt::FullRun | Debt::Correction | Debt::TakeBack { .. } => Whereabouts::Outward,
            };
            let underway = self.runners.underway(underway);
            self.runners[side].leave(underway, at);
        }
        if self.evidence == Evidence::Table {
            for side in Side::BOTH {
                self.clocks.forget(side);
            }
        }
    }

    /// The game is over: nothing runs, and with the result all debts end (CR-4.2-3).
    pub(super) fn end(&mut self, fact: FactId, at: CourtTime, result: GameResult, by: Termination) {
        self.forget_old_times();
        self.clocks.stop(at);
        self.phase = Phase::Finished;
        let is_entered = self.result.entered_at == Some(at)
            && !matches!(by, Termination::Ruling | Termination::PlayersAgreed);
        self.result.ended = Some(Ended { fact, at, result, by, is_entered });
        if by == Termination::PlayersAgreed {
            // An entry made before the players agreed says nothing about their agreement.
            self.result.entries.retain(|entry| entry.result == result);
        }
        self.was_set(self.clocks.ruled); // nobody sets a clock that no longer counts
        self.offers.open = BySide::default();
        self.close(|asked| {
            matches!(
                asked,
                Question::LimitReached { .. }
                    | Question::WindowMissed { .. }
                    | Question::FlagExpected { .. }
                    | Question::StartLost
            )
        });
        for side in Side::BOTH {
            // CR-4.2-3: the move that ended it owes nothing, and with the result all debts end
            self.runners[side].owes.clear();
        }
    }

    /// The countdown begins; the present state comes back if the start is aborted or annulled.
    pub(super) fn count(&mut self, at: CourtTime, go_at: CourtTime) {
        match self.phase {
            Phase::Waiting => {
                self.start.before = Some(Box::new(self.clone()));
                self.start.first_go = Some(go_at);
                self.close(|asked| {
                    matches!(asked, Question::WindowMissed { .. } | Question::StartLost)
                });
            }
            Phase::Paused => {}
            // A game that an amendment rules again is past its start.
            Phase::Countdown | Phase::Running | Phase::Finished => return,
        }
        self.start.opened.get_or_insert(at);
        self.start.go_at = Some(go_at);
        self.phase = Phase::Countdown;
        self.start.clock_started = false;
    }

    /// The countdown stops before its GO: every clock is as it was before (CR-4.1-1).
    pub(super) fn abort(&mut self) {
        if self.phase != Phase::Countdown {
            return;
        }
        self.start.go_at = None;
        self.start.clock_started = false;
        if self.stopped.is_some() {
            self.phase = Phase::Paused;
        } else if let Some(before) = self.start.before.take() {
            self.phase = Phase::Waiting;
            self.start.first_go = None;
            self.start.opened = before.start.opened;
            self.clocks.restore(&before.clocks);
            if let Some(game) = &mut self.intramural {
                game.ends_at = None;
            }
            let chain_game = self.chain.game_number();
            self.runners.each_penalties(|penalties| penalties.forget_false_starts(chain_game));
        }
    }

    /// The start is void: the game waits as it did before its countdown. Properties of the board
    /// stay as they are now: its evidence level, clock rule, players and readiness.
    pub(super) fn annul(&mut self) {
        if matches!(self.phase, Phase::Waiting | Phase::Finished) {
            return;
        }
        let Some(before) = self.start.before.take() else { return };
        let now = std::mem::replace(self, *before);
        self.start.opened = now.start.opened;
        (self.evidence, self.clocks.rule) = (now.evidence, now.clocks.rule);
        (self.players, self.sweep.ready) = (now.players, now.sweep.ready);
        self.questions = now.questions;
        self.close(|asked| *asked != Question::ChiefCalled);
    }

    /// Clocks and runs stand still from an instant on. A countdown is stopped as by an abort.
    pub(super) fn stand_still(&mut self, at: CourtTime, by: FactId) {
        match self.phase {
            Phase::Running => {
                let to_run = self.clocks.running.map(|running| running.side);
                self.forget_old_times();
                self.clocks.stop(at);
                self.stopped = Some(Stopped { to_run, since: at, by });
                self.runners.each_penalties(|penalties| penalties.freeze(at));
                self.phase = Phase::Paused;
                self.start.go_at = None;
            }
            Phase::Countdown => self.abort(),
            Phase::Waiting | Phase::Paused | Phase::Finished => {}
        }
    }

    /// GO after a stop: each player keeps his place and his debts.
    pub(super) fn resume(&mut self, at: CourtTime) {
        self.phase = Phase::Running;
        self.runners.each_penalties(|penalties| penalties.go_on(at));
        let Some(stopped) = self.stopped.take() else { return };
        for side in Side::BOTH {
            if let Some(left_board) = &mut self.runners[side].left_board {
                // The time of the stop is no part of his run.
                *left_board = *left_board + (at - stopped.since);
            }
        }
        if let Some(side) = stopped.to_run {
            self.clocks.start(side, at, Witness::COURT);
        }
    }

    /// The head referee sets the clocks.
    pub(super) fn set_clocks(
        &mut self,
        at: CourtTime,
        left: BySide<Option<Millis>>,
        to_run: Option<Side>,
    ) {
        if self.result.ended.is_some() {
            return;
        }
        self.clocks.flag_asked = FlagAsked::No;
        self.leave_clock_task();
        self.clocks.may_be_set &= Side::BOTH.into_iter().any(|side| left[side].is_none());
        for side in Side::BOTH.into_iter().filter(|side| left[*side].is_some()) {
            self.clocks.ruled[side] = TimeRuled { since: Some(at), given: Millis::ZERO };
        }
        self.close(|asked| {
            matches!(
                asked,
                Question::ProposedTimes { .. }
                    | Question::ClockDiffers { .. }
                    | Question::FlagExpected { .. }
            )
        });
        self.clocks.read(left, at);
        let Some(side) = to_run else { return };
        if let Some(stopped) = &mut self.stopped {
            stopped.to_run = Some(side);
        } else if self.clocks.running.is_some_and(|running| running.side != side) {
            self.clocks.stop(at);
            self.clocks.start(side, at, Witness::COURT);
        }
        // The correction on the opponent's turn is over.
        if let Some(corrected) = self.dispute.corrects.take_if(|corrects| *corrects != side) {
            self.clocks.end_turn(corrected);
        }
    }

    /// The head referee sets the position of record. A position that chess cannot judge is shown as
    /// it is, and moves are recorded as reported.
    pub(super) fn set_position(&mut self, fen: &str) {
        (self.table.placed, self.table.last_move, self.dispute.replaces) = (None, None, None);
        let judged = parse_record(fen).expect("a position that is none is refused");
        let is_judged = judged.is_some();
        self.position_found();
        self.table.adrift = None;
        self.table.line =
            judged.filter(|_| self.evidence != Evidence::Table).map(MoveHistory::from_position);
        self.table.shown = (!is_judged).then(|| fen.to_owned());
    }

    /// True if the court's time of a side is its present time. Where nobody reports presses, a clock
    /// on the table runs on unseen unless the game stands. While a player corrects his move the
    /// opponent's clock stands, and his own does until the clock is set for the ruling. A clock whose
    /// whole time is ruled stands until it is set.
    pub(crate) fn knows_time(&self, side: Side) -> bool {
        let corrects = |side: Side| self.runners[side].owes.contains(&Debt::Correction);
        let is_set_anew = || self.clocks.ruled[side].since > self.clocks.shown[side].since;
        let stands = self.phase != Phase::Running
            || self.dispute.claim.is_some()
            || corrects(side.other())
            || corrects(side) && self.dispute.stands_until_set
            || self.clocks.rule == ClockRule::Table && is_set_anew();
        self.evidence != Evidence::Table || stands
    }

    /// Times that were read while a clock on the table ran are out of date once it stands.
    pub(super) fn forget_old_times(&mut self) {
        for side in Side::BOTH {
            if !self.knows_time(side) {
                self.clocks.forget(side);
            }
        }
    }

    /// The side whose clock runs, or runs again after a stop, as far as that is known. At a table
    /// without reported presses it is the side that has to correct a move (CR-4.4-5).
    pub(crate) fn to_run(&self) -> Option<Side> {
        let running = self.clocks.running.map(|running| running.side);
        let stopped = || self.stopped.and_then(|stopped| stopped.to_run);
        let corrects = || {
            let corrects = |side: &Side| self.runners[*side].owes.contains(&Debt::Correction);
            let is_silent = self.evidence == Evidence::Table;
            Side::BOTH.into_iter().find(|side| is_silent && corrects(side))
        };
        running.or_else(stopped).or_else(corrects)
    }

    /// Returns the instant at which a clock ran out before the board was stopped, with its side.
    pub(crate) fn ran_out_before_the_stop(&self) -> Option<(Side, CourtTime)> {
        let Stopped { to_run, since, .. } = self.stopped?;
        let side = to_run.filter(|_| self.clocks.rule == ClockRule::Court)?;
        let left = self.clocks.left[side].filter(|left| *left <= Millis::ZERO)?;
        Some((side, since + left))
    }
}
